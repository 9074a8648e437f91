/** Layouts of a preview: positions of text and logo. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
const SIDE_MARGIN = 84;
const PANEL_WIDTH = 300;
const LOGO_TOP = 56;
const LOGO_HEIGHT = 116;
const LOGO_WIDTH = 480;

export interface PreviewLayout {
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

const fullWidth = { left: SIDE_MARGIN, width: PREVIEW_WIDTH - 2 * SIDE_MARGIN, panel: 0 };
const logoAboveText = { y: LOGO_TOP, width: LOGO_WIDTH, height: LOGO_HEIGHT };

export const PREVIEW_LAYOUTS = {
  left: { ...fullWidth, isCentred: false, logo: { ...logoAboveText, x: SIDE_MARGIN, isCentred: false } },
  centre: { ...fullWidth, isCentred: true, logo: { ...logoAboveText, x: (PREVIEW_WIDTH - LOGO_WIDTH) / 2, isCentred: true } },
  panel: {
    left: PANEL_WIDTH + 60,
    width: PREVIEW_WIDTH - PANEL_WIDTH - 60 - SIDE_MARGIN,
    isCentred: false,
    panel: PANEL_WIDTH,
    logo: { x: 40, y: 205, width: PANEL_WIDTH - 80, height: 220, isCentred: true },
  },
} as const satisfies Readonly<Record<string, PreviewLayout>>;

export type LayoutName = keyof typeof PREVIEW_LAYOUTS;

/** Vertical space for text between the top edge, or a logo, and the site line, with the shares of title and subtitle. */
export interface TextArea {
  readonly top: number;
  readonly title: number;
  readonly subtitle: number;
}

export const TEXT_BOTTOM = 520;
const FULL_TEXT_AREA: TextArea = { top: 64, title: 280, subtitle: 150 };
const TEXT_AREA_BELOW_LOGO: TextArea = { top: LOGO_TOP + LOGO_HEIGHT + 16, title: 200, subtitle: 106 };

/** A logo in its own panel takes no space from the text. */
export function textAreaOf({ panel }: PreviewLayout, hasLogo: boolean): TextArea {
  return hasLogo && panel === 0 ? TEXT_AREA_BELOW_LOGO : FULL_TEXT_AREA;
}
