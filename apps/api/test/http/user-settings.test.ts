import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  const settings = async (sent: Sent = {}) => (await api.send('GET', '/api/user-settings', sent)).body.result;
  const words = async (sent: Sent = {}): Promise<string[]> => (await settings(sent)).user.dictionaryWords;
  const add = (list: unknown, sent: Sent = {}) =>
    api.send('POST', '/api/user-settings/dictionary-words', { ...sent, body: { words: list } });
  const remove = (word: string, sent: Sent = {}) =>
    api.send('POST', '/api/user-settings/dictionary-words/removal', { ...sent, body: { word } });
  const choose = (regionID: number, sent: Sent = {}) =>
    api.send('PUT', '/api/user-settings/default-region', { ...sent, body: { regionID } });

  /** The call is refused with this code and text, and nothing was stored. */
  const refused = async (call: () => ReturnType<typeof add>, code: string, message?: string) => {
    const before = await api.auditCount();
    const { body } = await call();
    expect(body.errorCode).toBe(code);
    if (message !== undefined) expect(body.errorMessage).toBe(message);
    expect(await api.auditCount()).toBe(before);
  };

  describe('personal dictionary', () => {
    // holds core 7.17, blocks 6.12
    it('takes words in the order of the alphabet, once each, for the caller alone', async () => {
      const { body } = await add([' lienor', 'Abstractor', 'ficus', 'lienor'], { as: 'officer' });
      expect(body.result.user.dictionaryWords).toEqual(['Abstractor', 'Ficus', 'lienor']);
      expect(await words()).toEqual(['Abstractor', 'Ficus', 'lienor']);
      expect(await words({ as: 'closer' })).toEqual([]);
      expect(await words({ tenant: 'beta' })).toEqual(['Ficus']);
      const session = (await api.send('GET', '/api/session')).body.result;
      expect(session.userSettings.user.dictionaryWords).toEqual(['Abstractor', 'Ficus', 'lienor']);
    });

    // holds core 5.23
    it("fails with 'No words to add', and stores nothing", async () => {
      for (const list of [[], ['  '], ['FICUS']]) {
        await refused(() => add(list), 'VALIDATION_FAILED', 'No words to add');
      }
    });

    it('refuses words and lists that are too long', async () => {
      await refused(() => add(['x'.repeat(61)]), 'VALIDATION_FAILED');
      await refused(() => add(Array.from({ length: 101 }, (_, at) => `w${at}`)), 'VALIDATION_FAILED');
    });

    it("removes a word, and says 'No changes detected' where it is not there", async () => {
      await add(['gone'], { as: 'closer' });
      expect((await remove('Gone', { as: 'closer' })).body.result.user.dictionaryWords).toEqual([]);
      await refused(() => remove('Gone', { as: 'closer' }), 'VALIDATION_FAILED', 'No changes detected');
    });

    // holds blocks 7.25
    it('loses no word when two tabs add at the same time', async () => {
      const both = ['one', 'two', 'three', 'four'].map((word) => add([word], { as: 'trusted' }));
      for (const { status } of await Promise.all(both)) expect(status).toBe(200);
      expect(await words({ as: 'trusted' })).toEqual(['four', 'one', 'three', 'two']);
    });
  });

  describe('default region', () => {
    it('is one of the own regions, and only one', async () => {
      const change = await choose(1);
      expect(change.body.result.regions).toMatchObject([{ regionID: 1, isDefault: true }]);
      await refused(() => choose(1), 'VALIDATION_FAILED', 'No changes detected');
    });

    it('is no region of somebody else, and none that does not exist', async () => {
      await refused(() => choose(2), 'NOT_FOUND');
      await refused(() => choose(4711), 'NOT_FOUND');
      await refused(() => choose(0), 'VALIDATION_FAILED');
    });
  });

  it('who may only read changes nothing', async () => {
    await refused(() => add(['word'], { as: 'viewOnly' }), 'APP_READ_ONLY');
    await refused(() => remove('word', { as: 'viewOnly' }), 'APP_READ_ONLY');
    await refused(() => choose(1, { as: 'viewOnly' }), 'APP_READ_ONLY');
  });

  // holds core 7.8
  it('keeps the state of a grid for the user by the key of the grid, and forgets it', async () => {
    const save = (value: string | null, as: 'officer' | 'closer' = 'officer') =>
      api.send('PATCH', '/api/session/settings', { as, body: { values: [{ name: 'grid:recent-files', value }] } });
    const state = async (as: 'officer' | 'closer') =>
      (await settings({ as })).values.find(({ name }: { name: string }) => name === 'grid:recent-files')?.value;
    await save('{"sort":1}');
    await save('{"sort":2}', 'closer');
    expect([await state('officer'), await state('closer')]).toEqual(['{"sort":1}', '{"sort":2}']);
    expect((await save(null)).status).toBe(200);
    expect([await state('officer'), await state('closer')]).toEqual([undefined, '{"sort":2}']);
  });
});
