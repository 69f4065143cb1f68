import type { AuditEntry } from '@closewright/contract/orders';
import { type LookupSets, valueText } from '@closewright/domain/lookups';
import { fieldTables } from '../../lib/fields/field-tables.plain.ts';
import type { PlainField } from '../../lib/fields/plain-field.ts';
/** One line of the activity: who did what. */
export interface ActivityLine {
  key: string;
  actor: string;
  /** "changed Closing from 04/15/2013 to 04/16/2013" */
  text: string;
  at: string;
}

interface RecordKind {
  noun: string;
  fields: Readonly<Record<string, PlainField>>;
}

/** What people call a row of a table. */
const records: Readonly<Record<string, RecordKind>> = {
  orders: { noun: 'the file', fields: fieldTables.order },
  properties: { noun: 'a property', fields: fieldTables.property },
  loans: { noun: 'a loan', fields: fieldTables.loan },
  order_parties: { noun: 'a party', fields: fieldTables.party },
};

/** Values of custom fields: told by the label an administrator gave, and as the api words them. */
const customValues = 'custom_data_values';

/** Columns that say nothing to people: keys, versions, times, places in a list, and the hidden half of a secret. */
const silent =
  /(^|_)(version|updated_at|created_at|sequence|loan_order|last4|tenant_id)$|^(ordersID|orders_id|version|updatedAt)$/;

/** What the system does by itself is written as `system:<part>`. */
function actorName(actor: string): string {
  return actor.startsWith('system:') ? 'System' : actor;
}

/** Most changes told of one write; the rest is counted. */
const mostTold = 3;

/** The lines of the audit, newest first: one per write. */
export function activityLines(entries: readonly AuditEntry[], lookups: LookupSets): ActivityLine[] {
  return joined(entries).flatMap((entry) => {
    const record = records[entry.table];
    const text = entry.table === customValues ? customText(entry) : record && textOf(entry, record, lookups);
    return text ? [{ key: String(entry.sequence), actor: actorName(entry.actor), text, at: entry.at }] : [];
  });
}

function textOf({ operation, changes }: AuditEntry, { noun, fields }: RecordKind, lookups: LookupSets): string | null {
  const told = changes.flatMap(({ field, before, after }) => {
    const known = Object.entries(fields).find(([name, { column }]) => name === field || column === field)?.[1];
    return known && !silent.test(field) ? [{ label: known.label, known, before, after }] : [];
  });
  if (operation === 'INSERT' || operation === 'DELETE') {
    const name = told.find(({ label }) => label === 'Name' || label === 'Lender' || label === 'Street');
    const value = name && (operation === 'INSERT' ? name.after : name.before);
    const what = typeof value === 'string' && value !== '' ? value : noun;
    return `${operation === 'INSERT' ? 'added' : 'removed'} ${what}`;
  }
  if (told.length === 0) return null;
  const parts = told
    .slice(0, mostTold)
    .map(({ label, known, before, after }) =>
      changeText(label, valueText(before, known, lookups), valueText(after, known, lookups)),
    );
  const rest = told.length - parts.length;
  return parts.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** The values of custom fields that were saved together as one write; each has a row of its own in the audit. */
function joined(entries: readonly AuditEntry[]): AuditEntry[] {
  const lines: AuditEntry[] = [];
  for (const entry of entries) {
    const newer = lines.at(-1);
    if (entry.table === customValues && newer?.table === customValues && newer.requestID === entry.requestID) {
      lines[lines.length - 1] = { ...newer, changes: [...entry.changes, ...newer.changes] };
    } else {
      lines.push(entry);
    }
  }
  return lines;
}

function customText({ changes }: AuditEntry): string | null {
  const parts = changes
    .slice(0, mostTold)
    .map(({ field, before, after }) => changeText(field, customWords(before), customWords(after)));
  const rest = changes.length - parts.length;
  return parts.join(', ') + (rest > 0 ? ` and ${rest} more` : '') || null;
}

function changeText(label: string, was: string, is: string): string {
  if (is === '') return `cleared ${label} (was ${was})`;
  return was === '' ? `set ${label} to ${is}` : `changed ${label} from ${was} to ${is}`;
}

/** Longest text of a memo or rich text that is told in full. */
const longestTold = 60;

function customWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const words = value.replace(/<(\/(p|div|li|h\d|td)|br ?\/?)>/gi, ' ').replace(/<[^>]*>/g, '');
  const text = words.replace(/\s+/g, ' ').trim();
  return text.length > longestTold ? `${text.slice(0, longestTold)}…` : text;
}
