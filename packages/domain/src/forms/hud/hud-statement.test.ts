import { describe, expect, it } from 'vitest';
import { file as saleFile } from '../../closing-file/stored-purchase.fixture.ts';
import { lineOf, rowsOf } from '../form-text.fixture.ts';
import { storedCharges, storedRows } from '../stored-h25b.fixture.ts';
import { contact, told } from '../told-h25b.fixture.ts';
import { hudOf } from '../told-hud.fixture.ts';

const form = hudOf('HUD2010');

describe('form H-25(B) as a HUD-1 of 2010, page 1', () => {
  it.each([
    [
      'head.loan',
      '1. ☐ FHA   2. ☐ RHS   3. ☐ Conv. Unins.   4. ☐ VA   5. ☒ Conv. Ins.    | 12-3456 | 123456789 | 000654321',
    ],
    ['head.parties', 'Michael Jones, 123 Anywhere Street, Anytown, ST; Mary Stone | Steve Cole; Amy Doe | Ficus Bank'],
    ['head.settlement', '456 Somewhere Ave, Anytown, ST 12345 | Epsilon Title Co. |  | 04/15/2013'],
    ['101', '101 | Contract sales price | $180,000.00'],
    ['102', '102 | Personal property |'],
    ['103', '103 | Settlement charges to borrower (line 1400) | $9,682.30'],
    ['106', '106 | City/town taxes   to |'],
    ['109', '109 | HOA dues 04/15/2013 to 04/30/2013 | $80.00'],
    ['120', '120 | Gross Amount Due from Borrower | $189,762.30'],
    ['201', '201 | Deposit or earnest money | $10,000.00'],
    ['202', '202 | Principal amount of new loan(s) | $162,000.00'],
    ['204', '204 | Seller credit | $2,500.00'],
    ['205', '205 | Rebate from Epsilon Title Co. | $750.00'],
    ['211', '211 | County taxes 01/01/2013 to 04/14/2013 | $365.04'],
    ['213', '213 |  |'],
    ['220', '220 | Total Paid by/for Borrower | $175,615.04'],
    ['302', '302 | Less amounts paid by/for borrower (line 220) | ($175,615.04)'],
    ['303', '303 | Cash ☒ From ☐ To Borrower | $14,147.26'],
    ['401', '401 | Contract sales price | $180,000.00'],
    ['420', '420 | Gross Amount Due to Seller | $180,080.00'],
    ['502', '502 | Settlement charges to seller (line 1400) | $12,800.00'],
    ['504', '504 | Payoff of first mortgage loan | $100,000.00'],
    ['507', '507 |  |'],
    ['520', '520 | Total Reduction Amount Due Seller | $115,665.04'],
    ['603', '603 | Cash ☐ From ☒ To Seller | $64,414.96'],
  ])('%s', (key, line) => expect(lineOf(form, key)).toBe(line));

  it('a conventional loan whose premium is open is neither insured nor not; one without any is not', () => {
    const boxes = (loanType: string, mortgageInsurance: number | null) => {
      const loan = told.loan && { ...told.loan, loan: { ...told.loan.loan, mortgageInsurance } };
      return lineOf(hudOf('HUD2010', {}, { loan, named: { ...told.named, loanType } }), 'head.loan')?.match(
        /☒ \w+(?:\. \w+)?/g,
      );
    };
    expect([boxes('Conventional', null), boxes('Conventional', 0), boxes('USDA', 0), boxes('VA', null)]).toEqual([
      null,
      ['☒ Conv. Unins'],
      ['☒ RHS'],
      ['☒ VA'],
    ]);
  });

  it('the place of settlement is the contact that is one', () => {
    const contacts = [contact(9, 9, { name: 'Old Hall', city: 'Anytown', state: 'ST' })];
    expect(lineOf(hudOf('HUD2010', {}, { contacts }), 'head.settlement')).toContain('| Old Hall, Anytown, ST |');
  });
});

describe('page 2', () => {
  it.each([
    ['701', '701 | to Alpha Real Estate Broker Co. | $5,700.00 |  |'],
    ['703', '703 | Commission paid at settlement |  |  | $11,400.00'],
    ['801', '801 | Our origination charge (from GFE #1) | $1,397.00 |  |'],
    ['802', '802 | Your credit or charge (points) for the specific interest rate chosen (from GFE #2) | $405.00 |  |'],
    ['803', '803 | Your adjusted origination charges (from GFE A) |  | $1,802.00 |'],
    ['804', '804 | Appraisal fee to John Smith Appraisers Inc. (from GFE #3) (P.O.C. $405.00 by lender) |  |  |'],
    ['805', '805 | Credit report to Information Inc. (from GFE #3) (P.O.C. $29.80 by borrower) |  |  |'],
    ['806', '806 | Tax service to Info Co. (from GFE #3) |  | $75.00 |'],
    ['809', '809 | Tax status research fee to Info Co. |  | $80.00 |'],
    ['901', '901 | Daily interest charges from 04/15/2013 to 05/01/2013 @ $17.44 /day (from GFE #10) |  | $279.04 |'],
    ['902', '902 | Mortgage insurance premium for     months to (from GFE #3) |  |  |'],
    ['903', '903 | Homeowner’s insurance for 1 years to Insurance Co. (from GFE #11) |  | $1,209.96 |'],
    ['904', '904 | Property taxes to Any County |  | $631.80 |'],
    ['1001', '1001 | Initial deposit for your escrow account (from GFE #9) |  | $412.25 |'],
    ['1002', '1002 | Homeowner’s insurance 2 months @ $100.83 per month | $201.66 |  |'],
    ['1007', '1007 | Aggregate Adjustment | –$0.01 |  |'],
    ['1101', '1101 | Title services and lender’s title insurance (from GFE #4) |  | $2,450.00 |'],
    ['1103', '1103 | Owner’s title insurance to Epsilon Title Co. (from GFE #5) |  | $1,000.00 |'],
    ['1104', '1104 | Lender’s title insurance to Epsilon Title Co. | $500.00 |  |'],
    ['1109', '1109 | Title - Insurance binder to Epsilon Title Co. | $650.00 |  |'],
    ['1201', '1201 | Government recording charges (from GFE #7) |  | $85.00 |'],
    ['1202', '1202 | Deed: $40.00   Mortgage: $45.00   Release:     | $85.00 |  |'],
    ['1203', '1203 | Transfer taxes (from GFE #8) |  |  | $950.00'],
    ['1205', '1205 | State tax/stamps Deed:    Mortgage:    to Any State | $950.00 |  |'],
    ['1301', '1301 | Required services that you can shop for (from GFE #6) |  | $205.50 |'],
    ['1307', '1307 | Home warranty fee to XYZ Warranty Inc. |  |  | $450.00'],
    [
      '1400',
      '1400 | Total Settlement Charges (enter on lines 103, Section J and 502, Section K) | $9,682.30 | $12,800.00',
    ],
  ])('%s', (key, line) => expect(lineOf(form, key)).toBe(line));
});

describe('the form of 1974 has every charge in its columns', () => {
  const old = hudOf('HUD1974');

  it.each([
    ['303', '303 | Cash ☒ From ☐ To Borrower | $14,147.26'],
    ['802', '802 | Loan Discount 0.25% |  | $405.00 |'],
    ['803', '803 | Appraisal Fee to John Smith Appraisers Inc. (P.O.C. $405.00 by lender) |  |  |'],
    ['808', '808 | Application fee to Ficus Bank |  | $300.00 |'],
    ['901', '901 | Interest from 04/15/2013 to 05/01/2013 @ $17.44 /day |  | $279.04 |'],
    ['1004', '1004 | County property taxes 2 months @ $105.30 per month |  | $210.60 |'],
    ['1008', '1008 | Aggregate Adjustment |  | –$0.01 |'],
    ['1107', '1107 | Attorney’s fees to |  |  |'],
    ['1108', '1108 | Title insurance to Epsilon Title Co. |  | $1,500.00 |'],
    ['1201', '1201 | Recording fees: Deed: $40.00   Mortgage: $45.00   Release:     |  | $85.00 |'],
    ['1302', '1302 | Pest inspection to Pests Co. |  | $120.50 |'],
    [
      '1400',
      '1400 | Total Settlement Charges (enter on lines 103, Section J and 502, Section K) | $9,682.30 | $12,800.00',
    ],
  ])('%s', (key, line) => expect(lineOf(old, key)).toBe(line));

  it('its loan of the farmers’ agency is FmHA', () => expect(lineOf(old, 'head.loan')).toContain('2. ☐ FmHA'));
});

describe('what is open is blank, never zero', () => {
  it('a charge on its line, the line that counts it, line 1400 and the cash', () => {
    const { fees } = storedCharges;
    const search = { section: 'C', label: 'Abstract', kind: 'Abstract or title search', amount: 100_00 } as const;
    const open = hudOf('HUD2010', { charges: { fees: [...fees, { ...search, bucket: 'None' }] } });
    const at = rowsOf(open).find(({ cells }) => cells.some(({ runs }) => runs.some(({ text }) => text === 'Abstract')));
    expect(at && lineOf(open, at.key)).toBe('1111 | Abstract |  |  |');
    expect(lineOf(open, '1101')).toBe('1101 | Title services and lender’s title insurance (from GFE #4) |  |  |');
    expect(lineOf(open, '1103')).toContain('$1,000.00');
    expect(lineOf(open, 'gfe.canChange.10')).toBe('Title services and lender’s title insurance | # 1101 |  |');
    expect(lineOf(open, '303')).toBe('303 | Cash ☐ From ☐ To Borrower |');
  });

  it('the price on its line, and what has no number yet on the next free one', () => {
    const prorations = ['Rent', 'County taxes', 'County taxes'].map((label) => ({ label, isPaid: true }));
    const open = hudOf('HUD2010', { rows: { ...storedRows, prorations } });
    expect(lineOf(open, '109')).toBe('109 | Rent |');
    expect(lineOf(open, '107')).toBe('107 | County taxes |');
    expect(lineOf(open, '110')).toBe('110 | County taxes |');
    expect(lineOf(open, '120')).toBe('120 | Gross Amount Due from Borrower |');
    expect(lineOf(open, '220')).toContain('$175,250.00');
  });
});

describe('what has no line', () => {
  it('of page 1 stands in one amount of its part', () => {
    const gifts = Array.from({ length: 9 }, (_, at) => ({
      kind: 'Other credit' as const,
      label: `Gift ${at + 1}`,
      buyerAmount: 100_00,
    }));
    const full = hudOf('HUD2010', { rows: { ...storedRows, adjustments: [...storedRows.adjustments, ...gifts] } });
    expect(lineOf(full, '209')).toBe('209 | Gift 4 | $100.00');
    expect(lineOf(full, '200.more')).toBe('| See addendum | $500.00');
    expect(lineOf(full, '200.added.1')).toBe('| Gift 5 | $100.00');
    expect(full.pages.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  });

  it('of commissions stands with what line 703 counts', () => {
    const [one] = storedCharges.commissions;
    const commissions = one ? [one, one, one] : [];
    const full = hudOf('HUD2010', { charges: { commissions } });
    expect(lineOf(full, '700.more')).toBe('| See addendum | $5,700.00 |  |');
    expect(lineOf(full, '703')).toContain('$17,100.00');
    expect(lineOf(full, '700.added.1')).toContain('Real estate commission, listing side | $5,700.00');
  });
});

describe('page 3', () => {
  const estimate = {
    gfeOrigination: 1397_00,
    gfeRate: 405_00,
    gfeTransferTaxes: 0,
    gfeRecording: 60_00,
    gfeTitle: 2400_00,
    gfeOwnersTitle: 1000_00,
  };
  const compared = hudOf('HUD2010', { file: { ...saleFile, estimate } });

  it.each([
    ['gfe.zero.1', 'Our origination charge | # 801 | $1,397.00 | $1,397.00'],
    ['gfe.zero.2', 'Your credit or charge (points) for the specific interest rate chosen | # 802 | $405.00 | $405.00'],
    ['gfe.zero.3', 'Your adjusted origination charges | # 803 | $1,802.00 | $1,802.00'],
    ['gfe.zero.4', 'Transfer taxes | # 1203 | $0.00 | $0.00'],
    ['gfe.tenPercent.1', 'Government recording charges | # 1201 | $60.00 | $85.00'],
    ['gfe.total', 'Total | $60.00 | $85.00'],
    // 25.00 of 60.00.
    ['gfe.increase', 'Increase between GFE and HUD-1 Charges | $25.00 | or 41.67%'],
    ['gfe.canChange.1', 'Initial deposit for your escrow account | # 1001 |  | $412.25'],
    ['gfe.canChange.2', 'Daily interest charges | # 901 |  | $279.04'],
    ['gfe.canChange.3', 'Homeowner’s insurance | # 903 |  | $1,209.96'],
    ['gfe.canChange.5', 'Credit report | # 805 |  | $29.80'],
    ['gfe.canChange.10', 'Title services and lender’s title insurance | # 1101 | $2,400.00 | $2,450.00'],
    ['terms.initialAmount', 'Your initial loan amount is | $162,000.00'],
    ['terms.term', 'Your loan term is | 30 years'],
    ['terms.initialRate', 'Your initial interest rate is | 3.875%'],
    [
      'terms.initialMonthly',
      'Your initial monthly amount owed for principal, interest, and any mortgage insurance is | $844.13 Includes principal, interest, mortgage insurance.',
    ],
    ['terms.rateRises', 'Can your interest rate rise? | ☒ No   ☐ Yes'],
    [
      'terms.penalty',
      'Does your loan have a prepayment penalty? | ☐ No   ☒ Yes Your maximum prepayment penalty is $3,240.00.',
    ],
    [
      'terms.totalMonthly',
      'Total monthly amount owed including escrow account payments | $1,050.26 You have an additional monthly escrow payment of $206.13. It includes Homeowner’s insurance, Property taxes.',
    ],
  ])('%s', (key, line) => expect(lineOf(compared, key)).toBe(line));

  it.each([
    [
      'Underwriting fee',
      'gfe.zero.1',
      'Our origination charge | # 801 | $1,397.00 |',
      'gfe.zero.2',
      '# 802 | $405.00 | $405.00',
    ],
    ['Credit report fee', 'gfe.canChange.5', 'Credit report | # 805 |  |', 'gfe.zero.1', '$1,397.00 | $1,397.00'],
  ])('%s that is open stands blank on its line, and no other does', (label, key, line, other, amounts) => {
    const fees = storedCharges.fees.map((fee) =>
      fee.label === label ? { ...fee, borrowerAtClosing: null, borrowerBeforeClosing: null } : fee,
    );
    const open = hudOf('HUD2010', { file: { ...saleFile, estimate }, charges: { ...storedCharges, fees } });
    expect(lineOf(open, key)).toBe(line);
    expect(lineOf(open, other)).toContain(amounts);
  });

  it('without an estimate shows what is charged and compares it with nothing', () => {
    expect(lineOf(form, 'gfe.zero.1')).toBe('Our origination charge | # 801 |  | $1,397.00');
    expect(lineOf(form, 'gfe.increase')).toBe('Increase between GFE and HUD-1 Charges |  |');
  });

  it('an amount of the estimate leads to where it is entered, one that is missing too', () => {
    const [, , cell] = rowsOf(compared).find(({ key }) => key === 'gfe.canChange.2')?.cells ?? [];
    expect(cell?.runs).toEqual([{ text: '', field: 'gfeInterest' }]);
  });

  it('the form of 1974 has none', () => expect(hudOf('HUD1974').pages).toHaveLength(2));
});

describe('a HUD-1A', () => {
  const { fees, escrow, documents } = storedCharges;
  const oneA = hudOf('HUD2010', {
    file: { ...saleFile, hasSeller: false, salePrice: null, earnestMoney: null },
    charges: {
      fees: fees.filter(({ section, sellerAtClosing }) => section !== 'H' && !sellerAtClosing),
      escrow,
      documents,
      commissions: [],
      taxes: [],
    },
    rows: {
      ...storedRows,
      prorations: [],
      adjustments: [{ kind: 'Payment to another', label: 'Card', buyerAmount: 100_00, party: 'Card Bank' }],
    },
  });

  it.each([
    ['head.parties', 'Michael Jones, 123 Anywhere Street, Anytown, ST; Mary Stone | Ficus Bank'],
    ['head.settlement', '456 Somewhere Ave, Anytown, ST 12345 | Epsilon Title Co. |  | 04/15/2013 | 123456789'],
    ['700', null],
    ['101', null],
    ['803', '803 | Your adjusted origination charges (from GFE A) |  | $1,802.00'],
    // 9,682.30 of form H-25(B) less 2,400.00 of its section H.
    ['1400', '1400 | Total Settlement Charges (enter on line 1602) | $7,282.30'],
    ['1501', '1501 | Rho Servicing | $100,000.00'],
    ['1502', '1502 | Card Bank | $100.00'],
    ['1520', '1520 | TOTAL DISBURSED (enter on line 1603) | $100,100.00'],
    ['1600', '1600 | Loan Amount | $162,000.00'],
    ['1601', '1601 | Plus Cash/Check from Borrower | $0.00'],
    ['1602', '1602 | Minus Total Settlement Charges (line 1400) | $7,282.30'],
    ['1603', '1603 | Minus Total Disbursements to Others (line 1520) | $100,100.00'],
    [
      '1604',
      '1604 | Equals Disbursements to Borrower (after expiration of any applicable rescission period required by law) | $54,617.70',
    ],
  ])('%s', (key, line) => expect(lineOf(oneA, key)).toBe(line));

  it('who is paid is where it is typed', () => {
    const fields = ['1501', '1502'].map((key) => rowsOf(oneA).find((row) => row.key === key)?.cells[1]?.runs[0]?.field);
    expect(fields).toEqual(['payoffs.0.lenderName', 'adjustments.0.party']);
  });

  it('an open payment leaves the total and what hangs on it blank', () => {
    const refinance = { ...saleFile, hasSeller: false, salePrice: null, earnestMoney: null };
    const open = hudOf('HUD2010', {
      file: refinance,
      charges: { fees: [], commissions: [], taxes: [], documents: [] },
      rows: { payoffs: [], prorations: [], adjustments: [{ kind: 'Payment to another', label: 'Card' }] },
    });
    expect(lineOf(open, '1501')).toBe('1501 | Card |');
    expect(lineOf(open, '1520')).toBe('1520 | TOTAL DISBURSED (enter on line 1603) |');
    expect(lineOf(open, '1600')).toContain('$162,000.00');
    expect(lineOf(open, '1604')).toMatch(/\|$/);
  });
});
