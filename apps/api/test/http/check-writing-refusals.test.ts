import { maxCents } from '@closewright/domain/money';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import type { Sent } from './api-under-test.ts';
import { before, type MoneyFile, never, tomorrow, useMoneyWorld } from './check-writing-refusals.ts';
import { accounts, lineOf, moneyCalls } from './check-writing-world.ts';
import { files as stored, users } from './world.ts';

serverDatabase((make) => {
  const { api, inAlpha, newFile, refuses, receiptOf, depositedOf, checkOf } = useMoneyWorld(make);

  describe('of receipts', () => {
    refuses([
      ['one that has not come in', 'VALIDATION_FAILED', 'date', (file) => () => file.receipt({ date: tomorrow })],
      [
        'one of more than can be counted',
        'VALIDATION_FAILED',
        'amount',
        async (file) => {
          const most = Math.floor(maxCents / 4);
          await file.told(file.receipt({ amount: most - 1 }));
          return () => file.receipt({ amount: most });
        },
      ],
      ['one of nothing', 'VALIDATION_FAILED', 'amount', (file) => () => file.receipt({ amount: 0 })],
      [
        'kept lines of nobody',
        'VALIDATION_FAILED',
        'kept.0.key',
        ({ receipt, ordersID }) =>
          () =>
            receipt({ kept: [lineOf(ordersID, 'courier')] }),
      ],
      [
        'kept lines of another loan',
        'VALIDATION_FAILED',
        'kept.0.loanID',
        ({ receipt, ordersID }) =>
          () =>
            receipt({ kept: [{ ...lineOf(ordersID, 'courier'), loanID: 4711 }] }),
      ],
      [
        'one of somebody the statement does not know',
        'VALIDATION_FAILED',
        'party',
        ({ receipt }) =>
          () =>
            receipt({ party: 'lender.id4711' }),
      ],
      ['a slip of nothing', 'VALIDATION_FAILED', 'receipts', (file) => () => file.deposit([])],
      ['a deposit of what is not there', 'NOT_FOUND', 'receipts.0', (file) => () => file.deposit([never])],
      [
        'a deposit in another bank account',
        'NOT_FOUND',
        'receipts.0',
        async (file) => {
          const one = await receiptOf(file);
          return () => file.deposit([one], { bankAccountID: accounts.california });
        },
      ],
      [
        'the same twice on a slip',
        'VALIDATION_FAILED',
        'receipts.1',
        async (file) => {
          const one = await receiptOf(file);
          return () => file.deposit([one, one]);
        },
      ],
      [
        'a second deposit',
        'CARRIED_ON',
        'receipts.0',
        async (file) => {
          const one = await depositedOf(file);
          return () => file.deposit([one]);
        },
      ],
      [
        'one of two that was deposited',
        'CARRIED_ON',
        'receipts.1',
        async (file) => {
          const old = await depositedOf(file);
          const one = await receiptOf(file);
          return () => file.deposit([one, old]);
        },
      ],
      [
        'a wire on a slip',
        'CARRIED_ON',
        'receipts.0',
        async (file) => {
          const one = await receiptOf(file, { instrument: 'Wire' });
          return () => file.deposit([one]);
        },
      ],
      [
        'a deposit before it came in',
        'VALIDATION_FAILED',
        'date',
        async (file) => {
          const one = await receiptOf(file);
          return () => file.deposit([one], before);
        },
      ],
      [
        'a deposit of what was taken back',
        'CARRIED_ON',
        'receipts.0',
        async (file) => {
          const one = await receiptOf(file);
          await file.told(file.takeBack(one));
          return () => file.deposit([one]);
        },
      ],
      [
        'a collection before its deposit',
        'CARRIED_ON',
        'receipts.0',
        async (file) => {
          const one = await receiptOf(file);
          return () => file.collect([one], { note: 'Cleared' });
        },
      ],
      [
        'a collection before its day without a note',
        'VALIDATION_FAILED',
        'note',
        async (file) => {
          const one = await depositedOf(file);
          return () => file.collect([one]);
        },
      ],
      [
        'a second collection',
        'CARRIED_ON',
        'receipts.0',
        async (file) => {
          const one = await depositedOf(file);
          await file.told(file.collect([one], { note: 'Cleared' }));
          return () => file.collect([one], { note: 'Cleared' });
        },
      ],
      [
        'a return without a reason',
        'VALIDATION_FAILED',
        'reason',
        async (file) => {
          const one = await depositedOf(file);
          return () => file.giveBack(one, { reason: ' ' });
        },
      ],
      [
        'a second return',
        'CARRIED_ON',
        'receipt',
        async (file) => {
          const one = await depositedOf(file);
          await file.told(file.giveBack(one));
          return () => file.giveBack(one);
        },
      ],
      [
        'a return before it came in',
        'VALIDATION_FAILED',
        'date',
        async (file) => {
          const one = await depositedOf(file);
          return () => file.giveBack(one, before);
        },
      ],
      [
        'a return before it was collected',
        'VALIDATION_FAILED',
        'date',
        async (file) => {
          await file.told(file.receipt(before));
          const one = await file.last('receipt');
          await file.told(file.deposit([one], before));
          await file.told(file.collect([one], { note: 'The bank has paid it' }));
          return () => file.giveBack(one, before);
        },
      ],
    ]);
  });

  describe('of what is taken back', () => {
    refuses([
      ['what is not there', 'NOT_FOUND', 'transaction', (file) => () => file.takeBack(never)],
      [
        'what is carried on',
        'CARRIED_ON',
        'transaction',
        async (file) => {
          const one = await depositedOf(file);
          return () => file.takeBack(one);
        },
      ],
      [
        'the deposit of what was collected',
        'CARRIED_ON',
        'transaction',
        async (file) => {
          const one = await depositedOf(file);
          const deposit = await file.last('deposit');
          await file.told(file.collect([one], { note: 'The bank said so' }));
          return () => file.takeBack(deposit);
        },
      ],
      [
        'the deposit of what came back',
        'CARRIED_ON',
        'transaction',
        async (file) => {
          const one = await depositedOf(file);
          const deposit = await file.last('deposit');
          await file.told(file.giveBack(one));
          return () => file.takeBack(deposit);
        },
      ],
      [
        'what was taken back',
        'TAKEN_BACK_ALREADY',
        'transaction',
        async (file) => {
          const one = await receiptOf(file);
          await file.told(file.takeBack(one));
          return () => file.takeBack(one);
        },
      ],
      [
        'what took it back',
        'TAKEN_BACK_ALREADY',
        'transaction',
        async (file) => {
          await file.told(file.takeBack(await receiptOf(file)));
          const correction = await file.last('correction');
          return () => file.takeBack(correction);
        },
      ],
      [
        'a voided check',
        'CARRIED_ON',
        'transaction',
        async (file) => {
          const check = await checkOf(file);
          await file.end('void', check);
          return () => file.takeBack(check);
        },
      ],
      [
        'a void',
        'CARRIED_ON',
        'transaction',
        async (file) => {
          await file.end('void', await checkOf(file));
          const end = await file.last('void');
          return () => file.takeBack(end);
        },
      ],
      [
        'the deposit of a wire alone',
        'CARRIED_ON',
        'transaction',
        async (file) => {
          await file.fund();
          const deposit = await file.last('deposit');
          return () => file.takeBack(deposit);
        },
      ],
      [
        'on a day before it',
        'VALIDATION_FAILED',
        'date',
        async (file) => {
          const one = await receiptOf(file);
          return () => file.takeBack(one, before);
        },
      ],
      [
        'money that is paid out',
        'NOT_ENOUGH_MONEY',
        null,
        async (file) => {
          await checkOf(file);
          const receipt = await file.last('receipt');
          return () => file.takeBack(receipt);
        },
      ],
    ]);
  });

  describe('of who posts where', () => {
    const to = (bankAccountID: number) => (file: MoneyFile) => () => file.receipt({ bankAccountID });
    const by = (sent: Sent) => (file: MoneyFile) => () => file.receipt({}, sent);
    refuses([
      ['a bank account that is not there', 'NOT_FOUND', 'bankAccountID', to(99)],
      ['a bank of another region', 'FORBIDDEN', 'bankAccountID', to(accounts.ofRegionTwo)],
      ['an inactive bank account', 'BANK_ACCOUNT_CLOSED', 'bankAccountID', to(accounts.inactive)],
      ['a closed bank account', 'BANK_ACCOUNT_CLOSED', 'bankAccountID', to(accounts.closed)],
      [
        'a bank account that was opened the day after',
        'BANK_ACCOUNT_CLOSED',
        'date',
        (file) => () => file.receipt({ bankAccountID: accounts.opened, ...before }),
      ],
      ['the office’s own account', 'BANK_ACCOUNT_CLOSED', 'bankAccountID', to(accounts.operating)],
      ['an investment account', 'BANK_ACCOUNT_CLOSED', 'bankAccountID', to(accounts.investment)],
      ['whoever may read', 'FORBIDDEN', null, by({ as: 'closer' })],
      ['whoever may not', 'FORBIDDEN', null, by({ as: 'outsider' })],
      ['whose account is read-only', 'APP_READ_ONLY', null, by({ as: 'viewOnly' })],
      ['whoever is of another region', 'NOT_FOUND', null, by({ as: 'elsewhere' })],
      ['another tenant', 'NOT_FOUND', null, by({ tenant: 'beta' })],
      ['a locked file', 'FILE_LOCKED', null, () => () => moneyCalls(() => api(), stored.locked).receipt()],
      ['a consolidated file', 'FILE_LOCKED', null, () => () => moneyCalls(() => api(), stored.consolidated).receipt()],
      [
        'a finalized period',
        'PERIOD_CLOSED',
        'date',
        async (file) => {
          const bankAccountID = accounts.california;
          await inAlpha((tx) => sql`select close_ledger(${bankAccountID}, '2026-01-31')`.execute(tx));
          return () => file.receipt({ bankAccountID, date: '2026-01-31' });
        },
      ],
    ]);

    it('whoever may write checks of banks of all regions is not refused', async () => {
      const file = await newFile();
      await inAlpha((tx) =>
        tx
          .insertInto('user_security_settings')
          .values(
            Object.entries({ CheckWriting_ScreenAccess: 2, AllowCheckWritingEscrowOutOfRegion: 1 }).map(
              ([name, value]) => ({ tenant_id: 'alpha', users_id: users.trusted.usersID, name, value }),
            ),
          )
          .execute(),
      );
      await file.told(file.receipt({ bankAccountID: accounts.ofRegionTwo }, { as: 'trusted' }));
    });
  });
});
