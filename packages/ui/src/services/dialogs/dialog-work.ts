import type { Busy } from '../busy/index.ts';
import type { DialogProblem, RunOptions } from './dialogs.types.ts';

const own = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : String(error));

/** The work of one dialog level: what it is busy with, and what went wrong. Every promise it gives out settles. */
export function createDialogWork(busy: Busy, show: (problem: DialogProblem | null) => void) {
  const open = new Set<() => void>();
  let next = 1;

  const run = <T>(
    work: (signal: AbortSignal) => Promise<T>,
    { cancellable = false, failed = own, ...item }: RunOptions = {},
  ): Promise<T | undefined> => {
    const key = `run-${next++}`;
    return new Promise((resolve) => {
      let abort = new AbortController();
      const settle = (value: T | undefined) => {
        if (!open.delete(giveUp)) return;
        busy.end(key);
        resolve(value);
      };
      const giveUp = () => {
        abort.abort();
        show(null);
        settle(undefined);
      };
      open.add(giveUp);
      const attempt = () => {
        const mine = new AbortController();
        abort = mine;
        show(null);
        busy.begin(key, { ...item, ...(cancellable && { onCancel: giveUp }) });
        Promise.resolve()
          .then(() => work(mine.signal))
          .then(settle, (error: unknown) => {
            if (!open.has(giveUp) || abort !== mine) return;
            busy.end(key);
            show({ message: failed(error), onRetry: attempt, onGiveUp: giveUp });
          });
      };
      attempt();
    });
  };
  return {
    run,
    /** The dialog goes: what is under way is aborted and answered with undefined. */
    stop: () => {
      for (const giveUp of [...open]) giveUp();
    },
  };
}
