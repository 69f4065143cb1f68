import type { OrderDetail } from '@closewright/contract/orders';
import { interfaceTiming } from '@closewright/domain/constants';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { keyFor } from '../../lib/api/index.ts';
import type { EditPlace } from '../../records/saving/edit-history.ts';
import { createSaveEngine, type SaveEngine } from '../../records/saving/save-engine.ts';
import { createSaveParts, type SaveParts } from '../../records/saving/save-parts.ts';
import { changesOf, type FieldPath, type FileForm, formOf, type RecordName, type Values } from './form/file-form.ts';
import { type FormErrors, formErrors } from './form/form-errors.ts';
import { mergeForm, mySide, withValues } from './form/merge-form.ts';
import type { ConflictWords } from './save/ask-about-conflicts.ts';
import { sendFile } from './save/send-file.ts';

/** The form of the open file, and everything that changes or saves it. */
export interface FileEditor {
  form: UseFormReturn<FileForm>;
  engine: SaveEngine;
  /** What else stands on the page and is saved with it. */
  parts: SaveParts;
  /** The file the form is based on: what was read or saved last. */
  base(): OrderDetail;
  /** A newer state of the file is known: what does not clash with typing is taken over at once. */
  adopt(detail: OrderDetail): void;
  /** Sets fields of one of its records, as an edit of the user. */
  set(record: RecordName, values: Values): void;
  /** Keeps two writes of one file from overtaking each other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export interface FileEditorOptions {
  detail: OrderDetail;
  mayEdit: boolean;
  /** For the dialog that shows both sides of a clash. */
  words: ConflictWords;
  /** Fields that hold a text the kit could not read. */
  hasUnreadable(): boolean;
  /** The fields with errors have been marked. */
  onInvalid(others: readonly string[]): void;
}

/** Makes the editor of a file. One per file: give the component the id as key. */
export function useFileEditor(options: FileEditorOptions): FileEditor {
  const form = useForm<FileForm>({ defaultValues: formOf(options.detail), shouldFocusError: false });
  const client = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const start = useRef(options.detail);
  const editor = useMemo(() => createEditor(form, client, start.current, latest), [form, client]);

  // What the server says now, read again after an event or a save by somebody else.
  useEffect(() => editor.adopt(options.detail), [editor, options.detail]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => editor.parts.changed(),
      }),
    [form, editor],
  );
  return editor;
}

function createEditor(
  form: UseFormReturn<FileForm>,
  client: QueryClient,
  detail: OrderDetail,
  latest: { readonly current: FileEditorOptions },
): FileEditor {
  let base = detail;
  let turn: Promise<unknown> = Promise.resolve();
  const key = keyFor('getOrder', { params: { ordersID: detail.order.ordersID } });

  const show = (next: OrderDetail, values: FileForm) => {
    base = next;
    form.reset(values, { keepErrors: true });
    parts.changed();
  };
  const isChanged = () => changesOf(base, form.getValues()) !== null;
  /** A text that is no date or number has no value to compare: what was typed would be left behind without a word. */
  const hasUnreadable = () => latest.current.mayEdit && latest.current.hasUnreadable();
  const parts = createSaveParts(() => engine.setDirty(isChanged() || parts.hasChanges()));
  const mark = (errors: FormErrors, others: readonly string[]) => {
    for (const [path, message] of Object.entries(errors)) form.setError(path as FieldPath as never, { message });
    latest.current.onInvalid(others);
  };
  const placeOf = (record: RecordName): EditPlace => ({
    id: record,
    read: (name) => form.getValues(record)[name],
    set(values) {
      for (const [name, value] of Object.entries(values)) {
        const path = `${record}.${name}` as never;
        form.setValue(path, value as never, { shouldDirty: true });
        form.clearErrors(path);
      }
    },
    fieldOf: (name) => `${record}.${name}`,
  });
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => {});
    return mine;
  };
  const sendForm = () =>
    sendFile({
      base,
      form: structuredClone(form.getValues()),
      current: () => form.getValues(),
      show,
      mark,
      store: (stored) => client.setQueryData(key, stored),
      words: latest.current.words,
      refresh: () => client.invalidateQueries({ queryKey: key }),
    });
  const engine = createSaveEngine(
    {
      mayEdit: () => latest.current.mayEdit,
      hasChanges: () => isChanged() || parts.hasChanges() || hasUnreadable(),
      validate: async () => {
        form.clearErrors();
        const [errors, arePartsGood] = await Promise.all([formErrors(form.getValues()), parts.validate()]);
        const isGood = Object.keys(errors).length === 0 && !hasUnreadable() && arePartsGood;
        if (!isGood) mark(errors, []);
        return isGood;
      },
      async send() {
        const attempt = isChanged() ? await inTurn(sendForm) : ({ kind: 'unchanged' } as const);
        if (attempt.kind !== 'saved' && attempt.kind !== 'unchanged') return attempt;
        const ofParts = await parts.send();
        if (ofParts.kind === 'invalid') latest.current.onInvalid([]);
        return ofParts;
      },
      now: Date.now,
    },
    interfaceTiming.saveDebounce,
  );
  return {
    form,
    engine,
    parts,
    base: () => base,
    inTurn,
    set: (record, values) => parts.history.edit(placeOf(record), values),
    adopt(next) {
      // An answer that was on its way while a newer one came.
      if (next === base || next.order.version < base.order.version) return;
      const { form: merged, conflicts } = mergeForm(base, form.getValues(), next);
      // A clash waits for the save, which asks; until then the form stays based on what the user saw.
      if (conflicts.length > 0) return;
      show(next, withValues(merged, mySide(conflicts)));
    },
  };
}
