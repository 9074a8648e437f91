import { renderBarcode } from './picture.ts';

export default { draw: renderBarcode };
