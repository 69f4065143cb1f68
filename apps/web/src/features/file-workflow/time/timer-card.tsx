import type { Timer } from '@closewright/contract/time-tracking';
import { elapsedSeconds, formatDuration } from '@closewright/domain/time-tracking';
import { Button } from '@closewright/ui/button';
import { KitLink } from '@closewright/ui/link';
import { Play, Square, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';

interface TimerCardProps {
  timer: Timer | null;
  /** It runs on the open file. */
  isHere: boolean;
  /** Since when, in words. */
  since: string;
  /** Where it runs, if not here. */
  href: string;
  /** Why it can be neither started nor stopped here; null where it can. */
  refusal: string | null;
  onStart: () => void;
  onStop: () => void;
  onDiscard: () => void;
}

const second = 1000;

/** Hours, minutes and seconds since a moment; a look at the clock every second. */
function Elapsed({ from }: { from: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(ticking);
  }, []);
  const seconds = elapsedSeconds(from, new Date(now).toISOString());
  return (
    <span role="timer" aria-label="Time since it was started" className="text-heading font-semibold figures">
      {formatDuration(Math.floor(seconds / 60))}
      <span className="text-muted">:{String(seconds % 60).padStart(2, '0')}</span>
    </span>
  );
}

/** The user's timer: it runs once, on this file or another, also while the screen is closed. */
export function TimerCard({ timer, isHere, since, href, refusal, onStart, onStop, onDiscard }: TimerCardProps) {
  const off = refusal === null ? {} : { disabled: true, disabledReason: refusal };
  return (
    <section aria-label="Timer" className="flex flex-col gap-2 border-b border-hairline pb-3">
      <h2 className="text-section font-semibold">My timer</h2>
      {timer === null ? (
        <div className="flex items-center justify-between gap-2">
          <span className="text-label text-muted">Not running</span>
          <Button size="sm" icon={Play} {...off} onClick={onStart}>
            Start timer
          </Button>
        </div>
      ) : (
        <>
          <div className="flex items-baseline justify-between gap-2">
            <Elapsed from={timer.startedAt} />
            <span className="text-label text-muted">since {since}</span>
          </div>
          {!isHere && (
            <p className="m-0 text-label">
              It runs on file <KitLink href={href}>{timer.fileNumber}</KitLink>. Stop it there, or discard it, before
              you start it here.
            </p>
          )}
          <div className="flex flex-wrap gap-1.5">
            {isHere && (
              <Button size="sm" icon={Square} {...off} onClick={onStop}>
                Stop timer…
              </Button>
            )}
            {/* From anywhere: the file it runs on may have gone from the user since. */}
            <Button size="sm" variant="quiet" icon={Trash2} onClick={onDiscard}>
              Discard…
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
