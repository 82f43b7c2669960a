/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `DC
Washington|6901,6915,6920,6933,6944,6972
IA
Ackley|601
Ackworth|1
Adair|2
Adel|3
Afton|830
Agency|2530
Ainsworth|2201
Akron|1001
Albert City|510
Albia|2531
Albion|5
Alburnett|2202
Alden|6
Alexander|420
Algona|511
Alleman|7
Allerton|8
Allison|602
Alta|1002
Alta Vista|603
Alton|1003
Altoona|9
Alvord|1230
Amana|2203-2204
Ames|10-14
Anamosa|2205
Andover|2701
Andrew|2030
Anita|20
Ankeny|21,23
Anthon|1004
Aplington|604
Arcadia|1430
Archer|1231
Aredale|605
Argyle|2619
Arion|1520
Arispe|831
Arlington|606
Armstrong|514
Arnolds Park|1331
Arthur|1431
Ashton|1232
Aspinwall|1432
Atalissa|2720
Atkins|2206
Atlantic|22
Auburn|1433
Audubon|25
Aurelia|1005
Aurora|607
Austinville|608
Avoca|1521
Ayrshire|515
Badger|516
Bagley|26
Baldwin|2207
Bancroft|517
Barnes City|27
Barnum|518
Batavia|2533
Battle Creek|1006
Baxter|28
Bayard|29
Beacon|2534
Beaman|609
Beaver|31
Bedford|833
Belle Plaine|2208
Bellevue|2031
Belmond|421
Bennett|2721
Benton|835
Bernard|2032
Berwick|32
Bettendorf|2722
Bevington|33
Birmingham|2535
Blairsburg|34
Blairstown|2209
Blakesburg|2536
Blanchard|1630
Blencoe|1523
Blockton|836
Bloomfield|2537
Blue Grass|2726
Bode|519
Bonaparte|2620
Bondurant|35
Boone|36-37,99
Booneville|38
Bouton|39
Boxholm|40
Boyden|1234
Braddyville|1631
Bradford|41
Bradgate|520
Brandon|2210
Brayton|42
Breda|1436
Bridgewater|837
Brighton|2540
Bristow|611
Britt|423
Bronson|1007
Brooklyn|2211
Brunsville|1008
Bryant|2727
Buckeye|43
Buckingham|612
Buffalo|2728
Buffalo Center|424
Burlington|2601
Burnside|521
Burt|522
Bussey|44
Calamus|2729
Callender|523
Calmar|2132
Calumet|1009
Camanche|2730
Cambridge|46
Cantril|2542
Carbon|839
Carlisle|47
Carpenter|426
Carroll|1401
Carson|1525
Carter Lake|1510
Cascade|2033
Casey|48
Castalia|2133
Castana|1010
Cedar|2543
Cedar Falls|613-614
Cedar Rapids|2401-2411,2497-2499
Center Junction|2212
Center Point|2213
Centerville|2544
Central City|2214
Chapin|427
Chariton|49
Charles City|616
Charlotte|2731
Charter Oak|1439
Chatsworth|1011
Chelsea|2215
Cherokee|1012
Chester|2134
Chillicothe|2548
Churdan|50
Cincinnati|2549
Clare|524
Clarence|2216
Clarinda|1632
Clarion|525-526
Clarksville|619
Clear Lake|428
Clearfield|840
Cleghorn|1014
Clemons|51
Clermont|2135
Climbing Hill|1015
Clinton|2732-2734,2736
Clio|52
Clive|325
Clutier|2217
Coggon|2218
Coin|1636
Colesburg|2035
Colfax|54
College Springs|1637
Collins|55
Colo|56
Columbia|57
Columbus City|2737
Columbus Junction|2738
Colwell|620
Conesville|2739
Conrad|621
Conroy|2220
Coon Rapids|58
Cooper|59
Coralville|2241
Corning|841
Correctionville|1016
Corwith|430
Corydon|60
Coulter|431
Council Bluffs|1501-1503
Crawfordsville|2621
Crescent|1526
Cresco|2136
Creston|801
Cromwell|842
Crystal Lake|432
Cumberland|843
Cumming|61
Curlew|527
Cushing|1018
Cylinder|528
Dakota City|529
Dallas Center|63
Dana|64
Danbury|1019
Danville|2623
Davenport|2801-2809
Davis City|65
Dawson|66
Dayton|530
De Soto|69
De Witt|2742
Decatur|67
Decorah|2101
Dedham|1440
Deep River|2222
Defiance|1527
Delaware|2036
Delhi|2223
Delmar|2037
Deloit|1441
Delta|2550
Denison|1442
Denmark|2624
Denver|622
Derby|68
Des Moines|301-321,328-336,339-340,359-364,367-369,380-381,391-396,936,940,947,950,980-983
Dewar|623
Dexter|70
Diagonal|845
Dickens|1333
Dike|624
Dixon|2745
Dolliver|531
Donahue|2746
Donnellson|2625
Doon|1235
Dorchester|2140
Douds|2551
Dougherty|433
Dow City|1528
Dows|71
Drakesville|2552
Dubuque|2001-2004,2099
Dumont|625
Duncombe|532
Dundee|2038
Dunkerton|626
Dunlap|1529
Durango|2039
Durant|2747
Dyersville|2040
Dysart|2224
Eagle Grove|533
Earlham|72
Earling|1530
Earlville|2041
Early|535
Eddyville|2553
Edgewood|2042
Elberon|2225
Eldon|2554
Eldora|627
Eldridge|2748
Elgin|2141
Elk Horn|1531
Elkader|2043
Elkhart|73
Elkport|2044
Elliott|1532
Ellston|74
Ellsworth|75
Elma|628
Ely|2227
Emerson|1533
Emmetsburg|536
Epworth|2045
Essex|1638
Estherville|1334
Evansdale|707
Everly|1338
Exira|76
Exline|2555
Fairbank|629
Fairfax|2228
Fairfield|2556-2557
Farley|2046
Farmersburg|2047
Farmington|2626
Farnhamville|538
Farragut|1639
Fayette|2142
Fenton|539
Ferguson|78
Fertile|434
Floris|2560
Floyd|435
Fonda|540
Fontanelle|846
Forest City|436
Fort Atkinson|2144
Fort Dodge|501
Fort Madison|2627
Fostoria|1340
Fredericksburg|630
Frederika|631
Fremont|2561
Fruitland|2749
Galt|101
Galva|1020
Garber|2048
Garden City|102
Garden Grove|103
Garnavillo|2049
Garner|438
Garrison|2229
Garwin|632
Geneva|633
George|1237
Gibson|104
Gifford|259
Gilbert|105
Gilbertville|634
Gillett Grove|1341
Gilman|106
Gilmore City|541
Gladbrook|635
Glenwood|1534
Glidden|1443
Goldfield|542
Goodell|439
Goose Lake|2750
Gowrie|543
Graettinger|1342
Grafton|440
Grand Junction|107
Grand Mound|2751
Grand River|108
Grandview|2752
Granger|109
Grant|847
Granville|1022
Gravity|848
Gray|110
Greeley|2050
Greene|636
Greenfield|849
Greenville|1343
Grimes|111
Grinnell|112
Griswold|1535
Grundy Center|638
Guernsey|2221
Guthrie Center|115
Guttenberg|2052
Halbur|1444
Hamburg|1640
Hamilton|116
Hamlin|117
Hampton|441
Hancock|1536
Hanlontown|444
Harcourt|544
Hardy|545
Harlan|1537,1593
Harper|2231
Harpers Ferry|2146
Harris|1345
Hartford|118
Hartley|1346
Hartwick|2232
Harvey|119
Hastings|1540
Havelock|546
Haverhill|120
Hawarden|1023
Hawkeye|2147
Hayesville|2562
Hazleton|641
Hedrick|2563
Henderson|1541
Hiawatha|2233
Highlandville|2149
Hills|2235
Hillsboro|2630
Hinton|1024
Holland|642
Holstein|1025
Holy Cross|2053
Homestead|2236
Honey Creek|1542
Hopkinton|2237
Hornick|1026
Hospers|1238
Houghton|2631
Hubbard|122
Hudson|643
Hull|1239
Humboldt|548
Humeston|123
Huxley|124
Ida Grove|1445
Imogene|1645
Independence|644
Indianola|125
Inwood|1240
Ionia|645
Iowa City|2240,2242-2246
Iowa Falls|126
Ira|127
Ireton|1027
Irwin|1446
Jamaica|128
Janesville|647
Jefferson|129
Jesup|648
Jewell|130
Johnston|131
Joice|446
Jolley|551
Kalona|2247
Kamrar|132
Kanawha|447
Kellerton|133
Kelley|134
Kellogg|135
Kensett|448
Keokuk|2632
Keosauqua|2565
Keota|2248
Kesley|649
Keswick|136
Keystone|2249
Killduff|137
Kimballton|1543
Kingsley|1028
Kirkman|1447
Kirkville|2566
Kiron|1448
Klemme|449
Knierim|552
Knoxville|138
La Motte|2054
La Porte City|651
Lacona|139
Ladora|2251
Lake City|1449
Lake Mills|450
Lake Park|1347
Lake View|1450
Lakota|451
Lamoni|140
Lamont|650
Lanesboro|1451
Langworthy|2252
Lansing|2151
Larchwood|1241
Larrabee|1029
Latimer|452
Laurel|141
Laurens|554
Lawler|2154
Lawton|1030
Le Claire|2753
Le Grand|142
Le Mars|1031
Ledyard|556
Lehigh|557
Leighton|143
Leland|453
Lenox|851
Leon|144
Lester|1242
Letts|2754
Lewis|1544
Liberty Center|145
Libertyville|2567
Lidderdale|1452
Lime Springs|2155
Lincoln|652
Linden|146
Lineville|147
Linn Grove|1033
Lisbon|2253
Liscomb|148
Little Cedar|454
Little Rock|1243
Little Sioux|1545
Livermore|558
Lockridge|2635
Logan|1546
Lohrville|1453
Lone Rock|559
Lone Tree|2755
Long Grove|2756
Lorimor|149
Lost Nation|2254
Lovilia|150
Low Moor|2757
Lowden|2255
Lu Verne|560
Luana|2156
Lucas|151
Luther|152
Luxemburg|2056
Luzerne|2257
Lynnville|153
Lytton|561
Macedonia|1549
Macksburg|155
Madrid|156
Magnolia|1550
Malcom|157
Mallard|562
Malvern|1551
Manchester|2057
Manilla|1454
Manly|456
Manning|1455
Manson|563
Mapleton|1034
Maquoketa|2060
Marathon|565
Marble Rock|653
Marcus|1035
Marengo|2301
Marion|2302
Marne|1552
Marquette|2158
Marshalltown|158
Martelle|2305
Martensdale|160
Martinsburg|2568
Mason City|401-402
Masonville|654
Massena|853
Matlock|1244
Maurice|1036
Maxwell|161
Maynard|655
Mc Callsburg|154
Mc Causland|2758
Mc Clelland|1548
Mc Gregor|2157
Mc Intire|455
Mechanicsville|2306
Mediapolis|2637
Melbourne|162
Melcher Dallas|62,163
Melrose|2569
Melvin|1350
Menlo|164
Meriden|1037
Merrill|1038
Meservey|457
Middle Amana|2307
Middletown|2638
Miles|2064
Milford|1351
Millersburg|2308
Millerton|165
Milo|166
Milton|2570
Minburn|167
Minden|1553
Mineola|1554
Mingo|168
Missouri Valley|1555
Mitchellville|169
Modale|1556
Mondamin|1557
Monmouth|2309
Monona|2159
Monroe|170
Montezuma|171
Monticello|2310
Montour|173
Montpelier|2759
Montrose|2639
Moorhead|1558
Moorland|566
Moravia|2571
Morley|2312
Morning Sun|2640
Morrison|657
Moscow|2760
Moulton|2572
Mount Auburn|2313
Mount Ayr|854
Mount Pleasant|2641
Mount Sterling|2573
Mount Union|2644
Mount Vernon|2314
Moville|1039
Murray|174
Muscatine|2761
Mystic|2574
Nashua|658
Nemaha|567
Neola|1559
Nevada|201
New Albin|2160
New Hampton|659
New Hartford|660
New Liberty|2765
New London|2645
New Market|1646
New Providence|206
New Sharon|207
New Vienna|2065
New Virginia|210
Newell|568
Newhall|2315
Newton|208
Nichols|2766
Nodaway|857
Nora Springs|458
North Buena Vista|2066
North English|2316
North Liberty|2317
North Washington|661
Northboro|1647
Northwood|459
Norwalk|211
Norway|2318
Oakland|1560
Oakville|2646
Ocheyedan|1354
Odebolt|1458
Oelwein|662
Ogden|212
Okoboji|1355
Olds|2647
Olin|2320
Ollie|2576
Onawa|1040
Onslow|2321
Oran|664
Orange City|1041
Orchard|460
Orient|858
Osage|461
Osceola|213
Oskaloosa|2577
Ossian|2161
Otho|569
Otley|214
Oto|1044
Ottosen|570
Ottumwa|2501
Oxford|2322
Oxford Junction|2323
Oyens|1045
Pacific Junction|1561
Packwood|2580
Palmer|571
Palo|2324
Panama|1562
Panora|216
Parkersburg|665
Parnell|2325
Paton|217
Patterson|218
Paullina|1046
Pella|219
Peosta|2068
Percival|1648
Perry|220
Persia|1563
Peru|222
Peterson|1047
Pierson|1048
Pilot Grove|2648
Pilot Mound|223
Pisgah|1564
Plainfield|666
Plano|2581
Pleasant Hill|327
Pleasant Valley|2767
Pleasantville|225
Plover|573
Plymouth|464
Pocahontas|574
Polk City|226
Pomeroy|575
Popejoy|227
Portsmouth|1565
Postville|2162
Prairie City|228
Prairieburg|2219
Prescott|859
Preston|2069
Primghar|1245
Princeton|2768
Prole|229
Promise City|2583
Protivin|2163
Pulaski|2584
Quasqueton|2326
Quimby|1049
Radcliffe|230
Rake|465
Ralston|1459
Randalia|2164
Randall|231
Randolph|1649
Raymond|667
Readlyn|668
Reasnor|232
Red Oak|1566,1591
Redding|860
Redfield|233
Reinbeck|669
Rembrandt|576
Remsen|1050
Renwick|577
Rhodes|234
Riceville|466
Richland|2585
Ricketts|1460
Ridgeway|2165
Ringsted|578
Rippey|235
Riverside|2327
Riverton|1650
Robins|2328
Rock Falls|467
Rock Rapids|1246
Rock Valley|1247
Rockford|468
Rockwell|469
Rockwell City|579
Rodney|1051
Roland|236
Rolfe|581
Rome|2642
Rose Hill|2586
Rowan|470
Rowley|2329
Royal|1357
Rudd|471
Runnells|237
Russell|238
Ruthven|1358
Rutland|582
Ryan|2330
Sabula|2070
Sac City|583
Salem|2649
Salix|1052
Sanborn|1248
Scarville|473
Schaller|1053
Schleswig|1461
Scranton|1462
Searsboro|242
Selma|2588
Sergeant Bluff|1054
Seymour|2590
Shambaugh|1651
Shannon City|861
Sharpsburg|862
Sheffield|475
Shelby|1570
Sheldahl|243
Sheldon|1201
Shell Rock|670
Shellsburg|2332
Shenandoah|1601,1603
Sherrill|2073
Sibley|1249
Sidney|1652
Sigourney|2591
Silver City|1571
Sioux Center|1250
Sioux City|1101-1106,1108-1109,1111
Sioux Rapids|585
Slater|244
Sloan|1055
Smithland|1056
Soldier|1572
Solon|2333
Somers|586
South Amana|2334
South English|2335
Spencer|1301
Sperry|2650
Spillville|2168
Spirit Lake|1360
Spragueville|2074
Springbrook|2075
Springville|2336
St. Ansgar|472
St. Anthony|239
St. Charles|240
St. Donatus|2071
St. Lucas|2166
St. Marys|241
St. Olaf|2072
St. Paul|2657
Stacyville|476
Stanhope|246
Stanley|671
Stanton|1573
Stanwood|2337
State Center|247
Steamboat Rock|672
Stockport|2651
Stockton|2769
Storm Lake|588
Story City|248
Stout|673
Stratford|249
Strawberry Point|2076
Stuart|250
Sully|251
Sumner|674
Superior|1363
Sutherland|1058
Swaledale|477
Swan|252
Swea City|590
Swedesburg|2652
Swisher|2338
Tabor|1653
Tama|2339
Teeds Grove|2771
Templeton|1463
Terril|1364
Thayer|254
Thompson|478
Thor|591
Thornburg|255
Thornton|479
Thurman|1654
Tiffin|2340
Tingley|863
Tipton|2772
Titonka|480
Toddville|2341
Toeterville|481
Toledo|2342
Tracy|256
Traer|675
Treynor|1575
Tripoli|676
Troy Mills|2344
Truesdale|592
Truro|257
Udell|2593
Underwood|1576
Union|258
Unionville|2594
University Park|2595
Urbana|2345
Urbandale|322-323,398
Ute|1060
Vail|1465
Van Horne|2346
Van Meter|261
Van Wert|262
Varina|593
Ventura|482
Victor|2347
Villisca|864
Vincent|594
Vining|2348
Vinton|2349
Volga|2077
Wadena|2169
Walcott|2773
Walford|2351
Walker|2352
Wall Lake|1466
Wallingford|1365
Walnut|1577
Wapello|2653
Washington|2353
Washta|1061
Waterloo|701-704
Waterville|2170
Watkins|2354
Waucoma|2171
Waukee|263
Waukon|2172
Waverly|677
Wayland|2654
Webb|1366
Webster|2355
Webster City|595
Weldon|264
Wellman|2356
Wellsburg|680
Welton|2774
Wesley|483
West Bend|597
West Branch|2358
West Burlington|2655
West Chester|2359
West Des Moines|265-266
West Liberty|2776
West Point|2656
West Union|2175
Westfield|1062
Westgate|681
Westphalia|1578
Westside|1467
Wever|2658
What Cheer|268
Wheatland|2777
Whiting|1063
Whittemore|598
Whitten|269
Williams|271
Williamsburg|2361
Williamson|272
Wilton|2778
Windsor Heights|324
Winfield|2659
Winterset|273
Winthrop|682
Wiota|274
Woden|484
Woodbine|1579
Woodburn|275
Woodward|276
Woolstock|599
Worthington|2078
Wyoming|2362
Yale|277
Yarmouth|2660
Yorktown|1656
Zearing|278
Zwingle|2079
MN
Ada|6510
Adams|5909
Adrian|6110
Afton|5001
Ah Gwah Ching|6430
Aitkin|6431
Akeley|6433
Albany|6307
Albert Lea|6007
Alberta|6207
Albertville|5301
Alborn|5702
Alden|6009
Aldrich|6434
Alexandria|6308
Almelund|5002
Alpha|6111
Altura|5910
Alvarado|6710
Amboy|6010
Andover|5304
Angle Inlet|6711
Angora|5703
Annandale|5302
Anoka|5303
Appleton|6208
Arco|6113
Argyle|6713
Arlington|5307
Ashby|6309
Askov|5704
Atwater|6209
Audubon|6511
Aurora|5705
Austin|5912
Avoca|6114
Avon|6310
Babbitt|5706
Backus|6435
Badger|6714
Bagley|6621
Balaton|6115
Barnesville|6514
Barnum|5707
Barrett|6311
Barry|6210
Battle Lake|6515
Baudette|6623
Baxter|6425
Bayport|5003
Beardsley|6211
Beaver Bay|5601
Beaver Creek|6116
Becker|5308
Bejou|6516
Belgrade|6312
Belle Plaine|6011
Bellingham|6212
Beltrami|6517
Belview|6214
Bemidji|6601,6619
Bena|6626
Benedict|6436
Benson|6215
Bertha|6437
Bethel|5005
Big Falls|6627
Big Lake|5309
Bigelow|6117
Bigfork|6628
Bingham Lake|6118
Birchdale|6629
Bird Island|5310
Biwabik|5708
Blackduck|6630
Blomkest|6216
Blooming Prairie|5917
Blue Earth|6013
Bluffton|6518
Bock|6313
Borup|6519
Bovey|5709
Bowlus|6314
Bowstring|6631
Boyd|6218
Braham|5006
Brainerd|6401
Brandon|6315
Breckenridge|6520
Brewster|6119
Bricelyn|6014
Brimson|5602
Britt|5710
Brook Park|5007
Brooks|6715
Brookston|5711
Brooten|6316
Browerville|6438
Browns Valley|6219
Brownsdale|5918
Brownsville|5919
Brownton|5312
Bruno|5712
Buckman|6317
Buffalo|5313
Buffalo Lake|5314
Buhl|5713
Burnsville|5306,5337
Burtrum|6318
Butterfield|6120
Byron|5920
Caledonia|5921
Callaway|6521
Calumet|5716
Cambridge|5008
Campbell|6522
Canby|6220
Cannon Falls|5009
Canton|5922
Canyon|5717
Carlos|6319
Carlton|5718
Carver|5315
Cass Lake|6633
Castle Rock|5010
Cedar|5011
Center City|5012
Ceylon|6121
Champlin|5316
Chandler|6122
Chanhassen|5317
Chaska|5318
Chatfield|5923
Chisago City|5013
Chisholm|5719
Chokio|6221
Circle Pines|5014
Clara City|6222
Claremont|5924
Clarissa|6440
Clarkfield|6223
Clarks Grove|6016
Clear Lake|5319
Clearbrook|6634
Clearwater|5320
Clements|6224
Cleveland|6017
Climax|6523
Clinton|6225
Clitherall|6524
Clontarf|6226
Cloquet|5720
Cohasset|5721
Cokato|5321
Cold Spring|6320
Coleraine|5722
Collegeville|6321
Cologne|5322
Comfrey|6019
Comstock|6525
Conger|6020
Cook|5723
Correll|6227
Cosmos|6228
Cottage Grove|5016
Cotton|5724
Cottonwood|6229
Courtland|6021
Crane Lake|5725
Cromwell|5726
Crookston|6716
Crosby|6441
Crosslake|6442
Crystal Bay|5323
Currie|6123
Cushing|6443
Cyrus|6323
Dakota|5925
Dalbo|5017
Dalton|6324
Danube|6230
Danvers|6231
Darfur|6022
Darwin|5324
Dassel|5325
Dawson|6232
Dayton|5327
Deer Creek|6527
Deer River|6636
Deerwood|6444
Delano|5328
Delavan|6023
Dennison|5018
Dent|6528
Detroit Lakes|6501-6502
Dexter|5926
Dilworth|6529
Dodge Center|5927
Donaldson|6720
Donnelly|6235
Dover|5929
Dovray|6125
Duluth|5801-5808,5810-5812,5814-5816
Dumont|6236
Dundas|5019
Dunnell|6127
Eagle Bend|6446
Eagle Lake|6024
East Grand Forks|6721
Easton|6025
Echo|6237
Eden Prairie|5344,5346-5347
Eden Valley|5329
Edgerton|6128
Effie|6639
Eitzen|5931
Elbow Lake|6531
Elgin|5932
Elizabeth|6533
Elk River|5330
Elko New Market|5020,5054
Elkton|5933
Ellendale|6026
Ellsworth|6129
Elmore|6027
Elrosa|6325
Ely|5731
Elysian|6028
Embarrass|5732
Emily|6447
Emmons|6029
Erhard|6534
Erskine|6535
Esko|5733
Essig|6030
Euclid|6722
Evansville|6326
Eveleth|5734
Excelsior|5331
Eyota|5934
Fairfax|5332
Fairmont|6031
Faribault|5021
Farmington|5024
Farwell|6327
Federal Dam|6641
Felton|6536
Fergus Falls|6537-6538
Fertile|6540
Fifty Lakes|6448
Finland|5603
Finlayson|5735
Fisher|6723
Flensburg|6328
Flom|6541
Floodwood|5736
Foley|6329
Forbes|5738
Forest Lake|5025
Foreston|6330
Fort Ripley|6449
Fosston|6542
Fountain|5935
Foxhome|6543
Franklin|5333
Frazee|6544
Freeborn|6032
Freeport|6331
Frontenac|5026
Frost|6033
Fulda|6131
Garden City|6034
Garfield|6332
Garrison|6450
Garvin|6132
Gary|6545
Gatzke|6724
Gaylord|5334
Geneva|6035
Georgetown|6546
Ghent|6239
Gibbon|5335
Gilbert|5741
Gilman|6333
Glencoe|5336
Glenville|6036
Glenwood|6334
Glyndon|6547
Gonvick|6644
Good Thunder|6037
Goodhue|5027
Goodland|5742
Goodridge|6725
Graceville|6240
Granada|6039
Grand Marais|5604
Grand Meadow|5936
Grand Portage|5605
Grand Rapids|5730,5744-5745
Grandy|5029
Granite Falls|6241
Grasston|5030
Green Isle|5338
Greenbush|6726
Greenwald|6335
Grey Eagle|6336
Grove City|6243
Grygla|6727
Gully|6646
Hackensack|6452
Hallock|6728
Halma|6729
Halstad|6548
Hamburg|5339
Hamel|5340
Hampton|5031
Hancock|6244
Hanley Falls|6245
Hanover|5341
Hanska|6041
Hardwick|6134
Harmony|5939
Harris|5032
Hartland|6042
Hastings|5033
Hawley|6549
Hayfield|5940
Hayward|6043
Hector|5342
Henderson|6044
Hendricks|6136
Hendrum|6550
Henning|6551
Henriette|5036
Herman|6248
Heron Lake|6137
Hewitt|6453
Hibbing|5746-5747
Hill City|5748
Hillman|6338
Hills|6138
Hinckley|5037
Hines|6647
Hitterdal|6552
Hoffman|6339
Hokah|5941
Holdingford|6340
Holland|6139
Hollandale|6045
Holloway|6249
Holmes City|6341
Holyoke|5749
Homer|5942
Hope|6046
Hopkins|5305,5343
Houston|5943
Hovland|5606
Howard Lake|5349,5575
Hoyt Lakes|5750
Hugo|5038
Humboldt|6731
Huntley|6047
Hutchinson|5350
Ihlen|6140
International Falls|6649
Inver Grove Heights|5076-5077
Iona|6141
Iron|5751
Ironton|6455
Isabella|5607
Isanti|5040
Isle|6342
Ivanhoe|6142
Jackson|6143
Jacobson|5752
Janesville|6048
Jasper|6144
Jeffers|6145
Jenkins|6456
Jordan|5352
Kabetogama|6669
Kanaranzi|6146
Kandiyohi|6251
Karlstad|6732
Kasota|6050
Kasson|5944
Keewatin|5753
Kelliher|6650
Kellogg|5945
Kennedy|6733
Kenneth|6147
Kensington|6343
Kent|6553
Kenyon|5946
Kerkhoven|6252
Kerrick|5756
Kettle River|5757
Kiester|6051
Kilkenny|6052
Kimball|5353
Kinney|5758
Knife River|5609
La Crescent|5947
La Salle|6056
Lafayette|6054
Lake Benton|6149
Lake Bronson|6734
Lake City|5041
Lake Crystal|6055
Lake Elmo|5042
Lake George|6458
Lake Hubert|6459
Lake Lillian|6253
Lake Park|6554
Lake Wilson|6151
Lakefield|6150
Lakeland|5043
Lakeville|5044
Lamberton|6152
Lancaster|6735
Lanesboro|5949
Lansing|5950
Laporte|6461
Lastrup|6344
Le Center|6057
Le Roy|5951
Le Sueur|6058
Lengby|6651
Leonard|6652
Leota|6153
Lester Prairie|5354
Lewiston|5952
Lewisville|6060
Lindstrom|5045
Lismore|6155
Litchfield|5355
Little Falls|6345
Littlefork|6653
Loman|6654
Long Lake|5356
Long Prairie|6347
Longville|6655
Lonsdale|5046
Loretto|5357,5595-5599
Lowry|6349
Lucan|6255
Lutsen|5612
Luverne|6156
Lyle|5953
Lynd|6157
Mabel|5954
Madelia|6062
Madison|6256
Madison Lake|6063
Magnolia|6158
Mahnomen|6557
Makinen|5763
Mankato|6001-6003
Mantorville|5955
Maple Grove|5311
Maple Lake|5358
Maple Plain|5348,5359,5570-5571,5574,5576-5579,5592-5593
Mapleton|6065
Marble|5764
Marcell|6657
Margie|6658
Marietta|6257
Marine on St. Croix|5047
Marshall|6258
Max|6659
Mayer|5360
Maynard|6260
Mazeppa|5956
Mc Grath|6350
McGregor|5760
McIntosh|6556
Meadowlands|5765
Medford|5049
Melrose|6352
Melrude|5766
Menahga|6464
Mendota|5150
Mentor|6736
Merrifield|6465
Middle River|6737
Milaca|6353
Milan|6262
Millville|5957
Milroy|6263
Miltona|6354
Minneapolis|5401-5450,5454-5455,5458-5460,5467,5470,5472-5474,5478-5480,5483-5488
Minneota|6264
Minnesota City|5959
Minnesota Lake|6068
Minnetonka|5345
Minnetonka Beach|5361
Mizpah|6660
Montevideo|6265
Montgomery|6069
Monticello|5362
Montrose|5363
Moorhead|6560-6563
Moose Lake|5767
Mora|5051
Morgan|6266
Morris|6267
Morristown|5052
Morton|6270
Motley|6466
Mound|5364
Mountain Iron|5768
Mountain Lake|6159
Murdock|6271
Nashua|6565
Nashwauk|5769
Navarre|5392
Naytahwaush|6566
Nelson|6355
Nerstrand|5053
Nett Lake|5772
Nevis|6467
New Auburn|5366
New Germany|5367
New London|6273
New Munich|6356
New Prague|6071
New Richland|6072
New Ulm|6073
New York Mills|6567
Newfolden|6738
Newport|5055
Nicollet|6074
Nielsville|6568
Nisswa|6468
Norcross|6274
North Branch|5056
Northfield|5057
Northome|6661
Northrop|6075
Norwood|5383,5554,5583
Norwood Young America|5368
Noyes|6740
Oak Island|6741
Oak Park|6357
Odessa|6276
Odin|6160
Ogema|6569
Ogilvie|6358
Okabena|6161
Oklee|6742
Olivia|6277
Onamia|6359
Ormsby|6162
Oronoco|5960
Orr|5771
Ortonville|6278
Osage|6570
Osakis|6360
Oslo|6744
Osseo|5369,5569
Ostrander|5961
Ottertail|6571
Outing|6662
Owatonna|5060
Palisade|6469
Park Rapids|6470
Parkers Prairie|6361
Paynesville|6362
Pease|6363
Pelican Rapids|6572
Pemberton|6078
Pengilly|5775
Pennington|6663
Pennock|6279
Pequot Lakes|6472
Perham|6573
Perley|6574
Peterson|5962
Pierz|6364
Pillager|6473
Pine City|5063
Pine Island|5963
Pine River|6474
Pipestone|6164
Plainview|5964
Plato|5370
Plummer|6748
Ponemah|6666
Ponsford|6575
Porter|6280
Preston|5965
Princeton|5371
Prinsburg|6281
Prior Lake|5372
Puposky|6667
Racine|5967
Randall|6475
Randolph|5065
Ranier|6668
Raymond|6282
Reading|6165
Reads Landing|5968
Red Lake Falls|6750
Red Wing|5066
Redby|6670
Redlake|6671
Redwood Falls|6283
Remer|6672
Renville|6284
Revere|6166
Rice|6367
Richmond|6368
Richville|6576
Richwood|6577
Rochert|6578
Rochester|5901-5906
Rock Creek|5067
Rockford|5373,5572
Rockville|6369
Rogers|5374
Rollingstone|5969
Roosevelt|6673
Roscoe|6371
Rose Creek|5970
Roseau|6751
Rosemount|5068
Rothsay|6579
Round Lake|6167
Royalton|6373
Rush City|5069
Rushford|5971
Rushmore|6168
Russell|6169
Ruthton|6170
Sabin|6580
Sacred Heart|6285
Saginaw|5779
Salol|6756
Sanborn|6083
Sandstone|5072
Santiago|5377
Sargeant|5973
Sartell|6377
Sauk Centre|6378
Sauk Rapids|6379
Savage|5378
Sawyer|5780
Scandia|5073
Schroeder|5613
Seaforth|6287
Searles|6084
Sebeka|6477
Shafer|5074
Shakopee|5379
Shelly|6581
Sherburn|6171
Shevlin|6676
Side Lake|5781
Silver Bay|5614
Silver Creek|5380
Silver Lake|5381
Slayton|6172
Sleepy Eye|6085
Solway|6678
Soudan|5782
South Haven|5382
South International Falls|6679
South St. Paul|5075
Spicer|6288
Spring Grove|5974
Spring Lake|6680
Spring Park|5384
Spring Valley|5975
Springfield|6087
Squaw Lake|6681
St. Bonifacius|5375
St. Charles|5972
St. Clair|6080
St. Cloud|6301-6304,6372,6393,6395-6399
St. Francis|5070
St. Hilaire|6754
St. James|6081
St. Joseph|6374
St. Martin|6376
St. Michael|5376
St. Paul|5101-5131,5133,5144-5146,5155,5164-5165,5170,5172,5175,5187-5188
St. Paul Park|5071
St. Peter|6082
St. Stephen|6375
St. Vincent|6755
Stacy|5078-5079
Stanchfield|5080
Staples|6479
Starbuck|6381
Steen|6173
Stephen|6757
Stewart|5385
Stewartville|5976
Stillwater|5082-5083
Stockton|5988
Storden|6174
Strandquist|6758
Strathcona|6759
Sturgeon Lake|5783
Sunburg|6289
Swan River|5784
Swanville|6382
Swatara|5785
Swift|6682
Taconite|5786
Talmoon|6637
Tamarack|5787
Taopi|5977
Taunton|6291
Taylors Falls|5084
Tenstrike|6683
Thief River Falls|6701
Tintah|6583
Tofte|5615
Tower|5790
Tracy|6175
Trail|6684
Trimont|6176
Truman|6088
Twig|5791
Twin Lakes|6089
Twin Valley|6584
Two Harbors|5616
Tyler|6178
Ulen|6585
Underwood|6586
Upsala|6384
Utica|5979
Vergas|6587
Vermillion|5085
Verndale|6481
Vernon Center|6090
Vesta|6292
Victoria|5386
Viking|6760
Villard|6385
Vining|6588
Virginia|5777,5792
Wabasha|5981
Wabasso|6293
Waconia|5387
Wadena|6482
Wahkon|6386
Waite Park|6387-6388
Waldorf|6091
Walker|6484
Walnut Grove|6180
Waltham|5982
Wanamingo|5983
Wanda|6294
Wannaska|6761
Warba|5793
Warren|6762
Warroad|6763
Warsaw|5087
Waseca|6093
Waskish|6685
Watertown|5388
Waterville|6096
Watkins|5389
Watson|6295
Waubun|6589
Waverly|5390
Wayzata|5391
Webster|5088
Welch|5089
Welcome|6181
Wells|6097
Wendell|6590
West Concord|5985
West Union|6389
Westbrook|6183
Wheaton|6296
White Earth|6591
Willernie|5090
Williams|6686
Willmar|6201
Willow River|5795
Wilmont|6185
Wilton|6687
Windom|6101
Winger|6592
Winnebago|6098
Winona|5987
Winsted|5395
Winthrop|5396
Winton|5796
Wirt|6688
Wolf Lake|6593
Wolverton|6594
Wood Lake|6297
Woodstock|6186
Worthington|6187
Wrenshall|5797
Wright|5798
Wykoff|5990
Wyoming|5092
Young America|5397,5550-5551,5553,5558,5568,5573,5594
Zimmerman|5398
Zumbro Falls|5991
Zumbrota|5992
MT
Absarokee|9001
Acton|9002
Alberton|9820
Alder|9710
Alzada|9311
Anaconda|9711
Angela|9312
Antelope|9211
Arlee|9821
Ashland|9003-9004
Augusta|9410
Avon|9713
Babb|9411
Bainville|9212
Baker|9313
Ballantine|9006
Basin|9631
Bearcreek|9007
Belfry|9008
Belgrade|9714
Belt|9412
Biddle|9314
Big Arm|9910
Big Sandy|9520
Big Sky|9716
Big Timber|9011
Bigfork|9911
Bighorn|9010
Billings|9101-9108,9111-9112,9114-9117
Birney|9012
Black Eagle|9414
Bloomfield|9315
Bonner|9823
Boulder|9632
Box Elder|9521
Boyd|9013
Boyes|9316
Bozeman|9715,9717-9719,9771-9772
Brady|9416
Bridger|9014
Broadus|9317
Broadview|9015
Brockton|9213
Brockway|9214
Browning|9417
Brusett|9318
Buffalo|9418
Busby|9016
Butte|9701-9703,9707,9750
Bynum|9419
Cameron|9720
Canyon Creek|9633
Capitol|9319
Cardwell|9721
Carter|9420
Cascade|9421
Charlo|9824
Chester|9522
Chinook|9523
Choteau|9422
Circle|9215
Clancy|9634
Clinton|9825
Clyde Park|9018
Coffee Creek|9424
Cohagen|9322
Colstrip|9323
Columbia Falls|9912
Columbus|9019
Condon|9826
Conner|9827
Conrad|9425
Cooke City|9020
Coram|9913
Corvallis|9828
Crane|9217
Crow Agency|9022
Culbertson|9218
Custer|9024
Cut Bank|9427
Dagmar|9219
Darby|9829
Dayton|9914
De Borgia|9830
Decker|9025
Deer Lodge|9722
Dell|9724
Denton|9430
Dillon|9725
Divide|9727
Dixon|9831
Dodson|9524
Drummond|9832
Dupuyer|9432
Dutton|9433
East Glacier Park|9434
East Helena|9635
Edgar|9026
Ekalaka|9324
Elliston|9728
Elmo|9915
Emigrant|9027
Ennis|9729
Essex|9916
Ethridge|9435
Eureka|9917
Fairfield|9436
Fairview|9221
Fallon|9326
Fishtail|9028
Flaxville|9222
Florence|9833
Floweree|9440
Forest Grove|9441
Forsyth|9327
Fort Benton|9442
Fort Harrison|9636
Fort Peck|9223
Fort Shaw|9443
Fort Smith|9035
Fortine|9918
Frazer|9225
Frenchtown|9834
Froid|9226
Fromberg|9029
Galata|9444
Gallatin Gateway|9730
Gardiner|9030
Garrison|9731
Garryowen|9031
Geraldine|9446
Geyser|9447
Gildford|9525
Glasgow|9230
Glen|9732
Glendive|9330
Glentana|9240
Gold Creek|9733
Grantsdale|9835
Grass Range|9032
Great Falls|9401,9403-9406
Greycliff|9033
Hall|9837
Hamilton|9840
Hammond|9332
Hardin|9034
Harlem|9526
Harlowton|9036
Harrison|9735
Hathaway|9333
Haugan|9842
Havre|9501
Hays|9527
Heart Butte|9448
Helena|9601-9602,9604,9620,9623-9626
Helmville|9843
Heron|9844
Highwood|9450
Hilger|9451
Hingham|9528
Hinsdale|9241
Hobson|9452
Hogeland|9529
Homestead|9242
Hot Springs|9845
Hungry Horse|9919
Huntley|9037
Huson|9846
Hysham|9038
Ingomar|9039
Inverness|9530
Ismay|9336
Jackson|9736
Jefferson City|9638
Joliet|9041
Joplin|9531
Jordan|9337
Judith Gap|9453
Kalispell|9901,9903-9904
Kevin|9454
Kila|9920
Kinsey|9338
Kremlin|9532
Lake Mc Donald|9921
Lakeside|9922
Lambert|9243
Lame Deer|9043
Larslan|9244
Laurel|9044
Lavina|9046
Ledger|9456
Lewistown|9457
Libby|9923
Lima|9739
Lincoln|9639
Lindsay|9339
Livingston|9047
Lloyd|9535
Lodge Grass|9050
Lolo|9847
Loma|9460
Lonepine|9848
Loring|9537
Lothair|9461
Malmstrom AFB|9402
Malta|9538
Manhattan|9741
Marion|9925
Martin City|9926
Martinsdale|9053
Marysville|9640
Mc Allister|9740
Mc Leod|9052
Medicine Lake|9247
Melrose|9743
Melstone|9054
Melville|9055
Mildred|9341
Miles City|9301
Milltown|9851
Missoula|9801-9804,9806-9808,9812
Moccasin|9462
Molt|9057
Monarch|9463
Moore|9464
Mosby|9058
Musselshell|9059
Nashua|9248
Neihart|9465
Norris|9745
Noxon|9853
Nye|9061
Oilmont|9466
Olive|9343
Olney|9927
Opheim|9250
Otter|9062
Outlook|9252
Ovando|9854
Pablo|9855
Paradise|9856
Park City|9063
Peerless|9253
Pendroy|9467
Philipsburg|9858
Pinesdale|9841
Plains|9859
Plentywood|9254
Plevna|9344
Polaris|9746
Polebridge|9928
Polson|9860
Pompeys Pillar|9064
Pony|9747
Poplar|9255
Powderville|9345
Power|9468
Pray|9065
Proctor|9929
Pryor|9066
Radersburg|9641
Ramsay|9748
Rapelje|9067
Ravalli|9863
Raymond|9256
Raynesford|9469
Red Lodge|9068
Redstone|9257
Reed Point|9069
Reserve|9258
Rexford|9930
Richey|9259
Richland|9260
Ringling|9642
Roberts|9070
Rollins|9931
Ronan|9864
Roscoe|9071
Rosebud|9347
Roundup|9072-9073
Roy|9471
Rudyard|9540
Ryegate|9074
Saco|9261
Saltese|9867
Sand Coulee|9472
Sand Springs|9077
Sanders|9076
Savage|9262
Scobey|9263
Seeley Lake|9868
Shawmut|9078
Shelby|9474
Shepherd|9079
Sheridan|9749
Sidney|9270
Silver Gate|9081
Silver Star|9751
Simms|9477
Somers|9932
Springdale|9082
St. Ignatius|9865
St. Marie|9231
St. Regis|9866
St. Xavier|9075
Stanford|9479
Stevensville|9870
Stockett|9480
Stryker|9933
Sula|9871
Sumatra|9083
Sun River|9483
Sunburst|9482
Superior|9872
Sweet Grass|9484
Teigen|9084
Terry|9349
Thompson Falls|9873
Three Forks|9752
Toston|9643
Townsend|9644
Trego|9934
Trout Creek|9874
Troy|9935
Turner|9542
Twin Bridges|9754
Two Dot|9085
Ulm|9485
Valier|9486
Vandalia|9273
Vaughn|9487
Victor|9875
Vida|9274
Virginia City|9755
Volborg|9351
Warm Springs|9756
West Glacier|9936
West Yellowstone|9758
Westby|9275
White Sulphur Springs|9645
Whitefish|9937
Whitehall|9759
Whitetail|9276
Whitewater|9544
Whitlash|9545
Wibaux|9353
Willard|9354
Willow Creek|9760
Wilsall|9086
Winifred|9489
Winnett|9087
Winston|9647
Wisdom|9761
Wise River|9762
Wolf Creek|9648
Wolf Point|9201
Worden|9088
Wyola|9089
Zortman|9546
Zurich|9547
ND
Abercrombie|8001
Absaraka|8002
Adams|8210
Agate|8310
Alamo|8830
Alexander|8831
Almont|8520
Alsen|8311
Ambrose|8833
Amenia|8004
Amidon|8620
Anamoose|8710
Aneta|8212
Antler|8711
Argusville|8005
Arnegard|8835
Arthur|8006
Arvilla|8214
Ashley|8413
Ayr|8007
Baldwin|8521
Balfour|8712
Balta|8313
Bantry|8713
Barney|8008
Bathgate|8216
Beach|8621
Belcourt|8316
Belfield|8622
Benedict|8716
Berlin|8415
Berthold|8718
Beulah|8523
Binford|8416
Bisbee|8317
Bismarck|8501-8507
Blanchard|8009
Bottineau|8318
Bowbells|8721
Bowdon|8418
Bowman|8623
Braddock|8524
Brocket|8321
Buchanan|8420
Buffalo|8011
Burlington|8722
Butte|8723
Buxton|8218
Caledonia|8219
Calvin|8323
Cando|8324
Cannon Ball|8528
Carpio|8725
Carrington|8421
Carson|8529
Cartwright|8838
Casselton|8012
Cathay|8422
Cavalier|8220
Cayuga|8013
Center|8530
Chaseley|8423
Christine|8015
Churchs Ferry|8325
Cleveland|8424
Clifford|8016
Cogswell|8017
Coleharbor|8531
Colfax|8018
Columbus|8727
Cooperstown|8425
Courtenay|8426
Crary|8327
Crosby|8730
Crystal|8222
Cummings|8223
Dahlen|8224
Davenport|8021
Dawson|8428
Dazey|8429
Deering|8731
Denhoff|8430
Des Lacs|8733
Devils Lake|8301
Dickey|8431
Dickinson|8601-8602
Dodge|8625
Donnybrook|8734
Douglas|8735
Drake|8736
Drayton|8225
Driscoll|8532
Dunn Center|8626
Dunseith|8329
Edgeley|8433
Edinburg|8227
Edmore|8330
Egeland|8331
Elgin|8533
Ellendale|8436
Emerado|8228
Enderlin|8027
Epping|8843
Erie|8029
Esmond|8332
Fairdale|8229
Fairfield|8627
Fairmount|8030
Fargo|8102-8109,8121-8122,8124-8126
Fessenden|8438
Fingal|8031
Finley|8230
Flasher|8535
Flaxton|8737
Forbes|8439
Fordville|8231
Forest River|8233
Forman|8032
Fort Ransom|8033
Fort Totten|8335
Fort Yates|8538
Fortuna|8844
Fredonia|8440
Fullerton|8441
Gackle|8442
Galesburg|8035
Gardner|8036
Garrison|8540
Gilby|8235
Gladstone|8630
Glasston|8236
Glen Ullin|8631
Glenburn|8740
Glenfield|8443
Golden Valley|8541
Golva|8632
Goodrich|8444
Grace City|8445
Grafton|8237
Grand Forks|8201-8203,8206-8208
Grand Forks AFB|8204-8205
Grandin|8038
Granville|8741
Grassy Butte|8634
Grenora|8845
Gwinner|8040
Hague|8542
Halliday|8636
Hamilton|8238
Hampden|8338
Hankinson|8041
Hannaford|8448
Hannah|8239
Hansboro|8339
Harvey|8341
Harwood|8042
Hatton|8240
Havana|8043
Hazelton|8544
Hazen|8545
Hebron|8638
Hensel|8241
Hettinger|8639
Hillsboro|8045
Hoople|8243
Hope|8046
Horace|8047
Hunter|8048
Hurdsfield|8451
Inkster|8244
Jamestown|8401-8402,8405
Jessie|8452
Jud|8454
Karlsruhe|8744
Kathryn|8049
Keene|8847
Kenmare|8746
Kensal|8455
Killdeer|8640
Kindred|8051
Kintyre|8549
Knox|8343
Kramer|8748
Kulm|8456
Lakota|8344
Lamoure|8458
Langdon|8249
Lankin|8250
Lansford|8750
Larimore|8251
Lawton|8345
Leeds|8346
Lefor|8641
Lehr|8460
Leonard|8052
Lidgerwood|8053
Lignite|8752
Linton|8552
Lisbon|8054
Litchville|8461
Luverne|8056
Maddock|8348
Maida|8255
Makoti|8756
Mandan|8554
Mandaree|8757
Manning|8642
Mantador|8058
Manvel|8256
Mapleton|8059
Marion|8466
Marmarth|8643
Marshall|8644
Martin|8758
Max|8759
Maxbass|8760
Mayville|8257
McClusky|8463
McGregor|8755
McHenry|8464
McLeod|8057
McVille|8254
Medina|8467
Medora|8645
Mekinock|8258
Menoken|8558
Mercer|8559
Michigan|8259
Milnor|8060
Milton|8260
Minnewaukan|8351
Minot|8701-8703,8707
Minot AFB|8704-8705
Minto|8261
Moffit|8560
Mohall|8761
Montpelier|8472
Mooreton|8061
Mott|8646
Mountain|8262
Munich|8352
Mylo|8353
Napoleon|8561
Neche|8265
Nekoma|8355
New England|8647
New Leipzig|8562
New Rockford|8356
New Salem|8563
New Town|8763
Newburg|8762
Niagara|8266
Nome|8062
Noonan|8765
Northwood|8267
Norwich|8768
Oakes|8474
Oberon|8357
Oriska|8063
Osnabrock|8269
Page|8064
Palermo|8769
Park River|8270
Parshall|8770
Pekin|8361
Pembina|8271
Penn|8362
Perth|8363
Petersburg|8272
Pettibone|8475
Pillsbury|8065
Pingree|8476
Pisek|8273
Plaza|8771
Portal|8772
Portland|8274
Powers Lake|8773
Raleigh|8564
Ray|8849
Reeder|8649
Regan|8477
Regent|8650
Reynolds|8275
Rhame|8651
Richardton|8652
Riverdale|8565
Robinson|8478
Rocklake|8365
Rogers|8479
Rolette|8366
Rolla|8367
Roseglen|8775
Ross|8776
Rugby|8368
Ruso|8778
Rutland|8067
Ryder|8779
Sanborn|8480
Sarles|8372
Sawyer|8781
Scranton|8653
Selfridge|8568
Sentinel Butte|8654
Sharon|8277
Sheldon|8068
Sherwood|8782
Sheyenne|8374
Shields|8569
Solen|8570
Souris|8783
South Heart|8655
Spiritwood|8481
St. Anthony|8566
St. John|8369
St. Michael|8370
St. Thomas|8276
Stanley|8784
Stanton|8571
Starkweather|8377
Steele|8482
Sterling|8572
Stirum|8069
Strasburg|8573
Streeter|8483
Surrey|8785
Sutton|8484
Sykeston|8486
Tappen|8487
Taylor|8656
Thompson|8278
Tioga|8852
Tokio|8379
Tolley|8787
Tolna|8380
Tower City|8071
Towner|8788
Trenton|8853
Turtle Lake|8575
Tuttle|8488
Underwood|8576
Upham|8789
Valley City|8072
Velva|8790
Verona|8490
Voltaire|8792
Wahpeton|8074-8076
Walcott|8077
Wales|8281
Walhalla|8282
Warwick|8381
Washburn|8577
Watford City|8854
Webster|8382
West Fargo|8078
Westhope|8793
Wheatland|8079
White Earth|8794
Wildrose|8795
Williston|8801-8803
Willow City|8384
Wilton|8579
Wimbledon|8492
Wing|8494
Wishek|8495
Wolford|8385
Woodworth|8496
Wyndmere|8081
York|8386
Ypsilanti|8497
Zahl|8856
Zap|8580
Zeeland|8581
SD
Aberdeen|7401-7402
Agar|7520
Akaska|7420
Alcester|7001
Alexandria|7311
Allen|7714
Alpena|7312
Amherst|7421
Andover|7422
Arlington|7212
Armour|7313
Artesian|7314
Ashton|7424
Astoria|7213
Aurora|7002
Avon|7315
Badger|7214
Baltic|7003
Barnard|7426
Batesland|7716
Bath|7427
Belle Fourche|7717
Belvidere|7521
Beresford|7004
Big Stone City|7216
Bison|7620
Black Hawk|7718
Blunt|7522
Bonesteel|7317
Bowdle|7428
Box Elder|7719
Bradley|7217
Brandon|7005
Brandt|7218
Brentford|7429
Bridgewater|7319
Bristol|7219
Britton|7430
Brookings|7006-7007
Bruce|7220
Bryant|7221
Buffalo|7720
Buffalo Gap|7722
Bullhead|7621
Burbank|7010
Burke|7523
Camp Crook|7724
Canistota|7012
Canova|7321
Canton|7013
Caputa|7725
Carpenter|7322
Carthage|7323
Castlewood|7223
Cavour|7324
Centerville|7014
Chamberlain|7325-7326
Chancellor|7015
Cherry Creek|7622
Chester|7016
Claire City|7224
Claremont|7432
Clark|7225
Clear Lake|7226
Colman|7017
Colome|7528
Colton|7018
Columbia|7433
Conde|7434
Corona|7227
Corsica|7328
Cresbard|7435
Crooks|7020
Custer|7730
Dallas|7529
Dante|7329
Davis|7021
De Smet|7231
Deadwood|7732
Dell Rapids|7022
Delmont|7330
Dimock|7331
Doland|7436
Draper|7531
Dupree|7623
Eagle Butte|7625
Eden|7232
Edgemont|7735
Egan|7024
Elk Point|7025
Elkton|7026
Ellsworth AFB|7706
Emery|7332
Enning|7737
Erwin|7233
Estelline|7234
Ethan|7334
Eureka|7437
Fairburn|7738
Fairfax|7335
Fairview|7027
Faith|7626
Faulkton|7438
Fedora|7337
Ferney|7439
Flandreau|7028
Florence|7235
Fort Meade|7741
Fort Pierre|7532
Fort Thompson|7339
Frankfort|7440
Frederick|7441
Freeman|7029
Fulton|7340
Gann Valley|7341
Garden City|7236
Garretson|7030
Gary|7237
Gayville|7031
Geddes|7342
Gettysburg|7442
Glencross|7630
Glenham|7631
Goodwin|7238
Gregory|7533
Grenville|7239
Groton|7445
Hamill|7534
Harrisburg|7032
Harrison|7344
Harrold|7536
Hartford|7033
Hayes|7537
Hayti|7241
Hazel|7242
Hecla|7446
Henry|7243
Hermosa|7744
Herreid|7632
Herrick|7538
Highmore|7345
Hill City|7745
Hitchcock|7348
Holabird|7540
Hosmer|7448
Hot Springs|7747
Houghton|7449
Hoven|7450
Howard|7349
Howes|7748
Hudson|7034
Humboldt|7035
Hurley|7036
Huron|7350,7399
Ideal|7541
Interior|7750
Ipswich|7451
Irene|7037
Iroquois|7353
Isabel|7633
Java|7452
Jefferson|7038
Kadoka|7543
Kaylor|7354
Keldron|7634
Kennebec|7544
Keystone|7751
Kimball|7355
Kranzburg|7245
Kyle|7752
Labolt|7246
Lake Andes|7356
Lake City|7247
Lake Norden|7248
Lake Preston|7249
Lane|7358
Langford|7454
Lantry|7636
Lead|7754
Lebanon|7455
Lemmon|7638
Lennox|7039
Leola|7456
Lesterville|7040
Letcher|7359
Little Eagle|7639
Lodgepole|7640
Long Lake|7457
Long Valley|7547
Lower Brule|7548
Ludlow|7755
Lyons|7041
Madison|7042
Manderson|7756
Mansfield|7460
Marion|7043
Martin|7551
Marty|7361
Marvin|7251
Mc Intosh|7641
Mc Laughlin|7642
Meadow|7644
Mellette|7461
Menno|7045
Midland|7552
Milbank|7252
Milesville|7553
Miller|7362
Mission|7555
Mission Hill|7046
Mitchell|7301
Mobridge|7601
Monroe|7047
Montrose|7048
Morristown|7645
Mound City|7646
Mount Vernon|7363
Mud Butte|7758
Murdo|7559
Nemo|7759
New Effington|7255
New Holland|7364
New Underwood|7761
Newell|7760
Nisland|7762
Norris|7560
North Sioux City|7049
Northville|7465
Nunda|7050
Oacoma|7365
Oelrichs|7763
Oglala|7764
Okaton|7562
Okreek|7563
Oldham|7051
Olivet|7052
Onaka|7466
Onida|7564
Oral|7766
Orient|7467
Ortley|7256
Owanka|7767
Parker|7053
Parkston|7366
Parmelee|7566
Peever|7257
Philip|7567
Pickstown|7367
Piedmont|7769
Pierpont|7468
Pierre|7501
Pine Ridge|7770
Plankinton|7368
Platte|7369
Pollock|7648
Porcupine|7772
Prairie City|7649
Presho|7568
Pringle|7773
Pukwana|7370
Quinn|7775
Ralph|7650
Ramona|7054
Rapid City|7701-7703,7709
Raymond|7258
Redfield|7469
Redig|7776
Ree Heights|7371
Reliance|7569
Renner|7055
Reva|7651
Revillo|7259
Ridgeview|7652
Rockham|7470
Roscoe|7471
Rosebud|7570
Rosholt|7260
Roslyn|7261
Rutland|7057
Salem|7058
Scenic|7780
Scotland|7059
Selby|7472
Seneca|7473
Sinai|7061
Sioux Falls|7101,7103-7110,7117-7118,7186,7193,7197-7198
Sisseton|7262
Smithwick|7782
South Shore|7263
Spearfish|7783,7799
Spencer|7374
Springfield|7062
St. Charles|7571
St. Francis|7572
St. Lawrence|7373
St. Onge|7779
Stephan|7346
Stickney|7375
Stockholm|7264
Strandburg|7265
Stratford|7474
Sturgis|7785
Summit|7266
Tabor|7063
Tea|7064
Timber Lake|7656
Tolstoy|7475
Toronto|7268
Trail City|7657
Trent|7065
Tripp|7376
Tulare|7476
Turton|7477
Tuthill|7574
Twin Brooks|7269
Tyndall|7066
Union Center|7787
Utica|7067
Vale|7788
Valley Springs|7068
Veblen|7270
Vermillion|7069
Viborg|7070
Vienna|7271
Virgil|7379
Vivian|7576
Volga|7071
Volin|7072
Wagner|7380
Wakonda|7073
Wakpala|7658
Walker|7659
Wall|7790
Wallace|7272
Wanblee|7577
Warner|7479
Wasta|7791
Watauga|7660
Watertown|7201
Waubay|7273
Webster|7274
Wentworth|7075
Wessington|7381
Wessington Springs|7382
Westport|7481
White|7276
White Lake|7383
White Owl|7792
White River|7579
Whitehorse|7661
Whitewood|7793
Willow Lake|7278
Wilmot|7279
Winfred|7076
Winner|7580
Witten|7584
Wolsey|7384
Wood|7585
Woonsocket|7385
Worthing|7077
Wounded Knee|7794
Yale|7386
Yankton|7078
WI
Abbotsford|4405
Abrams|4101
Adams|3910
Adell|3001
Afton|3501
Albany|3502
Algoma|4201
Allenton|3002
Alma|4610
Alma Center|4611
Almena|4805
Almond|4909
Altoona|4720
Amberg|4102
Amery|4001
Amherst|4406
Amherst Junction|4407
Aniwa|4408
Antigo|4409
Appleton|4911-4915,4919
Arcadia|4612
Arena|3503
Argonne|4511
Argyle|3504
Arkansaw|4721
Arkdale|4613
Arlington|3911
Armstrong Creek|4103
Arpin|4410
Ashippun|3003
Ashland|4806
Athelstane|4104
Athens|4411
Auburndale|4412
Augusta|4722
Avalon|3505
Avoca|3506
Babcock|4413
Bagley|3801
Baileys Harbor|4202
Baldwin|4002
Balsam Lake|4810
Bancroft|4921
Bangor|4614
Baraboo|3913
Barneveld|3507
Barron|4812
Barronett|4813
Bassett|3101
Bay City|4723
Bayfield|4814
Bear Creek|4922
Beaver Dam|3916
Beetown|3802
Beldenville|4003
Belgium|3004
Belleville|3508
Belmont|3510
Beloit|3511-3512
Benet Lake|3102
Benoit|4816
Benton|3803
Berlin|4923
Big Bend|3103
Big Falls|4926
Birchwood|4817
Birnamwood|4414
Black Creek|4106
Black Earth|3515
Black River Falls|4615
Blair|4616
Blanchardville|3516
Blenker|4415
Bloomer|4724
Bloomington|3804
Blue Mounds|3517
Blue River|3518
Bonduel|4107
Boscobel|3805
Boulder Junction|4512
Bowler|4416
Boyceville|4725
Boyd|4726
Brandon|3919
Brantwood|4513
Briggsville|3920
Brill|4818
Brillion|4110
Bristol|3104
Brodhead|3520
Brokaw|4417
Brookfield|3005,3008,3045
Brooklyn|3521
Brownsville|3006
Browntown|3522
Bruce|4819
Brule|4820
Brussels|4204
Bryant|4418
Burlington|3105
Burnett|3922
Butler|3007
Butte Des Morts|4927
Butternut|4514
Cable|4821
Cadott|4727
Caledonia|3108
Cambria|3923
Cambridge|3523
Cameron|4822
Camp Douglas|4618
Camp Lake|3109
Campbellsport|3010
Caroline|4928
Cascade|3011
Casco|4205
Cashton|4619
Cassville|3806
Cataract|4620
Catawba|4515
Cazenovia|3924
Cecil|4111
Cedar Grove|3013
Cedarburg|3012
Centuria|4824
Chaseburg|4621
Chetek|4728
Chili|4420
Chilton|3014
Chippewa Falls|4729,4774
Clam Lake|4517
Clayton|4004
Clear Lake|4005
Cleveland|3015
Clinton|3525
Clintonville|4929
Clyman|3016
Cobb|3526
Cochrane|4622
Colby|4421
Coleman|4112
Colfax|4730
Colgate|3017
Collins|4207
Coloma|4930
Columbus|3925
Combined Locks|4113
Comstock|4826
Conover|4519
Conrath|4731
Coon Valley|4623
Cornell|4732
Cornucopia|4827
Cottage Grove|3527
Couderay|4828
Crandon|4520
Crivitz|4114
Cross Plains|3528
Cuba City|3807
Cudahy|3110
Cumberland|4829
Curtiss|4422
Cushing|4006
Custer|4423
Dale|4931
Dallas|4733
Dalton|3926
Danbury|4830
Dane|3529
Darien|3114
Darlington|3530
De Pere|4115
De Soto|4624
Deer Park|4007
Deerbrook|4424
Deerfield|3531
Deforest|3532
Delafield|3018
Delavan|3115
Dellwood|3927
Denmark|4208
Dickeyville|3808
Dodge|4625
Dodgeville|3533,3595
Dorchester|4425
Dousman|3118
Downing|4734
Downsville|4735
Doylestown|3928
Dresser|4009
Drummond|4832
Dunbar|4119
Durand|4736
Eagle|3119
Eagle River|4521
East Ellsworth|4010
East Troy|3120
Eastman|4626
Eau Claire|4701-4703
Eau Galle|4737
Eden|3019
Edgar|4426
Edgerton|3534
Edgewater|4834
Edmund|3535
Egg Harbor|4209
Eland|4427
Elcho|4428
Elderon|4429
Eldorado|4932
Eleva|4738
Elk Mound|4739
Elkhart Lake|3020
Elkhorn|3121
Ellison Bay|4210
Ellsworth|4011
Elm Grove|3122
Elmwood|4740
Elroy|3929
Elton|4430
Embarrass|4933
Endeavor|3930
Ephraim|4211
Ettrick|4627
Eureka|4934
Evansville|3536
Exeland|4835
Fairchild|4741
Fairwater|3931
Fall Creek|4742
Fall River|3932
Fence|4120
Fennimore|3809
Ferryville|4628
Fifield|4524
Fish Creek|4212
Florence|4121
Fond Du Lac|4935-4937
Fontana|3125
Footville|3537
Forest Junction|4123
Forestville|4213
Fort Atkinson|3538
Fountain City|4629
Fox Lake|3933
Foxboro|4836
Francis Creek|4214
Franklin|3132
Franksville|3126
Frederic|4837
Fredonia|3021
Freedom|4131
Fremont|4940
Friendship|3934
Friesland|3935
Galesville|4630
Galloway|4432
Gays Mills|4631
Genesee Depot|3127
Genoa|4632
Genoa City|3128
Germantown|3022
Gile|4525
Gillett|4124
Gilman|4433
Gilmanton|4743
Gleason|4435
Glen Flora|4526
Glen Haven|3810
Glenbeulah|3023
Glenwood City|4013
Glidden|4527
Goodman|4125
Gordon|4838
Gotham|3540
Grafton|3024
Grand Marsh|3936
Grand View|4839
Granton|4436
Grantsburg|4840
Gratiot|3541
Green Bay|4301-4308,4311,4313,4324,4344
Green Lake|4941
Green Valley|4127
Greenbush|3026
Greendale|3129
Greenleaf|4126
Greenville|4942
Greenwood|4437
Gresham|4128
Hager City|4014
Hales Corners|3130
Hammond|4015
Hancock|4943
Hannibal|4439
Hanover|3542
Harshaw|4529
Hartford|3027
Hartland|3029
Hatley|4440
Haugen|4841
Hawkins|4530
Hawthorne|4842
Hayward|4843
Hazel Green|3811
Hazelhurst|4531
Heafford Junction|4532
Helenville|3137
Herbster|4844
Hertel|4845
Hewitt|4441
High Bridge|4846
Highland|3543
Hilbert|4129
Hillpoint|3937
Hillsboro|4634
Hingham|3031
Hixton|4635
Holcombe|4745
Hollandale|3544
Holmen|4636
Honey Creek|3138
Horicon|3032
Hortonville|4944
Houlton|4082
Hubertus|3033
Hudson|4016
Humbird|4746
Hurley|4534
Hustisford|3034
Hustler|4637
Independence|4747
Iola|4945,4990
Irma|4442
Iron Belt|4536
Iron Ridge|3035
Iron River|4847
Ixonia|3036
Jackson|3037
Janesville|3545-3548
Jefferson|3549
Jim Falls|4748
Johnson Creek|3038
Juda|3550
Jump River|4434
Junction City|4443
Juneau|3039
Kansasville|3139
Kaukauna|4130
Kellnersville|4215
Kendall|4638
Kennan|4537
Kenosha|3140-3144
Keshena|4135
Kewaskum|3040
Kewaunee|4216
Kiel|3042
Kieler|3812
Kimberly|4136
King|4946
Kingston|3939
Knapp|4749
Kohler|3044
Krakow|4137
La Crosse|4601-4603
La Farge|4639
La Pointe|4850
La Valle|3941
Lac Du Flambeau|4538
Ladysmith|4848
Lake Delton|3940
Lake Geneva|3147
Lake Mills|3551
Lake Nebagamon|4849
Lake Tomahawk|4539
Lakewood|4138
Lancaster|3813
Land O'Lakes|4540
Lannon|3046
Laona|4541
Larsen|4947
Lebanon|3047
Lena|4139
Leopolis|4948
Lime Ridge|3942
Linden|3553
Little Chute|4140
Little Suamico|4141
Livingston|3554
Lodi|3555
Loganville|3943
Lomira|3048
Lone Rock|3556
Long Lake|4542
Lowell|3557
Loyal|4446
Lublin|4447
Luck|4853
Luxemburg|4217
Lyndon Station|3944
Lynxville|4640
Lyons|3148
Madison|3701-3708,3711,3713-3719,3725-3726,3744,3774,3777-3779,3782-3786,3788-3794
Maiden Rock|4750
Malone|3049
Manawa|4949
Manitowish Waters|4545
Manitowoc|4220-4221
Maple|4854
Maplewood|4226
Marathon|4448
Marengo|4855
Maribel|4227
Marinette|4143
Marion|4950
Markesan|3946
Marquette|3947
Marshall|3559
Marshfield|4404,4449,4472
Mason|4856
Mather|4641
Mattoon|4450
Mauston|3948
Mayville|3050
Mazomanie|3560
Mc Farland|3558
Mc Naughton|4543
Medford|4451
Mellen|4546
Melrose|4642
Menasha|4952
Menomonee Falls|3051-3052
Menomonie|4751
Mequon|3092,3097
Mercer|4547
Merrill|4452
Merrillan|4754
Merrimac|3561
Merton|3056
Middleton|3562
Mikana|4857
Milladore|4454
Millston|4643
Milltown|4858
Milton|3563
Milwaukee|3201-3228,3233-3234,3237,3259,3263,3267-3268,3274,3278,3288,3290,3293,3295
Mindoro|4644
Mineral Point|3565
Minocqua|4548
Minong|4859
Mishicot|4228
Mondovi|4755
Monroe|3566
Montello|3949
Montfort|3569
Monticello|3570
Montreal|4550
Morrisonville|3571
Mosinee|4455
Mount Calvary|3057
Mount Hope|3816
Mount Horeb|3572
Mount Sterling|4645
Mountain|4149
Mukwonago|3149
Muscoda|3573
Muskego|3150
Nashotah|3058
Necedah|4646
Neenah|4956-4957
Neillsville|4456
Nekoosa|4457
Nelson|4756
Nelsonville|4458
Neopit|4150
Neosho|3059
Neshkoro|4960
New Auburn|4757
New Berlin|3146,3151
New Franken|4229
New Glarus|3574
New Holstein|3061-3062
New Lisbon|3950
New London|4961
New Munster|3152
New Richmond|4017
Newburg|3060
Newton|3063
Niagara|4151
Nichols|4152
North Freedom|3951
North Lake|3064
North Prairie|3153
Norwalk|4648
Oak Creek|3154
Oakdale|4649
Oakfield|3065
Oconomowoc|3066
Oconto|4153
Oconto Falls|4154
Odanah|4861
Ogdensburg|4962
Ogema|4459
Ojibwa|4862
Okauchee|3069
Omro|4963
Onalaska|4650
Oneida|4155
Ontario|4651
Oostburg|3070
Oregon|3575
Orfordville|3576
Osceola|4020
Oshkosh|4901-4904,4906
Osseo|4758
Owen|4460
Oxford|3952
Packwaukee|3953
Palmyra|3156
Pardeeville|3954
Park Falls|4552
Patch Grove|3817
Pearson|4462
Pelican Lake|4463
Pell Lake|3157
Pembine|4156
Pepin|4759
Peshtigo|4157
Pewaukee|3072
Phelps|4554
Phillips|4555
Phlox|4464
Pickerel|4465
Pickett|4964
Pigeon Falls|4760
Pine River|4965
Pittsville|4466
Plain|3577
Plainfield|4966
Platteville|3818
Pleasant Prairie|3158
Plover|4467
Plum City|4761
Plymouth|3073
Poplar|4864
Port Edwards|4469
Port Washington|3074
Port Wing|4865
Portage|3901
Porterfield|4159
Potosi|3820
Potter|4160
Pound|4161
Powers Lake|3159
Poy Sippi|4967
Poynette|3955
Prairie Du Chien|3821
Prairie Du Sac|3578
Prairie Farm|4762
Prentice|4556
Prescott|4021
Presque Isle|4557
Princeton|4968
Pulaski|4162
Racine|3401-3408
Radisson|4867
Randolph|3956-3957
Random Lake|3075
Readfield|4969
Readstown|4652
Redgranite|4970
Reedsburg|3958-3959
Reedsville|4230
Reeseville|3579
Rewey|3580
Rhinelander|4501
Rib Lake|4470
Rice Lake|4868
Richfield|3076
Richland Center|3581
Ridgeland|4763
Ridgeway|3582
Ringle|4471
Rio|3960
Ripon|4971
River Falls|4022
Roberts|4023
Rochester|3167
Rock Falls|4764
Rock Springs|3961
Rockland|4653
Rosendale|4974
Rosholt|4473
Rothschild|4474
Rubicon|3078
Rudolph|4475
Salem|3168
Sand Creek|4765
Sarona|4870
Sauk City|3583
Saukville|3080
Saxeville|4976
Saxon|4559
Sayner|4560
Scandinavia|4977
Schofield|4476
Seneca|4654
Sextonville|3584
Seymour|4165
Sharon|3585
Shawano|4166
Sheboygan|3081-3083
Sheboygan Falls|3085
Sheldon|4766
Shell Lake|4871
Sherwood|4169
Shiocton|4170
Shullsburg|3586
Silver Lake|3170
Sinsinawa|3824
Siren|4872
Sister Bay|4234
Slinger|3086
Sobieski|4171
Soldiers Grove|4655
Solon Springs|4873
Somers|3171
Somerset|4025
South Milwaukee|3172
South Range|4874
South Wayne|3587
Sparta|4656
Spencer|4479
Spooner|4801
Spring Green|3588
Spring Valley|4767
Springbrook|4875
Springfield|3176
St. Cloud|3079
St. Croix Falls|4024
St. Francis|3235
St. Germain|4558
St. Nazianz|4232
Stanley|4768
Star Lake|4561
Star Prairie|4026
Stetsonville|4480
Steuben|4657
Stevens Point|4481-4482,4492
Stitzer|3825
Stockbridge|3088
Stockholm|4769
Stoddard|4658
Stone Lake|4876
Stoughton|3589
Stratford|4484
Strum|4770
Sturgeon Bay|4235
Sturtevant|3177
Suamico|4173
Sullivan|3178
Summit Lake|4485
Sun Prairie|3590,3596
Superior|4880
Suring|4174
Sussex|3089
Taylor|4659
Theresa|3091
Thorp|4771
Three Lakes|4562
Tigerton|4486
Tilleda|4978
Tisch Mills|4240
Tomah|4660
Tomahawk|4487
Tony|4563
Townsend|4175
Trego|4888
Trempealeau|4661
Trevor|3179
Tripoli|4564
Tunnel City|4662
Turtle Lake|4889
Twin Lakes|3181
Two Rivers|4241
Union Center|3962
Union Grove|3182
Unity|4488
Upson|4565
Valders|4245
Van Dyne|4979
Verona|3593
Vesper|4489
Viola|4664
Viroqua|4665
Wabeno|4566
Waldo|3093
Wales|3183
Walworth|3184
Warrens|4666
Wascott|4890
Washburn|4891
Washington Island|4246
Waterford|3185
Waterloo|3594
Watertown|3094,3098
Waukau|4980
Waukesha|3186-3189
Waunakee|3597
Waupaca|4981
Waupun|3963
Wausau|4401-4403
Wausaukee|4177
Wautoma|4982
Wauzeka|3826
Webster|4893
West Bend|3090,3095
West Salem|4669
Westboro|4490
Westby|4667
Westfield|3964
Weyauwega|4983
Weyerhaeuser|4895
Wheeler|4772
White Lake|4491
Whitehall|4773
Whitelaw|4247
Whitewater|3190
Wild Rose|4984
Willard|4493
Williams Bay|3191
Wilmot|3192
Wilson|4027
Wilton|4670
Windsor|3598
Winnebago|4985
Winneconne|4986
Winter|4896
Wisconsin Dells|3965
Wisconsin Rapids|4494-4495
Withee|4498
Wittenberg|4499
Wonewoc|3968
Woodford|3599
Woodland|3099
Woodman|3827
Woodruff|4568
Woodville|4028
Woodworth|3194
Wrightstown|4180
Wyocena|3969
Zachow|4182
Zenda|3195`
