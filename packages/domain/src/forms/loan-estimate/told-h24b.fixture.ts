import type { StoredFee } from '../../fees/index.ts';
import { statementOf, storedCharges } from '../stored-h25b.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { loanEstimate } from './loan-estimate.ts';

export type Section = NonNullable<StoredFee['section']>;
/** A typed charge with what was estimated of it. */
export const fee = (section: Section, label: string, estimate: number | null, more: Partial<StoredFee> = {}) => ({
  section,
  label,
  estimate,
  bucket: 'None' as const,
  kind: 'Other' as const,
  borrowerAtClosing: 1_00,
  ...more,
});

/** The charges of form H-24(B), with cents where the closing has them. */
export const estimated: readonly Partial<StoredFee>[] = [
  fee('A', 'Underwriting fee', 1097_00),
  fee('A', '0.25% of loan amount (points)', 405_00, { kind: 'Points for the interest rate' }),
  fee('A', 'Application fee', 300_00),
  fee('B', 'Appraisal fee', 405_00),
  fee('B', 'Credit report fee', 29_80),
  fee('B', 'Flood determination fee', 20_00),
  fee('B', 'Flood monitoring fee', 31_75),
  fee('B', 'Tax monitoring fee', 75_00),
  fee('B', 'Tax status research fee', 110_00),
  fee('C', 'Pest inspection fee', 135_00),
  fee('C', 'Survey fee', 65_00),
  fee('C', 'Insurance binder', 700_00, { kind: 'Title insurance binder' }),
  fee('C', 'Lender’s title policy', 535_00, { kind: 'Lender’s title insurance' }),
  fee('C', 'Settlement agent fee', 502_00, { kind: 'Settlement or closing fee' }),
  fee('C', 'Title search', 1261_00, { kind: 'Abstract or title search' }),
  fee('E', 'Recording fee, deed', 40_00),
  fee('E', 'Recording fee, mortgage', 45_00),
  fee('F', 'Homeowner’s insurance premium (6 mo.)', 605_00, { kind: 'Homeowner’s insurance' }),
  fee('F', 'Prepaid interest (17.44 per day)', 261_60),
  fee('G', 'Homeowner’s insurance', 201_66, { kind: 'Homeowner’s insurance' }),
  fee('G', 'Property taxes', 210_60, { kind: 'County property taxes' }),
  fee('H', 'Owner’s title policy', 1017_00, { kind: 'Owner’s title insurance', isOptional: true }),
  fee('H', 'Home inspection fee', null),
];

/** All of it typed as fees, nothing worked out elsewhere. */
export const typedAlone = {
  fees: estimated,
  documents: [],
  taxes: [],
  escrow: { ...storedCharges.escrow, items: [], terms: { ...storedCharges.escrow.terms, lenderAdjustment: null } },
};

/** What is typed of its cash to close. */
export const stated = {
  estimatedClosingCosts: 8054_00,
  estimatedLenderCredits: 0,
  estimatedFinanced: 0,
  estimatedDownPayment: 18000_00,
  estimatedDeposit: 10000_00,
  estimatedFundsForBorrower: 0,
  estimatedSellerCredits: 0,
  estimatedAdjustments: 0,
};

/** Form H-24(B) with changes of what is stored and told. */
export const estimateOf = (
  charges: Parameters<typeof statementOf>[0] & object = { charges: typedAlone },
  more: Partial<typeof told> = {},
) => loanEstimate(statementOf(charges), { ...told, stated, ...more });
