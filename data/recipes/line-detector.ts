/** The line detector of OCR, unchanged. The package also has a recogniser of Arabic script and code for mobile apps, which are not used. */
import type { Recipe } from '../recipe.ts';

const PACKAGE = 'rn-af-identity-ocr';
const NAME = 'PP-OCRv5_mobile_det.onnx';

export const recipe: Recipe = {
  name: 'line_detector',
  packages: [
    {
      name: PACKAGE,
      version: '0.1.6',
      integrity: 'sha512-PfY91Q2c4Mf1p8prQO0x40UDyPkI7+mhiEumCz+uCtWLt4DxaQiSHwWoXYbEmuteY/ZXzsyha1yJYZv7XMxk+Q==',
    },
  ],
  run(files) {
    const bytes = files.get(PACKAGE)?.get(`ios/models/${NAME}`);
    if (bytes === undefined) throw new Error(`${PACKAGE} has no ${NAME}`);
    return [{ name: NAME, model: 'ppocrv5-mobile-det', bytes, isUncompressed: true }];
  },
};
