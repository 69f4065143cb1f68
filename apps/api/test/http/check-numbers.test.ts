import { postingOf } from '@closewright/domain/ledger';
import { describe, expect, it } from 'vitest';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { useMoneyWorld } from './check-writing-refusals.ts';
import { accounts, day, payTo } from './check-writing-world.ts';

const bankAccountID = accounts.california;

/** The numbers that checks of a bank account have. */
serverDatabase((make) => {
  const { inAlpha, newFile, refused } = useMoneyWorld(make);
  const pool = (first: number | null, last: number | null) =>
    inAlpha((tx) =>
      tx
        .updateTable('bank_accounts')
        .set({ first_check_number: first, last_check_number: last })
        .where('tenant_id', '=', 'alpha')
        .where('bank_account_id', '=', bankAccountID)
        .execute(),
    );
  const funded = async () => {
    const file = await newFile();
    await file.told(file.receipt({ instrument: 'Wire', amount: 180_050_00, payer: 'Ficus Bank', bankAccountID }));
    return file;
  };
  const pay = (file: Awaited<ReturnType<typeof funded>>, firstCheckNumber: number) =>
    file.disburse([payTo(file.ordersID, 'courier')], { bankAccountID, firstCheckNumber });
  const next = async () =>
    (await (await newFile()).read()).accounts.find((each) => each.bankAccountID === bankAccountID)?.nextCheckNumber;

  describe('a pool of check numbers', () => {
    it('gives the number after the highest one of it, and none after its last', async () => {
      expect(await next()).toBe(1);
      await pool(1001, 1002);
      expect(await next()).toBe(1001);
      const file = await funded();
      await file.told(pay(file, 1001));
      expect(await next()).toBe(1002);
      const other = await funded();
      await other.told(pay(other, 1002));
      expect(await next()).toBeNull();
      // A new box of checks, whose numbers are lower.
      await pool(501, 600);
      expect(await next()).toBe(501);
      await pool(null, null);
      expect(await next()).toBe(1003);
    });

    it.each([
      [2001, 2100, 2000, 'from 2001 to 2100: 2000 is'],
      [2001, 2100, 2101, 'from 2001 to 2100: 2101 is'],
      [2001, null, 1500, 'from 2001: 1500 is'],
      [null, 2100, 2101, 'to 2100: 2101 is'],
    ])('from %s to %s has no number %i', async (first, last, number, words) => {
      await pool(first, last);
      const file = await funded();
      const { result } = await refused(() => pay(file, number), 'VALIDATION_FAILED', 'firstCheckNumber');
      expect(result.modelState.firstCheckNumber).toEqual([
        `Checks of this bank account are numbered ${words} not among them`,
      ]);
      // Nor has it whoever posts without asking.
      const posting = inAlpha((tx) =>
        postTransactions(tx, [
          {
            ...{ bank: bankAccountID, date: day, key: `outside ${file.ordersID}` },
            posting: postingOf({ kind: 'check', parts: [{ file: file.ordersID, amount: 50_00, from: 'available' }] }),
            facts: { checkNumber: number },
          },
        ]),
      );
      await expect(posting).rejects.toThrow(`Check number ${number} is not among those of this bank account`);
    });

    it('that is used up keeps an approved payment pending', async () => {
      await pool(3001, 3001);
      const file = await funded();
      await file.told(pay(file, 3001));
      const asked = { kind: 'payment', amount: 20_00, method: 'check', payee: 'Mary Stone', memo: null };
      const approvalID = await file.asked({ ...asked, bankAccountID, comment: 'She paid too much' });
      const { body } = await file.decide([approvalID]);
      expect(body.result.decided).toEqual([
        { approvalID, problem: expect.stringContaining('No check number is left') },
      ]);
    });
  });
});
