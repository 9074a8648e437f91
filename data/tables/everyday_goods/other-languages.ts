/**
 * What the goods of a market are called in Tamil, Telugu, Kannada, Malayalam, Bengali, Marathi, Gujarati and Punjabi, in Latin letters: they are
 * found in the scripts of these languages by sound. See `everyday_goods.ts`; typed from general knowledge.
 */
export const otherLanguages = `
0102 pasu, aavu, hasu, gaay, goru, mhais, erumai, gede, emme
0104 aadu, meka, kuri, chagol, sheli, bokad, bakru
0204 aattu iraichi, mamsam, aattirachi, khasir mangsho, matan
0207 kodi mamsam, koli mamsa, murgir mangsho, kombdi, marghi, kukkad
0302 meenu, chepa, chepalu, mach, maach, masoli, maasa, machhi
0306 iral, royyalu, sigadi, chemmeen, konju, chingri, kolambi, nandu, peetalu, jhinge
0401 palu, haalu, doodh, dudha, dudhu
0403 thayir, perugu, mosaru, thairu, chhash, majjiga, majjige, moru, taak
0405 neyyi, tuppa, neyy, toop, makhan, loni, venna, benne
0407 mutta, guddu, gudlu, motte, mutte
0409 thene, jenu, thean, modhu, madh, madha
0603 poovu, puvvu, poolu, hoovu, pushpam, phul, malli, mallige, malligai, mogra
0701 uralai kizhangu, bangaladumpa, aloogadde, alugedde, urulakkizhangu, aalu, batate, bateta
0702 thakkaali, tamata, tameta, tomato hannu, takkali
0703 vengaayam, ullipaya, ullipayalu, eerulli, irulli, ulli, peyaj, piyaj, dungli, dungri, poondu, vellulli, bellulli, velutthulli, rasun, lasan, lasuun, thom
0704 muttaikose, kosu, bandhakopi, bandhkopi, kobi, phulkopi, phool kobi, patta kobi
0706 gajor, gaajara, mullangi, mulo, mula
0707 vellarikkai, dosakaya, southekayi, vellarikka, shosha, kakadi
0709 kathirikkai, vankaya, badanekayi, vazhuthananga, begun, vaangi, vangi, ringan, vendaikkai, bendakaya, bendekayi, vendakka, dherosh, bhendi, bhinda, keerai, kura, soppu, cheera, shaak, murungakkai, munagakaya, nuggekayi, muringakka, sajna, shevga
0713 paruppu, pappu, bele, bele kalu, parippu, daal, dali, thuvaram paruppu, kandipappu, togari bele, ulundu, minapappu, uddina bele, pasi paruppu, pesara pappu, hesaru bele, kadalai paruppu, senagapappu, kadale bele, cholar dal, mug dal, harbhara, tuver
0801 thenga, kobbarikaya, kobbari, thenginakayi, tengina kayi, narkel, naral, nariyel, munthiri, jeedipappu, godambi, kasu vandi
0802 pakku, vakka, adike, adakka, shupari, sopari, badami, baadam
0803 vaazhaipazham, vazhapazham, arati pandu, aratipandu, balehannu, bale hannu, kele, keli
0804 maambazham, mamidi, mamidipandu, mavina hannu, manga, maanga, mampazham, amba, keri, koyya, jamakaya, seebe hannu, perakka, peyara, jamphal, periccham pazham, kharjuram
0805 elumichai pazham, nimmakaya, nimbe hannu, naranga, cherunaranga, limbu, limboo, kamala, santre, narangi
0806 thiratchai, draksha, drakshi, munthiringa, angur, drakshe, kishmis
0807 tharpoosani, puchakaya, kallangadi, thannimathan, tormuj, kalingad, tarbuch, pappali, boppayi, parangi hannu, omakkaya, papai
0808 sebu, aapel, safarchand
0810 maathulai, danimma, dalimbe, mathalam, dalim, dalimb, dadam
0813 chintapandu, hunase, hunase hannu, tetul, chinch, ambli
0901 kaappi, kaafi, kapi podi
0902 theneer, teneer, teyaku, tea podi, theyila, chaa, chaha, chaay
0904 milagai, mirapakaya, menasinakayi, mulaku, lonka, marchu, marcha, miriyalu, menasu, kurumulaku, golmorich, mire, vatthal, karam podi, milagai thool
0907 kirambu, lavangam, lavanga, grambu, lobongo
0908 yelakkai, yalakulu, elakki, elakka, elach, velchi, elchi
0909 seerakam, jeelakarra, jeerige, jeerakam, jire, jeeru, jeere, kothamalli vithai, dhaniyalu, kottambari beeja, malli, dhone, dhane, dhana
0910 manjal thool, pasupu, arishina, manjalpodi, holud, halad, haldar, inji, allam, shunthi, aale, aadu, kungumapoo, kumkuma puvvu, vendhayam, menthulu, menthe, uluva
1001 godhuma, godhumalu, godhi, gothambu, gahu, ghau, kanak
1005 makkacholam, mokkajonna, jola, cholam, bhutta, maka, makkai, makki
1006 arisi, biyyam, akki, chal, chaal, tandul, chokha, chaul, nellu, vadlu, bhatta, dhaan
1007 cholam, jonna, jonnalu, jola, jowari, jwari, juvar
1008 kambu, sajjalu, sajje, bajri, kezhvaragu, ragulu, nachni, navane, thinai, korralu
1101 godhumai maavu, godhuma pindi, godhi hittu, gothambu podi, gahu pith, moida
1103 ravai, bombay rava, upma rava, suji rava
1106 kadalai maavu, senaga pindi, kadale hittu, kadala maavu, chana besan, chanano lot
1202 nilakkadalai, verusanaga, palli, pallilu, kadalekayi, kadale beeja, nilakkadala, chinabadam, shengdana, bhuimug, singdana, mungfali
1207 ellu, nuvvulu, ellu beeja, kadugu, avalu, sasive, kaduku, sorshe, mohari
1212 karumbu, cheruku, kabbu, karimbu, sherdi, ganna
1301 perungayam, inguva, ingu, kayam, hing
1401 moongil, veduru, bidiru, mula, bansh, vaans
1404 vetrilai, tamalapaku, veelyadele, vettila, pan pata, vidyache paan, nagarvel
1508 kadalai ennai, verusanaga nune, kadalekayi enne, shengdana tel, sing tel
1512 sooriyakanthi ennai, poddutirugudu nune, suryakanti enne, surjomukhi tel
1513 thengai ennai, kobbari nune, kobbari enne, velichenna, narkel tel, khobrel tel, naral tel, kopru
1514 kadugu ennai, ava nune, sasive enne, sorsher tel, mohriche tel
1515 nallennai, nuvvula nune, ellenne, nallenna, tiler tel, tilache tel, amanakku ennai, amudam
1701 sarkkarai, sakkarai, cheeni, panchadara, chakkera, sakkare, panchasara, chini, sakhar, khand, khaand, vellam, bellam, bella, sharkara, karuppatti, thati bellam
1905 rotti, bredu, paun ruti, pav roti, biskut, appalam, appadam, happala, pappadam, papor
2001 oorukai, pachadi, avakaya, uppinakayi, achaar, loncha, lonche, athanu, athaanu
2106 inippu, mithayi, sihi tindi, madhura palaharam, mishti, mithai, gor dhod, farsan, faral
2201 thanneer, neellu, neeru, vellam kuppi
2403 pugaiyilai, pogaku, hogesoppu, pukayila, tamak, tambakhu, tambaku
2501 uppu, noon, mith, meethu
2505 manal, isuka, maralu, valu, reti
2522 sunnambu, sunnam, sunna, kummayam, chun, chuna
2523 simenti, simento, siment
2701 nilakkari, boggu, kallidalu, kalkkari, koyla, kolsa
2710 mannennai, kirosin, seeme enne, mannenna, kerosin tel, ghaslet
2914 karpooram, karpuram, karpura, kapur, kapoor
3004 marunthu, mandu, mandulu, aushadhi, aushadha, marunnu, oshudh, aushadh, dava
3102 uram, eruvu, gobbara, valam, khatar
3307 oodhubathi, agarabatthi, udbatti, udinakaddi, chandanathiri, dhup, agarbati
3401 soppu, sabbu, sabunu, sabanu, saban, shaban, sabu
3605 theeppetti, aggipetti, benki pettige, theeppetty, deshlai, kadepeti
4202 sanchi, cheela, byagu, sanchi cheela, byag, pishvi, theli
4401 viragu, katelu, kattige, viraku, lakud, lakda
4407 maram, kalapa, thadi, lakud, lakdu, thekku, teku
4602 koodai, butta, butti, kutta, jhuri, topli, toplo
4802 kaagitham, kagitam, kagada, kadalas, kagoj, kagad, kaagal
4901 puthagam, pusthakam, pustaka, pustakam, pustak, chopdi
5007 pattu, pattu pudavai, pattu cheera, reshme seere, reshmi, resham
5201 paruthi, patti, hatti, panji, tula, kapus, kapaas
5208 pudavai, cheera, seere, saadi, veshti, panche, thuni, batta, batte, kapor, kapad, kapda
6205 sattai, chokka, angi
6402 seruppu, cheppulu, chappali, cheruppu, joto, chappalan
6403 kaalani, bootlu, booti, shoos, juto
6601 kudai, godugu, kode, kuda, chata, chhatri
6904 sengal, sengallu, itukalu, ittige, ishtika
6912 paanai, kunda, madike, manchatti, hadi, madke, matlu
7013 kannadi, gaju, gaaju, kach, kaach
7018 valaiyal, gajulu, churi, bangdi, bangadi
7106 velli, vendi, belli, rupo, rupa
7108 thangam, bangaram, bangara, chinna, swarnam, ponnu, sone, sonu
7113 nagai, nagalu, odave, abharanam, gohona, dagine, gharena
7213 irumbu, inumu, kabbina, irumpu, loha, lokhand
7323 paathiram, pathralu, pathre, pathram, bason, bhandi, vasan
7418 pithalai, ittadi, hittale, pichala, pital, pitol, sembu, tamra
8211 katthi, kathi, chaaku, chakku, chhuri, suri
8301 poottu, thalam, beega, tala, kulup, talu
8413 pampu, neer pump, motaru
8414 visiri, fanu, pankha, pakha
8539 vilakku bulb, balbu, dipa bulb, balb
8712 mithivandi, saikilu, saikal
9102 kadikaram, gadiyaram, gadiyara, vaachu, ghori, ghadyal, ghadiyal
9401 naarkaali, kurchi, kasera, kedara, khurchi, khursi
9403 mesai, balla, meju, mesha, tebal, kattil, mancham, mancha, palang, alamari
9503 bommai, bomma, gombe, kalippattam, khelna, khelani, ramakdu, ramakda
9603 thudaippam, cheepuru, porake, choolu, jhata, jhadu, savarni
9608 pena, pennu, kalam, kolom
9615 seeppu, duvvena, bachanige, cheeppu, chiruni, kangva, kanski
`;
