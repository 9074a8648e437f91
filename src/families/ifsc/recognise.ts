import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';

const IFSC = /^[A-Z]{4}[0O][A-Z0-9]{6}$/;
const BANK = /^[A-Z]{4}$/;

export const recogniseBranch: Recogniser = ({ text, compact }) => {
  if (IFSC.test(compact)) {
    return [
      { operation: 'ifsc_get', input: { code: compact }, confidence: 0.98, why: 'It has the form of an IFSC', relevance: alwaysRelevant },
    ];
  }
  if (!BANK.test(compact) || /\s/.test(text)) return [];
  return [
    { operation: 'banks_get', input: { code: compact }, confidence: 0.8, why: 'It is the code of a bank', relevance: alwaysRelevant },
  ];
};
