import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packNames } from '../../src/modules/sanctions/imported-lists.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { companyDay } from '../harness/company-day.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { aliasRow, nameRow, sanctionsCalls, sdn, sentList } from './sanctions-world.ts';

/** Names beside which one more or less is no short list. */
const filled = sdn + nameRow(3, 'OTHER, Somebody') + nameRow(4, 'SHORE, Nobody') + nameRow(9, 'QUENTIN, Olivia');

/** So many days before now, as the database has it. */
const daysAgo = (days: number) => companyDay(new Date(), -days);

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = sanctionsCalls(
    () => api,
    () => test.database,
  );
  const beta = sanctionsCalls(
    () => api,
    () => test.database,
    { tenant: 'beta' },
  );

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('goes from no list to a payee that somebody decided about, and again with each list', async () => {
    const like = await calls.newPayee('Nicolás Maduro');
    const unlike = await calls.newPayee('Alpha Courier');
    const states = async () => [await calls.state(like), await calls.state(unlike)];
    expect(await states()).toEqual(['no list', 'no list']);
    expect(await calls.lists()).toEqual([]);

    const old = await calls.imported(sentList(daysAgo(91)));
    expect(old).toMatchObject({
      ...{ files: ['sdn.csv'], entries: 2, names: 2, isCurrent: true },
      importedBy: 'The administrator',
    });
    // Who has to be decided about waits, whatever became of the list.
    expect(await states()).toEqual(['open', 'old list']);

    const first = await calls.imported(sentList(daysAgo(2)));
    expect(await states()).toEqual(['open', 'none']);
    expect((await calls.lists()).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const waiting = await calls.screenings('?state=open');
    expect(waiting).toMatchObject({ totalRecords: 1, open: 1 });
    expect(waiting.results[0]).toMatchObject({
      ...{ payee: 'Nicolás Maduro', names: ['Nicolás Maduro'], listDate: daysAgo(2), decision: null },
      sanctionsListID: first.sanctionsListID,
      hits: [
        {
          ...{ screened: 'Nicolás Maduro', entry: 1, name: 'MADURO MOROS, Nicolas', kind: 'name', type: 'individual' },
          ...{ program: 'SDGT', remarks: 'DOB 23 Nov 1962.' },
        },
      ],
    });

    const { screeningID } = await calls.screening(like);
    const { body } = await calls.decide(screeningID);
    expect(body.result).toMatchObject({
      state: 'cleared',
      decision: { by: 'The administrator', reason: 'Born in 1971' },
    });
    expect(await calls.state(like)).toBe('cleared');
    expect((await calls.decide(screeningID, true)).body).toMatchObject({
      errorCode: 'DECIDED_ALREADY',
      errorMessage: 'The administrator has decided this already.',
    });

    // The same names and hits: what was decided holds. Another remark: it is asked again.
    await calls.imported(sentList(daysAgo(1), { names: sdn + nameRow(3, 'OTHER, Somebody') }));
    expect(await calls.screening(like)).toMatchObject({
      state: 'cleared',
      listDate: daysAgo(1),
      decision: body.result.decision,
    });
    const more = nameRow(3, 'OTHER, Somebody');
    await calls.imported(sentList(daysAgo(1), { names: sdn.replace('1962', '1971') + more }));
    expect(await states()).toEqual(['open', 'none']);
    // What came meanwhile waits, though the list says again what was decided.
    await calls.imported(sentList(daysAgo(0), { names: sdn + more }));
    expect(await calls.screening(like)).toMatchObject({
      ...{ state: 'open', decision: null, hits: [{ remarks: 'DOB 23 Nov 1962.' }], earlierHits: [] },
    });
    await calls.told(calls.decide((await calls.screening(like)).screeningID));
    expect(await states()).toEqual(['cleared', 'none']);
    expect((await calls.decide(screeningID)).body.errorMessage).toContain('was screened again since');
  });

  it('screens a payee that is active again, and no inactive one', async () => {
    const payee = await calls.newPayee('Harbor Lights Surveying');
    await calls.makeInactive(payee);
    await calls.imported(
      sentList(daysAgo(0), { names: sdn + nameRow(3, 'OTHER, Somebody') + nameRow(4, 'SHORE, Nobody') }),
    );
    expect(await calls.state(payee)).toBe('old list');
    await calls.screen(payee);
    expect(await calls.state(payee)).toBe('none');
  });

  it('finds aliases and the consolidated list', async () => {
    const names = {
      names: sdn + nameRow(3, 'OTHER, Somebody'),
      aliases: aliasRow(2, 1, 'ZAYDAN, Muhammad'),
      more: nameRow(9, 'QUENTIN, Olivia'),
    };
    const { files } = await calls.imported(sentList(daysAgo(0), names));
    expect(files).toEqual(['sdn.csv', 'alt.csv', 'cons_prim.csv']);
    const hits = async (name: string) =>
      (await calls.screening(await calls.newPayee(name))).hits.map(({ entry, kind, score }) => [entry, kind, score]);
    expect(await hits('Muhammad Zaydan')).toEqual([[2, 'alias', 100]]);
    expect(await hits('Olivia Quentin')).toEqual([[9, 'name', 100]]);
  });

  describe('refuses a list, and nothing changes', () => {
    it.each<[string, object, Record<string, string[]>]>([
      [
        'that cannot be read, by file and line',
        sentList(daysAgo(0), { names: `${sdn}3,"X"`, aliases: 'x,y' }),
        { names: ['Line 3: The file is cut off: its last line has 2 columns instead of 12'] },
      ],
      [
        'of names that aliases name no more',
        sentList(daysAgo(0), { aliases: aliasRow(7, 1, 'X') }),
        { aliases: ['Line 1: Entry 7 is not among the names: they are cut off, or of another day'] },
      ],
      [
        'whose consolidated part cannot be read',
        sentList(daysAgo(0), { more: sdn.replace('2,', 'two,') }),
        { consolidatedNames: ['Line 2: two is no number of an entry'] },
      ],
      ['of a day to come', sentList(daysAgo(-3)), { listDate: ['This day has not begun yet'] }],
      [
        'that is an archive',
        sentList(daysAgo(0), { names: 'PK\u0003\u0004' }),
        { names: ['This is a workbook or an archive: take the CSV file out of it'] },
      ],
      [
        'of aliases alone',
        { ...sentList(daysAgo(0)), consolidatedAliases: { fileName: 'cons_alt.csv', content: '' } },
        {
          consolidatedNames: ['The names of the consolidated list are missing: aliases alone say of nobody who it is'],
        },
      ],
    ])('%s', async (_what, list, modelState) => {
      const before = [await calls.lists(), await api.auditCount()];
      const { status, body } = await calls.imports(list);
      expect([status, body.errorCode, body.result?.modelState]).toEqual([422, 'SANCTIONS_LIST_REFUSED', modelState]);
      expect([await calls.lists(), await api.auditCount()]).toEqual(before);
    });

    it('that was imported already, also when two do it at once, and an older one', async () => {
      const list = sentList(daysAgo(0), { names: filled + nameRow(5, 'TWICE, Imported') });
      const answers = await Promise.all([calls.imports(list), calls.imports(list)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const again = await calls.imports(list);
      expect(again.body.result.modelState).toEqual({ names: ['The administrator has imported this list already'] });
      const older = await calls.imports(sentList(daysAgo(5), { names: nameRow(5, 'OLDER, One') }));
      expect(older.body.result.modelState.listDate[0]).toMatch(/^Names are screened against a list of /);
    });

    it('with fewer names than nine of ten that the current one has', async () => {
      const [current] = await calls.lists();
      const { body } = await calls.imports(sentList(daysAgo(0), { names: nameRow(77, 'NOBODY, Atall') }));
      expect(body.result.modelState).toEqual({
        names: [
          `This list has 1 name, the current one ${current?.names} names: it is cut off, or without its other files`,
        ],
      });
    });

    it('of more bytes than a list has', async () => {
      const list = sentList(daysAgo(0), { names: 'x'.repeat(20_000_004) });
      expect((await calls.imports(list)).status).toBe(400);
      const huge = await api.send('POST', '/api/sanctions/lists', {
        as: 'administrator',
        raw: Buffer.alloc(41_000_000, 97),
      });
      expect(huge.status).toBe(413);
    });
  });

  it('is decided once, whoever decides at the same time, by who approves', async () => {
    await calls.imported(sentList(daysAgo(0), { names: filled + nameRow(6, 'ZEPHYR, Quentin Alexander') }));
    const { screeningID } = await calls.screening(await calls.newPayee('Quentin Alexander Zephyr'));
    for (const as of ['bookkeeper', 'officer', 'frozenAdministrator'] as const)
      expect([as, (await calls.decide(screeningID, false, { as })).status]).toEqual([as, 403]);
    expect((await calls.decide(screeningID, false, { tenant: 'beta' })).status).toBe(404);
    const answers = await Promise.all([calls.decide(screeningID), calls.decide(screeningID)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is imported by who keeps bank accounts, and read by who sees wires', async () => {
    const list = sentList(daysAgo(0), { names: filled + nameRow(8, 'ROLES, Somebody') });
    for (const as of ['officer', 'frozenAdministrator'] as const)
      expect([as, (await calls.imports(list, { as })).status]).toEqual([as, 403]);
    expect((await calls.imports(list, { as: 'bookkeeper' })).status).toBe(200);
    expect((await calls.send('GET', '/lists', undefined, { as: 'bookkeeper' })).status).toBe(200);
    expect((await calls.send('GET', '/screenings', undefined, { as: 'officer' })).status).toBe(403);
  });

  it('is of one office', async () => {
    const payee = await beta.newPayee('Nicolas Maduro');
    expect([await beta.lists(), await beta.state(payee)]).toEqual([[], 'no list']);
    await beta.imported(sentList(daysAgo(0)));
    expect((await beta.screenings()).results.map(({ wirePayeeID }) => wirePayeeID)).toEqual([payee]);
    expect((await calls.screenings('?take=200')).results.every(({ names }) => names[0] !== 'Nicolas Maduro')).toBe(
      true,
    );
  });

  it('keeps what was imported, screened and decided, and takes decisions of people alone', async () => {
    const payee = await beta.newPayee('Nicolas Maduro Moros');
    const { screeningID } = await beta.screening(payee);
    const none = await beta.screening(await beta.newPayee('Harbor Lights Surveying'));
    await beta.decide(screeningID);
    const open = (await beta.screening(await beta.newPayee('N. Maduro Moros'))).screeningID;
    await expect(beta.decideBySQL(null, open)).rejects.toThrow('a person decides');
    await expect(beta.decideBySQL(6, none.screeningID)).rejects.toThrow('the latest screening');
    const content = await packNames([]);
    for (const change of [
      (tx: Tx) => tx.updateTable('sanctions_lists').set({ entry_count: 9 }).where('tenant_id', '=', 'beta'),
      (tx: Tx) => tx.updateTable('sanctions_list_contents').set({ content }).where('tenant_id', '=', 'beta'),
      (tx: Tx) => tx.deleteFrom('sanctions_screenings').where('tenant_id', '=', 'beta'),
      (tx: Tx) => tx.updateTable('sanctions_decisions').set({ is_same: true }).where('tenant_id', '=', 'beta'),
    ])
      await expect(
        test.database.inTenant(systemActor('beta', 'test'), async (tx) => void (await change(tx).execute())),
      ).rejects.toThrow(/permission denied|neither changed nor removed/);
  });
});

type Tx = Parameters<Parameters<TestDatabase['database']['inTenant']>[1]>[0];
