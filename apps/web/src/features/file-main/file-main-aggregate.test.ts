import type { Order, OrderDetail } from '@closewright/contract/orders';
import { loan, orderDetail } from '@closewright/testkit';
import { describe, expect, it } from 'vitest';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import { afterSave, mergeRows, withMine } from '../../records/editor/merge-rows.ts';
import { rowErrors, serverRowErrors } from '../../records/editor/row-errors.ts';
import { rowChanges, rowsOf, singleKey, withRow } from '../../records/editor/rows.ts';
import { type MainKind, mainAggregate, mainKinds } from './file-main-aggregate.ts';

type MainRows = Rows<MainKind>;

const main = mainAggregate(12);
const formOf = (detail: OrderDetail): MainRows => rowsOf(main, detail);
const changesOf = (base: OrderDetail, form: MainRows) => rowChanges(main, base, form);
const withValues = (form: MainRows, values: Partial<Record<MainKind, Row['values']>>): MainRows =>
  Object.entries(values).reduce((rows, [kind, given]) => withRow(rows, kind as MainKind, singleKey, given), form);
const mergeForm = (base: OrderDetail, mine: MainRows, theirs: OrderDetail) =>
  mergeRows(mainKinds, formOf(base), mine, formOf(theirs));
const formErrors = async (form: MainRows) =>
  rowErrors(mainKinds, form, changesOf(stored(), form) ?? {}, await main.rules());

/** A stored file with what these tests look at. */
const stored = (order: Partial<Order> = {}): OrderDetail =>
  orderDetail(
    {
      orderServiceID: 1,
      sourceOfBusiness: 'Omega',
      closingDate: '2013-04-15',
      salePrice: 18_000_000,
      defaultLoanID: 9,
      ...order,
    },
    { loans: [loan({ lenderName: 'Ficus Bank', amount: 16_200_000, rate: '3.875', termMonths: 360 })] },
  );

describe('changes', () => {
  it('are none while the form shows what is stored', () => {
    expect(changesOf(stored(), formOf(stored()))).toBeNull();
    const spaced = withValues(formOf(stored()), { order: { sourceOfBusiness: ' Omega ', placeOfClosing: '  ' } });
    expect(changesOf(stored(), spaced)).toBeNull();
  });

  it('hold only what differs, with null for what was emptied', () => {
    const form = withValues(formOf(stored()), {
      order: { closingDate: '2013-04-16', sourceOfBusiness: '' },
      loan: { amount: 16_300_000 },
    });
    expect(changesOf(stored(), form)).toEqual({
      order: { closingDate: '2013-04-16', sourceOfBusiness: null },
      loans: [{ loanID: 9, amount: 16_300_000 }],
    });
  });

  it('make a new row with a negative id where the file has none', () => {
    const form = withValues(formOf(stored()), { property: { city: 'Anytown' } });
    expect(changesOf(stored(), form)).toEqual({ properties: [{ propertyID: -1, city: 'Anytown' }] });
  });
});

describe('merge', () => {
  const mine = withValues(formOf(stored()), { order: { closingDate: '2013-04-16', salePrice: 18_100_000 } });

  it('joins changes of different fields without asking', () => {
    const { form, conflicts } = mergeForm(stored(), mine, stored({ version: 2, sourceOfBusiness: 'Alpha' }));
    expect(conflicts).toEqual([]);
    expect(form.order[0]?.values).toMatchObject({
      closingDate: '2013-04-16',
      salePrice: 18_100_000,
      sourceOfBusiness: 'Alpha',
    });
  });

  it('leaves the blank of somebody who types on where it is, and sends none', () => {
    const typing = withValues(formOf(stored()), { order: { sourceOfBusiness: 'Beta ' } });
    const saved = stored({ version: 2, sourceOfBusiness: 'Beta' });
    const sent = { sent: typing, mine: typing, before: formOf(stored()) };
    expect(afterSave(mainKinds, sent, formOf(saved)).form.order[0]?.values.sourceOfBusiness).toBe('Beta ');
    const { form, conflicts } = mergeForm(stored(), typing, saved);
    expect(form.order[0]?.values.sourceOfBusiness).toBe('Beta ');
    expect([conflicts, changesOf(saved, form)]).toEqual([[], null]);
    const other = stored({ version: 2, sourceOfBusiness: 'Alpha' });
    expect(mergeForm(stored(), typing, other).conflicts).toHaveLength(1);
  });

  it('names the fields both changed, and takes either side', () => {
    const theirs = stored({ version: 2, closingDate: '2013-04-20' });
    const merge = mergeForm(stored(), mine, theirs);
    expect(merge.conflicts).toEqual([
      {
        kind: 'order',
        key: singleKey,
        field: 'closingDate',
        base: '2013-04-15',
        mine: '2013-04-16',
        theirs: '2013-04-20',
      },
    ]);
    expect(changesOf(theirs, merge.form)).toEqual({ order: { salePrice: 18_100_000 } });
    expect(changesOf(theirs, withMine(merge))).toEqual({
      order: { closingDate: '2013-04-16', salePrice: 18_100_000 },
    });
  });
});

describe('errors', () => {
  it('come from the schemas of the contract', async () => {
    expect(await formErrors(formOf(stored()))).toEqual({});
    const form = withValues(formOf(stored()), { order: { fileNumber: 'ab', branchID: null }, loan: { amount: -1 } });
    const errors = await formErrors(form);
    expect(Object.keys(errors)).toEqual(['order.0.fileNumber', 'order.0.branchID', 'loan.0.amount']);
    expect(errors['order.0.branchID']).toBe('Branch is required');
  });

  it.each(['0026-04-15', '1926-04-15', '2206-04-15'])('tell that a closing of %s is a slip', async (closingDate) => {
    const form = withValues(formOf(stored()), { order: { closingDate } });
    expect(await formErrors(form)).toEqual({ 'order.0.closingDate': 'Enter a year from 1970 to 2099' });
  });

  it('of the server find their fields, also in rows', () => {
    const modelState = {
      'order.closingDate': ['Too late'],
      'loans.9.amount': ['Too much'],
      'contacts.3.name': ['Empty'],
    };
    expect(serverRowErrors(mainKinds, formOf(stored()), modelState, {})).toEqual({
      fields: { 'order.0.closingDate': 'Too late', 'loan.0.amount': 'Too much' },
      others: ['Empty'],
    });
  });
});
