import { BODIES } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('no body holds the event loop', BODIES, 3);
