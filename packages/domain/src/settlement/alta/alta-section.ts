import type { Entry, EntryKind } from '../entries/index.ts';
import type { Fee } from '../fee.ts';
import { kindOf } from '../fee-kinds.ts';

/** Sections of an ALTA-style statement, in its order. */
export const altaSections = {
  financial: 'Financial',
  prorations: 'Prorations/Adjustments',
  loanCharges: 'Loan Charges',
  otherLoanCharges: 'Other Loan Charges',
  impounds: 'Impounds',
  title: 'Title Charges & Escrow/Settlement Charges',
  commission: 'Commission',
  government: 'Government Recording and Transfer Charges',
  payoffs: 'Payoff(s)',
  miscellaneous: 'Miscellaneous',
} as const;

export type AltaSection = keyof typeof altaSections;

const ofKind: Readonly<Record<Exclude<EntryKind, 'fee'>, AltaSection>> = {
  salePrice: 'financial',
  personalProperty: 'financial',
  deposit: 'financial',
  loan: 'financial',
  assumedLoan: 'financial',
  sellerCredit: 'financial',
  otherCredit: 'financial',
  excessDeposit: 'financial',
  paidInAdvance: 'prorations',
  unpaidBySeller: 'prorations',
  adjustment: 'prorations',
  lenderCredit: 'loanCharges',
  payoff: 'payoffs',
};

/** What tells the section that a fee stands in. */
type PlacedFee = Pick<Fee, 'section' | 'kind'>;

/** The section an entry stands in, or what will be one once nothing of it is open. */
export function altaSectionOf({ kind, fee }: Pick<Entry, 'kind'> & { readonly fee?: PlacedFee }): AltaSection {
  if (fee) return sectionOfFee(fee);
  return ofKind[kind as Exclude<EntryKind, 'fee'>];
}

/** Title charges and commissions stand together wherever a closing disclosure has them. */
function sectionOfFee(fee: PlacedFee): AltaSection {
  if (kindOf(fee).isTitle) return 'title';
  if (fee.kind === 'commission') return 'commission';
  if (fee.kind === 'prepaidInterest') return 'loanCharges';
  // A premium that is prepaid; months of it in escrow are impounds.
  if (fee.kind === 'mortgageInsurance' && fee.section === 'F') return 'loanCharges';
  switch (fee.section) {
    case 'A':
      return 'loanCharges';
    case 'B':
      return 'otherLoanCharges';
    case 'E':
      return 'government';
    case 'G':
      return 'impounds';
    default:
      return 'miscellaneous';
  }
}
