import type { SanctionsHit } from './sanctions.ts';

/** A hit, and the name of the payee that it is like. */
export interface ScreenedHit extends SanctionsHit {
  /** The name that was screened. */
  readonly screened: string;
}

/** What somebody decided about, as one text: each name with all that the list says of who is like it. The score says nothing that these do not. */
const decidedOn = (hits: readonly ScreenedHit[]): string =>
  hits
    .map(({ screened, entry, name, kind, type, program, remarks }) =>
      JSON.stringify([screened, entry, name, kind, type, program, remarks]),
    )
    .toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    .join('\n');

/**
 * Whether what was decided about hits holds for those of a later screening: the same names, and the list says the same of the same. A remark that changed,
 * as a day of birth that came, is asked about again.
 */
export const decisionHolds = (before: readonly ScreenedHit[], now: readonly ScreenedHit[]): boolean =>
  decidedOn(before) === decidedOn(now);
