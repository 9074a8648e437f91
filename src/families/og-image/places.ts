/** Layouts of a preview: positions of text and logo. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const SIDE = 84;
const PANEL = 300;
const LOGO_TOP = 56;
const LOGO_HEIGHT = 116;
const LOGO_WIDTH = 480;

export interface Place {
  readonly left: number;
  readonly width: number;
  readonly isCentred: boolean;
  /** Width of a panel in the accent colour at the left edge. */
  readonly panel: number;
  /** Bounding box of the logo. */
  readonly logo: LogoBox;
}

export interface LogoBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isCentred: boolean;
}

const whole = { left: SIDE, width: WIDTH - 2 * SIDE, panel: 0 };
const above = { y: LOGO_TOP, width: LOGO_WIDTH, height: LOGO_HEIGHT };

export const LAYOUTS = {
  left: { ...whole, isCentred: false, logo: { ...above, x: SIDE, isCentred: false } },
  centre: { ...whole, isCentred: true, logo: { ...above, x: (WIDTH - LOGO_WIDTH) / 2, isCentred: true } },
  panel: {
    left: PANEL + 60,
    width: WIDTH - PANEL - 60 - SIDE,
    isCentred: false,
    panel: PANEL,
    logo: { x: 40, y: 205, width: PANEL - 80, height: 220, isCentred: true },
  },
} as const satisfies Readonly<Record<string, Place>>;

export type LayoutName = keyof typeof LAYOUTS;

/** Vertical space for text between the top edge, or a logo, and the site line, with the shares of title and subtitle. */
export interface TextRoom {
  readonly top: number;
  readonly title: number;
  readonly subtitle: number;
}

export const TEXT_BOTTOM = 520;
const ALL_ROOM: TextRoom = { top: 64, title: 280, subtitle: 150 };
const BELOW_LOGO: TextRoom = { top: LOGO_TOP + LOGO_HEIGHT + 16, title: 200, subtitle: 106 };

/** A logo in its own panel takes no space from the text. */
export function roomOf({ panel }: Place, hasLogo: boolean): TextRoom {
  return hasLogo && panel === 0 ? BELOW_LOGO : ALL_ROOM;
}
