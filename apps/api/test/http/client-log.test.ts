import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';

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

  const entry = { at: '2026-05-01T12:00:00Z', level: 'Error', message: 'Unhandled error: planted' };
  const log = (entries: readonly object[], sent: Sent = {}) =>
    api.send('POST', '/api/session/log', { ...sent, body: { entries } });
  const kept = async () =>
    (await api.send('GET', '/api/configuration/server-events?text=planted', { as: 'administrator' })).body.result;
  const inLog = () => api.log.filter((line) => line.includes('client session'));

  it('writes what the browser logged to the log of the server, with tenant, user and level, and keeps nothing', async () => {
    expect((await log([entry])).status).toBe(200);
    expect(inLog()).toHaveLength(1);
    expect(JSON.parse(inLog()[0] ?? '')).toMatchObject({
      level: 50,
      tenant: 'alpha',
      user: 'officer',
      event: entry.message,
    });
    expect(await kept()).toMatchObject({ totalRecords: 0, isOn: false });
  });

  it('keeps it where the company keeps server events (core.md §9: log storage off)', async () => {
    const settings = [{ name: 'logStorage', value: 'true', version: 0 }];
    await api.send('PATCH', '/api/configuration/system-settings', { as: 'administrator', body: { settings } });
    await expect.poll(async () => (await kept()).isOn).toBe(true);
    await log([entry, { ...entry, level: 'Info', message: 'planted twice' }]);
    expect((await kept()).results).toMatchObject([
      { level: 'Info', user: 'officer', message: 'planted twice' },
      { level: 'Error', user: 'officer', message: entry.message },
    ]);
    expect((await api.send('GET', '/api/environment', { as: null })).body.result.settings.logStorage).toBe(true);
  });

  it('takes the name from the token alone, and no secret from a message', async () => {
    const send = (sent: Sent, body: object) => api.send('POST', '/api/server-events', { ...sent, body });
    const event = {
      level: 'Error',
      message: 'planted SSN 123-45-6789, card 4111 1111 1111 1111, Bearer abcdefgh12345678',
    };
    const clean = 'planted SSN [SSN], card [card], Bearer [token]';
    const named = await send({ as: null }, { ...event, user: 'administrator' });
    expect(named.body.result.modelState).toEqual({ user: ['Unknown field'] });
    api.log.length = 0;
    for (const as of ['officer' as const, null, { token: 'eyJhbGciOiJub25lIn0.e30.x' }])
      expect((await send({ as }, event)).status).toBe(200);
    await log([{ ...entry, message: event.message }]);
    const said = api.log.map((line) => JSON.parse(line)).filter((line) => line.event);
    expect(said.map(({ user, event: message }) => [user, message])).toEqual([
      ['officer', clean],
      [null, clean],
      [null, clean],
      ['officer', clean],
    ]);
    expect((await kept()).results.slice(0, 4)).toMatchObject(
      ['officer', null, null, 'officer'].map((user) => ({ user, message: clean })),
    );
    expect(api.log.join('')).not.toMatch(/123-45-6789|4111 1111|abcdefgh/);
  });

  it('keeps what has grown longer than it may be as far as that', async () => {
    const message = 'planted otp=1'.padEnd(500, ' otp=1');
    expect((await log([{ ...entry, message }])).status).toBe(200);
    expect((await kept()).results[0]).toMatchObject({
      message: expect.stringMatching(/^planted otp=\[secret\].{480}$/),
    });
  });

  it.each([
    ['too long', { message: 'x'.repeat(501) }],
    ['empty', { message: '' }],
    ['more than a message', { message: 'x', stack: 'y' }],
  ])('refuses an event that is %s', async (_what, given) => {
    const { body } = await api.send('POST', '/api/server-events', { as: null, body: { level: 'Info', ...given } });
    expect(body.errorCode).toBe('VALIDATION_FAILED');
  });

  // holds core 7.26, blocks 7.24
  it('takes nothing while the feature clientSessionLogging is off (core.md §7)', async () => {
    const claims = { hznExternalFeaturesTenant: { clientSessionLogging: false } };
    const token = await api.issuer.token('alpha', 'officer', { claims });
    const before = inLog().length;
    expect((await log([entry], { as: { token } })).body.errorCode).toBe('FORBIDDEN');
    expect(inLog()).toHaveLength(before);
  });

  it.each([
    ['none', []],
    ['too many', Array.from({ length: 101 }, () => entry)],
    ['one without a time', [{ level: 'Info', message: 'x' }]],
    ['one that is too long', [{ ...entry, message: 'x'.repeat(501) }]],
  ])('refuses %s', async (_what, entries) => {
    expect((await log(entries)).body.errorCode).toBe('VALIDATION_FAILED');
  });
});
