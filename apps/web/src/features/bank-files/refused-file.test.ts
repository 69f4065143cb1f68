import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { findingText, refusalText, refusedFile } from './refused-file.ts';

const refusal = (modelState?: Record<string, string[]>) =>
  new ApiError('BANK_FILE_REFUSED', 'This file was not taken.', 422, {
    requestID: '',
    ...(modelState && { modelState }),
  });

it('a refused file has its problems by line, the whole first', () => {
  const file = refusedFile(
    'april.bai',
    refusal({
      'lines.12': ['Line 12: The code 999 is none', 'Line 12: The amount is no number'],
      'lines.4': ['Line 4: The total is 1.00, its items come to 2.00'],
      content: ['The file is cut off'],
    }),
  );
  expect(file?.problems).toEqual([
    { line: null, text: 'The file is cut off' },
    { line: 4, text: 'The total is 1.00, its items come to 2.00' },
    { line: 12, text: 'The code 999 is none' },
    { line: 12, text: 'The amount is no number' },
  ]);
  expect(file && refusalText(file).split('\n')).toEqual([
    'april.bai: nothing was taken',
    'The file is cut off',
    'Line 4: The total is 1.00, its items come to 2.00',
    'Line 12: The code 999 is none',
    'Line 12: The amount is no number',
  ]);
});

it('one that says no more has the sentence of its refusal', () =>
  expect(refusedFile('april.bai', refusal())?.problems.map(findingText)).toEqual(['This file was not taken.']));

it.each([
  ['another refusal', new ApiError('FORBIDDEN', 'No', 403)],
  ['no answer', new Error('Gone')],
])('%s is none of a file', (_name, error) => expect(refusedFile('april.bai', error)).toBeNull());
