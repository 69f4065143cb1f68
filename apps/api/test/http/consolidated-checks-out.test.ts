import type { ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import { pinHeader } from '@closewright/contract/kit';
import { readNacha } from '@closewright/domain/ach';
import { readPain001 } from '@closewright/domain/wires';
import { describe, expect, it } from 'vitest';
import { nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { setControl } from '../harness/set-control.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import type { Answer, Sent } from './api-under-test.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { consolidatedCalls, partOf } from './consolidated-world.ts';
import { letSendWires, wireCalls } from './wires-out-world.ts';

const pin = '48291';
const withPin: Sent = { headers: { [pinHeader]: pin } };
const part = 50_00;

serverDatabase((make) => {
  let test: TestDatabase;
  const world = useMoneyWorld(async () => {
    test = await make();
    return test;
  });
  const { api, database, inAlpha, newFile } = world;
  const calls = consolidatedCalls(api);
  const wires = wireCalls(api, database);
  /** Files with money in a bank account, whose courier is called so. */
  const withMoney = async (bankAccountID = 1, payee_name = 'Alpha Courier'): Promise<MoneyFile[]> => {
    const files = [await newFile(), await newFile()];
    for (const file of files) {
      await file.told(file.receipt({ bankAccountID, instrument: 'Wire', amount: 180_050_00, payer: 'Ficus Bank' }));
      await inAlpha((tx) =>
        tx
          .updateTable('fees')
          .set({ payee_name })
          .where('tenant_id', '=', 'alpha')
          .where('orders_id', '=', file.ordersID)
          .execute(),
      );
    }
    return files;
  };
  const parts = (files: readonly MoneyFile[]) => files.map((file) => partOf(file));
  const said = async (answer: Promise<Answer>) => {
    const { body } = await answer;
    return [body.errorCode, body.result.modelState ?? null];
  };
  const setFlag = (isOn: boolean) => setControl(database(), 'checkWritingPIN', isOn);

  describe('a payment for several files', () => {
    it('is made and printed with the PIN alone, where the company asks for one', async () => {
      // Known to the api by the time that the files have their money.
      await setFlag(true);
      const files = await withMoney();
      const pay = (sent?: Sent) => calls.pay(parts(files), { firstCheckNumber: world.checkNumber() }, sent);
      try {
        expect(await said(pay())).toEqual(['CHECK_PIN_NOT_SET', null]);
        await api().send('PUT', '/api/user-settings/check-writing-pin', { body: { old: null, pin } });
        const enter = ['VALIDATION_FAILED', { checkWritingPIN: ['Enter your PIN'] }];
        expect(await said(pay())).toEqual(enter);
        expect(await said(pay({ headers: { [pinHeader]: '73920' } }))).toEqual([
          'VALIDATION_FAILED',
          { checkWritingPIN: [expect.stringContaining('not your PIN')] },
        ]);
        for (const file of files)
          expect((await file.states()).filter((state) => state.startsWith(String(world.checkNumber())))).toEqual([]);
        const payment = await calls.told<ConsolidatedDetail>(pay(withPin));
        expect(await said(calls.print(payment))).toEqual(enter);
        await calls.told(calls.print(payment, {}, withPin));
        // What takes back asks for none.
        await calls.told(calls.spoil(payment));
        await calls.told(calls.takeBack(payment));
      } finally {
        await setFlag(false);
      }
    });

    it('is one entry of a file of wires, and of a file of ACH payments', async () => {
      await letSendWires(api, database);
      // The accounts of the world have their ids from nowhere.
      await inAlpha((tx) => nextIDs(tx, 'bank_account_id', 20));
      const setting = {
        ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
        ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
      };
      const textOf = async (url: string) => (await api().send('GET', url, { as: null })).text;
      const sent = async (payee: string, method: 'wire out' | 'ACH out', terms?: object) => {
        const bankAccountID = await wires.newAccount({ ach: setting });
        const files = await withMoney(bankAccountID, payee);
        const payment = await calls.paid(
          files.map((file) => partOf(file, { party: `name ${payee.toLowerCase()}` })),
          { bankAccountID, method, payee },
        );
        const to = await wires.goodPayee(payee, terms);
        await wires.told(wires.name(payment, to));
        await wires.told(wires.release(payment, to, { amount: 2 * part }));
        const { file, download } = await wires.made(
          bankAccountID,
          method === 'ACH out' ? { format: 'NACHA' } : undefined,
        );
        expect(file).toMatchObject({ count: 1, amount: 2 * part });
        return textOf(download.url);
      };
      const wired = readPain001(await sent('Maple Street Savings', 'wire out'));
      expect(JSON.stringify(wired).match(/Maple Street Savings/g)).toHaveLength(1);
      expect(JSON.stringify(wired)).toContain(String(2 * part));
      const read = readNacha(await sent('Elm Street Brokers', 'ACH out', { accountType: 'Checking', secCode: 'CCD' }));
      expect('file' in read && read.file.batches.flatMap(({ entries }) => entries)).toEqual([
        expect.objectContaining({ amount: 2 * part, isCredit: true }),
      ]);
    });

    it.each([
      ['another payee', "update payment_parts set party = 'name somebody else'"],
      ['other lines', `update payment_parts set lines = jsonb_set(lines, '{0,key}', '"fee.fees.id1"')`],
      ['another amount', 'update payment_parts set amount_cents = amount_cents + 1'],
      ['a part that is gone', 'delete from payment_parts'],
    ])('is named by the proof of the ledger with %s of a file', async (_what, change) => {
      const files = await withMoney();
      const payment = await calls.paid(parts(files), { firstCheckNumber: world.checkNumber() });
      const { bankAccountID, stripe, number } = payment;
      const where = `where tenant_id = 'alpha' and bank_account_id = ${bankAccountID} and stripe = ${stripe} and number = ${number}`;
      const beside = (statements: string) =>
        test.asSuperuser((client) =>
          client.query(`begin; set local session_replication_role = replica; ${statements}; commit`),
        );
      const faults = () => faultsIn(database(), systemActor('alpha', 'test'));
      expect(await faults()).toEqual([]);
      await beside(`create table kept_parts as select * from payment_parts ${where}`);
      await beside(`${change} ${where} and orders_id = ${files[0]?.ordersID}`);
      // Whoever changes rows beside the product may change what makes their hash, too.
      const [made] = await test.asSuperuser(async (client) => {
        const { rows } = await client.query(
          "select pg_get_functiondef('payment_parts_digest(jsonb)'::regprocedure) as as_it_was",
        );
        await client.query(`create or replace function payment_parts_digest(parts jsonb) returns text language sql immutable as $$
          select facts #>> '{together,digest}' from ledger_transactions ${where} $$`);
        return rows;
      });
      expect(await faults()).toEqual([
        `bank account ${bankAccountID}, ${stripe}-${number}: what its files pay is not what was posted`,
      ]);
      await beside(
        `${made.as_it_was}; delete from payment_parts ${where}; insert into payment_parts table kept_parts; drop table kept_parts`,
      );
      expect(await faults()).toEqual([]);
    });
  });
});
