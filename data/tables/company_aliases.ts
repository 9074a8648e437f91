/** What people call listed companies besides their names, tickers and initials: former names, brands, short forms. By NSE ticker. */
const ALIASES = `
360ONE IIFL Wealth
ABB ABB India
ABCAPITAL Aditya Birla Capital
ABREL Century Textiles
ACC Associated Cement
ADANIENSOL Adani Transmission
ADANIENT Adani
ADANIPORTS Mundra Port
ANGELONE Angel Broking
APOLLOHOSP Apollo
APOLLOTYRE Apollo Tyre
ARE&M Amara Raja Batteries=Amaron
ASIANPAINT Asian Paint=Asian Paints
ATGL Adani Gas
AWL Adani Wilmar=Fortune Oil
AXISBANK UTI Bank
BAJAJ-AUTO Pulsar=Bajaj Bikes
BAJAJFINSV Bajaj Finserve
BANKBARODA BOB=Bank Of Baroda
BANKINDIA BOI
BATAINDIA Bata
BEL Bharat Electronics
BHARTIARTL Airtel=Bharti
BHEL Bharat Heavy Electricals
BOSCHLTD Bosch
BPCL Bharat Petroleum
BRITANNIA Good Day
BSE Bombay Stock Exchange
CANBK Canara
CARTRADE Cartrade
CENTRALBK Central Bank
CIPLA Cipla
COALINDIA CIL
COFORGE NIIT Technologies
COLPAL Colgate=Palmolive
CROMPTON Crompton Greaves
CUMMINSIND Cummins
DABUR Vatika=Real Juice
DELHIVERY Delhivery
DIVISLAB Divis
DLF Delhi Land And Finance
DMART D Mart=Avenue Supermarts
DRREDDY Dr Reddys=Dr Reddy's
EICHERMOT Royal Enfield=Bullet
ETERNAL Zomato=Blinkit=Grofers
FSL Firstsource
GAIL Gas Authority Of India
GICRE GIC
GLAND Gland
GMRAIRPORT GMR Infrastructure=GMR Infra
GODREJCP Godrej=Cinthol
GRASIM Birla Grasim
HAL Hindustan Aeronautics
HAVELLS Lloyd
HCLTECH HCL
HDFCAMC HDFC Mutual Fund
HDFCBANK HDFC=Housing Development Finance Corporation
HEROMOTOCO Hero=Hero Honda
HINDALCO Novelis
HINDCOPPER HCL Copper
HINDPETRO HPCL=HP Petrol
HINDUNILVR HUL=Hindustan Lever=Lux=Surf Excel
HINDZINC HZL
HONASA Mamaearth
HUDCO Housing And Urban Development
HYUNDAI Hyundai
ICICIBANK ICICI
ICICIGI ICICI Lombard
ICICIPRULI ICICI Prudential
IDBI IDBI
IDEA Vodafone=Vi=Idea
IDFCFIRSTB IDFC=IDFC Bank=IDFC First
IEX Indian Energy Exchange
INDHOTEL Taj Hotels=IHCL
INDIANB Indian Bank
INDIGO Indigo Airlines=Interglobe
INDUSINDBK Indusind
INDUSTOWER Bharti Infratel
INFY Infosys
IOB Overseas Bank
IOC IOCL=Indian Oil=Indane
IRCTC Indian Railway Catering
IRFC Indian Railway Finance
ITC Imperial Tobacco=Aashirvaad=Sunfeast
ITCHOTELS ITC Hotel
IXIGO Ixigo=Le Travenues
JIOFIN Jio=Jio Financial
JSWDULUX Akzo Nobel=Dulux
JUBLFOOD Dominos=Domino's Pizza
KALYANKJIL Kalyan Jewellers
KOTAKBANK Kotak
KPIL Kalpataru Power
LENSKART Lenskart
LICHSGFIN LIC Housing
LICI LIC=Life Insurance Corporation
LODHA Macrotech
LT L&T=Larsen=Larsen And Toubro
LTF L&T Finance
LTM LTIMindtree=LTI Mindtree=Mindtree=L&T Infotech
LTTS L&T Technology
LUPIN Lupin
M&M Mahindra=Mahindra And Mahindra
M&MFIN Mahindra Finance
MAHABANK Bank Of Maharashtra
MANAPPURAM Manappuram
MANKIND Manforce
MANYAVAR Manyavar=Vedant Fashions
MARICO Parachute=Saffola
MARUTI Maruti Suzuki=MSIL
MAZDOCK Mazagon Dock=Mazgaon Dock
MCX Multi Commodity Exchange
MEESHO Meesho
MGL Mahanagar Gas
MOTHERSON Motherson Sumi=Samvardhana
MRF Madras Rubber Factory
MUTHOOTFIN Muthoot
NAUKRI Naukri.com=Info Edge=99acres
NESTLEIND Nestle=Maggi=Nescafe
NHPC National Hydroelectric
NMDC National Mineral
NTPC National Thermal Power
NYKAA Nykaa=FSN
OFSS I-flex=Oracle
ONGC Oil And Natural Gas
PAGEIND Jockey
PATANJALI Ruchi Soya=Patanjali Foods
PAYTM Paytm=One97
PERSISTENT Persistent
PFC Power Finance
PIDILITIND Fevicol=Pidilite
PIRAMALFIN Piramal Enterprises
PNB Punjab National Bank
POLICYBZR Policybazaar=PB Fintech
POWERGRID PGCIL=Power Grid
PVRINOX PVR=Inox
PWL Physicswallah
RADICO Magic Moments
RECLTD REC=Rural Electrification
RELIANCE RIL=Reliance Industries=Ambani
RVNL Rail Vikas
SAIL Steel Authority
SAMMAANCAP Indiabulls Housing
SBICARD SBI Card
SBILIFE SBI Life
SBIN SBI=State Bank
SHRIRAMFIN Shriram Transport
SIEMENS Siemens
SOUTHBANK South Indian Bank
SUNPHARMA Sun Pharma=Ranbaxy
SUNTV Sun TV
SWIGGY Swiggy=Instamart
TATACAP Tata Capital
TATACOMM VSNL
TATACONSUM Tata Tea=Tata Global Beverages=Tata Salt
TATAELXSI Tata Elxsi
TATAMOTORS Tata Motor=Telco
TATAPOWER Tata Power
TATASTEEL TISCO=Tata Iron And Steel=Tata Steel
TCS Tata Consultancy
TECHM Tech Mahindra=Satyam
TITAN Tanishq=Fastrack
TMCV Tata Motors Commercial
TMPV Tata Motors=Telco=Jaguar Land Rover
TRENT Westside=Zudio
TVSMOTOR TVS
UBL Kingfisher=United Breweries
UCOBANK UCO
ULTRACEMCO Ultratech=L&T Cement
UNIONBANK Union Bank=UBI
UNITDSPR McDowell=United Spirits=Mcdowells
UPL United Phosphorus
URBANCO Urban Company=Urban Clap
VBL Pepsi=Varun Beverages
VEDL Vedanta=Sesa Goa=Sterlite
VMM Vishal Mega Mart
WHIRLPOOL Whirlpool
WIPRO Wipro
YESBANK Yes Bank
ZEEL Zee=Zee TV
ZYDUSLIFE Cadila=Cadila Healthcare=Zydus Cadila
ZYDUSWELL Sugar Free
`;

/** NSE ticker → other names. */
export const companyAliases: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.trim()
    .split('\n')
    .map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1).split('=')] as const;
    }),
);
