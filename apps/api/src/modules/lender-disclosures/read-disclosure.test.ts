import { describe, expect, it } from 'vitest';
import { lenderUcd } from '../../../test/lender-disclosures/h25b-ucd.ts';
import { DisclosureRefused } from './disclosure-refused.ts';
import { readDisclosure } from './read-disclosure.ts';

/** Why a file is refused; what was read, where it is not. */
async function told(file: string | Buffer): Promise<unknown> {
  try {
    return await readDisclosure(Buffer.from(file));
  } catch (error) {
    if (error instanceof DisclosureRefused) return error.message;
    throw error;
  }
}

const twice = (name: string, other: string) =>
  lenderUcd.replace(new RegExp(`<${name}>[^<]*</${name}>`), (one) => `${one}<${name}>${other}</${name}>`);

describe('what stands twice where one is expected', () => {
  it.each([
    ['NoteAmount', '9162000.00'],
    ['NoteRatePercent', '9.0'],
    ['SalesContractAmount', '1.00'],
    ['FeeActualPaymentAmount', '1.00'],
    ['ClosingDate', '2015-01-01'],
    ['FeeType', 'Other'],
  ])('is refused where it differs: %s', async (name, other) => {
    expect(await told(twice(name, other))).toContain(`${name} stands twice and differs`);
  });

  const again = (name: string, change: (one: string) => string) =>
    lenderUcd.replace(new RegExp(`<${name}>.*?</${name}>`, 's'), (one) => one + change(one));

  it('is read where it is the same', async () => {
    const once = await told(lenderUcd);
    expect(await told(twice('NoteAmount', ' 162000.00 '))).toEqual(once);
    expect(await told(again('LOAN', (one) => one))).toEqual(once);
  });

  it.each([['LOAN', (one: string) => one.replace('<NoteAmount>1', '<NoteAmount>2')]])(
    'is refused where it differs in it: %s',
    async (name, change) => {
      expect(await told(again(name, change))).toContain(`${name} stands twice and differs`);
    },
  );
});

describe('what several elements say by their type', () => {
  const leaf = (name: string, value: string) => `<${name}>${value}</${name}>`;
  const summary = (amount: string, section: string, more = '') =>
    `<INTEGRATED_DISCLOSURE_SECTION_SUMMARY><INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL>${leaf('IntegratedDisclosureSectionTotalAmount', amount)}${leaf('IntegratedDisclosureSectionType', section)}${more}</INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL></INTEGRATED_DISCLOSURE_SECTION_SUMMARY>`;
  const ofSubsection = (word: string) => leaf('IntegratedDisclosureSubsectionType', word);
  const payment = (payer: string, amount: string, time = 'AtClosing') =>
    `<INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT>${leaf('IntegratedDisclosureSubsectionPaidByType', payer)}${leaf('IntegratedDisclosureSubsectionPaymentAmount', amount)}${leaf('IntegratedDisclosureSubsectionPaymentTimingType', time)}</INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT>`;
  const party = (name: string) =>
    `<PARTY><LEGAL_ENTITY><LEGAL_ENTITY_DETAIL>${leaf('FullName', name)}</LEGAL_ENTITY_DETAIL></LEGAL_ENTITY><ROLES><ROLE><ROLE_DETAIL>${leaf('PartyRoleType', 'NotePayTo')}</ROLE_DETAIL></ROLE></ROLES></PARTY>`;
  const number = (value: string, type: string) =>
    `<LOAN_IDENTIFIER>${leaf('LoanIdentifier', value)}${leaf('LoanIdentifierType', type)}</LOAN_IDENTIFIER>`;
  const cashItem = (type: string, amounts: string) =>
    `<CASH_TO_CLOSE_ITEM>${amounts}${leaf('IntegratedDisclosureCashToCloseItemType', type)}</CASH_TO_CLOSE_ITEM>`;
  const final = (amount: string) => leaf('IntegratedDisclosureCashToCloseItemFinalAmount', amount);
  const estimated = (amount: string) => leaf('IntegratedDisclosureCashToCloseItemEstimatedAmount', amount);

  /** The file with more at the end of one of its lists. */
  const withMore = (list: string, more: string) => lenderUcd.replace(`</${list}>`, () => `${more}</${list}>`);
  const summaries = 'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES';
  const payments = 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS';
  const withCash = (...items: string[]) =>
    lenderUcd.replace(
      '</INTEGRATED_DISCLOSURE>',
      () => `<CASH_TO_CLOSE_ITEMS>${items.join('')}</CASH_TO_CLOSE_ITEMS></INTEGRATED_DISCLOSURE>`,
    );

  it.each([
    [
      'IntegratedDisclosureSectionTotalAmount of OriginationCharges',
      withMore(summaries, summary('1802.01', 'OriginationCharges')),
    ],
    [
      'IntegratedDisclosureSectionTotalAmount of TotalLoanCosts LoanCostsSubtotal',
      withMore(summaries, summary('4694.06', 'TotalLoanCosts')),
    ],
    [
      'IntegratedDisclosureSectionTotalAmount of TotalClosingCosts LenderCredits',
      withMore(summaries, summary('1.00', 'TotalClosingCosts', ofSubsection('LenderCredits'))),
    ],
    [
      'IntegratedDisclosureSectionTotalAmount of TotalClosingCosts',
      withMore(summaries, summary('9712.10', 'TotalClosingCosts') + summary('9712.11', 'TotalClosingCosts')),
    ],
    [
      'LenderCreditToleranceCureAmount of TotalClosingCosts LenderCredits',
      withMore(
        summaries,
        ['1.00', '2.00']
          .map((cure) =>
            summary(
              '0.00',
              'TotalClosingCosts',
              ofSubsection('LenderCredits') + leaf('LenderCreditToleranceCureAmount', cure),
            ),
          )
          .join(''),
      ),
    ],
    [
      'IntegratedDisclosureSubsectionPaymentAmount of Seller AtClosing',
      withMore(payments, payment('Seller', '12800.01')),
    ],
    ['NotePayTo', withMore('PARTIES', party('Omega Bank'))],
    ['LoanIdentifier of LenderLoan', withMore('LOAN_IDENTIFIERS', number('987', 'LenderLoan'))],
    [
      'IntegratedDisclosureCashToCloseItemFinalAmount of deposit',
      withCash(cashItem('Deposit', final('-1.00')), cashItem('Deposit', final('-2.00'))),
    ],
    [
      'IntegratedDisclosureCashToCloseItemEstimatedAmount of deposit',
      withCash(cashItem('Deposit', estimated('-1.00')), cashItem('Deposit', estimated('-2.00') + final('-1.00'))),
    ],
  ])('is refused by name where it stands twice and differs: %s', async (name, file) => {
    expect(await told(file)).toBe(`${name} stands twice and differs: in line 2 and in line 2`);
  });

  it.each([
    ['the total of a section', withMore(summaries, summary('1802.00', 'OriginationCharges'))],
    ['a subtotal by column', withMore(payments, payment('Seller', '12800.00'))],
    ['the lender', withMore('PARTIES', party(' Ficus Bank '))],
    ['the number of the loan', withMore('LOAN_IDENTIFIERS', number('123456789', 'LenderLoan'))],
  ])('is read where it is the same: %s', async (_, file) => {
    expect(await told(file)).toEqual(await told(lenderUcd));
  });

  it('is read where it is of another type', async () => {
    const once = await told(lenderUcd);
    expect(await told(withMore('LOAN_IDENTIFIERS', number('987', 'MERS_MIN')))).toEqual(once);
    expect(await told(withMore(summaries, summary('1.00', 'OriginationCharges', ofSubsection('Other'))))).toEqual(once);
  });

  it('is added up where the lender and others pay in one column', async () => {
    expect(await told(withMore(payments, payment('Lender', '95.00')))).toMatchObject({
      statement: { facts: { others: 500_00 } },
    });
  });

  it('is put together where one item says the estimate and another one what it is', async () => {
    const items = [
      cashItem('CashToCloseTotal', estimated('16000.00')),
      cashItem('CashToCloseTotal', final('14147.26')),
    ];
    expect(await told(withCash(...items, items[1] ?? ''))).toMatchObject({
      statement: { facts: { 'estimated.cashToClose': 16_000_00, 'final.cashToClose': 14_147_26 } },
    });
  });

  it('is left out where nobody says of which row of the cash to close it is', async () => {
    const untyped = `<CASH_TO_CLOSE_ITEM>${final('-1.00')}</CASH_TO_CLOSE_ITEM>`;
    expect(await told(withCash(untyped))).toEqual(await told(lenderUcd));
  });
});

it('a refusal is short, whatever the file repeats', async () => {
  const facts = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`k${at}`, 0]));
  const file = { format: 'closewright-disclosure-1', facts, fees: [], lines: [], payments: null };
  expect(String(await told(JSON.stringify(file))).length).toBeLessThan(400);
});

const ownFile = (fees: readonly object[]) =>
  JSON.stringify({ format: 'closewright-disclosure-1', facts: {}, fees, lines: [], payments: null });
const feeOf = (amount: number) => ({ section: 'A', label: 'Underwriting fee', columns: { borrowerAtClosing: amount } });

describe('our own JSON', () => {
  it.each([
    [
      'an amount beyond all',
      ownFile([feeOf(1), feeOf(Number.MAX_SAFE_INTEGER)]),
      'fees.1.columns.borrowerAtClosing: An amount is at most 999,999,999.99',
    ],
    ['brackets without end', '['.repeat(600_000), 'at most 512 KB of JSON'],
    ['UTF-16', Buffer.from(`\ufeff${ownFile([])}`, 'utf16le'), 'is JSON in UTF-16'],
    ['UTF-16 without its mark', Buffer.from(ownFile([]), 'utf16le'), 'is JSON in UTF-16'],
    ['bytes that are no text', Buffer.from([0x7b, 0xc3]), 'not UTF-8'],
  ])('is refused for %s', async (_, file, words) => {
    expect(await told(file)).toContain(words);
  });

  it('is read with what is worked out beside as many fees as a statement has', async () => {
    expect(await told(ownFile(Array.from({ length: 310 }, (_, at) => feeOf(at))))).toMatchObject({ format: 'JSON' });
  });
});
