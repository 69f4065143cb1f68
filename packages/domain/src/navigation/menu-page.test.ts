import { describe, expect, it } from 'vitest';
import { fileScreens } from '../access/index.ts';
import { type NavItem, navItems } from './index.ts';
import { item } from './navigation.fixture.ts';

/**
 * The menu on one page, the setting screens left out, which have a table of their own: access key, id, what it takes
 * to see the item (core.md §6; flags with a plus) and whether leaving it saves nothing. A change of the menu is a
 * change of this page.
 */
const menu = `
H home
R home.recent-files any-file-page (skips the save)
F home.add-file OrderEntry AllowCreateOrder
P home.portfolio-manager appPortfolioManager (skips the save)
W home.workflow-dashboard WorkflowDashboard (skips the save)
S home.search (skips the save)
M home.manage-companies
A home.alerts OrderEntry (skips the save)
F file
F file.information
M file.information.main OrderEntry
P file.information.properties OrderEntry
C file.information.contacts OrderEntry
- file.information.cpl OrderEntry +cpl
L file.information.loans OrderEntry
N file.information.notes Notes
U file.information.custom Custom
T file.title
T file.title.production Commitment
P file.title.policy Policy
L file.title.policy.loans Policy
O file.title.policy.owner Policy
R file.title.premiums Premiums
S file.settlement
D file.settlement.settlement-dashboard GenericSettlementStatement (skips the save)
- file.settlement.cdf-editor GenericSettlementStatement +cdfEditor
L file.settlement.origination-section GenericSettlementStatement
T file.settlement.title-section GenericSettlementStatement
R file.settlement.recording-fees-and-taxes GenericSettlementStatement
P file.settlement.prepaid-section GenericSettlementStatement
E file.settlement.escrow-section GenericSettlementStatement
O file.settlement.othercost-section GenericSettlementStatement
F file.settlement.fees GenericSettlementStatement
- file.settlement.net-disbursement-disb GenericSettlementStatement (skips the save)
N file.settlement.net-disbursement-net GenericSettlementStatement (skips the save)
- file.settlement.cdfPayoffPayments GenericSettlementStatement
B file.settlement.debitcredits-section GenericSettlementStatement
G file.settlement.aggregate-adjustment GenericSettlementStatement
C file.settlement.realtor-commission GenericSettlementStatement
Y file.settlement.paid-by-others GenericSettlementStatement
I file.settlement.prorations GenericSettlementStatement
A file.settlement.payoffs Payoff
W file.settlement.worksheet801 GenericSettlementStatement
M file.settlement.addendums GenericSettlementStatement
H file.settlement.hudAddendums GenericSettlementStatement
- file.settlement.additional-title-services GenericSettlementStatement
- file.settlement.loanterm-section GenericSettlementStatement
U file.settlement.loan-calculation GenericSettlementStatement
J file.settlement.projectedpayment-section GenericSettlementStatement
S file.settlement.cashtoclose-section GenericSettlementStatement
- file.settlement.loan-disclosure-section GenericSettlementStatement
- file.settlement.settlement-statement-contacts GenericSettlementStatement (skips the save)
- file.settlement.settlement-order-summary GenericSettlementStatement (skips the save)
- file.settlement.gfe-comparison GenericSettlementStatement
C file.closing
- file.closing.css CommercialSettlementStatement +cssEditor
I file.closing.invoices Invoices
W file.closing.workflow UpdateWorkflow
G file.closing.generate-documents Documents
D file.closing.document-mgmt Documents
S file.closing.signing OrderEntry +closingMenuEntry
C file.closing.check-writing CheckWriting
R file.closing.recording OrderEntry +recordingDocuments
M file.closing.closing-market OrderEntry
A file.closing.file-alerts OrderEntry (skips the save)
L file.closing.audit-log OrderEntry +auditlog (skips the save)
A accounting
C accounting.consolidated-checks Consolidated
T accounting.etb-browser appEscrowAccounting
D accounting.disbursement-browser appEscrowAccounting
B accounting.ebank-recon appEBankRecon
E accounting.e-remit appEscrowAccounting +eRemit
F accounting.e-remit-fragment appEscrowAccounting +eRemitFragment
A accounting.escrow-activity appEscrowAccounting
W accounting.expected-wires appEscrowAccounting
O accounting.expected-wires-out appEscrowAccounting
I accounting.invoice-batch-payments appEscrowAccounting
N accounting.investment-accounts InvestmentAccountIndividual
P accounting.pending-approvals appFinancialApprovals
V accounting.positive-pay appPositivePay
R accounting.receipt-browser appEscrowAccounting
- accounting.receipt-verification appEscrowAccounting
L accounting.reconciliations appEscrowAccounting
K accounting.workday-integration appEscrowAccounting +workdayIntegration
R reporting
F reporting.1099-filing app1099
M reporting.report-management appReports CanCreateReports +reportsCreator
G reporting.report-generation appReports (skips the save)
A reporting.audit-log appSystemAuditLog +auditlog (skips the save)
C configuration
S configuration.search RateRules ProcessTemplateSetup appStandardLanguage FileScanAllowCategoryManagement (skips the save)
`;

const rowOf = ({ accessKey, id, screens, anyScreen, apps, permissionKeys, featureFlag, skipSave }: NavItem): string =>
  [
    accessKey ?? '-',
    id,
    ...(screens ?? []),
    ...(anyScreen === fileScreens ? ['any-file-page'] : []),
    ...(apps ?? []),
    ...(permissionKeys ?? []),
    ...(featureFlag ? [`+${featureFlag}`] : []),
    ...(skipSave ? ['(skips the save)'] : []),
  ].join(' ');
const isSettingScreen = ({ theme, level, id }: NavItem): boolean =>
  theme === 'configuration' && level > 0 && id !== 'configuration.search';

describe('the menu', () => {
  // holds core 3.9
  it('is this page', () => {
    const rows = navItems.filter((one) => !isSettingScreen(one)).map(rowOf);
    expect(rows).toEqual(menu.trim().split('\n'));
  });

  // holds core 3.9
  it('says below two labels what they stand for', () => {
    expect(item('file.closing.css').sublabel).toBe('Commercial Settlement Statement');
    expect(item('accounting.etb-browser').sublabel).toBe('Escrow trial balance');
    expect(navItems.filter(({ sublabel }) => sublabel !== undefined)).toHaveLength(2);
  });

  // holds core 3.9
  it('marks the reconciliations for each page of one', () => {
    expect(item('accounting.reconciliations').matchRoutePrefix).toBe('/escrow-accounting/reconciliations');
  });

  it('has every setting screen built, and the search', () => {
    expect(navItems.filter((one) => isSettingScreen(one) && one.path !== null && !one.built)).toEqual([]);
    expect(item('configuration.search').built).toBe(true);
  });
});
