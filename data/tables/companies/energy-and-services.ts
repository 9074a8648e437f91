export const energyAndServices = `
# Oil Gas & Consumable Fuels
## Refineries & Marketing
BPCL|Bharat Petroleum Corporation Ltd.|INE029A01011|refines and sells fuels for the government
CHENNPETRO|Chennai Petroleum Corporation Ltd.|INE178A01016|refines oil in Chennai
HINDPETRO|Hindustan Petroleum Corporation Ltd.|INE094A01015|refines and sells fuels for the government
IOC|Indian Oil Corporation Ltd.|INE242A01010|is the largest refiner and seller of fuels
MRPL|Mangalore Refinery & Petrochemicals Ltd.|INE103A01014|refines oil in Mangaluru
RELIANCE|Reliance Industries Ltd.|INE002A01018|runs refineries, petrochemicals, Jio telecoms and retail shops
## Oil Exploration & Production
OIL|Oil India Ltd.|INE274J01014|finds and produces oil and gas, mainly in Assam
ONGC|Oil & Natural Gas Corporation Ltd.|INE213A01029|is the largest producer of oil and gas
## Gas Transmission & Distribution
ATGL|Adani Total Gas Ltd.|INE399L01023|supplies gas to homes and vehicles
GAIL|GAIL (India) Ltd.|INE129A01019|runs gas pipelines for the government
GSPL|Gujarat State Petronet Ltd.|INE246F01010|runs gas pipelines in Gujarat
GUJGASLTD|Gujarat Gas Ltd.|INE844O01030|supplies gas to homes, industry and vehicles
IGL|Indraprastha Gas Ltd.|INE203G01027|supplies gas in and around Delhi
MGL|Mahanagar Gas Ltd.|INE002S01010|supplies gas in and around Mumbai
PETRONET|Petronet LNG Ltd.|INE347G01014|imports liquefied gas
## Coal, Lubricants & Storage
AEGISLOG|Aegis Logistics Ltd.|INE208C01025|stores and handles gas and chemicals in ports
AEGISVOPAK|Aegis Vopak Terminals Ltd.|INE0INX01018|stores gas and liquids in ports
CASTROLIND|Castrol India Ltd.|INE172A01027|makes lubricants
COALINDIA|Coal India Ltd.|INE522F01014|is the largest coal miner of the world
# Power
## Power Generation
ACMESOLAR|ACME Solar Holdings Ltd.|INE622W01025|runs solar power plants
ADANIGREEN|Adani Green Energy Ltd.|INE364U01010|runs solar and wind power plants
ADANIPOWER|Adani Power Ltd.|INE814H01029|runs coal power plants
JPPOWER|Jaiprakash Power Ventures Ltd.|INE351F01018|runs water and coal power plants
JSWENERGY|JSW Energy Ltd.|INE121E01018|runs coal, water, wind and solar power plants
NAVA|Nava Ltd.|INE725A01030|makes power and ferro alloys in India and Zambia
NHPC|NHPC Ltd.|INE848E01016|runs water power plants for the government
NLCINDIA|NLC India Ltd.|INE589A01014|mines lignite and makes power for the government
NTPC|NTPC Ltd.|INE733E01010|is the largest producer of power
NTPCGREEN|NTPC Green Energy Ltd.|INE0ONG01011|runs the solar and wind plants of NTPC
RPOWER|Reliance Power Ltd.|INE614G01033|runs coal power plants
SJVN|SJVN Ltd.|INE002L01015|runs water power plants for the government
## Power Transmission & Distribution
ADANIENSOL|Adani Energy Solutions Ltd.|INE931S01010|runs power lines and distributes power in Mumbai
CESC|CESC Ltd.|INE486A01021|distributes power in Kolkata
POWERGRID|Power Grid Corporation of India Ltd.|INE752E01010|runs the national power grid
RELINFRA|Reliance Infrastructure Ltd.|INE036A01016|distributes power in Delhi and builds roads
TATAPOWER|Tata Power Co. Ltd.|INE245A01021|makes and distributes power
TORNTPOWER|Torrent Power Ltd.|INE813H01021|makes and distributes power in Gujarat
# Services
## Airports, Ports & Airlines
ADANIPORTS|Adani Ports and Special Economic Zone Ltd.|INE742F01042|is the largest private operator of ports
GMRAIRPORT|GMR Airports Ltd.|INE776C01039|runs the airports of Delhi and Hyderabad
INDIGO|InterGlobe Aviation Ltd.|INE646L01027|runs IndiGo, the largest airline
JSWINFRA|JSW Infrastructure Ltd.|INE880J01026|runs ports
## Logistics & Shipping
BLUEDART|Blue Dart Express Ltd.|INE233B01017|delivers parcels by air and road
CONCOR|Container Corporation of India Ltd.|INE111A01025|carries containers by rail
DELHIVERY|Delhivery Ltd.|INE148O01028|delivers parcels and freight
GESHIP|Great Eastern Shipping Co. Ltd.|INE017A01032|owns tankers and bulk carriers
SCI|Shipping Corporation of India Ltd.|INE109A01011|owns ships for the government
## Business Services & Trading
ECLERX|eClerx Services Ltd.|INE738I01010|does data and analytics work for clients
FSL|Firstsource Solutions Ltd.|INE684F01012|runs business processes for clients
IGIL|International Gemmological Institute (India) Ltd.|INE0Q9301021|certifies diamonds and gems
MMTC|MMTC Ltd.|INE123F01029|trades minerals and metals for the government
REDINGTON|Redington Ltd.|INE891D01026|distributes computers and phones
# Telecommunication
## Telecom Services
BHARTIARTL|Bharti Airtel Ltd.|INE397D01024|runs the Airtel mobile network in India and Africa
BHARTIHEXA|Bharti Hexacom Ltd.|INE343G01021|runs the Airtel network in Rajasthan and the north-east
IDEA|Vodafone Idea Ltd.|INE669E01016|runs the Vi mobile network
INDUSTOWER|Indus Towers Ltd.|INE121J01017|owns towers of mobile networks
RAILTEL|Railtel Corporation Of India Ltd.|INE0DD101019|runs fibre along the railways for the government
TATACOMM|Tata Communications Ltd.|INE151A01013|runs undersea cables and networks for companies
TTML|Tata Teleservices (Maharashtra) Ltd.|INE517B01013|provides connectivity to businesses
## Telecom Equipment
HFCL|HFCL Ltd.|INE548A01028|makes optical fibre and telecom equipment
ITI|ITI Ltd.|INE248A01017|makes telecom equipment for the government
TEJASNET|Tejas Networks Ltd.|INE010J01012|makes network equipment in the Tata group
# Information Technology
## IT Services & Consulting
BSOFT|Birlasoft Ltd.|INE836A01035|provides IT services
COFORGE|Coforge Ltd.|INE591G01025|provides IT services for travel, banking and insurance
CYIENT|Cyient Ltd.|INE136B01020|provides engineering services
HAPPSTMNDS|Happiest Minds Technologies Ltd.|INE419U01012|provides digital IT services
HCLTECH|HCL Technologies Ltd.|INE860A01027|provides IT services and software
HEXT|Hexaware Technologies Ltd.|INE093A01041|provides IT services
IKS|Inventurus Knowledge Solutions Ltd.|INE115Q01022|does administrative work for American doctors
INFY|Infosys Ltd.|INE009A01021|provides IT services and consulting
KPITTECH|KPIT Technologies Ltd.|INE04I401011|writes software for cars
LATENTVIEW|Latent View Analytics Ltd.|INE0I7C01011|does data analytics
LTM|LTM Ltd.|INE214T01019|provides IT services in the L&T group, formerly as LTIMindtree
LTTS|L&T Technology Services Ltd.|INE010V01017|provides engineering services
MPHASIS|MphasiS Ltd.|INE356A01018|provides IT services, mainly for banks
PERSISTENT|Persistent Systems Ltd.|INE262H01021|writes software for other companies
SAGILITY|Sagility Ltd.|INE0W2G01015|does work for American health insurers
SONATSOFTW|Sonata Software Ltd.|INE269A01021|provides IT services and sells software
TATAELXSI|Tata Elxsi Ltd.|INE670A01012|designs products for cars, media and health
TATATECH|Tata Technologies Ltd.|INE142M01025|provides engineering services for carmakers
TCS|Tata Consultancy Services Ltd.|INE467B01029|is the largest provider of IT services in India
TECHM|Tech Mahindra Ltd.|INE669C01036|provides IT services, mainly for telecoms
WIPRO|Wipro Ltd.|INE075A01022|provides IT services and consulting
ZENSARTECH|Zensar Technolgies Ltd.|INE520A01027|provides IT services
## Software & Hardware Products
AFFLE|Affle 3i Ltd.|INE00WC01027|runs advertising on mobile phones
INTELLECT|Intellect Design Arena Ltd.|INE306R01017|makes software for banks
MAPMYINDIA|C.E. Info Systems Ltd.|INE0BV301023|makes digital maps
NETWEB|Netweb Technologies India Ltd.|INE0NT901020|makes servers and supercomputers
NEWGEN|Newgen Software Technologies Ltd.|INE619B01017|makes software for documents and processes
OFSS|Oracle Financial Services Software Ltd.|INE881D01027|makes banking software
`;
