import { describe, expect, it } from 'vitest';
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
    ['213', '213 | County taxes 01/01/2013 to 04/14/2013 | $365.04'],
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
    expect(lineOf(open, '303')).toBe('303 | Cash ☐ From ☐ To Borrower |');
  });

  it('the price on its line, and what has no number yet on the next free one', () => {
    const open = hudOf('HUD2010', { rows: { ...storedRows, prorations: [{ label: 'Rent', isPaid: true }] } });
    expect(lineOf(open, '109')).toBe('109 | Rent |');
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
    expect(lineOf(full, '200.more')).toBe(' | See addendum | $500.00'.trim());
  });

  it('of commissions stands with what line 703 counts', () => {
    const [one] = storedCharges.commissions;
    const commissions = one ? [one, one, one] : [];
    const full = hudOf('HUD2010', { charges: { commissions } });
    expect(lineOf(full, '700.more')).toBe('| See addendum | $5,700.00 |  |');
    expect(lineOf(full, '703')).toContain('$17,100.00');
  });
});
