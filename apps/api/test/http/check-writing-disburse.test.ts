import { postingLimits } from '@closewright/contract/check-writing';
import { mostAtOnce } from '@closewright/domain/check-writing';
import { postingOf } from '@closewright/domain/ledger';
import { maxCents } from '@closewright/domain/money';
import { describe, expect, it } from 'vitest';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { serverDatabase } from '../harness/each-database.ts';
import type { Answer } from './api-under-test.ts';
import { courier } from './check-writing-examples.ts';
import { before, type MoneyFile, tomorrow, useMoneyWorld } from './check-writing-refusals.ts';
import { accounts, day, lineOf, payTo } from './check-writing-world.ts';

serverDatabase((make) => {
  const { asOwner, inAlpha, newFile, setOrder, refused, refuses, checkNumber, depositedOf, checkOf, planned } =
    useMoneyWorld(make);

  const courierAlone = (file: MoneyFile, more?: object) =>
    file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber: checkNumber(), ...more });

  describe('of plans', () => {
    refuses([
      [
        'amounts that are too large together',
        'VALIDATION_FAILED',
        'plans.1.lines',
        (file) => () => {
          const lines = [lineOf(file.ordersID, 'courier', mostAtOnce)];
          return file.plan(
            [planned(file, { lines }), planned(file, { lines: [lineOf(file.ordersID, 'seller', 1)] })],
            0,
          );
        },
      ],
      [
        'a stale version',
        'VERSION_CONFLICT',
        null,
        async (file) => {
          await file.told(file.plan([planned(file)], 0));
          return () => file.plan([], 0);
        },
      ],
      [
        'a line that the statement has not',
        'VALIDATION_FAILED',
        'plans.0.lines.0.key',
        (file) => () =>
          file.plan([planned(file, { lines: [{ ...lineOf(file.ordersID, 'courier'), key: 'fee.fees.id1' }] })], 0),
      ],
      [
        'what the buyer brings',
        'VALIDATION_FAILED',
        'plans.0.lines.0.key',
        (file) => () =>
          file.plan([planned(file, { lines: [{ ...lineOf(file.ordersID, 'courier'), key: 'cashFromBorrower' }] })], 0),
      ],
      [
        'the same line twice in one',
        'VALIDATION_FAILED',
        'plans.0.lines.1.key',
        (file) => () =>
          file.plan(
            [planned(file, { lines: [lineOf(file.ordersID, 'courier', 1), lineOf(file.ordersID, 'courier', 2)] })],
            0,
          ),
      ],
      [
        'one without lines',
        'VALIDATION_FAILED',
        'plans.0.lines',
        (file) => () => file.plan([planned(file, { lines: [] })], 0),
      ],
    ]);

    it('tells of a stale version what is planned now', async () => {
      const file = await newFile();
      await file.told(file.plan([planned(file)], 0));
      const { body } = await file.plan([], 0);
      expect(body.result.conflict).toMatchObject({
        version: 1,
        changedBy: 'The officer',
        current: { plans: [planned(file)], planVersion: 1 },
      });
      await file.told(file.plan([], 1));
    });
  });

  describe('of disbursements', () => {
    const fee = (file: MoneyFile, more?: object) => payTo(file.ordersID, 'courier', more);
    const funded =
      (tried: (file: MoneyFile) => Promise<Answer>, prepare?: (file: MoneyFile) => Promise<unknown>) =>
      async (file: MoneyFile) => {
        await file.fund();
        await prepare?.(file);
        return () => tried(file);
      };
    const blocked = ['DISBURSEMENT_BLOCKED', 'disbursements.0'] as const;
    refuses([
      [
        'of amounts that are too large together',
        'VALIDATION_FAILED',
        'disbursements.0.lines',
        (file) => () =>
          file.disburse([
            payTo(file.ordersID, 'seller', {
              lines: [lineOf(file.ordersID, 'seller', maxCents), lineOf(file.ordersID, 'courier', maxCents)],
            }),
          ]),
      ],
      ['without money', ...blocked, (file) => () => courierAlone(file)],
      [
        'of money that is not collected',
        ...blocked,
        async (file) => {
          await depositedOf(file);
          return () => courierAlone(file);
        },
      ],
      ['of money that comes in later', ...blocked, funded((file) => courierAlone(file, before))],
      [
        'by an open statement',
        ...blocked,
        funded(courierAlone, (file) => setOrder(file, { earnest_money_cents: null })),
      ],
      [
        'by a statement that is not locked',
        ...blocked,
        funded(courierAlone, (file) => setOrder(file, { is_settlement_locked: false })),
      ],
      [
        'of more than the line',
        ...blocked,
        funded((file) =>
          file.disburse([fee(file, { lines: [lineOf(file.ordersID, 'courier', 50_01)] })], {
            firstCheckNumber: checkNumber(),
          }),
        ),
      ],
      [
        'of a line that is paid',
        ...blocked,
        async (file) => {
          await checkOf(file);
          return () => courierAlone(file, { firstCheckNumber: checkNumber() + 1 });
        },
      ],
      [
        'of a row that was paid and is entered again',
        ...blocked,
        async (file) => {
          await checkOf(file);
          await inAlpha((tx) =>
            tx
              .updateTable('fees')
              .set(({ eb }) => ({ fee_id: eb('fee_id', '+', 5000) }))
              .where('tenant_id', '=', 'alpha')
              .where('orders_id', '=', file.ordersID)
              .execute(),
          );
          const again = {
            ...lineOf(file.ordersID, 'courier'),
            key: `fee.fees.id${courier.feeID + file.ordersID + 5000}`,
          };
          return () => file.disburse([fee(file, { lines: [again] })], { firstCheckNumber: checkNumber() + 1 });
        },
      ],
      [
        'of one line twice',
        'DISBURSEMENT_BLOCKED',
        'disbursements.1',
        funded((file) => file.disburse([fee(file), fee(file)], { firstCheckNumber: checkNumber() })),
      ],
      [
        'of a line twice in one',
        ...blocked,
        funded((file) =>
          file.disburse([fee(file, { lines: [lineOf(file.ordersID, 'courier'), lineOf(file.ordersID, 'courier')] })], {
            firstCheckNumber: checkNumber(),
          }),
        ),
      ],
      ['of a line that is held', ...blocked, funded(courierAlone, (file) => file.told(file.plan([planned(file)], 0)))],
      [
        'of more than is left beside what is held',
        ...blocked,
        funded(courierAlone, (file) =>
          file.told(file.plan([planned(file, { lines: [lineOf(file.ordersID, 'courier', 1)] })], 0)),
        ),
      ],
      [
        'of a line that the statement has not',
        ...blocked,
        funded((file) =>
          file.disburse([fee(file, { lines: [{ ...lineOf(file.ordersID, 'courier'), key: 'fee.fees.id1' }] })], {
            firstCheckNumber: checkNumber(),
          }),
        ),
      ],
      [
        'of a line of another loan',
        'VALIDATION_FAILED',
        'disbursements.0.lines.0.loanID',
        funded((file) =>
          file.disburse([fee(file, { lines: [{ ...lineOf(file.ordersID, 'courier'), loanID: 1 }] })], {
            firstCheckNumber: checkNumber(),
          }),
        ),
      ],
      [
        'to somebody else',
        ...blocked,
        funded((file) => file.disburse([fee(file, { payee: 'Mallory' })], { firstCheckNumber: checkNumber() })),
      ],
      [
        'to somebody else as nobody',
        ...blocked,
        funded((file) =>
          file.disburse([fee(file, { payee: 'Mallory', party: null })], { firstCheckNumber: checkNumber() }),
        ),
      ],
      [
        'of another one’s line',
        ...blocked,
        funded((file) =>
          file.disburse([fee(file, { lines: [lineOf(file.ordersID, 'seller', 1)] })], {
            firstCheckNumber: checkNumber(),
          }),
        ),
      ],
      [
        'of less than nothing',
        ...blocked,
        funded((file) =>
          file.disburse([fee(file, { lines: [lineOf(file.ordersID, 'courier', -1)] })], {
            firstCheckNumber: checkNumber(),
          }),
        ),
      ],
      [
        'by the statement of no loan',
        'VALIDATION_FAILED',
        'loanID',
        funded((file) => courierAlone(file, { loanID: 0 })),
      ],
      [
        'by the statement of another loan',
        'VALIDATION_FAILED',
        'loanID',
        funded((file) => courierAlone(file, { loanID: 1 })),
      ],
      [
        'by check without a number',
        'VALIDATION_FAILED',
        'firstCheckNumber',
        funded((file) => courierAlone(file, { firstCheckNumber: null })),
      ],
      [
        'by checks whose last number is too large',
        'VALIDATION_FAILED',
        'firstCheckNumber',
        funded((file) =>
          file.disburse(
            [25_00, 25_00].map((amount) => fee(file, { lines: [lineOf(file.ordersID, 'courier', amount)] })),
            { firstCheckNumber: postingLimits.checkNumber },
          ),
        ),
      ],
      ['that have not gone out', 'VALIDATION_FAILED', 'date', funded((file) => courierAlone(file, { date: tomorrow }))],
      [
        'while what was posted cannot be read',
        'DISBURSEMENT_BLOCKED',
        'disbursements',
        funded(courierAlone, (file) =>
          inAlpha((tx) =>
            postTransactions(tx, [
              {
                ...{ bank: 1, date: day, key: `unread ${file.ordersID}`, facts: { receipt: 'two' } },
                posting: postingOf({ kind: 'receipt', parts: [{ file: file.ordersID, amount: 1, isGood: true }] }),
              },
            ]),
          ),
        ),
      ],
    ]);

    it('takes off what is planned only what is paid: a half that is held for somebody else stays', async () => {
      const file = await newFile();
      await file.fund();
      const half = { party: null, lines: [lineOf(file.ordersID, 'courier', 25_00)] };
      const held = planned(file, { ...half, payee: 'Joe', hold: 'No W-9' });
      await file.told(file.plan([held, planned(file, { ...half, payee: 'Ann', hold: null })], 0));
      const pay = (first: number) => file.disburse([fee(file, { ...half, payee: 'Ann' })], { firstCheckNumber: first });
      expect((await file.told(pay(checkNumber()))).plans).toEqual([held]);
      await refused(() => pay(checkNumber() + 1), ...blocked);
    });

    it('pays somebody else once for each plan, however often one call names it', async () => {
      const file = await newFile();
      await file.fund();
      const tenth = { payee: 'Mallory', party: null, lines: [lineOf(file.ordersID, 'courier', 5_00)] };
      const wires = (count: number) =>
        file.disburse(Array.from({ length: count }, () => fee(file, { ...tenth, method: 'wire out' })));
      const plan = planned(file, { ...tenth, hold: null });
      await file.told(file.plan([plan, plan], 0));
      await refused(() => wires(3), 'DISBURSEMENT_BLOCKED', 'disbursements.2');
      expect((await file.told(wires(2))).plans).toEqual([]);
    });

    it('says which number of checks is the next free one, also where one in the middle of the row is taken', async () => {
      const file = await newFile();
      await checkOf(file);
      const other = await newFile();
      await other.fund();
      const halves = [25_00, 25_00].map((amount) => fee(other, { lines: [lineOf(other.ordersID, 'courier', amount)] }));
      const taken = checkNumber() - 100;
      const { errorMessage } = await refused(
        () => other.disburse(halves, { firstCheckNumber: taken - 1 }),
        'CHECK_NUMBER_TAKEN',
        'firstCheckNumber',
      );
      expect(errorMessage).toBe(`There is a check ${taken} already. The next free number is ${taken + 1}.`);
      // Another bank account has numbers of its own.
      await other.told(other.receipt({ instrument: 'Wire', amount: 50_00, bankAccountID: accounts.california }));
      await other.told(courierAlone(other, { bankAccountID: accounts.california, firstCheckNumber: taken }));
    });

    it('offers no number after the highest one that a check may have, and takes another', async () => {
      const file = await newFile();
      await file.fund();
      const half = (number: number) =>
        file.disburse([fee(file, { lines: [lineOf(file.ordersID, 'courier', 25_00)] })], { firstCheckNumber: number });
      const bankAccountID = accounts.california;
      await file.told(file.receipt({ instrument: 'Wire', amount: 50_00, bankAccountID }));
      const there = (number: number) =>
        file.disburse([fee(file, { lines: [lineOf(file.ordersID, 'courier', 1_00)] })], {
          ...{ firstCheckNumber: number, bankAccountID },
        });
      const { accounts: known } = await file.told(there(postingLimits.checkNumber));
      expect(known.find((each) => each.bankAccountID === bankAccountID)?.nextCheckNumber).toBeNull();
      const taken = await refused(() => there(postingLimits.checkNumber), 'CHECK_NUMBER_TAKEN', 'firstCheckNumber');
      expect(taken.errorMessage).toBe(
        `There is a check ${postingLimits.checkNumber} already. No number is left after the highest one: enter one that is free.`,
      );
      await file.told(there(7));
      await file.told(half(checkNumber()));
    });

    it('tells what was posted before there were bounds, and offers numbers as if it were not there', async () => {
      const file = await newFile();
      const bounds = ['business_date', 'check_number_range'].map((name) => `ledger_transactions_${name}`);
      const { rows } = await asOwner(
        `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint where conname in ('${bounds.join("', '")}')`,
      );
      for (const name of bounds) await asOwner(`alter table ledger_transactions drop constraint ${name}`);
      await inAlpha((tx) =>
        postTransactions(tx, [
          {
            ...{ bank: 1, date: '1969-12-31', key: 'long ago' },
            posting: postingOf({ kind: 'receipt', parts: [{ file: file.ordersID, amount: 2, isGood: true }] }),
          },
          {
            ...{ bank: 1, date: '2150-01-01', key: 'far away' },
            posting: postingOf({ kind: 'check', parts: [{ file: file.ordersID, amount: 1, from: 'available' }] }),
            facts: { checkNumber: '9223372036854775807' },
          },
        ]),
      );
      for (const { name, is } of rows) await asOwner(`alter table ledger_transactions add constraint ${name} ${is}`);
      const { transactions, accounts: known } = await file.read();
      expect(transactions.map(({ date }) => date)).toEqual(['1969-12-31', '2150-01-01']);
      expect(known.find(({ bankAccountID }) => bankAccountID === 1)?.nextCheckNumber).toBeLessThan(100_000);
    });

    it('gives no number twice, whoever posts', async () => {
      const file = await newFile();
      await file.fund();
      const check = (key: string) => ({
        ...{ bank: 1, date: day, key, facts: { checkNumber: checkNumber() } },
        posting: postingOf({ kind: 'check', parts: [{ file: file.ordersID, amount: 1, from: 'available' }] }),
      });
      const twice = inAlpha((tx) => postTransactions(tx, [check('one of two'), check('two of two')]));
      await expect(twice).rejects.toMatchObject({ code: 'CHECK_NUMBER_TAKEN' });
    });

    it('gives a number to one of many who ask at the same time', async () => {
      const several = [];
      for (let at = 0; at < 6; at += 1) several.push(await newFile());
      for (const file of several) await file.fund();
      const first = checkNumber();
      const answers = await Promise.all(several.map((file) => courierAlone(file, { firstCheckNumber: first })));
      const codes = answers.map(({ body }) => body.errorCode);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes.filter((code) => code === 'CHECK_NUMBER_TAKEN')).toHaveLength(5);
    });

    it('pays a line once, however many ask at the same time', async () => {
      const file = await newFile();
      await file.fund();
      const answers = await Promise.all(
        [0, 1, 2, 3].map((at) => courierAlone(file, { firstCheckNumber: checkNumber() + at })),
      );
      expect(answers.filter(({ body }) => body.isSuccessful)).toHaveLength(1);
      expect((await file.states()).slice(1)).toEqual([expect.stringMatching(/ outstanding$/)]);
    });
  });
});
