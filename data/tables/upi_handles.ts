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
