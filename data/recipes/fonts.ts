/**
 * The fonts of rendered pictures, unchanged. The packages contain every weight, regular and italic, of which two are used: installed, they would need
 * fifteen times the disk space.
 */
import type { PackagePin } from '../package.ts';
import type { Recipe } from '../recipe.ts';

const PACKAGES: Readonly<Record<string, PackagePin>> = {
  NotoSans: {
    name: '@expo-google-fonts/noto-sans',
    version: '0.4.2',
    integrity: 'sha512-zYD8G2ijWLxqmquoQgghNh/x9p0yxWwArD0oxO1oXY1qx5vOd4t0Kbhnu/Cx8RTy08OgA8RtxuULZFaXwVPnPw==',
  },
  JetBrainsMono: {
    name: '@expo-google-fonts/jetbrains-mono',
    version: '0.4.1',
    integrity: 'sha512-CslACrtMOcRwoWXCO7OMEI+9w3fukWSoBtvNz46OqPoogEuuoY0tkDY1O8sFumk8t0pC6Cx0Xr95O0TOQhpkug==',
  },
  NotoSansDevanagari: {
    name: '@expo-google-fonts/noto-sans-devanagari',
    version: '0.4.1',
    integrity: 'sha512-26boYPNKGP1r4R5MxsMAY/zCQOwiXLOJzX8sh1a2oEWyQurQsyniaCv4992c+9jjwshEEt2NNVv5GcnyzaL7QQ==',
  },
  NotoSansBengali: {
    name: '@expo-google-fonts/noto-sans-bengali',
    version: '0.4.4',
    integrity: 'sha512-Ya58tLTEdP4P5EF3ZXTM829/g57mbfW8OrD16MMZr2sC3nIKItl/3J9tZlk1nrtqfFGzIgxb+zt/hLjAaTAQgQ==',
  },
  NotoSansGurmukhi: {
    name: '@expo-google-fonts/noto-sans-gurmukhi',
    version: '0.4.1',
    integrity: 'sha512-yAaWoUawvVD/50HnZWN1lABWOy9eNcbS3i9bRjoXwEueaoI7E2dTd7liA2BcJ/uTkFUgYWd5QOjIfoCXnTo44Q==',
  },
  NotoSansGujarati: {
    name: '@expo-google-fonts/noto-sans-gujarati',
    version: '0.4.2',
    integrity: 'sha512-KtJySkho6C2Yf28dZx1SYwAs671hncIpBpIlTDzxLv7i7iOFJ2p74nzyP23aY04HUm28ELX7r86Dmui/qpLpMg==',
  },
  NotoSansOriya: {
    name: '@expo-google-fonts/noto-sans-oriya',
    version: '0.4.2',
    integrity: 'sha512-sKGcpny4wTSs3ooReAN2Nrore5tkVtEdgBkDN2qsxubpY2UBmtrE+DOQSYLq0zqkiH5rtIuQJwr0GcLXH3DbaQ==',
  },
  NotoSansTamil: {
    name: '@expo-google-fonts/noto-sans-tamil',
    version: '0.4.3',
    integrity: 'sha512-1TBkwJ8gJPnt1UIC+um987hYb/QmRDATGKbtwDW6dajISxr8b7+EVjwMESMJaQxfNS8VWE4IBT2jYmpBGw4D+w==',
  },
  NotoSansTelugu: {
    name: '@expo-google-fonts/noto-sans-telugu',
    version: '0.4.2',
    integrity: 'sha512-t5wZI1/2u69ugVr2v9P4Qqt9BHHwDQ/26+1p9MLrwf1lNSW64Mw16AIRzGWIOcRMd0drYWeZzZO1DqoFts3KiA==',
  },
  NotoSansKannada: {
    name: '@expo-google-fonts/noto-sans-kannada',
    version: '0.4.3',
    integrity: 'sha512-nFDeSKVlpCJpd4x4E+W5WwfJVJ5fGN5pa/szOvE9GotDEYTPuhd8SzKYsQ4F2PVbzXRT21jMXxJ70tKPvItuGA==',
  },
  NotoSansMalayalam: {
    name: '@expo-google-fonts/noto-sans-malayalam',
    version: '0.4.2',
    integrity: 'sha512-TZfS4nKhsQftD4nJr5R4fOO7EKe0L5RAscmYehignHr5JJVzW49Nxom0w0rnmHDU2iV3zWIOeyx3rN3bkHGI0A==',
  },
  NotoSansArabic: {
    name: '@expo-google-fonts/noto-sans-arabic',
    version: '0.4.3',
    integrity: 'sha512-YvtxyuegxPegu2g5urXJ+gQxRp8i798nQswTmEjwXOWR/fqy0Gvey6h5IoNRBrc43SxRxPezqCiR9ivpfPAXSg==',
  },
  NotoNastaliqUrdu: {
    name: '@expo-google-fonts/noto-nastaliq-urdu',
    version: '0.4.2',
    integrity: 'sha512-ciSPIxljdusLFb66Ov5uP8vXNuP2/CPAxwHqF2lIHqQwxZ8YtYf1B9VGiK0hcwp4XqmX6/hog8QNgViWoY9KGg==',
  },
  NotoEmoji: {
    name: '@expo-google-fonts/noto-emoji',
    version: '0.4.7',
    integrity: 'sha512-Gs7URwtKmCzzdGUTYbG8MIohyaQPgGxIaQG5hvyEAaQiEGJpQy6gyP3NDICE0EJkOJFoe1JFD3Hf1L4a3qe4KA==',
  },
  NotoSansSymbols2: {
    name: '@expo-google-fonts/noto-sans-symbols-2',
    version: '0.4.1',
    integrity: 'sha512-jFymG5s4OLlXpy9E9FQvSXpSnf43BIYcJiPXEHSw6LFNvbahkjmUWb/cj4vsX/KdUksGLTPbjB9iRuu8L3yJ8A==',
  },
};
const WEIGHTS = ['400Regular', '700Bold'];

export const recipe: Recipe = {
  name: 'fonts',
  packages: Object.values(PACKAGES),
  run(files) {
    return Object.entries(PACKAGES).flatMap(([face, { name }]) => {
      const matches = WEIGHTS.flatMap((weight) => {
        const bytes = files.get(name)?.get(`${weight}/${face}_${weight}.ttf`);
        return bytes ? [{ name: `font_${face}_${weight}.ttf`, bytes }] : [];
      });
      // The symbol font has no bold face.
      if (matches.length === 0) throw new Error(`${name} has none of the faces`);
      return matches;
    });
  },
};
