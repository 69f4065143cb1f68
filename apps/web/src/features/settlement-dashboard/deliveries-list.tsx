import type { ListedDelivery, StatementVersion } from '@closewright/contract/settlement';
import { Button } from '@closewright/ui/button';
import { useClock } from '../../app/session/clock.ts';
import { deliveryWords, takenBackWords } from './version-words.ts';

export interface DeliveriesListProps {
  version: StatementVersion;
  /** False where the reader may not say anything of deliveries. */
  mayDeliver: boolean;
  onChange: (delivery: ListedDelivery) => void;
  onTakeBack: (delivery: ListedDelivery) => void;
}

/** To whom a version was delivered, how and when; what was taken back stays, with its reason. */
export function DeliveriesList({ version, mayDeliver, onChange, onTakeBack }: DeliveriesListProps) {
  const clock = useClock();
  const { deliveries, number } = version;
  if (deliveries.length === 0) return null;
  return (
    <ul aria-label={`Deliveries of version ${number}`} className="text-label font-normal text-muted">
      {deliveries.map((delivery) => {
        const words = deliveryWords(delivery);
        return (
          <li key={delivery.versionDeliveryID} className="flex flex-wrap items-center gap-x-1">
            {delivery.takenBack === null ? (
              words
            ) : (
              <span>
                <s>{words}</s> {takenBackWords(delivery.takenBack, clock)}
              </span>
            )}
            {delivery.takenBack === null && mayDeliver && (
              <>
                <Button size="sm" variant="quiet" aria-label={`Change: ${words}`} onClick={() => onChange(delivery)}>
                  Change…
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Take back: ${words}`}
                  onClick={() => onTakeBack(delivery)}
                >
                  Take back…
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
