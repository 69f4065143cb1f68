import type { LedgerPosting } from '@closewright/domain/ledger';
import { sql, type Transaction } from 'kysely';
import {
  type AskedPosting,
  type Posted,
  type PostedNumber,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { tenant } from './ledger-world.ts';

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
