/** Short and former names of banks that neither their names, their initials nor the mergers in the list of withdrawn codes tell. By bank code. */
const ALIASES = `
AUBL AU Bank=AU Small Finance
BARB Bank Of Baroda=BOB=Baroda Bank=Vijaya Bank=Dena Bank
BKID Bank Of India=BOI
CBIN CBI=Central Bank
CITI Citi Bank=Citi
CIUB City Union=CUB
CNRB Canara=Syndicate Bank
COSB Cosmos Bank
CSBK Catholic Syrian Bank=CSB
DBSS DBS=Lakshmi Vilas Bank=LVB=Digibank
DCBL Development Credit Bank=DCB
DEUT Deutsche
DLXB Dhanlaxmi=Dhanalakshmi Bank=Dhanalaxmi Bank=DLB
ESFB Equitas
FDRL Federal=Fedbank
FINO Fino Payments
HDFC HDFC=Housing Development Finance Corporation Bank=Centurion Bank
HSBC Hongkong Bank=Hongkong And Shanghai Bank
IBKL IDBI=Industrial Development Bank Of India
ICIC ICICI=Industrial Credit And Investment Corporation=Bank Of Rajasthan=Sangli Bank
IDFB IDFC=IDFC First=Capital First
IDIB Indian Bank=Allahabad Bank
INDB Indusind=IndusInd Bank
IOBA IOB=Overseas Bank
IPOS India Post Payments Bank=IPPB=Post Office Bank=India Post Bank
JAKA J And K Bank=JK Bank=J&K Bank=Jammu Bank
JIOP Jio Bank
JSFB Jana Bank=Janalakshmi
KARB KBL=Karnataka Bank
KKBK Kotak=ING Vysya=Kotak Bank
KVBL KVB
MAHB BOM=Maharashtra Bank=MahaBank
NSPB NSDL Bank
PSIB PSB=Punjab And Sind=Sind Bank
PUNB PNB=Punjab National=Oriental Bank Of Commerce=OBC=United Bank Of India
PYTM Paytm=Paytm Bank
RATN RBL=Ratnakar Bank
SBIN SBI=State Bank=State Bank Of Mysore=State Bank Of Hyderabad=State Bank Of Travancore=State Bank Of Patiala=State Bank Of Bikaner And Jaipur=Bharatiya Mahila Bank
SCBL Standard Chartered=StanChart=SCB
SIBL SIB=South Indian
SRCB Saraswat=Saraswat Bank
SURY Suryoday
SVCB Shamrao Vithal=SVC Bank=Shamrao Vitthal Bank
TMBL TMB=Tamilnad Mercantile=Tamil Nadu Mercantile Bank
UBIN UBI=Union Bank=Andhra Bank=Corporation Bank
UCBA UCO=United Commercial Bank
UJVN Ujjivan
UTIB Axis=UTI Bank
UTKS Utkarsh
YESB Yes=Yes Bank
AIRP Airtel Bank=Airtel Payments
ABHY Abhyudaya Bank
BDBL Bandhan
APGV APGVB=Andhra Pradesh Grameena Vikas
KLGB Kerala Gramin
NKGS NKGSB
TJSB Thane Janata
BCBM Bharat Bank
GSCB Gujarat State Cooperative
`;

/** Bank code → other names. */
export const bankAliases: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.trim()
    .split('\n')
    .map((line) => [line.slice(0, 4), line.slice(5).split('=')] as const),
);
