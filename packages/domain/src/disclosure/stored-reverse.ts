/** When a reverse mortgage ends, in the words that are stored. */
export const reverseMortgages = ['Until an event', 'For a fixed term'] as const;

/** What a statement stores of a reverse mortgage. */
export interface StoredReverse {
  /** None where it is no reverse mortgage. */
  readonly reverseMortgage: (typeof reverseMortgages)[number] | null;
  /** Charges of the property that are paid by draws from the principal limit. */
  readonly drawnItems: string | null;
}

/** A statement of a loan that is no reverse mortgage. */
export const noReverse: StoredReverse = { reverseMortgage: null, drawnItems: null };
