import type { DisclosedTerms, ToClose } from '../closing-file/index.ts';
import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';
import { explainedEarliestConsummation } from '../trid/index.ts';
import { deliveryMethods, type ListedDelivery, standing } from './deliveries.ts';
import { type NewWait, newWait } from './new-wait.ts';
import type { VersionKind } from './version-kinds.ts';

/** A version as far as it counts for the wait before a closing. */
export interface DeliveredVersion {
  readonly number: number;
  readonly kind: VersionKind;
  readonly isThere: boolean;
  readonly isOfRemovedLoan: boolean;
  readonly deliveries: readonly ListedDelivery[];
  /** Null where they are not known. */
  readonly terms: DisclosedTerms | null;
}

type Received = ReturnType<typeof explainedEarliestConsummation> & { readonly version: DeliveredVersion };

/** The wait that counts, why it does, and what there is to say of the corrections since. */
export interface StoredWait extends Received {
  /** In a sentence, with the provision. */
  readonly why: string;
  /** Versions that came later and begin no new wait, or of which that is not known, in words. */
  readonly corrections: readonly string[];
  /** What the borrower was told since the wait began. */
  readonly told: readonly (DisclosedTerms | null)[];
}

const first = 'the first disclosure, 12 CFR 1026.19(f)(1)(ii)';

/**
 * The wait that the stored deliveries give: that of the first disclosure the borrower received (12 CFR 1026.19(f)(1)(ii)), or of the last
 * correction that begins a new one (f)(2)(ii). A correction is held against all that the borrower was told since the wait began, so that small
 * steps do not add up unseen. Null where nothing was delivered to the borrower. What loans had that are on the file no more does not count.
 * @param toEach whether each who got it has to have had it: each may rescind (12 CFR 1026.17(d)); otherwise the first counts
 */
export function storedWait(versions: readonly DeliveredVersion[], toEach = false): StoredWait | null {
  const came = versions
    .flatMap((version) => receivedOf(version, toEach) ?? [])
    .toSorted(
      (one, other) => order(one.received.value, other.received.value) || one.version.number - other.version.number,
    );
  return came.reduce<StoredWait | null>((wait, next) => (wait === null ? begun(next, first) : after(wait, next)), null);
}

const order = (one: WireDate, other: WireDate) => (one < other ? -1 : Number(one > other));

const begun = (received: Received, why: string): StoredWait => ({
  ...received,
  why,
  corrections: [],
  told: [received.version.terms],
});

/** The wait after one more disclosure came. One that was kept before what the borrower has corrects nothing. */
function after(wait: StoredWait, next: Received): StoredWait {
  const { version } = next;
  if (version.number < wait.version.number) return wait;
  const judged = judge(wait.told, version.terms);
  if (judged.kind === 'new')
    return begun(next, `a corrected disclosure: ${judged.reasons.map(({ words }) => words).join('; ')}`);
  const words =
    judged.kind === 'none'
      ? `Version ${version.number} begins no new wait: a correction may come at or before consummation, 12 CFR 1026.19(f)(2)(i)`
      : `Whether version ${version.number} begins a new wait is not known: ${judged.missing.join(' and ')} open`;
  return { ...wait, corrections: [...wait.corrections, words], told: [...wait.told, version.terms] };
}

/** What is said now beside all that was said before. */
function judge(told: StoredWait['told'], now: DisclosedTerms | null): NewWait {
  const unknown: NewWait = { kind: 'unknown', missing: ['APR, product and prepayment penalty'] };
  const all = told.map((before) => (before === null || now === null ? unknown : newWait(before, now)));
  return all.find(({ kind }) => kind === 'new') ?? all.find(({ kind }) => kind === 'unknown') ?? { kind: 'none' };
}

/** When a version was received, and the earliest closing by that; null where it was not delivered to the borrower. */
function receivedOf(version: DeliveredVersion, toEach: boolean): Received | null {
  if (version.kind !== 'Issued to borrower' || !version.isThere || version.isOfRemovedLoan) return null;
  const byRecipient = new Map<string, ReturnType<typeof explainedEarliestConsummation>>();
  for (const { deliveredTo, method, sentOn, receivedOn } of standing(version)) {
    const own = explainedEarliestConsummation(sentOn, deliveryMethods[method], receivedOn);
    const known = byRecipient.get(nameKey(deliveredTo));
    if (known === undefined || own.received.value < known.received.value) byRecipient.set(nameKey(deliveredTo), own);
  }
  const all = [...byRecipient.values()].toSorted((one, other) => order(one.received.value, other.received.value));
  const counted = all.at(toEach ? -1 : 0);
  return counted === undefined ? null : { ...counted, version };
}

/** What the wait leaves to do: a closing that is too early, and a correction that has to be there three business days before. */
export function waitToClose(wait: StoredWait, now: DisclosedTerms | null, closing: WireDate | null): ToClose[] {
  const judged = judge(wait.told, now);
  const early: ToClose[] =
    closing !== null && closing < wait.earliest.value
      ? [
          {
            kind: 'look',
            field: 'closingDate',
            words: `The closing is before ${formatDate(wait.earliest.value)}, the end of the wait from version ${wait.version.number}`,
          },
        ]
      : [];
  const corrected: ToClose[] =
    judged.kind === 'new'
      ? judged.reasons.map(({ words, field }) => ({
          kind: 'missing',
          field,
          words: `A corrected disclosure, received three business days before the closing: ${words}`,
        }))
      : [];
  return [...corrected, ...early];
}
