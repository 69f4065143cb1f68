import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { file, noCharges } from '../../closing-file/stored-purchase.fixture.ts';
import type { StoredFee } from '../../fees/index.ts';
import { costColumns } from '../../settlement/index.ts';
import { lineOf, rowsOf, tablesIn, tablesOf } from '../form-text.fixture.ts';
import type { FormDocument, FormFigure } from '../index.ts';
import { type statementOf, storedCharges, storedFees } from '../stored-h25b.fixture.ts';
import { formOf as formWith } from '../told-h25b.fixture.ts';

const formOf = (given: Parameters<typeof statementOf>[0] = {}, stated: object = {}) =>
  formWith(given, { stated: { ...stated } });

const costTable = (form: FormDocument) => tablesOf(form).find(({ label }) => label === 'Closing Cost Details');

describe('page 2 of form H-25(B)', () => {
  const form = formOf();

  it.each([
    ['Loan Costs', 'Loan Costs'],
    ['A', 'A. Origination Charges | $1,802.00 |'],
    ['A.01', '01 | 0.25 % of Loan Amount (Points) |  | $405.00 |  |  |  |'],
    ['A.02', '02 | Application fee |  | $300.00 |  |  |  |'],
    ['A.03', '03 | Underwriting fee |  | $1,097.00 |  |  |  |'],
    ['A.08', '08 |  |  |  |  |  |  |'],
    ['B', 'B. Services Borrower Did Not Shop For | $236.55 |'],
    ['B.01', '01 | Appraisal fee | to John Smith Appraisers Inc. |  |  |  |  | (L) $405.00'],
    ['B.02', '02 | Credit report fee | to Information Inc. |  | $29.80 |  |  |'],
    ['B.03', '03 | Flood determination fee | to Info Co. | $20.00 |  |  |  |'],
    ['B.04', '04 | Flood monitoring fee | to Info Co. | $31.75 |  |  |  |'],
    ['B.05', '05 | Tax monitoring fee | to Info Co. | $75.00 |  |  |  |'],
    ['B.06', '06 | Tax status research fee | to Info Co. | $80.00 |  |  |  |'],
    ['B.10', '10 |  |  |  |  |  |  |'],
    ['C', 'C. Services Borrower Did Shop For | $2,655.50 |'],
    ['C.01', '01 | Pest inspection fee | to Pests Co. | $120.50 |  |  |  |'],
    ['C.02', '02 | Survey fee | to Surveys Co. | $85.00 |  |  |  |'],
    ['C.03', '03 | Title – Insurance binder | to Epsilon Title Co. | $650.00 |  |  |  |'],
    ['C.04', '04 | Title – Lender’s title insurance | to Epsilon Title Co. | $500.00 |  |  |  |'],
    ['C.05', '05 | Title – Settlement agent fee | to Epsilon Title Co. | $500.00 |  |  |  |'],
    ['C.06', '06 | Title – Title search | to Epsilon Title Co. | $800.00 |  |  |  |'],
    ['C.08', '08 |  |  |  |  |  |  |'],
    ['D', 'D. TOTAL LOAN COSTS (Borrower-Paid) | $4,694.05 |'],
    ['D.subtotals', 'Loan Costs Subtotals (A + B + C) | $4,664.25 | $29.80 |  |  |'],
    ['Other Costs', 'Other Costs'],
    ['E', 'E. Taxes and Other Government Fees | $85.00 |'],
    ['E.01', '01 | Recording Fees | Deed: $40.00   Mortgage: $45.00 | $85.00 |  |  |  |'],
    ['E.02', '02 | Transfer tax | to Any State |  |  | $950.00 |  |'],
    ['F', 'F. Prepaids | $2,120.80 |'],
    ['F.01', '01 | Homeowner’s Insurance Premium (12 mo.) | to Insurance Co. | $1,209.96 |  |  |  |'],
    ['F.02', '02 | Mortgage Insurance Premium (    mo.) |  |  |  |  |  |'],
    ['F.03', '03 | Prepaid Interest ($17.44 per day from 04/15/2013 to 05/01/2013) |  | $279.04 |  |  |  |'],
    ['F.04', '04 | Property Taxes (6 mo.) | to Any County | $631.80 |  |  |  |'],
    ['F.05', '05 |  |  |  |  |  |  |'],
    ['G', 'G. Initial Escrow Payment at Closing | $412.25 |'],
    ['G.01', '01 | Homeowner’s Insurance | $100.83 per month for 2 mo. | $201.66 |  |  |  |'],
    ['G.02', '02 | Mortgage Insurance |     per month for     mo. |  |  |  |  |'],
    ['G.03', '03 | Property Taxes | $105.30 per month for 2 mo. | $210.60 |  |  |  |'],
    ['G.08', '08 | Aggregate Adjustment |  | –$0.01 |  |  |  |'],
    ['H', 'H. Other | $2,400.00 |'],
    ['H.01', '01 | HOA capital contribution | to HOA Acre Inc. | $500.00 |  |  |  |'],
    ['H.02', '02 | HOA processing fee | to HOA Acre Inc. | $150.00 |  |  |  |'],
    ['H.03', '03 | Home inspection fee | to Engineers Inc. | $750.00 |  |  |  |'],
    ['H.04', '04 | Home warranty fee | to XYZ Warranty Inc. |  |  | $450.00 |  |'],
    ['H.05', '05 | Real estate commission, listing side | to Alpha Real Estate Broker Co. |  |  | $5,700.00 |  |'],
    ['H.06', '06 | Real estate commission, selling side | to Omega Real Estate Broker Inc. |  |  | $5,700.00 |  |'],
    ['H.07', '07 | Title – Owner’s title insurance (optional) | to Epsilon Title Co. | $1,000.00 |  |  |  |'],
    ['H.08', '08 |  |  |  |  |  |  |'],
    ['I', 'I. TOTAL OTHER COSTS (Borrower-Paid) | $5,018.05 |'],
    ['I.subtotals', 'Other Costs Subtotals (E + F + G + H) | $5,018.05 |  |  |  |'],
    ['J', 'J. TOTAL CLOSING COSTS (Borrower-Paid) | $9,712.10 |'],
    ['J.subtotals', 'Closing Costs Subtotals (D + I) | $9,682.30 | $29.80 | $12,800.00 |  | $405.00'],
    ['J.credits', 'Lender Credits |  |  |  |  |'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('has these columns, and no line more', () => {
    const table = costTable(form);
    expect(table?.columns.slice(3).map(({ under = '', heading }) => `${under} ${heading}`.trim())).toEqual([
      'Borrower-Paid At Closing',
      'Borrower-Paid Before Closing',
      'Seller-Paid At Closing',
      'Seller-Paid Before Closing',
      'Paid by Others',
    ]);
    expect(rowsOf(form).filter(({ key }) => /^[A-H]\.\d+$/.test(key))).toHaveLength(49);
  });
});

const fee = (section: StoredFee['section'], at: number, more: Partial<StoredFee> = {}): Partial<StoredFee> => ({
  section,
  label: `Fee ${String(at).padStart(2, '0')}`,
  bucket: 'None',
  borrowerAtClosing: 1_00,
  ...more,
});
const some = (section: StoredFee['section'], count: number) =>
  Array.from({ length: count }, (_, at) => fee(section, at));
const withFees = (fees: readonly Partial<StoredFee>[], given: Parameters<typeof formOf>[0] = {}) =>
  formOf({ ...given, charges: { ...noCharges, fees, ...given.charges } });
const sectionOf = (form: FormDocument, letter: string) =>
  rowsOf(form).flatMap((row) => (row.key.startsWith(`${letter}.`) ? (lineOf(form, row.key) ?? '') : []));

describe('where the amounts of a line are typed', () => {
  const fieldsOf = (stored: Partial<StoredFee>) =>
    rowsOf(withFees([stored]))
      .find(({ key }) => key === 'C.01')
      ?.cells.slice(3)
      .map(({ runs }) => runs.at(-1)?.field ?? null);

  it('each column has its field, also where nobody pays', () => {
    expect(fieldsOf(fee('C', 1))).toEqual(costColumns.map((column) => `fees.0.${column}`));
  });

  it('while the charge is open, too', () => {
    expect(fieldsOf(fee('C', 1, { borrowerAtClosing: null }))).toEqual(costColumns.map((column) => `fees.0.${column}`));
  });

  it('what is shared by a percentage is not written as an amount', () => {
    const shared = fee('C', 1, { amount: 1_00, borrowerAtClosing: null, borrowerAtClosingPercent: '100' });
    expect(fieldsOf(shared)?.slice(0, 2)).toEqual([null, 'fees.0.borrowerBeforeClosing']);
  });

  it('the adjustment of the escrow account is that of the lender where one is taken', () => {
    const [adjustment] = rowsOf(formOf()).flatMap(({ key, cells }) => (key === 'G.08' ? [cells[3]?.runs[0]] : []));
    expect(adjustment).toMatchObject({ field: 'lenderAdjustment', figure: expect.anything() });
  });
});

describe('the words of a line', () => {
  it.each([
    [
      'title insurance begins with Title, however it was typed',
      fee('B', 1, { label: 'TITLE -  search', kind: 'Title examination' }),
      'Title – search',
    ],
    [
      'so does the closing',
      fee('C', 1, { label: 'Closing fee', kind: 'Settlement or closing fee' }),
      'Title – Closing fee',
    ],
    ['also where only its description says so', fee('C', 1, { label: 'Title-Courier' }), 'Title – Courier'],
    ['and with a colon', fee('H', 1, { label: 'TITLE: Notary', kind: 'Notary' }), 'Title – Notary'],
    ['of the closing nothing in H', fee('H', 1, { label: 'Notary', kind: 'Notary' }), 'Notary'],
    ['nor of a lender’s own papers', fee('A', 1, { label: 'Papers', kind: 'Document preparation' }), 'Papers'],
    [
      'what the borrower need not buy is optional',
      fee('H', 1, { label: 'Warranty', isOptional: true }),
      'Warranty (optional)',
    ],
    ['once', fee('H', 1, { label: 'Warranty (optional)', isOptional: true }), 'Warranty (optional)'],
    [
      'what the seller buys is not told so',
      fee('H', 1, { label: 'Warranty', isOptional: true, borrowerAtClosing: null, sellerAtClosing: 1 }),
      'Warranty',
    ],
  ])('%s', (_, stored, words) => {
    const lines = sectionOf(withFees([stored]), stored.section ?? '');
    expect(lines.map((line) => line.split(' | ')[1])).toContain(words);
  });

  it.each([
    [
      'the percent of points that are an amount is in their description',
      'A',
      { label: '1.5% points', kind: 'Points for the interest rate' },
      '01 | 1.5 % of Loan Amount (Points) |',
    ],
    ...(
      [
        ['0.2500% of loan amount (points)', '0.25'],
        ['0.12345% points', '0.123'],
        ['0.5 % points', '0.5'],
      ] as const
    ).map(
      ([label, percent]) =>
        [
          `also in a description: ${label}`,
          'A',
          { label, kind: 'Points for the interest rate' },
          `01 | ${percent} % of Loan Amount (Points) |`,
        ] as const,
    ),
    [
      'points have at most three decimals',
      'A',
      {
        kind: 'Points for the interest rate',
        percent: '0.37550',
        percentOf: 'Loan amount',
        borrowerAtClosing: null,
        borrowerAtClosingPercent: '100',
      },
      '01 | 0.376 % of Loan Amount (Points) |',
    ],
    [
      'interest that is typed says its days itself',
      'F',
      { label: 'Prepaid interest ($1 per day for 2 days)' },
      '03 | Prepaid Interest ($1 per day for 2 days) |',
    ],
    [
      'a deposit that is typed',
      'G',
      { label: 'Property taxes', quantity: 3, each: 2_00, borrowerAtClosing: null, borrowerAtClosingPercent: '100' },
      '03 | Property Taxes | $2.00 per month for 3 mo. | $6.00',
    ],
    [
      'a broker whom the borrower pays is named',
      'A',
      { label: 'Broker fee', payeeName: 'Beta Brokers' },
      '02 | Broker fee | to Beta Brokers |',
    ],
  ] as const)('%s', (_, section, more, line) => {
    expect(sectionOf(withFees([fee(section, 1, more)]), section).find((each) => each.startsWith(line))).toBeDefined();
  });

  it('are in the order of their base letters, whatever their case and marks', () => {
    const labels = ['Zeta', 'éclair fee', 'Echo', 'ecu', 'Ångström'];
    const form = withFees(labels.map((label) => fee('C', 1, { label })));
    const sorted = sectionOf(form, 'C').flatMap((line) => line.split(' | ')[1] || []);
    expect(sorted).toEqual(['Ångström', 'Echo', 'éclair fee', 'ecu', 'Zeta']);
  });

  it('a second charge of a preprinted line has one of its own', () => {
    const taxes = ['County taxes', 'School taxes'].map((label) =>
      fee('F', 1, { label, kind: 'County property taxes' }),
    );
    expect(
      sectionOf(withFees(taxes), 'F')
        .slice(3)
        .map((line) => line.slice(0, 20)),
    ).toEqual(['04 | Property Taxes ', '05 | School taxes | ']);
  });

  it('credits of the lender are taken off, and what of them gives back a rise is told', () => {
    const rows = {
      payoffs: [],
      prorations: [],
      adjustments: [{ kind: 'Lender credit', buyerAmount: 120_00 }],
    } as const;
    expect(lineOf(formOf({ rows }, { lenderCreditsForCure: 20_00 }), 'J.credits')).toBe(
      'Lender Credits (Includes $20.00 credit for increase in Closing Costs above legal limit) | –$120.00 |  |  |  |',
    );
  });
});

describe('what is open', () => {
  it('has an empty amount that tells what is missing, and so have the totals it is part of', () => {
    const form = withFees([fee('C', 1, { borrowerAtClosing: null })]);
    expect(lineOf(form, 'C.01')).toBe('01 | Fee 01 |  |  |  |  |  |');
    for (const [key, name] of [
      ['C.01', 'fees.0.borrowerAtClosing'],
      ['C', 'totals.C'],
      ['J', 'totals.J'],
    ] as const) {
      const runs =
        rowsOf(form)
          .find((row) => row.key === key)
          ?.cells.flatMap((cell) => cell.runs) ?? [];
      expect(runs.find((run) => run.figure === name)?.text, key).toBe('');
      expect(form.figures.get(name), name).toMatchObject({ kind: 'open' });
    }
    expect(lineOf(form, 'A')).toBe('A. Origination Charges | $0.00 |');
  });

  it('an account that is open has its items, one that is interest its line', () => {
    const { escrow, interest } = storedCharges;
    const charges = {
      escrow: { ...escrow, terms: { ...escrow.terms, cushionMonths: null } },
      interest: { ...interest, loan: interest.loan && { ...interest.loan, dayBasis: null } },
    };
    const form = formOf({ charges });
    expect([lineOf(form, 'G.01'), lineOf(form, 'G.03'), lineOf(form, 'F.03')]).toEqual([
      '01 | Homeowner’s Insurance |     per month for 2 mo. |  |  |  |  |',
      '03 | Property Taxes |     per month for 2 mo. |  |  |  |  |',
      '03 | Prepaid Interest (    per day from     to    ) |  |  |  |  |  |',
    ]);
    expect(form.figures.get('prepaidInterest.borrowerAtClosing')).toMatchObject({ kind: 'open' });
  });
});

describe('more lines than a section has', () => {
  it('take those that others do not use', () => {
    const form = withFees(some('B', 14));
    expect(sectionOf(form, 'B')).toHaveLength(14);
    expect(rowsOf(form).filter(({ key }) => /^[A-H]\.\d+$/.test(key))).toHaveLength(49);
    expect(form.pages.map(({ number }) => number)).toContain('2');
  });

  it('60 fees have a page for loan costs and one for other costs, and none is lost', () => {
    const fees = [...some('B', 40), ...some('H', 20)];
    const form = withFees(fees);
    expect(form.pages.map(({ number }) => number).filter((number) => number.startsWith('2'))).toEqual(['2a', '2b']);
    expect([sectionOf(form, 'B').length, sectionOf(form, 'H').length]).toEqual([40, 20]);
    const letters = form.pages.map(({ blocks }) =>
      tablesIn(blocks)
        .flatMap(({ rows }) => rows.flatMap(({ key }) => (/^[A-J]$/.test(key) ? key : [])))
        .join(''),
    );
    expect(letters).toEqual(expect.arrayContaining(['ABCD', 'EFGHIJ']));
  });
});

it('a file without a seller has no columns of one', () => {
  const form = formOf({ file: { ...file, hasSeller: false }, charges: { fees: storedFees.slice(0, 3) } });
  const table = costTable(form);
  expect(table?.columns.map(({ heading }) => heading).filter(Boolean)).toEqual([
    'At Closing',
    'Before Closing',
    'Paid by Others',
  ]);
  expect(lineOf(form, 'A.02')).toBe('02 | Application fee |  | $300.00 |  |');
});

describe('of any fees', () => {
  const kinds = [
    'Other',
    'Points for the interest rate',
    'Title service',
    'Mortgage insurance',
    'County property taxes',
    'Aggregate adjustment',
  ] as const;
  const anyFee = fc
    .record({
      section: fc.constantFrom(...'ABCEFGH') as fc.Arbitrary<NonNullable<StoredFee['section']>>,
      label: fc.constantFrom('Survey fee', 'survey fee', 'Title - Search', 'Property taxes', 'Zoning'),
      kind: fc.constantFrom(...kinds),
      isOptional: fc.boolean(),
      bucket: fc.constant('None' as const),
      paid: fc.dictionary(fc.constantFrom(...costColumns), fc.integer({ min: -1e6, max: 1e8 }), {
        minKeys: 0,
        maxKeys: 3,
      }),
    })
    .map(({ paid, ...rest }): Partial<StoredFee> => ({ ...rest, ...paid }));
  const anyFees = fc.array(anyFee, { maxLength: 70 });

  it('columns add up to the totals, each fee has one line, no row is there twice, and cells fill their table', () => {
    fc.assert(
      fc.property(anyFees, fc.boolean(), (fees, hasSeller) => {
        const form = withFees(fees, { file: { ...file, hasSeller } });
        const rows = rowsOf(form);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const table of tablesOf(form))
          for (const row of table.rows)
            expect(
              row.cells.reduce((all, { span = 1 }) => all + span, 0),
              row.key,
            ).toBe(table.columns.length);
        const rowsWith = (at: number) =>
          rows.filter(({ cells }) =>
            cells.some(({ runs }) => runs.some(({ figure }) => figure?.startsWith(`fees.${at}.`))),
          );
        for (const at of fees.keys()) expect(rowsWith(at), `fee ${at}`).toHaveLength(1);
        for (const [letter, sections] of [
          ['D', 'ABC'],
          ['I', 'EFGH'],
          ['DI', 'ABCEFGH'],
        ] as const)
          for (const column of costColumns) {
            const total = form.figures.get(`totals.${letter}.${column}`);
            if (total?.kind !== 'figure') continue;
            const lines = rows.filter(({ key }) => new RegExp(`^[${sections}]\\.\\d`).test(key));
            const paid = lines.flatMap(({ cells }) =>
              cells.flatMap(({ runs }) => runs.flatMap(({ figure }) => (figure?.endsWith(`.${column}`) ? figure : []))),
            );
            const sum = paid.reduce((all, name) => all + centsOf(form.figures.get(name)), 0);
            expect(sum, `${letter} ${column}`).toBe(centsOf(total));
          }
      }),
      { numRuns: 50 },
    );
  });

  it('a section is in the order of what is printed', () => {
    fc.assert(
      fc.property(anyFees, (fees) => {
        const form = withFees(fees);
        const words = sectionOf(form, 'B').flatMap((line) => line.split(' | ')[1]?.toLowerCase() || []);
        expect(words).toEqual(words.toSorted());
      }),
      { numRuns: 30 },
    );
  });
});

const centsOf = (figure: FormFigure | undefined): number =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : 0;
