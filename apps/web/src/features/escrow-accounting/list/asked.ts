import { isWireDate } from '@closewright/domain/dates';
import type { FilterField } from './filter-field.ts';

/** What is asked of a list, by the names of its filters. */
export type Asked = Readonly<Record<string, string | number | boolean>>;

const mostOfText = 100;

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked(fields: readonly FilterField[], search: Readonly<Record<string, unknown>>): Asked {
  return Object.fromEntries(
    fields.flatMap((field): [string, string | number | boolean][] => {
      const value = readValue(field, search[field.name]);
      return value === null ? [] : [[field.name, value]];
    }),
  );
}

function readValue(field: FilterField, given: unknown): string | number | boolean | null {
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean') return null;
  const text = String(given).trim();
  switch (field.kind) {
    case 'account':
      return wholeNumber(text, 1);
    case 'cents':
    case 'count':
      return wholeNumber(text, 0);
    case 'date':
      return isWireDate(text) ? text : null;
    case 'text':
      return text === '' ? null : text.slice(0, mostOfText);
    case 'choice':
      return field.choices.some(({ value }) => value === text) ? text : null;
    case 'flag':
      return text === 'true' ? true : null;
  }
}

function wholeNumber(text: string, least: number): number | null {
  const number = Number(text);
  return /^\d{1,15}$/.test(text) && number >= least ? number : null;
}

/** Another value of one filter; null asks nothing. */
export function withAsked(asked: Asked, name: string, value: string | number | boolean | null): Asked {
  const { [name]: _before, ...others } = asked;
  return value === null || value === '' || value === false ? others : { ...others, [name]: value };
}

/** Whether anything is asked besides what a list always asks for. */
export const isNarrowed = (fields: readonly FilterField[], asked: Asked): boolean =>
  fields.some((field) => !('isRequired' in field && field.isRequired) && asked[field.name] !== undefined);

/** What a list always asks for alone. */
export const notNarrowed = (fields: readonly FilterField[], asked: Asked): Asked =>
  Object.fromEntries(
    Object.entries(asked).filter(([name]) =>
      fields.some((field) => field.name === name && 'isRequired' in field && field.isRequired),
    ),
  );
