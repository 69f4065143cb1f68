import type { Order, OrderDetail } from '@closewright/contract/orders';
import { loan, orderDetail } from '@closewright/testkit';
import { describe, expect, it } from 'vitest';
import { changesOf, formOf } from './file-form.ts';
import { formErrors, serverErrors } from './form-errors.ts';
import { mergeForm, mySide, withValues } from './merge-form.ts';

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
    const spaced = withValues(formOf(stored()), { 'order.sourceOfBusiness': ' Omega ', 'order.placeOfClosing': '  ' });
    expect(changesOf(stored(), spaced)).toBeNull();
  });

  it('hold only what differs, with null for what was emptied', () => {
    const form = withValues(formOf(stored()), {
      'order.closingDate': '2013-04-16',
      'order.sourceOfBusiness': '',
      'loan.amount': 16_300_000,
    });
    expect(changesOf(stored(), form)).toEqual({
      order: { closingDate: '2013-04-16', sourceOfBusiness: null },
      loans: [{ loanID: 9, amount: 16_300_000 }],
    });
  });

  it('make a new row with a negative id where the file has none', () => {
    const form = withValues(formOf(stored()), { 'property.city': 'Anytown' });
    expect(changesOf(stored(), form)).toEqual({ properties: [{ propertyID: -1, city: 'Anytown' }] });
  });
});

describe('merge', () => {
  const mine = withValues(formOf(stored()), { 'order.closingDate': '2013-04-16', 'order.salePrice': 18_100_000 });

  it('joins changes of different fields without asking', () => {
    const { form, conflicts } = mergeForm(stored(), mine, stored({ version: 2, sourceOfBusiness: 'Alpha' }));
    expect(conflicts).toEqual([]);
    expect(form.order).toMatchObject({ closingDate: '2013-04-16', salePrice: 18_100_000, sourceOfBusiness: 'Alpha' });
  });

  it('leaves the blank of somebody who types on where it is, and sends none', () => {
    const typing = withValues(formOf(stored()), { 'order.sourceOfBusiness': 'Beta ' });
    const saved = stored({ version: 2, sourceOfBusiness: 'Beta' });
    expect(mergeForm(typing, typing, saved).form.order.sourceOfBusiness).toBe('Beta ');
    const { form, conflicts } = mergeForm(stored(), typing, saved);
    expect(form.order.sourceOfBusiness).toBe('Beta ');
    expect([conflicts, changesOf(saved, form)]).toEqual([[], null]);
    const other = stored({ version: 2, sourceOfBusiness: 'Alpha' });
    expect(mergeForm(stored(), typing, other).conflicts).toHaveLength(1);
  });

  it('names the fields both changed, and takes either side', () => {
    const theirs = stored({ version: 2, closingDate: '2013-04-20' });
    const { form, conflicts } = mergeForm(stored(), mine, theirs);
    expect(conflicts).toEqual([
      { path: 'order.closingDate', base: '2013-04-15', mine: '2013-04-16', theirs: '2013-04-20' },
    ]);
    expect(changesOf(theirs, form)).toEqual({ order: { salePrice: 18_100_000 } });
    expect(changesOf(theirs, withValues(form, mySide(conflicts)))).toEqual({
      order: { closingDate: '2013-04-16', salePrice: 18_100_000 },
    });
  });
});

describe('errors', () => {
  it('come from the schemas of the contract', async () => {
    expect(await formErrors(formOf(stored()))).toEqual({});
    const form = withValues(formOf(stored()), { 'order.fileNumber': 'ab', 'order.branchID': null, 'loan.amount': -1 });
    const errors = await formErrors(form);
    expect(Object.keys(errors)).toEqual(['order.fileNumber', 'order.branchID', 'loan.amount']);
    expect(errors['order.branchID']).toBe('Branch is required');
  });

  it.each(['0026-04-15', '1926-04-15', '2206-04-15'])('tell that a closing of %s is a slip', async (closingDate) => {
    const form = withValues(formOf(stored()), { 'order.closingDate': closingDate });
    expect(await formErrors(form)).toEqual({ 'order.closingDate': 'Enter a year from 1970 to 2099' });
  });

  it('of the server find their fields, also in rows', () => {
    expect(
      serverErrors({ 'order.closingDate': ['Too late'], 'loans.9.amount': ['Too much'], 'contacts.3.name': ['Empty'] }),
    ).toEqual({ fields: { 'order.closingDate': 'Too late', 'loan.amount': 'Too much' }, others: ['Empty'] });
  });
});
