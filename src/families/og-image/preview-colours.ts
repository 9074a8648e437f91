/** Colour themes of a preview. */
import { toColour } from '../../core/draw/colour.ts';

export interface PreviewColours {
  /** Gradient of the background. */
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly subtitle: string;
  readonly accent: string;
}

export type PreviewTheme = 'dark' | 'light';

const THEME_COLOURS: Readonly<Record<PreviewTheme, PreviewColours>> = {
  dark: { from: '#0b1220', to: '#1b2744', title: '#f8fafc', subtitle: '#aab6cc', accent: '#f59e0b' },
  light: { from: '#fffdf8', to: '#f4ead7', title: '#1c1917', subtitle: '#57534e', accent: '#c2410c' },
};

/** Client-supplied colours, as six or eight hex digits. */
export interface CustomColours {
  readonly background?: string | undefined;
  readonly colour?: string | undefined;
  readonly accent?: string | undefined;
}

/** With a client-supplied background, the text colour follows its lightness unless given too. */
export function resolveColours(theme: PreviewTheme, { background, colour, accent }: CustomColours): PreviewColours {
  const base = THEME_COLOURS[background === undefined ? theme : isDark(background) ? 'dark' : 'light'];
  const gradient = background === undefined ? {} : { from: opaqueHex(background), to: opaqueHex(background) };
  const textColours = colour === undefined ? {} : { title: opaqueHex(colour), subtitle: opaqueHex(colour) };
  return { ...base, ...gradient, ...textColours, ...(accent !== undefined && { accent: opaqueHex(accent) }) };
}

/** Drops the alpha channel: nothing is behind a preview. */
function opaqueHex(digits: string): string {
  return `#${digits.slice(0, 6)}`;
}

/** Luminance (Rec. 709 weights, 0 to 255) below which a background gets light text. */
const MAX_DARK_LUMINANCE = 140;

function isDark(digits: string): boolean {
  const { red, green, blue } = toColour(digits);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < MAX_DARK_LUMINANCE;
}
