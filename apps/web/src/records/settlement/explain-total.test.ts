import { statementFigures } from '@closewright/domain/closing-file';
import { explanationText } from '@closewright/ui/explanation-panel';
import { expect, it } from 'vitest';
import { explainBalance, explainTotal } from './explain-total.ts';

const file = {
  hasSeller: true,
  salePrice: 180_000_00,
  earnestMoney: null,
  loan: null,
  closingDate: null,
  disbursementDate: null,
};
const gift = { kind: 'Other credit', label: 'Gift', buyerAmount: 750_00 } as const;
const figures = (adjustments: readonly object[], earnestMoney: number | null = 0) =>
  statementFigures({ ...file, earnestMoney }, { payoffs: [], prorations: [], adjustments });

it('an open total tells what is missing, with the way to its field', () => {
  const { cashFromBorrower: total } = figures([], null).totals;
  if (!total) throw new Error('There is a seller');
  expect(explainTotal('Cash to close', total)).toMatchObject({
    value: 'Open',
    operation: '1 thing missing',
    children: [{ label: 'The earnest money, 0 if there is none', field: 'earnestMoney' }],
  });
});

it('a total tells how it came about, and the balance what comes in and goes out', () => {
  const { totals, balance } = figures([{ ...gift, party: 'Aunt' }]);
  if (!totals.dueToSeller) throw new Error('There is a seller');
  expect(explanationText(explainTotal('Due', totals.dueToSeller))).toContain('Sale price: 180,000.00');
  const told = explainBalance(balance);
  expect([told.label, told.value, told.children?.map(({ value }) => value)]).toEqual([
    'In balance',
    '180,000.00',
    ['180,000.00', '180,000.00'],
  ]);
});

it('what is out of balance names its lines in words, each with its field', () => {
  expect(explainBalance(figures([gift]).balance)).toMatchObject({
    label: 'Out of balance by',
    value: '750.00',
    children: [{ label: 'Gift: nobody is named who gives the money', field: 'adjustments.0.buyerAmount' }],
  });
  expect(explainBalance(figures([], null).balance)).toMatchObject({ label: 'Balance', value: 'Open' });
});
