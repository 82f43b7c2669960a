/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `IL
Abingdon|1410
Adair|1411
Addieville|2214
Addison|101
Albany|1230
Albers|2215
Albion|2806
Alden|1
Aledo|1231
Alexander|2601
Alexis|1412
Algonquin|102
Alhambra|2001
Allendale|2410
Allerton|1810
Alma|2807
Alpha|1413
Alsey|2610
Alsip|803
Altamont|2411
Alto Pass|2905
Alton|2002
Altona|1414
Alvin|1811
Amboy|1310
Anchor|1720
Ancona|1311
Andalusia|1232
Andover|1233
Anna|2906
Annapolis|2413
Annawan|1234
Antioch|2
Apple River|1001
Arcola|1910
Arenzville|2611
Argenta|2501
Arlington|1312
Arlington Heights|4-6
Armington|1721
Armstrong|1812
Aroma Park|910
Arrowsmith|1722
Arthur|1911
Ashkum|911
Ashland|2612
Ashley|2808
Ashmore|1912
Ashton|1006
Assumption|2510
Astoria|1501
Athens|2613
Atkinson|1235
Atlanta|1723
Atwood|1913
Auburn|2615
Augusta|2311
Aurora|502-507,568-569,572,598
Ava|2907
Aviston|2216
Avon|1415
Baileyville|1007
Baldwin|2217
Bardolph|1416
Barnhill|2809
Barrington|10-11
Barry|2312
Barstow|1236
Bartelso|2218
Bartlett|103
Basco|2313
Batavia|510
Batchtown|2006
Bath|2617
Baylis|2314
Beardstown|2618
Beason|2512
Beaverville|912
Beckemeyer|2219
Bedford Park|499
Beecher|401
Beecher City|2414
Belknap|2908
Belle Rive|2810
Belleville|2220-2223,2226
Bellflower|1724
Bellmont|2811
Bellwood|104
Belvidere|1008
Bement|1813
Benld|2009
Bensenville|105-106
Benson|1516
Benton|2812
Berkeley|163
Berwick|1417
Berwyn|402
Bethalto|2010
Bethany|1914
Big Rock|511
Biggsville|1418
Bingham|2011
Bishop Hill|1419
Bismarck|1814
Blackstone|1313
Blandinsville|1420
Bloomingdale|108,117
Bloomington|1701-1702,1704-1705,1709-1710,1791,1799
Blue Island|406
Blue Mound|2513
Bluff Springs|2622
Bluffs|2621
Bluford|2814
Boles|2909
Bolingbrook|440,490
Bondville|1815
Bone Gap|2815
Bonfield|913
Bonnie|2816
Boody|2514
Bourbonnais|914
Bowen|2316
Braceville|407
Bradford|1421
Bradley|915
Braidwood|408
Breese|2230
Bridgeport|2417
Bridgeview|455
Brighton|2012
Brimfield|1517
Bristol|512
Broadlands|1816
Broadview|155
Brocton|1917
Brookfield|513
Brookport|2910
Broughton|2817
Browning|2624
Browns|2818
Brownstown|2418
Brussels|2013
Bryant|1519
Buckingham|917
Buckley|918
Buckner|2819
Buda|1314
Buffalo|2515
Buffalo Grove|89
Buffalo Prairie|1237
Bulpitt|2517
Buncombe|2912
Bunker Hill|2014
Burbank|459
Bureau|1315
Burlington|109
Burnt Prairie|2820
Bushnell|1422
Butler|2015
Byron|1010
Cabery|919
Cairo|2914
Caledonia|1011
Calhoun|2419
Calumet City|409
Camargo|1919
Cambria|2915
Cambridge|1238
Camden|2319
Cameron|1423
Camp Grove|1424
Camp Point|2320
Campbell Hill|2916
Campus|920
Canton|1520
Cantrall|2625
Capron|1012
Carbon Cliff|1239
Carbondale|2901-2903
Carlinville|2626
Carlock|1725
Carlyle|2231
Carman|1425
Carmi|2821
Carol Stream|116,128,132,188,197,199
Carpentersville|110
Carrier Mills|2917
Carrollton|2016
Carterville|2918
Carthage|2321
Cary|13
Casey|2420
Caseyville|2232
Castleton|1426
Catlin|1817
Cave in Rock|2919
Cedar Point|1316
Cedarville|1013
Centralia|2801
Cerro Gordo|1818
Chadwick|1014
Chambersburg|2323
Champaign|1820-1822,1824-1826
Chana|1015
Chandlerville|2627
Channahon|410
Chapin|2628
Charleston|1920
Chatham|2629
Chatsworth|921
Chebanse|922
Chenoa|1726
Cherry|1317
Cherry Valley|1016
Chester|2233
Chesterfield|2630
Chestnut|2518
Chicago|601-626,628-634,636-647,649,651-657,659-661,664,666,668-670,673-675,677-678,680-682,684-691,693-697,699,701
Chicago Heights|411-412
Chicago Ridge|415
Chillicothe|1523
Chrisman|1924
Christopher|2822
Cicero|804
Cisco|1830
Cisne|2823
Cissna Park|924
Clare|111
Claremont|2421
Clarendon Hills|514
Clay City|2824
Clayton|2324
Claytonville|926
Clifton|927
Clinton|1727
Coal City|416
Coal Valley|1240
Coatsburg|2325
Cobden|2920
Coello|2825
Coffeen|2017
Colchester|2326
Colfax|1728
Collinsville|2234
Collison|1831
Colona|1241
Colp|2921
Columbia|2236
Colusa|2329
Compton|1318
Concord|2631
Congerville|1729
Cooksville|1730
Cordova|1242
Cornell|1319
Cornland|2519
Cortland|112
Cottage Hills|2018
Coulterville|2237
Country Club Hills|478
Cowden|2422
Creal Springs|2922
Crescent City|928
Crest Hill|403
Creston|113
Crestwood|418
Crete|417
Creve Coeur|1610
Cropsey|1731
Crossville|2827
Crystal Lake|12,14,39
Cuba|1427
Cullom|929
Cutler|2238
Cypress|2923
Dahinda|1428
Dahlgren|2828
Dakota|1018
Dale|2829
Dallas City|2330
Dalton City|1925
Dalzell|1320
Dana|1321
Danforth|930
Danvers|1732
Danville|1832,1834
Darien|561
Davis|1019
Davis Junction|1020
Dawson|2520
De Land|1839
De Soto|2924
Decatur|2521-2526
Deer Creek|1733
Deer Grove|1243
Deerfield|15
Dekalb|115
Delavan|1734
Dennison|2423
Depue|1322
Des Plaines|16-19
Dewey|1840
Dewitt|1735
Dieterich|2424
Divernon|2530
Dix|2830
Dixon|1021
Dolton|419
Dongola|2926
Donnellson|2019
Donovan|931
Dorsey|2021
Dover|1323
Dow|2022
Dowell|2927
Downers Grove|515-516
Downs|1736
Du Bois|2831
Du Quoin|2832
Dundas|2425
Dundee|118
Dunfermline|1524
Dunlap|1525
Dupo|2239
Durand|1024
Dwight|420
Eagarville|2023
Earlville|518
East Alton|2024
East Carondelet|2240
East Dubuque|1025
East Galesburg|1430
East Lynn|932
East Moline|1244
East Peoria|1611,1635
East St. Louis|2201-2207
Easton|2633
Eddyville|2928
Edelstein|1526
Edgewood|2426
Edinburg|2531
Edwards|1528
Edwardsville|2025-2026
Effingham|2401
El Paso|1738
Elburn|119
Eldena|1324
Eldorado|2930
Eldred|2027
Eleroy|1027
Elgin|120-124
Elizabeth|1028
Elizabethtown|2931
Elk Grove Village|7,9
Elkhart|2634
Elkville|2932
Ellery|2833
Elliott|933
Ellis Grove|2241
Ellisville|1431
Ellsworth|1737
Elmhurst|126
Elmwood|1529
Elmwood Park|707
Elsah|2028
Elvaston|2334
Elwin|2532
Elwood|421
Emden|2635
Emington|934
Emma|2834
Energy|2933
Enfield|2835
Eola|519
Equality|2934
Erie|1250
Esmond|129
Essex|935
Eureka|1530
Evanston|201-204,208-209
Evansville|2242
Evergreen Park|805
Ewing|2836
Fairbury|1739
Fairfield|2837
Fairmount|1841
Fairview|1432
Fairview Heights|2208
Farina|2838
Farmer City|1842
Farmersville|2533
Farmington|1531
Fenton|1251
Ferris|2336
Fiatt|1433
Fidelity|2030
Fieldon|2031
Fillmore|2032
Findlay|2534
Fisher|1843
Fithian|1844
Flanagan|1740
Flat Rock|2427
Flora|2839
Flossmoor|422
Foosland|1845
Forest City|1532
Forest Park|130
Forrest|1741
Forreston|1030
Forsyth|2535
Fort Sheridan|37
Fowler|2338
Fox Lake|20
Fox River Grove|21
Fox Valley|599
Frankfort|423
Frankfort Heights|2840
Franklin|2638
Franklin Grove|1031
Franklin Park|131
Frederick|2639
Freeburg|2243
Freeman Spur|2841
Freeport|1032
Fulton|1252
Fults|2244
Galatia|2935
Galena|1036
Galesburg|1401-1402
Galt|1037
Galva|1434
Garden Prairie|1038
Gardner|424
Gays|1928
Geff|2842
Geneseo|1254
Geneva|134
Genoa|135
Georgetown|1846
Gerlaw|1435
German Valley|1039
Germantown|2245
Gibson City|936
Gifford|1847
Gilberts|136
Gillespie|2033
Gilman|938
Gilson|1436
Girard|2640
Gladstone|1437
Glasford|1533
Glen Carbon|2034
Glen Ellyn|137-138
Glenarm|2536
Glencoe|22
Glendale Heights|139
Glenview|25-26
Glenwood|425
Godfrey|2035
Golconda|2938
Golden|2339
Golden Eagle|2036
Golden Gate|2843
Golf|29
Good Hope|1438
Goodfield|1742
Goodwine|939
Goreville|2939
Gorham|2940
Grafton|2037
Grand Chain|2941
Grand Ridge|1325
Grand Tower|2942
Granite City|2040
Grant Park|940
Grantsburg|2943
Granville|1326
Graymont|1743
Grayslake|30
Grayville|2844
Great Lakes|88
Green Valley|1534
Greenfield|2044
Greenup|2428
Greenview|2642
Greenville|2246
Gridley|1744
Griggsville|2340
Groveland|1535
Gurnee|31
Hagarstown|2247
Hamburg|2045
Hamel|2046
Hamilton|2341
Hammond|1929
Hampshire|140
Hampton|1256
Hanna City|1536
Hanover|1041
Hanover Park|133
Hardin|2047
Harmon|1042
Harrisburg|2946
Harristown|2537
Hartford|2048
Hartsburg|2643
Harvard|33
Harvel|2538
Harvey|426
Harwood Heights|706
Havana|2644
Hazel Crest|429
Hebron|34
Hecker|2248
Henderson|1439
Hennepin|1327
Henning|1848
Henry|1537
Herod|2947
Herrick|2431
Herrin|2948
Herscher|941
Hettick|2649
Heyworth|1745
Hickory Hills|457
Hidalgo|2432
Highland|2249
Highland Park|35
Highwood|40
Hillsboro|2049
Hillsdale|1257
Hillside|162
Hillview|2050
Hinckley|520
Hindsboro|1930
Hines|141
Hinsdale|521-522
Hoffman|2250
Hoffman Estates|169,179,192
Holcomb|1043
Homer|1849
Homer Glen|491
Hometown|456
Homewood|430
Hoopeston|942
Hooppole|1258
Hopedale|1747
Hopkins Park|944
Hoyleton|2803
Hudson|1748
Huey|2252
Hull|2343
Humboldt|1931
Hume|1932
Huntley|142
Huntsville|2344
Hurst|2949
Hutsonville|2433
Illinois City|1259
Illiopolis|2539
Ina|2846
Indianola|1850
Industry|1440
Ingleside|41
Ingraham|2434
Ipava|1441
Iroquois|945
Irving|2051
Irvington|2848
Island Lake|42
Itasca|143
Iuka|2849
Ivesdale|1851
Jacksonville|2650-2651
Jacob|2950
Janesville|2435
Jerseyville|2052
Jewett|2436
Johnsonville|2850
Johnston City|2951
Joliet|431-436
Jonesboro|2952
Joppa|2953
Joy|1260
Junction|2954
Justice|458
Kampsville|2053
Kane|2054
Kaneville|144
Kankakee|901
Kansas|1933
Karbers Ridge|2955
Karnak|2956
Kasbeer|1328
Keenes|2851
Keensburg|2852
Keithsburg|1442
Kell|2853
Kempton|946
Kenilworth|43
Kenney|1749
Kent|1044
Kewanee|1443
Keyesport|2253
Kilbourne|2655
Kincaid|2540
Kinderhook|2345
Kingston|145
Kingston Mines|1539
Kinmundy|2854
Kinsman|437
Kirkland|146
Kirkwood|1447
Knoxville|1448
La Fayette|1449
La Grange|525
La Grange Park|526
La Harpe|1450
La Moille|1330
La Place|1936
La Prairie|2346
La Rose|1541
La Salle|1301
Lacon|1540
Ladd|1329
Lafox|147
Lake Bluff|44
Lake Forest|45
Lake Fork|2541
Lake Villa|46
Lake Zurich|47
Lake in the Hills|156
Lakewood|2438
Lanark|1046
Lancaster|2855
Lane|1750
Lansing|438
Latham|2543
Laura|1451
Lawndale|1751
Lawrenceville|2439
Le Roy|1752
Leaf River|1047
Lebanon|2254
Lee|530
Lee Center|1331
Leland|531
Lemont|439
Lena|1048
Lenzburg|2255
Leonore|1332
Lerna|2440
Lewistown|1542
Lexington|1753
Liberty|2347
Libertyville|48
Lima|2348
Lincoln|2656
Lincoln's New Salem|2659
Lincolnshire|69
Lincolnwood|712
Lindenwood|1049
Lisle|532
Litchfield|2056
Literberry|2660
Little York|1453
Littleton|1452
Liverpool|1543
Livingston|2058
Loami|2661
Lockport|441
Loda|948
Logan|2856
Lomax|1454
Lombard|148
London Mills|1544
Long Point|1333
Longview|1852
Loraine|2349
Lostant|1334
Louisville|2858
Lovejoy|2059
Loves Park|1111,1130-1132
Lovington|1937
Lowder|2662
Lowpoint|1545
Ludlow|949
Lyndon|1261
Lynn Center|1262
Lyons|534
Macedonia|2860
Machesney Park|1115
Mackinaw|1755
Macomb|1455
Macon|2544
Madison|2060
Maeystown|2256
Magnolia|1336
Mahomet|1853
Makanda|2958
Malden|1337
Malta|150
Manchester|2663
Manhattan|442
Manito|1546
Manlius|1338
Mansfield|1854
Manteno|950
Maple Park|151
Mapleton|1547
Maquon|1458
Marengo|152
Marietta|1459
Marine|2061
Marion|2959
Marissa|2257
Mark|1340
Markham|428
Maroa|1756
Marseilles|1341
Marshall|2441
Martinsville|2442
Martinton|951
Maryville|2062
Mascoutah|2258
Mason|2443
Mason City|2664
Matherville|1263
Matteson|443
Mattoon|1938
Maunie|2861
Maywood|153
Mazon|444
Mc Clure|2957
Mc Connell|1050
Mc Lean|1754
Mc Leansboro|2859
Mc Nabb|1335
McHenry|50-51
Mechanicsburg|2545
Media|1460
Medinah|157
Medora|2063
Melrose Park|160-161,164
Melvin|952
Menard|2259
Mendon|2351
Mendota|1342
Meredosia|2665
Merna|1758
Metamora|1548
Metcalf|1940
Metropolis|2960
Michael|2065
Middletown|2666
Midlothian|445
Milan|1264
Milford|953
Mill Shoals|2862
Millbrook|536
Millcreek|2961
Milledgeville|1051
Miller City|2962
Millington|537
Millstadt|2260
Milmine|1855
Milton|2352
Mineral|1344
Minier|1759
Minonk|1760
Minooka|447
Mode|2444
Modesto|2667
Modoc|2261
Mokena|448
Moline|1265-1266
Momence|954
Monee|449
Monmouth|1462
Monroe Center|1052
Montgomery|538
Monticello|1856
Montrose|2445
Mooseheart|539
Moro|2067
Morris|450
Morrison|1270
Morrisonville|2546
Morton|1550
Morton Grove|53
Mossville|1552
Mound City|2963
Mounds|2964
Mount Auburn|2547
Mount Carmel|2863
Mount Carroll|1053
Mount Erie|2446
Mount Morris|1054
Mount Olive|2069
Mount Prospect|56
Mount Pulaski|2548
Mount Sterling|2353
Mount Vernon|2864
Moweaqua|2550
Mozier|2070
Mt Zion|2549
Muddy|2965
Mulberry Grove|2262
Mulkeytown|2865
Muncie|1857
Mundelein|60
Murdock|1941
Murphysboro|2966
Murrayville|2668
Nachusa|1057
Naperville|540,563-567
Nashville|2263
Nason|2866
National Stock Yards|2071
Nauvoo|2354
Nebo|2355
Neoga|2447
Neponset|1345
New Athens|2264
New Baden|2265
New Bedford|1346
New Berlin|2670
New Boston|1272
New Burnside|2967
New Canton|2356
New Douglas|2074
New Haven|2867
New Holland|2671
New Lenox|451
New Memphis|2266
New Salem|2357
New Windsor|1465
Newark|541
Newman|1942
Newton|2448
Niantic|2551
Niles|714
Nilwood|2672
Niota|2358
Noble|2868
Nokomis|2075
Nora|1059
Normal|1761,1790
Norris|1553
Norris City|2869
North Aurora|542
North Chicago|64,86
North Henderson|1466
Northbrook|62,65
O'Fallon|2269
Oak Brook|523
Oak Forest|452
Oak Lawn|453-454
Oak Park|301-304
Oakdale|2268
Oakford|2673
Oakland|1943
Oakwood|1858
Oblong|2449
Oconee|2553
Odell|460
Odin|2870
Ogden|1859
Oglesby|1348
Ohio|1349
Ohlman|2076
Okawville|2271
Olive Branch|2969
Olmsted|2970
Olney|2450
Olympia Fields|461
Omaha|2871
Onarga|955
Oneida|1467
Opdyke|2872
Ophiem|1468
Oquawka|1469
Orangeville|1060
Oraville|2971
Oreana|2554
Oregon|1061
Orient|2874
Orion|1273
Orland Park|462,467
Osco|1274
Oswego|543
Ottawa|1350
Owaneco|2555
Ozark|2972
Palatine|38,55,67,74,78,94-95
Palestine|2451
Palmer|2556
Palmyra|2674
Paloma|2359
Palos Heights|463
Palos Hills|465
Palos Park|464
Pana|2557
Panama|2077
Papineau|956
Paris|1944
Park Forest|466
Park Ridge|68
Parkersburg|2452
Patoka|2875
Patterson|2078
Paw Paw|1353
Pawnee|2558
Paxton|957
Payson|2360
Pearl|2361
Pearl City|1062
Pecatonica|1063
Pekin|1554-1555,1558
Pembroke Township|958
Penfield|1862
Peoria|1601-1607,1612-1615,1625,1629-1630,1633-1634,1636-1639,1641,1643,1650-1656
Peoria Heights|1616
Peotone|468
Percy|2272
Perks|2973
Perry|2362
Peru|1354
Pesotum|1863
Petersburg|2675
Philo|1864
Piasa|2079
Pierron|2273
Pinckneyville|2274
Piper City|959
Pittsburg|2974
Pittsfield|2363
Plainfield|544,585-586
Plainville|2365
Plano|545
Pleasant Hill|2366
Pleasant Plains|2677
Plymouth|2367
Pocahontas|2275
Polo|1064
Pomona|2975
Pontiac|1764
Poplar Grove|1065
Port Byron|1275
Posen|469
Potomac|1865
Prairie City|1470
Prairie Du Rocher|2277
Preemption|1276
Princeton|1356
Princeville|1559
Prophetstown|1277
Prospect Heights|70
Pulaski|2976
Putnam|1560
Quincy|2301,2305-2306
Radom|2876
Raleigh|2977
Ramsey|2080
Rankin|960
Ransom|470
Rantoul|1866
Rapids City|1278
Raritan|1471
Raymond|2560
Red Bud|2278
Reddick|961
Redmon|1949
Renault|2279
Reynolds|1279
Richmond|71
Richton Park|471
Richview|2877
Ridge Farm|1870
Ridgway|2979
Ridott|1067
Rinard|2878
Ringwood|72
Rio|1472
River Forest|305
River Grove|171
Riverdale|827
Riverside|546
Riverton|2561
Roanoke|1561
Robbins|472
Roberts|962
Robinson|2454
Rochelle|1068
Rochester|2563
Rock City|1070
Rock Falls|1071
Rock Island|1201,1204,1299
Rockbridge|2081
Rockford|1101-1110,1112,1114,1125-1126
Rockport|2370
Rockton|1072
Rockwood|2280
Rolling Meadows|8
Rome|1562
Romeoville|446
Roodhouse|2082
Rosamond|2083
Roscoe|1073
Roselle|172
Roseville|1473
Rosiclare|2982
Rossville|963
Round Lake|73
Roxana|2084
Royal|1871
Royalton|2983
Rushville|2681
Russell|75
Rutland|1358
Sadorus|1872
Sailor Springs|2879
Salem|2881
San Jose|2682
Sandoval|2882
Sandwich|548
Saunemin|1769
Savanna|1074
Savoy|1874
Sawyerville|2085
Saybrook|1770
Scales Mound|1075
Schaumburg|159,168,173,193-196
Scheller|2883
Schiller Park|176
Sciota|1475
Scott Air Force Base|2225
Scottville|2683
Seaton|1476
Seatonville|1359
Secor|1771
Seneca|1360
Serena|549
Sesser|2884
Seward|1077
Seymour|1875
Shabbona|550
Shannon|1078
Shawneetown|2984
Sheffield|1361
Shelbyville|2565
Sheldon|966
Sheridan|551
Sherman|2684
Sherrard|1281
Shipman|2685
Shirland|1079
Shirley|1772
Shobonier|2885
Shorewood|404
Shumway|2461
Sibley|1773
Sidell|1876
Sidney|1877
Sigel|2462
Silvis|1282
Simpson|2985
Sims|2886
Skokie|76-77
Smithboro|2284
Smithfield|1477
Smithshire|1478
Smithton|2285
Somonauk|552
Sorento|2086
South Beloit|1080
South Elgin|177
South Holland|473
South Pekin|1564
South Roxana|2087
South Wilmington|474
Sparland|1565
Sparta|2286
Speer|1479
Spring Grove|81
Spring Valley|1362
Springerton|2887
Springfield|2701-2708,2711-2712,2715-2716,2719,2722-2723,2726,2736,2739,2756-2757,2761-2767,2769,2776-2777,2781,2786,2791,2794,2796
St. Anne|964
St. Augustine|1474
St. Charles|174-175
St. David|1563
St. Elmo|2458
St. Francisville|2460
St. Jacob|2281
St. Joseph|1873
St. Libory|2282
St. Peter|2880
Standard|1363
Stanford|1774
Staunton|2088
Ste. Marie|2459
Steeleville|2288
Steger|475
Sterling|1081
Steward|553
Stewardson|2463
Stillman Valley|1084
Stockland|967
Stockton|1085
Stone Park|165
Stonefort|2987
Stonington|2567
Stoy|2464
Strasburg|2465
Strawn|1775
Streamwood|107
Streator|1364
Stronghurst|1480
Sublette|1367
Sugar Grove|554
Sullivan|1951
Summerfield|2289
Summit Argo|501
Sumner|2466
Sutter|2373
Sycamore|178
Table Grove|1482
Tallula|2688
Tamaroa|2888
Tamms|2988
Tampico|1283
Taylor Ridge|1284
Taylor Springs|2089
Taylorville|2568
Techny|82
Tennessee|2374
Teutopolis|2467
Texico|2889
Thawville|968
Thayer|2689
Thebes|2990
Thomasboro|1878
Thompsonville|2890
Thomson|1285
Thornton|476
Tilden|2292
Tilton|1833
Timewell|2375
Tinley Park|477,487
Tiskilwa|1368
Toledo|2468
Tolono|1880
Toluca|1369
Tonica|1370
Topeka|1567
Toulon|1483
Tovey|2570
Towanda|1776
Tower Hill|2571
Tremont|1568
Trenton|2293
Trilla|2469
Triumph|1371
Trivoli|1569
Troy|2294
Troy Grove|1372
Tuscola|1953
Ullin|2992
Union|180
Union Hill|969
Unity|2993
University Park|484
Urbana|1801-1803
Ursa|2376
Utica|1373
Valier|2891
Valmeyer|2295
Van Orin|1374
Vandalia|2471
Varna|1375
Venice|2090
Vergennes|2994
Vermilion|1955
Vermont|1484
Vernon|2892
Vernon Hills|61
Verona|479
Versailles|2378
Victoria|1485
Vienna|2995
Villa Grove|1956
Villa Park|181
Villa Ridge|2996
Viola|1486
Virden|2690
Virginia|2691
Wadsworth|83
Waggoner|2572
Walnut|1376
Walnut Hill|2893
Walsh|2297
Walshville|2091
Waltonville|2894
Wapella|1777
Warren|1087
Warrensburg|2573
Warrenville|555
Warsaw|2379
Wasco|183
Washburn|1570
Washington|1571
Wataga|1488
Waterloo|2298
Waterman|556
Watseka|970
Watson|2473
Wauconda|84
Waukegan|79,85,87
Waverly|2692
Wayne|184
Wayne City|2895
Waynesville|1778
Wedron|557
Weldon|1882
Wellington|973
Wenona|1377
West Brooklyn|1378
West Chicago|185-186
West Frankfort|2896
West Liberty|2475
West Point|2380
West Salem|2476
West Union|2477
West York|2478
Westchester|154
Western Springs|558
Westfield|2474
Westmont|559
Westville|1883
Wheaton|187,189
Wheeler|2479
Wheeling|90
White Hall|2092
White Heath|1884
Whittington|2897
Williamsfield|1489
Williamsville|2693
Willisville|2997
Willow Hill|2480
Willow Springs|480
Willowbrook|527
Wilmette|91
Wilmington|481
Wilsonville|2093
Winchester|2694
Windsor|1957
Winfield|190
Winnebago|1088
Winnetka|93
Winslow|1089
Winthrop Harbor|96
Witt|2094
Wolf Lake|2998
Wonder Lake|97
Wood Dale|191,399
Wood River|2095
Woodhull|1490
Woodland|974
Woodlawn|2898
Woodridge|517
Woodson|2695
Woodstock|98
Woosung|1091
Worden|2097
Worth|482
Wrights|2098
Wyanet|1379
Wyoming|1491
Xenia|2899
Yale|2481
Yates City|1572
Yorkville|560
Zeigler|2999
Zion|99
KS
Abbyville|7510
Abilene|7410
Admire|6830
Agenda|6930
Agra|7621
Albert|7511
Alden|7512
Alexander|7513
Allen|6833
Alma|6401
Almena|7622
Alta Vista|6834
Altamont|7330
Alton|7623
Altoona|6710
Americus|6835
Andale|7001
Andover|7002
Anthony|7003
Arcadia|6711
Argonia|7004
Arkansas City|7005
Arlington|7514
Arma|6712
Arnold|7515
Ashland|7831
Assaria|7416
Atchison|6002
Athol|6932
Atlanta|7008
Attica|7009
Atwood|7730
Auburn|6402
Augusta|7010
Aurora|7417
Axtell|6403
Baileyville|6404
Baldwin City|6006
Barnard|7418
Barnes|6933
Bartlett|7332
Basehor|6007
Baxter Springs|6713
Bazine|7516
Beattie|6406
Beaumont|7012
Beeler|7518
Belle Plaine|7013
Belleville|6935
Beloit|7420
Belpre|7519
Belvue|6407
Bendena|6008
Benedict|6714
Bennington|7422
Bentley|7016
Benton|7017
Bern|6408
Berryton|6409
Beverly|7423
Bird City|7731
Bison|7520
Blue Mound|6010
Blue Rapids|6411
Bluff City|7018
Bogue|7625
Bonner Springs|6012
Bremen|6412
Brewster|7732
Bronson|6716
Brookville|7425
Brownell|7521
Bucklin|7834
Bucyrus|6013
Buffalo|6717
Buhler|7522
Bunker Hill|7626
Burden|7019
Burdett|7523
Burdick|6838
Burlingame|6413
Burlington|6839
Burns|6840
Burr Oak|6936
Burrton|7020
Bushton|7427
Byers|7021
Caldwell|7022
Cambridge|7023
Caney|7333
Canton|7428
Carbondale|6414
Cassoday|6842
Catharine|7627
Cawker City|7430
Cedar|7628
Cedar Point|6843
Cedar Vale|7024
Centerville|6014
Centralia|6415
Chanute|6720
Chapman|7431
Chase|7524
Chautauqua|7334
Cheney|7025
Cherokee|6724
Cherryvale|7335
Chetopa|7336
Cimarron|7835
Circleville|6416
Claflin|7525
Clay Center|7432
Clayton|7629
Clearwater|7026
Clifton|6937
Clyde|6938
Coats|7028
Coffeyville|7337
Colby|7701
Coldwater|7029
Collyer|7631
Colony|6015
Columbus|6725
Colwich|7030
Concordia|6901
Conway Springs|7031
Coolidge|7836
Copeland|7837
Corning|6417
Cottonwood Falls|6845
Council Grove|6846
Courtland|6939
Crestline|6728
Cuba|6940
Cummings|6016
Cunningham|7035
Damar|7632
Danville|7036
De Soto|6018
Dearing|7340
Deerfield|7838
Delia|6418
Delphos|7436
Denison|6419
Dennis|7341
Denton|6017
Derby|7037
Dexter|7038
Dighton|7839
Dodge City|7801
Dorrance|7634
Douglass|7039
Dover|6420
Downs|7437
Dresden|7635
Durham|7438
Dwight|6849
Easton|6020
Edgerton|6021
Edna|7342
Edson|7733
Edwardsville|6113
Effingham|6023
El Dorado|7042
Elbing|7041
Elk City|7344
Elk Falls|7345
Elkhart|7950
Ellinwood|7526
Ellis|7637
Ellsworth|7439
Elmdale|6850
Elsmore|6732
Elwood|6024
Emmett|6422
Emporia|6801
Englewood|7840
Ensign|7841
Enterprise|7441
Erie|6733
Esbon|6941
Eskridge|6423
Eudora|6025
Eureka|7045
Everest|6424
Fairview|6425
Fall River|7047
Falun|7442
Farlington|6734
Florence|6851
Fontana|6026
Ford|7842
Formoso|6942
Fort Dodge|7843
Fort Leavenworth|6027
Fort Riley|6442
Fort Scott|6701
Fostoria|6426
Fowler|7844
Frankfort|6427
Franklin|6735
Fredonia|6736
Freeport|7049
Frontenac|6763
Fulton|6738
Galena|6739
Galesburg|6740
Galva|7443
Garden City|7846
Garden Plain|7050
Gardner|6030
Garfield|7529
Garland|6741
Garnett|6032
Gas|6742
Gaylord|7638
Gem|7734
Geneseo|7444
Geuda Springs|7051
Girard|6743
Glade|7639
Glasco|7445
Glen Elder|7446
Goddard|7052
Goessel|7053
Goff|6428
Goodland|7735
Gorham|7640
Gove|7736
Grainfield|7737
Grantville|6429
Great Bend|7530
Greeley|6033
Green|7447
Greenleaf|6943
Greensburg|7054
Greenwich|7055
Grenola|7346
Gridley|6852
Grinnell|7738
Gypsum|7448
Haddam|6944
Halstead|7056
Hamilton|6853
Hanover|6945
Hanston|7849
Hardtner|7057
Harper|7058
Hartford|6854
Harveyville|6431
Havana|7347
Haven|7543
Havensville|6432
Haviland|7059
Hays|7601
Haysville|7060
Hazelton|7061
Healy|7850
Hepler|6746
Herington|7449
Herndon|7739
Hesston|7062
Hiawatha|6434
Highland|6035
Hill City|7642
Hillsboro|7063
Hillsdale|6036
Hoisington|7544
Holcomb|7851
Hollenberg|6946
Holton|6436
Holyrood|7450
Home|6438
Hope|7451
Horton|6439
Howard|7349
Hoxie|7740
Hoyt|6440
Hudson|7545
Hugoton|7951
Humboldt|6748
Hunter|7452
Hutchinson|7501-7502,7504
Independence|7301
Ingalls|7853
Inman|7546
Iola|6749
Isabel|7065
Iuka|7066
Jamestown|6948
Jennings|7643
Jetmore|7854
Jewell|6949
Johnson|7855
Junction City|6441
Kanopolis|7454
Kanorado|7741
Kansas City|6101-6106,6109-6112,6115,6117-6119,6160
Kechi|7067
Kendall|7857
Kensington|6951
Kincaid|6039
Kingman|7068
Kinsley|7547
Kiowa|7070
Kirwin|7644
Kismet|7859
La Crosse|7548
La Harpe|6751
Lacygne|6040
Lake City|7071
Lakin|7860
Lamont|6855
Lancaster|6041
Lane|6042
Lansing|6043
Larned|7550
Latham|7072
Lawrence|6044-6047,6049
Le Roy|6857
Leavenworth|6048
Leawood|6206,6209,6211
Lebanon|6952
Lebo|6856
Lecompton|6050
Lehigh|7073
Lenexa|6215,6219-6220,6227,6250,6285
Lenora|7645
Leon|7074
Leonardville|6449
Leoti|7861
Levant|7743
Lewis|7552
Liberal|7901,7905
Liberty|7351
Liebenthal|7553
Lincoln|7455
Lincolnville|6858
Lindsborg|7456
Linn|6953
Linwood|6052
Little River|7457
Logan|7646
Long Island|7647
Longford|7458
Longton|7352
Lorraine|7459
Lost Springs|6859
Louisburg|6053
Lucas|7648
Ludell|7744
Luray|7649
Lyndon|6451
Lyons|7554
Macksville|7557
Madison|6860
Mahaska|6955
Maize|7101
Manhattan|6502-6503,6505-6506
Mankato|6956
Manter|7862
Maple City|7102
Maple Hill|6507
Mapleton|6754
Marienthal|7863
Marion|6861
Marquette|7464
Marysville|6508
Matfield Green|6862
Mayetta|6509
Mayfield|7103
Mc Cracken|7556
Mc Cune|6753
Mc Donald|7745
Mc Farland|6501
Mc Louth|6054
McConnell AFB|7221
McPherson|7460
Meade|7864
Medicine Lodge|7104
Melvern|6510
Meriden|6512
Milan|7105
Milford|6514
Milton|7106
Miltonvale|7466
Minneapolis|7467
Minneola|7865
Mission|6201-6202,6205,6222
Moline|7353
Montezuma|7867
Monument|7747
Moran|6755
Morganville|7468
Morland|7650
Morrill|6515
Morrowville|6958
Moscow|7952
Mound City|6056
Mound Valley|7354
Moundridge|7107
Mount Hope|7108
Mulberry|6756
Mullinville|7109
Mulvane|7110
Munden|6959
Murdock|7111
Muscotah|6058
Narka|6960
Nashville|7112
Natoma|7651
Neal|6863
Nekoma|7559
Neodesha|6757
Neosho Falls|6758
Neosho Rapids|6864
Ness City|7560
Netawaka|6516
New Albany|6759
New Cambria|7470
New Century|6031
Newton|7114
Nickerson|7561
Niotaze|7355
Norcatur|7653
North Newton|7117
Norton|7654
Nortonville|6060
Norway|6961
Norwich|7118
Oakley|7748
Oberlin|7749
Offerle|7563
Ogallah|7656
Ogden|6517
Oketo|6518
Olathe|6051,6061-6063
Olmitz|7564
Olpe|6865
Olsburg|6520
Onaga|6521
Oneida|6522
Opolis|6760
Osage City|6523
Osawatomie|6064
Osborne|7473
Oskaloosa|6066
Oswego|7356
Otis|7565
Ottawa|6067
Overbrook|6524
Overland Park|6204,6207,6210,6212-6214,6221,6223-6225,6251,6282-6283
Oxford|7119
Ozawkie|6070
Palco|7657
Palmer|6962
Paola|6071
Paradise|7658
Park|7751
Parker|6072
Parsons|7357
Partridge|7566
Pawnee Rock|7567
Paxico|6526
Peabody|6866
Peck|7120
Penokee|7659
Perry|6073
Peru|7360
Pfeifer|7660
Phillipsburg|7661
Piedmont|7122
Pierceville|7868
Piqua|6761
Pittsburg|6762
Plains|7869
Plainville|7663
Pleasanton|6075
Plevna|7568
Pomona|6076
Portis|7474
Potwin|7123
Powhattan|6527
Prairie View|7664
Prairie Village|6208
Pratt|7124
Prescott|6767
Pretty Prairie|7570
Princeton|6078
Protection|7127
Quenemo|6528
Quinter|7752
Ramona|7475
Randall|6963
Randolph|6554
Ransom|7572
Rantoul|6079
Raymond|7573
Reading|6868
Redfield|6769
Republic|6964
Rexford|7753
Richfield|7953
Richmond|6080
Riley|6531
Riverton|6770
Robinson|6532
Rock|7131
Rolla|7954
Rosalia|7132
Rose Hill|7133
Rossville|6533
Roxbury|7476
Rozel|7574
Rush Center|7575
Russell|7665
Sabetha|6534
Salina|7401-7402
Satanta|7870
Savonburg|6772
Sawyer|7134
Scammon|6773
Scandia|6966
Schoenchen|7667
Scott City|7871
Scranton|6537
Sedan|7361
Sedgwick|7135
Selden|7757
Seneca|6538
Severy|7137
Sharon|7138
Sharon Springs|7758
Shawnee|6203,6216-6218,6226,6286
Shawnee Mission|6276
Silver Lake|6539
Simpson|7478
Smith Center|6967
Soldier|6540
Solomon|7480
South Haven|7140
South Hutchinson|7505
Spearville|7876
Spivey|7142
Spring Hill|6083
St John|7576
St. Francis|7756
St. George|6535
St. Marys|6536
St. Paul|6771
Stafford|7578
Stark|6775
Sterling|7579
Stilwell|6085
Stockton|7669
Strong City|6869
Sublette|7877
Summerfield|6541
Sun City|7143
Sycamore|7363
Sylvan Grove|7481
Sylvia|7581
Syracuse|7878
Talmage|7482
Tampa|7483
Tecumseh|6542
Tescott|7484
Thayer|6776
Tipton|7485
Tonganoxie|6086
Topeka|6601,6603-6612,6614-6622,6624-6626,6629-6630,6636,6647,6667,6675,6683,6699
Toronto|6777
Towanda|7144
Treece|6778
Tribune|7879
Troy|6087
Turon|7583
Tyro|7364
Udall|7146
Ulysses|7880
Uniontown|6779
Utica|7584
Valley Center|7147
Valley Falls|6088
Vassar|6543
Vermillion|6544
Victoria|7671
Viola|7149
Virgil|6870
Wakarusa|6546
Wakeeney|7672
Wakefield|7487
Waldo|7673
Waldron|7150
Walker|7674
Wallace|7761
Walnut|6780
Walton|7151
Wamego|6547
Washington|6968
Waterville|6548
Wathena|6090
Waverly|6871
Webber|6970
Weir|6781
Welda|6091
Wellington|7152
Wellsville|6092
Weskan|7762
West Mineral|6782
Westmoreland|6549
Westphalia|6093
Wetmore|6550
White City|6872
White Cloud|6094
Whitewater|7154
Whiting|6552
Wichita|7201-7220,7223,7226-7228,7230,7232,7235,7260,7275-7278
Williamsburg|6095
Wilmore|7155
Wilsey|6873
Wilson|7490
Winchester|6097
Windom|7491
Winfield|7156
Winona|7764
Woodbine|7492
Woodston|7675
Wright|7882
Yates Center|6783
Yoder|7585
Zenda|7159
MO
Adrian|4720
Advance|3730
Agency|4401
Alba|4830
Albany|4402
Aldrich|5601
Alexandria|3430
Allendale|4420
Alma|4001
Altamont|4620
Altenburg|3732
Alton|5606
Amazonia|4421
Amity|4422
Amoret|4722
Amsterdam|4723
Anabel|3431
Anderson|4831
Annada|3330
Annapolis|3620
Anniston|3820
Appleton City|4724
Arbela|3432
Arbyrd|3821
Arcadia|3621
Archie|4725
Arcola|5603
Argyle|5001
Armstrong|5230
Arnold|3010
Arrow Rock|5320
Asbury|4832
Ash Grove|5604
Ashburn|3433
Ashland|5010
Atlanta|3530
Augusta|3332
Aurora|5605
Auxvasse|5231
Ava|5608
Avilla|4833
Bakersfield|5609
Ballwin|3011,3021-3022,3024
Baring|3531
Barnard|4423
Barnett|5011
Barnhart|3012
Bates City|4011
Beaufort|3013
Belgrade|3622
Bell City|3735
Belle|5013
Belleview|3623
Bellflower|3333
Belton|4012
Benton|3736
Benton City|5232
Berger|3014
Bernie|3822
Bertrand|3823
Bethany|4424
Bethel|3434
Beulah|5436
Bevier|3532
Billings|5610
Birch Tree|5438
Bismarck|3624
Bixby|5439
Black|3625
Blackburn|5321
Blackwater|5322
Blackwell|3626
Blairstown|4726
Bland|5014
Blodgett|3824
Bloomfield|3825
Bloomsdale|3627
Blue Eye|5611
Blue Springs|4013-4015
Blythedale|4426
Bogard|4622
Bois D'Arc|5612
Bolckow|4427
Bolivar|5613
Bonne Terre|3628
Bonnots Mill|5016
Boonville|5233
Boss|5440
Bosworth|4623
Bourbon|5441
Bowling Green|3334
Bradleyville|5614
Bragg City|3827
Braggadocio|3826
Brandsville|5688
Branson|5615-5616
Brashear|3533
Braymer|4624
Brazeau|3737
Breckenridge|4625
Briar|3931
Bridgeton|3044
Brighton|5617
Brinktown|5443
Brixey|5618
Bronaugh|4728
Brookfield|4628
Brookline|5619
Broseley|3932
Browning|4630
Brownwood|3738
Brumley|5017
Bruner|5620
Brunswick|5236
Bucklin|4631
Buckner|4016
Bucyrus|5444
Buffalo|5622
Bunceton|5237
Bunker|3629
Burfordville|3739
Burlington Junction|4428
Butler|4730
Butterfield|5623
Cabool|5689
Cadet|3630
Cainsville|4632
Cairo|5239
Caledonia|3631
Calhoun|5323
California|5018
Callao|3534
Camden|4017
Camden Point|4018
Camdenton|5020
Cameron|4429
Campbell|3933
Canalou|3828
Canton|3435
Cape Fair|5624
Cape Girardeau|3701-3703
Caplinger Mills|5607
Cardwell|3829
Carl Junction|4834
Carrollton|4633
Carterville|4835
Carthage|4836
Caruthersville|3830
Cascade|3632
Cassville|5625
Catawissa|3015
Catron|3833
Caulfield|5626
Cedar Hill|3016
Cedarcreek|5627
Center|3436
Centertown|5023
Centerview|4019
Centerville|3633
Centralia|5240
Chadwick|5629
Chaffee|3740
Chamois|5024
Charleston|3834
Cherryville|5446
Chesterfield|3005-3006,3017
Chestnutridge|5630
Chilhowee|4733
Chillicothe|4601
Chula|4635
Clarence|3437
Clark|5243
Clarksburg|5025
Clarksdale|4430
Clarksville|3336
Clarkton|3837
Clearmont|4431
Cleveland|4734
Clever|5631
Clifton Hill|5244
Climax Springs|5324
Clinton|4735
Clubb|3934
Clyde|4432
Coatsville|3535
Coffey|4636
Cole Camp|5325
Collins|4738
Columbia|5201-5203,5205,5211-5212,5215-5218
Commerce|3742
Conception|4433
Conception Junction|4434
Concordia|4020
Conway|5632
Cook Sta|5449
Cooter|3839
Corder|4021
Cosby|4436
Cottleville|3338
Couch|5690
Cowgill|4637
Craig|4437
Crane|5633
Creighton|4739
Crocker|5452
Cross Timbers|5634
Crystal City|3019
Cuba|5453
Curryville|3339
Dadeville|5635
Daisy|3743
Dalton|5246
Darlington|4438
Davisville|5456
Dawn|4638
De Kalb|4440
De Soto|3020
De Witt|4639
Dearborn|4439
Deepwater|4740
Deerfield|4741
Deering|3840
Defiance|3341
Delta|3744
Denver|4441
Des Arc|3636
Devils Elbow|5457
Dexter|3841
Diamond|4840
Diggins|5636
Dittmer|3023
Dixon|5459
Doe Run|3637
Doniphan|3935
Dora|5637
Dover|4022
Downing|3536
Drexel|4742
Drury|5638
Dudley|3936
Duenweg|4841
Duke|5461
Dunnegan|5640
Durham|3438
Dutchtown|3745
Dutzow|3342
Eagle Rock|5641
Eagleville|4442
Earth City|3045
East Lynne|4743
East Prairie|3845
Easton|4443
Edgar Springs|5462
Edgerton|4444
Edina|3537
Edwards|5326
El Dorado Springs|4744
Eldon|5026
Eldridge|5463
Elk Creek|5464
Elkland|5644
Ellington|3638
Ellsinore|3937
Elmer|3538
Elmo|4445
Elsberry|3343
Emden|3439
Eminence|5466
Emma|5327
Eolia|3344
Essex|3846
Ethel|3539
Eudora|5645
Eugene|5032
Eunice|5468
Eureka|3025
Everton|5646
Ewing|3440
Excello|5247
Excelsior Springs|4024
Exeter|5647
Fagus|3938
Fair Grove|5648
Fair Play|5649
Fairdealing|3939
Fairfax|4446
Fairview|4842
Falcon|5470
Farber|3345
Farley|4028
Farmington|3640
Farrar|3746
Faucett|4448
Fayette|5248
Fenton|3026,3099
Festus|3028
Fillmore|4449
Fisk|3940
Flemington|5650
Fletcher|3030
Flinthill|3346
Florence|5329
Florissant|3031-3034
Foley|3347
Fordland|5652
Forest City|4451
Foristell|3348
Forsyth|5653
Fort Leonard Wood|5473
Fortuna|5034
Foster|4745
Frankford|3441
Franklin|5250
Fredericktown|3645
Freeburg|5035
Freeman|4746
Freistatt|5654
Fremont|3941
French Village|3036
Friedheim|3747
Frohna|3748
Fulton|5251
Gainesville|5655
Galena|5656
Gallatin|4640
Galt|4641
Garden City|4747
Garrison|5657
Gasconade|5036
Gatewood|3942
Gentry|4453
Gerald|3037
Gibbs|3540
Gibson|3847
Gideon|3848
Gilliam|5330
Gilman City|4642
Gipsy|3750
Glasgow|5254
Glenallen|3751
Glencoe|3038
Glenwood|3541
Gobler|3849
Golden|5658
Golden City|4748
Goodman|4843
Gordonville|3752
Gorin|3543
Gower|4454
Graff|5660
Graham|4455
Grain Valley|4029
Granby|4844
Grandin|3943
Grandview|4030
Granger|3442
Grant City|4456
Gravois Mills|5037
Gray Summit|3039
Grayridge|3850
Green Castle|3544
Green City|3545
Green Ridge|5332
Greenfield|5661
Greentop|3546
Greenville|3944
Greenwood|4034
Grover|3040
Grovespring|5662
Grubville|3041
Guilford|4457
Hale|4643
Half Way|5663
Hallsville|5255
Halltown|5664
Hamilton|4644
Hannibal|3401
Hardenville|5666
Hardin|4035
Harris|4645
Harrisburg|5256
Harrisonville|4701
Hartsburg|5039
Hartshorn|5479
Hartville|5667
Harviell|3945
Harwood|4750
Hatfield|4458
Hawk Point|3349
Hayti|3851
Hazelwood|3042
Helena|4459
Hematite|3047
Henley|5040
Henrietta|4036
Herculaneum|3048
Hermann|5041
Hermitage|5668
Higbee|5257
Higginsville|4037
High Hill|3350
High Point|5042
High Ridge|3049
Highlandville|5669
Hillsboro|3050
Holcomb|3852
Holden|4040
Holland|3853
Holliday|5258
Hollister|5672-5673
Holt|4048
Holts Summit|5043
Hopkins|4461
Hornersville|3855
House Springs|3051
Houston|5483
Houstonia|5333
Huggins|5484
Hughesville|5334
Humansville|5674
Hume|4752
Humphreys|4646
Hunnewell|3443
Huntsville|5259
Hurdland|3547
Hurley|5675
Iberia|5486
Imperial|3052
Independence|4050-4058
Ionia|5335
Irondale|3648
Ironton|3650
Isabella|5676
Jackson|3755
Jacksonville|5260
Jadwin|5501
Jameson|4647
Jamesport|4648
Jamestown|5046
Jasper|4755
Jefferson City|5101-5111
Jerico Springs|4756
Jerome|5529
Jonesburg|3351
Joplin|4801-4804
Kahoka|3445
Kaiser|5047
Kansas City|4101-4102,4105-4106,4108-4114,4116-4121,4123-4134,4136-4139,4141,4144-4149,4151-4158,4161-4168,4170-4171,4179-4180,4184,4187-4188,4190-4191,4195-4199,4999
Kearney|4060
Kelso|3758
Kennett|3857
Kewanee|3860
Keytesville|5261
Kidder|4649
Kimberling City|5686
Kimmswick|3053
King City|4463
Kingdom City|5262
Kingston|4650
Kingsville|4061
Kirbyville|5679
Kirksville|3501
Kissee Mills|5680
Knob Lick|3651
Knob Noster|5336
Knox City|3446
Koeltztown|5048
Koshkonong|5692
La Belle|3447
La Grange|3448
La Monte|5337
La Plata|3549
La Russell|4848
Labadie|3055
Laclede|4651
Laddonia|3352
Lake Ozark|5049
Lake Spring|5532
Lake St. Louis|3367
Lamar|4759
Lampe|5681
Lanagan|4847
Lancaster|3548
Laquey|5534
Laredo|4652
Latham|5050
Lathrop|4465
Laurie|5038
Lawson|4062
Leadwood|3653
Leasburg|5535
Lebanon|5536
Lees Summit|4002,4063-4065,4081-4082,4086
Leeton|4761
Lenox|5541
Lentner|3450
Leonard|3451
Leopold|3760
Leslie|3056
Lesterville|3654
Levasy|4066
Lewistown|3452
Lexington|4067
Liberal|4762
Liberty|4068-4069
Licking|5542
Liguori|3057
Lilbourn|3862
Lincoln|5338
Linn|5051
Linn Creek|5052
Linneus|4653
Livonia|3551
Lock Springs|4654
Lockwood|5682
Lodi|3950
Lohman|5053
Lone Jack|4070
Lonedell|3060
Long Lane|5590
Loose Creek|5054
Louisburg|5685
Louisiana|3353
Lowndes|3951
Lowry City|4763
Lucerne|4655
Ludlow|4656
Luebbering|3061
Luray|3453
Lynchburg|5543
Macks Creek|5786
Macomb|5702
Macon|3552
Madison|5263
Maitland|4466
Malden|3863
Malta Bend|5339
Mansfield|5704
Mapaville|3065
Marble Hill|3764
Marceline|4658
Marionville|5705
Marquand|3655
Marshall|5340
Marshfield|5706
Marston|3866
Marthasville|3357
Martinsburg|5264
Martinsville|4467
Maryland Heights|3043
Maryville|4468
Matthews|3867
Maysville|4469
Mayview|4071
Maywood|3454
Mc Bride|3776
Mc Fall|4657
Mc Gee|3763
Mc Girk|5055
Meadville|4659
Memphis|3555
Mendon|4660
Mercer|4661
Meta|5058
Metz|4765
Mexico|5265
Miami|5344
Mid Missouri|5299
Middle Brook|3656
Middletown|3359
Milan|3556
Milford|4766
Mill Spring|3952
Miller|5707
Millersville|3766
Milo|4767
Mindenmines|4769
Mineral Point|3660
Missouri City|4072
Moberly|5270
Mokane|5059
Monett|5708
Monroe City|3456
Montgomery City|3361
Monticello|3457
Montier|5546
Montreal|5591
Montrose|4770
Moody|5777
Mooresville|4664
Mora|5345
Morehouse|3868
Morley|3767
Morrison|5061
Morrisville|5710
Morse Mill|3066
Mosby|4073
Moscow Mills|3362
Mound City|4470
Moundville|4771
Mount Sterling|5062
Mount Vernon|5712
Mountain Grove|5711
Mountain View|5548
Myrtle|5778
Napoleon|4074
Naylor|3953
Neck City|4849
Neelyville|3954
Nelson|5347
Neosho|4850
Nevada|4772
New Bloomfield|5063
New Boston|3557
New Cambria|3558
New Florence|3363
New Franklin|5274
New Hampton|4471
New Haven|3068
New London|3459
New Madrid|3869
New Melle|3365
Newark|3458
Newburg|5550
Newtonia|4853
Newtown|4667
Niangua|5713
Nixa|5714
Noble|5715
Noel|4854
Norborne|4668
Norwood|5717
Novelty|3460
Novinger|3559
O'Fallon|3366,3368
Oak Grove|4075
Oak Ridge|3769
Odessa|4076
Old Appleton|3770
Old Monroe|3369
Oldfield|5720
Olean|5064
Olney|3370
Oran|3771
Oregon|4473
Oronogo|4855
Orrick|4077
Osage Beach|5065
Osborn|4474
Osceola|4776
Otterville|5348
Owensville|5066
Oxly|3955
Ozark|5721
Pacific|3069
Palmyra|3461
Paris|5275
Park Hills|3601
Parma|3870
Parnell|4475
Patterson|3956
Patton|3662
Pattonsburg|4670
Peace Valley|5788
Peculiar|4078
Perkins|3774
Perry|3462
Perryville|3775
Pevely|3070
Philadelphia|3463
Phillipsburg|5722
Pickering|4476
Piedmont|3957
Pierce City|5723
Pilot Grove|5276
Pilot Knob|3663
Pineville|4856
Pittsburg|5724
Plato|5552
Platte City|4079
Plattsburg|4477
Pleasant Hill|4080
Pleasant Hope|5725
Plevna|3464
Pocahontas|3779
Point Lookout|5726
Polk|5727
Pollock|3560
Polo|4671
Pomona|5789
Ponce De Leon|5728
Pontiac|5729
Poplar Bluff|3901-3902
Portage Des Sioux|3373
Portageville|3873
Portland|5067
Potosi|3664
Pottersville|5790
Powell|5730
Powersite|5731
Powersville|4672
Prairie Home|5068
Preston|5732
Princeton|4673
Protem|5733
Purcell|4857
Purdin|4674
Purdy|5734
Puxico|3960
Queen City|3561
Quincy|5735
Qulin|3961
Racine|4858
Ravenwood|4479
Raymondville|5555
Raymore|4083
Rayville|4084
Rea|4480
Redford|3665
Reeds|4859
Reeds Spring|5737
Renick|5278
Republic|5738
Revere|3465
Reynolds|3666
Rhineland|5069
Rich Hill|4779
Richards|4778
Richland|5556
Richmond|4085
Richwoods|3071
Ridgedale|5739
Ridgeway|4481
Risco|3874
Riverside|4150
Rives|3875
Roach|5787
Robertsville|3072
Roby|5557
Rocheport|5279
Rock Port|4482
Rockaway Beach|5740
Rockbridge|5741
Rockville|4780
Rocky Comfort|4861
Rocky Mount|5072
Rogersville|5742
Rolla|5401-5402,5409
Rombauer|3962
Roscoe|4781
Rosebud|3091
Rosendale|4483
Rothville|4676
Rueter|5744
Rush Hill|5280
Rushville|4484
Russellville|5074
Rutledge|3563
Saginaw|4864
Salem|5560
Salisbury|5281
Santa Fe|5282
Sarcoxie|4862
Savannah|4485
Saverton|3467
Schell City|4783
Scott City|3780
Sedalia|5301-5302
Sedgewickville|3781
Seligman|5745
Senath|3876
Seneca|4865
Seymour|5746
Shelbina|3468
Shelbyville|3469
Sheldon|4784
Shell Knob|5747
Sheridan|4486
Sibley|4088
Sikeston|3801
Silex|3377
Silva|3964
Skidmore|4487
Slater|5349
Smithton|5350
Smithville|4089
Solo|5564
South Greenfield|5752
South West City|4863
Sparta|5753
Spickard|4679
Spokane|5754
Springfield|5801-5810,5814,5817,5890,5897-5899
Squires|5755
St. Albans|3073
St. Ann|3074
St. Charles|3301-3304
St. Clair|3077
St. Elizabeth|5075
St. James|5559
St. Joseph|4501-4508
St. Louis|3101-3141,3143-3147,3150-3151,3155-3158,3160,3163-3164,3166-3167,3169,3171,3177-3180,3182,3188,3195,3197,3199
St. Mary|3673
St. Patrick|3466
St. Peters|3376
St. Robert|5584
St. Thomas|5076
Stanberry|4489
Stanton|3079
Stark City|4866
Ste. Genevieve|3670
Steedman|5077
Steele|3877
Steelville|5565
Stella|4867
Stet|4680
Stewartsville|4490
Stockton|5785
Stotts City|5756
Stoutland|5567
Stoutsville|5283
Stover|5078
Strafford|5757
Strasburg|4090
Sturdivant|3782
Sturgeon|5284
Success|5570
Sullivan|3080
Summersville|5571
Sumner|4681
Sunrise Beach|5079
Sweet Springs|5351
Syracuse|5354
Tallapoosa|3878
Taneyville|5759
Tarkio|4491
Taylor|3471
Tebbetts|5080
Tecumseh|5760
Thayer|5791
Theodosia|5761
Thompson|5285
Thornfield|5762
Tiff|3674
Tiff City|4868
Tina|4682
Tipton|5081
Treloar|3378
Trenton|4683
Trimble|4492
Triplett|5286
Troy|3379
Truesdale|3380
Truxton|3381
Tunas|5764
Turners|5765
Turney|4493
Tuscumbia|5082
Udall|5766
Ulman|5083
Union|3084
Union Star|4494
Uniontown|3783
Unionville|3565
Urbana|5767
Urich|4788
Utica|4686
Valles Mines|3087
Valley Park|3088
Van Buren|3965
Vandalia|3382
Vanduser|3784
Vanzant|5768
Verona|5769
Versailles|5084
Viburnum|5566
Vichy|5580
Vienna|5582
Villa Ridge|3089
Vulcan|3675
Waldron|4092
Walker|4790
Walnut Grove|5770
Walnut Shade|5771
Wappapello|3966
Wardell|3879
Warrensburg|4093
Warrenton|3383
Warsaw|5355
Washburn|5772
Washington|3090
Wasola|5773
Watson|4496
Waverly|4096
Wayland|3472
Waynesville|5583
Weatherby|4497
Weaubleau|5774
Webb City|4870
Wellington|4097
Wellsville|3384
Wentworth|4873
Wentzville|3385
Wesco|5586
West Alton|3386
West Plains|5775
Westboro|4498
Weston|4098
Westphalia|5085
Wheatland|5779
Wheaton|4874
Wheeling|4688
Whiteman Air Force Base|5305
Whiteoak|3880
Whiteside|3387
Whitewater|3785
Willard|5781
Williamsburg|3388
Williamstown|3473
Williamsville|3967
Willow Springs|5793
Windsor|5360
Windyville|5783
Winfield|3389
Winigan|3566
Winona|5588
Winston|4689
Wolf Island|3881
Wooldridge|5287
Worth|4499
Worthington|3567
Wright City|3390
Wyaconda|3474
Wyatt|3882
Yukon|5589
Zalma|3787
Zanoni|5784
NE
Abie|8001
Adams|8301
Ainsworth|9210
Albion|8620
Alda|8810
Alexandria|8303
Allen|8710
Alliance|9301
Alma|8920
Alvo|8304
Amelia|8711
Ames|8621
Amherst|8812
Angora|9331
Anselmo|8813
Ansley|8814
Arapahoe|8922
Arcadia|8815
Archer|8816
Arlington|8002
Arnold|9120
Arthur|9121
Ashby|9333
Ashland|8003
Ashton|8817
Atkinson|8713
Atlanta|8923
Auburn|8305
Aurora|8818
Avoca|8307
Axtell|8924
Ayr|8925
Bancroft|8004
Barneston|8309
Bartlett|8622
Bartley|9020
Bassett|8714
Battle Creek|8715
Bayard|9334
Beatrice|8310
Beaver City|8926
Beaver Crossing|8313
Bee|8314
Beemer|8716
Belden|8717
Belgrade|8623
Bellevue|8005,8123,8147
Bellwood|8624
Belvidere|8315
Benedict|8316
Benkelman|9021
Bennet|8317
Bennington|8007
Bertrand|8927
Big Springs|9122
Bingham|9335
Bladen|8928
Blair|8008-8009
Bloomfield|8718
Bloomington|8929
Blue Hill|8930
Blue Springs|8318
Boelus|8820
Boys Town|8010
Bradshaw|8319
Brady|9123
Brainard|8626
Brewster|8821
Bridgeport|9336
Bristow|8719
Broadwater|9125
Brock|8320
Broken Bow|8822
Brownville|8321
Brule|9127
Bruning|8322
Bruno|8014
Brunswick|8720
Burchard|8323
Burr|8324
Burwell|8823
Bushnell|9128
Butte|8722
Byron|8325
Cairo|8824
Callaway|8825
Cambridge|9022
Campbell|8932
Carleton|8326
Carroll|8723
Cedar Bluffs|8015
Cedar Creek|8016
Cedar Rapids|8627
Center|8724
Central City|8826
Ceresco|8017
Chadron|9337
Chambers|8725
Champion|9023
Chapman|8827
Chappell|9129
Chester|8327
Clarks|8628
Clarkson|8629
Clatonia|8328
Clay Center|8933
Clearwater|8726
Cody|9211
Coleridge|8727
Colon|8018
Columbus|8601-8602
Comstock|8828
Concord|8728
Cook|8329
Cordova|8330
Cortland|8331
Cozad|9130
Crab Orchard|8332
Craig|8019
Crawford|9339
Creighton|8729
Creston|8631
Crete|8333
Crofton|8730
Crookston|9212
Culbertson|9024
Curtis|9025
Dakota City|8731
Dalton|9131
Danbury|9026
Dannebrog|8831
Davenport|8335
Davey|8336
David City|8632
Dawson|8337
Daykin|8338
De Witt|8341
Decatur|8020
Denton|8339
Deshler|8340
Deweese|8934
Dickens|9132
Diller|8342
Dix|9133
Dixon|8732
Dodge|8633
Doniphan|8832
Dorchester|8343
Douglas|8344
Du Bois|8345
Dunbar|8346
Duncan|8634
Dunning|8833
Dwight|8635
Eagle|8347
Eddyville|8834
Edgar|8935
Edison|8936
Elba|8835
Elgin|8636
Elk Creek|8348
Elkhorn|8022
Ellsworth|9340
Elm Creek|8836
Elmwood|8349
Elsie|9134
Elsmere|9135
Elwood|8937
Elyria|8837
Emerson|8733
Emmet|8734
Enders|9027
Endicott|8350
Ericson|8637
Eustis|9028
Ewing|8735
Exeter|8351
Fairbury|8352
Fairfield|8938
Fairmont|8354
Falls City|8355
Farnam|9029
Farwell|8838
Filley|8357
Firth|8358
Fordyce|8736
Fort Calhoun|8023
Franklin|8939
Fremont|8025-8026
Friend|8359
Fullerton|8638
Funk|8940
Garland|8360
Geneva|8361
Genoa|8640
Gering|9341
Gibbon|8840
Gilead|8362
Giltner|8841
Glenvil|8941
Goehner|8364
Gordon|9343
Gothenburg|9138
Grafton|8365
Grand Island|8801-8803
Grant|9140
Greeley|8842
Greenwood|8366
Gresham|8367
Gretna|8028
Guide Rock|8942
Gurley|9141
Hadar|8738
Haigler|9030
Hallam|8368
Halsey|9142
Hampton|8843
Hardy|8943
Harrisburg|9345
Harrison|9346
Hartington|8739
Harvard|8944
Hastings|8901-8902
Hay Springs|9347
Hayes Center|9032
Hazard|8844
Heartwell|8945
Hebron|8370
Hemingford|9348
Henderson|8371
Hendley|8946
Herman|8029
Hershey|9143
Hickman|8372
Hildreth|8947
Holbrook|8948
Holdrege|8949
Holstein|8950
Homer|8030
Hooper|8031
Hordville|8846
Hoskins|8740
Howells|8641
Hubbard|8741
Hubbell|8375
Humboldt|8376
Humphrey|8642
Hyannis|9350
Imperial|9033
Inavale|8952
Indianola|9034
Inland|8954
Inman|8742
Ithaca|8033
Jackson|8743
Jansen|8377
Johnson|8378
Johnstown|9214
Julian|8379
Juniata|8955
Kearney|8845,8847-8849
Kenesaw|8956
Kennard|8034
Keystone|9144
Kilgore|9216
Kimball|9145
La Vista|8128
Lakeside|9351
Laurel|8745
Lawrence|8957
Lebanon|9036
Leigh|8643
Lemoyne|9146
Lewellen|9147
Lewiston|8380
Lexington|8850
Liberty|8381
Lincoln|8501-8510,8512,8514,8516-8517,8520-8524,8526-8529,8531-8532,8542,8544,8583,8588
Lindsay|8644
Linwood|8036
Lisco|9148
Litchfield|8852
Lodgepole|9149
Long Pine|9217
Loomis|8958
Lorton|8382
Louisville|8037
Loup City|8853
Lyman|9352
Lynch|8746
Lyons|8038
Macy|8039
Madison|8748
Madrid|9150
Magnet|8749
Malcolm|8402
Malmo|8040
Manley|8403
Marquette|8854
Marsland|9354
Martell|8404
Maskell|8751
Mason City|8855
Max|9037
Maxwell|9151
Maywood|9038
Mc Cook|9001
Mc Cool Junction|8401
McGrew|9353
McLean|8747
Mead|8041
Meadow Grove|8752
Melbeta|9355
Memphis|8042
Merna|8856
Merriman|9218
Milford|8405
Miller|8858
Milligan|8406
Mills|8753
Minatare|9356
Minden|8959
Mitchell|9357
Monroe|8647
Moorefield|9039
Morrill|9358
Morse Bluff|8648
Mullen|9152
Murdock|8407
Murray|8409
Naper|8755
Naponee|8960
Nebraska City|8410
Nehawka|8413
Neligh|8756
Nelson|8961
Nemaha|8414
Nenzel|9219
Newcastle|8757
Newman Grove|8758
Newport|8759
Nickerson|8044
Niobrara|8760
Norfolk|8701-8702
North Bend|8649
North Loup|8859
North Platte|9101,9103
Oak|8964
Oakdale|8761
Oakland|8045
Oconto|8860
Odell|8415
Odessa|8861
Offutt AFB|8113
Ogallala|9153
Ohiowa|8416
Omaha|8101-8112,8114,8116-8120,8122,8124,8127,8130-8132,8134-8139,8142,8144-8145,8152,8154-8155,8157,8164,8172,8175-8176,8178-8180,8182-8183,8197-8198
Oneill|8763
Ong|8452
Orchard|8764
Ord|8862
Orleans|8966
Osceola|8651
Oshkosh|9154,9190
Osmond|8765
Otoe|8417
Overton|8863
Oxford|8967
Page|8766
Palisade|9040
Palmer|8864
Palmyra|8418
Panama|8419
Papillion|8046,8133
Parks|9041
Pawnee City|8420
Paxton|9155
Pender|8047
Peru|8421
Petersburg|8652
Phillips|8865
Pickrell|8422
Pierce|8767
Pilger|8768
Plainview|8769
Platte Center|8653
Plattsmouth|8048
Pleasant Dale|8423
Pleasanton|8866
Plymouth|8424
Polk|8654
Ponca|8770
Potter|9156
Prague|8050
Primrose|8655
Purdum|9157
Ragan|8969
Randolph|8771
Ravenna|8869
Raymond|8428
Red Cloud|8970
Republican City|8971
Reynolds|8429
Rising City|8658
Riverdale|8870
Riverton|8972
Roca|8430
Rockville|8871
Rogers|8659
Rosalie|8055
Roseland|8973
Royal|8773
Rulo|8431
Rushville|9360
Ruskin|8974
Salem|8433
Sargent|8874
Saronville|8975
Schuyler|8661
Scotia|8875
Scottsbluff|9361,9363
Scribner|8057
Seneca|9161
Seward|8434
Shelby|8662
Shelton|8876
Shickley|8436
Shubert|8437
Sidney|9160,9162
Silver Creek|8663
Smithfield|8976
Snyder|8664
South Bend|8058
South Sioux City|8776
Spalding|8665
Sparks|9220
Spencer|8777
Sprague|8438
Springfield|8059
Springview|8778
St Columbans|8056
St. Edward|8660
St. Helena|8774
St. Libory|8872
St. Paul|8873
Stamford|8977
Stanton|8779
Staplehurst|8439
Stapleton|9163
Steele City|8440
Steinauer|8441
Stella|8442
Sterling|8443
Stockville|9042
Strang|8444
Stratton|9043
Stromsburg|8666
Stuart|8780
Sumner|8878
Superior|8978
Surprise|8667
Sutherland|9165
Sutton|8979
Swanton|8445
Syracuse|8446
Table Rock|8447
Talmage|8448
Taylor|8879
Tecumseh|8450
Tekamah|8061
Thedford|9166
Thurston|8062
Tilden|8781
Tobias|8453
Trenton|9044
Trumbull|8980
Tryon|9167
Uehling|8063
Ulysses|8669
Unadilla|8454
Union|8455
Upland|8981
Utica|8456
Valentine|9201
Valley|8064
Valparaiso|8065
Venango|9168
Verdigre|8783
Verdon|8457
Virginia|8458
Waco|8460
Wahoo|8066
Wakefield|8784
Wallace|9169
Walthill|8067
Walton|8461
Washington|8068
Waterbury|8785
Waterloo|8069
Wauneta|9045
Wausa|8786
Waverly|8462
Wayne|8787
Weeping Water|8463
Wellfleet|9170
West Point|8788
Western|8464
Westerville|8881
Weston|8070
Whiteclay|9365
Whitman|9366
Whitney|9367
Wilber|8465
Wilcox|8982
Willow Island|9171
Wilsonville|9046
Winnebago|8071
Winnetoon|8789
Winside|8790
Winslow|8072
Wisner|8791
Wolbach|8882
Wood Lake|9221
Wood River|8883
Wymore|8466
Wynot|8792
York|8467
Yutan|8073`
