import { describe, expect, it } from 'vitest';
import { figuresToKeep, movedFigures, placedAs, reckoned, type StoredCharges, type StoredRows } from './index.ts';
import { dues, file, noCharges, rows } from './stored-purchase.fixture.ts';

type Adjustment = StoredRows['adjustments'][number];

const rent = (given: Adjustment): Partial<StoredRows> => ({
  adjustments: [{ kind: 'Adjustment from seller', label: 'Rent', ...given }],
});
const shown = (others: Partial<StoredRows>, fees: StoredCharges['fees'] = []) =>
  figuresToKeep(reckoned(file, { ...rows, ...others }, { ...noCharges, fees }), 'CDF');
const moved = (before: ReturnType<typeof shown>, after: ReturnType<typeof shown>) => {
  const { amounts, totals } = movedFigures(before, after, 'CDF');
  const lines = amounts.map(({ line, label, change }) => [line, label, change]);
  return { lines, totals: Object.fromEntries(totals.map(({ name, change }) => [name, change])) };
};

const party = 'Tau Movers';
const survey = (section: 'C' | 'H') =>
  shown({}, [{ label: 'Survey', section, bucket: 'None', borrowerAtClosing: 85_00 }]);
const cases: [string, ReturnType<typeof shown>, ReturnType<typeof shown>, unknown[], Record<string, number>][] = [
  [
    'a party is named, and the seller drops out',
    shown(rent({ buyerAmount: 100_00 })),
    shown(rent({ buyerAmount: 100_00, party })),
    [['N', 'Rent, seller', -100_00]],
    { paidForBorrower: 0, dueFromSeller: -100_00, cashToSeller: 100_00 },
  ],
  [
    'a party is no longer named, and the seller comes in',
    shown(rent({ buyerAmount: 100_00, party })),
    shown(rent({ buyerAmount: 100_00 })),
    [['N', 'Rent, seller', 100_00]],
    { paidForBorrower: 0, dueFromSeller: 100_00, cashToSeller: -100_00 },
  ],
  [
    'from the seller alone to the borrower alone',
    shown(rent({ sellerAmount: 100_00, party })),
    shown(rent({ buyerAmount: 100_00, party })),
    [
      ['N', 'Rent', -100_00],
      ['L', 'Rent', 100_00],
    ],
    { dueFromSeller: -100_00, paidForBorrower: 100_00, cashToSeller: 100_00, cashFromBorrower: -100_00 },
  ],
  [
    'the borrower comes to the seller, who stays as he was',
    shown(rent({ sellerAmount: 100_00, party })),
    shown(rent({ buyerAmount: 40_00, sellerAmount: 100_00, party })),
    [['L', 'Rent', 40_00]],
    { paidForBorrower: 40_00, dueFromSeller: 0 },
  ],
  [
    'a fee from section to section',
    survey('C'),
    survey('H'),
    [
      ['C', 'Survey', -85_00],
      ['H', 'Survey', 85_00],
    ],
    { loanCosts: -85_00, otherCosts: 85_00, closingCosts: 0 },
  ],
  [
    'a proration from paid to unpaid, each time on both sides',
    shown({ prorations: [dues] }),
    shown({ prorations: [{ ...dues, isPaid: false }] }),
    [
      ['K, M', 'HOA dues 04/15/2013 to 04/30/2013', -80_00],
      ['L, N', 'HOA dues 04/01/2013 to 04/14/2013', 70_00],
    ],
    { dueFromBorrower: -80_00, paidForBorrower: 70_00, dueToSeller: -80_00, dueFromSeller: 70_00 },
  ],
];

describe('what moves from a side or a place to another is told where it goes and where it comes', () => {
  it.each(cases)('%s', (_, before, after, lines, totals) => {
    const told = moved(before, after);
    expect(told.lines).toEqual(lines);
    expect(told.totals).toMatchObject(totals);
  });

  /** As lines were kept when they had no place. */
  const keptBefore = (figures: ReturnType<typeof shown>) => ({
    ...figures,
    lines: figures.lines.map((line) => ({ ...line, place: undefined })),
  });

  it.each(cases)('%s, from a version that was kept without places', (_, before, after, lines) => {
    const kept = keptBefore(before);
    expect(moved({ ...kept, lines: placedAs(kept.lines, before.lines) }, after).lines).toEqual(lines);
  });

  it.each(cases)('%s: a version without places is the same as its statement is reckoned today', (_, before) => {
    expect(moved(keptBefore(before), before).lines).toEqual([]);
    expect(moved(keptBefore(before), keptBefore(before)).lines).toEqual([]);
  });
});

it('one line stands for both sides while both are open, and when they are the same', () => {
  const open = shown({ prorations: [{ ...dues, amount: null }] });
  expect(moved(open, shown({ prorations: [dues] })).lines).toEqual([
    ['K, M', 'HOA dues 04/15/2013 to 04/30/2013', null],
  ]);
});
