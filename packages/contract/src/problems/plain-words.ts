import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Known = z.core.$ZodIssue;

const kindWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const aKind = (kind: string): string => kindWords[kind] ?? 'something else';

/** What is wrong with a value, where its schema has no words of its own: the schema library's are never shown. */
export function plainWords(issue: Issue): string {
  if (issue.input === undefined) return 'It is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `It is ${aKind(issue.expected)}`;
    case 'invalid_value':
      return `It is ${anyOf(issue.values)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return sizeWords(issue.origin, `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`);
    case 'invalid_union':
      return `It is ${Array.isArray(issue.options) ? anyOf(issue.options) : anyKind(issue.errors)}`;
    case 'invalid_format':
      return 'It is not written as such a value is';
    case 'unrecognized_keys':
      return 'There is no such field';
    default:
      return 'It cannot be read';
  }
}

function tooSmall({ origin, minimum, inclusive, input }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string' && input === '') return 'It is missing';
  return sizeWords(origin, `${inclusive === false ? 'more than' : 'at least'} ${minimum}`);
}

function sizeWords(origin: string, bound: string): string {
  if (origin === 'array') return `There are ${bound}`;
  return origin === 'string' ? `It has ${bound} characters` : `It is ${bound}`;
}

const anyKind = (errors: readonly (readonly Known[])[]): string =>
  [...new Set(errors.flat().map(alternative))].join(' or ');

function alternative(issue: Known): string {
  if (issue.code === 'invalid_type') return aKind(issue.expected);
  return issue.code === 'invalid_value' ? anyOf(issue.values) : 'something else';
}

const anyOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;
