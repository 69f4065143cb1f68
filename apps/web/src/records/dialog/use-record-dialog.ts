import type { Fields } from '@closewright/contract/kit';
import { diffFields, type FlatRecord } from '@closewright/domain/changes';
import { catalogue } from '@closewright/domain/errors';
import { valueText } from '@closewright/domain/lookups';
import { type ConfirmOptions, type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useRef, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { messageOf } from '../../lib/api/index.ts';
import { fieldErrors } from '../../lib/fields/field-errors.ts';
import { valueWords } from '../../lib/fields/value-words.ts';
import type { FieldOption, FormField } from '../field/record-field.tsx';
import { useFieldChoices } from '../field/use-field-choices.ts';
import { type RecordErrors, requiredErrors, serverErrors, tidy } from '../form/record-errors.ts';
import { saveRecord, type Versioned } from './save-record.ts';
import { takeOver } from './take-over.ts';
import { useOneSave } from './use-one-save.ts';

/** Choices that are no lookup set, by field. */
export type FormOptions = Readonly<Record<string, readonly FieldOption[]>>;

/** A dialog that closes with what was stored. */
export interface SavingDialog<A> extends Pick<DialogControl, 'setGuard' | 'dismiss'> {
  close(answer: A, another: boolean): void;
}

export interface RecordDialogInput<F extends FlatRecord, A> {
  dialog: SavingDialog<A>;
  /** What the form begins with. What begins as a text stays one; what begins as nothing is nothing again when it is emptied. */
  begin: F;
  /** The field table; none for a form all of parts of its own. */
  fields?: Readonly<Record<string, FormField>>;
  /** What leaving asks about what was typed; false where little is lost by it. */
  guard?: false | Partial<ConfirmOptions>;
  options?: FormOptions | ((values: F) => FormOptions);
  /** The schemas of the fields, fetched with the first save. Default: what is required must be there. */
  schemas?: () => Promise<Fields>;
  /** What else is wrong before anything is sent; the empty name is what is said above the fields. */
  check?: (form: F) => RecordErrors | Promise<RecordErrors>;
  /** Adds the record, or does what the dialog is for. Null leaves the dialog open. */
  send: (form: F, another: boolean) => Promise<A | null>;
  /** What is stored now of the record that is edited: it may grow newer while the form is open. Null for a new one. */
  stored?: (A & Versioned) | null;
  /** The form of a stored record. Default: the fields it begins with. */
  formOf?: (stored: A & Versioned) => F;
  /**
   * Saves a stored record. Null leaves the dialog open.
   * @param base what the changes are based on
   */
  save?: (base: A & Versioned, changes: Partial<F>, form: F) => Promise<(A & Versioned) | null>;
  /** The field that a path of the server is about, where its name is not in it. */
  fieldOf?: (path: string) => string | undefined;
  /** Names and values in words where the field table does not say them. */
  words?: { label?(name: string): string | undefined; text?(name: string, value: unknown): string | undefined };
}

/**
 * What is saved from a dialog: typed, checked, sent once at a time, with what is wrong at its field. A record that is edited is
 * joined with what somebody else has stored since. The dialog closes with the answer.
 */
export function useRecordDialog<F extends FlatRecord, A>(input: RecordDialogInput<F, A>) {
  const { dialog, fields = {} } = input;
  const clock = useClock();
  const choices = useFieldChoices(fields);
  const stored = input.save === undefined ? null : (input.stored ?? null);
  const [begin] = useState(input.begin);
  // What the changes are based on. It is not always what was read last: with that version a save would put what the user
  // saw back over what somebody else has saved since.
  const [base, setBase] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const [values, setValues] = useState<F>(() => (stored === null ? begin : formOf(stored)));
  const [errors, setErrors] = useState<RecordErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const names = Object.keys(begin);
  const texts = names.filter((name) => typeof begin[name] === 'string');

  if (stored !== seen) {
    setSeen(stored);
    // An answer that was on its way while a newer one came is older. A clash waits for the save, which asks.
    const isNewer = stored !== null && base !== null && stored.version >= base.version;
    const joined = isNewer ? takeOver(formOf(base), values, formOf(stored), texts) : null;
    if (joined !== null) {
      setBase(stored);
      setValues(joined);
    }
  }
  const tidied = tidy(values, texts);
  const isChanged = Object.keys(diffFields(base === null ? tidy(begin, texts) : formOf(base), tidied)).length > 0;
  useUnsavedGuard(dialog, input.guard !== false && isChanged && !isSaving, input.guard || undefined);
  const oneSave = useOneSave(dialog, isSaving);
  const options = typeof input.options === 'function' ? input.options(values) : (input.options ?? {});

  function formOf(record: A & Versioned): F {
    if (input.formOf !== undefined) return input.formOf(record);
    // A record has the fields that its form begins with.
    return Object.fromEntries(Object.entries(record).filter(([name]) => name in begin)) as F;
  }
  const words = {
    label: (name: string) => input.words?.label?.(name) ?? fields[name]?.label ?? name,
    text: (name: string, value: unknown) => {
      const field = fields[name];
      return (
        input.words?.text?.(name, value) ??
        options[name]?.find((option) => option.value === value)?.label ??
        (field === undefined || field.kind === 'boolean' ? valueWords(value) : valueText(value, field, choices.lookups))
      );
    },
    moment: clock.moment,
  };
  const refuse = (found: RecordErrors, message: string) => {
    setErrors(found);
    setFailure(message);
    setAttempt((count) => count + 1);
  };
  const forget = (...changed: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))));
  const set = (part: Partial<F>) => {
    // An address that is looked up empties its fields with null.
    const emptied = texts.filter((name) => part[name] === null && (fields[name]?.kind ?? 'text') === 'text');
    setValues((before) => ({ ...before, ...part, ...Object.fromEntries(emptied.map((name) => [name, ''])) }));
    forget(...Object.keys(part));
  };
  const run = async (work: () => Promise<A | null>, another = false): Promise<void> => {
    setSaving(true);
    setErrors({});
    setFailure(null);
    try {
      const answer = await work();
      if (answer === null) return;
      dialog.setGuard(null);
      dialog.close(answer, another);
    } catch (error) {
      const named = serverErrors(error, [...names, ...Object.keys(fields)], input.fieldOf);
      const isNamed = Object.keys(named).length > 0;
      refuse(named, named[''] ?? (isNamed ? catalogue.correctHighlightedErrors : messageOf(error)));
    } finally {
      setSaving(false);
    }
  };
  const save = async (another: boolean): Promise<void> => {
    const found: RecordErrors = {
      ...(input.schemas ? fieldErrors(await input.schemas(), tidied) : requiredErrors(fields, tidied)),
      ...(await input.check?.(tidied)),
    };
    // A field whose text cannot be read has still the value from before.
    const isUnreadable = body.current?.querySelector('input:invalid, textarea:invalid') != null;
    if (isUnreadable || Object.values(found).some((message) => message !== undefined)) {
      return refuse(found, found[''] ?? catalogue.correctHighlightedErrors);
    }
    const { save: send } = input;
    if (base === null || send === undefined) return run(() => input.send(tidied, another), another);
    if (!isChanged) {
      toasts.info(catalogue.noChangesDetected);
      return;
    }
    return run(() => saveRecord<F, A & Versioned>({ stored: base, form: tidied, formOf, words, send }), another);
  };
  return {
    body,
    fields,
    choices,
    options,
    values,
    set,
    /** What was said of these no longer holds. */
    forget,
    errors,
    failure,
    attempt,
    isSaving,
    isChanged,
    /** @param another whether the next one is added right away */
    submit: (another = false) => oneSave(() => save(another)),
    /** Does something else with the record: removes it. */
    act: (work: () => Promise<A | null>) => oneSave(() => run(work)),
    cancel: () => dialog.dismiss('cancel'),
  };
}
