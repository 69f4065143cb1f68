import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { diffFields, type FlatRecord } from '@closewright/domain/changes';
import { fieldTables } from '../../../lib/fields/field-tables.plain.ts';
import type { PlainField } from '../../../lib/fields/plain-field.ts';

/** Values of one record by field name, as they travel. */
export type Values = Record<string, string | number | boolean | null>;

/** What File Main edits: the file, its first property and its default loan. */
export interface FileForm {
  order: Values;
  property: Values;
  loan: Values;
}

export type RecordName = keyof FileForm;

type Names<R extends RecordName> = `${R}.${keyof (typeof fieldTables)[R] & string}`;

/** Path of a field in the form: record, dot, field. */
export type FieldPath = Names<'order'> | Names<'property'> | Names<'loan'>;

export const recordNames = ['order', 'property', 'loan'] as const satisfies readonly RecordName[];

/** Id of a row that does not exist yet (building-blocks.md §3: negative temporary ids). */
const newRow = -1;

/** What the field table says of a path. */
export function fieldOf(path: FieldPath): PlainField {
  const [record, name] = splitPath(path);
  return fieldTables[record][name as never] as PlainField;
}

export function splitPath(path: FieldPath): [record: RecordName, name: string] {
  const at = path.indexOf('.');
  return [path.slice(0, at) as RecordName, path.slice(at + 1)];
}

/** The path the domain and the server know a field by: records of a list are in the plural. */
export function wirePath(path: FieldPath): string {
  const [record, name] = splitPath(path);
  return `${{ order: 'order', property: 'properties', loan: 'loans' }[record]}.${name}`;
}

/** The rows of a file that the form edits; undefined where the file has none yet. */
export function editedRows(detail: OrderDetail) {
  const { order } = detail;
  return {
    property: [...detail.properties].sort((a, b) => a.sequence - b.sequence)[0],
    loan:
      detail.loans.find(({ loanID }) => loanID === order.defaultLoanID) ??
      [...detail.loans].sort((a, b) => a.loanOrder - b.loanOrder)[0],
  };
}

/** The form of a file as it is stored. */
export function formOf(detail: OrderDetail): FileForm {
  const { property, loan } = editedRows(detail);
  return {
    order: pick('order', detail.order),
    property: pick('property', property),
    loan: pick('loan', loan),
  };
}

function pick(record: RecordName, row: object | undefined): Values {
  return Object.fromEntries(
    Object.keys(fieldTables[record]).map((name) => [name, (row as Values | undefined)?.[name] ?? null]),
  );
}

/** The same values as the server would keep them: texts without blanks around, and none instead of an empty one. */
export function tidy(record: RecordName, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { kind, required } = fieldTables[record][name as never] as PlainField;
      if (typeof value !== 'string') return [name, value];
      const text = kind === 'memo' ? value : value.trim();
      return [name, text === '' && !required ? null : text];
    }),
  );
}

/** What a save sends: only what differs from the stored file. Null when nothing does. */
export function changesOf(base: OrderDetail, form: FileForm): OrderChanges | null {
  const stored = formOf(base);
  const { property, loan } = editedRows(base);
  const diff = (record: RecordName): FlatRecord => diffFields(stored[record], tidy(record, form[record]));
  const [order, propertyChanges, loanChanges] = recordNames.map(diff) as [FlatRecord, FlatRecord, FlatRecord];
  const changes = {
    ...(isEmpty(order) ? {} : { order }),
    ...(isEmpty(propertyChanges)
      ? {}
      : { properties: [{ propertyID: property?.propertyID ?? newRow, ...propertyChanges }] }),
    ...(isEmpty(loanChanges) ? {} : { loans: [{ loanID: loan?.loanID ?? newRow, ...loanChanges }] }),
  };
  return isEmpty(changes) ? null : (changes as OrderChanges);
}

const isEmpty = (record: object) => Object.keys(record).length === 0;
