import { bankAccountColumns, routingNumberFinding } from '@closewright/domain/banking';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { exampleAccount } from './example-account.ts';

const address = '/api/configuration/bank-accounts';
const as = 'administrator';
const head = Object.values(bankAccountColumns).join(',');
const key = Buffer.alloc(32, 1);
const secrets = createSecretBox(() => [{ id: 'k1', key }]);
const { accountNumber: _number, ...shown } = exampleAccount;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, { env: { CLOSEWRIGHT_KEYS: `k1:${key.toString('base64')}` } });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const listed = async (tenant = 'alpha'): Promise<Record<string, unknown>[]> =>
    (await api.send('GET', address, { as, tenant })).body.result;
  const named = async (name: string) => (await listed()).find((account) => account.name === name);
  const add = (more: object) => api.send('POST', address, { as, body: { ...exampleAccount, ...more } });
  const save = ({ bankAccountID, version }: { bankAccountID: number; version: number }, changes: object) =>
    api.send('PATCH', `${address}/${bankAccountID}`, { as, body: { version, changes } });
  const bring = async (rows: readonly string[], { isTrial = false, first = head } = {}) =>
    (await api.send('POST', `${address}/import`, { as, body: { csv: [first, ...rows].join('\r\n'), isTrial } })).body
      .result;
  /** In the tenant, as the system. */
  const inAlpha = <T>(query: RawBuilder<T>) =>
    test.database.inTenant(systemActor('alpha', 'test'), async (tx) => (await query.execute(tx)).rows);
  const stored = async (bankAccountID: number) => {
    const [row] = await inAlpha(sql<{ sealed: Buffer; last4: string }>`
      select account_number_encrypted as sealed, account_number_last4 as last4 from bank_accounts
      where tenant_id = 'alpha' and bank_account_id = ${bankAccountID}`);
    if (!row) throw new Error(`There is no account ${bankAccountID}`);
    return row;
  };

  it('is added and changed, and no other company has it', async () => {
    const { status, body } = await add({ name: 'Escrow one' });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ ...shown, name: 'Escrow one', accountNumberMasked: '***5678' });
    const saved = await save(body.result, { bankName: 'Ficus Bank, N.A.', regionID: 1 });
    expect(saved.body.result).toMatchObject({
      bankName: 'Ficus Bank, N.A.',
      regionID: 1,
      accountNumberMasked: '***5678',
      version: body.result.version + 1,
    });
    expect((await listed('beta')).map(({ name }) => name)).not.toContain('Escrow one');
    const elsewhere = await api.send('PATCH', `${address}/${body.result.bankAccountID}`, {
      as,
      tenant: 'beta',
      body: { version: 1, changes: { bankName: 'Ours' } },
    });
    expect(elsewhere.status).toBe(404);
  });

  // The calls are refused before any of it is looked at.
  it.each(['officer', 'closer', 'outsider', 'frozenAdministrator'] as const)(
    'is not the business of %s',
    async (who) => {
      const read = await api.send('GET', address, { as: who });
      expect(read.status).toBe(who === 'frozenAdministrator' ? 200 : 403);
      expect((await api.send('POST', address, { as: who, body: exampleAccount })).status).toBe(403);
      const body = { version: 1, changes: { bankName: 'Mine' } };
      expect((await api.send('PATCH', `${address}/1`, { as: who, body })).status).toBe(403);
      const csv = { csv: head, isTrial: true };
      expect((await api.send('POST', `${address}/import`, { as: who, body: csv })).status).toBe(403);
    },
  );

  it('is that of whoever keeps the books', async () => {
    const { status, body } = await api.send('GET', address, { as: 'bookkeeper' });
    expect([status, body.result.length > 0]).toEqual([200, true]);
    const added = await api.send('POST', address, {
      as: 'bookkeeper',
      body: { ...exampleAccount, name: 'By the books' },
    });
    expect(added.status).toBe(200);
  });

  it.each<[object, string, string]>([
    [{ routingNumber: '123456781' }, 'routingNumber', 'The check digit of this routing number is wrong'],
    [{ routingNumber: '12345678' }, 'routingNumber', 'A routing number has nine digits'],
    [{ accountNumber: '12' }, 'accountNumber', 'An account number has 4 to 17 letters and digits'],
    [{ accountNumber: '***5678' }, 'accountNumber', 'An account number has 4 to 17 letters and digits'],
    [{ state: 'XX' }, 'state', 'There is no such state: two letters, such as TX'],
    [{ kind: null }, 'kind', 'Kind is required'],
    [{ regionID: 99 }, 'regionID', 'There is none of this id'],
    [{ name: 'TRUST account' }, 'name', 'There is Trust account already'],
    [{ closedOn: '2013-01-01' }, 'closedOn', 'It is closed after it was opened'],
  ])('is refused at its field: %o', async (more, field, why) => {
    const { status, body } = await add({ name: 'Refused', ...more });
    expect(status).toBe(400);
    expect(body.result.modelState).toEqual({ [field]: [why] });
    expect(await named('Refused')).toBeUndefined();
  });

  it('is refused by the database as by the rule', async () => {
    const numbers = ['12345678', '000000000', '1234567890', ...[...'0123456789'].map((last) => `98765432${last}`)];
    const taken: string[] = [];
    for (const [at, routing] of numbers.entries()) {
      const insert = inAlpha(sql`
        insert into bank_accounts (tenant_id, bank_account_id, name, bank_name, account_title, routing_number,
          account_number_encrypted, account_number_last4, kind, state)
        values ('alpha', ${4000 + at}, ${`Beside ${at}`}, 'Bank', 'Title', ${routing}, 'x', '5678', 'Operating', 'TX')`);
      await insert.then(
        () => taken.push(routing),
        (error: Error) => expect(error.message).toMatch(/^One of the values is /),
      );
    }
    expect(taken).toEqual(numbers.filter((routing) => routingNumberFinding(routing) === null));
    expect(taken).toHaveLength(1);
    for (const last4 of ['567', '*678', '56789'])
      await expect(
        inAlpha(sql`update bank_accounts set account_number_last4 = ${last4} where tenant_id = 'alpha'`),
        last4,
      ).rejects.toThrow();
  });

  it('has its number sealed for its row, with the zeros it begins with', async () => {
    const { bankAccountID } = (await add({ name: 'Sealed', accountNumber: '00-98 7654 321x' })).body.result;
    const row = await stored(bankAccountID);
    expect(row.last4).toBe('321X');
    expect(row.sealed.toString('latin1')).not.toContain('7654');
    const place = { tenant: 'alpha', table: 'bank_accounts', column: 'account_number_encrypted' };
    expect(secrets.decrypt(row.sealed, { ...place, row: bankAccountID })).toBe('00987654321X');
    expect(() => secrets.decrypt(row.sealed, { ...place, row: bankAccountID + 1 })).toThrow(/belongs somewhere else/);
  });

  it('keeps its number unless another one is typed, and takes it with another routing number', async () => {
    const added = (await add({ name: 'Kept' })).body.result;
    const before = await stored(added.bankAccountID);
    const renamed = (await save(added, { note: 'By phone' })).body.result;
    expect(await stored(added.bankAccountID)).toEqual(before);
    const refused = await save(renamed, { routingNumber: '011401533' });
    expect(refused.status).toBe(400);
    expect(refused.body.result.modelState).toEqual({
      'changes.accountNumber': ['With another routing number, the account number is typed in full'],
    });
    expect((await save(renamed, { routingNumber: '011401534', accountNumber: '44445555' })).status).toBe(400);
    const moved = await save(renamed, { routingNumber: '011401533', accountNumber: '44445555' });
    expect(moved.body.result).toMatchObject({ routingNumber: '011401533', accountNumberMasked: '***5555' });
    const other = (await save(moved.body.result, { accountNumber: '66667777' })).body.result;
    expect(other).toMatchObject({ routingNumber: '011401533', accountNumberMasked: '***7777' });
  });

  it('is told of in the audit by its end alone, and in the log not at all', async () => {
    const added = (await add({ name: 'Told', accountNumber: '0550123404' })).body.result;
    await save(added, { accountNumber: '0660123404' });
    const answer = await api.send('GET', '/api/audit-log?table=bank_accounts&field=accountNumber&take=100', { as });
    const own = answer.body.result.results.filter(
      (entry: { rowKey: string }) => entry.rowKey === String(added.bankAccountID),
    );
    const changes = own.map((entry: { changes: { field: string }[] }) =>
      entry.changes.find(({ field }) => field === 'accountNumber'),
    );
    // Of the change both ends are one: that it was another number is told all the same.
    expect(changes).toEqual([
      { field: 'accountNumber', before: '***', after: '***' },
      { field: 'accountNumber', before: null, after: '***3404' },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/0550123404|0660123404/);
    const rows = await inAlpha(sql<{ text: string }>`
      select a::text as text from audit_log a where table_name = 'bank_accounts'`);
    expect(rows.length).toBeGreaterThan(1);
    expect(api.log.length).toBeGreaterThan(1);
    expect(api.log.join('\n')).not.toMatch(/0550123404|0660123404/);
    expect(rows.filter(({ text }) => /0550123404|0660123404/.test(text))).toEqual([]);
  });

  it('comes in from a CSV with its number, and goes back in as it went out, masked', async () => {
    const row = (more: string) => `${more},Ficus Bank,"Epsilon, Escrow",123456780,`;
    const first = 'Account,Kind,Bank,Title at the bank,Routing number,Account number,State,Region,Note';
    const rows = [`${row('CSV one,escrow trust')}0012-3400,TX,R1,`, `${row('CSV two,Operating')}99,TX,,`];
    expect((await bring(rows, { first })).problems).toEqual([
      { line: 3, column: 'Account number', why: 'An account number has 4 to 17 letters and digits' },
    ]);
    expect(await bring(rows.slice(0, 1), { first })).toMatchObject({ added: ['CSV one'], problems: [] });
    expect(await named('CSV one')).toMatchObject({ accountNumberMasked: '***3400', regionID: 1, kind: 'Escrow trust' });
    // As the screen exports it, with a note written beside.
    const back = `${row('CSV one,Escrow trust')}***3400,TX,Region 1,Checked`;
    expect(await bring([back], { first })).toMatchObject({ changed: ['CSV one'], problems: [] });
    const again = await bring([back], { first });
    expect(again).toMatchObject({ changed: [], same: 1, problems: [] });
    // The same end of another number is no mask: it is typed in full.
    expect(await bring([back.replace('***3400', '77773400')], { first })).toMatchObject({ changed: ['CSV one'] });
    const elsewhere = back.replace('123456780', '011401533');
    expect((await bring([elsewhere], { first })).problems).toEqual([
      {
        line: 2,
        column: 'Account number',
        why: 'With another routing number, the account number is typed in full',
      },
    ]);
    expect((await bring(['New one'], { first: 'Account' })).problems.map(({ why }: { why: string }) => why)).toContain(
      'Account number is required',
    );
  });

  it('of another region is not there for an accountant, who makes none there and moves none', async () => {
    const told = (await add({ name: 'Of region two', regionID: 2 })).body.result;
    const own = (await add({ name: 'Of region one', regionID: 1 })).body.result;
    const sent = { as: 'bookkeeper' as const };
    const names = async () =>
      (await api.send('GET', address, sent)).body.result.map(({ name }: { name: string }) => name);
    expect(await names()).toContain('Of region one');
    expect(await names()).not.toContain('Of region two');
    const before = await api.auditCount();
    const change = async ({ bankAccountID }: { bankAccountID: number }, changes: object) =>
      (await api.send('PATCH', `${address}/${bankAccountID}`, { ...sent, body: { version: 1, changes } })).body;
    const absent = await change({ bankAccountID: 987_654 }, { regionID: 1 });
    const foreign = await change(told, { regionID: 1 });
    expect({ ...foreign, result: null }).toEqual({ ...absent, result: null });
    expect(absent.errorCode).toBe('NOT_FOUND');
    const why = 'The region is not one of yours.';
    expect((await change(own, { regionID: 2 })).result.modelState).toEqual({ 'changes.regionID': [why] });
    const body = { ...exampleAccount, name: 'Of region two as well', regionID: 2 };
    expect((await api.send('POST', address, { ...sent, body })).body.result.modelState).toEqual({ regionID: [why] });
    // Also where the region is no column, or another one.
    for (const csv of ['Account,Note\r\nOf region two,Mine', 'Account,Region\r\nOf region two,R1']) {
      const { result } = (await api.send('POST', `${address}/import`, { ...sent, body: { csv, isTrial: false } })).body;
      expect(result.problems).toEqual([{ line: 2, column: 'Region', why }]);
    }
    expect(await api.auditCount()).toBe(before);
  });
});
