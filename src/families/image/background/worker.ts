import { cutOut } from './cut-out.ts';

export default { cutOut };
