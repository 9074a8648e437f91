import { draw } from './styled.ts';

export default { draw };
