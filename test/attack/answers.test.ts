import { ANSWERS } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('no client gets an answer that it should not', ANSWERS);
