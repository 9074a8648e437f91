import { ENGLISH_REASONS } from '../../../src/core/sky/festivals/reasons.ts';
import { ENGLISH_NAMES } from '../../../src/core/sky/names.ts';
import { list, type PanchangLanguage } from './language.ts';

export const english: PanchangLanguage = {
  names: {
    ...ENGLISH_NAMES,
    vara: list('Ravivara, Somavara, Mangalavara, Budhavara, Guruvara, Shukravara, Shanivara'),
    yoga: list(
      'Vishkambha, Priti, Ayushman, Saubhagya, Shobhana, Atiganda, Sukarma, Dhriti, Shula, Ganda, Vriddhi, Dhruva, Vyaghata, Harshana, Vajra, Siddhi, Vyatipata, Variyan, Parigha, Shiva, Siddha, Sadhya, Shubha, Shukla, Brahma, Indra, Vaidhriti',
    ),
    karana: list('Bava, Balava, Kaulava, Taitila, Gara, Vanija, Vishti, Shakuni, Chatushpada, Naga, Kimstughna'),
    ritu: list('Vasanta, Grishma, Varsha, Sharad, Hemanta, Shishira'),
    ayana: list('Uttarayana, Dakshinayana'),
    samvatsara: list(
      'Prabhava, Vibhava, Shukla, Pramoda, Prajapati, Angirasa, Shrimukha, Bhava, Yuva, Dhata, Ishvara, Bahudhanya, Pramathi, Vikrama, Vrisha, Chitrabhanu, Svabhanu, Tarana, Parthiva, Vyaya, Sarvajit, Sarvadhari, Virodhi, Vikriti, Khara, Nandana, Vijaya, Jaya, Manmatha, Durmukha, Hemalamba, Vilamba, Vikari, Sharvari, Plava, Shubhakrit, Shobhakrit, Krodhi, Vishvavasu, Parabhava, Plavanga, Kilaka, Saumya, Sadharana, Virodhakrit, Paridhavi, Pramadi, Ananda, Rakshasa, Nala, Pingala, Kalayukta, Siddharthi, Raudra, Durmati, Dundubhi, Rudhirodgari, Raktaksha, Krodhana, Akshaya',
    ),
    tamilMonth: list('Chithirai, Vaikasi, Aani, Aadi, Aavani, Purattasi, Aippasi, Karthigai, Margazhi, Thai, Maasi, Panguni'),
    lord: list('Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury'),
  },
  reasons: ENGLISH_REASONS,
};
