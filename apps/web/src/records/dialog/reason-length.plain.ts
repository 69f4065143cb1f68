import { postingLimits } from '@closewright/contract/check-writing';

/** How long a reason is at most. */
export const mostOfReason = postingLimits.reason;
