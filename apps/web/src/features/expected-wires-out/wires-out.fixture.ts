import type { DueWires, WireFile, WireOut } from '@closewright/contract/wires';

const met = { check: 'named', state: 'met', title: 'Payee is named', words: 'By instructions 2' } as const;

/** Something that keeps a wire back. */
export const blocking = {
  check: 'verified',
  state: 'blocks',
  title: 'Instructions are verified',
  words: 'Nobody has confirmed them by a call',
} as const;

/** Something that whoever releases has to see. */
export const telling = {
  ...met,
  state: 'tells',
  words: 'It was posted to Ana Seller, and goes to Maple Street',
} as const;

/** The bank paid what nobody released. */
export const unreleased = {
  check: 'released',
  state: 'blocks',
  title: 'Released before it was paid',
  words: 'The bank paid it, and nobody released it',
} as const;

/** A wire that was named and waits for its release. */
export const exampleWire = (part: Partial<WireOut> = {}): WireOut => ({
  means: 'wire',
  ...{ bankAccountID: 3, bankAccount: 'Escrow trust', stripe: 12, number: 480, ordersID: 41, fileNumber: '13-1001' },
  ...{ date: '2013-04-12', amount: 125_000_00, payee: 'Maple Street Savings', memo: 'Payoff', reference: 'W3S12N480' },
  ...{ postedBy: 'Ada Park', postedAt: '2013-04-12T14:00:00Z', isOwn: false, state: 'to release' },
  to: {
    ...{ wirePayeeID: 7, name: 'Maple Street', number: 2, beneficiary: 'Maple Street Savings' },
    ...{ bankName: 'First National Bank', routingNumber: '021000021', accountNumber: '***6789' },
    ...{ accountType: null, secCode: null },
    named: { by: 'Ada Park', at: '2013-04-12T14:05:00Z' },
  },
  ...{ fits: [], checks: [met], released: null, sent: null, returned: null, paidOn: null },
  ...part,
});

/** A wire whose payee nobody has named, beside two payees that are called like it. */
export const unnamedWire = (part: Partial<WireOut> = {}): WireOut =>
  exampleWire({
    ...{ number: 481, reference: 'W3S12N481', fileNumber: '13-1002', amount: 900_00, state: 'to name', to: null },
    checks: [{ ...met, state: 'blocks', words: 'Nobody has said by which instructions it goes' }],
    fits: [{ wirePayeeID: 7, name: 'Maple Street' }],
    ...part,
  });

/** An ACH payment that left in a file. */
export const achSent = (part: Partial<WireOut> = {}): WireOut =>
  exampleWire({
    ...{ means: 'ACH', number: 490, reference: 'A3S12N490', fileNumber: '13-1003', amount: 450_00, state: 'sent' },
    released: { by: 'Bob Reed', at: '2013-04-12T15:00:00Z' },
    sent: { by: 'Ada Park', at: '2013-04-12T16:00:00Z', wireFileID: 6, bankReference: null, trace: '123456780000001' },
    ...part,
  });

/** What a file of the account would hold. */
export const exampleDue = (part: Partial<DueWires> = {}): DueWires => ({
  ...{ bankAccountID: 3, name: 'Escrow trust', bankName: 'Trust Bank', accountNumber: '***1234' },
  ...{ due: { count: 2, amount: 126_000_00 }, digest: 'd'.repeat(64), obstacle: null },
  ach: { due: { count: 0, amount: 0 }, digest: 'e'.repeat(64), obstacle: 'No ACH payment is released.' },
  ...part,
});

/** A file of wires that was made. */
export const exampleFile = (part: Partial<WireFile> = {}): WireFile => ({
  ...{ wireFileID: 5, bankAccountID: 3, number: 1, format: 'pain.001', fileName: 'wires-1.xml', date: '2013-04-12' },
  ...{
    effectiveOn: null,
    count: 2,
    amount: 126_000_00,
    sha256: 'ab',
    madeBy: 'Ada Park',
    madeAt: '2013-04-12T15:00:00Z',
    takenBack: null,
  },
  ...part,
});
