import { postingLimits as limits } from '@closewright/contract/check-writing';

/** How long the texts of a disbursement are at most, and how many lines it pays. */
export const postingLimits = limits;
