import { describe, expect, it } from 'vitest';
import { InputError } from '../../errors/index.ts';
import { cents, zeroCents } from '../../money/index.ts';
import { entriesOf, type Fee, type FeeKind, type FeeSection, hud1974, hud2010, type Transaction } from '../index.ts';
import { sampleFees, samplePurchase } from '../sample-purchase.ts';

const fee = (section: FeeSection, kind: FeeKind, label: string, amount = 100_00): Fee => ({
  code: `${section} ${label}`,
  label,
  section,
  kind,
  bucket: 'canChange',
  source: 'typed',
  charges: [{ paidBy: 'borrower', when: 'atClosing', amount: cents(amount) }],
});

const entriesWith = (fees: readonly Fee[], changes: Partial<Transaction> = {}) =>
  entriesOf({ purchase: { ...samplePurchase, ...changes }, fees, lenderCredits: zeroCents });

/** The lines of fees of both forms as `number label`, with `*` outside of the columns. */
const page2 = (form: typeof hud2010, fees: readonly Fee[]) =>
  form(entriesWith(fees))
    .lines.filter(({ number }) => Number(number) >= 700 && Number(number) < 1400)
    .map(({ number, isOutside, label }) => `${number}${isOutside ? '*' : ''} ${label}`);

describe('where fees stand', () => {
  it.each([
    [
      'A',
      'general',
      [
        '801* Our origination charge',
        '802* Your credit or charge (points) for the specific interest rate chosen',
        '803 Your adjusted origination charges',
      ],
      ['808 x'],
    ],
    ['B', 'lendersInspection', ['808 x'], ['805 x']],
    ['B', 'mortgageInsuranceApplication', ['808 x'], ['806 x']],
    ['B', 'assumption', ['808 x'], ['807 x']],
    ['B', 'titleService', ['1101 Title services and lender’s title insurance', '1109* x'], ['1111 x']],
    ['C', 'attorney', ['1101 Title services and lender’s title insurance', '1109* x'], ['1107 x']],
    ['C', 'documentPreparation', ['1101 Title services and lender’s title insurance', '1109* x'], ['1105 x']],
    ['C', 'notary', ['1101 Title services and lender’s title insurance', '1109* x'], ['1106 x']],
    ['C', 'titleExamination', ['1101 Title services and lender’s title insurance', '1109* x'], ['1103 x']],
    ['C', 'appraisal', ['804 x'], ['803 x']],
    ['H', 'titleService', ['1109 x'], ['1111 x']],
    ['H', 'settlementFee', ['1101 Title services and lender’s title insurance', '1102* x'], ['1101 x']],
    ['E', 'localTransferTax', ['1203 Transfer taxes', '1204* x'], ['1202 x']],
    ['E', 'general', ['1201 Government recording charges', '1206* x'], ['1204 x']],
    ['F', 'mortgageInsurance', ['902 x'], ['902 x']],
    ['F', 'countyPropertyTaxes', ['904 x'], ['904 x']],
    ['G', 'mortgageInsurance', ['1001 Initial deposit for your escrow account', '1003* x'], ['1002 x']],
    ['G', 'cityPropertyTaxes', ['1001 Initial deposit for your escrow account', '1004* x'], ['1003 x']],
    ['G', 'assessments', ['1001 Initial deposit for your escrow account', '1005* x'], ['1005 x']],
    ['G', 'general', ['1001 Initial deposit for your escrow account', '1005* x'], ['1006 x']],
    ['H', 'general', ['1302 x'], ['1303 x']],
    ['H', 'survey', ['1302 x'], ['1301 x']],
  ] as const)('section %s, %s', (section, kind, of2010, of1974) => {
    expect(page2(hud2010, [fee(section, kind, 'x')])).toEqual(of2010);
    expect(page2(hud1974, [fee(section, kind, 'x')])).toEqual(of1974);
  });

  it('a fee that says no kind takes the next free line of its section', () => {
    const { kind: _kind, ...plain } = fee('C', 'general', 'x');
    expect(page2(hud2010, [plain])).toEqual(['1301 Required services that you can shop for', '1302* x']);
  });

  it('a second fee of a line takes a free one, and what the form has no room for goes on to the addendum', () => {
    const taxes = ['a', 'b', 'c', 'd', 'e'].map((label) => fee('G', 'countyPropertyTaxes', label));
    expect(page2(hud2010, taxes)).toEqual([
      '1001 Initial deposit for your escrow account',
      '1004* a',
      '1005* b',
      '1006* c',
      '1006.2* d',
      '1006.3* e',
    ]);
    const commissions = ['a', 'b', 'c'].map((label) => fee('H', 'commission', label));
    expect(page2(hud1974, commissions)).toEqual(['701* a', '702* b', '702.2* c', '703 Commission paid at settlement']);
  });

  it('deed and mortgage are recorded on one line', () => {
    const recorded = [fee('E', 'recording', 'Deed', 40_00), fee('E', 'recording', 'Mortgage', 45_00)];
    expect(page2(hud2010, recorded)).toEqual(['1201 Government recording charges', '1202* Deed', '1202* Mortgage']);
    expect(page2(hud1974, recorded)).toEqual(['1201 Deed', '1201 Mortgage']);
  });

  it('overflowing lines stand in the order they are counted', () => {
    const credits = Array.from({ length: 17 }, (_, at) => ({
      label: `Credit ${at + 1}`,
      amount: cents(1_00),
      party: 'Somebody',
    }));
    const { lines } = hud2010(entriesWith([], { sellerCredit: zeroCents, otherCredits: credits }));
    const numbers = lines.filter(({ label }) => label.startsWith('Credit')).map(({ number }) => number);
    expect(numbers).toEqual([
      ...['204', '205', '206', '207', '208', '209'],
      ...['209.2', '209.3', '209.4', '209.5', '209.6', '209.7', '209.8', '209.9', '209.10', '209.11', '209.12'],
    ]);
  });
});

describe('page 1', () => {
  it('every line of the sides', () => {
    const line = (label: string, kind?: 'cityTaxes' | 'countyTaxes' | 'assessments') => ({
      label,
      amount: cents(10_00),
      ...(kind && { kind }),
    });
    const taxes = (when: string) => [
      line(`City ${when}`, 'cityTaxes'),
      line(`County ${when}`, 'countyTaxes'),
      line(`Assessments ${when}`, 'assessments'),
      line(`Dues ${when}`),
    ];
    const { lines } = hud2010(
      entriesWith([], {
        personalProperty: cents(500_00),
        excessDeposit: cents(50_00),
        existingLoansAssumed: cents(1000_00),
        payoffs: ['First', 'Second', 'Third'].map((label) => line(label)),
        otherCredits: [],
        paidInAdvance: taxes('paid'),
        unpaidBySeller: taxes('unpaid'),
        adjustments: [
          { label: 'Rent to seller', buyer: cents(70_00), seller: cents(-70_00) },
          { label: 'Repairs', buyer: cents(-80_00), seller: cents(80_00) },
        ],
      }),
    );
    const page1 = lines.filter(({ number }) => Number(number) < 700);
    expect(page1.map(({ number, label }) => `${number} ${label}`)).toEqual([
      '101 Sale price',
      '102 Personal property',
      '103 Settlement charges (line 1400)',
      '104 Rent to seller',
      '106 City paid',
      '107 County paid',
      '108 Assessments paid',
      '109 Dues paid',
      '120 Gross amount due from borrower',
      '201 Deposit',
      '202 Loan amount',
      '203 Existing loans assumed',
      '204 Seller credit',
      '205 Repairs',
      '210 City unpaid',
      '211 County unpaid',
      '212 Assessments unpaid',
      '213 Dues unpaid',
      '220 Total paid by or for borrower',
      '303 Cash from borrower',
      '401 Sale price',
      '402 Personal property',
      '403 Rent to seller',
      '406 City paid',
      '407 County paid',
      '408 Assessments paid',
      '409 Dues paid',
      '420 Gross amount due to seller',
      '501 Excess deposit',
      '502 Settlement charges (line 1400)',
      '503 Existing loans assumed',
      '504 First',
      '505 Second',
      '506 Seller credit',
      '507 Repairs',
      '508 Third',
      '510 City unpaid',
      '511 County unpaid',
      '512 Assessments unpaid',
      '513 Dues unpaid',
      '520 Total reduction in amount due seller',
      '603 Cash to seller',
    ]);
    expect(page1.every(({ buyer, seller }) => (buyer ?? seller)?.value !== undefined)).toBe(true);
    expect(page1.filter(({ number }) => Number(number) < 303).every(({ seller }) => seller === null)).toBe(true);
  });

  it('cites its rule by line', () => {
    const rules = (form: typeof hud2010) => {
      const { cashFromBorrower, reductions, charges } = form(entriesWith([]));
      return [cashFromBorrower, reductions, charges.buyer].map(({ trace }) => trace.rule?.text);
    };
    expect(rules(hud2010)).toEqual([
      '12 CFR 1024, Appendix A, line 303',
      '12 CFR 1024, Appendix A, line 520',
      '12 CFR 1024, Appendix A, line 1400',
    ]);
    expect(rules(hud1974)).toEqual([
      'HUD-1 of 1974, line 303',
      'HUD-1 of 1974, line 520',
      'HUD-1 of 1974, section L, line 1400',
    ]);
  });
});

describe('the title lines that are no charges', () => {
  const details = {
    lendersPolicyLimit: cents(162_000_00),
    ownersPolicyLimit: cents(180_000_00),
    agentsPortion: cents(1275_00),
    underwritersPortion: cents(225_00),
  };
  const shown = (form: typeof hud2010, some = details) =>
    form(entriesWith(sampleFees), some)
      .lines.filter(({ label }) => /limit|coverage|portion/.test(label))
      .map(({ number, buyer, isOutside }) => [number, buyer?.value, isOutside]);

  it('1105 to 1108 on the form of 2010, 1109 and 1110 on that of 1974, outside of the columns', () => {
    expect(shown(hud2010)).toEqual([
      ['1105', 162_000_00, true],
      ['1106', 180_000_00, true],
      ['1107', 1275_00, true],
      ['1108', 225_00, true],
    ]);
    expect(shown(hud1974)).toEqual([
      ['1109', 162_000_00, true],
      ['1110', 180_000_00, true],
    ]);
    expect(hud2010(entriesWith(sampleFees), details).charges.buyer.value).toBe(9682_30);
  });

  it('the portions are the premiums, in sum', () => {
    expect(() => shown(hud2010, { ...details, agentsPortion: cents(1274_99) })).toThrow(
      new InputError(
        'INCONSISTENT',
        'underwritersPortion',
        'The portions of agent and underwriter are, in sum, the title insurance premiums',
      ),
    );
    const { underwritersPortion: _none, ...one } = details;
    expect(
      hud2010(entriesWith(sampleFees), { ...one, agentsPortion: cents(1) }).lines.some(
        ({ number }) => number === '1107',
      ),
    ).toBe(true);
    expect(() => hud2010(entriesWith([]), { lendersPolicyLimit: cents(-1) })).toThrow(
      expect.objectContaining({ field: 'lendersPolicyLimit' }),
    );
  });
});
