/** Texts that people may type into one box, and the path that should answer, or several where more than one is right. Written before the recognisers were tried on them. */
export const OWN_SET = `
HDFC0000240 → ifsc
icic0000104 → ifsc
PUNB 0 123400 → ifsc
560034 → pincode
110 001 → pincode
7000 91 → pincode
MH12AB1234 → rto|validate/vehicle
KA-05 → rto
22BH6517A → rto|validate/vehicle
29AAGCB7383J1Z4 → validate/gstin
ABCPK1234F → validate/pan
L17110MH1973PLC019786 → validate/cin
UDYAM-TN-02-0012345 → validate/udyam
INE009A01021 → companies|validate/isin
someone@ybl → validate/upi
help@potli.example → email
1.1.1.1 → ip
fe80::1 → ip
irctc.co.in → dns
https://www.uidai.gov.in/ → dns|qr
INFY → companies
HDFCBANK → companies
tatamotors → companies
BOM → airports
VOBL → airports
LHR → airports
HWH → stations
ADI → stations
SBC → stations
9845012345 → phone
044-28112345 → phone
1800 425 1234 → phone
+1 212 555 0100 → phone
8471 → hsn
998314 → hsn|pincode
₹1,25,000 → words
Rs. 500/- → words
one crore twenty lakh → words/parse|words
do lakh pachas hazar → words/parse|words
kural 1 → thirukkural
குறள் 50 → thirukkural
upi://pay?pa=shop@okaxis&pn=Shop → upi-qr
12.9716, 77.5946 → pincode|constituency
Tamil Nadu → states
महाराष्ट्र → states
कर्नाटक → states
pin code of indiranagar → pincode
pincode whitefield bangalore → pincode
anna nagar chennai pincode → pincode
पुणे का पिनकोड → pincode
மதுரை பின்கோடு → pincode
koramangala → pincode
banjara hills → pincode
post office near velachery → pincode
sbi koramangala ifsc → ifsc
ifsc code of hdfc bank andheri → ifsc
icici t nagar branch → ifsc
canara bank → banks|ifsc|companies
gst rate on cement → hsn
hsn code for rice → hsn
hsn for mobile phone → hsn
sac code for courier service → hsn
gst on paneer → hsn
reliance industries → companies
nav of axis bluechip → mutual-funds
sbi small cap fund → mutual-funds
new delhi railway station → stations
station code of madurai → stations
chennai central → stations|pincode
mumbai airport → airports
airport code goa → airports
nearest airport to shirdi → airports
rto code of pune → rto
which rto is KA 03 → rto
lok sabha constituency of mysuru → constituency
who is my mla in adyar → constituency
mera vidhan sabha kshetra → constituency
holi 2027 → holidays|panchang
when is pongal → holidays|panchang
ganesh chaturthi kab hai → holidays|panchang
தீபாவளி எப்போது → holidays|panchang
bank holiday list 2026 karnataka → holidays
is 26 january a holiday → holidays|working-days
stock market holidays 2026 → holidays|market
chutti list → holidays
छुट्टियों की सूची → holidays
விடுமுறை நாட்கள் 2026 → holidays
is the bank open tomorrow → working-days|holidays
are banks open on saturday → working-days|holidays
10 working days from 1 dec → working-days
how many working days in november → working-days
kya aaj bank band hai → working-days|holidays
is nse open now → market
market timings → market
share market kab khulega → market
muhurat trading 2026 → market
aaj ka panchang → panchang
rahu kalam today chennai → panchang
आज का पंचांग → panchang
nalla neram today → panchang
ekadashi kab hai → panchang|holidays
purnima in december → panchang|sun-moon
today's nakshatra → panchang
పంచాంగం → panchang
sunrise in bengaluru → sun-moon
sunset time mumbai today → sun-moon
next lunar eclipse → sun-moon
moon phase tonight → sun-moon
सूर्योदय का समय → sun-moon
சூரிய உதயம் மதுரை → sun-moon
45000 in words → words
2.5 lakh in words in hindi → words
₹999 शब्दों में → words
amount in words for cheque 75000 → words
type in tamil → transliterate
write namaste in hindi → transliterate
convert vanakkam to tamil script → transliterate
हिंदी टाइपिंग → transliterate
which language is this → text/language
count tokens → text/tokens
mask aadhaar number in text → text/redact
split text into chunks → text/chunk
bamini to unicode → tamil-font
merge two pdfs → pdf/merge
reduce pdf size → pdf/compress
combine pdf files → pdf/merge
delete page from pdf → pdf/pages
rotate pdf → pdf/rotate
pdf to jpg → pdf/render
extract text from pdf → pdf/text
pdf ka size kam karna hai → pdf/compress
पीडीएफ छोटा करें → pdf/compress
remove background from photo → image/remove-background
resize photo to 20kb → image/convert
heic to jpg → image/convert
photo se text nikalo → ocr
image to text hindi → ocr
are these two photos same → image/compare
qr code for my website → qr
upi qr for shop → upi-qr
gpay qr code → upi-qr|qr
barcode generator → barcode
test data for indian names → fake
regex tester → regex
carbon code screenshot → code-image
og image for blog → og-image
what is my ip → ip
mx records of zoho.com → dns
traceroute to google.com → mtr
ping google.com → mtr
is test@mailinator.com disposable → email
whose number is 9840012345 → phone
when will iss pass over pune → sat-pass|satellites
where is the iss now → satellites|sat-pass
hf band conditions → propagation
logo of infosys → logos|companies
kural about friendship → thirukkural
kural of the day → thirukkural
embedding of a sentence → embed
pancang today → panchang
ifcs code sbi adyar → ifsc
compres pdf → pdf/compress
holliday list → holidays
sunrize chennai → sun-moon
pincod of salem → pincode
capital of assam → states
railway zones → stations
village rampur sitapur → pincode
UTIB0000100 → ifsc
CNRB0000123 branch → ifsc
682001 → pincode
mumbai 400001 → pincode
DL 3C AB 0001 → rto|validate/vehicle
HR26 → rto
07AAACB2894G1ZP → validate/gstin
BLRA12345F → validate/tan
9999 8888 7777 → validate/aadhaar|phone|words
INE040A01034 → companies|validate/isin
wipro → companies
ITC → companies
CCU → airports
VABB → airports
BCT → stations
PNBE → stations
LKO → stations|airports
+44 20 7946 0958 → phone
080 2222 3333 → phone
0401 → hsn
87032391 → hsn
rs 45,999 → words
three thousand five hundred → words/parse|words
इक्कीस सौ → words/parse|words
kural 1330 → thirukkural
103.21.244.0 → ip
sbi.co.in → dns
ramesh.k@oksbi → validate/upi
where is pincode 781001 → pincode
whats the pin of hsr layout → pincode
indore pin code → pincode
लखनऊ पिन कोड → pincode
zip code for kochi → pincode
ನಮ್ಮ ಪಿನ್ ಕೋಡ್ ಮೈಸೂರು → pincode
powai → pincode
कोरमंगला → pincode
bank of baroda vadodara ifsc → ifsc
axis bank branch in guwahati → ifsc
list of banks in india → banks
hdfc → companies|banks|ifsc|mutual-funds
what is the gst on gold → hsn
hsn code cotton shirt → hsn
sac for software → hsn
laptop → hsn
parag parikh flexi cap nav → mutual-funds
tata steel share → companies
nifty 50 companies → companies
nagpur junction → stations
howrah station code → stations
train station near mysore → stations
airports in kerala → airports
delhi airport code → airports
closest airport to hampi → airports
rto of nashik → rto
which state is MP 09 → rto
lok sabha seat of 400050 → constituency
assembly constituency kothrud → constituency
gst state code of gujarat → states
eid 2026 date → holidays|panchang
onam kab hai → holidays|panchang
krishna jayanthi 2026 → holidays|panchang
दशहरा कब है 2026 → holidays|panchang
rbi holidays december → holidays
government holidays maharashtra 2026 → holidays
next long weekend → holidays
kal chutti hai kya → holidays|working-days
bank working on 4th saturday → working-days|holidays
add 15 business days to 3 march → working-days
working days between 1 jan and 31 jan → working-days
nse open today? → market
stock market closing time → market
is share market open on monday → market
tithi on 15 august → panchang
rahu kaal delhi → panchang
amavasya december 2026 → panchang|sun-moon
இன்றைய நல்ல நேரம் → panchang
ఈ రోజు తిథి → panchang
shubh muhurat for griha pravesh → panchang
what time does the sun set in goa → sun-moon
chandra grahan 2026 → sun-moon
full moon date → sun-moon|panchang
सूर्यास्त कब होगा → sun-moon
how to write 150000 in words → words
1 crore in numbers → words|words/parse
cheque amount 12500 → words
english to telugu typing → transliterate
mera naam in hindi script → transliterate
convert hindi text to english letters → transliterate
detect language of text → text/language
how many tokens → text/tokens
hide phone numbers in my text → text/redact
vanavil to unicode tamil → tamil-font
join pdf → pdf/merge
pdf is too big → pdf/compress
split a pdf → pdf/pages
pdf pages to images → pdf/render
make background white → image/remove-background
passport photo background → image/remove-background|image/convert
shrink photo under 50kb → image/convert
png to webp → image/convert
scan text from photo → ocr
ocr hindi → ocr
create qr code → qr
wifi qr code → qr
phonepe payment qr → upi-qr
ean barcode → barcode
dummy indian addresses → fake
test my regex → regex
social share image → og-image
mera ip address kya hai → ip
txt record for example.com → dns
mtr 8.8.8.8 → mtr|ip
validate email id → email
is this mobile number valid → phone|validate
gst number verify → validate/gstin
check pan card number → validate/pan
iss visible tonight bangalore → sat-pass|satellites
indian satellites → satellites
ham radio conditions today → propagation
tcs logo → logos|companies
thirukkural on education → thirukkural
semantic search embeddings → embed
trains zones of india → stations
`;
