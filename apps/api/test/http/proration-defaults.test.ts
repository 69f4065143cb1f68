import { prorationDefaultList } from '@closewright/domain/prorations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';

const address = '/api/configuration/proration-defaults';
const as = 'administrator';
const { begin, columns } = prorationDefaultList;

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const listed = async (tenant = 'alpha'): Promise<{ state: string; label: string | null; regionID: number }[]> =>
    (await api.send('GET', address, { as, tenant })).body.result;
  const add = (more: object) => api.send('POST', address, { as, body: { ...begin, ...more } });
  const bring = async (rows: readonly string[], isTrial = false) => {
    const csv = [Object.values(columns).join(','), ...rows].join('\r\n');
    return (await api.send('POST', `${address}/import`, { as, body: { csv, isTrial } })).body.result;
  };

  it('is added and changed, and no other company has it', async () => {
    const { body } = await add({ state: 'AZ', dayCount: 'actual/365', closingDayBelongsTo: 'Seller' });
    const { prorationDefaultID, version } = body.result;
    const saved = await api.send('PATCH', `${address}/${prorationDefaultID}`, {
      as,
      body: { version, changes: { closingDayBelongsTo: 'Buyer', estimatePercent: '105' } },
    });
    expect(saved.body.result).toMatchObject({
      state: 'AZ',
      dayCount: 'actual/365',
      closingDayBelongsTo: 'Buyer',
      estimatePercent: '105',
      version: version + 1,
    });
    expect((await listed('beta')).map(({ state }) => state)).not.toContain('AZ');
  });

  it.each([
    [{ state: 'TX', label: 'county TAXES' }, 'label', 'TX has County taxes already'],
    [{ state: 'Texas', label: 'Rent' }, 'state', 'A state is two capital letters'],
    [{ state: 'TX', regionID: 99, label: 'Rent' }, 'regionID', 'There is none of this id'],
    [{ state: 'TX' }, 'label', 'An item, or what every line begins with'],
  ])('is refused at its field: %o', async (more, field, why) => {
    const { status, body } = await add(more);
    expect(status).toBe(400);
    expect(body.result.modelState[field]).toEqual([why]);
  });

  it('comes in from a CSV with its region by name or code, after a trial that stores nothing', async () => {
    const rows = [
      'OH,,HOA dues,monthly,in advance,,actual/365,seller,exact,',
      'OH,R2,HOA dues,Quarterly,,,,,,',
      'OH,Region 3,,,,105.5,,,,',
    ];
    const added = ['OH, HOA dues', 'OH, HOA dues', 'OH, every line'];
    expect(await bring(rows, true)).toEqual({ added, changed: [], same: 0, problems: [] });
    expect((await listed()).map(({ state }) => state)).not.toContain('OH');
    await bring(rows);
    const stored = (await listed()).filter(({ state }) => state === 'OH');
    expect(stored.map(({ regionID, label }) => [regionID, label])).toEqual([
      [0, 'HOA dues'],
      [2, 'HOA dues'],
      [3, null],
    ]);
    expect(stored[2]).toMatchObject({ estimatePercent: '105.5' });
    expect(await bring(rows)).toMatchObject({ added: [], changed: [], same: 3 });
  });

  it('names what is wrong in a CSV by line and column', async () => {
    const { problems } = await bring(['NV,Nowhere,Rent,,,,,,,', 'NV,,Rent,,,much,,,,', 'NV,,,,,,,,,', ',,Rent,,,,,,,']);
    expect(problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual([
      '2 Region',
      '3 Estimate',
      '4 Item',
      '5 State',
    ]);
  });
});
