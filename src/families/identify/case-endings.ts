/** Stems of words of Indian languages, which write case endings with the noun: কর্ণাটকের, കേരളത്തിന്റെ. */

/** By language. */
const CASE_ENDINGS = [
  'ची|चा|चे|च्या|तील|ातील|ात|ातून|ाहून|हून|मध्ये|मधील|मधून|साठी|वरून',
  'ের|র|তে|য়|টির|গুলির|ৰ|ত',
  'ની|નું|નો|ના|માં|માંથી|માંના|થી',
  'ର|ରେ|ରୁ|ଠାରେ|ଗୁଡ଼ିକର',
  'த்தின்|த்தில்|வின்|வில்|யின்|யில்|ின்|ில்|க்கு|ிலிருந்து|த்திலிருந்து|யிலிருந்து|ிலுள்ள|த்திலுள்ள|யிலுள்ள',
  'లోని|లో|యొక్క|కు|కి|లోంచి|నుంచి|నుండి',
  'ಿನಲ್ಲಿ|ಿನ|ದಲ್ಲಿ|ದ|ನಲ್ಲಿ|ನ|ರ|ಕ್ಕೆ|ಯಲ್ಲಿ|ಯ|ಿಂದ|ದಿಂದ|ಯಿಂದ|ದಲ್ಲಿರುವ|ಿನಲ್ಲಿರುವ|ಯಲ್ಲಿರುವ',
  'ത്തിന്റെ|ത്തിൽ|യുടെ|യിൽ|ിന്റെ|ിൽ|ത്തിലെ|യിലെ|ിലെ|ിലേക്ക്|ത്തിലേക്ക്|യിലേക്ക്',
].join('|');
export const CASE_ENDING = new RegExp(`(?:${CASE_ENDINGS})$`, 'u');
/** Endings of nouns that are no names: also of the accusative and the plural. */
const NOUN_ENDINGS = [
  'ों|ें|ां|ांचे|ांची|ांचा|ांना|ला',
  'টি|টা|কে|গুলি|গুলো|গুলোর',
  'ો|ઓ|ને|ોને|ોની|ઓની',
  'ଟି|କୁ|ଗୁଡ଼ିକ|ଗୁଡ଼ିକୁ',
  'ை|யை|வை|த்தை|கள்|களை|ங்கள்|ங்களை|களின்|ங்களின்|ுக்கு',
  'ను|ని|లు|లను|ల|లని|ల్లో|లలో',
  'ಗಳು|ಗಳನ್ನು|ಗಳ|ವನ್ನು|ಯನ್ನು|ನ್ನು|ಅನ್ನು|ನು|ವು',
  'കൾ|ങ്ങൾ|കളുടെ|ങ്ങളുടെ|യെ|െ|ിനെ|ത്തെ',
].join('|');
export const NOUN_ENDING = new RegExp(`(?:${NOUN_ENDINGS}|${CASE_ENDINGS})$`, 'u');

/** Before a case ending. */
export const MIN_STEM = 2;
/** In characters; longer than any of the endings. */
const MAX_ENDING = 16;
/** Offset in each block of an Indian script. */
const VIRAMA = 0x4d;

/** Tamil nouns that double their last consonant before an ending: நாடு, நாட்டின். */
const DOUBLED = /ட்ட(?:ின்|ில்|ுக்கு|ிலிருந்து|ிலுள்ள)$/u;

/** A word in an Indian script without each ending that it may have, the longest ending first. */
export function stemsOf(name: string, ending = CASE_ENDING): readonly string[] {
  const first = Math.max(MIN_STEM, name.length - MAX_ENDING);
  const ends = Array.from(name.slice(first), (_, position) => position + first).filter(
    (position) => ending.exec(name.slice(position))?.index === 0,
  );
  const stems = ends.flatMap((position) => [name.slice(0, position), withVirama(name.slice(0, position))]);
  return DOUBLED.test(name) ? [name.replace(DOUBLED, 'டு'), ...stems] : stems;
}

/** An ending that begins with a vowel replaces the virama of the name: ഗുജറാത്ത്, ഗുജറാത്തിന്റെ. */
function withVirama(stem: string): string {
  return stem + String.fromCharCode(((stem.charCodeAt(stem.length - 1) >> 7) << 7) + VIRAMA);
}
