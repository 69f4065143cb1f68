/** How far a decision about a check has come. */
export const exceptionStates = ['open', 'to confirm', 'decided', 'sent', 'taken off'] as const;
/** How far a decision about a check has come. */
export type ExceptionState = (typeof exceptionStates)[number];
