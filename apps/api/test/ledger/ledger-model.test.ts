import { AppError } from '@closewright/domain/errors';
import { carriedOn, correctionOf, postingOf } from '@closewright/domain/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { LedgerModel, type ModelTransaction } from './ledger-model.ts';
import { balancesOn, faultsIn, makeLedgerTenant, post } from './ledger-world.ts';
import { randomEvent, randomFollowUp, randomOf } from './random-events.ts';

const FILES = 20;
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 2000);
const SEED = Number(process.env.LEDGER_SEED ?? 20261129);
const day = (of: number) => `2026-11-${String(of + 1).padStart(2, '0')}`;

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let actor: Actor;

  beforeAll(async () => {
    test = await make();
    actor = await makeLedgerTenant(test.database, FILES);
  });
  afterAll(() => test.close());

  it(`does what the simple model does, ${OPERATIONS} operations of every kind (seed ${SEED})`, async () => {
    const random = randomOf(SEED);
    const model = new LedgerModel();
    /** By bank account, stripe and number. */
    const posted = new Map<string, ModelTransaction>();
    const askedBefore: AskedPosting[] = [];
    const answers = new Map<string, number>();

    const made = (key: string): AskedPosting => {
      const choice = random(20);
      const old = askedBefore[random(askedBefore.length)];
      // Asked again as it was, or with the key of another.
      if (old && choice === 0) return old;
      const fresh = {
        ...{ bank: random(2) + 1, posting: postingOf(randomEvent(random, FILES)), date: day(random(20)) },
        ...{ key: old && choice === 1 ? old.key : key, facts: { note: key } },
      };
      const target = [...posted][random(posted.size)];
      if (!target || choice > 13) return fresh;
      const [name, { moves, bank, kind }] = target;
      const [, stripe = '', number = ''] = name.split(' ');
      const place = { stripe: Number(stripe), number: Number(number) };
      if (choice > 3) {
        const event = random(8) === 0 ? randomEvent(random, FILES) : randomFollowUp(random, moves);
        if (event === null || kind === 'correction') return fresh;
        const posting = postingOf(event);
        return { ...fresh, bank, posting, ...(carriedOn[posting.kind] ? { about: place } : {}) };
      }
      const posting = correctionOf(moves);
      return { ...fresh, bank, posting, reverses: place };
    };

    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      const asked = Array.from({ length: random(10) === 0 ? random(4) + 1 : 1 }, (_, at) => made(`${operation}-${at}`));
      if (random(200) === 0) {
        const bank = random(2) + 1;
        const through = day(random(8));
        if (through > (model.closedThrough.get(bank) ?? '')) {
          model.closedThrough.set(bank, through);
          await test.asSuperuser((client) =>
            client.query(
              "select set_config('app.tenant', 'epsilon', false), set_config('app.actor', 'system:test', false), close_ledger($1, $2)",
              [bank, through],
            ),
          );
        }
      }
      const before = model.transactions.length;
      const expected = model.post(asked, posted);
      const answer = await post(test.database, actor, asked).catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      });
      const told = typeof answer === 'string' ? answer : 'posted';
      expect(
        told,
        `operation ${operation}: ${JSON.stringify(asked, (name, value) => (name === 'trace' ? undefined : value))}`,
      ).toBe(expected ?? 'posted');
      answers.set(told, (answers.get(told) ?? 0) + 1);
      if (typeof answer === 'string') continue;
      const fresh = model.transactions.slice(before);
      expect(answer.filter(({ repeated }) => !repeated)).toHaveLength(fresh.length);
      for (const { bank, stripe, number, repeated } of answer) {
        const one = repeated ? undefined : fresh.shift();
        if (one) posted.set(`${bank} ${stripe} ${number}`, one);
        else expect(posted.has(`${bank} ${stripe} ${number}`)).toBe(true);
      }
      askedBefore.push(...asked);
    }

    // A run in which hardly anything went through, or nothing was refused, would show little.
    expect(answers.get('posted')).toBeGreaterThan(OPERATIONS / 4);
    for (const code of [
      'CARRIED_ON',
      'FILE_SHORT',
      'NOT_ENOUGH_MONEY',
      'PERIOD_CLOSED',
      'APPROVAL_NEEDED',
      'TAKEN_BACK_ALREADY',
      'IDEMPOTENCY_KEY_REUSED',
    ])
      expect(answers.get(code), code).toBeGreaterThan(0);
    for (const bank of [1, 2])
      for (let of = 0; of < 20; of += 1)
        expect(await balancesOn(test.database, actor, bank, day(of)), `${bank} on ${day(of)}`).toEqual(
          model.balances(bank, day(of)),
        );
    const { rows } = await test.asSuperuser((client) =>
      client.query('select count(*)::int as count from ledger_transactions'),
    );
    expect(rows).toEqual([{ count: model.transactions.length }]);
    expect(await faultsIn(test.database, actor)).toEqual([]);
  }, 120_000);
});
