import { render } from './styled-qr.ts';

export default { render };
