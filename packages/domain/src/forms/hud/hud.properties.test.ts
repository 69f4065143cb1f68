import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reckonedDocument } from '../../closing-file/index.ts';
import { anyStatement } from '../../closing-file/statement-document.fixture.ts';
import { anyStoredLoan, anyStoredTerms } from '../../disclosure/stored-loans.fixture.ts';
import { SettlementStatementType } from '../../orders/index.ts';
import type { FormRow } from '../form-document.ts';
import { rowsOf } from '../form-text.fixture.ts';
import type { FormFigure } from '../index.ts';
import { expectSound } from '../sound-form.fixture.ts';
import { sampleStated, told } from '../told-h25b.fixture.ts';
import { hudStatement } from './hud-statement.ts';

const { HUD1974, HUD2010 } = SettlementStatementType;
const centsOf = (figure: FormFigure | undefined): number =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : 0;

const anyForm = fc
  .record({
    document: anyStatement,
    type: fc.constantFrom(HUD1974, HUD2010),
    hasSeller: fc.boolean(),
    loan: anyStoredLoan,
    terms: anyStoredTerms,
  })
  .map(({ document, type, hasSeller, loan, terms }) => {
    const known = reckonedDocument({ ...document, settlementStatementType: type, hasSeller });
    const form = hudStatement(known, { ...told, loan: { loan, stated: { ...sampleStated, ...terms } } });
    const rows = rowsOf(form);
    /** What stands in a cell of rows together. */
    const sum = (own: readonly FormRow[], cell: number) =>
      own
        .flatMap(({ cells }) => cells[cell]?.runs ?? [])
        .reduce((all, { figure }) => all + centsOf(form.figures.get(figure ?? '')), 0);
    return { known, form, rows, sum, hasSeller, type };
  });

/** The rows of a part by the numbers of its lines. */
const between = (rows: readonly FormRow[], first: number, last: number): FormRow[] =>
  rows.filter(({ key, kind }) => {
    const [number = '', more] = key.split('.');
    const at = Number(number);
    return (kind === 'line' || more === 'more') && at >= first && at <= last && more !== 'added';
  });

it('of any statement the lines of each part of page 1 add up to its total', () => {
  fc.assert(
    fc.property(anyForm, ({ form, rows, sum, hasSeller }) => {
      const parts = hasSeller ? ([100, 200, 400, 500] as const) : [];
      for (const first of parts) {
        const total = form.figures.get(`totals.${first + 20}`);
        if (total?.kind === 'figure') expect(sum(between(rows, first, first + 19), 2), `${first}`).toBe(centsOf(total));
      }
      const disbursed = form.figures.get('totals.1520');
      if (!hasSeller && disbursed?.kind === 'figure')
        expect(sum(between(rows, 1501, 1519), 2)).toBe(centsOf(disbursed));
    }),
    { numRuns: 60 },
  );
});

it('and the columns of section L to line 1400', () => {
  fc.assert(
    fc.property(anyForm, ({ form, rows, sum, hasSeller }) => {
      for (const [side, cell] of [['buyer', 3], ...(hasSeller ? [['seller', 4] as const] : [])] as const) {
        const total = form.figures.get(`totals.1400.${side}`);
        if (total?.kind === 'figure') expect(sum(between(rows, 700, 1399), cell), side).toBe(centsOf(total));
      }
    }),
    { numRuns: 60 },
  );
});

it('each fee of a section has one line, and none where it is zero; of section A those that line 803 counts share its two', () => {
  fc.assert(
    fc.property(anyForm, ({ form, rows, known, type }) => {
      for (const [at, fee] of known.fees.entries()) {
        const section = fee.kind === 'figure' ? fee.fee.section : fee.section;
        if (section === null || (section === 'A' && type === HUD2010)) continue;
        const isZero = fee.kind === 'figure' && fee.fee.charges.every(({ amount }) => amount === 0);
        const own = between(rows, 700, 1399).filter(({ cells }) =>
          cells.some(({ runs }) =>
            runs.some(({ field, figure }) => [field, figure].some((name) => name?.startsWith(`fees.${at}.`))),
          ),
        );
        const added = [...form.figures.keys()].filter((name) => /^(700|1000)\.added/.test(name));
        expect(own.length + added.length, `fees.${at}`).toBe(isZero ? 0 : 1);
      }
    }),
    { numRuns: 60 },
  );
});

it('no row is there twice, cells fill their tables, and figures that are named are there', () => {
  fc.assert(
    fc.property(anyForm, ({ form }) => expectSound(form)),
    { numRuns: 60 },
  );
});
