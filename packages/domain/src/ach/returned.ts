import type { WireDate } from '../dates/index.ts';
import type { NachaEntry, NachaFile } from './read-nacha.ts';

/** A payment that came back, or of which the bank says what has to be other the next time. */
export interface AchReturn {
  readonly line: number;
  readonly kind: 'return' | 'change';
  /** `R03`, `C01`. */
  readonly reason: string;
  /** What the payment was traced by when it was sent. */
  readonly trace: string;
  /** In cents; 0 of a change. */
  readonly amount: number;
  readonly individualID: string;
  readonly name: string;
  /** What the bank adds: of a change, what is right. */
  readonly information: string;
  readonly on: WireDate;
}

/** What a file of a bank says of payments that were sent. Entries that are neither returns nor changes are none of it. */
export const achReturnsOf = ({ createdOn, batches }: NachaFile): readonly AchReturn[] =>
  batches.flatMap(({ entries }) => entries.flatMap((entry) => returnOf(entry, createdOn)));

function returnOf({ line, amount, individualID, name, addenda }: NachaEntry, on: WireDate): AchReturn[] {
  return addenda.flatMap((told) => {
    if (told.kind === 'payment') return [];
    const information = told.kind === 'return' ? told.information.trim() : told.corrected;
    const { kind, reason, originalTrace: trace } = told;
    return [{ line, kind, reason, trace, amount, individualID, name, information, on }];
  });
}
