import type { Settlement } from '@closewright/contract/settlement';
import { expect, it } from 'vitest';
import { mergeDocument, withMine } from '../editor/merge-rows.ts';
import { rowErrors, serverRowErrors } from '../editor/row-errors.ts';
import { rowChanges, rowsOf, singleKey, withRow } from '../editor/rows.ts';
import { statementAggregate, statementKinds } from './statement-aggregate.ts';

const aggregate = statementAggregate(12, 0);
// Each field of the statement, without a value.
const blank = Object.fromEntries(
  Object.keys(statementKinds.statement.fields).map((name) => [name, null]),
) as Settlement['statement'];
const stored = (version: number, fields: Partial<Settlement['statement']> = {}): Settlement => ({
  // Its lists, which these tests leave empty.
  ...(Object.fromEntries(Object.keys(statementKinds).map((name) => [name, []])) as unknown as Settlement),
  loanID: 0,
  loans: [],
  version,
  updatedAt: null,
  updatedBy: null,
  closingDate: null,
  disbursementDate: null,
  salePrice: null,
  earnestMoney: null,
  orderVersion: 1,
  earnestMoneyHeldBy: null,
  settlementStatementType: 1,
  hasSeller: true,
  propertyState: null,
  statement: { ...blank, cushionMonths: 2, ...fields },
});
const typed = (values: Partial<Settlement['statement']>) =>
  withRow(rowsOf(aggregate, stored(1)), 'statement', singleKey, values);

it('the fields of a statement itself are sent as far as they differ', () => {
  expect(rowChanges(aggregate, stored(1), typed({ cushionMonths: 2 }))).toBeNull();
  expect(rowChanges(aggregate, stored(1), typed({ cushionMonths: 1, escrowRounding: 'Up' }))).toEqual({
    statement: { cushionMonths: 1, escrowRounding: 'Up' },
  });
});

it('two who change different ones are joined, the same one is asked about', () => {
  const merge = (theirs: Partial<Settlement['statement']>) =>
    mergeDocument(aggregate, { base: stored(1), mine: typed({ cushionMonths: 1 }) }, stored(2, theirs));
  const joined = merge({ escrowRounding: 'Up' });
  expect(joined.conflicts).toEqual([]);
  expect(joined.form.statement[0]?.values).toMatchObject({ cushionMonths: 1, escrowRounding: 'Up' });
  const clash = merge({ cushionMonths: 0 });
  expect(clash.conflicts).toMatchObject([{ kind: 'statement', field: 'cushionMonths', mine: 1, theirs: 0 }]);
  expect(withMine(clash).statement[0]?.values.cushionMonths).toBe(1);
});

it('what is wrong with one is said at its field, here and by the server', async () => {
  const rows = typed({ cushionMonths: 3 });
  const changes = rowChanges(aggregate, stored(1), rows) ?? {};
  const rules = await aggregate.rules?.();
  if (rules === undefined) throw new Error('The statement has rules');
  const words = { 'statement.0.cushionMonths': 'Escrow cushion is at most 2' };
  expect(rowErrors(statementKinds, rows, changes, rules)).toEqual(words);
  const said = { 'body.changes.statement.cushionMonths': ['Escrow cushion is at most 2'] };
  expect(serverRowErrors(statementKinds, rows, said, changes)).toEqual({ fields: words, others: [] });
});
