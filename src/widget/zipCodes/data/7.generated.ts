/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `AR
Adona|2001
Alexander|2002
Alicia|2410
Alix|2820
Alleene|1820
Alma|2921
Almyra|2003
Alpena|2611
Alpine|1920
Altheimer|2004
Altus|2821
Amagon|2005
Amity|1921
Antoine|1922
Arkadelphia|1923,1998-1999
Arkansas City|1630
Armorel|2310
Ash Flat|2513
Ashdown|1822
Atkins|2823
Aubrey|2311
Augusta|2006
Austin|2007
Avoca|2711
Bald Knob|2010
Banks|1631
Barling|2923
Barton|2312
Bassett|2313
Batesville|2501,2503
Bauxite|2011
Bay|2411
Bearden|1720
Beaver|2613
Bee Branch|2013
Beebe|2012
Beech Grove|2412
Beedeville|2014
Beirne|1721
Bella Vista|2714-2715
Belleville|2824
Ben Lomond|1823
Benton|2015,2018-2019,2158
Bentonville|2712-2713,2716
Bergman|2615
Berryville|2616
Bexar|2515
Big Flat|2617
Bigelow|2016
Biggers|2413
Biscoe|2017
Bismarck|1929
Black Oak|2414
Black Rock|2415
Blevins|1825
Blue Mountain|2826
Bluff City|1722
Bluffton|2827
Blytheville|2315-2316
Board Camp|1932
Boles|2926
Bonnerdale|1933
Bono|2416
Booneville|2927
Bradford|2020
Bradley|1826
Branch|2928
Brickeys|2320
Briggsville|2828
Brinkley|2021
Brockwell|2517
Brookland|2417
Bryant|2022,2089
Buckner|1827
Bull Shoals|2619
Burdette|2321
Cabot|2023
Caddo Gap|1935
Caldwell|2322
Cale|1828
Calico Rock|2519
Calion|1724
Camden|1701,1711
Camp|2520
Canehill|2717
Caraway|2419
Carlisle|2024
Carthage|1725
Casa|2025
Cash|2421
Casscoe|2026
Cave City|2521
Cave Springs|2718
Cecil|2930
Cedarville|2932
Center Ridge|2027
Centerton|2719
Centerville|2829
Charleston|2933
Charlotte|2522
Cherokee Village|2525,2529
Cherry Valley|2324
Chester|2934
Chidester|1726
Choctaw|2028
Clarendon|2029
Clarkedale|2325
Clarkridge|2623
Clarksville|2830
Cleveland|2030
Clinton|2031
Coal Hill|2832
College Station|2053
Colt|2326
Columbus|1831
Combs|2721
Compton|2624
Concord|2523
Conway|2032-2035
Cord|2524
Corning|2422
Cotter|2626
Cotton Plant|2036
Cove|1937
Coy|2037
Crawfordsville|2327
Crocketts Bluff|2038
Crossett|1635
Crumrod|2328
Curtis|1728
Cushman|2526
Damascus|2039
Danville|2833
Dardanelle|2834
Datto|2424
De Queen|1832
De Valls Bluff|2041
De Witt|2042
Decatur|2722
Deer|2628
Delaplaine|2425
Delaware|2835
Delight|1940
Dell|2426
Dennard|2629
Dermott|1638
Des Arc|2040
Desha|2527
Diamond City|2630
Diaz|2043
Dierks|1833
Doddridge|1834
Dolph|2528
Donaldson|1941
Dover|2837
Drasco|2530
Driver|2329
Dumas|1639
Dyer|2935
Dyess|2330
Earle|2331
Edgemont|2044
Edmondson|2332
Egypt|2427
El Dorado|1730-1731
El Paso|2045
Elaine|2333
Elizabeth|2531
Elkins|2727
Elm Springs|2728
Emerson|1740
Emmet|1835
England|2046
Enola|2047
Ethel|2048
Etowah|2428
Eudora|1640
Eureka Springs|2631-2632
Evansville|2729
Evening Shade|2532
Everton|2633
Fairfield Bay|2088
Farmington|2730
Fayetteville|2701-2704
Fifty Six|2533
Fisher|2429
Flippin|2634
Floral|2534
Fordyce|1742
Foreman|1836
Forrest City|2335-2336
Fort Smith|2901-2906,2908,2913-2914,2916-2919
Fouke|1837
Fountain Hill|1642
Fox|2051
Franklin|2536
Frenchmans Bayou|2338
Friendship|1942
Fulton|1838
Gamaliel|2537
Garfield|2732
Garland City|1839
Garner|2052
Gassville|2635
Gateway|2733
Genoa|1840
Gentry|2734
Gepp|2538
Gilbert|2636
Gillett|2055
Gillham|1841
Gilmore|2339
Glencoe|2539
Glenwood|1943
Goodwin|2340
Goshen|2735
Gosnell|2319
Gould|1643
Grady|1644
Grannis|1944
Grapevine|2057
Gravelly|2838
Gravette|2736
Green Forest|2638
Greenbrier|2058
Greenland|2737
Greenway|2430
Greenwood|2936
Gregory|2059
Griffithville|2060
Grubbs|2431
Guion|2540
Gurdon|1743
Guy|2061
Hackett|2937
Hagarville|2839
Hamburg|1646
Hampton|1744
Hardy|2542
Harrell|1745
Harriet|2639
Harrisburg|2432
Harrison|2601-2602
Hartford|2938
Hartman|2840
Harvey|2841
Hasty|2640
Hatfield|1945
Hattieville|2063
Havana|2842
Haynes|2341
Hazen|2064
Heber Springs|2543,2545
Hector|2843
Helena|2342
Henderson|2544
Hensley|2065
Hermitage|1647
Heth|2346
Hickory Plains|2066
Hickory Ridge|2347
Higden|2067
Higginson|2068
Hindsville|2738
Hiwasse|2739
Holly Grove|2069
Hope|1801-1802
Horatio|1842
Horseshoe Bend|2512
Hot Springs National Park|1901-1903,1913-1914
Hot Springs Village|1909-1910
Houston|2070
Hoxie|2433
Hughes|2348
Humnoke|2072
Humphrey|2073
Hunter|2074
Huntington|2940
Huntsville|2740
Huttig|1747
Ida|2546
Imboden|2434
Ivan|1748
Jacksonport|2075
Jacksonville|2076,2078
Jasper|2641
Jefferson|2079
Jersey|1651
Jerusalem|2080
Jessieville|1949
Johnson|2741
Joiner|2350
Jones Mill|2105
Jonesboro|2401-2405
Judsonia|2081
Junction City|1749
Keiser|2351
Kensett|2082
Keo|2083
Kingsland|1652
Kingston|2742
Kirby|1950
Knobel|2435
Knoxville|2845
La Grange|2352
Lafe|2436
Lake City|2437
Lake Village|1653
Lakeview|2642
Lamar|2846
Lambrook|2353
Langley|1952
Lavaca|2941
Lawson|1750
Leachville|2438
Lead Hill|2644
Leola|2084
Lepanto|2354
Leslie|2645
Letona|2085
Lewisville|1845
Lexa|2355
Lincoln|2744
Little Rock|2201-2207,2209-2212,2214-2217,2219,2221-2223,2225,2227,2231,2255,2260,2295
Little Rock Air Force Base|2099
Lockesburg|1846
Locust Grove|2550
London|2847
Lonoke|2086
Lonsdale|2087
Louann|1751
Lowell|2745
Luxora|2358
Lynn|2440
Mabelvale|2103
Madison|2359
Magazine|2943
Magness|2553
Magnolia|1753-1754
Malvern|2104
Mammoth Spring|2554
Manila|2442
Mansfield|2944
Marble Falls|2648
Marcella|2555
Marianna|2360
Marion|2364
Marked Tree|2365
Marmaduke|2443
Marshall|2650
Marvell|2366
Maumelle|2113
Mayflower|2106
Maynard|2444
Maysville|2747
Mc Caskill|1847
Mc Crory|2101
Mc Dougal|2441
Mc Gehee|1654
Mc Neil|1752
Mc Rae|2102
Melbourne|2556
Mellwood|2367
Mena|1953
Menifee|2107
Midland|2945
Midway|2651
Mineral Springs|1851
Minturn|2445
Monette|2447
Monroe|2108
Monticello|1655-1657
Montrose|1658
Moro|2368
Morrilton|2110
Morrow|2749
Moscow|1659
Mount Holly|1758
Mount Ida|1957
Mount Judea|2655
Mount Pleasant|2561
Mount Vernon|2111
Mountain Home|2653-2654
Mountain Pine|1956
Mountain View|2560
Mountainburg|2946
Mulberry|2947
Murfreesboro|1958
Nashville|1852
Natural Dam|2948
New Blaine|2851
New Edinburg|1660
Newark|2562
Newhope|1959
Newport|2112
Norfork|2658-2659
Norman|1960
Norphlet|1759
North Little Rock|2114-2119,2124,2190,2199
O'Kean|2449
Oak Grove|2660
Oakland|2661
Oark|2852
Oden|1961,1966
Ogden|1853
Oil Trough|2564
Okolona|1962
Ola|2853
Omaha|2662
Oneida|2369
Onia|2663
Osceola|2370
Oxford|2565
Ozan|1855
Ozark|2949
Ozone|2854
Palestine|2372
Pangburn|2121
Paragould|2450-2451
Paris|2855
Parkdale|1661
Parkin|2373
Parks|2950
Paron|2122
Parthenon|2666
Patterson|2123
Pea Ridge|2751
Peach Orchard|2453
Pearcy|1964
Peel|2668
Pelsor|2856
Pencil Bluff|1965
Perry|2125
Perryville|2126
Pettigrew|2752
Pickens|1662
Piggott|2454
Pindall|2669
Pine Bluff|1601,1603,1611,1613
Pineville|2566
Plainview|2857
Pleasant Grove|2567
Pleasant Plains|2568
Plumerville|2127
Pocahontas|2455
Pollard|2456
Ponca|2670
Poplar Grove|2374
Portia|2457
Portland|1663
Pottsville|2858
Poughkeepsie|2569
Powhatan|2458
Poyen|2128
Prairie Grove|2753
Prattsville|2129
Prescott|1857
Prim|2130
Proctor|2376
Pyatt|2672
Quitman|2131
Ratcliff|2951
Ravenden|2459
Ravenden Springs|2460
Rector|2461
Redfield|2132
Reydell|2133
Reyno|2462
Rison|1665
Rivervale|2377
Roe|2134
Rogers|2756-2758
Rohwer|1666
Roland|2135
Romance|2136
Rose Bud|2137
Rosie|2571
Rosston|1858
Rover|2860
Royal|1968
Rudy|2952
Russell|2139
Russellville|2801-2802,2811-2812
Saffell|2572
Sage|2573
Salado|2575
Salem|2576
Saratoga|1859
Scotland|2141
Scott|2142
Scranton|2863
Searcy|2143,2145,2149
Sedgwick|2465
Sheridan|2150
Sherrill|2152
Sherwood|2120
Shirley|2153
Sidney|2577
Siloam Springs|2761
Sims|1969
Smackover|1762
Smithville|2466
Snow Lake|2379
Solgohachia|2156
Sparkman|1763
Springdale|2762,2764-2766
Springfield|2157
St. Charles|2140
St. Francis|2464
St. Joe|2675
St. Paul|2760
Stamps|1860
Star City|1667
State University|2467
Stephens|1764
Story|1970
Strawberry|2469
Strong|1765
Sturkie|2578
Stuttgart|2160
Subiaco|2865
Success|2470
Sulphur Rock|2579
Sulphur Springs|2768
Summers|2769
Summit|2677
Sweet Home|2164
Swifton|2471
Taylor|1861
Texarkana|1854
Thida|2165
Thornton|1766
Tichnor|2166
Tillar|1670
Tilly|2679
Timbo|2657,2680
Tontitown|2770
Traskwood|2167
Trumann|2472
Tucker|2168
Tuckerman|2473
Tumbling Shoals|2581
Tupelo|2169
Turner|2383
Turrell|2384
Tyronza|2386
Ulm|2170
Umpire|1971
Uniontown|2955
Valley Springs|2682
Van Buren|2956-2957
Vandervoort|1972
Vanndale|2387
Vendor|2683
Vilonia|2173
Viola|2583
Violet Hill|2584
Wabash|2389
Wabbaseka|2175
Walcott|2474
Waldenburg|2475
Waldo|1770
Waldron|2958
Walnut Ridge|2476
Ward|2176
Warm Springs|2478
Warren|1671
Washington|1862
Watson|1674
Weiner|2479
Wesley|2773
West Fork|2774
West Helena|2390
West Memphis|2301,2303
West Point|2178
West Ridge|2391
Western Grove|2685
Wheatley|2392
Whelen Springs|1772
White Hall|1602,1612
Wickes|1973
Wideman|2585
Widener|2394
Wilburn|2179
Williford|2482
Willisville|1864
Wilmar|1675
Wilmot|1676
Wilson|2395
Wilton|1865
Winchester|1677
Winslow|2959
Winthrop|1866
Wiseman|2587
Witter|2776
Witts Springs|2686
Woodson|2180
Wooster|2181
Wright|2182
Wrightsville|2183
Wynne|2396
Yellville|2687
Yorktown|1678
LA
Abbeville|510-511
Abita Springs|420
Acme|1316
Addis|710
Aimwell|1401
Akers|421
Albany|711
Alexandria|1301-1303,1306-1307,1309,1315
Ama|31
Amelia|340
Amite|422
Anacoco|1403
Angie|426
Angola|712
Arabi|32
Arcadia|1001
Archibald|1218
Arnaudville|512
Ashland|1002
Athens|1003
Atlanta|1404
Avery Island|513
Baker|704,714
Baldwin|514
Ball|1405
Barataria|36
Barksdale AFB|1110
Basile|515
Baskin|1219
Bastrop|1220-1221
Batchelor|715
Baton Rouge|801-823,825-827,831,833,835-837,873-874,879,884,891-896,898
Belcher|1004
Bell City|630
Belle Chasse|37,93
Belle Rose|341
Belmont|1406
Bentley|1407
Benton|1006
Bernice|1222
Berwick|342
Bethany|1007
Bienville|1008
Blanchard|1009
Bogalusa|427,429
Bonita|1223
Boothville|38
Bordelonville|1320
Bossier City|1111-1113,1171-1172
Bourg|343
Boutte|39
Boyce|1409
Braithwaite|40
Branch|516
Breaux Bridge|517
Brittany|718
Broussard|518
Brusly|719
Bunkie|1322
Buras|41
Burnside|738
Bush|431
Cade|519
Calhoun|1225
Calvin|1410
Cameron|631
Campti|1411
Carencro|520
Carville|721
Castor|1016
Cecilia|521
Center Point|1323
Centerville|522
Chalmette|43-44
Charenton|523
Chase|1324
Chataignier|524
Chatham|1226
Chauvin|344
Cheneyville|1325
Choudrant|1227
Church Point|525
Clarence|1414
Clarks|1415
Clayton|1326
Clinton|722
Cloutierville|1416
Colfax|1417
Collinston|1229
Columbia|1418
Convent|723
Converse|1419
Cotton Valley|1018
Cottonport|1327
Coushatta|1019
Covington|433-435
Creole|632
Crowley|526-527
Crowville|1230
Cullen|1021
Cut Off|345
Darrow|725
Delcambre|528
Delhi|1232
Delta|1233
Denham Springs|706,726-727
Dequincy|633
Deridder|634
Des Allemands|30
Destrehan|47
Deville|1328
Dodson|1422
Donaldsonville|346
Donner|352
Downsville|1234
Doyline|1023
Dry Creek|637
Dry Prong|1423
Dubach|1235
Dubberly|1024
Dulac|353
Duplessis|728
Dupont|1329
Duson|529
Echo|1330
Edgard|49
Effie|1331
Egan|531
Elizabeth|638
Elm Grove|1051
Elmer|1424
Elton|532
Empire|50
Enterprise|1425
Epps|1237
Erath|533
Eros|1238
Erwinville|729
Estherwood|534
Ethel|730
Eunice|535
Evangeline|537
Evans|639
Evergreen|1333
Fairbanks|1240
Farmerville|1241
Fenton|640
Ferriday|1334
Fisher|1426
Flatwoods|1427
Flora|1428
Florien|1429
Fluker|436
Folsom|437
Fordoche|732
Forest|1242
Forest Hill|1430
Fort Necessity|1243
Fort Polk|1459
Franklin|538
Franklinton|438
French Settlement|733
Frierson|1027
Galliano|354
Garden City|540
Gardner|1431
Garyville|51
Geismar|734
Georgetown|1432
Gheens|355
Gibsland|1028
Gibson|356
Gilbert|1336
Gilliam|1029
Glenmora|1433
Gloster|1030
Glynn|736
Golden Meadow|357
Goldonna|1031
Gonzales|707,737
Gorum|1434
Grambling|1245
Gramercy|52
Grand Cane|1032
Grand Chenier|643
Grand Coteau|541
Grand Isle|358
Grant|644
Gray|359
Grayson|1435
Greensburg|441
Greenwell Springs|739
Greenwood|1033
Gretna|53-54,56
Grosse Tete|740
Gueydan|542
Hackberry|645
Hahnville|57
Hall Summit|1034
Hamburg|1339
Hammond|401-404
Harrisonburg|1340
Harvey|58-59
Haughton|1037
Hayes|646
Haynesville|1038
Heflin|1039
Hessmer|1341
Hester|743
Hineston|1438
Hodge|1247
Holden|744
Homer|1040
Hornbeck|1439
Hosston|1043
Houma|360-361,363-364
Husser|442
Ida|1044
Independence|443
Innis|747
Iota|543
Iowa|647
Jackson|748
Jamestown|1045
Jarreau|749
Jeanerette|544
Jena|1342
Jennings|546
Jigger|1249
Jones|1250
Jonesboro|1251
Jonesville|1343
Joyce|1440
Kaplan|548
Keatchie|1046
Keithville|1047
Kelly|1441
Kenner|62-65,97
Kentwood|444
Kilbourne|1253
Kinder|648
Kraemer|371
Krotz Springs|750
Kurthwood|1443
La Place|68-69
Labadieville|372
Lacassine|650
Lacombe|445
Lafayette|501-509,593,596,598
Lafitte|67
Lake Arthur|549
Lake Charles|601-602,605-607,609,611-612,615-616,629
Lake Providence|1254
Lakeland|752
Larose|373
Lawtell|550
Lebeau|1345
Leblanc|651
Lecompte|1346
Leesville|1446,1496
Lena|1447
Leonville|551
Lettsworth|753
Libuse|1348
Lillie|1256
Lisbon|1048
Livingston|754
Livonia|755
Lockport|374
Logansport|1049
Longleaf|1448
Longstreet|1050
Longville|652
Loranger|446
Loreauville|552
Lottie|756
Luling|70
Lutcher|71
Lydia|569
Madisonville|447
Mamou|554
Mandeville|448,470-471
Mangham|1259
Mansfield|1052
Mansura|1350
Many|1449
Maringouin|757
Marion|1260
Marksville|1351
Marrero|72-73
Marthaville|1450
Mathews|375
Maurepas|449
Maurice|555
Melrose|1452
Melville|1353
Mer Rouge|1261
Meraux|75
Mermentau|556
Merryville|653
Metairie|1-6,9-11,33,55,60
Milton|558
Minden|1055,1058
Mittie|654
Monroe|1201-1203,1207,1209-1213,1217
Montegut|377
Monterey|1354
Montgomery|1454
Mooringsport|1060
Mora|1455
Moreauville|1355
Morgan City|380-381
Morganza|759
Morrow|1356
Morse|559
Mount Airy|76
Mount Hermon|450
Napoleonville|390
Natalbany|451
Natchez|1456
Natchitoches|1457-1458,1497
Negreet|1460
New Iberia|560,562-563
New Llano|1461
New Orleans|112-119,121-131,139,141-143,145-146,148,150-154,156-167,170,172,174-179,181-187,189-190,195
New Roads|760
New Sarpy|78
Newellton|1357
Noble|1462
Norco|79
Norwood|761
Oak Grove|1263
Oak Ridge|1264
Oakdale|1463
Oberlin|655
Oil City|1061
Olla|1465
Opelousas|570-571
Oscar|762
Otis|1466
Paincourtville|391
Palmetto|1358
Paradis|80
Patterson|392
Paulina|763
Pearl River|452
Pelican|1063
Perry|575
Pierre Part|339
Pilottown|81
Pine Grove|453
Pine Prairie|576
Pineville|1359-1361
Pioneer|1266
Pitkin|656
Plain Dealing|1064
Plaquemine|764-765
Plattenville|393
Plaucheville|1362
Pleasant Hill|1065
Pointe A La Hache|82
Pollock|1467
Ponchatoula|454
Port Allen|767
Port Barre|577
Port Sulphur|83
Powhatan|1066
Prairieville|769
Pride|770
Princeton|1067
Provencal|1468
Quitman|1268
Raceland|394
Ragley|657
Rayne|578
Rayville|1269
Reddell|580
Reeves|658
Reserve|84
Rhinehart|1363
Ringgold|1068
Roanoke|581
Robeline|1469
Robert|455
Rodessa|1069
Rosedale|772
Roseland|456
Rosepine|659
Rougon|773
Ruby|1365
Ruston|1270,1272-1273
Saline|1070
Sarepta|1071
Schriever|395
Scott|583
Shongaloo|1072
Shreveport|1101-1109,1115,1118-1120,1129-1130,1133-1138,1148-1154,1156,1161-1166
Sibley|1073
Sicily Island|1368
Sieper|1472
Sikes|1473
Simmesport|1369
Simpson|1474
Simsboro|1275
Singer|660
Slagle|1475
Slaughter|777
Slidell|458-461,469
Sondheimer|1276
Sorrento|778
Spearsville|1277
Springfield|462
Springhill|1075
St. Amant|774
St. Benedict|457
St. Bernard|85
St. Francisville|775
St. Gabriel|776
St. James|86
St. Joseph|1366
St. Landry|1367
St. Martinville|582
St. Maurice|1471
St. Rose|87
Starks|661
Start|1279
Sterlington|1280
Stonewall|1078
Sugartown|662
Sulphur|663-665
Summerfield|1079
Sun|463
Sunset|584
Sunshine|780
Swartz|1281
Talisheek|464
Tallulah|1282,1284
Tangipahoa|465
Taylor|1080
Theriot|397
Thibodaux|301-302,310
Tickfaw|466
Tioga|1477
Transylvania|1286
Trout|1371
Tullos|1479
Tunica|782
Turkey Creek|585
Uncle Sam|792
Urania|1480
Vacherie|90
Varnado|467
Venice|91
Ventress|783
Vidalia|1373
Ville Platte|586
Vinton|668
Violet|92
Vivian|1082
Wakefield|784
Walker|785
Washington|589
Waterproof|1375
Watson|786
Welsh|591
West Monroe|1291-1292,1294
Westlake|669
Westwego|94,96
Weyanoke|787
White Castle|788
Wildsville|1377
Wilson|789
Winnfield|1483
Winnsboro|1295
Wisner|1378
Woodworth|1485
Youngsville|592
Zachary|791
Zwolle|1486
MO
Lead Hill|2643
OK
Achille|4720
Ada|4820-4821
Adair|4330
Adams|3901
Addington|3520
Afton|4331
Agra|4824
Albany|4721
Albert|3001
Albion|4521
Alderson|4522
Alex|3002
Aline|3716
Allen|4825
Altus|3521-3522
Altus AFB|3523
Alva|3717
Amber|3004
Ames|3718
Amorita|3719
Anadarko|3005
Antlers|4523
Apache|3006
Arapaho|3620
Arcadia|3007
Ardmore|3401-3403
Arkoma|4901
Arnett|3832
Asher|4826
Atoka|4525
Atwood|4827
Avant|4001
Balko|3931
Barnsdall|4002
Bartlesville|4003-4006
Battiest|4722
Beaver|3932
Beggs|4421
Bennington|4723
Bessie|3622
Bethany|3008
Bethel|4724
Big Cabin|4332
Billings|4630
Binger|3009
Bison|3720
Bixby|4008
Blackwell|4631
Blair|3526
Blanchard|3010
Blanco|4528
Blocker|4529
Bluejacket|4333
Boise City|3933
Bokchito|4726
Bokoshe|4930
Boley|4829
Boswell|4727
Bowlegs|4830
Boynton|4422
Bradley|3011
Braggs|4423,4439
Braman|4632
Bristow|4010
Broken Arrow|4011-4014
Broken Bow|4728
Bromide|4530
Buffalo|3834
Bunch|4931
Burbank|4633
Burlington|3722
Burneyville|3430
Burns Flat|3624
Butler|3625
Byars|4831
Cache|3527
Caddo|4729
Calera|4730
Calumet|3014
Calvin|4531
Camargo|3835
Cameron|4932
Canadian|4425
Caney|4533
Canton|3724
Canute|3626
Cardin|4335
Carmen|3726
Carnegie|3015
Carney|4832
Carrier|3727
Carter|3627
Cartwright|4731
Cashion|3016
Castle|4833
Catoosa|4015
Cement|3017
Centrahoma|4534
Chandler|4834
Chattanooga|3528
Checotah|4426
Chelsea|4016
Cherokee|3728
Chester|3838
Cheyenne|3628
Chickasha|3018,3023
Choctaw|3020
Chouteau|4337
Claremore|4017-4019
Clarita|4535
Clayton|4536
Cleo Springs|3729
Cleveland|4020
Clinton|3601
Coalgate|4538
Colbert|4733
Colcord|4338
Coleman|3432
Collinsville|4021
Colony|3021
Comanche|3529
Commerce|4339
Concho|3022
Connerville|4836
Cookson|4427
Copan|4022
Cordell|3632
Corn|3024
Council Hill|4428
Countyline|3425
Covington|3730
Coweta|4429
Coyle|3027
Crawford|3638
Crescent|3028
Cromwell|4837
Crowder|4430
Cushing|4023
Custer City|3639
Cyril|3029
Dacoma|3731
Daisy|4540
Davenport|4026
Davidson|3530
Davis|3030,3039
Deer Creek|4636
Delaware|4027
Depew|4028
Devol|3531
Dewar|4431
Dewey|4029
Dibble|3031
Dill City|3641
Disney|4340
Dougherty|3032
Douglas|3733
Dover|3734
Drummond|3735
Drumright|4030
Duke|3532
Duncan|3533-3534,3536
Durant|4701-4702
Durham|3642
Dustin|4839
Eagletown|4734
Eakly|3033
Earlsboro|4840
Edmond|3003,3012-3013,3025,3034,3083
El Reno|3036
Eldorado|3537
Elgin|3538
Elk City|3644,3648
Elmer|3539
Elmore City|3433
Enid|3701-3703,3705-3706
Erick|3645
Eucha|4342
Eufaula|4432
Fairfax|4637
Fairland|4343
Fairmont|3736
Fairview|3737
Fanshawe|4935
Fargo|3840
Faxon|3540
Fay|3646
Felt|3937
Finley|4543
Fittstown|4842
Fitzhugh|4843
Fletcher|3541
Forgan|3938
Fort Cobb|3038
Fort Gibson|4434
Fort Sill|3503
Fort Supply|3841
Fort Towson|4735
Foss|3647
Foster|3434
Fox|3435
Foyil|4031
Francis|4844
Frederick|3542
Freedom|3842
Gage|3843
Gans|4936
Garber|3738
Garvin|4736
Gate|3844
Geary|3040
Gene Autry|3436
Geronimo|3543
Glencoe|4032
Glenpool|4033
Golden|4737
Goltry|3739
Goodwell|3939
Gore|4435
Gotebo|3041
Gould|3544
Gowen|4545
Gracemont|3042
Graham|3437
Grandfield|3546
Granite|3547
Grant|4738
Greenfield|3043
Grove|4344-4345
Guthrie|3044
Guymon|3942
Haileyville|4546
Hallett|4034
Hammon|3650
Hanna|4845
Hardesty|3944
Harrah|3045
Hartshorne|4547
Haskell|4436
Hastings|3548
Haworth|4740
Headrick|3549
Healdton|3438
Heavener|4937
Helena|3741
Hendrix|4741
Hennepin|3444
Hennessey|3742
Henryetta|4437
Hillsdale|3743
Hinton|3047
Hitchcock|3744
Hitchita|4438
Hobart|3651
Hodgen|4939
Holdenville|4848
Hollis|3550
Hollister|3551
Hominy|4035
Honobia|4549
Hooker|3945
Hopeton|3746
Howe|4940
Hoyt|4440
Hugo|4743
Hulbert|4441
Hunter|4640
Hydro|3048
Idabel|4745
Indiahoma|3552
Indianola|4442
Inola|4036
Isabella|3747
Jay|4346
Jenks|4037
Jennings|4038
Jet|3749
Jones|3049
Kansas|4347
Kaw City|4641
Kellyville|4039
Kemp|4747
Kenefic|4748
Kenton|3946
Keota|4941
Ketchum|4349
Keyes|3947
Kiefer|4041
Kingfisher|3750
Kingston|3439
Kinta|4552
Kiowa|4553
Konawa|4849
Krebs|4554
Kremlin|3753
Lahoma|3754
Lamar|4850
Lamont|4643
Lane|4555
Langley|4350
Langston|3050
Laverne|3848
Lawton|3501-3502,3505-3507
Lebanon|3440
Leedey|3654
Leflore|4942
Lehigh|4556
Lenapah|4042
Leon|3441
Leonard|4043
Lequire|4943
Lexington|3051
Lindsay|3052
Loco|3442
Locust Grove|4352
Lone Grove|3443
Lone Wolf|3655
Longdale|3755
Lookeba|3053
Loveland|3553
Loyal|3756
Lucien|3757
Luther|3054
Macomb|4852
Madill|3446
Manchester|3758
Mangum|3554
Manitou|3555
Mannford|4044
Mannsville|3447
Maramec|4045
Marble City|4945
Marietta|3448
Marland|4644
Marlow|3055
Marshall|3056
Martha|3556
Maud|4854
May|3851
Maysville|3057
McAlester|4501-4502
McCurtain|4944
McLoud|4851
Mead|3449
Medford|3759
Medicine Park|3557
Meeker|4855
Meers|3558
Meno|3760
Meridian|3058
Miami|4354-4355
Milburn|3450
Milfay|4046
Mill Creek|4856
Millerton|4750
Minco|3059
Moffett|4946
Monroe|4947
Moodys|4444
Mooreland|3852
Morris|4445
Morrison|3061
Mounds|4047
Mountain Park|3559
Mountain View|3062
Moyers|4557
Muldrow|4948
Mulhall|3063
Muse|4949
Muskogee|4401-4403
Mustang|3064
Mutual|3853
Nardin|4646
Nash|3761
Nashoba|4558
Newalla|4857
Newcastle|3065
Newkirk|4647
Nicoma Park|3066
Ninnekah|3067
Noble|3068
Norman|3019,3026,3069-3072
North Miami|4358
Nowata|4048
Oakhurst|4050
Oaks|4359
Oakwood|3658
Ochelata|4051
Oilton|4052
Okarche|3762
Okay|4446
Okeene|3763
Okemah|4859
Oklahoma City|3101-3132,3134-3137,3139-3157,3159-3160,3162-3165,3167,3169-3170,3172-3173,3175,3178-3179,3184-3185,3189-3190,3194-3196
Okmulgee|4447
Oktaha|4450
Olustee|3560
Omega|3764
Oologah|4053
Orlando|3073
Osage|4054
Oscar|3561
Overbrook|3453
Owasso|4055
Paden|4860
Panama|4951
Panola|4559
Paoli|3074
Park Hill|4451
Pauls Valley|3075
Pawhuska|4056
Pawnee|4058
Peggs|4452
Perkins|4059
Perry|3077
Picher|4360
Pickens|4752
Piedmont|3078
Pittsburg|4560
Platter|4753
Pocasset|3079
Pocola|4902
Ponca City|4601-4602,4604
Pond Creek|3766
Porter|4454
Porum|4455
Poteau|4953
Prague|4864
Preston|4456
Proctor|4457
Prue|4060
Pryor|4361-4362
Purcell|3080
Putnam|3659
Quapaw|4363
Quinton|4561
Ralston|4650
Ramona|4061
Randlett|3562
Ratliff City|3481
Rattan|4562
Ravia|3455
Red Oak|4563
Red Rock|4651
Redbird|4458
Rentiesville|4459
Reydon|3660
Ringling|3456
Ringold|4754
Ringwood|3768
Ripley|4062
Rocky|3661
Roff|4865
Roland|4954
Roosevelt|3564
Rose|4364
Rosston|3855
Rufe|4755
Rush Springs|3082
Ryan|3565
S Coffeyville|4072
Salina|4365
Sallisaw|4955
Sand Springs|4063
Sapulpa|4066-4067
Sasakwa|4867
Savanna|4565
Sawyer|4756
Sayre|3662
Schulter|4460
Seiling|3663
Seminole|4818,4868
Sentinel|3664
Shady Point|4956
Shamrock|4068
Sharon|3857
Shattuck|3858
Shawnee|4801-4802,4804
Shidler|4652
Skiatook|4070
Slick|4071
Smithville|4957
Snow|4567
Snyder|3566
Soper|4759
Southard|3770
Sparks|4869
Spavinaw|4366
Spencer|3084
Spencerville|4760
Sperry|4073
Spiro|4959
Springer|3458
St. Louis|4866
Sterling|3567
Stidham|4461
Stigler|4462
Stillwater|4074-4078
Stilwell|4960
Stonewall|4871
Strang|4367
Stratford|4872
Stringtown|4569
Stroud|4079
Stuart|4570
Sulphur|3086
Sweetwater|3666
Swink|4761
Taft|4463
Tahlequah|4464-4465
Talala|4080
Talihina|4571
Taloga|3667
Tatums|3487
Tecumseh|4873
Temple|3568
Terlton|4081
Terral|3569
Texhoma|3949
Texola|3668
Thackerville|3459
Thomas|3669
Tipton|3570
Tishomingo|3460
Tonkawa|4653
Tryon|4875
Tulsa|4101-4108,4110,4112,4114-4117,4119-4121,4126-4137,4141,4145-4150,4152-4153,4155-4159,4169-4172,4182,4186-4187,4192-4193
Tupelo|4572
Turpin|3950
Tuskahoma|4574
Tussy|3488
Tuttle|3089
Twin Oaks|4368
Tyrone|3951
Union City|3090
Valliant|4764
Velma|3491
Vera|4082
Verden|3092
Vian|4962
Vici|3859
Vinita|4301
Vinson|3571
Wagoner|4467,4477
Wainwright|4468
Wakita|3771
Walters|3572
Wanette|4878
Wann|4083
Wapanucka|3461
Wardville|4576
Warner|4469
Washington|3093
Watonga|3772
Watson|4963
Watts|4964
Waukomis|3773
Waurika|3573
Wayne|3095
Waynoka|3860
Weatherford|3096
Webbers Falls|4470
Welch|4369
Weleetka|4880
Welling|4471
Wellston|4881
Westville|4965
Wetumka|4883
Wewoka|4884
Wheatland|3097
Whitefield|4472
Whitesboro|4577
Wilburton|4578
Willow|3673
Wilson|3463
Wister|4966
Woodward|3801-3802
Wright City|4766
Wyandotte|4370
Wynnewood|3098
Wynona|4084
Yale|4085
Yukon|3085,3099
TX
Abbott|6621
Abernathy|9311
Abilene|9601-9606,9608,9697-9699
Ace|7326
Ackerly|9713
Addison|5001
Adkins|8101
Adrian|9001
Afton|9220
Agua Dulce|8330
Aiken|9221
Alamo|8516
Alanreed|9002
Alba|5410
Albany|6430
Aledo|6008
Alice|8332-8333
Alief|7411
Allen|5002,5013
Alleyton|8935
Allison|9003
Alpine|9830-9832
Altair|7412
Alto|5925
Alvarado|6009
Alvin|7511-7512
Alvord|6225
Amarillo|9101-9111,9114,9116-9121,9124,9159,9166,9168,9172,9174,9178,9185,9189
Amherst|9312
Anahuac|7514
Anderson|7830
Andrews|9714
Angleton|7515-7516
Anna|5409
Annona|5550
Anson|9501
Anthony|9821
Anton|9313
Apple Springs|5926
Aquilla|6622
Aransas Pass|8335-8336
Archer City|6351
Argyle|6226
Arlington|6001-6007,6010-6019,6094,6096
Armstrong|8338
Arp|5750
Art|6820
Artesia Wells|8001
Arthur City|5411
Asherton|8827
Aspermont|9502
Atascosa|8002
Athens|5751-5752
Atlanta|5551
Aubrey|6227
Austin|3301,3344,8701-8705,8708-8739,8741-8742,8744-8769,8772-8774,8778-8779,8783,8799
Austwell|7950
Avalon|6623
Avery|5554
Avinger|5630
Avoca|9503
Axtell|6624
Azle|6020,6098
Bacliff|7518
Bagwell|5412
Bailey|5413
Baird|9504
Balch Springs|5180
Ballinger|6821
Balmorhea|9718
Bandera|8003
Bangs|6823
Banquete|8339
Bardwell|5101
Barker|7413
Barksdale|8828
Barnhart|6930
Barry|5102
Barstow|9719
Bartlett|6511
Bastrop|8602
Batesville|8829
Batson|7519
Bay City|7404,7414
Bayside|8340
Baytown|7520-7523
Beasley|7417
Beaumont|7701-7708,7710,7713,7720,7725-7726
Beckville|5631
Bedford|6021-6022,6095
Bedias|7831
Beeville|8102,8104
Bellaire|7401-7402
Bellevue|6228
Bells|5414
Bellville|7418
Belmont|8604
Belton|6513
Ben Bolt|8342
Ben Franklin|5415
Ben Wheeler|5754
Benavides|8341
Bend|6824
Benjamin|9505
Berclair|8107
Bergheim|8004
Bertram|8605
Big Bend National Park|9834
Big Lake|6932
Big Sandy|5755,5797
Big Spring|9720-9721
Big Wells|8830
Bigfoot|8005
Bishop|8343
Bivins|5555
Blackwell|9506
Blanco|8606
Blanket|6432
Bledsoe|9314
Bleiblerville|8931
Blessing|7419
Bloomburg|5556
Blooming Grove|6626
Bloomington|7951
Blossom|5416
Blue Ridge|5424
Bluegrove|6352
Bluff Dale|6433
Bluffton|8607
Blum|6627
Boerne|8006,8015
Bogata|5417
Boling|7420
Bon Wier|5928
Bonham|5418
Booker|9005
Borger|9007-9008
Bovina|9009
Bowie|6230
Boyd|6023
Boys Ranch|9010
Brackettville|8832
Brady|6825
Brandon|6628
Brashear|5420
Brazoria|7422
Breckenridge|6424
Bremond|6629
Brenham|7833-7834
Bridge City|7611
Bridgeport|6426
Briggs|8608
Briscoe|9011
Broaddus|5929
Bronson|5930
Bronte|6933
Brookeland|5931
Brookesmith|6827
Brookshire|7423
Brookston|5421
Brownfield|9316
Brownsboro|5756
Brownsville|8520-8523,8526
Brownwood|6801,6804
Bruceville|6630
Bruni|8344
Bryan|7801-7803,7805-7808
Bryson|6427
Buchanan Dam|8609
Buckholts|6518
Buda|8610
Buffalo|5831
Buffalo Gap|9508
Bullard|5757
Bulverde|8163
Buna|7612
Burkburnett|6354
Burkett|6828
Burkeville|5932
Burleson|6028,6097
Burlington|6519
Burnet|8611
Burton|7835
Bushland|9012
Byers|6357
Bynum|6631
Cactus|9013
Caddo|6429
Caddo Mills|5135
Caldwell|7836
Call|5933
Calliham|8007
Calvert|7837
Camden|5934
Cameron|6520
Camp Wood|8833
Campbell|5422
Campbellton|8008
Canadian|9014
Canton|5103
Canutillo|9835
Canyon|9015-9016
Canyon Lake|8133
Carbon|6435
Carlsbad|6934
Carlton|6436
Carmine|8932
Carrizo Springs|8834
Carrollton|5006-5007,5010-5011
Carthage|5633
Cason|5636
Castell|6831
Castroville|8009
Cat Spring|8933
Catarina|8836
Cayuga|5832
Cedar Creek|8612
Cedar Hill|5104,5106
Cedar Lane|7415
Cedar Park|8613,8630
Cee Vee|9223
Celeste|5423
Celina|5009
Center|5935
Center Point|8010
Centerville|5833
Centralia|5834
Chandler|5758
Channelview|7530
Channing|9018
Chapman Ranch|8347
Chappell Hill|7426
Charlotte|8011
Chatfield|5105
Cherokee|6832
Chester|5936
Chico|6431
Chicota|5425
Childress|9201
Chillicothe|9225
Chilton|6632
China|7613
China Spring|6633
Chireno|5937
Chriesman|7838
Christine|8012
Christoval|6935
Cibolo|8108
Cisco|6437
Clarendon|9226
Clarksville|5426
Claude|9019
Clayton|5637
Cleburne|6031,6033
Cleveland|7327-7328
Clifton|6634
Clint|9836
Clute|7531
Clyde|9510
Coahoma|9511
Coldspring|7331
Coleman|6834
College Station|7840-7845
Collegeport|7428
Colleyville|6034
Collinsville|6233
Colmesneil|5938
Colorado City|9512
Columbus|8934
Comanche|6442
Combes|8535
Comfort|8013
Commerce|5428-5429
Como|5431
Comstock|8837
Concan|8838
Concepcion|8349
Concord|7850
Conroe|7301-7306,7384-7385
Converse|8109
Cookville|5558
Coolidge|6635
Cooper|5432
Copeville|5121
Coppell|5019,5099
Copperas Cove|6522
Corpus Christi|8401-8419,8426-8427,8460,8463,8465-8469,8472,8480
Corrigan|5939
Corsicana|5109-5110,5151
Cost|8614
Cotton Center|9021
Cotulla|8014
Coupland|8615
Covington|6636
Coyanosa|9730
Crandall|5114
Crane|9731
Cranfills Gap|6637
Crawford|6638
Cresson|6035
Crockett|5835
Crosby|7532
Crosbyton|9322
Cross Plains|6443
Crowell|9227
Crowley|6036
Crystal City|8839
Cuero|7954
Cumby|5433
Cuney|5759
Cunningham|5434
Cushing|5760
Cypress|7410,7429,7433
D'Hanis|8850
Daingerfield|5638
Daisetta|7533
Dale|8616
Dalhart|9022
Dallardsville|7332
Dallas|5201-5212,5214-5238,5240-5244,5246-5254,5260-5267,5270,5275,5277,5283-5285,5287,5301,5303,5312-5313,5315,5320,5326,5336,5339,5342,5354-5360,5367-5368,5370-5374,5376,5378-5382,5389-5395,5397-5398
Damon|7430
Danbury|7534
Danciger|7431
Danevang|7432
Darrouzett|9024
Davilla|6523
Dawn|9025
Dawson|6639
Dayton|7535
De Berry|5639
De Kalb|5559
De Leon|6444
Deanville|7852
Decatur|6234
Deer Park|7536
Del Rio|8840-8842,8847
Del Valle|8617
Dell City|9837
Delmita|8536
Denison|5020-5021
Dennis|6439
Denton|6201-6210
Denver City|9323
Deport|5435
Desdemona|6445
Desoto|5115,5123
Detroit|5436
Devers|7538
Devine|8016
Deweyville|7614
Diana|5640
Diboll|5941
Dickens|9229
Dickinson|7539
Dike|5437
Dilley|8017
Dime Box|7853
Dimmitt|9027
Dinero|8350
Dobbin|7333
Dodd City|5438
Dodge|7334
Dodson|9230
Donie|5838
Donna|8537
Doole|6836
Doss|8618
Doucette|5942
Dougherty|9231
Douglass|5943
Douglassville|5560
Driftwood|8619
Dripping Springs|8620
Driscoll|8351
Dryden|8851
Dublin|6446
Dumas|9029
Duncanville|5116,5137-5138
Dunn|9516
Dyess AFB|9607
Eagle Lake|7434
Eagle Pass|8852-8853
Early|6802-6803
Earth|9031
East Bernard|7435
Eastland|6448
Easton|5641
Ecleto|8111
Ector|5439
Edcouch|8538
Eddy|6524
Eden|6837
Edgewood|5117
Edinburg|8539-8542
Edmonson|9032
Edna|7957
Edroy|8352
Egypt|7436
El Campo|7437
El Indio|8860
El Paso|9901-9908,9910-9915,9917,9920,9922-9932,9934-9938,9940-9955,9958,9960-9961,9968,9976,9978,9980,9990,9995-9999
Eldorado|6936
Electra|6360
Elgin|8621
Elkhart|5839
Ellinger|8938
Elm Mott|6640
Elmaton|7440
Elmendorf|8112
Elmo|5118
Elsa|8543
Elysian Fields|5642
Emory|5440
Encinal|8019
Encino|8353
Energy|6452
Enloe|5441
Ennis|5119-5120
Enochs|9324
Eola|6937
Era|6238
Estelline|9233
Etoile|5944
Euless|6039-6040
Eustace|5124
Evadale|7615
Evant|6525
Fabens|9838
Fairfield|5840
Falcon Heights|8545
Falfurrias|8355
Falls City|8113
Fannin|7960
Farmersville|5442
Farnsworth|9033
Farwell|9325
Fate|5132
Fayetteville|8940
Fentress|8622
Ferris|5125
Fieldton|9326
Fischer|8623
Flat|6526
Flatonia|8941
Flint|5762
Flomot|9234
Florence|6527
Floresville|8114
Flower Mound|5022,5027-5028
Floydada|9235
Fluvanna|9517
Flynn|7855
Follett|9034
Forestburg|6239
Forney|5126
Forreston|6041
Forsan|9733
Fort Bliss|9916,9918
Fort Davis|9734
Fort Hancock|9839
Fort Hood|6544
Fort Mc Kavett|6841
Fort Stockton|9735
Fort Worth|6101-6116,6118-6124,6126,6129-6137,6140,6147-6148,6150,6155,6161-6164,6166,6177,6179,6181,6185,6190-6193,6195-6199
Fowlerton|8021
Francitas|7961
Franklin|7856
Frankston|5763
Fred|7616
Fredericksburg|8624
Fredonia|6842
Freeport|7541-7542
Freer|8357
Fresno|7545
Friendswood|7546,7549
Friona|9035
Frisco|5033-5036
Fritch|9036
Frost|6641
Fruitvale|5127
Fulshear|7441
Fulton|8358
Gail|9738
Gainesville|6240-6241
Galena Park|7547
Gallatin|5764
Galveston|7550-7555
Ganado|7962
Garciasville|8547
Garden City|9739
Gardendale|9758
Garland|5040-5047,5049
Garrison|5946
Garwood|7442
Gary|5643
Gatesville|6528,6596-6599
Gause|7857
George West|8022
Georgetown|8626-8628,8633
Geronimo|8115
Giddings|8942
Gilchrist|7617
Gillett|8116
Gilmer|5644-5645
Girard|9518
Girvin|9740
Gladewater|5647
Glen Flora|7443
Glen Rose|6043
Glidden|8943
Gober|5443
Godley|6044
Golden|5444
Goldsboro|9519
Goldsmith|9741
Goldthwaite|6844
Goliad|7963
Gonzales|8629
Goodfellow AFB|6908
Goodrich|7335
Gordon|6453
Gordonville|6245
Goree|6363
Gorman|6454
Gouldbusk|6845
Graford|6449
Graham|6450
Granbury|6048-6049
Grand Prairie|5050-5054
Grand Saline|5140
Grandfalls|9742
Grandview|6050
Granger|6530
Grapeland|5844
Grapevine|6051,6099
Greenville|5401-5404
Greenwood|6246
Gregory|8359
Groesbeck|6642
Groom|9039
Groves|7619
Groveton|5845
Grulla|8548
Gruver|9040
Guerra|8360
Gunter|5058
Gustine|6455
Guthrie|9236
Guy|7444
Hale Center|9041
Hallettsville|7964
Hallsville|5650
Haltom City|6117
Hamilton|6531
Hamlin|9520
Hamshire|7622
Hankamer|7560
Happy|9042
Hardin|7561
Hargill|8549
Harker Heights|6548
Harleton|5651
Harlingen|8550-8553
Harper|8631
Harrold|6364
Hart|9043
Hartley|9044
Harwood|8632
Haskell|9521
Haslet|6052
Hawkins|5765
Hawley|9525
Hearne|7859
Hebbronville|8361
Hedley|9237
Heidenheimer|6533
Helotes|8023
Hemphill|5948
Hempstead|7445
Henderson|5652-5654
Henrietta|6365
Hereford|9045
Hermleigh|9526
Hewitt|6643
Hext|6848
Hico|6457
Hidalgo|8557
Higgins|9046
High Island|7623
Highlands|7562
Hillister|7624
Hillsboro|6645
Hitchcock|7563
Hobson|8117
Hochheim|7967
Hockley|7447
Holland|6534
Holliday|6366
Hondo|8861
Honey Grove|5446
Hooks|5561
Horseshoe Bay|8657
Houston|7001-7096,7098-7099,7201-7210,7212-7213,7215-7231,7233-7238,7240-7245,7248-7249,7251-7259,7261-7263,7265-7275,7277,7279-7280,7282,7284,7287-7293,7297,7299
Howe|5459
Hubbard|6648
Huffman|7336
Hufsmith|7337
Hughes Springs|5656
Hull|7564
Humble|7338,7346-7347,7396
Hungerford|7448
Hunt|8024
Huntington|5949
Huntsville|7320,7340-7344,7348-7349
Hurst|6053-6054
Hutchins|5141
Hutto|8634
Hye|8635
Idalou|9329
Imperial|9743
Industry|8944
Inez|7968
Ingleside|8362
Ingram|8025
Iola|7861
Iowa Park|6367
Ira|9527
Iraan|9744
Iredell|6649
Irene|6650
Irving|5014-5017,5038-5039,5059-5064
Italy|6651
Itasca|6055
Ivanhoe|5447
JBSA Ft Sam Houston|8234
JBSA Lackland|8236
JBSA Randolph|8150
Jacksboro|6458
Jacksonville|5766
Jarrell|6537
Jasper|5951
Jayton|9528
Jefferson|5657
Jermyn|6459
Jewett|5846
Joaquin|5954
Johnson City|8636
Joinerville|5658
Jonesboro|6538
Jonesville|5659
Josephine|5164
Joshua|6058
Jourdanton|8026
Judson|5660
Junction|6849
Justiceburg|9330
Justin|6247
Kamay|6369
Karnack|5661
Karnes City|8118
Katy|7449-7450,7491-7494
Kaufman|5142
Keene|6059
Keller|6244,6248
Kemah|7565
Kemp|5143
Kempner|6539
Kendalia|8027
Kendleton|7451
Kenedy|8119
Kennard|5847
Kennedale|6060
Kenney|7452
Kerens|5144
Kermit|9745
Kerrick|9051
Kerrville|8028-8029
Kildare|5562
Kilgore|5662-5663
Killeen|6540-6543,6547,6549
Kingsbury|8638
Kingsland|8639
Kingsville|8363-8364
Kingwood|7325,7339,7345
Kirbyville|5956
Kirvin|5848
Klondike|5448
Knickerbocker|6939
Knippa|8870
Knott|9748
Knox City|9529
Kopperl|6652
Kosse|6653
Kountze|7625
Kress|9052
Krum|6249
Kurten|7862
Kyle|8640
La Blanca|8558
La Coste|8039
La Feria|8559
La Grange|8945
La Joya|8560
La Marque|7568
La Porte|7571-7572
La Pryor|8872
La Salle|7969
La Vernia|8121
La Villa|8562
La Ward|7970
Ladonia|5449
Laguna Park|6644
Laird Hill|5666
Lake Creek|5450
Lake Dallas|5065
Lake Jackson|7566
Lakeview|9239
Lamesa|9331
Lampasas|6550
Lancaster|5134,5146
Lane City|7453
Laneville|5667
Langtry|8871
Laredo|8040-8046
Larue|5770
Lasara|8561
Latexo|5849
Laughlin AFB|8843
Lavon|5166
Lawn|9530
Lazbuddie|9053
League City|7573-7574
Leakey|8873
Leander|8641,8645-8646
Ledbetter|8946
Leesburg|5451
Leesville|8122
Lefors|9054
Leggett|7350
Lelia Lake|9240
Leming|8050
Lenorah|9749
Leona|5850
Leonard|5452
Leroy|6654
Levelland|9336,9338
Lewisville|5029,5057,5067,5077
Lexington|8947
Liberty|7575
Liberty Hill|8642
Lillian|6061
Lincoln|8948
Lindale|5771
Linden|5563
Lindsay|6250
Lingleville|6461
Linn|8563
Lipan|6462
Lipscomb|9056
Lissie|7454
Little Elm|5068
Little River Academy|6554
Littlefield|9339
Liverpool|7577
Livingston|7351,7399
Llano|8643
Lockhart|8644
Lockney|9241
Lodi|5564
Lohn|6852
Lolita|7971
Lometa|6853
London|6854
Lone Oak|5453
Lone Star|5668
Long Branch|5669
Longview|5601-5608,5615
Loop|9342
Lopeno|8564
Loraine|9532
Lorena|6655
Lorenzo|9343
Los Ebanos|8565
Los Fresnos|8566
Los Indios|8567
Lott|6656
Louise|7455
Lovelady|5851
Loving|6460
Lowake|6855
Lozano|8568
Lubbock|9401-9404,9406-9416,9423-9424,9430,9452-9453,9457,9464,9490-9491,9493,9499
Lueders|9533
Lufkin|5901-5904,5915
Luling|8648
Lumberton|7657
Lyford|8569
Lyons|7863
Lytle|8052
Mabank|5147,5156
Macdona|8054
Madisonville|7864
Magnolia|7353-7355
Malakoff|5148
Malone|6660
Manchaca|8652
Manor|8653
Mansfield|6063
Manvel|7578
Maple|9344
Marathon|9842
Marble Falls|8654
Marfa|9843
Marietta|5566
Marion|8124
Markham|7456
Marlin|6661
Marquez|7865
Marshall|5670-5672
Mart|6664
Martindale|8655
Martinsville|5958
Maryneal|9535
Mason|6856
Masterson|9058
Matador|9244
Matagorda|7457
Mathis|8368
Maud|5567
Mauriceville|7626
Maxwell|8656
May|6857
Maydelle|5772
Maypearl|6064
Mc Camey|9752
Mc Caulley|9534
Mc Dade|8650
Mc Gregor|6657
Mc Leod|5565
Mc Neil|8651
Mc Queeney|8123
McAdoo|9243
McAllen|8501-8505
McFaddin|7973
McKinney|5069-5072
McLean|9057
Meadow|9345
Medina|8055
Megargel|6370
Melissa|5454
Melvin|6858
Memphis|9245
Menard|6859
Mentone|9754
Mercedes|8570
Mereta|6940
Meridian|6665
Merit|5458
Merkel|9536
Mertens|6666
Mertzon|6941
Mesquite|5149-5150,5181,5185,5187
Mexia|6667
Meyersville|7974
Miami|9059
Mico|8056
Midfield|7458
Midkiff|9755
Midland|9701-9708,9710-9712
Midlothian|6065
Midway|5852
Milam|5959
Milano|6556
Miles|6861
Milford|6670
Millersview|6862
Millican|7866
Millsap|6066
Minden|5680
Mineola|5773
Mineral|8125
Mineral Wells|6067-6068
Mingus|6463
Mirando City|8369
Mission|8572-8574
Missouri City|7459,7489
Mobeetie|9061
Monahans|9756
Mont Belvieu|7580
Montague|6251
Montalba|5853
Montgomery|7316,7356
Moody|6557
Moore|8057
Moran|6464
Morgan|6671
Morgan Mill|6465
Morse|9062
Morton|9346
Moscow|5960
Moulton|7975
Mound|6558
Mount Calm|6673
Mount Enterprise|5681
Mount Pleasant|5455-5456
Mount Vernon|5457
Mountain Home|8058
Muenster|6252
Muldoon|8949
Muleshoe|9347
Mullin|6864
Mumford|7867
Munday|6371
Murchison|5778
Myra|6253
Nacogdoches|5961-5965
Nada|7460
Naples|5568
Nash|5569
Natalia|8059
Naval Air Station Jrb|6127
Navasota|7868
Nazareth|9063
Neches|5779
Nederland|7627
Needville|7461
Nemo|6070
Nevada|5173
New Baden|7870
New Boston|5570
New Braunfels|8130-8132,8135
New Caney|7357
New Deal|9350
New Home|9383
New London|5682
New Summerfield|5780
New Ulm|8950
New Waverly|7358
Newark|6071
Newcastle|6372
Newton|5966
Nixon|8140
Nocona|6255
Nolan|9537
Nolanville|6559
Nome|7629
Nordheim|8141
Normangee|7871
Normanna|8142
North Houston|7315
North Richland Hills|6180,6182
North Zulch|7872
Norton|6865
Notrees|9759
Novice|9538
Nursery|7976
O'Brien|9539
Oakhurst|7359
Oakland|8951
Oakville|8060
Oakwood|5855
Odell|9247
Odem|8370
Odessa|9760-9766,9768-9769
Odonnell|9351
Oglesby|6561
Oilton|8371
Oklaunion|6373
Old Glory|9540
Old Ocean|7463
Olden|6466
Olmito|8575
Olney|6374
Olton|9064
Omaha|5571
Onalaska|7360
Orange|7630-7632
Orange Grove|8372
Orangefield|7639
Orchard|7464
Ore City|5683
Orla|9770
Ottine|8658
Ovalo|9541
Overton|5684
Ozona|6943
Paducah|9248
Paige|8659
Paint Rock|6866
Palacios|7465
Palestine|5801-5803,5882
Palmer|5152
Palo Pinto|6484
Paluxy|6467
Pampa|9065-9066
Pandora|8143
Panhandle|9068
Panna Maria|8144
Panola|5685
Paradise|6073
Paris|5460-5462
Pasadena|7501-7508
Pattison|7466
Pattonville|5468
Pawnee|8145
Pearland|7581,7584,7588
Pearsall|8061
Peaster|6485
Pecan Gap|5469
Pecos|9772
Peggy|8062
Pendleton|6564
Penelope|6676
Penitas|8576
Pennington|5856
Penwell|9776
Pep|9353
Perrin|6486
Perryton|9070
Petersburg|9250
Petrolia|6377
Pettus|8146
Petty|5470
Pflugerville|8660,8691
Pharr|8577
Pickton|5471
Pierce|7467
Pilot Point|6258
Pinehurst|7362
Pineland|5968
Pipe Creek|8063
Pittsburg|5686
Placedo|7977
Plains|9355
Plainview|9072-9073
Plano|5023-5026,5074-5075,5086,5093-5094
Plantersville|7363
Pleasanton|8064
Pledger|7468
Plum|8952
Point|5472
Point Comfort|7978
Pointblank|7364
Pollok|5969
Ponder|6259
Pontotoc|6869
Poolville|6487
Port Aransas|8373
Port Arthur|7640-7643
Port Bolivar|7650
Port Isabel|8578
Port Lavaca|7979
Port Mansfield|8598
Port Neches|7651
Port O'Connor|7982
Porter|7365
Portland|8374
Post|9356
Poteet|8065
Poth|8147
Pottsboro|5076
Pottsville|6565
Powderly|5473
Powell|5153
Poynor|5782
Prairie Hill|6678
Prairie Lea|8661
Prairie View|7446
Premont|8375
Presidio|9845
Price|5687
Priddy|6870
Princeton|5407
Proctor|6468
Progreso|8579
Prosper|5078
Purdon|6679
Purmela|6566
Putnam|6469
Pyote|9777
Quail|9251
Quanah|9252
Queen City|5572
Quemado|8877
Quinlan|5474
Quitaque|9255
Quitman|5783
Rainbow|6077
Ralls|9357
Randolph|5475
Ranger|6470
Rankin|9778
Ransom Canyon|9366
Ratcliff|5858
Ravenna|5476
Raymondville|8580
Raywood|7582
Reagan|6680
Realitos|8376
Red Oak|5154
Red Rock|8662
Redford|9846
Redwater|5573
Refugio|8377
Reklaw|5784
Rhome|6078
Rice|5155
Richards|7873
Richardson|5080-5083,5085
Richland|6681
Richland Springs|6871
Richmond|7406-7407,7469
Riesel|6682
Ringgold|6261
Rio Frio|8879
Rio Grande City|8582
Rio Hondo|8583
Rio Medina|8066
Rio Vista|6093
Rising Star|6471
Riverside|7367
Riviera|8379
Roanoke|6262
Roans Prairie|7875
Roaring Springs|9256
Robert Lee|6945
Robstown|8380
Roby|9543
Rochelle|6872
Rochester|9544
Rock Island|7470
Rockdale|6567
Rockport|8381-8382
Rocksprings|8880
Rockwall|5032,5087
Rockwood|6873
Rogers|6569
Roma|8584
Romayor|7368
Roosevelt|6874
Ropesville|9358
Rosanky|8953
Roscoe|9545
Rosebud|6570
Rosenberg|7471
Rosharon|7583
Ross|6684
Rosser|5157
Rosston|6263
Rotan|9546
Round Mountain|8663
Round Rock|8664-8665,8680-8683
Round Top|8954,8961
Rowena|6875
Rowlett|5030,5088-5089
Roxton|5477
Royse City|5189
Rule|9547-9548
Runge|8151
Rusk|5785
Rye|7369
Sabinal|8881
Sabine Pass|7655
Sachse|5048
Sacul|5788
Sadler|6264
Salado|6571
Salineno|8585
Salt Flat|9847
Saltillo|5478
Samnorwood|9077
San Angelo|6901-6906,6909
San Antonio|8201-8233,8235,8237-8261,8263-8266,8268-8270,8278-8280,8283-8285,8288-8289,8291-8299
San Augustine|5972
San Benito|8586
San Diego|8384
San Elizario|9849
San Felipe|7473
San Isidro|8588
San Juan|8589
San Marcos|8666-8667
San Perlita|8590
San Saba|6877
San Ygnacio|8067
Sanderson|9848
Sandia|8383
Sanford|9078
Sanger|6266
Santa Anna|6878
Santa Elena|8591
Santa Fe|7510,7517
Santa Maria|8592
Santa Rosa|8593
Santo|6472
Saragosa|9780
Saratoga|7585
Sarita|8385
Satin|6685
Savoy|5479
Schertz|8154
Schulenburg|8956
Schwertner|6573
Scotland|6379
Scottsville|5688
Scroggins|5480
Scurry|5158
Seabrook|7586
Seadrift|7983
Seagoville|5159
Seagraves|9359
Sealy|7474
Sebastian|8594
Seguin|8155-8156
Selman City|5689
Seminole|9360
Seymour|6380
Shallowater|9363
Shamrock|9079
Sheffield|9781
Shelbyville|5973
Shepherd|7371
Sheppard AFB|6311
Sheridan|7475
Sherman|5090-5092
Shiner|7984
Shiro|7876
Sidney|6474
Sierra Blanca|9851
Silsbee|7656
Silver|6949
Silverton|9257
Simms|5574
Simonton|7476
Sinton|8387
Skellytown|9080
Skidmore|8389
Slaton|9364
Slidell|6267
Smiley|8159
Smithville|8957
Smyer|9367
Snook|7878
Snyder|9549-9550
Somerset|8069
Somerville|7879
Sonora|6950
Sour Lake|7659
South Bend|6481
South Houston|7587
South Padre Island|8597
South Plains|9258
Southlake|6092
Southmayd|6268
Spade|9369
Spearman|9081
Spicewood|8669
Splendora|7372
Spring|7373,7379-7383,7386-7389,7391,7393
Spring Branch|8070
Springlake|9082
Springtown|6082
Spur|9370
Spurger|7660
St. Hedwig|8152
St. Jo|6265
Stafford|7477,7497
Stamford|9553
Stanton|9782
Staples|8670
Star|6880
Stephenville|6401-6402
Sterling City|6951
Stinnett|9083
Stockdale|8160
Stonewall|8671
Stowell|7661
Stratford|9084
Strawn|6475
Streetman|5859
Sublime|7986
Sudan|9371
Sugar Land|7478-7479,7487,7496,7498
Sullivan City|8595
Sulphur Bluff|5481
Sulphur Springs|5482-5483
Summerfield|9085
Sumner|5486
Sundown|9372
Sunnyvale|5182
Sunray|9086
Sunset|6270
Sutherland Springs|8161
Sweeny|7480
Sweet Home|7987
Sweetwater|9556
Sylvester|9560
Taft|8390
Tahoka|9373
Talco|5487
Talpa|6882
Tarpley|8883
Tarzan|9783
Tatum|5691
Taylor|6574
Teague|5860
Tehuacana|6686
Telegraph|6883
Telephone|5488
Telferner|7988
Tell|9259
Temple|6501-6504,6508
Tenaha|5974
Tennessee Colony|5861,5880,5884,5886
Tennyson|6953
Terlingua|9852
Terrell|5160-5161
Texarkana|5501,5503-5505,5507,5599
Texas City|7590-7592
Texhoma|3960
Texline|9087
The Colony|5056
Thicket|7374
Thomaston|7989
Thompsons|7481
Thorndale|6577
Thornton|6687
Thrall|6578
Three Rivers|8071
Throckmorton|6483
Tilden|8072
Timpson|5975
Tioga|6271
Tivoli|7990
Tokio|9376
Tolar|6476
Tom Bean|5489
Tomball|7375,7377
Tornillo|9853
Tow|8672
Toyah|9785
Toyahvale|9786
Trent|9561
Trenton|5490
Trinidad|5163
Trinity|5862
Troup|5789
Troy|6579
Tuleta|8162
Tulia|9088
Turkey|9261
Tuscola|9562
Tye|9563
Tyler|5701-5713,5798-5799
Tynan|8391
Umbarger|9091
Universal City|8148
Utopia|8884
Uvalde|8801-8802
Valentine|9854
Valera|6884
Valley Mills|6689
Valley Spring|6885
Valley View|6272
Van|5790
Van Alstyne|5495
Van Horn|9855
Van Vleck|7482
Vancourt|6955
Vanderbilt|7991
Vanderpool|8885
Vega|9092
Venus|6084
Veribest|6886
Vernon|6384-6385
Victoria|7901-7905
Vidor|7662,7670
Village Mills|7663
Voca|6887
Von Ormy|8073
Voss|6888
Votaw|7376
Waco|6701-6708,6710-6711,6714-6716,6797-6799
Wadsworth|7483
Waelder|8959
Waka|9093
Walburg|8673
Wall|6957
Waller|7484
Wallis|7485
Wallisville|7597
Walnut Springs|6690
Warda|8960
Waring|8074
Warren|7664
Washington|7880
Waskom|5692
Water Valley|6958
Waxahachie|5165,5167-5168
Wayside|9094
Weatherford|6085-6088
Webster|7598
Weesatche|7993
Weimar|8962
Weinert|6388
Weir|8674
Welch|9377
Wellborn|7881
Wellington|9095
Wellman|9378
Wells|5976
Weslaco|8596,8599
West|6691
West Columbia|7486
West Point|8963
Westbrook|9565
Westhoff|7994
Westminster|5485
Weston|5097
Wharton|7488
Wheeler|9096
Wheelock|7882
White Deer|9097
White Oak|5693
Whiteface|9379
Whitehouse|5791
Whitesboro|6273
Whitewright|5491
Whitharral|9380
Whitney|6692
Whitsett|8075
Whitt|6490
Wichita Falls|6301-6302,6305-6310
Wickett|9788
Wiergate|5977
Wildorado|9098
Willis|7318,7378
Willow City|8675
Wills Point|5169
Wilmer|5172
Wilson|9381
Wimberley|8676
Windom|5492
Windthorst|6389
Winfield|5493
Wingate|9566
Wink|9789
Winnie|7665
Winnsboro|5494
Winona|5792
Winters|9567
Woden|5978
Wolfe City|5496
Wolfforth|9382
Woodlake|5865
Woodlawn|5694
Woodsboro|8393
Woodson|6491
Woodville|5979,5990
Woodway|6712
Wortham|6693
Wrightsboro|8677
Wylie|5098
Yancey|8886
Yantis|5497
Yoakum|7995
Yorktown|8164
Zapata|8076
Zavalla|5980
Zephyr|6890`
