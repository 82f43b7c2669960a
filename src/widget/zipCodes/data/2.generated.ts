/*! Postal codes: GeoNames (geonames.org), CC BY 4.0 */
export default `DC
Naval Anacost Annex|373
Washington|1-13,15-20,22,24,26-27,29-30,32-33,35-45,47,49-50,52-53,55-71,73-78,80-82,90-91,201-204,206-208,210-224,226-230,232-233,235,237-242,244-245,250-252,254,260-262,265-266,268,270,277,289,299,301,303,306,310,314,317-319,330,340,350,355,370,372,375,380,389-390,392-395,401-429,431,433-437,439-442,444,447,451,453,456,460,463,468-470,472,500-511,515,520-531,533-544,546-549,551-555,557,559-560,565-566,570-573,575-581,585-586,590-591,593-594,597,599
Washington Navy Yard|374,376,388,391,398
MD
Abell|606
Aberdeen|1001
Aberdeen Proving Ground|1005
Abingdon|1009
Accident|1520
Accokeek|607
Adamstown|1710
Allen|1810
Andrews Air Force Base|762
Annapolis|1401-1405,1409,1411-1412
Annapolis Junction|701
Aquasco|608
Arnold|1012
Ashton|861
Avenue|609
Baldwin|1013
Baltimore|1201-1203,1205-1206,1209-1218,1223-1224,1229-1231,1233,1235,1239-1241,1250-1251,1263-1264,1270,1273,1275,1278-1281,1287-1290,1297-1298
Barclay|1607
Barnesville|838
Barstow|610
Barton|1521
Beallsville|839
Bel Air|1014-1015
Bel Alton|611
Belcamp|1017
Beltsville|704-705
Benedict|612
Benson|1018
Berlin|1811
Bethesda|810-811,813-814,816-817,824,827,889,892,894
Bethlehem|1609
Betterton|1610
Big Pool|1711
Bishopville|1813
Bittinger|1522
Bivalve|1814
Bladensburg|710
Bloomington|1523
Boonsboro|1713
Boring|1020
Bowie|715-721
Boyds|841
Bozman|1612
Braddock Heights|1714
Brandywine|613
Brentwood|722
Brinklow|862
Brookeville|833
Brooklandville|1022
Brooklyn|1225
Broomes Island|615
Brownsville|1715
Brunswick|1716
Bryans Road|616
Bryantown|617
Buckeystown|1717
Burkittsville|1718
Burtonsville|866
Bushwood|618
Butler|1023
Cabin John|818
California|619
Callaway|620
Cambridge|1613
Capitol Heights|731,743,790-791,799
Cascade|1719
Catonsville|1228
Cavetown|1720
Cecilton|1913
Centreville|1617
Chaptico|621
Charlestown|1914
Charlotte Hall|622
Chase|1027
Cheltenham|623
Chesapeake Beach|732
Chesapeake City|1915
Chester|1619
Chestertown|1620,1690
Chevy Chase|815,825
Chewsville|1721
Childs|1916
Church Creek|1622
Church Hill|1623
Churchton|733
Churchville|1028
Claiborne|1624
Clarksburg|871
Clarksville|1029
Clear Spring|1722
Clements|624
Clinton|735
Cobb Island|625
Cockeysville|1030
College Park|740-742
Colora|1917
Coltons Point|626
Columbia|1044-1046
Compton|627
Conowingo|1918
Cooksville|1723
Cordova|1625
Corriganville|1524
Crapo|1626
Crisfield|1817
Crocheron|1627
Crofton|1114
Crownsville|1032
Crumpton|1628
Cumberland|1501-1505
Curtis Bay|1226
Damascus|872
Dameron|628
Darlington|1034
Davidsonville|1035
Dayton|1036
Deal Island|1821
Deale|751
Delmar|1875
Denton|1629
Derwood|855
Dhs|588
Dickerson|842
District Heights|747,753
Dowell|629
Drayden|630
Dundalk|1222
Dunkirk|754
Earleville|1919
East New Market|1631
Easton|1601
Eckhart Mines|1528
Eden|1822
Edgewater|1037
Edgewood|1040
Elk Mills|1920
Elkridge|1075
Elkton|1921-1922
Ellerslie|1529
Ellicott City|1041-1043
Emmitsburg|1727
Essex|1221
Ewell|1824
Fairplay|1733
Fallston|1047
Faulkner|632
Federalsburg|1632
Finksburg|1048
Fishing Creek|1634
Flintstone|1530
Forest Hill|1050
Fork|1051
Fort George G Meade|755
Fort Howard|1052
Fort Washington|744,749
Frederick|1701-1705,1709
Freeland|1053
Friendship|758
Friendsville|1531
Frostburg|1532
Fruitland|1826
Fulton|759
Funkstown|1734
Gaithersburg|877-879,882-885,898-899
Galena|1635
Galesville|765
Gambrills|1054
Garrett Park|896
Georgetown|1930
Germantown|874-876
Gibson Island|1056
Girdletree|1829
Glen Arm|1057
Glen Burnie|1060-1062
Glen Echo|812
Glenelg|1737
Glenn Dale|769
Glenwood|1738
Glyndon|1071
Goldsboro|1636
Grantsville|1536
Grasonville|1638
Great Mills|634
Greenbelt|768,770-771
Greensboro|1639
Gunpowder|1010
Gwynn Oak|1207
Hagerstown|1740-1742,1746-1747,1749
Halethorpe|1227
Hampstead|1074
Hancock|1750
Hanover|1076
Harmans|1077
Harwood|776
Havre De Grace|1078
Hebron|1830
Helen|635
Henderson|1640
Highland|777
Hillsboro|1641
Hollywood|636
Hughesville|637
Hunt Valley|1031,1065
Huntingtown|639
Hurlock|1643
Hyattsville|781-785,787-788
Hydes|1082
Ijamsville|1754
Indian Head|640
Ingleside|1644
Ironsides|643
Issue|645
Jarrettsville|1084
Jefferson|1755
Jessup|794
Joppa|1085
Keedysville|1756
Kennedyville|1645
Kensington|891,895
Keymar|1757
Kingsville|1087
Kitzmiller|1538
Knoxville|1758
La Plata|646
Ladiesburg|1759
Lanham|703,706
Laurel|707-709,723-726
Leonardtown|650
Lexington Park|653
Libertytown|1762
Lineboro|1088
Linkwood|1835
Linthicum Heights|1090
Lisbon|1765
Little Orleans|1766
Lonaconing|1539
Long Green|1092
Lothian|711
Loveville|656
Luke|1540
Lusby|657
Lutherville Timonium|1093-1094
Madison|1648
Manchester|1102
Manokin|1836
Marbury|658
Mardela Springs|1837
Marion Station|1838
Marriottsville|1104
Marydel|1649
Maryland Line|1105
Massey|1650
Maugansville|1767
Mayo|1106
Mc Henry|1541
McDaniel|1647
Mechanicsville|659
Middle River|1220
Middletown|1769
Midland|1542
Midlothian|1543
Millersville|1108
Millington|1651
Monkton|1111
Monrovia|1770
Montgomery Village|886
Morganza|660
Mount Airy|1771
Mount Rainier|712
Mount Savage|1545
Mount Victoria|661
Myersville|1773
Nanjemoy|662
Nanticoke|1840
Neavitt|1652
New Market|1774
New Midway|1775
New Windsor|1776
Newark|1841
Newburg|664
Newcomb|1653
North Beach|714
North East|1901
Nottingham|1236
Oakland|1550
Ocean City|1842-1843
Odenton|1113
Oldtown|1555
Olney|830,832
Owings|736
Owings Mills|1117
Oxford|1654
Oxon Hill|745,750
Park Hall|667
Parkton|1120
Parkville|1234
Parsonsburg|1849
Pasadena|1122-1123
Patuxent River|670
Perry Hall|1128
Perry Point|1902
Perryman|1130
Perryville|1903
Phoenix|1131
Pikesville|1208,1282
Piney Point|674
Pinto|1556
Pittsville|1850
Pocomoke City|1851
Point of Rocks|1777
Pomfret|675
Poolesville|837
Port Deposit|1904
Port Republic|676
Port Tobacco|677
Potomac|854,859
Powellville|1852
Preston|1655
Price|1656
Prince Frederick|678
Princess Anne|1853
Pylesville|1132
Quantico|1856
Queen Anne|1657
Queenstown|1658
Randallstown|1133
Rawlings|1557
Rehobeth|1857
Reisterstown|1136
Rhodesdale|1659
Riderwood|1139
Ridge|680
Ridgely|1660
Rising Sun|1911
Riva|1140
Riverdale|737-738
Rock Hall|1661
Rock Point|682
Rockville|847-853,857
Rocky Ridge|1778
Rohrersville|1779
Rosedale|1237
Royal Oak|1662
Sabillasville|1780
Salisbury|1801-1804
Sandy Spring|860
Savage|763
Scotland|687
Secretary|1664
Severn|1144
Severna Park|1146
Shady Side|764
Sharpsburg|1782
Sharptown|1861
Sherwood|1665
Showell|1862
Silver Spring|901-908,910-911,914-916,918,993,997
Simpsonville|1150
Smithsburg|1783
Snow Hill|1863
Solomons|688
Southern Md Facility|697,797
Sparks Glencoe|1152
Sparrows Point|1219
Spencerville|868
Spring Gap|1560
St. Inigoes|684
St. James|1781
St. Leonard|685
St. Marys City|686
St. Michaels|1663
Stevenson|1153
Stevensville|1666
Still Pond|1667
Stockton|1864
Street|1154
Suburb Maryland Fac|897
Sudlersville|1668
Suitland|746,752
Sunderland|689
Swanton|1561
Sykesville|1784
Takoma Park|912-913
Tall Timbers|690
Taneytown|1787
Taylors Island|1669
Temple Hills|748,757
Templeville|1670
Thurmont|1788
Tilghman|1671
Toddville|1672
Towson|1204,1252,1284-1286
Tracys Landing|779
Trappe|1673
Tuscarora|1790
Tyaskin|1865
Tylerton|1866
Union Bridge|1791
Unionville|1792
Upper Fairmount|1867
Upper Falls|1156
Upper Marlboro|772-775,792
Upperco|1155
Valley Lee|692
Vienna|1869
Waldorf|601-604
Walkersville|1793
Warwick|1912
Washington Grove|880
Welcome|693
West Friendship|1794
West River|778
Westernport|1562
Westminster|1157-1158
Westover|1871,1890
Whaleyville|1872
White Hall|1161
White Marsh|1162
White Plains|695
Whiteford|1160
Willards|1874
Williamsport|1795
Windsor Mill|1244
Wingate|1675
Wittman|1676
Woodbine|1797
Woodsboro|1798
Woodstock|1163
Woolford|1677
Worton|1678
Wye Mills|1679
NC
Aberdeen|8315
Advance|7006
Ahoskie|7910
Alamance|7201
Albemarle|8001-8002
Albertson|8508
Alexander|8701
Alexis|8006
Alliance|8509
Almond|8702
Altamahaw|7202
Andrews|8901
Angier|7501
Ansonville|8007
Apex|7502,7523,7539
Arapahoe|8510
Ararat|7007
Arden|8704
Ash|8420
Asheboro|7203-7205
Asheville|8801-8806,8810,8813-8816
Atkinson|8421
Atlantic|8511
Atlantic Beach|8512
Aulander|7805
Aurora|7806
Autryville|8318
Avon|7915
Ayden|8513
Aydlett|7916
Badin|8009
Bahama|7503
Bailey|7807
Bakersville|8705
Balsam|8707
Balsam Grove|8708
Banner Elk|8604
Barco|7917
Barium Springs|8010
Barnardsville|8709
Barnesville|8319
Bat Cave|8710
Bath|7808
Battleboro|7809
Bayboro|8515
Bear Creek|7207
Beaufort|8516
Belews Creek|7009
Belhaven|7810
Bellarthur|7811
Belmont|8012
Belvidere|7919
Bennett|7208
Benson|7504
Bessemer City|8016
Bethania|7010
Bethel|7812
Beulaville|8518
Biscoe|7209
Black Creek|7813
Black Mountain|8711
Bladenboro|8320
Blanch|7212
Blounts Creek|7814
Blowing Rock|8605
Boiling Springs|8017
Bolivia|8422
Bolton|8423
Bonlee|7213
Boomer|8606
Boone|8607-8608
Boonville|7011
Bostic|8018
Brasstown|8902
Brevard|8712
Bridgeton|8519
Broadway|7505
Browns Summit|7214
Brunswick|8424
Bryson City|8713
Buies Creek|7506
Bullock|7507
Bunn|7508
Bunnlevel|8323
Burgaw|8425
Burlington|7215-7217
Burnsville|8714
Butner|7509
Buxton|7920
Bynum|7228
Calabash|8467
Calypso|8325
Camden|7921
Cameron|8326
Camp Lejeune|8542,8547
Candler|8715
Candor|7229
Canton|8716
Caroleen|8019
Carolina Beach|8428
Carrboro|7510
Carthage|8327
Cary|7511-7513,7518-7519
Casar|8020
Cashiers|8717
Castalia|7816
Castle Hayne|8429
Catawba|8609
Cedar Falls|7230
Cedar Grove|7231
Cedar Island|8520
Cedar Mountain|8718
Cerro Gordo|8430
Chadbourn|8431
Chapel Hill|7514-7517,7599
Charlotte|8201-8224,8226-8237,8241-8244,8246-8247,8250,8253-8256,8258,8260,8262-8263,8265-8266,8269-8275,8277-8278,8280-8282,8284-8285,8287-8290,8296-8297,8299
Cherokee|8719
Cherry Point|8533
Cherryville|8021
Chimney Rock|8720
China Grove|8023
Chinquapin|8521
Chocowinity|7817
Claremont|8610
Clarendon|8432
Clarkton|8433
Clayton|7520,7527-7528
Clemmons|7012
Cleveland|7013
Cliffside|8024
Climax|7233
Clinton|8328-8329
Clyde|8721
Coats|7521
Cofield|7922
Coinjock|7923
Colerain|7924
Colfax|7235
Collettsville|8611
Columbia|7925
Columbus|8722
Comfort|8522
Como|7818
Concord|8025-8027
Conetoe|7819
Connelly Springs|8612
Conover|8613
Conway|7820
Cooleemee|7014
Corapeake|7926
Cordova|8330
Cornelius|8031
Corolla|7927
Council|8434
Cove City|8523
Cramerton|8032
Creedmoor|7522
Creston|8615
Creswell|7928
Crossnore|8616
Crouse|8033
Crumpler|8617
Culberson|8903
Cullowhee|8723
Cumberland|8331
Cumnock|7237
Currie|8435
Currituck|7929
Dallas|8034
Dana|8724
Danbury|7016
Davidson|8035-8036
Davis|8524
Deep Gap|8618
Deep Run|8525
Delco|8436
Denton|7239
Denver|8037
Dillsboro|8725
Dobson|7017
Dover|8526
Drexel|8619
Dublin|8332
Dudley|8333
Dunn|8334-8335
Durham|7701-7713,7715,7717,7722
Eagle Springs|7242
Earl|8038
East Bend|7018
East Flat Rock|8726
East Spencer|8039
Eden|7288-7289
Edenton|7932
Edneyville|8727
Edward|7821
Efland|7243
Elizabeth City|7906-7907,7909
Elizabethtown|8337
Elk Park|8622
Elkin|8621
Ellenboro|8040
Ellerbe|8338
Elm City|7822
Elon|7244
Emerald Isle|8594
Enfield|7823
Engelhard|7824
Enka|8728
Ennice|8623
Ernul|8527
Erwin|8339
Ether|7247
Etowah|8729
Eure|7935
Everetts|7825
Evergreen|8438
Fair Bluff|8439
Fairfield|7826
Fairmont|8340
Fairview|8730
Faison|8341
Faith|8041
Falcon|8342
Falkland|7827
Fallston|8042
Farmville|7828
Fayetteville|8301-8306,8309,8311-8312,8314
Ferguson|8624
Flat Rock|8731
Fleetwood|8626
Fletcher|8732
Fontana Dam|8733
Forest City|8043
Fort Bragg|8307,8310
Fountain|7829
Four Oaks|7524
Franklin|8734,8744
Franklinton|7525
Franklinville|7248
Fremont|7830
Frisco|7936
Fuquay Varina|7526
Garland|8441
Garner|7529
Garysburg|7831
Gaston|7832
Gastonia|8052-8056
Gates|7937
Gatesville|7938
Germanton|7019
Gerton|8735
Gibson|8343
Gibsonville|7249
Glade Valley|8627
Glen Alpine|8628
Glendale Springs|8629
Glenville|8736
Glenwood|8737
Gloucester|8528
Godwin|8344
Gold Hill|8071
Goldsboro|7530-7534
Goldston|7252
Graham|7253
Grandy|7939
Granite Falls|8630
Granite Quarry|8072
Grantsboro|8529
Grassy Creek|8631
Green Mountain|8740
Greensboro|7401-7413,7415-7417,7419-7420,7425,7427,7429,7435,7438,7455,7495,7497-7499
Greenville|7833-7836,7858
Grifton|8530
Grimesland|7837
Grover|8073
Gulf|7256
Halifax|7839
Hallsboro|8442
Hamilton|7840
Hamlet|8345
Hampstead|8443
Hamptonville|7020
Harbinger|7941
Harkers Island|8531
Harmony|8634
Harrells|8444
Harrellsville|7942
Harris|8074
Harrisburg|8075
Hassell|7841
Hatteras|7943
Havelock|8532
Haw River|7258
Hayesville|8904
Hays|8635
Hazelwood|8738
Henderson|7536-7537
Hendersonville|8739,8791-8793
Henrico|7842
Henrietta|8076
Hertford|7930,7944
Hickory|8601-8603
Hiddenite|8636
High Point|7260-7265,7268
High Shoals|8077
Highfalls|7259
Highlands|8741
Hildebran|8637
Hillsborough|7278
Hobbsville|7946
Hobgood|7843
Hobucken|8537
Hoffman|8347
Hollister|7844
Holly Ridge|8445
Holly Springs|7540
Hookerton|8538
Hope Mills|8348
Horse Shoe|8742
Hot Springs|8743
Hubert|8539
Hudson|8638
Huntersville|8070,8078
Hurdle Mills|7541
Icard|8666
Indian Trail|8079
Iron Station|8080
Ivanhoe|8447
Jackson|7845
Jackson Springs|7281
Jacksonville|8540-8541,8546
Jamestown|7282
Jamesville|7846
Jarvisburg|7947
Jefferson|8640
Jonas Ridge|8641
Jonesville|8642
Julian|7283
Kannapolis|8081-8083
Kelford|7847
Kelly|8448
Kenansville|8349
Kenly|7542
Kernersville|7284-7285
Kill Devil Hills|7948
King|7021
Kings Mountain|8086
Kinston|8501-8504
Kipling|7543
Kittrell|7544
Kitty Hawk|7949
Knightdale|7545
Knotts Island|7950
Kure Beach|8449
La Grange|8551
Lake Junaluska|8745
Lake Lure|8746
Lake Toxaway|8747
Lake Waccamaw|8450
Lakeview|8350
Landis|8088
Lansing|8643
Lattimore|8089
Laurel Hill|8351
Laurel Springs|8644
Laurinburg|8352-8353
Lawndale|8090
Lawsonville|7022
Leasburg|7291
Leicester|8748
Leland|8451
Lemon Springs|8355
Lenoir|8633,8645
Lewiston Woodville|7849
Lewisville|7023
Lexington|7292-7295
Liberty|7298
Lilesville|8091
Lillington|7546
Lincolnton|8092-8093
Linden|8356
Linville|8646
Linville Falls|8647
Linwood|7299
Little Switzerland|8749
Littleton|7850
Locust|8097
Longwood|8452
Louisburg|7549
Lowell|8098
Lowgap|7024
Lowland|8552
Lucama|7851
Lumber Bridge|8357
Lumberton|8358-8360
Lynn|8750
Macclesfield|7852
Macon|7551
Madison|7025
Maggie Valley|8751
Magnolia|8453
Maiden|8650
Mamers|7552
Manns Harbor|7953
Manson|7553
Manteo|7954
Maple|7956
Maple Hill|8454
Marble|8905
Margarettsville|7853
Marietta|8362
Marion|8752
Mars Hill|8754
Marshall|8753
Marshallberg|8553
Marshville|8103
Marston|8363
Matthews|8104-8106
Maury|8554
Maxton|8364
Mayodan|7027
Maysville|8555
Mc Adenville|8101
Mc Farlan|8102
Mc Grady|8649
Mc Leansville|7301
McCutcheon Field|8545
Mebane|7302
Merritt|8556
Merry Hill|7957
Micaville|8755
Micro|7555
Middleburg|7556
Middlesex|7557
Midland|8107
Midway Park|8544
Mill Spring|8756
Millers Creek|8651
Mills River|8759
Milton|7305
Mineral Springs|8108
Minneapolis|8652
Misenheimer|8109
Mocksville|7028
Moncure|7559
Monroe|8110-8112
Montezuma|8653
Montreat|8757
Mooresboro|8114
Mooresville|8115,8117
Moravian Falls|8654
Morehead City|8557
Morganton|8655,8680
Morrisville|7560
Morven|8119
Mount Airy|7030
Mount Gilead|7306
Mount Holly|8120
Mount Mourne|8123
Mount Olive|8365
Mount Pleasant|8124
Mount Ulla|8125
Mountain Home|8758
Moyock|7958
Murfreesboro|7855
Murphy|8906
Nags Head|7959
Nakina|8455
Naples|8760
Nashville|7856
Nebo|8761
New Bern|8560-8564
New Hill|7562
New London|8127
Newell|8126
Newland|8657
Newport|8570
Newton|8658
Newton Grove|8366
Norlina|7563
Norman|8367
North Wilkesboro|8656,8659
Norwood|8128
Oak City|7857
Oak Island|8465
Oak Ridge|7310
Oakboro|8129
Ocean Isle Beach|8469
Ocracoke|7960
Old Fort|8762
Olin|8660
Olivia|8368
Oriental|8571
Orrum|8369
Otto|8763
Oxford|7565
Pantego|7860
Parkton|8371
Parmele|7861
Patterson|8661
Paw Creek|8130
Peachland|8133
Pelham|7311
Pembroke|8372
Pendleton|7862
Penland|8765
Penrose|8766
Pfafftown|7040
Pikeville|7863
Pilot Mountain|7041
Pine Hall|7042
Pine Level|7568
Pinebluff|8373
Pinehurst|8370,8374
Pineola|8662
Pinetops|7864
Pinetown|7865
Pineville|8134
Piney Creek|8663
Pink Hill|8572
Pinnacle|7043
Pisgah Forest|8768
Pittsboro|7312
Pleasant Garden|7313
Pleasant Hill|7866
Plumtree|8664
Plymouth|7962
Point Harbor|7964
Polkton|8135
Polkville|8136
Pollocksville|8573
Pope Army Airfield|8308
Poplar Branch|7965
Potecasi|7867
Powells Point|7966
Powellsville|7967
Princeton|7569
Proctorville|8375
Prospect Hill|7314
Providence|7315
Purlear|8665
Raeford|8376
Raleigh|7601-7617,7619-7629,7634-7636,7640,7650,7656,7658,7661,7668,7675-7676,7690,7695,7697-7699
Ramseur|7316
Randleman|7317
Red Oak|7868
Red Springs|8377
Reidsville|7320,7323
Rex|8378
Rhodhiss|8667
Rich Square|7869
Richfield|8137
Richlands|8574
Ridgecrest|8770
Ridgeway|7570
Riegelwood|8456
Roanoke Rapids|7870
Roaring Gap|8668
Roaring River|8669
Robbins|7325
Robbinsville|8771
Robersonville|7871
Rockingham|8379-8380
Rockwell|8138
Rocky Mount|7801-7804,7815
Rocky Point|8457
Rodanthe|7968
Roduco|7969
Rolesville|7571
Ronda|8670
Roper|7970
Rose Hill|8458
Roseboro|8382
Rosman|8772
Rougemont|7572
Rowland|8383
Roxboro|7573-7574
Roxobel|7872
Ruffin|7326
Rural Hall|7045,7094,7098-7099
Rutherford College|8671
Rutherfordton|8139
Salemburg|8385
Salisbury|8144-8147
Salter Path|8575
Saluda|8773
Salvo|7972
Sandy Ridge|7046
Sanford|7330-7332
Sapphire|8774
Saratoga|7873
Saxapahaw|7340
Scaly Mountain|8775
Scotland Neck|7874
Scotts|8699
Scottville|8672
Scranton|7875
Seaboard|7876
Seagrove|7341
Sealevel|8577
Sedalia|7342
Selma|7576
Semora|7343
Seven Springs|8578
Severn|7877
Shallotte|8459,8470
Shannon|8386
Sharpsburg|7878
Shawboro|7973
Shelby|8150-8152
Sherrills Ford|8673
Shiloh|7974
Siler City|7344
Siloam|7047
Simpson|7879
Sims|7880
Skyland|8776
Smithfield|7577
Smyrna|8579
Sneads Ferry|8460
Snow Camp|7349
Snow Hill|8580
Sophia|7350
South Mills|7976
Southern Pines|8387-8388
Southmont|7351
Southport|8461
Sparta|8675
Speed|7881
Spencer|8159
Spindale|8160
Spring Hope|7882
Spring Lake|8390
Spruce Pine|8777
St. Pauls|8384
Stacy|8581
Staley|7355
Stanfield|8163
Stanley|8164
Stantonsburg|7883
Star|7356
State Road|8676
Statesville|8625,8677,8687
Stedman|8391
Stella|8582
Stem|7581
Stokes|7884
Stokesdale|7357
Stoneville|7048
Stonewall|8583
Stony Point|8678
Stovall|7582
Stumpy Point|7978
Sugar Grove|8679
Summerfield|7358
Sunbury|7979
Sunset Beach|8468
Supply|8462
Swannanoa|8778
Swanquarter|7885
Swansboro|8584
Swepsonville|7359
Sylva|8779
Tabor City|8463
Tar Heel|8392
Tarawa Terrace|8543
Tarboro|7886
Taylorsville|8681
Teachey|8464
Terrell|8682
Thomasville|7360-7361
Thurmond|8683
Tillery|7887
Timberlake|7583
Toast|7049
Tobaccoville|7050
Todd|8684
Topton|8781
Townsville|7584
Traphill|8685
Trenton|8585
Trinity|7370
Troutman|8166
Troy|7371
Tryon|8782
Tuckasegee|8783
Turkey|8393
Turnersburg|8688
Tuxedo|8784
Tyner|7980
Union Grove|8689
Union Mills|8167
Valdese|8690
Vale|8168
Valle Crucis|8691
Vanceboro|8586
Vandemere|8587
Vass|8394
Vaughan|7586
Vilas|8692
Waco|8169
Wade|8395
Wadesboro|8170
Wagram|8396
Wake Forest|7587-7588
Walkertown|7051
Wallace|8466
Wallburg|7373
Walnut Cove|7052
Walstonburg|7888
Wanchese|7981
Warne|8909
Warrensville|8693
Warrenton|7589
Warsaw|8398
Washington|7889
Waves|7982
Waxhaw|8173
Waynesville|8785-8786
Weaverville|8787
Webster|8788
Welcome|7374
Weldon|7890
Wendell|7591
Wentworth|7375
West End|7376
West Jefferson|8694
Westfield|7053
Whitakers|7891
White Oak|8399
White Plains|7031
Whiteville|8472
Whitsett|7377
Whittier|8789
Wilkesboro|8697
Willard|8478
Williamston|7892
Williston|8589
Willow Spring|7592
Wilmington|8401-8412
Wilson|7893-7896
Wilsons Mills|7593
Windsor|7983
Winfall|7985
Wingate|8174
Winnabow|8479
Winston-Salem|7101-7111,7113-7117,7120,7127,7130,7150,7152,7155,7157,7198-7199
Winterville|8590
Winton|7986
Wise|7594
Woodland|7897
Woodleaf|7054
Wrightsville Beach|8480
Yadkinville|7055
Yanceyville|7379
Youngsville|7596
Zebulon|7597
Zionville|8698
Zirconia|8790
SC
Abbeville|9620
Adams Run|9426
Aiken|9801-9805,9808
Alcolu|9001
Allendale|9810
Anderson|9621-9626
Andrews|9510
Arcadia|9320
Awendaw|9429
Aynor|9511
Ballentine|9002
Bamberg|9003
Barnwell|9812
Batesburg|9006
Bath|9816
Beaufort|9901-9904,9906-9907
Beech Island|9842
Belton|9627
Bennettsville|9512
Bethune|9009
Bishopville|9010
Blacksburg|9702
Blackstock|9014
Blackville|9817
Blair|9015
Blenheim|9516
Bluffton|9910
Blythewood|9016
Boiling Springs|9316
Bonneau|9431
Bowling Green|9703
Bowman|9018
Bradley|9819
Branchville|9432
Brunson|9911
Buffalo|9321
Cades|9518
Calhoun Falls|9628
Camden|9020-9021
Cameron|9030
Campobello|9322
Canadys|9433
Carlisle|9031
Cassatt|9032
Catawba|9704
Cayce|9033
Centenary|9519
Central|9630
Chapin|9036
Chappells|9037
Charleston|9401-9403,9406-9407,9409,9412-9414,9416-9417,9422-9425,9492
Charleston AFB|9404
Cheraw|9520
Chesnee|9323
Chester|9706
Chesterfield|9709
Clarks Hill|9821
Clearwater|9822
Clemson|9631-9634
Cleveland|9635
Clifton|9324
Clinton|9325
Clio|9525
Clover|9710
Columbia|9201-9212,9214-9230,9240,9250,9260,9290,9292
Conestee|9636
Converse|9329
Conway|9526-9528
Coosawhatchie|9912
Cope|9038
Cordesville|9434
Cordova|9039
Cottageville|9435
Coward|9530
Cowpens|9330
Crocketville|9913
Cross|9436
Cross Anchor|9331
Cross Hill|9332
Dale|9914
Dalzell|9040
Darlington|9532,9540
Daufuskie Island|9915
Davis Station|9041
Denmark|9042
Dillon|9536
Donalds|9638
Dorchester|9437
Drayton|9333
Due West|9639
Duncan|9334
Early Branch|9916
Easley|9640-9642
Eastover|9044
Edgefield|9824
Edgemoor|9712
Edisto Island|9438
Effingham|9541
Ehrhardt|9081
Elgin|9045
Elko|9826
Elliott|9046
Elloree|9047
Enoree|9335
Estill|9918
Eutawville|9048
Fair Play|9643
Fairfax|9827
Fairforest|9336
Fingerville|9338
Florence|9501-9506
Folly Beach|9439
Fork|9543
Fort Lawn|9714
Fort Mill|9707-9708,9715-9716
Fountain Inn|9644
Furman|9921
Gable|9051
Gadsden|9052
Gaffney|9340-9342
Galivants Ferry|9544
Garnett|9922
Gaston|9053
Georgetown|9440,9442
Gifford|9923
Gilbert|9054
Glendale|9346
Gloverville|9828
Goose Creek|9445
Gramling|9348
Graniteville|9829
Gray Court|9645
Great Falls|9055
Greeleyville|9056
Green Pond|9446
Green Sea|9545
Greenville|9601-9617
Greenwood|9646-9649
Greer|9650-9652
Gresham|9546
Grover|9447
Hamer|9547
Hampton|9924
Hanahan|9410
Hardeeville|9927
Harleyville|9448
Hartsville|9550-9551
Heath Springs|9058
Hemingway|9554
Hickory Grove|9717
Hilda|9813
Hilton Head Island|9925-9926,9928,9938
Hodges|9653,9695
Holly Hill|9059
Hollywood|9449
Honea Path|9654
Hopkins|9061
Horatio|9062
Huger|9450
Inman|9349
Irmo|9063
Islandton|9929
Isle of Palms|9451
Iva|9655
Jackson|9831
Jacksonboro|9452
Jamestown|9453
Jefferson|9718
Jenkinsville|9065
Joanna|9351
Johns Island|9455,9457
Johnsonville|9555
Johnston|9832
Jonesville|9353,9395
Kershaw|9067
Kinards|9355
Kingstree|9556
La France|9656
Ladson|9456
Lake City|9560
Lake View|9563
Lamar|9069
Lancaster|9720-9722
Lando|9724
Landrum|9356
Lane|9564
Langley|9834
Latta|9565
Laurens|9360
Leesville|9070
Lexington|9071-9073
Liberty|9657
Liberty Hill|9074
Little Mountain|9075
Little River|9566
Little Rock|9567
Lobeco|9931
Lockhart|9364
Lodge|9082
Long Creek|9658
Longs|9568
Loris|9569
Lowndesville|9659
Lugoff|9078
Luray|9932
Lydia|9079
Lyman|9365
Lynchburg|9080
Manning|9102
Marietta|9661
Marion|9571
Martin|9836
Mauldin|9662
Mayesville|9104
Mayo|9368
Mc Bee|9101
Mc Clellanville|9458
Mc Coll|9570
Mc Connells|9726
Mc Cormick|9835,9899
Miley|9933
Modoc|9838
Moncks Corner|9461
Monetta|9105
Montmorenci|9839
Moore|9369
Mount Carmel|9840
Mount Croghan|9727
Mount Pleasant|9464-9466
Mountain Rest|9664
Mountville|9370
Mullins|9574
Murrells Inlet|9576
Myrtle Beach|9572,9575,9577-9579,9587-9588
Neeses|9107
Nesmith|9580
New Ellenton|9809
New Zion|9111
Newberry|9108
Newry|9665
Nichols|9581
Ninety Six|9666
Norris|9667
North|9112
North Augusta|9841,9860-9861
North Charleston|9405,9415,9418-9420
North Myrtle Beach|9582,9597-9598
Norway|9113
Okatie|9909
Olanta|9114
Olar|9843
Orangeburg|9115-9118
Pacolet|9372
Pacolet Mills|9373
Pageland|9728
Pamplico|9583
Parksville|9844
Parris Island|9905
Patrick|9584
Pauline|9374
Pawleys Island|9585
Peak|9122
Pelion|9123
Pelzer|9669
Pendleton|9670
Pickens|9671
Piedmont|9673
Pineland|9934
Pineville|9468
Pinewood|9125
Pinopolis|9469
Plum Branch|9845
Pomaria|9126
Port Royal|9935
Prosperity|9127
Rains|9589
Ravenel|9470
Reevesville|9471
Reidville|9375
Rembert|9128
Richburg|9729
Richland|9675
Ridge Spring|9129
Ridgeland|9936
Ridgeville|9472
Ridgeway|9130
Rion|9132
Rock Hill|9730-9734
Roebuck|9376
Round O|9474
Rowesville|9133
Ruby|9741
Ruffin|9475
Russellville|9476
Salem|9676
Salley|9137
Salters|9590
Saluda|9138
Sandy Springs|9677
Santee|9142
Sardinia|9143
Scotia|9939
Scranton|9591
Seabrook|9940
Sellers|9592
Seneca|9672,9678-9679
Sharon|9742
Shaw AFB|9152
Sheldon|9941
Silverstreet|9145
Simpsonville|9680-9681
Six Mile|9682
Slater|9683
Smoaks|9481
Smyrna|9743
Society Hill|9593
Spartanburg|9301-9307,9319
Springfield|9146
St. George|9477
St. Helena Island|9920
St. Matthews|9135
St. Stephen|9479
Starr|9684
Startex|9377
State Park|9147
Sullivans Island|9482
Summerton|9148
Summerville|9483-9486
Sumter|9150-9151,9153-9154
Sunset|9685
Swansea|9160
Sycamore|9846
Tamassee|9686
Tatum|9594
Taylors|9687
Tigerville|9688
Tillman|9943
Timmonsville|9161
Townville|9689
Travelers Rest|9690
Trenton|9847
Troy|9848
Turbeville|9162
Ulmer|9849
Una|9378
Union|9379
Van Wyck|9744
Vance|9163
Varnville|9944
Vaucluse|9850
Wadmalaw Island|9487
Wagener|9164
Walhalla|9691
Wallace|9596
Walterboro|9488
Ward|9166
Ware Shoals|9692
Warrenville|9851
Waterloo|9384
Wedgefield|9168
Wellford|9385
West Columbia|9169-9172
West Union|9696
Westminster|9693
Westville|9175
White Rock|9177
White Stone|9386
Whitmire|9178
Williams|9493
Williamston|9697
Williston|9853
Windsor|9856
Winnsboro|9180
Woodruff|9388
Yemassee|9945
York|9745
VA
Abingdon|4210-4212
Accomac|3301
Achilles|3001
Afton|2920
Alberta|3821
Aldie|105
Alexandria|2301-2315,2320,2331-2334,2350
Altavista|4517
Alton|4520
Amelia Court House|3002
Amherst|4521
Amissville|106
Ammon|3822
Amonate|4601
Andover|4215
Annandale|2003
Appalachia|4216
Appomattox|4522
Ararat|4053
Ark|3003
Arlington|2201-2207,2209-2210,2212-2217,2219,2225-2227,2230,2240-2246
Aroda|2709
Arrington|2922
Arvonia|3004
Ashburn|146-149
Ashland|3005
Assawoman|3302
Atkins|4311
Atlantic|3303
Augusta Springs|4411
Austinville|4312
Axton|4054
Aylett|3009
Bacova|4412
Banco|2711
Bandy|4602
Barboursville|2923
Barhamsville|3011
Barren Springs|4313
Baskerville|3915
Bassett|4055
Bastian|4314
Basye|2810
Batesville|2924
Battery Park|3304
Bealeton|2712
Beaumont|3014
Beaverdam|3015
Bedford|4523
Bee|4217
Belle Haven|3306
Belspring|4058
Ben Hur|4218
Bena|3018
Bent Mountain|4059
Bentonville|2610
Bergton|2811
Berryville|2611
Big Island|4526
Big Rock|4603
Big Stone Gap|4219
Birchleaf|4220
Birdsnest|3307
Bishop|4604
Blacksburg|4060-4063
Blackstone|3824
Blackwater|4221
Blairs|4527
Bland|4315
Bloxom|3308
Blue Grass|4413
Blue Ridge|4064
Bluefield|4605
Bluemont|135
Bohannon|3021
Boissevain|4606
Boones Mill|4065
Boston|2713
Bowling Green|2427-2428
Boyce|2620
Boydton|3917
Boykins|3827
Bracey|3919
Branchville|3828
Brandy Station|2714
Breaks|4607
Bremo Bluff|3022
Bridgewater|2812
Brightwood|2715
Bristol|4201-4203,4205,4209
Bristow|136
Broad Run|137
Broadford|4316
Broadway|2815
Brodnax|3920
Brooke|2430
Brookneal|4528
Brownsburg|4415
Brucetown|2622
Bruington|3023
Buchanan|4066
Buckingham|3921
Buena Vista|4416
Buffalo Junction|4529
Bumpass|3024
Burgess|2432
Burke|2009,2015
Burkes Garden|4608
Burkeville|3922
Burr Hill|2433
Callands|4530
Callao|2435
Callaway|4067
Calverton|138
Cana|4317
Cape Charles|3310
Capeville|3313
Capron|3829
Cardinal|3025
Caret|2436
Carrollton|3314
Carrsville|3315
Carson|3830
Cartersville|3027
Casanova|139
Cascade|4069
Castleton|2716
Castlewood|4224
Catawba|4070
Catharpin|143
Catlett|119
Cedar Bluff|4609
Center Cross|2437
Centreville|120-122
Ceres|4318
Champlain|2438
Chantilly|151-153
Charles City|3030
Charlotte Court House|3923
Charlottesville|2901-2911
Chase City|3924
Chatham|4531
Check|4072
Cheriton|3316
Chesapeake|3320-3328
Chester|3831,3836
Chester Gap|2623
Chesterfield|3832,3838
Chilhowie|4319
Chincoteague Island|3336
Christchurch|3031
Christiansburg|4068,4073
Church Road|3833
Church View|3032
Churchville|4421
Claremont|3899
Clarksville|3927
Claudville|4076
Clear Brook|2624
Cleveland|4225
Clifford|4533
Clifton|124
Clifton Forge|4422
Clinchco|4226
Clintwood|4228
Clover|4534
Cloverdale|4077
Cluster Springs|4535
Cobbs Creek|3035
Coeburn|4230
Coleman Falls|4536
Coles Point|2442
Collinsville|4078
Colonial Beach|2443
Colonial Heights|3834
Columbia|3038
Concord|4538
Copper Hill|4079
Corbin|2446
Courtland|3837
Covesville|2931
Covington|4426
Craddockville|3341
Craigsville|4430
Crewe|3930
Criders|2820
Crimora|4431
Cripple Creek|4322
Critz|4082
Crockett|4323
Cross Junction|2625
Crozet|2932
Crozier|3039
Crystal Hill|4539
Cullen|3934
Culpeper|2701
Cumberland|3040
Dahlgren|2448
Daleville|4083
Damascus|4236
Dante|4237
Danville|4540-4541,4543
Davenport|4239
Davis Wharf|3345
Dayton|2821
Deerfield|4432
Delaplane|144
Deltaville|3043
Dendron|3839
Dewitt|3840
Dhs|598
Diggs|3045
Dillwyn|3936
Dinwiddie|3841
Disputanta|3842
Doe Hill|4433
Dogue|2451
Dolphin|3843
Doran|4612
Doswell|3047
Drakes Branch|3937
Draper|4324
Drewryville|3844
Dry Fork|4549
Dryden|4243
Dublin|4084
Duffield|4244
Dugspur|4325
Dulles|101-104,189
Dumfries|2025-2026
Dundas|3938
Dungannon|4245
Dunn Loring|2027
Dunnsville|2454
Dutton|3050
Dyke|2935
Eagle Rock|4085
Earlysville|2936
East Stone Gap|4246
Eastville|3347
Ebony|3845
Edinburg|2824
Edwardsville|2456
Eggleston|4086
Elberon|3846
Elk Creek|4326
Elkton|2827
Elkwood|2718
Elliston|4087
Emory|4327
Emporia|3847
Esmont|2937
Etlan|2719
Evergreen|3939
Evington|4550
Ewing|4248
Exmore|3350
Faber|2938
Fairfax|2030-2038
Fairfax Station|2039
Fairfield|4435
Falls Church|2040-2044,2046
Falls Mills|4613
Fancy Gap|4328
Farmville|3901,3909
Farnham|2460
Ferrum|4088
Fieldale|4089
Fincastle|4090
Fishers Hill|2626
Fishersville|2939
Flint Hill|2627
Floyd|4091
Ford|3850
Forest|4551
Fork Union|3055
Fort Belvoir|2060
Fort Blackmore|4250
Fort Defiance|4437
Fort Eustis|3604
Fort Lee|3801
Fort Mitchell|3941
Fort Monroe|3651
Fort Myer|2211
Fort Valley|2652
Foster|3056
Franklin|3851
Franktown|3354
Fredericksburg|2401-2408,2412
Free Union|2940
Freeman|3856
Fries|4330
Front Royal|2630
Fulks Run|2830
Gainesville|155-156
Galax|4333
Garrisonville|2463
Gasburg|3857
Gate City|4251
Glade Hill|4092
Glade Spring|4340
Gladstone|4553
Gladys|4554
Glasgow|4555
Glen Allen|3058-3060
Glen Lyn|4093
Glen Wilton|4438
Gloucester|3061
Gloucester Point|3062
Goldvein|2720
Goochland|3063
Goode|4556
Goodview|4095
Gordonsville|2942
Gore|2637
Goshen|4439
Great Falls|2066
Green Bay|3942
Greenbackville|3356
Greenbush|3357
Greenville|4440
Greenway|2067
Greenwood|2943
Gretna|4557
Grimstead|3064
Grottoes|4441
Grundy|4614
Gum Spring|3065
Gwynn|3066
Hacksneck|3358
Hadensville|3067
Hague|2469
Halifax|4558
Hallieford|3068
Hallwood|3359
Hamilton|158-159
Hampden Sydney|3943
Hampton|3630,3661,3663-3670,3681
Hanover|3069
Harborton|3389
Hardy|4101
Hardyville|3070
Harrisonburg|2801-2803,2807
Hartfield|3071
Hartwood|2471
Hayes|3072
Haymarket|168-169
Haynesville|2472
Haysi|4256
Haywood|2722
Head Waters|4442
Heathsville|2473
Henrico|3075,3228-3229,3231,3233,3238,3242,3255,3273,3288,3294
Henry|4102
Herndon|170-172,192,2095
Hillsville|4343
Hiltons|4258
Hinton|2831
Hiwassee|4347
Honaker|4260
Hood|2723
Hopewell|3860
Horntown|3395
Horsepen|4619
Hot Springs|4445
Howardsville|4562
Huddleston|4104
Hudgins|3076
Hume|2639
Huntly|2640
Hurley|4620
Hurt|4563
Hustle|2476
Independence|4348
Indian Valley|4105
Iron Gate|4448
Irvington|2480
Isle of Wight|3397
Ivanhoe|4350
Ivor|3866
Ivy|2945
Jamaica|3079
Jamestown|3081
Jamesville|3398
Jarratt|3867,3870
Java|4565
Jeffersonton|2724
Jenkins Bridge|3399
Jersey|2481
Jetersville|3083
Jewell Ridge|4622
Jonesville|4263
Keeling|4566
Keen Mountain|4624
Keene|2946
Keezletown|2832
Keller|3401
Kenbridge|3944
Kents Store|3084
Keokee|4265
Keswick|2947
Keysville|3947
Kilmarnock|2482
King George|2485
King William|3086
King and Queen Court House|3085
Kinsale|2488
La Crosse|3950
Lacey Spring|2833
Lackey|3694
Ladysmith|2501
Lambsburg|4351
Lancaster|2503
Laneview|2504
Lanexa|3089
Laurel Fork|4352
Lawrenceville|3868
Lebanon|4266
Leesburg|175-178
Leon|2725
Lexington|4450
Lightfoot|3090
Lignum|2726
Lincoln|160
Linden|2642
Linville|2834
Little Plymouth|3091
Lively|2507
Locust Dale|2948
Locust Grove|2508
Locust Hill|3092
Locustville|3404
Long Island|4569
Loretto|2509
Lorton|2079,2199
Lottsburg|2511
Louisa|3093
Lovettsville|180
Lovingston|2949
Low Moor|4457
Lowry|4570
Lunenburg|3952
Luray|2835
Lynch Station|4571
Lynchburg|4501-4506,4513-4515
Lyndhurst|2952
Machipongo|3405
Madison|2727
Madison Heights|4572
Maidens|3102
Manakin Sabot|3103
Manassas|108-113
Mannboro|3105
Manquin|3106
Mappsville|3407
Marion|4354
Marionville|3408
Markham|2643
Marshall|115-116
Martinsville|4112-4115
Maryus|3107
Mascot|3108
Mathews|3109
Mattaponi|3110
Maurertown|2644
Mavisdale|4627
Max Meadows|4360
Maxie|4628
Mc Clure|4269
Mc Coy|4111
Mc Dowell|4458
Mc Gaheysville|2840
Mc Kenney|3872
Mc Lean|2101-2102,2106-2109
Meadows of Dan|4120
Meadowview|4361
Mears|3409
Mechanicsville|3111,3116
Meherrin|3954
Melfa|3410
Mendota|4270
Meredithville|3873
Merrifield|2081-2082,2116,2118-2119
Merry Point|2513
Middlebrook|4459
Middleburg|117-118
Middletown|2645,2649
Midland|2728
Midlothian|3112-3114
Milford|2514
Millboro|4460
Millers Tavern|3115
Millwood|2646
Mineral|3117
Mint Spring|4463
Mitchells|2729
Modest Town|3412
Mollusk|2517
Moneta|4121
Monroe|4574
Montebello|4464
Monterey|4465
Montpelier|3192
Montpelier Station|2957
Montross|2520
Montvale|4122
Moon|3119
Morattico|2523
Moseley|3120
Mount Crawford|2841
Mount Holly|2524
Mount Jackson|2842
Mount Sidney|4467
Mount Solon|2843
Mount Vernon|2121
Mouth of Wilson|4363
Mustoe|4468
Narrows|4124
Naruna|4576
Nassawadox|3413
Nathalie|4577
Natural Bridge|4578
Natural Bridge Station|4579
Nellysford|2958
Nelson|4580
Nelsonia|3414
New Canton|3123
New Castle|4127
New Church|3415
New Hope|4469
New Kent|3124
New Market|2844
New Point|3125
New River|4129
Newbern|4126
Newington|2122
Newport|4128
Newport News|3601-3603,3605-3609,3612,3628
Newsoms|3874
Newtown|3126
Nickelsville|4271
Ninde|2526
Nokesville|181-182
Nora|4272
Norfolk|3501-3511,3513-3515,3517-3519,3523,3529,3541,3551
Norge|3127
North|3128
North Garden|2959
North Tazewell|4630
Norton|4273
Norwood|4581
Nottoway|3955
Nuttsville|2528
Oak Hall|3396,3416
Oakpark|2730
Oakton|2124
Oakwood|4631
Occoquan|2125
Oilville|3129
Oldhams|2529
Onancock|3417
Onemo|3130
Onley|3418
Ophelia|2530
Orange|2960
Ordinary|3131
Oriskany|4130
Orkney Springs|2845
Orlean|128
Oyster|3419
Paeonian Springs|129
Paint Bank|4131
Painter|3420
Palmyra|2963
Pamplin|3958
Paris|130
Parksley|3421
Parrott|4132
Partlow|2534
Patrick Springs|4133
Pearisburg|4134
Pembroke|4136
Penhook|4137
Penn Laird|2846
Pennington Gap|4277
Petersburg|3803-3805
Phenix|3959
Philomont|131
Pilgrims Knob|4634
Pilot|4138
Piney River|2964
Pittsville|4139
Pleasant Valley|2848
Pocahontas|4635
Poquoson|3662
Port Haywood|3138
Port Republic|4471
Port Royal|2535
Portsmouth|3701-3705,3707-3709
Pound|4279
Pounding Mill|4637
Powhatan|3139
Pratts|2731
Prince George|3875
Prospect|3960
Providence Forge|3140
Pulaski|4301
Pungoteague|3422
Purcellville|132,134
Quantico|2134-2135
Quicksburg|2847
Quinby|3423
Quinque|2965
Quinton|3141
Radford|4141-4143
Radiant|2732
Randolph|3962
Raphine|4472
Rapidan|2733
Rappahannock Academy|2538
Raven|4639
Rawlings|3876
Rectortown|140
Red Ash|4640
Red House|3963
Red Oak|3964
Redwood|4146
Reedville|2539
Remington|2734
Rescue|3424
Reston|190-191,194-196,2096
Reva|2735
Rhoadesville|2542
Rice|3966
Rich Creek|4147
Richardsville|2736
Richlands|4641
Richmond|3173,3218-3227,3230,3232,3234-3237,3241,3249-3250,3260-3261,3269,3274,3276,3278-3279,3282,3284-3286,3289-3293,3295,3297-3298
Ridgeway|4148
Rileyville|2650
Riner|4149
Ringgold|4586
Ripplemead|4150
Rixeyville|2737
Roanoke|4001-4020,4022-4038,4040,4042-4043,4050
Rochelle|2738
Rockbridge Baths|4473
Rockville|3146
Rocky Gap|4366
Rocky Mount|4151
Rollins Fork|2544
Rose Hill|4281
Rosedale|4280
Roseland|2967
Round Hill|141-142
Rowe|4646
Ruby|2545
Ruckersville|2968
Rural Retreat|4368
Rustburg|4588
Ruther Glen|2546
Ruthville|3147
Salem|4153,4155,4157
Saltville|4370
Saluda|3149
Sandston|3150
Sandy Hook|3153
Sandy Level|4161
Sandy Point|2577
Sanford|3426
Saxe|3967
Saxis|3427
Schley|3154
Schuyler|2969
Scottsburg|4589
Scottsville|4590
Seaford|3696
Sealston|2547
Seaview|3429
Sedley|3878
Selma|4474
Severn|3155
Shacklefords|3156
Sharps|2548
Shawsville|4162
Shenandoah|2849
Shipman|2971
Shortt Gap|4647
Singers Glen|2850
Skippers|3879
Skipwith|3968
Smithfield|3430-3431
Somerset|2972
Somerville|2739
South Boston|4592
South Hill|3970
Sparta|2552
Speedwell|4374
Spencer|4165
Sperryville|2740
Spotsylvania|2551,2553
Spout Spring|4593
Spring Grove|3881
Springfield|2150-2153,2156,2158-2161
St. Charles|4282
St. Paul|4283
St. Stephens Church|3148
Stafford|2554-2556
Staffordsville|4167
Stanardsville|2973
Stanley|2851
Stanleytown|4168
Star Tannery|2654
State Farm|3160
Staunton|4401-4402
Steeles Tavern|4476
Stephens City|2655
Stephenson|2656
Sterling|163-167
Stevensburg|2741
Stevensville|3161
Stony Creek|3882
Strasburg|2641,2657
Stratford|2558
Stuart|4171
Stuarts Draft|4477
Studley|3162
Suffolk|3432-3439
Sugar Grove|4375
Sumerduck|2742
Surry|3883
Susan|3163
Sussex|3884
Sutherland|3885
Sutherlin|4594
Sweet Briar|4595
Swoope|4479
Swords Creek|4649
Syria|2743
Tangier|3440
Tannersville|4377
Tappahannock|2560
Tasley|3441
Tazewell|4651
Temperanceville|3442
Thaxton|4174
The Plains|198
Thornburg|2565
Timberville|2853
Toano|3168
Toms Brook|2660
Topping|3169
Townsend|3443
Trevilians|3170
Triangle|2172
Troutdale|4378
Troutville|4175
Troy|2974
Tyro|2976
Union Hall|4176
Unionville|2567
Upperville|184-185
Urbanna|3175
Valentines|3887
Vansant|4656
Vernon Hill|4597
Verona|4482
Vesta|4177
Vesuvius|4483
Victoria|3974
Vienna|2180-2183,2185
Viewtown|2746
Village|2570
Villamont|4178
Vinton|4179
Virgilina|4598
Virginia Beach|3450-3467,3471,3479
Virginia State University|3806
Wachapreague|3480
Wake|3176
Wakefield|3888
Walkerton|3177
Wallops Island|3337
Wardtown|3482
Ware Neck|3178
Warfield|3889
Warm Springs|4484
Warrenton|186-188
Warsaw|2572
Washington|2747
Water View|3180
Waterford|197
Wattsville|3483
Waverly|3890-3891
Waynesboro|2980
Weber City|4290
Weems|2576
West Augusta|4485
West McLean|2103
West Point|3181
Weyers Cave|4486
White Hall|2987
White Marsh|3183
White Plains|3893
White Post|2663
White Stone|2578
Whitetop|4292
Whitewood|4657
Wicomico|3184
Wicomico Church|2579
Williamsburg|3185-3188
Williamsville|4487
Willis|4380
Willis Wharf|3486
Wilsons|3894
Winchester|2601-2604
Windsor|3487
Wingina|4599
Wirtz|4184
Wise|4293
Withams|3488
Wolford|4658
Wolftown|2748
Woodberry Forest|2989
Woodbridge|2191-2195
Woodford|2580
Woodlawn|4381
Woods Cross Roads|3190
Woodstock|2664
Woodville|2749
Woolwine|4185
Wylliesburg|3976
Wytheville|4382
Yale|3897
Yorktown|3690-3693
Zacata|2581
Zuni|3898
WV
Accoville|5606
Adrian|6210
Advent|5231
Albright|6519
Alderson|4910
Alkol|5501
Allen Junction|5810
Alloy|5002
Alma|6320
Alum Bridge|6321
Alum Creek|5003
Amherstdale|5607
Amigo|5811
Amma|5005
Anawalt|4808
Anmoore|6323
Ansted|5812
Apple Grove|5502
Arbovale|4915
Arnett|5007
Arnoldsburg|5234
Arthurdale|6520
Artie|5008
Asbury|4916
Ashford|5009
Ashton|5503
Athens|4712
Auburn|6325
Augusta|6704
Aurora|6705
Avondale|4811
Baisden|5608
Baker|6801
Bakerton|5410
Ballard|4918
Bancroft|5011
Barboursville|5504
Barrackville|6559
Bartley|4813
Bartow|4920
Baxter|6560
Bayard|6707
Beaver|5813
Beckley|5801-5802
Beech Bottom|6030
Beeson|4714
Belington|6250
Belle|5015
Belleville|6133
Belmont|6134
Belva|6656
Benwood|6031
Berea|6327
Bergoo|6298
Berkeley Springs|5411
Berwind|4815
Bethany|6032
Beverly|6253
Bickmore|5019
Big Bend|6136
Big Creek|5505
Big Run|6561
Big Sandy|4816
Big Springs|6137
Bim|5021
Birch River|6610
Blacksville|6521
Blair|5022
Bloomery|6817
Bloomingrose|5024
Blount|5025
Blue Creek|5026
Bluefield|4701
Bob White|5028
Bolt|5817
Bomont|5030
Boomer|5031
Borderland|5665
Bowden|6254
Bradley|5818
Bradshaw|4817
Bramwell|4715
Branchland|5506
Brandywine|6802
Breeden|5666
Brenton|4818
Bretz|6524
Bridgeport|6330
Brohard|6138
Bruceton Mills|6525
Bruno|5611
Buckeye|4924
Buckhannon|6201
Bud|4716
Buffalo|5033
Bunker Hill|5413
Burlington|6710
Burnsville|6335
Burton|6562
Cabin Creek|5035
Cabins|6855
Cairo|6337
Caldwell|4925
Calvin|6660
Camden|6338
Camden on Gauley|6208
Cameron|6033
Camp Creek|5820
Cannelton|5036
Canvas|6662
Capon Bridge|6711
Capon Springs|6823
Carolina|6563
Cass|4927
Cassville|6527
Cedar Grove|5039
Cedarville|6611
Center Point|6339
Ceredo|5507
Chapmanville|5508
Charles Town|5414
Charleston|5301-5302,5304-5306,5311-5315,5317,5320-5339,5350,5356-5358,5360-5362,5364-5365,5375,5387,5389,5392,5396
Charlton Heights|5040
Charmco|5958
Chattaroy|5667
Chauncey|5612
Chester|6034
Chloe|5235
Circleville|6804
Clarksburg|6301-6302,6306
Clay|5043
Clear Creek|5044
Clear Fork|4822
Clendenin|5045
Cleveland|6215
Clothier|5047
Coal City|5823
Coal Mountain|4823
Coalton|6257
Colcord|5048
Colfax|6566
Colliers|6035
Comfort|5049
Cool Ridge|5825
Copen|6615
Cora|5614
Corinne|5826
Costa|5051
Cottageville|5239
Covel|4719
Cowen|6206
Coxs Mills|6342
Crab Orchard|5827
Craigsville|6205
Crawford|6343
Crawley|4931
Creston|6141
Crum|5669
Cucumber|4826
Culloden|5510
Cyclone|4827
Dailey|6259
Dallas|6036
Danese|5831
Daniels|5832
Danville|5053
Davin|5617
Davis|6260
Davisville|6142
Davy|4828
Dawes|5054
Deep Water|5057
Delbarton|5670
Dellslow|6531
Delray|6714
Diana|6217
Dille|6617
Dingess|5671
Dixie|5059
Dorothy|5060
Dothan|5833
Drennen|6667
Dry Creek|5062
Drybranch|5061
Dryfork|6263
Duck|5063
Dunbar|5064
Dunlow|5511
Dunmore|4934
Durbin|6264
East Bank|5067
East Lynn|5512
Eccles|5836
Eckman|4829
Edgarton|5672
Edmond|5837
Eglon|6716
Elbert|4830
Eleanor|5070
Elizabeth|6143
Elk Garden|6717
Elkhorn|4831
Elkins|6241
Elkview|5071
Ellamore|6267
Ellenboro|6346
Enterprise|6568
Erbacon|6203
Eskdale|5075
Ethel|5076
Evans|5241
Exchange|6619
Fairdale|5839
Fairlea|4902
Fairmont|6554-6555
Fairview|6570
Falling Rock|5079
Falling Waters|5419
Fanrock|4834
Farmington|6571
Fayetteville|5840
Fenwick|6202
Fisher|6818
Flat Top|5841
Flatwoods|6621
Flemington|6347
Follansbee|6037
Folsom|6348
Forest Hill|4935
Fort Ashby|6719
Fort Gay|5514
Foster|5081
Four States|6572
Frametown|6623
Frankford|4938
Franklin|6807
Fraziers Bottom|5082
Freeman|4724
French Creek|6218
Frenchton|6219
Friendly|6146
Gallagher|5083
Gallipolis Ferry|5515
Galloway|6349
Gandeeville|5243
Gap Mills|4941
Gary|4836
Gassaway|6624
Gauley Bridge|5085
Gay|5244
Genoa|5517
Gerrardstown|5420
Ghent|5843
Gilbert|5621
Gilboa|6671
Given|5245
Glady|6268
Glasgow|5086
Glen|5088
Glen Dale|6038
Glen Daniel|5844
Glen Easton|6039
Glen Ferris|5090
Glen Fork|5845
Glen Jean|5846
Glen Rogers|5848
Glen White|5849
Glengary|5421
Glenville|6351
Glenwood|5520
Gordon|5093
Gormania|6720
Grafton|6354
Grant Town|6574
Grantsville|6147
Granville|6534
Grassy Meadows|4943
Great Cacapon|5422
Green Bank|4944
Green Spring|6722
Green Sulphur Springs|5966
Greenville|4945
Griffithsville|5521
Gypsy|6361
Hacker Valley|6222
Halltown|5423
Hambleton|6269
Hamlin|5523
Handley|5102
Hanover|4839
Hansford|5103
Harman|6270
Harper|5851
Harpers Ferry|5425
Harrisville|6362
Hartford|5247
Harts|5524
Haywood|6366
Heaters|6627
Hedgesville|5427
Helen|5853
Helvetia|6224
Henderson|5106
Hendricks|6271
Henlawson|5624
Hensley|4843
Hepzibah|6369
Herndon|4726
Hernshaw|5107
Hewett|5108
Hiawatha|4729
Hico|5854
High View|6808
Hillsboro|4946
Hilltop|5855
Hinton|5951
Holden|5625
Hometown|5109
Horner|6372
Hugheston|5110
Hundred|6575
Huntington|5701-5729,5755,5770-5779
Hurricane|5526
Huttonsville|6273
Iaeger|4844
Idamay|6576
Ikes Fork|4845
Independence|6374
Indore|5111
Institute|5112
Inwood|5428
Ireland|6376
Isaban|4846
Itmann|4847
Ivydale|5113
Jacksonburg|6377
Jane Lew|6378
Jeffrey|5114
Jenkinjones|4848
Jesse|4849
Jolo|4850
Josephine|5857
Julian|5529
Jumping Branch|5969
Junior|6275
Justice|4851
Kanawha Falls|5115
Kanawha Head|6228
Kearneysville|5430
Kegley|4731
Kellysville|4732
Kenna|5248
Kenova|5530
Kerens|6276
Kermit|5674
Keslers Cross Lanes|6675
Keyser|6726
Kiahsville|5534
Kimball|4853
Kimberly|5118
Kincaid|5119
Kingmont|6578
Kingwood|6537
Kistler|5628
Kopperston|4854
Kyle|4855
Lahmansville|6731
Lake|5121
Lanark|5860
Lansing|5862
Lashmeet|4733
Lavalette|5535
Layland|5864
Le Roy|5252
Left Hand|5251
Leivasy|6676
Lenore|5676
Leon|5123
Lerona|5971
Lesage|5537
Leslie|5972
Lester|5865
Letart|5253
Levels|5431
Lewisburg|4901
Liberty|5124
Lindside|4951
Linn|6384
Little Birch|6629
Littleton|6581
Lizemores|5125
Lochgelly|5866
Logan|5601
London|5126
Lookout|5868
Looneyville|5259
Lorado|5630
Lorentz|6229
Lost City|6810
Lost Creek|6385
Lumberport|6386
Lyburn|5632
Lynco|4857
Maben|5870
Mabie|6278
Mabscott|5871
Mac Arthur|5873
Macfarlan|6148
Madison|5130
Maidsville|6541
Mallory|5634
Mammoth|5132
Man|5635
Mannington|6582
Marianna|4859
Marlinton|4954
Martinsburg|5401-5405
Mason|5260
Masontown|6542
Matewan|5678
Matheny|4860
Mathias|6812
Matoaka|4736
Maxwelton|4957
Maybeury|4861
Maysel|5133
Maysville|6833
Mc Graws|5875
McMechen|6040
Meadow Bridge|5976
Meadow Creek|5977
Meadowbrook|6404
Metz|6585
Miami|5134
Middlebourne|6149
Midkiff|5540
Midway|5878
Milam|6838
Mill Creek|6280
Millstone|5261
Millville|5432
Millwood|5262
Milton|5541
Minden|5879
Mineral Wells|6120-6121,6150
Moatsville|6405
Mohawk|4862
Montana Mines|6586
Montcalm|4737
Monterville|6282
Montgomery|5136
Montrose|6283
Moorefield|6836
Morgantown|6501-6502,6504-6508
Moundsville|6041
Mount Alto|5264
Mount Carbon|5139
Mount Clare|6408
Mount Gay|5637
Mount Hope|5880,5888
Mount Lookout|6678
Mount Nebo|6679
Mount Olive|5185
Mount Storm|6739
Mount Zion|6151
Mullens|5882
Munday|6152
Myra|5544
Nallen|6680
Naoma|5140
Napier|6631
Naugatuck|5685
Nebo|5141
Nellis|5142
Nemours|4738
Nettie|6681
New Creek|6743
New Cumberland|6047
New Haven|5265
New Manchester|6056
New Martinsville|6155
New Milton|6411
New Richmond|4867
Newburg|6410
Newell|6050
Newhall|4866
Newton|5266
Newtown|5686
Nimitz|5978
Nitro|5143
Normantown|5267
North Matewan|5688
North Spring|4869
Northfork|4868
Norton|6285
Oak Hill|5901
Oceana|4870
Odd|5902
Old Fields|6845
Omar|5638
Ona|5545
Onego|6886
Orgas|5148
Orlando|6412
Orma|5268
Osage|6543
Ottawa|5149
Paden City|6159
Page|5152
Pageton|4871
Palestine|6160
Panther|4872
Parkersburg|6101-6104,6106
Parsons|6287
Paw Paw|5434
Pax|5904
Paynesville|4873
Peach Creek|5639
Pecks Mill|5547
Pence Springs|4962
Pennsboro|6415
Pentress|6544
Petersburg|6847
Peterstown|4963
Petroleum|6161
Peytona|5154
Philippi|6416
Pickens|6230
Piedmont|6750
Pinch|5156
Pine Grove|6419
Pineville|4874
Piney View|5906
Pipestem|5979
Poca|5159
Point Pleasant|5550
Points|5437
Pond Gap|5160
Pool|6684
Porters Falls|6162
Powellton|5161
Pratt|5162
Premier|4878
Prichard|5555
Prince|5907
Princeton|4739-4740
Princewick|5908
Procious|5164
Proctor|6055
Prosperity|5909
Pullman|6421
Purgitsville|6852
Pursglove|6546
Quinwood|5981
Rachel|6587
Racine|5165
Ragland|5690
Rainelle|5962
Raleigh|5911
Ranger|5557
Ranson|5438
Ravencliff|5913
Ravenswood|6164
Rawl|5691
Raysal|4879
Reader|6167
Red Creek|6289
Red House|5168
Red Jacket|5692
Reedsville|6547
Reedy|5270
Renick|4966
Reynoldsville|6422
Rhodell|5915
Richwood|6261
Ridgeley|6753
Ridgeview|5169
Ridgeway|5440
Rio|6755
Ripley|5271
Rippon|5441
Riverton|6814
Rivesville|6588
Robson|5173
Rock|4747
Rock Cave|6234
Rock Creek|5174
Rock View|4880
Rockport|6169
Roderfield|4881
Romney|6757
Ronceverte|4970
Rosedale|6636
Rosemont|6424
Rowlesburg|6425
Rupert|5984
Sabine|5916
Salem|6426
Salt Rock|5559
Sand Fork|6430
Sandstone|5985
Sandyville|5275
Sarah Ann|5644
Saulsville|5876
Saxon|5180
Scarbro|5917
Scott Depot|5560
Secondcreek|4974
Selbyville|6236
Seneca Rocks|6884
Seth|5181
Shady Spring|5918
Shanks|6761
Sharples|5183
Shenandoah Junction|5442
Shepherdstown|5443
Shinnston|6431
Shirley|6434
Shoals|5562
Shock|6638
Short Creek|6058
Simon|4882
Simpson|6435
Sinks Grove|4976
Sistersville|6175
Skelton|5919
Slab Fork|5920
Slanesville|5444
Slatyfork|6291
Smithburg|6436
Smithers|5186
Smithfield|6437
Smithville|6178
Smoot|4977
Snowshoe|6209
Sod|5564
Sophia|5921
South Charleston|5303,5309
Southside|5187
Spanishburg|5922
Spelter|6438
Spencer|5276
Spring Dale|5986
Springfield|6763
Spurlockville|5565
Squire|4884
St. Albans|5177
St. Marys|6170
Stanaford|5927
Stephenson|5928
Stollings|5646
Sugar Grove|6815
Sumerco|5567
Summersville|6651
Summit Point|5446
Surveyor|5932
Sutton|6601
Swiss|6690
Switchback|4887
Switzer|5647
Sylvester|5193
Tad|5201
Talcott|4981
Tallmansville|6237
Teays|5569
Terra Alta|6764
Thomas|6292
Thornton|6440
Thorpe|4888
Thurmond|5936
Tioga|6691
Tornado|5202
Triadelphia|6059
Troy|6443
Tunnelton|6444
Turtle Creek|5203
Twilight|5204
Uneeda|5205
Union|4983
Upper Tract|6866
Upperglade|6266
Valley Bend|6293
Valley Grove|6060
Valley Head|6294
Van|5206
Varney|5696
Verdunville|5649
Verner|5650
Victor|5938
Vienna|6105
Volga|6238
Waiteville|4984
Walker|6180
Walkersville|6447
Wallace|6448
Wallback|5285
Walton|5286
Wana|6590
War|4892
Wardensville|6851
Warriormine|4894
Washington|6181
Waverly|6184
Wayne|5570
Wayside|4985
Webster Springs|6288
Weirton|6062
Welch|4801
Wellsburg|6070
West Columbia|5287
West Hamlin|5571
West Liberty|6074
West Milford|6451
West Union|6456
Weston|6452
Wharncliffe|5651
Wharton|5208
Wheeling|6003
White Oak|5989
White Sulphur Springs|4986
Whitesville|5209
Whitman|5652
Whitmer|6296
Widen|5211
Wilcoe|4895
Wiley Ford|6767
Wilkinson|5653
Williamsburg|4991
Williamson|5661
Williamstown|6187
Wilsondale|5699
Windsor Heights|6075
Winfield|5213
Winifrede|5214
Winona|5942
Wolfcreek|4993
Wolfe|4751
Woodville|5572
Worthington|6591
Wyatt|6463
Wyco|5943
Wyoming|4898
Yawkey|5573
Yellow Spring|6865
Yolyn|5654`
