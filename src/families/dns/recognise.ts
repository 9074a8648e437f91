import type { Recogniser } from '../../core/request/recognition.ts';

const DOMAIN =
  /^(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62})\.?(?:[/:?#]\S*)?$/iu;

export const recogniseDomain: Recogniser = ({ text }) => {
  const name = DOMAIN.exec(text)?.[1];
  return name === undefined ? [] : [{ operation: 'dns_lookup', input: { name }, confidence: 0.9, why: 'It is a host name' }];
};
