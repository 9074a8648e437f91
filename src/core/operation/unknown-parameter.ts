/** Unknown parameters are rejected on every surface: one that is misspelled would otherwise be ignored silently. */
import { ApiError } from '../request/api-error.ts';
import { nearestName } from '../text/nearest-name.ts';

/** Longest name that an error message repeats. */
const MAX_NAME_LENGTH = 50;

export function unknownParameter(name: string, knownNames: Iterable<string>): ApiError {
  const names = [...knownNames];
  const shownName = name.slice(0, MAX_NAME_LENGTH);
  const nearest = nearestName(shownName, names);
  const hint = nearest === undefined ? '' : `did you mean ${nearest}? `;
  return new ApiError('invalid_parameter', `${shownName}: unknown parameter; ${hint}known: ${names.join(', ') || 'none'}`);
}

/** Whether a query parameter was added to a link by an advertiser or a newsletter: such parameters are ignored. */
export function isTrackingParameter(name: string): boolean {
  return /^utm_/.test(name) || name === 'fbclid' || name === 'gclid';
}
