import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { fieldTables } from '../../../lib/fields/field-tables.plain.ts';
import { sendChanges } from '../../../records/editor/send-changes.ts';
import { saveFile } from '../../../records/file/file-aggregate.ts';
import { fileKinds } from '../../../records/file/file-kinds.ts';
import type { Attempt } from '../../../records/saving/save-engine.ts';
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
  return sendChanges<OrderDetail, FileForm, FormConflict, OrderChanges>({
    ...input,
    changesOf,
    send: ({ order }, changes) => saveFile(order.ordersID, order.version, changes),
    join: (mine, theirs) => mergeForm(input.base, mine, theirs),
    joinSaved: (mine, saved) => mergeForm(input.form, mine, saved),
    async tooLarge(message, changes) {
      const { tooLargeMessage } = await import('../../../records/editor/too-large.ts');
      return tooLargeMessage<string>(
        { ...fileKinds, order: { isSingle: true, fields: fieldTables.order } },
        message,
        changes,
      );
    },
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
