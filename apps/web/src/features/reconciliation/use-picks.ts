import { useState } from 'react';
import type { DayIndex } from './day-index.ts';
import { candidateFor, type ItemAt, nothingPicked, type Picks, stillWaiting } from './picks.ts';

/** What is picked on both sides, which rows stand at the top because of it, and what was said of them. */
export function usePicks(index: DayIndex | null) {
  const [picked, setPicked] = useState<Picks>(nothingPicked);
  const [lifted, setLifted] = useState<Picks>(nothingPicked);
  const [said, setSaid] = useState<string | null>(null);
  const [note, setNote] = useState('');
  // What was matched by somebody else meanwhile is picked no more.
  const picks = index === null ? nothingPicked : stillWaiting(picked, index);

  return {
    picks,
    lifted,
    said,
    note,
    setNote,
    pick(next: Picks) {
      setPicked(next);
      setSaid(null);
    },
    /** Picks what belongs to an item, and moves it to the top of the other side. */
    find(at: ItemAt) {
      if (index === null) return;
      const found = candidateFor(index, at);
      if (found.picks) setPicked(found.picks);
      setLifted(found.lifted);
      setSaid(found.said);
    },
    clear() {
      setPicked(nothingPicked);
      setLifted(nothingPicked);
      setSaid(null);
      setNote('');
    },
  };
}
