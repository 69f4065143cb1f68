import { createHash } from 'node:crypto';
import type { JournalExport, JournalLineRow } from '@closewright/contract/journal-exports';
import { nameKey } from '@closewright/domain/parties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { payByBank } from '../ledger/bank-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { day } from './check-writing-world.ts';
import { journalCalls, letExport, office, wholeMapping } from './journal-exports-world.ts';
import { files } from './world.ts';

eachDatabase((kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const journals = journalCalls(
    () => api,
    () => test.database,
  );
  const banks: number[] = [];

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letExport(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** A bank account that the mapping says everything of. */
  const newAccount = async () => {
    const bank = await journals.newAccount();
    banks.push(bank);
    await journals.told(journals.save(wholeMapping(banks)));
    return bank;
  };
  /** Makes the export of what is due now. */
  const made = async (bank: number): Promise<JournalExport> => {
    const answer = await journals.told<{ export: JournalExport }>(journals.make(bank, await journals.due(bank)));
    return answer.export;
  };
  /** Lines as `account debit credit`, of no branch where none is said. */
  const said = (lines: readonly JournalLineRow[]) =>
    lines.map(({ account, branchID, debit, credit }) => `${branchID ?? '-'} ${account} ${debit} ${credit}`);
  const refused = async (answer: ReturnType<typeof journals.send>) => {
    const { body } = await answer;
    return [body.errorCode, body.errorMessage];
  };

  it('goes from postings to files that are accepted, and due no more', async () => {
    const bank = await newAccount();
    await journals.receive(bank, 500_00);
    await journals.receive(bank, 300_00, { file: files.inRegionTwo });
    const fees = await journals.check(bank, 80_00, ` alpha\u00a0TITLE `);
    await journals.check(bank, 20_00, 'Alpha Courier');
    await payByBank(test.database, systemActor('alpha', 'test'), {
      ...{ bank, about: fees, day, parts: [{ file: files.open, amount: 80_00 }] },
    });
    const due = await journals.due(bank);
    expect(said(due.results)).toEqual([
      '1 cash 0 8000',
      '1 in transit 50000 0',
      '1 outstanding 0 2000',
      '1 outstanding to the office 8000 8000',
      '1 available 10000 50000',
      '2 in transit 30000 0',
      '2 available 0 30000',
    ]);
    expect(due).toMatchObject({ gaps: [], totals: { transactions: 5, debit: 980_00, credit: 980_00, journals: 1 } });
    const [office] = due.results.filter(({ account }) => account === 'outstanding to the office');
    expect(office).toMatchObject({ code: '2003', company: 'CW01', costCenter: 'CC1', transactions: 2, isLate: false });

    const { body } = await journals.make(bank, due);
    const { export: file, download } = body.result;
    expect(file).toMatchObject({ number: 1, state: 'made', hasLate: false, totals: due.totals });
    const fetched = await api.send('GET', download.url, { as: null });
    expect(fetched.text.split('\r\n')[1]).toBe(
      `J${bank}-1-20260302,CW01,USD,2026-03-02,1,2000,,80.00,CC1,"${due.account.name}, Branch 1, Cash at the bank"`,
    );
    expect(createHash('sha256').update(fetched.bytes).digest('hex')).toBe(file.files.columns.sha256);
    const again = await journals.told<{ url: string }>(journals.document(file.journalExportID));
    expect((await api.send('GET', again.url, { as: null })).text).toBe(fetched.text);
    const all = await journals.told<{ url: string; fileName: string }>(
      journals.document(file.journalExportID, 'journal'),
    );
    expect(all.fileName).toBe(`journals-${bank}-1-all.csv`);
    expect((await api.send('GET', all.url, { as: null })).text).toContain('Outstanding to the office');

    const accepted = await journals.told<JournalExport>(journals.accept(file.journalExportID, 'JE-77'));
    expect(accepted).toMatchObject({ state: 'accepted', accepted: { reference: 'JE-77' } });
    expect((await journals.due(bank)).totalRecords).toBe(0);
    const [row] = (await journals.list()).filter(({ bankAccountID }) => bankAccountID === bank);
    expect(row).toMatchObject({ due: 0, waiting: 0, reachedThrough: day });
    const detail = await journals.detail(file.journalExportID);
    expect(detail.results).toEqual(due.results);
  });

  it('leads from each line to its transactions, before and after the export', async () => {
    const bank = await newAccount();
    await journals.receive(bank, 500_00);
    const check = await journals.check(bank, 80_00, office);
    const asked = `day=${day}&account=available&branchID=1`;
    const due = await journals.due(bank);
    const before = await journals.transactions(bank, `${asked}&upTo=${due.upTo}`);
    expect(before.results.map(({ debit, credit }) => [debit, credit])).toEqual([
      [0, 500_00],
      [80_00, 0],
    ]);
    expect(before.results[1]).toMatchObject({
      stripe: check.stripe,
      number: check.number,
      kind: 'check',
      name: office,
      fileNumber: '24-0001',
    });
    const { journalExportID } = await made(bank);
    // Nothing of it is free any more; the export keeps it, whatever branch the file has later.
    expect((await journals.transactions(bank, asked)).totalRecords).toBe(0);
    expect(await journals.transactions(bank, `${asked}&journalExportID=${journalExportID}`)).toEqual(before);
    expect(
      (await journals.transactions(bank, `day=${day}&account=available&journalExportID=${journalExportID}`))
        .totalRecords,
    ).toBe(0);
  });

  it('keeps what is posted meanwhile, and what is posted into an earlier day, for the next one', async () => {
    const bank = await newAccount();
    await journals.receive(bank, 500_00, { date: '2026-03-05' });
    const seen = await journals.due(bank);
    await journals.check(bank, 80_00, 'Alpha Courier', { date: '2026-03-06' });
    const answer = await journals.told<{ export: JournalExport }>(journals.make(bank, seen));
    expect(answer.export.totals).toEqual(seen.totals);
    await journals.receive(bank, 10_00, { date: '2026-03-04' });
    const next = await journals.due(bank);
    expect(next.results.map(({ day: on, account, isLate }) => [on, account, isLate])).toEqual([
      ['2026-03-04', 'in transit', true],
      ['2026-03-04', 'available', true],
      ['2026-03-06', 'outstanding', false],
      ['2026-03-06', 'available', false],
    ]);
    expect(await made(bank)).toMatchObject({ number: 2, hasLate: true });
  });

  it('is taken back whole, and then in the next one', async () => {
    const bank = await newAccount();
    await journals.receive(bank, 500_00);
    const first = await made(bank);
    await journals.receive(bank, 70_00);
    const second = await made(bank);
    await journals.told(journals.accept(first.journalExportID));
    const back = await journals.told<JournalExport>(journals.takeBack(first.journalExportID));
    expect(back).toMatchObject({
      state: 'taken back',
      accepted: { reference: 'JE-1' },
      takenBack: { reason: 'Loaded twice' },
    });
    for (const late of [
      journals.accept(first.journalExportID),
      journals.takeBack(first.journalExportID),
      journals.document(first.journalExportID),
    ])
      expect((await refused(late))[0]).toBe('DECIDED_ALREADY');
    await journals.receive(bank, 1_00);
    const due = await journals.due(bank);
    // What the second has lies between what is free.
    expect(due.totals).toMatchObject({ transactions: 2, debit: 501_00 });
    const third = await made(bank);
    expect(third.number).toBe(3);
    expect((await journals.exports(bank)).results.map(({ number, state }) => [number, state])).toEqual([
      [3, 'made'],
      [2, 'made'],
      [1, 'taken back'],
    ]);
    expect(second.totals.debit).toBe(70_00);
  });

  describe('is refused', () => {
    it('while the mapping lacks something, which is named', async () => {
      const bank = await journals.newAccount();
      await journals.told(
        journals.save({
          ...wholeMapping(banks),
          branches: [],
          accounts: wholeMapping([]).accounts.filter(({ account }) => account !== 'available'),
        }),
      );
      await journals.receive(bank, 500_00);
      const due = await journals.due(bank);
      expect(due.gaps).toEqual([
        { of: 'company' },
        { of: 'cost center', branchID: 1, branch: 'Branch 1' },
        { of: 'account', account: 'available' },
      ]);
      expect(await refused(journals.make(bank, due))).toEqual([
        'JOURNALS_REFUSED',
        'The mapping lacks 3 entries. Fill it in first.',
      ]);
    });

    it('where something else is to be exported than was seen', async () => {
      const bank = await newAccount();
      await journals.receive(bank, 500_00);
      const seen = await journals.due(bank);
      await journals.told(journals.save({ dateMask: 'MM/DD/YYYY' }));
      expect((await refused(journals.make(bank, seen)))[1]).toContain('Look at it again');
      const again = await journals.due(bank);
      await journals.told(journals.make(bank, again));
      expect((await refused(journals.make(bank, again)))[1]).toContain('Nothing is left');
    });

    it('to whoever is elsewhere, and while the screen is off', async () => {
      const bank = await newAccount();
      await journals.receive(bank, 500_00);
      const due = await journals.due(bank);
      expect(
        (await refused(journals.send('GET', `/api/journal-exports/accounts/${bank}`, undefined, { as: 'officer' })))[0],
      ).toBe('FORBIDDEN');
      expect((await refused(journals.make(bank, due, { as: 'officer' })))[0]).toBe('FORBIDDEN');
      const other = await journals.send('GET', `/api/journal-exports/accounts/9999`);
      expect(other.body.errorCode).toBe('NOT_FOUND');
    });
  });

  it('takes settings that make a journal, once by version', async () => {
    const { version } = await journals.settings();
    const wrong = await journals.saveAt(version, {
      columns: [{ heading: '=Day', value: 'Business day', constant: '' }],
      dateMask: 'YYYY-MM',
      branches: [{ branchID: 77, costCenter: 'CC' }],
    });
    expect(wrong.body).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
    });
    expect((await refused(journals.saveAt(version - 1, { dateMask: 'MM/DD/YYYY' })))[0]).toBe('VERSION_CONFLICT');
  });

  it('has each transaction in exactly one export while others post and export', async () => {
    const bank = await newAccount();
    const every = [files.open, files.inRegionTwo, files.locked];
    const exporting = async () => {
      for (let round = 0; round < 6; round += 1) await journals.make(bank, await journals.due(bank));
    };
    const posting = async (file: number) => {
      for (let round = 0; round < 12; round += 1) await journals.receive(bank, 1_00, { file });
    };
    await Promise.all([...every.map(posting), exporting(), exporting()]);
    await journals.make(bank, await journals.due(bank));
    const { results } = await journals.exports(bank);
    expect(results.reduce((sum, { totals }) => sum + totals.debit, 0)).toBe(36_00);
    const { rows } = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql<{ times: number; transactions: number }>`
        select n.times, count(*)::integer as transactions from (
          select (select count(*)::integer from journal_export_ranges r where r.bank_account_id = ${bank} and r.stands and r.stripe = t.stripe
            and t.number between r.from_number and r.through_number) as times
          from ledger_transactions t where t.bank_account_id = ${bank}) n group by n.times`.execute(tx),
    );
    expect(rows).toEqual([{ times: 1, transactions: 36 }]);
  });

  // The embedded database has one connection, on which nobody posts meanwhile.
  it.runIf(kind === 'server')('leaves what is not committed yet to the next one, and nobody waits', async () => {
    const bank = await newAccount();
    await journals.receive(bank, 5_00);
    const moves = [{ file: files.open, toFile: files.open, debit: 'in transit', credit: 'available', cents: 7_00 }];
    const posting = {
      bank,
      date: day,
      key: 'meanwhile',
      kind: 'receipt',
      reverses: null,
      about: null,
      facts: {},
      moves,
    };
    await test.asApplication(async (client) => {
      await client.query('begin');
      await client.query("select set_config('app.tenant', 'alpha', true), set_config('app.actor', 'test', true)");
      await client.query('select post_transactions($1)', [JSON.stringify([posting])]);
      // Of another stripe, with a later posting and an earlier commit.
      await journals.receive(bank, 1_00, { file: files.inRegionTwo });
      expect((await made(bank)).totals).toMatchObject({ transactions: 2, debit: 6_00 });
      await client.query('commit');
    });
    expect((await made(bank)).totals).toMatchObject({ transactions: 1, debit: 7_00 });
  });

  describe('the database', () => {
    let exported: JournalExport;
    let bank = 0;
    const owner = (statement: string) =>
      test.asOwner(async (client) => {
        await client.query(`select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'test', false)`);
        return client.query(statement);
      });

    beforeAll(async () => {
      bank = await newAccount();
      await journals.receive(bank, 500_00);
      exported = await made(bank);
    });

    it.each([
      ['an export', 'update journal_exports set columns_text = columns_text'],
      ['what an export came to', 'update journal_exports set debit_cents = 1, credit_cents = 1'],
      ['its lines', 'update journal_export_lines set debit_cents = debit_cents + 1'],
      ['its branches', 'delete from journal_export_files'],
      ['its transactions', 'update journal_export_ranges set stands = false'],
    ])('does not change %s, for the owner either', async (_what, statement) => {
      await expect(owner(statement)).rejects.toThrow(/changed nor removed/);
    });

    it('has no transaction in two exports, for the owner either', async () => {
      const again = `insert into journal_export_ranges select tenant_id, journal_export_id, bank_account_id, stripe, from_number, through_number
        from journal_export_ranges where journal_export_id = ${exported.journalExportID}`;
      await expect(owner(again)).rejects.toThrow('a transaction is in one export that stands');
      const late = test.asOwner(async (client) => {
        await client.query('begin isolation level repeatable read');
        try {
          await client.query("select set_config('app.tenant', 'alpha', true)");
          await client.query(again);
        } finally {
          await client.query('rollback');
        }
      });
      await expect(late).rejects.toThrow('read committed');
    });

    it.each([
      ['other sums', { debit: 6_00 }],
      ['another branch', { branch: 2 }],
      ['fewer transactions', { transactions: 2 }],
      ['a posting that is late', { isLate: true }],
    ])('stores no export of %s than the ledger has', async (_what, wrong) => {
      const other = await newAccount();
      await journals.receive(other, 5_00);
      const { upTo, results } = await journals.due(other);
      const lines = results.map(({ branchID, branch: _name, ...line }) => ({ ...line, branch: branchID }));
      const asked = {
        ...{ id: 9000 + other, bank: other, number: 1, date: day, upTo: upTo.split(',').map(Number), officeNames: [] },
        ...{ columnsName: 'a.csv', journalName: 'b.csv' },
      };
      const making = (said: object[]) =>
        test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
          sql`select make_journal_export(${JSON.stringify({ ...asked, lines: said })}::jsonb, 'a', 'b')`.execute(tx),
        );
      const both = lines.map((line) => ({
        ...line,
        ...(line.debit > 0 || !('debit' in wrong) ? wrong : { credit: 6_00 }),
      }));
      await expect(making(both)).rejects.toThrow('an export says what the ledger comes to');
      await expect(making([...lines, ...lines])).rejects.toThrow('an export says what the ledger comes to');
      await making(lines);
    });

    it('knows names as the domain does', async () => {
      const names = [
        'Alpha Title',
        ' ALPHA\u00a0 title ',
        'Al\u00adpha\u200b Title',
        'Ａlpha Title',
        'E\u0301pernay',
        '\u00c9PERNAY',
        'STRASSE',
        'İzmir',
        'ΟΔΟΣ',
      ];
      const { rows } = await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        sql<{
          key: string;
        }>`select journal_name_key(n) as key from unnest(${names}::text[]) with ordinality u (n, at) order by at`.execute(
          tx,
        ),
      );
      expect(rows.map(({ key }) => key)).toEqual(names.map(nameKey));
    });
  });
});
