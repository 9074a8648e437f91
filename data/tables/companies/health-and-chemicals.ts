export const healthAndChemicals = `
# Healthcare
## Pharmaceuticals
ABBOTINDIA|Abbott India Ltd.|INE358A01014|sells the medicines of Abbott in India
ACUTAAS|Acutaas Chemicals Ltd.|INE00FF01025|makes intermediates for medicines and speciality chemicals
AJANTPHARM|Ajanta Pharmaceuticals Ltd.|INE031B01049|makes branded medicines for India, Asia and Africa
AKUMS|Akums Drugs and Pharmaceuticals Ltd.|INE09XN01023|makes medicines for other companies under contract
ALKEM|Alkem Laboratories Ltd.|INE540L01014|makes antibiotics and other medicines
APLLTD|Alembic Pharmaceuticals Ltd.|INE901L01018|makes medicines for India and the United States
ASTRAZEN|AstraZenca Pharma India Ltd.|INE203A01020|sells the medicines of AstraZeneca in India
AUROPHARMA|Aurobindo Pharma Ltd.|INE406A01037|makes generic medicines and their ingredients
BIOCON|Biocon Ltd.|INE376G01013|makes biosimilars, insulin and generic medicines
BLUEJET|Blue Jet Healthcare Ltd.|INE0KBH01020|makes intermediates for contrast media and sweeteners
CAPLIPOINT|Caplin Point Laboratories Ltd.|INE475E01026|sells medicines mainly in Latin America and Africa
CIPLA|Cipla Ltd.|INE059A01026|makes medicines, above all for the lungs
COHANCE|Cohance Lifesciences Ltd.|INE03QK01018|develops and makes medicines for innovators under contract
CONCORDBIO|Concord Biotech Ltd.|INE338H01029|makes ingredients by fermentation, such as immunosuppressants
DIVISLAB|Divi's Laboratories Ltd.|INE361B01024|makes ingredients of medicines and does custom synthesis
DRREDDY|Dr. Reddy's Laboratories Ltd.|INE089A01031|makes generic medicines and biosimilars for the world
EMCURE|Emcure Pharmaceuticals Ltd.|INE168P01015|makes medicines in gynaecology, cardiology and other fields
ERIS|Eris Lifesciences Ltd.|INE406M01024|makes medicines for chronic illnesses
GLAND|Gland Pharma Ltd.|INE068V01023|makes injectable medicines
GLAXO|Glaxosmithkline Pharmaceuticals Ltd.|INE159A01016|sells the medicines and vaccines of GSK in India
GLENMARK|Glenmark Pharmaceuticals Ltd.|INE935A01035|makes medicines for skin, lungs and cancer
GRANULES|Granules India Ltd.|INE101D01020|makes paracetamol and other large-volume medicines
IPCALAB|Ipca Laboratories Ltd.|INE571A01038|makes medicines and their ingredients
JBCHEPHARM|J.B. Chemicals & Pharmaceuticals Ltd.|INE572A01036|makes heart medicines and lozenges
JUBLPHARMA|Jubilant Pharmova Ltd.|INE700A01033|makes radiopharmaceuticals, allergy therapies and generics
LAURUSLABS|Laurus Labs Ltd.|INE947Q01028|makes ingredients and finished medicines, once mainly against HIV
LUPIN|Lupin Ltd.|INE326A01037|makes generic and branded medicines
MANKIND|Mankind Pharma Ltd.|INE634S01028|makes affordable medicines and consumer health brands
NATCOPHARM|NATCO Pharma Ltd.|INE987B01026|makes generic medicines against cancer
NEULANDLAB|Neuland Laboratories Ltd.|INE794A01010|makes ingredients of medicines
ONESOURCE|Onesource Specialty Pharma Ltd.|INE013P01021|makes biologics and injectables under contract
PFIZER|Pfizer Ltd.|INE182A01018|sells the medicines of Pfizer in India
PPLPHARMA|Piramal Pharma Ltd.|INE0DK501011|makes medicines under contract and for hospitals
SUNPHARMA|Sun Pharmaceutical Industries Ltd.|INE044A01036|is the largest maker of medicines in India
TORNTPHARM|Torrent Pharmaceuticals Ltd.|INE685A01028|makes medicines for heart, brain and stomach
WOCKPHARMA|Wockhardt Ltd.|INE049B01025|makes medicines and researches new antibiotics
ZYDUSLIFE|Zydus Lifesciences Ltd.|INE010B01027|makes generic medicines, vaccines and new drugs
## Contract Research
ANTHEM|Anthem Biosciences Ltd.|INE0CZ201020|researches, develops and makes medicines for others
SAILIFE|Sai Life Sciences Ltd.|INE570L01029|researches and makes small molecules for innovators
SYNGENE|Syngene International Ltd.|INE398R01022|does research and manufacturing for drug companies
INDGN|Indegene Ltd.|INE065X01017|provides commercial and medical services to drug companies
## Hospitals
AGARWALEYE|Dr. Agarwal's Health Care Ltd.|INE943P01029|runs eye hospitals
APOLLOHOSP|Apollo Hospitals Enterprise Ltd.|INE437A01024|runs the largest private chain of hospitals and pharmacies
ASTERDM|Aster DM Healthcare Ltd.|INE914M01019|runs hospitals, mainly in the south
FORTIS|Fortis Healthcare Ltd.|INE061F01013|runs hospitals and the Agilus laboratories
KIMS|Krishna Institute of Medical Sciences Ltd.|INE967H01025|runs hospitals in Telangana, Andhra Pradesh and Maharashtra
MAXHEALTH|Max Healthcare Institute Ltd.|INE027H01010|runs hospitals, mainly in the north
MEDANTA|Global Health Ltd.|INE474Q01031|runs the Medanta hospitals
NH|Narayana Hrudayalaya Ltd.|INE410P01011|runs hospitals in India and the Cayman Islands
RAINBOW|Rainbow Childrens Medicare Ltd.|INE961O01016|runs hospitals for children and mothers
## Diagnostics & Devices
LALPATHLAB|Dr. Lal Path Labs Ltd.|INE600L01024|runs diagnostic laboratories
METROPOLIS|Metropolis Healthcare Ltd.|INE112L01020|runs diagnostic laboratories
POLYMED|Poly Medicure Ltd.|INE205C01021|makes medical devices such as cannulas and catheters
VIJAYA|Vijaya Diagnostic Centre Ltd.|INE043W01024|runs diagnostic centres in the south
# Chemicals
## Speciality Chemicals
AARTIIND|Aarti Industries Ltd.|INE769A01020|makes benzene-based speciality chemicals
ALKYLAMINE|Alkyl Amines Chemicals Ltd.|INE150B01039|makes amines for drugs and crop chemicals
ANURAS|Anupam Rasayan India Ltd.|INE930P01018|makes speciality chemicals under contract
ATUL|Atul Ltd.|INE100A01010|makes dyes, resins and crop chemicals
BASF|BASF India Ltd.|INE373A01013|is the Indian company of the chemicals group BASF
CLEAN|Clean Science and Technology Ltd.|INE227W01023|makes speciality chemicals with catalytic processes
DEEPAKNTR|Deepak Nitrite Ltd.|INE288B01029|makes phenol, acetone and intermediates
FLUOROCHEM|Gujarat Fluorochemicals Ltd.|INE09N301011|makes fluoropolymers and refrigerants
HSCL|Himadri Speciality Chemical Ltd.|INE019C01026|makes carbon materials and coal-tar pitch
JUBLINGREA|Jubilant Ingrevia Ltd.|INE0BY001018|makes pyridine, vitamins and other ingredients
NAVINFLUOR|Navin Fluorine International Ltd.|INE048G01026|makes fluorine chemicals
PCBL|PCBL Chemical Ltd.|INE602A01031|makes carbon black for tyres
PIDILITIND|Pidilite Industries Ltd.|INE318A01026|makes Fevicol and other adhesives
SPLPETRO|Supreme Petrochem Ltd.|INE663A01033|makes polystyrene
SRF|SRF Ltd.|INE647A01010|makes fluorochemicals, films and technical textiles
SWANCORP|Swan Corp Ltd.|INE665A01038|works in chemicals, shipbuilding, energy and textiles
TATACHEM|Tata Chemicals Ltd.|INE092A01019|makes soda ash and salt
## Fertilisers & Agrochemicals
BAYERCROP|Bayer Cropscience Ltd.|INE462A01022|sells crop protection and seeds
CHAMBLFERT|Chambal Fertilizers & Chemicals Ltd.|INE085A01013|makes urea
COROMANDEL|Coromandel International Ltd.|INE169A01031|makes phosphate fertilisers and crop protection
DEEPAKFERT|Deepak Fertilisers & Petrochemicals Corp. Ltd.|INE501A01019|makes fertilisers and mining chemicals
FACT|Fertilisers and Chemicals Travancore Ltd.|INE188A01015|makes fertilisers in Kerala for the government
GNFC|Gujarat Narmada Valley Fertilizers and Chemicals Ltd.|INE113A01013|makes fertilisers and industrial chemicals
GSFC|Gujarat State Fertilizers & Chemicals Ltd.|INE026A01025|makes fertilisers and caprolactam
PARADEEP|Paradeep Phosphates Ltd.|INE088F01024|makes phosphate fertilisers
PIIND|PI Industries Ltd.|INE603J01030|makes crop chemicals, mainly under contract
RCF|Rashtriya Chemicals & Fertilizers Ltd.|INE027A01015|makes fertilisers for the government
SUMICHEM|Sumitomo Chemical India Ltd.|INE258G01013|makes crop protection
UPL|UPL Ltd.|INE628A01036|sells crop protection in the whole world
## Industrial Gases & Explosives
LINDEINDIA|Linde India Ltd.|INE473A01011|makes industrial gases
SOLARINDS|Solar Industries India Ltd.|INE343H01029|makes explosives for mining and defence
`;
