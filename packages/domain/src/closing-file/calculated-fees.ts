import { renamed, within } from '../errors/index.ts';
import { type EscrowFigure, type InitialEscrow, initialEscrow } from '../escrow-account/index.ts';
import { type TaxDue, type TaxedFile, transferTaxes } from '../government-charges/index.ts';
import type { Cents } from '../money/index.ts';
import { type FilePremiums, type PolicyKind, type PolicyPremium, policyPremiums } from '../premium/index.ts';
import type { BorneBySides, Fee, FeeCharge, FeeKind, FeeSection } from '../settlement/index.ts';
import { type Explained, partOf } from '../trace/index.ts';
import type { ClosingFile } from './closing-file.ts';
import type { Keep } from './figure-set.ts';

/** What makes a calculated fee: where it stands and who pays it. */
interface FeePlace {
  readonly section: FeeSection;
  readonly code: string;
  readonly label: string;
  readonly kind?: FeeKind;
}

/** Sections whose fees may change without limit (12 CFR 1026.19(e)(3)(iii)). */
const canChange: readonly FeeSection[] = ['C', 'F', 'G', 'H'];

/** A charge of a calculated amount, paid at closing. */
export const charge = (paidBy: 'borrower' | 'seller', { value, trace }: Explained<Cents>): FeeCharge => ({
  paidBy,
  when: 'atClosing',
  amount: value,
  trace,
});

/**
 * What each side bears of an amount of a stored row; one charge of nothing where nobody bears anything, so that the line stands.
 * @param path the row, by which the fields of the trace are named
 */
export function chargesOfSides(sides: BorneBySides, path: string): readonly FeeCharge[] {
  const parts = (['borrower', 'seller'] as const).map((side) => {
    const { value, trace } = sides[side];
    return charge(side, { value, trace: partOf(path, trace) });
  });
  const borne = parts.filter(({ amount }) => amount !== 0);
  return borne.length > 0 ? borne : parts.slice(0, 1);
}

/** A fee that follows from other figures of the file. */
export const calculated = (place: FeePlace, charges: readonly FeeCharge[], disclosed?: readonly FeeCharge[]): Fee => ({
  ...place,
  bucket: canChange.includes(place.section) ? 'canChange' : 'zero',
  source: 'calculated',
  charges,
  ...(disclosed && { disclosed }),
});

/** Interest up to the first regular payment, section F. */
export const interestFee = (interest: Explained<Cents>): Fee =>
  calculated({ section: 'F', code: 'prepaidInterest', label: 'Prepaid interest', kind: 'prepaidInterest' }, [
    charge('borrower', interest),
  ]);

/** The fees that follow from the escrow account, the policies and the taxes of a file. What they come to is kept as figures. */
export function calculatedFees(
  { escrow: account, premium, taxes, closing }: ClosingFile,
  bases: Pick<TaxedFile, 'salePrice' | 'loanAmount'>,
  keep: Keep,
): Fee[] {
  const fees: Fee[] = [];
  if (account) {
    const escrow = within('escrow', () => initialEscrow(account));
    keep('escrow.monthlyPayment', escrow.monthlyPayment);
    keep('escrow.initialDeposit', escrow.aggregateDeposit);
    keep('escrow.aggregateAdjustment', escrow.adjustment);
    fees.push(...escrowFees(escrow));
  }
  if (premium) {
    const { manual, order, ownerPaidBy } = premium;
    const premiums = within('premium', () => policyPremiums({ ...order, day: closing }, manual));
    keep('premium', premiums.total);
    fees.push(...premiumFees(premiums, asCharged(ownerPaidBy)));
  }
  if (taxes) {
    const { taxes: tables, ...agreed } = taxes;
    const due = renamed({ 'taxes.day': 'closing' }, () =>
      within('taxes', () => transferTaxes({ day: closing, ...bases, ...agreed }, tables)),
    );
    for (const { tax, amount } of due) keep(`tax.${tax.id}`, amount);
    fees.push(...taxFees(due));
  }
  return fees;
}

/** The deposits of the single items and the aggregate adjustment, section G. */
function escrowFees({ single, adjustment }: Pick<InitialEscrow, 'single' | 'adjustment'>): Fee[] {
  return [
    ...single.map(({ item: { label, kind, payee, paidBy }, deposit }, at) => ({
      ...calculated({ section: 'G', code: `escrow.${at}`, label, ...(kind && { kind }) }, [
        { ...charge('borrower', deposit), ...paidBy },
      ]),
      ...(payee !== undefined && { payee }),
    })),
    calculated(
      { section: 'G', code: 'escrow.adjustment', label: 'Aggregate adjustment', kind: 'aggregateAdjustment' },
      [charge('borrower', adjustment)],
    ),
  ];
}

/** The fees of a stored account; null as long as it is open. */
export function feesOfEscrow(figure: EscrowFigure): Fee[] | null {
  if (figure.kind === 'open') return null;
  return figure.kind === 'none' ? [] : escrowFees(figure);
}

/** The taxes of both sides, section E. */
const taxFees = (taxes: readonly TaxDue[]): Fee[] =>
  taxes.map(({ tax, amount, buyer, seller }) => {
    const parts = [
      { paidBy: 'borrower', part: buyer },
      { paidBy: 'seller', part: seller },
    ] as const;
    const borne = parts.filter(({ part }) => part !== 0);
    const shares = (borne.length === 0 ? parts.slice(0, 1) : borne).map(({ paidBy, part }): FeeCharge => {
      const isWhole = part === amount.value;
      return { paidBy, when: 'atClosing', amount: part, ...(isWhole && { trace: amount.trace }) };
    });
    return calculated({ section: 'E', code: `tax.${tax.id}`, label: tax.label }, shares);
  });

/** An endorsement by what tells it apart, where its place does not. */
type EndorsementOfFee = Explained<Cents> & { readonly key?: string };
type PolicyOfFees = Pick<PolicyPremium, 'premium'> & { readonly endorsements: readonly EndorsementOfFee[] };

/** What premiums are made into fees of: policies with their endorsements, and how they are shown. */
interface PremiumsOfFees
  extends Pick<FilePremiums, 'disclosed'>,
    Partial<Pick<FilePremiums, 'closingProtectionLetters'>> {
  readonly owner: PolicyOfFees | null;
  readonly loans: readonly PolicyOfFees[];
}

/** Who pays premiums, and where the lender’s policy stands. */
export interface PremiumTerms {
  readonly loanSection: 'B' | 'C';
  chargesOf(kind: PolicyKind, premium: Explained<Cents>): readonly FeeCharge[];
}

/** The borrower pays for the lender’s policy, one side for the owner’s. */
const asCharged = (ownerPaidBy: 'borrower' | 'seller'): PremiumTerms => ({
  loanSection: 'C',
  chargesOf: (kind, premium) => [charge(kind === 'owner' ? ownerPaidBy : 'borrower', premium)],
});

/** Premiums as they are charged and, where policies are issued together, as a closing disclosure shows them. */
export function premiumFees(premiums: PremiumsOfFees, { loanSection, chargesOf }: PremiumTerms): Fee[] {
  const { owner, loans, disclosed, closingProtectionLetters = [] } = premiums;
  const fees = loans.flatMap(({ premium, endorsements }, at) => {
    const label =
      loans.length === 1 ? 'Title – Lender’s title insurance' : `Title – Lender’s title insurance ${at + 1}`;
    const shown = at === 0 && disclosed ? chargesOf('loan', disclosed.loan) : undefined;
    const place = { section: loanSection, code: `premium.loan.${at}`, label, kind: 'lendersTitleInsurance' } as const;
    return [
      calculated(place, chargesOf('loan', premium), shown),
      ...endorsementFees(loanSection, `loan.${at}`, endorsements, (each) => chargesOf('loan', each)),
    ];
  });
  const letters = closingProtectionLetters.map((letter, at) =>
    calculated(
      { section: 'C', code: `letter.${at}`, label: 'Title – Closing protection letter', kind: 'titleService' },
      [charge('borrower', letter)],
    ),
  );
  if (!owner) return [...fees, ...letters];
  const charges = chargesOf('owner', owner.premium);
  const shown = disclosed ? chargesOf('owner', disclosed.owner) : undefined;
  // Optional is what the borrower pays and need not buy (12 CFR 1026.38(g)(4)(ii)).
  const isOfBorrower = (shown ?? charges).some(({ paidBy, amount }) => paidBy === 'borrower' && amount !== 0);
  const place = {
    section: 'H',
    code: 'premium.owner',
    label: `Title – Owner’s title insurance${isOfBorrower ? ' (optional)' : ''}`,
    kind: 'ownersTitleInsurance',
  } as const;
  const own = calculated(place, charges, shown);
  const ofOwner = endorsementFees('H', 'owner', owner.endorsements, (each) => chargesOf('owner', each));
  return [...fees, ...letters, own, ...ofOwner];
}

const endorsementFees = (
  section: FeeSection,
  of: string,
  endorsements: readonly EndorsementOfFee[],
  chargesOf: (premium: Explained<Cents>) => readonly FeeCharge[],
): Fee[] =>
  endorsements.map((endorsement, at) =>
    calculated(
      {
        section,
        code: `endorsement.${of}.${endorsement.key ?? at}`,
        label: `Title – ${endorsement.trace.label}`,
        kind: 'titleService',
      },
      chargesOf(endorsement),
    ),
  );
