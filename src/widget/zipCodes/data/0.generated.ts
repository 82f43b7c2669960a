/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `CT
Abington|6230
Amston|6231
Andover|6232
Ansonia|6401
Ashford|6278
Avon|6001
Ballouville|6233
Baltic|6330
Bantam|6750
Barkhamsted|6063
Beacon Falls|6403
Berlin|6037
Bethany|6524
Bethel|6801
Bethlehem|6751
Bloomfield|6002
Bolton|6043
Botsford|6404
Bozrah|6334
Branford|6405
Bridgeport|6601-6602,6604-6608,6610,6673,6699
Bridgewater|6752
Bristol|6010-6011
Broad Brook|6016
Brookfield|6804
Brooklyn|6234
Burlington|6013
Canaan|6018
Canterbury|6331
Canton|6019
Canton Center|6020
Centerbrook|6409
Central Village|6332
Chaplin|6235
Cheshire|6408,6410-6411
Chester|6412
Clinton|6413
Cobalt|6414
Colchester|6415
Colebrook|6021
Collinsville|6022
Columbia|6237
Cornwall|6753
Cornwall Bridge|6754
Cos Cob|6807
Coventry|6238
Cromwell|6416
Danbury|6810-6811,6813-6814,6816-6817
Danielson|6239
Darien|6820
Dayville|6241
Deep River|6417
Derby|6418
Durham|6422
East Berlin|6023
East Canaan|6024
East Glastonbury|6025
East Granby|6026
East Haddam|6423
East Hampton|6424
East Hartford|6108,6118,6128,6138
East Hartland|6027
East Killingly|6243
East Lyme|6333
East Windsor|6088
East Windsor Hill|6028
East Woodstock|6244
Eastford|6242
Easton|6612
Ellington|6029
Enfield|6082-6083
Essex|6426
Fabyan|6245
Fairfield|6824-6825,6828
Falls Village|6031
Farmington|6030,6032,6034
Gales Ferry|6335
Gaylordsville|6755
Georgetown|6829
Gilman|6336
Glastonbury|6033
Goshen|6756
Granby|6035
Greens Farms|6838
Greenwich|6830-6831,6836
Grosvenor Dale|6246
Groton|6340,6349
Guilford|6437
Haddam|6438
Hadlyme|6439
Hamden|6514,6517-6518
Hampton|6247
Hanover|6350
Hartford|6101-6106,6112,6114-6115,6120,6123,6126,6132,6134,6140-6147,6150-6156,6160-6161,6167,6176,6180,6183,6199
Harwinton|6791
Hawleyville|6440
Hebron|6248
Higganum|6441
Ivoryton|6442
Jewett City|6351
Kent|6757
Killingworth|6419
Lakeside|6758
Lakeville|6039
Lebanon|6249
Ledyard|6339
Litchfield|6759
Madison|6443
Manchester|6040-6042,6045
Mansfield Center|6250
Mansfield Depot|6251
Marion|6444
Marlborough|6447
Mashantucket|6338
Meriden|6450-6451
Middle Haddam|6456
Middlebury|6762
Middlefield|6455
Middletown|6457,6459
Milford|6460-6461
Milldale|6467
Monroe|6468
Montville|6353
Moodus|6469
Moosup|6354
Morris|6763
Mystic|6355
Naugatuck|6770
New Britain|6050-6053
New Canaan|6840
New Fairfield|6812
New Hartford|6057
New Haven|6501-6513,6515,6519-6521,6525,6530-6538,6540
New London|6320
New Milford|6776
New Preston Marble Dale|6777
Newington|6111,6131
Newtown|6470
Niantic|6357
Norfolk|6058
North Branford|6471
North Canton|6059
North Franklin|6254
North Granby|6060
North Grosvenordale|6255
North Haven|6473
North Stonington|6359
North Westchester|6474
North Windham|6256
Northfield|6778
Northford|6472
Norwalk|6850-6858,6860
Norwich|6360
Oakdale|6370
Oakville|6779
Old Greenwich|6870
Old Lyme|6371
Old Mystic|6372
Old Saybrook|6475
Oneco|6373
Orange|6477
Oxford|6478
Pawcatuck|6379
Pequabuck|6781
Pine Meadow|6061
Plainfield|6374
Plainville|6062
Plantsville|6479
Plymouth|6782
Pomfret|6258
Pomfret Center|6259
Poquonock|6064
Portland|6480
Preston|6365
Prospect|6712
Putnam|6260
Quaker Hill|6375
Quinebaug|6262
Redding|6896
Redding Center|6875
Redding Ridge|6876
Ridgefield|6877,6879
Riverside|6878
Riverton|6065
Rockfall|6481
Rocky Hill|6067
Rogers|6263
Roxbury|6783
Salem|6420
Salisbury|6068
Sandy Hook|6482
Scotland|6264
Seymour|6483
Sharon|6069
Shelton|6484
Sherman|6784
Simsbury|6070
Somers|6071
Somersville|6072
South Britain|6487
South Glastonbury|6073
South Kent|6785
South Lyme|6376
South Willington|6265
South Windham|6266
South Windsor|6074
South Woodstock|6267
Southbury|6488
Southington|6489
Southport|6890
Stafford|6075
Stafford Springs|6076
Staffordville|6077
Stamford|6901-6907,6910-6914,6920-6922,6926-6927
Sterling|6377
Stevenson|6491
Stonington|6378
Storrs Mansfield|6268-6269
Stratford|6614-6615
Suffield|6078,6080
Taconic|6079
Taftville|6380
Tariffville|6081
Terryville|6786
Thomaston|6787
Thompson|6277
Tolland|6084
Torrington|6790,6792
Trumbull|6611
Uncasville|6382
Unionville|6085,6087
Vernon Rockville|6066
Versailles|6383
Voluntown|6384
Wallingford|6492-6495
Washington|6793
Washington Depot|6794
Waterbury|6701-6706,6708,6710,6720-6726,6749
Waterford|6385
Watertown|6795
Wauregan|6387
Weatogue|6089
West Cornwall|6796
West Granby|6090
West Hartford|6107,6110,6117,6119,6127,6133,6137
West Hartland|6091
West Haven|6516
West Mystic|6388
West Simsbury|6092
West Suffield|6093
Westbrook|6498
Weston|6883
Westport|6880-6881,6888-6889
Wethersfield|6109,6129
Willimantic|6226
Willington|6279
Wilton|6897
Winchester Center|6094
Windham|6280
Windsor|6006,6095
Windsor Locks|6096
Winsted|6098
Wolcott|6716
Woodbury|6798
Woodstock|6281
Woodstock Valley|6282
Yantic|6389
MA
Abington|2351
Accord|2018
Acton|1718,1720
Acushnet|2743
Adams|1220
Agawam|1001
Allston|2134
Amesbury|1913
Amherst|1002-1004
Andover|1810,1812,1899,5501,5544
Arlington|2474,2476
Arlington Heights|2475
Ashburnham|1430
Ashby|1431
Ashfield|1330
Ashland|1721
Ashley Falls|1222
Assonet|2702
Athol|1331
Attleboro|2703
Attleboro Falls|2763
Auburn|1501
Auburndale|2466
Avon|2322
Ayer|1432
Babson Park|2457
Baldwinville|1436
Barnstable|2630
Barre|1005
Becket|1223
Bedford|1730
Belchertown|1007
Bellingham|2019
Belmont|2478
Berkley|2779
Berkshire|1224
Berlin|1503
Bernardston|1337
Beverly|1915
Billerica|1821-1822
Blackstone|1504
Blandford|1008
Bolton|1740
Bondsville|1009
Boston|2108-2118,2123,2127-2128,2133,2163,2196,2199,2201,2203-2206,2210-2212,2215,2217,2222,2241,2266,2283-2284,2293,2297-2298
Boxborough|1719
Boxford|1921
Boylston|1505
Braintree|2184-2185
Brant Rock|2020
Brewster|2631
Bridgewater|2324-2325
Brighton|2135
Brimfield|1010
Brockton|2301-2305
Brookfield|1506
Brookline|2445-2446
Brookline Village|2447
Bryantville|2327
Buckland|1338
Burlington|1803,1805
Buzzards Bay|2532,2542
Byfield|1922
Cambridge|2138-2142,2238
Canton|2021
Carlisle|1741
Carver|2330
Cataumet|2534
Centerville|2632,2634
Charlemont|1339
Charlestown|2129
Charlton|1507
Charlton City|1508
Charlton Depot|1509
Chartley|2712
Chatham|2633
Chelmsford|1824
Chelsea|2150
Cherry Valley|1611
Cheshire|1225
Chester|1011
Chesterfield|1012
Chestnut Hill|2467
Chicopee|1013-1014,1020-1022
Chilmark|2535
Clinton|1510
Cohasset|2025
Colrain|1340
Concord|1742
Conway|1341
Cotuit|2635
Cummaquid|2637
Cummington|1026
Cuttyhunk|2713
Dalton|1226-1227
Danvers|1923
Dartmouth|2714
Dedham|2026-2027
Deerfield|1342
Dennis|2638
Dennis Port|2639
Devens|1434
Dighton|2715
Dorchester|2121-2122,2125
Dorchester Center|2124
Douglas|1516
Dover|2030
Dracut|1826
Drury|1343
Dudley|1571
Dunstable|1827
Duxbury|2331-2332
East Bridgewater|2333
East Brookfield|1515
East Dennis|2641
East Falmouth|2536
East Freetown|2717
East Longmeadow|1028
East Orleans|2643
East Otis|1029
East Sandwich|2537
East Taunton|2718
East Templeton|1438
East Walpole|2032
East Wareham|2538
East Weymouth|2189
Eastham|2642
Easthampton|1027
Easton|2334
Edgartown|2539
Elmwood|2337
Erving|1344
Essex|1929
Everett|2149
Fairhaven|2719
Fall River|2720-2724
Falmouth|2540-2541
Fayville|1745
Feeding Hills|1030
Fiskdale|1518
Fitchburg|1420
Florence|1062
Forestdale|2644
Foxboro|2035
Framingham|1701-1705
Franklin|2038
Gardner|1440
Georgetown|1833
Gilbertville|1031
Gill|1354
Glendale|1229
Gloucester|1930-1931
Goshen|1032
Grafton|1519
Granby|1033
Granville|1034
Great Barrington|1230
Green Harbor|2041
Greenbush|2040
Greenfield|1301-1302
Groton|1450,1470-1471
Groveland|1834
Hadley|1035
Halifax|2338
Hamilton|1936
Hampden|1036
Hanover|2339-2340
Hanscom AFB|1731
Hanson|2341
Hardwick|1037
Harvard|1451
Harwich|2645
Harwich Port|2646
Hatfield|1038
Hathorne|1937
Haverhill|1830-1832,1835
Haydenville|1039
Heath|1346
Hingham|2043-2044
Hinsdale|1235
Holbrook|2343
Holden|1520
Holland|1521
Holliston|1746
Holyoke|1040-1041
Hopedale|1747
Hopkinton|1748
Housatonic|1236
Hubbardston|1452
Hudson|1749
Hull|2045
Humarock|2047
Huntington|1050
Hyannis|2601
Hyannis Port|2647
Hyde Park|2136
Indian Orchard|1151
Ipswich|1938
Jamaica Plain|2130
Jefferson|1522
Kingston|2364
Lake Pleasant|1347
Lakeville|2347-2348
Lancaster|1523
Lanesborough|1237
Lawrence|1840-1843
Lee|1238
Leeds|1053
Leicester|1524
Lenox|1240
Lenox Dale|1242
Leominster|1453
Leverett|1054
Lexington|2420-2421
Lincoln|1773
Linwood|1525
Littleton|1460
Longmeadow|1106,1116
Lowell|1850-1854
Ludlow|1056
Lunenburg|1462
Lynn|1901-1905,1910
Lynnfield|1940
Malden|2148
Manchaug|1526
Manchester|1944
Manomet|2345
Mansfield|2048
Marblehead|1945
Marion|2738
Marlborough|1752
Marshfield|2050
Marshfield Hills|2051
Marstons Mills|2648
Mashpee|2649
Mattapan|2126
Mattapoisett|2739
Maynard|1754
Medfield|2052
Medford|2153,2155
Medway|2053
Melrose|2176
Mendon|1756
Menemsha|2552
Merrimac|1860
Methuen|1844
Middleboro|2344,2346,2349
Middlefield|1243
Middleton|1949
Milford|1757
Mill River|1244
Millbury|1527
Millers Falls|1349
Millis|2054
Millville|1529
Milton|2186
Milton Village|2187
Minot|2055
Monponsett|2350
Monroe Bridge|1350
Monson|1057
Montague|1351
Monterey|1245
Monument Beach|2553
Nahant|1908
Nantucket|2554,2584
Natick|1760
Needham|2492
Needham Heights|2494
New Bedford|2740-2742,2744-2746
New Braintree|1531
New Salem|1355
New Town|2456
Newbury|1951
Newburyport|1950
Newton|2458
Newton Center|2459
Newton Highlands|2461
Newton Lower Falls|2462
Newton Upper Falls|2464
Newtonville|2460
Nonantum|2495
Norfolk|2056
North Adams|1247
North Amherst|1059
North Andover|1845
North Attleboro|2760-2761
North Billerica|1862
North Brookfield|1535
North Carver|2355
North Chatham|2650
North Chelmsford|1863
North Dartmouth|2747
North Dighton|2764
North Eastham|2651
North Easton|2356-2357
North Egremont|1252
North Falmouth|2556
North Grafton|1536
North Hatfield|1066
North Marshfield|2059
North Oxford|1537
North Pembroke|2358
North Reading|1825,1864,1889
North Scituate|2060
North Truro|2652
North Uxbridge|1538
North Waltham|2455
North Weymouth|2191
Northampton|1060-1061,1063
Northborough|1532
Northbridge|1534
Northfield|1360
Norton|2766
Norwell|2061
Norwood|2062
Nutting Lake|1865
Oak Bluffs|2557
Oakham|1068
Ocean Bluff|2065
Onset|2558
Orange|1364
Orleans|2653
Osterville|2655
Otis|1253
Oxford|1540
Palmer|1069
Paxton|1612
Peabody|1960-1961
Pembroke|2359
Pepperell|1463
Petersham|1366
Pinehurst|1866
Pittsfield|1201-1203
Plainfield|1070
Plainville|2762
Plymouth|2360-2362
Plympton|2367
Pocasset|2559
Prides Crossing|1965
Princeton|1541
Provincetown|2657
Quincy|2169-2171,2269
Randolph|2368
Raynham|2767
Raynham Center|2768
Reading|1867
Readville|2137
Rehoboth|2769
Revere|2151
Richmond|1254
Rochdale|1542
Rochester|2770
Rockland|2370
Rockport|1966
Roslindale|2131
Rowe|1367
Rowley|1969
Roxbury|2119
Roxbury Crossing|2120
Royalston|1368
Russell|1071
Rutland|1543
Sagamore|2561
Sagamore Beach|2562
Salem|1970-1971
Salisbury|1952
Sandisfield|1255
Sandwich|2563
Saugus|1906
Savoy|1256
Scituate|2066
Seekonk|2771
Sharon|2067
Sheffield|1257
Shelburne Falls|1370
Sheldonville|2070
Sherborn|1770
Shirley|1464
Shrewsbury|1545-1546
Shutesbury|1072
Siasconset|2564
Somerset|2725-2726
Somerville|2143-2145
South Barre|1074
South Carver|2366
South Chatham|2659
South Dartmouth|2748
South Deerfield|1373
South Dennis|2660
South Easton|2375
South Egremont|1258
South Grafton|1560
South Hadley|1075
South Hamilton|1982
South Harwich|2661
South Lancaster|1561
South Lee|1260
South Orleans|2662
South Walpole|2071
South Wellfleet|2663
South Weymouth|2190
South Yarmouth|2664
Southampton|1073
Southborough|1772
Southbridge|1550
Southfield|1259
Southwick|1077
Spencer|1562
Springfield|1101-1105,1107-1109,1111,1115,1118-1119,1128-1129,1138-1139,1144,1152,1199
Sterling|1564
Still River|1467
Stockbridge|1262-1263
Stoneham|2180
Stoughton|2072
Stow|1775
Sturbridge|1566
Sudbury|1776
Sunderland|1375
Sutton|1590
Swampscott|1907
Swansea|2777
Taunton|2780,2783
Templeton|1468
Tewksbury|1876
Thorndike|1079
Three Rivers|1080
Topsfield|1983
Townsend|1469
Truro|2666
Turners Falls|1376
Tyngsboro|1879
Tyringham|1264
Upton|1568
Uxbridge|1569
Vineyard Haven|2568
Waban|2468
Wakefield|1880
Wales|1081
Walpole|2081
Waltham|2451-2454
Ware|1082
Wareham|2571
Warren|1083
Warwick|1378
Watertown|2471-2472,2477
Waverley|2479
Wayland|1778
Webster|1570
Wellesley|2482
Wellesley Hills|2481
Wellfleet|2667
Wendell|1379
Wendell Depot|1380
Wenham|1984
West Barnstable|2668
West Boxford|1885
West Boylston|1583
West Bridgewater|2379
West Brookfield|1585
West Chatham|2669
West Chesterfield|1084
West Dennis|2670
West Falmouth|2574
West Groton|1472
West Harwich|2671
West Hatfield|1088
West Hyannisport|2672
West Medford|2156
West Millbury|1586
West Newbury|1985
West Newton|2465
West Roxbury|2132
West Springfield|1089-1090
West Stockbridge|1266
West Tisbury|2575
West Townsend|1474
West Wareham|2576
West Warren|1092
West Yarmouth|2673
Westborough|1581
Westfield|1085-1086
Westford|1886
Westminster|1441,1473
Weston|2493
Westport|2790
Westport Point|2791
Westwood|2090
Weymouth|2188
Whately|1093
Wheelwright|1094
White Horse Beach|2381
Whitinsville|1588
Whitman|2382
Wilbraham|1095
Williamsburg|1096
Williamstown|1267
Wilmington|1887
Winchendon|1475
Winchester|1890
Windsor|1270
Winthrop|2152
Woburn|1801,1813,1815,1888
Woods Hole|2543
Woodville|1784
Worcester|1601-1610,1613-1615,1653,1655
Woronoco|1097
Worthington|1098
Wrentham|2093
Yarmouth Port|2675
ME
Abbot|4406
Acton|4001
Addison|4606
Albion|4910
Alfred|4002
Alna|4535
Andover|4216
Anson|4911
Ashland|4732
Athens|4912
Auburn|4210-4212
Augusta|4330,4332-4333,4336,4338
Aurora|4408
Bailey Island|4003
Baileyville|4694
Bangor|4401-4402
Bar Harbor|4609
Bar Mills|4004
Bass Harbor|4653
Bath|4530
Beals|4611
Belfast|4915
Belgrade|4917
Belgrade Lakes|4918
Benedicta|4733
Bernard|4612
Berwick|3901
Bethel|4217
Biddeford|4005,4007
Biddeford Pool|4006
Bingham|4920
Birch Harbor|4613
Blaine|4734
Blue Hill|4614
Boothbay|4537
Boothbay Harbor|4538
Bowdoin|4287
Bowdoinham|4008
Bradford|4410
Bradley|4411
Bremen|4551
Brewer|4412
Bridgewater|4735
Bridgton|4009
Bristol|4539
Brooklin|4616
Brooks|4921
Brooksville|4617
Brookton|4413
Brownfield|4010
Brownville|4414
Brownville Junction|4415
Brunswick|4011
Bryant Pond|4219
Buckfield|4220
Bucksport|4416
Burlington|4417
Burnham|4922
Bustins Island|4013
Buxton|4093
Calais|4619
Cambridge|4923
Camden|4843
Canaan|4924
Canton|4221
Cape Elizabeth|4107
Cape Neddick|3902
Cape Porpoise|4014
Caratunk|4925
Caribou|4736
Carmel|4419
Casco|4015
Castine|4420-4421
Center Lovell|4016
Chamberlain|4541
Charleston|4422
Chebeague Island|4017
Cherryfield|4622
China Village|4926
Clayton Lake|4737
Cliff Island|4019
Clinton|4927
Columbia Falls|4623
Coopers Mills|4341
Corea|4624
Corinna|4928
Corinth|4427
Cornish|4020
Cranberry Isles|4625
Crouseville|4738
Cumberland Center|4021
Cumberland Foreside|4110
Cushing|4563
Cutler|4626
Damariscotta|4543
Danforth|4424
Danville|4223
Deer Isle|4627
Denmark|4022
Dennysville|4628
Detroit|4929
Dexter|4930
Dixfield|4224
Dixmont|4932
Dover Foxcroft|4426
Dresden|4342
Dryden|4225
Durham|4222
Eagle Lake|4739
East Andover|4226
East Baldwin|4024
East Blue Hill|4629
East Boothbay|4544
East Dixfield|4227
East Livermore|4228
East Machias|4630
East Millinocket|4430
East Newport|4933
East Orland|4431
East Parsonsfield|4028
East Poland|4230
East Vassalboro|4935
East Waterboro|4030
East Wilton|4234
East Winthrop|4343
Easton|4740
Eastport|4631
Eddington|4428
Edgecomb|4556
Eliot|3903
Ellsworth|4605
Estcourt Station|4741
Etna|4434
Eustis|4936
Exeter|4435
Fairfield|4937
Falmouth|4105
Farmingdale|4344
Farmington|4938
Farmington Falls|4940
Fort Fairfield|4742
Fort Kent|4743
Fort Kent Mills|4744
Frankfort|4438
Franklin|4634
Freedom|4941
Freeport|4032-4034
Frenchboro|4635
Frenchville|4745
Friendship|4547
Fryeburg|4037
Gardiner|4345
Garland|4939
Georgetown|4548
Gorham|4038
Gouldsboro|4607
Grand Isle|4746
Grand Lake Stream|4637
Gray|4039
Greenbush|4418
Greene|4236
Greenville|4441
Greenville Junction|4442
Greenwood|4255
Guilford|4443
Hallowell|4347
Hampden|4444
Hancock|4640
Hanover|4237
Harborside|4642
Harmony|4942
Harpswell|4079
Harrington|4643
Harrison|4040
Hartland|4943
Hebron|4238
Hinckley|4944
Hiram|4041
Holden|4429
Hollis Center|4042
Hope|4847
Houlton|4730
Howland|4448
Hudson|4449
Hulls Cove|4644
Island Falls|4747
Isle Au Haut|4645
Isle of Springs|4549
Islesboro|4848
Islesford|4646
Jackman|4945
Jay|4239
Jefferson|4348
Jonesboro|4648
Jonesport|4649
Kenduskeag|4450
Kennebunk|4043
Kennebunkport|4046
Kents Hill|4349
Kingfield|4947
Kingman|4451
Kittery|3904
Kittery Point|3905
Lagrange|4453
Lambert Lake|4454
Lebanon|4027
Lee|4455
Leeds|4263
Levant|4456
Lewiston|4240-4241,4243
Liberty|4949
Limerick|4048
Limestone|4750-4751
Limington|4049
Lincoln|4457
Lincolnville|4849
Lincolnville Center|4850
Lisbon|4250
Lisbon Falls|4252
Litchfield|4350
Little Deer Isle|4650
Livermore|4253
Livermore Falls|4254
Long Island|4050
Lovell|4051
Lubec|4652
Machias|4654
Machiasport|4655
Madawaska|4756
Madison|4950
Manchester|4351
Mapleton|4757
Mars Hill|4758
Matinicus|4851
Mattawamkeag|4459
Mechanic Falls|4256
Meddybemps|4657
Medway|4460
Mexico|4257
Milbridge|4658
Milford|4461
Millinocket|4462
Milo|4463
Minot|4258
Monhegan|4852
Monmouth|4259
Monroe|4951
Monson|4464
Monticello|4760
Moody|4054
Morrill|4952
Mount Desert|4660
Mount Vernon|4352
Naples|4055
New Gloucester|4260
New Harbor|4554
New Limerick|4761
New Portland|4954,4961
New Sharon|4955
New Sweden|4762
New Vineyard|4956
Newcastle|4553
Newfield|4056
Newport|4953
Newry|4261
Nobleboro|4555
Norridgewock|4957
North Anson|4958
North Berwick|3906
North Bridgton|4057
North Haven|4853
North Jay|4262
North Monmouth|4265
North Turner|4266
North Vassalboro|4962
North Waterboro|4061
North Waterford|4267
North Yarmouth|4097
Northeast Harbor|4662
Norway|4268
Oakfield|4763
Oakland|4963
Ocean Park|4063
Ogunquit|3907
Old Orchard Beach|4064
Old Town|4468
Oquossoc|4964
Orient|4471
Orland|4472
Orono|4469,4473
Orrington|4474
Orrs Island|4066
Owls Head|4854
Oxbow|4764
Oxford|4270
Palermo|4354
Palmyra|4965
Paris|4271
Parsonsfield|4047
Passadumkeag|4475
Patten|4765
Peaks Island|4108
Pemaquid|4558
Pembroke|4666
Penobscot|4476
Perham|4766
Perry|4667
Peru|4290
Phillips|4966
Phippsburg|4562
Pittsfield|4967
Plymouth|4969
Poland|4274
Port Clyde|4855
Portage|4768
Porter|4068
Portland|4101-4104,4109,4112,4122-4124
Pownal|4069
Presque Isle|4769
Princeton|4668
Prospect Harbor|4669
Randolph|4346
Rangeley|4970
Raymond|4071
Readfield|4355
Richmond|4357
Robbinston|4671
Rockland|4841
Rockport|4856
Rockwood|4478
Round Pond|4564
Roxbury|4275
Rumford|4276
Sabattus|4280
Saco|4072
Salsbury Cove|4672
Sandy Point|4972
Sanford|4073
Sangerville|4479
Sargentville|4673
Scarborough|4070,4074
Seal Cove|4674
Seal Harbor|4675
Searsmont|4973
Searsport|4974
Sebago|4029
Sebasco Estates|4565
Sebec|4481
Sedgwick|4676
Shapleigh|4076
Shawmut|4975
Sheridan|4775
Sherman|4776
Shirley Mills|4485
Sinclair|4779
Skowhegan|4976
Smithfield|4978
Smyrna Mills|4780
Solon|4979
Sorrento|4677
South Berwick|3908
South Bristol|4568
South Casco|4077
South China|4358
South Freeport|4078
South Gardiner|4359
South Paris|4281
South Portland|4106,4116
South Thomaston|4858
South Windham|4082
Southport|4576
Southwest Harbor|4679
Springfield|4487
Springvale|4083
Spruce Head|4859
Squirrel Island|4570
St. Agatha|4772
St. Albans|4971
St. David|4773
St. Francis|4774
Stacyville|4777
Standish|4084
Steep Falls|4085
Stetson|4488
Steuben|4680
Stillwater|4489
Stockholm|4783
Stockton Springs|4981
Stoneham|4231
Stonington|4681
Stratton|4982
Strong|4983
Sullivan|4664
Sumner|4292
Sunset|4683
Surry|4684
Swans Island|4685
Temple|4984
Tenants Harbor|4860
Thomaston|4861
Thorndike|4986
Topsfield|4490
Topsham|4086
Trevett|4571
Troy|4987
Turner|4282
Union|4862
Unity|4988
Van Buren|4785
Vanceboro|4491
Vassalboro|4989
Vienna|4360
Vinalhaven|4863
Waite|4492
Waldoboro|4572
Wallagrass|4781
Walpole|4573
Warren|4864
Washburn|4786
Washington|4574
Waterboro|4087
Waterford|4088
Waterville|4901,4903
Wayne|4284
Weld|4285
Wells|4090
Wesley|4686
West Baldwin|4091
West Bethel|4286
West Boothbay Harbor|4575
West Enfield|4493
West Farmington|4992
West Forks|4985
West Kennebunk|4094
West Minot|4288
West Newfield|4095
West Paris|4289
West Poland|4291
West Rockport|4865
Westbrook|4092,4098
Westfield|4787
Whitefield|4353
Whiting|4691
Wilton|4294
Windham|4062
Windsor|4363
Winn|4495
Winter Harbor|4693
Winterport|4496
Winthrop|4364
Wiscasset|4578
Woolwich|4579
Wytopitlock|4497
Yarmouth|4096
York|3909
York Beach|3910
York Harbor|3911
NH
Acworth|3601
Alstead|3602
Alton|3809
Alton Bay|3810
Amherst|3031
Andover|3216
Antrim|3440
Ashland|3217
Ashuelot|3441
Atkinson|3811
Auburn|3032
Barnstead|3218
Barrington|3825
Bartlett|3812
Bath|3740
Bedford|3110
Belmont|3220
Bennington|3442
Berlin|3570
Bethlehem|3574
Bow|3304
Bradford|3221
Bretton Woods|3575
Bristol|3222
Brookline|3033
Campton|3223
Canaan|3741
Candia|3034
Canterbury|3224
Center Barnstead|3225
Center Conway|3813
Center Harbor|3226
Center Ossipee|3814
Center Sandwich|3227
Center Strafford|3815
Center Tuftonboro|3816
Charlestown|3603
Chester|3036
Chesterfield|3443
Chichester|3258
Chocorua|3817
Claremont|3743
Colebrook|3576
Concord|3301-3303,3305
Contoocook|3229
Conway|3818
Cornish|3745
Cornish Flat|3746
Danbury|3230
Danville|3819
Deerfield|3037
Derry|3038
Dover|3820-3822
Drewsville|3604
Dublin|3444
Dunbarton|3046
Durham|3824
East Andover|3231
East Candia|3040
East Derry|3041
East Hampstead|3826
East Kingston|3827
East Wakefield|3830
Eaton Center|3832
Effingham|3882
Elkins|3233
Enfield|3748
Enfield Center|3749
Epping|3042
Epsom|3234
Errol|3579
Etna|3750
Exeter|3833
Farmington|3835
Fitzwilliam|3447
Francestown|3043
Franconia|3580
Franklin|3235
Freedom|3836
Fremont|3044
Georges Mills|3751
Gilford|3249
Gilmanton|3237
Gilmanton Iron Works|3837
Gilsum|3448
Glen|3838
Glencliff|3238
Goffstown|3045
Gorham|3581
Goshen|3752
Grafton|3240
Grantham|3753
Greenfield|3047
Greenland|3840
Greenville|3048
Groveton|3582
Guild|3754
Hampstead|3841
Hampton|3842-3843
Hampton Falls|3844
Hancock|3449
Hanover|3755
Harrisville|3450
Haverhill|3765
Hebron|3241
Henniker|3242
Hill|3243
Hillsborough|3244
Hinsdale|3451
Holderness|3245
Hollis|3049
Hooksett|3106
Hudson|3051
Intervale|3845
Jackson|3846
Jaffrey|3452
Jefferson|3583
Kearsarge|3847
Keene|3431,3435
Kingston|3848
Laconia|3246-3247
Lancaster|3584
Lebanon|3756,3766
Lee|3861
Lempster|3605
Lincoln|3251
Lisbon|3585
Litchfield|3052
Littleton|3561
Lochmere|3252
Londonderry|3053
Loudon|3307
Lyme|3768
Lyme Center|3769
Lyndeborough|3082
Madbury|3823
Madison|3849
Manchester|3101-3105,3108-3109,3111
Marlborough|3455
Marlow|3456
Melvin Village|3850
Meredith|3253
Meriden|3770
Merrimack|3054
Milan|3588
Milford|3055
Milton|3851
Milton Mills|3852
Mirror Lake|3853
Monroe|3771
Mont Vernon|3057
Moultonborough|3254
Mount Washington|3589
Nashua|3060-3064
Nelson|3457
New Boston|3070
New Castle|3854
New Durham|3855
New Hampton|3256
New Ipswich|3071
New London|3257
Newbury|3255
Newfields|3856
Newmarket|3857
Newport|3773
Newton|3858
Newton Junction|3859
North Conway|3860
North Hampton|3862
North Haverhill|3774
North Salem|3073
North Sandwich|3259
North Stratford|3590
North Sutton|3260
North Walpole|3609
North Woodstock|3262
Northwood|3261
Nottingham|3290
Orford|3777
Ossipee|3864
Pelham|3076
Peterborough|3458
Piermont|3779
Pike|3780
Pittsburg|3592
Pittsfield|3263
Plainfield|3781
Plaistow|3865
Plymouth|3264
Portsmouth|3801-3804
Randolph|3593
Raymond|3077
Rindge|3461
Rochester|3839,3866-3868
Rollinsford|3869
Rumney|3266
Rye|3870
Rye Beach|3871
Salem|3079
Salisbury|3268
Sanbornton|3269
Sanbornville|3872
Sandown|3873
Seabrook|3874
Silver Lake|3875
Somersworth|3878
South Acworth|3607
South Newbury|3272
South Sutton|3273
South Tamworth|3883
Spofford|3462
Springfield|3284
Stoddard|3464
Strafford|3884
Stratham|3885
Sugar Hill|3586
Sullivan|3445
Sunapee|3782
Suncook|3275
Swanzey|3446
Tamworth|3886
Temple|3084
Thornton|3285
Tilton|3276,3298-3299
Troy|3465
Twin Mountain|3595
Union|3887
Walpole|3608
Warner|3278
Warren|3279
Washington|3280
Waterville Valley|3215
Weare|3281
Wentworth|3282
West Chesterfield|3466
West Lebanon|3784
West Nottingham|3291
West Ossipee|3890
West Peterborough|3468
West Stewartstown|3597
West Swanzey|3469
Westmoreland|3467
Whitefield|3598
Wilmot|3287
Wilton|3086
Winchester|3470
Windham|3087
Winnisquam|3289
Wolfeboro|3894
Wolfeboro Falls|3896
Wonalancet|3897
Woodstock|3293
Woodsville|3785
NJ
Absecon|8201,8205
Adelphia|7710
Allamuchy|7820
Allendale|7401
Allenhurst|7711
Allentown|8501
Allenwood|8720
Alloway|8001
Alpine|7620
Andover|7821
Annandale|8801
Asbury|8802
Asbury Park|7712
Atco|8004
Atlantic City|8401,8404-8405
Atlantic Highlands|7716
Audubon|8106
Augusta|7822
Avalon|8202
Avenel|7001
Avon by the Sea|7717
Baptistown|8803
Barnegat|8005
Barnegat Light|8006
Barrington|8007
Basking Ridge|7920
Bayonne|7002
Bayville|8721
Beach Haven|8008
Beachwood|8722
Bedminster|7921
Belford|7718
Belle Mead|8502
Belleville|7109
Bellmawr|8031,8099
Belmar|7715,7719
Belvidere|7823
Bergenfield|7621
Berkeley Heights|7922
Berlin|8009
Bernardsville|7924
Beverly|8010
Birmingham|8011
Blackwood|8012
Blairstown|7825
Blawenburg|8504
Bloomfield|7003
Bloomingdale|7403
Bloomsbury|8804
Bogota|7603
Boonton|7005
Bordentown|8505
Bound Brook|8805
Bradley Beach|7720
Branchville|7826,7890
Brick|8723-8724
Bridgeport|8014
Bridgeton|8302
Bridgewater|8807
Brielle|8730
Brigantine|8203
Broadway|8808
Brookside|7926
Browns Mills|8015
Budd Lake|7828
Buena|8310
Burlington|8016
Butler|7405
Buttzville|7829
Caldwell|7006-7007
Califon|7830
Camden|8101-8105
Cape May|8204
Cape May Court House|8210
Cape May Point|8212
Carlstadt|7072
Carteret|7008
Cedar Brook|8018
Cedar Grove|7009
Cedar Knolls|7927
Cedarville|8311
Changewater|7831
Chatham|7928
Chatsworth|8019
Cherry Hill|8002-8003,8034
Chester|7930
Chesterfield|8515
Clark|7066
Clarksboro|8020
Clayton|8312
Clementon|8021
Cliffside Park|7010
Cliffwood|7721
Clifton|7011-7015
Clinton|8809
Closter|7624
Collingswood|8108
Cologne|8213
Colonia|7067
Colts Neck|7722
Columbia|7832
Columbus|8022
Convent Station|7961
Cookstown|8511
Cranbury|8512
Cranford|7016
Cream Ridge|8514
Cresskill|7626
Dayton|8810
Deal|7723
Deepwater|8023
Deerfield Street|8313
Delaware|7833
Delmont|8314
Demarest|7627
Dennisville|8214
Denville|7834
Deptford|8096
Dividing Creek|8315
Dorchester|8316
Dorothy|8317
Dover|7801-7802
Dumont|7628
Dunellen|8812
East Brunswick|8816
East Hanover|7936
East Orange|7017-7019
East Rutherford|7073
Eatontown|7724,7799
Edgewater|7020
Edison|8817-8818,8820,8837,8899
Egg Harbor City|8215
Egg Harbor Township|8234
Elizabeth|7201-7202,7207-7208
Elizabethport|7206
Elmer|8318
Elmwood Park|7407
Elwood|8217
Emerson|7630
Englewood|7631
Englewood Cliffs|7632
Englishtown|7726
Essex Fells|7021
Estell Manor|8319
Ewan|8025
Fair Haven|7704
Fair Lawn|7410
Fairfield|7004
Fairton|8320
Fairview|7022
Fanwood|7023
Far Hills|7931
Farmingdale|7727
Flagtown|8821
Flanders|7836
Flemington|8822
Florence|8518
Florham Park|7932
Fords|8863
Forked River|8731
Fort Lee|7024
Fort Monmouth|7703
Fortescue|8321
Franklin|7416
Franklin Lakes|7417
Franklin Park|8823
Franklinville|8322
Freehold|7728
Frenchtown|8825
Garfield|7026
Garwood|7027
Gibbsboro|8026
Gibbstown|8027
Gillette|7933
Gladstone|7934
Glassboro|8028
Glasser|7837
Glen Gardner|8826
Glen Ridge|7028
Glen Rock|7452
Glendora|8029
Glenwood|7418
Gloucester City|8030
Goshen|8218
Great Meadows|7838
Green Creek|8219
Green Village|7935
Greendell|7839
Greenwich|8323
Grenloch|8032
Hackensack|7601-7602
Hackettstown|7840
Haddon Heights|8035
Haddonfield|8033
Hainesport|8036
Haledon|7508,7538
Hamburg|7419
Hammonton|8037
Hampton|8827
Hancocks Bridge|8038
Harrington Park|7640
Harrison|7029
Harrisonville|8039
Hasbrouck Heights|7604
Haskell|7420
Haworth|7641
Hawthorne|7506-7507
Hazlet|7730
Heislerville|8324
Helmetta|8828
Hewitt|7421
Hibernia|7842
High Bridge|8829
Highland Lakes|7422
Highland Park|8904
Highlands|7732
Hightstown|8520
Hillsborough|8844
Hillsdale|7642
Hillside|7205
Ho Ho Kus|7423
Hoboken|7030
Holmdel|7733
Hopatcong|7843
Hope|7844
Hopewell|8525
Howell|7731
Imlaystown|8526
Ironia|7845
Irvington|7111
Iselin|8830
Island Heights|8732
Jackson|8527
Jersey City|7097,7302-7308,7310-7311,7395,7399
Jobstown|8041
Johnsonburg|7846
Joint Base Mdl|8640-8641
Juliustown|8042
Keansburg|7734
Kearny|7032,7099
Keasbey|8832
Kendall Park|8824
Kenilworth|7033
Kenvil|7847
Keyport|7735
Kingston|8528
Lafayette|7848
Lake Hiawatha|7034
Lake Hopatcong|7849
Lakehurst|8733
Lakewood|8701
Lambertville|8530
Landing|7850
Landisville|8326
Lanoka Harbor|8734
Lavallette|8735
Lawnside|8045
Lawrence Township|8648
Layton|7851
Lebanon|8833
Ledgewood|7852
Leeds Point|8220
Leesburg|8327
Leonardo|7737
Leonia|7605
Liberty Corner|7938
Lincoln Park|7035
Lincroft|7738
Linden|7036
Linwood|8221
Little Falls|7424
Little Ferry|7643
Little Silver|7739
Little York|8834
Livingston|7039
Lodi|7644
Long Branch|7740
Long Valley|7853
Longport|8403
Lumberton|8048
Lyndhurst|7071
Lyons|7939
Madison|7940
Magnolia|8049
Mahwah|7430,7495
Malaga|8328
Manahawkin|8050
Manasquan|8736
Manchester Township|8759
Mantoloking|8738
Mantua|8051
Manville|8835
Maple Shade|8052
Maplewood|7040
Margate City|8402
Marlboro|7746
Marlton|8053
Marmora|8223
Martinsville|8836
Matawan|7747
Mauricetown|8329
Mays Landing|8330
Maywood|7607
Mc Afee|7428
Medford|8055
Mendham|7945
Merchantville|8109
Metuchen|8840
Mickleton|8056
Middlesex|8846
Middletown|7748
Middleville|7855
Midland Park|7432
Milford|8848
Millburn|7041
Millington|7946
Millstone Township|8510,8535
Milltown|8850
Millville|8332
Milmay|8340
Mine Hill|7803
Minotola|8341
Mizpah|8342
Monmouth Beach|7750
Monmouth Junction|8852
Monroe Township|8831
Monroeville|8343
Montague|7827
Montclair|7042-7043
Montvale|7645
Montville|7045
Moonachie|7074
Moorestown|8057
Morganville|7751
Morris Plains|7950
Morristown|7960,7962-7963
Mount Arlington|7856
Mount Ephraim|8059
Mount Freedom|7970
Mount Holly|8060
Mount Laurel|8054
Mount Royal|8061
Mount Tabor|7878
Mountain Lakes|7046
Mountainside|7092
Mullica Hill|8062
National Park|8063
Navesink|7752
Neptune|7753-7754
Neshanic Station|8853
Netcong|7857
New Brunswick|8901,8903,8906,8933,8989
New Egypt|8533
New Gretna|8224
New Lisbon|8064
New Milford|7646
New Providence|7974
New Vernon|7976
Newark|7101-7108,7112,7114,7175,7184,7188-7189,7191-7193,7195,7198-7199
Newfield|8344
Newfoundland|7435
Newport|8345
Newton|7860
Newtonville|8346
Norma|8347
Normandy Beach|8739
North Arlington|7031
North Bergen|7047
North Brunswick|8902
Northfield|8225
Northvale|7647
Norwood|7648
Nutley|7110
Oak Ridge|7438
Oakhurst|7755
Oakland|7436
Oaklyn|8107
Ocean City|8226
Ocean Gate|8740
Ocean Grove|7756
Ocean View|8230
Oceanport|7757
Oceanville|8231
Ogdensburg|7439
Old Bridge|8857
Oldwick|8858
Oradell|7649
Orange|7050-7051
Oxford|7863
Palisades Park|7650
Palmyra|8065
Paramus|7652-7653
Park Ridge|7656
Parlin|8859
Parsippany|7054
Passaic|7055
Paterson|7501-7505,7509-7510,7513-7514,7522,7524,7533,7543-7544
Paulsboro|8066
Peapack|7977
Pedricktown|8067
Pemberton|8068
Pennington|8534
Penns Grove|8069
Pennsauken|8110
Pennsville|8070
Pequannock|7440
Perth Amboy|8861-8862
Phillipsburg|8865
Picatinny Arsenal|7806
Pine Beach|8741
Pine Brook|7058
Piscataway|8854-8855
Pitman|8071
Pittstown|8867
Plainfield|7060-7063
Plainsboro|8536
Pleasantville|8232
Pluckemin|7978
Point Pleasant Beach|8742
Pomona|8240
Pompton Lakes|7442
Pompton Plains|7444
Port Elizabeth|8348
Port Monmouth|7758
Port Murray|7865
Port Norris|8349
Port Reading|7064
Port Republic|8241
Pottersville|7979
Princeton|8540-8544
Princeton Junction|8550
Quakertown|8868
Quinton|8072
Rahway|7065
Ramsey|7446
Rancocas|8073
Randolph|7869
Raritan|8869
Readington|8870
Red Bank|7701
Richland|8350
Richwood|8074
Ridgefield|7657
Ridgefield Park|7660
Ridgewood|7450-7451
Ringoes|8551
Ringwood|7456
Rio Grande|8242
River Edge|7661
Riverdale|7457
Riverside|8075
Riverton|8076-8077
Rochelle Park|7662
Rockaway|7866
Rocky Hill|8553
Roebling|8554
Roosevelt|8555
Roseland|7068
Roselle|7203
Roselle Park|7204
Rosemont|8556
Rosenhayn|8352
Rumson|7760
Runnemede|8078
Rutherford|7070
Saddle Brook|7663
Saddle River|7458
Salem|8079
Sayreville|8871-8872
Schooleys Mountain|7870
Scotch Plains|7076
Sea Girt|8750
Sea Isle City|8243
Seaside Heights|8751
Seaside Park|8752
Secaucus|7094,7096
Sergeantsville|8557
Sewaren|7077
Sewell|8080
Shiloh|8353
Short Hills|7078
Shrewsbury|7702
Sicklerville|8081
Skillman|8558
Somerdale|8083
Somers Point|8244
Somerset|8873,8875
Somerville|8876
South Amboy|8879
South Bound Brook|8880
South Dennis|8245
South Hackensack|7606
South Orange|7079
South Plainfield|7080
South River|8882
South Seaville|8246
Sparta|7871
Spotswood|8884
Spring Lake|7762
Springfield|7081
Stanhope|7874
Stanton|8885
Stewartsville|8886
Stillwater|7875
Stirling|7980
Stockholm|7460
Stockton|8559
Stone Harbor|8247
Stratford|8084
Strathmere|8248
Succasunna|7876
Summit|7901-7902
Sussex|7461
Swartswood|7877
Swedesboro|8085
Teaneck|7666
Tenafly|7670
Tennent|7763
Teterboro|7608,7699
Thorofare|8086
Three Bridges|8887
Titusville|8560
Toms River|8753-8757
Totowa|7511-7512
Towaco|7082
Township of Washington|7676
Tranquility|7879
Trenton|8601-8611,8618-8620,8625,8628-8629,8638,8644-8647,8650,8666,8690-8691,8695
Tuckahoe|8250
Tuckerton|8087
Union|7083
Union City|7087
Vauxhall|7088
Ventnor City|8406
Vernon|7462
Verona|7044
Vienna|7880
Villas|8251
Vincentown|8088
Vineland|8360-8362
Voorhees|8043
Waldwick|7463
Wallington|7057
Wallpack Center|7881
Wanaque|7465
Waretown|8758
Warren|7059
Washington|7882
Watchung|7069
Waterford Works|8089
Wayne|7470,7474
Weehawken|7086
Wenonah|8090
West Berlin|8091
West Creek|8092
West Long Branch|7764
West Milford|7480
West New York|7093
West Orange|7052
Westfield|7090-7091
Westville|8093
Westwood|7675
Wharton|7885
Whippany|7981,7999
Whitehouse|8888
Whitehouse Station|8889
Whitesboro|8252
Wickatunk|7765
Wildwood|8260
Williamstown|8094
Willingboro|8046
Windsor|8561
Winslow|8095
Wood Ridge|7075
Woodbine|8270
Woodbridge|7095
Woodbury Heights|8097
Woodcliff Lake|7677
Woodstown|8098
Wrightstown|8562
Wyckoff|7481
Zarephath|8890
NY
Fishers Island|6390
Holtsville|501,544
PR
Adjuntas|601
Aguada|602
Aguadilla|603-605
Aguas Buenas|703
Aibonito|705
Anasco|610
Angeles|611
Arecibo|612-614
Arroyo|714
Bajadero|616
Barceloneta|617
Barranquitas|794
Bayamon|956-961
Boqueron|622
Cabo Rojo|623
Caguas|725-727
Camuy|627
Canovanas|729
Carolina|979,981-988
Castaner|631
Catano|962-963
Cayey|736-737
Ceiba|735
Ciales|638
Cidra|739
Coamo|769
Comerio|782
Corozal|783
Coto Laurel|780
Culebra|775
Dorado|646
Ensenada|647
Fajardo|738
Florida|650
Fort Buchanan|934
Garrochales|652
Guanica|653
Guayama|784-785
Guayanilla|656
Guaynabo|965-966,968-971
Gurabo|778
Hatillo|659
Hormigueros|660
Humacao|791-792
Isabela|662
Jayuya|664
Juana Diaz|795
Juncos|777
La Plata|786
Lajas|667
Lares|669
Las Marias|670
Las Piedras|771
Loiza|772
Luquillo|773
Manati|674
Maricao|606
Maunabo|707
Mayaguez|680-682
Mercedita|715
Moca|676
Morovis|687
Naguabo|718
Naranjito|719
Orocovis|720
Palmer|721
Parc Parque|704
Patillas|723
Penuelas|624
Ponce|716-717,728,730-734
Puerto Real|740
Punta Santiago|741
Quebradillas|678
Rincon|677
Rio Blanco|744
Rio Grande|745
Roosevelt Roads|742
Rosario|636
Sabana Grande|637
Sabana Hoyos|688
Sabana Seca|952
Salinas|751
San Antonio|690
San German|683
San Juan|901-902,906-931,933,935-937,939-940,955,975
San Lorenzo|754
San Sebastian|685
Santa Isabel|757
St. Just|978
Toa Alta|953-954
Toa Baja|949-951
Trujillo Alto|976-977
Utuado|641
Vega Alta|692
Vega Baja|693-694
Vieques|765
Villalba|766
Yabucoa|767
Yauco|698
RI
Adamsville|2801
Albion|2802
Ashaway|2804
Barrington|2806
Block Island|2807
Bradford|2808
Bristol|2809
Carolina|2812
Central Falls|2863
Charlestown|2813
Chepachet|2814
Clayville|2815
Coventry|2816
Cranston|2910,2920-2921
Cumberland|2864
East Greenwich|2818
East Providence|2914
Exeter|2822
Fiskeville|2823
Forestdale|2824
Foster|2825
Glendale|2826
Greene|2827
Greenville|2828
Harmony|2829
Harrisville|2830
Hope|2831
Hope Valley|2832
Hopkinton|2833
Jamestown|2835
Johnston|2919
Kenyon|2836
Kingston|2881
Lincoln|2865
Little Compton|2837
Manville|2838
Mapleville|2839
Middletown|2842
Narragansett|2882
Newport|2840-2841
North Kingstown|2852
North Providence|2911
North Scituate|2857
North Smithfield|2896
Oakland|2858
Pascoag|2859
Pawtucket|2860-2862
Peace Dale|2883
Portsmouth|2871
Providence|2901-2909,2912,2918,2940
Prudence Island|2872
Riverside|2915
Rockville|2873
Rumford|2916
Saunderstown|2874
Shannock|2875
Slatersville|2876
Slocum|2877
Smithfield|2917
Tiverton|2878
Wakefield|2879-2880
Warren|2885
Warwick|2886-2889
West Greenwich|2817
West Kingston|2892
West Warwick|2893
Westerly|2891
Wood River Junction|2894
Woonsocket|2895
Wyoming|2898
VT
Adamant|5640
Albany|5820
Alburgh|5440
Arlington|5250
Ascutney|5030
Averill|5901
Bakersfield|5441
Barnard|5031
Barnet|5821
Barre|5641
Barton|5822,5875
Beebe Plain|5823
Beecher Falls|5902
Bellows Falls|5101
Belmont|5730
Belvidere Center|5442
Bennington|5201
Benson|5731
Bethel|5032
Bomoseen|5732
Bondville|5340
Bradford|5033
Brandon|5733
Brattleboro|5301-5304
Bridgewater|5034
Bridgewater Corners|5035
Bridport|5734
Bristol|5443
Brookfield|5036
Brownsville|5037
Burlington|5401-5402,5405-5406,5408
Cabot|5647
Calais|5648
Cambridge|5444
Cambridgeport|5141
Canaan|5903
Castleton|5735
Cavendish|5142
Center Rutland|5736
Charlotte|5445
Chelsea|5038
Chester|5143
Chittenden|5737
Colchester|5439,5446,5449
Concord|5824
Corinth|5039
Coventry|5825
Craftsbury|5826
Craftsbury Common|5827
Cuttingsville|5738
Danby|5739
Danville|5828
Derby|5829
Derby Line|5830
Dorset|5251
East Arlington|5252
East Barre|5649
East Berkshire|5447
East Burke|5832
East Calais|5650
East Charleston|5833
East Corinth|5040
East Dorset|5253
East Dover|5341
East Fairfield|5448
East Hardwick|5836
East Haven|5837
East Middlebury|5740
East Montpelier|5651
East Poultney|5741
East Randolph|5041
East Ryegate|5042
East St. Johnsbury|5838
East Thetford|5043
East Wallingford|5742
Eden|5652
Eden Mills|5653
Enosburg Falls|5450
Essex|5451
Essex Junction|5452-5453
Fair Haven|5743
Fairfax|5454
Fairfield|5455
Fairlee|5045
Ferrisburgh|5456
Florence|5744
Forest Dale|5745
Franklin|5457
Gaysville|5746
Gilman|5904
Glover|5839
Grafton|5146
Granby|5840
Grand Isle|5458
Graniteville|5654
Granville|5747
Greensboro|5841
Greensboro Bend|5842
Groton|5046
Guildhall|5905
Hancock|5748
Hardwick|5843
Hartford|5047
Hartland|5048
Hartland Four Corners|5049
Highgate Center|5459
Highgate Springs|5460
Hinesburg|5461
Huntington|5462
Hyde Park|5655
Hydeville|5750
Irasburg|5845
Island Pond|5846
Isle La Motte|5463
Jacksonville|5342
Jamaica|5343
Jeffersonville|5464
Jericho|5465
Johnson|5656
Jonesville|5466
Killington|5751
Lake Elmore|5657
Londonderry|5148
Lowell|5847
Lower Waterford|5848
Ludlow|5149
Lunenburg|5906
Lyndon|5849
Lyndon Center|5850
Lyndonville|5851
Manchester|5254
Manchester Center|5255
Marlboro|5344
Marshfield|5658
Mc Indoe Falls|5050
Middlebury|5753
Middletown Springs|5757
Milton|5468
Monkton|5469
Montgomery|5470
Montgomery Center|5471
Montpelier|5601-5604,5609,5620,5633
Moretown|5660
Morgan|5853
Morrisville|5661
Moscow|5662
Mount Holly|5758
New Haven|5472
Newbury|5051
Newfane|5345
Newport|5855
Newport Center|5857
North Bennington|5257
North Clarendon|5759
North Concord|5858
North Ferrisburgh|5473
North Hartland|5052
North Hero|5474
North Hyde Park|5665
North Montpelier|5666
North Pomfret|5053
North Pownal|5260
North Springfield|5150
North Thetford|5054
North Troy|5859
Northfield|5663
Northfield Falls|5664
Norton|5907
Norwich|5055
Orleans|5860
Orwell|5760
Passumpsic|5861
Pawlet|5761
Peacham|5862
Perkinsville|5151
Peru|5152
Pittsfield|5762
Pittsford|5763
Plainfield|5667
Plymouth|5056
Post Mills|5058
Poultney|5764
Pownal|5261
Proctor|5765
Proctorsville|5153
Putney|5346
Quechee|5059
Randolph|5060
Randolph Center|5061
Reading|5062
Readsboro|5350
Richford|5476
Richmond|5477
Ripton|5766
Rochester|5767
Roxbury|5669
Rupert|5768
Rutland|5701-5702
Salisbury|5769
Saxtons River|5154
Shaftsbury|5262
Sharon|5065
Sheffield|5866
Shelburne|5482
Sheldon|5483
Sheldon Springs|5485
Shoreham|5770
South Barre|5670
South Burlington|5403,5407
South Hero|5486
South Londonderry|5155
South Newfane|5351
South Pomfret|5067
South Royalton|5068
South Ryegate|5069
South Strafford|5070
South Woodstock|5071
Springfield|5156
St. Albans|5478-5479
St. Albans Bay|5481
St. Johnsbury|5819
St. Johnsbury Center|5863
Stamford|5352
Starksboro|5487
Stockbridge|5772
Stowe|5672
Strafford|5072
Sutton|5867
Swanton|5488
Taftsville|5073
Thetford|5074
Thetford Center|5075
Topsham|5076
Townshend|5353
Troy|5868
Tunbridge|5077
Underhill|5489
Underhill Center|5490
Vergennes|5491
Vernon|5354
Vershire|5079
Waitsfield|5673
Wallingford|5773
Wardsboro|5355
Warren|5674
Washington|5675
Waterbury|5671,5676
Waterbury Center|5677
Waterville|5492
Websterville|5678
Wells|5774
Wells River|5081
West Burke|5871
West Charleston|5872
West Danville|5873
West Dover|5356
West Dummerston|5357
West Fairlee|5083
West Halifax|5358
West Hartford|5084
West Newbury|5085
West Pawlet|5775
West Rupert|5776
West Rutland|5777
West Topsham|5086
West Townshend|5359
West Wardsboro|5360
Westfield|5874
Westford|5494
Westminster|5158
Westminster Station|5159
Weston|5161
White River Junction|5001,5009
Whiting|5778
Whitingham|5361
Wilder|5088
Williamstown|5679
Williamsville|5362
Williston|5495
Wilmington|5363
Windsor|5089
Winooski|5404
Wolcott|5680
Woodbury|5681
Woodstock|5091
Worcester|5682`
