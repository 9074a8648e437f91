/** Animals, plants, food and drink: see `everyday_goods.ts`. */
export const food = `
0101 horse, ghoda, donkey, gadha
0102 cow, gaay, gai, bull, bail, buffalo, bhains, cattle, calf
0103 pig, suar
0104 goat, bakri, sheep, bhed
0105 live chicken, murga, hen, duck, poultry bird
0106 dog, pet dog, rabbit, honey bee, camel, parrot
0201 beef
0202 buffalo meat, frozen meat
0203 pork
0204 mutton, goat meat, lamb
0207 chicken, chicken meat, murgi, broiler, kozhi
0302 fish, machli, machhli, fresh fish, rohu, hilsa, meen
0303 frozen fish
0305 dry fish, sukhi machli
0306 prawn, shrimp, jhinga, crab, lobster
0307 squid
0401 milk, doodh, dudh, paal, pasteurised milk, toned milk, full cream milk, cream
0402 milk powder, condensed milk, milkmaid
0403 curd, dahi, lassi, buttermilk, chaas, chach, yogurt, yoghurt
0404 whey, whey protein
0405 butter, makkhan, vennai, ghee, desi ghee, cow ghee
0406 paneer, cheese, cottage cheese, chhena, khoya paneer
0407 egg, anda, ande, muttai
0409 honey, shahad
0504 animal casing
0511 fish meal, hatching material
0601 flower bulb
0602 plant, nursery plant, sapling, paudha, seedling
0603 flower, phool, rose flower, cut flower, garland, gulab
0604 leaf decoration
0701 potato, aloo, aalu, alu, batata, urulaikizhangu
0702 tomato, tamatar, thakkali
0703 onion, pyaz, pyaj, kanda, vengayam, garlic, lahsun, lasun, poondu
0704 cabbage, patta gobhi, cauliflower, phool gobhi, gobi, broccoli
0705 lettuce
0706 carrot, gajar, radish, mooli, beetroot, chukandar, turnip
0707 cucumber, kheera, kakdi
0708 green pea, matar, beans
0709 vegetable, sabji, sabzi, kaikari, bhindi, ladyfinger, brinjal, baingan, capsicum, shimla mirch, spinach, palak, mushroom, green chilli, hari mirch, pumpkin, kaddu, lauki, karela
0710 frozen vegetable, frozen pea
0712 dried vegetable, onion powder, garlic powder
0713 dal, pulse, pulses, chana, toor dal, tur dal, arhar dal, moong dal, urad dal, chana dal, masoor dal, masoor, rajma, kabuli chana, chole, lobia, paruppu, lentil, matar dal
0714 sweet potato, shakarkand, tapioca, sabudana root, yam, suran
0801 coconut, nariyal, thengai, cashew, kaju, dry coconut, copra dry
0802 almond, badam, walnut, akhrot, pista, pistachio, betel nut, supari, areca nut, dry fruit, makhana
0803 banana, kela, vazhaipazham
0804 mango, aam, mampazham, guava, amrud, pineapple, ananas, date, khajur, fig, anjeer
0805 orange, santra, lemon, nimbu, elumichai, mosambi, sweet lime, kinnow
0806 grape, angoor, raisin, kishmish, munakka
0807 watermelon, tarbooz, papaya, papita, muskmelon
0808 apple, seb, saeb, pear, nashpati
0809 cherry, plum, aloo bukhara, peach, aadu, apricot, khumani
0810 fruit, phal, pazham, pomegranate, anar, strawberry, kiwi, litchi, lychee, chikoo, sapota, ber
0813 mixed dry fruit, tamarind, imli
0901 coffee, kaapi, kapi, coffee powder, coffee bean, filter coffee
0902 tea, chai, chaya, theneer, theyilai, green tea, tea powder, chai patti, tea leaf
0904 pepper, black pepper, kali mirch, milagu, red chilli, lal mirch, mirchi, chilli, chilli powder, mirch powder, mirchi powder
0905 vanilla
0906 cinnamon, dalchini
0907 clove, laung, lavang
0908 cardamom, elaichi, elakkai, nutmeg, jaiphal, javitri
0909 cumin, jeera, seeragam, coriander seed, dhania, dhaniya, saunf, fennel, ajwain
0910 turmeric, haldi, haldi powder, turmeric powder, manjal, ginger, adrak, saffron, kesar, masala, garam masala, curry powder, methi seed, bay leaf, tej patta, sambar powder, spices, spice
1001 wheat, gehu, gehun, gehoon, godhumai
1003 barley, jau
1005 maize, corn, makka, makai, bhutta, cholam, popcorn maize
1006 rice, chawal, arisi, basmati, basmati rice, biyyam, akki, bhaat, paddy, dhan, broken rice
1007 jowar
1008 bajra, ragi, millet, quinoa
1101 atta, maida, atta flour, wheat flour, gehu atta
1102 rice flour, corn flour, chawal atta, makki atta
1103 suji, sooji, rava, rawa, semolina, dalia, daliya
1104 oats, rolled oats
1105 potato flake
1106 besan, sattu, gram flour, singhada atta, kuttu atta
1108 starch, corn starch, arrowroot, custard powder starch
1109 gluten
1201 soyabean, soya bean
1202 groundnut, peanut, moongphali, mungfali, verkadalai
1203 copra, khopra
1204 flaxseed, alsi
1205 rapeseed
1206 sunflower seed
1207 mustard seed, sarson, rai, sesame, til, ellu, poppy seed, khus khus, castor seed, cotton seed
1209 seed, beej, vegetable seed, flower seed, grass seed, seeds for sowing
1211 tulsi, ashwagandha, medicinal plant, herb, jadi buti, senna leaf, neem leaf, isabgol, psyllium husk
1212 sugarcane, ganna, seaweed
1213 hay, straw, bhusa
1214 fodder, chara
1301 gum, gond, lac, asafoetida, hing
1302 guar gum, vegetable extract
1401 bamboo, baans
1404 betel leaf, paan patta, tendu leaf, mehandi leaf, coir pith
1507 soyabean oil, soya oil, edible oil, cooking oil, refined oil, khadya tel
1508 groundnut oil, peanut oil, moongphali tel
1509 olive oil
1511 palm oil, palmolein
1512 sunflower oil, safflower oil, cottonseed oil, surajmukhi tel
1513 coconut oil, nariyal tel
1514 mustard oil, sarson oil, sarson tel, sarso ka tel, rapeseed oil
1515 sesame oil, til oil, castor oil, arandi tel, rice bran oil, gingelly oil
1516 vanaspati, dalda, hydrogenated oil
1517 margarine
1601 sausage
1602 chicken nugget, processed meat
1604 canned fish, tuna
1701 sugar, chini, cheeni, sakkarai, shakkar, jaggery, gur, gud, vellam, mishri, khandsari, bura
1702 glucose, liquid glucose, invert syrup
1703 molasses
1704 toffee, candy, chewing gum, lollipop, mishri candy, bubble gum, sugar confectionery
1805 cocoa powder
1806 chocolate, cocoa, cadbury
1901 baby food, cerelac, malt, horlicks, bournvita, cake mix, idli mix, dosa mix
1902 noodle, maggi, macaroni, pasta, vermicelli, sevai, semiya, spaghetti
1903 sabudana, sago, tapioca pearl
1904 cornflakes, breakfast cereal, muesli, poha, chivda, flattened rice, murmura, puffed rice, muri, popcorn
1905 biscuit, cookie, bread, pav, cake, pastry, rusk, toast, papad, appalam, pizza base, bun, khakhra, wafer biscuit
2001 pickle, achar, oorugai, mango pickle, gherkin
2002 tomato puree, tomato paste
2004 french fries
2005 potato chips, chips, wafer chips, canned vegetable, wafer
2006 petha, murabba, candied fruit
2007 jam, jelly, marmalade, fruit pulp
2008 roasted peanut, mango pulp, roasted nut, salted cashew, peanut butter
2009 juice, fruit juice, orange juice, mango juice, sugarcane juice
2101 instant coffee, nescafe, tea extract
2102 yeast, khameer, baking powder
2103 sauce, ketchup, tomato sauce, mayonnaise, soy sauce, chutney, mixed masala, mustard sauce
2104 soup, soup powder
2105 ice cream, icecream, kulfi
2106 namkeen, bhujia, mixture, pan masala, mithai, sweet, sweets, laddu, barfi, halwa, rasgulla, gulab jamun, jalebi, protein powder, supplement, food supplement, squash, sharbat, churan, ready to eat, wafer
2201 mineral water, drinking water, packaged water, packaged drinking water, soda, ice, 20 litre water jar, water can
2202 cold drink, soft drink, energy drink, aerated drink, aerated water, coca cola, pepsi, coconut water, nariyal pani, soya milk, flavoured milk, badam milk, lassi drink
2203 beer
2204 wine
2207 ethyl alcohol, ethanol, spirit, ena
2208 whisky, whiskey, rum, vodka, liquor, alcohol, brandy, gin, desi daru, sharab
2209 vinegar, sirka
2302 bran, wheat bran, chokar, rice bran, cattle fodder bran
2306 oil cake, khali, khal, mustard cake, cotton seed cake
2309 cattle feed, animal feed, poultry feed, dog food, cat food, pet food, fish feed, pashu aahar
2401 tobacco leaf, raw tobacco, tambaku
2402 cigarette, cigar, cheroot
2403 beedi, bidi, tobacco, gutkha, khaini, zarda, hookah tobacco, snuff
`;
