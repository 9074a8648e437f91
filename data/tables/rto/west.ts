/** Transport offices of the west and the centre. See `../rto.ts` for the notation. */
export const west: Readonly<Record<string, string>> = {
  CG: `01 Governor/Raipur#Vehicles of the Governor|02 State government/Raipur#Government vehicles|03 Police/Raipur#Police vehicles|04 Raipur|05 Dhamtari|06 Mahasamund|07 Durg|08 Rajnandgaon
    |09 Kawardha//Kabirdham|10 Bilaspur|11 Janjgir//Janjgir-Champa|12 Korba|13 Raigarh|14 Jashpur|15 Ambikapur//Surguja|16 Baikunthpur//Korea|17 Jagdalpur//Bastar|18 Dantewada|19 Kanker
    |20 Bijapur|21 Narayanpur|22 Baloda Bazar|23 Gariaband|24 Balod|25 Bemetara|26 Sukma|27 Kondagaon|28 Mungeli|29 Surajpur|30 Balrampur|31 Gaurela//Gaurela Pendra Marwahi`,
  DD: '01 Silvassa//Dadra and Nagar Haveli#Series of the merged territory since 2020|02 Diu|03 Daman',
  DN: '09 Silvassa//Dadra and Nagar Haveli#!Until the merger of 2020: now DD-01',
  GA: `01 Panaji//North Goa|02 Margao//South Goa|03 Mapusa//North Goa|04 Bicholim//North Goa|05 Ponda//North Goa|06 Vasco da Gama//South Goa|07 Panaji//North Goa|08 Margao//South Goa
    |09 Quepem//South Goa|10 Canacona//South Goa|11 Pernem//North Goa|12 Dharbandora//South Goa`,
  GJ: `01 Ahmedabad|02 Mehsana|03 Rajkot|04 Bhavnagar|05 Surat|06 Vadodara|07 Nadiad//Kheda|08 Palanpur//Banaskantha|09 Himmatnagar//Sabarkantha|10 Jamnagar|11 Junagadh|12 Bhuj//Kachchh
    |13 Surendranagar|14 Amreli|15 Valsad|16 Bharuch|17 Godhra//Panchmahal|18 Gandhinagar|19 Bardoli//Surat|20 Dahod|21 Navsari|22 Rajpipla//Narmada|23 Anand|24 Patan|25 Porbandar
    |26 Vyara//Tapi|27 Vastral/Ahmedabad|28 Surat|29 Vadodara|30 Ahwa//Dang|31 Modasa//Aravalli|32 Veraval//Gir Somnath|33 Botad|34 Chhota Udaipur|35 Lunawada//Mahisagar|36 Morbi
    |37 Khambhalia//Devbhumi Dwarka|38 Bavla//Ahmedabad`,
  MH: `01 Mumbai South (Tardeo)/Mumbai|02 Mumbai West (Andheri)/Mumbai/Mumbai Suburban|03 Mumbai East (Wadala)/Mumbai|04 Thane|05 Kalyan//Thane|06 Pen//Raigad|07 Sindhudurg (Sawantwadi)/Sawantwadi/Sindhudurg
    |08 Ratnagiri|09 Kolhapur|10 Sangli|11 Satara|12 Pune|13 Solapur|14 Pimpri-Chinchwad//Pune|15 Nashik|16 Ahilyanagar|17 Shrirampur//Ahilyanagar|18 Dhule|19 Jalgaon
    |20 Chhatrapati Sambhajinagar|21 Jalna|22 Parbhani|23 Beed|24 Latur|25 Dharashiv|26 Nanded|27 Amravati|28 Buldhana|29 Yavatmal|30 Akola|31 Nagpur City/Nagpur|32 Wardha|33 Gadchiroli
    |34 Chandrapur|35 Gondia|36 Bhandara|37 Washim|38 Hingoli|39 Nandurbar|40 Nagpur Rural/Nagpur|41 Malegaon//Nashik|42 Baramati//Pune|43 Navi Mumbai (Vashi)/Navi Mumbai/Thane
    |44 Ambajogai//Beed|45 Akluj//Solapur|46 Panvel//Raigad|47 Mumbai North (Borivali)/Mumbai/Mumbai Suburban|48 Vasai//Palghar|49 Nagpur East/Nagpur|50 Karad//Satara|51 Ichalkaranji//Kolhapur
    |52 Chalisgaon//Jalgaon?|53 Phaltan//Satara?|54 Bhadgaon//Jalgaon?|55 Udgir//Latur|56 Khamgaon//Buldhana?|57 Vaijapur//Chhatrapati Sambhajinagar?|58 Mira-Bhayandar//Thane|59 Jat//Sangli?`,
  MP: `01 Governor/Bhopal#Vehicles of the Governor|02 State government/Bhopal#Government vehicles|03 Police/Bhopal#Police vehicles|04 Bhopal|05 Narmadapuram|06 Morena|07 Gwalior|08 Guna|09 Indore|10 Khargone
    |11 Dhar|12 Khandwa|13 Ujjain|14 Mandsaur|15 Sagar|16 Chhatarpur|17 Rewa|18 Shahdol|19 Satna|20 Jabalpur|21 Katni|22 Seoni|23 Raipur#!Chhattisgarh since 2000: now CG-04
    |24 Durg#!Chhattisgarh since 2000: now CG-07|25 Jagdalpur//Bastar#!Chhattisgarh since 2000: now CG-17|26 Bilaspur#!Chhattisgarh since 2000: now CG-10
    |27 Ambikapur//Surguja#!Chhattisgarh since 2000: now CG-15|28 Chhindwara|30 Bhind|31 Sheopur|32 Datia|33 Shivpuri|34 Damoh|35 Panna|36 Tikamgarh|37 Sehore|38 Raisen|39 Rajgarh|40 Vidisha|41 Dewas
    |42 Shajapur|43 Ratlam|44 Neemuch|45 Jhabua|46 Barwani|47 Harda|48 Betul|49 Narsinghpur|50 Balaghat|51 Mandla|52 Dindori|53 Sidhi|54 Umaria|65 Anuppur|66 Singrauli|67 Ashoknagar
    |68 Burhanpur|69 Alirajpur|70 Agar Malwa|71 Niwari?`,
  RJ: `01 Ajmer|02 Alwar|03 Banswara|04 Barmer|05 Bharatpur|06 Bhilwara|07 Bikaner|08 Bundi|09 Chittorgarh|10 Churu|11 Dholpur|12 Dungarpur|13 Sri Ganganagar|14 Jaipur South/Jaipur|15 Jaisalmer
    |16 Jalore|17 Jhalawar|18 Jhunjhunu|19 Jodhpur|20 Kota|21 Nagaur|22 Pali|23 Sikar|24 Sirohi|25 Sawai Madhopur|26 Tonk|27 Udaipur|28 Baran|29 Dausa|30 Rajsamand|31 Hanumangarh
    |32 Kotputli//Jaipur|33 Ramganj Mandi//Kota|34 Karauli|35 Pratapgarh|36 Beawar//Ajmer|37 Didwana//Nagaur|38 Abu Road//Sirohi|39 Balotra//Barmer|40 Bhiwadi//Alwar|41 Chomu//Jaipur
    |42 Kishangarh//Ajmer|43 Phalodi//Jodhpur|44 Sujangarh//Churu|45 Jaipur North/Jaipur|46 Bhinmal//Jalore|47 Dudu//Jaipur|48 Kekri//Ajmer|49 Nohar//Hanumangarh|50 Nokha//Bikaner
    |51 Shahpura//Bhilwara|52 Shahpura//Jaipur|53 Khetri//Jhunjhunu|54 Pipar//Jodhpur?|55 Suratgarh//Sri Ganganagar?|56 Sumerpur//Pali?|57 Neem ka Thana//Sikar?|58 Salumbar//Udaipur?|59 Jaipur?|60 Jaipur?`,
};
