import {
  disclosureFileSchema,
  disclosureOfAnswer,
  type LenderComparison,
} from '@closewright/contract/lender-disclosures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFile } from '../../seed/demo/demo-file.ts';
import { demoStatement } from '../../seed/demo/demo-statement.ts';
import { storeFiles } from '../../seed/seed-file.ts';
import { storeStatement } from '../../seed/seed-statement.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { loadConfig } from '../../src/platform/config/index.ts';
import { openSecretBox } from '../../src/platform/secrets/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { cashOfForm, lenderUcd, planted } from '../lender-disclosures/h25b-ucd.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';

const key = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const secrets = openSecretBox(loadConfig({ NODE_ENV: 'test', CLOSEWRIGHT_KEYS: key }), systemClock);

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let path: string;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const ordersID = await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const file = demoFile(secrets, 'alpha');
      await tx
        .insertInto('lookups')
        .values({ tenant_id: 'alpha', set_name: 'loanTypes', id: 1, name: 'Conventional' })
        .execute();
      // The companies of the demo are not in this tenant.
      const parties = file.parties.map((party) => ({ ...party, company_id: null }));
      const [id = 0] = await storeFiles(tx, 'alpha', [{ ...file, parties }]);
      await storeStatement(tx, secrets, { tenant: 'alpha', ordersID: id }, demoStatement);
      return id;
    });
    path = `/api/orders/${ordersID}/settlements/0`;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const send = (file: string | Buffer) =>
    api.send('POST', `${path}/lender-disclosure`, { body: { content: Buffer.from(file).toString('base64') } });
  async function compare(file: string | Buffer): Promise<LenderComparison> {
    const { body } = await send(file);
    expect(body.errorMessage).toBeNull();
    return body.result;
  }
  const told = ({ differences }: LenderComparison) =>
    differences.map(({ section, line, column, theirs, ours }) => [section, line, column, theirs, ours]);
  async function fetched(format: 'UCD' | 'JSON'): Promise<string> {
    const { body } = await api.send('GET', `${path}/disclosure?format=${format}`);
    expect(body.errorMessage).toBeNull();
    expect(body.result.open).toEqual([]);
    return (await api.send('GET', body.result.url, { as: null })).text;
  }

  describe('the disclosure of a lender', () => {
    it('that says the same as form H-25(B) has no difference, by whatever names it calls its lines', async () => {
      const before = await api.auditCount();
      const comparison = await compare(lenderUcd);
      expect(told(comparison)).toEqual([]);
      expect(comparison).toMatchObject({
        format: 'UCD',
        moves: { fromBorrower: 0, toSeller: 0 },
        cashToClose: { theirs: cashOfForm, ours: cashOfForm },
        open: [],
      });
      expect(await api.auditCount()).toBe(before);
    });

    it('with twelve planted differences is told by these and no other, with what taking them over moves', async () => {
      const file = planted.reduce((text, [from, to]) => {
        expect(text.split(from)).toHaveLength(2);
        return text.replace(from, to);
      }, lenderUcd);
      const comparison = await compare(file);
      const moved = planted.map(([, , expected]) => expected);
      // The inspection, now paid by others, is told in both columns.
      expect(told(comparison)).toEqual(moved.toSpliced(5, 0, ['C', 'Pest inspection fee', 'Others', 120_50, null]));
      expect(comparison.moves).toEqual({
        fromBorrower: 50_00 - 18 - 120_50 - 17_44 - 1 + 50_00,
        toSeller: -10_00 - 11_00,
      });
    });

    it('is told to have other months than the form of ours prints', async () => {
      const months = (count: number) => `<PrepaidItemMonthsPaidCount>${count}<`;
      expect(lenderUcd.split(months(12))).toHaveLength(2);
      expect(told(await compare(lenderUcd.replace(months(12), months(6))))).toEqual([
        ['F', 'Homeowner’s Insurance Premium', 'Months', 6, 12],
      ]);
    });

    it('that gives its lines a type and no name has no difference but in what it leaves out with them', async () => {
      const typed = lenderUcd
        .replaceAll(/(?<=<ProrationItemType)[^>]*County Taxes">Other/g, '>CountyPropertyTax')
        .replaceAll(/(?<=<ProrationItemType)[^>]*HOA Dues">Other/g, '>HomeownersAssociationDues');
      expect(told(await compare(typed))).toEqual([]);
      const bare = typed.replaceAll(/ gse:DisplayLabelText="[^"]*"/g, '');
      // Only its name said so of the policy.
      expect(told(await compare(bare))).toEqual([['H', expect.stringContaining('Owner'), 'Optional', false, true]]);
    });

    it('is read in UTF-16, too', async () => {
      const text = `\ufeff${lenderUcd.replace('UTF-8', 'UTF-16')}`;
      expect(told(await compare(Buffer.from(text, 'utf16le')))).toEqual([]);
    });
  });

  describe('our disclosure', () => {
    it.each(['UCD', 'JSON'] as const)('as %s is read back without loss', async (format) => {
      const file = await fetched(format);
      const comparison = await compare(file);
      expect(comparison).toMatchObject({ format, differences: [], cashToClose: { theirs: cashOfForm } });
      if (format === 'JSON')
        expect(disclosureOfAnswer(comparison.theirs)).toEqual(disclosureFileSchema.parse(JSON.parse(file)));
      expect(comparison.ofFile).toMatchObject({ loanType: 'Conventional' });
    });

    it('in UCD says what the form prints', async () => {
      const file = await fetched('UCD');
      for (const point of [
        '<CashFromBorrowerAtClosingAmount>14147.26</CashFromBorrowerAtClosingAmount>',
        '<EscrowAggregateAccountingAdjustmentAmount>-0.01</EscrowAggregateAccountingAdjustmentAmount>',
        '<APRPercent>4.1740</APRPercent>',
        '<ProjectedPaymentMIPaymentAmount>82.35</ProjectedPaymentMIPaymentAmount>',
      ])
        expect(file).toContain(point);
    });
  });

  describe('what is no disclosure is refused by name, and nothing is stored:', () => {
    const loanAmount = (text: string) => lenderUcd.replace('<NoteAmount>162000.00', `<NoteAmount>${text}`);
    const namespace = 'http://www.mismo.org/residential/2009/schemas';
    it.each<[string, () => string | Buffer, string]>([
      ['nothing', () => '\n', 'well-formed'],
      ['half a file', () => lenderUcd.slice(0, 5_000), 'not well-formed XML'],
      ['an entity', () => lenderUcd.replace('<MESSAGE', '<!DOCTYPE a [<!ENTITY x "y">]><MESSAGE'), 'DOCTYPE'],
      ['another namespace', () => lenderUcd.replace(namespace, 'urn:other'), 'in the namespace urn:other'],
      ['no namespace', () => lenderUcd.replace(`xmlns="${namespace}"`, ''), 'in the namespace of none'],
      ['another model', () => lenderUcd.replace('3.3.0299', '2.6'), 'MISMO 2.6'],
      ['another encoding', () => lenderUcd.replace('UTF-8', 'ISO-8859-1'), 'ISO-8859-1'],
      ['no disclosure', () => lenderUcd.replaceAll('INTEGRATED_DISCLOSURE>', 'OTHER>'), 'no closing disclosure'],
      ['a huge amount', () => loanAmount('99999999999.00'), 'NoteAmount in line 2 is beyond'],
      ['a loan below zero', () => loanAmount('-162000.00'), 'Loan Amount: (162,000.00) is below zero'],
      ['an amount in words', () => loanAmount('1e5'), 'no amount in dollars and cents: 1e5'],
      [
        'a day that is none',
        () => lenderUcd.replace('<ClosingDate>2013-04-15', '<ClosingDate>2013-02-30'),
        'is no day',
      ],
      [
        'an unknown section',
        () =>
          lenderUcd.replace(
            '>OriginationCharges</IntegratedDisclosureSectionType></FEE_DETAIL',
            '>Other</IntegratedDisclosureSectionType></FEE_DETAIL',
          ),
        'IntegratedDisclosureSectionType in line 2 is not known here: Other',
      ],
      ['JSON that is none', () => '{', 'not well-formed JSON'],
      ['JSON of another format', () => '{"format":"other"}', 'no closewright-disclosure-1: format'],
      ['a key twice', () => '{"format":"a","format":"closewright-disclosure-1"}', '"format" stands twice'],
      ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'not UTF-8'],
    ])('%s', async (_, file, words) => {
      const before = await api.auditCount();
      const { status, body } = await send(file());
      expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.result.modelState.content).toEqual([expect.stringContaining(words)]);
      expect(await api.auditCount()).toBe(before);
    });

    it('50 MB', async () => {
      const { status } = await send(Buffer.alloc(50 * 1024 * 1024, ' '));
      expect(status).toBe(413);
    });

    it('what is no base64', async () => {
      const { status } = await api.send('POST', `${path}/lender-disclosure`, { body: { content: '<MESSAGE/>' } });
      expect(status).toBe(400);
    });
  });
});
