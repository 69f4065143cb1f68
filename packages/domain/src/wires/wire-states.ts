/** How money that the office sends leaves. Both go by a payee and its instructions, and both are released by another person. */
export const sendingMeans = ['wire', 'ACH'] as const;
export type SendingMeans = (typeof sendingMeans)[number];

/**
 * How far a wire that was posted has come. `to name`: nobody said by which instructions; `to release`: another person has to release it; `released`;
 * `sent`: it is in a file or was sent at the bank; `returned`: the bank of the payee gave it back; `paid`: the bank has it; `ended`: voided or taken back.
 */
export const wireOutStates = ['to name', 'to release', 'released', 'sent', 'returned', 'paid', 'ended'] as const;
export type WireOutState = (typeof wireOutStates)[number];

/**
 * How far instructions have come. `to verify`: nobody has confirmed them; `waiting`: confirmed, and the waiting period is not over; `good`: money
 * may go there; `stopped`: somebody stopped them, or a call said otherwise; `replaced`: newer ones came.
 */
export const instructionStates = ['to verify', 'waiting', 'good', 'stopped', 'replaced'] as const;
export type InstructionState = (typeof instructionStates)[number];
