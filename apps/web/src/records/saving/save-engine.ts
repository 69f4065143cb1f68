import { createStore, type Store } from '../../lib/store.ts';
import { mostAttempts } from './most-attempts.ts';

/** What is said where a save cannot be checked. */
const withoutRules =
  'The server does not answer, and not all of the page is here. Check your connection and save again.';

/** What a save came to. */
export type SaveOutcome =
  | 'saved'
  | 'unchanged'
  /** Fields are wrong; they are marked and the first has the focus. */
  | 'invalid'
  /** The user closed the merge dialog without deciding. */
  | 'aborted'
  /** No answer, or refused; the message is in the state. */
  | 'failed'
  /** Read-only, or dropped by the debounce with nothing to wait for. */
  | 'skipped';

export interface SaveState {
  isDirty: boolean;
  isSaving: boolean;
  /** Milliseconds of the last save in this visit, null before it. */
  savedAt: number | null;
  /** Why the last save did not happen; gone with the next attempt. */
  failure: string | null;
}

/** How an attempt with the server ended. */
export type Attempt =
  | { kind: 'saved' }
  | { kind: 'again' }
  /** `isUnanswered`: nothing is wrong with what was sent, as far as is known. */
  | { kind: Exclude<SaveOutcome, 'saved'>; message?: string; isUnanswered?: boolean };

export interface SaveEffects {
  mayEdit(): boolean;
  hasChanges(): boolean;
  /** Checks the fields and marks what is wrong. */
  validate(): Promise<boolean>;
  /** Sends the changes once. `again` means: what is stored was merged in, send the rest. */
  send(): Promise<Attempt>;
  now(): number;
}

export interface SaveEngine {
  readonly state: Store<SaveState>;
  /**
   * Debounced 200 ms: the first call saves at once, a repeat within 200 ms is dropped. A call is no repeat when it has
   * something new to save: the form changed since the last save, or that save sent nothing because a field was wrong.
   * Dropping such a call would leave work unsaved without a word. A call during a save saves again after it.
   */
  save(): Promise<SaveOutcome>;
  /** Before leaving: waits for a save that is under way, then saves what is left. No debounce. */
  saveNow(): Promise<SaveOutcome>;
  /** Whether something on the form is not saved; said when that turns, and by forms that can with every change. */
  setDirty(isDirty: boolean): void;
  /** The server answers again: that a save had no answer is no longer said. */
  answersAgain(): void;
}

/** The one way a form is saved (core.md §2 leaving, §4 Save). Saves never overlap. */
export function createSaveEngine(effects: SaveEffects, debounceMilliseconds: number): SaveEngine {
  const state = createStore<SaveState>({ isDirty: false, isSaving: false, savedAt: null, failure: null });
  let running: Promise<SaveOutcome> | undefined;
  let next: Promise<SaveOutcome> | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;
  let wentThrough = false;
  /** Since the last save began. */
  let isEdited = false;
  let isUnanswered = false;

  const run = async (): Promise<SaveOutcome> => {
    if (!effects.mayEdit()) return 'skipped';
    if (!effects.hasChanges()) return 'unchanged';
    try {
      if (!(await effects.validate())) return 'invalid';
    } catch (error) {
      // The rules come with the first check, and could not be fetched: the next save asks for them again.
      console.warn(error);
      isUnanswered = true;
      state.set((value) => ({ ...value, failure: withoutRules }));
      return 'failed';
    }
    lastStart = effects.now();
    wentThrough = false;
    isEdited = false;
    state.set((value) => ({ ...value, isSaving: true, failure: null }));
    let outcome: SaveOutcome = 'failed';
    let failure: string | null = null;
    for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
      const attempt = await effects.send();
      if (attempt.kind === 'again') {
        // The merge may have left nothing of ours to send.
        if (effects.hasChanges()) continue;
        outcome = 'saved';
        break;
      }
      outcome = attempt.kind;
      failure = attempt.kind === 'saved' ? null : (attempt.message ?? null);
      isUnanswered = attempt.kind !== 'saved' && attempt.isUnanswered === true;
      break;
    }
    wentThrough = outcome === 'saved';
    state.set((value) => ({
      isDirty: effects.hasChanges(),
      isSaving: false,
      savedAt: outcome === 'saved' ? effects.now() : value.savedAt,
      failure,
    }));
    return outcome;
  };
  const start = (): Promise<SaveOutcome> => {
    const work = run().finally(() => {
      if (running === work) running = undefined;
    });
    running = work;
    return work;
  };

  const after = async (first: Promise<SaveOutcome>): Promise<SaveOutcome> => {
    const outcome = await first;
    next = undefined;
    return outcome === 'saved' && effects.hasChanges() ? start() : outcome;
  };

  return {
    state,
    save() {
      if (running) {
        next ??= after(running);
        return next;
      }
      const isRepeat = !(isEdited || wentThrough) || !effects.hasChanges();
      if (isRepeat && effects.now() - lastStart < debounceMilliseconds) return Promise.resolve('skipped');
      return start();
    },
    async saveNow() {
      if (running) await running;
      return running ?? start();
    },
    setDirty(isDirty) {
      if (isDirty) isEdited = true;
      state.set((value) => (value.isDirty === isDirty ? value : { ...value, isDirty }));
    },
    answersAgain() {
      if (isUnanswered && !state.get().isSaving) state.set((value) => ({ ...value, failure: null }));
    },
  };
}
