import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { refusalOf, remittancesByHand } from './remittances-by-hand.ts';
import { letRemit, remitCalls } from './remittances-world.ts';

/** What the database holds of the payments that remittances name, whatever program asks it: each rule by its own words. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = remitCalls(
    () => api,
    () => test.database,
  );
  const { asOwner, change, redated, sent } = remittancesByHand(() => test, calls);

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letRemit(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const paid = sql`state = 'paid'`;

  it.each<[what: string, rule: string, (given: Awaited<ReturnType<typeof sent>>) => Promise<unknown>]>([
    [
      'of another amount than the ledger paid',
      'a payment is named as what the ledger paid out of its file',
      async ({ pay, names, one }) => names({ ...(await pay(one, 280_19)), amount: 280_20 }),
    ],
    [
      'that is money that came in',
      'a remittance is paid by checks, wires and ACH entries',
      async ({ names, one, bank }) => {
        const { rows } = await asOwner(
          "select stripe, number from ledger_transactions where bank_account_id = $1 and kind = 'receipt' limit 1",
          bank,
        );
        const receipt = { stripe: Number(Object(rows[0]).stripe), number: Number(Object(rows[0]).number) };
        return names({ ...receipt, file: one, amount: 5_000_00 });
      },
    ],
    [
      'that was voided',
      'a payment that is named stands, and one that came back does not',
      async ({ pay, names, voided, one }) => names(await voided(await pay(one, 280_20))),
    ],
    [
      'that is said to have come back and stands',
      'a payment that is named stands, and one that came back does not',
      async ({ pay, names, one }) => {
        const payment = await pay(one, 280_20);
        await names(payment);
        return names(payment, true);
      },
    ],
    [
      'that came back and was never named',
      'what came back was named before',
      async ({ pay, names, voided, one }) => names(await voided(await pay(one, 280_20)), true),
    ],
    [
      'out of a file that it is not of',
      'a remittance is paid by payments of its files',
      async ({ pay, names, stranger }) => names(await pay(stranger, 280_20)),
    ],
    [
      'before it was sent',
      'a remittance takes policies as a draft, and payments once it was sent',
      async ({ pay, names, one }) => {
        const { draft } = await redated();
        return names(await pay(one, 280_20), false, draft);
      },
    ],
    [
      'of nothing, though something is due',
      'a remittance is paid where its payments are what it comes to, file by file',
      ({ remittance }) => change(remittance, paid),
    ],
    [
      'of a cent less',
      'a remittance is paid where its payments are what it comes to, file by file',
      async ({ remittance, pay, names, one, two }) => {
        await names(await pay(one, 280_20));
        await names(await pay(two, 280_19));
        return change(remittance, paid);
      },
    ],
    [
      'of all of it, a cent of one file for another',
      'a remittance is paid where its payments are what it comes to, file by file',
      async ({ remittance, pay, names, one, two }) => {
        await names(await pay(one, 280_21));
        await names(await pay(two, 280_19));
        return change(remittance, paid);
      },
    ],
    [
      'that is changed',
      'what was remitted does not change',
      async ({ remittance, pay, names, one }) => {
        await names(await pay(one, 280_20));
        return asOwner('delete from remittance_payments where remittance_id = $1', remittance.remittanceID);
      },
    ],
  ])('no remittance is paid by a payment %s', async (_what, rule, tried) => {
    expect(await refusalOf(tried(await sent()))).toBe(rule);
  });

  it('what is to the cent is paid, and a payment is named once', async () => {
    const { remittance, pay, names, one, two } = await sent();
    const payment = await pay(one, 280_20);
    await names(payment);
    expect(await refusalOf(names(payment))).toContain('23505');
    await names(await pay(two, 280_20));
    expect(await refusalOf(change(remittance, paid))).toBe('accepted');
    expect(await refusalOf(change(remittance, sql`state = 'acknowledged', acknowledged_on = sent_on - 1`))).toBe(
      'a remittance is sent once it was approved, and acknowledged once it was sent',
    );
    expect(await refusalOf(change(remittance, sql`state = 'acknowledged', acknowledged_on = sent_on`))).toBe(
      'accepted',
    );
  });
});
