import { expect, it } from 'vitest';
import { settlementFields } from '../settlement/settlement.record.ts';
import { field, webAddress } from './index.ts';

const problem = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? null;

it.each([
  ['100', null],
  ['100.000001', ['Index now is at most 100 %']],
  ['999', ['Index now is at most 100 %']],
  ['1000', ['A rate has up to three digits and six decimals']],
])('a rate of a loan is at most the whole: %s', (value, expected) => {
  expect(problem(settlementFields.indexRate.schema, value)).toEqual(expected);
});

it('a rate without a limit is held to its digits alone', () => {
  expect(problem(field.rate({ label: 'Part' }).schema, '999.999999')).toBeNull();
});

it.each([
  ['https://example.org/fees', null],
  ['http://example.org', null],
  ['javascript:alert(1)', ['An address begins with https://']],
  ['file:///etc/passwd', ['An address begins with https://']],
])('an address is one of the web: %s', (value, expected) => {
  expect(problem(webAddress, value)).toEqual(expected);
});
