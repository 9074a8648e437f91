/** Fund houses that were renamed or bought: schemes are found under all names of their house. Names of one house are divided by =, the present one first. */
const HOUSES = `Aditya Birla Sun Life=Birla Sun Life|Bandhan=IDFC=Standard Chartered|Nippon India=Reliance|DSP=DSP BlackRock=DSP Merrill Lynch|Edelweiss=JPMorgan
  |Invesco=Religare Invesco=Religare|Canara Robeco=Canbank|Franklin Templeton=Templeton|HSBC=L&T|Sundaram=Principal|Mahindra Manulife=Mahindra|PGIM India=DHFL Pramerica=Pramerica=Deutsche
  |Baroda BNP Paribas=Baroda=BNP Paribas=Baroda Pioneer|LIC=LIC Nomura|Groww=Indiabulls|360 ONE=IIFL|Navi=Essel=Peerless|Union=Union KBC|Quant=Escorts|Motilal Oswal=Motilal|Bank of India=BOI AXA=Bharti AXA
  |WhiteOak=YES|SBI=State Bank|ICICI Prudential=Prudential ICICI|Kotak Mahindra=Kotak|Taurus=Libra|JM Financial=JM|PPFAS=Parag Parikh|ITI=Fortune`;

const houses = HOUSES.split('|').map((names) => names.trim().split('='));

/** The other names of a fund house. */
export function formerHouses(fundHouse: string): string[] {
  const own = fundHouse.replace(/ Mutual Fund$/, '').toLowerCase();
  return houses.flatMap((names) =>
    names.some((name) => name.toLowerCase() === own) ? names.filter((name) => name.toLowerCase() !== own) : [],
  );
}
