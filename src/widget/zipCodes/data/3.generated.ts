/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `AL
Abbeville|6310
Abernant|5440
Adamsville|5005
Addison|5540
Adger|5006
Akron|5441
Alabaster|5007
Alberta|6720
Albertville|5950-5951
Alexander City|5010-5011
Alexandria|6250
Aliceville|5442
Allgood|5013
Alpine|5014
Alton|5015
Altoona|5952
Andalusia|6420-6421
Anderson|5610
Anniston|6201-6202,6204-6207
Arab|5016
Ardmore|5739
Ariton|6311
Arley|5541
Arlington|6722
Ashford|6312
Ashland|6251
Ashville|5953
Athens|5611-5614
Atmore|6502-6504
Attalla|5954
Auburn|6830-6832
Auburn University|6849
Autaugaville|6003
Axis|6505
Baileyton|5019
Banks|6005
Bankston|5542
Bay Minette|6507
Bayou La Batre|6509
Bear Creek|5543
Beatrice|6425
Beaverton|5544
Belk|5545
Bellamy|6901
Belle Mina|5615
Bellwood|6313
Berry|5546
Bessemer|5020-5023
Billingsley|6006
Birmingham|5201-5224,5226,5228-5229,5231-5238,5242-5244,5246,5249,5253-5255,5259-5261,5266,5270,5282-5283,5285,5287-5288,5290-5298
Black|6314
Blountsville|5031
Boaz|5956-5957
Boligee|5443
Bon Air|5032
Bon Secour|6511
Booth|6008
Boykin|6723
Brantley|6009
Bremen|5033
Brent|5034
Brewton|6426-6427
Bridgeport|5740
Brierfield|5035
Brilliant|5548
Brooklyn|6429
Brookside|5036
Brookwood|5444
Brownsboro|5741
Brundidge|6010
Bryant|5958
Bucks|6512
Buhl|5446
Burnwell|5038
Butler|6904
Bynum|6253
Calera|5040
Calvert|6513
Camden|6726
Camp Hill|6850
Campbell|6727
Capshaw|5742
Carbon Hill|5549
Carrollton|5447
Castleberry|6432
Catherine|6728
Cecil|6013
Cedar Bluff|5959
Centre|5960
Centreville|5042
Chancellor|6316
Chapman|6015
Chatom|6518
Chelsea|5043
Cherokee|5616
Childersburg|5044
Choccolocco|6254
Chunchula|6521
Citronelle|6522
Clanton|5045-5046
Clay|5048
Clayton|6016
Cleveland|5049
Clinton|5448
Clio|6017
Clopton|6317
Cloverdale|5617
Coaling|5449
Coden|6523
Coffee Springs|6318
Coffeeville|6524
Coker|5452
Collinsville|5961
Columbia|6319
Columbiana|5051
Cook Springs|5052
Coosada|6020
Cordova|5550
Cottondale|5453
Cottonton|6851
Cottonwood|6320
Courtland|5618
Cowarts|6321
Coy|6435
Cragford|6255
Crane Hill|5053
Creola|6525
Cropwell|5054
Crossville|5962
Cuba|6907
Cullman|5055-5058
Cusseta|6852
Dadeville|6853
Daleville|6322
Danville|5619
Daphne|6526
Dauphin Island|6528
Daviston|6256
Dawson|5963
De Armanville|6257
Deatsville|6022
Decatur|5601-5603,5609,5699
Deer Park|6529
Delmar|5551
Delta|6258
Demopolis|6732
Detroit|5552
Dickinson|6436
Dixons Mills|6736
Docena|5060
Dolomite|5061
Dora|5062
Dothan|6301-6305
Double Springs|5553
Douglas|5964
Dozier|6028
Duncanville|5456
Dutton|5744
East Tallassee|6023
Eastaboga|6260
Echola|5457
Eclectic|6024
Edwardsville|6261
Eight Mile|6613
Elba|6323
Elberta|6530
Eldridge|5554
Elkmont|5620
Elmore|6025
Elrod|5458
Emelle|5459
Empire|5063
Enterprise|6330-6331
Epes|5460
Equality|6026
Estillfork|5745
Ethelsville|5461
Eufaula|6027,6072
Eutaw|5462
Eva|5621
Evergreen|6401
Excel|6439
Fackler|5746
Fairfield|5064
Fairhope|6532-6533
Falkville|5622
Faunsdale|6738
Fayette|5555
Fitzpatrick|6029
Five Points|6855
Flat Rock|5966
Flomaton|6441
Florala|6442
Florence|5630-5634
Foley|6535-6536
Forest Home|6030
Forkland|6740
Fort Davis|6031
Fort Deposit|6032
Fort Mitchell|6856
Fort Payne|5967-5968
Fort Rucker|6362
Fosters|5463
Franklin|6444
Frankville|6538
Frisco City|6445
Fruitdale|6539
Fruithurst|6262
Fulton|6446
Fultondale|5068
Furman|6741
Fyffe|5971
Gadsden|5901-5905,5907
Gainestown|6540
Gainesville|5464
Gallant|5972
Gallion|6742
Gantt|6038
Garden City|5070
Gardendale|5071
Gaylesville|5973
Geneva|6340
Georgiana|6033
Geraldine|5974
Gilbertown|6908
Glen Allen|5559
Glenwood|6034
Goodsprings|5560
Goodwater|5072
Goodway|6449
Gordo|5466
Gordon|6343
Goshen|6035
Grady|6036
Graham|6263
Grand Bay|6541
Grant|5747
Graysville|5073
Green Pond|5074
Greensboro|6744
Greenville|6037
Grove Hill|6451
Groveoak|5975
Guin|5563
Gulf Shores|6542,6547
Guntersville|5976
Gurley|5748
Hackleburg|5564
Haleyville|5565
Hamilton|5570
Hanceville|5077
Hardaway|6039
Harpersville|5078
Hartford|6344
Hartselle|5640
Harvest|5749
Hatchechubbee|6858
Hayden|5079
Hayneville|6040
Hazel Green|5750
Headland|6345
Heflin|6264
Helena|5080
Henagar|5978
Higdon|5979
Highland Home|6041
Hillsboro|5643
Hodges|5571
Hollins|5082
Holly Pond|5083
Hollytree|5751
Hollywood|5752
Holy Trinity|6859
Honoraville|6042
Hope Hull|6043
Horton|5980
Houston|5572
Huntsville|5801-5816,5824,5893-5899
Hurtsboro|6860
Huxford|6543
Ider|5981
Irvington|6544
Jachin|6910
Jack|6346
Jackson|6545
Jacksons Gap|6861
Jacksonville|6265
Jasper|5501-5504
Jefferson|6745
Jemison|5085
Jones|6749
Joppa|5087
Kansas|5573
Kellerman|5468
Kellyton|5089
Kennedy|5574
Kent|6045
Killen|5645
Kimberly|5091
Kinston|6453
Knoxville|5469
Laceys Spring|5754
Lafayette|6862
Lanett|6863
Langston|5755
Lapine|6046
Lawley|6793
Leeds|5094
Leesburg|5983
Leighton|5646
Lenox|6454
Leroy|6548
Lester|5647
Letohatchee|6047
Lexington|5648
Lillian|6549
Lincoln|5096
Linden|6748
Lineville|6266
Lisman|6912
Little River|6550
Livingston|5470
Loachapoka|6865
Lockhart|6455
Locust Fork|5097
Logan|5098
Louisville|6048
Lower Peach Tree|6751
Lowndesboro|6752
Loxley|6551
Luverne|6049
Lynn|5575
Madison|5756-5758
Magnolia|6754
Magnolia Springs|6555
Malcolm|6556
Malvern|6349
Maplesville|6750
Marbury|6051
Margaret|5112
Marion|6756
Marion Junction|6759
Mathews|6052
Maylene|5114
Mc Calla|5111
Mc Intosh|6553
Mc Kenzie|6456
Mc Shan|5471
Mc Williams|6753
Megargel|6457
Melvin|6913
Mentone|5984
Meridianville|5759
Mexia|6458
Midland City|6350
Midway|6053
Millbrook|6054
Millerville|6267
Millport|5576
Millry|6558
Minter|6761
Mobile|6601-6612,6615-6619,6628,6633,6640-6641,6644,6652,6660,6663,6670-6671,6675,6685,6688-6689,6691,6693,6695
Monroeville|6460-6461
Montevallo|5115
Montgomery|6101-6121,6123-6125,6130-6132,6135,6140-6142,6177,6191
Montrose|6559
Moody|5004
Mooresville|5649
Morris|5116
Moulton|5650
Moundville|5474
Mount Hope|5651
Mount Meigs|6057
Mount Olive|5117
Mount Vernon|6560
Mulga|5118
Munford|6268
Muscadine|6269
Muscle Shoals|5661-5662
Myrtlewood|6763
Nanafalia|6764
Natural Bridge|5577
Nauvoo|5578
Needham|6915
New Brockton|6351
New Castle|5119
New Hope|5760
New Market|5761
Newbern|6765
Newton|6352
Newville|6353
Normal|5762
Northport|5473,5475-5476
Notasulga|6866
Oak Hill|6766
Oakman|5579
Odenville|5120
Ohatchee|6271
Oneonta|5121
Opelika|6801-6804
Opp|6467
Orange Beach|6561
Orrville|6767
Owens Cross Roads|5763
Oxford|6203
Ozark|6360-6361
Paint Rock|5764
Palmerdale|5123
Panola|5477
Pansey|6370
Parrish|5580
Pelham|5124
Pell City|5125,5128
Pennington|6916
Perdido|6562
Perdue Hill|6470
Perote|6061
Peterman|6471
Peterson|5478
Petrey|6062
Phenix City|6867-6870
Phil Campbell|5581
Piedmont|6272
Pike Road|6064
Pinckard|6371
Pine Apple|6768
Pine Hill|6769
Pine Level|6065
Pinson|5126
Pisgah|5765
Pittsview|6871
Plantersville|6758
Pleasant Grove|5127
Point Clear|6564
Prattville|6066-6068
Princeton|5766
Quinton|5130
Ragland|5131
Rainbow City|5906
Rainsville|5986
Ralph|5480
Ramer|6069
Ranburne|6273
Randolph|6792
Range|6473
Red Bay|5582
Red Level|6474
Reform|5481
Remlap|5133
Repton|6475
River Falls|6476
Riverside|5135
Roanoke|6274
Robertsdale|6567
Rockford|5136
Rogersville|5652
Russellville|5653-5654
Rutledge|6071
Ryland|5767
Safford|6773
Saginaw|5137
Salem|6874
Samantha|5482
Samson|6477
Saraland|6571
Sardis|6775
Satsuma|6572
Sawyerville|6776
Sayre|5139
Scottsboro|5768-5769
Seale|6875
Section|5771
Selma|6701-6703
Seminole|6574
Semmes|6575
Shannon|5142
Sheffield|5660
Shelby|5143
Shorter|6075
Shorterville|6373
Silas|6919
Siluria|5144
Silverhill|6576
Sipsey|5584
Skipperville|6374
Slocomb|6375
Smiths Station|6877
Somerville|5670
Spanish Fort|6527,6577
Spring Garden|6275
Springville|5146
Spruce Pine|5585
St. Elmo|6568
St. Stephens|6569
Stanton|6790
Stapleton|6578
Steele|5987
Sterrett|5147
Stevenson|5772
Stockton|6579
Sulligent|5586
Sumiton|5148
Summerdale|6580
Sunflower|6581
Sweet Water|6782
Sycamore|5149
Sylacauga|5150-5151
Sylvania|5988
Talladega|5160-5161
Tallassee|6078
Tanner|5671
Theodore|6582,6590
Thomaston|6783
Thomasville|6784
Thorsby|5171
Tibbie|6583
Titus|6080
Toney|5773
Town Creek|5672
Townley|5587
Toxey|6921
Trafford|5172
Trenton|5774
Trinity|5673
Troy|6079,6081-6082
Trussville|5173
Tuscaloosa|5401-5407,5486-5487
Tuscumbia|5674
Tuskegee|6083
Tuskegee Institute|6087-6088
Tyler|6785
Union Grove|5175
Union Springs|6089
Uniontown|6786
Uriah|6480
Valhermoso Springs|5775
Valley|6854,6872
Valley Head|5989
Vance|5490
Vandiver|5176
Verbena|6091
Vernon|5592
Vina|5593
Vincent|5178
Vinegar Bend|6584
Vinemont|5179
Vredenburgh|6481
Wadley|6276
Wagarville|6585
Walnut Grove|5990
Ward|6922
Warrior|5180
Waterloo|5677
Watson|5181
Wattsville|5182
Waverly|6879
Weaver|6277
Webb|6376
Wedowee|6278
Wellington|6279
Weogufka|5183
West Blocton|5184
West Greene|5491
Westover|5185
Wetumpka|6092-6093
Whatley|6482
Wilmer|6587
Wilsonville|5186
Wilton|5187
Winfield|5594
Wing|6483
Woodland|6280
Woodstock|5188
Woodville|5776
York|6925
FL
Alachua|2615-2616
Alford|2420
Altamonte Springs|2701,2714-2716
Altha|2421
Altoona|2702
Alturas|3820
Alva|3920
Anna Maria|4216
Anthony|2617
Apalachicola|2320,2329
Apollo Beach|3572
Apopka|2703-2704,2712
Arcadia|4265-4266,4269
Archer|2618
Argyle|2422
Aripeka|4679
Astatula|4705
Astor|2102
Atlantic Beach|2233
Auburndale|3823
Avon Park|3825-3826
Babson Park|3827
Bagdad|2530
Baker|2531
Balm|3503
Barberville|2105
Bartow|3830-3831
Bascom|2423
Bay Pines|3744
Bell|2619
Belle Glade|3430
Belleair Beach|3786
Belleview|4420-4421
Beverly Hills|4464-4465
Big Pine Key|3043
Blountstown|2424
Boca Grande|3921
Boca Raton|3427-3429,3431-3434,3464,3481,3486-3488,3496-3499
Bokeelia|3922
Bonifay|2425
Bonita Springs|4133-4136
Bostwick|2007
Bowling Green|3834
Boynton Beach|3424-3426,3435-3437,3472-3474
Bradenton|4201-4212,4280-4282
Bradenton Beach|4217
Bradley|3835
Brandon|3508-3511
Branford|2008
Bristol|2321
Bronson|2621
Brooker|2622
Brooksville|4601-4605,4613-4614
Bryceville|2009
Bunnell|2110
Bushnell|3513
Callahan|2011
Campbellton|2426
Canal Point|3438
Candler|2111
Cantonment|2533
Cape Canaveral|2920
Cape Coral|3904,3909-3910,3914-3915,3990-3991,3993
Captiva|3924
Carrabelle|2322
Caryville|2427
Cassadaga|2706
Casselberry|2707,2718,2730
Cedar Key|2625
Center Hill|3514
Century|2535
Chattahoochee|2324
Chiefland|2626,2644
Chipley|2428
Chokoloskee|4138
Christmas|2709
Citra|2113
Clarcona|2710
Clarksville|2430
Clearwater|3755-3766,3769
Clearwater Beach|3767
Clermont|4711-4715
Clewiston|3440
Cocoa|2922-2924,2926-2927
Cocoa Beach|2931-2932
Coconut Creek|3097
Coleman|3521
Copeland|4137
Coral Gables|3114
Coral Springs|3075
Cortez|4215
Cottondale|2431
Crawfordville|2326-2327
Crescent City|2112
Crestview|2536,2539
Cross City|2628
Crystal Beach|4681
Crystal River|4423,4428-4429
Crystal Springs|3524
Cypress|2432
Dade City|3523,3525-3526
Dania|3004
Davenport|3836-3837,3896-3897
Day|2013
Daytona Beach|2114-2122,2124-2126,2198
De Leon Springs|2130
Debary|2713,2753
Deerfield Beach|3441-3443
Defuniak Springs|2433,2435
Deland|2720-2721,2723-2724
Delray Beach|3444-3446,3448,3482-3484
Deltona|2725,2728,2738-2739
Destin|2540-2541
Doctors Inlet|2030
Dover|3527
Dundee|3838
Dunedin|4697-4698
Dunnellon|4430-4434
Durant|3530
Eagle Lake|3839
Earleton|2631
East Palatka|2131
Eastlake Weir|2133
Eastpoint|2328
Eaton Park|3840
Ebro|2437
Edgewater|2132,2141
Eglin AFB|2542
El Jobean|3927
Elfers|4680
Elkton|2033
Ellenton|4222
Englewood|4223-4224,4295
Estero|3928-3929
Eustis|2726-2727,2736
Everglades City|4139
Evinston|2633
Fairfield|2634
Felda|3930
Fellsmere|2948
Fernandina Beach|2034-2035
Ferndale|4729
Flagler Beach|2136
Fleming Island|2003,2006
Florahome|2140
Floral City|4436
Fort Lauderdale|3301-3332,3334-3340,3345-3346,3348-3349,3351,3355,3359,3394
Fort Mc Coy|2134
Fort Meade|3841
Fort Myers|3901-3902,3905-3908,3911-3913,3916,3919,3965-3967,3994
Fort Myers Beach|3931-3932
Fort Ogden|4267
Fort Pierce|4945-4951,4954,4979,4981-4982
Fort Walton Beach|2547-2549
Fort White|2038
Fountain|2438
Freeport|2439
Frostproof|3843
Fruitland Park|4731
Gainesville|2601-2612,2614,2627,2635,2641,2653
Geneva|2732
Georgetown|2139
Gibsonton|3534
Glen St. Mary|2040
Glenwood|2722
Goldenrod|2733
Gonzalez|2560
Goodland|4140
Gotha|4734
Graceville|2440
Graham|2042
Grand Island|2735
Grand Ridge|2442
Grandin|2138
Grant|2949
Green Cove Springs|2043
Greenacres|3454
Greensboro|2330
Greenville|2331
Greenwood|2443
Gretna|2332
Groveland|4736
Gulf Breeze|2561-2563
Gulf Hammock|2639
Haines City|3844-3845
Hallandale|3008-3009
Hampton|2044
Hastings|2145
Havana|2333
Hawthorne|2640
Hernando|4441-4442
Hialeah|3002,3010-3018
High Springs|2643,2655
Highland City|3846
Hilliard|2046
Hobe Sound|3455,3475
Holder|4445
Holiday|4690-4692
Hollister|2147
Hollywood|3019-3027,3029,3081,3083-3084
Holmes Beach|4218
Holt|2564
Homeland|3847
Homestead|3030-3035,3039,3090,3092
Homosassa|4446,4448,4487
Homosassa Springs|4447
Horseshoe Beach|2648
Hosford|2334
Howey in the Hills|4737
Hudson|4667,4669,4674
Hurlburt Field|2544
Immokalee|4142-4143
Indialantic|2903
Indian Lake Estates|3855
Indian Rocks Beach|3785
Indiantown|4956
Inglis|4449
Intercession City|3848
Interlachen|2148-2149
Inverness|4450-4453
Islamorada|3036
Island Grove|2654
Istachatta|4636
Jacksonville|2099,2201-2212,2214,2216-2229,2231-2232,2234-2239,2241,2244-2247,2254-2258,2260,2277
Jacksonville Beach|2240,2250
Jasper|2052
Jay|2565
Jennings|2053
Jensen Beach|4957-4958
Jupiter|3458,3468-3469,3477-3478
Kathleen|3849
Kenansville|4739
Key Biscayne|3149
Key Colony Beach|3051
Key Largo|3037
Key West|3040-3041,3045
Keystone Heights|2656
Killarney|4740
Kissimmee|4741-4747,4758-4759
La Crosse|2658
Labelle|3935,3975
Lacoochee|3537
Lady Lake|2158-2159
Lake Alfred|3850
Lake Butler|2054
Lake City|2024-2025,2055-2056
Lake Como|2157
Lake Geneva|2160
Lake Hamilton|3851
Lake Harbor|3459
Lake Helen|2744
Lake Mary|2746,2795
Lake Monroe|2747
Lake Panasoffkee|3538
Lake Placid|3852,3862
Lake Wales|3853,3859,3898
Lake Worth|3449,3460-3463,3465-3467
Lakeland|3801-3807,3809-3813,3815
Lakeshore|3854
Lamont|2336
Lanark Village|2323
Land O'Lakes|4637-4639
Largo|3770-3771,3773-3774,3778-3779
Laurel|4272
Laurel Hill|2567
Lawtey|2058
Lecanto|4460-4461
Lee|2059
Leesburg|4748-4749,4788-4789
Lehigh Acres|3936,3970-3974,3976
Lithia|3547
Live Oak|2060,2064
Lloyd|2337
Lochloosa|2662
Long Key|3001
Longboat Key|4228
Longwood|2750,2752,2779,2791
Lorida|3857
Loughman|3858
Lowell|2663
Loxahatchee|3470
Lulu|2061
Lutz|3548-3549,3558-3559
Lynn Haven|2444
Macclenny|2063
Madison|2340-2341
Maitland|2751,2794
Malabar|2950
Malone|2445
Manasota|4260
Mango|3550
Marathon|3050
Marathon Shores|3052
Marco Island|4145-4146
Margate|3093
Marianna|2446-2448
Mary Esther|2569
Mascotte|4753
Mayo|2066
Mc Alpin|2062
Mc David|2568
Mc Intosh|2664
Melbourne|2901-2902,2904,2912,2919,2934-2936,2940-2941
Melbourne Beach|2951
Melrose|2666
Merritt Island|2952-2954
Mexico Beach|2410
Miami|3101-3102,3106,3111-3112,3116,3122,3124-3138,3142-3147,3150-3153,3155-3158,3161-3170,3172-3199,3206,3222,3231,3233-3234,3238,3242-3243,3245,3247,3255-3257,3261,3265-3266,3269,3280,3283,3296,3299
Miami Beach|3109,3119,3139-3141,3154,3239
Miami Gardens|3056
Micanopy|2667
Mid Florida|2745,2799
Middleburg|2050,2068
Midway|2343
Milligan|2537
Milton|2570-2572,2583
Mims|2754
Minneola|4755
Miramar Beach|2550
Molino|2577
Monticello|2344-2345
Montverde|4756
Moore Haven|3471
Morriston|2668
Mossy Head|2434
Mount Dora|2756-2757
Mulberry|3860
Murdock|3938
Myakka City|4251
Nalcrest|3856
Naples|4101-4110,4112-4114,4116-4117,4119-4120
Navarre|2566
Neptune Beach|2266
New Port Richey|4652-4656
New Smyrna Beach|2168-2170
Newberry|2669
Niceville|2578,2588
Nichols|3863
Nobleton|4661
Nocatee|4268
Nokomis|4274-4275
Noma|2452
North Fort Myers|3903,3917-3918
North Miami Beach|3160
North Palm Beach|3408
North Port|4286-4291
O'Brien|2071
Oak Hill|2759
Oakland|4760
Ocala|4470-4483
Ochopee|4141
Ocklawaha|2179,2183
Ocoee|4761
Odessa|3556
Okahumpka|4762
Okeechobee|4972-4974
Old Town|2680
Oldsmar|4677
Olustee|2072
Ona|3865
Oneco|4264
Opa Locka|3054-3055
Orange City|2763,2774
Orange Lake|2681
Orange Park|2065,2067,2073
Orange Springs|2182
Orlando|2801-2812,2814-2822,2824-2837,2839,2853-2862,2867-2869,2872,2877-2878,2885-2887,2891,2896-2897,2899
Ormond Beach|2173-2176
Osprey|4229
Osteen|2764
Otter Creek|2683
Oviedo|2762,2765-2766
Oxford|4484
Ozona|4660
Pahokee|3476
Paisley|2767
Palatka|2177-2178
Palm Bay|2905-2911
Palm Beach|3480
Palm Beach Gardens|3410,3418
Palm City|4990-4991
Palm Coast|2135,2137,2142-2143,2164
Palm Harbor|4682-4685
Palmdale|3944
Palmetto|4220-4221
Panacea|2346
Panama City|2401-2406,2408-2409,2411-2412,2417
Panama City Beach|2407,2413
Parrish|4219
Patrick AFB|2925
Paxton|2538
Pembroke Pines|3028,3082
Penney Farms|2079
Pensacola|2501-2509,2511-2514,2516,2520-2524,2526,2534,2559,2591
Perry|2347-2348
Pierson|2180
Pineland|3945
Pinellas Park|3780-3782
Pinetta|2350
Placida|3946
Plant City|3563-3567
Plantation|3388
Plymouth|2768
Polk City|3868
Pomona Park|2181
Pompano Beach|3060-3069,3071-3074,3076-3077
Ponce De Leon|2455
Ponte Vedra|2081
Ponte Vedra Beach|2004,2082
Port Charlotte|3948-3949,3952-3954,3981
Port Orange|2123,2127-2129
Port Richey|4668,4673
Port Salerno|4992
Port St. Joe|2456-2457
Port St. Lucie|4952-4953,4983-4988
Punta Gorda|3950-3951,3955,3980,3982-3983
Putnam Hall|2185
Quincy|2351-2353
Raiford|2026,2083
Reddick|2686
River Ranch|3867
Riverview|3568-3569,3578-3579
Rockledge|2955-2956
Roseland|2957
Rosemary Beach|2461
Rotonda West|3947
Royal Palm Beach|3421
Ruskin|3570,3575
Safety Harbor|4695
Salem|2356
San Antonio|3576
San Mateo|2187
Sanderson|2087
Sanford|2771-2773
Sanibel|3957
Santa Rosa Beach|2459
Sarasota|4230-4243,4249,4276-4278
Satellite Beach|2937
Satsuma|2189
Scottsmoor|2775
Sebastian|2958,2976,2978
Sebring|3870-3872,3875-3876
Seffner|3583-3584
Seminole|3772,3775-3777
Seville|2190
Shady Grove|2357
Shalimar|2579
Sharpes|2959
Silver Springs|4488-4489
Sneads|2460
Sopchoppy|2358
Sorrento|2776
South Bay|3493
Sparr|2192
Spring Hill|4606-4611
St. Augustine|2080,2084-2086,2092,2095
St. Cloud|4769-4773
St. James City|3956
St. Johns|2259
St. Leo|3574
St. Marks|2355
St. Petersburg|3701-3716,3729-3734,3736-3738,3740-3743,3747,3784
Starke|2091
Steinhatchee|2359
Stuart|4994-4997
Sumatra|2335
Summerfield|4491-4492
Summerland Key|3042
Sumterville|3585
Sun City|3586
Sun City Center|3571,3573
Suwannee|2692
Sydney|3587
Tallahassee|2301-2318,2395,2399
Tallevast|4270
Tampa|3601-3626,3629-3631,3633-3635,3637,3646-3647,3650,3655,3660-3664,3672-3675,3677,3679-3682,3684-3689,3694
Tangerine|2777
Tarpon Springs|4688-4689
Tavares|2778
Tavernier|3070
Telogia|2360
Terra Ceia|4250
The Villages|2162-2163
Thonotosassa|3592
Titusville|2780-2781,2783,2796
Trenton|2693
Trilby|3593
Umatilla|2784
Valparaiso|2580
Valrico|3594-3596
Venice|4284-4285,4292-4293
Venus|3960
Vernon|2462
Vero Beach|2960-2969
Wabasso|2970
Wacissa|2361
Waldo|2694
Wauchula|3873
Wausau|2463
Waverly|3877
Webster|3597
Weirsdale|2195
Welaka|2193
Wellborn|2094
Wellington|3414
Wesley Chapel|3543-3545
West Palm Beach|3401-3407,3409,3411-3413,3415-3417,3419-3420,3422
Westville|2464
Wewahitchka|2449,2465
White Springs|2096
Wildwood|4785
Williston|2696
Wimauma|3598
Windermere|4786
Winter Beach|2971
Winter Garden|4777-4778,4787
Winter Haven|3880-3885,3888
Winter Park|2789-2790,2792-2793
Winter Springs|2708,2719
Woodville|2362
Worthington Springs|2697
Yalaha|4797
Yankeetown|4498
Youngstown|2466
Yulee|2041,2097
Zellwood|2798
Zephyrhills|3539-3542
Zolfo Springs|3890
GA
Abbeville|1001
Acworth|101-102
Adairsville|103
Adel|1620
Adrian|1002
Ailey|410
Alamo|411
Alapaha|1622
Albany|1701-1708,1721
Allenhurst|1301
Allentown|1003
Alma|1510
Alpharetta|4-5,9,22-23
Alston|412
Alto|510
Ambrose|1512
Americus|1709,1719
Andersonville|1711
Appling|802
Arabi|1712
Aragon|104
Argyle|1623
Arlington|9813
Armuchee|105
Arnoldsville|619
Ashburn|1714
Athens|601-609,612
Atlanta|301-322,324-329,331-334,336-346,348-350,353-364,366,368-371,374-375,377-378,380,384-385,388,392,394,396,398,1106-1107,1119,1126,1131,1136,1139,1141,1145-1146,1150,1156,1192-1193,1195-1196,9901
Attapulgus|9815
Auburn|11
Augusta|901,903-907,909,912,914,916-917,919,999
Austell|106,168
Avera|803
Avondale Estates|2
Axson|1624
Baconton|1716
Bainbridge|9817-9819
Baldwin|511
Ball Ground|107
Barnesville|204
Barney|1625
Bartow|413
Barwick|1720
Baxley|1513,1515
Bellville|414
Berlin|1722
Bethlehem|620
Bishop|621
Blackshear|1516
Blairsville|512,514
Blakely|9823
Bloomingdale|1302
Blue Ridge|513
Bluffton|9824
Blythe|805
Bogart|622
Bolingbroke|1004
Bonaire|1005
Boneville|806
Boston|1626
Bostwick|623
Bowdon|108
Bowdon Junction|109
Bowersville|516
Bowman|624
Box Springs|1801
Braselton|517
Bremen|110
Brinson|9825
Bristol|1518
Bronwood|9826
Brookfield|1727
Brooklet|415
Brooks|205
Broxton|1519
Brunswick|1520-1521,1523-1525
Buchanan|113
Buckhead|625
Buena Vista|1803
Buford|515,518-519
Butler|1006
Byromville|1007
Byron|1008
Cadwell|1009
Cairo|9827-9828
Calhoun|701,703
Calvary|9829
Camak|807
Camilla|1730
Canon|520
Canton|114-115,169
Carlton|627
Carnesville|521
Carrollton|112,116-119
Cartersville|120-121
Cassville|123
Cataula|1804
Cave Spring|124
Cecil|1627
Cedar Springs|9832
Cedartown|125
Centerville|1028
Chatsworth|705
Chauncey|1011
Cherry Log|522
Chester|1012
Chestnut Mountain|502
Chickamauga|707
Chula|1733
Cisco|708
Clarkdale|111
Clarkesville|523
Clarkston|21
Claxton|417
Clayton|525
Clermont|527
Cleveland|528
Climax|9834
Clinchfield|1013
Clyo|1303
Cobb|1735
Cobbtown|420
Cochran|1014
Cohutta|710
Colbert|628
Coleman|9836
Collins|421
Colquitt|9837
Columbus|1901-1904,1906-1909,1914,1917,1993,1997-1999
Comer|629
Commerce|529-530,599
Concord|206
Conley|288
Conyers|12-13,94
Coolidge|1738
Coosa|129
Cordele|1010,1015
Cornelia|531
Cotton|1739
Covington|14-16
Crandall|711
Crawford|630
Crawfordville|631
Crescent|1304
Culloden|1016
Cumming|28,40-41
Cusseta|1805
Cuthbert|9840
Dacula|19
Dahlonega|533,597
Daisy|423
Dallas|132,157
Dalton|719-722
Damascus|9841
Danielsville|633
Danville|1017
Darien|1305
Davisboro|1018
Dawson|9842
Dawsonville|534
De Soto|1743
Dearing|808
Decatur|30-37
Demorest|535
Denton|1532
Dewy Rose|634
Dexter|1019
Dillard|537
Dixie|1629
Doerun|1744
Donalsonville|9845
Douglas|1533-1535
Douglasville|133-135,154
Dover|424
Dry Branch|1020
Du Pont|1630
Dublin|1021,1040
Dudley|1022
Duluth|95-99
East Dublin|1027
East Ellijay|539
Eastanollee|538
Eastman|1023
Eatonton|1024,1026
Eden|1307
Edison|9846
Elberton|635
Elko|1025
Ellabell|1308
Ellaville|1806
Ellenton|1747
Ellenwood|294
Ellerslie|1807
Ellijay|536,540
Emerson|137
Enigma|1749
Epworth|541
Esom Hill|138
Eton|724
Evans|809
Experiment|212
Fairburn|213
Fairmount|139
Fargo|1631
Farmington|638
Fayetteville|214-215
Felton|140
Fitzgerald|1750
Fleming|1309
Flintstone|725
Flovilla|216
Flowery Branch|542
Folkston|1537
Forest Park|297-298
Forsyth|1029
Fort Benning|1905,1995
Fort Gaines|9851
Fort Oglethorpe|742
Fort Stewart|1314-1315
Fort Valley|1030
Fortson|1808
Fowlstown|9852
Franklin|217
Franklin Springs|639
Funston|1753
Gainesville|501,503-504,506-507
Garfield|425
Gay|218
Geneva|1810
Georgetown|9854
Gibson|810
Gillsville|543
Girard|426
Glennville|427
Glenwood|428
Good Hope|641
Gordon|1031
Gough|811
Gracewood|812
Grantville|220
Gray|1032
Grayson|17
Graysville|726
Greensboro|642
Greenville|222
Griffin|223-224
Grovetown|813
Guyton|1312
Haddock|1033
Hagan|429
Hahira|1632
Hamilton|1811
Hampton|228
Haralson|229
Hardwick|1034
Harlem|814
Harrison|1035
Hartsfield|1756
Hartwell|643
Hawkinsville|1036
Hazlehurst|1539
Helen|545
Hephzibah|815
Hiawassee|546
High Shoals|645
Hillsboro|1038
Hinesville|1310,1313
Hiram|141
Hoboken|1542
Hogansville|230
Holly Springs|142
Homer|547
Homerville|1634
Hortense|1543
Hoschton|548
Howard|1039
Hull|646
Ideal|1041
Ila|647
Iron City|9859
Irwinton|1042
Irwinville|1760
Jackson|233
Jacksonville|1544
Jakin|9861
Jasper|143
Jefferson|549
Jeffersonville|1044
Jekyll Island|1527
Jenkinsburg|234
Jersey|18
Jesup|1545-1546,1598-1599
Jewell|1045
Jonesboro|236-238
Juliette|1046
Junction City|1812
Kathleen|1047
Kennesaw|144,152,156,160,1144
Keysville|816
Kings Bay|1547
Kingsland|1548
Kingston|145
Kite|1049
Knoxville|1050
La Fayette|728
Lagrange|240-241,261
Lake Park|1636
Lakeland|1635
Lakemont|552
Lavonia|553
Lawrenceville|42-46,49
Leary|9862
Lebanon|146
Leesburg|1763
Lenox|1637
Leslie|1764
Lexington|648
Lilburn|47-48
Lilly|1051
Lincolnton|817
Lindale|147
Lithia Springs|122
Lithonia|38,58
Lizella|1052
Locust Grove|248
Loganville|52
Lookout Mountain|750
Louisville|434
Louvale|1814
Lovejoy|250
Ludowici|1316
Lula|554
Lumber City|1549
Lumpkin|1815
Luthersville|251
Lyerly|730
Lyons|436
Mableton|126
Macon|1201-1211,1213,1216-1217,1220-1221,1294-1297
Madison|650
Manassas|438
Manchester|1816
Manor|1550
Mansfield|55
Marble Hill|148
Marietta|6-8,60-69,90
Marshallville|1057
Martin|557
Matthews|818
Mauk|1058
Maxeys|671
Maysville|558
Mc Caysville|555
Mc Intyre|1054
Mc Rae Helena|1037,1055
McDonough|252-253
Meansville|256
Meigs|1765
Meldrim|1318
Menlo|731
Meridian|1319
Mershon|1551
Mesena|819
Metter|439
Midland|1820
Midville|441
Midway|1320
Milan|1060
Milledgeville|1059,1061-1062
Millen|442
Millwood|1552
Milner|257
Mineral Bluff|559
Mitchell|820
Molena|258
Monroe|655-656
Montezuma|1063
Monticello|1064
Montrose|1065
Moody AFB|1699
Moreland|259
Morgan|9866
Morganton|560
Morris|9867
Morrow|260,287
Morven|1638
Moultrie|1768,1776,1788
Mount Airy|563
Mount Berry|149
Mount Vernon|445
Mount Zion|150
Mountain City|562
Murrayville|564
Musella|1066
Mystic|1769
Nahunta|1553
Nashville|1639
Naylor|1641
Nelson|151
Newborn|56
Newington|446
Newnan|263-265,271
Newton|9870
Nicholls|1554
Nicholson|565
Norcross|3,10,71,91,93
Norman Park|1771
Norristown|447
North Metro|26,29
Norwood|821
Nunez|448
Oakfield|1772
Oakman|732
Oakwood|566
Ochlocknee|1773
Ocilla|1774
Oconee|1067
Odum|1555
Offerman|1556
Oglethorpe|1068
Oliver|449
Omaha|1821
Omega|1775
Orchard Hill|266
Oxford|54
Palmetto|268
Parrott|9877
Patterson|1557
Pavo|1778
Peachtree City|269-270,1169
Peachtree Corners|92
Pearson|1642
Pelham|1779
Pembroke|1321
Pendergrass|567
Perkins|822
Perry|1069
Pine Lake|72
Pine Mountain|1822
Pine Mountain Valley|1823
Pinehurst|1070
Pineview|1071
Pitts|1072
Plains|1780
Plainville|733
Pooler|1322
Port Wentworth|1407
Portal|450
Porterdale|70
Poulan|1781
Powder Springs|127
Preston|1824
Pulaski|451
Putney|1782
Quitman|1643
Rabun Gap|568
Ranger|734
Ray City|1645
Rayle|660
Rebecca|1783
Red Oak|272
Redan|74
Register|452
Reidsville|453,499
Rentz|1075
Resaca|735
Rex|273
Reynolds|1076
Rhine|1077
Riceboro|1323
Richland|1825
Richmond Hill|1324
Rincon|1326
Ringgold|736
Rising Fawn|738
Riverdale|274,296
Roberta|1078
Rochelle|1079
Rock Spring|739
Rockledge|454
Rockmart|153
Rocky Face|740
Rocky Ford|455
Rome|161-165
Roopville|170
Rossville|741
Roswell|75-77
Royston|662
Rupert|1081
Rutledge|663
Rydal|171
Sale City|1784
Sandersville|1082
Sapelo Island|1327
Sardis|456
Sargent|275
Sasser|9885
Sautee Nacoochee|571
Savannah|1401-1406,1408-1412,1414-1416,1418-1421
Scotland|1083
Scottdale|79
Screven|1560
Sea Island|1561
Senoia|276
Seville|1084
Shady Dale|1085
Shannon|172
Sharon|664
Sharpsburg|277
Shellman|9886
Shiloh|1826
Siloam|665
Silver Creek|173
Smarr|1086
Smithville|1787
Smyrna|80-82
Snellville|39,78
Social Circle|25
Soperton|457
Sparks|1647
Sparta|1087
Springfield|1329
St. George|1562
St. Marys|1558
St. Simons Island|1522
Stapleton|823
Statenville|1648
Statesboro|458-461
Statham|666
Stephens|667
Stillmore|464
Stockbridge|281
Stockton|1649
Stone Mountain|83,86-88
Suches|572
Sugar Valley|746
Summerville|747
Sumner|1789
Sunny Side|284
Surrency|1563
Suwanee|24
Swainsboro|401
Sycamore|1790
Sylvania|467
Sylvester|1791
Talbotton|1827
Talking Rock|175
Tallapoosa|176
Tallulah Falls|573
Talmo|575
Tarrytown|470
Tate|177
Taylorsville|178
Temple|179
Tennga|751
Tennille|1089
The Rock|285
Thomaston|286
Thomasville|1757-1758,1792,1799
Thomson|824
Tifton|1793-1794
Tiger|576
Tignall|668
Toccoa|577
Toccoa Falls|598
Toomsboro|1090
Townsend|1331
Trenton|752
Trion|753
Tucker|84-85
Tunnel Hill|755
Turin|289
Turnerville|580
Twin City|471
Ty Ty|1795
Tybee Island|1328
Tyrone|290
Unadilla|1091
Union City|291
Union Point|669
Upatoi|1829
Uvalda|473
Valdosta|1601-1606,1698
Varnell|756
Vidalia|474-475
Vienna|1092
Villa Rica|180
Waco|182
Wadley|477
Waleska|183
Walthourville|1333
Waresboro|1564
Warm Springs|1830
Warner Robins|1088,1093,1095,1098-1099
Warrenton|828
Warthen|1094
Warwick|1796
Washington|673
Watkinsville|677
Waverly|1565
Waverly Hall|1831
Waycross|1501-1503
Waynesboro|830
Waynesville|1566
West Green|1567
West Point|1833
Weston|1832
Whigham|9897
White|184
White Oak|1568
White Plains|678
Whitesburg|185
Wildwood|757
Wiley|581
Willacoochee|1650
Williamson|292
Winder|680
Winston|187
Winterville|683
Woodbine|1569
Woodbury|293
Woodland|1836
Woodstock|188-189
Wray|1798
Wrens|833
Wrightsville|1096
Yatesville|1097
Young Harris|582
Zebulon|295
MS
Abbeville|8601
Aberdeen|9730
Ackerman|9735
Algoma|8820
Alligator|8720
Amory|8821
Anguilla|8721
Arcola|8722
Arkabutla|8602
Artesia|9736
Ashland|8603
Avon|8723
Bailey|9320
Baldwyn|8824
Banner|8913
Bassfield|9421
Batesville|8606
Bay Springs|9422
Bay St. Louis|9520-9521
Beaumont|9423
Becker|8825
Belden|8826
Belen|8609
Bellefontaine|9737
Belmont|8827
Belzoni|9038
Benoit|8725
Benton|9039
Bentonia|9040
Beulah|8726
Big Creek|8914
Biloxi|9530-9535
Blue Mountain|8610
Blue Springs|8828
Bogue Chitto|9629
Bolton|9041
Booneville|8829
Boyle|8730
Brandon|9042-9043,9047
Braxton|9044
Brookhaven|9601-9603
Brooklyn|9425
Brooksville|9739
Bruce|8915
Buckatunna|9322
Bude|9630
Burnsville|8833
Byhalia|8611
Byram|9272
Caledonia|9740
Calhoun City|8916
Camden|9045
Canton|9046
Carriere|9426
Carrollton|8917
Carson|9427
Carthage|9051
Cary|9054
Cascilla|8920
Cedarbluff|9741
Centreville|9631
Charleston|8921
Chatawa|9632
Chatham|8731
Chunky|9323
Clara|9324
Clarksdale|8614
Cleveland|8732-8733
Clinton|9056,9058,9060
Coahoma|8617
Coffeeville|8922
Coila|8923
Coldwater|8618
Collins|9428
Collinsville|9325
Columbia|9429
Columbus|9701-9705,9710
Como|8619
Conehatta|9057
Corinth|8834-8835
Courtland|8620
Crawford|9743
Crenshaw|8621
Crosby|9633
Crowder|8622
Cruger|8924
Crystal Springs|9059
D'Lo|9062
Daleville|9326
Darling|8623
De Kalb|9328
Decatur|9327
Delta City|9061
Dennis|8838
Derma|8839
Diamondhead|9525
Diberville|9540
Doddsville|8736
Drew|8737
Dublin|8739
Duck Hill|8925
Dumas|8625
Duncan|8740
Dundee|8626
Durant|9063
Eastabuchie|9436
Ecru|8841
Edwards|9066
Elliott|8926
Ellisville|9437
Enid|8927
Enterprise|9330
Escatawpa|9552
Ethel|9067
Etta|8627
Eupora|9744
Falcon|8628
Falkner|8629
Farrell|8630
Fayette|9069
Fernwood|9635
Flora|9071
Florence|9073
Flowood|9232
Forest|9074
Foxworth|9483
French Camp|9745
Friars Point|8631
Fulton|8843
Gallman|9077
Gattman|8844
Gautier|9553
Georgetown|9078
Glen|8846
Glen Allan|8744
Glendora|8928
Gloster|9638
Golden|8847
Goodman|9079
Gore Springs|8929
Grace|8745
Greenville|8701-8704
Greenwood|8930,8935
Greenwood Springs|8848
Grenada|8901-8902
Gulfport|9501-9503,9505-9507
Gunnison|8746
Guntown|8849
Hamilton|9746
Harperville|9080
Harriston|9081
Harrisville|9082
Hattiesburg|9401-9404,9406-9407
Hazlehurst|9083
Heidelberg|9439
Hermanville|9086
Hernando|8632
Hickory|9332
Hickory Flat|8633
Hillsboro|9087
Holcomb|8940
Hollandale|8748
Holly Bluff|9088
Holly Springs|8634-8635
Horn Lake|8637
Houlka|8850
Houston|8851
Hurley|9555
Independence|8638
Indianola|8749,8751
Inverness|8753
Isola|8754
Itta Bena|8941
Iuka|8852
Jackson|9201-9207,9209-9213,9215-9217,9225,9236,9250,9269,9271,9282-9284,9286,9289,9296,9298
Jayess|9641
Jonestown|8639
Kilmichael|9747
Kiln|9556
Kokomo|9643
Kosciusko|9090
Lake|9092
Lake Cormorant|8641
Lakeshore|9558
Lamar|8642
Lambert|8643
Lauderdale|9335
Laurel|9440-9443
Lawrence|9336
Leakesville|9451
Leland|8756
Lena|9094
Lexington|9095
Liberty|9645
Little Rock|9337
Long Beach|9560
Lorman|9096
Louin|9338
Louise|9097
Louisville|9339
Lucedale|9452
Ludlow|9098
Lula|8644
Lumberton|9455
Lyon|8645
Maben|9750
Macon|9341
Madden|9109
Madison|9110,9130
Magee|9111
Magnolia|9652
Mantachie|8855
Mantee|9751
Marietta|8856
Marion|9342
Marks|8646
Mathiston|9752
Mayersville|9113
Mayhew|9753
Mc Adams|9107
Mc Call Creek|9647
Mc Carley|8943
Mc Cool|9108
Mc Henry|9561
Mc Lain|9456
Mc Neill|9457
McComb|9648-9649
Meadville|9653
Mendenhall|9114
Meridian|9301-9305,9307,9309
Merigold|8759
Metcalfe|8760
Michigan City|8647
Midnight|9115
Minter City|8944
Mississippi State|9762
Mize|9116
Money|8945
Monticello|9654
Montpelier|9754
Mooreville|8857
Moorhead|8761
Morgan City|8946
Morton|9117
Moselle|9459
Moss|9460
Moss Point|9562-9563
Mound Bayou|8762
Mount Olive|9119
Mount Pleasant|8649
Myrtle|8650
Natchez|9120-9122
Neely|9461
Nesbit|8651
Nettleton|8858
New Albany|8652
New Augusta|9462
New Site|8859
Newhebron|9140
Newton|9345
Nicholson|9463
North Carrollton|8947
Noxapater|9346
Oak Vale|9656
Oakland|8948
Ocean Springs|9564,9566
Okolona|8860
Olive Branch|8654
Osyka|9657
Ovett|9464
Oxford|8655
Pace|8764
Pachuta|9347
Panther Burn|8765
Parchman|8738
Paris|8949
Pascagoula|9567-9569,9581,9595
Pass Christian|9571
Pattison|9144
Paulding|9348
Pearl|9208,9288
Pearlington|9572
Pelahatchie|9145
Perkinston|9573
Petal|9465
Pheba|9755
Philadelphia|9350
Philipp|8950
Picayune|9466
Pickens|9146
Piney Woods|9148
Pinola|9149
Pittsboro|8951
Plantersville|8862
Pontotoc|8863
Pope|8658
Poplarville|9470
Port Gibson|9150
Porterville|9352
Potts Camp|8659
Prairie|9756
Prentiss|9474
Preston|9354
Puckett|9151
Pulaski|9152
Purvis|9475
Quitman|9355
Raleigh|9153
Randolph|8864
Raymond|9154
Red Banks|8661
Redwood|9156
Rena Lara|8767
Richland|9218
Richton|9476
Ridgeland|9157-9158
Rienzi|8865
Ripley|8663
Robinsonville|8664
Rolling Fork|9159
Rome|8768
Rose Hill|9356
Rosedale|8769
Roxie|9661
Ruleville|8771
Ruth|9662
Sallis|9160
Saltillo|8866
Sandersville|9477
Sandhill|9161
Sandy Hook|9478
Sarah|8665
Sardis|8666
Satartia|9162
Saucier|9574
Schlater|8952
Scobey|8953
Scooba|9358
Scott|8772
Sebastopol|9359
Seminary|9479
Senatobia|8668
Shannon|8868
Sharon|9163
Shaw|8773
Shelby|8774
Sherard|8669
Sherman|8869
Shubuta|9360
Shuqualak|9361
Sibley|9165
Sidon|8954
Silver City|9166
Silver Creek|9663
Slate Spring|8955
Sledge|8670
Smithdale|9664
Smithville|8870
Sontag|9665
Soso|9480
Southaven|8671-8672
Star|9167
Starkville|9759-9760
State Line|9362
Steens|9766
Stennis Space Center|9522,9529
Stewart|9767
Stoneville|8776
Stonewall|9363
Stringer|9481
Sturgis|9769
Summit|9666
Sumner|8957
Sumrall|9482
Sunflower|8778
Swan Lake|8958
Swiftown|8959
Taylor|8673
Taylorsville|9168
Tchula|9169
Terry|9170
Thaxton|8871
Thomastown|9171
Tie Plant|8960
Tillatoba|8961
Tinsley|9173
Tiplersville|8674
Tippo|8962
Tishomingo|8873
Toccopola|8874
Toomsuba|9364
Tougaloo|9174
Trebloc|8875
Tremont|8876
Tula|8675
Tunica|8676
Tupelo|8801-8804
Tutwiler|8963
Tylertown|9667
Union|9365
Union Church|9668
University|8677
Utica|9175
Vaiden|9176
Valley Park|9177
Van Vleet|8877
Vance|8964
Vancleave|9565
Vardaman|8878
Vaughan|9179
Verona|8879
Vicksburg|9180-9183
Victoria|8679
Vossburg|9366
Walls|8680,8686
Walnut|8683
Walnut Grove|9189
Walthall|9771
Washington|9190
Water Valley|8965
Waterford|8685
Waveland|9576
Waynesboro|9367
Wayside|8780
Webb|8966
Weir|9772
Wesson|9191
West|9192
West Point|9773
Wheeler|8880
Whitfield|9193
Wiggins|9577
Winona|8967
Winstonville|8781
Winterville|8782
Woodland|9776
Woodville|9669
Yazoo City|9194
TN
Adams|7010
Adamsville|8310
Afton|7616
Alamo|8001
Alcoa|7701
Alexandria|7012
Allardt|8504
Allons|8541
Allred|8542
Alpine|8543
Altamont|7301
Andersonville|7705
Antioch|7011,7013
Apison|7302
Ardmore|8449
Arlington|8002
Arnold AFB|7389
Arrington|7014
Arthur|7707
Ashland City|7015
Athens|7303,7371
Atoka|8004
Atwood|8220
Auburntown|7016
Bakewell|7304
Bath Springs|8311
Baxter|8544
Bean Station|7708
Beech Bluff|8313
Beechgrove|7018
Beersheba Springs|7305
Belfast|7019
Bell Buckle|7020
Bells|8006
Belvidere|7306
Benton|7307
Bethel Springs|8315
Bethpage|7022
Big Rock|7023
Big Sandy|8221
Birchwood|7308
Blaine|7709
Bloomington Springs|8545
Blountville|7617
Bluff City|7618
Bogota|8007
Bolivar|8008
Bon Aqua|7025
Braden|8010
Bradford|8316
Bradyville|7026
Brentwood|7024,7027
Briceville|7710
Brighton|8011
Bristol|7620-7621,7625
Brownsville|8012
Bruceton|8317
Brunswick|8014
Brush Creek|8547
Buchanan|8222
Buena Vista|8318
Buffalo Valley|8548
Bulls Gap|7711
Bumpus Mills|7028
Burlison|8015
Burns|7029
Butler|7640
Bybee|7713
Byrdstown|8549
Calhoun|7309
Camden|8320
Campaign|8550
Carthage|7030
Caryville|7714
Castalian Springs|7031
Cedar Grove|8321
Cedar Hill|7032
Celina|8551
Centerville|7033
Chapel Hill|7034
Chapmansboro|7035
Charleston|7310
Charlotte|7036
Chattanooga|7401-7412,7414-7416,7419,7421-7422,7424,7450
Chestnut Mound|8552
Chewalla|8393
Christiana|7037
Chuckey|7641
Church Hill|7642
Clairfield|7715
Clarkrange|8553
Clarksburg|8324
Clarksville|7040-7044
Cleveland|7311-7312,7320,7323,7364
Clifton|8425
Clinton|7716-7717
Coalfield|7719
Coalmont|7313
Cokercreek|7314
College Grove|7046
Collegedale|7315
Collierville|8017,8027
Collinwood|8450
Columbia|8401-8402
Como|8223
Conasauga|7316
Cookeville|8501-8503,8505-8506
Copperhill|7317
Cordova|8016,8018,8088
Cornersville|7047
Corryton|7721
Cosby|7722
Cottage Grove|8224
Cottontown|7048
Counce|8326
Covington|8019
Cowan|7318
Crab Orchard|7723
Crawford|8554
Crockett Mills|8021
Cross Plains|7049
Crossville|8555,8557-8558,8571-8572
Crump|8327
Culleoka|8451
Cumberland City|7050
Cumberland Furnace|7051
Cumberland Gap|7724
Cunningham|7052
Cypress Inn|8452
Dandridge|7725
Darden|8328
Dayton|7321
Decatur|7322
Decaturville|8329
Decherd|7324
Deer Lodge|7726
Del Rio|7727
Delano|7325
Dellrose|8453
Denmark|8391
Dickson|7055-7056
Dixon Springs|7057
Dover|7058
Dowelltown|7059
Doyle|8559
Dresden|8225
Drummonds|8023
Duck River|8454
Ducktown|7326
Duff|7729
Dukedom|8226
Dunlap|7327
Dyer|8330
Dyersburg|8024-8025
Eads|8028
Eagan|7730
Eagleville|7060
Eaton|8331
Eidson|7731
Elgin|7732
Elizabethton|7643-7644
Elkton|8455
Ellendale|8029
Elmwood|8560
Elora|7328
Englewood|7329
Enville|8332
Erin|7061
Erwin|7650
Estill Springs|7330
Ethridge|8456
Etowah|7331
Eva|8333
Evensville|7332
Fairview|7062
Fall Branch|7656
Farner|7333
Fayetteville|7334
Finger|8334
Finley|8030
Five Points|8457
Flag Pond|7657
Flintville|7335
Fosterville|7063
Frankewing|8459
Franklin|7064-7065,7067-7069
Friendship|8034
Friendsville|7737
Fruitvale|8336
Gadsden|8337
Gainesboro|8562
Gallatin|7066
Gallaway|8036
Gates|8037
Gatlinburg|7738
Georgetown|7336
Germantown|8138-8139,8183
Gibson|8338
Gladeville|7071
Gleason|8229
Goodlettsville|7070,7072
Goodspring|8460
Gordonsville|8563
Grand Junction|8039
Grandview|7337
Granville|8564
Graysville|7338
Greenback|7742
Greenbrier|7073
Greeneville|7743-7745
Greenfield|8230
Grimsley|8565
Gruetli Laager|7339
Guild|7340
Guys|8339
Halls|8040
Hampshire|8461
Hampton|7658
Harriman|7748
Harrison|7341
Harrogate|7752
Hartford|7753
Hartsville|7074
Heiskell|7754
Helenwood|7755
Henderson|8340
Hendersonville|7075,7077
Henning|8041
Henry|8231
Hermitage|7076
Hickman|8567
Hickory Valley|8042
Hilham|8568
Hillsboro|7342
Hixson|7343
Hohenwald|8462
Holladay|8341
Hollow Rock|8342
Hornbeak|8232
Hornsby|8044
Humboldt|8343
Huntingdon|8344
Huntland|7345
Huntsville|7756
Huron|8345
Hurricane Mills|7078
Idlewild|8346
Indian Mound|7079
Iron City|8463
Jacks Creek|8347
Jacksboro|7757
Jackson|8301-8303,8305,8308,8314
Jamestown|8556
Jasper|7347
Jefferson City|7760
Jellico|7762
Joelton|7080
Johnson City|7601-7602,7604-7605,7614-7615
Jonesborough|7659
Kelso|7348
Kenton|8233
Kingsport|7660,7662-7665,7669
Kingston|7763
Kingston Springs|7082
Knoxville|7901-7902,7909,7912,7914-7924,7927-7934,7938-7940,7950,7995-7998
Kodak|7764
Kyles Ford|7765
La Follette|7766
La Grange|8046
La Vergne|7086,7089
Laconia|8045
Lafayette|7083
Lake City|7769
Lancaster|8569
Lancing|7770
Lascassas|7085
Laurel Bloomery|7680
Lavinia|8348
Lawrenceburg|8464
Lebanon|7087-7088,7090
Lenoir City|7771-7772
Lenox|8047
Leoma|8468
Lewisburg|7091
Lexington|8351
Liberty|7095
Limestone|7681
Linden|7096
Livingston|8570
Lobelville|7097
Lone Mountain|7773
Lookout Mountain|7350
Loretto|8469
Loudon|7774
Louisville|7777
Lowland|7778
Lupton City|7351
Luray|8352
Luttrell|7779
Lutts|8471
Lyles|7098
Lynchburg|7352
Lynnville|8472
Macon|8048
Madison|7115-7116
Madisonville|7354
Manchester|7349,7355
Mansfield|8236
Martin|8237-8238
Maryville|7801-7804
Mascot|7806
Mason|8049
Maury City|8050
Maynardville|7807
Mc Donald|7353
Mc Ewen|7101
Mc Kenzie|8201
Mc Lemoresville|8235
McMinnville|7110-7111
Medina|8355
Medon|8356
Memphis|7501,7544,8101,8103-8109,8111-8120,8122,8124-8128,8130-8137,8141,8145,8148,8150-8152,8157,8159,8161,8163,8166-8168,8173-8175,8177,8181-8182,8184,8186-8188,8190,8193-8194,8197
Mercer|8392
Michie|8357
Middleton|8052
Midway|7809
Milan|8358
Milledgeville|8359
Milligan College|7682
Millington|8053-8055,8083
Milton|7118
Minor Hill|8473
Mitchellville|7119
Mohawk|7810
Monroe|8573
Monteagle|7356
Monterey|8574
Mooresburg|7811
Morris Chapel|8361
Morrison|7357
Morristown|7813-7816
Moscow|8057
Mosheim|7818
Moss|8575
Mount Carmel|7645
Mount Juliet|7121-7122
Mount Pleasant|8474
Mountain City|7683
Mountain Home|7684
Mulberry|7359
Munford|8058
Murfreesboro|7127-7133
Nashville|7201-7222,7224,7227-7230,7232,7234-7236,7238,7240-7244,7246,7250
New Johnsonville|7134
New Market|7820
New Tazewell|7824-7825
Newbern|8059
Newcomb|7819
Newport|7821-7822
Niota|7826
Nolensville|7135
Norene|7136
Normandy|7360
Norris|7828
Nunnelly|7137
Oak Ridge|7830-7831
Oakdale|7829
Oakfield|8362
Oakland|8060
Obion|8240
Ocoee|7361
Old Fort|7362
Old Hickory|7138
Olivehill|8475
Oliver Springs|7840
Oneida|7841
Only|7140
Ooltewah|7363
Orlinda|7141
Pall Mall|8577
Palmer|7365
Palmersville|8241
Palmyra|7142
Paris|8242
Parrottsville|7843
Parsons|8363
Pegram|7143
Pelham|7366
Petersburg|7144
Petros|7845
Philadelphia|7846
Pickwick Dam|8365
Pigeon Forge|7863,7868
Pikeville|7367
Piney Flats|7686,7699
Pinson|8366
Pioneer|7847
Pleasant Hill|8578
Pleasant Shade|7145
Pleasant View|7146
Pocahontas|8061
Portland|7148
Powder Springs|7848
Powell|7849
Primm Springs|8476
Prospect|8477
Pruden|7851
Pulaski|8478
Puryear|8251
Quebeck|8579
Ramer|8367
Readyville|7149
Reagan|8368
Red Boiling Springs|7150
Reliance|7369
Riceville|7370
Rickman|8580
Riddleton|7151
Ridgely|8080
Ridgetop|7152
Ripley|8063
Rives|8253
Roan Mountain|7687
Robbins|7852
Rock Island|8581
Rockford|7853
Rockvale|7153
Rockwood|7854
Rogersville|7857
Rossville|8066
Rugby|7733
Russellville|7860
Rutherford|8369
Rutledge|7861
Sale Creek|7373
Saltillo|8370
Samburg|8254
Santa Fe|8482
Sardis|8371
Saulsbury|8067
Savannah|8372
Scotts Hill|8374
Selmer|8375
Sequatchie|7374
Sevierville|7862,7864,7876
Sewanee|7375,7383
Seymour|7865
Shady Valley|7688
Sharon|8255
Sharps Chapel|7866
Shawanee|7867
Shelbyville|7160-7162
Sherwood|7376
Shiloh|8376
Signal Mountain|7377
Silerton|8377
Silver Point|8582
Slayden|7165
Smartt|7378
Smithville|7166
Smyrna|7167
Sneedville|7869
Soddy Daisy|7379,7384
Somerville|8068
South Fulton|8257
South Pittsburg|7380
Southside|7171
Sparta|8583
Speedwell|7870
Spencer|8585
Spring City|7381
Spring Creek|8378
Spring Hill|7174
Springfield|7172
Springville|8256
St. Joseph|8481
Stanton|8069
Stantonville|8379
Stewart|7175
Strawberry Plains|7871
Sugar Tree|8380
Summertown|8483
Summitville|7382
Sunbright|7872
Surgoinsville|7873
Sweetwater|7874
Taft|8488
Talbott|7877
Tallassee|7878
Tazewell|7879
Telford|7690
Tellico Plains|7385
Ten Mile|7880
Tennessee Ridge|7178
Thompsons Station|7179
Thorn Hill|7881
Tigrett|8070
Tipton|8071
Tiptonville|8079
Toone|8381
Townsend|7882
Tracy City|7387
Trade|7691
Trenton|8382
Trezevant|8258
Trimble|8259
Troy|8260
Tullahoma|7388
Turtletown|7391
Unicoi|7692
Union City|8261,8281
Unionville|7180
Vanleer|7181
Viola|7394
Vonore|7885
Walland|7886
Walling|8587
Wartburg|7887
Wartrace|7183
Washburn|7888
Watauga|7694
Watertown|7184
Waverly|7185
Waynesboro|8485
Westmoreland|7186
Westpoint|8486
Westport|8387
White Bluff|7187
White House|7188
White Pine|7890
Whites Creek|7189
Whitesburg|7891
Whiteside|7396
Whiteville|8075
Whitleyville|8588
Whitwell|7397
Wilder|8589
Wildersville|8388
Williamsport|8487
Williston|8076
Winchester|7398
Winfield|7892
Woodbury|7190
Woodland Mills|8271
Woodlawn|7191
Wynnburg|8077
Yorkville|8389
Yuma|8390`
