/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `IN
Advance|6102
Akron|6910
Alamo|7916
Albany|7320
Albion|6701
Alexandria|6001
Ambia|7917
Amboy|6911
Amo|6103
Anderson|6011-6018
Andrews|6702
Angola|6703
Arcadia|6030
Arcola|6704
Argos|6501
Arlington|6104
Ashley|6705
Athens|6912
Atlanta|6031
Attica|7918
Atwood|6502
Auburn|6706
Aurora|7001
Austin|7102
Avilla|6710
Avoca|7420
Avon|6123
Bainbridge|6105
Bargersville|6106
Batesville|7006
Bath|7010
Battle Ground|7920
Bedford|7421
Beech Grove|6107
Bellmore|7830
Bennington|7011
Bentonville|7322
Berne|6711
Bethlehem|7104
Beverly Shores|6301
Bicknell|7512
Bippus|6713
Birdseye|7513
Blanford|7831
Bloomfield|7424
Bloomingdale|7832
Bloomington|7401-7408
Bluffton|6714
Boggstown|6110
Boone Grove|6302
Boonville|7601
Borden|7106
Boston|7324
Boswell|7921
Bourbon|6504
Bowling Green|7833
Bradford|7107
Branchville|7514
Brazil|7834
Bremen|6506
Bridgeton|7836
Bringhurst|6913
Bristol|6507
Bristow|7515
Brook|7922
Brooklyn|6111
Brookston|7923
Brookville|7012
Brownsburg|6112
Brownstown|7220
Brownsville|7325
Bruceville|7516
Bryant|7326
Buck Creek|7924
Buckskin|7647
Buffalo|7925
Bunker Hill|6914
Burket|6508
Burlington|6915
Burnettsville|7926
Burrows|6916
Butler|6721
Butlerville|7223
Cambridge City|7327
Camby|6113
Camden|6917
Campbellsburg|7108
Canaan|7224
Cannelburg|7519
Cannelton|7520
Carbon|7837
Carlisle|7838
Carmel|6032-6033,6082
Carthage|6115
Cayuga|7928
Cedar Grove|7016
Cedar Lake|6303
Celestine|7521
Centerpoint|7840
Centerville|7330
Central|7110
Chalmers|7929
Chandler|7610
Charlestown|7111
Charlottesville|6117
Chesterton|6304
Chrisney|7611
Churubusco|6723
Cicero|6034
Clarks Hill|7930
Clarksburg|7225
Clarksville|7129
Clay City|7841
Claypool|6510
Clayton|6118
Clear Creek|7426
Clifford|7226
Clinton|7842
Cloverdale|6120
Coal City|7427
Coalmont|7845
Coatesville|6121
Colfax|6035
Columbia City|6725
Columbus|7201-7203
Commiskey|7227
Connersville|7331
Converse|6919
Cortland|7228
Corunna|6730
Cory|7846
Corydon|7112
Covington|7932
Craigville|6731
Crandall|7114
Crane|7522
Crawfordsville|7933
Cromwell|6732
Cross Plains|7017
Crothersville|7229
Crown Point|6307-6308
Culver|6511
Cutler|6920
Cynthiana|7612
Dale|7523
Daleville|7334
Dana|7847
Danville|6122
Darlington|7940
Dayton|7941
Decatur|6733
Decker|7524
Deedsville|6921
Delong|6922
Delphi|6923
Demotte|6310
Denver|6926
Depauw|7115
Deputy|7230
Derby|7525
Dillsboro|7018
Donaldson|6513
Dublin|7335
Dubois|7527
Dugger|7848
Dunkirk|7336
Dunreith|7337
Dupont|7231
Dyer|6311
Earl Park|7942
East Chicago|6312
East Enterprise|7019
Eaton|7338
Eckerty|7116
Economy|7339
Edinburgh|6124
Edwardsport|7528
Elberfeld|7613
Elizabeth|7117
Elizabethtown|7232
Elkhart|6514-6517
Ellettsville|7429
Elnora|7529
Elwood|6036
Eminence|6125
English|7118
Etna Green|6524
Evanston|7531
Evansville|7701-7706,7708,7710-7716,7719-7722,7724-7725,7728,7730-7737,7740,7747,7750
Fair Oaks|7943
Fairbanks|7849
Fairland|6126
Fairmount|6928
Falmouth|6127
Farmersburg|7850
Farmland|7340
Ferdinand|7532
Fillmore|6128
Finly|6129
Fishers|6037-6038,6085
Flat Rock|7234
Flora|6929
Florence|7020
Floyds Knobs|7119
Fontanet|7851
Forest|6039
Fort Branch|7648
Fort Wayne|6801-6809,6814-6816,6818-6819,6825,6835,6845,6850-6869,6885,6895-6899
Fortville|6040
Fountain City|7341
Fountaintown|6130
Fowler|7944
Fowlerton|6930
Francesville|7946
Francisco|7649
Frankfort|6041
Franklin|6131
Frankton|6044
Fredericksburg|7120
Freedom|7431
Freelandville|7535
Freetown|7235
Fremont|6737
French Lick|7432
Friendship|7021
Fulda|7536
Fulton|6931
Galveston|6932
Garrett|6738
Gary|6401-6404,6406-6409
Gas City|6933
Gaston|7342
Geneva|6740
Gentryville|7537
Georgetown|7122
Glenwood|6133
Goldsmith|6045
Goodland|7948
Goshen|6526-6528
Gosport|7433
Grabill|6741
Grammer|7236
Grandview|7615
Granger|6530
Grantsburg|7123
Grass Creek|6935
Graysville|7852
Greencastle|6135
Greenfield|6140
Greens Fork|7345
Greensboro|7344
Greensburg|7240
Greentown|6936
Greenville|7124
Greenwood|6142-6143
Griffin|7616
Griffith|6319
Grissom Arb|6971
Grovertown|6531
Guilford|7022
Gwynneville|6144
Hagerstown|7346
Hamilton|6742
Hamlet|6532
Hammond|6320,6323-6325,6327
Hanna|6340
Hanover|7243
Hardinsburg|7125
Harlan|6743
Harmony|7853
Harrodsburg|7434
Hartford City|7348
Hartsville|7244
Hatfield|7617
Haubstadt|7639
Hayden|7245
Hazleton|7640
Hebron|6341
Helmsburg|7435
Heltonville|7436
Hemlock|6937
Henryville|7126
Highland|6322
Hillsboro|7949
Hillsdale|7854
Hoagland|6745
Hobart|6342
Hobbs|6047
Holland|7541
Holton|7023
Homer|6146
Hope|7246
Howe|6746
Hudson|6747
Huntertown|6748
Huntingburg|7542
Huntington|6750
Huron|7437
Hymera|7855
Idaville|7950
Indianapolis|6201-6209,6211,6213-6214,6216-6222,6224-6231,6234-6237,6239-6242,6244,6247,6249-6251,6253-6256,6259-6260,6262,6266,6268,6274-6275,6277-6278,6280,6282-6283,6285,6288,6290-6291,6295-6296,6298
Ingalls|6048
Inglefield|7618
Ireland|7545
Jamestown|6147
Jasonville|7438
Jasper|7546-7547,7549
Jeffersonville|7130-7134,7144,7190,7199
Jonesboro|6938
Jonesville|7247
Kempton|6049
Kendallville|6755
Kennard|7351
Kentland|7951
Kewanna|6939
Keystone|6759
Kimmell|6760
Kingman|7952
Kingsbury|6345
Kingsford Heights|6346
Kirklin|6050
Knightstown|6148
Knightsville|7857
Knox|6534
Kokomo|6901-6904
Koleen|7439
Kouts|6347
Kurtz|7249
La Crosse|6348
La Fontaine|6940
La Porte|6350,6352
Laconia|7135
Ladoga|7954
Lafayette|7901-7905,7909
Lagrange|6761
Lagro|6941
Lake Cicott|6942
Lake Station|6405
Lake Village|6349
Laketon|6943
Lakeville|6536
Lamar|7550
Lanesville|7136
Laotto|6763
Lapaz|6537
Lapel|6051
Larwill|6764
Laurel|7024
Lawrenceburg|7025
Leavenworth|7137
Lebanon|6052
Leesburg|6538
Leiters Ford|6945
Leo|6765
Leopold|7551
Leroy|6355
Lewis|7858
Lewisville|7352
Lexington|7138
Liberty|7353
Liberty Center|6766
Liberty Mills|6946
Ligonier|6767
Lincoln City|7552
Linden|7955
Linn Grove|6769
Linton|7441
Lizton|6149
Logansport|6947
Loogootee|7553
Losantville|7354
Lowell|6356
Lucerne|6950
Lynn|7355
Lynnville|7619
Lyons|7443
Mackey|7654
Macy|6951
Madison|7250
Manilla|6150
Marengo|7140
Mariah Hill|7556
Marion|6952-6953
Markle|6770
Markleville|6056
Marshall|7859
Martinsville|6151
Marysville|7141
Matthews|6957
Mauckport|7142
Maxwell|6154
Mays|6155
McCordsville|6055
Mecca|7860
Medaryville|7957
Medora|7260
Mellott|7958
Memphis|7143
Mentone|6539
Merom|7861
Merrillville|6410-6411
Metamora|7030
Mexico|6958
Miami|6959
Michigan City|6360-6361
Michigantown|6057
Middlebury|6540
Middletown|7356
Midland|7445
Milan|7031
Milford|6542
Mill Creek|6365
Millersburg|6543
Millhousen|7261
Milltown|7145
Milroy|6156
Milton|7357
Mishawaka|6544-6546
Mitchell|7446
Modoc|7358
Mongo|6771
Monon|7959
Monroe|6772
Monroe City|7557
Monroeville|6773
Monrovia|6157
Monterey|6960
Montezuma|7862
Montgomery|7558
Monticello|7960
Montmorenci|7962
Montpelier|7359
Mooreland|7360
Moores Hill|7032
Mooresville|6158
Morgantown|6160
Morocco|7963
Morris|7033
Morristown|6161
Mount Ayr|7964
Mount St. Francis|7146
Mount Summit|7361
Mount Vernon|7620
Mulberry|6058
Muncie|7302-7308
Munster|6321
Nabb|7147
Napoleon|7034
Nappanee|6550
Nashville|7448
Needham|6162
New Albany|7150-7151
New Carlisle|6552
New Castle|7362
New Goshen|7863
New Harmony|7631
New Haven|6774
New Lisbon|7366
New Market|7965
New Middletown|7160
New Palestine|6163
New Paris|6553
New Point|7263
New Richmond|7967
New Ross|7968
New Salisbury|7161
New Trenton|7035
New Washington|7162
New Waverly|6961
Newberry|7449
Newburgh|7629-7630
Newport|7966
Newtown|7969
Nineveh|6164
Noblesville|6060-6062
Norman|7264
North Judson|6366
North Liberty|6554
North Manchester|6962
North Salem|6165
North Vernon|7265
North Webster|6555
Notre Dame|6556
Oakford|6965
Oakland City|7660
Oaktown|7561
Oakville|7367
Odon|7562
Oldenburg|7036
Onward|6967
Oolitic|7451
Ora|6968
Orestes|6063
Orland|6776
Orleans|7452
Osceola|6561
Osgood|7037
Ossian|6777
Otisco|7163
Otterbein|7970
Otwell|7564
Owensburg|7453
Owensville|7665
Oxford|7971
Palmyra|7164
Paoli|7454
Paragon|6166
Paris Crossing|7270
Parker City|7368
Patoka|7666
Patricksburg|7455
Patriot|7038
Paxton|7865
Pekin|7165
Pendleton|6064
Pennville|7369
Perrysville|7974
Pershing|7370
Peru|6970
Petersburg|7567
Petroleum|6778
Pierceton|6562
Pierceville|7039
Pimento|7866
Pine Village|7975
Pittsboro|6167
Plainfield|6168
Plainville|7568
Pleasant Lake|6779
Pleasant Mills|6780
Plymouth|6563
Poland|7868
Poneto|6781
Portage|6368
Portland|7371
Poseyville|7633
Prairie Creek|7869
Prairieton|7870
Preble|6782
Princeton|7670
Putnamville|6170
Quincy|7456
Ragsdale|7573
Ramsey|7166
Redkey|7373
Reelsville|6171
Remington|7977
Rensselaer|7978
Reynolds|7980
Richland|7634
Richmond|7374-7375
Ridgeville|7380
Riley|7871
Rising Sun|7040
Roachdale|6172
Roann|6974
Roanoke|6783
Rochester|6975
Rockfield|6977
Rockport|7635
Rockville|7872
Rolling Prairie|6371
Rome|7574
Rome City|6784
Romney|7981
Rosedale|7874
Roselawn|6372
Rossville|6065
Royal Center|6978
Rushville|6173
Russellville|6175
Russiaville|6979
Salamonia|7381
Salem|7167
San Pierre|6374
Sandborn|7578
Santa Claus|7579
Saratoga|7382
Schererville|6375
Schneider|6376
Schnellville|7580
Scipio|7273
Scotland|7457
Scottsburg|7170
Sedalia|6067
Seelyville|7878
Sellersburg|7172
Selma|7383
Servia|6980
Seymour|7274
Sharpsville|6068
Shelburn|7879
Shelby|6377
Shelbyville|6176
Shepardsville|7880
Sheridan|6069
Shipshewana|6565
Shirley|7384
Shoals|7581
Silver Lake|6982
Smithville|7458
Solsberry|7459
Somerset|6984
Somerville|7683
South Bend|6601,6613-6617,6619,6624,6626,6628,6634-6635,6637,6660,6680,6699
South Milford|6786
South Whitley|6787
Spencer|7460
Spencerville|6788
Spiceland|7385
Springport|7386
Springville|7462
Spurgeon|7584
St. Anthony|7575
St. Bernice|7875
St. Croix|7576
St. Joe|6785
St. John|6373
St. Mary of the Woods|7876
St. Meinrad|7577
St. Paul|7272
Stanford|7463
Star City|6985
State Line|7982
Staunton|7881
Stendal|7585
Stilesville|6180
Stinesville|7464
Stockwell|7983
Straughn|7387
Stroh|6789
Sullivan|7882
Sulphur|7174
Sulphur Springs|7388
Sumava Resorts|6379
Summitville|6070
Sunman|7041
Swayzee|6986
Sweetser|6987
Switz City|7465
Syracuse|6567
Talbot|7984
Taswell|7175
Taylorsville|7280
Tefft|6380
Tell City|7586
Templeton|7986
Tennyson|7637
Terre Haute|7801-7805,7807-7809
Thayer|6381
Thorntown|6071
Tippecanoe|6570
Tipton|6072
Topeka|6571
Trafalgar|6181
Troy|7588
Tunnelton|7467
Twelve Mile|6988
Tyner|6572
Underwood|7177
Union City|7390
Union Mills|6382
Uniondale|6791
Unionville|7468
Universal|7884
Upland|6989
Urbana|6990
Vallonia|7281
Valparaiso|6383-6385
Van Buren|6991
Veedersburg|7987
Velpen|7590
Vernon|7282
Versailles|7042
Vevay|7043
Vincennes|7591
Wabash|6992
Wadesville|7638
Wakarusa|6573
Waldron|6182
Walkerton|6574
Wallace|7988
Walton|6994
Wanatah|6390
Warren|6792
Warsaw|6580-6582
Washington|7501
Waterloo|6793
Waveland|7989
Wawaka|6794
Waynetown|7990
Webster|7392
West Baden Springs|7469
West College Corner|7003
West Harrison|7060
West Lafayette|7906-7907,7996
West Lebanon|7991
West Middleton|6995
West Newton|6183
West Terre Haute|7885
Westfield|6074
Westphalia|7596
Westpoint|7992
Westport|7283
Westville|6391
Wheatfield|6392
Wheatland|7597
Wheeler|6393
Whiteland|6184
Whitestown|6075
Whiting|6394
Wilkinson|6186
Williams|7470
Williamsburg|7393
Williamsport|7993
Winamac|6996
Winchester|7394
Windfall|6076
Wingate|7994
Winona Lake|6590
Winslow|7598
Wolcott|7995
Wolcottville|6795
Wolflake|6796
Woodburn|6797
Worthington|7471
Wyatt|6595
Yeoman|7997
Yoder|6798
Yorktown|7396
Young America|6998
Zanesville|6799
Zionsville|6077
KY
Aberdeen|2201
Adairville|2202
Adams|1201
Adolphus|2120
Ages Brookside|801
Albany|2602
Alexandria|1001
Allen|1601
Allensville|2204
Almo|2020
Alpha|2603
Alvaton|2122
Annville|402
Argillite|1121
Arjay|902
Arlington|2021
Artemus|903
Ary|1712
Ashcamp|1512
Asher|803
Ashland|1101-1102,1105,1114
Auburn|2206
Augusta|1002
Austin|2123
Auxier|1602
Avawam|1713
Bagdad|3
Bandana|2022
Banner|1603
Barbourville|906
Bardstown|4
Bardwell|2023
Barlow|2024
Baskett|2402
Battletown|104
Baxter|806
Bays|1310
Bear Branch|1714
Beattyville|1311
Beaumont|2124
Beauty|1203
Beaver|1604
Beaver Dam|2320
Bedford|6
Bee Spring|2207
Beech Creek|2321
Beech Grove|2322
Beechmont|2323
Belcher|1513
Belfry|1514
Bellevue|1073
Belton|2324
Benham|807
Benton|2025
Berea|403-404
Berry|1003
Bethelridge|2516
Bethlehem|7
Betsy Layne|1605
Beverly|913
Bevinsville|1606
Big Clifty|2712
Big Creek|914
Big Laurel|808
Bighill|405
Bimble|915
Blackey|1804
Blaine|1124
Bledsoe|810
Bloomfield|8
Blue River|1607
Boaz|2027
Bonnieville|2713
Bonnyman|1719
Booneville|1314
Boons Camp|1204
Boston|107
Bowling Green|2101-2104
Bradfordsville|9
Brandenburg|108
Breeding|2715
Bremen|2325
Brodhead|409
Bronston|2518
Brooks|109
Brooksville|1004
Browder|2326
Brownsville|2210
Bryants Store|921
Bryantsville|410
Buckhorn|1721
Buckner|10
Buffalo|2716
Bulan|1722
Burdine|1517
Burgin|310
Burkesville|2717
Burlington|1005
Burna|2028
Burnside|2519
Bush|724
Busy|1723
Butler|1006
Bypro|1612
Cadiz|2211
Calhoun|2327
California|1007
Calvert City|2029
Calvin|813
Campbellsburg|11
Campbellsville|2718-2719
Campton|1301
Canada|1519
Cane Valley|2720
Caneyville|2721
Canmer|2722
Cannel City|1408
Cannon|923
Carlisle|311
Carrie|1725
Carrollton|1008
Carter|1128
Catlettsburg|1129
Cave City|2127
Cawood|815
Cecilia|2724
Center|2214
Centertown|2328
Central City|2330
Cerulean|2215
Chaplin|12
Chappell|816
Chavies|1727
Clarkson|2726
Clay|2404
Clay City|312
Clayhole|1317
Clearfield|313
Cleaton|2332
Clermont|110
Clifty|2216
Clinton|2031
Closplint|927
Cloverport|111
Coalgood|818
Coldiron|819
Columbia|2728
Columbus|2032
Combs|1729
Corbin|701-702
Corinth|1010
Cornettsville|1731
Corydon|2406
Covington|1011-1012,1014,1016,1019
Coxs Creek|13
Crab Orchard|419
Cranks|820
Crayne|2033
Crestwood|14
Crittenden|1030
Crockett|1413
Crofton|2217
Cromona|1810
Cromwell|2333
Cub Run|2729
Cumberland|823
Cunningham|2035
Curdsville|2334
Custer|115
Cynthiana|1031
Dana|1615
Danville|422-423
David|1616
Dawson Springs|2408
Dayhoit|824
Dayton|1074
De Mossville|1033
Deane|1812
Debord|1214
Delphia|1735
Dema|1859
Denniston|316
Denton|1132
Dewitt|930
Dexter|2036
Dice|1736
Dixon|2409
Dorton|1520
Dover|1034
Drake|2128
Drakesboro|2337
Drift|1619
Dry Ridge|1035
Dunbar|2219
Dundee|2338
Dunmor|2339
Dunnville|2528
Dwale|1621
Dwarf|1739
Dycusburg|2037
Earlington|2410
East Bernstadt|729
East Point|1216
Eastern|1622
Eastview|2732
Eastwood|18
Eddyville|2038
Edmonton|2129
Eighty Eight|2130
Ekron|117
Elizabethtown|2701-2702
Elizaville|1037
Elk Horn|2733
Elkfork|1421
Elkhorn City|1522
Elkton|2220
Elliottville|317
Emerson|1135
Eminence|19
Emlyn|730
Emmalena|1740
Eolia|826
Erlanger|1018,1025
Ermine|1815
Essie|827
Etoile|2131
Eubank|2567
Evarts|828
Ewing|1039
Ezel|1425
Fairdale|118
Fairfield|20
Fairview|2221
Falcon|1426
Fall Rock|932
Falls of Rough|119
Falmouth|1040
Fancy Farm|2039
Farmers|319
Farmington|2040
Fedscreek|1524
Ferguson|2533
Finchville|22
Fisherville|23
Fisty|1743
Flat Lick|935
Flatgap|1219
Flatwoods|1139
Flemingsburg|1041
Florence|1022,1042
Fords Branch|1526
Fordsville|2343
Forest Hills|1527
Fort Campbell|2223
Fort Knox|121-122
Fort Thomas|1075
Foster|1043
Fountain Run|2133
Fourmile|939
Frakes|940
Frankfort|601-604,618-622
Franklin|2134-2135
Fredonia|2411
Freeburn|1528
Frenchburg|322
Ft Mitchell|1017
Fulton|2041
Gamaliel|2140
Garfield|140
Garner|1817
Garrard|941
Garrett|1630
Garrison|1141
Gays Creek|1745
Georgetown|324
Germantown|1044
Ghent|1045
Gilbertsville|2044
Girdler|943
Glasgow|2141-2142
Glencoe|1046
Glendale|2740
Glens Fork|2741
Glenview|25
Goose Rock|944
Gordon|1819
Goshen|26
Gracey|2232
Gradyville|2742
Graham|2344
Grahn|1142
Grand Rivers|2045
Gravel Switch|328
Gray|734
Gray Hawk|434
Grays Knob|829
Grayson|1143
Green Road|946
Greensburg|2743
Greenup|1144
Greenville|2345
Grethel|1631
Gulston|830
Gunlock|1632
Guston|142
Guthrie|2234
Hagerhill|1222
Hallie|1821
Hampton|2047
Hanson|2413
Happy|1746
Hardin|2048
Hardinsburg|143
Hardy|1531
Hardyville|2746
Harlan|831
Harned|144
Harold|1635
Harrods Creek|27
Harrodsburg|330
Hartford|2347
Hawesville|2348
Hazard|1701-1702
Hazel|2049
Hazel Green|1332
Hebron|1021,1048
Heidrick|949
Hellier|1534
Helton|840
Henderson|2419-2420
Herndon|2236
Hestand|2151
Hi Hat|1636
Hickman|2050
Hickory|2051
Hillsboro|1049
Hillview|129
Hima|951
Hindman|1822
Hinkle|953
Hiseville|2152
Hitchins|1146
Hodgenville|2748
Holland|2153
Holmes Mill|843
Hope|334
Hopkinsville|2240-2241
Horse Branch|2349
Horse Cave|2749
Hoskinston|844
Huddy|1535
Hudson|145
Hueysville|1640
Hulen|845
Hustonville|437
Hyden|1749
Independence|1051
Inez|1224
Ingram|955
Irvine|336
Irvington|146
Island|2350
Isom|1824
Isonville|1149
Ivel|1642
Jackhorn|1825
Jackson|1339
Jamestown|2629
Jeff|1751
Jeffersonville|337
Jenkins|1537
Jeremiah|1826
Jetson|2252
Jonancy|1538
Jonesville|1052
Junction City|440
Keaton|1226
Keavy|737
Keene|339
Kenton|1053
Kenvir|847
Kettle Island|958
Kevil|2053
Kimper|1539
Kings Mountain|442
Kirksey|2054
Kite|1828
Knifley|2753
Knob Lick|2154
Krypton|1754
Kuttawa|2055
La Center|2056
La Fayette|2254
La Grange|31-32
Lackey|1643
Lancaster|444
Langley|1645
Latonia|1015
Lawrenceburg|342
Lebanon|33
Lebanon Junction|150
Leburn|1831
Ledbetter|2058
Leitchfield|2754-2755
Lejunior|849
Letcher|1832
Lewisburg|2256
Lewisport|2351
Lexington|502-517,522-524,526,533,536,544,546,550,555,574-583,588,591,598
Liberty|2539
Lick Creek|1540
Lily|740
Linefork|1833
Littcarr|1834
Livermore|2352
Livingston|445
Lockport|36
London|741-745,750
Lone|1347
Lookout|1542
Loretto|37
Lost Creek|1348
Louisa|1230
Louisville|201-225,228-229,231-233,241-243,245,250-253,255-259,261,266,268-270,272,280-283,285,287,289-299
Lovelaceville|2060
Lovely|1231
Lowes|2061
Lowmansville|1232
Loyall|854
Lucas|2156
Lynch|855
Lynnville|2063
Maceo|2355
Mackville|40
Madisonville|2431
Magnolia|2757
Majestic|1547
Mallie|1836
Malone|1451
Mammoth Cave|2259
Manchester|962
Manitou|2436
Mannsville|2758
Maple Mount|2356
Marion|2064
Marrowbone|2759
Marshes Siding|2631
Martha|1159
Martin|1649
Mary Alice|964
Mason|1054
Masonic Home|41
Mayfield|2066
Mayking|1837
Mayslick|1055
Maysville|1056
Mazie|1160
Mc Andrews|1543
Mc Carr|1544
Mc Daniels|152
Mc Dowell|1647
Mc Henry|2354
Mc Kee|447
Mc Kinney|448
Mc Quady|153
Mc Roberts|1835
Meally|1234
Means|346
Melber|2069
Melbourne|1059
Melvin|1650
Middleburg|2541
Middlesboro|965
Midway|347
Milburn|2070
Milford|1061
Millersburg|348
Millstone|1838
Millwood|2762
Milton|45
Minerva|1062
Minnie|1651
Miracle|856
Mistletoe|1351
Mitchellsburg|452
Mize|1352
Monticello|2633
Moorefield|350
Morehead|351
Morganfield|2437
Morgantown|2261
Morning View|1063
Mortons Gap|2440
Mount Eden|46
Mount Hermon|2157
Mount Olivet|1064
Mount Sherman|2764
Mount Sterling|353
Mount Vernon|456
Mount Washington|47
Mousie|1839
Mouthcard|1548
Mozelle|858
Muldraugh|155
Munfordville|2765
Murray|2071
Muses Mills|1065
Myra|1549
Nancy|2544
Nazareth|48
Nebo|2441
Neon|1840
Nerinx|49
New Castle|50
New Concord|2076
New Haven|51
New Hope|52
New Liberty|355
Newport|1071-1072,1076,1099
Nicholasville|340,356
North Middletown|357
Nortonville|2442
Oak Grove|2262
Oakland|2159
Oil Springs|1238
Olaton|2361
Olive Hill|1164
Olmstead|2265
Olympia|358
Oneida|972
Orlando|460
Owensboro|2301-2304
Owenton|359
Owingsville|360
Paducah|2001-2003
Paint Lick|461
Paintsville|1240
Paris|361-362
Park City|2160
Parkers Lake|2634
Parksville|464
Partridge|862
Pathfork|863
Payneville|157
Pellville|2364
Pembroke|2266
Pendleton|55
Perry Park|363
Perryville|468
Petersburg|1080
Pewee Valley|56
Phelps|1553
Philpot|2366
Phyllis|1554
Pikeville|1501-1502
Pilgrim|1250
Pine Knot|2635
Pine Ridge|1360
Pine Top|1843
Pineville|977
Pinsonfork|1555
Pippa Passes|1844
Pittsburg|755
Pleasureville|57
Plummers Landing|1081
Poole|2444
Port Royal|58
Powderly|2367
Premium|1845
Preston|366
Prestonsburg|1653
Princeton|2445
Printer|1655
Prospect|59
Providence|2450
Putney|865
Quincy|1166
Raccoon|1557
Radcliff|159-160
Ransom|1558
Raven|1861
Ravenna|472
Raywick|60
Redfox|1847
Reed|2451
Regina|1559
Renfro Valley|473
Revelo|2638
Reynolds Station|2368
Rhodelia|161
Ricetown|1364
Richmond|475-476
Rineyville|162
River|1254
Roark|979
Robards|2452
Robinson Creek|1560
Rochester|2273
Rockfield|2274
Rockholds|759
Rockhouse|1561
Rockport|2369
Rocky Hill|2163
Rogers|1365
Rosine|2370
Roundhill|2275
Rousseau|1366
Rowdy|1367
Roxana|1848
Royalton|1464
Rumsey|2371
Rush|1168
Russell|1169
Russell Springs|2642
Russellville|2276
Sacramento|2372
Sadieville|370
Salem|2078
Salt Lick|371
Salvisa|372
Salyersville|1465
Sanders|1083
Sandgap|481
Sandy Hook|1171
Sassafras|1759
Saul|981
Scalf|982
Science Hill|2553
Scottsville|2164
Scuddy|1760
Sebree|2455
Seco|1849
Sedalia|2079
Sextons Creek|983
Sharon Grove|2280
Sharpsburg|374
Shelbiana|1562
Shelby Gap|1563
Shelbyville|65-66
Shepherdsville|165-166
Sidney|1564
Siler|763
Silver Grove|1085
Simpsonville|67
Sitka|1255
Sizerock|1762
Slade|376
Slaughters|2456
Slemp|1763
Smilax|1764
Smith Mills|2457
Smithfield|68
Smithland|2081
Smiths Grove|2171
Soldier|1173
Somerset|2501-2503
Sonora|2776
South Carrollton|2374
South Portsmouth|1174
South Shore|1175
South Williamson|1503
Sparta|1086
Spottsville|2458
Springfield|69
St. Catharine|61
St. Charles|2453
St. Francis|62
St. Helens|1368
St. Mary|63
Staffordsville|1256
Stambaugh|1257
Stamping Ground|379
Stanford|484
Stanton|380
Stanville|1659
Stearns|2647
Steele|1566
Stephensport|170
Stinnett|868
Stone|1567
Stoney Fork|988
Stopover|1568
Strunk|2649
Sturgis|2459
Sullivan|2460
Sulphur|70
Summer Shade|2166
Summersville|2782
Sweeden|2285
Symsonia|2082
Tateville|2558
Taylorsville|71
Teaberry|1660
Thelma|1260
Thornton|1855
Thousandsticks|1766
Tiline|2083
Tollesboro|1189
Tomahawk|1262
Tompkinsville|2167
Topmost|1862
Totz|870
Tram|1663
Trenton|2286
Trosper|995
Turners Station|75
Tutor Key|1263
Tyner|486
Ulysses|1264
Union|1091
Union Star|171
Uniontown|2461
Upton|2784
Utica|2376
Van Lear|1265
Vanceburg|1179
Vancleve|1385
Varney|1571
Verona|1092
Versailles|383-384
Vest|1772
Vicco|1773
Vincent|1386
Vine Grove|175
Viper|1774
Virgie|1572
Waco|385
Waddy|76
Walker|997
Wallingford|1093
Wallins Creek|873
Walton|1094
Waneta|488
Warbranch|874
Warfield|1267
Warsaw|1095
Washington|1096
Water Valley|2085
Waverly|2462
Wayland|1666
Waynesburg|489
Webbville|1180
Webster|176
Weeksbury|1667
Wellington|387
Wendover|1775
West Liberty|1472
West Louisville|2377
West Paducah|2086
West Point|177
West Somerset|2564
West Van Lear|1268
Westport|77
Westview|178
Wheatcroft|2463
Wheelwright|1669
Whick|1390
White Mills|2788
White Plains|2464
Whitesburg|1858
Whitesville|2378
Whitley City|2653
Wickliffe|2087
Wildie|492
Willard|1181
Williamsburg|769
Williamsport|1271
Williamstown|1097
Willisburg|78
Wilmore|390
Winchester|391-392
Windsor|2565
Wingo|2088
Wittensville|1274
Woodbine|771
Woodburn|2170
Woodbury|2288
Wooton|1776
Worthington|1183
Worthville|1098
Wrigley|1477
Yeaddiss|1777
Yerkes|1778
Yosemite|2566
Zoe|1397
MI
Acme|9610
Ada|9301,9355-9357
Addison|9220
Adrian|9221
Afton|9705
Ahmeek|9901
Akron|8701
Alanson|9706
Alba|9611
Albion|9224
Alden|9612
Alger|8610
Algonac|8001
Allegan|9010
Allen|9227
Allen Park|8101
Allendale|9401
Allenton|8002
Allouez|9805
Alma|8801
Almont|8003
Alpena|9707
Alpha|9902
Alto|9302
Amasa|9903
Anchorville|8004
Ann Arbor|8103-8109,8113
Applegate|8401
Arcadia|9613
Argyle|8410
Armada|8005
Arnold|9819
Ashley|8806
Athens|9011
Atlanta|9709
Atlantic Mine|9905
Atlas|8411
Attica|8412
Au Gres|8703
Au Train|9806
Auburn|8611
Auburn Hills|8321,8326
Augusta|9012
Avoca|8006
Azalia|8110
Bad Axe|8413
Bailey|9303
Baldwin|9304
Bancroft|8414
Bangor|9013
Bannister|8807
Baraga|9908
Barbeau|9710
Bark River|9807
Baroda|9101
Barryton|9305
Barton City|8705
Bath|8808
Battle Creek|9014-9018,9037
Bay City|8706-8708
Bay Port|8720
Bay Shore|9711
Bear Lake|9614
Beaver Island|9782
Beaverton|8612
Bedford|9020
Belding|8809
Bellaire|9615
Belleville|8111-8112
Bellevue|9021
Belmont|9306
Bentley|8613
Benton Harbor|9022-9023
Benzonia|9616
Bergland|9910
Berkley|8072
Berrien Center|9102
Berrien Springs|9103-9104
Bessemer|9911
Beulah|9617
Big Bay|9808
Big Rapids|9307
Birch Run|8415
Birmingham|8009,8012
Bitely|9309
Black River|8721
Blanchard|9310
Blissfield|9228
Bloomfield Hills|8301-8304
Bloomingdale|9026
Boon|9618
Boyne City|9712
Boyne Falls|9713
Bradley|9311
Branch|9402
Brant|8614
Breckenridge|8615
Breedsville|9027
Brethren|9619
Bridgeport|8722
Bridgewater|8115
Bridgman|9106
Brighton|8114,8116
Brimley|9715
Britton|9229
Brohman|9312
Bronson|9028
Brooklyn|9230
Brown City|8416
Bruce Crossing|9912
Brutus|9716
Buchanan|9107
Buckley|9620
Burlington|9029
Burnips|9314
Burr Oak|9030
Burt|8417
Burt Lake|9717
Burton|8509,8519,8529
Byron|8418
Byron Center|9315
Cadillac|9601
Caledonia|9316
Calumet|9913
Camden|9232
Cannonsburg|9317
Canton|8187-8188
Capac|8014
Carleton|8117
Carney|9812
Caro|8723
Carp Lake|9718
Carrollton|8724
Carson City|8811
Carsonville|8419
Casco|8064
Caseville|8725
Casnovia|9318
Caspian|9915
Cass City|8726
Cassopolis|9031
Cedar|9621
Cedar Lake|8812
Cedar Springs|9319
Cedarville|9719
Cement City|9233
Center Line|8015
Central Lake|9622
Centreville|9032
Ceresco|9033
Champion|9814
Channing|9815
Charlevoix|9720
Charlotte|8813
Chase|9623
Chassell|9916
Chatham|9816
Cheboygan|9721
Chelsea|8118
Chesaning|8616
Chippewa Lake|9320
Clare|8617
Clarklake|9234
Clarkston|8346-8348
Clarksville|8815
Clawson|8017
Clayton|9235
Clifford|8727
Climax|9034
Clinton|9236
Clinton Township|8035-8036,8038
Clio|8420
Cloverdale|9035
Cohoctah|8816
Coldwater|9036
Coleman|8618
Coloma|9038
Colon|9040
Columbiaville|8421
Columbus|8063
Comins|8619
Commerce Township|8382
Comstock|9041
Comstock Park|9321
Concord|9237
Conklin|9403
Constantine|9042
Conway|9722
Cooks|9817
Coopersville|9404
Copemish|9625
Copper City|9917
Copper Harbor|9918
Coral|9322
Cornell|9818
Corunna|8817
Covert|9043
Covington|9919
Cross Village|9723
Croswell|8422
Crystal|8818
Crystal Falls|9920
Curran|8728
Curtis|9820
Custer|9405
Dafter|9724
Daggett|9821
Dansville|8819
Davisburg|8350
Davison|8423
De Tour Village|9725
Dearborn|8120-8121,8123-8124,8126,8128
Dearborn Heights|8125,8127
Decatur|9045
Decker|8426
Deckerville|8427
Deerfield|9238
Deerton|9822
Deford|8729
Delton|9046
Detroit|8201-8202,8204-8211,8213-8217,8219,8221-8224,8226-8228,8231-8235,8238,8242-8244,8255,8260,8264-8269,8272,8275,8277-8279,8288
Dewitt|8820
Dexter|8130
Dimondale|8821
Dodgeville|9921
Dollar Bay|9922
Dorr|9323
Douglas|9406
Dowagiac|9047
Dowling|9050
Drayton Plains|8330
Drummond Island|9726
Dryden|8428
Dundee|8131
Durand|8429
Eagle|8822
East China|8054
East Jordan|9727
East Lansing|8823-8826
East Leroy|9051
East Tawas|8730
Eastlake|9626
Eastpointe|8021
Eastport|9627
Eaton Rapids|8827
Eau Claire|9111
Eben Junction|9825
Eckerman|9728
Ecorse|8229
Edenville|8620
Edmore|8829
Edwardsburg|9112
Elberta|9628
Elk Rapids|9629
Elkton|8731
Ellsworth|9729
Elm Hall|8830
Elmira|9730
Elsie|8831
Elwell|8832
Emmett|8022
Empire|9630
Engadine|9827
Erie|8133
Escanaba|9829
Essexville|8732
Eureka|8833
Evart|9631
Ewen|9925
Fair Haven|8023
Fairgrove|8733
Fairview|8621
Falmouth|9632
Farmington|8331-8336
Farwell|8622
Felch|9831
Fennville|9408
Fenton|8430
Fenwick|8834
Ferndale|8220
Ferrysburg|9409
Fife Lake|9633
Filer City|9634
Filion|8432
Flat Rock|8134
Flint|8501-8507,8531-8532,8550-8557
Flushing|8433
Forestville|8434
Fort Gratiot|8059
Foster City|9834
Fostoria|8435
Fountain|9410
Fowler|8835
Fowlerville|8836
Frankenmuth|8734,8787
Frankfort|9635
Franklin|8025
Fraser|8026
Frederic|9733
Free Soil|9411
Freeland|8623
Freeport|9325
Fremont|9412-9413
Frontier|9239
Fruitport|9415
Fulton|9052
Gaastra|9927
Gagetown|8735
Gaines|8436
Galesburg|9053
Galien|9113
Garden|9835
Garden City|8135-8136
Gaylord|9734-9735
Genesee|8437
Germfask|9836
Gladstone|9837
Gladwin|8624
Glen Arbor|9636
Glenn|9416
Glennie|8737
Gobles|9055
Goetzville|9736
Good Hart|9737
Goodells|8027
Goodrich|8438
Gould City|9838
Gowen|9326
Grand Blanc|8439,8480
Grand Haven|9417
Grand Junction|9056
Grand Ledge|8837
Grand Marais|9839
Grand Rapids|9501-9508,9510,9512,9514-9516,9518,9523,9525,9528,9530,9534,9544,9546,9548,9555,9560,9588,9599
Grandville|9418,9468
Grant|9327
Grass Lake|9240
Grawn|9637
Grayling|9738-9739
Greenbush|8738
Greenland|9929
Greenville|8838
Gregory|8137
Grosse Ile|8138
Grosse Pointe|8230,8236
Gulliver|9840
Gwinn|9841
Hadley|8440
Hagar Shores|9039
Hale|8739
Hamburg|8139
Hamilton|9419
Hamtramck|8212
Hancock|9930
Hanover|9241
Harbert|9115
Harbor Beach|8441
Harbor Springs|9740
Harper Woods|8225
Harrietta|9638
Harris|9845
Harrison|8625
Harrison Township|8045
Harrisville|8740
Harsens Island|8028
Hart|9420
Hartford|9057
Hartland|8353
Haslett|8840
Hastings|9058
Hawks|9743
Hazel Park|8030
Hemlock|8626
Henderson|8841
Hermansville|9847
Herron|9744
Hersey|9639
Hesperia|9421
Hessel|9745
Hickory Corners|9060
Higgins Lake|8627
Highland|8356-8357
Highland Park|8203
Hillman|9746
Hillsdale|9242
Holland|9422-9424
Holly|8442
Holt|8842
Holton|9425
Homer|9245
Honor|9640
Hope|8628
Hopkins|9328
Horton|9246
Houghton|9931
Houghton Lake|8629
Houghton Lake Heights|8630
Howard City|9329
Howell|8843-8844,8855
Hubbard Lake|9747
Hubbardston|8845
Hubbell|9934
Hudson|9247
Hudsonville|9426
Hulbert|9748
Huntington Woods|8070
Ida|8140
Idlewild|9642
Imlay City|8444
Indian River|9749
Ingalls|9848
Inkster|8141
Interlochen|9643
Ionia|8846
Iron Mountain|9801
Iron River|9935
Irons|9644
Ironwood|9938
Ishpeming|9849
Ithaca|8847
Jackson|9201-9204
Jamestown|9427
Jasper|9248
Jeddo|8032
Jenison|9428-9429
Jerome|9249
Johannesburg|9751
Jones|9061
Jonesville|9250
Kalamazoo|9001,9003-9009,9019,9048
Kaleva|9645
Kalkaska|9646
Kawkawlin|8631
Kearsarge|9942
Keego Harbor|8320
Kendall|9062
Kent City|9330
Kewadin|9648
Kincheloe|9784-9786,9788
Kinde|8445
Kingsford|9802
Kingsley|9649
Kingston|8741
Kinross|9752
La Salle|8145
Lachine|9753
Lacota|9063
Laingsburg|8848
Lake|8632
Lake Ann|9650
Lake City|9651
Lake George|8633
Lake Leelanau|9653
Lake Linden|9945
Lake Odessa|8849
Lake Orion|8359-8362
Lakeland|8143
Lakeside|9116
Lakeview|8850
Lakeville|8366
Lambertville|8144
Lamont|9430
Lanse|9946
Lansing|8901,8906,8908-8913,8915-8919,8922,8924,8929-8930,8933,8937,8951,8956,8980
Lapeer|8446
Lawrence|9064
Lawton|9065
Leland|9654
Lennon|8449
Leonard|8367
Leonidas|9066
Leroy|9655
Leslie|9251
Levering|9755
Lewiston|9756
Lexington|8450
Lincoln|8742
Lincoln Park|8146
Linden|8451
Linwood|8634
Litchfield|9252
Little Lake|9833
Livonia|8150-8154
Long Lake|8743
Loretto|9852
Lowell|9331
Ludington|9431
Luna Pier|8157
Lupton|8635
Luther|9656
Luzerne|8636
Lyons|8851
Macatawa|9434
Mackinac Island|9757
Mackinaw City|9701
Macomb|8042,8044
Madison Heights|8071
Mancelona|9659
Manchester|8158
Manistee|9660
Manistique|9854
Manitou Beach|9253
Manton|9663
Maple City|9664
Maple Rapids|8853
Marcellus|9067
Marenisco|9947
Marine City|8039
Marion|9665
Marlette|8453
Marne|9435
Marquette|9855
Marshall|9068
Martin|9070
Marysville|8040
Mason|8854
Mass City|9948
Mattawan|9071
Maybee|8159
Mayfield|9666
Mayville|8744
Mc Bain|9657
Mc Millan|9853
McBrides|8852
Mears|9436
Mecosta|9332
Melvin|8454
Melvindale|8122
Memphis|8041
Mendon|9072
Menominee|9858
Merrill|8637
Merritt|9667
Mesick|9668
Metamora|8455
Michigamme|9861
Michigan Center|9254
Middleton|8856
Middleville|9333
Midland|8640-8642,8667,8670,8674,8686
Mikado|8745
Milan|8160
Milford|8380-8381
Millersburg|9759
Millington|8746
Minden City|8456
Mio|8647
Mohawk|9950
Moline|9335
Monroe|8161-8162
Montague|9437
Montgomery|9255
Montrose|8457
Moran|9760
Morenci|9256
Morley|9336
Morrice|8857
Moscow|9257
Mosherville|9258
Mount Clemens|8043,8046
Mount Morris|8458
Mount Pleasant|8804,8858-8859
Muir|8860
Mullett Lake|9761
Mulliken|8861
Munger|8747
Munising|9862
Munith|9259
Muskegon|9440-9445
Nadeau|9863
Nahma|9864
Napoleon|9261
Nashville|9073
National City|8748
National Mine|9865
Naubinway|9762
Nazareth|9074
Negaunee|9866
New Baltimore|8047,8051
New Boston|8164
New Buffalo|9117
New Era|9446
New Haven|8048,8050
New Hudson|8165
New Lothrop|8460
New Troy|9119
Newaygo|9337
Newberry|9868
Newport|8166
Niles|9120
Nisula|9952
North Adams|9262
North Branch|8461
North Star|8862
North Street|8049
Northport|9670
Northville|8167-8168
Norvell|9263
Norway|9870
Nottawa|9075
Novi|8374-8377
Nunica|9448
Oak Park|8237
Oakland|8363
Oakley|8649
Oden|9764
Okemos|8805,8864
Old Mission|9673
Olivet|9076
Omena|9674
Omer|8749
Onaway|9765
Onekama|9675
Onondaga|9264
Onsted|9265
Ontonagon|9953
Orleans|8865
Ortonville|8462
Oscoda|8750
Oshtemo|9077
Osseo|9266
Ossineke|9766
Otisville|8463
Otsego|9078
Ottawa Lake|9267
Otter Lake|8464
Ovid|8866
Owendale|8754
Owosso|8867
Oxford|8370-8371
Painesdale|9955
Palmer|9871
Palms|8465
Palmyra|9268
Palo|8870
Paradise|9768
Paris|9338
Parma|9269
Paw Paw|9079
Peck|8466
Pelkie|9958
Pellston|9769
Pentwater|9449
Perkins|9872
Perrinton|8871
Perronville|9873
Perry|8872
Petersburg|9270
Petoskey|9770
Pewamo|8873
Pickford|9774
Pierson|9339
Pigeon|8755
Pinckney|8169
Pinconning|8650
Pittsford|9271
Plainwell|9080
Pleasant Lake|9272
Pleasant Ridge|8069
Plymouth|8170
Pointe Aux Pins|9775
Pompeii|8874
Pontiac|8340-8343
Port Austin|8467
Port Hope|8468
Port Huron|8060-8061
Port Sanilac|8469
Portage|9002,9024,9081
Portland|8875
Posen|9776
Potterville|8876
Powers|9874
Prescott|8756
Presque Isle|9777
Prudenville|8651
Pullman|9450
Quincy|9082
Quinnesec|9876
Ralph|9877
Ramsay|9959
Rapid City|9676
Rapid River|9878
Ravenna|9451
Ray|8096
Reading|9274
Redford|8239-8240
Reed City|9677
Reese|8757
Remus|9340
Republic|9879
Rhodes|8652
Richland|9083
Richmond|8062
Richville|8758
Riga|9276
River Rouge|8218
Riverdale|8877
Riverside|9084
Riverview|8193
Rives Junction|9277
Rochester|8306-8309
Rock|9880
Rockford|9341,9351
Rockland|9960
Rockwood|8173
Rodney|9342
Rogers City|9779
Romeo|8065
Romulus|8174
Roscommon|8653
Rose City|8654
Rosebush|8878
Roseville|8066
Rothbury|9452
Royal Oak|8067-8068,8073
Rudyard|9780
Rumely|9826
Ruth|8470
Saginaw|8601-8609,8638,8663
Sagola|9881
Salem|8175
Saline|8176
Samaria|8177
Sand Creek|9279
Sand Lake|9343
Sandusky|8471
Sanford|8657
Saranac|8881
Saugatuck|9453
Sault Ste. Marie|9783
Sawyer|9125
Schoolcraft|9087
Scotts|9088
Scottville|9454
Sears|9679
Sebewaing|8759
Seney|9883
Shaftsburg|8882
Shelby|9455
Shelbyville|9344
Shepherd|8883
Sheridan|8884
Sherwood|9089
Shingleton|9884
Sidnaw|9961
Sidney|8885
Silverwood|8760
Six Lakes|8886
Skandia|9885
Skanee|9962
Smiths Creek|8074
Smyrna|8887
Snover|8472
Sodus|9126
Somerset|9281
Somerset Center|9282
South Boardman|9680
South Branch|8761
South Haven|9090
South Lyon|8178
South Range|9963
South Rockwood|8179
Southfield|8033-8034,8037,8075-8076,8086
Southgate|8195
Spalding|9886
Sparta|9345
Spring Arbor|9283
Spring Lake|9456
Springport|9284
Spruce|8762
St. Charles|8655
St. Clair|8079
St. Clair Shores|8080-8082
St. Helen|8656
St. Ignace|9781
St. Johns|8879
St. Joseph|9085
St. Louis|8880
Stambaugh|9964
Standish|8658
Stanton|8888
Stanwood|9346
Stephenson|9887
Sterling|8659
Sterling Heights|8310-8314
Stevensville|9127
Stockbridge|9285
Sturgis|9091
Sumner|8889
Sunfield|8890
Suttons Bay|9682
Swartz Creek|8473
Sylvan Beach|9463
Tawas City|8763-8764
Taylor|8180
Tecumseh|9286
Tekonsha|9092
Temperance|8182
Thompsonville|9683
Three Oaks|9128
Three Rivers|9093
Tipton|9287
Toivola|9965
Topinabee|9791
Tower|9792
Traverse City|9684-9686,9696
Trenary|9891
Trenton|8183
Trout Creek|9967
Trout Lake|9793
Troy|8007,8083-8085,8098-8099
Trufant|9347
Turner|8765
Tustin|9688
Twin Lake|9457
Twining|8766
Ubly|8475
Union|9130
Union City|9094
Union Lake|8387
Union Pier|9129
Unionville|8767
University Center|8710
Utica|8315-8318
Vandalia|9095
Vanderbilt|9795
Vassar|8768
Vermontville|9096
Vernon|8476
Vestaburg|8891
Vicksburg|9097
Vulcan|9892
Wakefield|9968
Waldron|9288
Walhalla|9458
Walkerville|9459
Wallace|9893
Walled Lake|8390-8391
Walloon Lake|9796
Warren|8088-8093,8397
Washington|8094-8095
Waterford|8327-8329
Waters|9797
Watersmeet|9969
Watervliet|9098
Watton|9970
Wayland|9348
Wayne|8184
Webberville|8892
Weidman|8893
Wells|9894
Wellston|9689
West Bloomfield|8322-8325
West Branch|8661
West Olive|9460
Westland|8185-8186
Weston|9289
Westphalia|8894
Wetmore|9895
Wheeler|8662
White Cloud|9349
White Lake|8383,8386
White Pigeon|9099
White Pine|9971
Whitehall|9461
Whitmore Lake|8189
Whittaker|8190
Whittemore|8770
Williamsburg|9690
Williamston|8895
Willis|8191
Wilson|9896
Winn|8896
Wixom|8393
Wolverine|9799
Woodland|8897
Wyandotte|8192
Wyoming|9509,9519
Yale|8097
Ypsilanti|8197-8198
Zeeland|9464
OH
Aberdeen|5101
Ada|5810
Adamsville|3802
Addyston|5001
Adelphi|3101
Adena|3901
Akron|4301-4317,4319-4321,4325-4326,4328,4333,4372,4396,4398
Albany|5710
Alexandria|3001
Alger|5812
Alledonia|3902
Alliance|4601
Alpha|5301
Alvada|4802
Alvordton|3501
Amanda|3102
Amelia|5102
Amesville|5711
Amherst|4001
Amlin|3002
Amsterdam|3903
Andover|4003
Anna|5302
Ansonia|5303
Antwerp|5813
Apple Creek|4606
Arcadia|4804
Arcanum|5304
Archbold|3502
Arlington|5814
Ashland|4805
Ashley|3003
Ashtabula|4004-4005
Ashville|3103
Athens|5701
Attica|4807
Atwater|4201
Augusta|4607
Aurora|4202
Austinburg|4010
Ava|3711
Avon|4011
Avon Lake|4012
Bainbridge|5612
Bakersville|3803
Baltic|3804
Baltimore|3105
Bannock|3972
Barberton|4203
Barlow|5712
Barnesville|3713
Bartlett|5713
Barton|3905
Bascom|4809
Batavia|5103
Bath|4210
Bay Village|4140
Beach City|4608
Beachwood|4122
Beallsville|3716
Beaver|5613
Beaverdam|5808
Bedford|4146
Bellaire|3906
Bellbrook|5305
Belle Center|3310
Belle Valley|3717
Bellefontaine|3311
Bellevue|4811
Bellville|4813
Belmont|3718
Belmore|5815
Beloit|4609
Belpre|5714
Benton Ridge|5816
Bentonville|5105
Berea|4017
Bergholz|3908
Berkey|3504
Berlin|4610
Berlin Center|4401
Berlin Heights|4814
Bethel|5106
Bethesda|3719
Bettsville|4815
Beverly|5715
Bidwell|5614
Big Prairie|4611
Birmingham|4816
Blacklick|3004
Bladensburg|3005
Blaine|3909
Blakeslee|3505
Blanchester|5107
Blissfield|3805
Bloomdale|4817
Bloomingburg|3106
Bloomingdale|3910
Bloomville|4818
Blue Creek|5616
Blue Rock|3720
Bluffton|5817
Bolivar|4612
Botkins|5306
Bourneville|5617
Bowerston|4695
Bowersville|5307
Bowling Green|3402-3403
Bradford|5308
Bradner|3406
Brady Lake|4211
Brecksville|4141
Bremen|3107
Brewster|4613
Brice|3109
Bridgeport|3912
Brilliant|3913
Brinkhaven|3006
Bristolville|4402
Broadview Heights|4147
Broadway|3007
Brookfield|4403
Brookpark|4142
Brookville|5309
Brownsville|3721
Brunswick|4212
Bryan|3506
Buchtel|5716
Buckeye Lake|3008
Buckland|5819
Bucyrus|4820
Buffalo|3722
Burbank|4214
Burghill|4404
Burgoon|3407
Burkettsville|5310
Burton|4021
Butler|4822
Byesville|3723
Cable|3009
Cadiz|3907
Cairo|5820
Caldwell|3724
Caledonia|3314
Cambridge|3725
Camden|5311
Cameron|3914
Camp Dennison|5111
Campbell|4405
Canal Fulton|4614
Canal Winchester|3110
Canfield|4406
Canton|4701-4711,4714,4718,4721,4735,4750,4767,4799
Carbon Hill|3111
Carbondale|5717
Cardington|3315
Carey|3316
Carroll|3112
Carrollton|4615
Casstown|5312
Castalia|4824
Catawba|3010
Cecil|5821
Cedarville|5314
Celina|5822
Centerburg|3011
Chagrin Falls|4022-4023
Chandlersville|3727
Chardon|4024
Charm|4617
Chatfield|4825
Chauncey|5719
Cherry Fork|5618
Chesapeake|5619
Cheshire|5620
Chester|5720
Chesterhill|3728
Chesterland|4026
Chesterville|3317
Chickasaw|5826
Chillicothe|5601
Chilo|5112
Chippewa Lake|4215
Christiansburg|5389
Cincinnati|5201-5209,5211-5227,5229-5255,5258,5262-5264,5267-5271,5273-5275,5277,5280,5296,5298-5299,5999
Circleville|3113
Clarington|3915
Clarksburg|3115
Clarksville|5113
Clay Center|3408
Clayton|5315
Cleveland|4101-4106,4108-4115,4118-4121,4124-4130,4134-4135,4143-4144,4181,4188,4190-4195,4197-4199
Cleves|5002
Clifton|5316
Clinton|4216
Cloverdale|5827
Clyde|3410
Coal Run|5721
Coalton|5621
Coldwater|5828
Colerain|3916
College Corner|5003
Collins|4826
Collinsville|5004
Colton|3510
Columbia Station|4028
Columbiana|4408
Columbus|3085,3201-3207,3209-3224,3226-3232,3234-3236,3240,3251,3260,3266,3268,3270-3272,3279,3287,3291
Columbus Grove|5830
Commercial Point|3116
Conesville|3811
Conneaut|4030
Conover|5317
Continental|5831
Convoy|5832
Coolville|5723
Corning|3730
Cortland|4410
Coshocton|3812
Covington|5318
Creola|5622
Crestline|4827
Creston|4217
Crooksville|3731
Croton|3013
Crown City|5623
Cuba|5114
Cumberland|3732
Curtice|3412
Custar|3511
Cutler|5724
Cuyahoga Falls|4221-4223
Cygnet|3413
Cynthiana|5624
Dalton|4618
Damascus|4619
Danville|3014
Dayton|5401-5406,5409-5410,5412-5417,5419-5420,5422-5424,5426,5428-5435,5437,5439-5441,5448-5449,5458-5459,5469-5470,5475,5479,5481-5482,5490
De Graff|3318
Decatur|5115
Deerfield|4411
Deersville|4693
Defiance|3512
Delaware|3015
Dellroy|4620
Delphos|5833
Delta|3515
Dennison|4621
Derby|3117
Derwent|3733
Deshler|3516
Dexter City|5727
Diamond|4412
Dillonvale|3917
Dola|5835
Donnelsville|5319
Dorset|4032
Dover|4622
Doylestown|4230
Dresden|3821
Dublin|3016-3017
Dunbridge|3414
Duncan Falls|3734
Dundee|4624
Dunkirk|5836
Dupont|5837
East Canton|4730
East Claridon|4033
East Fultonham|3735
East Liberty|3319
East Liverpool|3920
East Palestine|4413
East Rochester|4625
East Sparta|4626
East Springfield|3925
Eastlake|4095,4097
Eaton|5320
Edgerton|3517
Edison|3320
Edon|3518
Eldorado|5321
Elgin|5838
Elkton|4415
Ellsworth|4416
Elmore|3416
Elyria|4035-4036
Empire|3926
Englewood|5322
Enon|5323
Etna|3018
Euclid|4117,4123,4132
Evansport|3519
Fairborn|5324
Fairfield|5014,5018
Fairlawn|4334
Fairpoint|3927
Fairview|3736
Farmdale|4417
Farmer|3520
Farmersville|5325
Fayette|3521
Fayetteville|5118
Feesburg|5119
Felicity|5120
Findlay|5839-5840
Flat Rock|4828
Fleming|5729
Fletcher|5326
Flushing|3977
Forest|5843
Fort Jennings|5844
Fort Loramie|5845
Fort Recovery|5846
Fostoria|4830
Fowler|4418
Frankfort|5628
Franklin|5005
Franklin Furnace|5629
Frazeysburg|3822
Fredericksburg|4627
Fredericktown|3019
Freeport|3973
Fremont|3420
Fresno|3824
Friendship|5630
Fulton|3321
Fultonham|3738
Galena|3021
Galion|4833
Gallipolis|5631
Galloway|3119
Gambier|3022
Garrettsville|4231
Gates Mills|4040
Geneva|4041
Genoa|3430
Georgetown|5121
Germantown|5327
Gettysburg|5328
Gibsonburg|3431
Girard|4420
Glandorf|5848
Glencoe|3928
Glenford|3739
Glenmont|4628
Glouster|5732
Gnadenhutten|4629
Gomer|5809
Goshen|5122
Grafton|4044
Grand Rapids|3522
Grand River|4045
Granville|3023
Gratiot|3740
Gratis|5330
Graysville|5734
Graytown|3432
Green|4232
Green Camp|3322
Green Springs|4836
Greenfield|5123
Greenford|4422
Greentown|4630
Greenville|5331
Greenwich|4837
Grelton|3523
Grove City|3123
Groveport|3125,3195,3199
Grover Hill|5849
Guysville|5735
Gypsum|3433
Hallsville|5633
Hamden|5634
Hamersville|5130
Hamilton|5011-5013,5015
Hamler|3524
Hammondsville|3930
Hannibal|3931
Hanoverton|4423
Harbor View|3434
Harpster|3323
Harrisburg|3126
Harrison|5030
Harrisville|3974
Harrod|5850
Hartford|4424
Hartville|4632
Harveysburg|5032
Haskins|3525
Haverhill|5636
Haviland|5851
Haydenville|3127
Hayesville|4838
Heath|3056
Hebron|3025
Helena|3435
Hicksville|3526
Higginsport|5131
Highland|5132
Hilliard|3026
Hillsboro|5133
Hinckley|4233
Hiram|4234
Hockingport|5739
Holgate|3527
Holland|3528
Hollansburg|5332
Holloway|3985
Holmesville|4633
Homer|3027
Homerville|4235
Homeworth|4634
Hooven|5033
Hopedale|3976
Hopewell|3746
Houston|5333
Howard|3028
Hoytville|3529
Hubbard|4425
Hudson|4236-4237
Huntsburg|4046
Huntsville|3324
Huron|4839
Iberia|3325
Independence|4131
Irondale|3932
Ironton|5638
Irwin|3029
Isle St. George|3436
Jackson|5640
Jackson Center|5334
Jacksontown|3030
Jacksonville|5740
Jacobsburg|3933
Jamestown|5335
Jasper|5642
Jefferson|4047
Jeffersonville|3128
Jenera|5841
Jeromesville|4840
Jerry City|3437
Jerusalem|3747
Jewell|3530
Jewett|3986
Johnstown|3031
Junction City|3748
Kalida|5853
Kansas|4841
Keene|3828
Kelleys Island|3438
Kensington|4427
Kent|4240,4242-4243
Kenton|3326
Kerr|5643
Kettlersville|5336
Kidron|4636
Kilbourne|3032
Killbuck|4637
Kimbolton|3749
Kings Mills|5034
Kingston|5644
Kingsville|4048
Kinsman|4428
Kipling|3750
Kipton|4049
Kirby|3330
Kirkersville|3033
Kitts Hill|5645
Kunkle|3531
La Rue|3332
Lacarne|3439
Lafayette|5854
Lafferty|3951
Lagrange|4050
Laings|3752
Lake Milton|4429
Lakemore|4250
Lakeside Marblehead|3440
Lakeview|3331
Lakeville|4638
Lakewood|4107
Lancaster|3130
Langsville|5741
Lansing|3934
Latham|5646
Latty|5855
Laura|5337
Laurelville|3135
Leavittsburg|4430
Lebanon|5036
Leesburg|5135
Leesville|4639
Leetonia|4431
Leipsic|5856
Lemoyne|3441
Lewis Center|3035
Lewisburg|5338
Lewistown|3333
Lewisville|3754
Liberty Center|3532
Lima|5801-5802,5804-5807
Limaville|4640
Lindsey|3442
Lisbon|4432
Litchfield|4253
Lithopolis|3136
Little Hocking|5742
Lockbourne|3137,3194
Lodi|4254
Logan|3138
London|3140
Londonderry|5647
Long Bottom|5743
Lorain|4052-4053,4055
Lore City|3755
Loudonville|4842
Louisville|4641
Loveland|5140
Lowell|5744
Lowellville|4436
Lower Salem|5745
Lucas|4843
Lucasville|5648,5699
Luckey|3443
Ludlow Falls|5339
Lynchburg|5142
Lynx|5650
Lyons|3533
Macedonia|4056
Macksburg|5746
Madison|4057
Magnetic Springs|3036
Magnolia|4643
Maineville|5039
Malaga|3757
Malinta|3535
Malta|3758
Malvern|4644
Manchester|5144
Mansfield|4901-4907
Mantua|4255
Maple Heights|4137
Maplewood|5340
Marengo|3334
Maria Stein|5860
Marietta|5750
Marion|3301-3302
Mark Center|3536
Marshallville|4645
Martel|3335
Martin|3445
Martins Ferry|3935
Martinsburg|3037
Martinsville|5146
Marysville|3040-3041
Mason|5040
Massillon|4646-4648
Masury|4438
Maumee|3537
Maximo|4650
Maynard|3937
Mc Arthur|5651
Mc Clure|3534
Mc Comb|5858
Mc Cutchenville|4844
Mc Dermott|5652
Mc Donald|4437
Mc Guffey|5859
McConnelsville|3756
Mechanicsburg|3044
Mechanicstown|4651
Medina|4256,4258
Medway|5341
Melmore|4845
Melrose|5861
Mendon|5862
Mentor|4060-4061
Mesopotamia|4439
Metamora|3540
Miamisburg|5342-5343
Miamitown|5041
Miamiville|5147
Middle Bass|3446
Middle Point|5863
Middlebranch|4652
Middleburg|3336
Middlefield|4062
Middleport|5760
Middletown|5042,5044
Midland|5148
Midvale|4653
Milan|4846
Milford|5150
Milford Center|3045
Millbury|3447
Milledgeville|3142
Miller City|5864
Millersburg|4654
Millersport|3046
Millfield|5761
Milton Center|3541
Mineral City|4656
Mineral Ridge|4440
Minerva|4657
Minford|5653
Mingo|3047
Mingo Junction|3938
Minster|5865
Mogadore|4260
Monclova|3542
Monroe|5050
Monroeville|4847
Montezuma|5866
Montpelier|3543
Montville|4064
Morral|3337
Morristown|3759
Morrow|5152
Moscow|5153
Mount Blanchard|5867
Mount Cory|5868
Mount Eaton|4659
Mount Gilead|3338
Mount Hope|4660
Mount Liberty|3048
Mount Orab|5154
Mount Perry|3760
Mount Pleasant|3939
Mount St. Joseph|5051
Mount Sterling|3143
Mount Vernon|3050
Mount Victory|3340
Mowrystown|5155
Moxahala|3761
Munroe Falls|4262
Murray City|3144
Nankin|4848
Napoleon|3545
Nashport|3830
Nashville|4661
Navarre|4662
Neapolis|3547
Neffs|3940
Negley|4441
Nelsonville|5764
Nevada|4849
Neville|5156
New Albany|3054
New Athens|3981
New Bavaria|3548
New Bloomington|3341
New Bremen|5869
New Carlisle|5344
New Concord|3762
New Hampshire|5870
New Haven|4850
New Holland|3145
New Knoxville|5871
New Lebanon|5345
New Lexington|3764
New London|4851
New Madison|5346
New Marshfield|5766
New Matamoras|5767
New Middletown|4442
New Paris|5347
New Philadelphia|4663
New Plymouth|5654
New Richmond|5157
New Riegel|4853
New Rumley|3984
New Springfield|4443
New Straitsville|3766
New Vienna|5159
New Washington|4854
New Waterford|4445
New Weston|5348
Newark|3055,3058,3093
Newbury|4065
Newcomerstown|3832
Newport|5768
Newton Falls|4444
Newtonsville|5158
Ney|3549
Niles|4446
North Baltimore|5872
North Bend|5052
North Benton|4449
North Bloomfield|4450
North Canton|4720
North Fairfield|4855
North Georgetown|4665
North Hampton|5349
North Jackson|4451
North Kingsville|4068
North Lawrence|4666
North Lewisburg|3060
North Lima|4452
North Olmsted|4070
North Ridgeville|4039
North Robinson|4856
North Royalton|4133
North Star|5350
Northfield|4067
Northwood|3619
Norwalk|4857
Norwich|3767
Nova|4859
Novelty|4072-4073
Oak Harbor|3449
Oak Hill|5656
Oakwood|5873
Oberlin|4074
Oceola|4860
Ohio City|5874
Okeana|5053
Okolona|3550
Old Fort|4861
Old Washington|3768
Olmsted Falls|4138
Ontario|4862
Orangeville|4453
Oregon|3616
Oregonia|5054
Orient|3146
Orrville|4667
Orwell|4076
Osgood|5351
Ostrander|3061
Ottawa|5875
Ottoville|5876
Otway|5657
Overpeck|5055
Owensville|5160
Oxford|5056
Painesville|4077
Palestine|5352
Pandora|5877
Paris|4669
Parkman|4080
Pataskala|3062
Patriot|5658
Paulding|5879
Payne|5880
Pedro|5659
Peebles|5660
Pemberton|5353
Pemberville|3450
Peninsula|4264
Perry|4081
Perrysburg|3551-3552
Perrysville|4864
Petersburg|4454
Pettisville|3553
Phillipsburg|5354
Philo|3771
Pickerington|3147
Piedmont|3983
Pierpont|4082
Piketon|5661
Piney Fork|3941
Pioneer|3554
Piqua|5356
Pitsburg|5358
Plain City|3064
Plainfield|3836
Pleasant City|3772
Pleasant Hill|5359
Pleasant Plain|5162
Pleasantville|3148
Plymouth|4865
Polk|4866
Pomeroy|5769
Port Clinton|3452
Port Jefferson|5360
Port Washington|3837
Port William|5164
Portage|3451
Portland|5770
Portsmouth|5662
Potsdam|5361
Powell|3065
Powhatan Point|3942
Proctorville|5669
Prospect|3342
Put in Bay|3456
Quaker City|3773
Quincy|3343
Racine|5771
Radnor|3066
Randolph|4265
Rarden|5671
Ravenna|4266
Rawson|5881
Ray|5672
Rayland|3943
Raymond|3067
Reedsville|5772
Reesville|5166
Reno|5773
Republic|4867
Reynoldsburg|3068-3069
Richfield|4286
Richmond|3944
Richmond Dale|5673
Richwood|3344
Ridgeville Corners|3555
Ridgeway|3345
Rio Grande|5674
Ripley|5167
Risingsun|3457
Rittman|4270
Robertsville|4670
Rock Camp|5675
Rock Creek|4084
Rockbridge|3149
Rockford|5882
Rocky Ridge|3458
Rocky River|4116
Rogers|4455
Rome|4085
Rootstown|4272
Roseville|3777
Rosewood|3070
Ross|5061
Rossburg|5362
Rossford|3460
Roundhead|3346
Rudolph|3462
Rushsylvania|3347
Rushville|3150
Russells Point|3348
Russellville|5168
Russia|5363
Rutland|5775
Sabina|5169
Salem|4460
Salesville|3778
Salineville|3945
Sandusky|4870-4871
Sandyville|4671
Sarahsville|3779
Sardinia|5171
Sardis|3946
Savannah|4874
Scio|3988
Scioto Furnace|5677
Scott|5886
Scottown|5678
Seaman|5679
Sebring|4672
Sedalia|3151
Senecaville|3780
Seven Mile|5062
Seville|4273
Shade|5776
Shadyside|3947
Shandon|5063
Sharon Center|4274
Sharpsburg|5777
Shauck|3349
Shawnee|3782
Sheffield Lake|4054
Shelby|4875
Sherrodsville|4675
Sherwood|3556
Shiloh|4878
Shreve|4676
Sidney|5365,5367
Sinking Spring|5172
Smithfield|3948
Smithville|4677
Solon|4139
Somerdale|4678
Somerset|3783
Somerville|5064
South Bloomingville|3152
South Charleston|5368
South Lebanon|5065
South Point|5680
South Salem|5681
South Solon|3153
South Vienna|5369
South Webster|5682
Southington|4470
Sparta|3350
Spencer|4275
Spencerville|5887
Spring Valley|5370
Springboro|5066
Springfield|5501-5506
St. Clairsville|3950
St. Henry|5883
St. Johns|5884
St. Louisville|3071
St. Marys|5885
St. Paris|3072
Stafford|3786
Sterling|4276
Steubenville|3952-3953
Stewart|5778
Stillwater|4679
Stockdale|5683
Stockport|3787
Stone Creek|3840
Stony Ridge|3463
Stout|5684
Stoutsville|3154
Stow|4224
Strasburg|4680
Stratton|3961
Streetsboro|4241
Strongsville|4136,4149
Struthers|4471
Stryker|3557
Sugar Grove|3155
Sugarcreek|4681
Sullivan|4880
Sulphur Springs|4881
Summerfield|3788
Summit Station|3073
Summitville|3962
Sunbury|3074
Swanton|3558
Sycamore|4882
Sylvania|3560
Syracuse|5779
Tallmadge|4278
Tarlton|3156
Terrace Park|5174
The Plains|5780
Thompson|4086
Thornville|3076
Thurman|5685
Thurston|3157
Tiffin|4883
Tiltonsville|3963
Tipp City|5371
Tippecanoe|4699
Tiro|4887
Toledo|3405,3601,3603-3615,3617,3620,3623,3635,3652,3654,3656-3657,3659-3661,3666-3667,3681-3682,3697,3699
Tontogany|3565
Toronto|3964
Tremont City|5372
Trenton|5067
Trimble|5782
Trinway|3842
Troy|5373-5374
Tuppers Plains|5783
Tuscarawas|4682
Twinsburg|4087
Uhrichsville|4683
Union City|5390
Union Furnace|3158
Uniontown|4685
Unionville|4088
Unionville Center|3077
Uniopolis|5888
Upper Sandusky|3351
Urbana|3078
Utica|3080
Valley City|4280
Van Buren|5889
Van Wert|5891
Vandalia|5377
Vanlue|5890
Vaughnsville|5893
Venedocia|5894
Vermilion|4089
Verona|5378
Versailles|5380
Vickery|3464
Vienna|4473
Vincent|5784
Vinton|5686
Wadsworth|4281-4282
Wakefield|5687
Wakeman|4889
Walbridge|3465
Waldo|3356
Walhonding|3843
Walnut Creek|4687
Wapakoneta|5895
Warnock|3967
Warren|4481-4486
Warsaw|3844
Washington Court House|3160
Washingtonville|4490
Waterford|5786
Waterloo|5688
Watertown|5787
Waterville|3566
Wauseon|3567
Waverly|5690
Wayland|4285
Wayne|3466
Waynesburg|4688
Waynesfield|5896
Waynesville|5068
Wellington|4090
Wellston|5692
Wellsville|3968
West Alexandria|5381
West Chester|5069,5071
West Elkton|5070
West Farmington|4491
West Jefferson|3162
West Lafayette|3845
West Liberty|3357
West Manchester|5382
West Mansfield|3358
West Millgrove|3467
West Milton|5383
West Point|4492
West Portsmouth|5663
West Salem|4287
West Union|5693
West Unity|3570
Westerville|3081-3082,3086
Westfield Center|4251
Westlake|4145
Weston|3569
Westville|3083
Wharton|3359
Wheelersburg|5694
Whipple|5788
White Cottage|3791
Whitehouse|3571
Wickliffe|4092
Wilberforce|5384
Wilkesville|5695
Willard|4888,4890
Williamsburg|5176
Williamsfield|4093
Williamsport|3164
Williamstown|5897
Williston|3468
Willoughby|4094,4096
Willow Wood|5696
Willshire|5898
Wilmington|5177
Wilmot|4689
Winchester|5697
Windham|4288
Windsor|4099
Winesburg|4690
Wingett Run|5789
Winona|4493
Wolf Run|3970
Woodsfield|3793
Woodstock|3084
Woodville|3469
Wooster|4691
Wren|5899
Xenia|5385
Yellow Springs|5387
Yorkshire|5388
Yorkville|3971
Youngstown|4501-4507,4509-4515,4555
Zaleski|5698
Zanesfield|3360
Zanesville|3701-3702
Zoar|4697`
