/** A single-purpose page for end users. */

import type { Locale } from '../../messages/locales.ts';
import type { Messages } from '../../messages/translation.ts';
import type { Content } from '../html.ts';

export type ToolName = Exclude<keyof Messages, 'common' | 'errors' | 'home'>;
type Group = 'documents' | 'calendar' | 'money' | 'places' | 'writing';

/** In display order. */
export const TOOL_GROUPS: readonly Group[] = ['documents', 'calendar', 'money', 'places', 'writing'];

export interface Tool {
  readonly name: ToolName;
  /** Page name in `/tools/SLUG`. */
  readonly slug: string;
  readonly group: Group;
  /** Operation that does the work: the page links to its playground, and its upload rules apply. */
  readonly operation: string;
  /** Other operations that the page represents in the search box. */
  readonly also?: readonly string[];
  /** State of the page by operation and its parameters: an answer in the search box leads to it. */
  readonly links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Tools offered after success. */
  readonly next?: readonly ToolName[];
  /** Search keywords besides title and description, in any language. */
  readonly keywords: string;
  /** @param ready server-rendered content, shown before the script runs */
  body(locale: Locale, ready: Content): Content;
}
