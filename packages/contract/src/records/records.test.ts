import { actions } from '@closewright/domain/access';
import { describe, expect, it } from 'vitest';
import { columnsOfRecord, fieldColumnOf, type RecordKind, record, untoldColumnsOf } from '../kit/index.ts';
import { fileRecords, records } from './index.ts';

describe.each(records)('the record $table', (kind) => {
  it('speaks of columns it has, each told once', () => {
    const columns = columnsOfRecord(kind);
    expect(columns).toEqual(expect.arrayContaining(untoldColumnsOf(kind)));
    for (const name of kind.name?.flat() ?? []) expect(columns).toContain(fieldColumnOf(kind, name));
    expect(Object.keys(kind.facts ?? {}).filter((name) => name in kind.fields)).toEqual([]);
    expect((kind.others ?? []).filter((column) => columnsOfRecord({ ...kind, others: [] }).includes(column))).toEqual(
      [],
    );
  });

  it('is shown by an action there is, and stays behind for a reason', () => {
    if (kind.read !== null) expect(Object.keys(actions)).toContain(kind.read);
    expect(kind.staysBehind).not.toBe('');
  });
});

describe.each(fileRecords)('the record $table of a file', (kind) => {
  it('is copied into another file with a part, or not for a reason; what belongs to a row or a statement goes with that', () => {
    const { copiedWith, notCopied } = kind;
    const isOfRow = kind.parent !== undefined || kind.root !== undefined;
    expect([copiedWith, notCopied].filter(Boolean)).toHaveLength(isOfRow ? 0 : 1);
  });
});

it('what is copied names no rows of its file but loans, whose copies a copy names', () => {
  const isCopied = (kind: RecordKind): boolean =>
    kind.copiedWith !== undefined || fileRecords.some(({ id, copiedWith }) => copiedWith && id === kind.parent);
  const links = fileRecords
    .filter(isCopied)
    .flatMap((kind) =>
      Object.values(kind.fields).flatMap(({ lookup }) => (lookup?.endsWith('OfFile') ? [lookup] : [])),
    );
  expect(links).toEqual(['loansOfFile']);
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
    read: 'readOrder',
  });
  expect(() => fieldColumnOf(kind, 'lender')).toThrow('payoffs has no field lender');
});
