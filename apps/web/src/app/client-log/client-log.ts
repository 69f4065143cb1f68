import { keptEntries } from '@closewright/domain/session';
import type { LogEntry, LogShelf } from './log-shelf.ts';

/** What the log of a session needs of the world; injected, so that tests own the clock. */
export interface ClientLogEffects {
  readonly shelf: LogShelf;
  /** Sends entries, oldest first; rejects when they did not arrive. */
  send(entries: readonly LogEntry[]): Promise<unknown>;
  now(): number;
}

/** The log of a session in the browser (core.md §7 Client session logging). */
export interface ClientLog {
  log(level: LogEntry['level'], message: string): void;
  /** Sends what waits (before leaving). */
  flush(): Promise<void>;
  stop(): void;
}

/** Entries are collected for so long. After a send that failed the next one waits as long. */
const collectMilliseconds = 5000;
/** The contract's limits (logClientSession). */
const mostEntries = 100;
const longestMessage = 500;

/** Collects entries and sends them; what does not arrive waits on the shelf, as far as its limits allow. */
export function startClientLog({ shelf, send, now }: ClientLogEffects): ClientLog {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** One after the other: two changes of the shelf at once would lose one. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    // A browser that keeps nothing is no reason to disturb anybody.
    const mine = turn.then(work).catch(() => {});
    turn = mine;
    return mine;
  };
  const later = () => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), collectMilliseconds);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(() =>
      shelf.alone(async () => {
        let waiting = await shelf.update((kept) => keptEntries(kept, now()));
        while (waiting.length > 0) {
          const batch = waiting.slice(0, mostEntries);
          const isSent = await send(batch).then(
            () => true,
            () => false,
          );
          if (!isSent) {
            later();
            break;
          }
          waiting = await shelf.update((kept) => withoutSent(kept, batch));
        }
      }),
    );
  };
  // What an earlier visit could not send.
  later();
  return {
    log(level, message) {
      if (isStopped) return;
      const entry: LogEntry = { at: now(), level, message: message.slice(0, longestMessage) };
      void inTurn(async () => void (await shelf.update((kept) => keptEntries([...kept, entry], now()))));
      later();
    },
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** What waits without what has arrived. Other tabs may have added to it, and let go of the oldest, in the meantime. */
function withoutSent(kept: readonly LogEntry[], sent: readonly LogEntry[]): readonly LogEntry[] {
  const arrived = sent.map(({ at, level, message }) => `${at} ${level} ${message}`);
  return kept.filter(({ at, level, message }) => {
    const place = arrived.indexOf(`${at} ${level} ${message}`);
    if (place < 0) return true;
    arrived.splice(place, 1);
    return false;
  });
}
