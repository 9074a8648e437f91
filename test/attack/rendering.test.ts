import { DRAWING } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('pictures that are drawn leave nothing behind', DRAWING, 3);
