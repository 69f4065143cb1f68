import { postingLimits } from '@closewright/contract/check-writing';

/** How long a comment is at most. */
export const mostOfComment = postingLimits.reason;
