import { rupeesAndPaise, type SpelloutLanguage, spelloutByParts } from './spellout.ts';

/** 0 to 99, all irregular. Where spellings differ (पंद्रह, पन्द्रह), that of the Central Hindi Directorate. */
const below100 = `
शून्य एक दो तीन चार पाँच छह सात आठ नौ
दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`
  .trim()
  .split(/\s+/);

const integer = spelloutByParts({ below100, hundred: 'सौ', thousand: 'हज़ार', lakh: 'लाख', crore: 'करोड़' });

export const hindi: SpelloutLanguage = {
  integer,
  digits: below100.slice(0, 10),
  minus: 'ऋण',
  point: 'दशमलव',
  only: 'मात्र',
  money: rupeesAndPaise(integer, { singular: ['रुपया', 'पैसा'], plural: ['रुपये', 'पैसे'] }),
};
