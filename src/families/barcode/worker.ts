import { renderBarcode } from './render-barcode.ts';

export default { render: renderBarcode };
