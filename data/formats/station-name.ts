/** Station names as published by the railways: display form, and a filter for sidings and depots. */
import { titleCase } from '../../src/core/text/fold.ts';

const SHORT_FORMS: readonly (readonly [pattern: RegExp, full: string])[] = [
  [/\bjn\b\.?/gi, 'Junction'],
  [/\brd\b\.?/gi, 'Road'],
  [/\bcan(tt?|t\.)(?!\w)/gi, 'Cantt'],
  [/\b(p\.h\.|ph)(?=\s|$|\))/gi, 'Halt'],
  [/\((h|halt)\)|\bh\.?$/gi, 'Halt'],
];

/** "HOWRAH JN." → "Howrah Junction". */
export function displayName(published: string): string {
  let name = published.replace(/\s+/g, ' ').trim();
  for (const [pattern, full] of SHORT_FORMS) name = name.replace(pattern, full);
  return titleCase(name);
}

/** Sidings, cabins, depots and offices: they have station codes but no passenger service. */
const NO_STATION =
  /\b(SDG|SIDNG|SIDINGS?|CABINE?|LTD|LIMITED|M\/S|YARD|COLLIER(Y|IES)|COLLY|WASHERY|WANSHERY|POWER|CEMENTS?|DEPOT|DUMP|FCI|CORPN?|CORPORATION|CORPRN|COPRN|PVT|GOODS|GOODSSHED|GDS|GODOWA?N|STEEL|MILLS?|FACTORY|WORKS?|WORKSHOPS?|SHOPS?|OIL|IOCL?|BPCL?|HPCL?|POL|COAL|MINES?|MINING|OC[MP]|THERMAL|STPP|STPS|TPS|NTPC|APSEB|ELECTRIC\w*|ELEC|ICD|CONCOR|CONTAINER|MILITARY|ORD(I?)NANCE|O\/?\.? ?A\.?|OUTAGENCY|C\. ?B\.?|CB[AO]|CBSA|QTS|Q\.T\.S\.|QUICK|SHED|LOCOSHED|PROJECT|STORES?|REFINERY|FERTILI[SZ]ERS?|LINK|BYE? ?PASS|EXCHANGE|TERMINALS|LOGISTICS?|INDUSTR\w*|PLANT|COMPLEX|QUARRY|BALLAST|MARSHALL\w*|LOCO|CARRIAGE|SORTING|SICK|TRANSHIP\w*|BOOKING|AGENCY|PRESS|IBH|WEIGH|FOOD|GRAIN|CPWD|P\.W\.D\.|MINERALS?|SUGAR|PAPER|ALUMIN\w*|CHEMICALS?|PETRO\w*|TISCO|SAIL|CCL|BCCL|ECL|WCL|NCL|SECL|ROPEWAY|CRS|TRIANGLE|RLY|LOBBY|CREW|PANEL|PANNEL|PAN|LOADING|SPUR|DOCKS?|JETTY|BIN|MARKET PLACE|GENERATING|WAREHOUSING|DESPATCH|INTER|BORDER|LAKSHADEEP|UNKNOWN|NEFS|SEC|MG|NG|DIRECT|ADDITIONAL|IBP)\b|[0-9&,]|^[A-Z]*CAB$/;

/** Placeholder for an unknown code. Other codes of one repeated letter, such as MMM, are real. */
const PLACEHOLDER = /^Z{3,}$/;

export function isPassengerStation(code: string, published: string): boolean {
  return /^[A-Z]{1,6}$/.test(code) && !PLACEHOLDER.test(code) && /[AEIOUY]/i.test(published) && !NO_STATION.test(published.toUpperCase());
}
