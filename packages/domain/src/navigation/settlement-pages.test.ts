import { describe, expect, it } from 'vitest';
import type { SettlementStatementTypeName } from '../orders/index.ts';
import { navItemState, navLabel } from './index.ts';
import { context, item, order } from './navigation.fixture.ts';

// holds core 2.25, core 4.32
describe('settlement pages by statement (core.md §4)', () => {
  const pagesOf = (settlementStatementType: SettlementStatementTypeName, hasSeller = true) =>
    item('file.settlement')
      .children.filter(
        (page) => !navItemState(page, { ...context, order: { ...order, settlementStatementType, hasSeller } }).inactive,
      )
      .map(({ id }) => id.slice('file.settlement.'.length));
  const only = {
    CDF: 'addendums loan-calculation projectedpayment-section cashtoclose-section loan-disclosure-section settlement-statement-contacts',
    HUD: 'net-disbursement-disb net-disbursement-net hudAddendums',
    HUD2010: 'worksheet801 additional-title-services gfe-comparison',
    notHUD1974: 'loanterm-section',
  };
  const words = (...lists: string[]) => lists.join(' ').split(' ');
  const has = (pages: string[], list: string[]) => list.filter((page) => pages.includes(page));

  it.each([
    ['CDF', words(only.CDF, only.notHUD1974), words(only.HUD, only.HUD2010)],
    ['HUD1974', words(only.HUD), words(only.CDF, only.HUD2010, only.notHUD1974)],
    ['HUD2010', words(only.HUD, only.HUD2010, only.notHUD1974), words(only.CDF)],
  ] as const)('%s', (statement, shown, hidden) => {
    const pages = pagesOf(statement);
    expect(has(pages, [...shown])).toEqual(shown);
    expect(has(pages, [...hidden])).toEqual([]);
  });

  it('a closing disclosure has payoffs and payments where there is no seller, and a HUD-1 has none', () => {
    const page = ['cdfPayoffPayments'];
    expect([has(pagesOf('CDF', false), page), has(pagesOf('CDF'), page), has(pagesOf('HUD2010', false), page)]).toEqual(
      [page, [], []],
    );
  });

  it('are otherwise the same', () => {
    const shared = has(has(pagesOf('CDF'), pagesOf('HUD1974')), pagesOf('HUD2010'));
    expect(shared).toEqual(
      words(
        'settlement-dashboard cdf-editor origination-section title-section recording-fees-and-taxes prepaid-section escrow-section othercost-section fees debitcredits-section aggregate-adjustment realtor-commission paid-by-others prorations payoffs settlement-order-summary',
      ),
    );
  });

  // holds core 4.32
  it.each([
    ['origination-section', 'A', '800'],
    ['title-section', 'B C', '1100'],
    ['prepaid-section', 'F', '900'],
    ['escrow-section', 'G', '1000'],
    ['othercost-section', 'H', '1300'],
    ['cdfPayoffPayments', 'K', null],
    ['net-disbursement-disb', null, '1500'],
    ['net-disbursement-net', null, '1600'],
    ['recording-fees-and-taxes', 'E', '1200'],
    ['debitcredits-section', 'K–N', '100–600'],
    ['realtor-commission', null, '700'],
    ['fees', null, null],
  ])('%s is %s on the closing disclosure and %s on a HUD-1', (page, letter, series) => {
    const one = item(`file.settlement.${page}`);
    expect(navLabel(one, 'CDF').code).toBe(letter);
    expect(navLabel(one, 'HUD1974').code).toBe(series);
    expect(navLabel(one, 'HUD2010').code).toBe(series);
    expect(navLabel(one, null)).toEqual({ label: one.label, code: null });
  });

  it('select the HUD variant of a label', () => {
    const labels = (page: string) =>
      (['CDF', 'HUD2010'] as const).map((statement) => navLabel(item(`file.settlement.${page}`), statement).label);
    expect(labels('escrow-section')).toEqual(['Escrow', 'Reserves']);
    expect(labels('prepaid-section')).toEqual(['Prepaids', 'Items Required by Lender']);
    expect(labels('othercost-section')).toEqual(['Other Costs', 'Additional Charges']);
    expect(labels('title-section')).toEqual(['Title Charges', 'Title Charges']);
  });
});
