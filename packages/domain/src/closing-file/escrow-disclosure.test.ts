import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escrowedYears, noDisclosures, paymentsInYear, type StoredDisclosures } from '../disclosure/index.ts';
import { emptyEscrowItem, firstPaymentOf, type StoredEscrowItem } from '../escrow-account/index.ts';
import { cents } from '../money/index.ts';
import { faultsOf, fieldsOf, given, money } from '../trace/index.ts';
import {
  closingProcedures,
  type EscrowLineName,
  type EscrowSource,
  escrowDisclosure,
  type FiguredFee,
  noPropertyCosts,
  type StoredPropertyCosts,
} from './index.ts';

type Stated = StoredDisclosures & StoredPropertyCosts;

const itemOf = (item: Partial<StoredEscrowItem>) => ({
  item: { ...emptyEscrowItem, paidBy: 'Buyer' as const, ...item },
  bills: [],
});

/** Form H-25(B). */
const formH25B: EscrowSource = {
  file: { closingDate: '2013-04-15' },
  charges: {
    fees: [],
    escrow: {
      terms: { cushionMonths: 2, paymentRounding: 'Nearest', lenderAdjustment: null, lenderReason: null },
      firstPayment: firstPaymentOf({ firstPaymentDate: '2013-06-01' }, null),
      items: [
        itemOf({ kind: 'Homeowners insurance', label: 'Homeowner’s insurance', monthlyAmount: 100_83 }),
        itemOf({ kind: 'County taxes', label: 'Property taxes', monthlyAmount: 105_30 }),
      ],
    },
  },
  fees: [],
  initial: { kind: 'figure', value: cents(412_25), trace: given('Section G', money(412_25), 'fees') },
};
const stated: Stated = {
  ...noDisclosures,
  ...noPropertyCosts,
  escrowAccount: 'Yes',
  escrowedYear: 'Twelve payments',
  taxesOutsideEscrow: 0,
  insuranceOutsideEscrow: 0,
  otherOutsideEscrow: 150_00,
  otherPropertyCost: 'HOA dues',
};
const declined: Partial<Stated> = { escrowAccount: 'No, declined', escrowWaiverFee: 250_00 };

const withEscrow = (escrow: Partial<EscrowSource['charges']['escrow']>, source = formH25B): EscrowSource => ({
  ...source,
  charges: { ...source.charges, escrow: { ...source.charges.escrow, ...escrow } },
});
/** The account is not entered: its payment is typed, and section G among the fees. */
const typed: EscrowSource = {
  ...withEscrow({ items: [] }),
  charges: {
    fees: [
      { section: 'F', label: 'Flood insurance' },
      { section: 'G', label: 'Homeowner’s insurance (2 mo.)', kind: 'Homeowner’s insurance' },
      { section: 'G', label: 'School taxes', kind: 'Other' },
      { section: 'G', label: 'Mortgage insurance', kind: 'Mortgage insurance' },
      { section: 'G', label: 'Aggregate adjustment', kind: 'Aggregate adjustment' },
    ],
    escrow: { ...formH25B.charges.escrow, items: [] },
  },
};

const lineOf = (name: EscrowLineName, part: Partial<Stated> = {}, source = formH25B) => {
  const line = escrowDisclosure({ ...stated, ...part }, source).lines.find((each) => each.name === name);
  if (!line) throw new Error(`No line ${name}`);
  return line;
};
/** What a line comes to, or the fields that it waits for. */
const amountOf = (...asked: Parameters<typeof lineOf>) => {
  const { total } = lineOf(...asked);
  return total.kind === 'figure' ? total.value : total.missing.map(({ field }) => field);
};
const traceOf = (...asked: Parameters<typeof lineOf>) => {
  const { total } = lineOf(...asked);
  if (total.kind === 'open') throw new Error('It is open');
  return total.trace;
};

describe('the escrow account of form H-25(B)', () => {
  it.each<[EscrowLineName, number, string[]]>([
    ['escrowed', 2473_56, ['Homeowner’s insurance', 'Property taxes']],
    ['notEscrowed', 1800_00, ['HOA dues']],
    ['initial', 412_25, []],
    ['monthly', 206_13, []],
  ])('%s is %d', (name, value, names) => {
    expect([amountOf(name), lineOf(name).names]).toEqual([value, names]);
    expect(faultsOf(traceOf(name), closingProcedures)).toEqual([]);
  });

  it('counts the eleven payments that are due in the year after closing, where it is asked to', () => {
    const trace = traceOf('escrowed', { escrowedYear: 'Payments after closing' });
    expect(trace.value).toEqual(money(2267_43));
    expect(faultsOf(trace, closingProcedures)).toEqual([]);
    expect(fieldsOf(trace)).toEqual(expect.arrayContaining(['firstPayment', 'closingDate']));
  });
});

it('where section G is typed, its lines name what the account is for', () => {
  const part = { monthlyEscrow: 206_13 };
  expect(lineOf('escrowed', part, typed).names).toEqual([
    'Homeowner’s insurance',
    'School taxes',
    'Mortgage insurance',
  ]);
  expect([amountOf('monthly', part, typed), amountOf('escrowed', part, typed)]).toEqual([206_13, 2473_56]);
});

it('mortgage insurance that is paid out of the account counts in what goes into it (comment 38(l)(7)(i)(A)(4)-1)', () => {
  const insured = itemOf({ kind: 'Mortgage insurance', monthlyAmount: 82_35 });
  const source = withEscrow({ items: [...formH25B.charges.escrow.items, insured] });
  expect(lineOf('escrowed', {}, source).names).toEqual([
    'Homeowner’s insurance',
    'Property taxes',
    'Mortgage insurance',
  ]);
  // 206.13 + 82.35, and twelve of it.
  expect([amountOf('monthly', {}, source), amountOf('escrowed', {}, source)]).toEqual([288_48, 3461_76]);
});

it('without an account all costs are paid directly, and the waiver has its fee', () => {
  const { lines, finding } = escrowDisclosure({ ...stated, ...declined, taxesOutsideEscrow: 105_30 }, typed);
  expect(lines.map(({ name, names, total }) => [name, names, total.kind === 'figure' && total.value])).toEqual([
    ['estimated', ['Property taxes', 'HOA dues'], 3063_60],
    ['waiverFee', [], 250_00],
  ]);
  expect(finding).toBeNull();
});

it.each<[string, Partial<Stated>, EscrowSource]>([
  ['items', {}, formH25B],
  ['a payment', { monthlyEscrow: 1 }, typed],
])('a loan that is said to have no account, and has %s, is to be looked at', (_, part, source) => {
  expect(escrowDisclosure({ ...stated, ...declined, ...part }, source).finding).toContain('no escrow account');
  expect(escrowDisclosure({ ...stated, ...part }, source).finding).toBeNull();
});

it('the account is open for want of the choice', () => {
  const { lines, missing } = escrowDisclosure({ ...stated, escrowAccount: null }, formH25B);
  expect([lines, Object.keys(missing)]).toEqual([[], ['escrowAccount']]);
});

const insuranceOfG: FiguredFee = {
  kind: 'figure',
  fee: {
    code: 'g',
    section: 'G',
    kind: 'mortgageInsurance',
    label: 'Mortgage insurance (2 mo.)',
    bucket: 'canChange',
    source: 'typed',
    charges: [],
  },
};
const payments = { escrowedYear: 'Payments after closing' } as const;

it.each<[string, EscrowLineName, Partial<Stated>, EscrowSource, string[]]>([
  ['the payments of the year', 'escrowed', { escrowedYear: null }, formH25B, ['escrowedYear']],
  ['the closing date', 'escrowed', payments, { ...formH25B, file: { closingDate: null } }, ['closingDate']],
  [
    'the first payment',
    'escrowed',
    { ...payments, monthlyEscrow: 1 },
    withEscrow({ firstPayment: firstPaymentOf(undefined, null) }, typed),
    ['firstPayment'],
  ],
  ['what goes into it', 'monthly', {}, typed, ['monthlyEscrow']],
  [
    'what a month of insurance is',
    'monthly',
    { monthlyEscrow: 206_13 },
    { ...typed, fees: [insuranceOfG] },
    ['monthlyEscrow'],
  ],
  ['more than nothing that goes into it', 'escrowed', { monthlyEscrow: 0 }, typed, ['monthlyEscrow']],
  [
    'what the reader may not read',
    'monthly',
    {},
    { ...formH25B, file: { closingDate: null, leftOut: ['escrowItems'] } },
    ['escrowItems'],
  ],
  [
    'costs that are paid directly',
    'notEscrowed',
    { taxesOutsideEscrow: null, insuranceOutsideEscrow: null },
    formH25B,
    ['taxesOutsideEscrow', 'insuranceOutsideEscrow'],
  ],
  ['their name', 'estimated', { ...declined, otherPropertyCost: ' ' }, typed, ['otherPropertyCost']],
  ['the fee of the waiver', 'waiverFee', { ...declined, escrowWaiverFee: null }, typed, ['escrowWaiverFee']],
])('a line is open for want of %s', (_, name, part, source, fields) => {
  expect(amountOf(name, part, source)).toEqual(fields);
});

it('the year costs twelve months in the account and outside of it, or as many payments as are due, whatever is collected', () => {
  const amount = fc.integer({ min: 0, max: 900_000 });
  const items = fc.array(fc.record({ monthlyAmount: amount, monthsCollected: fc.integer({ min: 0, max: 14 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(items, amount, amount, fc.constantFrom(...escrowedYears), (some, taxes, other, escrowedYear) => {
      const month = some.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
      fc.pre(month > 0);
      const source = withEscrow({ items: some.map((item, at) => itemOf({ label: `Item ${at}`, ...item })) });
      const part = { escrowedYear, taxesOutsideEscrow: taxes, otherOutsideEscrow: other };
      expect(amountOf('escrowed', part, source)).toBe(month * (escrowedYear === 'Twelve payments' ? 12 : 11));
      expect(amountOf('notEscrowed', part, source)).toBe(12 * (taxes + other));
    }),
  );
});

it.each([
  ['2013-06-01', '2013-04-15', 11],
  ['2013-06-01', '2013-05-31', 12],
  ['2013-08-01', '2013-06-01', 11],
  ['2013-04-15', '2013-04-15', 11],
  ['2015-01-01', '2013-04-15', 0],
])('payments from %s on in the year after %s: %d', (first, closing, expected) => {
  expect(paymentsInYear(first, closing)).toBe(expected);
});
