import type { OrderDetail } from '@closewright/contract/orders';
import type { Attempt } from '../../../app/saving/save-engine.ts';
import { sendChanges } from '../../../app/saving/send-changes.ts';
import { changesOf, type FileForm } from '../form/file-form.ts';
import { type FormErrors, serverErrors } from '../form/form-errors.ts';
import { type FormConflict, mergeForm, mySide, withValues } from '../form/merge-form.ts';
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

/** Sends the changes of File Main once, and deals with what the server says. */
export function sendFile({ words, mark, ...input }: SendFileInput): Promise<Attempt> {
  return sendChanges<FileForm, FormConflict>({
    ...input,
    changesOf,
    join: mergeForm,
    withMine: ({ form, conflicts }) => withValues(form, mySide(conflicts)),
    async ask(conflicts, conflict) {
      const chosen = await askAboutConflicts(conflicts, conflict, words);
      return chosen && (({ form }) => withValues(form, chosen));
    },
    mark(error) {
      const { fields, others } = serverErrors(error.modelState);
      if (error.errorCode === 'FILE_NUMBER_IN_USE') fields['order.fileNumber'] ??= error.errorMessage;
      const isPlaced = Object.keys(fields).length > 0 || others.length > 0;
      if (isPlaced) mark(fields, others);
      return isPlaced;
    },
  });
}
