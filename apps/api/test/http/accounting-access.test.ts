import { endpoints } from '@closewright/contract';
import type { Endpoint } from '@closewright/contract/kit';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealAccountNumber } from '../../src/platform/secrets/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { takeSharedDatabase } from '../harness/each-database.ts';
import { callsNaming } from './accounting-ids.ts';
import {
  type AccountingRole,
  accountingCalls,
  accountingRoles,
  fromElsewhere,
  readOnlyRights,
  toldOtherwise,
} from './accounting-roles.ts';
import type { Answer } from './api-under-test.ts';
import { names, useMapWorld } from './endpoint-map-world.ts';
import type { Example } from './example.ts';
import { files, onlyInBeta } from './world.ts';

type Call = keyof typeof endpoints;

const rights: Record<string, Record<string, number>> = {
  ...accountingRoles,
  'read only': readOnlyRights,
  elsewhere: accountingRoles['all rights'],
};
const roles = Object.keys(accountingRoles) as AccountingRole[];
const loginOf = (name: string) => `by ${name}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const rows = accountingCalls.flatMap(({ may, reads, writes }) => [
  ...reads.map((name) => ({ name, may, writes: false })),
  ...writes.map((name) => ({ name, may, writes: true })),
]);

/** Banks that somebody of region 1 has nothing to do with, each in one tenant alone. */
const banks = { ofRegionTwo: 5002, ofBeta: 5003 } as const;

/** Every accounting call by every role, against a table of who may that knows nothing of the rules (accounting-roles.ts). */
describe('who may make an accounting call', () => {
  const { api, database, example } = useMapWorld(() => takeSharedDatabase('server'), ['alpha']);
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    for (const [tenant, bank_account_id, region_id] of [
      ['alpha', banks.ofRegionTwo, 2],
      ['beta', banks.ofBeta, 1],
    ] as const) {
      const key = { tenant_id: tenant };
      await database().inTenant(systemActor(tenant, 'test'), async (tx) => {
        for (const [at, [name, settings]] of Object.entries(rights).entries()) {
          const [user, own] = [{ ...key, users_id: 100 + at }, name === 'elsewhere' ? 2 : 1];
          const login = loginOf(name);
          const told = { login, display_name: `The ${name}`, branch_id: own, group_users_id: 1 };
          await tx
            .insertInto('users')
            .values({ ...user, ...told })
            .execute();
          await tx
            .insertInto('user_regions')
            .values({ ...user, region_id: own })
            .execute();
          const values = Object.entries(settings).map(([key, value]) => ({ ...user, name: key, value }));
          if (values.length > 0) await tx.insertInto('user_security_settings').values(values).execute();
          tokens.set(`${tenant} ${name}`, await api().issuer.token(tenant, login));
        }
        // All banks are of region 1 but one, and nothing of the other tenant is called as something of this one.
        await sql`update bank_accounts set region_id = 1, name = ${`Bank of ${tenant} `} || bank_account_id
          where tenant_id = ${tenant}`.execute(tx);
        if (tenant === 'beta')
          await sql`update orders set file_number = 'B-' || orders_id where tenant_id = ${tenant}`.execute(tx);
        await tx
          .insertInto('bank_accounts')
          .values({
            ...{ ...key, bank_account_id, region_id, name: `Beyond ${tenant}`, bank_name: 'Ficus Bank', state: 'TX' },
            ...{ account_title: 'Escrow trust', routing_number: '123456780', kind: 'Escrow trust' },
            ...sealAccountNumber(api().secrets, { tenant, table: 'bank_accounts', row: bank_account_id }, '0099887766'),
          })
          .execute();
      });
    }
  });

  const send = (name: Call, given: Example, as: string, tenant = 'alpha'): Promise<Answer> => {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(given.path?.[key]));
    const token = tokens.get(`${tenant} ${as}`) ?? '';
    return api().send(endpoint.method, path + (given.query ?? ''), { as: { token }, tenant, body: given.body });
  };
  const stored = async () => [await api().auditCount(), await api().postedCount()];
  /** All that is told, but which request it was. */
  const said = ({ status, text }: Answer) => `${status} ${text.replace(/"requestID":"[^"]*"/, '')}`;
  const codeOf = ({ status, body }: Answer) => `${status} ${body?.errorCode}`;
  /** The example with every number of its address one that nothing has; there are 16 stripes in every book. */
  const ofNothing = (given: Example): Example => ({
    ...given,
    path: Object.fromEntries(
      Object.entries(given.path ?? {}).map(([key, value]) => [
        key,
        typeof value === 'number' && key !== 'stripe' ? 987_654 : value,
      ]),
    ),
  });

  it('is said of every call of accounting', () => {
    const told = rows.map(({ name }) => name);
    expect(new Set(told).size).toBe(told.length);
    const ofAccounting =
      /^\/api\/(positive-pay|bank-files|reconciliations|ledger-openings|escrow-accounting|receipt-verification|expected-wires|wires-out|wire-payees|sanctions|invoice-batch-payments|investment-accounts|interest-years|stale-checks|unclaimed-money|journal-exports|approvals|orders\/:ordersID\/(ledger|receipts|disbursements|planned-disbursements|checks|approvals|recoveries|kept|invoices|invoice-sources)|configuration\/(bank-accounts|check-layouts|check-printers|bank-file-layouts|positive-pay-layouts))(\/|$)/;
    const all = names.filter((name) => ofAccounting.test(endpoints[name].path));
    expect(all.filter((name) => !told.includes(name))).toEqual([]);
    expect(told.filter((name) => !ofAccounting.test(endpoints[name].path))).toEqual([]);
  });

  it.each(rows)('refuses $name to everybody else, who learn nothing by it and store nothing', async (row) => {
    const { name, may, writes } = row;
    const given = await example(name);
    const before = await stored();
    const { unseen, knowing } = toldOtherwise;
    const others = roles.filter((role) => !may.includes(role));
    for (const role of others) {
      const answer = await send(name, given, role);
      const isUnseen = unseen.call === name && unseen.role === role;
      expect(codeOf(answer), role).toBe(isUnseen ? '404 NOT_FOUND' : '403 FORBIDDEN');
      expect(Object.keys(answer.body.result)).toEqual(['requestID']);
      // Whether what is asked about is there.
      const knows = knowing.call === name && (knowing.roles as readonly string[]).includes(role);
      if (!knows) expect(said(await send(name, ofNothing(given), role)), role).toBe(said(answer));
    }
    if (writes) expect(codeOf(await send(name, given, 'read only'))).toBe('403 APP_READ_ONLY');
    expect(await stored()).toEqual(before);
  });

  const notShared = rows.filter(({ name }) => !fromElsewhere.shared.includes(name));
  it.each(notShared)('tells who is elsewhere by $name of no bank and no file of another region', async ({ name }) => {
    const given = await example(name);
    const before = await stored();
    const answer = await send(name, given, 'elsewhere');
    expect(answer.text).not.toMatch(/24-000|Bank of alpha/);
    const field = fromElsewhere.refused[name];
    if (fromElsewhere.nothing.includes(name)) expect(codeOf(answer)).toBe('200 null');
    else if (field !== undefined) expect(Object.keys(answer.body.result.modelState)).toEqual([field]);
    else {
      expect(codeOf(answer)).toBe('404 NOT_FOUND');
      expect(said(await send(name, ofNothing(given), 'elsewhere'))).toBe(said(answer));
    }
    // That nothing was exported is told to the audit as well.
    if (name !== 'exportInterestYear') expect(await stored()).toEqual(before);
  });

  it.each(rows)('tells another tenant nothing by $name, and changes nothing for it', async ({ name }) => {
    const before = await stored();
    const answer = await send(name, await example(name), 'all rights', 'beta');
    expect(answer.status, answer.text).toBeLessThan(500);
    expect(answer.text).not.toMatch(/24-000|of alpha|Beyond alpha|Payee that is|"alpha/);
    expect(await stored()).toEqual(before);
  });

  /** What is told, but for what was asked. */
  const anonymous = (answer: Answer) =>
    said(answer)
      .replaceAll(/\b(987654|5002|5003|77|24-9999|24-0002|B-77)\b/g, '?')
      .replaceAll('"ordersID":2,', '"ordersID":?,')
      .replaceAll(/"asOf":"[^"]*"/g, '');
  it.each(rows)('takes what is of others as what is not there, in every place of $name', async ({ name, writes }) => {
    const wrong = callsNaming(await example(name), {
      bankAccountID: { absent: 987_654, foreign: [banks.ofRegionTwo, banks.ofBeta] },
      ordersID: { absent: 987_654, foreign: [files.inRegionTwo, onlyInBeta] },
      toFile: { absent: '24-9999', foreign: ['24-0002', 'B-77'] },
    });
    const before = await stored();
    for (const { place, absent, foreign } of wrong) {
      const told = await send(name, absent, 'all rights');
      expect(told.status, `${place} ${told.text}`).toBeLessThan(500);
      for (const each of foreign) {
        const answer = await send(name, each, 'all rights');
        expect(answer.text, place).not.toMatch(/24-0002|Beyond/);
        // Check Writing shows a bank of another region, does not offer it, and says so (docs/ledger.md).
        if (/belongs to a region that is not one of yours/.test(answer.text)) expect(place).toMatch(/bankAccountID$/);
        else expect(anonymous(answer), place).toBe(anonymous(told));
      }
      if (writes) expect(await stored(), place).toEqual(before);
    }
  });

  it.each(rows)('lets who may do $name', async ({ name, may, writes }) => {
    const made = await example(name);
    // Its name and region were given above.
    const given = name === 'saveBankAccount' ? { ...made, body: { ...made.body, version: 2 } } : made;
    const [first = 'all rights', ...others] = may;
    const done = await send(name, given, first);
    if (name === 'withdrawApproval') expect(done.body.errorMessage).toBe(toldOtherwise.withdrawn);
    else expect(codeOf(done), done.text).toBe('200 null');
    for (const role of writes ? others : [...others, 'read only']) {
      const answer = await send(name, given, role);
      if (!writes) expect(codeOf(answer), role).toBe('200 null');
      // What is done already is told to who comes after.
      else if (name !== 'withdrawApproval') expect([401, 403, 500], answer.text).not.toContain(answer.status);
    }
  });
});
