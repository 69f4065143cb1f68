import type { AuditEntry } from '@closewright/contract/audit';
import { columnOf, type FieldKind, type Fields } from '@closewright/contract/kit';
import { loanFields, orderFields, partyFields, propertyFields } from '@closewright/contract/orders';
import { type CustomField, customValueChange, customValueTable } from './custom-field.ts';

/** One row of the audit, as stored. */
export interface AuditRow {
  sequence: number;
  at: string;
  actor: string;
  requestID: string;
  table: string;
  rowKey: string;
  operation: 'INSERT' | 'UPDATE' | 'DELETE';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The custom field the row is about (`customFieldOfRow`); null for other tables. */
  customField: CustomField | null;
}

const fieldsOf: Readonly<Record<string, Fields>> = {
  orders: orderFields,
  properties: propertyFields,
  loans: loanFields,
  order_parties: partyFields,
};

/** The field of a column, by table; a column that is no field keeps its own name. */
const byColumn: ReadonlyMap<string, { name: string; kind: FieldKind }> = new Map(
  Object.entries(fieldsOf).flatMap(([table, fields]) =>
    Object.entries(fields).map(([name, { kind }]) => [`${table}.${columnOf(name, kind)}`, { name, kind }] as const),
  ),
);

type Values = Record<string, unknown> | null;

/** An audit row as people read it: fields by the names of the contract, each before and after. */
export function auditEntryOf({ before, after, customField, ...row }: AuditRow): AuditEntry {
  if (row.table === customValueTable) return { ...row, changes: customValueChange(customField, before, after) };
  const was = readable(row.table, before);
  const becomes = readable(row.table, after);
  const fields = [...new Set([...Object.keys(was), ...Object.keys(becomes)])];
  return {
    ...row,
    changes: fields.map((field) => ({ field, before: was[field] ?? null, after: becomes[field] ?? null })),
  };
}

function readable(table: string, values: Values): Record<string, unknown> {
  const { tax_id_encrypted: sealed, tax_id_last4: last4, tax_id_kind: kind, ...rest } = values ?? {};
  const shown: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(rest)) {
    const field = byColumn.get(`${table}.${column}`);
    // A rate is decimal text on the wire; in the audit's JSON it is a number.
    shown[field?.name ?? column] = field?.kind === 'rate' && typeof value === 'number' ? String(value) : value;
  }
  // Three columns hold one field; a change may touch only some of them.
  if (sealed !== undefined || last4 !== undefined || kind !== undefined) shown.taxID = maskedTaxID(last4, kind, sealed);
  return shown;
}

function maskedTaxID(last4: unknown, kind: unknown, sealed: unknown): string | null {
  if (typeof last4 === 'string') return kind === 'ein' ? `**-***${last4}` : `***-**-${last4}`;
  return typeof sealed === 'string' ? '***' : null;
}

/** The columns that may hold a field of an entry, whatever its kind: what an audit row is searched by. */
export function columnsOfField(field: string): string[] {
  return [...new Set([field, ...(['text', 'money', 'secret'] as const).map((kind) => columnOf(field, kind))])];
}
