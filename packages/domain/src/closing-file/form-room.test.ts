import { describe, expect, it } from 'vitest';
import type { StoredAdjustment } from '../adjustments/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import type { Fee, FeeSection } from '../settlement/index.ts';
import { formRoom, overflowOf } from './form-room.ts';
import { statementFigures } from './from-stored.ts';
import type { FiguredFee, FileFacts, StoredRows } from './index.ts';
import { file, fees as sample, rows as sampleRows } from './stored-purchase.fixture.ts';

const fee = (section: FeeSection, at: number, more: Partial<Fee> = {}): FiguredFee => ({
  kind: 'figure',
  fee: { code: `fees.${at}`, label: `Fee ${at}`, section, bucket: 'canChange', source: 'typed', charges: [], ...more },
});
const some = (section: FeeSection, count: number, more: Partial<Fee> = {}) =>
  Array.from({ length: count }, (_, at) => fee(section, at, more));

const room = (fees: readonly FiguredFee[], rows: StoredRows = sampleRows, facts: Partial<FileFacts> = {}) => {
  const own = { ...file, ...facts };
  return formRoom({ file: own, rows, fees, figures: statementFigures(own, rows, fees) });
};
const linesOf = (fees: readonly FiguredFee[], key: string) => {
  const section = room(fees).find((each) => each.key === key);
  return [section?.lines, section?.room, section?.goesTo];
};

const debit = (more: Partial<StoredAdjustment>): Partial<StoredAdjustment> => ({
  kind: 'Adjustment from seller',
  label: 'Repairs',
  buyerAmount: 1_00,
  ...more,
});
const withRows = (adjustments: StoredRows['adjustments']): StoredRows => ({
  payoffs: [],
  prorations: [],
  adjustments,
});
const continuedOf = (sections: ReturnType<typeof formRoom>) =>
  overflowOf(sections).map(({ key, continued }) => [key, continued.map(({ from, within }) => [from, within])]);

describe('page 2 of a closing disclosure', () => {
  it('holds form H-25(B) on its own lines', () => {
    expect(overflowOf(room(sample))).toEqual([]);
  });

  it.each([
    ['A', 'nothing is charged, the points keep their line', [], [1, 8, 'Its own lines']],
    ['A', 'points stand on their line', [fee('A', 1, { kind: 'ratePoints' })], [1, 8, 'Its own lines']],
    ['A', 'points have 01, and 7 more are there', some('A', 7), [8, 8, 'Its own lines']],
    ['A', 'an eighth has no line', some('A', 8), [9, 8, 'Lines of others']],
    ['B', 'ten fees', some('B', 10), [10, 10, 'Its own lines']],
    ['C', 'nine fees', some('C', 9), [9, 8, 'Lines of others']],
    ['E', 'recording is one line, whatever is recorded', some('E', 5, { kind: 'recording' }), [1, 2, 'Its own lines']],
    ['E', 'each transfer tax has its own', some('E', 2, { kind: 'stateTransferTax' }), [3, 2, 'Lines of others']],
    ['F', 'what is prepaid is told by its name', [fee('F', 1, { label: 'Property taxes' })], [4, 5, 'Its own lines']],
    ['F', 'of two taxes one is further', some('F', 2, { kind: 'countyPropertyTaxes' }), [5, 5, 'Its own lines']],
    ['G', 'the adjustment keeps the last line', some('G', 5), [9, 8, 'Lines of others']],
    ['H', 'eight others', some('H', 8), [8, 8, 'Its own lines']],
  ] as const)('%s: %s', (key, _, fees, expected) => {
    expect(linesOf(fees, key)).toEqual(expected);
  });

  it('gives what is over lines of others as long as all have room, then a page each', () => {
    // Preprinted: A 1, E 1, F 4, G 4.
    const goes = (count: number) => room(some('B', count)).find(({ key }) => key === 'B')?.goesTo;
    expect([goes(39), goes(40)]).toEqual(['Lines of others', 'Pages 2a and 2b']);
  });

  it('an open fee is in no section yet', () => {
    expect(linesOf([...some('C', 8), { kind: 'open', section: 'C', missing: [] }], 'C')).toEqual([
      8,
      8,
      'Its own lines',
    ]);
  });
});

describe('the summaries', () => {
  it('what has no line left continues on an addendum, each side by itself', () => {
    expect(continuedOf(room([], withRows(Array.from({ length: 6 }, () => debit({})))))).toEqual([
      [
        'L',
        [
          ['adjustments.4', undefined],
          ['adjustments.5', undefined],
        ],
      ],
      ['N', [['adjustments.5', undefined]]],
    ]);
  });

  it('what shares a line is listed, deposits are summed', () => {
    const card = { kind: 'Payment to another', label: 'Card', buyerAmount: 1_00, party: 'Bank' } as const;
    const rows = withRows([card, { ...card, label: 'Car' }, { kind: 'Further deposit', buyerAmount: 1_00 }]);
    expect(continuedOf(room([], rows))).toEqual([
      [
        'K',
        [
          ['adjustments.0', 'K 04'],
          ['adjustments.1', 'K 04'],
        ],
      ],
    ]);
  });

  it('the amount of a line is that of its side; none while it is open', () => {
    const rows = withRows(Array.from({ length: 6 }, (_, at) => debit({ buyerAmount: at === 5 ? null : 1_00 })));
    const [section] = overflowOf(room([], rows));
    expect(section?.continued.map(({ amount }) => amount?.value)).toEqual([{ kind: 'money', cents: 1_00 }, undefined]);
  });

  it('without a seller payoffs and payments have 15 lines', () => {
    const card = { kind: 'Payment to another', label: 'Card', buyerAmount: 1_00, party: 'Bank' } as const;
    const rows = withRows(Array.from({ length: 16 }, () => card));
    expect(continuedOf(room([], rows, { hasSeller: false }))).toEqual([['K', [['adjustments.15', undefined]]]]);
  });
});

describe('a HUD-1', () => {
  const hud = (fees: readonly FiguredFee[], type: number, rows = withRows([])) =>
    continuedOf(room(fees, rows, { settlementStatementType: type }));

  it.each([
    ['2010', SettlementStatementType.HUD2010, 2],
    ['1974', SettlementStatementType.HUD1974, 2],
  ] as const)('of %s has two free lines for reserves', (_, type, free) => {
    const reserves = some('G', free);
    expect(hud(reserves, type)).toEqual([]);
    expect(hud([...reserves, fee('G', 8, { code: 'escrow.3' })], type)).toEqual([
      ['1000', [['escrowItems.3', undefined]]],
    ]);
  });

  it('has the lines 204 to 209 and 506 to 509 for what is paid or taken off', () => {
    const rows = withRows(Array.from({ length: 7 }, () => debit({})));
    expect(hud([], SettlementStatementType.HUD2010, rows)).toEqual([
      ['200', [['adjustments.6', undefined]]],
      [
        '500',
        [
          ['adjustments.4', undefined],
          ['adjustments.5', undefined],
          ['adjustments.6', undefined],
        ],
      ],
    ]);
  });
});
