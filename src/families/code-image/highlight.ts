/** Syntax highlighting with the grammars and themes of Visual Studio Code (shiki). */
import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import { PLAIN } from './language.ts';
import { LOOKS, type Theme } from './looks.ts';

export interface Token {
  readonly text: string;
  readonly colour: string;
}

let highlighter: Promise<Highlighter> | undefined;

export async function colourCode(code: string, language: string, theme: Theme): Promise<Token[][]> {
  highlighter ??= createHighlighter({ themes: [], langs: [] });
  const shiki = await highlighter;
  const { code: colours } = LOOKS[theme];
  await shiki.loadTheme(colours);
  // Lazy: grammars are large.
  if (language !== PLAIN) await shiki.loadLanguage(language as BundledLanguage);
  const { tokens, fg = '' } = shiki.codeToTokens(code, { lang: language as BundledLanguage, theme: colours });
  return tokens.map((line) => line.map(({ content, color = fg }) => ({ text: content, colour: color.slice(0, 7).toLowerCase() })));
}
