import { correctionOf, type LedgerPosting, postingOf } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { sql, type Transaction } from 'kysely';
import {
  type AskedPosting,
  type Posted,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { matchRows, type ToldItem, tellOfBank } from './bank-world.ts';
import { person, post, tenant } from './ledger-world.ts';

interface AskedOfNoFile {
  readonly posting: Pick<LedgerPosting, 'kind'>;
  readonly bank: number;
  readonly about?: PostedNumber | undefined;
  readonly amount: number;
  /** What is asked for otherwise than it is due. */
  readonly more?: object;
}

/** Asks for a payment of money of no file, or for the end of one, as somebody; answers its id. */
export const askForNoFile = (
  database: Database,
  actor: Actor,
  { posting: { kind }, bank, about, amount, more }: AskedOfNoFile,
): Promise<number> =>
  database.inTenant(actor, async (tx) => {
    const request_id = await nextIDs(tx, 'request_id');
    const voided = kind === 'void' && about ? await factsOfPosted(tx, bank, about) : undefined;
    await tx
      .insertInto('unclaimed_requests')
      .values({
        ...{ tenant_id: tenant, request_id, bank_account_id: bank, kind, amount_cents: amount },
        ...{ about_stripe: about?.stripe ?? null, about_number: about?.number ?? null },
        ...(voided ?? shown(request_id)),
        ...{ comment: 'Why', ...more },
      })
      .execute();
    return request_id;
  });

const shown = (request: number) => ({
  ...{ payee: 'Jane Roe', method: 'check', check_number: 500_000 + request, reference: `R${request}` },
});

/** What a payment says of itself, as the request to void it does. */
async function factsOfPosted(tx: Transaction<DB>, bank: number, { stripe, number }: PostedNumber) {
  const { rows } = await sql<ReturnType<typeof shown>>`
    select facts ->> 'payee' as payee, facts ->> 'method' as method, (facts ->> 'checkNumber')::integer as check_number, facts ->> 'reference' as reference
    from ledger_transactions where tenant_id = ${tenant} and bank_account_id = ${bank} and stripe = ${stripe} and number = ${number}`.execute(
    tx,
  );
  return rows[0];
}

/** What a payment, or the end of one, says that such a request was approved of. */
export const requestFacts = (request: number, isVoid = false) => {
  const { check_number: checkNumber, ...rest } = shown(request);
  return { unclaimedRequest: request, ...(isVoid ? { reason: 'Why' } : { ...rest, checkNumber }) };
};

/** Decides a request and posts, in one transaction, as somebody. */
export const approveNoFile = (
  database: Database,
  actor: Actor,
  request: number,
  asked: readonly AskedPosting[],
  state = 'approved',
): Promise<readonly Posted[]> =>
  database.inTenant(actor, async (tx) => {
    await tx
      .updateTable('unclaimed_requests')
      .set({ state })
      .where('tenant_id', '=', tenant)
      .where('request_id', '=', request)
      .execute();
    return postTransactions(tx, asked);
  });

const on = { bank: 1, date: '2026-11-05' };
export const paidBack = postingOf({ kind: 'paid back', parts: [{ amount: 10_00 }] });

/** Sums of 10.00 that nobody has claimed, in bank account 1, and what is done with them by somebody; what two do, person 1 asks for. */
export function noFileMoney(database: () => Database, actor: Actor) {
  let posts = 0;
  const key = () => {
    posts += 1;
    return `no file ${posts}`;
  };
  const send = (...asked: readonly Omit<AskedPosting, 'key' | 'bank' | 'date'>[]) =>
    post(
      database(),
      actor,
      asked.map((each) => ({ ...on, key: key(), ...each })),
    );
  const placeOf = (posted: PostedNumber | undefined): PostedNumber => {
    if (!posted) throw new Error('nothing was posted');
    return { stripe: posted.stripe, number: posted.number };
  };
  /** At the bank or on its way. */
  const unclaimed = async (isDeposited = true): Promise<PostedNumber> => {
    const [first] = await send(
      { posting: postingOf({ kind: 'unclaimed receipt', parts: [{ amount: 10_00 }] }) },
      ...(isDeposited
        ? [
            {
              posting: postingOf({ kind: 'deposit', parts: [{ file: null, amount: 10_00 }] }),
              about: { place: 1 },
            },
          ]
        : []),
    );
    return placeOf(first);
  };
  const request = (about: PostedNumber, by = person(1)) =>
    askForNoFile(database(), by, { posting: paidBack, bank: 1, about, amount: 10_00 });
  const payment = (about: PostedNumber, id: number, more: object = {}): AskedPosting => ({
    ...{ ...on, key: key(), posting: paidBack, about, facts: { ...requestFacts(id), ...more } },
  });
  /** Paid back by two. */
  const madeOf = async (about: PostedNumber): Promise<PostedNumber> => {
    const id = await request(about);
    const [made] = await approveNoFile(database(), actor, id, [payment(about, id)]);
    return placeOf(made);
  };
  const askVoid = (about: PostedNumber, more?: object) =>
    askForNoFile(database(), person(1), {
      ...{ posting: { kind: 'void' }, bank: 1, about, amount: 10_00 },
      ...(more && { more }),
    });
  /** Voids a payment by two, a day after it. */
  const voided = async (paid: PostedNumber) => {
    const id = await askVoid(paid);
    const posting = postingOf({ kind: 'void', parts: [{ file: null, amount: 10_00, to: 'unclaimed' }] });
    await approveNoFile(database(), actor, id, [
      { ...{ bank: 1, date: '2026-11-06', key: key(), posting, about: paid }, facts: requestFacts(id, true) },
    ]);
  };
  /** Takes such money back with its deposit, which was posted after it. */
  const takeBack = (about: PostedNumber, deposit: PostedNumber, date = on.date) =>
    post(
      database(),
      actor,
      [
        { reverses: deposit, debit: 'cash', credit: 'in transit' } as const,
        { reverses: about, debit: 'in transit', credit: 'unclaimed' } as const,
      ].map(({ reverses, debit, credit }) => ({
        ...{ bank: on.bank, date, key: key(), reverses },
        posting: correctionOf([{ file: null, toFile: null, debit, credit, amount: cents(10_00) }]),
      })),
    );
  const next = ({ stripe, number }: PostedNumber): PostedNumber => ({ stripe, number: number + 1 });
  /** The bank takes something that is matched with the return of what nobody claimed, or with the mending of a mistake of the bank. */
  const taken = async (told: Omit<ToldItem, 'day' | 'amount'>, isMistake = false) => {
    const about = isMistake
      ? placeOf((await send({ posting: postingOf({ kind: 'bank error', parts: [{ amount: 10_00 }] }) }))[0])
      : await unclaimed();
    const [posted] = await send({
      about,
      posting: postingOf(
        isMistake
          ? { kind: 'bank error mended', parts: [{ amount: 10_00 }] }
          : { kind: 'returned deposit', parts: [{ file: null, amount: 10_00, wasDeposited: true }] },
      ),
    });
    const back = placeOf(posted);
    const [bankItemID = 0] = await tellOfBank(database(), actor, 1, [{ day: on.date, amount: -10_00, ...told }]);
    await matchRows(database(), actor, 1, {
      ...{ date: on.date, amount: -10_00 },
      items: [
        { bankItemID, amount: -10_00 },
        { ...back, amount: -10_00 },
      ],
    });
    return { about, back, bankItemID };
  };
  return { send, unclaimed, request, payment, madeOf, askVoid, voided, takeBack, next, taken };
}
