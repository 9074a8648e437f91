/** Rajasthan and Gujarat: see `well_known_places.ts`. */
export const west = `
302001 MI Road Jaipur=C Scheme=MI Road=Ashok Nagar Jaipur=Civil Lines Jaipur
302002 Hawa Mahal
302003 Johari Bazar=Bapu Bazar
302004 Raja Park=Jawahar Nagar Jaipur=Tilak Nagar Jaipur
302006 Sindhi Camp
302012 Jhotwara
302013 VKI Area
302015 Tonk Road=Bajaj Nagar=Gandhi Nagar Jaipur=Tonk Phatak
302016 Bani Park
302017 Malviya Nagar=JLN Marg=World Trade Park
302018 Gopalpura Bypass=Durgapura
302019 Sodala=New Sanganer Road=Shyam Nagar
302020 Mansarovar
302021 Vaishali Nagar
302022 Sitapura
302028 Amber Fort=Amer Fort
302029 Sanganer
302033 Pratap Nagar Jaipur
302039 Vidyadhar Nagar
303007 Bagru
303303 Mehandipur
305001 Ajmer Sharif=Dargah Sharif
305022 Pushkar
306702 Ranakpur=Ranakpur Jain Temple
307501 Mount Abu=Dilwara
313001 Fateh Sagar=Chetak Circle=Hathi Pole
313002 Hiran Magri
313301 Nathdwara=Shrinathji
313324 Eklingji
321001 Keoladeo=Bharatpur Bird Sanctuary
321303 Mehandipur Balaji
322001 Ranthambore=Ranthambhore=Ranthambore National Park
324005 Talwandi=Vigyan Nagar=Jawahar Nagar Kota
324007 Dadabari
331506 Salasar Balaji=Salasar
332602 Khatu Shyam=Khatushyamji
333031 BITS Pilani
334801 Deshnok=Karni Mata
342001 Mehrangarh=Jalori Gate
342003 Sardarpura
342005 Basni=Shastri Nagar Jodhpur
342008 Chopasni Housing Board=Pal Road
344025 Nakoda Ji
345001 Jaisalmer Fort=Sam Sand Dunes
360001 Yagnik Road=Race Course Rajkot
360002 Bhakti Nagar
360004 Gondal Road
360005 Kalawad Road=University Road Rajkot
360007 Raiya Road
361335 Dwarka=Dwarkadhish
362001 Girnar
362150 Sasan Gir=Gir National Park
362265 Veraval
362268 Somnath=Somnath Mandir=Somnath Temple
364270 Palitana=Shatrunjaya
370465 Mandvi Beach
370510 Rann Of Kutch=White Rann
380001 Lal Darwaja=Kalupur
380004 Shahibaug
380005 Motera=Narendra Modi Stadium
380006 Ellis Bridge=CG Road=Ambawadi
380007 Paldi
380008 Maninagar
380009 Navrangpura=CG Road Ahmedabad
380013 Naranpura=New Wadaj
380014 Usmanpura=Income Tax Ahmedabad
380015 IIM Ahmedabad=Satellite Ahmedabad=ISRO Ahmedabad=Satellite=Vastrapur=Jodhpur Char Rasta=Prahlad Nagar=Jodhpur Village=Manekbag
380019 D Cabin
380022 Behrampura
380024 Bapunagar
380026 Amraiwadi
380027 Sabarmati Ashram
380028 Dani Limda=Shah Alam
380051 Vejalpur=Jivraj Park
380052 Memnagar=Gurukul
380054 Bodakdev=Sindhu Bhavan Road
380055 Juhapura
380058 Bopal=Ambli Bopal
380059 Thaltej
380060 Sola=Science City Ahmedabad
380061 Ghatlodia=Chanakyapuri Ahmedabad
382010 Gandhinagar Sector 10
382355 GIFT City
382418 Vastral
382421 Infocity
382424 Chandkheda
382480 Ranip
382481 Gota=Chandlodia
385110 Ambaji
388001 Anand Amul
388225 Dakor
389360 Pavagadh
390001 Raopura=Mandvi Vadodara
390002 Fatehgunj=MS University
390004 Pratapnagar
390007 Alkapuri=Race Course Vadodara=Gotri Road
390011 Manjalpur
390012 Tandalja=Atladara
390018 Karelibaug
390020 Akota=Old Padra Road
390023 Ellora Park=Subhanpura
393151 Statue Of Unity=Kevadia=Ekta Nagar
394101 Amroli Surat=Mota Varachha
394720 Saputara
395001 Nanpura=Chowk Bazar Surat
395002 Ring Road Surat=Textile Market Surat
395003 Mahidharpura=Surat Station
395004 Katargam
395005 Rander
395006 Varachha=Varachha Road
395007 Athwa=Vesu=City Light=Piplod=Ghod Dod Road
395009 Adajan=Pal Surat
395010 Punagam=Parvat Patiya
395017 Althan
396210 Daman Beach
`;
