/** Sky charts: sun path with moon phase, and satellite passes. */
import { el } from './dom.ts';
import { drawing, label, round, svg } from './svg.ts';

interface Element {
  readonly number: number;
  readonly name: string;
}

interface Day {
  readonly date: string;
  readonly sunrise?: string | null;
  readonly sunset?: string | null;
  readonly sun?: { readonly rise: string | null; readonly set: string | null };
  readonly moon?: { readonly phase: string; readonly phaseAngle: number; readonly illumination: number };
  readonly tithi?: readonly (Element & { readonly paksha: string })[];
  readonly nakshatra?: readonly Element[];
  readonly rahuKalam?: { readonly start: string; readonly end: string } | null;
}

const WIDTH = 360;
const HEIGHT = 180;
const LEFT = 20;
const DAY_WIDTH = 245;
const GROUND = 130;
const RISE = 95;
const FIRST_HOUR = 4;
const LAST_HOUR = 20.5;

/** For panchang and sun-moon responses: both have sunrise, sunset and the lunar elongation. */
export function sunAndMoonChart(day: Day): Node | null {
  const rise = hoursOf(day.sunrise ?? day.sun?.rise);
  const set = hoursOf(day.sunset ?? day.sun?.set);
  if (rise === null || set === null) return null;
  // Fixed daytime axis where possible, so that charts are comparable; otherwise 24 hours.
  const [from, to] = rise > FIRST_HOUR && set < LAST_HOUR && set > rise ? [FIRST_HOUR, LAST_HOUR] : [0, 24];
  const toX = (hour: number): number => LEFT + ((hour - from) / (to - from)) * DAY_WIDTH;
  const middle = (rise + set) / 2;
  const sunAt = (hour: number): string =>
    `${round(toX(hour))} ${round(GROUND - RISE * Math.cos(((hour - middle) / (set - rise)) * Math.PI))}`;
  const hours = Array.from({ length: 25 }, (_, index) => rise + ((set - rise) * index) / 24);
  const [tithi] = day.tithi ?? [];
  const [nakshatra] = day.nakshatra ?? [];
  const angle = day.moon?.phaseAngle ?? (tithi ? (tithi.number - 0.5) * 12 : 0);
  const moonText = day.moon?.phase.replaceAll('_', ' ') ?? (tithi ? `${tithi.paksha} ${tithi.name}` : '');
  const rahuFrom = hoursOf(day.rahuKalam?.start);
  const rahuTo = hoursOf(day.rahuKalam?.end);
  return drawing(
    WIDTH,
    HEIGHT,
    `${day.date}: sunrise ${clock(rise)}, sunset ${clock(set)}${moonText && `, moon ${moonText}`}`,
    'sky',
    svg('path', { d: `M${hours.map(sunAt).join('L')}Z`, class: 'day' }),
    rahuFrom !== null &&
      rahuTo !== null &&
      svg(
        'rect',
        { x: round(toX(rahuFrom)), y: GROUND - 6, width: round(toX(rahuTo) - toX(rahuFrom)), height: 6, class: 'rahu' },
        svg('title', {}, 'Rahu kalam'),
      ),
    svg('path', { d: `M${LEFT} ${GROUND}h${DAY_WIDTH}`, class: 'ground' }),
    svg('circle', { cx: round(toX(middle)), cy: GROUND - RISE, r: 9, class: 'sun' }),
    label(toX(rise), GROUND + 16, clock(rise)),
    label(toX(set), GROUND + 16, clock(set)),
    label(toX(middle), GROUND + 16, clock(middle), 'faint'),
    rahuFrom !== null && rahuTo !== null && label(toX((rahuFrom + rahuTo) / 2), GROUND - 10, 'Rahu', 'small'),
    ...moon(312, 62, 30, angle),
    label(312, 112, short(moonText), 'small'),
    nakshatra !== undefined && label(312, 128, short(nakshatra.name), 'small'),
    label(LEFT, HEIGHT - 10, day.date, 'faint', 'start'),
  );
}

/** Lit part of the moon by elongation: 0 new, 90 first quarter, 180 full. */
function moon(x: number, y: number, radius: number, angle: number): Node[] {
  const phase = ((angle % 360) + 360) % 360;
  const waxing = phase < 180;
  const bulge = Math.cos((phase * Math.PI) / 180) * radius;
  // Semicircle on the lit side; half an ellipse as the terminator.
  const outer = waxing ? 1 : 0;
  const inner = bulge > 0 === waxing ? 0 : 1;
  const lit = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${outer} ${x} ${y + radius}A${round(Math.abs(bulge))} ${radius} 0 0 ${inner} ${x} ${y - radius}`;
  return [svg('circle', { cx: x, cy: y, r: radius, class: 'moon-dark' }), svg('path', { d: lit, class: 'moon-lit' })];
}

interface PassMoment {
  readonly time: string;
  readonly azimuth: number;
  readonly elevation: number;
}

interface Passes {
  readonly satellite: { readonly name: string };
  readonly passes: readonly { readonly rise: PassMoment; readonly max: PassMoment; readonly set: PassMoment; readonly visible: boolean }[];
}

const MAX_PASSES = 6;

/** Sky plot (azimuthal): north is up, the rim is the horizon, the centre is the zenith. */
export function passesChart({ satellite, passes }: Passes): Node | null {
  if (passes.length === 0) return null;
  const radius = 90;
  const project = ({ azimuth, elevation }: PassMoment): [number, number] => {
    const distance = ((90 - elevation) / 90) * radius;
    const angle = (azimuth * Math.PI) / 180;
    return [round(110 + distance * Math.sin(angle)), round(110 - distance * Math.cos(angle))];
  };
  const displayed = passes.slice(0, MAX_PASSES);
  const chart = drawing(
    350,
    220,
    `${passes.length} passes of ${satellite.name}; the first rises at ${time(displayed[0]?.rise.time)}`,
    'passes',
    ...[90, 60, 30].map((ring) => svg('circle', { cx: 110, cy: 110, r: ring, class: 'ring' })),
    ...(['N', 'E', 'S', 'W'] as const).map((name, index) =>
      label(110 + 98 * Math.sin((index * Math.PI) / 2), 114 - 99 * Math.cos((index * Math.PI) / 2), name, 'small'),
    ),
    ...displayed.map(({ rise, max, set, visible }) => {
      const [x1, y1] = project(rise);
      const [mx, my] = project(max);
      const [x2, y2] = project(set);
      // Quadratic Bézier through the highest point: its control point lies twice as far out.
      const control = `${round(2 * mx - (x1 + x2) / 2)} ${round(2 * my - (y1 + y2) / 2)}`;
      return svg('path', { d: `M${x1} ${y1}Q${control} ${x2} ${y2}`, class: visible ? 'pass visible' : 'pass' });
    }),
    ...displayed.map(({ rise, max, visible }, index) =>
      label(
        222,
        40 + index * 24,
        `${time(rise.time)}  ${Math.round(max.elevation)}°${visible ? '  visible' : ''}`,
        visible ? '' : 'faint',
        'start',
      ),
    ),
    label(222, 18, satellite.name, 'strong', 'start'),
  );
  return el('div', {}, chart);
}

function time(text: string | undefined): string {
  return text ? text.slice(5, 16).replace('T', ' ') : '';
}

/** Local hours, as stated in the text. */
function hoursOf(text: string | null | undefined): number | null {
  const match = /T(\d\d):(\d\d)/.exec(text ?? '') ?? /^(\d\d):(\d\d)/.exec(text ?? '');
  return match ? Number(match[1]) + Number(match[2]) / 60 : null;
}

function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function short(text: string): string {
  return text.length > 16 ? `${text.slice(0, 15)}…` : text;
}
