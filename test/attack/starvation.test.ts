import { CONNECTION_EXHAUSTION } from './scenarios.ts';
import { testAll } from './tests.ts';

testAll('one client cannot starve others of connections or uploads', CONNECTION_EXHAUSTION, 3);
