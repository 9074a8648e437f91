/** `npm run data:refresh [dataset…]`: the command `potli refresh` of a checkout. */
import { runCommand } from '../command/run.ts';

await runCommand(['refresh', ...process.argv.slice(2)]);
