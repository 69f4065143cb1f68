import { actions } from '@closewright/domain/access';
import { describe, expect, it } from 'vitest';
import { columnsOfRecord, fieldColumnOf, record } from '../kit/index.ts';
import { fileRecords, records } from './index.ts';

describe.each(records)('the record $table', (kind) => {
  it('speaks of columns it has, each told once', () => {
    const columns = columnsOfRecord(kind);
    expect(columns).toEqual(expect.arrayContaining([...(kind.untold ?? [])]));
    for (const name of kind.name?.flat() ?? []) expect(columns).toContain(fieldColumnOf(kind, name));
    expect(Object.keys(kind.facts).filter((name) => name in kind.fields)).toEqual([]);
    expect((kind.others ?? []).filter((column) => columnsOfRecord({ ...kind, others: [] }).includes(column))).toEqual(
      [],
    );
  });

  it('is shown by an action there is, and stays behind for a reason', () => {
    if (kind.read !== null) expect(Object.keys(actions)).toContain(kind.read);
    expect(kind.staysBehind).not.toBe('');
  });
});

it('records have a table and a noun of their own within a file', () => {
  const once = (values: readonly string[]) => expect(values.toSorted()).toEqual([...new Set(values)].sort());
  once(records.map(({ table }) => table));
  once(fileRecords.map(({ noun }) => noun));
});

it('a field that a record does not have is named', () => {
  const kind = record({
    table: 'payoffs',
    id: 'payoffID',
    of: 'orders',
    noun: 'Payoff',
    fields: {},
    facts: {},
    read: 'readOrder',
  });
  expect(() => fieldColumnOf(kind, 'lender')).toThrow('payoffs has no field lender');
});
