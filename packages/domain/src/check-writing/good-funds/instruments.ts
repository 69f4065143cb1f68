/** What money comes in by, in the words that are stored and shown. */
export const fundsInstruments = [
  'Wire',
  'ACH',
  'Cash',
  'Cashier’s check',
  'Certified check',
  'Teller’s check',
  'Government check',
  'Trust account check',
  'Money order',
  'Personal check',
  'Business check',
] as const;

/** What money comes in by. */
export type FundsInstrument = (typeof fundsInstruments)[number];

/** Those that are at the bank when they are received: they go on no slip. */
export const electronicInstruments: ReadonlySet<FundsInstrument> = new Set(['Wire', 'ACH']);
