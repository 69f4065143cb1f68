import { AppError } from '@closewright/domain/errors';
import { postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { createDatabase } from '../../src/platform/db/index.ts';
import type { Actor, Database } from '../../src/platform/tenant/in-tenant.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { approvedTransfer } from './approval-world.ts';
import { balancesOn, faultsIn, makeLedgerTenant, person, post } from './ledger-world.ts';
import { randomEvent, randomOf } from './random-events.ts';

const FILES = 20;
const CLIENTS = 12;
const day = '2026-11-10';

let test: TestDatabase;
let database: Database;
let actor: Actor;
beforeAll(async () => {
  test = await makeTestDatabase('server');
  database = await createDatabase({ ...test.options, poolSize: 40 });
  actor = await makeLedgerTenant(database, FILES);
});
afterAll(async () => {
  await database?.close();
  await test?.close();
});

const receipt = (file: number, amount: number) =>
  postingOf({ kind: 'receipt', parts: [{ file, amount, isGood: true }] });

it('posts the same key once, however many ask with it at the same time', async () => {
  const asked = [{ bank: 1, posting: receipt(4, 100_00), date: day, key: 'once' }];
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(database, actor, asked)));
  expect(new Set(answers.flat().map(({ stripe, number }) => `${stripe}-${number}`)).size).toBe(1);
  expect(answers.flat().filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await balancesOn(database, actor, 1, day)).toEqual(
    new Map([
      ['4 in transit', 100_00],
      ['4 available', -100_00],
    ]),
  );
});

it('posts one of two that ask with the same key for different files at the same time', async () => {
  const answers = await Promise.allSettled(
    [6, 7, 8, 9].map((file) =>
      post(database, actor, [{ bank: 1, posting: receipt(file, 1_00), date: day, key: 'twice' }]),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

it('ends a payment once: paid, voided and stopped at the same time, of files in several chains', async () => {
  await post(
    database,
    actor,
    [10, 11, 12].map((file) => ({ bank: 2, posting: receipt(file, 50_00), date: day, key: `for ${file}` })),
  );
  const parts = [10, 11, 12].map((file) => ({ file, amount: 50_00, from: 'available' as const }));
  const [check] = await post(database, actor, [
    { bank: 2, posting: postingOf({ kind: 'check', parts }), date: day, key: 'of three' },
  ]);
  if (!check) throw new Error('The check was not posted');
  const back = parts.map(({ file, amount }) => ({ file, amount, to: 'available' as const }));
  const ends = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) =>
      post(database, actor, [
        {
          ...{ bank: 2, date: day, key: `end ${at}`, about: check },
          posting: postingOf({ kind: at % 2 === 1 ? 'void' : 'stop', parts: at % 3 === 0 ? back : back.toReversed() }),
        },
      ]),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('pays what a file has once, however many pay it at the same time', async () => {
  await post(database, actor, [{ bank: 2, posting: receipt(5, 100_00), date: day, key: 'what there is' }]);
  const paying = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      post(database, actor, [
        {
          ...{ bank: 2, date: day, key: `pay ${at}` },
          posting: postingOf({ kind: 'check', parts: [{ file: 5, amount: 30_00, from: 'available' }] }),
        },
      ]),
    ),
  );
  expect(paying.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await balancesOn(database, actor, 2, day)).get('5 available')).toBe(-10_00);
});

it('lets nobody wait in a circle: transfers, batches and corrections of all files at once', async () => {
  const outcomes = new Map<string, number>();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const random = randomOf(client + 1);
    for (let operation = 0; operation < 40; operation += 1) {
      const asked: AskedPosting[] = [];
      for (let at = random(3); at >= 0; at -= 1) {
        const posted = { bank: random(2) + 1, date: day, key: `${client}-${operation}-${at}` };
        if (random(3) === 0) {
          const file = random(FILES) + 1;
          const part = { file, amount: random(90) + 1, toFile: (file % FILES) + 1 };
          const facts = await approvedTransfer(database, person(2), { ...part, bank: posted.bank });
          asked.push({ ...posted, posting: postingOf({ kind: 'transfer', parts: [part] }), facts });
        } else asked.push({ ...posted, posting: postingOf(randomEvent(random, FILES)) });
      }
      const code = await post(database, person(2), asked).then(
        () => 'posted',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
  });
  await Promise.all(clients);
  // Which of them is refused for what depends on who comes first; nothing else happens to any.
  const refusals = ['APPROVAL_NEEDED', 'CARRIED_ON', 'FILE_SHORT', 'NOT_ENOUGH_MONEY'];
  expect([...outcomes.keys()].filter((code) => code !== 'posted' && !refusals.includes(code))).toEqual([]);
  expect(outcomes.get('posted')).toBeGreaterThan(20);
  expect(await faultsIn(database, actor)).toEqual([]);
});
