import { expect, it } from 'vitest';
import { type FormLine, lineOf, linesOnForm, newLineBeside, newLineIn } from './form-lines.ts';

const lines = new Map<string, FormLine>(
  ['A', 'C.02', 'C.03', 'K.04', 'F.12', 'J', '803', 'fees.3'].map((key) => [key, { page: '2', title: '', words: '' }]),
).set('fees.14', { page: '1', title: 'Survey fee to Surveys Co.', words: 'Survey fee to Surveys Co. $85.00' });

it.each([
  ['C.03', 'C.03'],
  [' c 3 ', 'C.03'],
  ['k.04', 'K.04'],
  ['F12', 'F.12'],
  ['j', 'J'],
  ['803', '803'],
  ['survey', 'fees.14'],
  ['su', null],
  ['O.01', null],
  ['Pest inspection', null],
  ['C.103', null],
  ['', null],
])('%j means the line %s', (words, line) => {
  expect(lineOf(words, lines)).toBe(line);
});

it('a line is known by its page, its title and all of its words, also beside others', () => {
  const cells = [
    { runs: [{ text: '803' }] },
    { runs: [] },
    { runs: [{ text: 'Your charges ' }, { text: '$5.00', figure: 'x' }] },
  ];
  const table = { kind: 'table', label: '', columns: [], rows: [{ key: '803', kind: 'line', cells }] } as const;
  const page = { number: '2', blocks: [{ kind: 'sides', sides: [{ share: 1, blocks: [table] }] }] } as const;
  const found = linesOnForm({ title: '', pages: [page], figures: new Map() });
  expect([...found]).toEqual([['803', { page: '2', title: '803 Your charges ', words: '803 Your charges $5.00' }]]);
});

it.each([
  ['C.03', 'fees', { section: 'C', bucket: 'None' }],
  ['A', 'fees', { section: 'A', bucket: 'Zero' }],
  ['1301', 'fees', { section: 'H', bucket: 'None' }],
  ['1105.2', 'fees', { section: 'C', kind: 'Title service' }],
  ['K.04', 'adjustments', { kind: 'Adjustment from borrower' }],
  ['L.05', 'adjustments', { kind: 'Other credit' }],
  ['N', 'adjustments', { kind: 'Adjustment from seller' }],
  ['J.credits', 'adjustments', { kind: 'Lender credit' }],
  ['204', 'adjustments', { kind: 'Other credit' }],
  ['500.more', 'adjustments', { kind: 'Adjustment from seller' }],
])('a line that is added at %s is one of %s', (line, kind, values) => {
  expect(newLineIn(line, true)).toMatchObject({ kind, values });
});

it.each(['D', 'I', 'head.price', 'cash.deposit', 'calculation.K', '303', '703', '1400', 'fees.3', 'loanCharges'])(
  'nothing is added at %s',
  (line) => {
    expect(newLineIn(line, true)).toBeNull();
  },
);

it('without a seller K lists what is paid to others', () => {
  expect(newLineIn('K.02', false)).toMatchObject({ values: { kind: 'Payment to another' } });
});

it('beside a row the line is one of its section, or of its kind', () => {
  const row = (values: object) => ({ key: 1, id: 1, values: { ...values } });
  expect(newLineBeside('fees', row({ section: 'C' }))).toMatchObject({ values: { section: 'C', bucket: 'None' } });
  expect(newLineBeside('adjustments', row({ kind: 'Seller credit' }))).toMatchObject({
    values: { kind: 'Seller credit' },
  });
  expect(newLineBeside('fees', row({ section: null }))).toBeNull();
});
