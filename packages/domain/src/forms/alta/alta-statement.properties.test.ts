import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ReckonedStatement, reckonedDocument } from '../../closing-file/index.ts';
import { anyStatement } from '../../closing-file/statement-document.fixture.ts';
import { SettlementStatementType } from '../../orders/index.ts';
import { costColumns, feeAmount } from '../../settlement/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import { type rowsOf, tablesOf, textOf } from '../form-text.fixture.ts';
import { type FormFigure, runsOf } from '../index.ts';
import { expectSound } from '../sound-form.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { altaStatement } from './alta-statement.ts';

const centsOf = (figure: FormFigure | undefined): number | null =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : null;

interface Made {
  readonly known: ReckonedStatement;
  readonly form: ExplainedForm;
}

/** The sums are those of the file’s own form, whichever that is. */
const anyType = fc.constantFrom(...Object.values(SettlementStatementType));

const anyForm: fc.Arbitrary<Made> = fc
  .record({ document: anyStatement, hasSeller: fc.boolean(), isCash: fc.boolean(), one: fc.boolean(), type: anyType })
  .chain(({ document: stored, hasSeller, isCash, one, type }) => {
    const document = { ...stored, settlementStatementType: type };
    const cash = { ...document, loanID: 0, loans: [], adjustments: document.adjustments.filter(isNotOfLender) };
    const known = reckonedDocument({ ...(isCash ? cash : document), hasSeller });
    const both = isCash ? 'cash' : 'combined';
    return fc
      .constantFrom('buyer' as const, hasSeller && one ? ('seller' as const) : both, both)
      .map((side) => ({ known, form: altaStatement(known, isCash ? { ...told, loan: null } : told, { side }) }));
  });

const isNotOfLender = ({ kind }: { readonly kind: string | null }): boolean => kind !== 'Lender credit';

const statementRows = (form: ExplainedForm) =>
  tablesOf(form).find(({ label }) => label === 'Settlement Statement')?.rows ?? [];

it('of any statement the lines add up to the subtotals, both columns of a side are the same, and what is due is the cash of the statement', () => {
  fc.assert(
    fc.property(anyForm, ({ known, form }) => {
      const { totals } = known.figures;
      for (const side of ['buyer', 'seller'] as const) {
        for (const direction of ['debit', 'credit'] as const) {
          const subtotal = centsOf(form.figures.get(`subtotals.${side}.${direction}`));
          if (subtotal === null) continue;
          const place = placeOf(form, side, direction);
          const lines = statementRows(form).filter(({ kind }) => kind === 'line');
          const amounts = lines.flatMap(({ cells }) => cells[place]?.runs.map(({ figure = '' }) => figure) ?? []);
          const sum = amounts.reduce((all, name) => all + (centsOf(form.figures.get(name)) ?? 0), 0);
          expect(sum, `${side} ${direction}`).toBe(subtotal);
        }
        const total = (direction: string) => centsOf(form.figures.get(`totals.${side}.${direction}`));
        expect(total('debit')).toBe(total('credit'));
      }
      const due = (side: 'borrower' | 'seller', key: string) => {
        const row = statementRows(form).find((each) => each.key === key);
        const amount = centsOf(form.figures.get(`totals.cash.${side}`));
        return amount === null || row === undefined
          ? null
          : amount * (textOf(wordsIn(row)).startsWith('Due To') ? -1 : 1);
      };
      const { cashFromBorrower: borrower, cashToSeller: seller } = totals;
      if (form.figures.has('totals.cash.borrower'))
        expect(due('borrower', 'due.buyer')).toBe(borrower?.kind === 'figure' ? borrower.value : null);
      if (form.figures.has('totals.cash.seller'))
        expect(due('seller', 'due.seller')).toBe(seller?.kind === 'figure' ? 0 - seller.value : null);
    }),
    { numRuns: 100 },
  );
});

type Row = ReturnType<typeof rowsOf>[number];

const wordsIn = ({ cells }: Row) => cells.find((cell) => textOf(cell).startsWith('Due')) ?? { runs: [] };

function placeOf(form: ExplainedForm, side: 'buyer' | 'seller', direction: string): number {
  const row = statementRows(form).find(({ key }) => key === 'subtotals');
  return (
    row?.cells.findIndex(({ runs }) => runs.some(({ figure }) => figure === `subtotals.${side}.${direction}`)) ?? -1
  );
}

it('each charge, and each amount of the summaries, has one line where its side is shown', () => {
  fc.assert(
    fc.property(anyForm, ({ known, form }) => {
      const keys = statementRows(form).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const shown = (side: 'buyer' | 'seller') =>
        [...form.figures.keys()].some((name) => name.startsWith(`subtotals.${side}`));
      const sides = (['buyer', 'seller'] as const).filter(shown);
      const columns = costColumns.filter(
        (column) => sides.length === 2 || column.startsWith(sides[0] === 'buyer' ? 'borrower' : 'seller'),
      );
      for (const [at, fee] of known.fees.entries()) {
        if (fee.kind !== 'figure') continue;
        const isThere = columns.some((column) => (feeAmount(fee.fee, [column])?.value ?? 0) !== 0);
        expect(keys.includes(`fees.${at}`), `fees.${at}`).toBe(isThere);
      }
      for (const { from, amounts } of known.figures.parts) {
        const isThere = sides.some((side) => {
          const value = amounts[side]?.value;
          return value?.kind === 'money' && value.cents !== 0;
        });
        if (isThere) expect(keys, from).toContain(from);
      }
    }),
    { numRuns: 100 },
  );
});

it('no row is there twice, cells fill their tables, and figures that are named are there', () => {
  fc.assert(
    fc.property(anyForm, ({ form }) => expectSound(form)),
    { numRuns: 60 },
  );
});

it('the copy of a side has no name, amount or loan of the other', () => {
  fc.assert(
    fc.property(anyStatement, (document) => {
      const known = reckonedDocument(document);
      for (const [side, other, names] of [
        ['seller', /borrower|\.buyer|loan/i, /Michael Jones|Mary Stone|Ficus Bank|123456789|Loan Amount/],
        ['buyer', /seller/i, /Steve Cole|Amy Doe/],
      ] as const) {
        const form = altaStatement(known, told, { side });
        const runs = [...runsOf(form.pages.flatMap(({ blocks }) => blocks))];
        for (const { text, figure = '' } of runs) {
          expect(text).not.toMatch(names);
          expect(figure).not.toMatch(other);
        }
        expect([...form.figures.keys()].filter((name) => other.test(name))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
