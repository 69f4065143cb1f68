import type { Invoice } from '@closewright/contract/invoices';
import { CustomFieldType } from '@closewright/domain/custom-fields';
import { RoleType } from '@closewright/domain/parties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makePayable } from './check-writing-world.ts';
import { customDataUser, makeCustomDataOfUsers } from './custom-data-user.ts';
import { newSent, tabs } from './custom-data-world.ts';
import { invoiceCalls, invoiceDay, letInvoice, plainLine, refusedAt } from './invoices-world.ts';
import { files } from './world.ts';

/** A file of region 1 with a statement, which pays a courier. */
const payable = 4200;

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
    await makePayable(test.database, 'alpha', payable);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
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
      expect(await refusedAt(calls.close(second, payment, 100_01))).toEqual(['NOT_ENOUGH_MONEY', 'amount']);
      expect(await told(calls.close(second, payment, 100_00))).toMatchObject({ state: 'partly paid', balance: 100_00 });
      const offered = async () =>
        (await calls.list()).closings?.find((each) => each.payment.bankAccountID === payment.bankAccountID);
      expect(await offered()).toMatchObject({ left: 0, payment: { state: 'outstanding' } });
      await calls.voidCheck(files.open, 300_00, payment);
      expect(await calls.one(first)).toMatchObject({
        ...{ state: 'open', balance: 200_00, entries: [{ amount: 200_00, payment: { state: 'voided' } }] },
      });
      expect(await offered()).toBeUndefined();
      expect(await refusedAt(calls.close(first, payment, 1))).toEqual(['CARRIED_ON', 'number']);
      // A claim of which nothing counts any more may be given up.
      expect(await told(calls.end(second))).toMatchObject({ state: 'void' });
    });

    it('is a payment of its own file to the office', async () => {
      const invoice = await calls.issued();
      const [other, courier] = [
        await calls.check(payable, 300_00),
        await calls.check(files.open, 300_00, { payee: 'Alpha Courier' }),
      ];
      expect(await refusedAt(calls.close(invoice, other, 1_00))).toEqual(['CARRIED_ON', 'number']);
      expect(await refusedAt(calls.close(invoice, courier, 1_00))).toEqual(['VALIDATION_FAILED', 'number']);
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
