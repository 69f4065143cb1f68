import type { Invoice } from '@closewright/contract/invoices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makeCustomDataOfUsers } from './custom-data-user.ts';
import { company } from './custom-data-world.ts';
import { invoiceCalls, invoiceDay, letInvoice, plainLine, refusedAt } from './invoices-world.ts';
import { files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = invoiceCalls(
    () => api,
    () => test.database,
  );
  const { told } = calls;
  const taxIs = (rate: string | null) =>
    test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('branches').set({ invoice_tax_rate: rate }).where('branch_id', '=', 1).execute(),
    );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomDataOfUsers(test);
    await letInvoice(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  describe('a draft', () => {
    // holds core 3.17
    it('is told as it was typed, with its customer as it is now, and has no number', async () => {
      const rolesID = await calls.newContact(files.open, { name: 'Ficus Builders' });
      const source = { key: 'fee.fees.id1', label: 'Closing fee' };
      const lines = [
        { ...plainLine, source },
        { ...plainLine, text: 'Less', amount: -20_00 },
      ];
      const draft = await calls.draft({ customer: { kind: 'contact', rolesID }, terms: 10, note: 'Thank you', lines });
      expect(draft).toMatchObject({
        ...{ number: null, version: 1, state: 'draft', total: 180_00, balance: 0, terms: 10, note: 'Thank you', lines },
        ...{ customerCompanyName: 'Ficus Builders', address: ['456 Somewhere Ave', 'Anytown, TX 12345'] },
        ...{ issued: null, entries: [], updatedBy: 'The officer' },
      });
    });

    it('is saved in parts by who saw it as it is, and told to whom it came too late', async () => {
      const draft = await calls.draft();
      const saved = await told(calls.save(draft, { note: 'Net of the credit' }));
      expect(saved).toMatchObject({ version: 2, note: 'Net of the credit', terms: 30, lines: [plainLine] });
      expect(saved.customer).toEqual(draft.customer);
      const emptied = await told(calls.save(saved, { customer: null, lines: [] }));
      expect(emptied).toMatchObject({ customer: null, customerCompanyName: '', lines: [], total: 0 });
      const late = await calls.save(draft, { terms: 5 });
      expect(late.body).toMatchObject({ errorCode: 'VERSION_CONFLICT', result: { conflict: { version: 3 } } });
    });

    it('is discarded, and then is not there', async () => {
      const draft = await calls.draft();
      expect((await calls.discard(draft)).body).toMatchObject({ isSuccessful: true, result: null });
      expect((await calls.discard(draft)).body.errorCode).toBe('NOT_FOUND');
    });

    it('is to a contact of its file, or to a company that is in use', async () => {
      const elsewhere = await calls.newContact(files.locked);
      const to = (customer: Invoice['customer']) => refusedAt(calls.create(files.open, { customer }));
      expect(await to({ kind: 'contact', rolesID: elsewhere })).toEqual(['VALIDATION_FAILED', 'customer']);
      expect(await to({ kind: 'company', companyID: company.inactive })).toEqual(['VALIDATION_FAILED', 'customer']);
      expect(await to({ kind: 'company', companyID: 4711 })).toEqual(['VALIDATION_FAILED', 'customer']);
      const bank = await calls.draft({ customer: { kind: 'company', companyID: company.bank } });
      expect(bank).toMatchObject({ customerCompanyName: 'Ficus Bank', address: ['Somecity'] });
      expect(await refusedAt(calls.save(bank, { customer: { kind: 'contact', rolesID: elsewhere } }))).toEqual([
        ...['VALIDATION_FAILED', 'changes.customer'],
      ]);
    });

    it('has no customer once its contact is gone', async () => {
      const draft = await calls.draft();
      if (draft.customer?.kind !== 'contact') throw new Error('no contact');
      const { rolesID } = draft.customer;
      await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx.deleteFrom('order_parties').where('roles_id', '=', rolesID).execute(),
      );
      expect(await calls.one(draft)).toMatchObject({ customer: null, customerCompanyName: '' });
      expect(await refusedAt(calls.issue(draft))).toEqual(['VALIDATION_FAILED', 'customer']);
    });
  });

  describe('an issued invoice', () => {
    it('has the next number, its due date, and its customer and rate as they were', async () => {
      await taxIs('8.25');
      const lines = [plainLine, { ...plainLine, amount: 100_00, isTaxable: true }];
      const first = await calls.issued({ lines });
      const second = await calls.issued();
      expect(Number(second.number?.slice(2))).toBe(Number(first.number?.slice(2)) + 1);
      expect(first).toMatchObject({
        ...{
          number: expect.stringMatching(/^I-\d{6}$/),
          taxRate: '8.25',
          total: 308_25,
          balance: 308_25,
          state: 'open',
        },
        issued: { on: invoiceDay, due: '2026-04-01', by: 'The officer' },
      });
      await taxIs('9');
      await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx
          .updateTable('order_parties')
          .set({ name: 'Renamed', city: 'Elsewhere' })
          .where('roles_id', '>', 70_000)
          .execute(),
      );
      const { customerCompanyName, address, taxRate, total } = await calls.one(first);
      expect({ customerCompanyName, address, taxRate, total }).toEqual({
        ...{ customerCompanyName: first.customerCompanyName, address: first.address, taxRate: '8.25', total: 308_25 },
      });
      await taxIs(null);
    });

    it('needs a rate for what is taxable, something to claim, a day that was, and who saw what it comes to', async () => {
      const taxable = await calls.draft({ lines: [{ ...plainLine, isTaxable: true }] });
      const empty = await calls.draft({ lines: [] });
      const nobody = await told(calls.create(files.open));
      const draft = await calls.draft();
      const refused = async (of: Invoice, more: object = {}) => refusedAt(calls.issue(of, { total: 200_00, ...more }));
      expect(await refused(taxable)).toEqual(['VALIDATION_FAILED', 'lines']);
      expect(await refused(empty)).toEqual(['VALIDATION_FAILED', 'lines']);
      expect(await refused(nobody)).toEqual(['VALIDATION_FAILED', 'customer']);
      expect(await refused(draft, { date: '2099-01-01' })).toEqual(['VALIDATION_FAILED', 'date']);
      expect(await refused(draft, { total: 199_99 })).toEqual(['CARRIED_ON', 'total']);
      expect(await refused(draft, { version: 2 })).toEqual(['VERSION_CONFLICT']);
      expect(await calls.one(draft)).toMatchObject({ state: 'draft', number: null });
    });

    it('does not change, is not removed, and is issued once', async () => {
      const invoice = await calls.issued();
      for (const answer of [calls.save(invoice, { terms: 1 }), calls.discard(invoice), calls.issue(invoice)])
        expect((await answer).body).toMatchObject({
          ...{ errorCode: 'DECIDED_ALREADY' },
          errorMessage: `It was issued as ${invoice.number} by The officer, and does not change.`,
        });
      expect(await calls.one(invoice)).toEqual(invoice);
    });

    it('of which a draft is, nothing is noted', async () => {
      const draft = await calls.draft();
      for (const answer of [calls.pay(draft), calls.credit(draft), calls.sent(draft), calls.end(draft)])
        expect((await answer).body.errorMessage).toBe('It is a draft: issue it first.');
    });

    it('is paid, credited and sent; what was noted by mistake is taken back with its reason, once', async () => {
      const invoice = await calls.issued();
      const before = await api.postedCount();
      await told(calls.sent(invoice));
      const paid = await told(calls.pay(invoice, { amount: 150_00 }));
      expect(paid).toMatchObject({ state: 'partly paid', balance: 50_00 });
      expect(await refusedAt(calls.pay(invoice, { amount: 50_01 }))).toEqual(['VALIDATION_FAILED', 'amount']);
      expect(await refusedAt(calls.credit(invoice, { amount: 50_01 }))).toEqual(['VALIDATION_FAILED', 'amount']);
      expect(await refusedAt(calls.pay(invoice, { date: '2099-01-01' }))).toEqual(['VALIDATION_FAILED', 'date']);
      const whole = await told(calls.credit(invoice, { amount: 50_00 }));
      expect(whole).toMatchObject({ state: 'paid', balance: 0 });
      expect(whole.entries).toMatchObject([
        { kind: 'sent', to: 'ann@example.com', how: 'E-mail', date: invoiceDay, by: 'The officer', takenBack: null },
        { kind: 'payment', amount: 150_00, means: 'Check', reference: '1001', batch: null },
        { kind: 'credit memo', amount: 50_00, reason: 'Quoted less' },
      ]);
      const [sentEntry, payment] = whole.entries.map(({ invoiceEntryID }) => invoiceEntryID);
      expect(await refusedAt(calls.takeBack(invoice, sentEntry ?? 0))).toEqual(['VALIDATION_FAILED', 'reason']);
      expect((await calls.takeBack(invoice, 4711)).body.errorCode).toBe('NOT_FOUND');
      const back = await told(calls.takeBack(invoice, payment ?? 0));
      expect(back).toMatchObject({ state: 'open', balance: 150_00 });
      expect(back.entries[1]?.takenBack).toMatchObject({ by: 'The officer', reason: 'Of another invoice' });
      expect((await calls.takeBack(invoice, payment ?? 0)).body.errorCode).toBe('TAKEN_BACK_ALREADY');
      expect(await api.postedCount()).toBe(before);
    });

    it('is voided where nothing counts as paid, and keeps its number', async () => {
      const invoice = await calls.issued();
      const paid = await told(calls.pay(invoice));
      expect(await refusedAt(calls.end(invoice))).toEqual(['CARRIED_ON', 'reason']);
      await told(calls.takeBack(invoice, paid.entries[0]?.invoiceEntryID ?? 0));
      expect(await told(calls.end(invoice))).toMatchObject({
        ...{ state: 'void', number: invoice.number, balance: 0, voided: { by: 'The officer', reason: 'Billed twice' } },
      });
      for (const answer of [calls.pay(invoice), calls.end(invoice), calls.sent(invoice)])
        expect((await answer).body.errorMessage).toBe(`The officer has voided ${invoice.number}: Billed twice`);
    });
  });
});
