import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Mt940Told,
  type Mt940Written,
  mt940File,
} from '../../../../packages/domain/src/bank-files/mt940.fixture.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { bankFileCalls, letReadBanks, sentBytes, type ToldBank } from './bank-files-world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const banks = bankFileCalls(() => api);
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReadBanks(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const check: Mt940Written = {
    ...{ valueDate: '2026-03-02', mark: 'D', amount: 120_50, type: 'NCHK', customerReference: '1001' },
  };
  const wire: Mt940Written = { valueDate: '2026-03-03', mark: 'C', amount: 500_00, type: 'S103', bankReference: 'FW9' };
  const first = (bank: ToldBank): Mt940Told => ({
    ...{ account: bank.number, number: 1, from: '2026-03-01', through: '2026-03-02', opening: 1_000_00 },
    pages: [[check], []],
  });
  const second = (bank: ToldBank): Mt940Told => ({
    ...{ account: bank.number, number: 2, from: '2026-03-02', through: '2026-03-03', opening: 879_50 },
    pages: [[wire]],
  });
  const sent = (...told: Mt940Told[]) => sentBytes(mt940File(told), { fileName: 'statement.sta' });
  const items = ({ id }: ToldBank) =>
    test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from bank_items where bank_account_id = ${id}`.execute(tx);
      return rows[0]?.n;
    });

  it('statements of SWIFT are taken, told again they are known, and are taken back whole', async () => {
    const bank = await banks.newAccount();
    const taken = await banks.taken(sent(first(bank)));
    expect(taken).toMatchObject({ format: 'MT940', accounts: [{ items: 1, in: 0, out: -120_50 }] });
    const both = sent(first(bank), second(bank));
    expect((await banks.previewed(both)).statements[0]).toMatchObject({
      days: [
        { date: '2026-03-02', opening: 1_000_00, closing: 879_50 },
        { date: '2026-03-03', opening: 879_50, closing: 1_379_50 },
      ],
      items: [
        { kind: 'Check', checkNumber: 1001, state: 'Known' },
        { kind: 'Wire in', bankReference: 'FW9', state: 'New' },
      ],
    });
    const { bankFileID } = await banks.taken(both);
    expect(await items(bank)).toBe(2);
    expect((await banks.takeBack(bankFileID)).body.errorMessage).toBeNull();
    expect(await items(bank)).toBe(1);
  });

  it('a file whose lines do not come to its balance is refused whole, with its line', async () => {
    const bank = await banks.newAccount();
    const file = mt940File([first(bank), second(bank)]).replace('C500,00', 'C500,01');
    const { body } = await banks.take(sentBytes(file, { fileName: 'statement.sta' }));
    expect(JSON.stringify(body)).toContain('the lines below it come to $500.01');
    expect(await items(bank)).toBe(0);
  });
});
