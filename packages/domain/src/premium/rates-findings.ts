import { formatDate, formatMoney } from '../formats/index.ts';
import { cents, negateCents, subtractCents } from '../money/index.ts';
import type { FeeKind } from '../settlement/index.ts';
import { stepsOf } from '../trace/index.ts';
import type { PolicyKind } from './endorsements.ts';
import type { RaisedAlert } from './rate-alerts.ts';
import type { Rated } from './rates-figure.ts';
import { insuredLoanOf, policiesOf, type RatedFile, type StoredRates } from './rates-gaps.ts';
import { endorsedPolicies, endorsementName, type StoredRateOrder } from './stored-rates.ts';

/** The kinds of fees that policies are, and what people call them. */
export const policyFees = {
  owner: { kind: 'ownersTitleInsurance', name: 'Owner’s policy' },
  loan: { kind: 'lendersTitleInsurance', name: 'Loan policy' },
} as const satisfies Record<PolicyKind, { readonly kind: FeeKind; readonly name: string }>;

/** Something to look at before premiums are used, with the field of the rate order it leads to. */
export interface RatesAlert extends RaisedAlert {
  readonly field: string;
}

/** What of a statement stands beside a rate order. */
export interface RatesBeside {
  /** The kinds of fees that are typed among its fees. */
  readonly typed: ReadonlySet<FeeKind>;
  /** The rate orders above. */
  readonly before: readonly StoredRates[];
}

/**
 * What there is to look at before premiums are used, each with what it is about. A rate order is worked out anew with every key, so that these are those of
 * now (`replaceAlerts`).
 */
export function ratesAlerts(
  { order, endorsements }: StoredRates,
  file: RatedFile,
  rated: Rated,
  { typed, before }: RatesBeside,
): RatesAlert[] {
  return [
    ...versionAlerts(order, file, rated),
    ...rated.policies
      .filter(({ kind }) => !typed.has(policyFees[kind].kind))
      .flatMap((policy) => againAlerts(policy, order, file, before)),
    ...rated.policies.flatMap((policy) => policyAlerts(policy, order, file, typed)),
    ...loanAboveOwner(rated),
    ...(order.priorDate !== null && !isLowered(rated)
      ? [
          {
            target: 'Earlier policy',
            message: `That of ${formatDate(order.priorDate)} lowers nothing: it is too old, or the rates know no such credit`,
            field: 'priorDate',
          },
        ]
      : []),
    ...endorsements.flatMap((row, at) => endorsementAlerts(row, at, endorsements, rated)),
    ...partyAlerts(rated),
  ];
}

/** The version that an order stays with where it was not in force on the date of the policies, or not yet published for it. */
function versionAlerts({ rateVersion }: StoredRateOrder, { manuals }: RatedFile, { manual, day }: Rated): RatesAlert[] {
  // A version of a statement that was kept before there were versions of rates says nothing of them.
  if ((rateVersion ?? null) === null) return [];
  const published = manuals?.find(({ version }) => version === rateVersion)?.effectiveFrom ?? manual.from;
  const from = published > manual.from ? published : manual.from;
  const said = (words: string) => [{ target: 'Rates', message: `${rateVersion} ${words}`, field: 'effectiveDate' }];
  if (manual.to !== undefined && manual.to < day) return said(`ended on ${formatDate(manual.to)}`);
  return from > day ? said(`begins on ${formatDate(from)}`) : [];
}

const liabilityFields = { owner: 'ownerLiability', loan: 'loanLiability' } as const satisfies Record<
  PolicyKind,
  string
>;

/** A policy of an earlier rate order for the same owner, or of the same loan, whatever its amount. */
function againAlerts(
  { kind }: Rated['policies'][number],
  order: StoredRateOrder,
  file: RatedFile,
  before: readonly StoredRates[],
): RatesAlert[] {
  const { loanID } = insuredLoanOf(order, file);
  const isSame = ({ order: earlier }: StoredRates) =>
    policiesOf(earlier).includes(kind) && (kind === 'owner' || insuredLoanOf(earlier, file).loanID === loanID);
  if (!before.some(isSame)) return [];
  const target = `${policyFees[kind].name}, again`;
  return [
    kind === 'owner'
      ? { target, message: 'An earlier rate order has one, too: both count', field: 'policies' }
      : { target, message: 'An earlier rate order insures the same loan, too: both count', field: 'loanID' },
  ];
}

/** A policy that is typed counts there; one that counts here is for all that is sold or lent. */
function policyAlerts(
  { kind, premium, liability }: Rated['policies'][number],
  order: StoredRateOrder,
  file: RatedFile,
  typed: ReadonlySet<FeeKind>,
): RatesAlert[] {
  const { kind: feeKind, name: target } = policyFees[kind];
  const field = liabilityFields[kind];
  if (typed.has(feeKind)) {
    const message = `It is typed among the fees, which counts: ${formatMoney(premium.value)} by the rates does not`;
    return [{ target, message, field }];
  }
  const [of, what] = kind === 'owner' ? [file.salePrice, 'sale price'] : [insuredLoanOf(order, file).amount, 'loan'];
  if (of === null || of === liability) return [];
  return [
    { target, message: `Insured for ${formatMoney(liability)}, the ${what} is ${formatMoney(cents(of))}`, field },
  ];
}

function loanAboveOwner({ policies }: Rated): RatesAlert[] {
  const liability = (of: PolicyKind) => policies.find(({ kind }) => kind === of)?.liability;
  const [owner, loan] = [liability('owner'), liability('loan')];
  if (owner === undefined || loan === undefined || loan <= owner) return [];
  const message = `${formatMoney(subtractCents(loan, owner))} is insured for the lender alone`;
  return [{ target: 'Loan above the owner’s policy', message, field: 'policies' }];
}

function partyAlerts({ shares, split, kept }: Rated): RatesAlert[] {
  if (shares.length === 0) return [];
  if (split === null)
    return [
      {
        target: 'Underwriter',
        message: 'Its share is not known: what is left for the agent is not told',
        field: 'underwriterPercent',
      },
    ];
  if (kept === null || kept.value >= 0) return [];
  const message = `They get ${formatMoney(negateCents(kept.value))} more than the agent’s part`;
  return [{ target: 'Outside parties', message, field: 'parties.0.amount' }];
}

/** Whether an earlier policy made a premium less: only then its date stands in a step. */
const isLowered = ({ policies }: Rated): boolean =>
  policies.some(({ premium }) => [...stepsOf(premium.trace)].some(({ field }) => field?.includes('prior.')));

function endorsementAlerts(
  row: StoredRates['endorsements'][number],
  at: number,
  all: StoredRates['endorsements'],
  { manual }: Rated,
): RatesAlert[] {
  const target = `Endorsement ${endorsementName(row)}`;
  const field = `endorsements.${at}.policy`;
  const known = manual.endorsements.find(({ id }) => id === row.code);
  const isAgain = all.slice(0, at).some(({ code, policy }) => known && code === row.code && policy === row.policy);
  if (isAgain) return [{ target, message: 'It is there twice and charged once', field }];
  const kind = row.policy && endorsedPolicies[row.policy];
  return kind && known?.on && !known.on.includes(kind)
    ? [{ target, message: `The rates list it for ${kind === 'owner' ? 'a loan policy' : 'an owner’s policy'}`, field }]
    : [];
}
