import { payeeWords, togetherLimits } from '@closewright/domain/consolidated-checks';
import { postingOf } from '@closewright/domain/ledger';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readCandidates } from '../../src/modules/check-writing/together/candidates.queries.ts';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase } from '../harness/each-database.ts';
import { type MoneyFile, useMoneyWorld } from './check-writing-refusals.ts';
import { day } from './check-writing-world.ts';
import { consolidatedCalls } from './consolidated-world.ts';

/** The same database, which tells of every statement of its transactions. */
const counting = (database: Database, onStatement: () => void): Database => {
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      onStatement();
      return result;
    },
  };
  return new Proxy(database, {
    get(of, key) {
      if (key === 'inTenant')
        return ((actor, work) =>
          of.inTenant(actor, (tx) => work(tx.withPlugin(counter)))) satisfies Database['inTenant'];
      const value: unknown = Reflect.get(of, key);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
};

serverDatabase((make) => {
  let statements = 0;
  const world = useMoneyWorld(async () => {
    const test = await make();
    return {
      ...test,
      database: counting(test.database, () => {
        statements += 1;
      }),
    };
  });
  const { api, inAlpha, newFile, setOrder } = world;
  const calls = consolidatedCalls(api);
  const paying = async (payee_name: string): Promise<MoneyFile> => {
    const file = await newFile();
    await file.fund();
    await inAlpha((tx) =>
      tx
        .updateTable('fees')
        .set({ payee_name })
        .where('tenant_id', '=', 'alpha')
        .where('orders_id', '=', file.ordersID)
        .execute(),
    );
    return file;
  };
  const candidates = (text: string) =>
    inAlpha((tx) =>
      readCandidates(tx, { tenant: 'alpha', bankAccountID: 1, regions: { allBut: [] } }, payeeWords(text)),
    );

  describe('files that may pay a payee', () => {
    it('are found by one statement, and three more are asked of each of them alone', async () => {
      const asked = async (text: string) => {
        statements = 0;
        const { files } = await calls.found(`text=${text}`);
        return { files, statements };
      };
      await paying('Solo Surveys');
      for (let at = 0; at < 3; at += 1) await paying('Trio Surveys');
      await asked('solo');
      const solo = await asked('solo');
      const trio = await asked('trio');
      expect([solo.files, trio.files]).toEqual([1, 3]);
      const numbers = (await calls.found('text=trio')).rows.map(({ fileNumber }) => fileNumber);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other)));
      expect(trio.statements - solo.statements).toBe(2 * 3);
      for (let at = 0; at < 4; at += 1) await paying('Some Other Surveys');
      expect(await asked('solo')).toEqual(solo);
      expect(await calls.found('text=nobody-has-this-name')).toEqual({ rows: [], files: 0, told: 0 });
      statements = 0;
      await candidates('surveys');
      expect(statements).toBe(1);
    });

    it('are found by the name of everybody whom their statements pay', async () => {
      const file = await paying('Zeta Couriers');
      const order = { tenant_id: 'alpha', orders_id: file.ordersID };
      const id = 70_000 + file.ordersID;
      await inAlpha(async (tx) => {
        const { settlement_id } = await tx
          .selectFrom('settlements')
          .select('settlement_id')
          .where('tenant_id', '=', 'alpha')
          .where('orders_id', '=', file.ordersID)
          .executeTakeFirstOrThrow();
        const row = { ...order, settlement_id };
        await tx
          .insertInto('payoffs')
          .values({ ...row, payoff_id: id, lender_name: 'Eta Servicing, Inc.', principal_cents: 1_000_00 })
          .execute();
        await tx
          .insertInto('fees')
          .values({
            ...{ ...row, fee_id: id, label: 'Inspections', section: 'C', bucket: 'Zero', estimate_cents: 100_00 },
            ...{ payee_name: 'Theta Inspectors', borrower_at_closing_cents: 100_00 },
          })
          .execute();
        await tx
          .insertInto('fee_parts')
          .values([
            { ...order, fee_id: id, fee_part_id: id, label: 'Roof', payee: 'Iota Roofers', amount_cents: 60_00 },
            { ...order, fee_id: id, fee_part_id: id + 1, label: 'Pests', payee: null, amount_cents: 40_00 },
          ])
          .execute();
        await tx
          .insertInto('commissions')
          .values({
            ...{ ...row, commission_id: id, label: 'Listing', paid_by: 'Seller', agreed_as: 'Flat amount' },
            ...{ flat_amount_cents: 500_00, referral_payee: 'Kappa Referrals', referral_rate: '10' },
          })
          .execute();
        await tx
          .insertInto('commission_payees')
          .values({ ...order, commission_id: id, commission_payee_id: id, payee: 'Lambda & Sons', part: '100' })
          .execute();
        await tx
          .insertInto('transfer_taxes')
          .values({
            ...{ ...row, transfer_tax_id: id, label: 'Deed tax', payee: 'Mu County', level: 'County' },
            ...{ method: 'Flat amount', flat_amount_cents: 75_00, borrower_part: '100' },
          })
          .execute();
        await tx
          .insertInto('adjustments')
          .values({
            ...{ ...row, adjustment_id: id, kind: 'Other credit', label: 'Rent', party: 'Nu Tenants' },
            buyer_amount_cents: 10_00,
          })
          .execute();
        await tx
          .insertInto('disbursement_plans')
          .values({
            ...order,
            plans: JSON.stringify([
              {
                ...{ method: 'check', payee: 'Xi Trust "Five"', party: null, memo: null, hold: null },
                lines: [{ loanID: file.ordersID, key: `fee.fees.id${id}.gone`, label: 'Gone', amount: 5_00 }],
              },
            ]),
          })
          .execute();
      });
      const { rows } = await calls.found(`ordersIDs=${file.ordersID}`);
      const payees = [...new Set(rows.map(({ payee }) => payee))].filter((payee) => payee !== '');
      expect(payees).toEqual(
        expect.arrayContaining([
          ...['Zeta Couriers', 'Eta Servicing, Inc.', 'Theta Inspectors', 'Iota Roofers', 'Kappa Referrals'],
          ...['Lambda & Sons', 'Mu County', 'Xi Trust "Five"', 'Steve Cole'],
        ]),
      );
      for (const payee of payees) expect((await candidates(payee)).ordersIDs, payee).toContain(file.ordersID);
      await setOrder(file, { is_settlement_locked: false });
      expect((await candidates('Zeta Couriers')).ordersIDs).toEqual([]);
    });

    it.each(['Pi, Rho', 'rho,pi', 'Rho and Pi', 'pi and, RHO'])(
      'are found by "%s" with the rows that pay it',
      async (text) => {
        const { ordersID } = await paying('Pi Rho Appraisers');
        const { rows, files } = await calls.found(`text=${encodeURIComponent(text)}`);
        expect(files).toBeGreaterThan(0);
        expect(rows.filter((row) => row.ordersID === ordersID)).toMatchObject([{ payee: 'Pi Rho Appraisers' }]);
      },
    );

    it('are not looked for by commas alone', async () => {
      const { body } = await calls.find('text=,,');
      expect(body.result.modelState).toEqual({ text: ['Enter the name of a payee'] });
    });

    it(`are ${togetherLimits.files} at most, of as many as there are`, async () => {
      const first = 900_001;
      const many = Array.from({ length: togetherLimits.files + 1 }, (_, at) => first + at);
      await inAlpha(async (tx) => {
        await sql`insert into orders (tenant_id, orders_id, file_number, status, region_id, branch_id, kind_of_order, settlement_statement_type, is_settlement_locked, earnest_money_held_by)
          select 'alpha', id, '77-' || id, 1, 1, 1, 3, 1, true, 'Omicron Escrow' from unnest(${many}::integer[]) id`.execute(
          tx,
        );
        await postTransactions(tx, [
          {
            ...{ bank: 1, date: day, key: 'many', facts: {} },
            posting: postingOf({ kind: 'receipt', parts: many.map((file) => ({ file, amount: 1_00, isGood: true })) }),
          },
        ]);
      });
      const { files, ordersIDs } = await candidates('omicron');
      expect([files, ordersIDs.length]).toEqual([many.length, togetherLimits.files]);
    });
  });
});
