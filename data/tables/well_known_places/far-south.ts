/** Tamil Nadu, Puducherry, Kerala and Lakshadweep: see `well_known_places.ts`. */
export const farSouth = `
600001 Chennai GPO=Parrys=George Town
600002 Mount Road=Anna Salai=Chintadripet=Anna Road
600003 Chennai Central=Park Town
600004 Mylapore=Mandaveli=Luz Corner
600005 Marina Beach=Triplicane=Chepauk
600006 Greams Road=Thousand Lights
600007 Vepery
600008 Egmore
600010 Kilpauk
600011 Perambur
600012 Otteri
600013 Royapuram
600014 Royapettah
600015 Saidapet
600016 Chennai Airport
600017 T Nagar=Pondy Bazaar=Panagal Park=Usman Road
600018 Teynampet=Alwarpet
600019 Tiruvottiyur=Thiruvottiyur
600020 Adyar=Kasturba Nagar Chennai=Gandhi Nagar Adyar
600021 Washermanpet
600023 Ayanavaram
600024 Kodambakkam=Rangarajapuram
600025 Anna University=Guindy Engineering College
600026 Vadapalani
600028 RA Puram=Raja Annamalaipuram=Greenways Road
600030 Shenoy Nagar
600031 Chetpet
600032 Guindy=Ekkatuthangal
600033 West Mambalam
600034 Nungambakkam
600035 Nandanam=CIT Nagar
600036 IIT Madras=IIT Chennai
600037 Mogappair=Mugappair West
600039 Vyasarpadi
600040 Anna Nagar=Shanthi Colony
600041 Thiruvanmiyur=Kottivakkam=Valmiki Nagar
600042 Velachery=Vijaya Nagar Velachery
600043 Pallavaram
600044 Chromepet
600045 Tambaram=West Tambaram
600047 Tambaram Sanatorium
600048 Vandalur
600049 Villivakkam
600050 Padi
600053 Ambattur
600054 Avadi
600056 Poonamallee
600058 Ambattur Estate
600059 East Tambaram
600061 Nanganallur
600064 Chitlapakkam
600066 Puzhal
600068 Manali
600073 Selaiyur=Camp Road
600077 Ayapakkam=Thiruverkadu
600078 KK Nagar=Nesapakkam
600081 Tondiarpet
600082 Jawahar Nagar Chennai=Agaram
600083 Ashok Nagar=Jafferkhanpet=Ashok Pillar
600085 Kotturpuram
600086 Gopalapuram=Cathedral Road
600087 Valasaravakkam=Alwarthirunagar
600088 Adambakkam
600089 Ramapuram=DLF IT Park=Manapakkam=DLF Cybercity Chennai
600090 Besant Nagar=Elliots Beach
600091 Madipakkam=Keelkattalai
600092 Virugambakkam
600093 Saligramam
600094 Choolaimedu
600095 Maduravoyal
600096 Perungudi=Kandanchavadi
600097 Thoraipakkam=OMR=Oggiyamduraipakkam=Mettukuppam
600099 Kolathur
600100 Medavakkam=Pallikaranai
600101 Anna Nagar West=Thirumangalam
600102 Anna Nagar East
600106 Arumbakkam
600107 CMBT=Koyambedu
600113 Taramani=TIDEL Park
600115 Injambakkam=Neelankarai
600116 Porur
600118 Kodungaiyur
600119 Sholinganallur=ECR=Semmancheri
600125 Mugalivakkam=Iyyappanthangal
600127 Kelambakkam Road
602105 Sriperumbudur
603103 SIPCOT Siruseri=Kelambakkam=Siruseri=Padur
603104 Mahabalipuram=Mamallapuram
603202 Guduvanchery
603203 SRM University=Potheri=Kattankulathur
604202 Gingee
605001 Rock Beach=White Town=Promenade Beach
605101 Auroville
606601 Arunachaleswarar
606603 Girivalam=Ramanasramam
608001 Nataraja Temple
609117 Vaitheeswaran Koil
609609 Thirunallar
611002 Nagore=Nagore Dargah
611111 Velankanni
612001 Kumbeswarar
612302 Swamimalai
613001 Brihadeeswarar=Big Temple
620001 Cantonment Trichy
620002 Chathiram=Chatram Bus Stand=Rockfort
620006 Srirangam
620015 NIT Trichy
620017 Thillai Nagar Woraiyur
620018 Thillai Nagar
623501 Ramanathapuram
623526 Rameswaram=Rameshwaram=Dhanushkodi
624101 Kodaikanal
624601 Palani
625001 Meenakshi Amman=Meenakshi Temple=Simmakkal=Periyar Bus Stand
625002 Tallakulam=Goripalayam
625003 Palanganatham=TVS Nagar
625007 K Pudur
625016 SS Colony
625020 Anna Nagar Madurai=KK Nagar Madurai
627002 Nellaiappar
627811 Courtallam=Kutralam
628215 Tiruchendur=Thiruchendur Murugan
628702 Tirunelveli Navatirupati
629702 Kanyakumari=Vivekananda Rock
629704 Suchindram
630105 Karaikudi Chettinad
630207 Pillaiyarpatti
631209 Tiruttani=Thiruthani
631502 Kamakshi Amman=Kanchi Kamakshi
632004 CMC Vellore
632014 VIT Vellore=VIT
635853 Yelagiri
636007 Hasthampatti
636601 Yercaud
636810 Hogenakkal
637411 Kolli Hills
641001 Town Hall Coimbatore=Ukkadam
641002 RS Puram
641004 Peelamedu=Hope College
641005 Singanallur
641006 Ganapathy
641009 Ram Nagar=Gandhipuram Ram Nagar
641011 Saibaba Colony
641012 Gandhipuram
641014 Coimbatore Airport=Peelamedu=Sitra=Kalapatti Road
641018 Race Course=Race Course Coimbatore
641021 Kuniyamuthur Sundarapuram
641023 Podanur
641028 Sowripalayam
641035 Saravanampatti
641038 Vadavalli Road
641041 Vadavalli
641045 Ramanathapuram Coimbatore
641114 Isha=Isha Foundation=Isha Yoga
641305 Mettupalayam Blackthunder
642127 Valparai
643001 Ooty=Udhagamandalam
643002 Ooty Lake
643101 Coonoor
643102 Coonoor Wellington
643217 Kotagiri
643223 Mudumalai=Masinagudi
670001 Kannur Fort
671316 Bekal Fort
673001 Mananchira=SM Street Calicut
673004 Mavoor Road=Arayidathupalam
673008 Medical College Calicut
673032 Palayam Calicut
673121 Kalpetta
673570 IIM Calicut
673592 Sultan Bathery
673601 NIT Calicut
678001 Palakkad Fort
678651 Malampuzha
680001 Swaraj Round=Thrissur Round
680101 Guruvayur=Guruvayoor=Guruvayur Temple
680721 Athirappilly=Athirapally
682001 Fort Kochi=Fort Cochin=Mattancherry
682011 MG Road Kochi=Ernakulam South
682013 Thevara
682016 Ravipuram=Kadavanthra Road=Thevara Road
682017 Kaloor
682018 Ernakulam North
682019 Vyttila
682020 Kadavanthra=Panampilly Nagar Road
682024 Edappally=Lulu Mall Kochi
682025 Palarivattom
682028 Vennala
682030 Kakkanad=Infopark
682033 Kalamassery Road
682036 Panampilly Nagar
682042 Infopark=Smart City Kochi
682301 Tripunithura=Thripunithura
682507 Cherai Beach
682553 Agatti
682555 Kavaratti=Lakshadweep
683101 Aluva=Alwaye
683104 Kalamassery
683111 Cochin Airport=Kochi Airport=Nedumbassery
683514 Cherai
683587 Malayattoor
685503 Vagamon
685509 Thekkady=Kumily=Periyar Tiger Reserve
685612 Munnar=Top Station
686563 Kumarakom
688001 Alleppey Backwaters=Punnamada
689533 Aranmula
689662 Sabarimala
690525 Amritapuri
691001 Kollam Beach
695001 Thampanoor=Statue=Palayam Statue=MG Road Trivandrum
695003 Kowdiar
695004 Pattom
695005 Peroorkada
695010 Sasthamangalam
695011 Medical College Trivandrum=Ulloor
695014 Thycaud
695016 Sreekaryam Road
695017 Sreekaryam
695022 VSSC=Vikram Sarabhai Space Centre
695023 Padmanabhaswamy=East Fort
695024 Pettah
695033 Palayam
695141 Varkala=Varkala Beach=Sivagiri
695527 Kovalam=Kovalam Beach
695551 Ponmudi
695581 Technopark=Kazhakoottam=Kazhakuttam
695582 Kazhakoottam=Kariavattom
`;
