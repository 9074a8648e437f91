/** Delhi, Haryana, Punjab, Himachal, Jammu and Kashmir, Ladakh, Uttar Pradesh and Uttarakhand: see `well_known_places.ts`. */
export const north = `
110001 Connaught Place=Kanat Place=India Gate=Janpath=Parliament House=Mandi House=Barakhamba Road=Kasturba Gandhi Marg=Gole Market=Jantar Mantar
110002 Daryaganj=ITO=Bahadur Shah Zafar Marg=Delhi Gate
110003 Khan Market=Lodhi Road=Lodhi Colony=Safdarjung Airport=Jor Bagh=Sunder Nagar=Pandara Road
110005 Karol Bagh=Jhandewalan
110006 Old Delhi=Chandni Chowk=Red Fort=Jama Masjid=Lal Qila=Shahjahanabad=Sadar Bazar=Chawri Bazar=Kashmere Gate=Khari Baoli
110007 Delhi University=North Campus=DU North Campus=Kamla Nagar=Malka Ganj=Shakti Nagar
110008 Patel Nagar=East Patel Nagar=West Patel Nagar
110009 Mukherjee Nagar=Model Town=GTB Nagar=Kingsway Camp
110010 Delhi Cantt
110011 Central Secretariat=Udyog Bhawan
110013 Nizamuddin East=Nizamuddin West=Humayun Tomb
110014 Jangpura=Jungpura Extension=Bhogal
110015 Moti Nagar=Kirti Nagar=Karampura
110016 IIT Delhi=Hauz Khas Village=Qutub Institutional Area=Green Park=Safdarjung Development Area=SDA=Yusuf Sarai
110017 Malviya Nagar Delhi=Saket=Sheikh Sarai=Panchsheel Park=Hauz Rani
110018 Tilak Nagar=Vikaspuri
110019 Nehru Place=Lotus Temple=Kalkaji Mandir=Kalkaji=CR Park=Chittaranjan Park=Govindpuri
110020 Okhla Phase 1=Okhla Phase 2=Okhla Industrial Area
110021 Chanakyapuri=Diplomatic Enclave
110022 RK Puram=Munirka Enclave
110024 Lajpat Nagar=Defence Colony=Amar Colony
110025 Jamia Millia Islamia=Jamia University=Shaheen Bagh=Jamia Nagar=Okhla Vihar=Batla House=Sukhdev Vihar=New Friends Colony=Abul Fazal Enclave
110027 Rajouri Garden=Tagore Garden
110028 Naraina=Naraina Vihar=Inderpuri
110029 AIIMS=All India Institute of Medical Sciences=AIIMS Delhi=Safdarjung Hospital
110030 Qutub Minar=Qutab Minar=Mehrauli=Chattarpur Delhi
110031 Gandhi Nagar Delhi=Geeta Colony
110032 Shahdara
110033 Adarsh Nagar Delhi=Jahangirpuri=Azadpur
110034 Pitampura=Rani Bagh=Saraswati Vihar=Kohat Enclave
110035 Tri Nagar=Keshavpuram=Inderlok
110037 IGI Airport=Delhi Airport=Indira Gandhi International Airport=Aerocity=Mahipalpur
110041 Nangloi=Mundka
110044 Badarpur
110045 Palam=Palam Colony
110047 Sainik Farm
110048 Greater Kailash 1=Greater Kailash 2=GK 1=GK 2=Greater Kailash Part 1
110049 South Extension=South Ex=Gulmohar Park=Asiad Village=Masjid Moth
110051 Krishna Nagar Delhi
110052 Ashok Vihar=Wazirpur
110053 Bhajanpura=Seelampur=Yamuna Vihar
110054 Civil Lines=Tis Hazari
110055 New Delhi Railway Station=Paharganj
110056 Shakur Basti
110057 Vasant Vihar
110058 Janakpuri=Uttam Nagar East
110059 Uttam Nagar=Mohan Garden
110060 Old Rajinder Nagar
110062 Tigri=Jamia Hamdard
110063 Paschim Vihar
110064 Hari Nagar=Mayapuri
110065 East Of Kailash=Kailash Colony East=Sriniwaspuri
110066 Bhikaji Cama Place
110067 JNU=Jawaharlal Nehru University
110068 IGNOU=Maidan Garhi
110070 Vasant Kunj=Ambience Mall Vasant Kunj
110074 Chhatarpur=Chattarpur
110075 Dwarka=Dwarka Sector 10
110076 Sarita Vihar=Apollo Hospital Delhi
110084 Burari
110085 Rohini
110086 Kirari
110088 Shalimar Bagh
110091 Mayur Vihar=Mayur Vihar Phase 1=Trilokpuri
110092 Akshardham=Laxmi Nagar Delhi=Laxmi Nagar=Preet Vihar=Nirman Vihar=IP Extension=Shakarpur=Anand Vihar
110093 Nand Nagri=Dilshad Garden East
110095 Dilshad Garden=Vivek Vihar=Jhilmil
110096 Mayur Vihar Phase 3=Vasundhara Enclave
121001 NIT Faridabad
121002 Sector 15 Faridabad
121003 Surajkund
122001 Sadar Bazar Gurgaon=Civil Lines Gurgaon
122002 Cyber City=Cyber Hub=DLF Cyber City=DLF Phase 2=DLF Phase 3=Golf Course Road=DLF Phase 1=MG Road Gurgaon=Sushant Lok=DLF Phase 4=Galleria
122003 Sector 56 Gurgaon
122009 DLF Phase 5
122011 Golf Course Extension Road
122016 Udyog Vihar
122017 Palam Vihar
122018 Sector 49 Gurgaon=Nirvana Country=Sushant Lok 2
122051 Manesar
122101 Sector 65 Gurgaon=Badshahpur
134109 Sector 5 Panchkula
134112 Mansa Devi
140301 Kharar
140603 Zirakpur
141001 Ghumar Mandi=Civil Lines Ludhiana=Ferozepur Road
141002 Model Town Ludhiana
141003 Gill Road
141004 PAU=Punjab Agricultural University
141008 Old City Ludhiana=Chaura Bazar
141010 Jamalpur
141012 BRS Nagar
143001 Golden Temple=Harmandir Sahib=Jallianwala Bagh=Darbar Sahib=Lawrence Road=Mall Road Amritsar=Ranjit Avenue=Hall Bazar
144001 Civil Lines Jalandhar=Nakodar Chowk
144003 Model Town Jalandhar
144411 LPU=Lovely Professional University
147002 Punjabi University
160012 PGI Chandigarh=PGIMER
160014 Panjab University
160017 Sector 17
160019 Sector 19 Chandigarh
160020 Sector 20 Chandigarh
160022 Sector 22 Chandigarh
160036 Sector 36 Chandigarh
160047 Sector 47 Chandigarh
160055 Mohali Phase 1
160059 Mohali Phase 5
160062 Mohali Sector 70
160101 Manimajra
171001 Mall Road Shimla=Lakkar Bazar=Ridge
171002 Chotta Shimla=Chhota Shimla
171004 Sanjauli Shimla
171005 Himachal Pradesh University=Summer Hill
171006 Sanjauli
171009 New Shimla
172114 Spiti Valley
173204 Kasauli
173212 Solan
175105 Kasol=Manikaran
175131 Manali=Solang Valley=Rohtang
175142 Lahaul
176059 Jwalamukhi
176077 Bir Billing=Bir
176215 Mcleodganj=Dalai Lama Temple
180001 Raghunath Bazar=Residency Road Jammu
180004 Gandhi Nagar Jammu
180012 Channi Himmat Road
180015 Channi Himmat
182301 Vaishno Devi=Mata Vaishno Devi=Vaishno Devi Katra
190001 Dal Lake=Lal Chowk Srinagar=Lal Chowk=Residency Road Srinagar
190006 Hazratbal=Kashmir University
190008 Rajbagh
190010 Batmaloo
190011 Soura=SKIMS
190017 Shalimar Garden=Nishat Bagh
191202 Sonamarg=Sonmarg
192126 Pahalgam=Amarnath
193403 Gulmarg
194101 Leh=Leh Ladakh=Pangong=Nubra
194401 Nubra Valley=Diskit
201001 Ghaziabad
201002 Raj Nagar Ghaziabad=Kavi Nagar
201005 Sahibabad=Rajendra Nagar Ghaziabad
201009 Vijay Nagar Ghaziabad
201010 Kaushambi
201012 Vasundhara
201014 Indirapuram=Ahinsa Khand=Shipra Mall
201017 Raj Nagar Extension
201301 Noida=Noida Sector 18=Noida Sector 62
201303 Noida Sector 37=Noida Sector 44
201304 Noida Sector 93
201305 Noida Phase 2
201306 Noida Extension=Greater Noida West=Gaur City
201307 Noida Sector 50
201309 Noida Sector 62
201310 Greater Noida=Pari Chowk
202001 Civil Lines Aligarh=Ramghat Road
202002 AMU=Aligarh Muslim University
208001 Mall Road Kanpur=Civil Lines Kanpur
208002 Swaroop Nagar=Arya Nagar
208005 Govind Nagar Road=Kidwai Nagar Road
208006 Govind Nagar
208011 Kidwai Nagar
208012 Ashok Nagar Kanpur=Nehru Nagar Kanpur
208014 Barra Road
208016 IIT Kanpur
208017 Kalyanpur
208020 Shastri Nagar Kanpur
208027 Barra
210204 Chitrakoot
211001 Civil Lines Allahabad
211002 Allahabad University=Katra Allahabad=University Of Allahabad
211003 Chowk Allahabad
211004 Teliarganj=MNNIT
221001 Kashi Vishwanath=Dashashwamedh Ghat=Godowlia=Dashashwamedh=Chowk Varanasi
221002 Cantt Varanasi=Sigra Cantt
221005 BHU=Banaras Hindu University=IIT BHU=Lanka=Assi Ghat
221007 Sarnath
221010 Sigra=Mahmoorganj
224123 Ram Janmabhoomi=Ram Mandir=Hanuman Garhi
226001 Hazratganj=Lalbagh=Qaiserbagh=Civil Lines Lucknow
226003 Chowk Lucknow
226004 Alambagh Charbagh=Charbagh=Naka Hindola
226005 Alambagh
226006 Mahanagar=Nishatganj
226010 Gomti Nagar=Vibhuti Khand=Patrakarpuram
226012 LDA Colony=Ashiana
226014 PGI Lucknow=SGPGI=Telibagh
226016 Indira Nagar=Bhootnath=Munshi Pulia
226017 Rajajipuram
226020 Daliganj
226021 Jankipuram
226022 Vikas Nagar Lucknow
226024 Aliganj
226025 Vrindavan Yojna
226028 Chinhat
243001 Civil Lines Bareilly
244001 Civil Lines Moradabad
244715 Jim Corbett=Corbett National Park=Jim Corbett Park
246171 Rudraprayag
246422 Badrinath
246443 Auli
246445 Kedarnath
246471 Kedarnath Dham
247667 IIT Roorkee
248001 Rajpur Road=Clock Tower Dehradun=Dalanwala=Karanpur=Paltan Bazar Dehradun
248002 Clement Town
248003 FRI=Cantt Dehradun
248006 Vasant Vihar Dehradun=ISBT Dehradun
248007 Premnagar
248009 Rajpur
248179 Mussoorie=Kempty Falls
249135 Gangotri
249141 Yamunotri
249302 Triveni Ghat
249304 Laxman Jhula=Lakshman Jhula
249401 Har Ki Pauri
250001 Meerut Cantt
250002 Shastri Nagar Meerut
250004 Garh Road
263001 Mall Road Nainital=Naini Lake
263145 Pantnagar University
263156 Kainchi Dham=Neem Karoli
263601 Almora
263639 Kausani
263645 Ranikhet
274403 Kushinagar Temple=Mahaparinirvana
277001 Ballia Town
281001 Krishna Janmabhoomi
281121 Banke Bihari=Prem Mandir
281405 Barsana
281502 Govardhan
282001 Taj Mahal=Agra Fort=Tajganj=Sadar Bazar Agra
282002 Sanjay Place=Khandari
282005 Dayal Bagh
282007 Sikandra
282010 Shahganj
283110 Fatehpur Sikri
285001 Orai
`;
