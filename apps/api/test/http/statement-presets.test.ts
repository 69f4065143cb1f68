import { lenderDefaultList, templateLineList } from '@closewright/domain/statement-presets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';

const as = 'administrator';
const templates = '/api/configuration/settlement-templates';
const lenders = '/api/configuration/lender-defaults';

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

  const bring = async (address: string, csv: string) =>
    (await api.send('POST', `${address}/import`, { as, body: { csv, isTrial: false } })).body.result;
  const listed = async (address: string, tenant = 'alpha') =>
    (await api.send('GET', address, { as, tenant })).body.result;

  it('takes lines of a template from a CSV: the template by its name, splits by amount and percent, a proration', async () => {
    const csv = [
      'Template,Line,Section,Description,Paid to,Payee,Buyer at closing,Seller at closing %,Charged,Paid',
      'refinance,fee,C,Wire fee,named,Fast Wire,25.00,,,',
      'Refinance,,C,Escrow fee,Title company,,,50,,',
      'Refinance,Proration,,Rent,,,,,monthly,in arrears',
    ].join('\n');
    expect(await bring(templates, csv.replaceAll('Buyer at', 'Borrower at'))).toMatchObject({
      added: ['C Wire fee', 'C Escrow fee', 'Rent'],
      problems: [],
    });
    const lines = (await listed(templates)).filter(
      ({ settlementTemplateID: id }: { settlementTemplateID: number }) => id === 2,
    );
    expect(lines).toMatchObject([
      { part: 'Fee', section: 'C', label: 'Escrow fee', payeeRule: 'Title company', sellerAtClosingPercent: '50' },
      { part: 'Fee', section: 'C', label: 'Wire fee', payeeName: 'Fast Wire', borrowerAtClosing: 2500 },
      { part: 'Proration', section: null, label: 'Rent', period: 'Monthly', paidWhen: 'In arrears' },
    ]);
    const others = await listed(templates, 'beta');
    expect(others.map(({ label }: { label: string }) => label)).not.toContain('Wire fee');
  });

  it.each([
    ['No such,,C,Fee', ['2 Template']],
    ['Refinance,,,Fee', ['2 Section']],
    ['Refinance,Proration,C,Rent', ['2 Section']],
    ['Refinance,Part,C,Fee', ['2 Line']],
  ])('tells by line and column what is wrong in %s', async (row, wrong) => {
    const { problems } = await bring(templates, `Template,Line,Section,Description\n${row}`);
    expect(problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual(wrong);
  });

  it('refuses a CSV of far too many columns at once, in one sentence', async () => {
    const csv = `${'a,'.repeat(99_000)}b\n1`;
    const why = 'The first line names 99001 columns; there are 200 at most';
    expect((await bring(templates, csv)).problems).toEqual([{ line: 1, column: '', why }]);
    const rates = await api.send('POST', '/api/configuration/rate-versions/import', {
      as,
      body: { text: csv, isTrial: true },
    });
    expect(rates.body.result.problems).toEqual([{ line: 1, column: '', why }]);
  });

  it('refuses a line of a template that is not there', async () => {
    const body = { ...templateLineList.begin, settlementTemplateID: 99, section: 'C', label: 'Fee' };
    const answer = await api.send('POST', templates, { as, body });
    expect(answer.status).toBe(400);
    expect(answer.body.result.modelState.settlementTemplateID).toEqual(['There is none of this id']);
  });

  it('keeps what statements of a lender say, one row for each lender', async () => {
    const csv =
      'Lender,Assumption,More days late than,"Late fee, amount",Escrow cushion\nRiver Bank,not allowed,15,35.00,2';
    expect(await bring(lenders, csv)).toMatchObject({ added: ['River Bank'], problems: [] });
    expect(await listed(lenders)).toContainEqual(
      expect.objectContaining({
        lenderName: 'River Bank',
        assumption: 'Not allowed',
        lateDays: 15,
        lateFeeAmount: 3500,
        cushionMonths: 2,
        demandFeature: null,
      }),
    );
    const again = await api.send('POST', lenders, {
      as,
      body: { ...lenderDefaultList.begin, lenderName: 'RIVER bank', lateDays: 1 },
    });
    expect(again.body.result.modelState.lenderName).toEqual(['River Bank has defaults already']);
  });
});
