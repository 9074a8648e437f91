import { PLACES } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('no client keeps its place from others', PLACES, 3);
