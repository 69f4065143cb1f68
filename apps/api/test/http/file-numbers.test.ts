import { poolMessages } from '@closewright/domain/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';

const address = '/api/configuration/file-number-pools';
const as = 'administrator';
const pool = { name: 'East', prefix: 'E-', nextNumber: 1, width: 4, inactive: false, branchIDs: [] as number[] };

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

  const list = async (tenant = 'alpha') => (await api.send('GET', address, { as, tenant })).body.result;
  const add = (more: object) => api.send('POST', address, { as, body: { ...pool, ...more } });
  const save = (poolID: number, body: object) => api.send('PUT', `${address}/${poolID}`, { as, body });
  const take = (branchID: number, sent: Sent = {}) =>
    api.send('POST', '/api/file-numbers/next', { body: { branchID }, ...sent });

  // holds core 7.29
  it('gives no number twice, asked twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(1)));
    const numbers = answers.map(({ body }) => body.result.fileNumber);
    const all = Array.from({ length: 20 }, (_, at) => `P-${String(at + 1).padStart(4, '0')}`);
    expect(new Set(numbers)).toEqual(new Set(all));
    expect((await list())[0]).toMatchObject({ nextNumber: 21, version: 1 });
    expect((await list('beta'))[0]).toMatchObject({ nextNumber: 1 });
  });

  it('steps over numbers that files already have, in any letters', async () => {
    const { poolID } = (await add({ prefix: 'x24-', nextNumber: 7, name: 'Steps', branchIDs: [2] })).body.result;
    await test.database.inTenant({ tenant: 'alpha', usersID: 1, name: 'x', requestID: 'x' }, (tx) =>
      tx.updateTable('orders').set({ file_number: 'X24-0007' }).where('orders_id', '=', 1).execute(),
    );
    expect((await take(2, { as: 'elsewhere' })).body.result.fileNumber).toBe('x24-0008');
    const stored = (await list()).find((each: { poolID: number }) => each.poolID === poolID);
    expect(stored).toMatchObject({ nextNumber: 9, branchIDs: [2] });
  });

  it('writes the year of the tenant, and goes on with a new prefix where the administrator says', async () => {
    const years = [companyDay(new Date()).slice(0, 4)];
    const [mine] = (await list()).filter(({ name }: { name: string }) => name === 'Pool');
    const { poolID, version, updatedAt: _at, updatedBy: _by, ...values } = mine;
    const body = { ...values, version, prefix: '{YYYY}/', nextNumber: 3, width: 3 };
    expect((await save(poolID, body)).body.result).toMatchObject({ version: version + 1, prefix: '{YYYY}/' });
    const { fileNumber } = (await take(1)).body.result;
    // The year may turn between the two.
    years.push(companyDay(new Date()).slice(0, 4));
    expect(years.map((year) => `${year}/003`)).toContain(fileNumber);
    expect((await save(poolID, body)).body).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
  });

  it('never goes back to numbers that were given', async () => {
    const { poolID, version } = (await add({ name: 'Back', prefix: 'B-', nextNumber: 10 })).body.result;
    const { status, body } = await save(poolID, { ...pool, name: 'Back', prefix: 'b-', nextNumber: 9, version });
    expect(status).toBe(400);
    expect(body.result.modelState).toEqual({ nextNumber: [poolMessages.goesBack(10)] });
  });

  it.each([
    ['a prefix that is taken', { name: 'New', prefix: 'p2-' }, { prefix: [poolMessages.prefixTaken] }],
    ['a name that is taken', { name: 'TAKEN', prefix: 'N-' }, { name: [poolMessages.nameTaken] }],
    ['numbers that are too short', { name: 'N', prefix: '', width: 1 }, { width: [poolMessages.tooShort] }],
    ['a branch that is none', { name: 'N', prefix: 'N-', branchIDs: [99] }, { branchIDs: ['There is no such branch'] }],
  ])('refuses %s and stores nothing', async (_what, more, modelState) => {
    await add({ name: 'Taken', prefix: 'P2-' });
    const before = await api.auditCount();
    const { status, body } = await add(more);
    expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.result.modelState).toEqual(modelState);
    expect(await api.auditCount()).toBe(before);
  });

  it('has none for a branch without a pool, with an inactive one or with one at its end', async () => {
    const last = { name: 'End', prefix: 'END-', nextNumber: 999_999_999, width: 9, branchIDs: [2] };
    const { poolID, version } = (await add(last)).body.result;
    expect((await take(2, { as: 'elsewhere' })).body.result.fileNumber).toBe('END-999999999');
    const exhausted = await take(2, { as: 'elsewhere' });
    expect([exhausted.status, exhausted.body.errorCode]).toEqual([409, 'NO_FILE_NUMBER']);
    expect(exhausted.body.errorMessage).toBe(poolMessages.exhausted);
    const moved = await save(poolID, { ...pool, ...last, nextNumber: 1, prefix: 'FIN-', branchIDs: [], version });
    expect(moved.body.result.branchIDs).toEqual([]);
    expect((await take(2, { as: 'elsewhere' })).body.errorCode).toBe('NO_FILE_NUMBER');
    await save(poolID, {
      ...pool,
      ...moved.body.result,
      inactive: true,
      branchIDs: [2],
      ...versionOf(moved.body.result),
    });
    expect((await take(2, { as: 'elsewhere' })).body.errorCode).toBe('NO_FILE_NUMBER');
  });

  it('is for who may open files, in regions of theirs', async () => {
    expect((await take(2)).body.errorCode).toBe('NOT_FOUND');
    expect((await take(99)).body.errorCode).toBe('NOT_FOUND');
    expect((await take(1, { as: 'closer' })).body.errorCode).toBe('FORBIDDEN');
    expect((await take(1, { as: 'viewOnly' })).body.errorCode).toBe('APP_READ_ONLY');
  });
});

/** The version alone, so that what the api adds to a pool is not sent back. */
function versionOf({ version }: { version: number }) {
  return { version, poolID: undefined, updatedAt: undefined, updatedBy: undefined };
}
