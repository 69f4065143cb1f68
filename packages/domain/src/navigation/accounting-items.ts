import type { NavItemSource } from './nav-item.ts';

const page = (
  key: string,
  name: string,
  icon: string,
  accessKey: string,
  more: Partial<NavItemSource> = {},
): NavItemSource => ({
  key,
  name,
  path: `/escrow-accounting/${key}`,
  icon,
  ...(accessKey ? { accessKey } : {}),
  apps: ['appEscrowAccounting'],
  ...more,
});

/** Pages with a key of their own are granted by that key alone, so that a company can give one and not all. */
const screen = (name: 'Consolidated' | 'InvestmentAccountIndividual') => ({ apps: [], screens: [name] }) as const;
const app = (name: 'appEBankRecon' | 'appFinancialApprovals' | 'appPositivePay') => ({ apps: [name] }) as const;

/** Accounting (core.md §2). */
export const accountingItems: readonly NavItemSource[] = [
  page('consolidated-checks', 'Consolidated Checks', 'layers', 'C', {
    routeName: 'ea:consolidated-checks',
    ...screen('Consolidated'),
    built: true,
  }),
  page('etb-browser', 'ETB Browser', 'scale', 'T', { sublabel: 'Escrow trial balance', built: true }),
  // Stale checks are in no menu of their own.
  page('disbursement-browser', 'Disbursement Browser', 'arrow-up-right', 'D', {
    matchRoutePrefix: '/escrow-accounting/stale-checks',
    built: true,
  }),
  page('ebank-recon', 'eBank Recon', 'git-compare', 'B', { ...app('appEBankRecon'), built: true }),
  page('e-remit', 'E-Remit', 'send', 'E', { featureFlag: 'eRemit', built: true }),
  page('e-remit-fragment', 'E-Remit Fragment', 'send', 'F', { featureFlag: 'eRemitFragment', built: true }),
  page('escrow-activity', 'Escrow Activity', 'activity', 'A', { built: true }),
  page('expected-wires', 'Expected Wires', 'arrow-down-left', 'W', { built: true }),
  page('expected-wires-out', 'Expected Wires Out', 'arrow-up-right', 'O', { built: true }),
  page('invoice-batch-payments', 'Invoice Batch Payments', 'receipt', 'I', { built: true }),
  page('investment-accounts', 'Investment Accounts', 'piggy-bank', 'N', {
    ...screen('InvestmentAccountIndividual'),
    built: true,
  }),
  page('pending-approvals', 'Pending Approvals', 'badge-check', 'P', { ...app('appFinancialApprovals'), built: true }),
  page('positive-pay', 'Positive Pay', 'shield-check', 'V', { ...app('appPositivePay'), built: true }),
  // So is unclaimed money.
  page('receipt-browser', 'Receipt Browser', 'arrow-down-left', 'R', {
    matchRoutePrefix: '/escrow-accounting/unclaimed-money',
    built: true,
  }),
  page('receipt-verification', 'Receipt Verification', 'check-check', '', { built: true }),
  page('reconciliations', 'Reconciliations', 'book-check', 'L', {
    matchRoutePrefix: '/escrow-accounting/reconciliations',
    built: true,
  }),
  page('workday-integration', 'Workday Integration', 'plug', 'K', {
    featureFlag: 'workdayIntegration',
    built: true,
  }),
];
