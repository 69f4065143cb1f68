import type { ErrorCode } from '@closewright/domain/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { TestDatabase } from '../harness/each-database.ts';
import { faultsIn } from '../ledger/ledger-world.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makeAccounts, makePayable, moneyCalls, payTo } from './check-writing-world.ts';
import { users } from './world.ts';

/** The calls of a file of its own. */
export type MoneyFile = ReturnType<typeof moneyCalls>;
type Tried = () => Promise<Answer>;
/** What is tried, what it is refused with, and at which field; what goes before it is stored. */
type Refused = readonly [
  what: string,
  code: ErrorCode,
  field: string | null,
  (file: MoneyFile) => Tried | Promise<Tried>,
];

/** What is there of nothing. */
export const never = { stripe: 3, number: 4711 };
/** A day that is not yet, and the one before most is posted. */
export const tomorrow = '2999-01-01';
export const before = { date: '2026-03-01' };

/** An api with bank accounts in each state, files of their own, and the proof that a refusal leaves nothing behind. */
export function useMoneyWorld(make: () => Promise<TestDatabase>) {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let files = 200;
  let ahead = 0;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, { clock: { now: () => new Date(Date.now() + ahead) } });
    for (const tenant of ['alpha', 'beta']) await makeAccounts(test.database, tenant);
  });
  afterAll(async () => {
    // Whatever was tried, the ledger is whole.
    expect(await faultsIn(test.database, systemActor('alpha', 'test'))).toEqual([]);
    await api.close();
    await test.close();
  });

  const inAlpha = <T>(work: Parameters<typeof test.database.inTenant<T>>[1]) =>
    test.database.inTenant(systemActor('alpha', 'test'), work);
  const newFile = async (): Promise<MoneyFile> => {
    files += 1;
    await makePayable(test.database, 'alpha', files);
    return moneyCalls(() => api, files);
  };
  const slips = () =>
    inAlpha(async (tx) => (await tx.selectFrom('deposit_slips').select('deposit_slip_id').execute()).length);
  /** The answer is this code at this field, and nothing was stored, posted or begun. */
  const refused = async (call: Tried, code: ErrorCode, field: string | null) => {
    const counts = async () => [await api.auditCount(), await api.postedCount(), await slips()];
    const stored = await counts();
    const { body } = await call();
    expect(body.errorCode, JSON.stringify(body)).toBe(code);
    expect(Object.keys(body.result.modelState ?? {})).toEqual(field === null ? [] : [field]);
    expect(await counts()).toEqual(stored);
    return body;
  };
  const receiptOf = async (file: MoneyFile, more: Parameters<MoneyFile['receipt']>[0] = {}) => {
    await file.told(file.receipt(more));
    return file.last('receipt');
  };
  /** Does something days later, as the api has it. */
  const daysLater = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
    ahead = days * 24 * 60 * 60 * 1000;
    try {
      return await work();
    } finally {
      ahead = 0;
    }
  };
  const setOrder = (file: MoneyFile, set: Record<string, unknown>) =>
    inAlpha((tx) =>
      tx
        .updateTable('orders')
        .set(set)
        .where('tenant_id', '=', 'alpha')
        .where('orders_id', '=', file.ordersID)
        .execute(),
    );
  /** The closer decides for region 1 alone, and who is elsewhere for region 2 alone. */
  const letDecideByRegion = () =>
    inAlpha((tx) =>
      tx
        .insertInto('user_security_settings')
        .values(
          [users.closer, users.elsewhere].map(({ usersID }) => ({
            ...{ tenant_id: 'alpha', users_id: usersID, name: 'appFinancialApprovals_AppAccess', value: 1 },
          })),
        )
        .execute(),
    );
  /** The number of the first check of the newest file. */
  const checkNumber = () => files * 100;
  /** A check to the courier. */
  const checkOf = async (file: MoneyFile) => {
    await file.fund();
    await file.told(file.disburse([payTo(file.ordersID, 'courier')], { firstCheckNumber: checkNumber() }));
    return file.last('check');
  };
  return {
    api: () => api,
    database: () => test.database,
    asOwner: (statement: string) => test.asOwner((owner) => owner.query(statement)),
    inAlpha,
    newFile,
    setOrder,
    letDecideByRegion,
    refused,
    refuses: (cases: readonly Refused[]) =>
      it.each(cases)('%s: %s at %s', async (_what, code, field, tried) => {
        await refused(await tried(await newFile()), code, field);
      }),
    checkNumber,
    daysLater,
    receiptOf,
    depositedOf: async (file: MoneyFile) => {
      const receipt = await receiptOf(file);
      await file.told(file.deposit([receipt]));
      return receipt;
    },
    checkOf,
    /** A check to the courier that is recorded as printed. */
    printedOf: async (file: MoneyFile) => {
      const check = await checkOf(file);
      await inAlpha(async (tx) => {
        const print = { tenant_id: 'alpha', print_id: await nextIDs(tx, 'print_id'), orders_id: file.ordersID };
        await tx
          .insertInto('check_prints')
          .values({ ...print, ...check, bank_account_id: 1, check_layout_id: 1 })
          .execute();
      });
      return check;
    },
    /** What is planned for the courier, and held. */
    planned: (file: MoneyFile, more: object = {}) => {
      const { reference: _, ...plan } = payTo(file.ordersID, 'courier', {
        hold: 'Until the deed is recorded',
        ...more,
      });
      return plan;
    },
  };
}
