import type { writing as english } from '../en/writing.ts';
import type { Translation } from '../translation.ts';

export const writing: Translation<typeof english> = {
  type: {
    title: 'உங்கள் மொழியில் டைப் செய்யுங்கள்',
    about: 'பேசுவது போல் ஆங்கில எழுத்தில் டைப் செய்து உங்கள் எழுத்தைப் பெறுங்கள். ஸ்பேஸ் முதல் பரிந்துரையை எடுக்கும், 1 முதல் 5 வேறொன்றை.',
    to: 'மொழி',
    text: 'உங்கள் எழுத்து',
    suggestions: 'பரிந்துரைகள்',
    hint: 'vanakkam, nandri …',
  },
};
