import type { AuditEntry } from '@closewright/contract/orders';
import { type LookupSets, valueText } from '@closewright/domain/lookups';
import { fieldOfChange, ownName, type RecordWords } from '../../lib/audit/record-words.ts';
import { activityWords } from '../../records/plain/tables.plain.ts';

/** One line of the activity: who did what. */
export interface ActivityLine {
  key: string;
  actor: string;
  /** "changed Closing from 04/15/2013 to 04/16/2013" */
  text: string;
  at: string;
}

/** Values of custom fields: told by the label an administrator gave, and as the api words them. */
const customValues = 'custom_data_values';

/** What the system does by itself is written as `system:<part>`. */
function actorName(actor: string): string {
  return actor.startsWith('system:') ? 'System' : actor;
}

/** Most changes told of one write; the rest is counted. */
const mostTold = 3;

/** The lines of the audit, newest first: one per write. */
export function activityLines(entries: readonly AuditEntry[], lookups: LookupSets): ActivityLine[] {
  return joined(entries).flatMap((entry) => {
    const words = activityWords[entry.table];
    const text = entry.table === customValues ? customText(entry) : words && textOf(entry, words, lookups);
    return text ? [{ key: String(entry.sequence), actor: actorName(entry.actor), text, at: entry.at }] : [];
  });
}

function textOf({ table, operation, changes }: AuditEntry, words: RecordWords, lookups: LookupSets): string | null {
  // What no person edits is not told: keys, versions, places in a list.
  const told = changes.flatMap((change) => {
    const field = fieldOfChange(words, change.field);
    return field === undefined || field.isFact ? [] : [{ ...change, field }];
  });
  if (operation !== 'UPDATE') {
    const [did, side] = operation === 'INSERT' ? (['added', 'after'] as const) : (['removed', 'before'] as const);
    const name = ownName(words, (of) => told.find(({ field }) => field.name === of)?.[side]);
    return `${did} ${name || nounOf(table, words)}`;
  }
  if (told.length === 0) return null;
  const parts = told
    .slice(0, mostTold)
    .map(({ field, before, after }) =>
      changeText(field.label, valueText(before, field, lookups), valueText(after, field, lookups)),
    );
  const rest = told.length - parts.length;
  return parts.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** There is one file, and several of everything else. */
const nounOf = (table: string, { noun }: RecordWords) => (table === 'orders' ? 'the file' : `a ${noun.toLowerCase()}`);

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
