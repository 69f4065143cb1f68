import { describe, expect, it } from 'vitest';
import { file, noCharges, payoff } from '../../closing-file/stored-purchase.fixture.ts';
import { emptyRateOrder } from '../../premium/index.ts';
import { lineOf, rowsOf, tablesOf, textOf } from '../form-text.fixture.ts';
import { statementOf, storedCharges, storedRows } from '../stored-h25b.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { altaStatement } from './alta-statement.ts';

type Copy = Parameters<typeof altaStatement>[2]['side'];
const formOf = (side: Copy, given: Parameters<typeof statementOf>[0] = {}) =>
  altaStatement(statementOf(given), told, { side });

/** The lines of the statement itself, without head and signatures. */
const linesOf = (form: ReturnType<typeof formOf>) =>
  rowsOf(form)
    .filter(({ key }) => !/^(head|signature)\./.test(key))
    .map(({ key }) => [key, lineOf(form, key)]);

describe('the combined statement of form H-25(B)', () => {
  const form = formOf('combined');

  it('has the lines of the sections in their order, the seller at the left', () => {
    expect(linesOf(form)).toEqual([
      ['financial', 'Financial'],
      ['salePrice', '| $180,000.00 | Sales Price of Property | $180,000.00 |'],
      ['earnestMoney', '|  | Deposit including earnest money |  | $10,000.00'],
      ['loanAmount', '|  | Loan Amount |  | $162,000.00'],
      ['adjustments.0', '$2,500.00 |  | Seller credit |  | $2,500.00'],
      ['adjustments.1', '|  | Rebate from Epsilon Title Co. |  | $750.00'],
      ['prorations', 'Prorations/Adjustments'],
      ['prorations.0', '| $80.00 | HOA dues 04/15/2013 to 04/30/2013 | $80.00 |'],
      ['prorations.1', '$365.04 |  | County taxes 01/01/2013 to 04/14/2013 |  | $365.04'],
      ['loanCharges', 'Loan Charges to Ficus Bank'],
      ['fees.1', '|  | 0.25% of loan amount (points) | $405.00 |'],
      ['fees.0', '|  | Underwriting fee | $1,097.00 |'],
      ['fees.2', '|  | Application fee | $300.00 |'],
      ['prepaidInterest', '|  | Prepaid Interest ($17.44 per day from 04/15/2013 to 05/01/2013) | $279.04 |'],
      ['otherLoanCharges', 'Other Loan Charges'],
      ['fees.3', '|  | Appraisal fee to John Smith Appraisers Inc. (P.O.C. $405.00 by lender) |  |'],
      ['fees.4', '|  | Credit report fee to Information Inc. (P.O.C. $29.80 by borrower) |  |'],
      ['fees.5', '|  | Flood determination fee to Info Co. | $20.00 |'],
      ['fees.7', '|  | Tax monitoring fee to Info Co. | $75.00 |'],
      ['fees.6', '|  | Flood monitoring fee to Info Co. | $31.75 |'],
      ['fees.8', '|  | Tax status research fee to Info Co. | $80.00 |'],
      ['impounds', 'Impounds'],
      ['escrowItems.0', '|  | Homeowner’s insurance $100.83 per month for 2 mo. | $201.66 |'],
      ['escrowItems.1', '|  | Property taxes $105.30 per month for 2 mo. | $210.60 |'],
      ['escrow.adjustment', '|  | Aggregate Adjustment | –$0.01 |'],
      ['title', 'Title Charges & Escrow/Settlement Charges'],
      ['fees.17', '|  | Owner’s title insurance to Epsilon Title Co. | $1,000.00 |'],
      ['fees.10', '|  | Lender’s title insurance to Epsilon Title Co. | $500.00 |'],
      ['fees.12', '|  | Title search to Epsilon Title Co. | $800.00 |'],
      ['fees.9', '|  | Insurance binder to Epsilon Title Co. | $650.00 |'],
      ['fees.11', '|  | Settlement agent fee to Epsilon Title Co. | $500.00 |'],
      ['commission', 'Commission'],
      ['commissions.0', '$5,700.00 |  | Real estate commission, listing side to Alpha Real Estate Broker Co. |  |'],
      ['commissions.1', '$5,700.00 |  | Real estate commission, selling side to Omega Real Estate Broker Inc. |  |'],
      ['government', 'Government Recording and Transfer Charges'],
      ['recordingDocuments.0', '|  | Recording fee, Deed | $40.00 |'],
      ['recordingDocuments.1', '|  | Recording fee, Mortgage | $45.00 |'],
      ['transferTaxes.0', '$950.00 |  | Transfer tax to Any State |  |'],
      ['payoffs', 'Payoff(s)'],
      ['payoffs.0', '|  | Rho Servicing |  |'],
      ['payoffs.0.1', '$99,900.00 |  | Principal |  |'],
      ['payoffs.0.2', '$100.00 |  | Interest to 04/15/2013 |  |'],
      ['miscellaneous', 'Miscellaneous'],
      ['fees.13', '|  | Pest inspection fee to Pests Co. | $120.50 |'],
      ['fees.14', '|  | Survey fee to Surveys Co. | $85.00 |'],
      ['fees.16', '|  | Homeowner’s insurance premium (12 mo.) to Insurance Co. | $1,209.96 |'],
      ['fees.18', '|  | HOA capital contribution to HOA Acre Inc. | $500.00 |'],
      ['fees.19', '|  | HOA processing fee to HOA Acre Inc. | $150.00 |'],
      ['fees.20', '|  | Home inspection fee to Engineers Inc. | $750.00 |'],
      ['fees.21', '$450.00 |  | Home warranty fee to XYZ Warranty Inc. |  |'],
      ['fees.15', '|  | Property taxes to Any County | $631.80 |'],
      ['subtotals', '$115,665.04 | $180,080.00 | Subtotals | $189,762.30 | $175,615.04'],
      ['due.buyer', '|  | Due From Borrower/Buyer |  | $14,147.26'],
      ['due.seller', '$64,414.96 |  | Due To Seller |  |'],
      ['totals', '$180,080.00 | $180,080.00 | Totals | $189,762.30 | $189,762.30'],
    ]);
  });

  it.each([
    ['head.fileNumber', 'File # | 12-3456'],
    ['head.closing', 'Settlement Date | 04/15/2013'],
    ['head.property', 'Property | 456 Somewhere Ave, Anytown, ST 12345'],
    ['head.agent', 'Settlement Agent | Epsilon Title Co.'],
    ['head.borrower', 'Buyer | Michael Jones, 123 Anywhere Street, Anytown, ST; Mary Stone'],
    ['head.seller', 'Seller | Steve Cole; Amy Doe'],
    ['head.lender', 'Lender | Ficus Bank'],
    ['signature.seller.2', 'Amy Doe | Signature | Date'],
    ['signature.buyer.1', 'Michael Jones | Signature | Date'],
    ['signature.agent.1', 'Epsilon Title Co. | Signature | Date'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it.each([
    ['F', 'loanCharges'],
    ['G', 'impounds'],
  ] as const)('mortgage insurance of section %s stands with %s', (section, expected) => {
    const kind = 'Mortgage insurance' as const;
    const fees = [{ section, kind, label: 'Premium', bucket: 'None' as const, borrowerAtClosing: 50_00 }];
    const keys = rowsOf(formOf('combined', { charges: { ...noCharges, fees } })).map(({ key }) => key);
    expect(keys[keys.indexOf('fees.0') - 1]).toBe(expected);
  });

  it('amounts lead to where they are typed, and tell why they are what they are', () => {
    const run = (key: string, cell: number) => rowsOf(form).find((row) => row.key === key)?.cells[cell]?.runs[0];
    expect(run('salePrice', 1)).toEqual({ text: '$180,000.00', field: 'salePrice', figure: 'salePrice.seller' });
    expect(run('fees.0', 2)).toEqual({ text: 'Underwriting fee', field: 'fees.0.label' });
    expect(run('fees.0', 3)).toMatchObject({ field: 'fees.0.borrowerAtClosing', figure: 'fees.0.borrowerAtClosing' });
    expect(run('payoffs.0', 2)).toMatchObject({ field: 'payoffs.0.lenderName' });
    expect(run('payoffs.0.1', 0)).toMatchObject({ field: 'payoffs.0.principal' });
    expect(run('due.buyer', 4)).toEqual({ text: '$14,147.26', figure: 'totals.cash.borrower' });
  });
});

describe('the statement of one side', () => {
  it('of the seller has the seller’s lines alone, words first', () => {
    const form = formOf('seller');
    expect(linesOf(form).slice(0, 3)).toEqual([
      ['financial', 'Financial'],
      ['salePrice', 'Sales Price of Property |  | $180,000.00'],
      ['adjustments.0', 'Seller credit | $2,500.00 |'],
    ]);
    expect([lineOf(form, 'head.borrower'), lineOf(form, 'head.lender'), lineOf(form, 'loanAmount')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(lineOf(form, 'totals')).toBe('Totals | $180,080.00 | $180,080.00');
  });

  it('of the seller tells no months of an escrowed item that the seller pays', () => {
    const [item, ...items] = storedCharges.escrow.items;
    if (!item) throw new Error('The form has items');
    const escrow = {
      ...storedCharges.escrow,
      items: [{ ...item, item: { ...item.item, paidBy: 'Seller' as const } }, ...items],
    };
    expect(lineOf(formOf('seller', { charges: { escrow } }), 'escrowItems.0')).toBe(
      'Homeowner’s insurance | $201.66 |',
    );
  });

  it('of the buyer has neither commissions nor payoffs, and what the lender pays is not in it', () => {
    const form = formOf('buyer');
    expect(['commission', 'payoffs', 'head.seller', 'fees.3', 'fees.21'].map((key) => lineOf(form, key))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(lineOf(form, 'fees.4')).toBe('Credit report fee to Information Inc. (P.O.C. $29.80 by borrower) |  |');
    expect(lineOf(form, 'due.buyer')).toBe('Due From Borrower/Buyer |  | $14,147.26');
  });

  it('of the borrower stands for all where there is no seller; there is none of a seller', () => {
    const given = {
      file: { ...file, hasSeller: false, salePrice: null, earnestMoney: null },
      rows: { payoffs: [payoff], prorations: [], adjustments: [] },
      charges: noCharges,
    };
    const form = formOf('combined', given);
    expect(linesOf(form)).toEqual([
      ['financial', 'Financial'],
      ['loanAmount', 'Loan Amount |  | $162,000.00'],
      ['payoffs', 'Payoff(s)'],
      ['payoffs.0', 'Rho Servicing |  |'],
      ['payoffs.0.1', 'Principal | $99,900.00 |'],
      ['payoffs.0.2', 'Interest to 04/15/2013 | $100.00 |'],
      ['subtotals', 'Subtotals | $100,000.00 | $162,000.00'],
      ['due.buyer', 'Due To Borrower | $62,000.00 |'],
      ['totals', 'Totals | $162,000.00 | $162,000.00'],
    ]);
    expect(form.title).toBe('ALTA Settlement Statement – Borrower/Buyer');
    expect(() => formOf('seller', given)).toThrow('There is no seller');
  });
});

describe('the statement of a sale for cash', () => {
  const cash = {
    file: { ...file, loan: null },
    charges: {
      ...noCharges,
      fees: (storedCharges.fees ?? []).filter(({ section }) => section === 'C' || section === 'H'),
      taxes: storedCharges.taxes,
    },
  };
  const form = altaStatement(statementOf(cash), { ...told, loan: null }, { side: 'cash' });

  it('has both sides and nothing of a loan', () => {
    expect(linesOf(form)).toEqual([
      ['financial', 'Financial'],
      ['salePrice', '| $180,000.00 | Sales Price of Property | $180,000.00 |'],
      ['earnestMoney', '|  | Deposit including earnest money |  | $10,000.00'],
      ['adjustments.0', '$2,500.00 |  | Seller credit |  | $2,500.00'],
      ['adjustments.1', '|  | Rebate from Epsilon Title Co. |  | $750.00'],
      ['prorations', 'Prorations/Adjustments'],
      ['prorations.0', '| $80.00 | HOA dues 04/15/2013 to 04/30/2013 | $80.00 |'],
      ['prorations.1', '$365.04 |  | County taxes 01/01/2013 to 04/14/2013 |  | $365.04'],
      ['title', 'Title Charges & Escrow/Settlement Charges'],
      ['fees.6', '|  | Owner’s title insurance to Epsilon Title Co. | $1,000.00 |'],
      ['fees.1', '|  | Lender’s title insurance to Epsilon Title Co. | $500.00 |'],
      ['fees.3', '|  | Title search to Epsilon Title Co. | $800.00 |'],
      ['fees.0', '|  | Insurance binder to Epsilon Title Co. | $650.00 |'],
      ['fees.2', '|  | Settlement agent fee to Epsilon Title Co. | $500.00 |'],
      ['government', 'Government Recording and Transfer Charges'],
      ['transferTaxes.0', '$950.00 |  | Transfer tax to Any State |  |'],
      ['payoffs', 'Payoff(s)'],
      ['payoffs.0', '|  | Rho Servicing |  |'],
      ['payoffs.0.1', '$99,900.00 |  | Principal |  |'],
      ['payoffs.0.2', '$100.00 |  | Interest to 04/15/2013 |  |'],
      ['miscellaneous', 'Miscellaneous'],
      ['fees.4', '|  | Pest inspection fee to Pests Co. | $120.50 |'],
      ['fees.5', '|  | Survey fee to Surveys Co. | $85.00 |'],
      ['fees.7', '|  | HOA capital contribution to HOA Acre Inc. | $500.00 |'],
      ['fees.8', '|  | HOA processing fee to HOA Acre Inc. | $150.00 |'],
      ['fees.9', '|  | Home inspection fee to Engineers Inc. | $750.00 |'],
      ['fees.10', '$450.00 |  | Home warranty fee to XYZ Warranty Inc. |  |'],
      ['subtotals', '$104,265.04 | $180,080.00 | Subtotals | $185,135.50 | $13,615.04'],
      ['due.buyer', '|  | Due From Borrower/Buyer |  | $171,520.46'],
      ['due.seller', '$75,814.96 |  | Due To Seller |  |'],
      ['totals', '$180,080.00 | $180,080.00 | Totals | $185,135.50 | $185,135.50'],
    ]);
    expect(tablesOf(form).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(textOf)))).not.toContain(
      'Lender',
    );
  });

  it('is refused where there is a loan, whatever it comes to', () => {
    for (const amount of [162_000_00, 0, null])
      expect(() => formOf('cash', { file: { ...file, loan: { amount } } })).toThrow('A statement of cash has no loan');
  });
});

describe('premiums of policies issued together', () => {
  const texas = {
    order: {
      ...emptyRateOrder,
      state: 'TX',
      effectiveDate: '2026-11-20',
      policies: 'Owner and loan, together',
      ownerBorrowerPart: '0',
      loanBorrowerPart: '100',
      loanSection: 'C',
      payeeName: 'Epsilon Title Co.',
    },
    endorsements: [],
    parties: [],
  } as const;
  const known = statementOf({ charges: { ...noCharges, rates: [texas] } });
  const form = altaStatement(known, told, { side: 'combined' });

  it('stand as they are charged, with no adjustment between the sides, and come to the same cash', () => {
    expect(linesOf(form).filter(([, text]) => text?.includes('title insurance'))).toEqual([
      ['rateOrders.0.premium.owner', '$1,175.00 |  | Owner’s title insurance to Epsilon Title Co. |  |'],
      ['rateOrders.0.premium.loan.0', '|  | Lender’s title insurance to Epsilon Title Co. | $100.00 |'],
    ]);
    expect(known.figures.parts.some(({ label }) => label === 'Title premium adjustment')).toBe(true);
    expect(linesOf(form).some(([, text]) => text?.includes('adjustment'))).toBe(false);
    const { cashFromBorrower } = known.figures.totals;
    expect(cashFromBorrower).toMatchObject({ value: 4564_96 });
    expect(lineOf(form, 'due.buyer')).toBe('|  | Due From Borrower/Buyer |  | $4,564.96');
  });
});

describe('what is open', () => {
  it('has a line without an amount, and leaves the sums of its side open', () => {
    const fees = [{ ...storedCharges.fees?.[0], borrowerAtClosing: null }];
    const form = formOf('combined', { charges: { fees } });
    expect(lineOf(form, 'fees.0')).toBe('|  | Underwriting fee |  |');
    expect(form.figures.get('fees.0.borrowerAtClosing')).toMatchObject({ kind: 'open' });
    expect([lineOf(form, 'subtotals'), lineOf(form, 'due.seller')]).toEqual([
      '|  | Subtotals |  |',
      '|  | Due From/To Seller |  |',
    ]);
  });

  it('of one side leaves the other side as it is', () => {
    const form = formOf('combined', { rows: { ...storedRows, payoffs: [{ ...payoff, principal: null }] } });
    expect(lineOf(form, 'payoffs.0')).toBe('|  | Rho Servicing |  |');
    expect(lineOf(form, 'totals')).toBe('|  | Totals | $189,762.30 | $189,762.30');
  });
});
