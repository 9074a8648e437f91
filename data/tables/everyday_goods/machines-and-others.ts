/** Machines, electronics, vehicles, instruments, furniture, toys: see `everyday_goods.ts`. */
export const machinesAndOthers = `
8402 boiler
8407 petrol engine, car engine
8408 diesel engine
8413 pump, water pump, motor pump, submersible pump, hand pump, pani ki motor
8414 ceiling fan, table fan, exhaust fan, fan, pankha, compressor, air compressor, chimney, kitchen chimney, air pump
8415 ac, air conditioner, air-conditioner, split ac, window ac
8417 bakery oven, furnace
8418 fridge, refrigerator, freezer, deep freezer, water cooler, visi cooler
8419 solar water heater, sterilizer, lab oven
8421 water purifier, ro purifier, water filter, ro, air purifier, filter
8422 dishwasher, packing machine
8423 weighing machine, weighing scale, tarazu, weight scale, kanta
8424 sprayer, fire extinguisher, spray gun, drip irrigation, sprinkler
8425 hoist, jack, pulley
8426 crane
8427 forklift
8428 lift, elevator, escalator, conveyor
8429 jcb, excavator, bulldozer, road roller
8430 drilling rig
8432 plough, hal machine, rotavator, cultivator, seed drill
8433 harvester, thresher, lawn mower, grass cutter
8434 milking machine
8436 incubator, poultry machine
8437 flour mill, atta chakki, rice mill
8438 food processing machine, sugarcane machine
8441 paper cutting machine
8443 printer, photocopier, ink cartridge, toner, xerox machine, printing machine, 3 in 1 printer
8450 washing machine
8451 iron machine, dry cleaning machine
8452 sewing machine, silai machine
8456 laser cutting machine
8458 lathe, lathe machine
8467 power tool, drill machine, angle grinder, hand drill
8468 welding torch, gas cutter
8470 calculator, cash register, pos machine, swipe machine
8471 computer, desktop computer, desktop, personal computer, pc, tablet computer, hard disk, hdd, server, mouse, keyboard, scanner, barcode scanner, cpu, printer scanner
847130 laptop, notebook computer, macbook
847160 computer mouse
8472 stapler, note counting machine, atm machine, stapling machine
8473 computer part, ram, hard disk part, motherboard, graphics card, laptop battery part
8474 stone crusher, concrete mixer
8477 injection moulding machine
8479 cooler, air cooler, desert cooler, robot
8480 mould, die mould
8481 tap, valve, faucet, nal, cock
8482 bearing, ball bearing
8483 gear box, gear, shaft
8484 gasket set
8501 motor, electric motor, servo motor
8502 generator, genset, dg set
8504 mobile charger, phone charger, charger, power adapter, ups, inverter, transformer, stabiliser, stabilizer, battery charger, adapter, solar inverter
8505 magnet, chumbak
8506 dry cell, cell battery, aaa battery, battery cell, pencil cell
8507 battery, power bank, car battery, lithium battery, rechargeable battery, inverter battery, mobile battery
8508 vacuum cleaner
8509 mixer grinder, mixie, juicer, blender, mixer, grinder, food processor, wet grinder
8510 trimmer, shaver, epilator, hair clipper
8511 spark plug, starter motor, self motor
8512 car horn, wiper, headlight, indicator light
8513 torch, flashlight, emergency light
8515 welding machine, soldering iron
8516 geyser, microwave, microwave oven, hair dryer, toaster, induction cooktop, electric kettle, water heater, room heater, iron press, electric iron, kettle, oven, rice cooker, induction, heater, hair straightener, immersion rod
8517 mobile, mobile phone, cell phone, cellphone, smartphone, smart phone, iphone, router, modem, wifi router, telephone, phone, landline, wifi dongle, smartwatch, smart watch
8518 earphone, earbud, headset, speaker, bluetooth speaker, headphone, headphones, microphone, mike, amplifier, sound box, home theatre, airpods
8519 record player, music system
8521 dvd player
8523 pen drive, usb drive, memory card, ssd, cd, dvd, sim card, smart card, pendrive, memory stick, ssd drive
8525 cctv, cctv camera, webcam, digital camera, cctv system, security camera, camera, dslr
8527 radio, car stereo, fm radio
8528 tv, television, smart tv, computer monitor, television set, led tv, monitor, projector, set top box, lcd tv
8529 antenna, dish, tv antenna, dish antenna
8531 fire alarm, door bell, electric bell, burglar alarm
8532 capacitor, condenser
8533 resistor
8534 pcb, circuit board
8536 switch, plug, socket, mcb, extension board, fuse, connector, holder
8537 electrical panel, switchboard, control panel
8539 bulb, led bulb, tube light, light bulb, tubelight, led lamp, cfl
8541 solar panel, solar, solar cell, led, diode, transistor
8542 integrated circuit, chip, microchip, ic
8543 electronic cigarette, signal generator
8544 cable, electric wire, wire cable, electric cable, bijli ka taar, optical fibre cable, usb cable, data cable
8546 insulator
8607 railway wagon part
8609 shipping container
8701 tractor, trolley tractor
8702 bus, mini bus, school bus
8703 car, suv, jeep, electric car, motor car, sedan, suv car, gaadi, e rickshaw, auto rickshaw, rickshaw, three wheeler, ambulance
8704 truck, lorry, pickup, tempo, tipper, dumper
8705 fire engine, mobile crane
8706 chassis
8707 car body, bus body
8708 car part, auto part, spare parts, car accessories, bumper, clutch, brake, radiator, seat belt
8711 bike, motorbike, scooter, scooty, electric scooter, electric bike, motor cycle, motorcycle, two wheeler, moped
8712 cycle, bicycle, saikil
8713 wheelchair, wheel chair
8714 bike parts, cycle parts, cycle chain, bike seat
8715 pram, stroller, baby stroller
8716 trailer, hand cart, thela, cart, wheelbarrow, trolley
8802 aeroplane, aircraft, helicopter
8806 drone
8901 ship, ferry
8903 boat, nav, kayak, yacht
9001 lens, contact lens, spectacle lens
9003 spectacle frame, chashma frame
9004 sunglasses, specs, eyeglasses, spectacles, chashma, reading glasses, goggles
9005 binocular, telescope, doorbeen
9006 flash camera, camera film
9011 microscope
9013 laser pointer, lcd panel
9015 land survey instrument
9017 measuring tape, scale, geometry box, compass box, inch tape
9018 syringe, injection needle, injection syringe, surgical instrument, stethoscope, bp machine, ecg machine, dental chair, ultrasound machine, medical equipment
9019 massager, nebulizer, oxygen concentrator, ventilator, massage chair
9020 gas mask
9021 hearing aid, pacemaker, artificial limb, stent, implant, knee cap
9022 x ray machine, ct scan machine
9023 educational model, model for teaching
9025 thermometer, barometer
9026 pressure gauge, water meter flow
9027 glucometer, ph meter
9028 electric meter, bijli meter, water meter, gas meter
9029 taxi meter, speedometer
9030 multimeter, oscilloscope
9031 gps device meter, testing machine
9032 thermostat, voltage stabiliser automatic
9101 gold watch
9102 wristwatch, wrist watch, watch, ghadi
9103 alarm clock
9105 wall clock, clock, deewar ghadi
9113 watch strap
9201 piano
9202 guitar, violin, sitar, veena, tanpura, musical instrument
9205 flute, bansuri, harmonium, trumpet, shehnai
9206 tabla, drum set, dholak, mridangam
9207 keyboard instrument, electronic keyboard, synthesizer
9209 musical instrument part, guitar string
9304 air gun
9306 cartridge bullet
9307 sword, talwar
9401 chair, office chair, sofa, sofa set, stool, bench, car seat, plastic chair, kursi
9402 barber chair, hospital bed, operation table, dentist chair
9403 cupboard, wardrobe, almirah, table, bed, furniture, wooden furniture, shelf, rack, steel almirah, steel furniture, mez, palang, dining table, bookshelf, modular kitchen, computer table
9404 pillow, takiya, quilt, razai, mattress, gadda, cushion, sleeping bag
9405 lamp, light fitting, chandelier, jhoomar, jhumar, street light, led light, ceiling light, decorative light, neon sign, lantern, lalten
9406 prefabricated building, porta cabin
9503 toy, doll, toys, khilona, puzzle, tricycle, soft toy, teddy bear, toy car, balloon
9504 video game, playing card, carrom, chess, ludo, game, playstation, tash
9505 christmas tree, party items, holi colour toy, decoration item, festival item
9506 cricket bat, football, gym equipment, cricket ball, bat, ball, badminton, racket, sports goods, dumbbell, treadmill, tennis ball, shuttlecock, exercise cycle, swimming goggles
9507 fishing rod
9508 amusement ride, merry go round
9601 ivory, horn article, shell article
9603 broom, jhadu, brush, toothbrush, paint brush, mop, pocha, toilet brush
9604 sieve, chalni
9606 button
9607 zip, zipper, chain zip
9608 pen, ball pen, marker, sketch pen, gel pen, fountain pen
9609 pencil, chalk, crayon, colour pencil
9610 slate, white board, black board
9611 stamp, rubber stamp, date stamp
9612 stamp pad, printer ribbon
9613 lighter, gas lighter
9615 comb, kanghi, hair clip, hair pin
9616 makeup brush puff, scent spray
9617 bottle flask, thermos, vacuum flask, thermosteel bottle
9618 mannequin, dummy
9619 diaper, sanitary pad, sanitary napkin, baby diaper, sanitary pads, adult diaper
9620 tripod, selfie stick
9701 painting, artwork
9703 idol, murti, statue, sculpture
9704 postage stamp
9705 antique coin, museum piece
9706 antique
`;
