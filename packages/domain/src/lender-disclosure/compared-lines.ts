import { type Cents, negateCents, zeroCents } from '../money/index.ts';
import { type DisclosedDifference, daysOf, type MovedCash, ofAmounts, ofText, unmoved, wordsOf } from './difference.ts';
import type { DisclosedLine } from './disclosed-statement.ts';
import { isSameNaming, isUnnamedProration, matchedSummaries } from './matched-lines.ts';

/** What a line of the summaries moves, by its letter. */
const movingLines: Readonly<Record<DisclosedLine['section'], (by: Cents) => MovedCash>> = {
  K: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
  L: (by) => ({ fromBorrower: negateCents(by), toSeller: zeroCents }),
  M: (by) => ({ fromBorrower: zeroCents, toSeller: by }),
  N: (by) => ({ fromBorrower: zeroCents, toSeller: negateCents(by) }),
  P: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
};

/** What two sides say otherwise of the summaries, or of payoffs and payments. */
export function differencesOfLines(
  theirs: readonly DisclosedLine[],
  ours: readonly DisclosedLine[],
): DisclosedDifference[] {
  const matched = matchedSummaries(theirs, ours);
  const pairs: readonly (readonly [DisclosedLine | null, DisclosedLine | null])[] = [
    ...matched.pairs,
    ...matched.theirs.map((line) => [line, null] as const),
    ...matched.ours.map((line) => [null, line] as const),
  ];
  return pairs.flatMap(([their, our]) => {
    const shown = their ?? our;
    if (shown === null) return [];
    const { section } = shown;
    const place = { section, line: our?.label ?? shown.label, ...(our?.from && { from: our.from }) };
    const at = { ...place, column: '' };
    return [
      ...ofAmounts(at, their?.amount ?? null, our?.amount ?? null, movingLines[section]),
      ...(their && our ? detailsOf(their, our, place) : []),
    ];
  });
}

/** The headings that lines of the summaries stand under on the form (12 CFR 1026.38(j), (k)). */
const headings: Readonly<Record<DisclosedLine['kind'], string>> = {
  deposit: 'Deposit',
  excessDeposit: 'Excess Deposit',
  sellerCredit: 'Seller Credit',
  otherCredit: 'Other Credits',
  adjustment: 'Adjustments',
  payment: 'Adjustments',
  payoff: 'Payoffs',
  paidInAdvance: 'Adjustments for Items Paid by Seller in Advance',
  unpaidBySeller: 'Adjustments for Items Unpaid by Seller',
};

/** Kinds that the form prints in words of its own; a payoff is named by who is paid or by the debt. */
const unnamedKinds: readonly DisclosedLine['kind'][] = ['deposit', 'excessDeposit', 'sellerCredit', 'payoff'];

/** What a pair says otherwise besides its amount: a line of the same amount need not be the same line. */
function detailsOf(
  their: DisclosedLine,
  our: DisclosedLine,
  place: Pick<DisclosedDifference, 'section' | 'line' | 'from'>,
): DisclosedDifference[] {
  // Payoffs and payments stand in one run.
  const isMoved = place.section !== 'P' && headings[their.kind] !== headings[our.kind];
  const hasNames = ![their.kind, our.kind].every((kind) => unnamedKinds.includes(kind));
  const isRenamed = hasNames && !isUnnamedProration(their, our) && !isSameNaming(their, our, [their.party, our.party]);
  const [payee, ourPayee] = [partyOf(their), partyOf(our)];
  const isOtherParty = payee !== null && ourPayee !== null && wordsOf(payee) !== wordsOf(ourPayee);
  const isPaid = our.kind === 'payoff' || our.kind === 'payment';
  const days = daysOf(their.days, our.days).flatMap(([column, kind, one, other]) =>
    one === undefined || other === undefined || one === other
      ? []
      : [{ ...place, column, kind, theirs: one, ours: other, ...unmoved }],
  );
  return [
    ...(isMoved ? [ofText(place, 'Heading', headings[their.kind], headings[our.kind])] : []),
    ...(isRenamed ? [ofText(place, 'Name', their.label, our.label)] : []),
    ...(isOtherParty ? [ofText(place, isPaid ? 'Payee' : 'Party', payee, ourPayee)] : []),
    ...days,
  ];
}

/** Words of a payoff that name the debt, not who is paid. */
const namesDebt = /\b(mortgage|heloc|home equity|lien|loan|pay-?off|payoffs)\b/i;

/** Who gives or gets a line. Whoever says it of a payoff by its name alone says it all the same. */
const partyOf = ({ kind, label, isUnnamed, party }: DisclosedLine): string | null =>
  party ?? (kind === 'payoff' && !isUnnamed && !namesDebt.test(label) ? label : null);
