import { describe, expect, it } from 'vitest';
import { callBackProblem, type TypedCallBack } from './index.ts';

const call = (more: Partial<TypedCallBack> = {}): TypedCallBack => ({
  result: 'Confirmed',
  numberCalled: '(206) 555-0142',
  phoneGiven: '(206) 555-0199',
  spokeTo: 'Jane Roe',
  accountNumber: '0071 330012',
  stored: { accountNumber: '0071-3300-12', enteredBy: 'Ed' },
  by: 'Carla',
  ...more,
});

describe('a call-back', () => {
  it.each<[string, Partial<TypedCallBack>]>([
    ['confirms', {}],
    ['confirms instructions that name no number', { phoneGiven: null }],
    ['says otherwise, also by who entered them', { result: 'Differs', by: 'Ed', accountNumber: null, spokeTo: null }],
    [
      'reaches nobody, also by who entered them',
      { result: 'Not reached', by: 'Ed', accountNumber: null, spokeTo: null },
    ],
  ])('%s', (_, more) => {
    expect(callBackProblem(call(more))).toBeNull();
  });

  it.each<[string, string, string]>([
    ['(206) 555-0199', '(206) 555-0199', 'the same'],
    ['206.555.0199', '(206) 555-0199', 'written otherwise'],
    ['+1 206 555 0199', '(206) 555-0199', 'with the country'],
    ['555-0199', '(206) 555-0199', 'without the area'],
    ['(206) 555-0199 ext 12', '(206) 555-0199', 'with an extension'],
    ['(206) 555-0199', '1 (206) 555-0199 x12', 'of an extension'],
    ['(206) 555-0199', '206 555 0142, mobile 206 555 0199', 'the second of two'],
    ['２０６５５５０１９９', '(206) 555-0199', 'in wide digits'],
  ])('to %s where %s came with them is none: %s', (numberCalled, phoneGiven) => {
    for (const result of ['Confirmed', 'Differs', 'Not reached'] as const)
      expect(callBackProblem(call({ result, numberCalled, phoneGiven }))).toEqual({
        field: 'numberCalled',
        words: expect.stringMatching(/came with the instructions/),
      });
  });

  it.each<[string, Partial<TypedCallBack>, string, RegExp]>([
    ['a number without digits', { numberCalled: 'the office' }, 'numberCalled', /at least 7 digits/],
    ['six digits', { numberCalled: '555-019', result: 'Not reached' }, 'numberCalled', /at least 7 digits/],
    ['who entered them', { by: 'Ed' }, 'result', /Another person/],
    ['nobody was spoken to', { spokeTo: null }, 'spokeTo', /voicemail/],
    ['a blank was spoken to', { spokeTo: ' ' }, 'spokeTo', /voicemail/],
    ['no account number', { accountNumber: null }, 'accountNumber', /read back/],
    ['another account number', { accountNumber: '0071330021' }, 'accountNumber', /not the account number/],
    ['a zero less', { accountNumber: '071330012' }, 'accountNumber', /not the account number/],
    ['a masked one', { accountNumber: '••••0012' }, 'accountNumber', /not the account number/],
  ])('does not confirm: %s', (_, more, field, words) => {
    expect(callBackProblem(call(more))).toEqual({ field, words: expect.stringMatching(words) });
  });
});
