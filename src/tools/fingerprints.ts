/** Last build step: writes fingerprints of the pack inputs to `dist/fingerprints.json`. */
import { writeFileSync } from 'node:fs';
import { BUILT_FINGERPRINTS, computeFingerprint, fingerprintKey } from '../core/dataset/pack/fingerprint.ts';
import { datasets } from '../families/index.ts';

const fingerprints = datasets.map((definition) => [fingerprintKey(definition), computeFingerprint(definition)]);
writeFileSync(BUILT_FINGERPRINTS, JSON.stringify(Object.fromEntries(fingerprints)));
