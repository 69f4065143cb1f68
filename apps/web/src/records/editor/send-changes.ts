import { ApiError, messageOf } from '../../lib/api/index.ts';
import type { Attempt } from '../saving/save-engine.ts';

/** My form joined with a newer state of the document; a field in conflict has their value until somebody decides. */
export interface JoinedForm<F, C> {
  form: F;
  conflicts: readonly C[];
}

/** How a form is sent: what differs, how it is joined with what others saved, and who decides. */
export interface SendChanges<D, F, C, Changes extends object> {
  base: D;
  /** What is sent. */
  form: F;
  /** What the form holds by the time the answer comes: the user may type on. */
  current(): F;
  changesOf(base: D, form: F): Changes | null;
  send(base: D, changes: Changes): Promise<D>;
  /** Joins a newer state with what is typed now, which began with the base. */
  join(mine: F, theirs: D): JoinedForm<F, C>;
  /** Joins what was saved with what was typed while the save was on its way. */
  joinSaved(mine: F, saved: D): JoinedForm<F, C>;
  /** The joined form with my side of the conflicts. */
  withMine(joined: JoinedForm<F, C>): F;
  /** Asks who is right. Gives the joined form with what was chosen put on it; null when nothing was decided. */
  ask(
    conflicts: readonly C[],
    conflict: NonNullable<ApiError['conflict']>,
  ): Promise<((joined: JoinedForm<F, C>) => F) | null>;
  /** Bases the form on a newer state of the document. */
  show(base: D, form: F): void;
  /** Marks what the server says is wrong. False when nothing of it could be placed. */
  mark(error: ApiError, sent: Changes): boolean;
  /** What to say of a save that is too large. */
  tooLarge(message: string, sent: Changes): Promise<string>;
  /** Puts the document into the cache, for everything else that shows it. */
  store(document: D): void;
  refresh(): Promise<unknown>;
}

/** Sends the changes of a form once, and deals with what the server says. */
export async function sendChanges<D, F, C, Changes extends object>(
  input: SendChanges<D, F, C, Changes>,
): Promise<Attempt> {
  const { base, form } = input;
  const changes = input.changesOf(base, form);
  if (changes === null) return { kind: 'unchanged' };
  try {
    const saved = await input.send(base, changes);
    // What was typed while the save was on its way stays, as a change to the new state.
    input.show(saved, input.withMine(input.joinSaved(input.current(), saved)));
    input.store(saved);
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) };
    if (error.errorCode === 'VERSION_CONFLICT' && error.conflict) return merge(error.conflict, input);
    if (input.mark(error, changes)) return { kind: 'invalid' };
    if (error.errorCode === 'PAYLOAD_TOO_LARGE') {
      return { kind: 'failed', message: await input.tooLarge(error.errorMessage, changes) };
    }
    // Locked or taken meanwhile: what the page knows is old.
    if (error.status === 423) void input.refresh();
    return { kind: 'failed', message: error.errorMessage };
  }
}

/** Different fields join by themselves; the same field on both sides is asked about. */
async function merge<D, F, C, Changes extends object>(
  conflict: NonNullable<ApiError['conflict']>,
  input: SendChanges<D, F, C, Changes>,
): Promise<Attempt> {
  // A stale save is answered with the document as it is stored now.
  const theirs = conflict.current as D;
  const joined = input.join(input.current(), theirs);
  if (joined.conflicts.length === 0) {
    input.show(theirs, joined.form);
    return { kind: 'again' };
  }
  const choose = await input.ask(joined.conflicts, conflict);
  if (choose === null) return { kind: 'aborted' };
  // The dialog is modal, but a save may have been asked for by leaving: take the form as it is now.
  input.show(theirs, choose(input.join(input.current(), theirs)));
  return { kind: 'again' };
}
