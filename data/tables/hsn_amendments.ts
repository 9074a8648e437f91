import { EDITION_2022 } from './hsn_2022.ts';

/**
 * Codes that came after the bundled edition of the list, or are missing from it, as the GST portal's directory describes them: chapters 97 and 98,
 * vehicles, sawn wood, and the much-asked electronics and drones of the 2022 edition. A refresh loads all of them.
 * A line is a heading and the items below it: the rest of their codes, and the description they have in common.
 */
const AMENDMENTS = `
4406: 1100 Coniferous; not impregnated|1200 Non-coniferous; not impregnated|9100 Coniferous|9200 Non-coniferous
4407: 1100 Of pine (Pinus spp.)|1200 Of fir (Abies spp.) and Spruce ( Picea spp.)|1300 OF S-P-F (SPRUCE (PICEA SPP.), PINE (PINUS SPP.), AND FIR (ABIES SPP.))|1400 OF HEM-FIR (WESTERN HEMLOCK (TSUGA HETEROPHYLLA) AND FIR (ABIES SPP.))|1910 Douglas fir (Pseudotsuga menziesii)|1990 Other|2300 TEAK|2900 OTHER|9600 Of birch (Betula spp.)|9700 Of poplar and aspen (Populus spp.)
4409: 2200 Of tropical wood
8485: 1000 BY METAL DEPOSIT|2000 BY PLASTICS OR RUBBER DEPOSIT|3000 BY PLASTER, CEMENT, CERAMICS OR GLASS DEPOSIT|8000 OTHER
8517: 1300 SMARTPHONES|1400 OTHER TELEPHONES FOR CELLULAR NETWORKS OR FOR OTHER WIRELESS NETWORKS
8524: 1100,9100 OF LIQUID CRYSTALS|1200,9200 OF ORGANIC LIGHT-EMITTING DIODES (OLED)|1900 OTHER
8701: 2100 WITH ONLY COMPRESSION-IGNITION INTERNAL COMBUSTION PISTON ENGINE (DIESEL OR SEMI-DIESEL)|2200 WITH BOTH COMPRESSION-IGNITION INTERNAL COMBUSTION PISTON ENGINE (DIESEL OR SEMI-DIESEL) AND ELECTRIC MOTOR AS MOTORS FOR PROPULSION|2300 WITH BOTH SPARK-IGNITION INTERNAL COMBUSTION PISTON ENGINE AND ELECTRIC MOTOR AS MOTORS FOR PROPULSION|2400 WITH ONLY ELECTRIC MOTOR FOR PROPULSION|2900 OTHER|9100 Not exceeding 18 kW|9200 Exceeding 18 kW but not exceeding 37 kW|9300 Exceeding 37 kW but not exceeding 75 kW|9400 Exceeding 75 kW but not exceeding 130 kW|9500 Exceeding 130 kW
8702: 1018,1028,2018,2028,3018,3028,4018,4028,9018,9028 Other, air-conditioned|1021,2011,2021,3011,3021,4011,4021,9021 Integrated monocoque vehicle, air-conditioned|1022,2012,2022,3012,3022,4012,4022,9022 Integrated monocoque vehicle, non air-conditioned|1029,2019,2029,3019,3029,4019,4029,9029 Other, non air-conditioned
8703: 4010,5010,6010,7010,8010 Vehicles principally designed for transport of more than seven persons, including driver|4020,5020,6020,7020,8020 Specialised transport vehicles such as ambulances, prison vans and the like|4030,5030,6030,7030,8030 Motor cars|4040,5040,6040,7040,8040 Three-wheeled vehicles|4090,5090,6090,7090,8090,9000 Other
8704: 2100,3100,4100,5100 G.V.W. NOT EXCEEDING 5 TONNES|2200,4200 G.V.W. EXCEEDING 5 TONNES BUT NOT EXCEEDING 20 TONNES|2300,4300 G.V.W. EXCEEDING 20 TONNES|3200,5200 G.V.W. EXCEEDING 5 TONNES|6000 OTHER WITH ONLY ELECTRIC MOTOR FOR PROPULSION
8708: 2200 FRONT WINDSCREENS (WINDSHIELDS), REAR WINDOWS AND OTHER WINDOWS SPECIFIED IN SUB-HEADING NOTE 1 TO THIS CHAPTER
8711: 6010 Motor cycles|6020 Scooters|6030 Mopeds|6090 Others|9090 Other
8806: 1000 DESIGNED FOR THE CARRIAGE OF PASSENGERS|2100,9100 WITH MAXIMUM TAKE-OFF WEIGHT NOT MORE THAN 250 G|2200,9200 WITH MAXIMUM TAKE-OFF WEIGHT MORE THAN 250 G BUT NOT MORE THAN 7 KG|2300,9300 WITH MAXIMUM TAKE-OFF WEIGHT MORE THAN 7 KG BUT NOT MORE THAN 25 KG|2400,9400 WITH MAXIMUM TAKE-OFF WEIGHT MORE THAN 25 KG BUT NOT MORE THAN 150 KG|2900,9900 OTHER
9406: 1010,9010 Green-house in ready to assemble sets|1020,9020 For cold storage|1030,9030 Silos for storing ensilage|1090,9090 Other|2000 MODULAR BUILDING UNITS, OF STEEL
9701: 1010 Madhubani paintings (on textiles)|1020 Kalamkari paintings (on textiles)|1030 Rajasthani paintings (on textiles)|1090 Other|2200,9200 MOSAICS|2900,9900 OTHER|9091 Domestic articles of wood (hand decorated )|9092 Restaurant decoration of plastics|9099 Other|9100 PAINTINGS, DRAWINGS AND PASTELS
9702: 0000 ORIGINAL ENGRAVINGS, PRINTS AND LITHOGRAPHS|1000 OF AN AGE EXCEEDING 100 YEARS|9000 OTHER
9703: 0010 Original sculptures and statuary, in metal|0020 Original sculptures and statuary, in stone|0090 Original sculptures and statuary, in other materials|1010,9010 OF METAL|1020,9020 OF STONE|1090,9090 OTHER
9704: 0010 Used postal stamp|0020 Used or unused first-day covers for philatelists|0090 Other
9705: 0010 Stuffed animals and birds (taxidermy)|0090 Other|1000 COLLECTIONS AND COLLECTORS PIECES OF ARCHAEOLOGICAL, ETHNOGRAPHIC OR HISTORICAL INTEREST|2100 HUMAN SPECIMENS AND PARTS THEREOF|2200 EXTINCT OR ENDANGERED SPECIES AND PARTS THEREOF|2900,3900 OTHER|3100 OF AN AGE EXCEEDING 100 YEARS
9706: 0000 ANTIQUES OF AN AGE EXCEEDING ONE HUNDRED YEAR|1000 OF AN AGE EXCEEDING 250 YEARS|9000 OTHER
9801: 0011 For industrial plant project|0012 For irrigation plant|0013 FOR POWER PROJECT, OTHER THAN SOLAR POWER PLANT OR SOLAR POWER PROJECT|0014 For mining project|0015 Project for exploration of oil or other minerals|0019 FOR OTHER PROJECTS, OTHER THAN SOLAR POWER PLANT OR SOLAR POWER PROJECT|0020 Components (whether or not finished or not) or raw materials for the manufacture of aforesaid items required for the initial setting up of a unit or the substantial expansion of a unit|0030 Spare parts and other raw materials (including semi-finished materials or consumable stores for the maintenance of plant or project
9802: 0000 LABORATORY CHEMICALS
9803: 0000 ALL DUTIABLE ARTICLES, IMPORTED BY A PASSENGER OR A MEMBER OF A CREW IN HIS BAGGAGE
9804: 1000 Drugs and medicines|9000 Other
9805: 1000 Prepared or preserved meat, fish and vegetables; dairy products; soup; lard; fresh fruits|9000 All other consumable stores excluding fuel, lubricating oil, alcoholic drinks and tobacco products
9806: 0000 All goods originating in or exported from the Islamic republic of Pakistan`;

/** Codes and descriptions of such lines. */
function readLines(lines: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const heading = line.slice(0, 4);
    for (const entry of line.slice('0000: '.length).split('|')) {
      const space = entry.indexOf(' ');
      for (const rest of entry.slice(0, space).split(',')) codes.set(heading + rest, entry.slice(space + 1));
    }
  }
  return codes;
}

/** Tariff items, and subheadings of 2022, by code. */
export const hsnAmendments: ReadonlyMap<string, string> = new Map([...readLines(AMENDMENTS), ...readLines(EDITION_2022)]);
