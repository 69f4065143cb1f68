import { type OnDemand, onDemand } from '@closewright/ui/lib/on-demand';
import type { ComponentType } from 'react';

const page = (screen: () => Promise<ComponentType>) => onDemand<object>(async () => ({ default: await screen() }));
const fees = () => import('../features/fees/fees-screen.tsx');
const addenda = () => import('../features/addenda/addenda-screen.tsx');
const summaries = () => import('../features/debits-and-credits/debits-and-credits-screen.tsx');
const worksheets = () => import('../features/hud-worksheets/worksheet-screens.tsx');

/** The pages of the settlement statement that are built, by the last part of their address. */
export const statementPages: Readonly<Record<string, OnDemand<object>>> = {
  premiums: page(async () => (await import('../features/premiums/premiums-screen.tsx')).PremiumsScreen),
  'settlement-dashboard': page(
    async () => (await import('../features/settlement-dashboard/dashboard-screen.tsx')).SettlementDashboardScreen,
  ),
  'origination-section': page(async () => (await fees()).LoanChargesScreen),
  'title-section': page(async () => (await fees()).TitleChargesScreen),
  'recording-fees-and-taxes': page(
    async () => (await import('../features/recording/recording-screen.tsx')).RecordingScreen,
  ),
  'prepaid-section': page(async () => (await fees()).PrepaidsScreen),
  'escrow-section': page(async () => (await fees()).EscrowScreen),
  'othercost-section': page(async () => (await fees()).OtherCostsScreen),
  fees: page(async () => (await fees()).FeesScreen),
  'net-disbursement-disb': page(
    async () => (await import('../features/net-disbursements/disbursements-screen.tsx')).DisbursementsScreen,
  ),
  'net-disbursement-net': page(
    async () => (await import('../features/net-disbursements/net-screen.tsx')).NetDisbursementsScreen,
  ),
  cdfPayoffPayments: page(async () => (await summaries()).PayoffsAndPaymentsScreen),
  'debitcredits-section': page(async () => (await summaries()).DebitsAndCreditsScreen),
  'aggregate-adjustment': page(async () => (await import('../features/escrow/escrow-screen.tsx')).EscrowScreen),
  'realtor-commission': page(
    async () => (await import('../features/commissions/commissions-screen.tsx')).CommissionsScreen,
  ),
  'paid-by-others': page(async () => (await fees()).PaidByOthersScreen),
  prorations: page(async () => (await import('../features/prorations/prorations-screen.tsx')).ProrationsScreen),
  payoffs: page(async () => (await import('../features/payoffs/payoffs-screen.tsx')).PayoffsScreen),
  worksheet801: page(async () => (await worksheets()).Worksheet801Screen),
  addendums: page(async () => (await addenda()).AddendumsScreen),
  hudAddendums: page(async () => (await addenda()).HudAddendumsScreen),
  'additional-title-services': page(async () => (await worksheets()).TitleServicesScreen),
  'loanterm-section': page(async () => (await import('../features/loan-terms/loan-terms-screen.tsx')).LoanTermsScreen),
  'loan-calculation': page(
    async () => (await import('../features/loan-calculations/calculations-screen.tsx')).LoanCalculationsScreen,
  ),
  'projectedpayment-section': page(
    async () => (await import('../features/projected-payments/projections-screen.tsx')).ProjectedPaymentsScreen,
  ),
  'cashtoclose-section': page(
    async () => (await import('../features/cash-to-close/cash-to-close-screen.tsx')).CashToCloseScreen,
  ),
  'loan-disclosure-section': page(
    async () => (await import('../features/loan-disclosures/disclosures-screen.tsx')).LoanDisclosuresScreen,
  ),
  'settlement-statement-contacts': page(
    async () => (await import('../features/statement-contacts/statement-contacts-screen.tsx')).StatementContactsScreen,
  ),
  'settlement-order-summary': page(
    async () => (await import('../features/order-summary/order-summary-screen.tsx')).OrderSummaryScreen,
  ),
  'gfe-comparison': page(async () => (await import('../features/gfe-comparison/gfe-screen.tsx')).GfeScreen),
};
