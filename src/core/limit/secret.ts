/** The secret for hashing client keys: without it they cannot be turned back into addresses. */
import { randomBytes } from 'node:crypto';

export interface LimitSecret {
  value: string;
  /** Whether it is configured by the operator: then all replicas have it, and it is not put into the store. */
  readonly isGiven: boolean;
}

export function givenSecret(value: string): LimitSecret {
  return { value, isGiven: true };
}

/** A secret generated at startup; replicas that share a store adopt the first one. */
export function ownSecret(value: string = newSecret()): LimitSecret {
  return { value, isGiven: false };
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
