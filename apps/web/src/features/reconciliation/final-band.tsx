import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import { formatDate } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { Lock } from 'lucide-react';
import { useClock } from '../../app/session/clock.ts';
import { off } from '../../lib/off.ts';
import { decideObstacle, reopenObstacle, signedWords, signObstacle } from './reconciliation-words.ts';
import type { useSigning } from './use-signing.ts';

export interface FinalBandProps {
  row: ReconciliationRow | null;
  /** The last day that was finalized. */
  through: string;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  signing: ReturnType<typeof useSigning>;
}

/** That a day is finalized: who signed it and when, and what another person does about it. */
export function FinalBand({ row, through, refusal, signing }: FinalBandProps) {
  const clock = useClock();
  const { review, askReopen, decide } = signing;
  if (row === null || !row.isReconFinalized)
    return (
      <Banner tone="neutral" icon="locked" title={`Finalized with ${formatDate(through)}.`}>
        The day is read only.
      </Banner>
    );
  const { prepared, reviewed, reopenAsked } = row;
  const signatures = [
    `Prepared by ${signedWords(prepared, clock.moment)}.`,
    reviewed === null ? 'Not reviewed yet.' : `Reviewed by ${signedWords(reviewed, clock.moment)}.`,
    ...(reopenAsked === null ? [] : [`${signedWords(reopenAsked, clock.moment)} (asks to reopen it).`]),
  ];
  return (
    <Banner
      tone={reopenAsked === null ? 'neutral' : 'warning'}
      icon={Lock}
      title="Finalized, read only."
      label="Finalized"
      actions={
        refusal === null && (
          <>
            {reviewed === null && (
              <Button size="sm" {...off(signObstacle(row, refusal))} onClick={() => void review(row)}>
                Review…
              </Button>
            )}
            {reopenAsked === null ? (
              <Button size="sm" {...off(reopenObstacle(row))} onClick={() => void askReopen(row)}>
                Ask to reopen…
              </Button>
            ) : (
              <>
                <Button size="sm" {...off(decideObstacle(row))} onClick={() => void decide(row, false)}>
                  Keep finalized…
                </Button>
                <Button
                  size="sm"
                  {...off(decideObstacle(row) ?? reopenObstacle(row))}
                  onClick={() => void decide(row, true)}
                >
                  Reopen…
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {signatures.join(' ')}
    </Banner>
  );
}
