import { useEffect, useRef, useState } from 'react';

/**
 * `pending`: Tab or Enter was pressed before the answer was there, the field is left already; `missed`: the answer came and nothing
 * fits, the text is still there.
 */
export type QueuedState = 'idle' | 'pending' | 'missed';

/** Queues one commit until its answer is there. A later one, or `cancel`, makes the earlier one void, whatever it answers. */
export class CommitQueue {
  state: QueuedState = 'idle';
  private turn = 0;
  private waiting: Promise<boolean> = Promise.resolve(true);
  private readonly onChange: (state: QueuedState) => void;

  constructor(onChange: (state: QueuedState) => void) {
    this.onChange = onChange;
  }

  /** `apply` takes the answer and says whether it fitted. A rejected answer is a miss, too. */
  commit<A>(answer: Promise<A>, apply: (answer: A) => boolean): Promise<boolean> {
    const turn = ++this.turn;
    this.set('pending');
    const done = (fits: () => boolean) => {
      if (turn !== this.turn) return this.waiting;
      const hit = fits();
      this.set(hit ? 'idle' : 'missed');
      return hit;
    };
    this.waiting = answer.then(
      (value) => done(() => apply(value)),
      () => done(() => false),
    );
    return this.waiting;
  }

  cancel(): void {
    this.turn++;
    this.waiting = Promise.resolve(true);
    if (this.state !== 'idle') this.set('idle');
  }

  /** True once nothing is queued and nothing was missed. A submit waits for it. */
  settled(): Promise<boolean> {
    return this.state === 'missed' ? Promise.resolve(false) : this.waiting;
  }

  private set(state: QueuedState): void {
    this.state = state;
    this.onChange(state);
  }
}

/** A `CommitQueue` of a component: it is void when the component goes away. */
export function useQueuedCommit(): [QueuedState, CommitQueue] {
  const [state, setState] = useState<QueuedState>('idle');
  const queue = useRef<CommitQueue>(null);
  queue.current ??= new CommitQueue(setState);
  const { current } = queue;
  useEffect(() => () => current.cancel(), [current]);
  return [state, current];
}
