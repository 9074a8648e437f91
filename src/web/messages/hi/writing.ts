import type { writing as english } from '../en/writing.ts';
import type { Translation } from '../translation.ts';

export const writing: Translation<typeof english> = {
  type: {
    title: 'अपनी भाषा में लिखें',
    about: 'अंग्रेज़ी अक्षरों में जैसा बोलते हैं वैसा टाइप करें, और अपनी लिपि पाएँ। स्पेस से पहला सुझाव, 1 से 5 से दूसरा।',
    to: 'भाषा',
    text: 'आपका टेक्स्ट',
    suggestions: 'सुझाव',
    hint: 'namaste, dhanyavaad …',
  },
};
