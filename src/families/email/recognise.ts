import type { Recogniser } from '../../core/request/recognition.ts';

const ADDRESS = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,63}$/;

export const recogniseEmail: Recogniser = ({ text }) =>
  ADDRESS.test(text)
    ? [{ operation: 'email_check', input: { address: text }, confidence: 0.96, why: 'It has the format of an email address' }]
    : [];
