import { isIP } from 'node:net';
import type { Recogniser } from '../../core/request/recognition.ts';

export const recogniseIp: Recogniser = ({ text }) =>
  isIP(text) ? [{ operation: 'ip_location', input: { address: text }, confidence: 0.98, why: 'It is an IP address' }] : [];
