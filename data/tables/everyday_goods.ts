/**
 * What people call goods and services, and the code under which the tariff has them: its descriptions seldom use the everyday word.
 * Singular, in small letters; several words of one code are divided by commas.
 */
const WORDS = `
laptop, notebook computer, macbook = 847130
computer, desktop computer, personal computer, pc, tablet computer = 8471
keyboard, computer mouse = 847160
pen drive, usb drive, memory card, ssd = 8523
mobile, mobile phone, cell phone, cellphone, smartphone, smart phone, iphone, router, modem, wifi router = 8517
mobile charger, phone charger, charger, power adapter, ups, inverter = 8504
power bank, car battery, lithium battery, rechargeable battery = 8507
earphone, earbud, headset, speaker, bluetooth speaker = 8518
cctv, cctv camera, webcam, digital camera = 8525
tv, television, smart tv, computer monitor = 8528
fridge = 8418
ac, air conditioner, air-conditioner = 8415
washing machine = 8450
geyser, microwave, microwave oven, hair dryer, toaster, induction cooktop, electric kettle = 8516
mixer grinder, mixie, juicer, blender = 8509
ceiling fan, table fan, exhaust fan = 8414
water purifier, ro purifier = 8421
gas stove, cooking stove = 7321
bulb, led bulb, tube light = 8539
torch, flashlight = 8513
solar panel = 8541
printer, photocopier, ink cartridge, toner = 8443
car, suv, jeep = 8703
bike, motorbike, scooter, scooty, electric scooter = 8711
cycle, bicycle = 8712
bus = 8702
truck, lorry, pickup = 8704
car part, auto part = 8708
pram, stroller = 8715
drone = 8806
sofa, chair, office chair = 9401
cupboard, wardrobe, almirah, table, bed = 9403
pillow, quilt, razai = 9404
bedsheet, bed sheet, towel = 6302
jeans, pant = 6203
kurti, salwar kameez, salwar, lehenga, frock = 6204
t-shirt, tshirt, tee = 6109
saree, sari = 5208, 5007, 5407
shoe, leather shoe = 6403
sneaker, sports shoe, canvas shoe = 6404
slipper, flip flop, chappal, crocs = 6402
backpack, handbag, purse, wallet, suitcase, school bag = 4202
helmet = 6506
sunglasses, specs, eyeglasses = 9004
wristwatch, wrist watch, watch = 9102
ring, necklace, bangle, earring, mangalsutra, gold chain = 7113
imitation jewellery, artificial jewellery = 7117
shampoo, hair oil = 3305
toothpaste = 3306
deo, deodorant, agarbatti, incense stick = 3307
lipstick, face cream, sunscreen, talcum powder, makeup = 3304
detergent, washing powder = 3402
diaper, sanitary pad, sanitary napkin = 9619
medicine, tonic = 3004
face mask, mask = 6307
sanitiser, hand sanitiser, hand sanitizer, sanitizer = 3808
tissue paper, toilet roll = 4818
notebook, diary = 4820
book, textbook = 4901
toy, doll = 9503
video game, playing card = 9504
cricket bat, football, gym equipment = 9506
utensil, pressure cooker, steel utensil = 7323
water bottle, lunch box, bucket, plastic container = 3924
carry bag, plastic bag, polythene bag = 3923
tyre, tire = 4011
petrol, diesel, kerosene, lubricant = 2710
lpg, cooking gas, cng = 2711
tmt bar, saria, sariya = 7214
tile, floor tile, wall tile = 6907
atta, maida = 1101
dal, pulse, chana = 0713
ghee = 0405
paneer = 0406
curd, dahi, lassi, buttermilk = 0403
biscuit, cookie, bread, cake, rusk, papad = 1905
noodle, maggi, macaroni = 1902
namkeen, bhujia, pan masala, mithai = 2106
cold drink, soft drink, energy drink = 2202
toffee, candy, chewing gum = 1704
jaggery, gur = 1701
haldi, adrak = 0910
mirchi, chilli, black pepper = 0904
cigarette = 2402
beedi, bidi = 2403
whisky, whiskey, rum, vodka = 2208
software development, website development, web development, app development = 998314
it support = 998313
web hosting, cloud hosting = 998315
taxi, cab = 996412
hotel, hotel room = 996311
restaurant = 996331
office rent, shop rent = 997212
chartered accountant, bookkeeping = 998222
courier = 996812
gym, fitness centre = 999723
salon, haircut, beauty parlour = 999721
coaching, tuition = 999293
health insurance, mediclaim = 997133
`;

/** Everyday word → codes, the likeliest first. */
export const everydayGoods: ReadonlyMap<string, readonly string[]> = new Map(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', codes = ''] = line.split(' = ');
      return names.split(', ').map((name) => [name, codes.split(', ')] as const);
    }),
);
