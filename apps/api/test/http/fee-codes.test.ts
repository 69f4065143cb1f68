import { feeCodeColumns } from '@closewright/domain/fees';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';

const address = '/api/configuration/fee-codes';
const as = 'administrator';
const feeCode = {
  code: 'SURVEY',
  label: 'Survey fee',
  section: 'C',
  kind: 'Other',
  payeeRule: 'Named',
  payeeName: 'Surveys Co.',
  bucket: 'None',
  isFinanceCharge: false,
  isOptional: false,
  inactive: false,
};
const head = Object.values(feeCodeColumns).join(',');

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

  const codes = async (tenant = 'alpha'): Promise<string[]> =>
    (await api.send('GET', address, { as, tenant })).body.result.map(({ code }: { code: string }) => code);
  const add = (more: object) => api.send('POST', address, { as, body: { ...feeCode, ...more } });
  const bring = async (rows: readonly string[], { isTrial = false, first = head } = {}) =>
    (await api.send('POST', `${address}/import`, { as, body: { csv: [first, ...rows].join('\r\n'), isTrial } })).body
      .result;

  it('is added and changed, and no other company has it', async () => {
    const { body } = await add({});
    expect(body.result).toMatchObject(feeCode);
    const { feeCodeID, version } = body.result;
    const saved = await api.send('PATCH', `${address}/${feeCodeID}`, {
      as,
      body: { version, changes: { payeeRule: 'Lender', payeeName: null } },
    });
    expect(saved.body.result).toMatchObject({ payeeRule: 'Lender', payeeName: null, version: version + 1 });
    expect(await codes()).toContain('SURVEY');
    expect(await codes('beta')).not.toContain('SURVEY');
  });

  it.each([
    [{ code: 'survey' }, 'code', 'SURVEY is Survey fee already'],
    [{ code: 'A B' }, 'code', 'A code is letters, digits, . / _ and -, without blanks'],
    [{ code: 'X1', payeeName: null }, 'payeeName', 'Who is paid'],
  ])('is refused at its field: %o', async (more, field, why) => {
    const { status, body } = await add(more);
    expect(status).toBe(400);
    expect(body.result.modelState[field]).toEqual([why]);
  });

  it('comes in from a CSV, all or none, after a trial that stores nothing', async () => {
    const rows = ['PEST,Pest inspection fee,C,,Named,Pests Co.,10 %,,,', 'hoa,"HOA fee, transfer",H,other,,,,,yes,'];
    const tried = await bring(rows, { isTrial: true });
    expect(tried).toEqual({ added: ['PEST', 'hoa'], changed: [], same: 0, problems: [] });
    expect(await codes()).not.toContain('PEST');
    expect(await bring(rows)).toEqual(tried);
    expect(await bring([rows[0] ?? '', 'HOA,HOA fee,H,Other,,,,,,'])).toMatchObject({
      added: [],
      changed: ['HOA'],
      same: 1,
    });
    const stored = (await api.send('GET', address, { as })).body.result;
    expect(stored.find(({ code }: { code: string }) => code === 'HOA')).toMatchObject({
      kind: 'Other',
      isOptional: false,
    });
  });

  it('names every wrong line and column of a CSV, and stores none of it', async () => {
    const { problems } = await bring([
      'NEW1,Fine,C,,,,,,,',
      'NEW2,,Z,,Somebody,,,maybe,,',
      'new1,Again,C,,,,,,,',
      'NEW3,Too few',
    ]);
    expect(problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual([
      '3 Section',
      '3 Paid to',
      '3 Finance charge',
      '4 Code',
      '5 ',
    ]);
    expect(await codes()).not.toContain('NEW1');
    const heads = await bring([], { first: 'Code,Price' });
    expect(
      heads.problems.map(({ column, why }: { column: string; why: string }) => [column, why.split(';')[0]]),
    ).toEqual([
      ['Price', 'There is no such column'],
      ['Description', 'The column is missing'],
    ]);
    expect((await bring(['"open'])).problems).toHaveLength(1);
  });

  it('a column that is not there changes nothing of a code, and rows of commas alone are none', async () => {
    await add({ code: 'KEPT', inactive: true, isFinanceCharge: true });
    const answer = await bring(['KEPT,Another name', ','], { first: 'Code,Description' });
    expect(answer).toEqual({ added: [], changed: ['KEPT'], same: 0, problems: [] });
    const stored = (await api.send('GET', address, { as })).body.result;
    const expected = { ...feeCode, code: 'KEPT', label: 'Another name', inactive: true, isFinanceCharge: true };
    expect(stored.find(({ code }: { code: string }) => code === 'KEPT')).toMatchObject(expected);
  });

  it('takes back what a spreadsheet was kept from running', async () => {
    await bring(["SIGN,'-5 discount,H,,,,,,,"]);
    const stored = (await api.send('GET', address, { as })).body.result;
    expect(stored.find(({ code }: { code: string }) => code === 'SIGN')).toMatchObject({ label: '-5 discount' });
  });
});
