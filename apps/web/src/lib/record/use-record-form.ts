import { diffFields, type FlatRecord } from '@closewright/domain/changes';
import { catalogue } from '@closewright/domain/errors';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { messageOf } from '../api/index.ts';
import { type RecordErrors, serverErrors, tidy } from './field-errors.ts';
import { type RecordKind, saveRecord, type Versioned } from './save-record.ts';
import { takeOver } from './take-over.ts';
import { useOneSave } from './use-one-save.ts';

export interface RecordFormInput<R extends Versioned, F extends FlatRecord> {
  /** What is stored now, as far as it is known: it may grow newer while the form is open. Null for a new record. */
  stored: R | null;
  /** The form of a new record. */
  empty: F;
  kind: RecordKind<R, F>;
  dialog: DialogControl<R>;
  check(form: F): Promise<RecordErrors>;
  create(form: F): Promise<R>;
  /** @param base what the changes are based on */
  save(base: R, changes: Partial<F>): Promise<R>;
}

/** The form of one record in a dialog: what is typed, what is wrong, and how it is saved. The dialog closes with the record. */
export function useRecordForm<R extends Versioned, F extends FlatRecord>(input: RecordFormInput<R, F>) {
  const { stored, empty, kind, dialog } = input;
  // What the changes are based on. It is not always what was read last: with that version a save would put what the user
  // saw back over what somebody else has saved since.
  const [begun, setBegun] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const [form, setForm] = useState<F>(() => (stored === null ? empty : kind.formOf(stored)));
  const [errors, setErrors] = useState<RecordErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  if (stored !== seen) {
    setSeen(stored);
    // An answer that was on its way while a newer one came is older. A clash waits for the save, which asks.
    const isNewer = stored !== null && begun !== null && stored.version >= begun.version;
    const joined = isNewer ? takeOver(kind.formOf(begun), form, kind.formOf(stored)) : null;
    if (joined !== null) {
      setBegun(stored);
      setForm(joined);
    }
  }
  const base = begun === null ? empty : kind.formOf(begun);
  const isChanged = Object.keys(diffFields(base, tidy(form))).length > 0;
  useUnsavedGuard(dialog, isChanged && !isSaving);
  const oneSave = useOneSave(dialog, isSaving);

  const refuse = (found: RecordErrors, message: string) => {
    setErrors(found);
    setFailure(message);
    setAttempt((count) => count + 1);
  };
  const set = (part: Partial<F>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  const save = async (): Promise<void> => {
    const values = tidy(form);
    const found = await input.check(values);
    if (Object.values(found).some((message) => message !== undefined)) {
      return refuse(found, catalogue.correctHighlightedErrors);
    }
    if (begun !== null && !isChanged) {
      toasts.info(catalogue.noChangesDetected);
      return;
    }
    setSaving(true);
    setFailure(null);
    try {
      const saved =
        begun === null
          ? await input.create(values)
          : await saveRecord({ stored: begun, form: values, kind, send: input.save });
      if (saved === null) return;
      dialog.setGuard(null);
      dialog.close(saved);
    } catch (error) {
      const named = serverErrors(error);
      refuse(named, messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  return { form, set, errors, failure, attempt, isSaving, isChanged, submit: () => oneSave(save) };
}
