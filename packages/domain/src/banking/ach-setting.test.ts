import { describe, expect, it } from 'vitest';
import { achSettingProblems, takesAch } from './index.ts';

const whole = {
  achDestination: '087700446',
  achOrigin: '1990000017',
  achCompanyID: '1990000017',
  achCompanyName: 'Closewright Demo',
  achBalanced: false,
};

describe('the ACH setting of a bank account', () => {
  const none = { achDestination: null, achOrigin: null, achCompanyID: null, achCompanyName: null, achBalanced: false };
  it('is said whole, or not at all', () => {
    expect(achSettingProblems(none)).toEqual({});
    expect(takesAch(none)).toBe(false);
    expect(takesAch(whole)).toBe(true);
    expect(achSettingProblems({ ...none, achBalanced: true })).toEqual({
      achBalanced: 'Without the rest of its setting, no file is made',
    });
    expect(Object.keys(achSettingProblems({ ...none, achCompanyName: 'X' }))).toEqual([
      'achDestination',
      'achOrigin',
      'achCompanyID',
    ]);
  });

  it.each([
    ['achDestination', '087700447', 'The check digit of this routing number is wrong'],
    ['achOrigin', '12345678', 'An immediate origin has 9 or 10 digits and capital letters'],
    ['achCompanyID', '990000017', 'A company ID has 10 digits and capital letters'],
    ['achCompanyName', '---', 'A company name has 1 to 16 plain letters and signs'],
    ['achCompanyName', 'Closewright Demo E', 'A company name has 1 to 16 plain letters and signs'],
  ])('%s is not %s', (field, value, words) => {
    expect(achSettingProblems({ ...whole, [field]: value })).toEqual({ [field]: words });
  });
});
