/** Cloth, clothes, shoes, stone, glass, jewellery and metal: see `everyday_goods.ts`. */
export const clothingAndMetal = `
5007 silk saree, silk sari, silk fabric, silk, resham, saree, sari
5106 woollen yarn, wool, oon
5109 knitting wool
5112 woollen fabric, suiting
5201 cotton, kapas, raw cotton, rui
5204 sewing thread, dhaga
5205 cotton yarn, yarn, soot
5208 cotton fabric, cotton cloth, kapda, cotton saree, cotton sari, saree, sari, lungi, dhoti, mundu, veshti, dress material
5209 denim fabric
5303 jute, raw jute
5310 jute fabric
5402 polyester yarn, nylon yarn
5407 synthetic saree, polyester fabric, polyester saree, synthetic fabric, saree, sari, georgette
5601 cotton bud, wadding
5602 felt
5603 non woven fabric
5607 rope, rassi, twine, sutli
5608 net, fishing net, machhardani net
5702 carpet, rug, dari, durrie, kaleen, galicha
5703 tufted carpet, door mat, artificial grass, mat
5801 velvet, makhmal
5804 lace fabric
5806 ribbon, elastic tape, newar
5810 lace, embroidery, zari
5811 quilted fabric
5903 rexine, coated fabric
5906 friction tape
6006 knitted fabric, hosiery fabric
6103 track pant, mens track suit knitted, lower, pyjama
6104 legging, leggings, ladies suit knitted, palazzo
6105 polo shirt, mens knitted shirt
6106 ladies knitted top
6107 underwear, innerwear, briefs, mens underwear, boxer
6108 panty, nightie knitted, ladies innerwear, petticoat knitted
6109 t-shirt, tshirt, tee, t shirt, vest, banian, baniyan
6110 sweater, pullover, cardigan, hoodie, jersey, sweatshirt
6111 baby clothes, baby garment, baby dress
6112 swimsuit, tracksuit
6115 sock, socks, stocking, moja
6116 gloves, knitted gloves, dastana
6117 muffler, knitted shawl
6201 overcoat, jacket, mens jacket, raincoat
6202 ladies coat, ladies jacket
6203 jeans, pant, trouser, trousers, denim, jeans pant, suit, blazer, coat, mens suit, shorts, sherwani, kurta pyjama
6204 kurti, salwar kameez, salwar, lehenga, frock, womens jeans, skirt, dress, suit salwar, gown, ladies suit, churidar
6205 shirt, mens shirt, kameez, kurta
6206 ladies top, blouse, womens shirt, ladies shirt
6207 pyjama men, night suit
6208 nightie, nighty, petticoat
6209 baby frock
6210 ppe kit, surgical gown
6211 school uniform, uniform, sports wear, sari petticoat, burqa
6212 bra, brassiere
6213 handkerchief, rumal
6214 shawl, dupatta, scarf, stole, chunni, odhni
6215 tie, necktie
6217 cloth accessory, collar
6301 blanket, kambal, razai blanket
6302 bedsheet, bed sheet, chadar, towel, tauliya, gamcha, pillow cover, table cloth
6303 curtain, parda, blind
6304 bedspread, cushion cover, bed cover, mosquito net, machhardani
6305 gunny bag, jute bag, sack, bori, cement bag, pp bag
6306 tent, tarpaulin, tirpal
6307 face mask, mask, mop cloth, duster, life jacket, cloth bag
6309 old clothes, used clothes, purane kapde
6310 rags, chindi, cotton waste
6401 gumboot, rain boot
6402 slipper, flip flop, chappal, chappals, crocs, sandal, hawai chappal, rubber slipper, plastic footwear, jute chappal
6403 shoe, leather shoe, shoes, joota, jutti, mojari, kolhapuri chappal, formal shoe
6404 sneaker, sports shoe, canvas shoe, running shoe
6405 footwear, other footwear
6406 shoe sole, insole, shoe part
6505 cap, hat, topi, woollen cap
6506 helmet, safety helmet, bike helmet
6601 umbrella, chhata, chhatri, kudai
6602 walking stick, chhadi
6702 artificial flower, plastic flower
6704 wig, hair extension
6802 marble tile, granite slab, marble idol, stone statue, polished granite
6805 sandpaper, emery paper
6806 rock wool
6809 gypsum board, false ceiling board, pop sheet
6810 fly ash brick, concrete block, paver block, cement brick, hume pipe, concrete pipe, cement pole, aac block
6811 asbestos sheet, cement sheet
6813 brake lining, brake shoe, clutch plate
6901 ceramic brick
6902 fire brick
6904 brick, bricks, eent, int, clay brick
6905 roofing tile, khaprail, clay tile
6907 tile, floor tile, wall tile, ceramic tile, vitrified tile, floor tiles
6910 wash basin, toilet seat, commode, sanitary ware, ceramic basin
6911 crockery, dinner set, porcelain cup, plate
6912 clay pot, matka, diya, kulhad, cup, ceramic mug, clay cup
6913 ceramic statue, ceramic idol
7003 glass sheet
7005 glass, float glass, window glass, kaanch, sheesha
7007 toughened glass, windshield
7009 mirror, aaina, darpan
7010 glass bottle, glass jar
7013 glass tumbler, wine glass, drinking glass, glassware, glass bowl
7015 watch glass
7017 lab glassware, test tube
7018 glass bead, moti, glass bangle, chudi, choodi
7019 glass fibre, glass wool
7101 pearl, moti pearl
7102 diamond, heera, vairam
7103 ruby, emerald, panna, manik, neelam, gemstone, ratna
7106 silver, chandi, velli
7108 gold, sona, thangam, gold bar, gold coin, gold biscuit
7110 platinum
7113 ring, necklace, bangle, earring, mangalsutra, gold chain, gold jewellery, silver jewellery, jewellery, gold ornament, zevar, gehna, nagai, payal, anklet, nose pin
7114 silver utensil, silver article, silver idol
7117 imitation jewellery, artificial jewellery, fashion jewellery, imitation bangle, hair band jewellery, rakhi, bindi, pooja item
7118 coin, coins, sikka
7204 iron scrap, scrap iron, steel scrap, scrap, kabad, loha kabad
7207 billet, steel billet
7208 hr coil, hot rolled coil
7209 cr coil, cold rolled coil
7210 steel sheet, gi sheet, roofing sheet, chadar sheet, colour coated sheet
7213 iron, steel, loha, wire rod
7214 tmt bar, saria, sariya, tmt, iron rod, steel rod
7216 angle, channel, i beam, girder, iron angle
7217 iron wire, steel wire, binding wire, gi wire
7219 stainless steel sheet, ss sheet
7304 seamless pipe
7306 steel pipe, iron pipe, gi pipe, ms pipe, ss pipe
7307 pipe fitting, elbow, flange
7308 steel structure, gate, grill, shutter, rolling shutter, steel door, prefabricated shed, scaffolding
7309 steel tank
7310 drum, tin container, tin can
7311 gas cylinder, lpg cylinder
7312 wire rope, steel rope
7313 barbed wire, wire, fencing, kantedar taar
7314 wire mesh, jali, chain link fence
7315 chain, iron chain, bike chain
7317 nail, keel, kil
7318 screw, bolt, nut bolt, nut, washer, rivet, pech
7319 needle, sui, safety pin
7320 spring, leaf spring
7321 gas stove, cooking stove, chulha, gas chulha, tandoor, burner
7323 utensil, pressure cooker, steel utensil, steel bartan, bartan, utensils, pressure pan, steel plate, thali, kadhai, tawa, steel glass, steel tiffin, scrubber
7324 steel sink, kitchen sink
7325 manhole cover, cast iron article
7326 steel clip, iron article, steel stand, nali, trophy steel
7403 copper cathode
7404 copper scrap
7407 copper rod, brass rod
7408 copper, tamba, copper wire
7411 copper pipe, copper tube
7418 brass utensil, copper utensil, peetal bartan, copper bottle, pooja thali, brass lamp
7419 brass article, brass idol, pital
7601 aluminium ingot
7602 aluminium scrap
7604 aluminium section, aluminium profile
7606 aluminium sheet
7607 aluminium, aluminum, aluminium foil, aluminum foil, silver foil
7610 aluminium door, aluminium window
7615 aluminium utensil, aluminium cooker, pressure cooker, aluminium vessel, non stick pan, non stick cookware
7801 lead ingot, seesa
7901 zinc ingot, jasta
8001 tin ingot
8201 spade, axe, kudal, khurpi, phawda, sickle, hasiya, kulhadi
8202 saw, aari, hacksaw
8203 plier, pliers, plas, file tool
8204 spanner, wrench, pana
8205 hammer, hathoda, screwdriver, hand tool, pechkas
8206 tool kit, tool set
8207 drill bit, die
8211 knife, chaku, churi
8212 blade, razor, razor blade
8213 scissors, kainchi, scissor
8214 nail cutter, sharpener, pencil sharpener
8215 spoon, fork, chammach, cutlery, chamcha
8301 lock, tala, padlock, key, chabi
8302 hinge, door handle, kabza, door closer, curtain rod bracket
8303 locker, safe, tijori
8305 stapler pin, paper clip, staple pin
8306 bell, ghanti, metal statue, photo frame, trophy
8309 bottle crown, aluminium cap
8310 sign board, name plate, number plate
8311 welding rod, welding electrode
`;
