import type { AuditEntry } from '@closewright/contract/audit';
import { columnOf, type Field, type Fields } from '@closewright/contract/kit';
import { records } from '@closewright/contract/records';
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

/** A field with its name, and the column it is stored in. */
export interface AuditedField extends Field {
  /** A fact of the system is called by its column. */
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** Whether the system writes it. */
  readonly isFact: boolean;
}

/** The fields and facts of records, by table and column; a column that is neither keeps its own name. */
export const auditedFields: ReadonlyMap<string, AuditedField> = new Map(
  records.flatMap(({ table, fields, facts }) => {
    const audited = (of: Fields, isFact: boolean) =>
      Object.entries(of).map(([name, field]) => {
        const column = columnOf(name, field.kind);
        return [`${table}.${column}`, { ...field, name: isFact ? column : name, table, column, isFact }] as const;
      });
    return [...audited(fields, false), ...audited(facts ?? {}, true)];
  }),
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
  const { tax_id_encrypted: sealed, tax_id_last4: last4, tax_id_kind: kind, ...others } = values ?? {};
  const { account_number_encrypted: account, account_number_last4: ending, ...rest } = others;
  const shown: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(rest)) {
    const field = auditedFields.get(`${table}.${column}`);
    // A rate or measure is decimal text on the wire; in the audit's JSON it is a number.
    const isDecimal = field?.kind === 'rate' || field?.kind === 'decimal';
    shown[field?.name ?? column] = isDecimal && typeof value === 'number' ? String(value) : value;
  }
  // Several columns hold one field; a change may touch only some of them.
  if (sealed !== undefined || last4 !== undefined || kind !== undefined) shown.taxID = maskedTaxID(last4, kind, sealed);
  if (account !== undefined || ending !== undefined) shown.accountNumber = maskedAccount(ending, account);
  return shown;
}

function maskedTaxID(last4: unknown, kind: unknown, sealed: unknown): string | null {
  if (typeof last4 === 'string') return kind === 'ein' ? `**-***${last4}` : `***-**-${last4}`;
  return typeof sealed === 'string' ? '***' : null;
}

function maskedAccount(last4: unknown, sealed: unknown): string | null {
  if (typeof last4 === 'string') return `***${last4}`;
  return typeof sealed === 'string' ? '***' : null;
}

/** The columns that may hold a field of an entry, whatever its kind: what an audit row is searched by. */
export function columnsOfField(field: string): string[] {
  return [...new Set([field, ...(['text', 'money', 'secret'] as const).map((kind) => columnOf(field, kind))])];
}
