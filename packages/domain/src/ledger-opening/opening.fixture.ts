import type { Opening } from './opening.ts';
import type { OpeningFacts } from './opening-problems.ts';

/** An account with 1,800.00: a check of the first file is outstanding, and the second has paid a wire by what is on its way. */
export const exampleOpening: Opening = {
  ...{ bankAccountID: 1, date: '2026-03-02', bankBalance: 1_800_00 },
  files: [
    { ordersID: 1, balance: 1_000_00 },
    { ordersID: 2, balance: 50_00 },
    { ordersID: 3, balance: 500_00 },
  ],
  payments: [
    {
      ...{ ordersID: 1, method: 'check', checkNumber: 501, reference: null, payee: 'Alpha Courier' },
      ...{ date: '2025-09-01', amount: 300_00 },
    },
    {
      ...{ ordersID: 2, method: 'wire out', checkNumber: null, reference: 'W-77', payee: 'Ficus Bank' },
      ...{ date: '2026-02-27', amount: 200_00 },
    },
  ],
  deposits: [{ ordersID: 2, payer: 'Michael Jones', reference: '8812', date: '2026-02-27', amount: 250_00 }],
};

export const exampleFacts: OpeningFacts = { today: '2026-03-03', openedOn: '2013-01-02', toldBalance: null };
