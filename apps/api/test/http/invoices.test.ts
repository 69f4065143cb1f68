import type { Invoice } from '@closewright/contract/invoices';
import { CustomFieldType } from '@closewright/domain/custom-fields';
import { RoleType } from '@closewright/domain/parties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makePayable } from './check-writing-world.ts';
import { customDataUser, makeCustomDataOfUsers } from './custom-data-user.ts';
import { company, newSent, tabs } from './custom-data-world.ts';
import { invoiceCalls, invoiceDay, letInvoice, plainLine } from './invoices-world.ts';
import { files } from './world.ts';

/** A file of region 1 with a statement, which pays a courier. */
const payable = 4200;

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = invoiceCalls(
    () => api,
    () => test.database,
  );
  const { told } = calls;
  const field = async (answer: Promise<Answer>) => {
    const { body } = await answer;
    return [body.errorCode, ...Object.keys(body.result?.modelState ?? {})];
  };
  const taxIs = (rate: string | null) =>
    test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('branches').set({ invoice_tax_rate: rate }).where('branch_id', '=', 1).execute(),
    );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomDataOfUsers(test);
    await letInvoice(test.database);
    await makePayable(test.database, 'alpha', payable);
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
      const to = (customer: object) => field(calls.create(files.open, { customer: customer as never }));
      expect(await to({ kind: 'contact', rolesID: elsewhere })).toEqual(['VALIDATION_FAILED', 'customer']);
      expect(await to({ kind: 'company', companyID: company.inactive })).toEqual(['VALIDATION_FAILED', 'customer']);
      expect(await to({ kind: 'company', companyID: 4711 })).toEqual(['VALIDATION_FAILED', 'customer']);
      const bank = await calls.draft({ customer: { kind: 'company', companyID: company.bank } });
      expect(bank).toMatchObject({ customerCompanyName: 'Ficus Bank', address: ['Somecity'] });
      expect(await field(calls.save(bank, { customer: { kind: 'contact', rolesID: elsewhere } }))).toEqual([
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
      expect(await field(calls.issue(draft))).toEqual(['VALIDATION_FAILED', 'customer']);
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
      const refused = async (of: Invoice, more: object = {}) => field(calls.issue(of, { total: 200_00, ...more }));
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
      expect(await field(calls.pay(invoice, { amount: 50_01 }))).toEqual(['VALIDATION_FAILED', 'amount']);
      expect(await field(calls.credit(invoice, { amount: 50_01 }))).toEqual(['VALIDATION_FAILED', 'amount']);
      expect(await field(calls.pay(invoice, { date: '2099-01-01' }))).toEqual(['VALIDATION_FAILED', 'date']);
      const whole = await told(calls.credit(invoice, { amount: 50_00 }));
      expect(whole).toMatchObject({ state: 'paid', balance: 0 });
      expect(whole.entries).toMatchObject([
        { kind: 'sent', to: 'ann@example.com', how: 'E-mail', date: invoiceDay, by: 'The officer', takenBack: null },
        { kind: 'payment', amount: 150_00, means: 'Check', reference: '1001', batch: null },
        { kind: 'credit memo', amount: 50_00, reason: 'Quoted less' },
      ]);
      const [sentEntry, payment] = whole.entries.map(({ invoiceEntryID }) => invoiceEntryID);
      expect(await field(calls.takeBack(invoice, sentEntry ?? 0))).toEqual(['VALIDATION_FAILED', 'reason']);
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
      expect(await field(calls.end(invoice))).toEqual(['CARRIED_ON', 'reason']);
      await told(calls.takeBack(invoice, paid.entries[0]?.invoiceEntryID ?? 0));
      expect(await told(calls.end(invoice))).toMatchObject({
        ...{ state: 'void', number: invoice.number, balance: 0, voided: { by: 'The officer', reason: 'Billed twice' } },
      });
      for (const answer of [calls.pay(invoice), calls.end(invoice), calls.sent(invoice)])
        expect((await answer).body.errorMessage).toBe(`The officer has voided ${invoice.number}: Billed twice`);
    });
  });

  describe('paid from closing', () => {
    it('counts while its payment stands, and no payment pays more than it is', async () => {
      const [first, second] = [await calls.issued(), await calls.issued()];
      const payment = await calls.check(files.open, 300_00);
      const closed = await told(calls.close(first, payment, 200_00));
      expect(closed).toMatchObject({ state: 'paid', balance: 0 });
      expect(closed.entries).toMatchObject([
        {
          kind: 'closing',
          amount: 200_00,
          date: invoiceDay,
          payment: { ...payment, amount: 300_00, state: 'outstanding' },
        },
      ]);
      expect(await field(calls.close(second, payment, 100_01))).toEqual(['NOT_ENOUGH_MONEY', 'amount']);
      expect(await told(calls.close(second, payment, 100_00))).toMatchObject({ state: 'partly paid', balance: 100_00 });
      const offered = async () =>
        (await calls.list()).closings?.find((each) => each.payment.bankAccountID === payment.bankAccountID);
      expect(await offered()).toMatchObject({ left: 0, payment: { state: 'outstanding' } });
      await calls.voidCheck(files.open, 300_00, payment);
      expect(await calls.one(first)).toMatchObject({
        ...{ state: 'open', balance: 200_00, entries: [{ amount: 200_00, payment: { state: 'voided' } }] },
      });
      expect(await offered()).toBeUndefined();
      expect(await field(calls.close(first, payment, 1))).toEqual(['CARRIED_ON', 'number']);
      // A claim of which nothing counts any more may be given up.
      expect(await told(calls.end(second))).toMatchObject({ state: 'void' });
    });

    it('is a payment of its own file to the office', async () => {
      const invoice = await calls.issued();
      const [other, courier] = [
        await calls.check(payable, 300_00),
        await calls.check(files.open, 300_00, { payee: 'Alpha Courier' }),
      ];
      expect(await field(calls.close(invoice, other, 1_00))).toEqual(['CARRIED_ON', 'number']);
      expect(await field(calls.close(invoice, courier, 1_00))).toEqual(['VALIDATION_FAILED', 'number']);
      const agent = await calls.check(files.open, 300_00, { payee: 'The agent', party: 'agent' });
      expect(await told(calls.close(invoice, agent, 1_00))).toMatchObject({ balance: 199_00 });
    });

    it('is told to whom check writing is', async () => {
      const { closings } = await calls.list(files.open, { as: 'reader' });
      expect(closings).toBeNull();
      const invoice = await calls.issued();
      const payment = await calls.check(files.open, 300_00);
      expect((await calls.close(invoice, payment, 1_00, { as: 'trusted' })).body.errorCode).toBe('FORBIDDEN');
    });
  });

  describe('the list of a file', () => {
    it('has drafts first and then the newest, its contacts, and the rate of its branch', async () => {
      await taxIs('6.5');
      const ordersID = files.settlementLocked;
      const drafted = await calls.draft({ ordersID });
      const [older, newer] = [await calls.issued({ ordersID }), await calls.issued({ ordersID })];
      const list = await calls.list(ordersID);
      expect(list.invoices.map(({ invoiceID }) => invoiceID)).toEqual(
        [drafted, newer, older].map(({ invoiceID }) => invoiceID),
      );
      expect(list.branch.taxRate).toBe('6.5');
      expect(list.customers.map(({ name }) => name)).toContain(older.customerCompanyName);
      await taxIs(null);
    });

    it('is of those who may know of the file, and written as the file is', async () => {
      expect(
        (await calls.send('GET', `/api/orders/${files.open}/invoices`, undefined, { as: 'elsewhere' })).body.errorCode,
      ).toBe('NOT_FOUND');
      expect(
        (await calls.send('GET', `/api/orders/${files.open}/invoices`, undefined, { as: 'outsider' })).body.errorCode,
      ).toBe('FORBIDDEN');
      const draft = await calls.draft();
      const path = `/api/orders/${files.locked}/invoices/${draft.invoiceID}`;
      expect((await calls.send('GET', `${path}/document`)).body.errorCode).toBe('NOT_FOUND');
      expect((await calls.create(files.locked)).body.errorCode).toBe('FILE_LOCKED');
      for (const as of ['reader', 'closer'] as const)
        expect((await calls.issue(draft, {}, { as })).body.errorCode, as).toBe('FORBIDDEN');
      expect((await calls.issue(draft, {}, { as: 'viewOnly' })).body.errorCode).toBe('APP_READ_ONLY');
    });

    it('names the rows of the statement that pay the office, with the invoices that have them', async () => {
      const sources = async (sent?: object) =>
        (
          await told<{ sources: { key: string; on: string[] }[] | null }>(
            calls.send('GET', `/api/orders/${payable}/invoice-sources`, undefined, sent),
          )
        ).sources;
      expect(await sources()).toEqual([]);
      // The courier of the statement settles the file.
      await calls.newContact(payable, { name: 'Alpha Courier', role_type_id: RoleType.SettlementAgent });
      const [row] = (await sources()) ?? [];
      expect(row).toMatchObject({ kind: 'statement', isOutside: false, on: [] });
      const source = { key: row?.key ?? '', label: 'Courier' };
      const draft = await calls.draft({ ordersID: payable, lines: [{ ...plainLine, source }] });
      expect((await sources())?.[0]?.on).toEqual(['Draft']);
      const invoice = await told(calls.issue(draft));
      expect((await sources())?.[0]?.on).toEqual([invoice.number]);
      await told(calls.end(invoice));
      expect((await sources())?.[0]?.on).toEqual([]);
      expect(await sources({ as: 'reader' })).toBeNull();
    });
  });

  describe('its paper', () => {
    const textOf = async (invoice: Invoice) => {
      const { url, fileName } = await told<{ url: string; fileName: string }>(
        calls.send('GET', `${calls.on(invoice)}/document`),
      );
      const { bytes } = await api.send('GET', url, { as: null });
      const { pages } = await readPdf(bytes);
      return { fileName, text: pages.map((page) => page.text.replaceAll(/\s+/g, ' ')).join(' ') };
    };

    it('says what it claims, of whom, until when, and what is left', async () => {
      const invoice = await calls.issued({ note: 'Thank you' });
      await told(calls.pay(invoice, { amount: 50_00 }));
      const { fileName, text } = await textOf(invoice);
      expect(fileName).toBe(`${invoice.number}.pdf`);
      for (const words of [
        `Invoice ${invoice.number}`,
        invoice.customerCompanyName,
        'Anytown, TX 12345',
        '04/01/2026',
        'Closing fee',
        '200.00',
        'Thank you',
        '150.00',
      ])
        expect(text, words).toContain(words);
    });
  });

  describe('a custom value', () => {
    it('belongs to an invoice of its file, also to one that is issued, and goes with its draft', async () => {
      const user = customDataUser(api);
      const tab = { referenceTable: 7, customDataTabID: tabs.orderedFirst };
      const asked = async (draft: Invoice) => ({ ...tab, referenceTablePKValue: draft.invoiceID });
      const draft = await calls.draft();
      const invoice = await calls.issued();
      for (const of of [draft, invoice])
        expect((await user.save([], await asked(of))).body.errorMessage, of.number ?? 'draft').toBeNull();
      const definition = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx
          .insertInto('custom_data_definitions')
          .values({
            ...{ tenant_id: 'alpha', custom_data_definition_id: 901, custom_data_tab_id: tabs.orderedFirst },
            ...{ label: 'Cost centre', custom_data_type: CustomFieldType.Text, position_ordinal: 1, max_length: 20 },
          })
          .returning('custom_data_definition_id as id')
          .executeTakeFirstOrThrow(),
      );
      const text = { ...newSent('notes', 'Text', { stringValue: 'C-12' }), customDataDefinitionID: definition.id };
      for (const of of [draft, invoice])
        expect((await user.save([text], await asked(of))).body).toMatchObject({
          result: { customData: [{ stringValue: 'C-12' }] },
        });
      const elsewhere = { ...(await asked(invoice)), ordersID: files.settlementLocked };
      expect((await user.save([text], elsewhere)).body.errorCode).toBe('NOT_FOUND');
      expect((await calls.discard(draft)).body.errorMessage).toBeNull();
      expect((await user.read(await asked(draft))).body.errorCode).toBe('NOT_FOUND');
      expect((await user.read(await asked(invoice))).body.result.customData).toMatchObject([{ stringValue: 'C-12' }]);
    });
  });

  it('the database holds what does not change, whatever program asks it', async () => {
    const invoice = await calls.issued();
    const paid = await told(calls.pay(invoice));
    const entry = paid.entries[0]?.invoiceEntryID ?? 0;
    const run = (statement: string) =>
      test.database.inTenant(systemActor('alpha', 'test'), (tx) => sql.raw(statement).execute(tx));
    const of = `where invoice_id = ${invoice.invoiceID}`;
    for (const statement of [
      `update invoices set terms = 31, due_on = due_on + 1 ${of}`,
      `update invoices set total_cents = 1 ${of}`,
      `update invoices set void_reason = 'x' ${of}`,
      `delete from invoices ${of}`,
      `delete from invoice_lines ${of}`,
      `insert into invoice_lines values ('alpha', ${invoice.invoiceID}, 2, 'x', 1, false, null, null)`,
      `update invoice_lines set amount_cents = 1 ${of}`,
      `delete from invoice_entries ${of}`,
      `update invoice_entries set amount_cents = 1 ${of}`,
      `insert into invoice_entries (tenant_id, invoice_entry_id, invoice_id, kind, noted_on, amount_cents, means)
        values ('alpha', 99999, ${invoice.invoiceID}, 'payment', '2026-03-02', 15001, 'Cash')`,
      `truncate invoice_entries`,
    ])
      await expect(run(statement), statement).rejects.toMatchObject({ code: '42501' });
    const draft = await calls.draft();
    const issue = (more: string) =>
      run(`update invoices set number = 99999, issued_on = '2026-03-02', due_on = '2026-04-01', customer_key = 'name x', customer_name = 'x',
        customer_address = '', issued_by = 'x', issued_at = now(), tax_cents = 0, total_cents = 20000, ${more} where invoice_id = ${draft.invoiceID}`);
    for (const more of ['note = null, total_cents = 19999', 'tax_cents = 1, total_cents = 20001'])
      await expect(issue(`${more}`.replace('note = null, ', '')), more).rejects.toThrow();
    expect((await calls.one(invoice)).entries.map(({ invoiceEntryID }) => invoiceEntryID)).toEqual([entry]);
  });
});
