import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states } from '../../formats/index.ts';
import { type FundsAsked, type FundsInstrument, fundsAvailability, fundsInstruments, recordsFirst } from './index.ts';
import { stateFunds } from './state-funds.ts';

/** A Monday; the deposits of the tables are of the same week. */
const monday = '2026-03-02';

const asked = (over: Partial<FundsAsked>): FundsAsked => ({
  state: 'TX',
  instrument: 'Personal check',
  amount: 100_00,
  payer: 'Buyer',
  receivedOn: monday,
  depositedOn: null,
  others: [],
  ...over,
});

/** `at once`, `collection`, or the day on which what is deposited on Monday is good. */
function goodOn(over: Partial<FundsAsked>): string {
  const { kind, on } = fundsAvailability(asked({ depositedOn: monday, ...over }));
  expect(kind === 'from').toBe(on !== null);
  expect(fundsAvailability(asked(over)).kind).toBe(kind === 'from' ? 'after deposit' : kind);
  return on ?? kind;
}

const [sameDay, nextDay, tenDays, fourteenDays] = [monday, '2026-03-03', '2026-03-12', '2026-03-16'];
const codes: Readonly<Record<string, string>> = {
  'at once': '!',
  [sameDay]: '0',
  [nextDay]: '1',
  [tenDays]: 'T',
  [fourteenDays]: 'F',
  collection: 'c',
};

describe('a receipt of 100.00 by instrument', () => {
  // Wire, ACH, cash, then cashier’s, certified, teller’s, government and trust account check, money order, personal and business check.
  it.each([
    ['AZ', '!c c 000 cc ccc'],
    ['CA', '!c 0 111 cc ccc'],
    ['CO', '!c 1 111 cc ccc'],
    ['DC', '!c 0 111 00 c00'],
    ['FL', '!c 1 000 cc 0cc'],
    ['GA', '!c 1 ccc cc c0c'],
    ['IL', '!c ! !!! c! c!c'],
    ['IN', '!c ! !!F FF c!F'],
    ['KS', '!c 0 000 0T TTT'],
    ['MD', '!c ! ccc cc ccc'],
    ['MO', '!c 0 000 TT TTT'],
    ['NC', '!c 1 000 cc c00'],
    ['NJ', '!c 0 000 00 000'],
    ['NY', '!c ! ccc cc ccc'],
    ['OH', '!c ! !!! c! !!!'],
    ['TX', '!c ! !!! !! !!!'],
    ['VA', '!c ! ccc cc ccc'],
  ])('%s %s', (state, row) => {
    const of = fundsInstruments.map((instrument) => codes[goodOn({ state, instrument })]);
    expect(of.join('')).toBe(row.replaceAll(' ', ''));
  });
});

type Other = FundsAsked['others'][number];
const other = (instrument: FundsInstrument, amount: number, payer = 'Seller'): Other => ({ instrument, amount, payer });

const illinois = 'From 50,000.00 on from one party Illinois asks for a wire, or for collected funds.';
const indiana = 'What one party brings above 10,000.00 Indiana takes as a wire only.';
const missouri = 'Above 2,500.00 Missouri asks for certified funds or a wire.';
const ohio =
  'Above 10,000.00 in all Ohio asks for an electronic transfer, or for checks on the trust account of a broker.';

describe('limits', () => {
  it.each<[string, FundsInstrument, number, Other[], string, string | null]>([
    ['TX', 'Personal check', 1_499_99, [], 'at once', null],
    ['TX', 'Personal check', 1_500_00, [], 'collection', null],
    ['TX', 'Business check', 500_00, [other('Money order', 999_99)], 'at once', null],
    ['TX', 'Business check', 500_00, [other('Money order', 1_000_00)], 'collection', null],
    ['TX', 'Business check', 500_00, [other('Cashier’s check', 90_000_00), other('Wire', 1_00)], 'at once', null],
    ['TX', 'Cashier’s check', 90_000_00, [other('Personal check', 1_499_99)], 'at once', null],
    ['NC', 'Personal check', 5_000_00, [], sameDay, null],
    ['NC', 'Personal check', 5_000_01, [], 'collection', null],
    ['NC', 'Personal check', 1_000_00, [other('Business check', 4_000_00)], sameDay, null],
    ['NC', 'Personal check', 1_000_00, [other('Business check', 4_000_01)], 'collection', null],
    ['NC', 'Certified check', 900_000_00, [], sameDay, null],
    ['GA', 'Personal check', 5_000_00, [], sameDay, null],
    ['GA', 'Personal check', 5_000_01, [], 'collection', null],
    ['GA', 'Personal check', 2_000_00, [other('Personal check', 3_000_01)], 'collection', null],
    ['NJ', 'Government check', 1_000_00, [], sameDay, null],
    ['NJ', 'Government check', 1_000_01, [], 'collection', null],
    ['NJ', 'Personal check', 1_00, [other('Business check', 1_000_00)], 'collection', null],
    ['OH', 'Cashier’s check', 10_000_00, [], 'at once', null],
    ['OH', 'Cashier’s check', 10_000_01, [], 'collection', ohio],
    ['OH', 'Cash', 4_000_00, [other('Personal check', 6_000_00)], 'at once', null],
    ['OH', 'Cash', 4_000_01, [other('Personal check', 6_000_00)], 'collection', ohio],
    ['OH', 'Cash', 4_000_01, [other('Wire', 6_000_00)], 'at once', null],
    ['DC', 'Personal check', 3_000_00, [], sameDay, null],
    ['DC', 'Personal check', 3_000_01, [], 'collection', null],
    ['DC', 'Personal check', 1_000_00, [other('Business check', 1_00)], 'collection', null],
    ['DC', 'Personal check', 1_000_00, [other('Cashier’s check', 1_00)], sameDay, null],
    ['IL', 'Cashier’s check', 49_999_99, [], 'at once', null],
    ['IL', 'Cashier’s check', 50_000_00, [], 'collection', illinois],
    ['IL', 'Trust account check', 49_999_99, [], 'at once', null],
    ['IL', 'Trust account check', 50_000_00, [], 'collection', illinois],
    ['IL', 'Cash', 20_000_00, [other('Wire', 29_999_99, 'Buyer')], 'at once', null],
    ['IL', 'Cash', 20_000_00, [other('Wire', 30_000_00, ' buyer ')], 'collection', illinois],
    ['IL', 'Cash', 20_000_00, [other('Wire', 300_000_00)], 'at once', null],
    ['IL', 'Personal check', 5_000_00, [], 'at once', null],
    ['IL', 'Personal check', 5_000_01, [], 'collection', null],
    ['IL', 'Personal check', 1_00, [other('Personal check', 5_000_00)], 'collection', null],
    ['IL', 'Personal check', 1_00, [other('Wire', 50_000_00, 'Buyer')], 'collection', illinois],
    ['IN', 'Certified check', 10_000_00, [], 'at once', null],
    ['IN', 'Certified check', 10_000_01, [], 'collection', indiana],
    ['IN', 'Certified check', 1_00, [other('Cash', 10_000_00, 'Buyer')], 'collection', indiana],
    ['IN', 'Certified check', 1_00, [other('Cash', 10_000_00)], 'at once', null],
    ['IN', 'Certified check', 10_000_00, [other('Wire', 90_000_00, 'Buyer')], 'at once', null],
    ['IN', 'Personal check', 500_00, [], 'at once', null],
    ['IN', 'Personal check', 500_01, [], fourteenDays, null],
    ['IN', 'Personal check', 1_00, [other('Personal check', 500_00)], fourteenDays, null],
    ['IN', 'Teller’s check', 10_000_00, [], fourteenDays, null],
    ['IN', 'Teller’s check', 10_000_01, [], 'collection', indiana],
    ['MO', 'Business check', 2_500_00, [], tenDays, null],
    ['MO', 'Business check', 2_500_01, [], tenDays, missouri],
    ['MO', 'Business check', 1_00, [other('Personal check', 2_500_00)], tenDays, missouri],
    ['MO', 'Cashier’s check', 90_000_00, [], sameDay, null],
    ['KS', 'Personal check', 2_500_01, [], tenDays, null],
  ])('%s: %s of %i cents with %j is good %s', (state, instrument, amount, others, on, warning) => {
    expect(goodOn({ state, instrument, amount, others })).toBe(on);
    expect(fundsAvailability(asked({ state, instrument, amount, others })).warning).toBe(warning);
  });
});

describe('days', () => {
  it.each([
    ['on a weekday', 'CA', '2026-03-02', '2026-03-03'],
    ['over a weekend', 'CA', '2026-03-06', '2026-03-09'],
    ['deposited on a Saturday, which is Monday for the bank', 'CA', '2026-03-07', '2026-03-10'],
    ['over a holiday', 'CA', '2026-11-25', '2026-11-27'],
    ['over a holiday and a weekend', 'CA', '2026-12-24', '2026-12-28'],
    ['before a holiday on a Saturday, which banks do not keep on Friday', 'CA', '2026-07-02', '2026-07-03'],
    ['once deposited, on a Sunday', 'NC', '2026-03-08', '2026-03-09'],
    ['once deposited, on a holiday', 'NC', '2026-01-19', '2026-01-20'],
  ])('a cashier’s check %s', (_, state, depositedOn, on) => {
    expect(fundsAvailability(asked({ state, instrument: 'Cashier’s check', depositedOn }))).toMatchObject({
      kind: 'from',
      on,
    });
  });

  it.each([
    ['MO', '2026-12-18', '2026-12-28'],
    ['MO', '2026-03-07', '2026-03-19'],
    ['KS', '2026-12-18', '2026-12-28'],
  ])('%s counts ten days of the calendar from %s', (state, depositedOn, on) => {
    expect(fundsAvailability(asked({ state, depositedOn })).on).toBe(on);
  });
});

describe('what it rests on', () => {
  it.each([
    [{ instrument: 'Wire', state: 'NY' }, 'U.C.C. §§ 4A-403, 4A-405'],
    [{ instrument: 'Wire', state: 'TX' }, 'U.C.C. §§ 4A-403, 4A-405'],
    [{ instrument: 'ACH', state: 'OH' }, 'Ohio Rev. Code § 1349.21'],
    [{ instrument: 'Certified check', state: 'IN' }, 'Ind. Code § 27-7-3.7-4(1), (3)'],
    [{ instrument: 'Business check', state: 'NC' }, 'N.C. Gen. Stat. § 45A-4(a)(6)'],
    [{ instrument: 'Government check', state: 'NC' }, 'N.C. Gen. Stat. § 45A-4(a)'],
    [{ instrument: 'Cash', state: 'MD' }, 'Md. Code, Real Prop. § 7-109'],
    [{ instrument: 'Cash', state: 'NY' }, null],
    [{ instrument: 'ACH', state: 'NY' }, null],
  ] as const)('%j: %s', (over, citation) => {
    expect(fundsAvailability(asked(over)).citation).toBe(citation);
  });

  it('says of a state without a rule that only collected funds are good', () => {
    expect(fundsAvailability(asked({ state: 'NY' }))).toEqual({
      kind: 'collection',
      on: null,
      citation: null,
      words: 'No rule of good funds is known for New York: collected funds only.',
      warning: null,
    });
  });

  it.each([
    ['OH', '2017-09-28', null],
    ['OH', '2017-09-29', 'Ohio Rev. Code § 1349.21(A)(2), (B)(2)'],
    ['MO', '2008-06-09', null],
    ['MO', '2008-06-10', 'Mo. Rev. Stat. § 381.412.2(1)'],
  ])('%s on %s: %s', (state, receivedOn, citation) => {
    expect(fundsAvailability(asked({ state, receivedOn })).citation).toBe(citation);
  });
});

describe('the table', () => {
  const row = fc.record({
    instrument: fc.constantFrom(...fundsInstruments),
    amount: fc.constantFrom(1, 499_99, 1_000_00, 1_500_00, 2_500_01, 5_000_01, 10_000_01, 50_000_00),
    payer: fc.constantFrom('Buyer', 'Seller'),
  });
  const rank = (over: Partial<FundsAsked>) => {
    const good = goodOn(over);
    return good === 'at once' ? '' : good;
  };

  it('makes nothing good sooner because there is more of it, or more beside it', () => {
    const state = fc.constantFrom(...stateFunds.map((each) => each.state));
    fc.assert(
      fc.property(
        state,
        row,
        fc.array(row, { maxLength: 4 }),
        row,
        fc.nat(60_000_00),
        (of, one, others, more, cents) => {
          const now = rank({ state: of, ...one, others });
          expect(rank({ state: of, ...one, others: [...others, more] }) >= now).toBe(true);
          expect(rank({ state: of, ...one, amount: one.amount + cents, others }) >= now).toBe(true);
        },
      ),
    );
  });

  it('has states that there are, the newest of a state first, with limits above 0', () => {
    const known = new Set(states.map(({ code }) => code));
    for (const [at, { state, from, rules }] of stateFunds.entries()) {
      expect(known).toContain(state);
      const older = stateFunds.slice(at + 1).filter((each) => each.state === state);
      expect(older.every((each) => from !== null && (each.from === null || each.from < from))).toBe(true);
      expect(rules.flatMap(({ limits = [] }) => limits).every(({ most }) => Number.isInteger(most) && most > 0)).toBe(
        true,
      );
    }
  });
});

describe('recording first', () => {
  it.each([
    ['NC', 'N.C. Gen. Stat. § 45A-4(a)'],
    ['VA', 'Va. Code § 55.1-903(B)'],
    ['TX', undefined],
    ['NY', undefined],
  ])('%s: %s', (state, citation) => {
    expect(recordsFirst(state)?.citation).toBe(citation);
  });
});
