import type { CheckWriting } from '../use-check-writing.ts';
import { turnOf } from './turn.ts';

/** How many disbursements that are to be made are blocked. */
export const blockedCount = (known: CheckWriting): number => turnOf(known).blocked;
