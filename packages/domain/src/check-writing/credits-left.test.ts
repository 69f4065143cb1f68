import { expect, it } from 'vitest';
import { keptFaults, type PaidLine } from './index.ts';
import { line } from './ledger.fixture.ts';

const mayKeep = [
  line('fee.fees.id11', 1200_00),
  line('fee.escrow.id71', 850_00),
  line('fee.escrow.adjustment', -200_00),
  line('payoffs.id31', 90_00),
];
const [origination, escrow, adjustment, payoff] = mayKeep as [PaidLine, PaidLine, PaidLine, PaidLine];

it.each<[string, readonly PaidLine[], readonly (readonly [number | null, string])[]]>([
  ['nothing', [], []],
  ['all', mayKeep, []],
  ['some, with enough left for the credit', [origination], []],
  ['a part, to the cent', [origination, { ...escrow, amount: 650_00 }], []],
  ['a payoff', [payoff], []],
  ['a credit alone', [adjustment], [[null, 'What is kept comes to nothing: its credits are as much']]],
  [
    'a credit and as much',
    [adjustment, { ...origination, amount: 200_00 }],
    [[null, 'What is kept comes to nothing: its credits are as much']],
  ],
  ['all but the credit', [origination, escrow], [[null, '200.00 of credit to Ficus Bank would be left: keep it too']]],
  [
    'all but the credit, with a payoff left and kept',
    [origination, escrow, payoff],
    [[null, '200.00 of credit to Ficus Bank would be left: keep it too']],
  ],
  ['more than is left', [{ ...origination, amount: 1200_01 }], [[0, 'Of this line 1,200.00 is left']]],
  ['less than nothing', [escrow, { ...origination, amount: -1 }], [[1, 'Of this line 1,200.00 is left']]],
  [
    'more of a credit than is left',
    [origination, { ...adjustment, amount: -200_01 }],
    [[1, 'Of this line (200.00) is left']],
  ],
  ['a credit that is none', [origination, { ...adjustment, amount: 5 }], [[1, 'Of this line (200.00) is left']]],
  ['a line twice', [origination, origination], [[1, 'This line is named twice']]],
  [
    'a line of another',
    [line('fee.fees.id12', 5)],
    [[0, 'The statement does not owe this to who paid it in, or it is paid']],
  ],
  [
    'a line of another statement',
    [{ ...origination, loanID: 2 }],
    [[0, 'The statement does not owe this to who paid it in, or it is paid']],
  ],
])('what a payer keeps is %s', (_, kept, faults) => {
  expect(keptFaults(kept, { mayKeep, name: 'Ficus Bank' }).map(({ at, words }) => [at, words])).toEqual(faults);
});
