/** All tools in display order. */
import { calendarTools } from './calendar.ts';
import { documentTools } from './documents.ts';
import { moneyTools } from './money.ts';
import { placeTools } from './places.ts';
import type { Tool } from './tool.ts';
import { writingTools } from './writing.ts';

export const tools: readonly Tool[] = [...documentTools, ...calendarTools, ...moneyTools, ...placeTools, ...writingTools];

/** Paths of all tool pages in a language. */
export function toolPaths(prefix: string): string[] {
  return [`${prefix}/tools`, ...tools.map(({ slug }) => `${prefix}/tools/${slug}`)];
}
