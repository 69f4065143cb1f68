import type { ChangedCustomDataValue, CustomDataRecord } from '@closewright/contract/custom-data';
import type { CustomDataValue } from '@closewright/domain/custom-fields';
import { ApiError, call, messageOf } from '../../../lib/api/index.ts';
import type { Attempt } from '../../../records/saving/save-engine.ts';
import { type CustomForm, type CustomFormErrors, customChanges, fieldName } from '../form/custom-form.ts';
import { askAboutValues } from './ask-about-values.ts';
import { mergeRecord, mySide } from './merge-record.ts';
import type { RecordSubject } from './record-subject.ts';

export interface SendRecordInput {
  subject: RecordSubject;
  base: CustomDataRecord;
  /** What is sent. */
  form: CustomForm;
  /** What the form holds by the time the answer comes: the user may type on. */
  current(): CustomForm;
  /** Bases the form on a newer state of the record. */
  show(base: CustomDataRecord, form: CustomForm): void;
  mark(errors: CustomFormErrors): void;
  /** Puts the record into the cache. */
  store(record: CustomDataRecord): void;
  moment(instant: string): string;
  /** What the page knows is old. */
  refresh(): void;
}

/** Sends the changed values once, and deals with what the server says. */
export async function sendRecord(input: SendRecordInput): Promise<Attempt> {
  const { subject, base, form } = input;
  const changes = customChanges(base.customData, form);
  if (changes.length === 0) return { kind: 'unchanged' };
  const { referenceTable, customDataTabID } = subject.tab;
  try {
    const saved = await call('saveCustomDataValues', {
      params: { ordersID: subject.ordersID },
      body: {
        referenceTable,
        referenceTablePKValue: subject.referenceTablePKValue,
        customDataTabID,
        values: changes.map(changedValue),
      },
    });
    // What was typed while the save was on its way stays, as a change to the new state.
    const { form: merged, conflicts } = mergeRecord(base, input.current(), saved, form);
    input.show(saved, { ...merged, ...mySide(conflicts) });
    input.store(saved);
    return { kind: 'saved' };
  } catch (error) {
    return failed(error, input);
  }
}

/** A value as it travels: its content, and the version it was based on. */
function changedValue(value: CustomDataValue): ChangedCustomDataValue {
  const { customDataID, customDataDefinitionID, customDataType, version } = value;
  const { boolValue, intValue, decimalValue, dateTimeValue, stringValue, moneyValue } = value;
  const content = { boolValue, intValue, decimalValue, dateTimeValue, stringValue, moneyValue };
  return { customDataID, customDataDefinitionID, customDataType, version, ...content };
}

async function failed(error: unknown, input: SendRecordInput): Promise<Attempt> {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messageOf(error) };
  if (error.errorCode === 'VERSION_CONFLICT' && error.conflict) return merge(error.conflict, input);
  const errors = serverErrors(error, input.base);
  if (Object.keys(errors).length > 0) {
    input.mark(errors);
    return { kind: 'invalid' };
  }
  // Locked or taken meanwhile, or the tab changed under us.
  if (error.status === 423 || error.status === 404) input.refresh();
  return { kind: 'failed', message: error.errorMessage };
}

/** Different fields join by themselves; the same field on both sides is asked about. */
async function merge(conflict: NonNullable<ApiError['conflict']>, input: SendRecordInput): Promise<Attempt> {
  const theirs = conflict.current as CustomDataRecord;
  const { form, conflicts } = mergeRecord(input.base, input.current(), theirs);
  if (conflicts.length === 0) {
    input.show(theirs, form);
    return { kind: 'again' };
  }
  const chosen = await askAboutValues(conflicts, theirs, conflict, input.moment);
  if (chosen === null) return { kind: 'aborted' };
  // The dialog is modal, but a save may have been asked for by leaving: take the form as it is now.
  const now = mergeRecord(input.base, input.current(), theirs);
  input.show(theirs, { ...now.form, ...chosen });
  return { kind: 'again' };
}

/** Messages of the server by field: its model state names fields by their definition id. */
function serverErrors({ modelState }: ApiError, { customDataDefinition }: CustomDataRecord): CustomFormErrors {
  const known = customDataDefinition.flatMap(({ customDataDefinitionID: id }) => {
    const message = modelState[String(id)]?.[0] ?? modelState[`values.${id}`]?.[0];
    return message === undefined ? [] : [[fieldName(id), message]];
  });
  return Object.fromEntries(known);
}
