import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { maxCents } from '../money/index.ts';
import {
  checkAmount,
  checkCount,
  checkList,
  checkNotNegative,
  checkOneOf,
  checkPercent,
  checkText,
} from './checked.ts';

const whole = 'From 0 to 9,999';
const percentage = 'A percentage is a number such as 3.875';

describe('what cannot be reckoned with is refused at its field, in words', () => {
  it.each<[() => void, string, string]>([
    [() => checkAmount(undefined, 'f'), 'MISSING', 'An amount is needed'],
    [() => checkAmount(null, 'f'), 'MISSING', 'An amount is needed'],
    [() => checkAmount('1', 'f'), 'MALFORMED', 'An amount is a number of cents'],
    [() => checkNotNegative(undefined, 'f'), 'MISSING', 'An amount is needed'],
    [() => checkNotNegative(-1, 'f'), 'OUT_OF_RANGE', 'The amount is not below zero'],
    [() => checkOneOf(undefined, ['a', 'b'], 'f'), 'MISSING', 'One of a, b'],
    [() => checkOneOf(null, ['a', 'b'], 'f'), 'MISSING', 'One of a, b'],
    [() => checkOneOf('c', ['a', 'b'], 'f'), 'UNKNOWN', 'One of a, b'],
    [() => checkOneOf(1, ['1'], 'f'), 'UNKNOWN', 'One of 1'],
    [() => checkText(undefined, 'f'), 'MISSING', 'A name is needed'],
    [() => checkText(' \t', 'f'), 'MISSING', 'A name is needed'],
    [() => checkPercent(3.875, 'f'), 'MALFORMED', percentage],
    [() => checkPercent('', 'f'), 'MALFORMED', percentage],
    [() => checkPercent('3.', 'f'), 'MALFORMED', percentage],
    [() => checkPercent('.5', 'f'), 'MALFORMED', percentage],
    [() => checkPercent('a1', 'f'), 'MALFORMED', percentage],
    [() => checkPercent('1a', 'f'), 'MALFORMED', percentage],
    [() => checkPercent('--1', 'f'), 'MALFORMED', percentage],
    [() => checkPercent('-0.1', 'f'), 'OUT_OF_RANGE', 'A percentage is from 0 to 100'],
    [() => checkPercent('100.01', 'f'), 'OUT_OF_RANGE', 'A percentage is from 0 to 100'],
    [() => checkCount(1.5, 'f'), 'MALFORMED', 'A number is whole'],
    [() => checkCount('1', 'f'), 'MALFORMED', 'A number is whole'],
    [() => checkCount(-1, 'f'), 'OUT_OF_RANGE', whole],
    [() => checkCount(10_000, 'f'), 'OUT_OF_RANGE', whole],
    [() => checkList(undefined, 'f'), 'MISSING', 'A list is needed; it may be empty'],
    [() => checkList({}, 'f'), 'MISSING', 'A list is needed; it may be empty'],
  ])('%s', (work, code, message) => {
    expect(refusalOf(work)).toEqual({ code, field: 'f', message });
  });

  it.each([[[null]], [['x']], [[1]]])('an item that is no record: %o', (list) => {
    const refusal = { code: 'MALFORMED', field: 'f.0', message: 'Not a record of fields' };
    expect(refusalOf(() => checkList(list, 'f'))).toEqual(refusal);
    expect(refusalOf(() => checkList([{}, ...list], 'f'))?.field).toBe('f.1');
  });
});

it('the first and the last that is allowed', () => {
  for (const amount of [0, 1, maxCents]) checkNotNegative(amount, 'f');
  for (const amount of [-maxCents, -1, 0, maxCents]) checkAmount(amount, 'f');
  for (const percent of ['0', '-0', '100', '100.00', '12.5', '0.000001']) checkPercent(percent, 'f');
  for (const count of [0, 1, 9999]) checkCount(count, 'f');
  for (const text of ['x', ' x ']) checkText(text, 'f');
  for (const list of [[], [{}]]) checkList(list, 'f');
  checkOneOf('b', ['a', 'b'], 'f');
});
