/** Andhra Pradesh, Telangana and Karnataka: see `well_known_places.ts`. */
export const south = `
500001 Abids=Koti=Nampally Station
500002 Charminar
500003 Secunderabad Station=Secunderabad=MG Road Secunderabad
500004 Khairatabad=Lakdikapul
500006 Langer House=Karwan
500007 Osmania University=OU
500008 Golconda Fort=Golconda=Tolichowki=Shaikpet
500009 Trimulgherry Road
500010 Alwal=Bolarum
500011 New Bowenpally
500012 Begum Bazar=Afzalgunj
500013 Amberpet
500015 Trimulgherry=Tirumalagiri
500016 Begumpet=Prakash Nagar
500017 Lalaguda=Tarnaka Lallaguda
500018 Moosapet=Sanath Nagar=Erragadda=Bharat Nagar
500019 Lingampally=BHEL Lingampally=Serilingampally
500020 Musheerabad=RTC X Roads=Ashok Nagar Hyderabad=Chikkadpally
500022 High Court Hyderabad
500023 Yakutpura
500024 Chaderghat
500026 Marredpally=West Marredpally
500027 Barkatpura=Kachiguda=Narayanguda Kachiguda
500028 Mehdipatnam=Masab Tank
500029 Himayat Nagar=Narayanguda=Basheerbagh
500032 Gachibowli=Financial District=University Of Hyderabad=Nanakramguda
500033 Jubilee Hills=Film Nagar=Jubilee Hills Check Post
500034 Banjara Hills=Road No 12 Banjara Hills
500035 Saroornagar
500036 Moosarambagh=Dilsukhnagar=Malakpet Colony
500037 Balanagar
500038 Ameerpet=SR Nagar=Srinivasa Nagar Colony
500039 Uppal=Ramanthapur Uppal
500040 Moula Ali
500044 Vidyanagar Hyderabad=Nallakunta=Shivam Road
500045 Yousufguda=Madhura Nagar
500047 Malkajgiri
500048 Attapur=Rajendra Nagar Hyderabad
500049 Miyapur
500050 Chandanagar
500053 Falaknuma
500055 Jeedimetla
500056 Neredmet=Sainikpuri Neredmet
500057 Vijaya Nagar Colony
500059 Saidabad=Champapet
500060 Dilsukhnagar=Gaddiannaram
500061 Sitaphalmandi
500062 ECIL=Kushaiguda=AS Rao Nagar
500064 Bahadurpura=Kishanbagh
500067 Suchitra=Kompally Suchitra
500068 Nagole=LB Nagar Nagole
500070 Vanasthalipuram=Hayathnagar Road
500072 Kukatpally=KPHB=Pragathi Nagar Road=Moosapet Kukatpally
500073 Yella Reddy Guda
500074 LB Nagar=Mansoorabad
500075 Gandipet=Kokapet
500076 Habsiguda Nacharam=Nacharam
500080 Kavadiguda=Gandhi Nagar Hyderabad
500081 HITEC City=Hitech City=Madhapur=Mindspace=Raheja Mindspace
500082 Somajiguda=Raj Bhavan Road=Punjagutta=Panjagutta
500084 Kondapur=Kothaguda=Hafeezpet
500085 JNTU=KPHB Phase
500089 Manikonda=Puppalaguda=Narsingi Manikonda
500090 Nizampet=Bachupally=Pragathi Nagar
500092 Boduppal
500094 Sainikpuri
500096 Shaikpet Manikonda
500100 Kompally
501218 Shamshabad Airport=Hyderabad Airport=RGIA
501301 Ghatkesar
501512 Ramoji Film City
504101 Basara=Basar Temple
504106 Nirmal
505302 Vemulawada
506004 NIT Warangal
507111 Bhadrachalam
508115 Yadadri=Yadagirigutta
515134 Puttaparthi
515331 Lepakshi
516362 Ontimitta
517501 Tirupati
517504 Tirumala=Tirupati Balaji
517640 Kalahasti
518101 Srisailam
518345 Mantralayam=Raghavendra Swamy
518543 Ahobilam
520001 Kanaka Durga=Indrakeeladri=One Town Vijayawada=Kaleswara Rao Market
520002 Governorpet
520003 Gandhi Nagar Vijayawada
520007 Auto Nagar Vijayawada
520008 Patamata Benz Circle
520010 Benz Circle=Labbipet=MG Road Vijayawada=Patamata
522002 Brodipet=Arundelpet
522006 Pattabhipuram
522237 Amaravati Secretariat
530001 Old Town Vizag
530002 Maharanipeta=Jagadamba
530003 Andhra University=RK Beach=Siripuram=Waltair Uplands=VIP Road
530013 Seethammadhara Road
530016 Dwaraka Nagar=Akkayyapalem
530017 MVP Colony=Lawsons Bay
530018 Marripalem
530022 Pedawaltair Isukathota
530026 Gajuwaka
530028 Simhachalam
530040 PM Palem Road
530041 PM Palem
530045 Rushikonda=GITAM University
530048 Madhurawada
531149 Araku=Araku Valley
533406 Annavaram
534426 Dwaraka Tirumala
560001 MG Road=MG Road Bangalore=Vidhana Soudha=Cubbon Park=Brigade Road=Commercial Street
560002 City Market=KR Market=Kalasipalya
560003 Malleswaram=Vyalikaval
560004 Basavanagudi=VV Puram=Gandhi Bazaar
560005 Frazer Town=Cox Town
560006 JC Nagar=Jayamahal
560008 Ulsoor=Halasuru
560009 Majestic=Kempegowda Bus Station=KSR Station=Gandhinagar Bangalore
560010 Rajajinagar
560011 Jayanagar 4th Block=Jayanagar 3rd Block
560012 IISc=Indian Institute of Science
560013 Jalahalli
560015 Jalahalli West
560016 Ramamurthy Nagar=Dooravani Nagar=Tin Factory
560017 HAL=Old Airport Road=Murugeshpalya=Vimanapura
560018 Chamarajpet
560020 Seshadripuram=Kumara Park
560022 Yeshwanthpur
560023 Magadi Road
560024 Hebbal=Anand Nagar Bangalore
560025 Richmond Town=Residency Road=Museum Road=Richmond Road=Langford Town
560026 Mysore Road=Bapuji Nagar
560027 Wilson Garden=Sampangiram Nagar=Shanthi Nagar
560029 NIMHANS=BTM Layout=Christ University=BTM Layout 1st Stage=Dairy Circle=SG Palya=Dharmaram College
560030 Adugodi
560032 RT Nagar
560033 Banaswadi Maruthi Sevanagar
560034 Koramangala=Koramangala 1st Block
560035 Sarjapur Road=Carmelaram=Kaikondrahalli
560036 KR Puram=Krishnarajapuram
560037 Marathahalli=Kundalahalli=Doddanekundi=Munnekolala
560038 Indiranagar=100 Feet Road=CMH Road=Defence Colony Bangalore
560040 Vijayanagar Bangalore=Chandra Layout=Attiguppe
560041 Jayanagar 9th Block=Tilaknagar=Jayanagar 4th T Block
560042 Shivaji Nagar Bangalore
560043 Kalyan Nagar=HRBR Layout=Banaswadi=HBR Layout=OMBR Layout
560045 Manyata Tech Park=Nagawara=Hennur
560047 Viveknagar=Austin Town=Ejipura
560048 ITPL=Brookefield=Mahadevapura=Hoodi=Phoenix Marketcity Bangalore
560050 Srinagar Bangalore=Banashankari 1st Stage
560054 Mathikere=MS Ramaiah
560055 Malleswaram West
560056 Bangalore University=Jnana Bharathi
560057 Dasarahalli=T Dasarahalli
560060 Kengeri
560061 Uttarahalli=Subramanyapura
560062 Konanakunte=Kanakapura Road=Talaghattapura
560064 Yelahanka=Yelahanka New Town
560066 Whitefield=ITPL=EPIP Zone=Varthur Road
560068 Bommanahalli=BTM Layout 2=Hongasandra=Begur Road=Garvebhavi Palya
560070 Banashankari 2nd Stage=Padmanabhanagar
560071 Domlur=Embassy Golf Links
560072 Nagarbhavi
560073 Nagasandra=Hesaraghatta Main Road
560075 New Thippasandra=HAL 3rd Stage
560076 IIM Bangalore=Bannerghatta Road=BTM 2nd Stage=BTM Layout=Arekere=Hulimavu=JP Nagar 4th Phase
560077 Kothanur=Hennur Main Road
560078 JP Nagar=JP Nagar 1st Phase=JP Nagar 7th Phase=Puttenahalli
560079 Basaveshwara Nagar=Kamakshipalya=Kurubarahalli
560080 Sadashivanagar
560082 Jayanagar 8th Block
560083 Gottigere=Bannerghatta
560084 Lingarajapuram
560085 Banashankari 3rd Stage=Katriguppe
560086 Mahalakshmi Layout
560087 Varthur=Gunjur
560092 Sahakara Nagar=Kodigehalli=Byatarayanapura
560093 CV Raman Nagar=Kaggadasapura
560094 RMV 2nd Stage=Sanjay Nagar=Dollars Colony=RMV Extension
560095 Koramangala 6th Block=Koramangala 8th Block=National Games Village
560096 Nandini Layout
560097 Vidyaranyapura
560098 Rajarajeshwari Nagar=RR Nagar
560099 Bommasandra
560100 Electronic City=Infosys Campus=Electronic City Phase 1=Electronic City Phase 2=Neeladri Road=Konappana Agrahara
560102 HSR Layout=Haralur
560103 Bellandur=Ecospace=Outer Ring Road=Kadubeesanahalli=Devarabeesanahalli
560105 Jigani
560300 Bangalore Airport=Kempegowda Airport=KIAL=Bengaluru Airport
562101 Nandi Hills
562125 Sarjapur
562157 Devanahalli Road=Yelahanka Air Force
570001 Devaraja Urs Road=Mysore Palace
570002 VV Mohalla
570004 Krishnamurthy Puram
570008 Vidyaranyapuram=JP Nagar Mysore
570009 Saraswathipuram
570010 Chamundi Hill=Chamundi Hills=Mysore Palace
570012 Vontikoppal Gokulam Road
570016 Hebbal Mysore
570017 Vijayanagar Mysore
570023 Kuvempunagar
571126 Bandipur
571201 Coorg=Madikeri
571212 Talacauvery
571218 Virajpet
571438 Srirangapatna
571477 Talakadu
573121 Halebidu=Halebid
573135 Shravanabelagola
574216 Dharmasthala
574238 Kukke Subramanya
575001 Hampankatta
575002 Kankanady
575003 Kadri Mallikatta=Bejai Kodialbail
575004 Bejai
575025 NITK Surathkal
576101 Udupi Krishna=Krishna Matha
576104 Manipal
576230 Mookambika
577139 Sringeri=Sharadamba
577181 Horanadu
577411 Agumbe
577435 Jog Falls
580020 Hubli Station Road=Lamington Road
580021 Vidyanagar Hubli
580023 Keshwapur
580031 Keshwapur Road
581325 Dandeli
581326 Gokarna
581350 Murudeshwar
582101 Gadag
583239 Hampi
586101 Gol Gumbad
587103 Pattadakal
587201 Badami
590001 Camp Belgaum
590006 Tilakwadi
590016 Nehru Nagar Belgaum
591110 Yellamma
`;
