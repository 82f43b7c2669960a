/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `AZ
Aguila|5320
Ajo|5321
Alpine|5920
Amado|5645
Apache Junction|5117,5119-5120,5178
Arivaca|5601
Arizona City|5123
Arlington|5322
Ash Fork|6320
Avondale|5323,5392
Bagdad|6321
Bapchule|5121
Bellemont|6015
Benson|5602
Bisbee|5603
Black Canyon City|5324
Blue|5922
Blue Gap|6520
Bouse|5325
Bowie|5605
Buckeye|5326,5396
Bullhead City|6429-6430,6439,6442
Bylas|5530
Cameron|6020
Camp Verde|6322
Carefree|5377
Casa Grande|5122,5130,5193-5194
Cashion|5329
Catalina|5738
Cave Creek|5327,5331
Central|5531
Chambers|6502
Chandler|5224-5226,5244,5246,5248-5249,5286
Chandler Heights|5127
Chinle|6503
Chino Valley|6323
Chloride|6431
Cibecue|5911
Cibola|5328
Clarkdale|6324
Clay Springs|5923
Claypool|5532
Clifton|5533
Cochise|5606
Colorado City|6021
Concho|5924
Congress|5332
Coolidge|5128
Cornville|6325
Cortaro|5652
Cottonwood|6326
Crown King|6343
Dateland|5333
Dennehotso|6535
Dewey|6327
Dolan Springs|6441
Douglas|5607-5608,5655
Dragoon|5609
Duncan|5534
Eagar|5925
Eden|5535
Ehrenberg|5334
El Mirage|5335
Elfrida|5610
Elgin|5611
Eloy|5131
Flagstaff|6001-6005,6011
Florence|5132
Forest Lakes|5931
Fort Apache|5926
Fort Defiance|6504
Fort Huachuca|5613,5670
Fort McDowell|5264
Fort Mohave|6426-6427
Fort Thomas|5536
Fountain Hills|5268-5269
Fredonia|6022
Gadsden|5336
Ganado|6505
Gila Bend|5337
Gilbert|5233-5234,5295-5299
Glendale|5301-5308,5310-5312,5318
Globe|5501-5502
Gold Canyon|5118
Golden Valley|6413
Goodyear|5338,5395
Grand Canyon|6023
Gray Mountain|6016
Green Valley|5614,5622
Greer|5927
Hackberry|6411
Happy Jack|6024
Hayden|5135
Heber|5928
Hereford|5615
Higley|5236
Holbrook|6025
Hotevilla|6030
Houck|6506
Huachuca City|5616
Hualapai|6412
Humboldt|6329
Indian Wells|6031
Jerome|6331
Joseph City|6032
Kaibeto|6053
Kayenta|6033
Keams Canyon|6034
Kearny|5137
Kingman|6401-6402,6409
Kirkland|6332
Kykotsmovi Village|6039
Lake Havasu City|6403-6406
Lake Montezuma|6342
Lakeside|5929
Laveen|5339
Leupp|6035
Litchfield Park|5340
Littlefield|6432
Lukachukai|6507
Luke Air Force Base|5309
Lukeville|5341
Lupton|6508
Mammoth|5618
Many Farms|6538
Marana|5653,5658
Marble Canyon|6036
Maricopa|5138-5139
Mayer|6333
Mc Neal|5617
McNary|5930
Meadview|6444
Mesa|5201-5216,5274-5275,5277
Miami|5539
Mohave Valley|6440,6446
Morenci|5540
Mormon Lake|6038
Morristown|5342
Mount Lemmon|5619
Munds Park|6017
Naco|5620
Nazlini|6540
New River|5087
Nogales|5621,5628,5662
North Rim|6052
Nutrioso|5932
Oatman|6433
Oracle|5623
Overgaard|5933
Page|6040
Palo Verde|5343
Paradise Valley|5253
Parker|5344
Parks|6018
Patagonia|5624
Paulden|6334
Payson|5541,5547
Peach Springs|6434
Pearce|5625
Peoria|5345,5380-5383,5385
Peridot|5542
Petrified Forest Natl Pk|6028
Phoenix|5001-5046,5048,5050-5051,5053-5054,5060-5076,5078-5080,5082-5083,5085-5086,5097-5098
Picacho|5141
Pima|5543
Pine|5544
Pinedale|5934
Pinetop|5935
Pinon|6510
Pirtleville|5626
Polacca|6042
Pomerene|5627
Poston|5371
Prescott|6301-6305,6313
Prescott Valley|6312,6314-6315
Quartzsite|5346,5359
Queen Creek|5142
Red Rock|5145
Red Valley|6544
Rillito|5654
Rimrock|6335
Rio Rico|5648
Rio Verde|5263
Rock Point|6545
Roll|5347
Roosevelt|5545
Round Rock|6547
Sacaton|5147
Safford|5546,5548
Sahuarita|5629
Salome|5348
San Carlos|5550
San Luis|5349
San Manuel|5631
San Simon|5632
San Tan Valley|5140,5143-5144
Sanders|6512
Sasabe|5633
Scottsdale|5250-5252,5254-5262,5266-5267,5271
Second Mesa|6043
Sedona|6336,6339-6341,6351
Seligman|6337
Sells|5634
Shonto|6054
Show Low|5901-5902
Sierra Vista|5635-5636,5650,5671
Skull Valley|6338
Snowflake|5937
Solomon|5551
Somerton|5350
Sonoita|5637
Springerville|5938
St. David|5630
St. Johns|5936
St. Michaels|6511
Stanfield|5172
Sun City|5351,5372-5373
Sun City West|5375-5376
Sun Valley|6029
Supai|6435
Superior|5173
Surprise|5374,5378-5379,5387-5388
Tacna|5352
Taylor|5939
Teec Nos Pos|6514
Tempe|5280-5285,5287-5288
Temple Bar Marina|6443
Thatcher|5552
Tolleson|5353
Tombstone|5638
Tonalea|6044
Tonopah|5354
Tonto Basin|5553
Topawa|5639
Topock|6436
Tortilla Flat|5190
Tsaile|6556
Tuba City|6045
Tubac|5646
Tucson|5701-5726,5728,5730-5737,5739-5752,5754-5757,5775
Tumacacori|5640
Vail|5641
Valentine|6437
Valley Farms|5191
Vernon|5940
Waddell|5355
Wellton|5356
Wenden|5357
White Mountain Lake|5912
Whiteriver|5941
Wickenburg|5358,5390
Wikieup|5360
Willcox|5643-5644
Williams|6046
Willow Beach|6445
Window Rock|6515
Winkelman|5192
Winslow|6047
Wittmann|5361
Woodruff|5942
Yarnell|5362
Young|5554
Youngtown|5363
Yucca|6438
Yuma|5364-5367,5369
CO
Agate|101
Aguilar|1020
Akron|720
Alamosa|1101-1102
Allenspark|510
Alma|420
Almont|1210
Amherst|721
Anton|801
Antonito|1120
Arapahoe|802
Arboles|1121
Arlington|1021
Arriba|804
Arvada|1-7
Aspen|1611-1612
Atwood|722
Ault|610
Aurora|10-19,40-42,44-47
Austin|1410
Avon|1620
Avondale|1022
Bailey|421
Basalt|1621
Battlement Mesa|1636
Bayfield|1122
Bedrock|1411
Bellvue|512
Bennett|102
Berthoud|513
Bethune|805
Beulah|1023
Black Hawk|422
Blanca|1123
Boncarbo|1024
Bond|423
Boone|1025
Boulder|301-310,314
Branson|1027
Breckenridge|424
Briggsdale|611
Brighton|601-603
Broomfield|20-21,23,38
Brush|723
Buena Vista|1211
Buffalo Creek|425
Burlington|807
Burns|426
Byers|103
Cahone|1320
Calhan|808
Campo|1029
Canon City|1212,1215
Capulin|1124
Carbondale|1623
Carr|612
Cascade|809
Castle Rock|104,108-109
Cedaredge|1413
Center|1125
Central City|427
Chama|1126
Cheraw|1030
Cheyenne Wells|810
Chromo|1128
Cimarron|1220
Clark|428
Clifton|1520
Climax|429
Coal Creek|1221
Coaldale|1222
Coalmont|430
Collbran|1624
Colorado City|1019
Colorado Springs|901-939,941-942,944,946-947,949-951,960,962,970,977,995,997
Commerce City|22,37
Como|432
Conejos|1129
Conifer|433
Cope|812
Cortez|1321
Cory|1414
Cotopaxi|1223
Cowdrey|434
Craig|1625-1626
Crawford|1415
Creede|1130
Crested Butte|1224-1225
Crestone|1131
Cripple Creek|813
Crook|726
Crowley|1033-1034
Dacono|514
De Beque|1630
Deer Trail|105
Del Norte|1132
Delta|1416
Denver|201-212,214-239,243-244,246-252,256-257,259-266,271,273-274,281,290-291,293-294,299
Dillon|435
Dinosaur|1610,1633
Divide|814
Dolores|1323
Dove Creek|1324
Drake|515
Dumont|436
Dupont|24
Durango|1301-1303
Eads|1036
Eagle|1631
Eastlake|614
Eaton|615
Eckert|1418
Eckley|727
Edwards|1632
Egnar|1325
Elbert|106
Eldorado Springs|25
Elizabeth|107
Empire|438
Englewood|110-113,150-151,155
Erie|516
Estes Park|511,517
Evans|620
Evergreen|437,439
Fairplay|440
Firestone|520
Flagler|815
Fleming|728
Florence|1226,1290
Florissant|816
Fort Collins|521-528,553
Fort Garland|1133
Fort Lupton|621
Fort Lyon|1038
Fort Morgan|701
Fountain|817
Fowler|1039
Franktown|116
Fraser|442
Frederick|530
Frisco|443
Fruita|1521
Galeton|622
Gardner|1040
Gateway|1522
Genoa|818
Georgetown|444
Gilcrest|623
Gill|624
Glade Park|1523
Glen Haven|532
Glenwood Springs|1601-1602
Golden|401-403,419
Granada|1041
Granby|446
Grand Junction|1501-1507
Grand Lake|447
Granite|1228
Grant|448
Greeley|631-634,638-639
Green Mountain Falls|819
Grover|729
Guffey|820
Gunnison|1230-1231
Gypsum|1637
Hamilton|1638
Hartman|1043
Hartsel|449
Hasty|1044
Haswell|1045
Haxtun|731
Hayden|1639
Henderson|640
Hereford|732
Hesperus|1326
Hillrose|733
Hillside|1232
Hoehne|1046
Holly|1047
Holyoke|734
Homelake|1135
Hooper|1136
Hot Sulphur Springs|451
Hotchkiss|1419
Howard|1233
Hudson|642
Hugo|821
Hygiene|533
Idaho Springs|452
Idalia|735
Idledale|453
Ignacio|1137
Iliff|736
Indian Hills|454
Jamestown|455
Jaroso|1138
Jefferson|456
Joes|822
Johnstown|534
Julesburg|737
Karval|823
Keenesburg|643
Kersey|644
Kim|1049
Kiowa|117
Kirk|824
Kit Carson|825
Kittredge|457
Kremmling|459
La Jara|1140
La Junta|1050
La Salle|645
La Veta|1055
Lafayette|26
Lake City|1235
Lake George|827
Lamar|1052
Laporte|535
Larkspur|118
Las Animas|1054
Lazear|1420
Leadville|461
Lewis|1327
Limon|826,828
Lindon|740
Littleton|120-123,125-130,160-163,165-166
Livermore|536
Log Lane Village|705
Loma|1524
Lone Tree|124
Longmont|501-504
Louisville|27
Louviers|131
Loveland|537-539
Lucerne|646
Lyons|540
Mack|1525
Manassa|1141
Mancos|1328
Manitou Springs|829
Manzanola|1058
Marvel|1329
Masonville|541
Matheson|830
Maybell|1640
Mc Clave|1057
Mc Coy|463
Mead|542
Meeker|1641
Meredith|1642
Merino|741
Mesa|1643
Mesa Verde National Park|1330
Milliken|543
Minturn|1645
Model|1059
Moffat|1143
Molina|1646
Monarch|1227
Monte Vista|1144
Montrose|1401-1403
Monument|132
Morrison|465
Mosca|1146
Nathrop|1236
Naturita|1422
Nederland|466
New Castle|1647
New Raymer|742
Niwot|544
Norwood|1423
Nucla|1424
Nunn|648
Oak Creek|467
Ohio City|1237
Olathe|1425
Olney Springs|1062
Ophir|1426
Orchard|649
Ordway|1063
Otis|743
Ouray|1427
Ovid|744
Padroni|745
Pagosa Springs|1147,1157
Palisade|1526
Palmer Lake|133
Paoli|746
Paonia|1428
Parachute|1635
Paradox|1429
Parker|134,138
Parlin|1239
Parshall|468
Peetz|747
Penrose|1240
Peyton|831
Phippsburg|469
Pierce|650
Pine|470
Pinecliffe|471
Pitkin|1241
Placerville|1430
Platteville|651
Pleasant View|1331
Poncha Springs|1242
Powderhorn|1243
Pritchett|1064
Pueblo|1001-1012
Ramah|832
Rand|473
Rangely|1648
Red Cliff|1649
Red Feather Lakes|545
Redvale|1431
Rico|1332
Ridgway|1432
Rifle|1650
Rockvale|1244
Rocky Ford|1067
Roggen|652
Rollinsville|474
Romeo|1148
Rush|833
Rye|1069
Saguache|1149
Salida|1201
San Luis|1152
Sanford|1151
Sargents|1248
Sedalia|135
Sedgwick|749
Seibert|834
Severance|546
Shawnee|475
Sheridan Lake|1071
Silt|1652
Silver Plume|476
Silverthorne|497-498
Silverton|1433
Simla|835
Slater|1653
Snowmass|1654
Snowmass Village|1615
Snyder|750
Somerset|1434
South Fork|1154
Springfield|1073
Steamboat Springs|477,487-488
Sterling|751
Stoneham|754
Strasburg|136
Stratton|836
Sugar City|1076
Swink|1077
Tabernash|478
Telluride|1435
Thornton|241
Timnath|547
Toponas|479
Towaoc|1334
Trinchera|1081
Trinidad|1082
Twin Lakes|1251
Two Buttes|1084
Usaf Academy|840-841
Vail|1657-1658
Vernon|755
Victor|860
Vilas|1087
Villa Grove|1155
Vona|861
Walden|480
Walsenburg|1089
Walsh|1090
Ward|481
Watkins|137
Weldona|653
Wellington|549
Westcliffe|1252
Westminster|30-31,35-36
Weston|1091
Wetmore|1253
Wheat Ridge|33-34
Whitewater|1527
Wiggins|654
Wild Horse|862
Wiley|1092
Windsor|550-551
Winter Park|482
Wolcott|1655
Woodland Park|863,866
Woodrow|757
Woody Creek|1656
Wray|758
Yampa|483
Yellow Jacket|1335
Yoder|864
Yuma|759
ID
Aberdeen|3210
Ahsahka|3520
Albion|3311
Almo|3312
American Falls|3211
Arbon|3212
Arco|3213
Arimo|3214
Ashton|3420
Athol|3801
Atlanta|3601
Atomic City|3215
Avery|3802
Bancroft|3217
Banks|3602
Basalt|3218
Bayview|3803
Bellevue|3313
Bern|3220
Blackfoot|3221
Blanchard|3804
Bliss|3314
Bloomington|3223
Boise|3701-3709,3711-3713,3715-3717,3719-3720,3722,3724-3726,3728-3729,3731-3732,3735,3756,3799
Bonners Ferry|3805
Bovill|3806
Bruneau|3604
Buhl|3316
Burley|3318
Calder|3808
Caldwell|3605-3607
Cambridge|3610
Carey|3320
Careywood|3809
Carmen|3462
Cascade|3611
Castleford|3321
Cataldo|3810
Challis|3226
Chester|3421
Clark Fork|3811
Clarkia|3812
Clayton|3227
Clifton|3228
Cobalt|3229
Cocolalla|3813
Coeur d'Alene|3814-3816
Colburn|3865
Conda|3230
Coolin|3821
Corral|3322
Cottonwood|3522
Council|3612
Craigmont|3523
Culdesac|3524
Dayton|3232
Deary|3823
Declo|3323
Desmet|3824
Dietrich|3324
Dingle|3233
Donnelly|3615
Dover|3825
Downey|3234
Driggs|3422
Dubois|3423
Eagle|3616
Eastport|3826
Eden|3325
Elk City|3525
Elk River|3827
Ellis|3235
Emmett|3617
Fairfield|3327
Felt|3424
Fenn|3531
Ferdinand|3526
Fernwood|3830
Filer|3328
Firth|3236
Fish Haven|3287
Fort Hall|3203
Franklin|3237
Fruitland|3619
Garden City|3714
Garden Valley|3622
Genesee|3832
Geneva|3238
Georgetown|3239
Gibbonsville|3463
Glenns Ferry|3623
Gooding|3330
Grace|3241
Grand View|3624
Grangeville|3530
Greencreek|3533
Greenleaf|3626
Hagerman|3332
Hailey|3333
Hamer|3425
Hammett|3627
Hansen|3334
Harrison|3833
Harvard|3834
Hayden|3835
Hazelton|3335
Heyburn|3336
Hill City|3337
Holbrook|3243
Homedale|3628
Hope|3836
Horseshoe Bend|3629
Howe|3244
Huston|3630
Idaho City|3631
Idaho Falls|3401-3406,3415
Indian Valley|3632
Inkom|3245
Iona|3427
Irwin|3428
Island Park|3429
Jerome|3338
Juliaetta|3535
Kamiah|3536
Kellogg|3837
Kendrick|3537
Ketchum|3340
Kimberly|3341
King Hill|3633
Kingston|3839
Kooskia|3539
Kootenai|3840
Kuna|3634
Laclede|3841
Lake Fork|3635
Lapwai|3540
Lava Hot Springs|3246
Leadore|3464
Lemhi|3465
Lenore|3541
Letha|3636
Lewiston|3501
Lewisville|3431
Lowman|3637
Lucile|3542
Mackay|3251
Macks Inn|3433
Malad City|3252
Malta|3342
Marsing|3639
May|3253
McCall|3638
McCammon|3250
Medimont|3842
Melba|3641
Menan|3434
Meridian|3642,3646,3680
Mesa|3643
Middleton|3644
Midvale|3645
Minidoka|3343
Monteview|3435
Montpelier|3254
Moore|3255
Moreland|3256
Moscow|3843-3844
Mountain Home|3647
Mountain Home AFB|3648
Moyie Springs|3845
Mullan|3846
Murphy|3650
Murray|3874
Murtaugh|3344
Nampa|3651-3653,3686-3687
Naples|3847
New Meadows|3654
New Plymouth|3655
Newdale|3436
Nezperce|3543
Nordman|3848
North Fork|3466
Notus|3656
Oakley|3346
Ola|3657
Oldtown|3822
Orofino|3544
Osburn|3849
Paris|3261
Parker|3438
Parma|3660
Paul|3347
Payette|3661
Peck|3545
Picabo|3348
Pierce|3546
Pinehurst|3850
Pingree|3262
Placerville|3666
Plummer|3851
Pocatello|3201-3202,3204-3206,3209
Pollock|3547
Ponderay|3852
Porthill|3853
Post Falls|3854,3877
Potlatch|3855
Preston|3263
Priest River|3856
Princeton|3857
Rathdrum|3858
Reubens|3548
Rexburg|3440-3441,3460
Richfield|3349
Rigby|3442
Riggins|3549
Ririe|3443
Roberts|3444
Rockland|3271
Rogerson|3302
Rupert|3350
Sagle|3860
Salmon|3467
Sandpoint|3864
Santa|3866
Shelley|3274
Shoshone|3352
Shoup|3469
Silverton|3867
Smelterville|3868
Soda Springs|3276
Spencer|3446
Spirit Lake|3869
Springfield|3277
St. Anthony|3445
St. Charles|3272
St. Maries|3861
Stanley|3278
Star|3669
Stites|3552
Sugar City|3448
Sun Valley|3353-3354
Swan Valley|3449
Swanlake|3281
Sweet|3670
Tendoy|3468
Tensed|3870
Terreton|3450
Teton|3451
Tetonia|3452
Thatcher|3283
Troy|3871
Twin Falls|3301,3303
Ucon|3454
Victor|3455
Viola|3872
Wallace|3873
Warren|3671
Wayan|3285
Weippe|3553
Weiser|3672
Wendell|3355
Weston|3286
White Bird|3554
Wilder|3676
Winchester|3555
Worley|3876
Yellow Pine|3677
NM
Abiquiu|7510
Alamogordo|8310-8311
Albuquerque|7101-7116,7119-7123,7125,7131,7151,7153-7154,7158,7176,7181,7184-7185,7187,7190-7199
Alcalde|7511
Algodones|7001
Alto|8312
Amalia|7512
Amistad|8410
Angel Fire|7710
Animas|8020
Anthony|8021
Anton Chico|7711
Aragon|7820
Arenas Valley|8022
Arrey|7930
Arroyo Hondo|7513
Arroyo Seco|7514
Artesia|8210-8211
Aztec|7410
Bard|8411
Bayard|8023
Belen|7002
Bent|8314
Berino|8024
Bernalillo|7004
Blanco|7412
Bloomfield|7413
Bluewater|7005
Bosque|7006
Bosque Farms|7068
Brimhall|7310
Broadview|8112
Buckhorn|8025
Buena Vista|7712
Caballo|7931
Canjilon|7515
Cannon AFB|8103
Canones|7516
Capitan|8316
Caprock|8213
Capulin|8414
Carlsbad|8220-8221
Carrizozo|8301
Carson|7517
Casa Blanca|7007
Causey|8113
Cebolla|7518
Cedar Crest|7008
Cedarvale|7009
Cerrillos|7010
Cerro|7519
Chacon|7713
Chama|7520
Chamberino|8027
Chamisal|7521
Chaparral|8081
Chimayo|7522
Church Rock|7311
Cimarron|7714
Claunch|7011
Clayton|8415
Cleveland|7715
Cliff|8028
Clines Corners|7070
Cloudcroft|8317
Clovis|8101-8102
Cochiti Lake|7083
Cochiti Pueblo|7072
Columbus|8029
Conchas Dam|8416
Continental Divide|7312
Cordova|7523
Corona|8318
Corrales|7048
Costilla|7524
Counselor|7018
Coyote|7012
Crossroads|8114
Crownpoint|7313
Cuba|7013
Cubero|7014
Cuervo|8417
Datil|7821
Deming|8030-8031
Derry|7933
Des Moines|8418
Dexter|8230
Dixon|7527
Dona Ana|8032
Dora|8115
Dulce|7528
Eagle Nest|7718
Edgewood|7015
El Prado|7529
El Rito|7530
Elephant Butte|7935
Elida|8116
Embudo|7531
Encino|8321
Espanola|7532-7533
Estancia|7016
Eunice|8231
Fairacres|8033
Farmington|7401-7402,7499
Faywood|8034
Fence Lake|7315
Flora Vista|7415
Floyd|8118
Folsom|8419
Fort Bayard|8036
Fort Stanton|8323
Fort Sumner|8119
Fort Wingate|7316
Fruitland|7416
Gallina|7017
Gallup|7301-7302,7305
Gamerco|7317
Garfield|7936
Garita|8421
Gila|8038
Gladstone|8422
Glencoe|8324
Glenwood|8039
Glorieta|7535
Grady|8120
Grants|7020
Grenville|8424
Guadalupita|7722
Hachita|8040
Hagerman|8232
Hanover|8041
Hatch|7937
Hernandez|7537
High Rolls Mountain Park|8325
Hillsboro|8042
Hobbs|8240-8242,8244
Holloman Air Force Base|8330
Holman|7723
Hondo|8336
Hope|8250
House|8121
Hurley|8043
Ilfeld|7538
Isleta|7022
Jal|8252
Jamestown|7347
Jarales|7023
Jemez Pueblo|7024
Jemez Springs|7025
Kenna|8122
Kirtland|7417
Kirtland AFB|7117
La Jara|7027
La Joya|7028
La Loma|7724
La Luz|8337
La Madera|7539
La Mesa|8044
La Plata|7418
Laguna|7026
Lake Arthur|8253
Lakewood|8254
Lamy|7540
Las Cruces|8001,8003-8007,8011-8013
Las Vegas|7701
Lemitar|7823
Lincoln|8338
Lindrith|7029
Lingo|8123
Llano|7543
Loco Hills|8255
Logan|8426
Lordsburg|8045
Los Alamos|7544-7545
Los Lunas|7031
Los Ojos|7551
Loving|8256
Lovington|8260
Luna|7824
Magdalena|7825
Malaga|8263
Maljamar|8264
Maxwell|7728
Mayhill|8339
McAlister|8427
McDonald|8262
McIntosh|7032
Medanales|7548
Melrose|8124
Mentmore|7319
Mescalero|8340
Mesilla|8046
Mesilla Park|8047
Mesquite|8048
Mexican Springs|7320
Miami|7729
Milan|7021
Mills|7730
Milnesand|8125
Mimbres|8049
Montezuma|7731
Monticello|7939
Monument|8265
Mora|7732
Moriarty|7035
Mosquero|7733
Mountainair|7036
Mule Creek|8051
Nageezi|7037
Nara Visa|8430
Navajo|7328
Navajo Dam|7419
New Laguna|7038
Newcomb|7455
Newkirk|8431
Nogal|8341
Ocate|7734
Ohkay Owingeh|7566
Ojo Caliente|7549
Ojo Feliz|7735
Organ|8052
Orogrande|8342
Paguate|7040
Pecos|7552
Pena Blanca|7041
Penasco|7553
Pep|8126
Peralta|7042
Petaca|7554
Picacho|8343
Pie Town|7827
Pinehill|7357
Pinon|8344
Pinos Altos|8053
Placitas|7043
Playas|8009
Polvadera|7828
Ponderosa|7044
Portales|8130
Prewitt|7045
Pueblo of Acoma|7034
Quay|8433
Quemado|7829
Questa|7556
Radium Springs|8054
Rainsville|7736
Ramah|7321
Ranchos De Taos|7557
Raton|7740
Red River|7558
Redrock|8055
Regina|7046
Rehoboth|7322
Reserve|7830
Ribera|7560
Rincon|7940
Rio Rancho|7124,7144,7174
Rociada|7742
Rodeo|8056
Rogers|8132
Roswell|8201-8203
Rowe|7562
Roy|7743
Ruidoso|8345,8355
Ruidoso Downs|8346
Sacramento|8347
Salem|7941
San Acacia|7831
San Antonio|7832
San Cristobal|7564
San Fidel|7049
San Jon|8434
San Jose|7565
San Miguel|8058
San Patricio|8348
San Rafael|7051
San Ysidro|7053
Sandia Park|7047
Sanostee|7461
Santa Clara|8026
Santa Cruz|7567
Santa Fe|7501-7509,7592,7594
Santa Rosa|8435
Santa Teresa|8008
Santo Domingo Pueblo|7052
Sapello|7745
Sedan|8436
Serafina|7569
Sheep Springs|7364
Shiprock|7420
Silver City|8061-8062
Smith Lake|7365
Socorro|7801
Solano|7746
Spaceport City|7654
Springer|7747
St. Vrain|8133
Stanley|7056
Sunland Park|8063
Sunspot|8349
Taiban|8134
Taos|7571
Taos Ski Valley|7525
Tatum|8267
Tererro|7573
Tesuque|7574
Texico|8135
Thoreau|7323
Tierra Amarilla|7575
Tijeras|7059
Timberon|8350
Tinnie|8351
Tohatchi|7325
Tome|7060
Torreon|7061
Trampas|7576
Trementina|8439
Tres Piedras|7577
Truchas|7578
Truth or Consequences|7901
Tucumcari|8401
Tularosa|8352
Tyrone|8065
Ute Park|7749
Vadito|7579
Vado|8072
Valdez|7580
Vallecitos|7581
Valmora|7750
Vanderwagen|7326
Vaughn|8353
Veguita|7062
Velarde|7582
Villanueva|7583
Wagon Mound|7752
Waterflow|7421
Watrous|7753
Weed|8354
White Rock|7547
White Sands Missile Range|8002
Whites City|8268
Willard|7063
Williamsburg|7942
Winston|7943
Yatahey|7375
Yeso|8136
Youngsville|7064
Zuni|7327
NV
Alamo|9001
Amargosa Valley|9020
Austin|9310
Baker|9311
Battle Mountain|9820
Beatty|9003
Blue Diamond|9004
Boulder City|9005-9006
Bunkerville|9007
Cal Nev Ari|9039
Caliente|9008
Carlin|9822
Carson City|9701-9703,9705-9706,9711-9714,9721
Coyote Springs|9037
Crescent Valley|9821
Crystal Bay|9402
Dayton|9403
Deeth|9823
Denio|9404
Duckwater|9314
Dyer|9010
Elko|9801-9803
Ely|9301,9315
Empire|9405
Eureka|9316
Fallon|9406-9407,9496
Fernley|9408
Gabbs|9409
Gardnerville|9410,9460
Genoa|9411
Gerlach|9412
Glenbrook|9413
Golconda|9414
Goldfield|9013
Hawthorne|9415
Henderson|9002,9009,9011-9012,9014-9016,9044,9052-9053,9074,9077
Hiko|9017
Imlay|9418
Incline Village|9450-9452
Indian Springs|9018,9070
Jackpot|9825
Jarbidge|9826
Jean|9019,9026
Lamoille|9828
Las Vegas|9101-9162,9164-9166,9169-9170,9173,9177-9180,9183,9185,9193,9195,9199
Laughlin|9028-9029
Logandale|9021
Lovelock|9419
Lund|9317
Luning|9420
Manhattan|9022
Mc Dermitt|9421
Mc Gill|9318
Mercury|9023
Mesquite|9024,9027,9034
Mina|9422
Minden|9423
Moapa|9025,9067
Montello|9830
Mountain City|9831
Nellis AFB|9191
Nixon|9424
North Las Vegas|9030-9033,9036,9081,9084-9087
Orovada|9425
Overton|9040
Owyhee|9832
Pahrump|9041,9048,9060-9061
Panaca|9042
Paradise Valley|9426
Pioche|9043
Reno|9501-9513,9515,9519-9521,9523,9533,9555,9557,9570,9595,9599
Round Mountain|9045
Ruby Valley|9833
Ruth|9319
Schurz|9427
Searchlight|9046
Silver City|9428
Silver Springs|9429
Silverpeak|9047
Sloan|9054
Smith|9430
Sparks|9431-9432,9434-9437,9441
Spring Creek|9815
Stateline|9449
Sun Valley|9433
The Lakes|8901,8905,9163
Tonopah|9049
Tuscarora|9834
Valmy|9438
Verdi|9439
Virginia City|9440
Wadsworth|9442
Washoe Valley|9704
Wellington|9444
Wells|9835
West Wendover|9883
Winnemucca|9445-9446
Yerington|9447
Zephyr Cove|9448
TX
El Paso|8510-8515,8517-8521,8523-8536,8538-8550,8553-8563,8565-8590,8595
UT
Alpine|4004
Altamont|4001
Alton|4710
Altonah|4002
American Fork|4003
Aneth|4510
Annabella|4711
Antimony|4712
Aurora|4620
Axtell|4621
Bear River City|4301
Beaver|4713
Beryl|4714
Bicknell|4715
Bingham Canyon|4006
Blanding|4511
Bluebell|4007
Bluff|4512
Bonanza|4008
Boulder|4716
Bountiful|4010-4011
Brian Head|4719
Brigham City|4302
Bryce|4764
Cache Junction|4304
Cannonville|4718
Castle Dale|4513
Cedar City|4720-4721
Cedar Valley|4013
Centerfield|4622
Centerville|4014
Central|4722
Chester|4623
Circleville|4723
Cisco|4515
Clarkston|4305
Clawson|4516
Clearfield|4015-4016,4089
Cleveland|4518
Coalville|4017
Collinston|4306
Corinne|4307
Cornish|4308
Croydon|4018
Dammeron Valley|4783
Delta|4624
Deweyville|4309
Draper|4020
Duchesne|4021
Duck Creek Village|4762
Dugway|4022
Dutch John|4023
Eagle Mountain|4005
East Carbon|4520
Echo|4024
Eden|4310
Elberta|4626
Elmo|4521
Elsinore|4724
Emery|4522
Enterprise|4725
Ephraim|4627
Escalante|4726
Eureka|4628
Fairview|4629
Farmington|4025
Fayette|4630
Ferron|4523
Fielding|4311
Fillmore|4631
Fort Duchesne|4026
Fountain Green|4632
Fruitland|4027
Garden City|4028
Garland|4312
Garrison|4728
Glendale|4729
Glenwood|4730
Goshen|4633
Grantsville|4029
Green River|4525
Greenville|4731
Greenwich|4732
Grouse Creek|4313
Gunlock|4733
Gunnison|4634
Hanksville|4734
Hanna|4031
Hatch|4735
Heber City|4032
Helper|4526
Henefer|4033
Henrieville|4736
Herriman|4096
Hildale|4784
Hill AFB|4056
Hinckley|4635
Holden|4636
Honeyville|4314
Hooper|4315
Howell|4316
Huntington|4528
Huntsville|4317
Hurricane|4737
Hyde Park|4318
Hyrum|4319
Ibapah|4034
Ivins|4738
Jensen|4035
Joseph|4739
Junction|4740
Kamas|4036
Kanab|4741
Kanarraville|4742
Kanosh|4637
Kaysville|4037
Kenilworth|4529
Kingston|4743
Koosharem|4744
La Sal|4530
La Verkin|4745
Lake Powell|4533
Laketown|4038
Lapoint|4039
Layton|4040-4041
Leamington|4638
Leeds|4746
Lehi|4043,4048
Levan|4639
Lewiston|4320
Lindon|4042
Loa|4747
Logan|4321-4323,4341
Lyman|4749
Lynndyl|4640
Magna|4044
Manila|4046
Manti|4642
Mantua|4324
Mapleton|4664
Marysvale|4750
Mayfield|4643
Meadow|4644
Mendon|4325
Mexican Hat|4531
Midvale|4047
Midway|4049
Milford|4751
Millville|4326
Minersville|4752
Moab|4532
Modena|4753
Mona|4645
Monroe|4754
Montezuma Creek|4534
Monticello|4535
Monument Valley|4536
Morgan|4050
Moroni|4646
Mount Carmel|4755
Mount Pleasant|4647
Mountain Home|4051
Myton|4052
Neola|4053
Nephi|4648
New Harmony|4757
Newcastle|4756
Newton|4327
North Salt Lake|4054
Oak City|4649
Oakley|4055
Ogden|4201,4244,4401-4405,4407-4409,4412,4414-4415
Orangeville|4537
Orderville|4758
Orem|4057-4059,4097
Panguitch|4759
Paradise|4328
Paragonah|4760
Park City|4060,4068,4098
Park Valley|4329
Parowan|4761
Payson|4651
Peoa|4061
Pine Valley|4781
Pleasant Grove|4062
Plymouth|4330
Portage|4331
Price|4501
Providence|4332
Provo|4601-4606
Randlett|4063
Randolph|4064
Redmond|4652
Richfield|4701
Richmond|4333
Riverside|4334
Riverton|4065
Rockville|4763
Roosevelt|4066
Roy|4067
Rush Valley|4069
Salem|4653
Salina|4654
Salt Lake City|4101-4118,4121-4127,4129-4134,4136,4138-4139,4141,4143,4145,4147-4148,4150-4152,4157-4158,4165,4170-4171,4180,4184,4189-4190,4199
Sandy|4070,4090-4094
Santa Clara|4765
Santaquin|4655
Saratoga Springs|4045
Scipio|4656
Sevier|4766
Sigurd|4657
Smithfield|4335
Snowville|4336
South Jordan|4009,4095
Spanish Fork|4660
Spring City|4662
Springdale|4767
Springville|4663
St. George|4770-4771,4790-4791
Sterling|4665
Stockton|4071
Summit|4772
Sunnyside|4539
Syracuse|4075
Tabiona|4072
Talmage|4073
Teasdale|4773
Thompson|4540
Tooele|4074
Toquerville|4774
Torrey|4775
Tremonton|4337
Trenton|4338
Tridell|4076
Tropic|4776
Vernal|4078-4079
Vernon|4080
Veyo|4782
Virgin|4779
Wales|4667
Wallsburg|4082
Washington|4780
Wellington|4542
Wellsville|4339
Wendover|4083
West Jordan|4081,4084,4088
West Valley City|4119-4120,4128
Whiterocks|4085
Willard|4340
Woodruff|4086
Woods Cross|4087
WY
Afton|3110
Aladdin|2710
Albin|2050
Alcova|2620
Alpine|3128
Alta|3414
Alva|2711
Arapahoe|2510
Arminto|2630
Arvada|2831
Auburn|3111
Baggs|2321
Bairoil|2322
Banner|2832
Basin|2410
Bedford|3112
Beulah|2712
Big Horn|2833
Big Piney|3113
Bondurant|2922
Bosler|2051
Boulder|2923
Buffalo|2834
Buford|2052
Burlington|2411
Burns|2053
Byron|2412
Carpenter|2054
Casper|2601-2602,2604-2605,2609
Centennial|2055
Cheyenne|2001-2003,2006-2010
Chugwater|2210
Clearmont|2835
Cody|2414
Cokeville|3114
Cora|2925
Cowley|2420
Crowheart|2512
Daniel|3115
Dayton|2836
Deaver|2421
Devils Tower|2714
Diamondville|3116
Dixon|2323
Douglas|2633
Dubois|2513
Edgerton|2635
Elk Mountain|2324
Emblem|2422
Encampment|2325
Etna|3118
Evanston|2930-2931
Evansville|2636
Fairview|3119
Farson|2932
Fe Warren AFB|2005
Fort Bridger|2933
Fort Laramie|2212
Fort Washakie|2514
Four Corners|2715
Frannie|2423
Freedom|3120
Frontier|3121
Garrett|2058
Gillette|2716-2718
Glendo|2213
Glenrock|2637
Granger|2934
Granite Canon|2059
Green River|2935
Greybull|2426
Grover|3122
Guernsey|2214
Hanna|2327
Hartville|2215
Hawk Springs|2217
Hiland|2638
Hillsdale|2060
Horse Creek|2061
Hudson|2515
Hulett|2720
Huntley|2218
Hyattville|2428
Jackson|3001-3002
Jay Em|2219
Jeffrey City|2310
Jelm|2063
Kaycee|2639
Kelly|3011
Kemmerer|3101
Kinnear|2516
Kirby|2430
La Barge|3123
Lagrange|2221
Lance Creek|2222
Lander|2520
Laramie|2070-2073
Leiter|2837
Linch|2640
Lingle|2223
Little America|2929
Lonetree|2936
Lost Springs|2224
Lovell|2431
Lusk|2225
Lyman|2937
Lysite|2642
Manderson|2432
Manville|2227
Mc Kinnon|2938
Medicine Bow|2329
Meeteetse|2433
Meriden|2081
Midwest|2643
Mills|2644
Moorcroft|2721
Moose|3012
Moran|3013
Mountain View|2939
Natrona|2646
Newcastle|2701
Opal|3124
Osage|2723
Otto|2434
Parkman|2838
Pavillion|2523
Pine Bluffs|2082
Pinedale|2941
Point of Rocks|2942
Powder River|2648
Powell|2435
Ralston|2440
Ranchester|2839
Rawlins|2301
Recluse|2725
Reliance|2943
Riverton|2501
Robertson|2944
Rock River|2083
Rock Springs|2901-2902
Rozet|2727
Saddlestring|2840
Saratoga|2331
Savery|2332
Shawnee|2229
Shell|2441
Sheridan|2801
Shirley Basin|2615
Shoshoni|2649
Sinclair|2334
Smoot|3126
St. Stephens|2524
Story|2842
Sundance|2729
Superior|2945
Ten Sleep|2442
Teton Village|3025
Thayne|3127
Thermopolis|2443
Tie Siding|2084
Torrington|2240
Upton|2730
Van Tassell|2242
Veteran|2243
Walcott|2335
Wamsutter|2336
Wapiti|2450
Weston|2731
Wheatland|2201
Wilson|3014
Wolf|2844
Worland|2401
Wright|2732
Wyarno|2845
Yellowstone National Park|2190
Yoder|2244`
