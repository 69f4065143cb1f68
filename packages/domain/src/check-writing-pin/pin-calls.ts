/**
 * The calls that ask for the PIN of whoever makes them, where the flag checkWritingPIN is on: those by which money leaves an account, or by which a
 * paper is made that brings it. What only records, plans or asks has none, nor what takes back.
 */
export const pinCalls: ReadonlySet<string> = new Set([
  // Pays out of a file.
  'disburse',
  // Pays out of several files.
  'payConsolidated',
  // A check is money once it is on paper.
  'printChecks',
  'printConsolidated',
  // Approved is posted at once.
  'decideApprovals',
  'decideUnclaimedPayment',
  // The bank pays a check although the ledger says otherwise.
  'confirmPositivePayException',
  // A wire or an ACH payment may go to the bank after it.
  'releaseWire',
  // The bank pays what its file says.
  'makeWireFile',
  'makePositivePayFile',
  'makePositivePayAnswerFile',
]);

/** Whether a call asks for a PIN. */
export const asksPin = (call: string): boolean => pinCalls.has(call);
