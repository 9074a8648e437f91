/** Transport offices of the east and the north-east. See `../rto.ts` for the notation. */
export const east: Readonly<Record<string, string>> = {
  AN: '01 Port Blair//South Andaman|02 Car Nicobar//Nicobar',
  AR: `01 Itanagar//Papum Pare|02 Naharlagun//Papum Pare|03 Tawang|04 Bomdila//West Kameng|05 Seppa//East Kameng|06 Ziro//Lower Subansiri|07 Daporijo//Upper Subansiri|08 Aalo//West Siang
    |09 Pasighat//East Siang|10 Anini//Dibang Valley|11 Tezu//Lohit|12 Changlang|13 Khonsa//Tirap|14 Yingkiong//Upper Siang|15 Koloriang//Kurung Kumey|16 Roing//Lower Dibang Valley|17 Hawai//Anjaw
    |18 Longding|19 Jamin//Kra Daadi?|20 Namsai|21 Pangin//Siang?|22 Likabali//Lower Siang?|23 Lemmi//Pakke Kessang?|24 Basar//Leparada?|25 Tato//Shi Yomi?|26 Raga//Kamle?`,
  AS: `01 Guwahati//Kamrup Metropolitan|02 Nagaon|03 Jorhat|04 Sivasagar|05 Golaghat|06 Dibrugarh|07 North Lakhimpur//Lakhimpur|08 Haflong//Dima Hasao|09 Diphu//Karbi Anglong|10 Karimganj//Sribhumi
    |11 Silchar//Cachar|12 Tezpur//Sonitpur|13 Mangaldoi//Darrang|14 Nalbari|15 Barpeta|16 Kokrajhar|17 Dhubri|18 Goalpara|19 Bongaigaon|20 Guwahati//Kamrup Metropolitan#Buses of the state's transport corporation
    |21 Morigaon|22 Dhemaji|23 Tinsukia|24 Hailakandi|25 Amingaon/Guwahati/Kamrup|26 Kajalgaon//Chirang|27 Udalguri|28 Mushalpur//Baksa|29 Majuli|30 Hamren//West Karbi Anglong?|31 Hojai|32 Biswanath Chariali//Biswanath
    |33 Sonari//Charaideo|34 Hatsingimari//South Salmara Mankachar?`,
  BR: `01 Patna|02 Gaya|03 Ara//Bhojpur|04 Chapra//Saran|05 Motihari//Purbi Champaran|06 Muzaffarpur|07 Darbhanga|08 Munger|09 Begusarai|10 Bhagalpur|11 Purnia|13 Hazaribagh#!Jharkhand since 2000: now JH-02
    |14 Ranchi#!Jharkhand since 2000: now JH-01|16 Jamshedpur//East Singhbhum#!Jharkhand since 2000: now JH-05|17 Dhanbad#!Jharkhand since 2000: now JH-10|19 Saharsa|20 Bokaro#!Jharkhand since 2000: now JH-09
    |21 Bihar Sharif//Nalanda|22 Bettiah//Pashchim Champaran|24 Sasaram//Rohtas|25 Jehanabad|26 Aurangabad|27 Nawada|28 Gopalganj|29 Siwan|30 Sitamarhi|31 Hajipur//Vaishali|32 Madhubani|33 Samastipur
    |34 Khagaria|37 Kishanganj|38 Araria|39 Katihar|43 Madhepura|44 Buxar|45 Bhabua//Kaimur|46 Jamui|50 Supaul|51 Banka|52 Sheikhpura|53 Lakhisarai|55 Sheohar|56 Arwal`,
  JH: `01 Ranchi|02 Hazaribagh|03 Daltonganj//Palamu|04 Dumka|05 Jamshedpur//East Singhbhum|06 Chaibasa//West Singhbhum|07 Gumla|08 Lohardaga|09 Bokaro|10 Dhanbad|11 Giridih|12 Koderma|13 Chatra|14 Garhwa
    |15 Deoghar|16 Pakur|17 Godda|18 Sahebganj|19 Latehar|20 Simdega|21 Jamtara|22 Saraikela//Saraikela Kharsawan|23 Khunti|24 Ramgarh`,
  ML: `01 Shillong//East Khasi Hills#Government vehicles|02 Shillong//East Khasi Hills#State transport|03 Shillong//East Khasi Hills?|04 Jowai//West Jaintia Hills|05 Shillong//East Khasi Hills|06 Nongstoin//West Khasi Hills
    |07 Williamnagar//East Garo Hills|08 Tura//West Garo Hills|09 Baghmara//South Garo Hills|10 Nongpoh//Ri Bhoi|11 Khliehriat//East Jaintia Hills|12 Mawkyrwat//South West Khasi Hills|13 Ampati//South West Garo Hills|14 Resubelpara//North Garo Hills`,
  MN: '01 Imphal//Imphal West|02 Churachandpur|03 Kangpokpi|04 Thoubal|05 Bishnupur|06 Imphal East/Imphal/Imphal East|07 Ukhrul|08 Tamenglong?',
  MZ: '01 Aizawl|02 Lunglei|03 Siaha|04 Champhai|05 Kolasib|06 Serchhip|07 Lawngtlai|08 Mamit|09 Aizawl Rural/Aizawl?',
  NL: '01 Kohima|02 Mokokchung|03 Tuensang|04 Mon|05 Wokha|06 Zunheboto|07 Dimapur|08 Phek|09 Kiphire?|10 Peren?|11 Longleng?',
  OD: `01 Balasore|02 Bhubaneswar//Khordha|03 Balangir|04 Chandikhol//Jajpur|05 Cuttack|06 Dhenkanal|07 Chhatrapur//Ganjam|08 Bhawanipatna//Kalahandi|09 Keonjhar//Kendujhar|10 Koraput|11 Baripada//Mayurbhanj
    |12 Phulbani//Kandhamal|13 Puri|14 Rourkela//Sundargarh|15 Sambalpur|16 Sundargarh|17 Bargarh|18 Rayagada|19 Angul|20 Parlakhemundi//Gajapati|21 Jagatsinghpur|22 Bhadrak|23 Jharsuguda|24 Nabarangpur
    |25 Nayagarh|26 Nuapada|27 Boudh|28 Deogarh|29 Kendrapara|30 Malkangiri|31 Sonepur//Subarnapur|32 Bhanjanagar//Ganjam|33 Bhubaneswar II/Bhubaneswar/Khordha|34 Jajpur|35 Barbil//Kendujhar`,
  SK: '01 Gangtok|02 Gyalshing|03 Mangan|04 Namchi|05 Jorethang//Namchi?|06 Soreng?|07 Pakyong?|08 Rangpo//Pakyong?',
  TR: '01 Agartala//West Tripura|02 Kailashahar//Unakoti|03 Udaipur//Gomati|04 Ambassa//Dhalai|05 Dharmanagar//North Tripura|06 Khowai|07 Bishramganj//Sepahijala|08 Belonia//South Tripura',
  WB: `01 Kolkata|02 Kolkata|03 Kolkata|04 Kolkata|05 Kolkata|06 Kolkata|07 Kolkata|08 Kolkata|09 Kolkata|10 Kolkata|11 Howrah|12 Howrah|13 Uluberia//Howrah?|14 Uluberia//Howrah|15 Chinsurah//Hooghly|16 Chinsurah//Hooghly
    |17 Serampore//Hooghly|18 Arambagh//Hooghly|19 Alipore/Kolkata/South 24 Parganas|20 Alipore/Kolkata/South 24 Parganas|21 Alipore/Kolkata/South 24 Parganas?|22 Alipore/Kolkata/South 24 Parganas?
    |23 Barrackpore//North 24 Parganas|24 Barrackpore//North 24 Parganas|25 Barasat//North 24 Parganas|26 Barasat//North 24 Parganas|27 Bongaon//North 24 Parganas|28 Basirhat//North 24 Parganas|29 Tamluk//Purba Medinipur
    |30 Tamluk//Purba Medinipur|31 Contai//Purba Medinipur|32 Contai//Purba Medinipur?|33 Medinipur//Paschim Medinipur|34 Medinipur//Paschim Medinipur|35 Kharagpur//Paschim Medinipur?|36 Kharagpur//Paschim Medinipur
    |37 Asansol//Paschim Bardhaman|38 Asansol//Paschim Bardhaman|39 Durgapur//Paschim Bardhaman|40 Durgapur//Paschim Bardhaman|41 Bardhaman//Purba Bardhaman|42 Bardhaman//Purba Bardhaman|43 Kalna//Purba Bardhaman
    |44 Asansol//Paschim Bardhaman|45 Rampurhat//Birbhum?|46 Rampurhat//Birbhum|47 Bolpur//Birbhum|48 Bolpur//Birbhum|49 Jhargram|50 Jhargram?|51 Krishnanagar//Nadia|52 Krishnanagar//Nadia|53 Suri//Birbhum|54 Suri//Birbhum
    |55 Purulia|56 Purulia|57 Berhampore//Murshidabad|58 Berhampore//Murshidabad|59 Raiganj//Uttar Dinajpur|60 Raiganj//Uttar Dinajpur|61 Balurghat//Dakshin Dinajpur|62 Balurghat//Dakshin Dinajpur|63 Cooch Behar
    |64 Cooch Behar|65 Malda|66 Malda|67 Bankura|68 Bankura|69 Alipurduar|70 Alipurduar|71 Jalpaiguri|72 Jalpaiguri|73 Siliguri//Darjeeling|74 Siliguri//Darjeeling|75 Darjeeling?|76 Darjeeling|77 Darjeeling|78 Kalimpong
    |79 Kalimpong|80 Mathabhanga//Cooch Behar?|81 Mathabhanga//Cooch Behar?|82 Haldia//Purba Medinipur?|83 Bishnupur//Bankura?|84 Bishnupur//Bankura?|85 Dinhata//Cooch Behar?|86 Dinhata//Cooch Behar?|87 Bishnupur//Bankura?
    |88 Bishnupur//Bankura?|89 Kalyani//Nadia|90 Kalyani//Nadia|91 Islampur//Uttar Dinajpur|92 Islampur//Uttar Dinajpur|93 Jangipur//Murshidabad|94 Jangipur//Murshidabad|95 Baruipur//South 24 Parganas
    |96 Baruipur//South 24 Parganas|97 Diamond Harbour//South 24 Parganas|98 Diamond Harbour//South 24 Parganas`,
};
