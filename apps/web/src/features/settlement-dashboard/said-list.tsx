import type { ListedDelivery } from '@closewright/contract/settlement';
import { Button } from '@closewright/ui/button';
import { useClock } from '../../app/session/clock.ts';
import { takenBackWords } from './version-words.ts';

type Said = Pick<ListedDelivery, 'versionDeliveryID' | 'takenBack'>;

export interface SaidListProps<S extends Said> {
  /** What a screen reader calls the list. */
  label: string;
  said: readonly S[];
  wordsOf: (said: S) => string;
  /** False where the reader may not say anything of versions. */
  mayAct: boolean;
  /** What is done with one that stands. */
  acts: readonly { readonly label: string; readonly onSelect: (said: S) => void }[];
}

/** What was said of a version, its deliveries or its signatures; what was taken back stays, with its reason. */
export function SaidList<S extends Said>({ label, said, wordsOf, mayAct, acts }: SaidListProps<S>) {
  const clock = useClock();
  if (said.length === 0) return null;
  return (
    <ul aria-label={label} className="text-label font-normal text-muted">
      {said.map((each) => {
        const words = wordsOf(each);
        return (
          <li key={each.versionDeliveryID} className="flex flex-wrap items-center gap-x-1">
            {each.takenBack === null ? (
              words
            ) : (
              <span>
                <s>{words}</s> {takenBackWords(each.takenBack, clock)}
              </span>
            )}
            {each.takenBack === null &&
              mayAct &&
              acts.map((act) => (
                <Button
                  key={act.label}
                  size="sm"
                  variant="quiet"
                  aria-label={`${act.label}: ${words}`}
                  onClick={() => act.onSelect(each)}
                >
                  {act.label}…
                </Button>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
