/** The tools that make a new PDF of one or several. */
import type { Operation } from '../../core/operation.ts';

export const writing: readonly Operation[] = [];
