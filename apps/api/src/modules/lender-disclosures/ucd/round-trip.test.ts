import {
  comparedDisclosures,
  type DisclosedFee,
  type DisclosedLine,
  type DisclosedStatement,
  factNames,
  factOf,
} from '@closewright/domain/lender-disclosure';
import { cents } from '@closewright/domain/money';
import { costColumns, type FeeKind, type FeeSection } from '@closewright/domain/settlement';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readXml } from '../../../platform/xml/index.ts';
import { ucdLimits } from '../read-disclosure.ts';
import { readUcd } from './read-ucd.ts';
import { escrowTypes, feeTypes, prepaidTypes } from './ucd-words.ts';
import { writeUcd } from './write-ucd.ts';

const amount = fc.integer({ min: -1_000_000_00, max: 999_999_999_99 }).map((each) => cents(each));
const notBelow = fc.integer({ min: 0, max: 999_999_999_99 }).map((each) => cents(each));
/** Texts of any letters that a line can have: XML has none of the controls, and readers none of the spaces around. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((each) => each.replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim())
  .filter((each) => each !== '');
const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const dayText = day.map((each) => each.toISOString().slice(0, 10));
const days = fc
  .tuple(dayText, dayText)
  .map((pair) => pair.toSorted())
  .map(([from = '', to = '']) => ({ from, to }));
const rate = fc.integer({ min: 0, max: 999_999 }).map((each) => String(each / 10_000));
const columns = fc
  .dictionary(fc.constantFrom(...costColumns), amount, { maxKeys: 5 })
  .map((each) => Object.fromEntries(costColumns.flatMap((column) => (each[column] ? [[column, each[column]]] : []))));

const kindsOf = (section: FeeSection): readonly (FeeKind | null)[] => {
  const words = section === 'F' ? prepaidTypes : section === 'G' ? escrowTypes : feeTypes;
  return [null, ...new Set(Object.values(words))];
};

const fee: fc.Arbitrary<DisclosedFee> = fc
  .constantFrom<FeeSection>('A', 'B', 'C', 'E', 'F', 'G', 'H')
  .chain((section) =>
    fc
      .record({
        label: text,
        kind: fc.constantFrom(...kindsOf(section)),
        payee: fc.option(text),
        columns,
        lenderPays: fc.constantFrom('nothing', 'a part', 'all'),
        isOptional: fc.boolean(),
        months: fc.option(fc.integer({ min: 0, max: 999 })),
        each: fc.option(notBelow),
        days: fc.option(days),
      })
      .map(({ lenderPays, isOptional, months, each, days: between, ...rest }): DisclosedFee => {
        const isTimed = section === 'F' || section === 'G';
        const { others = 0 } = rest.columns;
        const byLender = cents({ nothing: 0, 'a part': Math.trunc(others / 3), all: others }[lenderPays]);
        return {
          section,
          ...rest,
          ...(byLender !== 0 && { byLender }),
          ...(!isTimed && isOptional && { isOptional }),
          ...(isTimed && months !== null && { months }),
          ...(isTimed && each !== null && { each }),
          ...(section === 'F' && between && { days: between }),
        };
      }),
  );

const places: readonly Pick<DisclosedLine, 'section' | 'kind'>[] = [
  { section: 'L', kind: 'deposit' },
  { section: 'N', kind: 'excessDeposit' },
  { section: 'L', kind: 'sellerCredit' },
  { section: 'N', kind: 'sellerCredit' },
  { section: 'L', kind: 'otherCredit' },
  { section: 'P', kind: 'otherCredit' },
  { section: 'K', kind: 'adjustment' },
  { section: 'L', kind: 'adjustment' },
  { section: 'M', kind: 'adjustment' },
  { section: 'N', kind: 'adjustment' },
  { section: 'K', kind: 'payment' },
  { section: 'P', kind: 'payment' },
  { section: 'P', kind: 'payoff' },
  { section: 'N', kind: 'payoff' },
  { section: 'K', kind: 'paidInAdvance' },
  { section: 'M', kind: 'paidInAdvance' },
  { section: 'L', kind: 'unpaidBySeller' },
  { section: 'N', kind: 'unpaidBySeller' },
];
const fixed: Partial<Record<DisclosedLine['kind'], string>> = {
  deposit: 'Deposit',
  excessDeposit: 'Excess Deposit',
  sellerCredit: 'Seller Credit',
};
const line: fc.Arbitrary<DisclosedLine> = fc
  .record({ place: fc.constantFrom(...places), label: text, amount, party: fc.option(text), days: fc.option(days) })
  .map(({ place, label, party, days: between, ...rest }) => {
    const isProration = place.kind === 'paidInAdvance' || place.kind === 'unpaidBySeller';
    const hasParty = !isProration && place.kind !== 'deposit' && place.kind !== 'excessDeposit';
    return {
      ...place,
      ...rest,
      label: fixed[place.kind] ?? label,
      party: hasParty ? party : null,
      ...(isProration && between && { days: between }),
    };
  });

const range = fc.tuple(notBelow, notBelow).map(([one, other]) => ({
  least: cents(Math.min(one, other)),
  most: cents(Math.max(one, other)),
}));
const payments = fc
  .uniqueArray(
    fc.record({
      fromYear: fc.integer({ min: 1, max: 40 }),
      isFinal: fc.boolean(),
      principalAndInterest: range,
      mortgageInsurance: notBelow,
      escrow: notBelow,
      total: range,
    }),
    { minLength: 1, maxLength: 4, selector: ({ fromYear }) => fromYear },
  )
  .map((all) =>
    all.toSorted((one, other) => one.fromYear - other.fromYear).map((each) => ({ ...each, toYear: each.fromYear + 1 })),
  );

const values = {
  // Two of them are added up to a subtotal, which may have no more digits.
  money: fc.integer({ min: -400_000_000_00, max: 400_000_000_00 }).map((each) => cents(each)),
  rate,
  count: fc.integer({ min: 1, max: 999 }),
  day: dayText,
  text,
  answer: fc.boolean(),
};
const facts = fc.record(Object.fromEntries(factNames.map((name) => [name, values[factOf(name).kind]])), {
  requiredKeys: [],
});

const statement: fc.Arbitrary<DisclosedStatement> = fc
  .record({
    facts,
    fees: fc.array(fee, { maxLength: 8 }),
    lines: fc.array(line, { maxLength: 8 }),
    payments: fc.option(payments),
  })
  .map((each) => ({ ...each, facts: each.facts as DisclosedStatement['facts'] }));

const inAnyOrder = (each: DisclosedStatement) => ({
  ...each,
  fees: each.fees.map((one) => JSON.stringify(one, Object.keys(one).toSorted())).toSorted(),
  lines: each.lines.map((one) => JSON.stringify(one, Object.keys(one).toSorted())).toSorted(),
});

it('a charge that the lender and another pay has a payment of each', () => {
  const shared: DisclosedFee = {
    section: 'B',
    label: 'Appraisal fee',
    kind: 'appraisal',
    payee: null,
    columns: { borrowerBeforeClosing: cents(29_80), others: cents(405_00) },
    byLender: cents(300_00),
  };
  const xml = writeUcd({ facts: {}, fees: [shared], lines: [], payments: null }, { createdAt: '2026-11-29T00:00:00Z' });
  const said = (name: string) => [...xml.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g'))].map(([, text]) => text);
  expect(said('FeePaymentPaidByType')).toEqual(['Buyer', 'Lender', 'ThirdParty']);
  expect(said('FeeActualPaymentAmount')).toEqual(['29.80', '300.00', '105.00']);
  expect(readUcd(readXml(new TextEncoder().encode(xml), ucdLimits)).fees).toEqual([shared]);
});

it('what is written is read back without loss, and compared without a difference', () => {
  fc.assert(
    fc.property(statement, (ours) => {
      const xml = writeUcd(ours, { createdAt: '2026-11-29T00:00:00Z' });
      const read = readUcd(readXml(new TextEncoder().encode(xml), ucdLimits));
      expect(inAnyOrder(read)).toEqual(inAnyOrder(ours));
      expect(comparedDisclosures(read, ours)).toEqual([]);
      expect(comparedDisclosures(ours, read)).toEqual([]);
    }),
  );
});
