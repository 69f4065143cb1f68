import { randomUUID } from 'node:crypto';
import type { Letter } from '@closewright/contract/closing-protection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearAccessChanges } from '../../src/platform/events/access-events.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { letter, makeLetters, storedLetters } from './letter-examples.ts';
import { files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await makeLetters(test.database, tenant);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (rest = '', ordersID: number = files.open) => `/api/orders/${ordersID}/letters${rest}`;
  const list = async (): Promise<Letter[]> => (await api.send('GET', path())).body.result;
  const ask = (part: object = {}, request: object = {}, sent: Sent & { ordersID?: number } = {}): Promise<Answer> => {
    const body = { requestKey: randomUUID(), reissuedFromID: null, letter: { ...letter, ...part }, ...request };
    return api.send('POST', path('', sent.ordersID), { ...sent, body });
  };
  const problems = ({ body }: Answer) => [body.errorCode, body.result.modelState];
  const step = (name: 'void' | 'retry', { letterID, version }: Letter, reason = 'The loan was cancelled') =>
    api.send('POST', path(`/${letterID}/${name}`), name === 'void' ? { body: { version, reason } } : {});

  /** Tells the built-in underwriter how to answer, and waits until the api knows. */
  const tell = async (answer: 'issues' | 'refuses' | 'unreachable'): Promise<void> => {
    const settings: { name: string; version: number }[] = (
      await api.send('GET', '/api/configuration/system-settings', { as: 'administrator' })
    ).body.result;
    const version = settings.find(({ name }) => name === 'cplUnderwriterAnswer')?.version ?? 0;
    const body = { settings: [{ name: 'cplUnderwriterAnswer', value: answer, version }] };
    // The api keeps settings for a moment and hears of the change behind the commit: before this handler, which came later.
    const heard = Promise.withResolvers<void>();
    const stop = await hearAccessChanges(test.database, ({ tenant }) => tenant === 'alpha' && heard.resolve());
    const { body: saved } = await api.send('PATCH', '/api/configuration/system-settings', {
      as: 'administrator',
      body,
    });
    expect(saved.errorMessage).toBeNull();
    await heard.promise;
    await stop();
  };

  it('is issued with a number, the fee of the state and a PDF of its own', async () => {
    const { body } = await ask();
    expect(body.result).toMatchObject({
      ...letter,
      state: 'Issued',
      letterNumber: expect.stringMatching(/^CPL-AZ-[0-9A-F]{10}$/),
      fee: 25_00,
      feeRule: expect.stringContaining('Arizona'),
      requestedBy: 'The officer',
      problem: null,
    });
    expect((await list())[0]).toEqual(body.result);
    const { url } = (await api.send('GET', path(`/${body.result.letterID}/document`))).body.result;
    const file = await api.send('GET', url, { as: null });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.text).toMatch(/^%PDF-1\.7/);
    expect((await api.send('GET', url, { as: null, tenant: 'beta' })).status).toBe(404);
  });

  it('costs by the loan in North Carolina, and nothing known elsewhere', async () => {
    expect((await ask({ propertyState: 'NC' })).body.result.fee).toBe(77_06);
    expect(problems(await ask({ propertyState: 'NC', loanAmount: null }))).toEqual([
      'VALIDATION_FAILED',
      { 'letter.loanAmount': ['The fee goes by the amount of the loan'] },
    ]);
    expect((await ask({ propertyState: 'ST' })).body.result).toMatchObject({ fee: null, feeRule: null });
  });

  it('is one, however often its request is sent, also at the same moment', async () => {
    const before = (await list()).length;
    const requestKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask({}, { requestKey })));
    answers.push(await ask({}, { requestKey }));
    expect(new Set(answers.map(({ body }) => body.result.letterNumber)).size).toBe(1);
    expect((await list()).length).toBe(before + 1);
    // On another file, or of another tenant, the key is another request's.
    expect((await ask({}, { requestKey }, { ordersID: files.settlementLocked })).body.errorCode).toBe('NOT_FOUND');
  });

  describe('refuses', () => {
    const before = async () => [await api.auditCount(), (await list()).length];

    it.each([
      ['a single transaction without a loan number', { loanNumber: ' ' }, 'loanNumber'],
      ['another underwriter', { underwriterCompanyID: 1 }, 'underwriterCompanyID'],
      ['a loan of another file', { loanID: files.locked }, 'loanID'],
      ['a letter to nobody', { lenderName: '' }, 'lenderName'],
      ['a form there is not', { form: 'Double' }, 'form'],
    ])('%s, at its field', async (_what, part, field) => {
      const was = await before();
      const [code, state] = problems(await ask(part));
      expect([code, Object.keys(state)]).toEqual(['VALIDATION_FAILED', [`letter.${field}`]]);
      expect(await before()).toEqual(was);
    });

    it('files of another underwriter, locked files, files somebody else has, readers, and without the feature', async () => {
      const was = await before();
      const other = problems(await ask({ loanID: null }, {}, { ordersID: files.settlementLocked }));
      expect(other).toEqual([
        'VALIDATION_FAILED',
        { 'letter.underwriterCompanyID': ['The underwriter of this file issues no closing protection letter here.'] },
      ]);
      expect((await ask({ loanID: null }, {}, { ordersID: files.locked })).body.errorCode).toBe('FILE_LOCKED');
      expect((await ask({}, {}, { as: 'reader' })).body.errorCode).toBe('FORBIDDEN');
      const sessionKey = randomUUID();
      await api.send('POST', `/api/orders/${files.open}/open`, { as: 'closer', body: { sessionKey } });
      expect((await ask()).body.errorCode).toBe('FILE_IN_USE');
      await api.send('POST', `/api/orders/${files.open}/lock/release`, { as: 'closer', body: { sessionKey } });
      expect(await before()).toEqual(was);
    });
  });

  describe('of an underwriter', () => {
    it('that refuses says so at the field, stays in the list, and may be asked for anew', async () => {
      await tell('refuses');
      expect(problems(await ask())).toEqual([
        'VALIDATION_FAILED',
        { 'letter.lenderName': ['The underwriter does not know this lender'] },
      ]);
      await tell('issues');
      const [refused] = await list();
      expect(refused).toMatchObject({ state: 'Refused', letterNumber: null });
      expect(problems(await step('retry', refused as Letter))[0]).toBe('VALIDATION_FAILED');
      const again = await ask({ lenderName: 'Delta Mortgage' }, { reissuedFromID: refused?.letterID });
      expect(again.body.result).toMatchObject({ state: 'Issued', reissuedFromID: refused?.letterID });
      expect((await list())[1]).toMatchObject({ state: 'Refused' });
    });

    it('that does not answer keeps the request, which is answered once when tried again', async () => {
      const requestKey = randomUUID();
      await tell('unreachable');
      expect((await ask({}, { requestKey })).body).toMatchObject({
        errorCode: 'UNAVAILABLE',
        errorMessage: 'The underwriter does not answer. The request is kept: try again from the list of letters.',
      });
      const [waiting] = (await list()) as [Letter];
      expect(waiting).toMatchObject({ state: 'Pending', letterNumber: null });
      expect((await step('retry', waiting)).status).toBe(503);
      await tell('issues');
      const { result } = (await step('retry', waiting)).body;
      expect(result).toMatchObject({ letterID: waiting.letterID, state: 'Issued', problem: null });
      expect((await ask({}, { requestKey })).body.result).toEqual(result);
      expect((await step('retry', waiting)).body.result).toEqual(result);
    });
  });

  it('is voided with a reason, by its version, when the underwriter takes it back', async () => {
    const { result } = (await ask()).body;
    expect((await step('void', { ...result, version: 1 })).body.errorCode).toBe('VERSION_CONFLICT');
    expect(Object.keys(problems(await step('void', result, ' '))[1])).toEqual(['reason']);
    await tell('unreachable');
    expect((await step('void', result)).status).toBe(503);
    await tell('refuses');
    expect(Object.keys(problems(await step('void', result))[1])).toEqual(['reason']);
    await tell('issues');
    expect((await step('void', result)).body.result).toMatchObject({
      state: 'Voided',
      voidReason: 'The loan was cancelled',
      voidedBy: 'The officer',
      letterNumber: result.letterNumber,
    });
    const [voided] = (await list()) as [Letter];
    expect(problems(await step('void', voided))).toEqual([
      'VALIDATION_FAILED',
      { '': ['The letter is voided by now.'] },
    ]);
  });

  it('is reissued: the new letter points to the old one, which protects no more', async () => {
    const { result: old } = (await ask()).body;
    const { result } = (await ask({ loanNumber: '987' }, { reissuedFromID: old.letterID })).body;
    expect(result).toMatchObject({ state: 'Issued', reissuedFromID: old.letterID, loanNumber: '987' });
    expect((await list()).find(({ letterID }) => letterID === old.letterID)).toMatchObject({ state: 'Replaced' });
    expect(problems(await ask({}, { reissuedFromID: old.letterID }))[0]).toBe('VALIDATION_FAILED');
    expect((await ask({}, { reissuedFromID: 4711 })).body.errorCode).toBe('NOT_FOUND');
  });

  it('is of its tenant and its file alone, and its document is what was stored', async () => {
    const of = (rest: string, sent?: Sent) => api.send('GET', path(rest), sent);
    expect((await of('/4711/document')).body.errorCode).toBe('NOT_FOUND');
    const other = await api.send('GET', path(`/${storedLetters.withDocument}/document`, files.settlementLocked));
    expect(other.body.errorCode).toBe('NOT_FOUND');
    const there = (await of('', { tenant: 'beta' })).body.result;
    expect(there).toHaveLength(3);
    const { url } = (await of(`/${storedLetters.withDocument}/document`, { tenant: 'beta' })).body.result;
    await test.asOwner(async (owner) => {
      await owner.query("select set_config('app.tenant', 'beta', false)");
      await owner.query(`update document_contents set content = 'forged' where tenant_id = 'beta'`);
    });
    expect((await api.send('GET', url, { as: null, tenant: 'beta' })).body.errorCode).toBe('INTERNAL');
  });

  it('is closed while the feature is off', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('feature_flags').set({ is_on: false }).where('name', '=', 'cpl').execute(),
    );
    await expect.poll(async () => (await api.send('GET', path())).body.errorCode).toBe('FORBIDDEN');
  });
});
