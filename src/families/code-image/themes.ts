/** Themes: colours of the code and of the window. */

interface ThemeColours {
  /** A shiki theme. */
  readonly code: string;
  readonly background: string;
  readonly window: string;
  readonly border: string;
  readonly title: string;
  readonly number: string;
}

export const CODE_THEMES = {
  dark: { code: 'one-dark-pro', background: '#1b1f27', window: '#282c34', border: '#3a404c', title: '#9da5b4', number: '#5c6370' },
  light: { code: 'github-light', background: '#e7eaf0', window: '#ffffff', border: '#d3d8e0', title: '#59636e', number: '#a3abb5' },
  'github-dark': { code: 'github-dark', background: '#1a1e22', window: '#24292e', border: '#3b434b', title: '#9aa4ae', number: '#6a737d' },
  dracula: { code: 'dracula', background: '#191a21', window: '#282a36', border: '#44475a', title: '#bdc0d6', number: '#6272a4' },
  nord: { code: 'nord', background: '#242933', window: '#2e3440', border: '#434c5e', title: '#a9b2c3', number: '#616e88' },
  monokai: { code: 'monokai', background: '#1b1c18', window: '#272822', border: '#3e3d32', title: '#b8b7ae', number: '#75715e' },
  'solarized-dark': {
    code: 'solarized-dark',
    background: '#001f27',
    window: '#002b36',
    border: '#0b4453',
    title: '#93a1a1',
    number: '#586e75',
  },
  'solarized-light': {
    code: 'solarized-light',
    background: '#eee8d5',
    window: '#fdf6e3',
    border: '#ddd6c1',
    title: '#657b83',
    number: '#93a1a1',
  },
} as const satisfies Readonly<Record<string, ThemeColours>>;

export type CodeTheme = keyof typeof CODE_THEMES;

export const THEME_NAMES = Object.keys(CODE_THEMES) as [CodeTheme, ...CodeTheme[]];
