import { WORK } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('work ends, and gives back what it took', WORK);
