import { rateManuals } from '@closewright/domain/premium';
import { scheduleColumns, taxColumns } from '@closewright/domain/rate-versions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { exampleSchedule } from './example-schedule.ts';
import { files } from './world.ts';

const address = '/api/configuration/rate-versions';
const as = 'administrator';
const head = Object.values(scheduleColumns).join(',');
const row =
  'harris-tx,Harris County Clerk,TX,Harris,Fee list 2026,Deed,,25.00,1,4.00,5,0.25,Archive 10.00; Housing 1.00';
const harris = { ...exampleSchedule, code: 'harris-tx', county: 'Harris' };

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

  const bring = async (text: string, isTrial = false) =>
    api.send('POST', `${address}/import`, { as, body: { text, isTrial } });
  const imported = async (file: object) => (await bring(JSON.stringify(file))).body.result.draft;
  const publish = ({ rateVersionID, version }: { rateVersionID: number; version: number }, effectiveFrom: string) =>
    api.send('POST', `${address}/${rateVersionID}/publish`, { as, body: { version, effectiveFrom } });
  const listed = async (code: string, tenant = 'alpha') =>
    (await api.send('GET', address, { as, tenant })).body.result.filter((each: { code: string }) => each.code === code);

  it('a CSV is told of, stored as a draft, and of the same hash as the JSON of it', async () => {
    const tried = await bring(`${head}\n${row}`, true);
    expect(tried.body.result).toMatchObject({
      draft: null,
      found: { code: 'harris-tx', place: 'Harris, TX', rows: 1, sameAs: null },
      problems: [],
    });
    expect(await listed('harris-tx')).toEqual([]);
    const { draft } = (await bring(`${head}\n${row}`)).body.result;
    expect(draft).toMatchObject({ code: 'harris-tx', number: 1, status: 'Draft', effectiveFrom: null });
    const { body } = await api.send('GET', `${address}/${draft.rateVersionID}/trial`, { as });
    const again = await bring(JSON.stringify(body.result.version.file), true);
    expect(again.body.result.found.sameAs).toBe('harris-tx#1');
    expect(await listed('harris-tx', 'beta')).toEqual([]);
  });

  it.each([
    [
      'a CSV at its rows',
      `${head}\n${row}\n${row.replace('25.00', 'x').replace(',Harris,', ',Travis,')}`,
      ['3 County', '3 Fee'],
    ],
    ['a CSV without a column', head.replace('Fee,', ''), ['1 Fee']],
    ['a CSV by the schema', `${head}\n${row.replace('Deed', 'Will')}\n${row}`, ['2 Recorded as']],
    ['a state there is none of', `${head}\n${row.replace(',TX,', ',ZZ,')}`, ['2 State']],
    ['a kind that stands twice', `${head}\n${row}\n${row}`, ['3 Document']],
    [
      'JSON at its rows',
      JSON.stringify({ ...harris, fees: [harris.fees[0], { ...harris.fees[0], perPage: 0.5 }] }),
      ['3 perPage'],
    ],
    [
      'a manual of another state',
      JSON.stringify({
        ...harris,
        fees: undefined,
        kind: 'rate-manual',
        county: null,
        state: 'NM',
        manual: rateManuals[0],
      }),
      ['1 manual.state'],
    ],
    ['JSON with a key twice, at its rows', JSON.stringify(harris).replace('"base":', '"base":100,"base":'), ['2 base']],
    ['JSON of another format', JSON.stringify({ ...harris, format: 'x' }), ['1 format']],
    ['what is neither', '{', ['1 ']],
  ])('refuses %s', async (_, text, places) => {
    const { draft, problems } = (await bring(text)).body.result;
    expect(draft).toBeNull();
    expect(problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual(places);
  });

  it('a mark of byte order before JSON or a CSV is none of their letters', async () => {
    const csv = [head, row].join('\n');
    for (const text of [JSON.stringify(harris), csv, csv.replace('Schedule', '"Schedule"')])
      expect((await bring(`\ufeff${text}`, true)).body.result).toMatchObject({
        found: { code: 'harris-tx' },
        problems: [],
      });
    const body = { csv: '\ufeffCode,Description\nMARKED,Marked', isTrial: true };
    const codes = await api.send('POST', '/api/configuration/fee-codes/import', { as, body });
    expect(codes.body.result).toMatchObject({ added: [expect.anything()], problems: [] });
  });

  it('a code stays with its place', async () => {
    await imported({ ...harris, code: 'stays-tx' });
    const { problems } = (await bring(JSON.stringify({ ...harris, code: 'stays-tx', county: 'Travis' }))).body.result;
    expect(problems).toMatchObject([{ line: 1, column: 'code' }]);
  });

  it('is published once, and never changed from then on, not even in the database', async () => {
    const draft = await imported({ ...harris, code: 'kept-tx' });
    expect((await publish({ ...draft, version: 7 }, '2026-01-01')).status).toBe(409);
    const { body } = await publish(draft, '2026-01-01');
    expect(body.result).toMatchObject({ status: 'Published', effectiveFrom: '2026-01-01', number: 1 });
    expect((await publish(body.result, '2027-01-01')).body.result.modelState.effectiveFrom).toHaveLength(1);
    const change = test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql`update rate_versions set content = '{}' where code = 'kept-tx'`.execute(tx),
    );
    await expect(change).rejects.toThrow(/not changed/);
  });

  it('a draft is deleted, which the audit tells, and its number is not given out again', async () => {
    const first = await imported({ ...harris, code: 'gone-tx' });
    const remove = ({ rateVersionID, version }: { rateVersionID: number; version: number }, user?: 'officer') =>
      api.send('POST', `${address}/${rateVersionID}/removal`, { as: user ?? as, body: { version } });
    expect((await remove({ ...first, version: 7 })).status).toBe(409);
    expect((await remove(first, 'officer')).status).toBe(403);
    expect((await remove(first)).body).toMatchObject({ isSuccessful: true, result: null });
    expect(await listed('gone-tx')).toEqual([]);
    expect((await remove(first)).status).toBe(404);
    const audit = await api.send('GET', '/api/audit-log?table=rate_versions&take=1', { as });
    const [entry] = audit.body.result.results;
    expect(entry).toMatchObject({ operation: 'DELETE' });
    for (const [field, before] of [
      ['code', 'gone-tx'],
      ['number', 1],
      ['hash', first.hash],
    ])
      expect(entry.changes).toContainEqual({ field, before, after: null });

    const second = await imported({ ...harris, code: 'gone-tx' });
    expect(second).toMatchObject({ number: 2, status: 'Draft' });
    const published = (await publish(second, '2026-01-01')).body.result;
    expect((await remove(published)).body.result.modelState.version).toEqual(['It is published, from 2026-01-01 on']);
    const change = test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      sql`delete from rate_versions where code = 'gone-tx'`.execute(tx),
    );
    await expect(change).rejects.toThrow(/not changed/);
  });

  /** Changes the contents of a version as somebody with the rights of the owner of the database could. */
  const damage = (code: string) =>
    test.asOwner(async (owner) => {
      await owner.query(
        "select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false), set_config('app.request', 'test', false)",
      );
      await owner.query('alter table rate_versions disable trigger rate_version_stays');
      await owner.query("update rate_versions set content = replace(content, 'Deed', 'Will') where code = $1", [code]);
      await owner.query('alter table rate_versions enable trigger rate_version_stays');
    });

  it('a version whose contents are not those that were imported is neither tried, published nor charged by', async () => {
    const draft = await imported({ ...harris, code: 'bad-nv', state: 'NV', county: null });
    await damage('bad-nv');
    const why = { rateVersion: ['bad-nv#1 is not what was imported: its contents do not have its hash'] };
    const refused = async (answer: ReturnType<typeof publish>) =>
      expect((await answer).body).toMatchObject({ errorCode: 'VALIDATION_FAILED', result: { modelState: why } });
    await refused(api.send('GET', `${address}/${draft.rateVersionID}/trial`, { as }));
    const [damaged] = await listed('bad-nv');
    await refused(publish(damaged, '2026-01-01'));
    const whole = await imported({ ...harris, code: 'bad-ut', state: 'UT', county: null });
    await publish(whole, '2026-01-01');
    await damage('bad-ut');
    const inForce = await api.send('GET', `/api/rate-versions?kind=recording-fees&state=UT`, { as: 'officer' });
    expect(inForce.body.result.modelState.rateVersion).toHaveLength(1);
  });

  it('a file keeps the version it was computed with; a trial tells what a refresh would change', async () => {
    const first = await imported({ ...harris, code: 'life-tx' });
    await publish(first, '2026-01-01');
    const statement = `/api/orders/${files.open}/settlements/0`;
    const { version, loanID } = (await api.send('GET', statement, { as: 'officer' })).body.result;
    const ofLoan = statement.replace(/0$/, String(loanID));
    const kept = {
      ...{ rateVersion: 'life-tx#1', baseFee: 25_00, pagesIncluded: 1, pageFee: 4_00 },
      ...{ namesIncluded: 5, nameFee: 25, surcharges: 10_00 },
    };
    const document = { recordingDocumentID: -1, label: 'Deed of the trial', kind: 'Deed', pages: 3, names: 2, ...kept };
    const changes = { recordingDocuments: [document] };
    const saved = await api.send('PATCH', ofLoan, { as: 'officer', body: { version, changes } });
    expect(saved.status).toBe(200);

    const dearer = { ...harris, code: 'life-tx', fees: [{ ...harris.fees[0], base: 27_00 }] };
    const second = await imported(dearer);
    const trial = (await api.send('GET', `${address}/${second.rateVersionID}/trial`, { as })).body.result;
    expect(trial.against).toBe('life-tx#1');
    expect(trial.examples[0]).toMatchObject({ label: 'Deed', pages: 1, before: 35_00, after: 37_00 });
    expect(trial.files).toMatchObject([
      { ordersID: files.open, label: 'Deed of the trial', rateVersion: 'life-tx#1', before: 43_00, after: 45_00 },
    ]);

    await publish(second, '2026-06-01');
    const read = (await api.send('GET', statement, { as: 'officer' })).body.result;
    expect(read.recordingDocuments).toMatchObject([{ label: 'Deed of the trial', ...kept, fee: null }]);
    const inForce = await api.send('GET', '/api/rate-versions?kind=recording-fees&state=TX', { as: 'closer' });
    const ofLife = inForce.body.result.filter((each: { code: string }) => each.code === 'life-tx');
    expect(ofLife).toMatchObject([
      { number: 1, effectiveFrom: '2026-01-01', file: { fees: [{ base: 25_00 }] } },
      { number: 2, effectiveFrom: '2026-06-01', file: { fees: [{ base: 27_00 }] } },
    ]);
  });

  it('a tax table is read from a CSV, held against the product’s, tried on files and kept by them', async () => {
    const taxHead = Object.values(taxColumns).join(',');
    const place = 'own-mi,Own Wayne,MI,Wayne,Ordinance 12';
    const csv = (each: string) =>
      [
        taxHead,
        `${place},County transfer tax,The county,City or county,Percent,Sale price,"22,000.00",1.25%,,,,,50`,
        `${place},Fire tax,,City or county,Tiers,Sale price,,,,,,"Each part: over 0 ${each} per 500; over 500000 3.00 per 500",`,
      ].join('\n');
    const wrong = (await bring(csv('x').replace('1.25%', '101'))).body.result;
    expect(wrong.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual([
      '2 Rate',
      '3 Tiers',
    ]);
    const first = (await bring(csv('2.00'))).body.result;
    expect(first.found).toMatchObject({ code: 'own-mi', place: 'Wayne, MI', rows: 2 });
    const tried = (await api.send('GET', `${address}/${first.draft.rateVersionID}/trial`, { as })).body.result;
    expect(tried.against).toBe('The tables of the product');
    const ofQuarter = tried.examples.filter(({ label }: { label: string }) => label.includes('$250,000'));
    expect(ofQuarter).toContainEqual(
      expect.objectContaining({ label: expect.stringMatching(/^Fire tax/), before: null, after: 1000_00 }),
    );
    expect(tried.version.file.taxes[1]).toMatchObject({ freeAmount: null, borrowerPart: null, payee: null });
    await publish(first.draft, '2026-01-01');

    const statement = `/api/orders/${files.open}/settlements/0`;
    const { version, loanID } = (await api.send('GET', statement, { as: 'officer' })).body.result;
    const kept = { ...tried.version.file.taxes[1], payee: null, rateVersion: 'own-mi#1' };
    const changes = {
      transferTaxes: [{ ...kept, transferTaxID: -1, reckonedOn: 'Own amount', baseAmount: 600_000_00 }],
    };
    const ofLoan = statement.replace(/0$/, String(loanID));
    const saved = await api.send('PATCH', ofLoan, { as: 'officer', body: { version, changes } });
    expect(saved.body.result.transferTaxes).toMatchObject([{ tiers: kept.tiers, rateVersion: 'own-mi#1' }]);
    const unread = { transferTaxes: [{ transferTaxID: -1, label: 'Tax', tiers: 'much' }] };
    const body = { version: saved.body.result.version, changes: unread };
    const refused = await api.send('PATCH', ofLoan, { as: 'officer', body });
    expect(Object.keys(refused.body.result.modelState)).toEqual(['changes.transferTaxes.0.tiers']);

    const second = (await bring(csv('2.50'))).body.result.draft;
    const trial = (await api.send('GET', `${address}/${second.rateVersionID}/trial`, { as })).body.result;
    expect(trial.against).toBe('own-mi#1');
    expect(trial.files).toMatchObject([
      { ordersID: files.open, label: 'Fire tax', rateVersion: 'own-mi#1', before: 2600_00 },
    ]);
  });

  it('a rate order stays with its version of a manual, which is read with its statement', async () => {
    const ofProduct = rateManuals.find(({ id }) => id === 'texas-2026');
    if (!ofProduct) throw new Error('There is no such manual');
    const texas = { ...ofProduct, id: 'own-texas' };
    const own = { ...harris, fees: undefined, kind: 'rate-manual', code: 'own-tx', county: null, manual: texas };
    const first = await imported(own);
    const { problems } = (await bring(JSON.stringify({ ...own, manual: ofProduct }))).body.result;
    expect(problems).toMatchObject([{ line: 1, column: 'manual.id' }]);
    const early = await publish(first, '2026-02-28');
    expect(early.body.result.modelState).toEqual({ effectiveFrom: ['The manual begins on 03/01/2026'] });
    expect(await listed('own-tx')).toMatchObject([{ status: 'Draft' }]);
    await publish(first, '2026-03-01');
    const statement = `/api/orders/${files.open}/settlements/0`;
    const { version, loanID } = (await api.send('GET', statement, { as: 'officer' })).body.result;
    const order = {
      ...{ rateOrderID: -1, state: 'TX', rateVersion: 'own-tx#1', policies: 'Owner alone', isUnimproved: false },
      ...{ ownerLiability: 250_000_00, ownerBorrowerPart: '0', effectiveDate: '2026-11-20' },
    };
    const { rateOrderID: _, ...typed } = order;
    const calculate = async () => {
      const asked = { rateOrder: typed, endorsements: [], outsideParties: [] };
      const path = statement.replace(/0$/, `${loanID}/rates/calculate`);
      return (await api.send('POST', path, { as: 'officer', body: asked })).body.result.figure;
    };
    // Nothing of the state is stored yet.
    const before = await calculate();
    expect(before).toMatchObject({ kind: 'figure', rateID: 'own-tx#1' });
    const rates = (await api.send('GET', '/api/rates?effectiveDate=11202026&state=TX', { as: 'officer' })).body.result;
    expect(rates).toContainEqual(expect.objectContaining({ rateID: 'own-tx#1', isInactive: false }));
    const body = { version, changes: { rateOrders: [order] } };
    const saved = await api.send('PATCH', statement.replace(/0$/, String(loanID)), { as: 'officer', body });
    expect(saved.status).toBe(200);
    expect(await calculate()).toEqual(before);
    expect(saved.body.result.manuals).toMatchObject([{ version: 'own-tx#1', effectiveFrom: '2026-03-01' }]);
    expect(saved.body.result.manuals[0].manual).toEqual(JSON.parse(JSON.stringify(texas)));
    const asOfDamage = { ...own, code: 'bad-tx', manual: { ...texas, id: 'bad-texas', label: 'Deed' } };
    await publish(await imported(asOfDamage), '2026-03-01');
    await damage('bad-tx');
    expect((await api.send('GET', statement, { as: 'officer' })).body.result.manuals).toHaveLength(1);

    const { basic } = texas;
    const steps = basic.steps.map((step) => ({ ...step, premium: step.premium + 1_00 }));
    const bands = basic.bands.map((band) => (band.base === undefined ? band : { ...band, base: band.base + 1_00 }));
    const second = await imported({ ...own, manual: { ...texas, basic: { ...basic, steps, bands } } });
    const trial = (await api.send('GET', `${address}/${second.rateVersionID}/trial`, { as })).body.result;
    expect(trial.against).toBe('own-tx#1');
    expect(trial.files).toMatchObject([{ ordersID: files.open, rateVersion: 'own-tx#1', label: 'Owner alone' }]);
    const [{ before: charged, after }] = trial.files;
    expect(after - charged).toBe(1_00);
    await publish(second, '2026-03-01');
    const read = (await api.send('GET', statement, { as: 'officer' })).body.result;
    expect(read.rateOrders).toMatchObject([{ rateVersion: 'own-tx#1' }]);
    expect(read.manuals.map((each: { version: string }) => each.version)).toEqual(['own-tx#1', 'own-tx#2']);
  });
});
