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
    ['confirms by a number that ends otherwise', { numberCalled: '206 555 0198 x99', phoneGiven: '206 555 0199 x8' }],
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
    ['(206) 555-0199 ext. 9', '+1 (206) 555-0199', 'without the country, with an extension'],
    ['1 (206) 555-0199', '(206) 555-0199 x9', 'with the country, of an extension'],
    ['206 555 0199 x22', '1 206 555 0199 x9', 'with another extension'],
    ['011 1 206 555 0199', '206 555 0199 x22', 'as from abroad'],
    ['020 7946 0958', '+44 (0)20 7946 0958', 'with the zero of another country'],
    ['+44 20 7946 0958', '020 7946 0958', 'with another country'],
    ['1-800-356-9377', '1-800-FLOWERS', 'in letters'],
    ['+1 206 555 0199', '206-555-0142 or 206-555-0199', 'one of two, with the country'],
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
