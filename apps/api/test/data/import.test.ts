import { readFileSync } from 'node:fs';
import type { OrderDetail } from '@closewright/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/demo.ts';
import { importCommand } from '../../src/cli/import.ts';
import { columnNames, findColumn } from '../../src/modules/file-exchange/columns.ts';
import type { ImportWatcher } from '../../src/modules/file-exchange/import-files.usecases.ts';
import type { Problem } from '../../src/modules/file-exchange/record-rows.ts';
import type { CommandContext } from '../../src/operator/command.ts';
import { query } from '../../src/platform/db/index.ts';
import { databaseDocuments } from '../../src/platform/documents/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { type Actor, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { expectProven } from '../harness/expect-proven.ts';
import { importText } from '../harness/import-text.ts';

const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);
const actor: Actor = { ...systemActor('epsilon', 'import'), usersID: 1, name: 'Administrator' };

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  const run = (format: 'csv' | 'json', text: string, watcher: Partial<ImportWatcher> = {}) =>
    importText(
      { database: test.database, secrets, documents: databaseDocuments(test.database) },
      actor,
      { format, text },
      watcher,
    );
  const fileOf = async (fileNumber: string): Promise<OrderDetail | null> => {
    const [found] = await test.database.readInTenant(
      actor,
      query.selectFrom('orders').select('orders_id').where('file_number', '=', fileNumber),
    );
    return found ? ((await test.database.readOrderDocument(actor, found.orders_id)) as OrderDetail) : null;
  };

  beforeAll(async () => {
    test = await make();
    await seedDemo(test.database, secrets);
  });
  afterAll(() => test.close());

  describe('the import', () => {
    it('stores the example of the documentation, and nothing the second time', async () => {
      const text = readFileSync(new URL('../../../../docs/examples/import.csv', import.meta.url), 'utf8');
      expect(await run('csv', text)).toEqual({ stored: 2, alreadyThere: 0, refused: 0, problems: [], notes: [] });
      expect(await fileOf('26-9001')).toMatchObject({
        order: {
          status: 1,
          branchID: 1,
          regionID: 1,
          closingDate: '2026-11-20',
          closingTime: '10:30',
          salePrice: 31_250_000,
          escrowOfficerID: 2,
          kindOfOrder: 3,
        },
        properties: [{ address1: '14 Garden Street', state: 'ST' }],
        loans: [{ lenderName: 'Ficus Bank', amount: 25_000_000, rate: '6.125', loanTypeID: 1 }],
        contacts: [
          { roleTypeID: 15, firstName: 'Anna' },
          { roleTypeID: 15, firstName: 'Peter' },
          { roleTypeID: 16, name: 'Marsh Lane LLC' },
          { roleTypeID: 6, name: 'Ficus Bank' },
        ],
      });
      expect(await fileOf('26-9002')).toMatchObject({ order: { status: 0, branchID: 3, regionID: 2 }, loans: [] });
      const before = await test.database.readInTenant(actor, query.selectFrom('audit_log').select('seq'));
      expect(await run('csv', text)).toEqual({ stored: 0, alreadyThere: 2, refused: 0, problems: [], notes: [] });
      expect(await test.database.readInTenant(actor, query.selectFrom('audit_log').select('seq'))).toHaveLength(
        before.length,
      );
    });

    it('names line, column and reason of a bad row, stores nothing of it and everything of the good ones', async () => {
      const report = await run(
        'csv',
        [
          'fileNumber,closingDate,salePrice,branchID,buyer.name,buyer.taxID,loan.rate,property.briefLegal',
          'I-1,2026-11-20,180000,Somecity,Good Name,123-45-6789,3.875,"Lot 1\nBlock 2"',
          'I-2,2026-02-30,180000,Nowhere,Bad,123456789,3.875,',
          'I-3,2026-11-20,180000',
          ',2026-11-20,1.234,,,,1000,',
          'I-5,2026-11-20,-1,,,,,',
          '',
          'i-1,2026-11-20,180000,,,,,',
        ].join('\r\n'),
      );
      expect(report).toMatchObject({ stored: 1, alreadyThere: 0, refused: 5 });
      expect(report.problems).toEqual([
        { line: 4, column: 'closingDate', why: 'dateString cannot be parsed using commonly used formats' },
        { line: 4, column: 'branchID', why: '"Nowhere" is none of: Somecity, Anytown, Harborview' },
        { line: 4, column: 'buyer.taxID', why: 'Write an SSN as 123-45-6789 or a tax id as 12-3456789' },
        { line: 5, column: '', why: 'has 3 values, but the header names 8 columns' },
        { line: 6, column: 'salePrice', why: expect.stringContaining('two decimals') },
        { line: 6, column: 'loan.rate', why: expect.stringContaining('three digits') },
        { line: 6, column: 'fileNumber', why: 'File number is required' },
        { line: 7, column: 'salePrice', why: 'Sale price is not below zero' },
        { line: 9, column: 'fileNumber', why: 'is also the file number of line 2' },
      ]);
      expect(JSON.stringify(report.problems)).not.toContain('123456789');
      expect(await fileOf('I-1')).toMatchObject({
        contacts: [{ name: 'Good Name', taxIDMasked: '***-**-6789' }],
        properties: [{ briefLegal: 'Lot 1\nBlock 2' }],
      });
      for (const number of ['I-2', 'I-3', 'I-5']) expect(await fileOf(number)).toBeNull();
      const parties = query.selectFrom('order_parties').select('name').where('name', '=', 'Bad');
      expect(await test.database.readInTenant(actor, parties)).toEqual([]);
    });

    it('refuses a branch of another region', async () => {
      const text = 'fileNumber,regionID,branchID\nR-1,1,3\nR-2,2,3';
      expect(await run('csv', text)).toMatchObject({
        stored: 1,
        problems: [{ line: 2, column: 'branchID', why: 'the branch does not belong to the region' }],
      });
      expect(await fileOf('R-1')).toBeNull();
    });

    it('reads JSON the same way, and knows the line of each object', async () => {
      const text = `[
  { "fileNumber": "J-1", "salePrice": "180,000.00", "closerID": "closer",
    "properties": [{ "address1": "1 A St" }, { "address1": "2 \\"B\\" [St], {x}" }], "buyers": [{ "name": "A" }, { "name": "B" }] },
  { "fileNumber": "J-2", "unknown": 1, "loans": "none" },
  42, { "fileNumber": "J-4",
    "parties": [{ "name": "No role" }], "isLocked": true }
]`;
      const report = await run('json', text);
      expect(report).toMatchObject({ stored: 1, refused: 3 });
      expect(report.problems).toEqual([
        { line: 4, column: '', why: '"loans" must be an array of objects' },
        { line: 5, column: '', why: 'is not an object' },
        { line: 5, column: 'isLocked', why: 'there is no such column' },
        { line: 5, column: 'party1.roleTypeID', why: 'Role is required' },
      ]);
      expect(await fileOf('J-1')).toMatchObject({
        order: { closerID: 3 },
        properties: [{ address1: '1 A St' }, { address1: '2 "B" [St], {x}' }],
        contacts: [{ name: 'A' }, { name: 'B' }],
      });
    });

    it('takes no more rows than the api does', async () => {
      const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Signer ${at}` }));
      const file = (fileNumber: string, count: number) => ({
        fileNumber,
        buyers: [
          { name: 'Trust', signers: rows(count) },
          { name: 'Other', signers: rows(1) },
        ],
      });
      const report = await run('json', JSON.stringify([file('M-500', 500), file('M-501', 501)]));
      expect(report).toMatchObject({ stored: 1, refused: 1 });
      expect(report.problems).toEqual([
        { line: 1, column: 'signers', why: 'buyer1 holds at most 500 signers; there are 501' },
      ]);
    });

    it.each([
      ['loans', 100, (rows: object[]) => ({ loans: rows })],
      ['properties', 1000, (rows: object[]) => ({ properties: rows })],
      ['taxes', 500, (rows: object[]) => ({ properties: [{ address1: '1 A St', taxes: rows }] })],
      ['parties', 500, (rows: object[]) => ({ parties: rows })],
      ['tasks', 500, (rows: object[]) => ({ tasks: rows })],
    ])('takes no more %s than %i', async (list, most, of) => {
      // Nothing is stored of either: what stands in the rows is refused, too.
      const file = (count: number) => ({ fileNumber: `M-${list}`, ...of(Array(count).fill({ unknown: 'x' })) });
      const [taken, refused] = await Promise.all(
        [most, most + 1].map((count) => run('json', JSON.stringify([file(count)]))),
      );
      const ofList = (report?: { problems: readonly Problem[] }) =>
        report?.problems.filter(({ column }) => column === list).map(({ why }) => why);
      expect([taken?.refused, ofList(taken)]).toEqual([1, []]);
      expect(ofList(refused)).toEqual([
        expect.stringMatching(new RegExp(`holds at most ${most} ${list}; there are ${most + 1}$`)),
      ]);
    });

    it('tells its operator how far it is, how fast, and how long it will take', async () => {
      const said: string[] = [];
      const say = async (line: string) => void said.push(line);
      // Six seconds pass between one look and the next.
      let looks = 0;
      // What of a command's surroundings the import asks for.
      const context = {
        connections: test.connections,
        database: test.database,
        clock: { now: () => new Date(6000 * looks++) },
        secrets: () => secrets,
        files: {
          async *read() {
            yield Buffer.from(['fileNumber', ...Array.from({ length: 230 }, (_, at) => `T-${at}`)].join('\n'));
          },
        },
        out: say,
        err: say,
        signal: new AbortController().signal,
      } as unknown as CommandContext;
      expect(await importCommand.prepare(['files.csv', '--tenant', 'epsilon'])(context)).toBe(0);
      expect(said).toEqual([
        '100 of 230 records, 17 a second, 8 seconds left',
        '200 of 230 records, 17 a second, 2 seconds left',
        '230 files stored, 0 already there, 0 refused',
      ]);
    });

    it('says how far it is, stops between two batches, and goes on where it stopped', async () => {
      const numbers = Array.from({ length: 230 }, (_, at) => `S-${at}`);
      const text = ['fileNumber', ...numbers].join('\n');
      const stopping = new AbortController();
      const told: [number, number][] = [];
      const onProgress = (done: number, all: number) => {
        told.push([done, all]);
        stopping.abort();
      };
      const stopped = await run('csv', text, { onProgress, signal: stopping.signal });
      expect([stopped, told]).toEqual([
        { stored: 100, alreadyThere: 0, refused: 0, problems: [], notes: [] },
        [[100, 230]],
      ]);
      expect(await run('csv', text)).toMatchObject({ stored: 130, alreadyThere: 100, refused: 0 });
    });

    it('loses no file of a batch to one that can not be stored, and finds a primary file in the batch', async () => {
      const csv = ['fileNumber,primaryOrdersID', 'P-1,', 'P-2,P-1', 'P-3,no such file', 'P-4,P-2', 'P-5,P-1'].join(
        '\n',
      );
      const report = await run('csv', csv);
      expect(report).toMatchObject({ stored: 3, refused: 2 });
      expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
        [4, 'primaryOrdersID'],
        [5, 'primaryOrdersID'],
      ]);
    });

    it('refuses the whole input when it cannot be understood', async () => {
      await expect(run('csv', 'fileNumber,price\nX-1,1')).rejects.toThrow('Line 1, column 2: "price" is not a column');
      const long = run('csv', `fileNumber,${'price'.repeat(1000)}\nX-1,1`);
      await expect(long).rejects.toThrow(/^Line 1, column 2: "(price){20}…" is not a column/);
      await expect(run('csv', 'fileNumber,FILENUMBER\nX-1,X-2')).rejects.toThrow('is there twice');
      await expect(run('csv', '')).rejects.toThrow('empty');
      await expect(run('csv', 'fileNumber\n"X-1')).rejects.toThrow('CSV cannot be read');
      await expect(run('json', '{"fileNumber": "X-1"}')).rejects.toThrow('must be an array');
      await expect(run('json', '[')).rejects.toThrow('JSON cannot be read');
      expect(await fileOf('X-1')).toBeNull();
    });

    it('is audited in the name of its user', async () => {
      const rows = await test.database.readInTenant(
        actor,
        query
          .selectFrom('audit_log')
          .select(['actor', 'table_name'])
          .where('after', 'is not', null)
          .orderBy('seq', 'desc')
          .limit(5),
      );
      expect(rows.every((row) => row.actor === '1')).toBe(true);
      await expectProven(test.database, 'epsilon');
    });

    it('documents every column it takes, and takes every column it documents', () => {
      const documented = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');
      for (const name of columnNames()) {
        expect(findColumn(name), name).not.toBeNull();
        expect(documented, name).toContain(`\`${name.replace(/^.*\./, '')}\``);
      }
    });
  });
});
