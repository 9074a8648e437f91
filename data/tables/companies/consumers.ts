export const consumers = `
# Fast Moving Consumer Goods
## Personal & Household Products
COLPAL|Colgate Palmolive (India) Ltd.|INE259A01022|makes toothpaste and personal care
CUPID|Cupid Ltd.|INE509F01029|makes condoms and personal care
DABUR|Dabur India Ltd.|INE016A01026|makes Ayurvedic care, juices and honey
DOMS|DOMS Industries Ltd.|INE321T01012|makes pencils and art materials
EMAMILTD|Emami Ltd.|INE548C01032|makes Ayurvedic and personal care
GILLETTE|Gillette India Ltd.|INE322A01010|sells razors and toothbrushes
GODREJCP|Godrej Consumer Products Ltd.|INE102D01028|makes soaps, hair colour and insecticides
HINDUNILVR|Hindustan Unilever Ltd.|INE030A01027|is the largest maker of consumer goods
HONASA|Honasa Consumer Ltd.|INE0J5401028|sells Mamaearth and other beauty brands
JYOTHYLAB|Jyothy Labs Ltd.|INE668F01031|makes fabric care and household products
MARICO|Marico Ltd.|INE196A01026|makes Parachute hair oil and Saffola foods
PGHH|Procter & Gamble Hygiene & Health Care Ltd.|INE179A01014|sells Whisper and Vicks
## Food Products
AWL|AWL Agri Business Ltd.|INE699H01024|makes Fortune edible oils and foods
BBTC|Bombay Burmah Trading Corporation Ltd.|INE050A01025|holds Britannia and grows tea
BIKAJI|Bikaji Foods International Ltd.|INE00E101023|makes Indian snacks and sweets
BRITANNIA|Britannia Industries Ltd.|INE216A01030|makes biscuits and bread
CCL|CCL Products (I) Ltd.|INE421D01022|makes instant coffee
GODREJAGRO|Godrej Agrovet Ltd.|INE850D01014|makes animal feed, palm oil and crop protection
KWIL|Kwality Wall's (India) Ltd.|INE2KCE01013|makes ice cream, separated from Hindustan Unilever
LTFOODS|LT Foods Ltd.|INE818H01020|sells Daawat basmati rice
NESTLEIND|Nestle India Ltd.|INE239A01024|makes Maggi, coffee and chocolate
PATANJALI|Patanjali Foods Ltd.|INE619A01035|makes edible oils and foods
TATACONSUM|Tata Consumer Products Ltd.|INE192A01025|sells tea, salt and foods
ZYDUSWELL|Zydus Wellness Ltd.|INE768C01028|sells Glucon-D, Sugar Free and Nycil
## Beverages & Tobacco
ABDL|Allied Blenders and Distillers Ltd.|INE552Z01027|makes Officer's Choice whisky
GODFRYPHLP|Godfrey Phillips India Ltd.|INE260B01028|makes cigarettes
ITC|ITC Ltd.|INE154A01025|makes cigarettes, foods, paper and agri products
RADICO|Radico Khaitan Ltd|INE944F01028|makes whisky, vodka and gin
UBL|United Breweries Ltd.|INE686F01025|brews Kingfisher beer
UNITDSPR|United Spirits Ltd.|INE854D01024|makes whisky as a part of Diageo
VBL|Varun Beverages Ltd.|INE200M01039|bottles Pepsi in India and Africa
## Sugar
BALRAMCHIN|Balrampur Chini Mills Ltd.|INE119A01028|makes sugar and ethanol
EIDPARRY|E.I.D. Parry (India) Ltd.|INE126A01031|makes sugar and holds Coromandel
TRIVENI|Triveni Engineering & Industries Ltd.|INE256C01024|makes sugar, ethanol and gears
# Consumer Durables
## Household Appliances & Electronics
AMBER|Amber Enterprises India Ltd.|INE371P01015|makes air conditioners and parts for brands
BLUESTARCO|Blue Star Ltd.|INE472A01039|makes air conditioners and cooling systems
CROMPTON|Crompton Greaves Consumer Electricals Ltd.|INE299U01018|makes fans, pumps and lights
DIXON|Dixon Technologies (India) Ltd.|INE935N01020|makes phones, televisions and appliances for brands
HAVELLS|Havells India Ltd.|INE176B01034|makes cables, switches and appliances
LGEINDIA|LG Electronics India Ltd.|INE324D01010|makes appliances and televisions of the LG brand
PGEL|PG Electroplast Ltd.|INE457L01029|makes air conditioners and appliances for brands
VGUARD|V-Guard Industries Ltd.|INE951I01027|makes stabilisers, fans and cables
VOLTAS|Voltas Ltd.|INE226A01021|makes air conditioners in the Tata group
WHIRLPOOL|Whirlpool of India Ltd.|INE716A01013|makes refrigerators and washing machines
## Paints
ASIANPAINT|Asian Paints Ltd.|INE021A01026|is the largest maker of paints
BERGEPAINT|Berger Paints India Ltd.|INE463A01038|makes paints
JSWDULUX|JSW Dulux Ltd.|INE133A01011|makes Dulux paints, formerly as Akzo Nobel India
KANSAINER|Kansai Nerolac Paints Ltd.|INE531A01024|makes paints for homes and cars
## Jewellery & Watches
KALYANKJIL|Kalyan Jewellers India Ltd.|INE303R01014|runs jewellery shops
TITAN|Titan Company Ltd.|INE280A01028|sells Tanishq jewellery and Titan watches
## Footwear
BATAINDIA|Bata India Ltd.|INE176A01028|sells shoes
CAMPUS|Campus Activewear Ltd.|INE278Y01022|makes sports shoes
## Home Building Products
CENTURYPLY|Century Plyboards (India) Ltd.|INE348B01021|makes plywood and laminates
CERA|Cera Sanitaryware Ltd|INE739E01017|makes sanitaryware and taps
KAJARIACER|Kajaria Ceramics Ltd.|INE217B01036|is the largest maker of tiles
# Consumer Services
## Retail
ABFRL|Aditya Birla Fashion and Retail Ltd.|INE647O01011|runs Pantaloons and fashion brands
ABLBL|Aditya Birla Lifestyle Brands Ltd.|INE14LE01019|sells Louis Philippe, Van Heusen and other brands
DMART|Avenue Supermarts Ltd.|INE192R01011|runs the DMart supermarkets
LENSKART|Lenskart Solutions Ltd.|INE956O01016|sells glasses online and in shops
MANYAVAR|Vedant Fashions Ltd.|INE825V01034|sells Manyavar wedding wear
TRENT|Trent Ltd.|INE849A01020|runs the Westside and Zudio shops
VMM|Vishal Mega Mart Ltd.|INE01EA01019|runs shops for families in smaller towns
## Internet Retail & Platforms
CARTRADE|Cartrade Tech Ltd.|INE290S01011|runs CarWale, OLX India and car auctions
ETERNAL|Eternal Ltd.|INE758T01015|runs Zomato and Blinkit
FIRSTCRY|Brainbees Solutions Ltd.|INE02RE01045|runs FirstCry for babies and children
INDIAMART|Indiamart Intermesh Ltd.|INE933S01016|runs a marketplace between businesses
IXIGO|Le Travenues Technology Ltd.|INE0HV901016|runs the ixigo travel apps
MEESHO|Meesho Ltd.|INE0VDM01015|runs an online marketplace for low prices
NAUKRI|Info Edge (India) Ltd.|INE663F01032|runs Naukri, 99acres and Jeevansathi
NYKAA|FSN E-Commerce Ventures Ltd.|INE388Y01029|runs Nykaa for beauty and fashion
SWIGGY|Swiggy Ltd.|INE00H001014|delivers food and groceries
URBANCO|Urban Company Ltd.|INE0CAZ01013|sends professionals for services at home
## Hotels
CHALET|Chalet Hotels Ltd.|INE427F01016|owns large hotels in cities
DBREALTY|Valor Estate Ltd.|INE879I01012|develops hotels and buildings in Mumbai
EIHOTEL|EIH Ltd.|INE230A01023|runs the Oberoi and Trident hotels
INDHOTEL|Indian Hotels Co. Ltd.|INE053A01029|runs the Taj hotels
ITCHOTELS|ITC Hotels Ltd.|INE379A01028|runs the hotels of ITC
LEMONTREE|Lemon Tree Hotels Ltd.|INE970X01018|runs mid-priced hotels
THELEELA|Leela Palaces Hotels & Resorts Ltd.|INE0AQ201015|runs The Leela hotels
VENTIVE|Ventive Hospitality Ltd.|INE781S01027|owns hotels in Pune, Bengaluru and the Maldives
## Restaurants
DEVYANI|Devyani International Ltd.|INE872J01023|runs KFC and Pizza Hut restaurants
JUBLFOOD|Jubilant Foodworks Ltd.|INE797F01020|runs Domino's Pizza
SAPPHIRE|Sapphire Foods India Ltd.|INE806T01020|runs KFC and Pizza Hut restaurants
TRAVELFOOD|Travel Food Services Ltd.|INE103V01028|runs restaurants and lounges in airports
## Travel & Other Services
BLS|BLS International Services Ltd.|INE153T01027|processes visas for governments
IRCTC|Indian Railway Catering And Tourism Corporation Ltd.|INE335Y01020|sells railway tickets and caters on trains
PWL|Physicswallah Ltd.|INE0LP301011|teaches for entrance exams online and in centres
EASEMYTRIP|Easy Trip Planners Ltd.|INE07O001026|sells flights, hotels and trains as EaseMyTrip
TBOTEK|TBO Tek Ltd.|INE673O01025|runs a travel platform for agents
# Media Entertainment & Publication
## Media & Entertainment
NAZARA|Nazara Technologies Ltd.|INE418L01047|makes games and runs e-sports
PVRINOX|PVR INOX Ltd.|INE191H01014|is the largest chain of cinemas
SAREGAMA|Saregama India Ltd|INE979A01025|owns music and makes films
SUNTV|Sun TV Network Ltd.|INE424H01027|runs television channels in the south
ZEEL|Zee Entertainment Enterprises Ltd.|INE256A01028|runs television channels and ZEE5
# Realty
## Residential & Commercial Projects
ABREL|Aditya Birla Real Estate Ltd.|INE055A01016|develops homes and makes pulp and paper
ANANTRAJ|Anant Raj Ltd.|INE242C01024|develops homes and data centres near Delhi
BRIGADE|Brigade Enterprises Ltd.|INE791I01019|develops homes, offices and hotels in Bengaluru
DLF|DLF Ltd.|INE271C01023|is the largest developer of homes and offices
GODREJPROP|Godrej Properties Ltd.|INE484J01027|develops homes across the country
LODHA|Lodha Developers Ltd.|INE670K01029|develops homes in Mumbai and Pune
OBEROIRLTY|Oberoi Realty Ltd.|INE093I01010|develops luxury homes in Mumbai
PHOENIXLTD|Phoenix Mills Ltd.|INE211B01039|owns shopping malls
PRESTIGE|Prestige Estates Projects Ltd.|INE811K01011|develops homes, offices and malls
SIGNATURE|Signatureglobal (India) Ltd.|INE903U01023|develops homes in Gurugram
SOBHA|Sobha Ltd.|INE671H01015|develops homes with its own construction
`;
