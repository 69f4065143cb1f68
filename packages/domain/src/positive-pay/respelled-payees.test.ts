import { describe, expect, it } from 'vitest';
import { newPositivePayField, newPositivePayLayout, type PositivePayField, respelledPayees } from './index.ts';

const field = (part: Partial<PositivePayField>): PositivePayField => ({ ...newPositivePayField, ...part });
const payee = (width: number | null) => [field({ value: 'Payee', width })];
const lines = (first: number, second: number) => [
  field({ value: 'Payee line 1', width: first }),
  field({ value: 'Payee line 2', width: second }),
];

describe('payees that a file tells otherwise than the check', () => {
  it.each([
    ['plain', 'Ada Park', payee(null), {}, null],
    ['with a mark', 'José Núñez', payee(null), {}, 'Jose Nunez'],
    ['with a printed apostrophe', 'Harper’s Title', payee(null), {}, "Harper's Title"],
    ['with a sign that the layout forbids', 'Harper, Lowell', payee(null), { forbidden: ',' }, 'Harper Lowell'],
    ['in capital letters', 'Ada Park', payee(null), { isUpperCase: true }, null],
    ['cut in capital letters', 'Ada Park', payee(5), { isUpperCase: true }, 'ADA P'],
    ['too long', 'Harper & Lowell Surveyors', payee(15), {}, 'Harper & Lowell'],
    ['just as long', 'Ada Park', payee(8), {}, null],
    ['on two lines', 'Harper & Lowell Surveyors', lines(15, 15), {}, null],
    ['cut on its second line', 'Harper & Lowell Surveyors', lines(15, 4), {}, 'Harper & Lowell Surv'],
    ['on its first line alone', 'Harper & Lowell Surveyors', lines(15, 15).slice(0, 1), {}, 'Harper & Lowell'],
    ['not told at all', 'José Núñez', [field({ value: 'Check number' })], {}, null],
  ])('%s', (_name, name, detail, layout, told) => {
    const found = respelledPayees([{ checkNumber: 1042, payee: name }], { ...newPositivePayLayout, detail, ...layout });
    expect(found).toEqual(told === null ? [] : [{ checkNumber: 1042, payee: name, told }]);
  });

  it('names each check once, in the order of the events', () => {
    const events = [1043, 1042, 1043].map((checkNumber) => ({ checkNumber, payee: `José ${checkNumber}` }));
    const layout = { ...newPositivePayLayout, detail: payee(null) };
    expect(respelledPayees(events, layout).map(({ checkNumber }) => checkNumber)).toEqual([1043, 1042]);
  });
});
