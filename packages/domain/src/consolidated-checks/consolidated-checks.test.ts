import { expect, it } from 'vitest';
import { partObstacle, partWords } from './paid-together.ts';
import { isPayeeOf, payeesOf, payeeWords, togetherTotal } from './payees.ts';
import { remittanceOf } from './remittance.ts';

const together = { files: 7, amount: 1_234_50, digest: 'x' };

it.each([
  ['check', 1001, 'Part of check 1001 over 7 files, 1,234.50'],
  ['check', null, 'Part of the check over 7 files, 1,234.50'],
  ['wire out', null, 'Part of the wire over 7 files, 1,234.50'],
  ['ACH out', null, 'Part of the ACH payment over 7 files, 1,234.50'],
] as const)('the part of a file of %s %s says of how many', (method, checkNumber, words) => {
  expect(partWords({ method, facts: { checkNumber, together } })).toBe(words);
  expect(partObstacle({ method, facts: { checkNumber, together } })).toBe(
    `${words}: this is done for all of them, under Consolidated Checks`,
  );
});

it('a payment for one file is no part', () => {
  expect(partObstacle({ method: 'check', facts: { checkNumber: 1 } })).toBeNull();
});

const row = (ordersID: number, payee: string, amount: number, blocked: string | null = null) => ({
  ...{ ordersID, fileNumber: `26-${ordersID}`, key: `to ${payee}`, payee, amount, blocked },
});

it('payees are one whatever their capitals, those of most files first, with what is ready of them', () => {
  const rows = [
    row(1, 'Ada Park', 10_00),
    row(1, 'County Clerk', 30_00),
    row(2, 'COUNTY  clerk', 20_00, 'Held.'),
    row(3, ' ', 5_00),
  ];
  expect(payeesOf(rows).map(({ payee, files, ready, amount }) => [payee, files, ready, amount])).toEqual([
    ['County Clerk', 2, 30_00, 50_00],
    ['Ada Park', 1, 10_00, 10_00],
  ]);
});

it('a file that pays somebody twice counts once', () => {
  expect(payeesOf([row(1, 'Ada Park', 10_00), row(1, 'Ada Park', 20_00)])[0]?.files).toBe(1);
});

it('the total is the sum of what is ticked, and says which files', () => {
  const { value, trace } = togetherTotal([row(1, 'Ada Park', 10_00), row(2, 'Ada Park', 2_50)]);
  expect(value).toBe(12_50);
  expect(trace.inputs?.map(({ label }) => label)).toEqual(['File 26-1', 'File 26-2']);
  expect(togetherTotal([]).value).toBe(0);
});

it('a stub has a line for each file, a letter each line of each file, and both come to the check', () => {
  const parts = [
    { fileNumber: '26-1', amount: 10_00, lines: [{ label: 'Deed', amount: 10_00 }] },
    {
      fileNumber: '26-2',
      amount: 12_00,
      lines: [
        { label: 'Deed', amount: 14_00 },
        { label: 'Credit', amount: -2_00 },
      ],
    },
  ];
  const { lines, detail, fileNumber } = remittanceOf(parts);
  expect(fileNumber).toBe('2 files');
  expect(lines).toEqual([
    { label: '26-1: Deed', amount: 10_00 },
    { label: '26-2: 2 lines', amount: 12_00 },
  ]);
  expect(detail.map(({ label }) => label)).toEqual(['26-1: Deed', '26-2: Deed', '26-2: Credit']);
  for (const all of [lines, detail]) expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(22_00);
});

it.each([
  ['Smith, Ann', ['smith', 'ann']],
  [' ann  SMITH ', ['ann', 'smith']],
  ['Ann and Bob Smith', ['ann', 'bob', 'smith']],
  ['Anderson,Andover', ['anderson', 'andover']],
  ['and', ['and']],
  [' , ', []],
])('"%s" is looked for by its words', (text, words) => {
  expect(payeeWords(text)).toEqual(words);
});

it('a payee has all words that are looked for, in any order', () => {
  expect(isPayeeOf('Ann and Bob Smith', payeeWords('Smith, Ann'))).toBe(true);
  expect(isPayeeOf('Ann and Bob Smith', payeeWords('Smith, Carl'))).toBe(false);
});
