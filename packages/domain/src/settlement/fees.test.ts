import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, maxCents, zeroCents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import type { FeeTerms } from './fee-entry.ts';
import { closingCosts, type Fee, type FeeEntry, type FeeOrEntry, feesOf, settlementProcedures } from './index.ts';

const head = { code: 'x', label: 'Fee', section: 'A', bucket: 'zero', source: 'typed' } as const;
const bases = { loanAmount: cents(162_000_00), salePrice: cents(180_000_00) };
const borrower = { paidBy: 'borrower', when: 'atClosing', part: 1 } as const;
const seller = { paidBy: 'seller', when: 'atClosing', part: 2 } as const;

const amounts = (entry: FeeEntry) => feesOf([entry], bases)[0]?.charges.map(({ amount }) => amount);

describe('a fee as it is typed', () => {
  it.each([
    ['an amount', { amount: cents(300_00) }, [300_00]],
    ['points of the loan', { percent: '0.25', of: 'loanAmount' }, [405_00]],
    ['a share of the price', { percent: '3', of: 'salePrice' }, [5400_00]],
    ['half a cent up', { percent: '0.00000309', of: 'loanAmount' }, [1]],
    ['the whole', { percent: '100', of: 'loanAmount' }, [162_000_00]],
    ['months at a price', { count: 2, each: cents(105_30) }, [210_60]],
    ['none of them', { count: 0, each: cents(105_30) }, [0]],
  ] as const)('%s', (_, terms, expected) => {
    expect(amounts({ ...head, ...terms, shares: [borrower] })).toEqual(expected);
  });

  it('is shared by parts to the cent, and each part can be worked out again', () => {
    const [fee] = feesOf([{ ...head, amount: cents(100_00), shares: [borrower, seller, borrower] }], bases);
    expect(fee?.charges.map(({ amount, paidBy, when }) => [paidBy, when, amount])).toEqual([
      ['borrower', 'atClosing', 25_00],
      ['seller', 'atClosing', 50_00],
      ['borrower', 'atClosing', 25_00],
    ]);
    const thirds = feesOf([{ ...head, amount: cents(100_00), shares: [borrower, borrower, borrower] }], bases);
    expect(thirds[0]?.charges.map(({ amount }) => amount)).toEqual([33_34, 33_33, 33_33]);
    for (const { trace } of thirds[0]?.charges ?? []) {
      expect(trace && faultsOf(trace, settlementProcedures)).toEqual([]);
    }
  });

  it.each([
    [{ amount: cents(300_00) }, 'given'],
    [{ percent: '0.25', of: 'loanAmount' }, 'Loan amount times the percentage'],
    [{ percent: '0.25', of: 'salePrice' }, 'Sale price times the percentage'],
    [{ count: 2, each: cents(105_30) }, 'The price of one times how many'],
  ] as const)('%o says how it came about', (terms, formula) => {
    const [fee] = feesOf([{ ...head, ...terms, shares: [borrower] }], bases);
    const trace = fee?.charges[0]?.trace;
    expect(trace?.formula ?? 'given').toBe(formula);
    expect(trace && faultsOf(trace)).toEqual([]);
  });

  it('names what went into it: the field of each number, and whose part is what', () => {
    const leaves = (terms: FeeTerms, shares: FeeEntry['shares']) => {
      const [fee] = feesOf([{ ...head, ...terms, shares }], bases);
      const { rounding, inputs } = fee?.charges[0]?.trace ?? {};
      return [rounding, ...(inputs ?? []).map(({ label, field }) => [label, field])];
    };
    expect(leaves({ percent: '0.25', of: 'loanAmount' }, [borrower])).toEqual([
      'to the cent, half up',
      ['Loan amount', 'loanAmount'],
      ['Percentage', 'x'],
    ]);
    expect(leaves({ count: 2, each: cents(105_30) }, [borrower])).toEqual([
      undefined,
      ['How many', 'x'],
      ['Each', 'x'],
    ]);
    expect(leaves({ amount: cents(100_00) }, [borrower, seller])).toEqual([
      'to the cent, so that the parts are the fee',
      ['Fee', 'x'],
      ['Payer', 'x'],
      ['Part of borrower', 'x'],
      ['Part of seller', 'x'],
    ]);
  });

  it('is refused at its own field before anything is reckoned', () => {
    const nameless = { ...head, label: '', percent: '101', of: 'loanAmount', shares: [borrower] } as const;
    expect(() => feesOf([nameless], bases)).toThrow(expect.objectContaining({ field: 'fees.0.label' }));
  });

  it('keeps what it is called and estimated at; fees that are reckoned stay as they are', () => {
    const full = { ...head, kind: 'origination', payee: 'Ficus Bank', amount: cents(1), estimate: cents(2) } as const;
    const [fee] = feesOf([{ ...full, shares: [{ ...borrower, paidBy: 'other', payer: 'broker' }] }], bases);
    expect(fee).toMatchObject({
      ...head,
      kind: 'origination',
      payee: 'Ficus Bank',
      estimate: 2,
      charges: [{ paidBy: 'other', payer: 'broker', when: 'atClosing', amount: 1 }],
    });
    expect(fee).not.toHaveProperty('amount');
    expect(fee?.charges[0]).not.toHaveProperty('part');
    const [bare] = feesOf([{ ...head, amount: cents(1), shares: [borrower] }], bases);
    expect(Object.keys(bare ?? {}).toSorted()).toEqual(['bucket', 'charges', 'code', 'label', 'section', 'source']);
    expect(feesOf([fee as Fee], bases)[0]).toBe(fee);
  });

  it('its parts are the fee, whatever the amount and the parts', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), parts, (amount, all) => {
        fc.pre(all.some((part) => part > 0));
        const shares = all.map((part) => ({ ...borrower, part }));
        const shared = amounts({ ...head, amount: cents(amount), shares }) ?? [];
        expect(shared.reduce((sum, one) => sum + one, 0)).toBe(amount);
      }),
    );
  });
});

const good: Fee = { ...head, charges: [{ paidBy: 'borrower', when: 'atClosing', amount: cents(1) }] };
const [charge] = good.charges;
const entry = { ...head, amount: cents(1), shares: [borrower] };
/** What no type lets through and a case file may well hold. */
const bad = (change: object): FeeOrEntry => change as FeeOrEntry;

describe('wrong fees name their field', () => {
  it.each([
    ['section', 'UNKNOWN', bad({ ...good, section: 'D' })],
    ['section', 'MISSING', bad({ ...good, section: undefined })],
    ['section', 'UNKNOWN', bad({ ...good, section: 7 })],
    ['kind', 'UNKNOWN', bad({ ...good, kind: 'bribe' })],
    ['bucket', 'UNKNOWN', bad({ ...good, bucket: 'huge' })],
    ['source', 'UNKNOWN', bad({ ...good, source: 'rumour' })],
    ['code', 'MISSING', bad({ ...good, code: ' ' })],
    ['label', 'MISSING', bad({ ...good, label: undefined })],
    ['charges', 'MISSING', bad({ ...good, charges: [] })],
    ['charges', 'MISSING', bad({ ...good, charges: undefined })],
    ['charges.0.paidBy', 'MISSING', bad({ ...good, charges: [{ when: 'atClosing', amount: 1 }] })],
    ['charges.0.paidBy', 'UNKNOWN', bad({ ...good, charges: [{ ...charge, paidBy: 'nobody' }] })],
    ['charges.0.when', 'UNKNOWN', bad({ ...good, charges: [{ ...charge, when: 'later' }] })],
    ['charges.1.payer', 'UNKNOWN', bad({ ...good, charges: [charge, { ...charge, paidBy: 'other', payer: 'aunt' }] })],
    ['charges.0.payer', 'INCONSISTENT', bad({ ...good, charges: [{ ...charge, payer: 'lender' }] })],
    ['charges.0.amount', 'MISSING', bad({ ...good, charges: [{ ...charge, amount: undefined }] })],
    ['charges.0.amount', 'MALFORMED', bad({ ...good, charges: [{ ...charge, amount: '1' }] })],
    ['charges.0.amount', 'OUT_OF_RANGE', bad({ ...good, charges: [{ ...charge, amount: 0.5 }] })],
    ['charges.0.amount', 'OUT_OF_RANGE', bad({ ...good, charges: [{ ...charge, amount: maxCents + 1 }] })],
    ['charges.0.amount', 'OUT_OF_RANGE', bad({ ...good, charges: [{ ...charge, amount: Number.NaN }] })],
    ['disclosed.0.amount', 'OUT_OF_RANGE', bad({ ...good, disclosed: [{ ...charge, amount: 0.5 }] })],
    ['disclosed', 'MISSING', bad({ ...good, disclosed: [] })],
    ['estimate', 'OUT_OF_RANGE', bad({ ...good, estimate: -1 })],
    ['percent', 'OUT_OF_RANGE', bad({ ...entry, amount: undefined, percent: '100.01', of: 'loanAmount' })],
    ['percent', 'OUT_OF_RANGE', bad({ ...entry, percent: '-0.1', of: 'loanAmount' })],
    ['percent', 'MALFORMED', bad({ ...entry, percent: 'half', of: 'loanAmount' })],
    ['percent', 'MALFORMED', bad({ ...entry, percent: 3, of: 'loanAmount' })],
    ['percent', 'MALFORMED', bad({ ...entry, percent: '1.5x', of: 'loanAmount' })],
    ['percent', 'MALFORMED', bad({ ...entry, percent: 'x1.5', of: 'loanAmount' })],
    ['of', 'UNKNOWN', bad({ ...entry, percent: '1', of: 'luck' })],
    ['count', 'OUT_OF_RANGE', bad({ ...entry, count: -1, each: 1 })],
    ['count', 'OUT_OF_RANGE', bad({ ...entry, count: 10_000, each: 1 })],
    ['count', 'MALFORMED', bad({ ...entry, count: 1.5, each: 1 })],
    ['each', 'MISSING', bad({ ...entry, count: 1 })],
    ['amount', 'OUT_OF_RANGE', bad({ ...entry, count: 9999, each: maxCents })],
    ['amount', 'MISSING', bad({ ...head, shares: [borrower] })],
    ['shares', 'MISSING', bad({ ...entry, shares: [] })],
    ['shares', 'MISSING', bad({ ...head, amount: 1 })],
    ['shares.0.paidBy', 'UNKNOWN', bad({ ...entry, shares: [{ ...borrower, paidBy: 'nobody' }] })],
    ['shares.0.part', 'OUT_OF_RANGE', bad({ ...entry, shares: [{ ...borrower, part: -1 }] })],
    ['shares.0.part', 'OUT_OF_RANGE', bad({ ...entry, shares: [{ ...borrower, part: 0 }] })],
    ['section', 'UNKNOWN', bad({ ...entry, section: 'I' })],
  ])('fees.1.%s: %s', (field, code, fee) => {
    const reckon = () => closingCosts(feesOf([{ ...good, code: 'first' }, fee], bases));
    expect(reckon).toThrow(expect.objectContaining({ name: 'InputError', code, field: `fees.1.${field}` }));
  });

  it('no list, or what is no record in it', () => {
    // Callers without types.
    expect(() => feesOf(undefined as unknown as Fee[], bases)).toThrow(
      expect.objectContaining({ code: 'MISSING', field: 'fees', message: 'A list is needed; it may be empty' }),
    );
    for (const fee of [null, 'fee', 7]) {
      // The same.
      expect(() => closingCosts([good, fee as unknown as Fee])).toThrow(
        expect.objectContaining({ code: 'MALFORMED', field: 'fees.1', message: 'Not a record of fields' }),
      );
    }
    expect(() => feesOf([bad({ ...entry, shares: [null] })], bases, 'charges')).toThrow(
      expect.objectContaining({ code: 'MALFORMED', field: 'charges.0.shares.0' }),
    );
  });

  it('two fees of one code', () => {
    expect(() => closingCosts([good, good])).toThrow(
      expect.objectContaining({ code: 'INCONSISTENT', field: 'fees.1.code', message: 'Two fees have the code x' }),
    );
  });

  it('a base that is none, credits below zero', () => {
    const loose = { ...bases, loanAmount: -1 as Cents };
    expect(() => feesOf([{ ...head, percent: '1', of: 'loanAmount', shares: [borrower] }], loose)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'loanAmount' }),
    );
    expect(() => closingCosts([good], cents(-1))).toThrow(
      expect.objectContaining({
        code: 'OUT_OF_RANGE',
        field: 'lenderCredits',
        message: 'The amount is not below zero',
      }),
    );
    expect(closingCosts([good], zeroCents).total.value).toBe(1);
  });
});
