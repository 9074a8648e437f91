/** Syntax highlighting with the grammars and themes of Visual Studio Code (shiki). */
import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import { PLAIN_TEXT } from './language.ts';
import { CODE_THEMES, type CodeTheme } from './themes.ts';

export interface ColouredToken {
  readonly text: string;
  readonly colour: string;
}

let highlighter: Promise<Highlighter> | undefined;

export async function highlightCode(code: string, language: string, theme: CodeTheme): Promise<ColouredToken[][]> {
  highlighter ??= createHighlighter({ themes: [], langs: [] });
  const shiki = await highlighter;
  const { code: colours } = CODE_THEMES[theme];
  await shiki.loadTheme(colours);
  // Lazy: grammars are large.
  if (language !== PLAIN_TEXT) await shiki.loadLanguage(language as BundledLanguage);
  // No time limit of shiki's own: it would leave the rest of a line without colours on a busy machine. The job has one.
  const options = { lang: language as BundledLanguage, theme: colours, tokenizeTimeLimit: 0 };
  const { tokens, fg = '' } = shiki.codeToTokens(code, options);
  return tokens.map((line) => line.map(({ content, color = fg }) => ({ text: content, colour: color.slice(0, 7).toLowerCase() })));
}
