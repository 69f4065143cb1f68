import { commercialLists } from '@closewright/contract/commercial-statement';
import { field, record } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import { expect, it } from 'vitest';
import { listsOf } from './record-list.ts';
import { refuseProblems } from './record-problems.ts';

const root = {
  name: 'statement',
  record: record({
    table: 'statements',
    id: 'statementID',
    of: 'orders',
    noun: 'Statement',
    fields: { first: field.date({ label: 'First' }), last: field.date({ label: 'Last' }) },
    problems: ({ first, last }): Readonly<Record<string, string>> =>
      first && last && last < first ? { last: 'It cannot end before' } : {},
    read: null,
  }),
};
const reversed = { statement: { first: '2026-02-01', last: '2026-01-31' } };
const refusal = (changes: object, document: object) => {
  try {
    refuseProblems([], { ...changes }, document, root);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.modelState : error;
  }
};

it('what the lists hang on is refused at its field, whichever of its fields was changed', () => {
  expect(refusal({ statement: { first: '2026-02-01' } }, reversed)).toEqual({
    'changes.statement.last': ['It cannot end before'],
  });
});

it('an old mistake in it stops nobody who leaves it alone', () => {
  expect(refusal({}, reversed)).toBeNull();
  expect(refusal({ statement: { first: '2026-01-01' } }, { statement: { first: '2026-01-01' } })).toBeNull();
});

it('a row is looked at beside the others of its list: a number that another section has is refused at the new one', () => {
  const document = (number: number) => ({
    commercialSections: [
      { commercialSectionID: 4, number: 2 },
      { commercialSectionID: 9, number },
    ],
  });
  const save = (number: number) => () =>
    refuseProblems(
      listsOf(commercialLists),
      { commercialSections: [{ commercialSectionID: -1, number }] },
      document(number),
    );
  expect(save(2)).toThrow(
    expect.objectContaining({ modelState: { 'changes.commercialSections.0.number': ['Another one has number 2'] } }),
  );
  expect(save(3)).not.toThrow();
});
