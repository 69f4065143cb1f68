import { AppError } from '@closewright/domain/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportInput, importFiles } from '../../src/modules/file-exchange/import-files.usecases.ts';
import { rawQuery } from '../../src/platform/db/raw-query.ts';
import { type DocumentStore, databaseDocuments } from '../../src/platform/documents/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import type { Actor, Database } from '../../src/platform/tenant/in-tenant.ts';
import { breakConnections } from '../harness/break-connections.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { expectProven } from '../harness/expect-proven.ts';
import { importText } from '../harness/import-text.ts';
import { makeSmallTenant } from '../harness/small-tenant.ts';
import { pdfDocument } from './rich-file.ts';

const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase('server');
});
afterAll(() => test.close());

/** How often each number is there, and how many buyers there are. */
const stored = (actor: Actor) =>
  test.database.readInTenant(
    actor,
    rawQuery(sql<{ files: number; numbers: number; buyers: number }>`select count(*)::integer as files,
      count(distinct file_number)::integer as numbers, (select count(*)::integer from order_parties) as buyers from orders`),
  );
const whole = (files: number) => [{ files, numbers: files, buyers: files }];

/** 130 files, each in a line of its own, with a document in one and a primary file that is not there in another. */
const filesWith = (document: number, unknownPrimary?: number): string => {
  const file = (at: number) => ({
    fileNumber: `F-${at}`,
    buyers: [{ name: `Buyer ${at}` }],
    ...(at === document ? { documents: [pdfDocument('Deed')] } : {}),
    ...(at === unknownPrimary ? { primaryOrdersID: 'F-none' } : {}),
  });
  return `[\n${Array.from({ length: 130 }, (_, at) => JSON.stringify(file(at + 1))).join(',\n')}\n]`;
};

describe('an import whose database breaks in the middle', () => {
  /** Every session of the application ends while a document is stored: within a transaction, with statements before and behind. */
  const breaking = (database: Database): DocumentStore => ({
    ...databaseDocuments(database),
    async put(tx, ...document) {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx);
      await breakConnections('datname = $1', [rows[0]?.name]);
      return databaseDocuments(database).put(tx, ...document);
    },
  });

  const run = (actor: Actor, text: string, deps: { database?: Database; documents?: DocumentStore } = {}) =>
    importText({ database: test.database, secrets, documents: databaseDocuments(test.database), ...deps }, actor, {
      format: 'json',
      text,
    });

  it('stores files one by one that take too long together, and refuses the one that does by itself', async () => {
    const actor = await makeSmallTenant(test.database, 'slow');
    const slow: DocumentStore = {
      ...databaseDocuments(test.database),
      async put(tx) {
        await sql`set local statement_timeout = 20`.execute(tx);
        await sql`select pg_sleep(5)`.execute(tx);
        return 0;
      },
    };
    expect(await run(actor, filesWith(115), { documents: slow })).toMatchObject({
      ...{ stored: 129, refused: 1 },
      problems: [{ line: 116, why: 'is too much to be stored at once: import it in parts' }],
    });
    expect(await stored(actor)).toEqual(whole(129));
  });

  it('ends with its counts and the line where it stopped, and goes on when it is done again', async () => {
    const actor = await makeSmallTenant(test.database, 'together');
    const text = filesWith(115);
    expect(await run(actor, text, { documents: breaking(test.database) })).toEqual({
      ...{ stored: 100, alreadyThere: 0, refused: 0, problems: [], notes: [] },
      brokenOff: { line: 102, cause: expect.objectContaining({ code: 'UNAVAILABLE' }) },
    });
    expect(await stored(actor)).toEqual(whole(100));
    expect(await run(actor, text)).toMatchObject({ stored: 30, alreadyThere: 100, refused: 0 });
    expect(await stored(actor)).toEqual(whole(130));
    await expectProven(test.database, 'together');
  });

  it.each([
    ['has no room left', '53100'],
    ['has become a standby', '25006'],
  ])('ends in the same way where the server %s', async (_what, code) => {
    const actor = await makeSmallTenant(test.database, `code-${code}`);
    const documents: DocumentStore = {
      ...databaseDocuments(test.database),
      async put(tx) {
        await sql`do $$ begin raise exception using errcode = ${sql.lit(code)}; end $$`.execute(tx);
        return expect.fail('not raised');
      },
    };
    expect(await run(actor, filesWith(115), { documents })).toEqual({
      ...{ stored: 100, alreadyThere: 0, refused: 0, problems: [], notes: [] },
      brokenOff: { line: 102, cause: expect.objectContaining({ code: 'UNAVAILABLE' }) },
    });
  });

  it('counts what was stored one by one, too', async () => {
    const actor = await makeSmallTenant(test.database, 'alone');
    const text = filesWith(115, 105);
    const report = await run(actor, text, { documents: breaking(test.database) });
    expect(report).toMatchObject({ stored: 113, alreadyThere: 0, refused: 1, brokenOff: { line: 116 } });
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([[106, 'primaryOrdersID']]);
    expect(await stored(actor)).toEqual(whole(113));
    expect(await run(actor, text)).toMatchObject({ stored: 16, alreadyThere: 113, refused: 1 });
    expect(await stored(actor)).toEqual(whole(129));
    await expectProven(test.database, 'alone');
  });

  it('doubles nothing where only the answer to a commit was lost', async () => {
    const actor = await makeSmallTenant(test.database, 'lost');
    const database: Database = {
      ...test.database,
      async inTenant(...asked) {
        const answer = await test.database.inTenant(...asked);
        if ((await stored(actor))[0]?.files === 130) throw new AppError('UNAVAILABLE');
        return answer;
      },
    };
    const text = filesWith(0);
    expect(await run(actor, text, { database })).toMatchObject({ stored: 100, brokenOff: { line: 102 } });
    expect(await stored(actor)).toEqual(whole(130));
    expect(await run(actor, text)).toMatchObject({ stored: 0, alreadyThere: 130, refused: 0 });
    expect(await stored(actor)).toEqual(whole(130));
  });
});

describe('an import whose input breaks off', () => {
  const lines = filesWith(0).split(/(?<=\n)/);

  /** An input of these pieces; `before` is called before each, with the number of the opening. */
  const inputOf = (
    format: ImportInput['format'],
    pieces: Iterable<string>,
    before: (opening: number, piece: number) => void = () => {},
  ) => {
    const opened = { times: 0 };
    const input: ImportInput = {
      format,
      async *read() {
        const opening = ++opened.times;
        let at = 0;
        for (const piece of pieces) {
          before(opening, at++);
          yield Buffer.from(piece);
        }
      },
    };
    return { opened, input };
  };
  const run = (actor: Actor, input: ImportInput, signal?: AbortSignal) =>
    importFiles({ database: test.database, secrets, documents: databaseDocuments(test.database) }, actor, input, {
      onProblem: (problem) => expect.fail(problem.why),
      onNote: () => {},
      ...(signal ? { signal } : {}),
    });

  it('is told its counts and where it stopped; one that does not is opened twice', async () => {
    const actor = await makeSmallTenant(test.database, 'gone');
    const gone = inputOf('json', lines, (opening, piece) => {
      if (opening === 2 && piece > 120) throw new Error('EIO: i/o error, read');
    });
    expect(await run(actor, gone.input)).toEqual({
      ...{ stored: 100, alreadyThere: 0, refused: 0 },
      brokenOff: { line: 102, cause: new Error('EIO: i/o error, read') },
    });
    const { opened, input } = inputOf('csv', ['fileNumber\nF-100\n', 'F-101\n']);
    expect(await run(actor, input)).toEqual({ stored: 1, alreadyThere: 1, refused: 0 });
    expect(opened.times).toBe(2);
  });

  it('is told its counts, too, when it is stopped while it waits for the next piece', async () => {
    const actor = await makeSmallTenant(test.database, 'stopped');
    const told = new AbortController();
    const { input } = inputOf('json', lines, (opening, piece) => {
      if (opening === 2 && piece > 120) told.abort(new Error('Enough'));
      told.signal.throwIfAborted();
    });
    expect(await run(actor, input, told.signal)).toEqual({ stored: 100, alreadyThere: 0, refused: 0 });
    expect(await stored(actor)).toEqual(whole(100));
  });

  it('can be stopped within headers that have no end', async () => {
    const actor = await makeSmallTenant(test.database, 'headers');
    const told = new AbortController();
    let taken = 0;
    function* endless() {
      for (; taken < 1000; taken += 1) yield 'fileNumber'.repeat(100);
    }
    const { input } = inputOf('csv', endless(), (_opening, piece) => {
      if (piece === 3) told.abort(new Error('Enough'));
    });
    await expect(run(actor, input, told.signal)).rejects.toThrow('Enough');
    expect(taken).toBeLessThan(50);
  });
});
