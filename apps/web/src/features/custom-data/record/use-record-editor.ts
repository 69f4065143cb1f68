import type { CustomDataRecord } from '@closewright/contract/custom-data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor } from '../../../lib/api/index.ts';
import { createStore, type Store, useStore } from '../../../lib/store.ts';
import type { EditHistory, EditPlace } from '../../../records/saving/edit-history.ts';
import type { SavePart } from '../../../records/saving/save-parts.ts';
import {
  type CustomForm,
  customChanges,
  customFormErrors,
  customFormOf,
  type FieldName,
  putValues,
} from '../form/custom-form.ts';
import type { CustomFormState } from '../form/custom-form-context.ts';
import { isOlder, mergeRecord } from './merge-record.ts';
import { type RecordSubject, recordInput } from './record-subject.ts';
import { sendRecord } from './send-record.ts';

export interface RecordEditorOptions {
  subject: RecordSubject;
  record: CustomDataRecord;
  mayEdit: boolean;
  /** The edits of the page. */
  history: EditHistory;
  /** Fields that hold a text the kit could not read. */
  hasUnreadable(): boolean;
  /** The file itself is read again. */
  refreshFile(): void;
}

/** The form of one record on one tab, and everything that changes or saves it. */
export interface RecordEditor {
  form: UseFormReturn<CustomForm>;
  /** What the form is based on: what was read or saved last. */
  base: CustomDataRecord;
  part: SavePart;
  /** Whether the last check found something wrong. */
  isInvalid(): boolean;
  onBeforeSave: CustomFormState['onBeforeSave'];
  edit: CustomFormState['edit'];
}

/** Makes the editor of a record. One per record and tab: give the component a key. */
export function useRecordEditor(options: RecordEditorOptions): RecordEditor {
  const form = useForm<CustomForm>({ defaultValues: customFormOf(options.record.customData), shouldFocusError: false });
  const client = useQueryClient();
  const clock = useClock();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const start = useRef(options.record);
  const editor = useMemo(() => {
    const key = keyFor('getCustomDataValues', recordInput(latest.current.subject));
    return createEditor(form, start.current, latest, {
      moment: clock.moment,
      store: (record) => client.setQueryData(key, record),
      refresh: () => {
        latest.current.refreshFile();
        void client.invalidateQueries({ queryKey: key });
        void client.invalidateQueries({ queryKey: keyFor('getCustomDataForm') });
      },
    });
  }, [form, client, clock]);
  useEffect(() => editor.adopt(options.record), [editor, options.record]);
  const { part, isInvalid, onBeforeSave, edit } = editor;
  return { form, base: useStore(editor.base), part, isInvalid, onBeforeSave, edit };
}

function createEditor(
  form: UseFormReturn<CustomForm>,
  start: CustomDataRecord,
  latest: { readonly current: RecordEditorOptions },
  effects: { moment(instant: string): string; store(record: CustomDataRecord): void; refresh(): void },
) {
  const base: Store<CustomDataRecord> = createStore(start);
  const finishers = new Set<() => Promise<void>>();
  let isInvalid = false;
  const show = (record: CustomDataRecord, values: CustomForm) => {
    base.set(record);
    form.reset(values, { keepErrors: true });
  };
  const mark = (errors: object) => {
    isInvalid = true;
    for (const [name, message] of Object.entries(errors)) form.setError(name as FieldName, { message });
  };
  const part: SavePart = {
    hasChanges: () =>
      // What was typed before the fields turned read-only is a change still: the page asks before it is left behind.
      customChanges(base.get().customData, form.getValues()).length > 0 ||
      // A text that is no date or number has no value to compare, and must not be left behind without a word.
      (latest.current.mayEdit && latest.current.hasUnreadable()),
    async validate() {
      form.clearErrors();
      const finished = await Promise.allSettled([...finishers].map((finish) => finish()));
      const { customData, customDataDefinition } = base.get();
      const { listValues } = latest.current.subject;
      const record = { definitions: customDataDefinition, listValues, values: customData };
      const errors = customFormErrors(record, form.getValues());
      mark(errors);
      isInvalid =
        Object.keys(errors).length > 0 ||
        latest.current.hasUnreadable() ||
        finished.some(({ status }) => status === 'rejected');
      return !isInvalid;
    },
    async send() {
      if (!latest.current.mayEdit) return { kind: 'failed', message: 'The custom fields cannot be edited now.' };
      return sendRecord({
        subject: latest.current.subject,
        base: base.get(),
        form: structuredClone(form.getValues()),
        current: () => form.getValues(),
        show,
        mark,
        ...effects,
      });
    },
  };
  const { tab, referenceTablePKValue } = latest.current.subject;
  const place: EditPlace = {
    id: `custom.${tab.customDataTabID}.${referenceTablePKValue}`,
    read: (name) => form.getValues(name as FieldName),
    set: (values) => putValues(form, values as CustomForm),
    fieldOf: (name) => name,
  };
  return {
    base,
    part,
    edit: (values: Readonly<CustomForm>) => latest.current.history.edit(place, values),
    isInvalid: () => isInvalid,
    onBeforeSave(finish: () => Promise<void>) {
      finishers.add(finish);
      return () => void finishers.delete(finish);
    },
    /** A newer state is known: what does not clash with typing is taken over at once. */
    adopt(next: CustomDataRecord) {
      if (next === base.get() || isOlder(next, base.get())) return;
      const { form: merged, conflicts } = mergeRecord(base.get(), form.getValues(), next);
      // A clash waits for the save, which asks; until then the form stays based on what the user saw.
      if (conflicts.length === 0) show(next, merged);
    },
  };
}
