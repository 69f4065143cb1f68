import { chunk } from '@closewright/ui/lib/on-demand';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import { fieldTables } from '../../../lib/fields/field-tables.plain.ts';
import { type FieldPath, type FileForm, recordNames, tidy } from './file-form.ts';

export type FormErrors = Partial<Record<FieldPath, string>>;

const schemas = chunk(() => import('@closewright/contract/orders'));

/** Checks the form with the schemas of the contract, which are fetched here and nowhere earlier. */
export async function formErrors(form: FileForm): Promise<FormErrors> {
  const { loanFields, orderFields, propertyFields } = await schemas.load();
  const fields = { order: orderFields, property: propertyFields, loan: loanFields };
  const errors: FormErrors = {};
  for (const record of recordNames) {
    const values = tidy(record, form[record]);
    for (const [name, message] of Object.entries(fieldErrors(fields[record], values))) {
      errors[`${record}.${name}` as FieldPath] = message;
    }
  }
  return errors;
}

/** Fetches the schemas ahead of the first save. */
export const preloadSchemas = schemas.preload;

/** Server messages, those that have a field in this form and those that have none. */
export interface ServerErrors {
  fields: FormErrors;
  others: string[];
}

const records: Readonly<Record<string, (typeof recordNames)[number]>> = {
  order: 'order',
  properties: 'property',
  loans: 'loan',
};

/** Sorts the model state of a failure to the fields it speaks of: `order.closingDate`, `loans.7.amount`. */
export function serverErrors(modelState: Readonly<Record<string, readonly string[]>>): ServerErrors {
  const found: ServerErrors = { fields: {}, others: [] };
  for (const [key, messages] of Object.entries(modelState)) {
    const message = messages[0];
    if (message === undefined) continue;
    const parts = key.replace(/^(?:body\.)?(?:changes\.)?/, '').split('.');
    const record = records[parts[0] ?? ''];
    const name = parts.at(-1) ?? '';
    if (record && name in fieldTables[record]) found.fields[`${record}.${name}` as FieldPath] = message;
    else found.others.push(message);
  }
  return found;
}
