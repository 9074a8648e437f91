/** Well-known handles of UPI IDs: the app that gives them out and the bank behind them. New handles appear often; the list is not complete. */
const HANDLES: readonly (readonly [app: string, bank: string, handle: string])[] = [
  ['BHIM', '', 'upi'],
  ['Google Pay', 'Axis Bank', 'okaxis'],
  ['Google Pay', 'HDFC Bank', 'okhdfcbank'],
  ['Google Pay', 'ICICI Bank', 'okicici'],
  ['Google Pay', 'State Bank of India', 'oksbi'],
  ['PhonePe', 'Yes Bank', 'ybl'],
  ['PhonePe', 'ICICI Bank', 'ibl'],
  ['PhonePe', 'Axis Bank', 'axl'],
  ['Paytm', 'Paytm Payments Bank', 'paytm'],
  ['Paytm', 'Yes Bank', 'ptyes'],
  ['Paytm', 'Axis Bank', 'ptaxis'],
  ['Paytm', 'HDFC Bank', 'pthdfc'],
  ['Paytm', 'State Bank of India', 'ptsbi'],
  ['Amazon Pay', 'Axis Bank', 'apl'],
  ['Amazon Pay', 'Yes Bank', 'yapl'],
  ['Amazon Pay', 'RBL Bank', 'rapl'],
  ['WhatsApp', 'ICICI Bank', 'waicici'],
  ['WhatsApp', 'Axis Bank', 'waaxis'],
  ['WhatsApp', 'HDFC Bank', 'wahdfcbank'],
  ['WhatsApp', 'State Bank of India', 'wasbi'],
  ['CRED', 'Axis Bank', 'axisb'],
  ['', 'State Bank of India', 'sbi'],
  ['', 'HDFC Bank', 'hdfcbank'],
  ['', 'ICICI Bank', 'icici'],
  ['', 'Axis Bank', 'axisbank'],
  ['', 'Kotak Mahindra Bank', 'kotak'],
  ['', 'Punjab National Bank', 'pnb'],
  ['', 'Bank of Baroda', 'barodampay'],
  ['', 'Canara Bank', 'cnrb'],
  ['', 'Union Bank of India', 'unionbank'],
  ['', 'Bank of India', 'boi'],
  ['', 'Indian Bank', 'indianbank'],
  ['', 'Federal Bank', 'federal'],
  ['', 'IDFC First Bank', 'idfcbank'],
  ['', 'IndusInd Bank', 'indus'],
  ['', 'RBL Bank', 'rbl'],
  ['', 'Airtel Payments Bank', 'airtel'],
  ['', 'India Post Payments Bank', 'postbank'],
];

interface UpiHandle {
  readonly app: string | null;
  readonly bank: string | null;
}

export const upiHandles: ReadonlyMap<string, UpiHandle> = new Map(
  HANDLES.map(([app, bank, handle]) => [handle, { app: app || null, bank: bank || null }]),
);

/** Handles that are in use or were, of which no more is recorded here. */
export const otherUpiHandles: readonly string[] = (
  'axisgo allbank andb aubank axb bandhan birla cboi centralbank cmsidfc citi citigold csbcash csbpay csbi cub dbs dcb ' +
  'dcbbank denabank dlb eazypay equitas ezeepay fbl finobank freecharge hdfcbankjd hsbc icicibank idbi idbibank idfc ' +
  'idfcfirst idfcnetc ikwik imobile indbank indusind iob jio jiopay jkb jsb jsbp jupiteraxis karb karurvysyabank kaypay ' +
  'kbl kbl052 kmb kmbl kvb kvbank lvb lvbank mahb mahagrambank mairtel myicici nsdl obc payzapp pingpay pockets psb purz ' +
  'rajgovhdfcbank rmhdfcbank s2b sbm sc scb scbl scmobile sib slice sliceaxis srcb superyes syndbank syndicate tapicici ' +
  'tjsb timecosmos trans uboi uco ucobank unionbankofindia united utbi uvikaspur vijayabank vijb yesbank yesbankltd yesg ' +
  'yespay yespop zoicici zomato naviaxis goaxb shriramhdfcbank tmb utkarshbank ujjivan suryodaybank esaf kotak811 ' +
  'dhanlaxmi dnsbank nkgsb svcbank cosb abhy fam famapp bpunity oneyes ikwikaxis'
).split(' ');
