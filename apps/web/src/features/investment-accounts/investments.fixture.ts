import type { Investment } from '@closewright/contract/investments';

/** An investment account that is open, whose legs and ledger agree. */
export const exampleInvestment = (more: Partial<Investment> = {}): Investment => ({
  ...{ investmentID: 7, ordersID: 41, fileNumber: '13-1001', bankAccountID: 9, bankAccount: 'Park, invested' },
  ...{ bankName: 'Ficus Bank', accountNumber: '***4321', state: 'open', beneficiary: 'Ada Park' },
  ...{ taxIDMasked: '***-**-6789', w9On: '2026-03-02', instructedOn: '2026-03-02', rate: '4.25' },
  address: { street: '1 Elm St', city: 'Ames', state: 'IA', zip: '50010' },
  ...{ reportedBy: null, reporter: 'Bank', note: null, version: 2, isOwn: false, ledger: 5_000_00 },
  asked: { by: 'Ann', at: '2026-03-02T15:00:00Z' },
  decided: { by: 'Bo', at: '2026-03-02T16:00:00Z', reason: null },
  closed: null,
  moves: [
    {
      ...{ kind: 'sent', bankAccountID: 3, bankAccount: 'Escrow trust', stripe: 9, number: 12, date: '2026-03-03' },
      ...{ amount: 5_000_00, name: 'Ficus Bank', stands: true, named: { by: 'Ann', at: '2026-03-03T15:00:00Z' } },
    },
    {
      ...{ kind: 'in', bankAccountID: 9, bankAccount: 'Park, invested', stripe: 9, number: 1, date: '2026-03-03' },
      ...{ amount: 5_000_00, name: 'Escrow trust', stands: true, named: null },
    },
  ],
  interest: [],
  closingObstacle: 'The ledger has money of it: Available 5,000.00',
  ...more,
});
