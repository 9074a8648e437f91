import { findState, meantState } from '../../../data/places.ts';
import { INDIC } from '../../core/indic/blocks.ts';
import type { Recogniser } from '../../core/request/recognition.ts';

export const recogniseState: Recogniser = ({ text }) => {
  // By sound only in scripts of India: in Latin letters too many words are near to some state.
  const state = INDIC.test(text) ? meantState(text) : /\p{L}/u.test(text) ? findState(text) : undefined;
  if (!state) return [];
  // Two letters may be many things.
  return [
    {
      operation: 'states_get',
      input: { code: state.code },
      confidence: text.length > 2 ? 0.9 : 0.7,
      why: `${state.name} is a state or union territory`,
    },
  ];
};
