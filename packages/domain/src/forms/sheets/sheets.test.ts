import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reckonedDocument } from '../../closing-file/index.ts';
import { anyStatement } from '../../closing-file/statement-document.fixture.ts';
import { file, noCharges, payoff } from '../../closing-file/stored-purchase.fixture.ts';
import { SettlementStatementType } from '../../orders/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import { lineOf, rowsOf, tablesOf } from '../form-text.fixture.ts';
import { type FormFigure, runsOf } from '../index.ts';
import { statementOf, storedCharges, storedRows } from '../stored-h25b.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { disbursementSheet } from './disbursement-sheet.ts';
import { buyerNetSheet, sellerNetSheet } from './net-sheets.ts';

const linesOf = (form: ExplainedForm) =>
  rowsOf(form).flatMap(({ key }) => (key.startsWith('head.') ? [] : [[key, lineOf(form, key)]]));

describe('net sheets of form H-25(B)', () => {
  it('the seller’s has price and credits, costs by groups, and what is left', () => {
    const rows = { ...storedRows, payoffs: [{ ...payoff, goodThrough: '2013-04-20' }] };
    expect(linesOf(sellerNetSheet(statementOf({ rows }), told))).toEqual([
      ['price', 'Price and loans'],
      ['salePrice', 'Sales Price of Property | $180,000.00 |'],
      ['adjustments.0', 'Seller credit |  | $2,500.00'],
      ['payoffs', 'Payoffs'],
      ['payoffs.0', 'Rho Servicing (good through 04/20/2013) |  | $100,000.00'],
      ['commission', 'Commission'],
      ['commissions.0', 'Real estate commission, listing side to Alpha Real Estate Broker Co. |  | $5,700.00'],
      ['commissions.1', 'Real estate commission, selling side to Omega Real Estate Broker Inc. |  | $5,700.00'],
      ['government', 'Recording and transfer taxes'],
      ['transferTaxes.0', 'Transfer tax to Any State |  | $950.00'],
      ['prorations', 'Prorations and adjustments'],
      ['prorations.0', 'HOA dues 04/15/2013 to 04/30/2013 | $80.00 |'],
      ['prorations.1', 'County taxes 01/01/2013 to 04/14/2013 |  | $365.04'],
      ['other', 'Other costs'],
      ['fees.21', 'Home warranty fee to XYZ Warranty Inc. |  | $450.00'],
      ['totals.due', 'Total: Price and credits | $180,080.00 |'],
      ['totals.off', 'Total: Costs and credits of the buyer |  | $115,665.04'],
      ['net', 'Estimated net proceeds | $64,414.96'],
    ]);
  });

  it.each([
    ['salePrice', 'Sales Price of Property | $180,000.00 |'],
    ['loanAmount', 'Loan Amount |  | $162,000.00'],
    ['escrow.adjustment', 'Aggregate Adjustment | –$0.01 |'],
    ['fees.21', null],
    ['totals.due', 'Total: Price and costs | $189,762.30 |'],
    ['totals.off', 'Total: Loans, deposit and credits |  | $175,615.04'],
    ['net', 'Estimated cash needed at closing | $14,147.26'],
  ])('the buyer’s: %s', (key, expected) => {
    expect(lineOf(buyerNetSheet(statementOf(), told), key)).toBe(expected);
  });

  it('a group has the lines of its sections one after the other', () => {
    const keys = rowsOf(buyerNetSheet(statementOf(), told)).map(({ key }) => key);
    const own = keys.slice(keys.indexOf('loan') + 1, keys.indexOf('title'));
    expect(own.filter((key) => /^(prepaidInterest|fees\.4|escrowItems\.0)$/.test(key))).toEqual([
      'prepaidInterest',
      'fees.4',
      'escrowItems.0',
    ]);
  });

  it('what is open leaves the net open; a seller who owes more than the price is told so', () => {
    const open = sellerNetSheet(statementOf({ file: { ...file, salePrice: null } }), told);
    expect([lineOf(open, 'salePrice'), lineOf(open, 'net')]).toEqual([
      'Sales Price of Property |  |',
      'Estimated net proceeds |',
    ]);
    const rows = { ...storedRows, payoffs: [{ ...payoff, principal: 199_900_00 }] };
    expect(lineOf(sellerNetSheet(statementOf({ rows }), told), 'net')).toBe(
      'Estimated cash needed at closing | $35,585.04',
    );
    const refinance = { ...file, hasSeller: false };
    expect(() => sellerNetSheet(statementOf({ file: refinance }), told)).toThrow('There is no seller');
  });
});

describe('the disbursement sheet of form H-25(B)', () => {
  const form = disbursementSheet(statementOf(), { ...told, depositHolder: 'Alpha Real Estate Broker Co.' });
  const rows = linesOf(form);
  const after = (title: string, count: number) => {
    const at = rows.findIndex(([, text]) => text?.startsWith(title));
    return rows.slice(at, at + count).map(([, text]) => text);
  };

  it.each([
    ['receipts.1', 'Borrower | $14,147.26'],
    ['receipts.2', 'Ficus Bank | $162,000.00'],
    ['receipts.2.1', 'Loan amount | $162,000.00 |'],
    ['receipts.3', 'Alpha Real Estate Broker Co. | $10,000.00'],
    ['receipts.4', 'Epsilon Title Co. | $750.00'],
    ['totals.receipts', 'Total receipts | $186,897.26'],
    ['disbursements.1', 'Seller | $64,414.96'],
    ['disbursements.2', 'Ficus Bank | $2,493.29'],
    ['totals.disbursements', 'Total disbursements | $186,897.26'],
    ['balance', 'Balance: what comes in goes out | $0.00'],
    ['net.1', 'Net from Ficus Bank | $159,506.71'],
    ['net.2', 'Net from Alpha Real Estate Broker Co. | $4,300.00'],
    ['net.3', 'Net to Epsilon Title Co. | $2,700.00'],
    ['outside.1', 'John Smith Appraisers Inc. | $405.00'],
    ['outside.1.1', 'Appraisal fee (by lender) | $405.00 |'],
    ['outside.2.1', 'Credit report fee (by borrower) | $29.80 |'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('a payee has the lines it is paid for together; what goes to nobody by name says so', () => {
    expect(after('Info Co.', 5)).toEqual([
      'Info Co. | $206.75',
      'Flood determination fee | $20.00 |',
      'Flood monitoring fee | $31.75 |',
      'Tax monitoring fee | $75.00 |',
      'Tax status research fee | $80.00 |',
    ]);
    expect(after('Nobody named yet', 3)).toEqual([
      'Nobody named yet | $85.00',
      'Recording fee, Deed | $40.00 |',
      'Recording fee, Mortgage | $45.00 |',
    ]);
  });

  it('calls a charge as the other forms do, though it is typed with a hyphen', () => {
    const words = rows.flatMap(([, text]) => (text?.startsWith('Title ') ? text.split(' | ')[0] : []));
    expect(words).toContain('Title – Settlement agent fee');
    expect(words).toContain('Title – Owner’s title insurance (optional)');
    expect(words.filter((each) => each?.startsWith('Title -'))).toEqual([]);
  });

  it('says by how much it is out of balance, and which way', () => {
    const given = (buyerAmount: number, sellerAmount: number) => ({
      rows: {
        ...storedRows,
        adjustments: [{ kind: 'Adjustment from borrower' as const, label: 'Repairs', buyerAmount, sellerAmount }],
      },
    });
    expect(lineOf(disbursementSheet(statementOf(given(500_00, 200_00)), told), 'balance')).toBe(
      'Out of balance: more comes in than goes out, by | $300.00',
    );
    expect(lineOf(disbursementSheet(statementOf(given(200_00, 500_00)), told), 'balance')).toBe(
      'Out of balance: more goes out than comes in, by | $300.00',
    );
  });

  it('what is open leaves the sums open', () => {
    const fees = [{ ...storedCharges.fees[0], borrowerAtClosing: null }];
    const made = disbursementSheet(statementOf({ charges: { ...noCharges, fees } }), told);
    expect([lineOf(made, 'totals.disbursements'), lineOf(made, 'balance')]).toEqual([
      'Total disbursements |',
      'Balance |',
    ]);
  });
});

const centsOf = (figure: FormFigure | undefined): number | null =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : null;

const anyKnown = fc
  .record({
    document: anyStatement,
    hasSeller: fc.boolean(),
    type: fc.constantFrom(...Object.values(SettlementStatementType)),
  })
  .map(({ document, hasSeller, type }) => reckonedDocument({ ...document, settlementStatementType: type, hasSeller }));

it('of any statement the parties add up to receipts and disbursements, and each party’s lines to its sum', () => {
  fc.assert(
    fc.property(anyKnown, (known) => {
      const form = disbursementSheet(known, told);
      const sum = (pattern: RegExp) =>
        [...form.figures].reduce((all, [name, figure]) => all + (pattern.test(name) ? (centsOf(figure) ?? 0) : 0), 0);
      const [receipts, disbursements] = ['receipts', 'disbursements'].map((way) => {
        const total = centsOf(form.figures.get(`totals.${way}`));
        if (total !== null) expect(sum(new RegExp(`^${way}\\.\\d+$`)), way).toBe(total);
        return total ?? null;
      });
      for (const [name, figure] of form.figures) {
        if (!/^(receipts|disbursements|outside)\.\d+$/.test(name)) continue;
        const own = centsOf(figure);
        if (own !== null) expect(sum(new RegExp(`^${name}\\.\\d+$`)), name).toBe(own);
      }
      const balance = centsOf(form.figures.get('balance'));
      if (balance !== null) expect(balance).toBe((receipts ?? 0) - (disbursements ?? 0));
      if (known.figures.balance.kind === 'balanced') expect(balance).toBe(0);
    }),
    { numRuns: 100 },
  );
});

it('of any statement the lines of a net sheet add up to its net, which is the cash of the side', () => {
  fc.assert(
    fc.property(anyKnown, (known) => {
      const { cashFromBorrower, cashToSeller } = known.figures.totals;
      const sheets = [
        [buyerNetSheet(known, told), cashFromBorrower] as const,
        ...(known.file.hasSeller ? [[sellerNetSheet(known, told), cashToSeller] as const] : []),
      ];
      for (const [form, cash] of sheets) {
        const net = centsOf(form.figures.get('netSheet.net'));
        expect(net).toBe(cash?.kind === 'figure' ? cash.value : null);
        if (net === null) continue;
        const [due = 0, off = 0] = [1, 2].map((place) =>
          rowsOf(form)
            .filter(({ kind, key }) => kind === 'line' && !key.startsWith('head.'))
            .flatMap(({ cells }) => cells[place]?.runs.map(({ figure = '' }) => figure) ?? [])
            .reduce((all, name) => all + (centsOf(form.figures.get(name)) ?? 0), 0),
        );
        expect([due, off, due - off]).toEqual([
          centsOf(form.figures.get('netSheet.due')),
          centsOf(form.figures.get('netSheet.off')),
          net,
        ]);
      }
    }),
    { numRuns: 100 },
  );
});

it('no row of a sheet is there twice, cells fill their tables, and the seller’s sheet says nothing of the buyer', () => {
  fc.assert(
    fc.property(anyKnown, (known) => {
      const seller = known.file.hasSeller ? [sellerNetSheet(known, told)] : [];
      for (const form of [disbursementSheet(known, told), buyerNetSheet(known, told), ...seller]) {
        const keys = rowsOf(form).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { columns, rows } of tablesOf(form))
          for (const { key, cells } of rows)
            expect(
              cells.reduce((all, { span = 1 }) => all + span, 0),
              key,
            ).toBe(columns.length);
      }
      for (const form of seller)
        for (const { text, figure = '' } of runsOf(form.pages.flatMap(({ blocks }) => blocks))) {
          expect(text).not.toMatch(/Jones|Stone|Ficus|123456789|Loan Amount/);
          expect(figure).not.toMatch(/borrower|\.buyer/);
        }
    }),
    { numRuns: 60 },
  );
});
