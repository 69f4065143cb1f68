import { describe, expect, it } from 'vitest';
import { bai2Example } from './bai2-example.fixture.ts';
import { problemsOf } from './bank-file.fixture.ts';

/** The example with one part of it otherwise. */
const changed = (from: string, to: string): string => {
  if (!bai2Example.includes(from)) throw new Error(`The example has no ${from}`);
  return bai2Example.replace(from, to);
};

describe('a BAI2 file', () => {
  it.each<[string, number | null, string, string]>([
    [
      'a wrong sum of an account',
      11,
      'The control total of 49 is $6,847,499.26, and the amounts since line 3 come to $6,847,499.25',
      changed('49,684749925', '49,684749926'),
    ],
    [
      'a wrong sum of a group',
      12,
      'The control total of 98 is $0.01, and the amounts since line 2 come to $6,847,499.25',
      changed('98,684749925', '98,1'),
    ],
    [
      'a wrong sum of the file',
      13,
      'The control total of 99 is (blank), and the amounts since line 1 come to $6,847,499.25',
      changed('99,684749925', '99,'),
    ],
    [
      'a sum beyond any amount',
      11,
      'The control total of 49 is more than any amount, and the amounts since line 3 come to $6,847,499.25',
      changed('49,684749925', '49,99999999999999999999'),
    ],
    ['a wrong number of records', 11, '49 counts 8 records, and there are 9 since line 3', changed(',9/', ',8/')],
    [
      'a wrong number of accounts',
      12,
      '98 counts 2 accounts, and there are 1',
      changed('98,684749925,1', '98,684749925,2'),
    ],
    [
      'a wrong number of groups',
      13,
      '99 counts 0 groups, and there are 1',
      changed('99,684749925,1', '99,684749925,0'),
    ],
    ['no end', null, 'The file is cut off: where it ends, 02 or 99 is due', changed('99,684749925,1,13/\n', '')],
    ['an account without end', 11, 'Here is 98, and 16 or 49 is due', changed('49,684749925,9/\n', '')],
    [
      'a group without begin',
      2,
      'Here is 03, and 02 or 99 is due',
      changed('02,CLOSEWRIGHT,099900111,1,261119,2400,USD,2/\n', ''),
    ],
    ['something behind its end', 14, 'Nothing comes behind 99', bai2Example + bai2Example],
    [
      'what is no record',
      10,
      'A line begins with 01, 02, 03, 16, 88, 49, 98 or 99, and a comma',
      changed('16,698', 'FEE,698'),
    ],
    ['no day of its making', 1, 'The day on which the file was made, 261131, is none', changed('261120', '261131')],
    ['no day of a group', 2, 'The day of the group, 20261119, is none', changed('1,261119', '1,20261119')],
    ['no day of value', 5, 'The value date 261319 is no day', changed('V,261119', 'V,261319')],
    ['decimals in an amount', 10, 'The amount 0.50 is no whole number of cents', changed('698,50', '698,0.50')],
    [
      'decimals in a balance',
      3,
      'The amount 2500000.00 of 010 is no whole number of cents',
      changed('010,250000000', '010,2500000.00'),
    ],
    [
      'an amount below zero',
      10,
      'The amount of a detail is below zero, and its code says whether money came in',
      changed('698,50', '698,-50'),
    ],
    [
      'more than any amount',
      10,
      'The amount 99999999999999999 is no whole number of cents',
      changed('698,50', '698,99999999999999999'),
    ],
    ['no code', 10, 'The type code (blank) is no three digits', changed('16,698', '16,')],
    ['other funds', 6, 'The funds type X is none of 0, 1, 2, D, S, V and Z', changed('350000,Z', '350000,X')],
    [
      'funds of letters',
      6,
      'The funds type S has an amount that is no whole number',
      changed('350000,Z', '350000,S,A,B,C'),
    ],
    [
      'funds of endless days',
      6,
      'The funds type D says no number of days up to 99',
      changed('350000,Z', '350000,D,1000000'),
    ],
    ['no account', 3, 'The number of the account is missing', changed('0044107788', '')],
    ['another money', 2, 'The amounts are in CAD: accounts are kept in USD alone', changed('USD', 'CAD')],
    [
      'another money of an account',
      3,
      'The amounts are in CAD: accounts are kept in USD alone',
      changed('0044107788,', '0044107788,CAD'),
    ],
    [
      'a deletion',
      2,
      'The bank deletes what it told of a day (group status 2): take the file back that told it',
      changed('111,1,', '111,2,'),
    ],
    ['a test', 2, 'The group is a test of the bank (group status 4)', changed('111,1,', '111,4,')],
    ['no status', 2, 'The group status (blank) is none of 1 to 4', changed('111,1,', '111,,')],
  ])('with %s is refused', (_what, line, text, file) => {
    expect(problemsOf(file)[0]).toEqual({ line, text });
  });
});
