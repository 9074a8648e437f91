/**
 * What people call listed companies besides their names, tickers and initials: former names, brands, short forms. By NSE ticker, sector by
 * sector in the order of `companies/`; a company that is not here is called by its name.
 */
const ALIASES = `
# Consumer goods
COLPAL Colgate=Palmolive=Colgate India
CUPID Cupid Condoms
DABUR Vatika=Real Juice=Hajmola=Dabur Honey=Amla Hair Oil=Odonil
DOMS Doms Pencils=Hindustan Pencils Doms
EMAMILTD Boroplus=Navratna Oil=Zandu=Fair And Handsome
GILLETTE Gillette=Oral B
GODREJCP Godrej=Cinthol=Good Knight=Hit=Godrej No 1
HINDUNILVR HUL=HLL=Hindustan Lever=Unilever=Lux=Surf Excel=Dove=Lifebuoy=Ponds=Horlicks=Vim=Red Label=Brooke Bond
HONASA Mamaearth=Derma Co
JYOTHYLAB Ujala=Jyothy Laboratories=Exo=Maxo
MARICO Parachute=Saffola=Livon
PGHH P&G=PG Hygiene=Procter And Gamble=Whisper=Vicks
AWL Adani Wilmar=Fortune Oil=Wilmar
BBTC Bombay Burmah
BIKAJI Bikaji Bhujia
BRITANNIA Good Day=Marie Gold=Britannia Biscuits
CCL Continental Coffee
KWIL Kwality Walls=HUL Ice Cream=Cornetto
LTFOODS Daawat
NESTLEIND Nestle=Maggi=Nescafe=Kitkat=Cerelac
PATANJALI Ruchi Soya=Patanjali Foods=Nutrela
TATACONSUM Tata Tea=Tata Global Beverages=Tata Salt=Tata Consumer=Tetley
ZYDUSWELL Sugar Free=Glucon D=Nycil=Everyuth=Complan
ABDL Officers Choice
GODFRYPHLP Four Square=Godfrey Philips=Marlboro
ITC Imperial Tobacco=Aashirvaad=Sunfeast=Bingo=Classmate=Yippee=Gold Flake=Indian Tobacco Company
RADICO Magic Moments=8PM=Rampur Distillery
UBL Kingfisher=United Breweries
UNITDSPR McDowell=United Spirits=Mcdowells=Diageo India=Royal Challenge=USL
VBL Pepsi=Varun Beverages=Pepsi Bottler
EIDPARRY Parrys=EID Parry=Parry Sugar
AMBER Amber Enterprises
CROMPTON Crompton Greaves=Crompton Fans
HAVELLS Lloyd=Havells Fans
LGEINDIA LG=LG Electronics
PGEL PG Electroplast
VGUARD V Guard=Vguard Stabilizer
VOLTAS Voltas AC=Tata Voltas
ASIANPAINT Asian Paint=Asian Paints=Apcolite
BERGEPAINT Berger
JSWDULUX Akzo Nobel=Dulux=ICI India
KANSAINER Nerolac=Goodlass Nerolac
KALYANKJIL Kalyan Jewellers=Kalyan
TITAN Tanishq=Fastrack=Titan Watches=Titan Eye Plus=Caratlane
BATAINDIA Bata
CAMPUS Campus Shoes
CENTURYPLY Century Ply
KAJARIACER Kajaria Tiles
ABFRL Pantaloons=Aditya Birla Fashion
ABLBL Louis Philippe=Van Heusen=Allen Solly=Peter England=Madura Fashion
DMART D Mart=Avenue Supermarts
LENSKART Lenskart
MANYAVAR Manyavar=Vedant Fashions=Mohey
TRENT Westside=Zudio=Star Bazaar
VMM Vishal Mega Mart=Vishal Retail
CARTRADE Cartrade=OLX=Carwale
ETERNAL Zomato=Blinkit=Grofers=District
FIRSTCRY Firstcry=Brainbees
IXIGO Ixigo=Le Travenues=Confirmtkt
MEESHO Meesho
NAUKRI Naukri.com=Info Edge=99acres=Jeevansathi=Shiksha
NYKAA Nykaa=FSN
SWIGGY Swiggy=Instamart
URBANCO Urban Company=Urban Clap
DBREALTY DB Realty
EIHOTEL Oberoi Hotels=East India Hotels=Trident Hotels
INDHOTEL Taj Hotels=IHCL=Taj=Ginger Hotels
ITCHOTELS ITC Hotel
LEMONTREE Lemon Tree
THELEELA Leela Hotels=Schloss Bangalore=Hotel Leela
DEVYANI KFC=Pizza Hut=Costa Coffee
JUBLFOOD Dominos=Domino's Pizza=Dunkin Donuts=Popeyes
SAPPHIRE Sapphire KFC
IRCTC Indian Railway Catering=Railway Ticket Booking
PWL Physicswallah=Physics Wallah
PVRINOX PVR=Inox=PVR Cinemas=Inox Leisure
SAREGAMA HMV=Gramophone Company Of India=Carvaan
SUNTV Sun TV=Sunrisers Hyderabad
ZEEL Zee=Zee TV=Zee Telefilms
ABREL Century Textiles
DLF Delhi Land And Finance
LODHA Macrotech=Lodha Group=Macrotech Developers
PHOENIXLTD Phoenix Mall=Phoenix Marketcity
# Energy and services
BPCL Bharat Petroleum=Burmah Shell=Bharat Gas
CHENNPETRO CPCL=Madras Refineries
HINDPETRO HPCL=HP Petrol=HP Gas=Hindustan Petroleum
IOC IOCL=Indian Oil=Indane=Servo
MRPL Mangalore Refinery
RELIANCE RIL=Reliance Industries=Ambani=Mukesh Ambani=Reliance Retail
OIL OIL India
ONGC Oil And Natural Gas
ATGL Adani Gas
GAIL Gas Authority Of India
GSPL GSPC
GUJGASLTD Gujarat Gas
IGL Delhi CNG
MGL Mahanagar Gas=Mumbai CNG
PETRONET PLL
CASTROLIND Castrol
COALINDIA CIL
JPPOWER JP Power=Jaypee Power
NAVA Nava Bharat Ventures=Nava Bharat Ferro Alloys
NHPC National Hydroelectric
NLCINDIA Neyveli Lignite=NLC
NTPC National Thermal Power
RPOWER Anil Ambani Power
SJVN Satluj Jal Vidyut Nigam=Nathpa Jhakri
ADANIENSOL Adani Transmission
CESC Calcutta Electric Supply
POWERGRID PGCIL=Power Grid
RELINFRA Reliance Infra=Reliance Energy=BSES
TATAPOWER Tata Power
ADANIPORTS Mundra Port=APSEZ=Adani Port
GMRAIRPORT GMR Infrastructure=GMR Infra=GMR
INDIGO Indigo Airlines=Interglobe
BLUEDART Blue Dart=DHL=Blue Dart Courier
CONCOR Container Corp=Container Corporation
GESHIP GE Shipping=Great Eastern Shipping
SCI Shipping Corp
FSL Firstsource
IGIL IGI Diamond
MMTC Minerals And Metals Trading
BHARTIARTL Airtel=Bharti=Bharti Tele Ventures
IDEA Vodafone=Vi=Idea=Idea Cellular=Hutch
INDUSTOWER Bharti Infratel
TATACOMM VSNL=Videsh Sanchar Nigam
TTML Tata Docomo=Tata Indicom
HFCL Himachal Futuristic
ITI Indian Telephone Industries
BSOFT KPIT Birlasoft
COFORGE NIIT Technologies
CYIENT Infotech Enterprises
HCLTECH HCL=Hindustan Computers
INFY Infosys=Infosys Technologies
LTM LTIMindtree=LTI Mindtree=Mindtree=L&T Infotech=LTI
LTTS L&T Technology
PERSISTENT Persistent
TATAELXSI Tata Elxsi
TCS Tata Consultancy
TECHM Tech Mahindra=Satyam=Satyam Computers=Mahindra Satyam
WIPRO Western India Vegetable Products
MAPMYINDIA Mapmyindia=Mappls=CE Info Systems
INTELLECT Polaris
OFSS I-flex=Oracle=Oracle Financial=Iflex
# Finance
AXISBANK UTI Bank=Axis
CUB Kumbakonam Bank
HDFCBANK HDFC=Housing Development Finance Corporation
ICICIBANK ICICI
IDBI IDBI
IDFCFIRSTB IDFC=IDFC Bank=IDFC First=Capital First
INDUSINDBK Indusind
J&KBANK JK Bank=J And K Bank=Jammu Bank
KARURVYSYA KVB
KOTAKBANK Kotak=ING Vysya
KTKBANK KBL
RBLBANK Ratnakar Bank=RBL
SOUTHBANK South Indian Bank=SIB
YESBANK Yes Bank
BANKBARODA BOB=Bank Of Baroda
BANKINDIA BOI
CANBK Canara=Syndicate Bank
CENTRALBK Central Bank=CBI
INDIANB Indian Bank=Allahabad Bank
IOB Overseas Bank
MAHABANK Bank Of Maharashtra=BOM
PNB Punjab National Bank=Oriental Bank Of Commerce
SBIN SBI=State Bank
UCOBANK UCO
UNIONBANK Union Bank=UBI=Andhra Bank=Corporation Bank
AUBANK AU Bank=AU Financiers
EQUITASBNK Equitas
UJJIVANSFB Ujjivan
CANFINHOME Can Fin
HUDCO Housing And Urban Development
LICHSGFIN LIC Housing=LIC HFL
SAMMAANCAP Indiabulls Housing=Indiabulls
BAJFINANCE Bajaj Finance=Bajaj Finserv Lending=BFL
CHOLAFIN Chola=Cholamandalam=DBS Chola
CREDITACC Grameen Koota
HDBFS HDB Finance
IIFL India Infoline
LTF L&T Finance=L And T Finance Holdings
M&MFIN Mahindra Finance=MMFSL
MANAPPURAM Manappuram Gold Loan
MUTHOOTFIN Muthoot=Muthoot Gold Loan
PIRAMALFIN Piramal Enterprises=DHFL=Dewan Housing
POONAWALLA Magma Fincorp=Magma
SBICARD SBI Card=SBI Credit Card
SHRIRAMFIN Shriram Transport=Shriram City Union
IFCI Industrial Finance Corporation
IRFC Indian Railway Finance
PFC Power Finance
RECLTD REC=Rural Electrification
HDFCLIFE HDFC Standard Life
ICICIPRULI ICICI Prudential
LICI LIC=Life Insurance Corporation
MFSL Max Life
SBILIFE SBI Life
GICRE GIC=GIC Re
GODIGIT Digit Insurance=Go Digit
ICICIGI ICICI Lombard
NIACL New India Assurance
NIVABUPA Max Bupa
STARHEALTH Star Health
ABSLAMC Birla Mutual Fund=Aditya Birla Mutual Fund
HDFCAMC HDFC Mutual Fund
ICICIAMC ICICI Prudential Mutual Fund
NAM-INDIA Reliance Mutual Fund=Nippon Mutual Fund=Reliance Nippon=Nippon India
UTIAMC UTI Mutual Fund=Unit Trust Of India
360ONE IIFL Wealth
ANGELONE Angel Broking
GROWW Groww=Nextbillion
NUVAMA Edelweiss Securities
BSE Bombay Stock Exchange=Sensex
CAMS CAMS RTA
CDSL Central Depository
IEX Indian Energy Exchange
KFINTECH Karvy Fintech=Karvy
MCX Multi Commodity Exchange
PAYTM Paytm=One97
POLICYBZR Policybazaar=Paisabazaar=PB Fintech
BAJAJFINSV Bajaj Finserve=Bajaj Allianz
BAJAJHLDNG Bajaj Holdings
CHOLAHLDNG TI Financial Holdings
JIOFIN Jio=Jio Financial=Reliance Strategic Investments
# Health and chemicals
ABBOTINDIA Abbott=Brufen
ACUTAAS Ami Organics
APLLTD Alembic
ASTRAZEN Astrazeneca
COHANCE Suven Pharma=Suven
DIVISLAB Divis
DRREDDY Dr Reddys=Dr Reddy's=DRL
GLAND Gland
GLAXO GSK=Glaxo=Crocin=Glaxosmithkline
JUBLPHARMA Jubilant Life Sciences=Jubilant Organosys
LUPIN Lupin
MANKIND Manforce=Prega News
ONESOURCE Stelis
PPLPHARMA Piramal Healthcare
SUNPHARMA Sun Pharma=Ranbaxy=Revital=Volini
TORNTPHARM Torrent Pharma
ZYDUSLIFE Cadila=Cadila Healthcare=Zydus Cadila=Zydus
APOLLOHOSP Apollo=Apollo Pharmacy
ASTERDM Aster Hospital=Aster Medcity
FORTIS Fortis Hospital
KIMS KIMS Hospital
MAXHEALTH Max Hospital
MEDANTA Medanta=Global Health
NH Narayana Health=Narayana Hospital
LALPATHLAB Lal Path Lab=Dr Lal
BASF BASF
HSCL Himadri Chemicals
PCBL Phillips Carbon Black
PIDILITIND Fevicol=Pidilite=Fevikwik=Dr Fixit=M Seal
SRF Shri Ram Fibres
SWANCORP Swan Energy
TATACHEM Tata Chem
COROMANDEL Gromor=Coromandel Fertilisers
FACT Fact Kochi
GNFC Narmada Fertilizer
RCF Rashtriya Chemicals
UPL United Phosphorus
LINDEINDIA BOC India
SOLARINDS Solar Explosives=Economic Explosives
# Industry
ABB ABB India=Asea Brown Boveri
BHEL Bharat Heavy Electricals
CGPOWER Crompton Greaves Power
GVT&D Alstom T&D=GE T&D
POWERINDIA ABB Power Grids=Hitachi ABB
BEML Bharat Earth Movers
CARBORUNIV CUMI
CUMMINSIND Cummins
ESCORTS Escorts Tractors=Powertrac=Farmtrac=Kubota
HONAUT Honeywell
KIRLOSENG Kirloskar Oil Engines
BDL Bharat Dynamics
BEL Bharat Electronics
HAL Hindustan Aeronautics
COCHINSHIP Cochin Shipyard=CSL
GRSE Garden Reach
MAZDOCK Mazagon Dock=Mazgaon Dock=MDL
TITAGARH Titagarh Wagons
ASHOKLEY Leyland
TMCV Tata Motors Commercial=Tata Trucks
ASTRAL Astral Pipes=Astral Poly
CEMPRO ITD Cementation
ENGINERSIN EIL
KPIL Kalpataru Power
LT L&T=Larsen=Larsen And Toubro
NBCC National Buildings Construction
NCC Nagarjuna Construction
RITES Rail India Technical
RVNL Rail Vikas
ACC Associated Cement
AMBUJACEM Gujarat Ambuja=Ambuja
GRASIM Birla Grasim=Birla Opus
INDIACEM Sankar Cement=Coromandel Cement
NUVOCO Lafarge India=Duraguard
RAMCOCEM Madras Cements
SHREECEM Bangur Cement
ULTRACEMCO Ultratech=L&T Cement=Binani Cement
JINDALSTEL JSPL=Jindal Steel And Power
JSL Jindal Stainless
JSWSTEEL Jindal Vijayanagar=JSW
SAIL Steel Authority=Bhilai Steel Plant=Bokaro Steel
TATASTEEL TISCO=Tata Iron And Steel=Tata Steel=Bhushan Steel
ADANIENT Adani=Adani Exports
HINDALCO Novelis=Indal
HINDCOPPER HCL Copper
HINDZINC HZL
NATIONALUM NALCO
NMDC National Mineral
VEDL Vedanta=Sesa Goa=Sterlite=Sesa Sterlite
3MINDIA 3M=Birla 3M=Scotch Brite
PAGEIND Jockey
WELSPUNLIV Welspun India
ATHERENERG Ather=Ather Scooter
BAJAJ-AUTO Pulsar=Bajaj Bikes=Bajaj=Chetak
EICHERMOT Royal Enfield=Bullet=Eicher
FORCEMOT Bajaj Tempo=Tempo Traveller
HEROMOTOCO Hero=Hero Honda=Splendor
HYUNDAI Hyundai
M&M Mahindra=Mahindra And Mahindra=Scorpio=Thar
MARUTI Maruti Suzuki=MSIL=Maruti Udyog=Suzuki
OLAELEC Ola=Ola Scooter
OLECTRA Goldstone Infratech
TMPV Tata Motors=Telco=Jaguar Land Rover=JLR=Tata Nexon
TVSMOTOR TVS=Apache=TVS Jupiter=TVS Suzuki
ARE&M Amara Raja Batteries=Amaron=Amara Raja
ASAHIINDIA AIS Glass
BHARATFORG Kalyani Forge
BOSCHLTD Bosch=MICO=Motor Industries Company
EXIDEIND Exide=Chloride India
MOTHERSON Motherson Sumi=Samvardhana
MSUMI Motherson Wiring
SCHAEFFLER FAG Bearings
TIINDIA BSA Cycles=Hercules Cycle=Tube Investments=TI Cycles
UNOMINDA Minda Industries
ZFCVINDIA Wabco India
APOLLOTYRE Apollo Tyre
BALKRISIND BKT=BKT Tyres
CEATLTD Ceat Tyres
MRF Madras Rubber Factory
TATAMOTORS Tata Motor=Telco
TATACAP Tata Capital
SIEMENS Siemens
WHIRLPOOL Whirlpool
CIPLA Cipla
DELHIVERY Delhivery
`;

/** NSE ticker → other names. */
export const companyAliases: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1).split('=')] as const;
    }),
);
