import { expect, it } from 'vitest';
import { emptyCommission } from '../commissions/index.ts';
import { type FileFacts, orderSummary, reckoned, type StoredRows, statementParties } from './index.ts';
import { amountOf } from './statement-parties.fixture.ts';
import { file, noCharges, payoff, rows } from './stored-purchase.fixture.ts';

const side = (label: string, depositHeld: number, flatAmount = 5700_00) => ({
  stored: { ...emptyCommission, label, paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount, depositHeld } as const,
  payees: [{ payee: `Broker ${label}`, part: '100' }],
  tiers: [],
});
const further = { kind: 'Further deposit', buyerAmount: 2000_00 } as const;
const known = (total: Parameters<typeof amountOf>[0]) => {
  const amount = amountOf(total);
  return typeof amount === 'number' ? amount : null;
};

it.each<
  [
    string,
    { sides: ReturnType<typeof side>[]; file?: Partial<FileFacts>; rows?: Partial<StoredRows> },
    number[],
    number[],
    number[],
  ]
>([
  [
    'a part of the deposit',
    { sides: [side('A', 4000_00), side('B', 0)] },
    [1700_00, 5700_00],
    [4000_00],
    [1700_00, 5700_00],
  ],
  ['more than the commission, which brings the rest', { sides: [side('A', 8000_00)] }, [0], [5700_00], [-2300_00]],
  ['more than there is', { sides: [side('A', 10_000_01)] }, [5700_00], [], [5700_00]],
  [
    'together more than there is',
    { sides: [side('A', 6000_00), side('B', 4000_01)] },
    [5700_00, 5700_00],
    [],
    [5700_00, 5700_00],
  ],
  [
    'what is there with a further deposit',
    { sides: [side('A', 12_000_00, 20_000_00)], rows: { adjustments: [further] } },
    [8000_00],
    [12_000_00],
    [8000_00],
  ],
  [
    'some of a deposit that is not known',
    { sides: [side('A', 4000_00)], file: { earnestMoney: null } },
    [1700_00],
    [4000_00],
    [1700_00],
  ],
])('brokers hold %s: order summary and net disbursements say the same', (_, given, due, kept, nets) => {
  const facts = { ...file, ...given.file };
  const charges = { ...noCharges, commissions: given.sides };
  const statement = reckoned(facts, { ...rows, payoffs: [payoff], adjustments: [], ...given.rows }, charges);
  const { commissions, deposits } = orderSummary(statement);
  expect(commissions.map((each) => known(each.due))).toEqual(due);
  const keptDeposits = deposits.filter(({ field }) => field.startsWith('commissions'));
  expect(keptDeposits.map(({ amount }) => known(amount))).toEqual(kept);
  const { parties } = statementParties(facts, charges, statement.fees, statement.figures);
  const brokers = parties.filter(({ name }) => name?.startsWith('Broker'));
  expect(brokers.map(({ net }) => known(net))).toEqual(nets);
  const keptLines = brokers.flatMap(({ lines }) => lines.filter(({ label }) => label.startsWith('Deposit kept')));
  expect(keptLines.map(({ amount }) => known(amount))).toEqual(kept);
  for (const { field } of keptLines) expect(field).toMatch(/^commissions\.\d\.depositHeld$/);
});
