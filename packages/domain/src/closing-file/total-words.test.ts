import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { saidAmount, saidChange, sumOfMoves, totalMoves, totalNames, totalWords } from './index.ts';

const figure = (value: number) => ({ kind: 'figure', value }) as const;
const open = { kind: 'open' } as const;

it.each(['CDF', 'HUD'] as const)('every total has its words on a %s', (form) => {
  const of = { form, hasSeller: true };
  for (const name of totalNames) expect(totalWords(name, null, of).label).not.toBe('');
  expect(totalWords('dueToSeller', null, of).line).toBe(form === 'CDF' ? 'M' : '420');
  expect(totalWords('closingCosts', null, of).line).toBe(form === 'CDF' ? 'J' : '');
});

const disclosure = { form: 'CDF', hasSeller: true } as const;
const hud = { form: 'HUD', hasSeller: true } as const;
const oneA = { form: 'HUD', hasSeller: false } as const;

it.each([
  ['cashFromBorrower', 100, disclosure, '', 'Cash to close', 100],
  ['cashFromBorrower', -100, disclosure, '', 'Cash to borrower', 100],
  ['cashToSeller', -100, disclosure, '', 'Cash from seller', 100],
  ['dueFromSeller', -100, disclosure, 'N', 'Due from seller', -100],
  ['cashFromBorrower', 100, hud, '303', 'Cash from borrower', 100],
  ['cashFromBorrower', -100, hud, '303', 'Cash to borrower', 100],
  ['cashToSeller', -100, hud, '603', 'Cash from seller', 100],
  ['cashFromBorrower', 100, oneA, '1601', 'Cash from borrower', 100],
  ['cashFromBorrower', 0, oneA, '1601', 'Cash from borrower', 0],
  ['cashFromBorrower', -100, oneA, '1604', 'Disbursements to borrower', 100],
  ['payoffsAndPayments', 100, oneA, '1520', 'Disbursements to others', 100],
] as const)('%s of %i on %o is line %s, %s, of %i', (name, value, of, line, label, said) => {
  const words = totalWords(name, figure(value), of);
  expect(words).toMatchObject({ line, label });
  expect(saidAmount(words, figure(value))).toEqual(figure(said));
});

describe('cash that moves', () => {
  it.each([
    ['to the borrower before and after', figure(-300), figure(-500), '1604', figure(300), figure(500), 200],
    ['to the borrower only then', figure(100), figure(-500), '1604', figure(-100), figure(500), 600],
    ['from the borrower only then', figure(-300), figure(100), '1601', figure(-300), figure(100), 400],
    ['that opens', figure(-300), open, '1604', figure(300), open, null],
    ['that comes', null, figure(-300), '1604', null, figure(300), null],
    ['that stays', figure(-300), figure(-300), '1604', figure(300), figure(300), 0],
  ])('%s', (_, before, after, line, was, is, change) => {
    const totals = totalMoves({ cashFromBorrower: before }, { cashFromBorrower: after }, 'HUD');
    expect(totals).toMatchObject([{ line, before: was, after: is, change }]);
  });

  it('is told by its edits in the same way, which add up', () => {
    const edit = { sequence: 1, list: 'fees', id: 1, operation: 'UPDATE', changes: [] } as const;
    const move = { edit, fields: ['amount'], total: figure(-500), amount: cents(-150) };
    const told = { before: figure(-300), after: figure(-500), change: cents(-200), rest: cents(-50), moves: [move] };
    const said = saidChange(told, 'cashFromBorrower', oneA);
    expect(said).toMatchObject({ line: '1604', before: figure(300), after: figure(500), change: 200, rest: 50 });
    expect(said.moves).toMatchObject([{ total: figure(500), amount: 150 }]);
    expect(sumOfMoves(said)).toBe(said.change);
  });
});
