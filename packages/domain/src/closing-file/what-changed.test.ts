import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRateOrder } from '../premium/index.ts';
import {
  reckonedDocument,
  replay,
  type StatementDocument,
  type StatementEdit,
  sumOfMoves,
  totalChange,
  totalNames,
} from './index.ts';
import { anyStatement, blankStatement, storedFee } from './statement-document.fixture.ts';
import { dues } from './stored-purchase.fixture.ts';

const ids = {
  fees: 'feeID',
  adjustments: 'adjustmentID',
  prorations: 'prorationID',
  rateOrders: 'rateOrderID',
  loans: 'loanID',
};

const purchase = (given: Partial<StatementDocument> = {}): StatementDocument => ({
  ...blankStatement,
  fees: [storedFee(1, { borrowerAtClosing: 405_00 }), storedFee(2, { section: 'C', sellerAtClosing: 100_00 })],
  ...given,
});

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What a save between two states of a statement would be audited as. */
function editsBetween(before: StatementDocument, after: StatementDocument): StatementEdit[] {
  const differing = (was: object, is: object, names: readonly string[]) =>
    names.flatMap((field) => {
      // Fields of rows by their names.
      const [one, other] = [was, is].map((row) => (row as Readonly<Record<string, unknown>>)[field] ?? null);
      return one === other ? [] : [{ field, before: one, after: other }];
    });
  const update = (list: string, id: number, changes: StatementEdit['changes']): StatementEdit[] =>
    changes.length === 0 ? [] : [{ sequence: 0, list, id, operation: 'UPDATE', changes }];
  const facts = ['salePrice', 'earnestMoney', 'closingDate'];
  const ofLists = Object.entries(ids).flatMap(([list, idName]) => {
    // Lists of the document by their names.
    const [was = [], is = []] = [before, after].map((each) => (each as unknown as Record<string, Rows>)[list]);
    const keys = [...new Set([...was, ...is].map((row) => row[idName] as number))];
    return keys.flatMap((id): StatementEdit[] => {
      const [one, other] = [was, is].map((rows) => rows.find((row) => row[idName] === id));
      const names = Object.keys({ ...one, ...other });
      const changes = differing(one ?? {}, other ?? {}, names);
      if (one && other) return update(list, id, changes);
      return [{ sequence: 0, list, id, operation: one ? 'DELETE' : 'INSERT', changes }];
    });
  });
  return [...update('order', 1, differing(before, after, facts)), ...ofLists];
}

/** The whole history of a generator that is never interrupted. */
function replayed(...given: Parameters<typeof replay<StatementEdit>>) {
  const steps = replay(...given);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const edit = (list: string, id: number, changes: StatementEdit['changes']): StatementEdit => ({
  sequence: 1,
  list,
  id,
  operation: 'UPDATE',
  changes,
});

const amounts = (edits: StatementEdit[], to: StatementDocument, name: (typeof totalNames)[number]) =>
  totalChange(replayed({ document: to, hasSeller: true }, edits, ids), name).moves.map(({ fields, amount }) => [
    fields.join(),
    amount,
  ]);

describe('what moved a total', () => {
  it('each field by itself, in the order of the edits; what moves nothing is not told', () => {
    const to = purchase({ fees: [storedFee(1, { borrowerAtClosing: 500_00, label: 'Appraisal' })] });
    const edits = [
      edit('fees', 1, [
        { field: 'label', before: 'Fee 1', after: 'Appraisal' },
        { field: 'borrowerAtClosing', before: 405_00, after: 450_00 },
      ]),
      edit('fees', 1, [{ field: 'borrowerAtClosing', before: 450_00, after: 500_00 }]),
      edit('order', 1, [{ field: 'salePrice', before: 170_000_00, after: 180_000_00 }]),
    ];
    expect(amounts(edits, to, 'loanCosts')).toEqual([
      ['borrowerAtClosing', 45_00],
      ['borrowerAtClosing', 50_00],
    ]);
    expect(amounts(edits, to, 'cashFromBorrower')).toEqual([
      ['borrowerAtClosing', 45_00],
      ['borrowerAtClosing', 50_00],
      ['salePrice', 10_000_00],
    ]);
  });

  it('fields of one save that leave the total open between them count together', () => {
    const to = purchase({
      fees: [storedFee(1, { percent: '0.25', percentOf: 'Loan amount', borrowerAtClosing: 405_00 })],
    });
    const edits = [
      edit('fees', 1, [
        { field: 'borrowerAtClosing', before: 305_00, after: 405_00 },
        { field: 'percent', before: null, after: '0.25' },
        { field: 'percentOf', before: null, after: 'Loan amount' },
      ]),
    ];
    expect(amounts(edits, to, 'loanCosts')).toEqual([['borrowerAtClosing,percent,percentOf', 100_00]]);
  });

  it('what opens a total has no amount, and what closes it counts from when it was known', () => {
    const to = purchase({ salePrice: 190_000_00 });
    const edits = [
      edit('order', 1, [{ field: 'salePrice', before: 180_000_00, after: null }]),
      edit('order', 1, [{ field: 'salePrice', before: null, after: 190_000_00 }]),
    ];
    expect(amounts(edits, to, 'dueToSeller')).toEqual([
      ['salePrice', null],
      ['salePrice', 10_000_00],
    ]);
  });

  it('a rate order by what its premiums come to', () => {
    const order = {
      ...emptyRateOrder,
      rateOrderID: 4,
      state: 'TX',
      effectiveDate: '2026-11-20',
      policies: 'Owner alone',
      ownerBorrowerPart: '100',
    } as const;
    const to = purchase({ rateOrders: [order] });
    const cash = (document: StatementDocument) => {
      const { cashFromBorrower } = reckonedDocument(document).figures.totals;
      return cashFromBorrower?.kind === 'figure' ? cashFromBorrower.value : Number.NaN;
    };
    const premium = cash(to) - cash(purchase({ rateOrders: [{ ...order, ownerBorrowerPart: '0' }] }));
    expect(premium).toBeGreaterThan(0);
    const edits = [edit('rateOrders', 4, [{ field: 'ownerBorrowerPart', before: '0', after: '100' }])];
    expect(amounts(edits, to, 'cashFromBorrower')).toEqual([['ownerBorrowerPart', premium]]);
  });

  it('rows of another statement leave it as it is', () => {
    const other = edit('fees', 99, [{ field: 'borrowerAtClosing', before: 1, after: 2 }]);
    expect(amounts([other], purchase(), 'loanCosts')).toEqual([]);
  });

  it('what no edit tells is the rest', () => {
    // What a proration has beside is of no matter to its figure.
    const document = purchase({ prorations: [{ prorationID: 1, ...dues }] as never });
    const { rest, change, moves, ...ends } = totalChange(
      replayed({ document, hasSeller: true }, [], ids, { document: purchase(), hasSeller: true }),
      'cashFromBorrower',
    );
    expect([rest, change, moves]).toEqual([80_00, 80_00, []]);
    expect(ends.before?.kind).toBe('figure');
  });
});

describe('of any edits', () => {
  const totalsOf = (document: StatementDocument, hasSeller: boolean) =>
    reckonedDocument({ ...document, hasSeller }).figures.totals;
  const centsOf = (document: StatementDocument, hasSeller: boolean, name: (typeof totalNames)[number]) => {
    const total = totalsOf(document, hasSeller)[name];
    return total?.kind === 'figure' ? total.value : null;
  };

  it('moves and rest add up to the change, to the cent, for every total', () => {
    let figures = 0;
    fc.assert(
      fc.property(fc.array(anyStatement, { minLength: 2, maxLength: 5 }), fc.boolean(), (saved, hadSeller) => {
        const [first, last] = [saved[0], saved.at(-1)];
        if (first === undefined || last === undefined) throw new Error('There are two states at least');
        const edits = saved.slice(1).flatMap((state, at) => editsBetween(saved[at] ?? state, state));
        const from = { document: first, hasSeller: hadSeller };
        const history = replayed({ document: last, hasSeller: true }, edits, ids, from);
        for (const name of totalNames) {
          const told = totalChange(history, name);
          const [was, is] = [centsOf(first, hadSeller, name), centsOf(last, true, name)];
          expect(told.change).toBe(was === null || is === null ? null : is - was);
          if (told.change === null) continue;
          figures += 1;
          expect(sumOfMoves(told)).toBe(told.change);
        }
      }),
      { numRuns: 60 },
    );
    expect(figures).toBeGreaterThan(100);
  });

  it('the first state comes back from the last one', () => {
    fc.assert(
      fc.property(anyStatement, anyStatement, (first, last) => {
        const { start } = replayed({ document: last, hasSeller: true }, editsBetween(first, last), ids);
        expect(totalNames.map((name) => start[name]?.kind)).toEqual(
          totalNames.map((name) => totalsOf(first, true)[name]?.kind),
        );
        for (const name of totalNames) {
          const total = start[name];
          expect(total?.kind === 'figure' ? total.value : null).toBe(centsOf(first, true, name));
        }
      }),
      { numRuns: 60 },
    );
  });
});
