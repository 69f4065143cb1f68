import type { Invoice, InvoiceCustomerRow, OpenInvoices } from '@closewright/contract/invoices';
import { customerKey } from '@closewright/domain/invoices';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { company, makeCustomData } from './custom-data-world.ts';
import { invoiceCalls, invoiceDay, letInvoice, plainLine, refusedAt } from './invoices-world.ts';
import { fileNumber, files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = invoiceCalls(
    () => api,
    () => test.database,
  );
  const { told, one } = calls;
  let customers = 0;
  /** A customer of its own with so many open invoices of 200.00. */
  const world = async (count = 2, { ordersID = files.open as number, as = 'officer' as Sent['as'] } = {}) => {
    customers += 1;
    const name = `Builder ${customers}`;
    const invoices: Invoice[] = [];
    for (let at = 0; at < count; at += 1) {
      const customer = { kind: 'contact', rolesID: await calls.newContact(ordersID, { name }) } as const;
      const body = { customer, terms: 30, note: null, lines: [plainLine] };
      const draft = await told(calls.create(ordersID, body, { as }));
      invoices.push(await told(calls.issue(draft, {}, { as })));
    }
    return { name, key: customerKey({ companyID: null, name }), invoices };
  };
  const openOf = (key: string, sent?: Sent) =>
    told<OpenInvoices>(
      calls.send('GET', `/api/invoice-batch-payments/open?customerKey=${encodeURIComponent(key)}`, undefined, sent),
    );
  const customersOf = (text: string, sent?: Sent) =>
    told<InvoiceCustomerRow[]>(
      calls.send('GET', `/api/invoice-batch-payments/customers?text=${encodeURIComponent(text)}`, undefined, sent),
    );
  const balances = (of: readonly Invoice[]) => Promise.all(of.map(async (each) => (await one(each)).balance));

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomData(test.database, 'alpha');
    await letInvoice(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('a remittance pays several invoices, of several files, and says so of each', async () => {
    const { key, name, invoices } = await world(1);
    const customer = { kind: 'contact', rolesID: await calls.newContact(files.settlementLocked, { name }) } as const;
    const other = await calls.issued({ ordersID: files.settlementLocked, customer });
    const [first] = invoices;
    if (!first) throw new Error('no invoice');
    const before = await api.postedCount();
    const batch = await calls.batched(key, [first, other]);
    expect(batch).toMatchObject({
      ...{
        number: expect.stringMatching(/^B-\d{6}$/),
        customerCompanyName: name,
        amount: 400_00,
        over: 0,
        by: 'The officer',
      },
      allocations: [
        { number: first.number, fileNumber: fileNumber(files.open), amount: 200_00, writtenOff: 0, reason: null },
        { number: other.number, fileNumber: fileNumber(files.settlementLocked), amount: 200_00 },
      ],
    });
    expect(await one(first)).toMatchObject({
      ...{ state: 'paid', balance: 0 },
      entries: [{ kind: 'payment', amount: 200_00, reference: '7788', batch: { number: batch.number } }],
    });
    expect(await openOf(key)).toMatchObject({ credit: 0, invoices: [] });
    expect(await api.postedCount()).toBe(before);
    expect(await refusedAt(calls.takeBack(first, (await one(first)).entries[0]?.invoiceEntryID ?? 0))).toEqual([
      ...['VALIDATION_FAILED', 'reason'],
    ]);
  });

  it('what is over is credit, which a later batch uses and an earlier one then keeps', async () => {
    const { key, name, invoices } = await world(2);
    const [first, second] = invoices;
    if (!first || !second) throw new Error('no invoices');
    expect(await refusedAt(calls.batch(key, [first], { amount: 250_00 }))).toEqual(['VALIDATION_FAILED', 'over']);
    const earlier = await calls.batched(key, [first], { amount: 250_00, over: 50_00 });
    expect(await openOf(key)).toMatchObject({ credit: 50_00, invoices: [{ number: second.number, balance: 200_00 }] });
    expect(await customersOf(name)).toEqual([
      { customerKey: key, name, companyID: null, open: 1, balance: 200_00, credit: 50_00 },
    ]);
    expect(await refusedAt(calls.batch(key, [second], { amount: 149_99, creditUsed: 50_01 }))).toEqual([
      ...['VALIDATION_FAILED', 'creditUsed'],
    ]);
    const later = await calls.batched(key, [second], { amount: 150_00, creditUsed: 50_00 });
    expect(await balances(invoices)).toEqual([0, 0]);
    expect(await customersOf(name)).toEqual([]);
    expect(await refusedAt(calls.takeBackBatch(earlier))).toEqual(['CARRIED_ON', 'reason']);
    await told(calls.takeBackBatch(later));
    expect(await customersOf(name)).toMatchObject([{ open: 1, credit: 50_00 }]);
    expect(await told(calls.takeBackBatch(earlier))).toMatchObject({
      takenBack: { by: 'The officer', reason: 'The check came back' },
    });
    expect(await customersOf(name)).toMatchObject([{ open: 2, balance: 400_00, credit: 0 }]);
    expect((await calls.takeBackBatch(earlier)).body.errorCode).toBe('TAKEN_BACK_ALREADY');
    expect(await balances(invoices)).toEqual([200_00, 200_00]);
  });

  it('what is short stays open, or is written off with its reason and comes back with the batch', async () => {
    const { key, invoices } = await world(2);
    const [first = 0, second = 0] = invoices.map(({ invoiceID }) => invoiceID);
    const short = (invoiceID: number, amount: number, writeOff: string | null) => ({
      ...{ invoiceID, amount, balance: 200_00, writeOff },
    });
    const allocations = [short(first, 190_00, 'Small balance'), short(second, 150_00, null)];
    const batch = await calls.batched(key, invoices, { amount: 340_00, allocations });
    expect(batch.allocations).toMatchObject([
      { amount: 190_00, writtenOff: 10_00, reason: 'Small balance' },
      { amount: 150_00, writtenOff: 0, reason: null },
    ]);
    expect(await balances(invoices)).toEqual([0, 50_00]);
    await told(calls.takeBackBatch(batch));
    expect(await balances(invoices)).toEqual([200_00, 200_00]);
  });

  it('what was written off whole is not voided, so that the batch can be taken back', async () => {
    const { key, invoices } = await world(2);
    const [paid, off] = invoices;
    if (!paid || !off) throw new Error('no invoices');
    const to = ({ invoiceID }: Invoice, amount: number, writeOff: string | null) => ({
      ...{ invoiceID, amount, balance: 200_00, writeOff },
    });
    const allocations = [to(paid, 200_00, null), to(off, 0, 'Short')];
    const batch = await calls.batched(key, invoices, { amount: 200_00, allocations });
    expect((await calls.end(off)).body).toMatchObject({
      errorCode: 'CARRIED_ON',
      errorMessage: `It is in batch ${batch.number}: take that back first.`,
    });
    await expect(
      test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx.updateTable('invoices').set({ void_reason: 'x' }).where('invoice_id', '=', off.invoiceID).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await told(calls.takeBackBatch(batch));
    expect(await balances(invoices)).toEqual([200_00, 200_00]);
    expect(await told(calls.end(off))).toMatchObject({ state: 'void' });
  });

  it('is noted whole or not at all, and once by its key', async () => {
    const { key, invoices } = await world(2);
    const [first] = invoices;
    if (!first) throw new Error('no invoice');
    await told(calls.pay(first, { amount: 1_00 }));
    expect(await refusedAt(calls.batch(key, invoices))).toEqual(['CARRIED_ON', 'allocations.0.balance']);
    expect(await balances(invoices)).toEqual([199_00, 200_00]);
    const now = await Promise.all(invoices.map(one));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [once, again] = [
      await calls.batched(key, now, {}, { headers }),
      await calls.batched(key, now, {}, { headers }),
    ];
    expect(again).toEqual(once);
    expect(await balances(invoices)).toEqual([0, 0]);
  });

  describe('is of one customer', () => {
    it.each([
      ['of another one', async () => (await world(1)).invoices, ['VALIDATION_FAILED', 'allocations.0.invoiceID']],
      ['that is no draft', async () => [await calls.draft()], ['VALIDATION_FAILED', 'allocations.0.invoiceID']],
      [
        'that is not void',
        async () => {
          const { invoices } = await world(1);
          for (const each of invoices) await told(calls.end(each));
          return invoices;
        },
        ['VALIDATION_FAILED', 'allocations.0.invoiceID'],
      ],
      [
        'that is there',
        async () => [{ ...(await calls.draft()), invoiceID: 999_999 }],
        ['NOT_FOUND', 'allocations.0.invoiceID'],
      ],
    ])('each invoice not %s', async (_what, invoices, refused) => {
      const { key } = await world(1);
      const of = await invoices();
      expect(
        await refusedAt(
          calls.batch(
            key,
            of.map((each) => ({ ...each, balance: 200_00 })),
          ),
        ),
      ).toEqual(refused);
    });

    it('which is the company where its invoices are to one', async () => {
      const invoice = await calls.issued({ customer: { kind: 'company', companyID: company.bank } });
      expect(await calls.batched(`company ${company.bank}`, [invoice])).toMatchObject({ amount: 200_00 });
    });
  });

  describe('by regions and rights', () => {
    it('nobody is told of invoices, batches or customers of another region', async () => {
      const there = await world(2, { ordersID: files.inRegionTwo, as: 'elsewhere' });
      expect((await openOf(there.key)).invoices).toEqual([]);
      expect(await refusedAt(calls.batch(there.key, there.invoices))).toEqual(['NOT_FOUND', 'allocations.0.invoiceID']);
      const batch = await calls.batched(
        there.key,
        there.invoices.slice(0, 1),
        { amount: 250_00, over: 50_00 },
        { as: 'elsewhere' },
      );
      const listed = async (as: Sent['as']) =>
        (
          await told<{ results: { number: string }[]; totalRecords: number }>(
            calls.send('GET', `/api/invoice-batch-payments?text=${batch.number}`, undefined, { as }),
          )
        ).totalRecords;
      expect([await listed('officer'), await listed('elsewhere')]).toEqual([0, 1]);
      expect((await calls.takeBackBatch(batch)).body.errorCode).toBe('NOT_FOUND');
      expect(await customersOf(there.name)).toEqual([]);
      expect(await customersOf(there.name, { as: 'elsewhere' })).toMatchObject([{ open: 1, credit: 50_00 }]);
    });

    it('it takes the books and the invoices, and is for nobody who only reads', async () => {
      const { key, invoices } = await world(1);
      for (const as of ['trusted', 'closer'] as const)
        expect((await calls.batch(key, invoices, {}, { as })).body.errorCode, as).toBe('FORBIDDEN');
      expect((await calls.batch(key, invoices, {}, { as: 'viewOnly' })).body.errorCode).toBe('APP_READ_ONLY');
      expect((await openOf(key, { as: 'closer' })).invoices).toHaveLength(1);
    });
  });

  it('what is open is what the domain says, however it was paid', async () => {
    const { key, invoices } = await world(4);
    const [paid, credited, closed, voided] = invoices;
    if (!paid || !credited || !closed || !voided) throw new Error('no invoices');
    await told(calls.pay(paid, { amount: 30_00 }));
    await told(calls.credit(credited, { amount: 40_00 }));
    const [kept, lost] = [await calls.check(files.open, 50_00), await calls.check(files.open, 60_00)];
    await told(calls.close(closed, kept, 50_00));
    await told(calls.close(closed, lost, 60_00));
    await calls.voidCheck(files.open, 60_00, lost);
    await told(calls.end(voided));
    const open = (await openOf(key)).invoices;
    expect(open.map(({ balance }) => balance)).toEqual([170_00, 160_00, 150_00]);
    for (const { invoiceID, balance } of open)
      expect((await one({ ...paid, invoiceID })).balance, String(invoiceID)).toBe(balance);
  });

  it('the database takes no batch that is not whole, nor more credit than there is', async () => {
    const { key, invoices } = await world(1);
    const [invoice] = invoices;
    if (!invoice) throw new Error('no invoice');
    const batch = await calls.batched(key, invoices, { amount: 210_00, over: 10_00 });
    const run = (statement: string) =>
      test.database.inTenant(systemActor('alpha', 'test'), (tx) => sql.raw(statement).execute(tx));
    const insert = (amount: number, used: number, over: number) =>
      `insert into invoice_batches (tenant_id, invoice_batch_id, number, customer_key, customer_name, received_on, amount_cents, means,
        credit_used_cents, over_cents) values ('alpha', 88888, 88888, '${key}', 'x', '${invoiceDay}', ${amount}, 'Cash', ${used}, ${over})`;
    const of = `where invoice_batch_id = ${batch.invoiceBatchID}`;
    for (const statement of [
      insert(5_00, 0, 0),
      insert(0, 10_01, 0),
      `update invoice_batches set taken_back_reason = 'x' ${of}`,
      `update invoice_entries set taken_back_reason = 'x' ${of}`,
      `update invoice_batches set over_cents = 0 ${of}`,
      `delete from invoice_batches ${of}`,
    ])
      await expect(run(statement), statement).rejects.toMatchObject({ code: '42501' });
    expect(await openOf(key)).toMatchObject({ invoices: [] });
  });
});
