/** Transport offices of the south. See `../rto.ts` for the notation. */
export const south: Readonly<Record<string, string>> = {
  AP: `01 Adilabad#!Telangana since 2014: now TG-01|02 Anantapur#!|03 Chittoor#!|04 Kadapa//Y.S.R.#!|05 Kakinada//East Godavari#!|06 Rajahmundry//East Godavari#!
    |07 Guntur#!|08 Narasaraopet//Guntur#!|09 Khairatabad/Hyderabad#!Telangana since 2014: now TG-09|10 Secunderabad/Hyderabad#!Telangana since 2014: now TG-10
    |11 Malakpet/Hyderabad#!Telangana since 2014: now TG-11|12 Kishanbagh/Hyderabad#!Telangana since 2014: now TG-12
    |13 Mehdipatnam/Hyderabad#!Telangana since 2014: now TG-13|14 Hyderabad#!?|15 Karimnagar#!Telangana since 2014: now TG-02|16 Vijayawada//Krishna#!
    |17 Machilipatnam//Krishna#!?|18 Krishna/Vijayawada/Krishna#!Later the series of the police|19 Krishna/Vijayawada/Krishna#!?|20 Khammam#!Telangana since 2014: now TG-04|21 Kurnool#!
    |22 Mahabubnagar#!Telangana since 2014: now TG-06|23 Sangareddy//Medak#!Telangana since 2014: now TG-15|24 Nalgonda#!Telangana since 2014: now TG-05
    |25 Nizamabad#!Telangana since 2014: now TG-16|26 Nellore#!|27 Ongole//Prakasam#!|28 Attapur/Hyderabad/Ranga Reddy#!Telangana since 2014: now TG-07
    |29 Uppal/Hyderabad/Ranga Reddy#!Telangana since 2014: now TG-08|30 Srikakulam#!|31 Visakhapatnam#!|32 Gajuwaka/Visakhapatnam#!?|33 Visakhapatnam#!?|34 Visakhapatnam#!?
    |35 Vizianagaram#!|36 Warangal#!Telangana since 2014: now TG-03|37 Eluru//West Godavari#!|38 Bhimavaram//West Godavari#!?
    |39 Andhra Pradesh/#One series for the whole state since 2019|40 Andhra Pradesh/#One series for the whole state, after AP-39`,
  KA: `01 Bengaluru Central (Koramangala)/Bengaluru/Bengaluru Urban|02 Bengaluru West (Rajajinagar)/Bengaluru/Bengaluru Urban|03 Bengaluru East (Indiranagar)/Bengaluru/Bengaluru Urban
    |04 Bengaluru North (Yeshwanthpur)/Bengaluru/Bengaluru Urban|05 Bengaluru South (Jayanagar)/Bengaluru/Bengaluru Urban|06 Tumakuru|07 Kolar|08 Kolar Gold Fields//Kolar
    |09 Mysuru West/Mysuru|10 Chamarajanagar|11 Mandya|12 Madikeri//Kodagu|13 Hassan|14 Shivamogga|15 Sagara//Shivamogga|16 Chitradurga|17 Davangere|18 Chikkamagaluru
    |19 Mangaluru//Dakshina Kannada|20 Udupi|21 Puttur//Dakshina Kannada|22 Belagavi|23 Chikkodi//Belagavi|24 Bailhongal//Belagavi|25 Dharwad|26 Gadag|27 Haveri|28 Vijayapura
    |29 Bagalkote//Bagalkot|30 Karwar//Uttara Kannada|31 Sirsi//Uttara Kannada|32 Kalaburagi|33 Yadgir|34 Ballari|35 Hosapete//Vijayanagara|36 Raichur|37 Koppal|38 Bidar
    |39 Bhalki//Bidar|40 Chikkaballapura|41 Jnanabharathi/Bengaluru/Bengaluru Urban|42 Ramanagara|43 Devanahalli//Bengaluru Rural|44 Tiptur//Tumakuru|45 Hunsur//Mysuru
    |46 Sakleshpur//Hassan|47 Honnavar//Uttara Kannada|48 Jamkhandi//Bagalkot|49 Gokak//Belagavi|50 Yelahanka/Bengaluru/Bengaluru Urban|51 Electronic City/Bengaluru/Bengaluru Urban
    |52 Nelamangala//Bengaluru Rural|53 Krishnarajapuram/Bengaluru/Bengaluru Urban|54 Nagamangala//Mandya|55 Mysuru East/Mysuru|56 Basavakalyan//Bidar
    |57 Shantinagar/Bengaluru/Bengaluru Urban#Buses of the state's transport corporations|58 Banashankari/Bengaluru/Bengaluru Urban|59 Chandapura/Bengaluru/Bengaluru Urban
    |60 RT Nagar/Bengaluru/Bengaluru Urban|61 Marathahalli/Bengaluru/Bengaluru Urban|62 Surathkal/Mangaluru/Dakshina Kannada|63 Hubballi//Dharwad|64 Madhugiri//Tumakuru
    |65 Dandeli//Uttara Kannada|66 Tarikere//Chikkamagaluru|67 Chintamani//Chikkaballapura|68 Ranebennur//Haveri|69 Ramdurg//Belagavi|70 Bantwal//Dakshina Kannada|71 Athani//Belagavi`,
  KL: `01 Thiruvananthapuram|02 Kollam|03 Pathanamthitta|04 Alappuzha|05 Kottayam|06 Idukki|07 Ernakulam|08 Thrissur|09 Palakkad|10 Malappuram|11 Kozhikode|12 Kalpetta//Wayanad|13 Kannur
    |14 Kasaragod|15 KSRTC/Thiruvananthapuram#Buses of the state's road transport corporation|16 Attingal//Thiruvananthapuram|17 Muvattupuzha//Ernakulam|18 Vadakara//Kozhikode
    |19 Parassala//Thiruvananthapuram|20 Neyyattinkara//Thiruvananthapuram|21 Nedumangad//Thiruvananthapuram|22 Kazhakkoottam//Thiruvananthapuram|23 Karunagappally//Kollam
    |24 Kottarakkara//Kollam|25 Punalur//Kollam|26 Adoor//Pathanamthitta|27 Thiruvalla//Pathanamthitta|28 Mallappally//Pathanamthitta|29 Kayamkulam//Alappuzha|30 Chengannur//Alappuzha
    |31 Mavelikkara//Alappuzha|32 Cherthala//Alappuzha|33 Changanassery//Kottayam|34 Kanjirappally//Kottayam|35 Pala//Kottayam|36 Vaikom//Kottayam|37 Vandiperiyar//Idukki
    |38 Thodupuzha//Idukki|39 Tripunithura//Ernakulam|40 Perumbavoor//Ernakulam|41 Aluva//Ernakulam|42 North Paravur//Ernakulam|43 Mattancherry//Ernakulam|44 Kothamangalam//Ernakulam
    |45 Irinjalakuda//Thrissur|46 Guruvayur//Thrissur|47 Kodungallur//Thrissur|48 Wadakkanchery//Thrissur|49 Alathur//Palakkad|50 Mannarkkad//Palakkad|51 Ottappalam//Palakkad
    |52 Pattambi//Palakkad|53 Perinthalmanna//Malappuram|54 Ponnani//Malappuram|55 Tirur//Malappuram|56 Koyilandy//Kozhikode|57 Koduvally//Kozhikode|58 Thalassery//Kannur
    |59 Taliparamba//Kannur|60 Kanhangad//Kasaragod|61 Kunnathur//Kollam|62 Ranni//Pathanamthitta|63 Angamaly//Ernakulam|64 Chalakudy//Thrissur|65 Tirurangadi//Malappuram
    |66 Kuttanad//Alappuzha|67 Uzhavoor//Kottayam|68 Devikulam//Idukki|69 Udumbanchola//Idukki|70 Chittur//Palakkad|71 Nilambur//Malappuram|72 Mananthavady//Wayanad
    |73 Sulthan Bathery//Wayanad|74 Kattakada//Thiruvananthapuram|75 Thriprayar//Thrissur|76 Nanmanda//Kozhikode|77 Perambra//Kozhikode|78 Iritty//Kannur|79 Vellarikundu//Kasaragod
    |80 Pathanapuram//Kollam|81 Varkala//Thiruvananthapuram|82 Chadayamangalam//Kollam|83 Konni//Pathanamthitta|84 Kondotty//Malappuram|85 Ramanattukara//Kozhikode|86 Payyannur//Kannur`,
  LD: '01 Kavaratti//Lakshadweep|02 Agatti//Lakshadweep?|03 Amini//Lakshadweep?|04 Andrott//Lakshadweep?|05 Chetlat//Lakshadweep?|06 Kadmat//Lakshadweep?|07 Kalpeni//Lakshadweep?|08 Kiltan//Lakshadweep?|09 Minicoy//Lakshadweep?',
  PY: '01 Puducherry|02 Karaikal|03 Mahe|04 Yanam|05 Villianur//Puducherry',
  TN: `01 Chennai Central (Ayanavaram)/Chennai|02 Chennai North West (Anna Nagar)/Chennai|03 Chennai North East (Tondiarpet)/Chennai|04 Chennai East (Royapuram)/Chennai
    |05 Chennai North (Kolathur)/Chennai|06 Chennai South East (Mandaveli)/Chennai|07 Chennai South (Thiruvanmiyur)/Chennai|09 Chennai West (K.K. Nagar)/Chennai
    |10 Chennai South West (Valasaravakkam)/Chennai|11 Tambaram/Chennai/Chengalpattu|12 Poonamallee/Chennai/Thiruvallur|13 Ambattur/Chennai|14 Sholinganallur/Chennai|15 Ulundurpet//Kallakurichi|16 Tindivanam//Villupuram
    |18 Red Hills/Chennai/Thiruvallur|19 Chengalpattu|20 Tiruvallur//Thiruvallur|21 Kanchipuram|22 Meenambakkam/Chennai|23 Vellore|24 Krishnagiri|25 Tiruvannamalai|27 Salem#!Old series
    |28 Namakkal North/Namakkal|29 Dharmapuri|30 Salem West/Salem|31 Cuddalore|32 Villupuram|33 Erode East/Erode|34 Tiruchengode//Namakkal|36 Gobichettipalayam//Erode|37 Coimbatore South/Coimbatore
    |38 Coimbatore North/Coimbatore|39 Tiruppur North/Tiruppur|40 Mettupalayam//Coimbatore|41 Pollachi//Coimbatore|42 Tiruppur South/Tiruppur|43 Udhagamandalam (Ooty)/Udhagamandalam/The Nilgiris
    |45 Tiruchirappalli West/Tiruchirappalli|46 Perambalur|47 Karur|48 Srirangam//Tiruchirappalli|49 Thanjavur|50 Tiruvarur//Thiruvarur|51 Nagapattinam|52 Sankari//Salem|54 Salem East/Salem
    |55 Pudukkottai|56 Perundurai//Erode|57 Dindigul|58 Madurai South/Madurai|59 Madurai North/Madurai|60 Theni|61 Ariyalur|63 Sivaganga|64 Madurai Central/Madurai|65 Ramanathapuram
    |66 Coimbatore Central/Coimbatore|67 Virudhunagar|68 Kumbakonam//Thanjavur|69 Thoothukudi|70 Hosur//Krishnagiri|72 Tirunelveli|73 Ranipet|74 Nagercoil//Kanniyakumari
    |75 Marthandam//Kanniyakumari|76 Tenkasi|77 Attur//Salem|78 Dharapuram//Tiruppur|79 Sankarankovil//Tenkasi|81 Tiruchirappalli East/Tiruchirappalli|82 Mayiladuthurai
    |83 Vaniyambadi//Tirupathur|84 Srivilliputhur//Virudhunagar|85 Kundrathur//Kanchipuram|86 Erode West/Erode|87 Sriperumbudur//Kanchipuram|88 Namakkal South/Namakkal|90 Salem South/Salem
    |91 Chidambaram//Cuddalore|92 Tiruchendur//Thoothukudi|93 Mettur//Salem|94 Palani//Dindigul|95 Sivakasi//Virudhunagar|96 Kovilpatti//Thoothukudi|97 Arani//Tiruvannamalai|99 Coimbatore West/Coimbatore`,
  TG: `01 Adilabad|02 Karimnagar|03 Warangal//Hanumakonda|04 Khammam|05 Nalgonda|06 Mahabubnagar|07 Attapur/Hyderabad/Ranga Reddy|08 Uppal/Hyderabad/Medchal Malkajgiri|09 Hyderabad Central (Khairatabad)/Hyderabad
    |10 Hyderabad North (Secunderabad)/Hyderabad|11 Hyderabad East (Malakpet)/Hyderabad|12 Hyderabad South (Bandlaguda)/Hyderabad|13 Hyderabad West (Tolichowki)/Hyderabad|14 Hyderabad?|15 Sangareddy
    |16 Nizamabad|17 Kamareddy|18 Nirmal|19 Mancherial|20 Asifabad//Kumuram Bheem Asifabad|21 Jagtial|22 Peddapalli|23 Sircilla//Rajanna Sircilla|24 Warangal Rural/Warangal
    |25 Bhupalpally//Jayashankar Bhupalapally|26 Mahabubabad|27 Jangaon|28 Kothagudem//Bhadradri Kothagudem|29 Suryapet|30 Bhuvanagiri//Yadadri Bhuvanagiri|31 Nagarkurnool|32 Wanaparthy
    |33 Gadwal//Jogulamba Gadwal|34 Vikarabad|35 Medak|36 Siddipet|37 Mulugu|38 Narayanpet`,
};
