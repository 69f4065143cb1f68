import type { BalanceFigure } from '../closing-file/index.ts';
import { formatMoney } from '../formats/index.ts';
import { copyOf, type FormName } from '../forms/index.ts';

/** What a version of a statement is kept for, in the words that are stored. */
export const versionKinds = ['Draft', 'Sent to lender', 'Issued to borrower', 'Issued to seller', 'Final'] as const;

export type VersionKind = (typeof versionKinds)[number];

/** To whom versions were issued whose forms say when. */
const issuedTo: Readonly<Partial<Record<VersionKind, 'borrower' | 'seller'>>> = {
  'Issued to borrower': 'borrower',
  'Issued to seller': 'seller',
};

/** Versions whose forms say when they were issued. */
export const isIssued = (kind: VersionKind): boolean => issuedTo[kind] !== undefined;

/** Whether a form of a version says when that was issued: the copy of one side does where the version was issued to that side. */
export function saysWhenIssued(kind: VersionKind, form: FormName): boolean {
  const copy = copyOf(form);
  return isIssued(kind) && (copy === undefined || copy === issuedTo[kind]);
}

/**
 * The forms of a version, its own first: where a closing disclosure was issued to the seller that is the copy that the law has for them, which tells nothing of
 * the loan (12 CFR 1026.38(t)(5)(vi)). A HUD-1 is one form for both sides.
 * @param fitting those that fit the statement, its own first
 */
export function formsOfKind(kind: VersionKind, fitting: readonly FormName[]): FormName[] {
  const own: FormName = 'sellersDisclosure';
  if (issuedTo[kind] !== 'seller' || !fitting.includes(own)) return [...fitting];
  return [own, ...fitting.filter((form) => form !== own)];
}

/** Versions that may be kept while the statement does not balance: nobody closes by them. */
const isUnfinished = (kind: VersionKind) => kind === 'Draft' || kind === 'Sent to lender';

/** Why a version cannot be kept as this kind as the statement stands; null when it can. */
export function versionProblem(kind: VersionKind, balance: BalanceFigure): string | null {
  if (isUnfinished(kind) || balance.kind === 'balanced') return null;
  const [first] = balance.kind === 'open' ? balance.missing : [];
  const state =
    balance.kind === 'out'
      ? `The statement is out of balance by ${formatMoney(balance.state.outBy.value)}`
      : `The statement is open: ${first?.words ?? 'something is missing'}`;
  return `${state}. It can be kept as a draft.`;
}

/**
 * Why a version would say nothing that is not said: one was kept for the same; null when none was.
 * @param same the newest versions, as far back as they hold what is kept now
 */
export function repeatProblem(
  kind: VersionKind,
  same: readonly { readonly number: number; readonly kind: VersionKind }[],
): string | null {
  const known = same.find((version) => version.kind === kind);
  return known ? `Version ${known.number} holds the same and was kept as ${kind}, too.` : null;
}

interface IssuedVersion {
  readonly number: number;
  readonly kind: VersionKind;
  readonly isOfRemovedLoan?: boolean;
}

/** The version that one of a kind revises: the last one before it that was issued to the same side. */
export const revisedVersion = <V extends IssuedVersion>(
  { kind, number = Infinity }: Pick<IssuedVersion, 'kind'> & Partial<IssuedVersion>,
  versions: readonly V[],
): V | undefined =>
  isIssued(kind)
    ? versions
        .filter((other) => other.kind === kind && other.number < number && !other.isOfRemovedLoan)
        .reduce<V | undefined>((last, other) => (last && last.number > other.number ? last : other), undefined)
    : undefined;

/** Usual reasons of a revised disclosure (12 CFR 1026.19(f)(2)), to begin with. */
export const usualRevisions = [
  'The APR is not accurate any more',
  'The loan product has changed',
  'A prepayment penalty was added',
  'Charges have changed at the request of the borrower',
  'Something that happened after closing changes what is paid',
  'Clerical error',
  'Refund of what is above the tolerance',
] as const;

/**
 * Why a version cannot be kept with this note: what was issued to a side before is revised, and that has a reason. Null where it can.
 * @param before the versions of the statement
 */
export function revisionProblem(
  kind: VersionKind,
  note: string | null,
  before: readonly IssuedVersion[],
): string | null {
  const revised = revisedVersion({ kind }, before);
  return revised === undefined || note?.trim()
    ? null
    : `Version ${revised.number} was issued to the ${issuedTo[kind]} before: say what has changed since, and why`;
}
