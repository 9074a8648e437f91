/** The secret for hashing client keys: without it they cannot be turned back into addresses. */
import { randomBytes } from 'node:crypto';

export interface LimitSecret {
  value: string;
  /** Whether it is configured by the operator: then all replicas have it, and it is not put into the store. */
  readonly isConfigured: boolean;
}

export function configuredSecret(value: string): LimitSecret {
  return { value, isConfigured: true };
}

/** A secret generated at startup; replicas that share a store adopt the first one. */
export function generatedSecret(value: string = generateSecret()): LimitSecret {
  return { value, isConfigured: false };
}

export function generateSecret(): string {
  return randomBytes(32).toString('hex');
}
