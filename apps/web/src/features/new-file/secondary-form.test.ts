import { describe, expect, it } from 'vitest';
import { emptySecondaryForm, type SecondaryForm, secondaryErrors, secondaryNumbers } from './secondary-form.ts';

const form = (more: Partial<SecondaryForm> = {}): SecondaryForm => ({ ...emptySecondaryForm, ...more });
const typed = (count: number, ...numbers: string[]) => form({ isNumbered: false, count, numbers });

describe('secondary files', () => {
  it.each<[string, SecondaryForm, object]>([
    ['one with the next number', form(), {}],
    ['fifty', form({ count: 50 }), {}],
    ['none', form({ count: null }), { count: 'Between 1 and 50 files' }],
    ['too many', form({ count: 51 }), { count: 'Between 1 and 50 files' }],
    ['typed numbers', typed(2, '26-1A', '26-1B'), {}],
    ['a number left out', typed(2, '26-1A'), { 1: 'File Number is required' }],
    ['a number too short', typed(1, '1'), { 0: 'File Number must have at least 3 characters' }],
    ['the same number twice', typed(2, '26-1a', ' 26-1A'), { 1: 'File Number is already in use' }],
    ['a number that is not wanted any more', typed(1, '26-1A', '1'), {}],
  ])('%s', (_, given, expected) => {
    expect(secondaryErrors(given)).toEqual(expected);
  });

  it('are sent with the next number or the typed one each', () => {
    expect(secondaryNumbers(form({ count: 2, numbers: ['26-1A'] }))).toEqual([null, null]);
    expect(secondaryNumbers(typed(2, ' 26-1A ', '26-1B', '26-1C'))).toEqual(['26-1A', '26-1B']);
  });
});
