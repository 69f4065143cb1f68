import { statementOnForm } from '@closewright/domain/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { file, payoff } from '../../../../../packages/domain/src/closing-file/stored-purchase.fixture.ts';
import { statementOf, storedFees } from '../../../../../packages/domain/src/forms/stored-h25b.fixture.ts';
import { formOf, told } from '../../../../../packages/domain/src/forms/told-h25b.fixture.ts';
import { hudOf } from '../../../../../packages/domain/src/forms/told-hud.fixture.ts';
import { type PrintedForm, Printer } from '../../../src/platform/pdf/index.ts';
import { readPdf } from '../../harness/read-pdf.ts';
import * as h25b from './h25b-form.ts';
import * as others from './other-forms.ts';
import { amountsAt, besides, downFrom, edgesOf, firstOutOfOrder, leftOf, middleOf, plain } from './sheet-places.ts';

const printer = new Printer();
afterAll(() => printer.close());

type Sheets = Awaited<ReturnType<typeof readPdf>>['pages'];
const print = async (document: PrintedForm['document']): Promise<Sheets> => {
  const head = { title: 'A form', author: 'An author', createdAt: new Date('2026-01-02T03:04:05Z'), footer: 'A foot' };
  return (await readPdf(await printer.form({ ...head, document }, 'epsilon'))).pages;
};
const sheetOf = (sheets: Sheets, number: number) => sheets[number - 1] ?? expect.fail(`no page ${number}`);
const joined = (words: readonly string[]): string => plain(words.join(''));

describe('the closing disclosure of form H-25(B) on paper', () => {
  let sheets: Sheets;
  beforeAll(async () => {
    sheets = await print(formOf());
  });

  it('has five pages, each with its parts in their order and its number', () => {
    expect(sheets).toHaveLength(5);
    for (const [at, sheet] of sheets.entries()) {
      const parts = h25b.parts[at] ?? [];
      const margin = leftOf(sheet, parts[0] ?? '');
      expect(firstOutOfOrder(sheet, margin, parts)).toBe(null);
      expect(downFrom(sheet, margin).startsWith(plain(parts[0] ?? ''))).toBe(true);
      expect(sheet.text).toContain(`PAGE ${at + 1} OF 5 • LOAN ID # `);
    }
    for (const [page, words] of h25b.besideParts) {
      const sheet = sheetOf(sheets, page);
      expect(firstOutOfOrder(sheet, leftOf(sheet, words[0] ?? ''), words)).toBe(null);
    }
  });

  it('page 1 has its labels in their columns', () => {
    const sheet = sheetOf(sheets, 1);
    const edges = h25b.labels.map((labels) => leftOf(sheet, labels[0] ?? ''));
    expect(new Set(edges).size).toBe(3);
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    for (const [at, labels] of h25b.labels.entries()) expect(firstOutOfOrder(sheet, edges[at] ?? 0, labels)).toBe(null);
  });

  it('page 2 has every line with its number, and each amount at the right edge of its column', () => {
    const sheet = sheetOf(sheets, 2);
    const rows = [...h25b.loanCosts, ...h25b.otherCosts];
    const margin = leftOf(sheet, 'Loan Costs');
    expect(downFrom(sheet, margin)).toBe(joined(rows.map(([head]) => head)));
    const words = rows.flatMap((row) => (row.length === 4 ? [row[1]] : []));
    expect(firstOutOfOrder(sheet, leftOf(sheet, 'Application fee'), words)).toBe(null);
    const edges = edgesOf(sheet, /^(At Closing|Closing|Others)$/);
    expect(edges).toHaveLength(5);
    for (const [column, right] of edges.entries()) {
      const expected = rows.flatMap((row): [string, string][] => {
        if (row.length === 4) return row[3] === column ? [[row[0], row[2]]] : [];
        const amount = h25b.subtotals[row[0]]?.[column];
        return amount ? [[row[0], amount]] : [];
      });
      expect(besides(amountsAt(sheet, margin, { right }), expected)).toEqual(expected);
    }
    const totals = rows.flatMap((row): [string, string][] => (row.length === 2 && row[1] ? [[row[0], row[1]]] : []));
    const middle = middleOf(sheet, /^\$1,802\.00$/);
    expect(besides(amountsAt(sheet, margin, { middle }), totals)).toEqual(totals);
  });

  it('page 3 has the cash to close, and both transactions line by line side by side', () => {
    const sheet = sheetOf(sheets, 3);
    const [right = 0] = edgesOf(sheet, /^Final$/);
    const cash = amountsAt(sheet, leftOf(sheet, 'Total Closing Costs'), { right });
    expect(besides(cash, h25b.cashToClose)).toEqual(h25b.cashToClose);
    const sides = [
      [h25b.borrowersTransaction, /^\$189,762\.30$/],
      [h25b.sellersTransaction, /^\$180,080\.00$/],
    ] as const;
    for (const [rows, total] of sides) {
      const head = rows[0]?.[0] ?? '';
      const margin = leftOf(sheet, head);
      const down = downFrom(sheet, margin);
      expect(down.slice(down.indexOf(plain(head)))).toBe(joined(rows.map(([first]) => first)));
      const words = rows.flatMap(([, each]) => (each ? [each] : []));
      expect(firstOutOfOrder(sheet, margin + numberWidth, words)).toBe(null);
      const expected = rows.flatMap(([first, , amount]): [string, string][] => (amount ? [[first, amount]] : []));
      const found = amountsAt(sheet, margin, { right: edgesOf(sheet, total)[0] ?? 0 });
      expect(besides(found, expected)).toEqual(expected);
    }
  });

  it('page 5 has what the loan comes to', () => {
    const sheet = sheetOf(sheets, 5);
    const [right = 0] = edgesOf(sheet, /^\$285,803\.36$/);
    const found = amountsAt(sheet, leftOf(sheet, 'Total of Payments.'), { right });
    expect(found.map(([, amount]) => amount)).toEqual(h25b.calculations.map(([, figure]) => figure));
  });

  it('page 5 has 0.4 inch above the line that those who borrow sign', () => {
    const topOf = (words: RegExp) => sheetOf(sheets, 5).texts.find(({ text }) => words.test(text))?.top ?? 0;
    expect(topOf(/^this form\.$/) - topOf(/^Applicant Signature$/)).toBeGreaterThan(0.4 * 72);
  });
});

/** How far the words of a line of page 3 stand from its number. */
const numberWidth = 16.5;

it('without a seller page 3 has payoffs and payments, then the cash to close with boxes below its amounts', async () => {
  const rows = { payoffs: [payoff], prorations: [], adjustments: [] };
  const refinance = { ...file, hasSeller: false, salePrice: null, earnestMoney: null };
  const fees = storedFees.filter(({ sellerAtClosing }) => sellerAtClosing === undefined);
  const charges = { fees, commissions: [], taxes: [] };
  const sheet = sheetOf(await print(formOf({ file: refinance, rows, charges })), 3);
  expect(firstOutOfOrder(sheet, leftOf(sheet, 'Payoffs and Payments'), others.alternativeParts)).toBe(null);
  expect(downFrom(sheet, leftOf(sheet, '01'))).toBe(joined(others.alternativeLines));
  const [right = 0] = edgesOf(sheet, /^Final$/);
  const found = amountsAt(sheet, leftOf(sheet, 'Loan Amount'), { right });
  expect(besides(found, others.alternativeCash)).toEqual(others.alternativeCash);
});

it('page 3 of a HUD-1 of 2010 has its charges beside the estimate, and the loan terms', async () => {
  const sheet = sheetOf(await print(hudOf('HUD2010')), 3);
  const margin = leftOf(sheet, 'Charges That Cannot Increase');
  expect(firstOutOfOrder(sheet, margin, others.hudPage3)).toBe(null);
  expect(firstOutOfOrder(sheet, leftOf(sheet, '# 801'), others.hudLines)).toBe(null);
  const [right = 0] = edgesOf(sheet, /^HUD-1$/);
  const found = amountsAt(sheet, margin, { right });
  for (const each of others.hudCharges) expect(found).toContainEqual([plain(each[0]), each[1]]);
});

it.each(['combinedStatement', 'buyersStatement', 'sellersStatement'] as const)(
  'the ALTA statement, %s, has its sections in order, and amounts at the right edges of debit and credit',
  async (name) => {
    const [sheet = expect.fail('no page')] = await print(statementOnForm(name, statementOf(), told));
    const { sections, columns } = others.alta[name];
    expect(firstOutOfOrder(sheet, leftOf(sheet, 'Financial'), sections)).toBe(null);
    const edges = edgesOf(sheet, /^(Debit|Credit)$/);
    expect(edges.map((right) => amountsAt(sheet, 0, { right }).at(-1)?.[1])).toEqual(columns);
    const all = edges.flatMap((right) => amountsAt(sheet, 0, { right }));
    expect(all).toHaveLength(edgesOf(sheet, /^[–]?\$[\d,]+\.\d\d$/).length);
  },
);
