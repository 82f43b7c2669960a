/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `DE
Bear|9701
Bethany Beach|9930
Bethel|9931
Bridgeville|9933
Camden Wyoming|9934
Cheswold|9936
Claymont|9703
Clayton|9938
Dagsboro|9939
Delaware City|9706
Delmar|9940
Dover|9901,9903-9906
Dover AFB|9902
Ellendale|9941
Felton|9943
Fenwick Island|9944
Frankford|9945
Frederica|9946
Georgetown|9947
Greenwood|9950
Harbeson|9951
Harrington|9952
Hartly|9953
Hockessin|9707
Houston|9954
Kenton|9955
Kirkwood|9708
Laurel|9956
Lewes|9958
Lincoln|9960
Little Creek|9961
Magnolia|9962
Marydel|9964
Middletown|9709
Milford|9963
Millsboro|9966
Millville|9967
Milton|9968
Montchanin|9710
Nassau|9969
New Castle|9720-9721,9726
Newark|9702,9711-9718,9725
Ocean View|9970
Odessa|9730
Port Penn|9731
Rehoboth Beach|9971
Rockland|9732
Seaford|9973
Selbyville|9975
Smyrna|9977
St. Georges|9733
Townsend|9734
Viola|9979
Wilmington|9801-9810,9850,9880,9884-9886,9890-9899
Winterthur|9735
Woodside|9980
Yorklyn|9736
NY
Accord|2404
Acra|2405
Adams|3605
Adams Basin|4410
Adams Center|3606
Addison|4801
Adirondack|2808
Afton|3730
Akron|4001
Albany|2201-2212,2214,2220,2222-2250,2252,2255-2257,2260-2261,2288
Albertson|1507
Albion|4411
Alcove|2007
Alden|4004
Alder Creek|3301
Alexander|4005
Alexandria Bay|3607
Alfred|4802
Alfred Station|4803
Allegany|4706
Allentown|4707
Alma|4708
Almond|4804
Alpine|4805
Alplaus|2008
Altamont|2009
Altmar|3302
Alton|4413
Altona|2910
Amagansett|1930
Amawalk|501
Amenia|2501
Amityville|1701
Amsterdam|2010
Ancram|2502
Ancramdale|2503
Andes|3731
Andover|4806
Angelica|4709
Angola|4006
Annandale on Hudson|2504
Antwerp|3608
Apalachin|3732
Appleton|4008
Apulia Station|3020
Aquebogue|1931
Arcade|4009
Arden|910
Ardsley|502
Ardsley on Hudson|503
Argyle|2809
Arkport|4807
Arkville|2406
Armonk|504
Arverne|1692
Ashland|2407
Ashville|4710
Astoria|1102-1103,1105-1106
Athens|2015
Athol|2810
Athol Springs|4010
Atlanta|4808
Atlantic Beach|1509
Attica|4011
Au Sable Forks|2912
Auburn|3021-3022,3024
Auriesville|2016
Aurora|3026
Austerlitz|2017
Ava|3303
Averill Park|2018
Avoca|4809
Avon|4414
Babylon|1702
Bainbridge|3733
Bakers Mills|2811
Baldwin|1510
Baldwin Place|505
Baldwinsville|3027
Ballston Lake|2019
Ballston Spa|2020
Bangall|2506
Barker|4012
Barneveld|3304
Barrytown|2507
Barryville|2719
Barton|3734
Basom|4013
Batavia|4020-4021
Bath|4810
Bay Shore|1706
Bayport|1705
Bayside|1359-1361
Bayville|1709
Beacon|2508
Bear Mountain|911
Bearsville|2409
Beaver Dams|4812
Beaver Falls|3305
Bedford|506
Bedford Hills|507
Belfast|4711
Bellerose|1426
Belleville|3611
Bellmore|1710
Bellona|4415
Bellport|1713
Bellvale|912
Belmont|4813
Bemus Point|4712
Bergen|4416
Berkshire|3736
Berlin|2022
Berne|2023
Bernhards Bay|3028
Bethel|2720
Bethpage|1714
Bible School Park|3737
Big Flats|4814
Big Indian|2410
Billings|2510
Binghamton|3901-3905
Black Creek|4714
Black River|3612
Blauvelt|913
Bliss|4024
Blodgett Mills|3738
Bloomfield|4469
Blooming Grove|914
Bloomingburg|2721
Bloomingdale|2913
Bloomington|2411
Bloomville|3739
Blossvale|3308
Blue Mountain Lake|2812
Blue Point|1715
Bohemia|1716
Boiceville|2412
Bolivar|4715
Bolton Landing|2814
Bombay|2914
Boonville|3309
Boston|4025
Bouckville|3310
Bovina Center|3740
Bowmansville|4026
Bradford|4815
Brainard|2024
Brainardsville|2915
Branchport|4418
Brant|4027
Brant Lake|2815
Brantingham|3312
Brasher Falls|3613
Breesport|4816
Breezy Point|1697
Brentwood|1717
Brewerton|3029
Brewster|509
Briarcliff Manor|510
Bridgehampton|1932
Bridgeport|3030
Bridgewater|3313
Brier Hill|3614
Brightwaters|1718
Broadalbin|2025
Brockport|4420
Brocton|4716
Bronx|451-475
Bronxville|708
Brookfield|3314
Brookhaven|1719
Brooklyn|1201-1226,1228-1239,1241-1243,1245,1247,1249,1251-1252,1256
Brooktondale|4817
Brownville|3615
Brushton|2916
Buchanan|511
Buffalo|4201-4228,4231,4233,4240-4241,4260-4261,4263-4265,4267,4269-4270,4272-4273,4276,4280
Bullville|915
Burdett|4818
Burke|2917
Burlingham|2722
Burlington Flats|3315
Burnt Hills|2027
Burt|4028
Buskirk|2028
Byron|4422
Cadyville|2918
Cairo|2413
Calcium|3616
Caledonia|4423
Callicoon|2723
Callicoon Center|2724
Calverton|1933
Cambria Heights|1411
Cambridge|2816
Camden|3316
Cameron|4819
Cameron Mills|4820
Camillus|3031
Campbell|4821
Campbell Hall|916
Canaan|2029
Canajoharie|3317
Canandaigua|4424
Canaseraga|4822
Canastota|3032
Candor|3743
Caneadea|4717
Canisteo|4823
Canton|3617
Cape Vincent|3618
Carle Place|1514
Carlisle|2031
Carmel|512
Caroga Lake|2032
Carthage|3619
Cassadaga|4718
Cassville|3318
Castile|4427
Castle Creek|3744
Castle Point|2511
Castleton on Hudson|2033
Castorland|3620
Cato|3033
Catskill|2414
Cattaraugus|4719
Cayuga|3034
Cayuta|4824
Cazenovia|3035
Cedarhurst|1516
Celoron|4720
Center Moriches|1934
Centereach|1720
Centerport|1721
Centerville|4029
Central Bridge|2035
Central Islip|1722
Central Square|3036
Central Valley|917
Ceres|4721
Chadwicks|3319
Chaffee|4030
Champlain|2919
Chappaqua|514
Charlotteville|2036
Chase Mills|3621
Chateaugay|2920
Chatham|2037
Chaumont|3622
Chautauqua|4722
Chazy|2921
Chelsea|2512
Chemung|4825
Chenango Bridge|3745
Chenango Forks|3746
Cherry Creek|4723
Cherry Plain|2040
Cherry Valley|3320
Chester|918
Chestertown|2817
Chichester|2416
Childwold|2922
Chippewa Bay|3623
Chittenango|3037
Churchville|4428
Churubusco|2923
Cicero|3039
Cincinnatus|3040
Circleville|919
Clarence|4031
Clarence Center|4032
Clarendon|4429
Clark Mills|3321
Clarkson|4430
Clarksville|2041
Claryville|2725
Claverack|2513
Clay|3041
Clayton|3624
Clayville|3322
Clemons|2819
Cleveland|3042
Cleverdale|2820
Clifton Park|2065
Clifton Springs|4432
Climax|2042
Clinton|3323
Clinton Corners|2514
Clintondale|2515
Clockville|3043
Clyde|4433
Clymer|4724
Cobleskill|2043
Cochecton|2726
Cochecton Center|2727
Coeymans|2045
Coeymans Hollow|2046
Cohocton|4826
Cohoes|2047
Cold Brook|3324
Cold Spring|516
Cold Spring Harbor|1724
Colden|4033
College Point|1356
Colliersville|3747
Collins|4034
Collins Center|4035
Colton|3625
Columbiaville|2050
Commack|1725
Comstock|2821
Conesus|4435
Conewango Valley|4726
Congers|920
Conklin|3748
Connelly|2417
Constable|2926
Constableville|3325
Constantia|3044
Coopers Plains|4827
Cooperstown|3326
Copake|2516
Copake Falls|2517
Copenhagen|3626
Copiague|1726
Coram|1727
Corbettsville|3749
Corfu|4036
Corinth|2822
Corning|4830-4831
Cornwall|2518
Cornwall on Hudson|2520
Cornwallville|2418
Corona|1368
Cortland|3045
Cortlandt Manor|567
Cossayuna|2823
Cottekill|2419
Cowlesville|4037
Coxsackie|2051
Cragsmoor|2420
Cranberry Lake|2927
Craryville|2521
Crittenden|4038
Croghan|3327
Crompond|517
Cropseyville|2052
Cross River|518
Croton Falls|519
Croton on Hudson|520-521
Crown Point|2928
Cuba|4727
Cuddebackville|2729
Cutchogue|1935
Dale|4039
Dalton|4836
Dannemora|2929
Dansville|4437
Darien Center|4040
Davenport|3750
Davenport Center|3751
Dayton|4041
De Kalb Junction|3630
De Peyster|3633
De Ruyter|3052
Deansboro|3328
Deer Park|1729
Deer River|3627
Deferiet|3628
Delancey|3752
Delanson|2053
Delevan|4042
Delhi|3753
Delmar|2054
Delphi Falls|3051
Denmark|3631
Denver|2421
Depauville|3632
Depew|4043
Deposit|3754
Derby|4047
Dewittville|4728
Dexter|3634
Diamond Point|2824
Dickinson Center|2930
Dobbs Ferry|522
Dolgeville|3329
Dormansville|2055
Dover Plains|2522
Downsville|3755
Dresden|4441
Dryden|3053
Duanesburg|2056
Dundee|4837
Dunkirk|4048
Durham|2422
Durhamville|3054
Eagle Bay|3331
Eagle Bridge|2057
Earlton|2058
Earlville|3332
East Amherst|4051
East Aurora|4052
East Berne|2059
East Bethany|4054
East Bloomfield|4443
East Branch|3756
East Chatham|2060
East Concord|4055
East Durham|2423
East Elmhurst|1369-1370
East Greenbush|2061
East Hampton|1937
East Homer|3056
East Islip|1730
East Jewett|2424
East Marion|1939
East Meadow|1554
East Meredith|3757
East Moriches|1940
East Nassau|2062
East Northport|1731
East Norwich|1732
East Otto|4729
East Pembroke|4056
East Pharsalia|3758
East Quogue|1942
East Randolph|4730
East Rochester|4445
East Rockaway|1518
East Schodack|2063
East Setauket|1733
East Springfield|3333
East Syracuse|3057
East Williamson|4449
East Worcester|2064
Eastchester|709
Eastport|1941
Eaton|3334
Eden|4057
Edmeston|3335
Edwards|3635
Elba|4058
Elbridge|3060
Eldred|2732
Elizabethtown|2932
Elizaville|2523
Elka Park|2427
Ellenburg|2933
Ellenburg Center|2934
Ellenburg Depot|2935
Ellenville|2428
Ellicottville|4731
Ellington|4732
Ellisburg|3636
Elma|4059
Elmhurst|1373,1380
Elmira|4901-4905
Elmont|1003
Elmsford|523
Endicott|3760-3761,3763
Endwell|3762
Erieville|3061
Erin|4838
Esopus|2429
Esperance|2066
Essex|2936
Etna|3062
Evans Mills|3637
Fabius|3063
Fair Haven|3064
Fairport|4450
Falconer|4733
Fallsburg|2733
Fancher|4452
Far Rockaway|1690-1691,1693,1695
Farmersville Station|4060
Farmingdale|1735,1737
Farmington|4425
Farmingville|1738
Farnham|4061
Fayette|3065
Fayetteville|3066
Felts Mills|3638
Ferndale|2734
Feura Bush|2067
Fillmore|4735
Findley Lake|4736
Fine|3639
Fishers|4453
Fishers Landing|3641
Fishkill|2524
Fishs Eddy|3774
Fleischmanns|2430
Floral Park|1001-1002,1005
Florida|921
Flushing|1351-1352,1354-1355,1358,1367,1371,1381
Fly Creek|3337
Fonda|2068
Forest Hills|1375
Forestburgh|2777
Forestport|3338
Forestville|4062
Fort Ann|2827
Fort Covington|2937
Fort Drum|3602
Fort Edward|2828
Fort Hunter|2069
Fort Johnson|2070
Fort Montgomery|922
Fort Plain|3339
Frankfort|3340
Franklin|3775
Franklin Springs|3341
Franklin Square|1010
Franklinville|4737
Fredonia|4063
Freedom|4065
Freehold|2431
Freeport|1520
Freeville|3068
Fremont Center|2736
Fresh Meadows|1365-1366
Frewsburg|4738
Friendship|4739
Fulton|3069
Fultonham|2071
Fultonville|2072
Gabriels|2939
Gainesville|4066
Gallupville|2073
Galway|2074
Gansevoort|2831
Garden City|1530-1531,1599
Gardiner|2525
Garnerville|923
Garrattsville|3342
Garrison|524
Gasport|4067
Geneseo|4454
Geneva|4456
Genoa|3071
Georgetown|3072
Germantown|2526
Gerry|4740
Getzville|4068
Ghent|2075
Gilbertsville|3776
Gilboa|2076
Glasco|2432
Glen Aubrey|3777
Glen Cove|1542
Glen Head|1545
Glen Oaks|1004
Glen Spey|2737
Glen Wild|2738
Glenfield|3343
Glenford|2433
Glenham|2527
Glenmont|2077
Glens Falls|2801
Glenwood|4069
Glenwood Landing|1547
Gloversville|2078
Goldens Bridge|526
Gorham|4461
Goshen|924
Gouverneur|3642
Gowanda|4070
Grafton|2082
Grahamsville|2740
Grand Gorge|2434
Grand Island|4072
Granite Springs|527
Granville|2832
Great Bend|3643
Great Neck|1020-1024,1026-1027
Great River|1739
Great Valley|4741
Greene|3778
Greenfield Center|2833
Greenfield Park|2435
Greenhurst|4742
Greenlawn|1740
Greenport|1944
Greenvale|1548
Greenville|2083
Greenwich|2834
Greenwood|4839
Greenwood Lake|925
Greig|3345
Groton|3073
Groveland|4462
Guilderland|2084
Guilderland Center|2085
Guilford|3780
Hadley|2835
Hagaman|2086
Hague|2836
Hailesboro|3645
Haines Falls|2436
Halcottsville|2438
Hall|4463
Hamburg|4075
Hamden|3782
Hamilton|3346
Hamlin|4464
Hammond|3646
Hammondsport|4840
Hampton|2837
Hampton Bays|1946
Hancock|3783
Hankins|2741
Hannacroix|2087
Hannawa Falls|3647
Hannibal|3074
Harford|3784
Harpersfield|3786
Harpursville|3787
Harriman|926
Harris|2742
Harrison|528
Harrisville|3648
Hartford|2838
Hartsdale|530
Hartwick|3348
Hastings|3076
Hastings on Hudson|706
Hauppauge|1788
Haverstraw|927
Hawthorne|532
Hector|4841
Helena|3649
Hemlock|4466
Hempstead|1549-1551
Henderson|3650
Henderson Harbor|3651
Henrietta|4467
Hensonville|2439
Herkimer|3350
Hermon|3652
Heuvelton|3654
Hewlett|1557
Hicksville|1801-1802,1815,1819
High Falls|2440
Highland|2528
Highland Falls|928
Highland Lake|2743
Highland Mills|930
Highmount|2441
Hillburn|931
Hillsdale|2529
Hilton|4468
Himrod|4842
Hinckley|3352
Hinsdale|4743
Hobart|3788
Hoffmeister|3353
Hogansburg|3655
Holbrook|1741
Holland|4080
Holland Patent|3354
Holley|4470
Hollis|1423
Hollowville|2530
Holmes|2531
Holtsville|1742
Homer|3077
Honeoye|4471
Honeoye Falls|4472
Hoosick|2089
Hoosick Falls|2090
Hopewell Junction|2533
Hornell|4843
Horseheads|4845
Hortonville|2745
Houghton|4744
Howard Beach|1414
Howells|932
Howes Cave|2092
Hubbardsville|3355
Hudson|2534
Hudson Falls|2839
Hughsonville|2537
Huguenot|2746
Huletts Landing|2841
Hume|4745
Hunt|4846
Hunter|2442
Huntington|1743
Huntington Station|1746
Hurley|2443
Hurleyville|2747
Hyde Park|2538
Ilion|3357
Indian Lake|2842
Inlet|3360
Interlaken|4847
Inwood|1096
Ionia|4475
Irving|4081
Irvington|533
Island Park|1558
Islandia|1749
Islip|1751
Islip Terrace|1752
Ithaca|4850-4853
Jackson Heights|1372
Jacksonville|4854
Jamaica|1405,1424-1425,1430-1437,1439,1451,1499
Jamesport|1947
Jamestown|4701-4702
Jamesville|3078
Jasper|4855
Java Center|4082
Java Village|4083
Jay|2941
Jefferson|2093
Jefferson Valley|535
Jeffersonville|2748
Jericho|1753,1853
Jewett|2444
Johnsburg|2843
Johnson|933
Johnson City|3790
Johnsonville|2094
Johnstown|2095
Jordan|3080
Jordanville|3361
Kanona|4856
Katonah|536
Kattskill Bay|2844
Kauneonga Lake|2749
Keene|2942
Keene Valley|2943
Keeseville|2911,2924,2944
Kendall|4476
Kennedy|4747
Kenoza Lake|2750
Kent|4477
Kerhonkson|2446
Keuka Park|4478
Kew Gardens|1415
Kiamesha Lake|2751
Kill Buck|4748
Killawog|3794
Kinderhook|2106
King Ferry|3081
Kings Park|1754
Kingston|2401-2402
Kirkville|3082
Kirkwood|3795
Knowlesville|4479
Knox|2107
Knoxboro|3362
La Fargeville|3656
La Fayette|3084
Lacona|3083
Lagrangeville|2540
Lake Clear|2945
Lake George|2845
Lake Grove|1755
Lake Hill|2448
Lake Huntington|2752
Lake Katrine|2449
Lake Luzerne|2846
Lake Peekskill|537
Lake Placid|2946
Lake Pleasant|2108
Lake View|4085
Lakemont|4857
Lakeville|4480
Lakewood|4750
Lancaster|4086
Lanesville|2450
Lansing|4882
Larchmont|538
Latham|2110
Laurel|1948
Laurens|3796
Lawrence|1559
Lawrenceville|2949
Lawtons|4091
Le Roy|4482
Lee Center|3363
Leeds|2451
Leicester|4481
Leon|4751
Leonardsville|3364
Levittown|1756
Lewis|2950
Lewiston|4092
Lexington|2452
Liberty|2754
Lily Dale|4752
Lima|4485
Limerick|3657
Limestone|4753
Lincolndale|540
Lindenhurst|1757
Lindley|4858
Linwood|4486
Lisbon|3658
Lisle|3797
Little Falls|3365
Little Genesee|4754
Little Neck|1362-1363
Little Valley|4755
Little York|3087
Liverpool|3088-3090
Livingston|2541
Livingston Manor|2758
Livonia|4487
Livonia Center|4488
Loch Sheldrake|2759
Locke|3092
Lockport|4094-4095
Lockwood|4859
Locust Valley|1560
Lodi|4860
Long Beach|1561
Long Eddy|2760
Long Island City|1101,1109,1120
Long Lake|2847
Lorraine|3659
Lowman|4861
Lowville|3367
Lycoming|3093
Lynbrook|1563
Lyndonville|4098
Lyon Mountain|2952,2955
Lyons|4489
Lyons Falls|3368
Macedon|4502
Machias|4101
Madison|3402
Madrid|3660
Mahopac|541
Mahopac Falls|542
Maine|3802
Malden Bridge|2115
Malden on Hudson|2453
Mallory|3103
Malone|2953
Malverne|1565
Mamaroneck|543
Manchester|4504
Manhasset|1030
Manlius|3104
Mannsville|3661
Manorville|1949
Maple Springs|4756
Maple View|3107
Maplecrest|2454
Marathon|3803
Marcellus|3108
Marcy|3403
Margaretville|2455
Marietta|3110
Marilla|4102
Marion|4505
Marlboro|2542
Martinsburg|3404
Martville|3111
Maryknoll|545
Maryland|2116
Masonville|3804
Maspeth|1378
Massapequa|1758
Massapequa Park|1762
Massena|3662
Mastic|1950
Mastic Beach|1951
Mattituck|1952
Maybrook|2543
Mayfield|2117
Mayville|4757
Mc Connellsville|3401
Mc Donough|3801
Mc Graw|3101
Mc Lean|3102
Mechanicville|2118
Mecklenburg|4863
Medford|1763
Medina|4103
Medusa|2120
Mellenville|2544
Melrose|2121
Melville|1747,1760,1775
Memphis|3112
Mendon|4506
Meridale|3806
Meridian|3113
Merrick|1566
Mexico|3114
Middle Falls|2848
Middle Granville|2849
Middle Grove|2850
Middle Island|1953
Middle Village|1379
Middleburgh|2122
Middleport|4105
Middlesex|4507
Middletown|940-941
Middleville|3406
Milford|3807
Mill Neck|1765
Millbrook|2545
Miller Place|1764
Millerton|2546
Millport|4864
Millwood|546
Milton|2547
Mineola|1501
Minerva|2851
Minetto|3115
Mineville|2956
Minoa|3116
Model City|4107
Modena|2548
Mohawk|3407
Mohegan Lake|547
Moira|2957
Mongaup Valley|2762
Monroe|949-950
Monsey|952
Montauk|1954
Montezuma|3117
Montgomery|2549
Monticello|2701
Montour Falls|4865
Montrose|548
Mooers|2958
Mooers Forks|2959
Moravia|3118
Moriah|2960
Moriah Center|2961
Moriches|1955
Morris|3808
Morrisonville|2962
Morristown|3664
Morrisville|3408
Morton|4508
Mottville|3119
Mount Kisco|549
Mount Marion|2456
Mount Morris|4510
Mount Sinai|1766
Mount Tremper|2457
Mount Upton|3809
Mount Vernon|550-553
Mount Vision|3810
Mountain Dale|2763
Mountainville|953
Mumford|4511
Munnsville|3409
Nanuet|954
Napanoch|2458
Naples|4512
Narrowsburg|2764
Nassau|2123
Natural Bridge|3665
Nedrow|3120
Nelliston|3410
Nesconset|1767
Neversink|2765
New Baltimore|2124
New Berlin|3411
New City|956
New Hampton|958
New Hartford|3413
New Haven|3121
New Hyde Park|1040,1042
New Kingston|2459
New Lebanon|2125
New Lisbon|3415
New Milford|959
New Paltz|2561
New Rochelle|801-802,804-805
New Russia|2964
New Suffolk|1956
New Windsor|2553
New Woodstock|3122
New York|1-14,16-41,43-45,55,60,65,69,75,80-81,87,90,101-126,128-133,138,150-179,185,199,203,211-213,242,249,256,258-261,265,268-282,285-286
New York Mills|3417
Newark|4513
Newark Valley|3811
Newburgh|2550-2552,2555
Newcomb|2852,2879
Newfane|4108
Newfield|4867
Newport|3416
Newton Falls|3666
Newtonville|2128
Niagara Falls|4301-4305
Niagara University|4109
Nichols|3812
Nicholville|2965
Nineveh|3813
Niobe|4758
Niverville|2130
Norfolk|3667
North Babylon|1703
North Bangor|2966
North Bay|3123
North Blenheim|2131
North Boston|4110
North Branch|2766
North Brookfield|3418
North Chatham|2132
North Chili|4514
North Collins|4111
North Creek|2853
North Evans|4112
North Granville|2854
North Greece|4515
North Hoosick|2133
North Hudson|2855
North Java|4113
North Lawrence|2967
North Norwich|3814
North Pitcher|3124
North River|2856
North Rose|4516
North Salem|560
North Tonawanda|4120
Northport|1768
Northville|2134
Norwich|3815
Norwood|3668
Nunda|4517
Nyack|960
Oak Hill|2460
Oakdale|1769
Oakfield|4125
Oakland Gardens|1364
Oaks Corners|4518
Obernburg|2767
Ocean Beach|1770
Oceanside|1572
Odessa|4869
Ogdensburg|3669
Olcott|4126
Old Bethpage|1804
Old Chatham|2136
Old Forge|3420
Old Westbury|1568
Olean|4760
Olivebridge|2461
Olmstedville|2857
Oneida|3421
Oneonta|3820
Ontario|4519
Ontario Center|4520
Orangeburg|962
Orchard Park|4127
Orient|1957
Oriskany|3424
Oriskany Falls|3425
Orwell|3426
Ossining|562
Oswegatchie|3670
Oswego|3126
Otego|3825
Otisville|963
Otto|4766
Ouaquaga|3826
Ovid|4521
Owego|3827
Owls Head|2969
Oxbow|3671
Oxford|3830
Oyster Bay|1771
Ozone Park|1416-1417
Painted Post|4870
Palatine Bridge|3428
Palenville|2463
Palisades|964
Palmyra|4522
Panama|4767
Paradox|2858
Parish|3131
Parishville|3672
Parksville|2768
Patchogue|1772
Patterson|2563
Pattersonville|2137
Paul Smiths|2970
Pavilion|4525
Pawling|2564
Pearl River|965
Peconic|1958
Peekskill|566
Pelham|803
Penfield|4526
Penn Yan|4527
Pennellville|3132
Perkinsville|4529
Perry|4530
Perrysburg|4129
Peru|2972
Peterboro|3134
Petersburg|2138
Phelps|4532
Philadelphia|3673
Phillipsport|2769
Philmont|2565
Phoenicia|2464
Phoenix|3135
Piercefield|2973
Piermont|968
Pierrepont Manor|3674
Piffard|4533
Pike|4130
Pine Bush|2566
Pine City|4871
Pine Hill|2465
Pine Island|969
Pine Plains|2567
Pine Valley|4872
Piseco|2139
Pitcher|3136
Pittsford|4534
Plainview|1803
Plainville|3137
Plattekill|2568
Plattsburgh|2901,2903
Pleasant Valley|2569
Pleasantville|570
Plessis|3675
Plymouth|3832
Poestenkill|2140
Point Lookout|1569
Poland|3431
Pomona|970
Pompey|3138
Pond Eddy|2770
Poplar Ridge|3139
Port Byron|3140
Port Chester|573
Port Crane|3833
Port Ewen|2466
Port Gibson|4537
Port Henry|2974
Port Jefferson|1777
Port Jefferson Station|1776
Port Jervis|2771
Port Kent|2975
Port Leyden|3433
Port Washington|1050-1055
Portageville|4536
Porter Corners|2859
Portland|4769
Portlandville|3834
Portville|4770
Potsdam|3676,3699
Pottersville|2860
Poughkeepsie|2601-2604
Poughquag|2570
Pound Ridge|576
Prattsburgh|4873
Prattsville|2468
Preble|3141
Preston Hollow|2469
Prospect|3435
Pulaski|3142
Pulteney|4874
Pultneyville|4538
Purchase|577
Purdys|578
Purling|2470
Putnam Station|2861
Putnam Valley|579
Pyrites|3677
Quaker Street|2141
Queens Village|1427-1429
Queensbury|2804
Quogue|1959
Rainbow Lake|2976
Randolph|4772
Ransomville|4131
Raquette Lake|3436
Ravena|2143
Ray Brook|2977
Raymondville|3678
Reading Center|4876
Red Creek|3143
Red Hook|2571
Redfield|3437
Redford|2978
Redwood|3679
Rego Park|1374
Remsen|3438
Remsenburg|1960
Rensselaer|2144
Rensselaer Falls|3680
Rensselaerville|2147
Retsof|4539
Rexford|2148
Rexville|4877
Rhinebeck|2572
Rhinecliff|2574
Richburg|4774
Richfield Springs|3439
Richford|3835
Richland|3144
Richmond Hill|1418
Richmondville|2149
Richville|3681
Ridge|1961
Ridgewood|1385-1386
Rifton|2471
Riparius|2862
Ripley|4775
Riverhead|1901
Rochester|4602-4627,4638-4639,4642-4644,4646-4647,4649-4653,4692,4694
Rock City Falls|2863
Rock Hill|2775
Rock Stream|4878
Rock Tavern|2575
Rockaway Park|1694
Rockville Centre|1570-1571
Rocky Point|1778
Rodman|3682
Rome|3440-3442,3449
Romulus|4541
Ronkonkoma|1779
Roosevelt|1575
Rooseveltown|3683
Roscoe|2776
Rose|4542
Roseboom|3450
Rosedale|1422
Rosendale|2472
Roslyn|1576
Roslyn Heights|1577
Rotterdam Junction|2150
Round Lake|2151
Round Top|2473
Rouses Point|2979
Roxbury|2474
Ruby|2475
Rush|4543
Rushford|4777
Rushville|4544
Russell|3684
Rye|580
Sabael|2864
Sackets Harbor|3685
Sag Harbor|1963
Sagaponack|1962
Salamanca|4779
Salem|2865
Salisbury Center|3454
Salisbury Mills|2577
Salt Point|2578
Sanborn|4132
Sand Lake|2153
Sandusky|4133
Sandy Creek|3145
Sangerfield|3455
Saranac|2981
Saranac Lake|2983
Saratoga Springs|2866
Sardinia|4134
Saugerties|2477
Sauquoit|3456
Savannah|3146
Savona|4879
Sayville|1782
Scarsdale|583
Schaghticoke|2154
Schenectady|2301-2309,2325,2345
Schenevus|2155
Schodack Landing|2156
Schoharie|2157
Schroon Lake|2870
Schuyler Falls|2985
Schuyler Lake|3457
Schuylerville|2871
Scio|4880
Scipio Center|3147
Scottsburg|4545
Scottsville|4546
Sea Cliff|1579
Seaford|1783
Selden|1784
Selkirk|2158
Seneca Castle|4547
Seneca Falls|3148
Severance|2872
Shandaken|2480
Sharon Springs|3459
Shelter Island|1964
Shelter Island Heights|1965
Shenorock|587
Sherburne|3460
Sheridan|4135
Sherman|4781
Sherrill|3461
Shirley|1967
Shokan|2481
Shoreham|1786
Shortsville|4548
Shrub Oak|588
Shushan|2873
Sidney|3838
Sidney Center|3839
Silver Bay|2874
Silver Creek|4136
Silver Lake|4549
Silver Springs|4550
Sinclairville|4782
Skaneateles|3152
Skaneateles Falls|3153
Slate Hill|973
Slaterville Springs|4881
Slingerlands|2159
Sloansville|2160
Sloatsburg|974
Smallwood|2778
Smithboro|3840
Smithtown|1787
Smithville Flats|3841
Smyrna|3464
Sodus|4551
Sodus Point|4555
Solsville|3465
Somers|589
Sonyea|4556
Sound Beach|1789
South Bethlehem|2161
South Butler|3154
South Byron|4557
South Cairo|2482
South Colton|3687
South Dayton|4138
South Fallsburg|2779
South Glens Falls|2803
South Jamesport|1970
South Kortright|3842
South Lima|4558
South New Berlin|3843
South Otselic|3155
South Ozone Park|1420
South Plymouth|3844
South Richmond Hill|1419
South Salem|590
South Wales|4139
Southampton|1968-1969
Southfields|975
Southold|1971
Sparkill|976
Sparrow Bush|2780
Speculator|2164
Spencer|4883
Spencerport|4559
Spencertown|2165
Speonk|1972
Sprakers|2166
Spring Brook|4140
Spring Glen|2483
Spring Valley|977
Springfield Center|3468
Springfield Gardens|1413
Springville|4141
Springwater|4560
St. Albans|1412
St. Bonaventure|4778
St. James|1780
St. Johnsville|3452
St. Regis Falls|2980
Staatsburg|2580
Stafford|4143
Stamford|2167
Stanfordville|2581
Stanley|4561
Star Lake|3690
Staten Island|301-314
Steamburg|4783
Stella Niagara|4144
Stephentown|2168-2169
Sterling|3156
Sterling Forest|979
Stillwater|2170
Stittville|3469
Stockton|4784
Stone Ridge|2484
Stony Brook|1790,1794
Stony Creek|2878
Stony Point|980
Stormville|2582
Stottville|2172
Stow|4785
Stratford|3470
Strykersville|4145
Stuyvesant|2173
Stuyvesant Falls|2174
Suffern|901
Sugar Loaf|981
Summit|2175
Summitville|2781
Sunnyside|1104
Surprise|2176
Swain|4884
Swan Lake|2783
Sylvan Beach|3157
Syosset|1773,1791
Syracuse|3201-3212,3214-3215,3217-3221,3224-3225,3235,3244,3250-3252,3261,3290
Taberg|3471
Tallman|982
Tannersville|2485
Tappan|983
Tarrytown|591
Thendara|3472
Theresa|3691
Thiells|984
Thompson Ridge|985
Thompsonville|2784
Thornwood|594
Thousand Island Park|3692
Three Mile Bay|3693
Ticonderoga|2883
Tillson|2486
Tioga Center|3845
Tivoli|2583
Tomkins Cove|986
Tonawanda|4150-4151
Treadwell|3846
Tribes Hill|2177
Troupsburg|4885
Trout Creek|3847
Troy|2180-2183
Trumansburg|4886
Truxton|3158
Tuckahoe|707
Tully|3159
Tunnel|3848
Tupper Lake|2986
Turin|3473
Tuxedo Park|987
Tyrone|4887
Ulster Park|2487
Unadilla|3849
Union Hill|4563
Union Springs|3160
Uniondale|1553,1555-1556
Unionville|988
Upper Jay|2987
Upton|1973
Utica|3501-3505,3599
Vails Gate|2584
Valatie|2184
Valhalla|595
Valley Cottage|989
Valley Falls|2185
Valley Stream|1580-1582
Van Buren Point|4166
Van Etten|4889
Van Hornesville|3475
Varysburg|4167
Verbank|2585
Vermontville|2989
Vernon|3476
Vernon Center|3477
Verona|3478
Verona Beach|3162
Verplanck|596
Versailles|4168
Vestal|3850-3851
Victor|4564
Victory Mills|2884
Voorheesville|2186
Waccabuc|597
Waddington|3694
Wading River|1792
Wainscott|1975
Walden|2586
Wales Center|4169
Walker Valley|2588
Wallkill|2589
Walton|3856
Walworth|4568
Wampsville|3163
Wanakena|3695
Wantagh|1793
Wappingers Falls|2590
Warners|3164
Warnerville|2187
Warrensburg|2885
Warsaw|4569
Warwick|990
Washington Mills|3479
Washingtonville|992
Wassaic|2592
Water Mill|1976
Waterford|2188
Waterloo|3165
Waterport|4571
Watertown|3601,3603
Waterville|3480
Watervliet|2189
Watkins Glen|4891
Waverly|4892
Wawarsing|2489
Wayland|4572
Wayne|4893
Webster|4580
Weedsport|3166
Wellesley Island|3640
Wells|2190
Wells Bridge|3859
Wellsburg|4894
Wellsville|4895
West Babylon|1704,1707
West Bloomfield|4585
West Burlington|3482
West Camp|2490
West Chazy|2992
West Clarksville|4786
West Coxsackie|2192
West Davenport|3860
West Eaton|3484
West Edmeston|3485
West Falls|4170
West Fulton|2194
West Harrison|604
West Haverstraw|993
West Hempstead|1552
West Henrietta|4586
West Hurley|2491
West Islip|1795
West Kill|2492
West Lebanon|2195
West Leyden|3489
West Monroe|3167
West Nyack|994
West Oneonta|3861
West Park|2493
West Point|996-997
West Sand Lake|2196
West Sayville|1796
West Shokan|2494
West Stockholm|3696
West Valley|4171
West Winfield|3491
Westbrookville|2785
Westbury|1590
Westdale|3483
Westerlo|2193
Westernville|3486
Westfield|4787
Westford|3488
Westhampton|1977
Westhampton Beach|1978
Westmoreland|3490
Westons Mills|4788
Westport|2993
Westtown|998
Wevertown|2886
Whippleville|2995
White Lake|2786
White Plains|601-603,605-607,610
White Sulphur Springs|2787
Whitehall|2887
Whitesboro|3492
Whitestone|1357
Whitesville|4897
Whitney Point|3862
Willard|4588
Willet|3863
Williamson|4589
Williamstown|3493
Williston Park|1596
Willow|2495
Willsboro|2996
Willseyville|3864
Wilmington|2997
Wilson|4172
Windham|2496
Windsor|3865
Wingdale|2594
Winthrop|3697
Witherbee|2998
Wolcott|4590
Woodbourne|2788
Woodbury|1797
Woodgate|3494
Woodhaven|1421
Woodhull|4898
Woodmere|1598
Woodridge|2789
Woodside|1377
Woodstock|2498
Worcester|2197
Wurtsboro|2790
Wyandanch|1798
Wynantskill|2198
Wyoming|4591
Yaphank|1980
Yonkers|701-705,710
York|4592
Yorkshire|4173
Yorktown Heights|598
Yorkville|3495
Youngstown|4174
Youngsville|2791
Yulan|2792
PA
Aaronsburg|6820
Abbottstown|7301
Abington|9001
Acme|5610
Acosta|5520
Adah|5410
Adamsburg|5611
Adamstown|9501
Adamsville|6110
Addison|5411
Adrian|6210
Airville|7302
Akron|7501
Alba|6910
Albion|6401,6475
Albrightsville|8210
Alburtis|8011
Aleppo|5310
Alexandria|6611
Aliquippa|5001
Allenport|5412
Allensville|7002
Allentown|8101-8106,8109,8195
Allenwood|7810
Allison|5413
Allison Park|5101
Allport|6821
Altoona|6601-6603
Alum Bank|5521
Alverda|5710
Alverton|5612
Amberson|7210
Ambler|9002
Ambridge|5003
Amity|5311
Analomink|8320
Andreas|8211
Anita|5711
Annville|7003
Antes Fort|7720
Apollo|5613
Aquashicola|8012
Arcadia|5712
Archbald|8403
Ardara|5615
Ardmore|9003
Arendtsville|7303
Aristes|7920
Armagh|5920
Armbrust|5616
Arnot|6911
Arona|5617
Artemas|7211
Ashfield|8212
Ashland|7921
Ashville|6613
Aspers|7304
Aston|9014
Atglen|9310
Athens|8810
Atlantic|6111
Atlasburg|5004
Auburn|7922
Audubon|9407
Aultman|5713
Austin|6720
Avella|5312
Avis|7721
Avondale|9311
Avonmore|5618
Baden|5005
Bainbridge|7502
Bairdford|5006
Bakerstown|5007
Bala Cynwyd|9004
Bally|9503
Bangor|8013
Barnesville|8214
Bart|7503
Barto|9504
Bartonsville|8321
Bath|8014
Bausman|7504
Beach Haven|8601
Beach Lake|8405
Beallsville|5313
Bear Creek|8602
Bear Lake|6402
Beaver|5009
Beaver Falls|5010
Beaver Meadows|8216
Beaver Springs|7812,7843
Beaverdale|5921
Beavertown|7813
Beccaria|6616
Bechtelsville|9505
Bedford|5522
Bedminster|8910
Beech Creek|6822
Belle Vernon|5012
Bellefonte|6823
Belleville|7004
Bellwood|6617
Belsano|5922
Bendersville|7306
Benezett|5821
Bensalem|9020
Bentleyville|5314
Benton|7814
Berlin|5530
Bernville|9506
Berrysburg|7005
Berwick|8603
Berwyn|9312
Bessemer|6112
Bethel|9507
Bethel Park|5102
Bethlehem|8015-8018,8020,8025
Beyer|6211
Big Cove Tannery|7212
Big Run|5715
Bigler|6825
Biglerville|7307
Birchrunville|9421
Bird in Hand|7505
Birdsboro|9508
Black Lick|5716
Blain|7006
Blairs Mills|7213
Blairsville|5717
Blakeslee|8610
Blanchard|6826
Blandburg|6619
Blandon|9510
Blooming Glen|8911
Bloomsburg|7815
Blossburg|6912
Blue Ball|7506
Blue Bell|9422,9424
Blue Ridge Summit|7214
Boalsburg|6827
Bobtown|5315
Boiling Springs|7007
Bolivar|5923
Boswell|5531
Bovard|5619
Bowers|9511
Bowmanstown|8030
Bowmansville|7507
Boyers|6016-6018,6020
Boyertown|9512
Boynton|5532
Brackenridge|5014
Brackney|8812
Braddock|5104
Bradenville|5620
Bradford|6701
Bradfordwoods|5015
Branchdale|7923
Branchton|6021
Brandamore|9316
Brandy Camp|5822
Brave|5316
Breezewood|5533
Breinigsville|8031
Bridgeport|9405
Bridgeville|5017
Brier Hill|5415
Brisbin|6620
Bristol|9007
Broad Top|6621
Brockport|5823
Brockton|7925
Brockway|5824
Brodheadsville|8322
Brogue|7309
Brookhaven|9015
Brooklyn|8813
Brookville|5825
Broomall|9008
Brownfield|5416
Brownstown|7508
Brownsville|5417
Bruin|6022
Brush Valley|5720
Bryn Athyn|9009
Bryn Mawr|9010
Buck Hill Falls|8323
Buckingham|8912
Buena Vista|5018
Buffalo Mills|5534
Bulger|5019
Bunola|5020
Burgettstown|5021
Burlington|8814
Burnham|7009
Burnside|5721
Burnt Cabins|7215
Bushkill|8324
Butler|6001-6003
Byrnedale|5827
Cabot|6023
Cadogan|6212
Cairnbrook|5924
California|5419
Callensburg|6213
Callery|6024
Calumet|5621
Calvin|6622
Cambra|8611
Cambridge Springs|6403
Camp Hill|7001,7011-7012,7089
Campbelltown|7010
Camptown|8815
Canadensis|8325
Canonsburg|5317
Canton|7724
Carbondale|8407
Cardale|5420
Carlisle|7013,7015
Carlton|6311
Carmichaels|5320
Carnegie|5106
Carrolltown|5722
Carversville|8913
Cashtown|7310
Cassandra|5925
Cassville|6623
Castanea|7726
Catasauqua|8032
Catawissa|7820
Cecil|5321
Cedar Run|7727
Cedars|9423
Center Valley|8034
Centerport|9516
Centerville|6404
Central City|5926
Centre Hall|6828
Chadds Ford|9317
Chalfont|8914
Chalk Hill|5421
Chambersburg|7201-7202
Chambersville|5723
Champion|5622
Chandlers Valley|6312
Charleroi|5022
Chatham|9318
Cheltenham|9012
Cherry Tree|5724
Cherryville|8035
Chest Springs|6624
Chester|9013,9016
Chester Heights|9017
Chester Springs|9425
Chestnut Ridge|5422
Cheswick|5024
Cheyney|9319
Chicora|6025
Chinchilla|8410
Christiana|7509
Clairton|5025
Clarence|6829
Clarendon|6313
Claridge|5623
Clarington|5828
Clarion|6214
Clark|6113
Clarks Mills|6114
Clarks Summit|8411
Clarksburg|5725
Clarksville|5322
Claysburg|6625
Claysville|5323
Clearfield|6830
Clearville|5535
Clifford|8413
Clifton Heights|9018
Clinton|5026
Clintonville|6372
Clune|5727
Clymer|5728
Coal Center|5423
Coal Township|7866
Coaldale|8218
Coalport|6627
Coatesville|9320
Coburn|6832
Cochranton|6314
Cochranville|9330
Cocolamus|7014
Codorus|7311
Cogan Station|7728
Cokeburg|5324
Collegeville|9426
Colmar|8915
Columbia|7512
Columbia Cross Roads|6914
Columbus|6405
Colver|5927
Commodore|5729
Concord|7217
Concordville|9331,9339-9340
Conestoga|7516
Confluence|5424
Conneaut Lake|6316
Conneautville|6406
Connellsville|5425
Connoquenessing|6027
Conshohocken|9428-9429
Conway|5027
Conyngham|8219
Cooksburg|6217
Coolspring|5730
Coopersburg|8036
Cooperstown|6317
Coplay|8037
Coral|5731
Coraopolis|5108
Cornwall|7016
Corry|6407
Corsica|5829
Coudersport|6915
Coulters|5028
Coupon|6629
Covington|6917
Cowansville|6218
Crabtree|5624
Craley|7312
Cranberry|6319
Cranberry Township|6066
Cranesville|6410
Creamery|9430
Creekside|5732
Creighton|5030
Crescent|5046
Cresco|8326
Cresson|6630,6699
Cressona|7929
Crosby|6724
Cross Fork|7729
Crown|6220
Croydon|9021
Crucible|5325
Crum Lynne|9022
Crystal Spring|5536
Cuddy|5031
Cumbola|7930
Curllsville|6221
Curryville|6631
Curtisville|5032
Curwensville|6833
Custer City|6725
Cyclone|6726
Dagus Mines|5831
Daisytown|5427
Dallas|8612,8690
Dallastown|7313
Dalmatia|7017
Dalton|8414
Damascus|8415
Danboro|8916
Danielsville|8038
Danville|7821-7822
Darby|9023
Darlington|6115
Darragh|5625
Dauphin|7018
Davidsville|5928
Dawson|5428
Dayton|6222
De Lancey|5733
De Young|6728
Defiance|6633
Delano|8220
Delaware Water Gap|8327
Delmont|5626
Delta|7314
Denbo|5429
Denver|7517
Derrick City|6727
Derry|5627
Devault|9432
Devon|9333
Dewart|7730
Dickerson Run|5430
Dilliner|5327
Dillsburg|7019
Dilltown|5929
Dimock|8816
Dingmans Ferry|8328
Distant|6223
Dixonville|5734
Donegal|5628
Donora|5033
Dornsife|7823
Douglassville|9518
Dover|7315
Downingtown|9335
Doylesburg|7219
Doylestown|8901-8902
Dravosburg|5034
Dresher|9025
Drexel Hill|9026
Drifting|6834
Drifton|8221
Driftwood|5832
Drumore|7518
Drums|8222
Dry Run|7220
Du Bois|5801
Dublin|8917
Dudley|6634
Duke Center|6729
Dunbar|5431
Duncannon|7020
Duncansville|6635
Dunlevy|5432
Dunlo|5930
Duquesne|5110
Durham|8039
Duryea|8642
Dushore|8614
Dysart|6636
Eagles Mere|7731
Eagleville|9408,9415
Earlington|8918
Earlville|9519
East Berlin|7316
East Brady|6028
East Butler|6029
East Earl|7519
East Freedom|6637
East Greenville|8041
East Hickory|6321
East Mc Keesport|5035
East Millsboro|5433
East Petersburg|7520
East Pittsburgh|5112
East Prospect|7317
East Smethport|6730
East Smithfield|8817
East Springfield|6411
East Stroudsburg|8301-8302
East Texas|8046
East Vandergrift|5629
East Waterford|7021
Easton|8040,8042-8045
Eau Claire|6030
Ebensburg|5931
Ebervale|8223
Edgemont|9028
Edinboro|6412,6444
Edinburg|6116
Effort|8330
Eighty Four|5330
Elco|5434
Elderton|5736
Eldred|6731
Elgin|6413
Elizabeth|5037
Elizabethtown|7022
Elizabethville|7023
Elkins Park|9027
Elkland|6920
Elliottsburg|7024
Ellsworth|5331
Ellwood City|6117
Elm|7521
Elmhurst|8416
Elmora|5737
Elrama|5038
Elton|5934
Elverson|9520
Elysburg|7824
Emeigh|5738
Emigsville|7318
Emlenton|6373
Emmaus|8049,8098-8099
Emporium|5834
Endeavor|6322
Enola|7025
Enon Valley|6120
Entriken|6638
Ephrata|7522
Equinunk|8417
Erie|6501-6512,6514-6515,6522,6530-6531,6534,6538,6541,6544,6546,6550,6553,6563,6565
Ernest|5739
Erwinna|8920
Essington|9029
Etters|7319
Evans City|6033
Everett|5537
Everson|5631
Export|5632
Exton|9341
Factoryville|8419
Fairbank|5435
Fairchance|5436
Fairfield|7320
Fairhope|5538
Fairless Hills|9030
Fairmount City|6224
Fairview|6415
Fairview Village|9409
Fallentimber|6639
Falls|8615
Falls Creek|5840
Fannettsburg|7221
Farmington|5437
Farrell|6121
Fawn Grove|7321
Fayette City|5438
Fayetteville|7222
Feasterville Trevose|9053
Felton|7322
Fenelton|6034
Ferndale|8921
Finleyville|5332
Fisher|6225
Fishertown|5539
Fleetville|8420
Fleetwood|9522
Fleming|6835
Flinton|6640
Flourtown|9031
Fogelsville|8051
Folcroft|9032
Folsom|9033
Fombell|6123
Forbes Road|5633
Force|5841
Ford City|6226
Ford Cliff|6228
Forest City|8421
Forest Grove|8922
Forestville|6035
Forksville|8616
Fort Hill|5540
Fort Littleton|7223
Fort Loudon|7224
Fort Washington|9034
Fountainville|8923
Foxburg|6036
Frackville|7931-7932
Franconia|8924
Franklin|6323
Franklintown|7323
Frederick|9435
Fredericksburg|7026
Fredericktown|5333
Fredonia|6124
Freeburg|7827
Freedom|5042
Freeland|8224
Freeport|6229
Frenchville|6836
Friedens|5541
Friedensburg|7933
Friendsville|8818
Fryburg|6326
Furlong|8925
Gaines|6921
Galeton|6922
Gallitzin|6641
Gans|5439
Gap|7527
Garards Fort|5334
Gardners|7324
Garland|6416
Garnet Valley|9060
Garrett|5542
Gastonville|5336
Geigertown|9523
Genesee|6923,6941
Georgetown|5043
Germansville|8053
Gettysburg|7325
Gibbon Glade|5440
Gibson|8820
Gibsonia|5044
Gifford|6732
Gilbert|8331
Gilberton|7934
Gilbertsville|9525
Gillett|6925
Gipsy|5741
Girard|6417
Girardville|7935
Gladwyne|9035
Glasgow|6644
Glassport|5045
Glen Campbell|5742
Glen Hope|6645
Glen Lyon|8617
Glen Mills|9342
Glen Richey|6837
Glen Riddle Lima|9037
Glen Rock|7327
Glenmoore|9343
Glenolden|9036
Glenshaw|5116
Glenside|9038
Glenville|7329
Goodville|7528
Gordon|7936
Gordonville|7529
Gouldsboro|8424
Gradyville|9039
Grampian|6838
Grand Valley|6420
Grantham|7027
Grantville|7028
Granville|7029
Granville Summit|6926
Grapeville|5634
Grassflat|6839
Gratz|7030
Gray|5544
Graysville|5337
Great Bend|8821
Greeley|8425
Green Lane|8054
Greencastle|7225
Greenock|5047
Greensboro|5338
Greensburg|5601,5605-5606
Greentown|8426
Greenville|6125
Grindstone|5442
Grove City|6127
Grover|7735
Guys Mills|6327
Gwynedd|9436
Gwynedd Valley|9437
Hadley|6130
Halifax|7032
Hallstead|8822
Hamburg|9526
Hamilton|5744
Hamlin|8427
Hannastown|5635
Hanover|7331-7335
Harborcreek|6421
Harford|8823
Harleigh|8225
Harleysville|9438,9441
Harmonsburg|6422
Harmony|6037
Harrisburg|7101-7113,7120-7130,7140,7177
Harrison City|5636
Harrison Valley|6927
Harrisonville|7228
Harrisville|6038
Hartleton|7829
Hartstown|6131
Harveys Lake|8618
Harwick|5049
Hastings|6646
Hatboro|9040
Hatfield|9440
Haverford|9041
Havertown|9083
Hawk Run|6840
Hawley|8428
Hawthorn|6230
Hazel Hurst|6733
Hazleton|8201-8202
Hegins|7938
Heilwood|5745
Hellertown|8055
Hendersonville|5339
Henryville|8332
Hereford|8056
Herman|6039
Herminie|5637
Hermitage|6148
Herndon|7830
Herrick Center|8430
Hershey|7033
Hesston|6647
Hibbs|5443
Hickory|5340
Hidden Valley|5502
Highspire|7034
Hiller|5444
Hilliards|6040
Hillsdale|5746
Hillsgrove|8619
Hillsville|6132
Hilltown|8927
Holbrook|5341
Holicong|8928
Hollidaysburg|6648
Hollsopple|5935
Holmes|9043,9098
Holtwood|7532
Home|5747
Homer City|5748
Homestead|5120
Honesdale|8431
Honey Brook|9344
Honey Grove|7035
Hookstown|5050
Hooversville|5936
Hop Bottom|8824
Hopeland|7533
Hopewell|6650
Hopwood|5445
Horsham|9044
Hostetter|5638
Houston|5342
Houtzdale|6651,6698
Howard|6841
Hughesville|7737
Hummels Wharf|7831
Hummelstown|7036
Hunker|5639
Hunlock Creek|8621
Huntingdon|6652,6654
Huntingdon Valley|9006
Huntington Mills|8622
Hustontown|7229
Hutchinson|5640
Hyde|6843
Hyde Park|5641
Hydetown|6328
Hyndman|5545
Ickesburg|7037
Idaville|7337
Imler|6655
Immaculata|9345
Imperial|5126
Indian Head|5446
Indiana|5701,5705
Indianola|5051
Industry|5052
Ingomar|5127
Intercourse|7534
Irvine|6329,6368-6369
Irvona|6656
Irwin|5642
Isabella|5447
Jackson|8825
Jackson Center|6133
Jacobs Creek|5448
James City|6734
James Creek|6657
Jamestown|6134
Jamison|8929
Jeannette|5644
Jefferson|5344
Jenkintown|9046
Jenners|5546
Jennerstown|5547
Jermyn|8433
Jerome|5937
Jersey Mills|7739
Jersey Shore|7723,7740
Jessup|8434
Jim Thorpe|8229
Joffre|5053
Johnsonburg|5845
Johnstown|5901-5902,5904-5907,5909,5915
Jones Mills|5646
Jonestown|7038
Josephine|5750
Julian|6844
Junedale|8230
Kane|6735
Kantner|5548
Karns City|6041
Karthaus|6845
Keisterville|5449
Kelayres|8231
Kelton|9346
Kemblesville|9347
Kempton|9529
Kennerdell|6374
Kennett Square|9348
Kent|5752
Kersey|5846
Kimberton|9442
King of Prussia|9406
Kingsley|8826
Kingston|8704
Kintnersville|8930
Kinzers|7535
Kirkwood|7536
Kittanning|6201
Kleinfeltersville|7039
Klingerstown|7941
Knox|6232
Knox Dale|5847
Knoxville|6928
Koppel|6136
Kossuth|6331
Kreamer|7833
Kresgeville|8333
Kulpmont|7834
Kulpsville|9443
Kunkletown|8058
Kutztown|9530
Kylertown|6847
La Belle|5450
La Jose|5753
La Plume|8440
Laceyville|8623
Lackawaxen|8435
Lafayette Hill|9444
Lahaska|8931
Lairdsville|7742
Lake Ariel|8436
Lake City|6423
Lake Como|8437
Lake Harmony|8624
Lake Lynn|5451
Lake Winola|8625
Lakeville|8438
Lakewood|8439
Lamar|6848
Lamartine|6375
Lampeter|7537
Lancaster|7601-7608,7611,7622,7699
Landenberg|9350
Landisburg|7040
Landisville|7538
Lanesboro|8827
Langeloth|5054
Langhorne|9047-9049
Lansdale|9446
Lansdowne|9050
Lanse|6849
Lansford|8232
Laporte|8626
Larimer|5647
Latrobe|5650
Lattimer Mines|8234
Laughlintown|5655
Laurelton|7835
Laurys Station|8059
Lavelle|7943
Lawn|7041
Lawrence|5055
Lawrenceville|6929
Lawton|8828
Le Raysville|8829
Lebanon|7042,7046
Leck Kill|7836
Leckrone|5454
Lecontes Mills|6850
Lederach|9450
Leechburg|5656
Leeper|6233
Leesport|9533
Leetsdale|5056
Lehigh Valley|8001-8003
Lehighton|8235
Lehman|8627
Leisenring|5455
Lemasters|7231
Lemont|6851
Lemont Furnace|5456
Lemoyne|7043
Lenhartsville|9534
Lenni|9052
Lenoxville|8441
Leola|7540
Levittown|9054-9058
Lewis Run|6738
Lewisberry|7339
Lewisburg|7837
Lewistown|7044
Lewisville|9351
Liberty|6930
Lickingville|6332
Ligonier|5658
Lilly|5938
Limekiln|9535
Limeport|8060
Limestone|6234
Lincoln University|9352
Linden|7744
Line Lexington|8932
Linesville|6424
Lionville|9353
Listie|5549
Lititz|7543
Little Meadows|8830
Littlestown|7340
Liverpool|7045
Llewellyn|7944
Lock Haven|7745
Locust Gap|7840
Locustdale|7945
Loganton|7747
Loganville|7342
Long Pond|8334
Lopez|8628
Loretto|5940
Lost Creek|7946
Lowber|5660
Loyalhanna|5661
Loysburg|6659
Loysville|7047
Lucernemines|5754
Lucinda|6235
Ludlow|6333
Lumberville|8933
Lurgan|7232
Luthersburg|5848
Luxor|5662
Luzerne|8709
Lykens|7048
Lyndell|9354
Lyndora|6045
Lyon Station|9536
Mackeyville|7750
Macungie|8062
Madera|6661
Madison|5663
Madisonburg|6852
Mahaffey|5757
Mahanoy City|7948
Mahanoy Plane|7949
Mainesburg|6932
Mainland|9451
Malvern|9355
Mammoth|5664
Manchester|7345
Manheim|7545
Manns Choice|5550
Manor|5665
Manorville|6238
Mansfield|6933
Mapleton Depot|7052
Mar Lin|7951
Marble|6334
Marchand|5758
Marcus Hook|9061
Marianna|5345
Marienville|6239
Marietta|7547
Marion|7235
Marion Center|5759
Marion Heights|7832
Markleton|5551
Markleysburg|5459
Mars|6046
Marshalls Creek|8335
Marsteller|5760
Martin|5460
Martindale|7549
Martins Creek|8063
Martinsburg|6662
Mary D|7952
Marysville|7053
Masontown|5461
Matamoras|8336
Mather|5346
Mattawana|7054
Maxatawny|9538
Mayport|6240
Maytown|7550
Mc Alisterville|7049
Mc Clellandtown|5458
Mc Clure|7841
Mc Connellsburg|7233
Mc Connellstown|6660
Mc Donald|5057
Mc Elhattan|7748
Mc Ewensville|7749
Mc Grann|6236
Mc Intyre|5756
Mc Kean|6426
Mc Kees Rocks|5136
Mc Knightstown|7343
Mc Sherrystown|7344
Mc Veytown|7051
McAdoo|8237
McKeesport|5131-5135
Meadow Lands|5347
Meadville|6335,6388
Mechanicsburg|7050,7055
Mechanicsville|8934
Media|9063,9065,9091
Mehoopany|8629
Melcroft|5462
Mendenhall|9357
Mentcle|5761
Mercer|6137
Mercersburg|7236
Merion Station|9066
Merrittstown|5463
Mertztown|9539
Meshoppen|8630
Mexico|7056
Meyersdale|5552
Middleburg|7842
Middlebury Center|6935
Middleport|7953
Middletown|7057
Midland|5059
Midway|5060
Mifflin|7058
Mifflinburg|7844
Mifflintown|7059
Mifflinville|8631
Milan|8831
Milanville|8443
Mildred|8632
Milesburg|6853
Milford|8337
Milford Square|8935
Mill Creek|7060
Mill Hall|7751
Mill Run|5464
Mill Village|6427
Millersburg|7061
Millerstown|7062
Millersville|7551
Millerton|6936
Millheim|6854
Millmont|7845
Millrift|8340
Mills|6937
Millsboro|5348
Millville|7846
Milnesville|8239
Milroy|7063
Milton|7847
Mineral Point|5942
Mineral Springs|6855
Minersville|7954
Mingoville|6856
Minisink Hills|8341
Modena|9358
Mohnton|9540
Mohrsville|9541
Monaca|5061
Monessen|5062
Monongahela|5063
Monroeton|8832
Monroeville|5146
Mont Alto|7237
Mont Clare|9453
Montandon|7850
Montgomery|7752
Montgomeryville|8936
Montoursville|7754
Montrose|8801
Moosic|8507
Morann|6663
Morgan|5064
Morgantown|9543
Morris|6938
Morris Run|6939
Morrisdale|6858
Morrisville|9067
Morton|9070
Moscow|8444
Moshannon|6859
Mount Aetna|9544
Mount Bethel|8343
Mount Braddock|5465
Mount Carmel|7851
Mount Gretna|7064
Mount Holly Springs|7065
Mount Jewett|6740
Mount Joy|7552
Mount Morris|5349
Mount Pleasant|5666
Mount Pleasant Mills|7853
Mount Pocono|8344
Mount Union|7066
Mount Wolf|7347
Mountain Top|8707
Mountainhome|8342
Mountville|7554
Muir|7957
Muncy|7756
Muncy Valley|7758
Munson|6860
Murrysville|5668
Muse|5350
Myerstown|7067
Nanticoke|8634
Nanty Glo|5943
Narberth|9072
Narvon|7555
Natrona Heights|5065
Nazareth|8064
Needmore|7238
Neelyton|7239
Neffs|8065
Nelson|6940
Nemacolin|5351
Nescopeck|8635
Nesquehoning|8240
New Albany|8833
New Alexandria|5670
New Baltimore|5553
New Bedford|6140
New Berlin|7855
New Berlinville|9545
New Bethlehem|6242
New Bloomfield|7068
New Brighton|5066
New Buffalo|7069
New Castle|6101-6103,6105,6107-6108
New Columbia|7856
New Cumberland|7070
New Derry|5671
New Eagle|5067
New Enterprise|6664
New Florence|5944
New Freedom|7349
New Freeport|5352
New Galilee|6141
New Geneva|5467
New Germantown|7071
New Holland|7557
New Hope|8938
New Kensington|5068-5069
New Kingstown|7072
New London|9360
New Milford|8834
New Millport|6861
New Oxford|7350
New Paris|5554
New Park|7352
New Philadelphia|7959
New Providence|7560
New Ringgold|7960
New Salem|5468
New Stanton|5672
New Tripoli|8066
New Wilmington|6142,6172
Newburg|7240
Newell|5466
Newfoundland|8445
Newmanstown|7073
Newport|7074
Newry|6665
Newton Hamilton|7075
Newtown|8940
Newtown Square|9073
Newville|7241
Nicholson|8446
Nicktown|5762
Nineveh|5353
Normalville|5469
Norristown|9401,9403-9404
North Apollo|5673
North Bend|7760
North East|6428
North Springfield|6430
North Versailles|5137
North Wales|9454-9455
North Washington|6048
Northampton|8067
Northern Cambria|5714
Northpoint|5763
Northumberland|7857
Norvelt|5674
Norwood|9074
Nottingham|9362
Noxen|8636
Nu Mine|6244
Numidia|7858
Nuremberg|8241
Oak Ridge|6245
Oakdale|5071
Oakland Mills|7076
Oakmont|5139
Oaks|9456
Ohiopyle|5470
Oil City|6301
Olanta|6863
Old Forge|8518
Old Zionsville|8068
Oley|9547
Oliveburg|5764
Oliver|5472
Olyphant|8447-8448
Oneida|8242
Ono|7077
Orangeville|7859
Orbisonia|7243
Orefield|8069
Oreland|9075
Orrstown|7244
Orrtanna|7353
Orson|8449
Orviston|6864
Orwigsburg|7961
Osceola|6942
Osceola Mills|6666
Osterburg|6667
Ottsville|8942
Oxford|9363
Palm|8070
Palmerton|8071
Palmyra|7078
Paoli|9301
Paradise|7562
Parker|6049
Parker Ford|9457
Parkesburg|9365
Parkhill|5945
Parryville|8244
Patton|6668
Paupack|8451
Paxinos|7860
Paxtonville|7861
Peach Bottom|7563
Peach Glen|7375
Peckville|8452
Pen Argyl|8072
Penfield|5849
Penn|5675
Penn Run|5765
Penns Creek|7862
Penns Park|8943
Pennsburg|8073
Pennsylvania Furnace|6865
Penryn|7564
Pequea|7565
Perkasie|8944
Perkiomenville|8074
Perryopolis|5473
Petersburg|6669
Petrolia|6050
Philadelphia|9019,9092-9093,9099,9101-9116,9118-9155,9160-9162,9170-9173,9175-9179,9181-9185,9187-9188,9190-9197,9244,9255
Philipsburg|6866
Phoenixville|9460
Picture Rocks|7762
Pillow|7080
Pine Forge|9548
Pine Grove|7963
Pine Grove Mills|6868
Pineville|8946
Pipersville|8947
Pitcairn|5140
Pitman|7964
Pittsburgh|5201-5244,5250-5255,5257-5262,5264-5265,5267-5268,5270,5272,5274-5279,5281-5283,5286,5289-5290,5295
Pittsfield|6340
Pittston|8640-8641,8643
Plainfield|7081
Pleasant Hall|7246
Pleasant Mount|8453
Pleasant Unity|5676
Pleasantville|6341
Plumsteadville|8949
Plumville|6246
Plymouth|8651
Plymouth Meeting|9462
Pocono Lake|8347
Pocono Lake Preserve|8348
Pocono Manor|8349
Pocono Pines|8350
Pocono Summit|8346
Pocopson|9366
Point Marion|5474
Point Pleasant|8950
Polk|6342
Pomeroy|9367
Port Allegany|6743
Port Carbon|7965
Port Clinton|9549
Port Matilda|6870
Port Royal|7082
Port Trevorton|7864
Portage|5946
Porters Sideling|7354
Portersville|6051
Portland|8351
Pottersdale|6871
Potts Grove|7865
Pottstown|9464-9465
Pottsville|7901
Poyntelle|8454
Presto|5142
Preston Park|8455
Pricedale|5072
Prompton|8456
Prospect|6052
Prospect Park|9076
Prosperity|5329
Pulaski|6143
Punxsutawney|5767
Quakake|8245
Quakertown|8951
Quarryville|7566
Quecreek|5555
Queen|6670
Quentin|7083
Quincy|7247
Railroad|7355
Ralston|7763
Ramey|6671
Ransom|8653
Ravine|7966
Reading|9601-9612
Reamstown|7567
Rebersburg|6872
Rebuck|7867
Rector|5677
Red Hill|8076
Red Lion|7356
Reeders|8352
Reedsville|7084
Refton|7568
Rehrersburg|9550
Reinholds|7569
Renfrew|6053
Reno|6343
Renovo|7764
Republic|5475
Revere|8953
Revloc|5948
Rew|6744
Rexmont|7085
Reynoldsville|5851
Rheems|7570
Rices Landing|5357
Riceville|6432
Richboro|8954
Richeyville|5358
Richfield|7086
Richland|7087
Richlandtown|8955
Riddlesburg|6672
Ridgway|5853
Ridley Park|9078
Riegelsville|8077
Rillton|5678
Rimersburg|6248
Ringgold|5770
Ringtown|7967
Riverside|7868
Rixford|6745
Roaring Branch|7765
Roaring Spring|6673
Robertsdale|6674
Robesonia|9551
Robinson|5949
Rochester|5074
Rochester Mills|5771
Rock Glen|8246
Rockhill Furnace|7249
Rockton|5856
Rockwood|5557
Rogersville|5359
Rome|8837
Ronco|5476
Ronks|7572-7573
Roscoe|5477
Rossiter|5772
Rossville|7358
Roulette|6746
Rouseville|6344
Rouzerville|7250
Rowland|8457
Roxbury|7251
Royersford|9468
Ruffs Dale|5679
Rural Ridge|5075
Rural Valley|6249
Rushland|8956
Russell|6345
Russellton|5076
Sabinsville|6943
Sacramento|7968
Sadsburyville|9369
Saegertown|6433
Sagamore|6250
Salford|8957
Salfordville|8958
Salina|5680
Salisbury|5558
Salix|5952
Saltillo|7253
Saltsburg|5681
Sandy Lake|6145
Sandy Ridge|6677
Sarver|6055
Sassamansville|9472
Saxonburg|6056
Saxton|6678
Saylorsburg|8353
Sayre|8840
Scenery Hill|5360
Schaefferstown|7088
Schellsburg|5559
Schenley|5682
Schnecksville|8078
Schuylkill Haven|7972
Schwenksville|9473
Sciota|8354
Scotland|7254
Scotrun|8355
Scottdale|5683
Scranton|8501-8505,8508-8510,8512,8515,8519,8540,8577
Seanor|5953
Selinsgrove|7870
Sellersville|8960
Seltzer|7974
Seminole|6253
Seneca|6346
Seven Valleys|7360
Seward|5954
Sewickley|5143
Shade Gap|7255
Shady Grove|7256
Shamokin|7872
Shamokin Dam|7876
Shanksville|5560
Sharon|6146
Sharon Hill|9079
Sharpsville|6150
Shartlesville|9554
Shavertown|8708
Shawanese|8654
Shawnee on Delaware|8356
Shawville|6873
Sheakleyville|6151
Sheffield|6347
Shelocta|5774
Shenandoah|7976
Sheppton|8248
Shermans Dale|7090
Shickshinny|8655
Shinglehouse|6748
Shippensburg|7257
Shippenville|6254
Shippingport|5077
Shirleysburg|7260
Shoemakersville|9555
Shohola|8458
Shrewsbury|7361
Shunk|7768
Sidman|5955
Sigel|5860
Silver Spring|7575
Silverdale|8962
Sinnamahoning|5861
Sipesville|5561
Six Mile Run|6679
Skippack|9474
Skytop|8357
Slate Run|7769
Slatedale|8079
Slatington|8080
Slickville|5684
Sligo|6255
Slippery Rock|6057
Slovan|5078
Smethport|6749
Smicksburg|6256
Smithfield|5478
Smithmill|6680
Smithton|5479
Smock|5480
Smokerun|6681
Smoketown|7576
Snow Shoe|6874
Snydersburg|6257
Snydertown|7877
Solebury|8963
Somerset|5501,5510
Souderton|8964
South Canaan|8459
South Fork|5956
South Gibson|8842
South Heights|5081
South Montrose|8843
South Mountain|7261
South Park|5129
South Sterling|8460
Southampton|8966
Southeastern|9397-9399
Southview|5361
Southwest|5685
Spangler|5775
Spartansburg|6434
Spinnerstown|8968
Spraggs|5362
Sprankle Mills|5776
Spring Church|5686
Spring City|9475
Spring Creek|6436
Spring Glen|7978
Spring Grove|7362
Spring House|9477
Spring Mills|6875
Spring Mount|9478
Spring Run|7262
Springboro|6435
Springdale|5144
Springfield|9064
Springs|5562
Springtown|8081
Springville|8844
Sproul|6682
Spruce Creek|6683
St. Benedict|5773
St. Boniface|6675
St. Clair|7970
St. Johns|8247
St. Marys|5857
St. Michael|5951
St. Peters|9470
St. Petersburg|6054
St. Thomas|7252
Stahlstown|5687
Star Junction|5482
Starford|5777
Starlight|8461
Starrucca|8462
State College|6801,6803-6805
State Line|7263
Sterling|8463
Stevens|7578
Stevensville|8845
Stewartstown|7363
Stillwater|7878
Stockdale|5483
Stockertown|8083
Stoneboro|6153
Stoystown|5563
Strabane|5363
Strasburg|7579
Strattanville|6258
Strausstown|9559
Strongstown|5957
Stroudsburg|8360
Stump Creek|5863
Sturgeon|5082
Sugar Grove|6350
Sugar Run|8846
Sugarloaf|8249
Summerdale|7093
Summerhill|5958
Summerville|5864
Summit Hill|8250
Summit Station|7979
Sumneytown|8084
Sunbury|7801
Suplee|9371
Susquehanna|8847
Sutersville|5083
Swarthmore|9081
Sweet Valley|8656
Swengel|7880
Swiftwater|8370
Sybertsville|8251
Sycamore|5364
Sykesville|5865
Sylvania|6945
Tafton|8464
Talmage|7580
Tamaqua|8252
Tamiment|8371
Tannersville|8372
Tarentum|5084
Tarrs|5688
Tatamy|8085
Taylor|8517
Taylorstown|5365
Telford|8969
Temple|9560
Templeton|6259
Terre Hill|7581
Thomasville|7364
Thompson|8465
Thompsontown|7094
Thorndale|9372
Thornton|9373
Three Springs|7264
Tidioute|6351
Timblin|5778
Tioga|6946
Tiona|6352
Tionesta|6353
Tipton|6684
Tire Hill|5959
Titusville|6354
Tobyhanna|8466
Todd|6685
Topton|9562
Torrance|5779
Toughkenamon|9374
Towanda|8848
Tower City|7980
Townville|6360
Trafford|5085
Transfer|6154
Treichlers|8086
Tremont|7981
Tresckow|8254
Trevorton|7881
Trexlertown|8087
Trout Run|7771
Troutville|5866
Troxelville|7882
Troy|6947
Trumbauersville|8970
Tunkhannock|8657
Turbotville|7772
Turkey City|6058
Turtle Creek|5145
Turtlepoint|6750
Tuscarora|7982
Twin Rocks|5960
Tyler Hill|8469
Tylersburg|6361
Tylersport|8971
Tyrone|6686
Uledi|5484
Ulster|8850
Ulysses|6948
Union City|6438
Union Dale|8470
Uniontown|5401
Unionville|9375
United|5689
Unityville|7774
University Park|6802
Upper Black Eddy|8972
Upper Darby|9082
Upperstrasburg|7265
Ursina|5485
Utica|6362
Uwchland|9480
Valencia|6059
Valier|5780
Valley Forge|9481-9482,9484,9493-9496
Valley View|7983
Van Voorhis|5366
Vanderbilt|5486
Vandergrift|5690
Venango|6440
Venetia|5367
Venus|6364
Verona|5147
Vestaburg|5368
Vicksburg|7883
Villa Maria|6155
Villanova|9085
Vintondale|5961
Virginville|9564
Volant|6156
Vowinckel|6260
Wagontown|9376
Wallaceton|6876
Wallingford|9086
Walnut Bottom|7266
Walnutport|8088
Walston|5781
Waltersburg|5488
Wampum|6157
Wapwallopen|8660
Warfordsburg|7267
Warminster|8974,8991
Warren|6365-6367
Warren Center|8851
Warrendale|5086,5095-5096
Warrington|8976
Warriors Mark|6877
Washington|5301
Washington Boro|7582
Washington Crossing|8977
Washingtonville|7884
Waterfall|6689
Waterford|6441
Waterville|7776
Watsontown|7777
Wattsburg|6442
Waverly|8471
Waymart|8472
Wayne|9080,9087-9089
Waynesboro|7268
Waynesburg|5370
Weatherly|8255
Webster|5087
Weedville|5868
Weikert|7885
Wellersburg|5564
Wells Tannery|6691
Wellsboro|6901
Wellsville|7365
Wendel|5691
Wernersville|9565
West Alexander|5376
West Chester|9380-9383
West Decatur|6878
West Elizabeth|5088
West Finley|5377
West Grove|9390
West Hickory|6370
West Lebanon|5783
West Leisenring|5489
West Middlesex|6159
West Middletown|5379
West Mifflin|5122-5123
West Milton|7886
West Newton|5089
West Pittsburg|6160
West Point|9486
West Salisbury|5565
West Springfield|6443
West Sunbury|6061
West Willow|7583
Westfield|6950
Westland|5378
Westmoreland City|5692
Weston|8256
Westover|6692
Westport|7778
Westtown|9395
Wexford|5090
Wheatland|6161
White|5490
White Deer|7887
White Haven|8661
White Mills|8473
Whitehall|8052
Whitney|5693
Wickhaven|5492
Wiconisco|7097
Widnoon|6261
Wilburton|7888
Wilcox|5870
Wildwood|5091
Wilkes Barre|8701-8703,8705-8706,8710-8711,8762,8764-8767,8769,8773
Williamsburg|6693
Williamsport|7701-7703,7705
Williamstown|7098
Willow Grove|9090
Willow Hill|7271
Willow Street|7584
Wilmerding|5148
Wilmore|5962
Winburne|6879
Wind Gap|8091
Wind Ridge|5380
Windber|5963
Windsor|7366
Winfield|7889
Witmer|7585
Womelsdorf|9567
Wood|6694
Woodbury|6695
Woodland|6881
Woodlyn|9094
Woodward|6882
Woolrich|7779
Worcester|9490
Worthington|6262
Worthville|5784
Woxall|8979
Wrightsville|7368
Wyalusing|8853
Wyano|5695
Wycombe|8980
Wyncote|9095
Wynnewood|9096
Wyoming|8644
Wysox|8854
Yatesboro|6263
Yeagertown|7099
York|7401-7408
York Haven|7370
York New Salem|7371
York Springs|7372
Youngstown|5696
Youngsville|6371
Youngwood|5697
Yukon|5698
Zelienople|6063
Zieglerville|9492
Zion Grove|7985
Zionhill|8981
Zionsville|8092
Zullinger|7272`
