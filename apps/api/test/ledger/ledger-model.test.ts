import { AppError } from '@closewright/domain/errors';
import { carriedOn, correctionOf, postingOf, type UnclaimedAccount } from '@closewright/domain/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { approve, askFor } from './approval-world.ts';
import { payByBank, unpay } from './bank-world.ts';
import { isAskedFor, LedgerModel, type ModelTransaction } from './ledger-model.ts';
import { balancesOn, faultsIn, makeLedgerTenant, person } from './ledger-world.ts';
import { approveNoFile, askForNoFile, requestFacts } from './no-file-world.ts';
import { askToBegin, begin, smallOpening } from './opening-world.ts';
import { postWithParts, withParts } from './parts-world.ts';
import { affordableTogether, randomEvent, randomFollowUp, randomOf } from './random-events.ts';

const FILES = 20;
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 2000);
const SEED = Number(process.env.LEDGER_SEED ?? 20261129);
const day = (of: number) => `2026-11-${String(of + 1).padStart(2, '0')}`;

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let actor: Actor;

  beforeAll(async () => {
    test = await make();
    await makeLedgerTenant(test.database, FILES);
    actor = person(2);
  });
  afterAll(() => test.close());

  const name = `does what the simple model does, ${OPERATIONS} operations of every kind (seed ${SEED})`;
  it(name, { timeout: OPERATIONS * 600 }, async () => {
    const random = randomOf(SEED);
    const model = new LedgerModel();
    /** By bank account, stripe and number. */
    const posted = new Map<string, ModelTransaction>();
    const askedBefore: AskedPosting[] = [];
    const answers = new Map<string, number>();

    /** Of an advance, a loss or a transfer what somebody else asked for: mostly just this, sometimes something else, or what was used before. */
    const approvalFor = async ({ bank, posting: { kind, moves } }: AskedPosting): Promise<number | null> => {
      const choice = random(20);
      const [first] = moves;
      if (choice === 0 || !first || first.file === null) return null;
      if (choice === 1 && model.approvals.size > 0)
        return [...model.approvals.keys()][random(model.approvals.size)] ?? null;
      const amount = Number(moves.reduce((sum, move) => sum + move.amount.value, 0)) + Number(choice === 3);
      const next = (of: number) => (of % FILES) + 1;
      const isGiven = kind === 'transfer' && choice !== 4;
      const file = choice === 2 && !isGiven ? next(first.file) : first.file;
      const other = first.toFile ?? file;
      const toFile = isGiven ? (choice === 2 ? next(other) : other) : undefined;
      const asked = { kind: choice === 4 ? 'loss' : kind, bank, file, toFile, amount } as const;
      const approval = await askFor(test.database, person(1), asked);
      await approve(test.database, actor, approval);
      model.approvals.set(approval, asked);
      return approval;
    };
    const made = async (key: string): Promise<AskedPosting> => {
      const one = posting(key);
      const { kind } = one.posting;
      // What is asked again is asked as it was.
      if (one.key !== key) return one;
      if (!isAskedFor(kind)) return withParts(test.database, actor, one, () => random(3) > 0);
      const approval = await approvalFor(one);
      return approval === null ? one : { ...one, facts: { ...one.facts, approval } };
    };
    const posting = (key: string): AskedPosting => {
      const choice = random(20);
      const old = askedBefore[random(askedBefore.length)];
      // Asked again as it was, or with the key of another.
      if (old && choice === 0) return old;
      const fresh = {
        ...{ bank: random(2) + 1, posting: postingOf(randomEvent(random, FILES)), date: day(random(20)) },
        ...{ key: old && choice === 1 ? old.key : key, facts: { note: key } },
      };
      const together = choice === 14 ? affordableTogether(random, model.balances(fresh.bank, day(19))) : null;
      if (together !== null) return { ...fresh, posting: postingOf(together), date: day(19) };
      const target = [...posted][random(posted.size)];
      if (!target || choice > 13) return fresh;
      const [name, { moves, bank, kind }] = target;
      const [, stripe = '', number = ''] = name.split(' ');
      const place = { stripe: Number(stripe), number: Number(number) };
      if (choice > 3) {
        const event = random(8) === 0 ? randomEvent(random, FILES) : randomFollowUp(random, moves);
        if (event === null || kind === 'correction') return fresh;
        const followUp = postingOf(event);
        return { ...fresh, bank, posting: followUp, ...(carriedOn[followUp.kind] ? { about: place } : {}) };
      }
      return { ...fresh, bank, posting: correctionOf(moves), reverses: place };
    };

    /** A file claims of what nobody had claimed, which is taken to the bank first, where it was not. */
    const claiming = (key: string): AskedPosting[] => {
      const mistakes = [...posted].filter(([, { kind, isTakenBack }]) => kind === 'bank error' && !isTakenBack);
      const [name = '', mistake] = (random(3) === 0 && mistakes[random(mistakes.length)]) || [];
      if (mistake) {
        const [, stripe = '', number = ''] = name.split(' ');
        const posting = postingOf({ kind: 'bank error mended', parts: [{ amount: mistake.moves[0]?.amount ?? 0 }] });
        const { bank, date } = mistake;
        return [{ bank, date, key, posting, about: { stripe: Number(stripe), number: Number(number) } }];
      }
      const sources = [...posted].filter(([, { kind, isTakenBack }]) => kind === 'unclaimed receipt' && !isTakenBack);
      const found = sources[random(sources.length)];
      const [move] = found?.[1].moves ?? [];
      if (!found || !move) return [];
      const [place, source] = found;
      const [, stripe = '', number = ''] = place.split(' ');
      const { bank, date } = source;
      const of = { bank, about: { stripe: Number(stripe), number: Number(number) } };
      const isThere = model.transactions.some(
        (one) => one.about === source && one.kind === 'deposit' && !one.isTakenBack,
      );
      const [on = date] = [date, day(random(20))].toSorted().slice(random(4) === 0 ? 0 : 1);
      const amount = Math.max(1, Math.floor(move.amount / (random(3) + 1)));
      const parts = [{ file: random(FILES) + 1, amount, isGood: random(2) === 0 }];
      return [
        ...(isThere
          ? []
          : [
              {
                ...of,
                key: `${key} deposit`,
                date,
                posting: postingOf({ kind: 'deposit', parts: [{ file: null, amount: move.amount }] }),
              },
            ]),
        { ...of, key, date: on, posting: postingOf({ kind: 'claimed', parts }) },
      ];
    };

    /** A bank pays something that is outstanding, or a match is taken apart. */
    const payOrUnpay = async () => {
      const isPaying = random(3) > 0;
      const all = isPaying ? model.outstanding(posted) : model.paid(posted);
      const found = all[random(all.length)];
      if (!found) return;
      const [name, { bank, date, moves, key }] = found;
      const [, stripe = '', number = ''] = name.split(' ');
      const place = { stripe: Number(stripe), number: Number(number) };
      if (isPaying) {
        const on = [date, day(random(20)), model.closedThrough.get(bank) ?? ''].toSorted().at(-1) ?? date;
        if (on === model.closedThrough.get(bank)) return;
        const parts = moves.map((move) => ({ file: move.file, amount: move.amount }));
        const posting = postingOf({ kind: 'paid', parts });
        const tried = { bank, posting, date: on, key: 'tried', about: place, facts: {} };
        const refusal = model.post([tried], posted, true);
        const paying = payByBank(test.database, actor, { bank, about: place, day: on, parts });
        // Its end was taken back on a later day: on days between it is not outstanding.
        if (refusal !== null) {
          await expect(paying).rejects.toMatchObject({ code: refusal });
          return;
        }
        model.transactions.pop();
        const paid = await paying;
        const asked = { ...tried, key: `match ${paid.bankMatchID}` };
        expect(model.post([asked], posted, true)).toBeNull();
        posted.set(`${bank} ${paid.stripe} ${paid.number}`, last());
      } else {
        const corrected = await unpay(test.database, actor, { bank, bankMatchID: Number(key.slice('match '.length)) });
        expect(corrected).toHaveLength(1);
        const [correction] = corrected;
        const asked = { bank, posting: correctionOf(moves), date, key: `${key} apart`, reverses: place };
        expect(model.post([asked], posted, true)).toBeNull();
        posted.set(`${bank} ${correction?.stripe} ${correction?.number}`, last());
      }
    };
    /** Somebody asks to pay money of no file, or to void such a payment, and another one approves it. */
    const payBack = async () => {
      const sources = [...posted].filter(
        ([, { kind, isTakenBack }]) =>
          !isTakenBack && ['unclaimed receipt', 'interest', 'paid back', 'interest paid'].includes(kind),
      );
      const found = sources[random(sources.length)];
      if (!found) return;
      const [name, { bank, kind, moves }] = found;
      const [move] = moves;
      if (!move) return;
      const [, stripe = '', number = ''] = name.split(' ');
      const about = kind === 'interest' ? undefined : { stripe: Number(stripe), number: Number(number) };
      const isVoid = kind === 'paid back' || kind === 'interest paid';
      const amount = Math.max(1, Math.floor(move.amount / (isVoid ? 1 : random(3) + 1)));
      const posting = postingOf(
        isVoid
          ? { kind: 'void', parts: [{ file: null, amount, to: move.debit as UnclaimedAccount }] }
          : { kind: kind === 'interest' ? 'interest paid' : 'paid back', parts: [{ amount }] },
      );
      const request = await askForNoFile(test.database, person(1), { posting, bank, about, amount });
      const facts = requestFacts(request, isVoid);
      const asked = { bank, posting, date: day(random(20)), key: `request ${request}`, ...(about && { about }), facts };
      const expected = model.post([asked], posted);
      const answer = await approveNoFile(test.database, actor, request, [asked]).catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      });
      expect(typeof answer === 'string' ? answer : null, JSON.stringify(asked)).toBe(expected);
      if (typeof answer === 'string') await approveNoFile(test.database, person(1), request, [], 'withdrawn');
      if (typeof answer !== 'string') posted.set(`${bank} ${answer[0]?.stripe} ${answer[0]?.number}`, last());
    };
    const last = (): ModelTransaction => {
      const one = model.transactions.at(-1);
      if (!one) throw new Error('nothing was posted');
      return one;
    };

    let opened = { stripe: 0, number: 0 };
    // The first bank account begins with money.
    const opening = smallOpening(1, '2026-10-31');
    const openingID = await askToBegin(test.database, person(1), opening);
    model.isBeginning = true;
    for (const { asked, posted: answer } of await begin(test.database, actor, opening, openingID)) {
      // A deposit is of the receipt before it.
      const about = asked.about && { stripe: opened.stripe, number: opened.number };
      expect(model.post([{ ...asked, ...(about && { about }) }], posted)).toBeNull();
      posted.set(`1 ${answer.stripe} ${answer.number}`, last());
      opened = answer;
    }
    model.isBeginning = false;

    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      const asked: AskedPosting[] = [];
      if (random(16) === 0) asked.push(...claiming(`${operation} claimed`));
      const most = asked.length > 0 ? 0 : random(10) === 0 ? random(4) + 1 : 1;
      while (asked.length < Math.max(most, asked.length === 0 ? 1 : 0))
        asked.push(await made(`${operation}-${asked.length}`));
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
      if (random(12) === 0) await payOrUnpay();
      if (random(14) === 0) await payBack();
      const before = model.transactions.length;
      const expected = model.post(asked, posted);
      const answer = await postWithParts(test.database, actor, asked).catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        // What the application never asks for: the ledger refuses it all the same.
        if (error instanceof Error && 'code' in error && error.code === 'LG001') return error.message;
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
      'MATCHED',
      'NOT_MATCHED',
    ])
      expect(answers.get(code), code).toBeGreaterThan(0);
    const approved = model.transactions.filter(({ approval }) => approval !== null);
    for (const kind of ['advance', 'loss', 'transfer'])
      expect(approved.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(5);
    const together = model.transactions.filter(({ isTogether }) => isTogether);
    expect(together.length, 'payments for several files').toBeGreaterThan(OPERATIONS / 400);
    const carried = model.transactions.filter(({ about, isTogether }) => about?.isTogether && !isTogether);
    expect(carried.length, 'what became of them').toBeGreaterThan(0);
    const countOf = (...kinds: string[]) => model.transactions.filter(({ kind }) => kinds.includes(kind)).length;
    for (const kind of ['unclaimed receipt', 'claimed', 'bank error', 'bank error mended'])
      expect(countOf(kind), kind).toBeGreaterThan(2);
    expect(countOf('paid back', 'interest paid')).toBeGreaterThan(0);
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
  });
});
