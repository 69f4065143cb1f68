import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomTabs } from '../../seed/demo/demo-custom-data.ts';
import { demoTenants } from '../../seed/demo/demo-tenants.ts';
import { seedDemo } from '../../seed/demo.ts';
import { storeCustomData } from '../../seed/seed-custom-data.ts';
import { query } from '../../src/platform/db/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { rich } from './rich-file.ts';

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let of: Exchange;
  const filesOf = (tenant: string) =>
    test.database.readInTenant(
      of.actor(tenant),
      query.selectFrom('orders').select(['orders_id', 'file_number']).orderBy('orders_id'),
    );

  beforeAll(async () => {
    test = await make();
    of = exchangeOf(test.database);
    await seedDemo(test.database, of.secrets);
    expect(await of.run('epsilon', [rich])).toEqual({
      stored: 1,
      alreadyThere: 0,
      refused: 0,
      problems: [],
      notes: [],
    });
  });
  afterAll(() => test.close());

  describe('a file as a document', () => {
    it('has everything of the file, by names', async () => {
      const { files, companies, ...rest } = await of.exported('epsilon', await of.idOf('epsilon', 'R-1'));
      expect(rest).toEqual({ schema: 'closewright-files', version: 1, taxIDs: 'clear', leftOut: [] });
      expect(files).toEqual([
        {
          ...rich,
          status: 'Open',
          regionID: 'LAKE',
          kindOfOrder: 'Purchase',
          settlementStatementType: expect.any(String),
          loans: [
            { ...rich.loans[0], amount: '200,000.00' },
            { ...rich.loans[1], amount: '20,000.99' },
          ],
        },
      ]);
      expect(companies.map(({ reference, contacts }) => [reference, contacts.map((each) => each.contactName)])).toEqual(
        [
          ['Ficus Bank', ['Joe Smith']],
          ['Sunset Ridge Association', ['Lee Marsh']],
        ],
      );
    });

    it('shows numbers only where it is told to, and notes every one it shows', async () => {
      const ordersID = await of.idOf('epsilon', '12-3456');
      const reveals = () =>
        test.database.readInTenant(
          of.actor('epsilon'),
          query
            .selectFrom('tax_id_reveals')
            .select(['tax_id_shown', 'party_name'])
            .where('orders_id', '=', ordersID)
            .orderBy('tax_id_shown'),
        );
      const masked = await of.exported('epsilon', ordersID, false);
      expect(masked.taxIDs).toBe('masked');
      expect(JSON.stringify(masked)).toContain('***-**-3456');
      expect(JSON.stringify(masked)).not.toContain('987-65-3456');
      expect(await reveals()).toEqual([]);
      expect(JSON.stringify(await of.exported('epsilon', ordersID))).toContain('987-65-3456');
      expect(await reveals()).toEqual([
        { tax_id_shown: '***-**-3456', party_name: 'Michael Jones' },
        { tax_id_shown: '***-**-3457', party_name: 'Mary Stone' },
      ]);
    });
  });

  describe('another tenant', () => {
    it('that lacks the choices refuses the file by name, and stores nothing of it', async () => {
      const companies = await of.count('ficus', 'companies');
      const report = await of.run('ficus', await of.exported('epsilon', await of.idOf('epsilon', 'R-1')));
      expect(report).toMatchObject({ stored: 0, refused: 1 });
      const whyOf = (column: string) => report.problems.find((problem) => problem.column === column)?.why;
      expect(whyOf('branchID')).toContain('"Harborview" is none of: Main Street, Hillside');
      expect(whyOf('underwriterCompanyID')).toContain('"Beta Title Insurance Co." is none of');
      expect(whyOf('property1.custom.Survey.Flood Zone')).toBe('there is no such custom field');
      expect(await of.count('ficus', 'companies')).toBe(companies);
      expect(await of.idOf('ficus', 'R-1')).toBe(0);
    });

    it('that has them gets equal files, once', async () => {
      await makeAlike(test);
      const files = await filesOf('epsilon');
      expect(files.length).toBeGreaterThan(20);
      for (const { orders_id, file_number } of files) {
        const document = await of.exported('epsilon', orders_id);
        expect(await of.run('ficus', document), file_number).toEqual({
          stored: 1,
          alreadyThere: 0,
          refused: 0,
          problems: [],
          notes: [],
        });
        expect(await of.exported('ficus', await of.idOf('ficus', file_number)), file_number).toEqual(document);
      }
      const [audit, companies] = [await of.count('ficus', 'audit_log'), await of.count('ficus', 'companies')];
      expect(companies).toBeGreaterThan(1);
      const again = await of.exported('epsilon', await of.idOf('epsilon', 'R-1'));
      expect(await of.run('ficus', again)).toMatchObject({ stored: 0, alreadyThere: 1, refused: 0 });
      expect([await of.count('ficus', 'audit_log'), await of.count('ficus', 'companies')]).toEqual([audit, companies]);
    });

    it('says which numbers were masked, and stores the file without them', async () => {
      const document = await of.exported('epsilon', await of.idOf('epsilon', 'R-1'), false);
      // Its letters are those of R-1: an underwriter's letter is of one file.
      const { letters: _letters, ...file } = document.files[0] as { letters: unknown };
      const copy = { ...document, files: [{ ...file, fileNumber: 'R-2' }] };
      expect(await of.run('ficus', copy)).toEqual({
        stored: 1,
        alreadyThere: 0,
        refused: 0,
        problems: [],
        notes: [{ line: 1, column: 'party1.taxID', why: expect.stringContaining('was masked') }],
      });
      const { files } = await of.exported('ficus', await of.idOf('ficus', 'R-2'));
      expect(JSON.stringify(files)).not.toContain('taxID');
    });
  });

  it('names what is wrong with a row by its path, and stores nothing of the file', async () => {
    const parties = [
      { roleTypeID: 'Lender', companyID: 'Nobody & Sons' },
      { roleTypeID: 'Lender', contactID: 'Joe Smith' },
    ];
    const bad = {
      fileNumber: 'B-1',
      defaultLoanID: 2,
      loans: [{ interestFrom: '2026-02-02', interestTo: '2026-01-01' }],
      properties: [{ isForeignAddress: true, taxes: [{ taxYear: 2026 }, { taxYear: 12, amount: '1.234' }] }],
      parties,
      custom: { 'Post-closing': { 'Courier Service': 'Ground', Nothing: 1 }, Association: { Dues: '1' } },
    };
    const { problems, ...counts } = await of.run('epsilon', [bad, { fileNumber: 'B-2', primaryOrdersID: 'No such' }]);
    expect(counts).toEqual({ stored: 0, alreadyThere: 0, refused: 2, notes: [] });
    expect(Object.fromEntries(problems.map(({ column, why }) => [column, why]))).toEqual({
      'property1.tax2.amount': 'An amount has at most two decimals',
      'property1.tax2.taxYear': expect.stringContaining('1900'),
      'property1.country': 'Country is required for a foreign address',
      'loan1.interestTo': 'Interest to is before interest from',
      defaultLoanID: 'the file has no loan 2',
      'party1.companyID': 'there is no company "Nobody & Sons" in the directory',
      'party2.contactID': 'a contact needs its company',
      'custom.Post-closing.Nothing': 'there is no such custom field',
      'custom.Post-closing.Courier Service': expect.stringContaining('not in the list'),
      'custom.Association.Association Name': 'Field is Required',
      primaryOrdersID: 'there is no file "No such"; import it before this one',
    });
    expect(await of.idOf('epsilon', 'B-1')).toBe(0);
    expect(await of.idOf('epsilon', 'B-2')).toBe(0);
  });

  it('tells companies of one name apart by city and state, and says so where it cannot', async () => {
    const company = (city: string | null) => ({
      reference: 'Twin',
      name: 'Twin',
      city,
      roles: ['Lender'],
      contacts: [],
    });
    const document = (fileNumber: string, city: string | null, more: object = {}) => ({
      schema: 'closewright-files',
      version: 1,
      taxIDs: 'masked',
      companies: [{ ...company(city), ...more }],
      files: [{ fileNumber, parties: [{ roleTypeID: 'Lender', companyID: 'Twin' }] }],
    });
    const before = await of.count('epsilon', 'companies');
    expect(await of.run('epsilon', document('T-1', 'Anytown'))).toMatchObject({ stored: 1 });
    expect(await of.run('epsilon', document('T-2', 'Harborview'))).toMatchObject({ stored: 1 });
    expect(await of.run('epsilon', document('T-3', 'ANYTOWN'))).toMatchObject({ stored: 1 });
    expect(await of.count('epsilon', 'companies')).toBe(before + 2);
    expect(await of.run('epsilon', document('T-4', null))).toMatchObject({
      problems: [{ column: 'party1.companyID', why: '"Twin" may be any of 2 companies of this name' }],
    });
    expect(await of.run('epsilon', document('T-5', 'Newtown', { email: 'nobody' }))).toMatchObject({
      problems: [{ why: 'the company "Twin" of the document: email: This is no e-mail address' }],
    });
    await expect(of.run('epsilon', { ...document('T-6', null), version: 2 })).rejects.toThrow('of another version');
  });
});

/** Gives ficus the choices of epsilon, and other numbers to its own files. */
async function makeAlike(test: TestDatabase): Promise<void> {
  const tenant_id = 'ficus';
  await test.database.inTenant(systemActor('ficus', 'test'), async (tx) => {
    await sql`update orders set file_number = 'F-' || orders_id where tenant_id = ${tenant_id}`.execute(tx);
    const [epsilon] = demoTenants;
    for (const [at, { regID, description, branches }] of (epsilon?.regions ?? []).entries()) {
      const region_id = 10 + at;
      await tx.insertInto('regions').values({ tenant_id, region_id, reg_id: regID, description }).execute();
      for (const [index, { name }] of branches.entries())
        await tx
          .insertInto('branches')
          .values({ tenant_id, branch_id: region_id * 10 + index, region_id, name })
          .execute();
    }
    for (const [at, name] of (epsilon?.underwriters ?? []).entries())
      await tx
        .insertInto('lookups')
        .values({ tenant_id, set_name: 'underwriters', id: 20 + at, name: at === 2 ? `Not ${name}` : name })
        .execute();
    const { orders_id: ordersID } = await tx.selectFrom('orders').select('orders_id').executeTakeFirstOrThrow();
    const tabs = demoCustomTabs.map((tab) => ({
      ...tab,
      fields: tab.fields.map(({ value: _value, ...field }) => field),
    }));
    await storeCustomData(tx, { tenant: tenant_id, ordersID }, tabs);
  });
}
