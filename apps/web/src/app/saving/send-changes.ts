import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { ApiError, call, messageOf } from '../../lib/api/index.ts';
import type { Attempt } from './save-engine.ts';

/** My form joined with a newer state of the file; a field in conflict has their value until somebody decides. */
export interface JoinedForm<F, C> {
  form: F;
  conflicts: readonly C[];
}

/** How one form of a file is sent: what differs, how it is joined with what others saved, and who decides. */
export interface SendChanges<F, C> {
  base: OrderDetail;
  /** What is sent. */
  form: F;
  /** What the form holds by the time the answer comes: the user may type on. */
  current(): F;
  changesOf(base: OrderDetail, form: F): OrderChanges | null;
  /** @param from what my form began with: a file, or the form that was just sent */
  join(from: OrderDetail | F, mine: F, theirs: OrderDetail): JoinedForm<F, C>;
  /** The joined form with my side of the conflicts. */
  withMine(joined: JoinedForm<F, C>): F;
  /** Asks who is right. Gives the joined form with what was chosen put on it; null when nothing was decided. */
  ask(
    conflicts: readonly C[],
    conflict: NonNullable<ApiError['conflict']>,
  ): Promise<((joined: JoinedForm<F, C>) => F) | null>;
  /** Bases the form on a newer state of the file. */
  show(base: OrderDetail, form: F): void;
  /** Marks what the server says is wrong. False when nothing of it could be placed. */
  mark(error: ApiError, sent: OrderChanges): boolean;
  /** Puts the file into the cache, for everything else that shows it. */
  store(detail: OrderDetail): void;
  refresh(): Promise<unknown>;
}

/** Sends the changes of a form of a file once, and deals with what the server says. */
export async function sendChanges<F, C>(input: SendChanges<F, C>): Promise<Attempt> {
  const { base, form } = input;
  const changes = input.changesOf(base, form);
  if (changes === null) return { kind: 'unchanged' };
  try {
    const saved = await call('saveOrder', {
      params: { ordersID: base.order.ordersID },
      body: { version: base.order.version, changes },
    });
    // What was typed while the save was on its way stays, as a change to the new state.
    input.show(saved, input.withMine(input.join(form, input.current(), saved)));
    input.store(saved);
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) };
    if (error.errorCode === 'VERSION_CONFLICT' && error.conflict) return merge(error.conflict, input);
    if (input.mark(error, changes)) return { kind: 'invalid' };
    if (error.errorCode === 'PAYLOAD_TOO_LARGE') {
      // On demand: it happens to almost nobody.
      const { tooLargeMessage } = await import('./too-large.ts');
      return { kind: 'failed', message: tooLargeMessage(error.errorMessage, changes) };
    }
    // Locked or taken meanwhile: what the page knows is old.
    if (error.status === 423) void input.refresh();
    return { kind: 'failed', message: error.errorMessage };
  }
}

/** Different fields join by themselves; the same field on both sides is asked about. */
async function merge<F, C>(conflict: NonNullable<ApiError['conflict']>, input: SendChanges<F, C>): Promise<Attempt> {
  const theirs = conflict.current as OrderDetail;
  const joined = input.join(input.base, input.current(), theirs);
  if (joined.conflicts.length === 0) {
    input.show(theirs, joined.form);
    return { kind: 'again' };
  }
  const choose = await input.ask(joined.conflicts, conflict);
  if (choose === null) return { kind: 'aborted' };
  // The dialog is modal, but a save may have been asked for by leaving: take the form as it is now.
  input.show(theirs, choose(input.join(input.base, input.current(), theirs)));
  return { kind: 'again' };
}
