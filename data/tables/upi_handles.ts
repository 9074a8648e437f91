/** Handles of UPI IDs. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { optional, table, text } from '../table.ts';

const rows = table('upi_handles.tsv', { handle: text, app: optional, bank: optional }, 'handle');
/** The app that issues a handle and its bank, if known. */
export const upiHandles = new LazyMap(() => rows().map(({ handle, app, bank }) => [handle, { app, bank }]));
