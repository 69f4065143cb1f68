import { faultsOf } from '../trace/index.ts';
import {
  emptyEndorsement,
  emptyOutsideParty,
  emptyRateOrder,
  type RatedFile,
  type RateManual,
  ratesFigure,
  type StoredEndorsement,
  type StoredOutsideParty,
  type StoredRateOrder,
} from './index.ts';

/** A purchase of 2026 that is rated. */
export const file: RatedFile = {
  salePrice: 300_000_00,
  loanAmount: 240_000_00,
  loanID: 1,
  loans: [
    { loanID: 1, amount: 240_000_00 },
    { loanID: 2, amount: 240_000_00 },
    { loanID: 3, amount: 80_000_00 },
    { loanID: 4, amount: null },
  ],
  closingDate: '2026-11-20',
  propertyState: null,
};
const purchase = {
  state: 'TX',
  policies: 'Owner and loan, together',
  ownerBorrowerPart: '0',
  loanBorrowerPart: '100',
  loanSection: 'C',
} as const satisfies Partial<StoredRateOrder>;
/** Endorsements of Texas. */
export const t19 = { code: 't-19-residential', label: 'T-19', policy: 'Loan' } as const;
export const t191 = { code: 't-19.1-residential', label: 'T-19.1', policy: 'Owner' } as const;

/** A Texas rate order of both policies, with changes. */
export const stored = (
  order: Partial<StoredRateOrder> = {},
  endorsements: readonly Partial<StoredEndorsement>[] = [],
  parties: readonly Partial<StoredOutsideParty>[] = [],
) => ({
  order: { ...emptyRateOrder, ...purchase, ...order },
  endorsements: endorsements.map((row) => ({ ...emptyEndorsement, ...row })),
  parties: parties.map((row) => ({ ...emptyOutsideParty, ...row })),
});

/** What it comes to, with a trace that says so. */
export function rated(rates: ReturnType<typeof stored>, of: RatedFile = file, manuals?: readonly RateManual[]) {
  const figure = ratesFigure(rates, of, manuals);
  if (figure.kind === 'open') throw new Error(JSON.stringify(figure.missing));
  if (faultsOf(figure.total.trace).length > 0) throw new Error('Its trace comes to something else');
  return figure;
}
