import { expect, it } from 'vitest';
import type { StatementMoney } from '../check-writing/index.ts';
import { cents } from '../money/index.ts';
import { explainedMoney } from '../trace/index.ts';
import { invoiceSources } from './sources.ts';

const figure = (amount: number) => ({ kind: 'figure' as const, ...explainedMoney(cents(amount), { label: 'Amount' }) });
const line = (key: string, amount: number | null, way = 'gets') => ({
  ...{ key, label: `Line ${key}`, way, field: null },
  amount: amount === null ? { kind: 'open', missing: [] } : figure(amount),
});
const party = (kind: string, name: string | null, ...lines: object[]) => ({ kind, name, lines });

const sourcesOf = (...parties: object[]) =>
  // What is asked of the money of a statement, and nothing else of it.
  invoiceSources({ parties } as unknown as StatementMoney, ['Epsilon Title']).map(
    ({ key, kind, amount, isOutside }) => [...[key, kind, amount, isOutside]],
  );

it.each([
  [
    'of the settlement agent',
    [party('agent', 'Anybody', line('fee.fees.id1', 500_00))],
    [['fee.fees.id1', 'statement', 500_00, false]],
  ],
  [
    'of whoever is called as the office',
    [party('other', 'epsilon  title', line('fee.fees.id1', 1))],
    [['fee.fees.id1', 'statement', 1, false]],
  ],
  [
    'not of others',
    [party('other', 'Ficus Bank', line('fee.fees.id1', 1)), party('nobody', null, line('fee.fees.id2', 1))],
    [],
  ],
  ['not of a side, whatever it is called', [party('seller', 'Epsilon Title', line('cashToSeller', 1))], []],
  [
    'paid outside of closing',
    [party('agent', 'A', line('fee.fees.id1', 1, 'outside'))],
    [['fee.fees.id1', 'statement', 1, true]],
  ],
  ['not what it gives', [party('agent', 'A', line('deposit', 1, 'gives'))], []],
  ['not what comes to nothing', [party('agent', 'A', line('fee.fees.id1', 0))], []],
  ['not known yet', [party('agent', 'A', line('fee.fees.id1', null))], [['fee.fees.id1', 'statement', null, false]]],
  [
    'premiums and endorsements',
    [party('agent', 'A', line('fee.rates.0.premium.owner', 2), line('fee.rates.0.endorsement.owner.0', 3))],
    [
      ['fee.rates.0.premium.owner', 'premium', 2, false],
      ['fee.rates.0.endorsement.owner.0', 'endorsement', 3, false],
    ],
  ],
])('rows for an invoice are those %s', (_what, parties, expected) => {
  expect(sourcesOf(...parties)).toEqual(expected);
});
