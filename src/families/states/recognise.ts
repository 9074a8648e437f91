import { findState, findStateFuzzy } from '../../../data/places.ts';
import { INDIC } from '../../core/indic/unicode-blocks.ts';
import type { Recogniser } from '../../core/request/recognition.ts';

export const recogniseState: Recogniser = ({ text }) => {
  // In Latin letters too many words are close to some state.
  const state = INDIC.test(text) ? findStateFuzzy(text) : /\p{L}/u.test(text) ? findState(text) : undefined;
  if (!state) return [];
  // Two letters are ambiguous.
  return [
    {
      operation: 'states_get',
      input: { code: state.code },
      confidence: text.length > 2 ? 0.9 : 0.7,
      why: `${state.name} is a state or union territory`,
    },
  ];
};
