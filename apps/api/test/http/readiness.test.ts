import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let gone: { name: string; checksum: string } | undefined;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const ask = async (path: string) => {
    const { status, body } = await api.send('GET', path, { as: null, headers: { host: '127.0.0.1' } });
    return [status, body.errorMessage ?? body.result.status];
  };
  const newest = `(select max(name) from schema_migrations)`;
  const renamed = (from: string, to: string) => (owner: ClientBase) =>
    owner.query(`alter function ${from}() rename to ${to}`);

  it.each([
    [
      'empty',
      renamed('applied_migrations', 'hidden_migrations'),
      renamed('hidden_migrations', 'applied_migrations'),
      'The database is empty: run the migrations.',
    ],
    [
      'behind',
      async (owner: ClientBase) => {
        gone = (await owner.query(`delete from schema_migrations where name = ${newest} returning name, checksum`))
          .rows[0];
      },
      (owner: ClientBase) => owner.query('insert into schema_migrations values ($1, $2)', [gone?.name, gone?.checksum]),
      'The database is behind the code: run the migrations.',
    ],
    [
      'ahead',
      (owner: ClientBase) => owner.query(`insert into schema_migrations values ('9999_later.sql', '')`),
      (owner: ClientBase) => owner.query(`delete from schema_migrations where name = '9999_later.sql'`),
      'The database is ahead of the code: this node is older than the schema.',
    ],
  ])('is not there on a database that is %s, while the process lives', async (_state, spoil, mend, message) => {
    expect(await ask('/api/ready')).toEqual([200, 'ready']);
    await test.asOwner<unknown>(spoil);
    const asked = [await ask('/api/ready'), await ask('/api/health')];
    await test.asOwner<unknown>(mend);
    expect(asked).toEqual([
      [503, message],
      [200, 'alive'],
    ]);
    expect(await ask('/api/ready')).toEqual([200, 'ready']);
  });
});
