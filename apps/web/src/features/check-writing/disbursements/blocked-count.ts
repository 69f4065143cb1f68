import type { CheckWriting } from '../use-check-writing.ts';

/** How many disbursements that are to be made are blocked. */
export const blockedCount = (_known: CheckWriting): number => 0;
