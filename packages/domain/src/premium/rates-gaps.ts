import { attempt, InputError } from '../errors/index.ts';
import type { PolicyKind } from './endorsements.ts';
import { manualFor, rateManuals } from './manuals/index.ts';
import type { RateManual } from './rate-manual.ts';
import {
  endorsedPolicies,
  orderedPolicies,
  type StoredEndorsement,
  type StoredOutsideParty,
  type StoredRateOrder,
} from './stored-rates.ts';

/** A version of a manual that an office has published. */
export interface OfficeManual {
  /** Its name: `any-tx#2`. */
  readonly version: string;
  readonly effectiveFrom: string;
  readonly manual: RateManual;
}

/** What of the file its policies are rated with. */
export interface RatedFile {
  readonly salePrice: number | null;
  /** That of the loan of the statement. */
  readonly loanAmount: number | null;
  /** The loan of the statement; 0 where the file has none. */
  readonly loanID?: number;
  /** All loans of the file. */
  readonly loans?: readonly { readonly loanID: number; readonly amount: number | null }[];
  /** `YYYY-MM-DD`. */
  readonly closingDate: string | null;
  /** Of its first property. */
  readonly propertyState: string | null;
  /** What the office has published for the state. */
  readonly manuals?: readonly OfficeManual[];
}

/** A rate order with the rows below it, in their order. */
export interface StoredRates {
  readonly order: StoredRateOrder;
  readonly endorsements: readonly StoredEndorsement[];
  readonly parties: readonly StoredOutsideParty[];
}

type Gaps = Readonly<Record<string, string>>;

/** The policies of a rate order; none as long as nobody has said. */
export const policiesOf = ({ policies }: Pick<StoredRateOrder, 'policies'>): readonly PolicyKind[] =>
  policies === null ? [] : orderedPolicies[policies];

/** The loan that a rate order insures, what it amounts to, and the way to that amount. */
export function insuredLoanOf(
  { loanID }: Pick<StoredRateOrder, 'loanID'>,
  { loanAmount, loanID: ofStatement = 0, loans = [] }: Pick<RatedFile, 'loanAmount' | 'loanID' | 'loans'>,
) {
  // A version that was kept before orders named their loan says nothing of it.
  const insured = loanID ?? ofStatement;
  if (insured === ofStatement) return { loanID: insured, amount: loanAmount, field: 'loanAmount' };
  const amount = loans.find((loan) => loan.loanID === insured)?.amount ?? null;
  return { loanID: insured, amount, field: `file.loans.${insured}.amount` };
}

/** The date of the policies: the one that is entered, or that of the closing. */
export const rateDayOf = (
  { effectiveDate }: Pick<StoredRateOrder, 'effectiveDate'>,
  { closingDate }: Pick<RatedFile, 'closingDate'>,
): string | null => effectiveDate ?? closingDate;

/** The state of a rate order: the one that is entered, or that of the property. */
export const rateStateOf = (
  { state }: Pick<StoredRateOrder, 'state'>,
  { propertyState }: Pick<RatedFile, 'propertyState'>,
): string | null => state ?? propertyState;

/** The names of the rates of a state, where there is a choice. */
export function ratesOfState(state: string | null, manuals: readonly RateManual[] = rateManuals): readonly string[] {
  const names = [...new Set(manuals.filter((manual) => manual.state === state).map(({ label }) => label))];
  return names.length > 1 ? names : [];
}

/** The manual of a rate order, or why there is none, by field: the version it stays with, or the one in force; never that of another year, state or zone. */
export function manualOf(
  { rates, rateVersion, ...order }: Pick<StoredRateOrder, 'state' | 'rates' | 'rateVersion' | 'effectiveDate'>,
  file: Pick<RatedFile, 'closingDate' | 'propertyState' | 'manuals'>,
  manuals: readonly RateManual[] = rateManuals,
): RateManual | { readonly missing: Gaps } {
  const [day, state] = [rateDayOf(order, file), rateStateOf(order, file)];
  if (state === null) return { missing: { state: 'The state of the land' } };
  // A version of a statement that was kept before there were versions of rates says nothing of them.
  if ((rateVersion ?? null) !== null) return keptManual(rateVersion ?? '', state, file.manuals ?? [], manuals);
  const names = ratesOfState(state, manuals);
  if (names.length > 0 && !names.includes(rates ?? ''))
    return { missing: { rates: `Whose rates, and of which zone: ${state} has several` } };
  if (day === null) return { missing: { closing: 'The closing date of the file' } };
  const known = names.length > 0 ? manuals.filter(({ label }) => label === rates) : manuals;
  const found = attempt(() => manualFor(state, day, known));
  if (!(found instanceof InputError)) return found;
  return { missing: { [found.field === 'day' ? 'effectiveDate' : 'state']: found.message } };
}

/** The version that an order stays with, whatever is in force by now. */
function keptManual(
  version: string,
  state: string,
  ofOffice: readonly OfficeManual[],
  manuals: readonly RateManual[],
): RateManual | { readonly missing: Gaps } {
  const kept = ofOffice.find((each) => each.version === version)?.manual ?? manuals.find(({ id }) => id === version);
  if (kept?.state === state) return kept;
  return {
    missing: { state: kept ? `The rates ${version} are of ${kept.state}` : `The rates ${version} are not known` },
  };
}

/** Premiums that the law of a manual has and no rate order asks for, by what they are called: one that applies is typed among the fees. */
export const leftToType = ({ newHome, contractPurchaser, notReckoned = [] }: RateManual): readonly string[] => [
  ...(newHome ? ['New home discount'] : []),
  ...(contractPurchaser ? ['Contract purchaser or lessee'] : []),
  ...notReckoned,
];

/** What has to be known before policies are rated, by field; the rows below the order by their place: `endorsements.0.policy`. */
export function ratesGaps({ order, endorsements, parties }: StoredRates, file: RatedFile, manual: RateManual): Gaps {
  const kinds = policiesOf(order);
  return {
    ...(kinds.length === 0 ? { policies: 'Which policies are issued' } : {}),
    ...(kinds.includes('owner') ? ownerGaps(order, file, manual) : {}),
    ...(kinds.includes('loan') ? loanGaps(order, file, manual) : {}),
    ...priorGaps(order),
    ...Object.assign({}, ...endorsements.map((row, at) => endorsementGaps(row, at, kinds, manual))),
    ...Object.assign({}, ...parties.map(partyGaps)),
  };
}

const ownerGaps = (order: StoredRateOrder, { salePrice }: RatedFile, { coverages }: RateManual): Gaps => ({
  ...(order.ownerLiability === null && salePrice === null ? { salePrice: 'The sale price of the file' } : {}),
  ...(coverages && order.ownerCoverage === null ? { ownerCoverage: 'What the owner’s policy covers' } : {}),
  ...(order.ownerBorrowerPart === null
    ? { ownerBorrowerPart: 'The borrower’s part of the owner’s policy, 0 if the seller pays' }
    : {}),
});

const loanGaps = (order: StoredRateOrder, file: RatedFile, { coverages }: RateManual): Gaps => ({
  ...loanAmountGap(order, insuredLoanOf(order, file)),
  ...(coverages && order.loanCoverage === null ? { loanCoverage: 'What the loan policy covers' } : {}),
  ...(order.loanBorrowerPart === null
    ? { loanBorrowerPart: 'The borrower’s part of the loan policy, 0 if the seller pays' }
    : {}),
  ...(order.loanSection === null ? { loanSection: 'Whether the borrower shopped for it: section B or C' } : {}),
});

const loanAmountGap = (
  { loanLiability }: StoredRateOrder,
  { amount, field }: ReturnType<typeof insuredLoanOf>,
): Gaps => (loanLiability === null && amount === null ? { [field]: 'The amount of the loan' } : {});

/** An earlier policy is known whole, or not at all. */
function priorGaps({ priorDate, priorAmount, priorPayoff, transaction }: StoredRateOrder): Gaps {
  if (priorDate === null && priorAmount === null && priorPayoff === null) return {};
  return {
    ...(priorDate === null ? { priorDate: 'The date of the earlier policy' } : {}),
    // A policy of nothing was none.
    ...(priorAmount === null || priorAmount === 0 ? { priorAmount: 'The amount of the earlier policy' } : {}),
    ...(transaction === null ? { transaction: 'Purchase or refinance' } : {}),
  };
}

function endorsementGaps(
  { code, label, policy, amount }: StoredEndorsement,
  at: number,
  kinds: readonly PolicyKind[],
  { endorsements, label: rates }: RateManual,
): Gaps {
  const path = `endorsements.${at}`;
  const isListed = endorsements.some(({ id }) => id === code);
  const name = label?.trim() || code;
  return {
    ...(name ? {} : { [`${path}.label`]: 'Which endorsement' }),
    ...(policy === null ? { [`${path}.policy`]: `${name ?? 'Endorsement'}: the policy it belongs to` } : {}),
    ...(policy !== null && kinds.length > 0 && !kinds.includes(endorsedPolicies[policy])
      ? { [`${path}.policy`]: `${name ?? 'Endorsement'}: no such policy is issued` }
      : {}),
    ...(isListed || amount !== null ? {} : { [`${path}.amount`]: `${name ?? 'Endorsement'}: ${rates} do not list it` }),
  };
}

function partyGaps({ name, amount, percent }: StoredOutsideParty, at: number): Gaps {
  const path = `parties.${at}`;
  return {
    ...(name?.trim() ? {} : { [`${path}.name`]: 'Who gets a part of the premium' }),
    ...(amount === null && percent === null
      ? { [`${path}.amount`]: `${name?.trim() || 'Outside party'}: an amount or a percent` }
      : {}),
  };
}
