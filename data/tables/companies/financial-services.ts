export const financialServices = `
# Financial Services
## Private Sector Bank
AXISBANK|Axis Bank Ltd.|INE238A01034|is one of the largest private banks, with retail, corporate and digital banking
BANDHANBNK|Bandhan Bank Ltd.|INE545U01014|is a bank that grew out of microfinance in the east of India
CUB|City Union Bank Ltd.|INE491A01021|lends mainly to small businesses and farmers from its base in Kumbakonam
FEDERALBNK|Federal Bank Ltd.|INE171A01029|is a bank from Kerala with a large base of customers abroad
HDFCBANK|HDFC Bank Ltd.|INE040A01034|is the largest private bank of the country
ICICIBANK|ICICI Bank Ltd.|INE090A01021|offers banking to people and companies in India and abroad
IDBI|IDBI Bank Ltd.|INE008A01015|is a bank for people and companies, held by LIC and the government
IDFCFIRSTB|IDFC First Bank Ltd.|INE092T01019|is a retail bank formed by a lender and an infrastructure financier
INDUSINDBK|IndusInd Bank Ltd.|INE095A01012|lends to vehicle owners, small firms and corporate clients
J&KBANK|Jammu & Kashmir Bank Ltd.|INE168A01041|is the leading bank of Jammu, Kashmir and Ladakh
KARURVYSYA|Karur Vysya Bank Ltd.|INE036D01028|is a bank from Tamil Nadu that serves traders and small firms
KOTAKBANK|Kotak Mahindra Bank Ltd.|INE237A01036|is a private bank with arms in securities, insurance and funds
KTKBANK|Karnataka Bank Ltd.|INE614B01018|is a bank from Mangaluru with branches across the country
RBLBANK|RBL Bank Ltd.|INE976G01028|is a bank known for cards and microfinance
SOUTHBANK|South Indian Bank Ltd.|INE683A01023|is a bank from Thrissur with a wide network in the south
YESBANK|Yes Bank Ltd.|INE528G01035|is a bank that processes a large share of digital payments
## Public Sector Bank
BANKBARODA|Bank of Baroda|INE028A01039|is a government bank with a large business abroad
BANKINDIA|Bank of India|INE084A01016|is a government bank with its head office in Mumbai
CANBK|Canara Bank|INE476A01022|is a government bank from Bengaluru that took over Syndicate Bank
CENTRALBK|Central Bank of India|INE483A01010|is one of the oldest banks owned by the government
INDIANB|Indian Bank|INE562A01011|is a government bank from Chennai that took over Allahabad Bank
IOB|Indian Overseas Bank|INE565A01014|is a government bank from Chennai
MAHABANK|Bank of Maharashtra|INE457A01014|is a government bank from Pune
PNB|Punjab National Bank|INE160A01022|is a government bank with one of the widest networks of branches
SBIN|State Bank of India|INE062A01020|is the largest bank of the country, owned by the government
UCOBANK|UCO Bank|INE691A01018|is a government bank from Kolkata
UNIONBANK|Union Bank of India|INE692A01016|is a government bank that took over Andhra Bank and Corporation Bank
## Small Finance Bank
AUBANK|AU Small Finance Bank Ltd.|INE949L01017|is the largest of the small finance banks
EQUITASBNK|Equitas Small Finance Bank Ltd.|INE063P01018|lends to small firms and households without much credit history
UJJIVANSFB|Ujjivan Small Finance Bank Ltd.|INE551W01018|serves people with small incomes with loans and deposits
## Housing Finance
AADHARHFC|Aadhar Housing Finance Ltd.|INE883F01010|lends for the homes of families with low incomes
AAVAS|Aavas Financiers Ltd.|INE216P01012|gives home loans in small towns and villages
APTUS|Aptus Value Housing Finance India Ltd.|INE852O01025|gives home loans in the smaller towns of the south
BAJAJHFL|Bajaj Housing Finance Ltd.|INE377Y01014|is a lender for homes and developers of the Bajaj group
CANFINHOME|Can Fin Homes Ltd.|INE477A01020|gives home loans, sponsored by Canara Bank
HOMEFIRST|Home First Finance Company India Ltd.|INE481N01025|gives affordable home loans with much use of technology
HUDCO|Housing & Urban Development Corporation Ltd.|INE031A01017|finances housing and city infrastructure for the government
LICHSGFIN|LIC Housing Finance Ltd.|INE115A01026|gives home loans, promoted by LIC
PNBHOUSING|PNB Housing Finance Ltd.|INE572E01012|gives home loans and loans against property
SAMMAANCAP|Sammaan Capital Ltd.|INE148I01020|gives loans for homes and against property, formerly as Indiabulls Housing
## Non Banking Financial Company
ABCAPITAL|Aditya Birla Capital Ltd.|INE674K01013|brings the lending, insurance and funds of the Birla group together
BAJFINANCE|Bajaj Finance Ltd.|INE296A01032|lends to consumers and small firms across the country
CGCL|Capri Global Capital Ltd.|INE180C01042|lends to small firms, home buyers and against gold
CHOLAFIN|Cholamandalam Investment and Finance Company Ltd.|INE121A01024|finances vehicles, homes and small firms for the Murugappa group
CREDITACC|CreditAccess Grameen Ltd.|INE741K01010|is the largest microfinance lender that is not a bank
FIVESTAR|Five-Star Business Finance Ltd.|INE128S01021|lends to very small businesses against property
HDBFS|HDB Financial Services Ltd.|INE756I01012|is the consumer lender of HDFC Bank
IIFL|IIFL Finance Ltd.|INE530B01024|lends against gold, for homes and to small firms
LTF|L&T Finance Ltd.|INE498L01015|lends to farmers, two-wheeler buyers and home buyers
M&MFIN|Mahindra & Mahindra Financial Services Ltd.|INE774D01024|finances vehicles and tractors in rural India
MANAPPURAM|Manappuram Finance Ltd.|INE522D01027|lends against gold jewellery
MUTHOOTFIN|Muthoot Finance Ltd.|INE414G01012|is the largest lender against gold jewellery
PIRAMALFIN|Piramal Finance Ltd.|INE202B01038|lends to home buyers, small firms and developers
POONAWALLA|Poonawalla Fincorp Ltd.|INE511C01022|lends to consumers and small firms
SBFC|SBFC Finance Ltd.|INE423Y01016|lends to entrepreneurs against property and gold
SBICARD|SBI Cards and Payment Services Ltd.|INE018E01016|issues credit cards, promoted by State Bank of India
SHRIRAMFIN|Shriram Finance Ltd.|INE721A01047|finances used trucks, two-wheelers and small firms
SUNDARMFIN|Sundaram Finance Ltd.|INE660A01013|finances vehicles from its base in Chennai
TATACAP|Tata Capital Ltd.|INE976I01016|is the lender of the Tata group for people and companies
## Financial Institution
IFCI|IFCI Ltd.|INE039A01010|is a government institution that financed industry
IREDA|Indian Renewable Energy Development Agency Ltd.|INE202E01016|finances renewable energy for the government
IRFC|Indian Railway Finance Corporation Ltd.|INE053F01010|raises money for the Indian Railways
PFC|Power Finance Corporation Ltd.|INE134E01011|finances power plants, grids and distributors
RECLTD|REC Ltd.|INE020B01018|finances power and rural electrification
## Life Insurance
CANHLIFE|Canara HSBC Life Insurance Company Ltd.|INE01TY01017|sells life insurance through Canara Bank and HSBC
HDFCLIFE|HDFC Life Insurance Company Ltd.|INE795G01014|sells life insurance and pensions
ICICIPRULI|ICICI Prudential Life Insurance Company Ltd.|INE726G01019|sells life insurance and savings plans
LICI|Life Insurance Corporation of India|INE0J1Y01017|is the largest life insurer, owned by the government
MFSL|Max Financial Services Ltd.|INE180A01020|is the parent of Axis Max Life Insurance
SBILIFE|SBI Life Insurance Company Ltd.|INE123W01016|sells life insurance, promoted by State Bank of India
## General Insurance
GICRE|General Insurance Corporation of India|INE481Y01014|is the reinsurer owned by the government
GODIGIT|Go Digit General Insurance Ltd.|INE03JT01014|sells motor, health and other insurance online and through partners
ICICIGI|ICICI Lombard General Insurance Company Ltd.|INE765G01017|is the largest private general insurer
NIACL|The New India Assurance Company Ltd.|INE470Y01017|is the largest general insurer, owned by the government
NIVABUPA|Niva Bupa Health Insurance Company Ltd.|INE995S01015|sells health insurance
STARHEALTH|Star Health and Allied Insurance Company Ltd.|INE575P01011|is the largest insurer that sells health cover only
## Asset Management Company
ABSLAMC|Aditya Birla Sun Life AMC Ltd.|INE404A01024|manages the mutual funds of Aditya Birla Sun Life
HDFCAMC|HDFC Asset Management Company Ltd.|INE127D01025|manages the mutual funds of HDFC
ICICIAMC|ICICI Prudential Asset Management Company Ltd.|INE346A01027|manages the mutual funds of ICICI Prudential
NAM-INDIA|Nippon Life India Asset Management Ltd.|INE298J01013|manages the mutual funds of Nippon India
UTIAMC|UTI Asset Management Company Ltd.|INE094J01016|manages the mutual funds of UTI
## Stockbroking & Wealth Management
360ONE|360 ONE WAM Ltd.|INE466L01038|manages the wealth of rich families and alternative funds
ANANDRATHI|Anand Rathi Wealth Ltd.|INE463V01026|advises rich families on their investments
ANGELONE|Angel One Ltd.|INE732I01021|is a stock broker with an app for small investors
CHOICEIN|Choice International Ltd.|INE102B01014|is a stock broker and financial adviser
GROWW|Billionbrains Garage Ventures Ltd.|INE0HOQ01053|runs Groww, the app for shares and mutual funds
JMFINANCIL|JM Financial Ltd.|INE780C01023|is an investment bank, broker and lender
MOTILALOFS|Motilal Oswal Financial Services Ltd.|INE338I01027|is a stock broker, fund manager and home lender
NUVAMA|Nuvama Wealth Management Ltd.|INE531F01023|manages wealth and clears trades for institutions
## Exchange, Depository & Registrar
BSE|BSE Ltd.|INE118H01025|runs the oldest stock exchange of Asia
CAMS|Computer Age Management Services Ltd.|INE596I01020|keeps the registers of mutual fund investors
CDSL|Central Depository Services (India) Ltd.|INE736A01011|keeps securities in electronic form
IEX|Indian Energy Exchange Ltd.|INE022Q01020|runs the leading exchange for electricity
KFINTECH|Kfin Technologies Ltd.|INE138Y01010|keeps registers for mutual funds and companies
MCX|Multi Commodity Exchange of India Ltd.|INE745G01043|runs the leading exchange for commodity futures
## Rating Agency
CRISIL|CRISIL Ltd.|INE007A01025|rates credit and does research, as a part of S&P Global
## Financial Technology
PAYTM|One 97 Communications Ltd.|INE982J01020|runs Paytm, the app for payments and financial services
PINELABS|Pine Labs Ltd.|INE15B701018|provides payment terminals and software to merchants
POLICYBZR|PB Fintech Ltd.|INE417T01026|runs Policybazaar and Paisabazaar for insurance and loans
## Investment Company
AIIL|Authum Investment & Infrastructure Ltd.|INE206F01022|invests in companies and lends
BAJAJFINSV|Bajaj Finserv Ltd.|INE918I01026|is the parent of Bajaj Finance and of the Bajaj insurers
BAJAJHLDNG|Bajaj Holdings & Investment Ltd.|INE118A01012|holds the stakes of the Bajaj group
CHOLAHLDNG|Cholamandalam Financial Holdings Ltd.|INE149A01033|holds the financial companies of the Murugappa group
JIOFIN|Jio Financial Services Ltd.|INE758E01017|builds lending, payments and insurance for the Reliance group
MAHSCOOTER|Maharashtra Scooters Ltd.|INE288A01013|holds shares of the Bajaj group
TATAINVEST|Tata Investment Corporation Ltd.|INE672A01026|invests in listed and unlisted companies
`;
