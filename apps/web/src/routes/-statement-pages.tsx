import { type OnDemand, onDemand } from '@closewright/ui/lib/on-demand';
import type { ComponentType } from 'react';

const page = (screen: () => Promise<ComponentType>) => onDemand<object>(async () => ({ default: await screen() }));
const fees = () => import('../features/fees/fees-screen.tsx');

/** The pages of the settlement statement that are built, by the last part of their address. */
export const statementPages: Readonly<Record<string, OnDemand<object>>> = {
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
  'debitcredits-section': page(
    async () => (await import('../features/debits-and-credits/debits-and-credits-screen.tsx')).DebitsAndCreditsScreen,
  ),
  'aggregate-adjustment': page(async () => (await import('../features/escrow/escrow-screen.tsx')).EscrowScreen),
  'realtor-commission': page(
    async () => (await import('../features/commissions/commissions-screen.tsx')).CommissionsScreen,
  ),
  'paid-by-others': page(async () => (await fees()).PaidByOthersScreen),
  prorations: page(async () => (await import('../features/prorations/prorations-screen.tsx')).ProrationsScreen),
  payoffs: page(async () => (await import('../features/payoffs/payoffs-screen.tsx')).PayoffsScreen),
  'loanterm-section': page(async () => (await import('../features/loan-terms/loan-terms-screen.tsx')).LoanTermsScreen),
};
