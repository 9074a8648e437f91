/** The tools that look into a PDF. */
import type { Operation } from '../../core/operation.ts';

export const reading: readonly Operation[] = [];
