interface Times {
  /** Milliseconds to the first time, and from the end of one time to the next. */
  readonly first: number;
  readonly every: number;
  onError(error: unknown): void;
}

/** Ends what is repeated; resolves when what is under way has come to its end, or to a place where it may stop. */
export type Stop = () => Promise<void>;

/**
 * Does work again and again, never twice at once and whether it fails or not. It keeps no process alive.
 * @param work told by its signal to stop where it may: who ends the server waits for it
 */
export function repeat(work: (stopped: AbortSignal) => Promise<void>, { first, every, onError }: Times): Stop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const plan = (delay: number): void => {
    timer = setTimeout(() => {
      running = work(signal)
        .catch(onError)
        .then(() => {
          if (!signal.aborted) plan(every);
        });
    }, delay).unref();
  };
  plan(first);
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
}
