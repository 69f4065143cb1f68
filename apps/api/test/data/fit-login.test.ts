import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../../src/platform/db/index.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { startNode } from '../harness/node-process.ts';

/** Roles belong to the whole server: those of this run have names of their own. */
const own = (name: string) => `${name}_${run}`;
const run = randomBytes(4).toString('hex');

describe('the login of a production database', () => {
  let test: TestDatabase;
  let superuser: pg.Client;

  beforeAll(async () => {
    test = await makeTestDatabase('server');
    superuser = new pg.Client({ connectionString: inject('databases').superuserURL });
    await superuser.connect();
    for (const statement of [
      `create role ${own('super')} login superuser`,
      `create role ${own('bypassing')} login bypassrls in role closewright_app`,
      `create role ${own('able')} nologin bypassrls`,
      `create role ${own('between')} nologin noinherit in role ${own('able')}`,
      `create role ${own('far')} login noinherit in role closewright_app, ${own('between')}`,
      `create role ${own('heir')} login noinherit in role closewright_app, closewright_owner`,
      `create role ${own('heir_of_super')} login noinherit in role closewright_app, ${own('super')}`,
    ])
      await superuser.query(statement);
  });
  afterAll(async () => {
    for (const name of ['heir_of_super', 'heir', 'far', 'between', 'able', 'bypassing', 'super'])
      await superuser.query(`drop role if exists ${own(name)}`);
    await superuser.end();
    await test.close();
  });

  const urlOf = (login: string) => String(test.options.databaseURL).replace('closewright_login', login);
  const start = async (login: string) => {
    const database = await createDatabase({
      ...test.options,
      databaseURL: urlOf(login),
      migrate: false,
      refuseUnfitLogin: true,
    });
    await database.close();
  };

  it('may be what deploy/postgres/roles.sh makes: a member of closewright_app and nothing else', async () => {
    await start('closewright_login');
  });

  it.each([
    ['super', 'is a superuser'],
    ['bypassing', 'may bypass row level security'],
    ['far', 'may bypass row level security as a member of able'],
    ['heir', 'may become owner of its tables as a member of closewright_owner'],
    ['heir_of_super', 'may become superuser as a member of super'],
  ])('may not be one that %s', async (name, fault) => {
    const named = fault.replace(/member of (able|super)$/, (_, role) => `member of ${own(role)}`);
    await expect(start(own(name))).rejects.toThrow(
      `The login of DATABASE_URL is not fit for production: ${own(name)} ${named}`,
    );
  });

  it('may not be the owner, and the server says so in one line before it listens', async () => {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: String(test.options.databaseOwnerURL),
      IDENTITY_URL: 'http://127.0.0.1:9',
      CLOSEWRIGHT_HOSTS: '*.closewright.example',
      CLOSEWRIGHT_KEYS: `test:${randomBytes(32).toString('base64')}`,
    };
    const refused = await startNode(env).catch((error: Error) => error.message);
    expect(refused).toBe(
      'The server ended with 1: The login of DATABASE_URL is not fit for production: closewright_owner owns tables of the database. ' +
        'Row level security would not hold back a statement that leaves the role closewright_app. Use a login that is a member of ' +
        'closewright_app and of nothing else, and give the owner of the tables to migrate as DATABASE_OWNER_URL (docs/deploy.md, Database).\n',
    );
  });
});
