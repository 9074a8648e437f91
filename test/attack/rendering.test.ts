import { RENDERING } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('memory of rendered images is released', RENDERING, 3);
