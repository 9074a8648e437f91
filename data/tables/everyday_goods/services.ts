/** Services: see `everyday_goods.ts`. */
export const services = `
995411 house construction, flat purchase, building construction, ghar banana, construction of flat
995421 road construction, civil work, works contract, contractor, construction, civil contractor
995432 excavation, demolition
995461 electrician, electrical work, wiring, electrical installation
995462 plumbing, plumber, pipe fitting work
995463 ac installation, hvac work
995464 gas pipeline work
995466 lift installation
995472 plastering
995473 painting work, painter, wall painting, whitewash
995474 flooring, tiling, tile work
995476 carpenter, carpentry, wood work
995479 waterproofing, interior work, false ceiling work
996111 wholesale trade, commission agent
996211 retail trade
996311 hotel, hotel room, hotel stay, lodging, room rent, guest house, resort, homestay, dharamshala
996321 hostel, pg, paying guest
996331 restaurant, restaurant service, cafe, dhaba, mess, food delivery, tiffin service
996333 canteen
996334 catering, outdoor catering, wedding catering
996411 metro ticket, local bus, local train
996412 taxi, cab, cab service, taxi service, ola, uber, auto ride
996421 train ticket, rail ticket
996422 bus ticket, bus travel, ac bus ticket
996425 air ticket, flight ticket, airline, air travel
996511 transport, goods transport, gta, goods transport agency, truck transport, freight, trucking, road transport
996512 rail freight
996521 sea freight, ocean freight
996531 air freight, air cargo
996601 car rental, rent a car, vehicle rental, truck rental
996711 loading unloading, container handling, hamali
996719 cargo handling
996721 cold storage
996729 warehouse, warehousing, godown storage, godown
996742 toll, toll tax
996743 parking, parking fee
996811 postal service, post, speed post
996812 courier, parcel, parcel delivery, delivery, courier service
996911 electricity transmission
996912 power supply, electricity distribution
996921 water supply, tanker water
997111 central banking
997113 loan, interest, home loan, bank loan
997119 bank charge, bank charges, credit card, processing fee, atm charge
997132 insurance, life insurance, lic premium, term insurance
997133 health insurance, mediclaim
997134 car insurance, vehicle insurance, bike insurance, motor insurance
997136 travel insurance
997137 fire insurance
997152 stock broker, share broker, brokerage share
997153 mutual fund commission, portfolio management
997161 insurance agent, insurance commission
997211 house rent, flat rent, residential rent, home rent, rent, kiraya
997212 office rent, shop rent, commercial rent, godown rent, dukan kiraya
997221 property management, society maintenance
997222 real estate agent, property dealer, broker, brokerage, property broker
997311 vehicle lease
997313 construction equipment rental, crane rent, jcb rent
997314 office equipment rental
997315 computer rental, laptop rental, equipment rental, machine rent
997321 tv rental
997326 costume rental
997331 software licence, software license
997336 royalty, licence fee, franchise, trademark licence
998111 research and development
998211 lawyer, advocate, vakil
998212 legal service, legal services, legal fees, legal advice
998213 trademark registration, patent filing
998216 arbitration
998221 audit, auditor, ca, chartered accountant, ca services, ca service
998222 accountant, accounting, bookkeeping
998231 tax filing, gst filing, itr filing, tax consultant, income tax return
998311 consultancy, consulting, management consultancy, business consultant
998312 public relation
998313 it support, it consulting, it service, it services
998314 software development, website development, web development, app development, software, software service, software services, programming, app, mobile app, website design, web design, ui design
998315 web hosting, cloud hosting, cloud service, saas, domain
998316 network management, server management
998321 architect, architecture, map making house
998331 engineering service
998346 testing lab, material testing
998361 advertising, advertisement, ads, digital marketing, social media marketing, seo, marketing service
998363 newspaper ad, print advertisement
998365 online ads, google ads, facebook ads
998366 hoarding, billboard
998371 market research, survey
998381 photography, photographer, photo studio
998383 videography, wedding photography
998386 photo editing, video editing
998391 interior designer, interior design, graphic design, fashion design, logo design
998395 translation, translator, interpreter
998412 telecom, landline bill
998413 mobile recharge, recharge, postpaid bill, phone bill, mobile bill
998422 internet, broadband, wifi, internet service
998431 online content, ebook, online newspaper
998432 music streaming, ott
998465 tv channel, cable tv, dth recharge
998511 recruitment, job consultancy, placement, placement agency
998513 manpower, manpower supply, labour supply
998525 security guard, security service, security services, watchman, security guard services, chowkidar
998531 pest control
998533 housekeeping, cleaning service, office cleaning, house cleaning, safai
998541 packing, packaging service
998551 travel agent, ticket booking, flight booking
998552 hotel booking
998555 tour operator, tour package, holiday package
998593 call centre, bpo, telecalling
998594 data entry, typing, xerox, photocopy
998596 event management, wedding planner, exhibition, event organiser, tent house
998611 farming service, agriculture service, krishi
998612 animal husbandry
998713 computer repair, laptop repair, mobile repair, electronics repair
998714 car repair, car service, bike service, vehicle servicing, garage, repair, bike repair
998715 ac repair, fridge repair, washing machine repair
998719 maintenance, amc, machine repair
998721 shoe repair, mochi
998729 furniture repair, watch repair
998732 installation, machine installation
998821 textile job work, dyeing
998822 tailoring, stitching, tailor, darzi, silai
998892 jewellery making charge
998898 job work
998912 printing service, printing, flex printing, offset printing
999111 government service
999210 school fees, school, education, school education, preschool, play school
999220 primary school
999231 secondary school, high school
999241 college fees, university, higher education
999293 coaching, tuition, coaching classes, coaching class, tuition class, training, online course, computer course
999311 hospital, treatment, surgery, nursing home
999312 doctor, doctor fees, clinic, dentist
999314 physiotherapy, nurse
999315 ambulance service
999316 lab test, blood test, diagnostic, x ray, scan, pathology, mri scan
999321 old age home care
999331 old age home, daycare, creche
999411 sewage, septic tank cleaning, drain cleaning
999421 waste collection, biomedical waste
999424 garbage, kachra
999599 membership, association, ngo, rwa, club membership
999614 cinema, movie ticket, cinema ticket, film
999623 dj, dance show, singer, orchestra
999652 sports club, swimming pool, stadium
999691 amusement park, theme park, water park
999694 lottery
999699 online gambling, casino
999712 laundry, dry cleaning, dhobi
999721 salon, haircut, hair cut, barber, nai
999722 beauty parlour, parlour, beauty salon, facial, makeup artist
999723 gym, fitness centre, spa, massage, yoga class
999731 funeral, crematorium
999799 pandit, matrimony service, astrologer, jyotish
`;
