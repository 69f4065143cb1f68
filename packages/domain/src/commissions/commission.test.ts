import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { type CommissionSide, type CommissionTerms, commission } from './index.ts';

const none = cents(0);
const side: CommissionSide = {
  label: 'Listing side',
  terms: { kind: 'percent', rate: '3.1666667' },
  shares: [{ payee: 'Alpha Real Estate Broker Co.', part: 100 }],
  depositHeld: none,
};
const price = cents(180_000_00);
const tiers: CommissionTerms = {
  kind: 'tiers',
  tiers: [
    { upTo: cents(100_000_00), rate: '6' },
    { upTo: cents(150_000_00), rate: '4' },
    { upTo: null, rate: '2.5' },
  ],
};

describe('a commission', () => {
  it.each<[string, CommissionTerms, number]>([
    ['5,700.00 of the purchase sample', { kind: 'percent', rate: '3.1666667' }, 5700_00],
    ['flat', { kind: 'flat', amount: cents(5700_00) }, 5700_00],
    ['in tiers', tiers, 6000_00 + 2000_00 + 750_00],
  ])('%s', (_, terms, expected) => {
    expect(commission(price, { ...side, terms }).amount.value).toBe(expected);
  });

  it('in tiers names each tier the price reaches', () => {
    const { trace } = commission(cents(120_000_00), { ...side, terms: tiers }).amount;
    expect(trace.inputs?.map(({ label }) => label)).toEqual(['Price', 'Tier 1', 'Tier 2']);
  });

  it('is kept out of the deposit first; the rest of the deposit comes to closing', () => {
    const held = { ...side, terms: { kind: 'flat', amount: cents(5700_00) } } as const;
    expect(commission(price, { ...held, depositHeld: cents(10_000_00) })).toMatchObject({
      retainedFromDeposit: 5700_00,
      depositToClosing: 4300_00,
      dueAtClosing: 0,
    });
    expect(commission(price, { ...held, depositHeld: cents(1000_00) })).toMatchObject({
      retainedFromDeposit: 1000_00,
      depositToClosing: 0,
      dueAtClosing: 4700_00,
    });
  });

  it('pays a referral off the top, and splits the rest', () => {
    const { payments } = commission(price, {
      ...side,
      terms: { kind: 'flat', amount: cents(1000_01) },
      referral: { payee: 'Referring broker', rate: '25' },
      shares: [
        { payee: 'Broker', part: 40 },
        { payee: 'Agent', part: 60 },
      ],
    });
    expect(payments).toEqual([
      { payee: 'Referring broker', amount: 250_00 },
      { payee: 'Broker', amount: 300_00 },
      { payee: 'Agent', amount: 450_01 },
    ]);
  });

  it.each<[string, Partial<CommissionSide>]>([
    [
      'tiers out of order',
      {
        terms: {
          kind: 'tiers',
          tiers: [
            { upTo: cents(5), rate: '1' },
            { upTo: cents(5), rate: '1' },
            { upTo: null, rate: '1' },
          ],
        },
      },
    ],
    ['tiers that end', { terms: { kind: 'tiers', tiers: [{ upTo: cents(5), rate: '1' }] } }],
    ['a flat amount below zero', { terms: { kind: 'flat', amount: cents(-1) } }],
    ['a deposit below zero', { depositHeld: cents(-1) }],
    ['a referral beyond the whole', { referral: { payee: 'Broker', rate: '101' } }],
    ['shares without parts', { shares: [{ payee: 'Broker', part: 0 }] }],
  ])('refuses %s', (_, wrong) => {
    expect(() => commission(price, { ...side, ...wrong })).toThrow(RangeError);
  });

  // holds blocks 3.37
  it('pays out exactly what it is, whatever the shares', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), shares, fc.integer({ min: 0, max: 1e8 }), (amount, parts, held) => {
        const result = commission(price, {
          ...side,
          terms: { kind: 'flat', amount: cents(amount) },
          shares: parts.map((part, at) => ({ payee: String(at), part })),
          depositHeld: cents(held),
        });
        expect(result.payments.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        expect(result.retainedFromDeposit + result.dueAtClosing).toBe(amount);
        expect(result.retainedFromDeposit + result.depositToClosing).toBe(held);
      }),
    );
  });
});
