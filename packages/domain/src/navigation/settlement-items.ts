import type { NavItemSource, StatementVariant } from './nav-item.ts';

type Statements = NonNullable<NavItemSource['statements']>;

/** Both HUD-1 layouts call the page the same. */
const hud = (variant: StatementVariant = {}): Statements => ({ HUD1974: variant, HUD2010: variant });
const cdf = (variant: StatementVariant = {}): Statements => ({ CDF: variant });
/** A letter on the closing disclosure, a line series on the HUD-1. */
const section = (letter: string, series: string, hudLabel?: string): Statements => ({
  CDF: { code: letter },
  ...hud(hudLabel ? { code: series, label: hudLabel } : { code: series }),
});

const page = (key: string, name: string, icon: string, more: Partial<NavItemSource> = {}): NavItemSource => ({
  key,
  name,
  path: `/order/settlement/${key}`,
  icon,
  screens: ['GenericSettlementStatement'],
  ...more,
});

/**
 * The pages of the settlement statement (core.md §2), in the order of the form. Which statement has which page is not
 * shown in the spec ("hides different sets"); the sets follow the forms themselves: closing disclosure pages 1 to 5
 * (12 CFR 1026.38), HUD-1 of 2010 with worksheet 801, GFE comparison and loan terms (12 CFR 1024 App. A), HUD-1 of 1974
 * with neither. Line series and letters are the forms' own.
 */
export const settlementItems: readonly NavItemSource[] = [
  page('settlement-dashboard', 'Dashboard', 'layout-dashboard', { accessKey: 'D', skipSave: true, built: true }),
  page('cdf-editor', 'CDF Editor', 'square-pen', {
    path: null,
    action: 'launchCdfEditor',
    featureFlag: 'cdfEditor',
    statements: { CDF: {}, ...hud({ label: 'HUD-1 Editor' }) },
  }),
  page('origination-section', 'Loan Charges', 'landmark', {
    accessKey: 'L',
    built: true,
    statements: section('A', '800'),
  }),
  page('title-section', 'Title Charges', 'scroll-text', {
    accessKey: 'T',
    built: true,
    statements: section('B C', '1100'),
  }),
  page('recording-fees-and-taxes', 'Recording and Taxes', 'stamp', {
    built: true,
    accessKey: 'R',
    statements: section('E', '1200'),
  }),
  page('prepaid-section', 'Prepaids', 'calendar-days', {
    accessKey: 'P',
    built: true,
    statements: section('F', '900', 'Items Required by Lender'),
  }),
  page('escrow-section', 'Escrow', 'piggy-bank', {
    accessKey: 'E',
    built: true,
    statements: section('G', '1000', 'Reserves'),
  }),
  page('othercost-section', 'Other Costs', 'list-plus', {
    accessKey: 'O',
    built: true,
    statements: section('H', '1300', 'Additional Charges'),
  }),
  page('fees', 'Fees', 'coins', { accessKey: 'F', built: true }),
  page('net-disbursement-disb', 'Disbursements', 'arrow-up-right', {
    skipSave: true,
    built: true,
    statements: hud({ code: '1500' }),
  }),
  page('net-disbursement-net', 'Net Disbursements', 'equal', {
    accessKey: 'N',
    skipSave: true,
    built: true,
    statements: hud({ code: '1600' }),
  }),
  page('cdfPayoffPayments', 'Payoffs and Payments', 'hand-coins', {
    built: true,
    statements: cdf({ code: 'K' }),
    rule: 'noSeller',
  }),
  page('debitcredits-section', 'Debits and Credits', 'scale', {
    accessKey: 'B',
    routeName: 'settlement:debits-and-credits',
    built: true,
    statements: section('K–N', '100–600'),
    rule: 'seller',
  }),
  page('aggregate-adjustment', 'Aggregate Escrow', 'sigma', {
    accessKey: 'G',
    routeName: 'settlement:aggregate-adjustment',
    built: true,
  }),
  page('realtor-commission', 'Commissions', 'badge-percent', {
    accessKey: 'C',
    built: true,
    statements: { CDF: {}, ...hud({ code: '700' }) },
    rule: 'seller',
  }),
  page('paid-by-others', 'Paid by Others', 'user-plus', { accessKey: 'Y', built: true }),
  page('prorations', 'Prorations', 'calendar-range', {
    accessKey: 'I',
    routeName: 'settlement:prorations',
    built: true,
    rule: 'seller',
  }),
  page('payoffs', 'Payoffs', 'circle-dollar-sign', {
    accessKey: 'A',
    routeName: 'settlement:payoffs:list',
    built: true,
    screens: ['Payoff'],
  }),
  page('worksheet801', 'Worksheet 801', 'table', { accessKey: 'W', built: true, statements: { HUD2010: {} } }),
  page('addendums', 'Addendums', 'file-stack', { accessKey: 'M', built: true, statements: cdf() }),
  page('hudAddendums', 'HUD Addendums', 'file-stack', { accessKey: 'H', built: true, statements: hud() }),
  page('additional-title-services', 'Additional Title Services', 'list-plus', {
    built: true,
    statements: { HUD2010: {} },
  }),
  page('loanterm-section', 'Loan Terms', 'file-clock', { built: true, statements: { CDF: {}, HUD2010: {} } }),
  page('loan-calculation', 'Loan Calculations', 'calculator', { accessKey: 'U', built: true, statements: cdf() }),
  page('projectedpayment-section', 'Projected Payments', 'chart-column', {
    accessKey: 'J',
    built: true,
    statements: cdf(),
  }),
  page('cashtoclose-section', 'Cash to Close', 'wallet', { accessKey: 'S', built: true, statements: cdf() }),
  page('loan-disclosure-section', 'Loan Disclosures', 'info', { built: true, statements: cdf() }),
  page('settlement-statement-contacts', 'Statement Contacts', 'contact', {
    skipSave: true,
    built: true,
    statements: cdf(),
  }),
  page('settlement-order-summary', 'Order Summary', 'clipboard-list', { skipSave: true, built: true }),
  page('gfe-comparison', 'GFE Comparison', 'columns-2', { built: true, statements: { HUD2010: {} } }),
];
