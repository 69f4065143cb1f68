import type { Side } from '../adjustments/index.ts';
import type { PartKind, StatementPart } from './stored-parts.ts';

/**
 * The form whose line numbers the summaries have: letters of a closing disclosure, or series of both forms HUD-1. Without a seller a closing disclosure has payoffs
 * and payments in place of them.
 */
export type SummaryForm = 'CDF' | 'HUD' | 'noSeller';

/** A line of the summaries for both sides: what it is, its numbers on the form, and its amounts without a sign. */
export interface SummaryRow
  extends Pick<StatementPart, 'from' | 'label' | 'sides' | 'amounts' | 'missing' | 'party' | 'prorationKind'> {
  readonly kind: PartKind | 'closingCosts';
  /** `due`: K and M, `paid`: L and N, `costs`: taken off the closing costs. */
  readonly place: 'due' | 'paid' | 'costs';
  /** By side; none where the form has no line left. */
  readonly numbers: Partial<Readonly<Record<Side, string>>>;
}
