import type { Invoice } from '@closewright/contract/invoices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { invoiceCalls, invoiceDay, letInvoice, plainLine } from './invoices-world.ts';
import { files } from './world.ts';

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = invoiceCalls(
    () => api,
    () => test.database,
  );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letInvoice(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('works', async () => {
    const draft = await calls.draft();
    expect(draft).toMatchObject({ state: 'draft', total: 200_00, number: null });
    const invoice = await calls.told<Invoice>(calls.issue(draft));
    expect(invoice).toMatchObject({ state: 'open', number: 'I-000001', balance: 200_00 });
  });
});
