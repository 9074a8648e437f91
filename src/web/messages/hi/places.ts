import type { places as english } from '../en/places.ts';
import type { Translation } from '../translation.ts';

export const places: Translation<typeof english> = {
  pincode: {
    title: 'पिनकोड खोजें',
    about: 'जगह का नाम लिखें और उसका पिनकोड, डाकघर और आस-पास की जगहें नक़्शे पर देखें।',
    place: 'जगह या पिनकोड',
    offices: 'डाकघर',
    localities: 'यहाँ भी',
    nearbyOffices: 'आस-पास के डाकघर',
    delivery: 'डाक बाँटता है',
    distance: '{km} किमी',
    useMyLocation: 'मेरी लोकेशन लें',
    locationUnavailable: 'ब्राउज़र ने लोकेशन नहीं दी।',
  },
  addresses: {
    title: 'पतों की सूची ठीक करें',
    about: 'पते पेस्ट करें, हर लाइन में एक, या CSV: पिनकोड खोजे और जाँचे जाते हैं, स्पेलिंग ठीक होती है, शक वाले पते चिह्नित होते हैं।',
    list: 'पते, हर लाइन में एक, या CSV',
    file: 'या CSV फ़ाइल चुनें',
    submit: 'ठीक करें',
    progress: '{total} में से {done}',
    original: 'आपका पता',
    corrected: 'ठीक किया हुआ',
    pincode: 'पिनकोड',
    confidence: 'भरोसा',
    changes: 'क्या बदला',
    emptyInput: 'कम से कम एक पता पेस्ट करें।',
    truncated: 'पहले {count} लिए गए।',
    done: '{count} पते, {changed} में बदलाव',
    csv: 'CSV डाउनलोड करें',
    doubtful: 'फिर देखें',
  },
};
