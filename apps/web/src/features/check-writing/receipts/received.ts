import { postedField, type Receipt } from '@closewright/domain/check-writing';
import type { Cents } from '@closewright/domain/money';
import { sumOf } from '@closewright/domain/settlement';
import { type Explained, given, money } from '@closewright/domain/trace';

/** What came in by what may be done with it, and in all. What was returned or taken back is no money of the file. */
export interface ReceivedSums {
  readonly collected: Explained<Cents>;
  readonly uncollected: Explained<Cents>;
  readonly received: Explained<Cents>;
}

/** The sums of what came in, each with the receipts it is the sum of. */
export function receivedSums(receipts: readonly Receipt[]): ReceivedSums {
  const sum = (label: string, of: 'collected' | 'uncollected', formula: string) =>
    sumOf(
      label,
      receipts
        .filter((receipt) => receipt[of] !== 0)
        .map((receipt) => {
          const { facts, transaction } = receipt;
          return given(`Receipt ${facts.receipt}, ${facts.payer}`, money(receipt[of]), postedField(transaction));
        }),
      formula,
    );
  const collected = sum('Collected', 'collected', 'What of the receipts may be paid out');
  const uncollected = sum('Uncollected', 'uncollected', 'What of the receipts may not be paid out yet');
  const received = sumOf(
    'Received',
    [collected.trace, uncollected.trace],
    'What came in for the file, whatever was paid out of it since',
  );
  return { collected, uncollected, received };
}
