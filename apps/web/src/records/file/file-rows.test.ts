import { loan, orderDetail, party, property } from '@closewright/testkit';
import { describe, expect, it } from 'vitest';
import type { Changes, Row, Rows } from '../editor/aggregate.ts';
import * as merging from '../editor/merge-rows.ts';
import { rowErrors as errorsOf, serverRowErrors as serverErrorsOf } from '../editor/row-errors.ts';
import * as editing from '../editor/rows.ts';
import { fileAggregate } from './file-aggregate.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';

type FileRows = Rows<FileKind>;
type Values = Row['values'];
type Detail = ReturnType<typeof orderDetail>;

const file = fileAggregate(12);
const rowsOf = (detail: Detail) => editing.rowsOf(file, detail);
const rowChanges = (base: Detail, rows: FileRows) => editing.rowChanges(file, base, rows);
const inOrder = (rows: FileRows, kind: FileKind) => editing.inOrder(fileKinds, rows, kind);
const mergeRows = (from: FileRows, mine: FileRows, theirs: FileRows) =>
  merging.mergeRows(fileKinds, from, mine, theirs);
const afterSave = (sent: FileRows, mine: FileRows, before: FileRows, saved: FileRows) =>
  merging.afterSave(fileKinds, { sent, mine, before }, saved);
const rowErrors = async (rows: FileRows, changes: Changes) => errorsOf(fileKinds, rows, changes, await file.rules());
const { withRow } = editing;
const { withMine } = merging;
const newRow = (id: number, values: Values): Row => ({ key: id, id, values });

const stored = (version = 1, more: Parameters<typeof orderDetail>[1] = {}) =>
  orderDetail(
    { version },
    {
      properties: [
        property({ propertyID: 31, city: 'Anytown', sequence: 1 }),
        property({ propertyID: 32, city: 'Othertown', sequence: 2 }),
      ],
      loans: [loan({ loanID: 9, amount: 16_200_000 })],
      contacts: [party({ rolesID: 51, name: 'Michael Jones', taxIDMasked: '***-**-6789' })],
      ...more,
    },
  );
const added = (rows: FileRows, id: number, values: Values): FileRows => ({
  ...rows,
  properties: [...rows.properties, newRow(id, values)],
});

describe('the changes of rows', () => {
  it('are none while the form shows what is stored, blanks around a text aside', () => {
    const rows = rowsOf(stored());
    expect(rowChanges(stored(), rows)).toBeNull();
    expect(rowChanges(stored(), withRow(rows, 'properties', 31, { city: ' Anytown ', zip: ' ' }))).toBeNull();
  });

  it('hold only what differs; a new row with what is in it, its children by its temporary id', () => {
    let rows = withRow(rowsOf(stored()), 'properties', 31, { city: '', acreage: '0.75' });
    rows = added(rows, -1, { city: 'Third', zip: '' });
    rows = { ...rows, propertyTaxes: [newRow(-2, { propertyID: -1, taxYear: 2013, isPaid: false })] };
    expect(rowChanges(stored(), rows)).toEqual({
      properties: [
        { propertyID: 31, city: null, acreage: '0.75' },
        { propertyID: -1, city: 'Third' },
      ],
      propertyTaxes: [{ propertyTaxID: -2, propertyID: -1, taxYear: 2013, isPaid: false }],
    });
  });

  const blank: [string, Partial<Record<FileKind, readonly Row[]>>][] = [
    ['a property', { properties: [newRow(-1, { city: ' ', isForeignAddress: false })] }],
    ['a loan with the place of its lien', { loans: [newRow(-1, { lienPosition: 2, loanOrder: 3 })] }],
    ['a seller', { contacts: [newRow(-1, { roleTypeID: 16, entityType: 'Individual', taxID: null })] }],
    ['a signer', { partySigners: [newRow(-1, { rolesID: 51, name: null, title: '' })] }],
    [
      'a tax year without the year, on a property without anything',
      {
        properties: [newRow(-1, {})],
        propertyTaxes: [newRow(-2, { propertyID: -1, isPaid: false, parcelID: '12-7' })],
      },
    ],
  ];
  it.each(blank)('hold no new row in which nothing was typed: %s', (_, rows) => {
    const base = rowsOf(stored());
    const more = Object.entries(rows).map(([kind, given]) => [kind, [...base[kind as FileKind], ...given]]);
    expect(rowChanges(stored(), { ...base, ...Object.fromEntries(more) })).toBeNull();
  });

  it('hold a secret once it was typed or removed, never its mask', () => {
    const rows = rowsOf(stored());
    expect(JSON.stringify(rows)).not.toContain('6789');
    expect(rowChanges(stored(), withRow(rows, 'contacts', 51, { taxID: '123-45-6789' }))).toEqual({
      contacts: [{ rolesID: 51, taxID: '123-45-6789' }],
    });
    expect(rowChanges(stored(), withRow(rows, 'contacts', 51, { taxID: null }))).toEqual({
      contacts: [{ rolesID: 51, taxID: null }],
    });
  });

  it('of the order are the places that changed', () => {
    const moved = editing.movedRow(fileKinds, rowsOf(stored()), 'properties', { key: 32, by: -1 });
    if (moved === null) throw new Error('It was to move');
    expect(inOrder(moved, 'properties').map(({ id }) => id)).toEqual([32, 31]);
    expect(rowChanges(stored(), moved)?.properties).toEqual([
      { propertyID: 32, sequence: 1 },
      { propertyID: 31, sequence: 2 },
    ]);
    expect(editing.movedRow(fileKinds, rowsOf(stored()), 'properties', { key: 31, by: -1 })).toBeNull();
  });
});

describe('a merge of rows', () => {
  const base = rowsOf(stored());

  it('joins different fields and rows, and takes away what somebody else removed', () => {
    const mine = added(withRow(base, 'properties', 31, { city: 'Mine' }), -1, { city: 'New' });
    const theirs = rowsOf(stored(2, { properties: [property({ propertyID: 31, city: 'Anytown', zip: '12345' })] }));
    const { form, conflicts } = mergeRows(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(form.properties.map(({ id, values }) => [id, values.city, values.zip])).toEqual([
      [31, 'Mine', '12345'],
      [-1, 'New', undefined],
    ]);
  });

  it('names the field both changed, takes either side, and asks nobody about the order of rows', () => {
    const mine = withRow(base, 'properties', 31, { city: 'Mine', sequence: 3 });
    const theirs = rowsOf(stored(2, { properties: [property({ propertyID: 31, city: 'Theirs', sequence: 2 })] }));
    const merge = mergeRows(base, mine, theirs);
    expect(merge.conflicts).toMatchObject([{ kind: 'properties', key: 31, field: 'city', theirs: 'Theirs' }]);
    expect(merge.form.properties[0]?.values).toMatchObject({ city: 'Theirs', sequence: 3 });
    expect(withMine(merge).properties[0]?.values.city).toBe('Mine');
  });

  it('doubles nothing when the answer to a save was lost: what I added is there already, with what belongs to it', () => {
    const sent = (rows: FileRows): FileRows => ({
      ...rows,
      properties: rows.properties.map((row) => (row.id === -1 ? { ...row, isSent: true } : row)),
    });
    let mine = sent(added(base, -1, { city: 'Third' }));
    mine = { ...mine, propertyTaxes: [newRow(-2, { propertyID: -1, taxYear: 2013 })] };
    const there = stored().properties;
    const theirs = stored(2, { properties: [...there, property({ propertyID: 40, city: 'Third', sequence: 3 })] });
    expect(rowChanges(theirs, mergeRows(base, mine, rowsOf(theirs)).form)).toEqual({
      propertyTaxes: [{ propertyTaxID: -2, propertyID: 40, taxYear: 2013 }],
    });
    // Two that look the same and were added on purpose both stay.
    const twice = added(mine, -3, { city: 'Third' });
    expect(mergeRows(base, twice, rowsOf(theirs)).form.properties.filter(({ id }) => id < 0)).toHaveLength(1);
  });

  it('takes no row of somebody else for one that was typed and never sent', () => {
    const mine = added(base, -1, { city: 'Third' });
    const there = stored().properties;
    const theirs = stored(2, {
      properties: [...there, property({ propertyID: 40, city: 'Third', zip: '1', sequence: 3 })],
    });
    expect(mergeRows(base, mine, rowsOf(theirs)).form.properties.map(({ id }) => id)).toEqual([31, 32, 40, -1]);
  });

  it("leaves a new row that is blank still alone: it is nobody else's, and no stored one gets its place", () => {
    const mine: FileRows = { ...base, loans: [...base.loans, newRow(-1, { lienPosition: 2 })] };
    const fromElsewhere = loan({ loanID: 10, lienPosition: 2, lenderName: 'Theirs' });
    const theirs = rowsOf(stored(2, { loans: [...stored().loans, fromElsewhere] }));
    expect(mergeRows(base, mine, theirs).form.loans.map(({ id }) => id)).toEqual([9, 10, -1]);
    const sent: FileRows = { ...mine, loans: [...mine.loans, newRow(-2, { lenderName: 'Third' })] };
    const saved = rowsOf(stored(2, { loans: [...stored().loans, loan({ loanID: 11, lenderName: 'Third' })] }));
    expect(afterSave(sent, sent, base, saved).form.loans.map(({ id }) => id)).toEqual([9, 11, -1]);
  });

  it('leaves the blank of somebody who types on where it is, and sends none', () => {
    const mine = withRow(base, 'properties', 31, { city: 'New ' });
    const saved = stored(2, {
      properties: stored().properties.map((row, at) => (at === 0 ? { ...row, city: 'New' } : row)),
    });
    const { form, conflicts } = afterSave(mine, mine, base, rowsOf(saved));
    expect(form.properties[0]?.values.city).toBe('New ');
    expect(mergeRows(base, mine, rowsOf(stored(2))).form.properties[0]?.values.city).toBe('New ');
    expect([conflicts, rowChanges(saved, form)]).toEqual([[], null]);
  });

  it('after a save gives new rows their ids and keeps what was typed meanwhile', () => {
    const sent = added(base, -1, { city: 'Third' });
    const mine = withRow(sent, 'properties', -1, { city: 'Third', zip: '54321' });
    const saved = stored(2, {
      properties: [...stored().properties, property({ propertyID: 40, city: 'Third', sequence: 3 })],
    });
    const { form } = afterSave(sent, mine, base, rowsOf(saved));
    expect(rowChanges(saved, form)).toEqual({ properties: [{ propertyID: 40, zip: '54321' }] });
  });
});

describe('errors of rows', () => {
  it('come from the schemas of the contract and the rules of the domain, for what was touched alone', async () => {
    let rows = withRow(rowsOf(stored()), 'properties', 31, { isForeignAddress: true });
    rows = withRow(rows, 'contacts', 51, { email: 'nobody', roleTypeID: null });
    const changes = rowChanges(stored(), rows);
    expect(Object.keys(await rowErrors(rows, changes ?? {}))).toEqual([
      'properties.31.country',
      'contacts.51.roleTypeID',
      'contacts.51.email',
    ]);
  });

  it('name a date in a year that a slip of the keyboard makes', async () => {
    const rows = withRow(rowsOf(stored()), 'loans', 9, { noteDate: '0206-05-01', firstPaymentDate: '2026-07-01' });
    expect(await rowErrors(rows, rowChanges(stored(), rows) ?? {})).toEqual({
      'loans.9.noteDate': 'Enter a year from 1970 to 2099',
    });
  });

  it('of the server are found by the place of the row in the save, or by its id', () => {
    const sent = { properties: [{ propertyID: 31 }, { propertyID: -1 }] };
    expect(
      serverErrorsOf(
        fileKinds,
        added(rowsOf(stored()), -1, {}),
        {
          'changes.properties.1.loanID': ['No such loan'],
          'properties.31.city': ['Fixed'],
          'changes.properties': ['Too many'],
        },
        sent,
      ),
    ).toEqual({
      fields: { 'properties.-1.loanID': 'No such loan', 'properties.31.city': 'Fixed' },
      others: ['Too many'],
    });
  });
});
