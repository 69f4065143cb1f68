import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { commissionLine, keptByBroker, makeBroker } from './check-writing-broker.ts';
import { type MoneyFile, tomorrow, useMoneyWorld } from './check-writing-refusals.ts';
import { day, lineOf, moneyCalls, payTo } from './check-writing-world.ts';
import { files, type users } from './world.ts';

const commission = 5_700_00;
const deposit = 4_000_00;

serverDatabase((make) => {
  const { api, database, inAlpha, newFile, refused, refuses, checkNumber } = useMoneyWorld(make);

  /** A file whose broker holds a deposit that is less than its commission. */
  const brokered = async (of?: MoneyFile): Promise<MoneyFile> => {
    const file = of ?? (await newFile());
    await makeBroker(database(), 'alpha', file.ordersID, { commission, deposit });
    return file;
  };
  const whole = ({ ordersID }: MoneyFile, more: object = {}) => ({ ...keptByBroker(ordersID, deposit, day), ...more });
  const keptOf = async (file: MoneyFile): Promise<number> => {
    const { kept } = await file.told(file.keep(whole(file)));
    return kept.at(-1)?.keptID ?? 0;
  };
  /** What the broker is paid besides what it keeps. */
  const toBroker = ({ ordersID }: MoneyFile, amount: number) => ({
    ...{ method: 'check', payee: 'Alpha Realty', party: 'name alpha realty', memo: null, reference: null },
    lines: [commissionLine(ordersID, amount)],
  });

  describe('what a payer keeps that brings nothing', () => {
    it('counts as brought and as paid: with the rest the file comes to 0.00', async () => {
      const file = await brokered();
      await file.told(file.receipt({ instrument: 'Wire', amount: 162_000_00, payer: 'Ficus Bank' }));
      await file.told(file.receipt({ instrument: 'Wire', amount: 14_050_00 }));
      const told = await file.told(
        file.keep(whole(file, { kept: [{ ...commissionLine(file.ordersID, deposit), label: 'x' }] })),
      );
      expect(told.kept).toEqual([
        {
          ...{ keptID: expect.any(Number), date: day, payer: 'Alpha Realty', party: 'name alpha realty' },
          lines: [commissionLine(file.ordersID, deposit)],
          ...{ recordedBy: expect.any(String), recordedAt: expect.any(String), takenBack: null },
        },
      ]);
      expect(told.kept[0]?.recordedBy).toBe(told.transactions[0]?.postedBy);
      expect(await file.read()).toEqual(told);
      const paid = [
        payTo(file.ordersID, 'courier'),
        toBroker(file, commission),
        payTo(file.ordersID, 'seller', { lines: [lineOf(file.ordersID, 'seller', 174_300_00)] }),
      ];
      const pay = () => file.disburse(paid, { firstCheckNumber: checkNumber() });
      // The commission is not paid twice.
      expect((await pay()).body).toMatchObject({ errorCode: 'DISBURSEMENT_BLOCKED' });
      paid[1] = toBroker(file, commission - deposit);
      const { transactions } = await file.told(pay());
      const available = transactions.flatMap(({ lines }) => lines).filter(({ account }) => account === 'available');
      expect(available.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    });

    it('is taken back once, with its reason: it is to come again, and may be kept again', async () => {
      const file = await brokered();
      const keptID = await keptOf(file);
      const { kept } = await file.told(file.takeBackKept(keptID));
      expect(kept).toMatchObject([
        { keptID, takenBack: { reason: 'Sent it after all', by: kept[0]?.recordedBy, at: expect.any(String) } },
      ]);
      await refused(() => file.takeBackKept(keptID), 'TAKEN_BACK_ALREADY', null);
      expect((await file.told(file.keep(whole(file)))).kept).toHaveLength(2);
    });

    it('is under the audit, and nobody changes or removes it otherwise', async () => {
      const file = await brokered();
      const keptID = await keptOf(file);
      await file.told(file.takeBackKept(keptID));
      const audited = await inAlpha((tx) =>
        tx
          .selectFrom('audit_log')
          .select('operation')
          .where('table_name', '=', 'kept_deposits')
          .where('row_key', '=', String(keptID))
          .orderBy('seq')
          .execute(),
      );
      expect(audited.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE']);
      for (const change of [
        sql`update kept_deposits set payer = 'Another' where kept_id = ${keptID}`,
        sql`update kept_deposits set taken_back_at = null, taken_back_by = null, taken_back_reason = null where kept_id = ${keptID}`,
        sql`delete from kept_deposits where kept_id = ${keptID}`,
      ])
        await expect(inAlpha((tx) => change.execute(tx))).rejects.toMatchObject({ code: '42501' });
    });
  });

  describe('is refused', () => {
    refuses([
      [
        'of a day that is not yet',
        'VALIDATION_FAILED',
        'date',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { date: tomorrow }));
        },
      ],
      [
        'of nobody by name',
        'VALIDATION_FAILED',
        'payer',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { payer: ' ' }));
        },
      ],
      [
        'of somebody the statement does not know',
        'VALIDATION_FAILED',
        'party',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { party: 'name aunt' }));
        },
      ],
      [
        'of no line',
        'VALIDATION_FAILED',
        'kept',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { kept: [] }));
        },
      ],
      [
        'of a line that it is not owed',
        'VALIDATION_FAILED',
        'kept.0.key',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { kept: [lineOf(file.ordersID, 'courier')] }));
        },
      ],
      [
        'of more than it is owed',
        'VALIDATION_FAILED',
        'kept.0.amount',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { kept: [commissionLine(file.ordersID, commission + 1)] }));
        },
      ],
      [
        'of another loan',
        'VALIDATION_FAILED',
        'kept.0.loanID',
        async (of) => {
          const file = await brokered(of);
          const line = { ...commissionLine(file.ordersID, deposit), loanID: 4711 };
          return () => file.keep(whole(file, { kept: [line] }));
        },
      ],
      [
        'of less than what is to come',
        'VALIDATION_FAILED',
        'kept',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { kept: [commissionLine(file.ordersID, deposit - 1)] }));
        },
      ],
      [
        'of more than what is to come',
        'VALIDATION_FAILED',
        'kept',
        async (of) => {
          const file = await brokered(of);
          return () => file.keep(whole(file, { kept: [commissionLine(file.ordersID, deposit + 1)] }));
        },
      ],
      [
        'of who is to bring nothing',
        'VALIDATION_FAILED',
        'kept',
        (file) => () =>
          file.keep({
            ...{ date: day, payer: 'Alpha Courier', party: 'name alpha courier' },
            kept: [lineOf(file.ordersID, 'courier')],
          }),
      ],
      [
        'twice',
        'VALIDATION_FAILED',
        'kept',
        async (of) => {
          const file = await brokered(of);
          await keptOf(file);
          return () => file.keep(whole(file));
        },
      ],
      [
        'that was kept out of a receipt',
        'VALIDATION_FAILED',
        'kept',
        async (of) => {
          const file = await brokered(of);
          const { party, payer, kept } = whole(file);
          await file.told(file.receipt({ amount: 1, party, payer, kept }));
          return () => file.keep(whole(file));
        },
      ],
      [
        'out of a receipt what was kept before',
        'VALIDATION_FAILED',
        'kept.0.amount',
        async (of) => {
          const file = await brokered(of);
          await keptOf(file);
          const { party, payer, kept } = whole(file);
          return () => file.receipt({ amount: 1, party, payer, kept });
        },
      ],
      [
        'taken back without a reason',
        'VALIDATION_FAILED',
        'reason',
        (file) => () => file.takeBackKept(1, { reason: ' ' }),
      ],
      ['taken back that is not there', 'NOT_FOUND', null, (file) => () => file.takeBackKept(4711)],
      [
        'taken back by another file',
        'NOT_FOUND',
        null,
        async (of) => {
          const keptID = await keptOf(await brokered());
          return () => of.takeBackKept(keptID);
        },
      ],
    ]);

    it.each<[keyof typeof users, string]>([
      ['closer', 'FORBIDDEN'],
      ['viewOnly', 'APP_READ_ONLY'],
      ['elsewhere', 'NOT_FOUND'],
    ])('to the %s: %s', async (as, code) => {
      const file = await brokered();
      const keptID = await keptOf(file);
      for (const call of [() => file.keep(whole(file), { as }), () => file.takeBackKept(keptID, undefined, { as })])
        expect((await call()).body.errorCode).toBe(code);
    });

    it('in a file that is locked', async () => {
      const locked = moneyCalls(api, files.locked);
      expect((await locked.keep(whole(locked))).body.errorCode).toBe('FILE_LOCKED');
    });
  });
});
