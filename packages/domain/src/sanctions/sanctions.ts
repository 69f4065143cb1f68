/**
 * Lists that names are screened against. The office imports them: SDN and its aliases, and the consolidated list, in the comma-delimited files of OFAC.
 */
export const sanctionsLimits = {
  fileBytes: 20_000_000,
  /** Of all files of a list together. */
  listBytes: 30_000_000,
  names: 200_000,
  nameLength: 350,
  /** Of a name, without what companies are: more are not looked at. */
  nameWords: 20,
  /** So much of the names of the current list the next one has at least. */
  leastShare: 0.9,
  reason: 300,
  /** A list is old after so many days. */
  goodDays: 90,
} as const;

/** How alike a name has to be, of 100, to be a hit. */
export const sanctionsThreshold = 85;

/** A name on a list. */
export interface SanctionsName {
  /** The number of the entry, which its aliases share. */
  readonly entry: number;
  readonly name: string;
  readonly kind: 'name' | 'alias';
  /** `individual`, `vessel`, `aircraft`; empty where the list says none, as of an entity. */
  readonly type: string;
  readonly program: string;
  readonly remarks: string;
}

/** A name on a list that is like one that was screened. */
export interface SanctionsHit extends SanctionsName {
  /** From the threshold to 100. */
  readonly score: number;
}

/**
 * What screening of a name came to. `none`: nothing is like it; `open`: somebody has to decide; `cleared`: somebody said it is not the same, and why;
 * `blocked`: somebody said it is.
 */
export const screeningStates = ['none', 'open', 'cleared', 'blocked'] as const;
export type ScreeningState = (typeof screeningStates)[number];

/** What is known of the screening of a payee: without a list, and with one that is old, it says nothing. */
export type ToldScreening = ScreeningState | 'no list' | 'old list';
