/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `AK
Adak|9546
Akiachak|9551
Akiak|9552
Akutan|9553
Alakanuk|9554
Aleknagik|9555
Allakaket|9720
Ambler|9786
Anaktuvuk Pass|9721
Anchor Point|9556
Anchorage|9501-9504,9507-9511,9513-9524,9529-9530,9599,9695
Anderson|9744
Angoon|9820
Aniak|9557
Anvik|9558
Arctic Village|9722
Atka|9547
Atqasuk|9791
Auke Bay|9821
Barrow|9723
Beaver|9724
Bethel|9559
Bettles Field|9726
Big Lake|9652
Brevig Mission|9785
Buckland|9727
Cantwell|9729
Central|9730
Chalkyitsik|9788
Chefornak|9561
Chevak|9563
Chicken|9732
Chignik|9564
Chignik Lagoon|9565
Chignik Lake|9548
Chitina|9566
Chugiak|9567
Circle|9733
Clam Gulch|9568
Clarks Point|9569
Clear|9704
Coffman Cove|9918
Cold Bay|9571
Cooper Landing|9572
Copper Center|9573
Cordova|9574
Craig|9921
Crooked Creek|9575
Deering|9736
Delta Junction|9737
Denali National Park|9755
Dillingham|9576
Douglas|9824
Dutch Harbor|9692
Eagle|9738
Eagle River|9577
Eek|9578
Egegik|9579
Eielson AFB|9702
Ekwok|9580
Elfin Cove|9825
Elim|9739
Emmonak|9581
Ester|9725
Fairbanks|9701,9706-9712,9775,9790
False Pass|9583
Fort Greely|9731
Fort Wainwright|9703
Fort Yukon|9740
Gakona|9586
Galena|9741
Gambell|9742
Girdwood|9587
Glennallen|9588
Goodnews Bay|9589
Grayling|9590
Gustavus|9826
Haines|9827
Healy|9743
Holy Cross|9602
Homer|9603
Hoonah|9829
Hooper Bay|9604
Hope|9605
Houston|9694
Hughes|9745
Huslia|9746
Hydaburg|9922
Hyder|9923
Iliamna|9606
Indian|9540
Jber|9505-9506
Juneau|9801-9803,9811-9812,9850
Kake|9830
Kaktovik|9747
Kalskag|9607
Kaltag|9748
Karluk|9608
Kasigluk|9609
Kasilof|9610
Kenai|9611
Ketchikan|9901,9950
Kiana|9749
King Cove|9612
King Salmon|9613
Kipnuk|9614
Kivalina|9750
Klawock|9925
Kobuk|9751
Kodiak|9615,9619,9697
Kongiganak|9545
Kotlik|9620
Kotzebue|9752
Koyuk|9753
Koyukuk|9754
Kwethluk|9621
Kwigillingok|9622
Lake Minchumina|9757
Larsen Bay|9624
Levelock|9625
Lower Kalskag|9626
Manley Hot Springs|9756
Manokotak|9628
Marshall|9585
Mc Grath|9627
Mekoryuk|9630
Metlakatla|9926
Meyers Chuck|9903
Minto|9758
Moose Pass|9631
Mountain Village|9632
Naknek|9633
Napakiak|9634
Nenana|9760
New Stuyahok|9636
Nightmute|9690
Nikiski|9635
Nikolai|9691
Nikolski|9638
Ninilchik|9639
Noatak|9761
Nome|9762
Nondalton|9640
Noorvik|9763
North Pole|9705
Northway|9764
Nuiqsut|9789
Nulato|9765
Nunam Iqua|9666
Nunapitchuk|9641
Old Harbor|9643
Ouzinkie|9644
Palmer|9645
Pedro Bay|9647
Pelican|9832
Perryville|9648
Petersburg|9833
Pilot Point|9649
Pilot Station|9650
Platinum|9651
Point Baker|9927
Point Hope|9766
Point Lay|9759
Port Alexander|9836
Port Alsworth|9653
Port Heiden|9549
Port Lions|9550
Prudhoe Bay|9734
Quinhagak|9655
Rampart|9767
Red Devil|9656
Ruby|9768
Russian Mission|9657
Salcha|9714
Sand Point|9661
Savoonga|9769
Scammon Bay|9662
Selawik|9770
Seldovia|9663
Seward|9664
Shageluk|9665
Shaktoolik|9771
Shishmaref|9772
Shungnak|9773
Sitka|9835
Skagway|9840
Skwentna|9667
Sleetmute|9668
Soldotna|9669
South Naknek|9670
St. George Island|9591
St. Marys|9658
St. Michael|9659
St. Paul Island|9660
Stebbins|9671
Sterling|9672
Stevens Village|9774
Sutton|9674
Takotna|9675
Talkeetna|9676
Tanacross|9776
Tanana|9777
Tatitlek|9677
Teller|9778
Tenakee Springs|9841
Thorne Bay|9919
Togiak|9678
Tok|9780
Toksook Bay|9637
Trapper Creek|9683
Tuluksak|9679
Tuntutuliak|9680
Tununak|9681
Two Rivers|9716
Tyonek|9682
Unalakleet|9684
Unalaska|9685
Valdez|9686
Venetie|9781
Wainwright|9782
Wales|9783
Ward Cove|9928
Wasilla|9623,9629,9654,9687
White Mountain|9784
Whittier|9693
Willow|9688
Wrangell|9929
Yakutat|9689
CA
Acampo|5220
Acton|3510
Adelanto|2301
Adin|6006
Agoura Hills|1301,1376
Aguanga|2536
Ahwahnee|3601
Alameda|4501-4502
Alamo|4507
Albany|4706
Albion|5410
Alderpoint|5511
Alhambra|1801-1804,1896,1899
Aliso Viejo|2656,2698
Alleghany|5910
Alpaugh|3201
Alpine|1901,1903
Alta|5701
Altadena|1001,1003
Altaville|5221
Alturas|6101
Alviso|5002
Amador City|5601
Amboy|2304
American Canyon|4503
Anaheim|2801-2809,2812,2814-2817,2825,2850,2899
Anderson|6007
Angels Camp|5222
Angelus Oaks|2305
Angwin|4508
Annapolis|5412
Antelope|5843
Antioch|4509,4531
Anza|2539
Apple Valley|2307-2308
Applegate|5703
Aptos|5001,5003
Arbuckle|5912
Arcadia|1006-1007,1066,1077
Arcata|5518,5521
Armona|3202
Arnold|5223
Aromas|5004
Arroyo Grande|3420-3421
Artesia|701-702
Artois|5913
Arvin|3203
Atascadero|3422-3423
Atherton|4027
Atwater|5301
Atwood|2811
Auberry|3602
Auburn|5602-5604
Avalon|704
Avenal|3204
Avery|5224
Avila Beach|3424
Azusa|1702
Badger|3603
Baker|2309
Bakersfield|3301-3309,3311-3314,3380,3383-3390
Baldwin Park|1706
Ballico|5303
Bangor|5914
Banning|2220
Bard|2222
Barstow|2311-2312
Bass Lake|3604
Bayside|5524
Beale AFB|5903
Beaumont|2223
Beckwourth|6129
Belden|5915
Bell|202
Bell Gardens|201
Bella Vista|6008
Bellflower|706-707
Belmont|4002
Belvedere Tiburon|4920
Ben Lomond|5005
Benicia|4510
Benton|3512
Berkeley|4701-4705,4707-4710,4712,4720
Berry Creek|5916
Bethel Island|4511
Beverly Hills|209-213
Bieber|6009
Big Bar|6010
Big Bear City|2314
Big Bear Lake|2315
Big Bend|6011
Big Creek|3605
Big Oak Flat|5305
Big Pine|3513
Big Sur|3920
Biggs|5917
Biola|3606
Birds Landing|4512
Bishop|3514-3515
Blairsden Graeagle|6103
Blocksburg|5514
Bloomington|2316
Blue Jay|2317
Blue Lake|5525
Blythe|2225-2226
Bodega|4922
Bodega Bay|4923
Bodfish|3205
Bolinas|4924
Bonita|1902,1908
Bonsall|2003
Boonville|5415
Boron|3516,3596
Borrego Springs|2004
Boulder Creek|5006
Boulevard|1905
Boyes Hot Springs|5416
Bradley|3426
Brandeis|3064
Branscomb|5417
Brawley|2227
Brea|2821-2823
Brentwood|4513
Bridgeport|3517
Bridgeville|5526
Brisbane|4005
Brookdale|5007
Brooks|5606
Browns Valley|5918
Brownsville|5919
Bryn Mawr|2318
Buellton|3427
Buena Park|620-622,624
Burbank|1501-1508,1510,1521-1523,1526
Burlingame|4010-4011
Burney|6013
Burnt Ranch|5527
Burrel|3607
Burson|5225
Butte City|5920
Buttonwillow|3206
Byron|4514
Cabazon|2230
Calabasas|1302,1372
Calexico|2231-2232
Caliente|3518
California City|3504-3505
California Hot Springs|3207
Calimesa|2320
Calipatria|2233
Calistoga|4515
Callahan|6014
Calpella|5418
Calpine|6124
Camarillo|3010-3012
Cambria|3428
Camino|5709
Camp Meeker|5419
Camp Nelson|3208
Camp Pendleton|2055
Campbell|5008-5009,5011
Campo|1906
Campo Seco|5226
Camptonville|5922
Canby|6015
Canoga Park|1303-1305,1309
Cantil|3519
Cantua Creek|3608
Canyon|4516
Canyon Country|1351,1386-1387
Canyon Dam|5923
Capay|5607
Capistrano Beach|2624
Capitola|5010
Cardiff by the Sea|2007
Carlotta|5528
Carlsbad|2008-2011,2013,2018
Carmel|3922-3923
Carmel Valley|3924
Carmel by the Sea|3921
Carmichael|5608-5609
Carnelian Bay|6140
Carpinteria|3013-3014
Carson|745-747,749,895
Caruthers|3609
Casmalia|3429
Caspar|5420
Cassel|6016
Castaic|1310,1384
Castella|6017
Castro Valley|4546,4552
Castroville|5012
Cathedral City|2234-2235
Catheys Valley|5306
Cayucos|3430
Cazadero|5421
Cedar Glen|2321
Cedar Ridge|5924
Cedarpines Park|2322
Cedarville|6104
Ceres|5307
Cerritos|703
Challenge|5925
Chatsworth|1311,1313
Chester|6020
Chicago Park|5712
Chico|5926-5929,5973,5976
Chilcoot|6105
Chinese Camp|5309
Chino|1708,1710
Chino Hills|1709
Chowchilla|3610
Chualar|3925
Chula Vista|1909-1915,1921
Cima|2323
Citrus Heights|5610-5611,5621
City of Industry|1714-1716
Claremont|1711
Clarksburg|5612
Clayton|4517
Clearlake|5422
Clearlake Oaks|5423
Clearlake Park|5424
Clements|5227
Clio|6106
Clipper Mills|5930
Cloverdale|5425
Clovis|3611-3613,3619
Coachella|2236
Coalinga|3210
Coarsegold|3614
Cobb|5426
Coleville|6107
Colfax|5713
Coloma|5613
Colton|2324
Columbia|5310
Colusa|5932
Comptche|5427
Compton|220-224
Concord|4518-4522,4524,4527,4529
Cool|5614
Copperopolis|5228
Corcoran|3212
Corning|6021
Corona|2877-2883
Corona Del Mar|2625
Coronado|2118,2178
Corte Madera|4925,4976
Costa Mesa|2626-2628
Cotati|4931
Cottonwood|6022
Coulterville|5311
Courtland|5615
Covelo|5428
Covina|1722-1724
Coyote|5013
Crescent City|5531-5532
Crescent Mills|5934
Cressey|5312
Crestline|2325
Creston|3432
Crockett|4525
Crows Landing|5313
Culver City|230-233
Cupertino|5014-5015
Cutler|3615
Cutten|5534
Cypress|630
Daggett|2327
Daly City|4014-4017
Dana Point|2629
Danville|4506,4526
Darwin|3522
Davenport|5017
Davis|5616-5618
Davis Creek|6108
Death Valley|2328
Deer Park|4576
Del Mar|2014
Del Rey|3616
Delano|3215-3216
Delhi|5315
Denair|5316
Descanso|1916
Desert Center|2239
Desert Hot Springs|2240-2241
Diablo|4528
Diamond Bar|1765
Diamond Springs|5619
Dillon Beach|4929
Dinuba|3618
Discovery Bay|4505
Dixon|5620
Dobbins|5935
Dodgertown|90
Dorris|6023
Dos Palos|3620
Dos Rios|5429
Douglas City|6024
Douglas Flat|5229
Downey|239-242
Downieville|5936
Doyle|6109
Drytown|5699
Duarte|1008-1010
Dublin|4568
Ducor|3218
Dulzura|1917
Duncans Mills|5430
Dunlap|3621
Dunnigan|5937
Dunsmuir|6025
Durham|5938
Dutch Flat|5714
Eagleville|6110
Earlimart|3219
Earp|2242
East Irvine|2650
Echo Lake|5721
Edison|3220
Edwards|3523-3524
El Cajon|2019-2022
El Centro|2243-2244
El Cerrito|4530
El Dorado|5623
El Dorado Hills|5762
El Granada|4018
El Monte|1731-1732,1734-1735
El Nido|5317
El Portal|5318
El Segundo|245
El Sobrante|4803,4820
El Toro|2609
El Verano|5433
Eldridge|5431
Elk|5432
Elk Creek|5939
Elk Grove|5624,5757-5759
Elmira|5625
Elverta|5626
Emeryville|4608,4662
Emigrant Gap|5715
Empire|5319
Encinitas|2023-2024
Encino|1316,1416,1426,1436
Escalon|5320
Escondido|2025-2027,2029-2030,2033,2046
Esparto|5627
Essex|2332
Etna|6027
Eureka|5501-5503
Exeter|3221
Fair Oaks|5628
Fairfax|4930,4978
Fairfield|4533-4534
Fall River Mills|6028
Fallbrook|2028,2088
Farmersville|3223
Farmington|5230
Fawnskin|2333
Feather Falls|5940
Fellows|3224
Felton|5018
Ferndale|5536
Fiddletown|5629
Fields Landing|5537
Fillmore|3015-3016
Finley|5435
Firebaugh|3622
Fish Camp|3623
Five Points|3624
Floriston|6111
Flournoy|6029
Folsom|5630,5763
Fontana|2331,2334-2337
Foothill Ranch|2610
Forbestown|5941
Forest Falls|2339
Forest Knolls|4933
Forest Ranch|5942
Foresthill|5631
Forestville|5436
Forks of Salmon|6031
Fort Bidwell|6112
Fort Bragg|5437
Fort Dick|5538
Fort Irwin|2310
Fort Jones|6032
Fortuna|5540
Fountain Valley|2708,2728
Fowler|3625
Frazier Park|3225
Freedom|5019
Fremont|4536-4539,4555
French Camp|5231
French Gulch|6033
Fresno|3650,3701-3712,3714-3718,3720-3730,3737,3740-3741,3744-3745,3747,3750,3755,3760-3761,3764-3765,3771-3779,3786,3790-3794,3844,3888
Friant|3626
Fullerton|2831-2838
Fulton|5439
Galt|5632
Garberville|5542
Garden Grove|2840-2846
Garden Valley|5633
Gardena|247-249
Gasquet|5543
Gazelle|6034
Georgetown|5634
Gerber|6035
Geyserville|5441
Gilroy|5020-5021
Glen Ellen|5442
Glencoe|5232
Glendale|1201-1210,1221-1222,1225-1226
Glendora|1740-1741
Glenhaven|5443
Glenn|5943
Glennville|3226
Gold Run|5717
Goleta|3116-3118,3199
Gonzales|3926
Goodyears Bar|5944
Goshen|3227
Granada Hills|1344,1394
Grand Terrace|2313
Granite Bay|5746
Grass Valley|5945,5949
Graton|5444
Green Valley Lake|2341
Greenbrae|4904
Greenfield|3927
Greenview|6037
Greenville|5947
Greenwood|5635
Grenada|6038
Gridley|5948
Grimes|5950
Grizzly Flats|5636
Groveland|5321
Grover Beach|3433,3483
Guadalupe|3434
Gualala|5445
Guasti|1743
Guatay|1931
Guerneville|5446
Guinda|5637
Gustine|5322
Hacienda Heights|1745
Half Moon Bay|4019
Hamilton City|5951
Hanford|3230,3232
Happy Camp|6039
Harbor City|710
Harmony|3435
Hat Creek|6040
Hathaway Pines|5233
Hawaiian Gardens|716
Hawthorne|250-251
Hayfork|6041
Hayward|4540-4545,4557
Healdsburg|5448
Heber|2249
Helendale|2342
Helm|3627
Hemet|2543-2546
Herald|5638
Hercules|4547
Herlong|6113
Hermosa Beach|254
Hesperia|2340,2344-2345
Hickman|5323
Hidden Valley Lake|5467
Highland|2346
Hilmar|5324
Hinkley|2347
Hollister|5023-5024
Holt|5234
Holtville|2250
Holy City|5026
Homeland|2548
Homewood|6141
Honeydew|5545
Hood|5639
Hoopa|5546
Hopland|5449
Hornbrook|6044
Hornitos|5325
Hughson|5326
Hume|3628
Huntington Beach|2605,2615,2646-2649
Huntington Park|255
Huron|3234
Hyampom|6046
Hydesville|5547
Idyllwild|2549
Igo|6047
Imperial|2251
Imperial Beach|1932-1933
Independence|3526
Indian Wells|2210
Indio|2201-2203
Inglewood|301-312
Inverness|4937
Inyokern|3527
Ione|5640
Irvine|2602-2604,2606,2612,2614,2616-2620,2623,2697
Isleton|5641
Ivanhoe|3235
Jackson|5642
Jacumba|1934
Jamestown|5327
Jamul|1935
Janesville|6114
Jenner|5450
Johannesburg|3528
Jolon|3928
Joshua Tree|2252
Julian|2036
Junction City|6048
June Lake|3529
Kaweah|3237
Keeler|3530
Keene|3531
Kelseyville|5451
Kentfield|4914
Kenwood|5452
Kerman|3630
Kernville|3238
Kettleman City|3239
Keyes|5328
King City|3930
Kings Beach|6143
Kings Canyon National Pk|3633
Kingsburg|3631
Kirkwood|5646
Kit Carson|5644
Klamath|5548
Klamath River|6050
Kneeland|5549
Knights Landing|5645
Knightsen|4548
Korbel|5550
Kyburz|5720
La Canada Flintridge|1011-1012
La Crescenta|1214,1224
La Grange|5329
La Habra|631-633
La Honda|4020
La Jolla|2037-2039,2092-2093
La Mesa|1941-1944
La Mirada|637-639
La Palma|623
La Puente|1744,1746-1747,1749
La Quinta|2247-2248,2253
La Verne|1750
Ladera Ranch|2694
Lafayette|4549
Laguna Beach|2651-2652
Laguna Hills|2653-2654
Laguna Niguel|2607,2677
Laguna Woods|2637
Lagunitas|4938
Lake Arrowhead|2352
Lake City|6115
Lake Elsinore|2530-2532
Lake Forest|2630
Lake Hughes|3532
Lake Isabella|3240
Lakehead|6051
Lakeport|5453
Lakeshore|3634
Lakeside|2040
Lakewood|711-715
Lamont|3241
Lancaster|3534-3536,3539,3584,3586
Landers|2285
Larkspur|4939,4977
Lathrop|5330
Laton|3242
Lawndale|260-261
Laytonville|5454
Le Grand|5333
Lebec|3243
Lee Vining|3541
Leggett|5585
Lemon Cove|3244
Lemon Grove|1945-1946
Lemoore|3245-3246
Lewiston|6052
Likely|6116
Lincoln|5648
Linden|5236
Lindsay|3247
Litchfield|6117
Little Lake|3542
Little River|5456
Littlerock|3543
Live Oak|5953
Livermore|4550-4551
Livingston|5334
Llano|3544
Lockeford|5237
Lockwood|3932
Lodi|5240-5242
Loleta|5551
Loma Linda|2350,2354,2357
Loma Mar|4021
Lomita|717
Lompoc|3436-3438
Lone Pine|3545
Long Barn|5335
Long Beach|801-810,813-815,822,831-835,840,842,844,846-848,853,899
Lookout|6054
Loomis|5650
Los Alamitos|720-721
Los Alamos|3440
Los Altos|4022-4024
Los Angeles|1-68,70-84,86-89,91,93,95-96,99,134,189
Los Banos|3635
Los Gatos|5030-5033
Los Molinos|6055
Los Olivos|3441
Los Osos|3402,3412
Lost Hills|3249
Lotus|5651
Lower Lake|5457
Loyalton|6118
Lucerne|5458
Lucerne Valley|2356
Ludlow|2338
Lynwood|262
Lytle Creek|2358
Macdoel|6058
Mad River|5552
Madeline|6119
Madera|3636-3639
Madison|5653
Magalia|5954
Malibu|263-265
Mammoth Lakes|3546
Manchester|5459
Manhattan Beach|266-267
Manteca|5336-5337
Manton|6059
March Air Reserve Base|2518
Maricopa|3252
Marina|3933
Marina Del Rey|292,295
Mariposa|5338
Markleeville|6120
Marshall|4940
Martell|5654
Martinez|4553
Marysville|5901
Mather|5655
Maxwell|5955
Maywood|270
Mc Farland|3250
Mc Kittrick|3251
McArthur|6056
McClellan|5652
McCloud|6057
McKinleyville|5519
Meadow Valley|5956
Meadow Vista|5722
Mecca|2254
Mendocino|5460
Mendota|3640
Menifee|2584
Menlo Park|4025-4026
Mentone|2359
Merced|5340-5341,5343-5344,5348
Meridian|5957
Mi Wuk Village|5346
Middletown|5461
Midpines|5345
Midway City|2655
Milford|6121
Mill Creek|6061
Mill Valley|4941-4942
Millbrae|4030
Millville|6062
Milpitas|5035-5036
Mineral|6063
Mira Loma|1752
Miramonte|3641
Miranda|5553
Mission Hills|1345-1346,1395
Mission Viejo|2690-2692
Moccasin|5347
Modesto|5350-5358,5397
Mojave|3501-3502
Mokelumne Hill|5245
Mono Hot Springs|3642
Monrovia|1016-1017
Montague|6064
Montara|4037
Montclair|1763
Monte Rio|5462
Montebello|640
Monterey|3940,3942-3944
Monterey Park|1754-1756
Montgomery Creek|6065
Montrose|1020-1021
Moorpark|3020-3021
Moraga|4556,4570,4575
Moreno Valley|2551-2557
Morgan Hill|5037-5038
Morongo Valley|2256
Morro Bay|3442-3443
Moss Beach|4038
Moss Landing|5039
Mount Aukum|5656
Mount Baldy|1759
Mount Hamilton|5140
Mount Hermon|5041
Mount Laguna|1948
Mount Shasta|6067
Mount Wilson|1023
Mountain Center|2561
Mountain Pass|2366
Mountain Ranch|5246
Mountain View|4035,4039-4043
Murphys|5247
Murrieta|2562-2564
Myers Flat|5554
Napa|4558-4559,4581
National City|1950-1951
Navarro|5463
Needles|2363
Nelson|5958
Nevada City|5959
New Almaden|5042
New Cuyama|3254
Newark|4560
Newberry Springs|2365
Newbury Park|1319-1320
Newcastle|5658
Newhall|1321-1322
Newman|5360
Newport Beach|2658-2663
Newport Coast|2657
Nicasio|4946
Nice|5464
Nicolaus|5659
Niland|2257
Nipomo|3444
Nipton|2364
Norco|2860
Norden|5724
North Fork|3643
North Highlands|5660
North Hills|1343,1393
North Hollywood|1601-1603,1605-1606,1609,1611-1612,1615-1616,1618
North Palm Springs|2258
North San Juan|5960
Northridge|1324-1325,1327-1330
Norwalk|650-652
Novato|4945,4947-4949,4998
Nubieber|6068
Nuevo|2567
O'Neals|3645
Oak Park|1377
Oak Run|6069
Oak View|3022
Oakdale|5361
Oakhurst|3644
Oakland|4601-4607,4609-4615,4617-4619,4621-4624,4649,4659-4661,4666
Oakley|4561
Oakville|4562
Obrien|6070
Occidental|5465
Oceano|3445,3475
Oceanside|2049,2051-2052,2054,2056-2058
Ocotillo|2259
Ojai|3023-3024
Olancha|3549
Old Station|6071
Olema|4950
Olivehurst|5961
Olympic Valley|6146
Ontario|1758,1761-1762,1764
Onyx|3255
Orange|2856-2857,2859,2862-2869
Orange Cove|3646
Orangevale|5662
Oregon House|5962
Orick|5555
Orinda|4563
Orland|5963
Orleans|5556
Oro Grande|2368
Orosi|3647
Oroville|5965-5966
Oxnard|3030-3036
Pacific Grove|3950
Pacific Palisades|272
Pacifica|4044
Pacoima|1331,1333-1334
Paicines|5043
Pala|2059
Palermo|5968
Palm Desert|2211,2255,2260-2261
Palm Springs|2262-2264
Palmdale|3550-3552,3590-3591,3599
Palo Alto|4301-4304,4306,4309
Palo Cedro|6073
Palo Verde|2266
Palomar Mountain|2060
Palos Verdes Peninsula|274
Panorama City|1402,1412
Paradise|5967,5969
Paramount|723
Parker Dam|2267
Parlier|3648
Pasadena|1101-1107,1109-1110,1114-1117,1121,1123-1126,1129,1182,1184-1185,1188-1189,1199
Paskenta|6074
Paso Robles|3446-3447
Patterson|5363
Patton|2369
Pauma Valley|2061
Paynes Creek|6075
Pearblossom|3553
Pebble Beach|3953
Penn Valley|5946
Penngrove|4951
Penryn|5663
Perris|2570-2572,2599
Pescadero|4060
Petaluma|4952-4955,4975,4999
Petrolia|5558
Phelan|2329,2371
Phillipsville|5559
Philo|5466
Pico Rivera|660-662
Piedmont|4620
Piedra|3649
Piercy|5587
Pilot Hill|5664
Pine Grove|5665
Pine Mountain Club|3222
Pine Valley|1962
Pinecrest|5364
Pinole|4564
Pinon Hills|2372
Pioneer|5666
Pioneertown|2268
Piru|3040
Pismo Beach|3448-3449
Pittsburg|4565
Pixley|3256
Placentia|2870-2871
Placerville|5667
Planada|5365
Platina|6076
Playa Del Rey|293,296
Playa Vista|94
Pleasant Grove|5668
Pleasant Hill|4523
Pleasanton|4566,4588
Plymouth|5669
Point Arena|5468
Point Mugu Nawc|3042
Point Reyes Station|4956
Pollock Pines|5726
Pomona|1766-1769
Pope Valley|4567
Port Costa|4569
Port Hueneme|3041,3044
Port Hueneme Cbc Base|3043
Porter Ranch|1326
Porterville|3257-3258
Portola|6122
Portola Valley|4028
Posey|3260
Potrero|1963
Potter Valley|5469
Poway|2064,2074
Prather|3651
Princeton|5970
Proberta|6078
Quail Valley|2587
Quincy|5971
Rackerby|5972
Rail Road Flat|5248
Raisin City|3652
Ramona|2065
Ranchita|2066
Rancho Cordova|5670,5741-5742
Rancho Cucamonga|1701,1729-1730,1737,1739
Rancho Mirage|2270
Rancho Palos Verdes|275
Rancho Santa Fe|2067,2091
Rancho Santa Margarita|2688
Randsburg|3554
Ravendale|6123
Raymond|3653
Red Bluff|6080
Red Mountain|3558
Redcrest|5569
Redding|6001-6003,6049,6099
Redlands|2373-2375
Redondo Beach|277-278
Redway|5560
Redwood City|4061-4065
Redwood Estates|5044
Redwood Valley|5470
Reedley|3654
Represa|5671
Rescue|5672
Reseda|1335,1337
Rialto|2376-2377
Richgrove|3261
Richmond|4801-4802,4804-4805,4807-4808,4850
Richvale|5974
Ridgecrest|3555-3556
Rimforest|2378
Rio Dell|5562
Rio Linda|5673
Rio Nido|5471
Rio Oso|5674
Rio Vista|4571
Ripon|5366
River Pines|5675
Riverbank|5367
Riverdale|3656
Riverside|2501-2509,2513-2517,2519,2521-2522
Robbins|5676
Rocklin|5677,5765
Rodeo|4572
Rohnert Park|4926-4928
Rosamond|3560
Rosemead|1770-1772
Roseville|5661,5678,5747
Ross|4957
Rough and Ready|5975
Round Mountain|6084
Rowland Heights|1748
Rumsey|5679
Running Springs|2382
Rutherford|4573
Ryde|5680
Sacramento|4203-4209,4211,4229-4230,4232,4234-4237,4239-4240,4244-4245,4247-4250,4252,4254,4256-4259,4261-4263,4267-4269,4271,4273-4274,4277-4280,4282-4291,4293-4299,5811-5838,5840-5842,5851-5853,5860,5864-5867,5894,5899
Salida|5368
Salinas|3901-3902,3905-3908,3912,3915
Salton City|2275
Salyer|5563
Samoa|5564
San Andreas|5249
San Anselmo|4960,4979
San Ardo|3450
San Bernardino|2401-2408,2410-2411,2413,2415,2418,2423,2427
San Bruno|4066
San Carlos|4070
San Clemente|2672-2674
San Diego|2101-2117,2119-2124,2126-2132,2134-2140,2142,2145,2147,2149-2150,2152-2155,2158-2161,2163,2165-2172,2174-2177,2179,2182,2186-2187,2190-2193,2195-2199
San Dimas|1773
San Fernando|1340-1341
San Francisco|4102-4105,4107-4112,4114-4134,4137,4139-4147,4151,4158-4161,4163-4164,4172,4177,4188
San Gabriel|1775-1776,1778
San Geronimo|4963
San Gregorio|4074
San Jacinto|2581-2583
San Joaquin|3660
San Jose|5025,5101,5103,5106,5108-5113,5115-5136,5138-5139,5141,5148,5150-5161,5164,5170,5172-5173,5190-5194,5196
San Juan Bautista|5045
San Juan Capistrano|2675,2693
San Leandro|4577-4579
San Lorenzo|4580
San Lucas|3954
San Luis Obispo|3401,3403,3405-3410
San Luis Rey|2068
San Marcos|2069,2078-2079,2096
San Marino|1108,1118
San Martin|5046
San Mateo|4401-4404,4497
San Miguel|3451
San Pablo|4806
San Pedro|731-734
San Quentin|4964,4974
San Rafael|4901,4903,4912-4913,4915
San Ramon|4582-4583
San Simeon|3452
San Ysidro|2143,2173
Sanger|3657
Santa Ana|2701-2707,2711-2712,2735,2799
Santa Barbara|3101-3103,3105-3111,3120-3121,3130,3140,3150,3160,3190
Santa Clara|5050-5056
Santa Clarita|1350,1380,1382-1383,1390
Santa Cruz|5060-5065
Santa Fe Springs|670-671
Santa Margarita|3453
Santa Maria|3454-3458
Santa Monica|401-411
Santa Paula|3060-3061
Santa Rita Park|3661
Santa Rosa|5401-5407,5409
Santa Ynez|3460
Santa Ysabel|2070
Santee|2071-2072
Saratoga|5070-5071
Sausalito|4965-4966
Scotia|5565
Scott Bar|6085
Scotts Valley|5066-5067
Seal Beach|740
Seaside|3955
Sebastopol|5472-5473
Seeley|2273
Seiad Valley|6086
Selma|3662
Sequoia National Park|3262
Shafter|3263
Shandon|3461
Shasta|6087
Shasta Lake|6019,6079,6089
Shaver Lake|3664
Sheridan|5681
Sherman Oaks|1403,1413,1423,1495
Shingle Springs|5682
Shingletown|6088
Shoshone|2384
Sierra City|6125
Sierra Madre|1024-1025
Sierraville|6126
Signal Hill|755
Silverado|2676
Simi Valley|3062-3063,3065,3094,3099
Skyforest|2385
Sloughhouse|5683
Smartsville|5977
Smith River|5567
Snelling|5369
Soda Springs|5728
Solana Beach|2075
Soledad|3960
Solvang|3463-3464
Somerset|5684
Somes Bar|5568
Somis|3066
Sonoma|5476
Sonora|5370
Soquel|5073
Soulsbyville|5372
South Dos Palos|3665
South El Monte|1733
South Gate|280
South Lake Tahoe|6150-6152,6154-6158
South Pasadena|1030-1031
South San Francisco|4080,4083
Spreckels|3962
Spring Valley|1976-1979
Springville|3265
St. Helena|4574
Standard|5373
Standish|6128
Stanford|4305
Stanton|680
Stevenson Ranch|1381
Stevinson|5374
Stewarts Point|5480
Stinson Beach|4970
Stirling City|5978
Stockton|5201-5215,5219,5267,5269,5296-5297
Stonyford|5979
Storrie|5980
Stratford|3266
Strathmore|3267
Strawberry|5375
Strawberry Valley|5981
Studio City|1604,1614
Sugarloaf|2386
Suisun City|4585
Sultana|3666
Summerland|3067
Sun City|2585-2586
Sun Valley|1352-1353
Sunland|1040-1041
Sunnyvale|4085-4089
Sunol|4586
Sunset Beach|742
Surfside|743
Susanville|6127,6130
Sutter|5982
Sutter Creek|5685
Sylmar|1342,1392
Taft|3268
Tahoe City|6145
Tahoe Vista|6148
Tahoma|6142
Talmage|5481
Tarzana|1356-1357
Taylorsville|5983
Tecate|1980,1987
Tecopa|2389
Tehachapi|3561,3581
Tehama|6090
Temecula|2589-2593
Temple City|1780
Templeton|3465
Termo|6132
Terra Bella|3270
The Sea Ranch|5497
Thermal|2274
Thornton|5686
Thousand Oaks|1358,1360,1362
Thousand Palms|2276
Three Rivers|3271
Tipton|3272
Tollhouse|3667
Toluca Lake|1610
Tomales|4971
Topanga|290
Topaz|6133
Torrance|501-510
Trabuco Canyon|2678-2679
Tracy|5304,5376-5378,5391
Tranquillity|3668
Traver|3673
Travis AFB|4535
Tres Pinos|5075
Trinidad|5570
Trinity Center|6091
Trona|3562,3592
Truckee|6160-6162
Tujunga|1042-1043
Tulare|3274-3275
Tulelake|6134
Tuolumne|5379
Tupman|3276
Turlock|5380-5382
Tustin|2780-2782
Twain|5984
Twain Harte|5383
Twentynine Palms|2277-2278
Twin Bridges|5735
Twin Peaks|2391
Ukiah|5482
Union City|4587
Universal City|1608
Upland|1784-1786
Upper Lake|5485
Vacaville|5687-5688,5696
Valencia|1354-1355,1385
Vallecito|5251
Vallejo|4589-4592
Valley Center|2082
Valley Ford|4972
Valley Springs|5252
Valley Village|1607,1617
Valyermo|3563
Van Nuys|1401,1404-1411,1470,1482,1496,1499
Venice|291,294
Ventura|3001-3007,3009
Verdugo City|1046
Vernalis|5385
Victor|5253
Victorville|2392-2395
Vidal|2280
Villa Grande|5486
Villa Park|2861
Vina|6092
Vineburg|5487
Vinton|6135
Visalia|3277-3279,3290-3292
Vista|2081,2083-2085
Volcano|5689
Wallace|5254
Walnut|1788-1789
Walnut Creek|4595-4598
Walnut Grove|5690
Warner Springs|2086
Wasco|3280
Washington|5986
Waterford|5386
Watsonville|5076-5077
Waukena|3282
Weaverville|6093
Weed|6094
Weimar|5736
Weldon|3283
Wendel|6136
Weott|5571
West Covina|1790-1793
West Hills|1307-1308
West Hollywood|69
West Point|5255
West Sacramento|5605,5691,5798-5799
Westlake Village|1359,1361
Westley|5387
Westminster|2683-2685
Westmorland|2281
Westport|5488
Westwood|6137
Wheatland|5692
Whiskeytown|6095
Whitethorn|5589
Whitewater|2282
Whitmore|6096
Whittier|601-610
Wildomar|2595
Williams|5987
Willits|5490
Willow Creek|5573
Willows|5988
Wilmington|744,748
Wilseyville|5257
Wilton|5693
Winchester|2596
Windsor|5492
Winnetka|1306,1396
Winterhaven|2283
Winters|5694
Winton|5388
Wishon|3669
Witter Springs|5493
Wofford Heights|3285
Woodacre|4973
Woodbridge|5258
Woodlake|3286
Woodland|5695,5776
Woodland Hills|1364-1365,1367,1371
Woody|3287
Wrightwood|2397
Yermo|2398
Yettem|3670
Yokuts|3675
Yolo|5697
Yorba Linda|2885-2887
Yorkville|5494
Yosemite National Park|5389
Yountville|4599
Yreka|6097
Yuba City|5991-5993
Yucaipa|2399
Yucca Valley|2284,2286
Zamora|5698
Zenia|5595
HI
Aiea|6701
Anahola|6703
Camp H M Smith|6861
Captain Cook|6704
Eleele|6705
Ewa Beach|6706
Fort Shafter|6858
Haiku|6708
Hakalau|6710
Haleiwa|6712
Hana|6713
Hanalei|6714
Hanamaulu|6715
Hanapepe|6716
Hauula|6717
Hawaii National Park|6718
Hawi|6719
Hilo|6720-6721
Holualoa|6725
Honaunau|6726
Honokaa|6727
Honolulu|6801-6826,6828,6830,6836-6841,6843-6844,6846-6850
Honomu|6728
Hoolehua|6729
Jbphh|6853,6860
Kaaawa|6730
Kahuku|6731
Kahului|6732-6733
Kailua|6734
Kailua Kona|6740,6745
Kalaheo|6741
Kalaupapa|6742
Kamuela|6743
Kaneohe|6744
Kapaa|6746
Kapaau|6755
Kapolei|6707,6709
Kaumakani|6747
Kaunakakai|6748
Keaau|6749
Kealakekua|6750
Kealia|6751
Keauhou|6739
Kekaha|6752
Kihei|6753
Kilauea|6754
Koloa|6756
Kualapuu|6757
Kula|6790
Kunia|6759
Kurtistown|6760
Lahaina|6761,6767
Laie|6762
Lanai City|6763
Laupahoehoe|6764
Lawai|6765
Lihue|6766
Makawao|6768
Makaweli|6769
Maunaloa|6770
McBh Kaneohe Bay|6863
Mililani|6789
Mountain View|6771
Naalehu|6772
Ninole|6773
Ocean View|6737
Ookala|6774
Paauilo|6776
Pahala|6777
Pahoa|6778
Paia|6779
Papaaloa|6780
Papaikou|6781
Pearl City|6782
Pepeekeo|6783
Princeville|6722
Pukalani|6788
Puunene|6784
Schofield Barracks|6857
Tripler Army Medical Center|6859
Volcano|6785
Wahiawa|6786
Waialua|6791
Waianae|6792
Waikoloa|6738
Wailuku|6793
Waimanalo|6795
Waimea|6796
Waipahu|6797
Wake Island|6898
Wheeler Army Airfield|6854
OR
Adams|7810
Adel|7620
Adrian|7901
Agness|7406
Albany|7321-7322
Allegany|7407
Alsea|7324
Alvadore|7409
Amity|7101
Antelope|7001
Arch Cape|7102
Arlington|7812
Arock|7902
Ashland|7520
Ashwood|7711
Astoria|7103
Athena|7813
Aumsville|7325
Aurora|7002
Azalea|7410
Baker City|7814
Bandon|7411
Banks|7106
Bates|7817
Bay City|7107
Beatty|7621
Beaver|7108
Beavercreek|7004
Beaverton|7003,7005-7008,7075-7079
Bend|7701-7703,7707-7709
Blachly|7412
Blodgett|7326
Blue River|7413
Bly|7622
Boardman|7818
Bonanza|7623
Boring|7009
Bridal Veil|7010
Bridgeport|7819
Brightwood|7011
Broadbent|7414
Brogan|7903
Brookings|7415
Brothers|7712
Brownsville|7327
Burns|7720
Butte Falls|7522
Buxton|7109
Camas Valley|7416
Camp Sherman|7730
Canby|7013
Cannon Beach|7110
Canyon City|7820
Canyonville|7417
Carlton|7111
Cascade Locks|7014
Cascadia|7329
Cave Junction|7523
Central Point|7502
Chemult|7731
Cheshire|7419
Chiloquin|7624
Christmas Valley|7641
Clackamas|7015
Clatskanie|7016
Cloverdale|7112
Colton|7017
Columbia City|7018
Condon|7823
Coos Bay|7420
Coquille|7423
Corbett|7019
Cornelius|7113
Corvallis|7330-7331,7333,7339
Cottage Grove|7424
Cove|7824
Crabtree|7335
Crane|7732
Crater Lake|7604
Crawfordsville|7336
Crescent|7733
Creswell|7426
Culver|7734
Dairy|7625
Dallas|7338
Damascus|7089
Days Creek|7429
Dayton|7114
Dayville|7825
Deadwood|7430
Deer Island|7054
Depoe Bay|7341
Detroit|7342
Dexter|7431
Diamond|7722
Dillard|7432
Donald|7020
Dorena|7434
Drain|7435
Drewsey|7904
Dufur|7021
Dundee|7115
Durkee|7905
Eagle Creek|7022
Eagle Point|7524
Echo|7826
Eddyville|7343
Elgin|7827
Elkton|7436
Elmira|7437
Enterprise|7828
Estacada|7023
Eugene|7401-7405,7408,7440
Fairview|7024
Fall Creek|7438
Falls City|7344
Fields|7710
Florence|7439
Forest Grove|7116
Fort Klamath|7626
Fort Rock|7735
Fossil|7830
Foster|7345
Frenchglen|7736
Gales Creek|7117
Gardiner|7441
Garibaldi|7118
Gaston|7119
Gates|7346
Gervais|7026
Gilchrist|7737
Gladstone|7027
Glendale|7442
Gleneden Beach|7388
Glide|7443
Gold Beach|7444
Gold Hill|7525
Government Camp|7028
Grand Ronde|7347
Grants Pass|7526-7528
Grass Valley|7029
Gresham|7030,7080
Haines|7833
Halfway|7834
Halsey|7348
Hammond|7121
Happy Valley|7086
Harper|7906
Harrisburg|7446
Hebo|7122
Helix|7835
Heppner|7836
Hereford|7837
Hermiston|7838
Hillsboro|7123-7124,7129
Hines|7738
Hood River|7031
Hubbard|7032
Huntington|7907
Idanha|7350
Idleyld Park|7447
Imbler|7841
Imnaha|7842
Independence|7351
Ione|7843
Ironside|7908
Irrigon|7844
Jacksonville|7530
Jamieson|7909
Jefferson|7352
John Day|7845
Jordan Valley|7910
Joseph|7846
Junction City|7448
Juntura|7911
Keizer|7307
Keno|7627
Kent|7033
Kerby|7531
Kimberly|7848
Klamath Falls|7601-7603
La Grande|7850
La Pine|7739
Lafayette|7127
Lake Oswego|7034-7035
Lakeside|7449
Lakeview|7630
Langlois|7450
Lebanon|7355
Lexington|7839
Lincoln City|7367
Logsden|7357
Long Creek|7856
Lorane|7451
Lostine|7857
Lowell|7452
Lyons|7358
Madras|7741
Malin|7632
Manning|7125
Manzanita|7130
Mapleton|7453
Marcola|7454
Marylhurst|7036
Maupin|7037
McMinnville|7128
Meacham|7859
Medford|7501,7504
Mehama|7384
Merlin|7532
Merrill|7633
Midland|7634
Mikkalo|7861
Mill City|7360
Milton Freewater|7862
Mitchell|7750
Molalla|7038
Monmouth|7361
Monroe|7456
Monument|7864
Moro|7039
Mosier|7040
Mount Angel|7362
Mount Hood Parkdale|7041
Mount Vernon|7865
Mulino|7042
Murphy|7533
Myrtle Creek|7457
Myrtle Point|7458
Nehalem|7131
Neotsu|7364
Neskowin|7149
Netarts|7143
New Pine Creek|7635
Newberg|7132
Newport|7365
North Bend|7459
North Plains|7133
North Powder|7867
Noti|7461
Nyssa|7913
O'Brien|7534
Oakland|7462
Oakridge|7463
Oceanside|7134
Odell|7044
Ontario|7914
Ophir|7464
Oregon City|7045
Otis|7368
Otter Rock|7369
Oxbow|7840
Pacific City|7135
Paisley|7636
Paulina|7751
Pendleton|7801
Philomath|7370
Phoenix|7535
Pilot Rock|7868
Pleasant Hill|7455
Plush|7637
Port Orford|7465
Portland|7201-7225,7227-7233,7236,7238-7240,7242,7250-7254,7256,7258,7266-7269,7280-7283,7286,7290-7294,7296,7298
Post|7752
Powell Butte|7753
Powers|7466
Prairie City|7869
Princeton|7721
Prineville|7754
Prospect|7536
Rainier|7048
Redmond|7756
Reedsport|7467
Rhododendron|7049
Richland|7870
Rickreall|7371
Riddle|7469
Riley|7758
Riverside|7917
Rockaway Beach|7136
Rogue River|7537
Roseburg|7470-7471
Rufus|7050
Salem|7301-7306,7308-7314,7317
Sandy|7055
Scappoose|7056
Scio|7374
Scotts Mills|7375
Scottsburg|7473
Seal Rock|7376
Seaside|7138
Selma|7538
Seneca|7873
Shady Cove|7539
Shaniko|7057
Shedd|7377
Sheridan|7378
Sherwood|7140
Siletz|7380
Silver Lake|7638
Silverton|7381
Sisters|7759
Sixes|7476
South Beach|7366
Sprague River|7639
Spray|7874
Springfield|7475,7477-7478
St. Benedict|7373
St. Helens|7051
St. Paul|7137
Stanfield|7875
Stayton|7383
Sublimity|7385
Summer Lake|7640
Summerville|7876
Sumpter|7877
Sutherlin|7479
Sweet Home|7386
Swisshome|7480
Talent|7540
Tangent|7389
Tenmile|7481
Terrebonne|7760
The Dalles|7058
Tidewater|7390
Tillamook|7141
Tiller|7484
Timber|7144
Toledo|7391
Tolovana Park|7145
Trail|7541
Troutdale|7060
Tualatin|7062
Turner|7392
Tygh Valley|7063
Ukiah|7880
Umatilla|7882
Umpqua|7486
Union|7883
Unity|7884
Vale|7918
Veneta|7487
Vernonia|7064
Vida|7488
Waldport|7394
Wallowa|7885
Walterville|7489
Walton|7490
Warm Springs|7761
Warren|7053
Warrenton|7146
Wasco|7065
Wedderburn|7491
Welches|7067
West Linn|7068
Westfall|7920
Westfir|7492
Westlake|7493
Weston|7886
Wheeler|7147
White City|7503
Wilbur|7494
Wilderville|7543
Willamina|7396
Williams|7544
Wilsonville|7070
Winchester|7495
Winston|7496
Wolf Creek|7497
Woodburn|7071
Yachats|7498
Yamhill|7148
Yoncalla|7499
WA
Aberdeen|8520
Acme|8220
Addy|9101
Adna|8522
Airway Heights|9001
Albion|9102
Allyn|8524
Almira|9103
Amanda Park|8526
Amboy|8601
Anacortes|8221
Anatone|9401
Anderson Island|8303
Appleton|8602
Ardenvoir|8811
Ariel|8603
Arlington|8223
Ashford|8304
Asotin|9402
Auburn|8001-8002,8071,8092
Bainbridge Island|8110
Baring|8224
Battle Ground|8604
Bay Center|8527
Beaver|8305
Belfair|8528
Bellevue|8004-8009,8015
Bellingham|8225-8229
Belmont|9104
Benge|9105
Benton City|9320
Beverly|9321
Bickleton|9322
Bingen|8605
Black Diamond|8010
Blaine|8230-8231
Blakely Island|8222
Bonney Lake|8391
Bothell|8011-8012,8021,8041
Bow|8232
Boyds|9107
Bremerton|8310-8312,8314,8337
Brewster|8812
Bridgeport|8813
Brinnon|8320
Brownstown|8920
Brush Prairie|8606
Buckley|8321
Bucoda|8530
Buena|8921
Burbank|9323
Burley|8322
Burlington|8233
Burton|8013
Camano Island|8282
Camas|8607
Camp Murray|8430
Carbonado|8323
Carlsborg|8324
Carlton|8814
Carnation|8014
Carrolls|8609
Carson|8610
Cashmere|8815
Castle Rock|8611
Cathlamet|8612
Centerville|8613
Centralia|8531
Chattaroy|9003
Chehalis|8532
Chelan|8816
Chelan Falls|8817
Cheney|9004
Chewelah|9109
Chimacum|8325
Chinook|8614
Cinebar|8533
Clallam Bay|8326
Clarkston|9403
Clayton|9110
Cle Elum|8922
Clearlake|8235
Clinton|8236
Colbert|9005
Colfax|9111
College Place|9324
Colton|9113
Colville|9114
Conconully|8819
Concrete|8237
Connell|9326
Conway|8238
Copalis Beach|8535
Copalis Crossing|8536
Cosmopolis|8537
Cougar|8616
Coulee City|9115
Coulee Dam|9116
Coupeville|8239
Cowiche|8923
Creston|9117
Curlew|9118
Curtis|8538
Cusick|9119
Custer|8240
Dallesport|8617
Danville|9121
Darrington|8241
Davenport|9122
Dayton|9328
Deer Harbor|8243
Deer Park|9006
Deming|8244
Dixie|9329
Doty|8539
Dryden|8821
Dupont|8327
Duvall|8019
East Olympia|8540
East Wenatchee|8802
Easton|8925
Eastsound|8245
Eatonville|8328
Edmonds|8020,8026
Edwall|9008
Elbe|8330
Electric City|9123
Elk|9009
Ellensburg|8926
Elma|8541
Elmer City|9124
Eltopia|9330
Endicott|9125
Entiat|8822
Enumclaw|8022
Ephrata|8823
Ethel|8542
Evans|9126
Everett|8201,8203-8204,8206-8208,8213
Everson|8247
Fairchild Air Force Base|9011
Fairfield|9012
Fall City|8024
Farmington|9128
Federal Way|8003,8023,8063,8093
Ferndale|8248
Ford|9013
Forks|8331
Four Lakes|9014
Fox Island|8333
Freeland|8249
Friday Harbor|8250
Fruitland|9129
Galvin|8544
Garfield|9130
George|8824
Gifford|9131
Gig Harbor|8329,8332,8335
Glenoma|8336
Glenwood|8619
Gold Bar|8251
Goldendale|8620
Graham|8338
Grand Coulee|9133
Grandview|8930
Granger|8932
Granite Falls|8252
Grapeview|8546
Grayland|8547
Grays River|8621
Greenacres|9016
Greenbank|8253
Hamilton|8255
Hansville|8340
Harrah|8933
Harrington|9134
Hartline|9135
Hay|9136
Heisson|8622
Hobart|8025
Hoodsport|8548
Hooper|9333
Hoquiam|8550
Humptulips|8552
Hunters|9137
Husum|8623
Ilwaco|8624
Inchelium|9138
Index|8256
Indianola|8342
Ione|9139
Issaquah|8027,8029
Joyce|8343
Kahlotus|9335
Kalama|8625
Kapowsin|8344
Keller|9140
Kelso|8626
Kenmore|8028
Kennewick|9336-9338
Kent|8030-8032,8035,8042,8064,8089
Kettle Falls|9141
Keyport|8345
Kingston|8346
Kirkland|8033-8034,8083
Kittitas|8934
Klickitat|8628
La Center|8629
La Conner|8257
La Grande|8348
La Push|8350
Lacey|8503,8509
Lacrosse|9143
Lake Stevens|8258
Lakebay|8349
Lakewood|8439,8496-8499
Lamona|9144
Lamont|9017
Langley|8260
Latah|9018
Laurier|9146
Leavenworth|8826
Lebam|8554
Liberty Lake|9019
Lilliwaup|8555
Lincoln|9147
Lind|9341
Littlerock|8556
Long Beach|8631
Longbranch|8351
Longmire|8397
Longview|8632
Loomis|8827
Loon Lake|9148
Lopez Island|8261
Lummi Island|8262
Lyle|8635
Lyman|8263
Lynden|8264
Lynnwood|8036-8037,8046,8087
Mabton|8935
Malaga|8828
Malden|9149
Malo|9150
Malone|8559
Malott|8829
Manchester|8353
Mansfield|8830
Manson|8831
Maple Falls|8266
Maple Valley|8038
Marblemount|8267
Marcus|9151
Marlin|8832
Marshall|9020
Marysville|8270-8271
Matlock|8560
Mattawa|9349
Mazama|8833
McChord AFB|8438
McCleary|8557
McKenna|8558
Mead|9021
Medical Lake|9022
Medina|8039
Menlo|8561
Mercer Island|8040
Mesa|9343
Metaline|9152
Metaline Falls|9153
Methow|8834
Mica|9023
Mill Creek|8082
Milton|8354
Mineral|8355
Moclips|8562
Mohler|9154
Monitor|8836
Monroe|8272
Montesano|8563
Morton|8356
Moses Lake|8837
Mossyrock|8564
Mount Vernon|8273-8274
Mountlake Terrace|8043
Moxee|8936
Mukilteo|8275
Naches|8937
Nahcotta|8637
Napavine|8565
Naselle|8638
Neah Bay|8357
Neilton|8566
Nespelem|9155
Newman Lake|9025
Newport|9156
Nine Mile Falls|9026
Nooksack|8276
Nordland|8358
North Bend|8045
North Bonneville|8639
North Lakewood|8259
Northport|9157
Oak Harbor|8277-8278
Oakesdale|9158
Oakville|8568
Ocean Park|8640
Ocean Shores|8569
Odessa|9159
Okanogan|8840
Olalla|8359
Olga|8279
Olympia|8501-8502,8504-8508,8512-8513,8516,8599
Omak|8841
Onalaska|8570
Orcas|8280
Orient|9160
Orondo|8843
Oroville|8844
Orting|8360
Othello|9344
Otis Orchards|9027
Outlook|8938
Oysterville|8641
Pacific|8047
Pacific Beach|8571
Packwood|8361
Palisades|8845
Palouse|9161
Paradise Inn|8398
Parker|8939
Pasco|9301-9302
Pateros|8846
Paterson|9345
Pe Ell|8572
Peshastin|8847
Plymouth|9346
Point Roberts|8281
Pomeroy|9347
Port Angeles|8362-8363
Port Gamble|8364
Port Hadlock|8339
Port Ludlow|8365
Port Orchard|8366-8367
Port Townsend|8368
Poulsbo|8370
Prescott|9348
Preston|8050
Prosser|9350
Pullman|9163-9164
Puyallup|8371-8375
Quilcene|8376
Quinault|8575
Quincy|8848
Rainier|8576
Randle|8377
Ravensdale|8051
Raymond|8577
Reardan|9029
Redmond|8052-8053,8073
Renton|8055-8059
Republic|9166
Retsil|8378
Rice|9167
Richland|9352,9354
Ridgefield|8642
Ritzville|9169
Riverside|8849
Rochester|8579
Rock Island|8850
Rockford|9030
Rockport|8283
Rollingbay|8061
Ronald|8940
Roosevelt|9356
Rosalia|9170
Rosburg|8643
Roslyn|8941
Roy|8580
Royal City|9357
Ryderwood|8581
Salkum|8582
Sammamish|8074-8075
Satsop|8583
Seabeck|8380
Seahurst|8062
Seattle|8101-8109,8111-8119,8121-8122,8124-8127,8129,8131,8133-8134,8136,8138-8139,8141,8144-8146,8148,8154-8155,8158,8160-8161,8164-8166,8168,8170,8174-8175,8177-8178,8181,8185,8188,8190-8191,8194-8195,8198-8199
Seaview|8644
Sedro Woolley|8284
Sekiu|8381
Selah|8942
Sequim|8382
Shaw Island|8286
Shelton|8584
Silvana|8287
Silver Creek|8585
Silverdale|8315,8383
Silverlake|8645
Skamokawa|8647
Skykomish|8288
Snohomish|8290-8291,8296
Snoqualmie|8065
Snoqualmie Pass|8068
Soap Lake|8851
South Bend|8586
South Cle Elum|8943
South Colby|8384
South Prairie|8385
Southworth|8386
Spanaway|8387
Spangle|9031
Spokane|9201-9220,9223-9224,9228,9251-9252,9256,9258,9260
Sprague|9032
Springdale|9173
St. John|9171
Stanwood|8292
Starbuck|9359
Startup|8293
Stehekin|8852
Steilacoom|8388
Steptoe|9174
Stevenson|8648
Stratford|8853
Sultan|8294
Sumas|8295
Sumner|8352,8390
Sunnyside|8944
Suquamish|8392
Tacoma|8401-8409,8411-8413,8415-8419,8421-8422,8424,8431,8433,8443-8448,8464-8466,8471,8481,8490,8493
Taholah|8587
Tahuya|8588
Tekoa|9033
Tenino|8589
Thornton|9176
Thorp|8946
Tieton|8947
Tokeland|8590
Toledo|8591
Tonasket|8855
Toppenish|8948
Touchet|9360
Toutle|8649
Tracyton|8393
Trout Lake|8650
Tumtum|9034
Tumwater|8511
Twisp|8856
Underwood|8651
Union|8592
Uniontown|9179
University Place|8467
Usk|9180
Vader|8593
Valley|9181
Valleyford|9036
Vancouver|8660-8666,8668,8682-8687
Vantage|8950
Vashon|8070
Vaughn|8394
Veradale|9037
Wahkiacus|8670
Waitsburg|9361
Waldron|8297
Walla Walla|9362
Wallula|9363
Wapato|8951
Warden|8857
Washougal|8671
Washtucna|9371
Waterville|8858
Wauconda|8859
Wauna|8395
Waverly|9039
Wellpinit|9040
Wenatchee|8801,8807
West Richland|9353
Westport|8595
White Salmon|8672
White Swan|8952
Wilbur|9185
Wilkeson|8396
Wilson Creek|8860
Winlock|8596
Winthrop|8862
Wishram|8673
Woodinville|8072,8077
Woodland|8674
Yacolt|8675
Yakima|8901-8904,8907-8909
Yelm|8597
Zillah|8953`
