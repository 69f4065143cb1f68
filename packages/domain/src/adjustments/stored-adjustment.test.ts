import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCents } from '../money/index.ts';
import { fieldsOf } from '../trace/index.ts';
import {
  type AdjustmentKind,
  adjustmentFigure,
  adjustmentKinds,
  adjustmentName,
  adjustmentProblems,
  type StoredAdjustment,
} from './index.ts';

// The keys of a literal are known by its type.
const kinds = Object.keys(adjustmentKinds) as AdjustmentKind[];

const row = (part: Partial<StoredAdjustment>): StoredAdjustment => ({
  kind: null,
  label: null,
  buyerAmount: null,
  sellerAmount: null,
  party: null,
  ...part,
});

describe('what a debit or credit is to both sides, above zero what a side owes', () => {
  it.each([
    ['Personal property', { buyerAmount: 500_00 }, 500_00, -500_00, 'seller'],
    ['Payment to another', { buyerAmount: 500_00, party: 'Card Bank' }, 500_00, 0, undefined],
    ['Adjustment from borrower', { buyerAmount: 500_00 }, 500_00, -500_00, 'seller'],
    ['Adjustment from borrower', { sellerAmount: 500_00 }, 500_00, -500_00, 'buyer'],
    ['Adjustment from borrower', { buyerAmount: 500_00, party: 'HOA' }, 500_00, 0, undefined],
    ['Adjustment from borrower', { sellerAmount: 500_00, party: 'HOA' }, 0, -500_00, undefined],
    ['Adjustment from borrower', { buyerAmount: 5_00, sellerAmount: 3_00, party: 'HOA' }, 5_00, -3_00, undefined],
    ['Further deposit', { buyerAmount: 500_00 }, -500_00, 0, undefined],
    ['Existing loan assumed', { buyerAmount: 500_00 }, -500_00, 500_00, 'seller'],
    ['Seller credit', { buyerAmount: 500_00 }, -500_00, 500_00, 'seller'],
    ['Other credit', { buyerAmount: 500_00, party: 'Epsilon Title Co.' }, -500_00, 0, undefined],
    ['Adjustment from seller', { buyerAmount: 500_00 }, -500_00, 500_00, 'seller'],
    ['Adjustment from seller', { sellerAmount: 500_00, party: 'Holdback' }, 0, 500_00, undefined],
    ['Excess deposit', { sellerAmount: 500_00 }, 0, 500_00, undefined],
    ['Lender credit', { buyerAmount: 500_00 }, -500_00, 0, undefined],
    ['Seller credit', { buyerAmount: 0 }, 0, 0, 'seller'],
  ] as const)('%s %j: borrower %d, seller %d', (kind, part, buyer, seller, mirrored) => {
    const figure = adjustmentFigure(row({ kind, label: 'Line', ...part }));
    expect(figure).toMatchObject({ kind: 'figure', what: kind, buyer, seller });
    expect(figure.kind === 'figure' && figure.mirrored).toBe(mirrored);
  });

  it.each([
    [{}, { kind: 'What kind it is' }],
    [{ kind: 'Seller credit' }, { buyerAmount: 'The amount' }],
    [{ kind: 'Excess deposit' }, { sellerAmount: 'The amount' }],
    [{ kind: 'Adjustment from seller', party: 'Holdback' }, { buyerAmount: 'The amount' }],
    [
      { kind: 'Seller credit', buyerAmount: 1, sellerAmount: 2 },
      { sellerAmount: 'The seller has the amount of the borrower' },
    ],
    [{ kind: 'Seller credit', buyerAmount: maxCents + 1 }, { buyerAmount: expect.any(String) }],
  ] as const)('%j stays open for want of %j', (part, missing) => {
    expect(adjustmentFigure(row(part))).toEqual({ kind: 'open', missing });
  });

  it('names the field each amount was typed in, also of the side that has it from the other', () => {
    const fields = (part: Partial<StoredAdjustment>) => {
      const figure = adjustmentFigure(row({ kind: 'Adjustment from seller', ...part }));
      const traces = figure.kind === 'figure' ? figure.traces : {};
      return [traces.buyer, traces.seller].map((trace) => trace && fieldsOf(trace).join());
    };
    expect(fields({ buyerAmount: 1 })).toEqual(['buyerAmount', 'buyerAmount']);
    expect(fields({ sellerAmount: 1 })).toEqual(['sellerAmount', 'sellerAmount']);
    expect(fields({ buyerAmount: 2, sellerAmount: 1, party: 'HOA' })).toEqual(['buyerAmount', 'sellerAmount']);
    expect(fields({ sellerAmount: 1, party: 'HOA' })).toEqual([undefined, 'sellerAmount']);
  });
});

describe('what is wrong with one', () => {
  it.each([
    [{ kind: null }, { kind: 'Say what kind of debit or credit it is' }],
    [{ kind: 'Seller credit', buyerAmount: 1 }, {}],
    [{ kind: 'Seller credit' }, {}],
    [{ kind: 'Seller credit', sellerAmount: 1 }, { sellerAmount: 'The seller has the amount of the borrower' }],
    [{ kind: 'Seller credit', party: 'Epsilon' }, { party: 'Nobody else gives or gets it: Seller credit' }],
    [{ kind: 'Further deposit', sellerAmount: 1 }, { sellerAmount: 'The seller has no part in it' }],
    [{ kind: 'Excess deposit', buyerAmount: 1 }, { buyerAmount: 'The borrower has no part in it' }],
    [
      { kind: 'Other credit', buyerAmount: 1 },
      { label: 'Say what it is for', party: 'Name who gives the money' },
    ],
    [{ kind: 'Payment to another', label: 'Card', buyerAmount: 1, party: ' ' }, { party: 'Name who gets the money' }],
    [{ kind: 'Adjustment from seller', label: 'Rent', buyerAmount: 1 }, {}],
    [{ kind: 'Adjustment from seller', label: 'Rent', buyerAmount: 1, sellerAmount: 1 }, {}],
    [
      { kind: 'Adjustment from seller', label: 'Rent', buyerAmount: 2, sellerAmount: 1 },
      { party: 'Borrower and seller do not have the same amount: name who gives or gets the difference' },
    ],
    [{ kind: 'Adjustment from seller', label: 'Rent', buyerAmount: 2, sellerAmount: 1, party: 'Tenant' }, {}],
  ] as const)('%j: %j', (part, problems) => {
    expect(adjustmentProblems(part)).toEqual(problems);
  });

  it('no amount without an answer passes: the sides owe it each other, or somebody is named', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1e8 }));
    const rows = fc.record({
      kind: fc.constantFrom(...kinds),
      label: fc.option(fc.constantFrom('Rent', ' ')),
      buyerAmount: amount,
      sellerAmount: amount,
      party: fc.option(fc.constantFrom('Tenant', ' ', '')),
    });
    const answeredByForm = ['Further deposit', 'Excess deposit', 'Lender credit'];
    fc.assert(
      fc.property(rows, (stored) => {
        const figure = adjustmentFigure(stored);
        if (figure.kind === 'open' || Object.keys(adjustmentProblems(stored)).length > 0) return;
        const isAnswered = figure.party !== undefined || answeredByForm.includes(figure.what);
        expect(isAnswered || figure.buyer + figure.seller === 0).toBe(true);
      }),
    );
  });
});

it('is called by its label, its kind, or neither', () => {
  expect(
    [{ label: 'Rent', kind: 'Seller credit' as const }, { label: ' ', kind: 'Seller credit' as const }, {}].map(
      (each) => adjustmentName(each),
    ),
  ).toEqual(['Rent', 'Seller credit', 'Debit or credit']);
});
