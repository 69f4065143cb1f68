import { expect, it } from 'vitest';
import { schemaProblem } from './schema-state.ts';

it.each([
  [null, ['1'], { state: 'empty', migrations: ['1'] }],
  [[], ['1'], { state: 'empty', migrations: ['1'] }],
  [['1'], ['1', '2'], { state: 'behind', migrations: ['2'] }],
  [['2'], ['1', '2'], { state: 'behind', migrations: ['1'] }],
  [['1', '2'], ['1'], { state: 'ahead', migrations: ['2'] }],
  [['1', '3'], ['1', '2'], { state: 'apart', migrations: ['2', '3'] }],
  [['2', '1'], ['1', '2'], null],
])('a database with %j under code with %j: %j', (applied, known, problem) => {
  expect(schemaProblem(applied, known)).toEqual(problem);
});
