import type { CommercialStatement } from '@closewright/contract/commercial-statement';
import { expect, it } from 'vitest';
import type { Row } from '../../records/editor/aggregate.ts';
import { mergeDocument } from '../../records/editor/merge-rows.ts';
import { rowChanges, rowsOf, withRow } from '../../records/editor/rows.ts';
import { commercialAggregate, commercialKinds } from './commercial-aggregate.ts';

const aggregate = commercialAggregate(12);
const stored = (version: number, more: Partial<CommercialStatement> = {}): CommercialStatement => ({
  // Its lists, and the fields of the statement itself, which these tests leave empty.
  ...(Object.fromEntries(Object.keys(commercialKinds).map((name) => [name, []])) as unknown as CommercialStatement),
  version,
  commercialSections: [section(1, 1, 'Price')],
  commercialLines: [line(1, 1, 'Price'), line(2, 1, 'Deposit'), line(3, 1, 'Credit')],
  ...more,
});
// The rows of a document with what these tests look at.
const section = (id: number, number: number, label: string) =>
  ({ commercialSectionID: id, number, label, sequence: id }) as CommercialStatement['commercialSections'][number];
// As above.
const line = (id: number, of: number, label: string) =>
  ({ commercialLineID: id, section: of, label, sequence: id }) as CommercialStatement['commercialLines'][number];
const added = (id: number, values: Row['values'], more: Partial<Row> = {}): Row => ({ key: id, id, values, ...more });

/** Both add a section, which gets the next number, and put lines into theirs. */
const theirs = stored(2, {
  commercialSections: [section(1, 1, 'Price'), section(7, 2, 'Theirs')],
  commercialLines: [line(1, 1, 'Price'), line(2, 2, 'Deposit'), line(3, 1, 'Credit'), line(9, 2, 'Rent')],
});
function mine(more: Partial<Row> = {}) {
  const rows = withRow(rowsOf(aggregate, stored(1)), 'commercialLines', 3, { section: 2 });
  return {
    ...rows,
    commercialSections: [...rows.commercialSections, added(-1, { number: 2, label: 'Mine' }, more)],
    commercialLines: [...rows.commercialLines, added(-2, { section: 2, label: 'Taxes' })],
  };
}

it('two sections that are added at once get numbers of their own, and each keeps its lines', () => {
  const { form, conflicts, lost } = mergeDocument(aggregate, { base: stored(1), mine: mine() }, theirs);
  expect([conflicts, lost]).toEqual([[], []]);
  expect(form.commercialSections.map(({ values }) => [values.label, values.number])).toEqual([
    ['Price', 1],
    ['Theirs', 2],
    ['Mine', 3],
  ]);
  expect(form.commercialLines.map(({ values }) => [values.label, values.section])).toEqual([
    ['Price', 1],
    ['Deposit', 2],
    ['Credit', 3],
    ['Rent', 2],
    ['Taxes', 3],
  ]);
  expect(rowChanges(aggregate, theirs, form)).toEqual({
    commercialSections: [{ commercialSectionID: -1, number: 3, label: 'Mine' }],
    commercialLines: [
      { commercialLineID: 3, section: 3 },
      { commercialLineID: -2, section: 3, label: 'Taxes' },
    ],
  });
});

it('one that is stored already, whose answer was lost, keeps its number', () => {
  const same = stored(2, { commercialSections: [section(1, 1, 'Price'), section(7, 2, 'Mine')] });
  const { form } = mergeDocument(aggregate, { base: stored(1), mine: mine({ isSent: true }) }, same);
  expect(form.commercialSections.map(({ id, values }) => [id, values.number])).toEqual([
    [1, 1],
    [7, 2],
  ]);
  expect(form.commercialLines.at(-1)?.values.section).toBe(2);
});
