import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/demo.ts';
import { query } from '../../src/platform/db/index.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Exchange, exchangeOf } from './exchange.ts';

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let of: Exchange;

  beforeAll(async () => {
    test = await make();
    of = exchangeOf(test.database);
    await seedDemo(test.database, of.secrets);
  });
  afterAll(() => test.close());

  describe('what an import must not let through', () => {
    it('raises the alerts of a file, as every other way of storing one does', async () => {
      const files = [
        { fileNumber: 'A-1', notes: [{ body: 'Beware', isCritical: true }], properties: [{ parcelID: '99-77-5511' }] },
        { fileNumber: 'A-2', properties: [{ parcelID: '99-77-5511' }] },
      ];
      expect(await of.run('epsilon', files)).toMatchObject({ stored: 2 });
      const stored = query.selectFrom('order_alerts').select(['orders_id', 'target']).orderBy('target');
      const alerts = await test.database.readInTenant(of.actor('epsilon'), stored);
      const targetsOf = async (fileNumber: string) => {
        const id = await of.idOf('epsilon', fileNumber);
        return alerts.filter(({ orders_id }) => orders_id === id).map(({ target }) => target);
      };
      expect(await targetsOf('A-1')).toEqual(['criticalNote', 'duplicateTaxID']);
      expect(await targetsOf('A-2')).toEqual(['duplicateTaxID']);
    });

    it('refuses a text with a character that cannot be stored, by its column, and goes on with the others', async () => {
      const why = 'This text has a character that cannot be stored';
      const report = await of.run('epsilon', [
        { fileNumber: 'T-1', buyers: [{ name: 'Half \ud800' }] },
        { fileNumber: 'T-2', placeOfClosing: 'Half \ud800' },
        { fileNumber: 'T-3\u0000' },
        { fileNumber: 'T-4' },
      ]);
      expect(report).toMatchObject({ stored: 1, refused: 3 });
      expect(report.problems).toEqual([
        { line: 1, column: 'buyer1.name', why },
        { line: 1, column: 'placeOfClosing', why },
        { line: 1, column: 'fileNumber', why },
      ]);
      expect(await of.idOf('epsilon', 'T-2')).toBe(0);
    });

    it('refuses what no field takes: control characters, lines in a line, turns of direction, an SSN that is none', async () => {
      const report = await of.run('epsilon', [
        { fileNumber: 'C-1', buyers: [{ name: 'Bell \u0007' }] },
        { fileNumber: 'C-2', buyers: [{ name: 'Two\nlines' }] },
        { fileNumber: 'C-3', placeOfClosing: 'Room \u202e1' },
        { fileNumber: 'C-4', buyers: [{ name: 'None', taxID: '666-12-3456' }] },
        { fileNumber: 'C-5', notes: [{ body: 'Two\n\tlines' }] },
      ]);
      expect(report).toMatchObject({ stored: 1, refused: 4 });
      expect(report.problems).toEqual([
        { line: 1, column: 'buyer1.name', why: expect.stringContaining('control character (U+0007)') },
        { line: 1, column: 'buyer1.name', why: 'This text has one line: leave out line breaks and tabs' },
        { line: 1, column: 'placeOfClosing', why: expect.stringContaining('direction of writing (U+202E)') },
        { line: 1, column: 'buyer1.taxID', why: 'No SSN begins with 666' },
      ]);
    });

    it('refuses a JSON text in which a key stands twice: which of the two is meant nobody can tell', async () => {
      const text = '[{"fileNumber": "K-1",\n"placeOfClosing": "Here", "placeOfClosing": "There"}]';
      await expect(of.runText('epsilon', text)).rejects.toThrow('"placeOfClosing" stands twice in one object (line 2)');
      expect(await of.idOf('epsilon', 'K-1')).toBe(0);
    });

    it('refuses tasks that wait for each other: none of them could ever be done', async () => {
      const report = await of.run('epsilon', [
        {
          fileNumber: 'D-1',
          tasks: [
            { name: 'One', dependsOn: '2' },
            { name: 'Two', dependsOn: '1' },
          ],
        },
        { fileNumber: 'D-2', tasks: [{ name: 'One', dependsOn: '1' }] },
        { fileNumber: 'D-3', tasks: [{ name: 'One', dependsOn: '7' }] },
      ]);
      expect(report).toMatchObject({ stored: 0, refused: 3 });
      expect(report.problems).toEqual([
        { line: 1, column: 'task1.dependsOn', why: 'These tasks wait for each other: One, Two' },
        { line: 1, column: 'task2.dependsOn', why: 'These tasks wait for each other: Two, One' },
        { line: 1, column: 'task1.dependsOn', why: 'A task does not wait for itself' },
        { line: 1, column: 'task1.dependsOn', why: 'the file has no task 7' },
      ]);
    });

    it('refuses a second statement of a loan, or of a file without a loan, and names it', async () => {
      const loans = [{ lenderName: 'Rho Bank' }, { lenderName: 'Sigma Bank' }];
      const report = await of.run('epsilon', [
        { fileNumber: 'P-1', loans, settlements: [{ loanID: 2 }, { loanID: 1 }, { loanID: 2 }] },
        {
          fileNumber: 'P-2',
          loans,
          defaultLoanID: 2,
          settlements: [{ payoffs: [{ lenderName: 'Tau' }] }, { loanID: 2 }],
        },
        {
          fileNumber: 'P-3',
          settlements: [{ payoffs: [{ lenderName: 'Tau' }] }, { payoffs: [{ lenderName: 'Phi' }] }],
        },
        { fileNumber: 'P-4', loans, settlements: [{ loanID: 7 }, { loanID: 7 }] },
        { fileNumber: 'P-5', loans, settlements: [{ loanID: 2 }, { loanID: 1 }] },
      ]);
      expect(report).toMatchObject({ stored: 1, refused: 4 });
      expect(report.problems).toEqual([
        { line: 1, column: 'settlement3.loanID', why: 'settlement1 is the statement of loan 2' },
        { line: 1, column: 'settlement2.loanID', why: 'settlement1 is the statement of loan 2' },
        { line: 1, column: 'settlement2.loanID', why: 'settlement1 is the statement of this file' },
        { line: 1, column: 'settlement1.loanID', why: 'the file has no loan 7' },
        { line: 1, column: 'settlement2.loanID', why: 'the file has no loan 7' },
      ]);
    });

    it('refuses a moment outside of the years that a screen can show', async () => {
      const noted = (fileNumber: string, createdAt: string) => ({ fileNumber, notes: [{ body: 'A note', createdAt }] });
      const report = await of.run('epsilon', [
        noted('M-1', '9999-12-31T23:59:59-14:00'),
        noted('M-2', '0000-01-01T00:00:00Z'),
        noted('M-3', '2026-01-01T00:00:00+02:00'),
        noted('M-4', 'yesterday'),
      ]);
      expect(report).toMatchObject({ stored: 1, refused: 3 });
      expect(new Set(report.problems.map(({ column }) => column))).toEqual(new Set(['note1.createdAt']));
    });

    it('takes a company for one-time use for its one file only', async () => {
      const about = { name: 'Pop-up Notary', roles: [], contacts: [] };
      const party = (companyID: string) => ({ parties: [{ roleTypeID: 'Lender', companyID }] });
      const report = await of.run('epsilon', {
        schema: 'closewright-files',
        version: 1,
        taxIDs: 'masked',
        leftOut: [],
        companies: [
          { ...about, reference: 'Pop-up Notary', isOneTimeUse: true },
          { ...about, reference: 'Pop-up Notary #2' },
        ],
        files: [
          { fileNumber: 'O-1', ...party('Pop-up Notary') },
          { fileNumber: 'O-2', ...party('Pop-up Notary #2') },
        ],
      });
      expect(report).toMatchObject({ stored: 2, problems: [] });
      const statement = query
        .selectFrom('order_parties as p')
        .innerJoin('companies as c', (join) =>
          join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.company_id', '=', 'p.company_id'),
        )
        .select(['p.orders_id', 'c.is_one_time_use'])
        .where('c.name', '=', 'Pop-up Notary')
        .orderBy('p.orders_id');
      const found = await test.database.readInTenant(of.actor('epsilon'), statement);
      expect(found.map(({ is_one_time_use }) => is_one_time_use)).toEqual([true, false]);
    });

    it('makes no secondary file of a secondary file', async () => {
      const report = await of.run('epsilon', [
        { fileNumber: 'S-1' },
        { fileNumber: 'S-2', primaryOrdersID: 'S-1' },
        { fileNumber: 'S-3', primaryOrdersID: 'S-2' },
      ]);
      expect(report).toMatchObject({ stored: 2, refused: 1 });
      expect(report.problems).toEqual([
        { line: 1, column: 'primaryOrdersID', why: '"S-2" is a secondary file itself: name its primary file' },
      ]);
    });
  });

  describe('a branch whose name another region has, too', () => {
    beforeAll(() =>
      test.database.inTenant(of.actor('epsilon'), async (tx) => {
        const twin = { tenant_id: 'epsilon', branch_id: 901, region_id: 2, name: 'Somecity' };
        await tx.insertInto('branches').values(twin).execute();
      }),
    );
    const placeOf = async (fileNumber: string) => {
      const columns = query.selectFrom('orders').select(['region_id', 'branch_id']);
      const statement = columns.where('file_number', '=', fileNumber);
      return (await test.database.readInTenant(of.actor('epsilon'), statement))[0];
    };

    it('is the one of the region that is named, so that an export of its file can be imported', async () => {
      const files = [
        { fileNumber: 'B-1', regionID: 'LAKE', branchID: 'somecity' },
        { fileNumber: 'B-2', regionID: 'Any State', branchID: 'Somecity' },
      ];
      expect(await of.run('epsilon', files)).toMatchObject({ stored: 2, problems: [] });
      expect(await placeOf('B-1')).toEqual({ region_id: 2, branch_id: 901 });
      expect(await placeOf('B-2')).toEqual({ region_id: 1, branch_id: 1 });
      const { files: exported } = await of.exported('epsilon', await of.idOf('epsilon', 'B-1'));
      expect(await of.run('epsilon', [{ ...Object(exported[0]), fileNumber: 'B-3' }])).toMatchObject({ stored: 1 });
      expect(await placeOf('B-3')).toEqual({ region_id: 2, branch_id: 901 });
    });

    it('is refused alone: nobody can tell which is meant', async () => {
      const report = await of.run('epsilon', [{ fileNumber: 'B-4', branchID: 'Somecity' }]);
      expect(report.problems).toEqual([
        { line: 1, column: 'branchID', why: 'several regions have a branch "Somecity": name the region, too' },
      ]);
      // An id is of one branch.
      expect(await of.run('epsilon', [{ fileNumber: 'B-5', branchID: 901 }])).toMatchObject({ stored: 1 });
      expect(await placeOf('B-5')).toEqual({ region_id: 2, branch_id: 901 });
    });
  });
});
