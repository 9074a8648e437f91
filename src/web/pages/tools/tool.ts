/** A page that does one thing, for people. */
import type { Words } from '../../words/english.ts';
import type { Language } from '../../words/languages.ts';
import type { Content } from '../html.ts';

export type ToolName = Exclude<keyof Words, 'frame'>;
type Group = 'documents' | 'calendar' | 'money' | 'places' | 'writing';

/** In the order in which they are to be read. */
export const TOOL_GROUPS: readonly Group[] = ['documents', 'calendar', 'money', 'places', 'writing'];

export interface Tool {
  readonly name: ToolName;
  /** `/tools/SLUG`. */
  readonly slug: string;
  readonly group: Group;
  /** The operation that does the work: its playground is named to those who write programs, and its rules for files hold. */
  readonly operation: string;
  /** @param ready what can be read before the script has run, or without it */
  body(language: Language, ready: Content): Content;
}
