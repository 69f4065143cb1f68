import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { newWire } from './company-examples.ts';
import { makeCustomData } from './custom-data-world.ts';

const { accountNumber } = newWire;
const verified = { proof: accountNumber, note: 'Ms. Reed, by phone', verifiedOn: '2026-01-05' };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomData(test.database, 'alpha');
    await makeCompanies(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const at = (part: string) => `/api/companies/${more.spare}${part}`;
  const ask = (part: object = {}, sent: Sent = {}) =>
    api.send('POST', at('/wire-changes'), { body: { ...newWire, ...part }, ...sent });
  const decide = (changeID: number, body: object, sent: Sent = {}) =>
    api.send('POST', at(`/protected-changes/${changeID}/decision`), {
      body: { decision: 'approve', proof: null, note: null, verifiedOn: null, ...body },
      as: 'closer',
      ...sent,
    });
  const changes = async () => (await api.send('GET', at(''))).body.result.changes;
  /** The code and the fields of a refusal that stored nothing. */
  const refusal = async (answer: ReturnType<typeof ask>) => {
    const before = await api.auditCount();
    const { body } = await answer;
    expect(await api.auditCount()).toBe(before);
    return [body.errorCode, ...Object.keys(body.result.modelState ?? {})];
  };

  describe('wire instructions', () => {
    it.each([
      ['routingNumber', { routingNumber: '021000022' }],
      ['accountNumber', { accountNumber: '1' }],
      ['reason', { reason: ' ' }],
      ['reason', { reason: 'by phone, deed\u202efdp.exe' }],
      ['instructions', { instructions: 'deed\u202efdp.exe' }],
    ])('are refused with a wrong %s', async (field, part) => {
      expect(await refusal(ask(part))).toEqual(['VALIDATION_FAILED', field]);
    });

    it('are not asked for by whoever may not edit the company', async () => {
      expect(await refusal(ask({}, { as: 'reader' }))).toEqual(['FORBIDDEN']);
      expect(await refusal(ask({}, { as: 'viewOnly' }))).toEqual(['APP_READ_ONLY']);
      expect(await refusal(ask({}, { as: 'elsewhere' }))).toEqual(['NOT_FOUND']);
    });

    it('wait for a second person, who types the number again', async () => {
      const [waiting] = (await ask()).body.result.changes;
      expect(waiting).toMatchObject({
        status: 'waiting',
        masked: '***5678',
        askedByName: 'The officer',
        decidedByName: null,
      });
      expect(await refusal(ask())).toEqual(['CHANGE_WAITING']);
      const { changeID } = waiting;
      expect(await refusal(decide(changeID, verified, { as: 'officer' }))).toEqual(['SECOND_PERSON_NEEDED']);
      expect(await refusal(decide(changeID, { decision: 'withdraw' }))).toEqual(['SECOND_PERSON_NEEDED']);
      expect(await refusal(decide(changeID, verified, { as: 'reader' }))).toEqual(['FORBIDDEN']);
      expect(await refusal(decide(changeID, { ...verified, proof: '0012345679' }))).toEqual([
        'VALIDATION_FAILED',
        'proof',
      ]);
      expect(await refusal(decide(changeID, {}))).toEqual(['VALIDATION_FAILED', 'proof', 'note', 'verifiedOn']);
      const later = { ...verified, verifiedOn: '2098-01-01' };
      expect(await refusal(decide(changeID, later))).toEqual(['VALIDATION_FAILED', 'verifiedOn']);
      expect(await refusal(decide(changeID, { decision: 'refuse' }))).toEqual(['VALIDATION_FAILED', 'note']);
      expect(await refusal(decide(4711, verified))).toEqual(['NOT_FOUND']);

      const [current] = (await decide(changeID, { ...verified, proof: '00-1234 5678' })).body.result.changes;
      expect(current).toMatchObject({ status: 'current', decidedByName: 'The closer', verifiedOn: '2026-01-05' });
      expect(await refusal(decide(changeID, verified))).toEqual(['CHANGE_DECIDED']);
    });

    it('are replaced by the next approved ones, and kept by refused and withdrawn ones', async () => {
      const next = { accountNumber: '9999000011' };
      const changeOf = async () => (await ask(next)).body.result.changes[0].changeID;
      await decide(await changeOf(), { decision: 'refuse', note: 'Not theirs' });
      await decide(await changeOf(), { decision: 'withdraw' }, { as: 'officer' });
      expect((await changes()).map(({ status }: { status: string }) => status)).toEqual([
        'withdrawn',
        'refused',
        'current',
      ]);
      await decide(await changeOf(), { ...verified, proof: next.accountNumber });
      expect((await changes()).map(({ status, masked }: Record<string, string>) => `${status} ${masked}`)).toEqual([
        'current ***0011',
        'withdrawn ***0011',
        'refused ***0011',
        'replaced ***5678',
      ]);
    });

    it('are approved by one of two who decide at once', async () => {
      const { changeID } = (await ask({ accountNumber: '77770001' })).body.result.changes[0];
      const body = { ...verified, proof: '77770001' };
      const both = await Promise.all([decide(changeID, body), decide(changeID, body, { as: 'trusted' })]);
      expect(both.map((answer) => String(answer.body.errorCode)).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'CHANGE_DECIDED',
        'null',
      ]);
    });
  });

  it('a tax id has the same two people, and is never answered in clear', async () => {
    const body = { taxID: '12-3456789', reason: 'Form W-9' };
    const asked = await api.send('POST', at('/tax-id-changes'), { body });
    const waiting = asked.body.result.changes.find(({ kind }: { kind: string }) => kind === 'taxID');
    expect(waiting).toMatchObject({ masked: '**-***6789', status: 'waiting' });
    const decided = await decide(waiting.changeID, { ...verified, proof: '123456789' });
    const history = await api.send('GET', at('/history'));
    for (const { text } of [asked, decided, history]) {
      expect(text).not.toMatch(/3456789|1234567|0012345678/);
    }
    expect(decided.body.result.changes[0]).toMatchObject({ kind: 'taxID', status: 'current' });
    expect(api.log.join('\n')).not.toContain('12-3456789');
  });

  it('the database itself keeps two people and what was asked', async () => {
    const run = (statement: string) =>
      test.asApplication(async (client) => {
        await client.query('begin');
        await client.query("select set_config('app.tenant', 'alpha', true), set_config('app.actor', '1', true)");
        try {
          await client.query(statement);
        } finally {
          await client.query('rollback');
        }
      });
    const waiting = `update company_protected_changes set status = 'current', decided_by = asked_by, decided_at = now(),
      verified_on = '2026-01-05' where tenant_id = 'alpha' and change_id = ${more.change}`;
    await expect(run(waiting)).rejects.toThrow(/check constraint/);
    await expect(
      run("update company_protected_changes set routing_number = '011000015' where kind = 'wire'"),
    ).rejects.toThrow(/is not edited/);
    await expect(
      run("update company_protected_changes set status = 'waiting' where status = 'replaced'"),
    ).rejects.toThrow();
  });
});
