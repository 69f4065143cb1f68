import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reckonedDocument } from '../../closing-file/index.ts';
import { anyStatement } from '../../closing-file/statement-document.fixture.ts';
import { file, noCharges } from '../../closing-file/stored-purchase.fixture.ts';
import { lineOf, rowsOf, tablesOf, textOf } from '../form-text.fixture.ts';
import { borrowersDisclosure, closingDisclosure, type FormFigure, runsOf } from '../index.ts';
import { statementOf, storedCharges, storedRows } from '../stored-h25b.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { sellersDisclosure } from './sellers-disclosure.ts';

const centsOf = (figure: FormFigure | undefined): number =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : 0;
const runsIn = (form: ReturnType<typeof sellersDisclosure>) => [
  ...runsOf(form.pages.flatMap(({ blocks, footer = [] }) => [...blocks, { kind: 'note' as const, runs: footer }])),
];

describe('the seller’s copy of form H-25(B)', () => {
  const form = sellersDisclosure(statementOf(), told);

  it.each([
    ['head.price', 'Sale Price | $180,000'],
    ['head.borrower', 'Borrower | Michael Jones, 123 Anywhere Street, Anytown, ST; Mary Stone'],
    ['head.seller', 'Seller | Steve Cole; Amy Doe'],
    ['head.lender', null],
    ['head.loanNumber', null],
    ['terms.loanAmount', null],
    ['cash.cashToClose', null],
    ['K', null],
    ['L.02', null],
    ['M', 'M. Due to Seller at Closing | $180,080.00'],
    ['N.02', '02 | Closing Costs Paid at Closing (J) | $12,800.00'],
    ['N.15', '15 | County taxes 01/01/2013 to 04/14/2013 | $365.04'],
    ['cash.seller', 'Cash ☐ From ☒ To Seller | $64,414.96'],
    ['A', 'A. Origination Charges'],
    ['A.01', '01 |     % of Loan Amount (Points) |  |  |'],
    ['A.02', '02 |  |  |  |'],
    ['D', 'D. TOTAL LOAN COSTS |  |'],
    ['E.01', '01 | Recording Fees | Deed:       Mortgage:     |  |'],
    ['E.02', '02 | Transfer tax | to Any State | $950.00 |'],
    ['F.03', '03 | Prepaid Interest (    per day from     to    ) |  |  |'],
    ['H.01', '01 | Home warranty fee | to XYZ Warranty Inc. | $450.00 |'],
    ['H.04', '04 |  |  |  |'],
    ['I', 'I. TOTAL OTHER COSTS | $12,800.00 |'],
    ['J', 'J. TOTAL CLOSING COSTS | $12,800.00 |'],
    ['J.credits', null],
    ['calculations.financeCharge', null],
    ['receipt.1', null],
    ['contacts.name', 'Name | Omega Real Estate Broker Inc. |  | Epsilon Title Co.'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('has two pages, which name no loan at their foot', () => {
    expect(form.pages.map(({ footer = [] }) => textOf({ runs: footer }))).toEqual([
      'CLOSING DISCLOSURE   PAGE 1 OF 2',
      'CLOSING DISCLOSURE   PAGE 2 OF 2',
    ]);
  });

  it('says nothing of those who borrow but their names, nothing of the lender, and no amount that only they have', () => {
    const own = runsIn(form).filter(({ field = '' }) => !/^file\.contacts\.[12]\./.test(field));
    for (const { text } of own) expect(text).not.toMatch(/Jones|Stone|Anywhere|Ficus|123456789|000654321/);
    const amounts = new Set(own.flatMap(({ text }) => text.match(/\$[\d,.]+/g) ?? []));
    const ofAll = runsIn(closingDisclosure(statementOf(), told));
    const ofBorrower = ofAll.filter(({ figure = '' }) =>
      /borrower|^[KL]\.|^totals\.[A-L]$|^terms|^projected|^calculations|^disclosures/.test(figure),
    );
    const ofSeller = new Set(
      ofAll.flatMap(({ figure = '', text }) => (/^[MN]\.|seller|^salePrice/.test(figure) ? text : [])),
    );
    for (const { text } of ofBorrower) if (!ofSeller.has(text)) expect(amounts).not.toContain(text);
  });

  it('of a point, or a day of interest, that the seller pays, tells the amount alone', () => {
    const points = { ...storedCharges.fees[1], borrowerAtClosingPercent: null, sellerAtClosingPercent: '100' };
    const made = sellersDisclosure(statementOf({ charges: { fees: [points] } }), told);
    expect(lineOf(made, 'A.01')).toBe('01 |     % of Loan Amount (Points) |  | $405.00 |');
  });

  it('of an escrowed item that the seller pays, tells no months', () => {
    const [item, ...items] = storedCharges.escrow.items;
    if (!item) throw new Error('The form has items');
    const escrow = {
      ...storedCharges.escrow,
      items: [{ ...item, item: { ...item.item, paidBy: 'Seller' as const } }, ...items],
    };
    const made = sellersDisclosure(statementOf({ charges: { escrow } }), told);
    expect(lineOf(made, 'G.01')).toBe('01 | Homeowner’s Insurance |  | $201.66 |');
  });

  it('of a document whose fee is shared, tells what the seller pays', () => {
    const documents = storedCharges.documents.map((each) => ({ ...each, borrowerPart: '50' }));
    const made = sellersDisclosure(statementOf({ charges: { documents } }), told);
    expect(lineOf(made, 'E.01')).toBe('01 | Recording Fees | Deed: $20.00   Mortgage: $22.50 | $42.50 |');
  });

  it('lists what has no room on its third page', () => {
    const adjustments = Array.from({ length: 8 }, (_, at) => ({
      kind: 'Adjustment from seller' as const,
      label: `Repair ${at}`,
      sellerAmount: 1_00,
      buyerAmount: 1_00,
    }));
    const known = statementOf({ rows: { ...storedRows, adjustments }, charges: noCharges });
    const made = sellersDisclosure(known, told);
    expect(lineOf(made, 'N.more')).toBe('| See page 3 | $3.00');
    expect(made.pages.map(({ number }) => number)).toEqual(['1', '2', '3']);
    expect(rowsOf(made).some(({ key }) => key.startsWith('L.'))).toBe(false);
  });

  it('there is none without a seller', () => {
    const known = statementOf({ file: { ...file, hasSeller: false } });
    expect(() => sellersDisclosure(known, told)).toThrow('There is no seller');
  });
});

describe('the borrower’s copy of form H-25(B)', () => {
  const form = borrowersDisclosure(statementOf(), told);

  it('is the form without the seller’s transaction, and with what the seller pays of the costs', () => {
    expect(['M', 'N.02', 'cash.seller'].map((key) => lineOf(form, key))).toEqual([null, null, null]);
    const all = closingDisclosure(statementOf(), told);
    const ofSeller = /^([MN](\.|$)|calculation\.(M|N|seller)$|cash\.seller$)/;
    const wanted = rowsOf(all).filter(({ key }) => !ofSeller.test(key));
    expect(rowsOf(form)).toEqual(wanted);
    expect(lineOf(form, 'J.subtotals')).toContain('$12,800.00');
  });
});

const figuresOfSeller =
  /^([MN](\.|$)|totals\.([MN]|(D|I|DI)\.seller(At|Before)Closing|cash\.seller)$|salePrice$|recording\.|.+\.seller(At|Before)Closing$)/;

it('of any statement the seller’s copy has the seller’s figures alone, and adds up', () => {
  fc.assert(
    fc.property(anyStatement, (document) => {
      const form = sellersDisclosure(reckonedDocument(document), told);
      expect([...form.figures.keys()].filter((name) => !figuresOfSeller.test(name))).toEqual([]);
      for (const { text, figure, field = '' } of runsIn(form)) {
        if (figure === undefined) expect(text).not.toContain('$');
        if (!/^file\.contacts\.[12]\./.test(field)) expect(text).not.toMatch(/Jones|Stone|Ficus|123456789/);
      }
      const keys = rowsOf(form).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { columns, rows } of tablesOf(form))
        for (const { key, cells } of rows)
          expect(
            cells.reduce((all, { span = 1 }) => all + span, 0),
            key,
          ).toBe(columns.length);
      for (const column of ['sellerAtClosing', 'sellerBeforeClosing']) {
        const total = form.figures.get(`totals.DI.${column}`);
        if (total?.kind !== 'figure') continue;
        const lines = [...form.figures].filter(([name]) => name.endsWith(`.${column}`) && !name.startsWith('totals.'));
        expect(lines.reduce((sum, [, figure]) => sum + centsOf(figure), 0)).toBe(centsOf(total));
      }
    }),
    { numRuns: 60 },
  );
});
