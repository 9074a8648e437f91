/** Companies whose brand has a vector icon in simple-icons: ticker, name of the icon, colour of the brand. */
const ICONS = `
3MINDIA 3m FF0000|ABB abb FF000F|ABBOTINDIA abbott 008FC7|BHARTIARTL airtel E40000|BHARTIHEXA airtel E40000|AXISBANK axisbank 97144D
BATAINDIA bata DD282E|BOSCHLTD bosch EA0016|HAVELLS havells ED1C24|HCLTECH hcl 006BB6|HDFCBANK hdfcbank 004B8D|POWERINDIA hitachi E60027
HYUNDAI hyundai 002C5E|ICICIBANK icicibank AE282E|INDIGO indigo 09009B|INFY infosys 007CC3|JIOFIN jio 0A2885|LGEINDIA lg A50034
M&M mahindra DD052B|M&MFIN mahindra DD052B|OFSS oracle F80000|PAYTM paytm 20336B|PERSISTENT persistent FD5F07|RELIANCE relianceindustrieslimited D1AB66
SCHNEIDER schneiderelectric 3DCD58|SIEMENS siemens 009999|SWIGGY swiggy FC8019|TCS tcs EE3984|HINDUNILVR unilever 1F36C7|WIPRO wipro 341C53
ETERNAL zomato E23744|TATASTEEL tata 486AAE|TATAPOWER tata 486AAE|TATACHEM tata 486AAE|TATACOMM tata 486AAE|TMPV tata 486AAE|TMCV tata 486AAE
TATAINVEST tata 486AAE|TATACAP tata 486AAE|TATATECH tata 486AAE`;

export interface BrandIcon {
  readonly ticker: string;
  readonly icon: string;
  /** Six hexadecimal digits. */
  readonly colour: string;
}

export const brandIcons: readonly BrandIcon[] = ICONS.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [ticker = '', icon = '', colour = ''] = entry.split(' ');
    return { ticker, icon, colour };
  });
