import type { OrderDetail } from '@closewright/contract/orders';
import type { Attempt } from '../../../app/saving/save-engine.ts';
import { ApiError, call, messageOf } from '../../../lib/api/index.ts';
import { changesOf, type FileForm } from '../form/file-form.ts';
import { type FormErrors, serverErrors } from '../form/form-errors.ts';
import { mergeForm, mySide, withValues } from '../form/merge-form.ts';
import { askAboutConflicts, type ConflictWords } from './ask-about-conflicts.ts';

export interface SendFileInput {
  base: OrderDetail;
  /** What is sent. */
  form: FileForm;
  /** What the form holds by the time the answer comes: the user may type on. */
  current(): FileForm;
  /** Bases the form on a newer state of the file. */
  show(base: OrderDetail, values: FileForm): void;
  mark(errors: FormErrors, others: readonly string[]): void;
  /** Puts the file into the cache, for everything else that shows it. */
  store(detail: OrderDetail): void;
  refresh(): Promise<unknown>;
  words: ConflictWords;
}

/** Sends the changes once, and deals with what the server says. */
export async function sendFile(input: SendFileInput): Promise<Attempt> {
  const { base, form } = input;
  const changes = changesOf(base, form);
  if (changes === null) return { kind: 'unchanged' };
  try {
    const saved = await call('saveOrder', {
      params: { ordersID: base.order.ordersID },
      body: { version: base.order.version, changes },
    });
    // What was typed while the save was on its way stays, as a change to the new state.
    const { form: merged, conflicts } = mergeForm(form, input.current(), saved);
    input.show(saved, withValues(merged, mySide(conflicts)));
    input.store(saved);
    return { kind: 'saved' };
  } catch (error) {
    return failed(error, input);
  }
}

async function failed(error: unknown, input: SendFileInput): Promise<Attempt> {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) };
  if (error.errorCode === 'VERSION_CONFLICT' && error.conflict) return merge(error.conflict, input);
  const { fields, others } = serverErrors(error.modelState);
  if (error.errorCode === 'FILE_NUMBER_IN_USE') fields['order.fileNumber'] ??= error.errorMessage;
  if (Object.keys(fields).length > 0 || others.length > 0) {
    input.mark(fields, others);
    return { kind: 'invalid' };
  }
  // Locked or taken meanwhile: what the page knows is old.
  if (error.status === 423) void input.refresh();
  return { kind: 'failed', message: error.errorMessage };
}

/** Different fields join by themselves; the same field on both sides is asked about. */
async function merge(conflict: NonNullable<ApiError['conflict']>, input: SendFileInput): Promise<Attempt> {
  const theirs = conflict.current as OrderDetail;
  const { form, conflicts } = mergeForm(input.base, input.current(), theirs);
  if (conflicts.length === 0) {
    input.show(theirs, form);
    return { kind: 'again' };
  }
  const chosen = await askAboutConflicts(conflicts, conflict, input.words);
  if (chosen === null) return { kind: 'aborted' };
  // The dialog is modal, but a save may have been asked for by leaving: take the form as it is now.
  const now = mergeForm(input.base, input.current(), theirs);
  input.show(theirs, withValues(now.form, chosen));
  return { kind: 'again' };
}
