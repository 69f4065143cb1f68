import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredCharges } from '../../closing-file/index.ts';
import { addToDate } from '../../dates/index.ts';
import { emptyEscrowItem } from '../../escrow-account/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import { lineOf, rowsOf, tablesOf, wordsOf } from '../form-text.fixture.ts';
import type { FormFigure } from '../index.ts';
import { statementOf, storedCharges } from '../stored-h25b.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { initialEscrowStatement } from './initial-escrow-statement.ts';

type Escrow = StoredCharges['escrow'];
const { escrow } = storedCharges;
const formOf = (more: Partial<Escrow> = {}) =>
  initialEscrowStatement(statementOf({ charges: { escrow: { ...escrow, ...more } } }), told);

const taxes = { ...emptyEscrowItem, kind: 'County taxes', label: 'Property taxes', paidBy: 'Buyer' } as const;
/** Taxes in two bills of a year, by the rule of the account. */
const twoBills: Partial<Escrow> = {
  terms: { cushionMonths: 2, paymentRounding: 'Nearest' },
  items: [
    {
      item: taxes,
      bills: [
        { dueDate: '2013-07-31', amount: 600_00 },
        { dueDate: '2013-12-31', amount: 600_00 },
      ],
    },
  ],
};

describe('the escrow statement of form H-25(B)', () => {
  it.each([
    ['payment.total', 'Monthly mortgage payment at first, with what goes into the account | $1,050.26'],
    ['payment.escrow', 'Of it into the escrow account | $206.13'],
    ['escrowItems.0.monthlyAmount', 'Homeowner’s insurance | Every month | $100.83 | $1,209.96'],
    ['bills.total', 'All bills of the year | $2,473.56'],
    ['deposit.1', 'Homeowner’s insurance | $201.66'],
    ['deposit.adjustment', 'Aggregate adjustment | –$0.01'],
    ['deposit.total', 'Initial deposit | $412.25'],
    ['cushion', 'Cushion, the least that should be in the account | $412.26'],
    ['months.0', 'Initial deposit | $412.25'],
    ['months.12', '05/2014 | $206.13 | $206.13 | Homeowner’s insurance, Property taxes | $412.25'],
  ])('%s', (key, expected) => {
    expect(lineOf(formOf(), key)).toBe(expected);
  });
});

describe('an escrow statement', () => {
  it('has each bill on its day, and the balance of each month', () => {
    const form = formOf(twoBills);
    expect(
      [
        'escrowItems.0.bills.0',
        'escrowItems.0.bills.1',
        'deposit.total',
        'cushion',
        'months.1',
        'months.2',
        'months.7',
      ].map((key) => lineOf(form, key)),
    ).toEqual([
      'Property taxes | 07/31/2013 | $600.00 | $1,200.00',
      'Property taxes | 12/31/2013 | $600.00 |',
      'Initial deposit | $700.00',
      'Cushion, the least that should be in the account | $200.00',
      '06/2013 | $100.00 |  |  | $800.00',
      '07/2013 | $100.00 | $600.00 | Property taxes | $300.00',
      '12/2013 | $100.00 | $600.00 | Property taxes – lowest balance | $200.00',
    ]);
    const cell = rowsOf(form).find(({ key }) => key === 'escrowItems.0.bills.1')?.cells;
    expect(cell?.flatMap(({ runs }) => runs.map(({ field }) => field))).toEqual([
      'escrowItems.0.label',
      'escrowItems.0.bills.1.dueDate',
      'escrowItems.0.bills.1.amount',
    ]);
  });

  it('without items says that there is no account', () => {
    expect(wordsOf(formOf({ items: [] }).pages.flatMap(({ blocks }) => blocks))).toContain(
      'The loan has no escrow account.',
    );
  });

  it('that is open, or that its reader may not read, has no amount and says why', () => {
    const form = formOf({ firstPayment: { day: null, source: 'The loan has no first payment' } });
    expect([lineOf(form, 'payment.escrow'), lineOf(form, 'months.1')]).toEqual([
      'Of it into the escrow account |',
      null,
    ]);
    expect(form.figures.get('monthlyEscrow')).toMatchObject({ kind: 'open', missing: [{ field: 'firstPayment' }] });
    const known = statementOf();
    const hidden = { ...known, file: { ...known.file, leftOut: ['escrowItems'] } };
    expect(initialEscrowStatement(hidden, told).figures.get('monthlyEscrow')).toMatchObject({
      missing: [{ words: 'Escrow items: your role may not read them' }],
    });
  });
});

const centsOf = (figure: FormFigure | undefined): number =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : 0;

const anyItem = fc
  .record({
    monthlyAmount: fc.option(fc.integer({ min: 0, max: 1e6 })),
    monthsCollected: fc.option(fc.integer({ min: 0, max: 24 })),
    bills: fc.array(fc.record({ month: fc.integer({ min: 0, max: 11 }), amount: fc.integer({ min: 0, max: 1e6 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ monthlyAmount, monthsCollected, bills }) => ({
    item: { ...taxes, monthlyAmount, monthsCollected },
    bills:
      monthlyAmount === null
        ? bills.map(({ month, amount }) => ({ dueDate: addToDate('2013-06-01', month, 'months'), amount }))
        : [],
  }));

it('of any account lines add up to the deposit and the bills to those of the year, and each balance follows from the one before', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 4 }), fc.constantFrom(0, 1, 2), (items, cushionMonths) => {
      const form: ExplainedForm = formOf({ terms: { cushionMonths, paymentRounding: 'Up' }, items });
      const value = (name: string) => centsOf(form.figures.get(name));
      const sum = (pattern: RegExp) =>
        [...form.figures.keys()].reduce((all, name) => all + (pattern.test(name) ? value(name) : 0), 0);
      expect(sum(/^deposit\.(\d+|adjustment)$/)).toBe(value('deposit.total'));
      expect(sum(/\.year$/)).toBe(value('bills.total'));
      expect(sum(/^months\.\d+\.out$/)).toBe(value('bills.total'));
      let before = value('deposit.total');
      for (let at = 1; at <= 12; at++) {
        before += value('monthlyEscrow') - value(`months.${at}.out`);
        expect(value(`months.${at}`), `month ${at}`).toBe(before);
      }
      const keys = rowsOf(form).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { columns, rows } of tablesOf(form))
        for (const { key, cells } of rows)
          expect(
            cells.reduce((all, { span = 1 }) => all + span, 0),
            key,
          ).toBe(columns.length);
    }),
    { numRuns: 100 },
  );
});
