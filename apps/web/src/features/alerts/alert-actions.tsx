import type { Alert } from '@closewright/contract/alerts';
import type { AlertState } from '@closewright/domain/alerts';
import { Button } from '@closewright/ui/button';
import { BellOff, Check, RotateCcw } from 'lucide-react';
import { useMarkAlerts } from './use-mark-alerts.ts';

export interface AlertActionsProps {
  /** The state of the alerts that are listed. */
  state: AlertState;
  /** Those that are chosen. */
  chosen: readonly Alert[];
  /** Why none can be marked; null where they can. */
  refusal: string | null;
  /** They were marked: nothing is chosen any more. */
  onMarked: () => void;
}

/** What is done with the alerts that are chosen. */
export function AlertActions({ state, chosen, refusal, onMarked }: AlertActionsProps) {
  const { isMarking, acknowledge, snooze, reopen } = useMarkAlerts();
  const reason = refusal ?? (chosen.length === 0 ? 'Choose alerts first: Space chooses the one in hand.' : undefined);
  const off = reason === undefined ? {} : { disabled: true, disabledReason: reason };
  const run = async (work: Promise<boolean>) => {
    if (await work) onMarked();
  };
  return (
    <>
      {state !== 'open' && (
        <Button icon={RotateCcw} busy={isMarking} {...off} onClick={() => void run(reopen(chosen))}>
          Open again
        </Button>
      )}
      {state !== 'acknowledged' && (
        <>
          <Button icon={BellOff} busy={isMarking} {...off} onClick={() => void run(snooze(chosen))}>
            Snooze…
          </Button>
          <Button
            variant="primary"
            icon={Check}
            busy={isMarking}
            {...off}
            onClick={() => void run(acknowledge(chosen))}
          >
            {chosen.length > 1 ? `Acknowledge ${chosen.length}` : 'Acknowledge'}
          </Button>
        </>
      )}
    </>
  );
}
