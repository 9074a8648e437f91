/** The secret that the keys of clients are made with: without it nobody can turn one back into an address. */
import { randomBytes } from 'node:crypto';

export interface LimitSecret {
  value: string;
  /** Whether an operator has set it: then all replicas have it already, and no store needs to know it. */
  readonly isGiven: boolean;
}

export function givenSecret(value: string): LimitSecret {
  return { value, isGiven: true };
}

/** One that was made when the service started; replicas that share a store take the one that is there first. */
export function ownSecret(value: string = newSecret()): LimitSecret {
  return { value, isGiven: false };
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
