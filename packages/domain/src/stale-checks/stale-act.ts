import type { WireDate } from '../dates/index.ts';
import type { AddressParts } from '../formats/index.ts';

/** What can be said of a check that nobody cashes. */
export const staleActKinds = ['called', 'wrote', 'answered', 'address', 'held', 'reported'] as const;
export type StaleActKind = (typeof staleActKinds)[number];

/** What acts are called. */
export const staleActNames = {
  called: 'Called',
  wrote: 'Wrote',
  answered: 'Owner answered',
  address: 'Address',
  held: 'Held',
  reported: 'Reported',
} as const satisfies Readonly<Record<StaleActKind, string>>;

/** The letters that owners get. */
export const ownerLetterKinds = ['stale', 'due diligence'] as const;
export type OwnerLetterKind = (typeof ownerLetterKinds)[number];
export const ownerLetterNames = {
  stale: 'Stale check',
  'due diligence': 'Due diligence',
} as const satisfies Readonly<Record<OwnerLetterKind, string>>;

/** What was done about a check, as it was said. */
export interface StaleAct {
  readonly staleActID: number;
  readonly kind: StaleActKind;
  readonly on: WireDate;
  readonly note: string | null;
  /** Of an address what was typed; of a letter where it went. */
  readonly address: AddressParts | null;
  readonly letter: OwnerLetterKind | null;
  readonly report: { readonly state: string; readonly year: number } | null;
  readonly by: string;
  /** An instant. */
  readonly at: string;
  readonly takenBack: { readonly by: string; readonly at: string; readonly reason: string } | null;
}

/** How long texts are at most. */
export const staleLimits = { note: 300, checks: 200, address: 60, city: 40, zip: 10 } as const;

/** The acts that were not taken back. */
export const standingActs = (acts: readonly StaleAct[]): readonly StaleAct[] =>
  acts.filter(({ takenBack }) => takenBack === null);
