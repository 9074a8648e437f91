/** Requirements of forms for photo and signature, typed from general knowledge and not checked against the official notices: the page says so. */

export interface Target {
  readonly width: number;
  readonly height: number;
  readonly minKb: number;
  readonly maxKb: number;
}

interface Preset {
  readonly photo: Target;
  /** Null if the form asks for none. */
  readonly signature: Target | null;
}

export type PresetName = 'ssc' | 'upsc' | 'ibps' | 'pan' | 'passport' | 'visa';

const target = (width: number, height: number, minKb: number, maxKb: number): Target => ({ width, height, minKb, maxKb });

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  // 3.5 × 4.5 cm and 4 × 2 cm at 300 dots per inch.
  ssc: { photo: target(413, 531, 20, 50), signature: target(472, 236, 10, 20) },
  // Any size from 350 to 1,000 pixels.
  upsc: { photo: target(600, 600, 20, 300), signature: target(600, 600, 20, 300) },
  ibps: { photo: target(200, 230, 20, 50), signature: target(140, 60, 10, 20) },
  pan: { photo: target(213, 213, 0, 30), signature: target(400, 200, 0, 60) },
  passport: { photo: target(630, 810, 10, 250), signature: null },
  // Fits the Indian e-visa (350 to 1,000 pixels, 10 KB to 1 MB) and the visa of the United States (600 pixels, 240 KB).
  visa: { photo: target(600, 600, 10, 240), signature: null },
};
