import { matchSequences } from '../../lib/html-diff/sequence.ts';
import { formatDate } from '../../lib/parse/date.ts';
import { formatMoney } from '../../lib/parse/format-money.ts';
import type {
  ComparedField,
  ComparedRecord,
  DiffField,
  DiffKey,
  DiffValue,
  RecordChange,
} from './record-diff.types.ts';

const isNothing = (value: DiffValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

const isSame = (a: DiffValue, b: DiffValue): boolean => a === b || (isNothing(a) && isNothing(b));

/** Characters that may be seen of a masked value, and how many it must have for that. */
const SEEN = 4;
const SEEN_FROM = 7;
const SIGN = /[\p{L}\p{N}]/gu;

/** All but the last four characters are stars, all of them in a short value. What comes with stars stays as it is. */
function masked(value: string): string {
  if (value.includes('*')) return value;
  const signs = value.match(SIGN)?.length ?? 0;
  const hidden = signs < SEEN_FROM ? signs : signs - SEEN;
  let at = 0;
  return value.replace(SIGN, (sign) => (at++ < hidden ? '*' : sign));
}

function textOf<R>({ kind, value: read, text }: DiffField<R>, record: R): string | null {
  const value = read(record);
  if (isNothing(value)) return null;
  if (kind === 'masked') return masked(String(value));
  if (text) return text(record);
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'date') return formatDate(String(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

function compareField<R>(field: DiffField<R>, before: R | null, after: R | null): ComparedField {
  const { name, label, section = null, kind = 'text', value } = field;
  return {
    name,
    label,
    section,
    kind,
    isChanged: before !== null && after !== null && !isSame(value(before), value(after)),
    before: before === null ? null : textOf(field, before),
    after: after === null ? null : textOf(field, after),
  };
}

/**
 * Two states of one record, field by field; null: it is not there.
 * @param of What it is among others, where it does not stand alone.
 */
export function compareRecord<R>(
  fields: readonly DiffField<R>[],
  before: R | null,
  after: R | null,
  { key = '', name = '', moved = null }: Partial<Pick<ComparedRecord, 'key' | 'name' | 'moved'>> = {},
): ComparedRecord {
  const compared = fields.map((field) => compareField(field, before, after));
  if (before !== null && after !== null) {
    const isChanged = compared.some((field) => field.isChanged);
    return { key, name, state: isChanged ? 'changed' : 'same', moved, fields: compared };
  }
  const state = before !== null ? 'removed' : after !== null ? 'added' : 'same';
  return { key, name, state, moved, fields: compared.filter((field) => field.before !== null || field.after !== null) };
}

/** The keys in both lists that changed their place: the fewest that explain the new order. */
function movedKeys(before: readonly DiffKey[], after: readonly DiffKey[]): ReadonlySet<DiffKey> {
  const number = new Map(before.map((key, at) => [key, at]));
  const matched = matchSequences(
    Int32Array.from(before.keys()),
    Int32Array.from(after, (key) => number.get(key) ?? -1),
  );
  return new Set(before.filter((_, at) => matched[at] === -1));
}

export interface RecordNames<R> {
  keyOf: (record: R) => DiffKey;
  /** How people call one. */
  nameOf: (record: R) => string;
}

/** Two states of a list of records, in the new order; those that are gone stand where they stood. */
export function compareRecords<R>(
  fields: readonly DiffField<R>[],
  before: readonly R[],
  after: readonly R[],
  { keyOf, nameOf }: RecordNames<R>,
): ComparedRecord[] {
  const old = new Map(before.map((record) => [keyOf(record), record]));
  const now = new Map(after.map((record) => [keyOf(record), record]));
  const [stayedBefore, stayedAfter] = [
    [...old.keys()].filter((key) => now.has(key)),
    [...now.keys()].filter((key) => old.has(key)),
  ];
  const moved = movedKeys(stayedBefore, stayedAfter);
  const order: DiffKey[] = [...now.keys()];
  let above: DiffKey | undefined;
  for (const key of old.keys()) {
    if (!now.has(key)) order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, key);
    above = key;
  }
  return order.map((key) => {
    const [was, is] = [old.get(key) ?? null, now.get(key) ?? null];
    const named = is ?? was;
    return compareRecord(fields, was, is, {
      key,
      name: named === null ? '' : nameOf(named),
      moved: moved.has(key) ? { from: stayedBefore.indexOf(key) + 1, to: stayedAfter.indexOf(key) + 1 } : null,
    });
  });
}

/** The changes of records, in the order in which they are drawn. A record that comes or goes is one. */
export function changesOf(records: readonly ComparedRecord[]): RecordChange[] {
  return records.flatMap(({ key, state, moved, fields }): RecordChange[] => {
    if (state === 'added' || state === 'removed') return [{ key, what: state }];
    return [
      ...(moved ? [{ key, what: 'moved' as const }] : []),
      ...fields.filter(({ isChanged }) => isChanged).map(({ name }) => ({ key, what: 'field' as const, field: name })),
    ];
  });
}
