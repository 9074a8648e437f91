import type { places as english } from '../en/places.ts';
import type { Translation } from '../translation.ts';

export const places: Translation<typeof english> = {
  pincode: {
    title: 'பின்கோடு தேடல்',
    about: 'இடத்தை எழுதி அதன் பின்கோடு, அஞ்சலகங்கள், சுற்றுப்புறத்தை வரைபடத்தில் பாருங்கள்.',
    place: 'இடம் அல்லது பின்கோடு',
    offices: 'அஞ்சலகங்கள்',
    localities: 'இங்கே மேலும்',
    nearbyOffices: 'சுற்றியுள்ள அஞ்சலகங்கள்',
    delivery: 'பட்டுவாடா',
    distance: '{km} கிமீ',
    useMyLocation: 'என் இருப்பிடம்',
    locationUnavailable: 'பிரவுசர் இருப்பிடத்தைத் தரவில்லை.',
  },
  addresses: {
    title: 'முகவரிப் பட்டியலைச் சரிசெய்',
    about: 'முகவரிகளை ஒட்டுங்கள், வரிக்கு ஒன்று, அல்லது CSV: பின்கோடுகள் கண்டு சரிபார்க்கப்படும், எழுத்துப்பிழைகள் திருத்தப்படும், சந்தேகமானவை குறிக்கப்படும்.',
    list: 'முகவரிகள், வரிக்கு ஒன்று, அல்லது CSV',
    file: 'அல்லது CSV ஃபைலைத் தேர்ந்தெடுங்கள்',
    submit: 'சரிசெய்',
    progress: '{total} இல் {done}',
    original: 'உங்கள் முகவரி',
    corrected: 'சரிசெய்தது',
    pincode: 'பின்கோடு',
    confidence: 'உறுதி',
    changes: 'மாறியவை',
    emptyInput: 'ஒரு முகவரியாவது ஒட்டுங்கள்.',
    truncated: 'முதல் {count} எடுக்கப்பட்டன.',
    done: '{count} முகவரிகள், {changed} இல் மாற்றம்',
    csv: 'CSV டவுன்லோடு',
    doubtful: 'மீண்டும் பாருங்கள்',
  },
};
