import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escrowedYears, noDisclosures, paymentsInYear, type StoredDisclosures } from '../disclosure/index.ts';
import { emptyEscrowItem, firstPaymentOf } from '../escrow-account/index.ts';
import type { StoredFee } from '../fees/index.ts';
import { cents } from '../money/index.ts';
import { faultsOf, fieldsOf, given, money } from '../trace/index.ts';
import {
  closingProcedures,
  type EscrowLineName,
  type EscrowSource,
  escrowDisclosure,
  noPropertyCosts,
  type StoredPropertyCosts,
} from './index.ts';

type Stated = StoredDisclosures & StoredPropertyCosts;

const ofG = (label: string, quantity: number | null, each: number | null, kind: StoredFee['kind'] = 'Other') => ({
  section: 'G' as const,
  label,
  kind,
  quantity,
  each,
});
const initial = { kind: 'figure', value: cents(412_25), trace: given('G', money(412_25), 'fees') } as const;

/** Form H-25(B): section G is typed, the dues are paid directly. */
const formH25B: EscrowSource = {
  file: { closingDate: '2013-04-15' },
  charges: {
    fees: [
      { section: 'F', label: 'Property taxes', quantity: 6, each: 105_30 },
      ofG('Homeowner’s insurance', 2, 100_83, 'Homeowner’s insurance'),
      ofG('Property taxes', 2, 105_30),
      ofG('Aggregate adjustment', null, null, 'Aggregate adjustment'),
    ],
    escrow: {
      terms: { cushionMonths: null, paymentRounding: null, lenderAdjustment: null, lenderReason: null },
      firstPayment: firstPaymentOf({ firstPaymentDate: '2013-06-01' }, null),
      items: [],
    },
  },
  initial,
};
const stated: StoredDisclosures = {
  ...noDisclosures,
  escrowAccount: 'Yes',
  escrowedYear: 'Twelve payments',
  otherOutside: 1800_00,
  otherOutsideName: 'Homeowner’s association dues',
};
const withoutAccount: Partial<StoredDisclosures> = { escrowAccount: 'No, declined', escrowWaiverFee: 250_00 };
const none = { ...formH25B, charges: { ...formH25B.charges, fees: [] } };

const lineOf = (name: EscrowLineName, part: Partial<StoredDisclosures> = {}, source = formH25B) => {
  const line = escrowDisclosure({ ...stated, ...part }, source).lines.find((each) => each.name === name);
  if (!line) throw new Error(`No line ${name}`);
  return line;
};
const amountOf = (...asked: Parameters<typeof lineOf>) => {
  const { total } = lineOf(...asked);
  return total.kind === 'figure' ? total.value : total.missing.map(({ field }) => field);
};

describe('the escrow account of form H-25(B)', () => {
  it.each<[EscrowLineName, number, string[]]>([
    ['escrowed', 2473_56, ['Homeowner’s insurance', 'Property taxes']],
    ['notEscrowed', 1800_00, ['Homeowner’s association dues']],
    ['initial', 412_25, []],
    ['monthly', 206_13, []],
  ])('%s is %d', (name, value, names) => {
    const { total, names: shown } = lineOf(name);
    expect([total.kind === 'figure' && total.value, shown]).toEqual([value, names]);
    if (total.kind === 'figure') expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
  });

  it('counts the eleven payments that are due in the year after closing, where it is asked to', () => {
    const { total } = lineOf('escrowed', { escrowedYear: 'Payments after closing' });
    expect(total.kind === 'figure' && total.value).toBe(2267_43);
    expect(total.kind === 'figure' && faultsOf(total.trace, closingProcedures)).toEqual([]);
    expect(total.kind === 'figure' && fieldsOf(total.trace)).toEqual([
      'fees.1.each',
      'fees.2.each',
      'firstPayment',
      'closingDate',
    ]);
  });
});

it('items of the account are counted with its payment', () => {
  const item = { ...emptyEscrowItem, label: 'Taxes', monthlyAmount: 82_35, paidBy: 'Buyer' } as const;
  const escrow = {
    ...formH25B.charges.escrow,
    terms: { ...formH25B.charges.escrow.terms, cushionMonths: 2, paymentRounding: 'Nearest' },
    items: [{ item, bills: [] }],
  } as const;
  const source = { ...formH25B, charges: { fees: [], escrow } };
  expect(lineOf('escrowed', {}, source).names).toEqual(['Taxes']);
  expect(amountOf('monthly', {}, source)).toBe(82_35);
  const open = { ...source, charges: { fees: [], escrow: { ...escrow, terms: formH25B.charges.escrow.terms } } };
  expect(amountOf('escrowed', {}, open)).toEqual(['cushionMonths', 'paymentRounding']);
});

it('without an account all costs are paid directly, and the waiver has its fee', () => {
  const { lines, finding } = escrowDisclosure({ ...stated, ...withoutAccount, taxesOutside: 1263_60 }, none);
  expect(lines.map(({ name, names, total }) => [name, names, total.kind === 'figure' && total.value])).toEqual([
    ['estimated', ['Property taxes', 'Homeowner’s association dues'], 3063_60],
    ['waiverFee', [], 250_00],
  ]);
  expect(finding).toBeNull();
  expect(escrowDisclosure({ ...stated, ...withoutAccount }, formH25B).finding).toContain('section G');
});

it.each<[string, Partial<StoredDisclosures>, EscrowSource, string[]]>([
  ['the choice', { escrowAccount: null }, formH25B, ['escrowAccount']],
  ['what the account is for', {}, none, ['escrowItems.0']],
])('the account is open for want of %s', (_, part, source, fields) => {
  expect(Object.keys(escrowDisclosure({ ...stated, ...part }, source).missing)).toEqual(fields);
});

it.each<[string, EscrowLineName, Partial<StoredDisclosures>, EscrowSource, string[]]>([
  ['the payments of the year', 'escrowed', { escrowedYear: null }, formH25B, ['escrowedYear']],
  [
    'the days of the year',
    'escrowed',
    { escrowedYear: 'Payments after closing' },
    {
      ...formH25B,
      file: { closingDate: null },
      charges: {
        ...formH25B.charges,
        escrow: { ...formH25B.charges.escrow, firstPayment: firstPaymentOf(undefined, null) },
      },
    },
    ['firstPayment', 'closingDate'],
  ],
  [
    'what a line of section G is a month',
    'monthly',
    {},
    { ...formH25B, charges: { ...formH25B.charges, fees: [ofG('Taxes', null, null), ofG('Flood', 2, 10_00)] } },
    ['fees.0.each'],
  ],
  [
    'what the reader may not read',
    'monthly',
    {},
    { ...formH25B, file: { ...formH25B.file, leftOut: ['fees'] } },
    ['fees'],
  ],
  ['costs that are paid directly', 'notEscrowed', { otherOutside: null }, formH25B, ['taxesOutside']],
  ['their names', 'notEscrowed', { otherOutsideName: ' ' }, formH25B, ['otherOutsideName']],
  ['the fee of the waiver', 'waiverFee', { ...withoutAccount, escrowWaiverFee: null }, none, ['escrowWaiverFee']],
])('a line is open for want of %s', (_, name, part, source, fields) => {
  expect(amountOf(name, part, source)).toEqual(fields);
});

it('costs of nothing are said, and named by nobody', () => {
  const nothing = { taxesOutside: 0, otherOutside: null, otherOutsideName: null };
  expect(lineOf('notEscrowed', nothing).names).toEqual([]);
  expect(amountOf('notEscrowed', nothing)).toBe(0);
});

it('the costs of a year are its payments, each of them one of twelve at most, whatever is collected', () => {
  const lines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 14 }), each: fc.integer({ min: 0, max: 900_000 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom(...escrowedYears), (some, escrowedYear) => {
      const fees = some.map(({ quantity, each }, at) => ofG(`Line ${at}`, quantity, each));
      const source = { ...formH25B, charges: { ...formH25B.charges, fees } };
      const monthly = some.reduce((sum, { each }) => sum + each, 0);
      expect(monthlyEscrow(source.charges, source.file)?.total).toMatchObject({ value: monthly });
      expect(amountOf('escrowed', { escrowedYear }, source)).toBe(
        monthly * (escrowedYear === 'Twelve payments' ? 12 : 11),
      );
    }),
  );
});

it.each([
  ['2013-06-01', '2013-04-15', 11],
  ['2013-06-01', '2013-04-30', 11],
  ['2013-06-01', '2013-05-31', 12],
  ['2013-08-01', '2013-06-01', 11],
  ['2013-04-15', '2013-04-15', 11],
  ['2015-01-01', '2013-04-15', 0],
])('payments from %s on in the year after %s: %d', (first, closing, payments) => {
  expect(paymentsInYear(first, closing)).toBe(payments);
});
