import { beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { payByBank } from '../ledger/bank-world.ts';
import type { Sent } from './api-under-test.ts';
import { actorNamed } from './approval-examples.ts';
import { type MoneyFile, never, tomorrow, useMoneyWorld } from './check-writing-refusals.ts';
import { accounts, day, ending, lacking, moneyCalls, payment, payTo, transfer } from './check-writing-world.ts';
import { fileNumber, files as stored } from './world.ts';

/** What is refused of approvals, each at its field and without a trace. */
serverDatabase((make) => {
  const { api, database, newFile, daysLater, refused, refuses, receiptOf, checkOf, setOrder, letDecideByRegion } =
    useMoneyWorld(make);
  beforeAll(letDecideByRegion);
  const wireOf = async (file: MoneyFile) => {
    await file.fund();
    await file.told(file.disburse([payTo(file.ordersID, 'seller')]));
    return file.last('wire out');
  };
  const paid = (file: MoneyFile, about: { stripe: number; number: number }) =>
    payByBank(database(), systemActor('alpha', 'test'), {
      bank: 1,
      about,
      day,
      parts: [{ file: file.ordersID, amount: 50_00 }],
    });
  /** A file that the bank made short. */
  const short = async (file: MoneyFile) => {
    await file.told(file.receipt({ instrument: 'Wire', amount: 100_00, payer: 'Ficus Bank' }));
    await file.approved(payment(60_00, 'wire out'));
    await file.told(file.giveBack(await file.last('receipt'), { date: (await file.read()).transactions.at(-1)?.date }));
  };

  describe('asking', () => {
    refuses([
      [
        'for a check to whom no font can write',
        'VALIDATION_FAILED',
        'payee',
        async (file) => {
          await file.fund();
          return () => file.ask({ ...payment(), payee: '李明' });
        },
      ],
      ['for the end of what is not there', 'NOT_FOUND', 'about', (file) => () => file.ask(ending('void', never))],
      [
        'for the end of a receipt',
        'NOT_FOUND',
        'about',
        async (file) => {
          const one = await receiptOf(file);
          return () => file.ask(ending('void', one));
        },
      ],
      [
        'for the end of what is voided',
        'CARRIED_ON',
        'about',
        async (file) => {
          const check = await checkOf(file);
          await file.end('void', check);
          return () => file.ask(ending('stop', check));
        },
      ],
      [
        'for the end of what is paid',
        'CARRIED_ON',
        'about',
        async (file) => {
          const check = await checkOf(file);
          await paid(file, check);
          return () => file.ask(ending('void', check));
        },
      ],
      [
        'for the stop of a wire',
        'VALIDATION_FAILED',
        'about',
        async (file) => {
          const wire = await wireOf(file);
          return () => file.ask(ending('stop', wire));
        },
      ],
      [
        'for the end of what somebody asked to end',
        'CARRIED_ON',
        'about',
        async (file) => {
          const check = await checkOf(file);
          await file.asked(ending('stop', check));
          return () => file.ask(ending('void', check));
        },
      ],
      ['to pay what is not there', 'NOT_ENOUGH_MONEY', 'amount', (file) => () => file.ask(payment())],
      [
        'to pay what is not collected',
        'NOT_ENOUGH_MONEY',
        'amount',
        async (file) => {
          await receiptOf(file);
          return () => file.ask(payment());
        },
      ],
      [
        'to pay out of a file that is short',
        'FILE_SHORT',
        'amount',
        async (file) => {
          await short(file);
          await file.approved(lacking('advance'));
          return () => file.ask(payment());
        },
      ],
      [
        'to give what is not there',
        'NOT_ENOUGH_MONEY',
        'amount',
        (file) => () => file.ask(transfer(fileNumber(stored.open))),
      ],
      ['to give to no file', 'VALIDATION_FAILED', 'toFile', (file) => () => file.ask(transfer(' '))],
      ['to give to a file there is not', 'NOT_FOUND', 'toFile', (file) => () => file.ask(transfer('99-4711'))],
      [
        'to give to a file of another region',
        'NOT_FOUND',
        'toFile',
        (file) => () => file.ask(transfer(fileNumber(stored.inRegionTwo))),
      ],
      [
        'to give to a locked file',
        'FILE_LOCKED',
        'toFile',
        (file) => () => file.ask(transfer(fileNumber(stored.locked))),
      ],
      ['to give to itself', 'VALIDATION_FAILED', 'toFile', (file) => () => file.ask(transfer(`26-${file.ordersID}`))],
      ['without a reason', 'VALIDATION_FAILED', 'comment', (file) => () => file.ask({ ...payment(), comment: ' ' })],
      ['to pay nobody', 'VALIDATION_FAILED', 'payee', (file) => () => file.ask({ ...payment(), payee: '' })],
      ['for nothing', 'VALIDATION_FAILED', 'amount', (file) => () => file.ask(lacking('loss', 0))],
      [
        'for a reason there is not',
        'VALIDATION_FAILED',
        'category',
        (file) => () => file.ask({ ...lacking('loss'), category: 'Because' }),
      ],
    ]);
    const of = (bankAccountID: number) => (file: MoneyFile) => () => file.ask({ ...lacking('advance'), bankAccountID });
    const by = (sent: Sent) => (file: MoneyFile) => () => file.ask(lacking('advance'), sent);
    refuses([
      ['of a bank account that is not there', 'NOT_FOUND', 'bankAccountID', of(99)],
      ['of a bank of another region', 'FORBIDDEN', 'bankAccountID', of(accounts.ofRegionTwo)],
      ['of an inactive bank account', 'BANK_ACCOUNT_CLOSED', 'bankAccountID', of(accounts.inactive)],
      ['of a closed bank account', 'BANK_ACCOUNT_CLOSED', 'bankAccountID', of(accounts.closed)],
      ['whoever may read', 'FORBIDDEN', null, by({ as: 'closer' })],
      ['whose account is read-only', 'APP_READ_ONLY', null, by({ as: 'viewOnly' })],
      ['whoever is of another region', 'NOT_FOUND', null, by({ as: 'elsewhere' })],
      ['another tenant', 'NOT_FOUND', null, by({ tenant: 'beta' })],
      ['of a locked file', 'FILE_LOCKED', null, () => () => moneyCalls(api, stored.locked).ask(lacking('advance'))],
    ]);
  });

  describe('withdrawing', () => {
    refuses([
      ['what is not there', 'NOT_FOUND', null, (file) => () => file.withdraw(4711)],
      [
        'what is of another file',
        'NOT_FOUND',
        null,
        async (file) => {
          const other = await (await newFile()).asked(lacking('advance'));
          return () => file.withdraw(other);
        },
      ],
      [
        'what somebody else asked for',
        'FORBIDDEN',
        null,
        async (file) => {
          const one = await file.asked(lacking('advance'));
          return () => file.withdraw(one, { as: 'administrator' });
        },
      ],
      [
        'what is decided',
        'DECIDED_ALREADY',
        null,
        async (file) => {
          const one = await file.approved(lacking('advance'));
          return () => file.withdraw(one);
        },
      ],
    ]);
  });

  describe('deciding', () => {
    refuses([
      ['nothing', 'VALIDATION_FAILED', 'approvalIDs', (file) => () => file.decide([])],
      [
        'the same twice',
        'VALIDATION_FAILED',
        'approvalIDs.1',
        async (file) => {
          const one = await file.asked(lacking('advance'));
          return () => file.decide([one, one]);
        },
      ],
      ...[null, ' '].map(
        (comment) =>
          [
            `against it with ${comment === null ? 'no' : 'a blank'} comment`,
            'VALIDATION_FAILED',
            'comment',
            (file: MoneyFile) => () => file.decide([4711], { isApproved: false, comment }),
          ] as const,
      ),
      ['whoever may not', 'FORBIDDEN', null, (file) => () => file.decide([4711], {}, { as: 'officer' })],
      ['who only reads', 'APP_READ_ONLY', null, (file) => () => file.decide([4711], {}, { as: 'frozenAdministrator' })],
    ]);

    /** What is asked of region 2’s bank, which the officer may not ask: the table takes it. */
    const ofRegionTwo = async (file: MoneyFile) => {
      const approval_id = 900_000 + file.ordersID;
      await database().inTenant(actorNamed('alpha', 'officer'), (tx) =>
        tx
          .insertInto('approval_requests')
          .values({
            ...{ tenant_id: 'alpha', approval_id, orders_id: file.ordersID, bank_account_id: accounts.ofRegionTwo },
            ...{ kind: 'loss', amount_cents: 1_00, category: 'Fraud', is_recoverable: false, comment: 'Fraud' },
          })
          .execute(),
      );
      return approval_id;
    };
    /** Money for a file of region 2, which the officer may not name: the table takes it. */
    const forRegionTwo = async (file: MoneyFile) => {
      const approval_id = 800_000 + file.ordersID;
      await file.fund();
      await database().inTenant(actorNamed('alpha', 'officer'), (tx) =>
        tx
          .insertInto('approval_requests')
          .values({
            ...{ tenant_id: 'alpha', approval_id, orders_id: file.ordersID, bank_account_id: 1, kind: 'transfer' },
            ...{ amount_cents: 1_00, to_orders_id: stored.inRegionTwo, comment: 'Proceeds of the sale' },
          })
          .execute(),
      );
      return approval_id;
    };
    const own = async (file: MoneyFile) =>
      (await file.told(file.ask(lacking('advance'), { as: 'administrator' }))).approvals.at(-1)?.approvalID ?? 0;

    it.each<[what: string, problem: string, (file: MoneyFile) => Promise<number>, Sent?]>([
      ['what is not there', 'This request could not be found.', () => Promise.resolve(4711)],
      [
        'what is of another region',
        'This request could not be found.',
        (file) => file.asked(lacking('advance')),
        { as: 'elsewhere' },
      ],
      ['what one asked for oneself', 'You asked for this yourself: somebody else has to decide it.', own],
      [
        'of a locked file',
        'This file is locked. You can read and copy.',
        async (file) => {
          const one = await file.asked(lacking('advance'));
          await setOrder(file, { is_locked: true });
          return one;
        },
      ],
      [
        'of a bank of another region',
        'The bank of this file belongs to a region that is not one of yours. You can read and copy.',
        ofRegionTwo,
        { as: 'closer' },
      ],
      ['for a file of another region', 'This request could not be found.', forRegionTwo, { as: 'closer' }],
      [
        'for a file that was locked meanwhile',
        'is locked.',
        async (file) => {
          const other = await newFile();
          await file.fund();
          const one = await file.asked(transfer(`26-${other.ordersID}`));
          await setOrder(other, { is_locked: true });
          return one;
        },
      ],
      [
        'of a check that the bank paid meanwhile',
        'was paid',
        async (file) => {
          const check = await checkOf(file);
          const one = await file.asked(ending('void', check));
          await paid(file, check);
          return one;
        },
      ],
      [
        'of money that is gone meanwhile',
        'Only 5.00 is available.',
        async (file) => {
          await file.told(file.receipt({ instrument: 'Wire', amount: 25_00, payer: 'Ficus Bank' }));
          const one = await file.asked(payment(10_00));
          await file.approved(payment(20_00));
          return one;
        },
      ],
    ])('tells as its problem and leaves without a trace what cannot be: %s', async (_what, problem, made, sent) => {
      const file = await newFile();
      const approvalID = await made(file);
      const counts = async () => [await api().auditCount(), await api().postedCount()];
      const before = await counts();
      const { body } = await file.decide([approvalID], {}, sent);
      expect(body.result.decided).toEqual([{ approvalID, problem: expect.stringContaining(problem) }]);
      expect(await counts()).toEqual(before);
    });

    it('of a locked file is possible against it', async () => {
      const file = await newFile();
      const one = await file.asked(lacking('advance'));
      await setOrder(file, { is_locked: true });
      const { body } = await file.decide([one], { isApproved: false, comment: 'Not any more' });
      expect(body.result.decided).toEqual([{ approvalID: one, problem: null }]);
    });
  });

  describe('recovering', () => {
    const advanced = async (file: MoneyFile) => {
      await file.approved(lacking('advance', 50_00));
      return { date: (await file.read()).transactions.at(-1)?.date };
    };
    refuses([
      [
        'more than the file lacks',
        'VALIDATION_FAILED',
        'amount',
        async (file) => {
          const today = await advanced(file);
          return () => file.recover({ ...today, amount: 50_01, payer: 'Michael Jones' });
        },
      ],
      [
        'what it lacks in another way',
        'VALIDATION_FAILED',
        'amount',
        async (file) => {
          const today = await advanced(file);
          return () => file.recover({ ...today, of: 'loss', payer: 'Michael Jones' });
        },
      ],
      [
        'before it was advanced',
        'VALIDATION_FAILED',
        'date',
        async (file) => {
          await advanced(file);
          return () => file.recover({ payer: 'Michael Jones' });
        },
      ],
      [
        'out of a file that has it no more',
        'NOT_ENOUGH_MONEY',
        'amount',
        async (file) => {
          const today = await advanced(file);
          await file.approved(payment(45_00));
          return () => file.recover(today);
        },
      ],
      ['on a day that is not yet', 'VALIDATION_FAILED', 'date', (file) => () => file.recover({ date: tomorrow })],
    ]);
  });

  describe('taking back', () => {
    it.each<[string, string, (file: MoneyFile) => Promise<unknown>]>([
      ['advance', 'record what is recovered or made good of it', (file) => file.approved(lacking('advance'))],
      ['loss', 'record what is recovered or made good of it', (file) => file.approved(lacking('loss'))],
      [
        'check',
        'ask for its void',
        async (file) => {
          await file.fund();
          await file.approved(payment());
        },
      ],
    ])('alone is refused of what two did: %s', async (kind, instead, made) => {
      const file = await newFile();
      await made(file);
      const one = await file.last(kind);
      const date = (await file.read()).transactions.at(-1)?.date;
      const body = await refused(() => file.takeBack(one, { date }), 'CARRIED_ON', 'transaction');
      expect(body.errorMessage).toBe(`This was approved, so nobody takes it back alone: ${instead}.`);
    });

    it('a payment is refused from the day after its posting on, when it takes a void; a receipt is not', async () => {
      const file = await newFile();
      const check = await checkOf(file);
      const body = await daysLater(1, () => refused(() => file.takeBack(check), 'CARRIED_ON', 'transaction'));
      expect(body.errorMessage).toMatch(
        /^This was posted on [0-9/]{10}, and is taken back on that day alone: ask for its void\.$/,
      );
      await file.told(file.takeBack(check));
      await daysLater(1, async () => file.told(file.takeBack(await file.last('receipt'))));
    });

    it('the deposit of a recovery alone is refused: it goes with that', async () => {
      const file = await newFile();
      await file.approved(lacking('advance'));
      const date = (await file.read()).transactions.at(-1)?.date;
      await file.told(file.recover({ date, payer: 'Michael Jones' }));
      const deposit = await file.last('deposit');
      await refused(() => file.takeBack(deposit, { date }), 'CARRIED_ON', 'transaction');
    });
  });
});
