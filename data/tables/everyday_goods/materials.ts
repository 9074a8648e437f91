/** Minerals, fuel, chemicals, medicine, plastic, rubber, leather, wood and paper: see `everyday_goods.ts`. */
export const materials = `
2501 salt, namak, uppu, sendha namak, rock salt, black salt
2503 sulphur, gandhak
2505 sand, ret, balu, bajri, m sand, river sand
2508 clay, bentonite, fuller earth, multani mitti
2515 marble, sangmarmar, marble block
2516 granite, sandstone, kota stone
2517 stone, gitti, crushed stone, aggregate, grit, kankar, stone chips, ballast
2520 gypsum, plaster of paris, pop
2521 limestone
2522 lime, chuna, quicklime
2523 cement, portland cement, white cement, opc cement, ppc cement
2526 talc, soapstone powder
2530 mica, mineral
2601 iron ore
2606 bauxite
2619 slag
2621 fly ash
2701 coal, koyla, steam coal
2702 lignite
2704 coke
2707 benzene, toluene
2709 crude oil
2710 petrol, diesel, kerosene, lubricant, petroleum, motor spirit, engine oil, mobil oil, hsd, furnace oil, gear oil, white spirit
2711 lpg, cooking gas, cng, natural gas, propane, lng
2712 paraffin wax, petroleum jelly, vaseline, wax, mom
2713 bitumen, petroleum coke, petcoke
2715 tar, asphalt
2716 electricity, bijli, electric power
2801 chlorine, iodine
2804 oxygen, oxygen cylinder, medical oxygen, nitrogen gas, hydrogen
2807 sulphuric acid, battery acid
2811 carbon dioxide, dry ice
2815 caustic soda, caustic
2827 calcium chloride
2828 bleaching powder, bleach
2836 soda ash, washing soda, sodium bicarbonate, baking soda, meetha soda
2847 hydrogen peroxide
2853 distilled water
2905 glycerine, methanol, menthol
2914 camphor, kapoor, acetone
2915 acetic acid
2936 vitamin, vitamin tablet raw
2941 antibiotic, penicillin
3002 vaccine, blood, serum
3003 ayurvedic raw medicine, bulk medicine
3004 medicine, dawa, dawai, tonic, tablet, medicine tablet, capsule, syrup, cough syrup, ayurvedic medicine, homeopathic medicine, paracetamol, balm, chyawanprash, injection medicine, eye drop, tablet medicine
3005 bandage, cotton wool, gauze, band aid, first aid bandage
3006 first aid box, pharma good, suture
3101 compost, gobar khad, organic manure, manure, vermicompost, cow dung
3102 fertiliser, fertilizer, urea, khad
3103 super phosphate, ssp
3104 potash, mop
3105 dap, npk, dap khad
3203 natural colour, food colour
3204 dye, synthetic dye, rang, colour powder
3206 pigment
3208 enamel paint, varnish, wood polish, oil paint
3209 paint, emulsion paint, distemper, wall paint, acrylic paint
3212 stencil foil
3213 water colour, poster colour, artist colour
3214 putty, wall putty, sealant, m seal
3215 ink, printing ink, pen ink, syahi
3301 essential oil, sandalwood oil, mint oil, peppermint oil
3302 flavour, fragrance, essence
3303 perfume, attar, itr, scent, cologne
3304 lipstick, face cream, sunscreen, talcum powder, powder, makeup, nail polish, kajal, foundation, fairness cream, moisturiser, body lotion, face powder, kumkum, bindi liquid, sindoor, mehendi cone, face wash cream, bindi
3305 shampoo, hair oil, hair dye, hair colour, mehandi, mehendi, hair gel, conditioner
3306 toothpaste, mouthwash, dental floss, manjan, tooth powder
3307 deo, deodorant, agarbatti, incense stick, dhoop, shaving cream, room freshener, air freshener, aftershave, dhoop batti
3401 soap, sabun, bathing soap, toilet soap, face wash, hand wash, handwash, body wash
3402 detergent, washing powder, detergent powder, washing soap, dishwash, dish wash bar, liquid detergent, phenyl cleaner, toilet cleaner, harpic
3403 grease, lubricating grease
3405 shoe polish, floor polish, car polish, metal polish
3406 candle, mombatti
3407 modelling clay, dental plaster
3501 casein
3503 gelatin
3506 glue, adhesive, fevicol, gum bottle, fevikwik
3604 firecracker, cracker, patakha, pataka, fireworks, sparkler
3605 matchbox, match box, machis
3701 x ray film
3702 photo film
3801 graphite electrode paste
3802 activated carbon
3808 sanitiser, hand sanitiser, hand sanitizer, sanitizer, pesticide, insecticide, mosquito coil, mosquito repellent, all out, good knight, phenyl, floor cleaner, disinfectant, weedicide, herbicide, rat poison, fungicide, keetnashak
3822 test kit, pregnancy test kit, covid test kit, lab reagent
3824 biodiesel, cement additive, concrete admixture, ready mix concrete
3901 plastic, plastic granule, plastic dana, polythene granule, polymer, ldpe, hdpe
3902 polypropylene
3904 pvc, pvc resin
3907 polyester chip, pet resin
3915 plastic scrap, plastic waste
3916 upvc profile
3917 pvc pipe, plastic pipe, hose, garden hose, upvc pipe, cpvc pipe, pipe fitting plastic
3918 pvc flooring, vinyl flooring
3919 cello tape, tape, adhesive tape, bopp tape, sticker
3920 plastic sheet, plastic film, bopp film, acrylic sheet, stretch film
3921 thermocol, foam sheet, rexine sheet, laminate sheet, sunmica
3922 plastic bath tub, plastic toilet seat, flush tank
3923 carry bag, plastic bag, polythene bag, plastic bottle, plastic packaging, plastic crate, bottle cap, polythene, plastic box
3924 water bottle, lunch box, tiffin box, bucket, balti, mug, plastic container, plastic bucket, plastic household, plastic plate, soap dish, plastic dustbin, dustbin
3925 plastic door, plastic window, water tank, plastic tank, sintex tank
3926 mobile cover, phone cover, file folder, plastic file, plastic bangle, raincoat plastic, photo frame plastic, plastic mat, plastic toy part, id card holder
4001 rubber, natural rubber
4002 synthetic rubber
4007 rubber thread
4008 rubber sheet
4009 rubber hose, rubber pipe
4010 conveyor belt, v belt, fan belt
4011 tyre, tire, car tyre, bike tyre, truck tyre, cycle tyre
4012 used tyre, retreaded tyre
4013 tube, inner tube, cycle tube, tyre tube
4014 condom, nipple, baby bottle nipple, hot water bag, contraceptive
4015 rubber gloves, surgical gloves, hand gloves rubber
4016 rubber band, eraser, rubber mat, gasket, o ring, floor mat rubber
4104 raw leather
4107 leather
4202 backpack, handbag, purse, wallet, suitcase, school bag, leather bag, bag, trolley bag, laptop bag, ladies purse, travel bag, briefcase, vanity bag, phone case, spectacle case, tool bag
4203 leather belt, leather jacket, belt, leather gloves
4301 fur
4401 firewood, lakdi, fuel wood, jalane ki lakdi, wood chip
4402 charcoal, lakdi koyla
4403 wood log, timber log
4407 wood, timber, sawn wood, teak wood, sagwan
4408 veneer
4410 particle board
4411 mdf, mdf board, fibre board
4412 plywood, ply, block board
4415 wooden box, pallet, packing case, wooden crate
4418 door, wooden door, window frame, flush door, wooden flooring
4419 wooden spoon, chakla belan, wooden kitchenware, chopping board, toothpick
4420 wooden handicraft, wooden idol, jewellery box
4421 hanger, cloth hanger, ice cream stick, wooden frame
4503 cork
4601 chatai, mat bamboo, bamboo mat
4602 basket, tokri, cane basket
4707 raddi, waste paper, paper scrap, old newspaper
4801 newsprint
4802 paper, a4 paper, printing paper, writing paper, copier paper, a4 sheet
4804 kraft paper
4805 filter paper
4808 corrugated sheet paper
4811 thermal paper roll, gift paper, wrapping paper
4814 wallpaper
4816 carbon paper
4817 envelope, letterhead, lifafa
4818 tissue paper, toilet roll, tissue, napkin, toilet paper, paper napkin
4819 cardboard box, carton, paper bag, corrugated box, gatta, packing box
4820 notebook, diary, register, exercise book, copy, bill book, file cover, writing pad
4821 label, paper label, price tag
4823 paper cup, paper plate, disposable plate, kite, patang
4901 book, textbook, kitab, printed book, brochure, leaflet, pamphlet
4902 newspaper, magazine, akhbar
4903 drawing book, colouring book
4905 globe, map, atlas
4907 cheque book, stamp paper
4909 greeting card, wedding card, postcard, invitation card, shaadi card
4910 calendar
4911 poster, photo, visiting card, printed poster, catalogue
`;
