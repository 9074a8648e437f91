/**
 * Facts about banks, companies and the tariff, typed from general knowledge of what the Reserve Bank, the exchanges and the tariff publish.
 */
import type { FactGroup } from './fact.ts';

export const moneyFacts: readonly FactGroup[] = [
  {
    reason: 'Reserve Bank of India: the first four letters of an IFSC and the bank',
    path: (code) => `/v1/banks/${code}`,
    extract: ({ name }) => name,
    facts: `SBIN State Bank of India|HDFC HDFC Bank|ICIC ICICI Bank|UTIB Axis Bank|PUNB Punjab National Bank|BARB Bank of Baroda|CNRB Canara Bank|UBIN Union Bank of India|IDIB Indian Bank|BKID Bank of India|CBIN Central Bank of India|IOBA Indian Overseas Bank|UCBA UCO Bank|MAHB Bank of Maharashtra|PSIB Punjab & Sind Bank|KKBK Kotak Mahindra Bank|YESB Yes Bank|INDB IndusInd Bank|IDFB IDFC FIRST Bank|FDRL Federal Bank|SIBL South Indian Bank|KVBL Karur Vysya Bank|CIUB City Union Bank|TMBL Tamilnad Mercantile Bank|KARB Karnataka Bank|DCBL DCB Bank|RATN RBL Bank|JAKA Jammu and Kashmir Bank|DLXB Dhanlaxmi Bank|CSBK CSB Bank|BDBL Bandhan Bank|IBKL IDBI Bank|NTBL Nainital Bank|DBSS DBS Bank India|CITI Citibank|SCBL Standard Chartered Bank|DEUT Deutsche Bank|BARC Barclays Bank|AUBL AU Small Finance Bank|ESFB Equitas Small Finance Bank|UJVN Ujjivan Small Finance Bank|JSFB Jana Small Finance Bank|ESMF ESAF Small Finance Bank|SURY Suryoday Small Finance Bank|UTKS Utkarsh Small Finance Bank|CLBL Capital Small Finance Bank|UNBA Unity Small Finance Bank|AIRP Airtel Payments Bank|IPOS India Post Payments Bank|FINO Fino Payments Bank|PYTM Paytm Payments Bank|JIOP Jio Payments Bank|NSPB NSDL Payments Bank|RBIS Reserve Bank of India|LAVB Lakshmi Vilas Bank|SRCB Saraswat Co-operative Bank|COSB Cosmos Co-operative Bank|SVCB SVC Co-operative Bank|HSBC Hongkong & Shanghai Banking Corporation|ABHY Abhyudaya Co-operative Bank|KLGB Kerala Gramin Bank|TGRB Telangana Grameena Bank`,
  },
  {
    reason: 'Reserve Bank of India: kinds of banks',
    path: (code) => `/v1/banks/${code}`,
    extract: ({ type }) => type,
    facts:
      'SBIN public|PUNB public|BARB public|CNRB public|UBIN public|IDIB public|BKID public|CBIN public|IOBA public|UCBA public|MAHB public|PSIB public|HDFC private|ICIC private|UTIB private|KKBK private|YESB private|INDB private|IDFB private|FDRL private|IBKL private|CITI foreign|SCBL foreign|DEUT foreign|HSBC foreign|AUBL small_finance|UJVN small_finance|ESMF small_finance|AIRP payments|IPOS payments|PYTM payments|KLGB regional_rural|TGRB regional_rural|SRCB urban_cooperative|COSB urban_cooperative|KSBK state_cooperative|TSAB state_cooperative|RBIS central_bank',
  },
  {
    reason: 'Main branches that everybody knows: the city of a code',
    path: (code) => `/v1/ifsc/${code}`,
    extract: ({ city }) => city,
    facts:
      'SBIN0000300 MUMBAI|SBIN0000691 DELHI/NEW DELHI|SBIN0000800 CHENNAI|SBIN0000847 HYDERABAD|SBIN0000454 PUNE|HDFC0000001 MUMBAI|HDFC0000007 PUNE|IDIB000A001 ADONI|UTIB0000024 BHUBANESWAR',
  },
  {
    reason: 'Companies as the National Stock Exchange lists them',
    path: (ticker) => `/v1/companies/NSE:${encodeURIComponent(ticker)}`,
    extract: ({ company }) => company,
    matchSubstring: true,
    facts: `RELIANCE Reliance Industries|TCS Tata Consultancy|HDFCBANK HDFC Bank|INFY Infosys|ICICIBANK ICICI Bank|HINDUNILVR Hindustan Unilever|ITC ITC|SBIN State Bank of India|BHARTIARTL Bharti Airtel|KOTAKBANK Kotak Mahindra Bank|LT Larsen|AXISBANK Axis Bank|ASIANPAINT Asian Paints|MARUTI Maruti Suzuki|SUNPHARMA Sun Pharma|TITAN Titan|ULTRACEMCO UltraTech Cement|NESTLEIND Nestle India|WIPRO Wipro|HCLTECH HCL Tech|BAJFINANCE Bajaj Finance|BAJAJFINSV Bajaj Finserv|BAJAJ-AUTO Bajaj Auto|M&M Mahindra|TATASTEEL Tata Steel|JSWSTEEL JSW Steel|POWERGRID Power Grid|NTPC NTPC|ONGC Oil|COALINDIA Coal India|ADANIENT Adani Enterprises|ADANIPORTS Adani Ports|GRASIM Grasim|CIPLA Cipla|DRREDDY Dr. Reddy|DIVISLAB Divi|APOLLOHOSP Apollo Hospitals|EICHERMOT Eicher Motors|HEROMOTOCO Hero MotoCorp|BRITANNIA Britannia|TATACONSUM Tata Consumer|HDFCLIFE HDFC Life|SBILIFE SBI Life|INDUSINDBK IndusInd Bank|TECHM Tech Mahindra|HINDALCO Hindalco|BPCL Bharat Petroleum|SHRIRAMFIN Shriram Finance|TRENT Trent|BEL Bharat Electronics|ETERNAL Eternal|JIOFIN Jio Financial|LICI Life Insurance|DMART Avenue|PIDILITIND Pidilite|HAVELLS Havells|SIEMENS Siemens|DLF DLF|GODREJCP Godrej Consumer|DABUR Dabur|VEDL Vedanta|IOC Indian Oil|GAIL GAIL|BANKBARODA Bank of Baroda|PNB Punjab National Bank|CANBK Canara Bank|AMBUJACEM Ambuja|SHREECEM Shree Cement|INDIGO InterGlobe Aviation|IRCTC Indian Railway Catering|ZYDUSLIFE Zydus|TORNTPHARM Torrent Pharma|LUPIN Lupin|MARICO Marico|COLPAL Colgate|UNITDSPR United Spirits|TVSMOTOR TVS Motor|BOSCHLTD Bosch|HAL Hindustan Aeronautics|BHEL Bharat Heavy|NAUKRI Info Edge|PAYTM One|NYKAA FSN|POLICYBZR PB Fintech`,
  },
  {
    reason: 'Harmonized System: what a chapter is about',
    path: (code) => `/v1/hsn/${code}`,
    extract: ({ description }) => description,
    matchSubstring: true,
    facts: `01 animals|02 meat|03 fish|04 dairy|06 plants|07 vegetables|08 fruit|09 coffee|10 cereals|11 milling|15 fats|17 sugar|18 cocoa|20 preparations|22 beverages|24 tobacco|25 salt|26 ores|27 mineral fuels|28 inorganic chemicals|29 organic chemicals|30 pharmaceutical|31 fertili|32 tanning|33 essential oils|34 soap|36 explosives|38 chemical|39 plastics|40 rubber|41 hides|42 leather|43 furskins|44 wood|45 cork|47 pulp|48 paper|49 books|50 silk|51 wool|52 cotton|54 filaments|55 fibres|57 carpets|61 knitted|62 not knitted|63 textile|64 footwear|65 headgear|66 umbrellas|68 stone|69 ceramic|70 glass|71 precious|72 iron|73 iron or steel|74 copper|75 nickel|76 aluminium|78 lead|79 zinc|80 tin|82 tools|84 machinery|85 electrical|86 railway|87 vehicles|88 aircraft|89 ships|90 optical|91 clocks|92 musical|93 arms|94 furniture|95 toys|96 manufactured|97 art`,
  },
  {
    reason: 'Tariff: headings that invoices use every day',
    path: (code) => `/v1/hsn/${code}`,
    extract: ({ description }) => description,
    matchSubstring: true,
    facts: `0402 milk|0405 butter|0406 cheese|0701 potatoes|0703 onions|0803 bananas|0805 citrus|0901 coffee|0902 tea|0904 pepper|1001 wheat|1006 rice|1101 flour|1201 soya|1507 soya|1701 sugar|1806 chocolate|1901 malt|1905 bread|2009 juices|2106 food preparations|2201 waters|2203 beer|2208 spirits|2402 cigar|2404 nicotine|2523 cement|2710 petroleum|2711 petroleum gases|3002 blood|3004 medicaments|3304 beauty|3305 hair|3306 oral|3401 soap|3402 surface-active|3808 insecticides|3827 halogenated|3923 plastics|4011 tyres|4202 trunks|4819 boxes|4820 registers|4901 books|5208 cotton|6109 shirts|6203 suits|6204 suits|6403 footwear|6907 tiles|7108 gold|7113 jewellery|7208 iron|7214 bars|7308 structures|7323 kitchen|8414 fans|8415 air conditioning|8418 refrigerators|8443 printing|8450 washing|8471 data processing|8501 motors|8504 transformers|8506 cells|8507 accumulators|8516 water heaters|8517 telephone|8528 monitors|8539 lamps|8541 diodes|8544 wire|8549 waste|8703 motor cars|8704 goods|8711 motorcycles|8712 bicycles|8714 parts|8807 parts|9003 frames|9018 medical|9102 watches|9401 seats|9403 furniture|9405 lamps|9503 toys|9504 games|9506 sport|9608 pens|9703 sculptures`,
  },
  {
    reason: 'Services Accounting Codes',
    path: (code) => `/v1/hsn/${code}`,
    extract: ({ description }) => description,
    matchSubstring: true,
    facts:
      '9954 construction|9963 accommodation|9964 passenger transport|9965 goods transport|9971 financial|9972 real estate|9973 leasing|9981 research|9982 legal|9983 professional|9984 telecommunications|9985 support|9986 agriculture|9987 maintenance|9988 manufacturing|9991 public administration|9992 education|9993 health|9994 sewage|9995 membership|9996 recreation|9997 other|998314 information technology',
  },
  {
    reason: 'Edition of 2022 of the Harmonized System: last days of what it ended',
    path: (code) => `/v1/hsn/${code}`,
    extract: ({ validTo }) => validTo,
    facts:
      '85171210 2021-12-31|85171290 2021-12-31|85414011 2021-12-31|85415000 2021-12-31|85481010 2021-12-31|94054010 2021-12-31|38247100 2021-12-31|01011010 2016-12-31',
  },
  {
    reason: 'Format and check digits: identifiers that are published as examples',
    path: (pair) => `/v1/validate/${pair}`,
    extract: ({ valid }) => valid,
    facts:
      'gstin/27AAPFU0939F1ZV true|gstin/27AAPFU0939F1ZX false|pan/ABCPE1234F true|pan/ABCDE1234 false|ifsc/SBIN0000300 true|ifsc/SBIN1000300 false',
  },
];
