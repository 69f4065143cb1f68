interface Times {
  /** Milliseconds to the first time, and from the end of one time to the next. */
  readonly first: number;
  readonly every: number;
  onError(error: unknown): void;
}

/** Ends what is repeated; resolves when what is under way has come to its end. */
export type Stop = () => Promise<void>;

/** Does work again and again, never twice at once and whether it fails or not. It keeps no process alive. */
export function repeat(work: () => Promise<void>, { first, every, onError }: Times): Stop {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const plan = (delay: number): void => {
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .then(() => {
          if (!isStopped) plan(every);
        });
    }, delay).unref();
  };
  plan(first);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
