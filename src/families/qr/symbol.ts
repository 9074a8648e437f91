/** Encodes text as the modules of a QR code (ISO/IEC 18004). */
import encodeQR, { type ErrorCorrection } from 'qr';
import { type Grid, runLengths } from '../../core/draw/grid.ts';
import { invalid } from '../../core/request/api-error.ts';

export const ECC_LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type EccLevel = (typeof ECC_LEVELS)[number];

/** Capacity of version 40, the largest (ISO/IEC 18004, table 7). */
const CAPACITY = {
  numeric: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  alphanumeric: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  byte: { L: 2953, M: 2331, Q: 1663, H: 1273 },
} as const;
type Mode = keyof typeof CAPACITY;

/** Longer text does not fit at any level. */
export const MAX_QR_CHARACTERS = CAPACITY.numeric.L;

const CAPACITY_UNITS: Readonly<Record<Mode, string>> = {
  numeric: 'digits',
  alphanumeric: 'characters of 0-9, A-Z, space and $%*+-./:',
  byte: 'bytes of UTF-8',
};

const ENCODER_LEVELS: Readonly<Record<EccLevel, ErrorCorrection>> = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' };

/** The encoder requires a border of at least one module; it is removed again. */
const BORDER = 1;

export function toSymbol(text: string, level: EccLevel): Grid {
  const mode = modeOf(text);
  const length = mode === 'byte' ? Buffer.byteLength(text) : text.length;
  const capacity = CAPACITY[mode][level];
  if (length > capacity) invalid('text', `has ${length} ${CAPACITY_UNITS[mode]}; correction level ${level} encodes at most ${capacity}`);
  const modules = encodeQR(text, 'raw', { ecc: ENCODER_LEVELS[level], encoding: mode, border: BORDER });
  const columns = modules.length - 2 * BORDER;
  return { columns, rows: modules.slice(BORDER, -BORDER).map((row) => runLengths(row, BORDER, BORDER + columns)) };
}

function modeOf(text: string): Mode {
  if (/^\d+$/.test(text)) return 'numeric';
  return /^[0-9A-Z $%*+\-./:]+$/.test(text) ? 'alphanumeric' : 'byte';
}
