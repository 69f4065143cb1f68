import type { Field } from '@closewright/contract/kit';
import { parseDate } from '@closewright/domain/dates';
import { type Parsed, parsed, refused } from '@closewright/domain/errors';
import { parseCents, parseRate } from '@closewright/domain/money';

/** Sets whose short names are their own for each item: two people may have one name, but never one login. */
const namedByCode: ReadonlySet<string> = new Set(['regions', 'staff']);

/** What the ids of select fields may be, by lookup set. */
export type Choices = ReadonlyMap<
  string,
  readonly { readonly id: number; readonly name: string; readonly alias: string | null }[]
>;

/** Reads the text of a value the way its field is entered on the screen: dollars, dates as people write them, names of choices. */
export function readValue(field: Field, text: string, choices: Choices): Parsed<unknown> {
  const trimmed = text.trim();
  if (trimmed === '') return parsed(null);
  switch (field.kind) {
    case 'money':
      return parseCents(trimmed);
    case 'rate':
      return parseRate(trimmed);
    case 'date':
      return parseDate(trimmed);
    case 'integer':
      return /^-?\d{1,9}$/.test(trimmed) ? parsed(Number(trimmed)) : refused('is not a whole number');
    case 'boolean':
      return readBoolean(trimmed);
    case 'select':
      return readChoice(field, trimmed, choices);
    case 'time':
      // 9:30 is what spreadsheets make of 09:30.
      return parsed(trimmed.replace(/^(\d):/, '0$1:'));
    case 'memo':
      return parsed(text);
    default:
      return parsed(field.lookup === 'states' ? trimmed.toUpperCase() : trimmed);
  }
}

/** Yes or no, as people and spreadsheets write it. */
export function readBoolean(text: string): Parsed<boolean> {
  const word = text.toLowerCase();
  if (['true', 'yes', '1'].includes(word)) return parsed(true);
  return ['false', 'no', '0'].includes(word) ? parsed(false) : refused('is neither true nor false');
}

/** A choice by its name, its short name (login, region code) or its id; the id last, since a name may be a number. */
function readChoice(field: Field, text: string, choices: Choices): Parsed<number> {
  const items = choices.get(field.lookup ?? '') ?? [];
  const word = text.toLowerCase();
  const byName = items.find(({ name }) => name.toLowerCase() === word);
  const byCode = items.find(({ alias }) => alias?.toLowerCase() === word);
  const found =
    (namedByCode.has(field.lookup ?? '') ? (byCode ?? byName) : (byName ?? byCode)) ??
    items.find(({ id }) => String(id) === text);
  if (found) return parsed(found.id);
  const names = items.slice(0, 12).map(({ name }) => name);
  return refused(`"${text}" is none of: ${names.join(', ')}${items.length > names.length ? ', …' : ''}`);
}
