export const industry = `
# Capital Goods
## Electrical Equipment
ABB|ABB India Ltd.|INE117A01022|makes motors, drives, switchgear and automation
APARINDS|Apar Industries Ltd.|INE372A01015|makes conductors, cables and transformer oils
BHEL|Bharat Heavy Electricals Ltd.|INE257A01026|makes equipment of power plants for the government
CGPOWER|CG Power and Industrial Solutions Ltd.|INE067A01029|makes motors, transformers and, soon, chips
ENRIN|Siemens Energy India Ltd.|INE1NPP01017|makes equipment for power generation and grids
FINCABLES|Finolex Cables Ltd.|INE235A01022|makes wires and cables
GVT&D|GE Vernova T&D India Ltd.|INE200A01026|makes equipment for the transmission of power
HBLENGINE|HBL Engineering Ltd.|INE292B01021|makes batteries and train collision systems
INOXWIND|Inox Wind Ltd.|INE066P01011|makes wind turbines
KEI|KEI Industries Ltd.|INE878B01027|makes cables and wires
POLYCAB|Polycab India Ltd.|INE455K01017|is the largest maker of wires and cables
POWERINDIA|Hitachi Energy India Ltd.|INE07Y701011|makes transformers and grid technology
PREMIERENE|Premier Energies Ltd.|INE0BS701011|makes solar cells and modules
EMMVEE|Emmvee Photovoltaic Power Ltd.|INE1C6T01020|makes solar cells and modules
RRKABEL|R R Kabel Ltd.|INE777K01022|makes wires and cables
SCHNEIDER|Schneider Electric Infrastructure Ltd.|INE839M01018|makes switchgear and transformers
SIEMENS|Siemens Ltd.|INE003A01024|makes automation, electrification and rail systems
SUZLON|Suzlon Energy Ltd.|INE040H01021|makes and services wind turbines
TARIL|Transformers And Rectifiers (India) Ltd.|INE763I01026|makes transformers
TRITURBINE|Triveni Turbine Ltd.|INE152M01016|makes industrial steam turbines
WAAREEENER|Waaree Energies Ltd.|INE377N01017|is the largest maker of solar modules
## Industrial Machinery
ACE|Action Construction Equipment Ltd.|INE731H01025|makes mobile cranes
AIAENG|AIA Engineering Ltd.|INE212H01026|makes wear parts for mills
BEML|BEML Ltd.|INE258A01024|makes earth movers, metro coaches and defence vehicles
CARBORUNIV|Carborundum Universal Ltd.|INE120A01034|makes abrasives and ceramics
CUMMINSIND|Cummins India Ltd.|INE298A01020|makes diesel engines and generators
ELECON|Elecon Engineering Co. Ltd.|INE205B01031|makes industrial gears
ELGIEQUIP|Elgi Equipments Ltd.|INE285A01027|makes air compressors
ESCORTS|Escorts Kubota Ltd.|INE042A01014|makes tractors and construction equipment
GRAPHITE|Graphite India Ltd.|INE371A01025|makes graphite electrodes
HEG|H.E.G. Ltd.|INE545A01024|makes graphite electrodes
HONAUT|Honeywell Automation India Ltd.|INE671A01010|provides automation and control systems
INOXINDIA|INOX India Ltd.|INE616N01034|makes cryogenic tanks
JYOTICNC|Jyoti CNC Automation Ltd.|INE980O01024|makes computer-controlled machine tools
KAYNES|Kaynes Technology India Ltd.|INE918Z01012|makes electronics for other companies
KIRLOSBROS|Kirloskar Brothers Ltd.|INE732A01036|makes pumps
KIRLOSENG|Kirloskar Oil Eng Ltd.|INE146L01010|makes engines and generators
KSB|KSB Ltd.|INE999A01023|makes pumps and valves
PRAJIND|Praj Industries Ltd.|INE074A01025|builds plants for ethanol and biofuels
PTCIL|PTC Industries Ltd.|INE596F01018|makes castings of titanium and superalloys
RHIM|RHI MAGNESITA INDIA LTD.|INE743M01012|makes refractories
SYRMA|Syrma SGS Technology Ltd.|INE0DYJ01015|makes electronics for other companies
TEGA|Tega Industries Ltd.|INE011K01018|makes wear parts for mineral processing
THERMAX|Thermax Ltd.|INE152A01029|makes boilers and environment systems
TIMKEN|Timken India Ltd.|INE325A01013|makes bearings
CPPLUS|Aditya Infotech Ltd.|INE819V01029|makes surveillance cameras under the name CP Plus
## Aerospace & Defence
BDL|Bharat Dynamics Ltd.|INE171Z01026|makes missiles for the armed forces
BEL|Bharat Electronics Ltd.|INE263A01024|makes radars and electronics for the armed forces
DATAPATTNS|Data Patterns (India) Ltd.|INE0IX101010|makes electronics for defence and space
HAL|Hindustan Aeronautics Ltd.|INE066F01020|makes aircraft and helicopters for the armed forces
ZENTEC|Zen Technologies Ltd.|INE251B01027|makes training simulators and anti-drone systems
## Ship Building
COCHINSHIP|Cochin Shipyard Ltd.|INE704P01025|builds and repairs ships in Kochi
GRSE|Garden Reach Shipbuilders & Engineers Ltd.|INE382Z01011|builds warships in Kolkata
MAZDOCK|Mazagoan Dock Shipbuilders Ltd.|INE249Z01020|builds warships and submarines in Mumbai
## Railway Wagons
JWL|Jupiter Wagons Ltd.|INE209L01016|makes railway wagons
TITAGARH|Titagarh Rail Systems Ltd.|INE615H01020|makes wagons and metro trains
## Commercial Vehicles
ASHOKLEY|Ashok Leyland Ltd.|INE208A01029|makes trucks and buses
TMCV|Tata Motors Ltd.|INE1TAE01010|makes trucks and buses, separated from the cars in 2025
## Pipes & Iron Products
APLAPOLLO|APL Apollo Tubes Ltd.|INE702C01027|makes structural steel tubes
ASTRAL|Astral Ltd.|INE006I01046|makes plastic pipes and adhesives
FINPIPE|Finolex Industries Ltd.|INE183A01024|makes plastic pipes
GALLANTT|Gallantt Ispat Ltd.|INE297H01019|makes steel bars
GPIL|Godawari Power & Ispat Ltd.|INE177H01039|makes iron ore pellets and steel
JINDALSAW|Jindal Saw Ltd.|INE324A01032|makes pipes for oil, gas and water
MAHSEAMLES|Maharashtra Seamless Ltd.|INE271B01025|makes seamless pipes
SHYAMMETL|Shyam Metalics and Energy Ltd.|INE810G01011|makes steel and ferro alloys
SUPREMEIND|Supreme Industries Ltd.|INE195A01028|makes plastic pipes and packaging
USHAMART|Usha Martin Ltd.|INE228A01035|makes steel wire ropes
WELCORP|Welspun Corp Ltd.|INE191B01025|makes large pipes for oil, gas and water
# Construction
## Civil Construction
AFCONS|Afcons Infrastructure Ltd.|INE101I01011|builds ports, tunnels, bridges and metros
CEMPRO|Cemindia Projects Ltd.|INE686A01026|builds ports, metros and buildings, formerly as ITD Cementation
ENGINERSIN|Engineers India Ltd.|INE510A01028|designs refineries and plants for the government
IRB|IRB Infrastructure Developers Ltd.|INE821I01022|builds and runs toll roads
IRCON|IRCON International Ltd.|INE962Y01021|builds railways and roads for the government
KEC|Kec International Ltd.|INE389H01022|builds power lines and railways
KPIL|Kalpataru Projects International Ltd.|INE220B01022|builds power lines, pipelines and buildings
LT|Larsen & Toubro Ltd.|INE018A01030|is the largest builder of infrastructure and heavy engineering
NBCC|NBCC (India) Ltd.|INE095N01031|builds and redevelops for the government
NCC|NCC Ltd.|INE868B01028|builds roads, buildings and water works
RITES|RITES Ltd.|INE320J01015|advises on railways and transport for the government
RVNL|Rail Vikas Nigam Ltd.|INE415G01027|builds railway lines for the government
TECHNOE|Techno Electric & Engineering Company Ltd.|INE285K01026|builds substations and data centres
# Construction Materials
## Cement
ACC|ACC Ltd.|INE012A01025|makes cement and concrete in the Adani group
AMBUJACEM|Ambuja Cements Ltd.|INE079A01024|makes cement in the Adani group
DALBHARAT|Dalmia Bharat Ltd.|INE00R701025|makes cement
GRASIM|Grasim Industries Ltd.|INE047A01021|makes viscose, chemicals and paints, and holds UltraTech Cement
INDIACEM|India Cements Ltd.|INE383A01012|makes cement in the south
JKCEMENT|J.K. Cement Ltd.|INE823G01014|makes grey and white cement
JSWCEMENT|JSW Cement Ltd.|INE718I01012|makes slag-based cement
NUVOCO|Nuvoco Vistas Corporation Ltd.|INE118D01016|makes cement and concrete
RAMCOCEM|The Ramco Cements Ltd.|INE331A01037|makes cement in the south
SHREECEM|Shree Cement Ltd.|INE070A01015|makes cement and power
ULTRACEMCO|UltraTech Cement Ltd.|INE481G01011|is the largest maker of cement
# Metals & Mining
## Iron & Steel
JINDALSTEL|Jindal Steel Ltd.|INE749A01030|makes steel in Odisha and Chhattisgarh
JSL|Jindal Stainless Ltd.|INE220G01021|is the largest maker of stainless steel
JSWSTEEL|JSW Steel Ltd.|INE019A01038|is the largest private maker of steel
LLOYDSME|Lloyds Metals And Energy Ltd.|INE281B01032|mines iron ore and makes sponge iron
NSLNISP|NMDC Steel Ltd.|INE0NNS01018|makes steel in Nagarnar for the government
SAIL|Steel Authority of India Ltd.|INE114A01011|makes steel for the government
SARDAEN|Sarda Energy and Minerals Ltd.|INE385C01021|makes steel, ferro alloys and power
TATASTEEL|Tata Steel Ltd.|INE081A01020|makes steel in India and Europe
## Mining & Other Metals
ADANIENT|Adani Enterprises Ltd.|INE423A01024|starts the new businesses of the Adani group, from airports to hydrogen
GMDCLTD|Gujarat Mineral Development Corporation Ltd.|INE131A01031|mines lignite for the state of Gujarat
GRAVITA|Gravita India Ltd.|INE024L01027|recycles lead, aluminium and plastic
HINDALCO|Hindalco Industries Ltd.|INE038A01020|makes aluminium and copper, and owns Novelis
HINDCOPPER|Hindustan Copper Ltd.|INE531E01026|mines copper for the government
HINDZINC|Hindustan Zinc Ltd.|INE267A01025|mines zinc, lead and silver
JAINREC|Jain Resource Recycling Ltd.|INE0YD401026|recycles lead, copper and other metals
NATIONALUM|National Aluminium Co. Ltd.|INE139A01034|mines bauxite and makes aluminium for the government
NMDC|NMDC Ltd.|INE584A01023|mines iron ore for the government
VEDL|Vedanta Ltd.|INE205A01025|mines and makes zinc, aluminium, oil and iron ore
# Diversified
## Diversified
3MINDIA|3M India Ltd.|INE470A01017|sells the products of 3M in India
DCMSHRIRAM|DCM Shriram Ltd.|INE499A01024|makes chemicals, sugar and seeds
GODREJIND|Godrej Industries Ltd.|INE233A01035|makes oleochemicals and holds companies of the Godrej group
# Textiles
## Textiles & Garments
ALOKINDS|Alok Industries Ltd.|INE270A01029|makes yarn, fabric and polyester
KPRMILL|K.P.R. Mill Ltd.|INE930H01031|makes garments, yarn and sugar
PAGEIND|Page Industries Ltd.|INE761H01022|makes Jockey innerwear
TRIDENT|Trident Ltd.|INE064C01022|makes towels, bed linen and paper
VTL|Vardhman Textiles Ltd.|INE825A01020|makes yarn and fabric
WELSPUNLIV|Welspun Living Ltd.|INE192B01031|makes towels and bed linen
# Automobile and Auto Components
## Automobiles
ATHERENERG|Ather Energy Ltd.|INE0LEZ01016|makes electric scooters
BAJAJ-AUTO|Bajaj Auto Ltd.|INE917I01010|makes motorcycles and three-wheelers
EICHERMOT|Eicher Motors Ltd.|INE066A01021|makes Royal Enfield motorcycles
FORCEMOT|Force Motors Ltd.|INE451A01017|makes vans and engines
HEROMOTOCO|Hero MotoCorp Ltd.|INE158A01026|is the largest maker of two-wheelers
HYUNDAI|Hyundai Motor India Ltd.|INE0V6F01027|makes cars of the Hyundai brand
M&M|Mahindra & Mahindra Ltd.|INE101A01026|makes tractors and sports utility vehicles
MARUTI|Maruti Suzuki India Ltd.|INE585B01010|is the largest maker of cars
OLAELEC|Ola Electric Mobility Ltd.|INE0LXG01040|makes electric scooters
OLECTRA|Olectra Greentech Ltd.|INE260D01016|makes electric buses
TMPV|Tata Motors Passenger Vehicles Ltd.|INE155A01022|makes cars, and owns Jaguar Land Rover
TVSMOTOR|TVS Motor Company Ltd.|INE494B01023|makes motorcycles, scooters and three-wheelers
## Auto Components
ARE&M|Amara Raja Energy & Mobility Ltd.|INE885A01032|makes batteries under the name Amaron
ASAHIINDIA|Asahi India Glass Ltd.|INE439A01020|makes glass for cars and buildings
BELRISE|Belrise Industries Ltd.|INE894V01022|makes metal parts for two-wheelers and cars
BHARATFORG|Bharat Forge Ltd.|INE465A01025|makes forgings for vehicles and defence
BOSCHLTD|Bosch Ltd.|INE323A01026|makes injection systems and car parts
CRAFTSMAN|Craftsman Automation Ltd.|INE00LO01017|makes machined parts and storage systems
ENDURANCE|Endurance Technologies Ltd.|INE913H01037|makes castings, suspensions and brakes
EXIDEIND|Exide Industries Ltd.|INE302A01020|makes batteries
GABRIEL|Gabriel India Ltd.|INE524A01029|makes shock absorbers
JBMA|JBM Auto Ltd.|INE927D01051|makes car parts and electric buses
MINDACORP|Minda Corporation Ltd.|INE842C01021|makes locks, wiring and sensors for vehicles
MOTHERSON|Samvardhana Motherson International Ltd.|INE775A01035|makes wiring, mirrors and modules for cars
MSUMI|Motherson Sumi Wiring India Ltd.|INE0FS801015|makes wiring harnesses
RKFORGE|Ramkrishna Forgings Ltd.|INE399G01023|makes forgings for vehicles and railways
SCHAEFFLER|Schaeffler India Ltd.|INE513A01022|makes bearings and engine parts
SONACOMS|Sona BLW Precision Forgings Ltd.|INE073K01018|makes gears and motors for electric vehicles
SUNDRMFAST|Sundram Fasteners Ltd.|INE387A01021|makes bolts and powertrain parts
TENNIND|Tenneco Clean Air India Ltd.|INE19RI01016|makes exhaust and suspension systems
TIINDIA|Tube Investments of India Ltd.|INE974X01010|makes tubes, chains and bicycles
UNOMINDA|UNO Minda Ltd.|INE405E01023|makes lamps, switches and horns for vehicles
ZFCVINDIA|ZF Commercial Vehicle Control Systems India Ltd.|INE342J01019|makes brakes for trucks
## Tyres
APOLLOTYRE|Apollo Tyres Ltd.|INE438A01022|makes tyres in India and Europe
BALKRISIND|Balkrishna Industries Ltd.|INE787D01026|makes tyres for tractors and mining
CEATLTD|Ceat Ltd.|INE482A01020|makes tyres
JKTYRE|JK Tyre & Industries Ltd.|INE573A01042|makes tyres
MRF|MRF Ltd.|INE883A01011|is the largest maker of tyres
`;
