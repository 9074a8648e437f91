import { renderBarcode } from './render-barcode.ts';

export default { draw: renderBarcode };
