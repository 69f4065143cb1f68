import type { OrderLockState } from '@closewright/contract/orders';
import { createStore, type Store } from '../lib/store.ts';

/** Who has the open file in use, as far as this tab knows. */
export interface FileLockState extends OrderLockState {
  /** False from the change of the file id until the server has answered: in use and read-only meanwhile (core.md §4). */
  isKnown: boolean;
}

export interface FileLockEffects {
  open(): Promise<OrderLockState>;
  hold(): Promise<OrderLockState>;
  takeOver(): Promise<OrderLockState>;
  /** Survives the page: sent while leaving. */
  release(): Promise<unknown>;
  /** The user may edit files at all; without it nothing is ever held. */
  mayHold: boolean;
  /** Whether a failure may pass by itself (no answer, server busy), so that asking again makes sense. */
  mayPass(error: unknown): boolean;
  now(): number;
}

export interface FileLock {
  readonly state: Store<FileLockState>;
  /** Opens the file: noted as recent, and taken when it is free. */
  open(): Promise<void>;
  /** Asks again, and takes the file when it is free (an event said so, or the connection was lost for a while). */
  refresh(): Promise<void>;
  takeOver(): Promise<void>;
  /** Frees the file and stops the heartbeat. */
  release(): void;
}

export const unknownLock: FileLockState = { isKnown: false, isHeldByMe: false, lock: null };

/** At most this often, however short the server's lock is. */
const shortestBeat = 3000;
const retryBeat = 5000;

/** Keeps one file in use by this tab: heartbeat at a third of the time the server gives. */
export function createFileLock(effects: FileLockEffects): FileLock {
  const state = createStore<FileLockState>(unknownLock);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReleased = false;
  /** Answers may overtake each other; only the newest question counts. */
  let question = 0;
  let newest: Promise<void> = Promise.resolve();

  const ask = (send: () => Promise<OrderLockState>): Promise<void> => {
    newest = answered(send, ++question);
    return newest;
  };
  /** Questions without an answer yet: the server may be giving the file to this tab. */
  let asking = 0;
  const free = () => void effects.release().catch(() => {});
  /** Done once the state is that of the newest question, also for whoever asked an older one. */
  const answered = async (send: () => Promise<OrderLockState>, mine: number): Promise<void> => {
    clearTimeout(timer);
    asking += 1;
    try {
      const answer = await send().finally(() => {
        asking -= 1;
      });
      if (isReleased) {
        // The file was left before the answer came: the server may have locked it for a tab that no longer shows it.
        if (answer.isHeldByMe) free();
        return;
      }
      if (mine !== question) return await newest;
      state.set({ ...answer, isKnown: true });
      beat(answer);
    } catch (error) {
      const isWaiting = state.get().isHeldByMe || !state.get().isKnown;
      if (!isReleased && mine === question && isWaiting && effects.mayPass(error)) {
        timer = setTimeout(() => void ask(send).catch(() => {}), retryBeat);
      }
      throw error;
    }
  };
  const beat = ({ isHeldByMe, lock }: OrderLockState) => {
    if (!isHeldByMe || lock === null) return;
    const left = new Date(lock.expiresAt).getTime() - effects.now();
    timer = setTimeout(() => void refresh().catch(() => {}), Math.max(left / 3, shortestBeat));
  };
  const refresh = () => ask(effects.mayHold ? effects.hold : effects.open);

  return {
    state,
    open: () => {
      // The page may be opened again after it was left (effects run twice in development).
      isReleased = false;
      return ask(effects.open);
    },
    refresh: async () => {
      if (!isReleased) await refresh();
    },
    takeOver: () => ask(effects.takeOver),
    release() {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      // A page that goes away hears no answer any more, so what is asked for is freed at once as well.
      if (state.get().isHeldByMe || (asking > 0 && effects.mayHold)) free();
      state.set(unknownLock);
    },
  };
}
