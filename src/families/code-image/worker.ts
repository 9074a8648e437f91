import { renderCodeImage } from './render-code.ts';

export default { render: renderCodeImage };
