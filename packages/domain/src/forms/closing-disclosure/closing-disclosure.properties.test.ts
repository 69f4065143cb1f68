import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reckonedDocument } from '../../closing-file/index.ts';
import { anyStatement } from '../../closing-file/statement-document.fixture.ts';
import { anyStoredLoan, anyStoredTerms } from '../../disclosure/stored-loans.fixture.ts';
import { rowsOf } from '../form-text.fixture.ts';
import { closingDisclosure, type FormFigure, runsOf } from '../index.ts';
import { expectSound } from '../sound-form.fixture.ts';
import { sampleStated, told } from '../told-h25b.fixture.ts';

const centsOf = (figure: FormFigure | undefined): number =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : 0;

const anyForm = fc
  .record({ document: anyStatement, hasSeller: fc.boolean(), loan: anyStoredLoan, terms: anyStoredTerms })
  .map(({ document, hasSeller, loan, terms }) => {
    const known = reckonedDocument({ ...document, hasSeller });
    const form = closingDisclosure(known, { ...told, loan: { loan, stated: { ...sampleStated, ...terms } } });
    return { known, form, hasSeller };
  });

it('of any statement the lines of K to N add up to their totals', () => {
  fc.assert(
    fc.property(anyForm, ({ form, hasSeller }) => {
      for (const letter of hasSeller ? ['K', 'L', 'M', 'N'] : ['K']) {
        const total = form.figures.get(`totals.${letter}`);
        if (total?.kind !== 'figure') continue;
        const lines = rowsOf(form).filter(({ key }) => new RegExp(`^${letter}\\.(\\d+|more)$`).test(key));
        expect(
          lines.reduce((all, { key }) => all + centsOf(form.figures.get(key)), 0),
          letter,
        ).toBe(centsOf(total));
      }
    }),
    { numRuns: 60 },
  );
});

it('nothing that is entered is lost: each debit, credit and proration, and each fee of a section, is named', () => {
  fc.assert(
    fc.property(anyForm, ({ form, known }) => {
      const names = [...form.figures.values()].flatMap((figure) =>
        figure.kind === 'open' ? figure.missing.map(({ field }) => field) : [],
      );
      const runs = [...runsOf(form.pages.flatMap(({ blocks }) => blocks))];
      const isNamed = (row: string) =>
        [...names, ...runs.flatMap(({ field, figure }) => [field, figure])].some(
          (name) => name === row || name?.startsWith(`${row}.`),
        );
      const preprinted = [
        'Seller credit',
        'Personal property',
        'Further deposit',
        'Excess deposit',
        'Lender credit',
        'Existing loan assumed',
      ];
      for (const { from, kind } of known.figures.parts)
        if (/\.\d+$/.test(from) && !preprinted.includes(kind)) expect(isNamed(from), `${from} ${kind}`).toBe(true);
      for (const [at, fee] of known.fees.entries())
        if ((fee.kind === 'figure' ? fee.fee.section : fee.section) !== null) expect(isNamed(`fees.${at}`)).toBe(true);
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
