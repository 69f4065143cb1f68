import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { bai2, bankFileCalls, check, dayOf, deposit, letReadBanks } from './bank-files-world.ts';

eachDatabase((_kind, make) => {
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

  it('goes from bytes to a preview, to items that are stored, and to the same bytes again', async () => {
    const bank = await banks.newAccount();
    const file = bai2([dayOf(bank, '2026-03-02', [deposit(500_00), check(1001, 120_50)])]);
    const seen = await banks.previewed(file);
    expect(seen.statements[0]).toMatchObject({ counts: { new: 2, known: 0, doubtful: 0, late: 0 }, obstacle: null });
    const taken = await banks.taken(file);
    expect(taken).toMatchObject({ accounts: [{ items: 2, in: 500_00, out: -120_50 }], importedBy: 'The officer' });
  });
});
