import { type LedgerAccount, ledgerAccounts } from '@closewright/domain/ledger';
import { sql } from 'kysely';
import { verifyLedger } from '../../../src/modules/ledger/verify-ledger.ts';
import { reconcile } from '../../../src/platform/audit/proof/reconcile.ts';
import { verifyChain } from '../../../src/platform/audit/proof/verify-chain.ts';
import { type Database, readerOf, systemActor } from '../../../src/platform/tenant/in-tenant.ts';
import { askedFor, said } from './posting-operations.ts';

/** Everything that was posted to or asked for of a company, as operations say what they leave, and the numbers of its checks. */
export interface PostedThings {
  readonly things: readonly string[];
  readonly checkNumbers: readonly number[];
}

interface PostedRow {
  readonly at: string;
  readonly kind: string;
  readonly about: string | null;
  readonly label: string | null;
  readonly checkNumber: number | null;
  readonly cents: number;
}

/** Reads them of the tables, past the api. */
export async function postedOf(database: Database, tenant: string): Promise<PostedThings> {
  const { rows, asked } = await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    const posted = await sql<PostedRow>`
      select t.stripe || '-' || t.number as at, t.kind, t.about_stripe || '-' || t.about_number as about,
        coalesce(t.facts->>'reference', t.facts->>'memo', t.facts->>'reason') as label, (t.facts->>'checkNumber')::bigint as "checkNumber",
        (select sum(l.amount_cents) filter (where l.amount_cents > 0) from ledger_lines l
          where (l.tenant_id, l.bank_account_id, l.stripe, l.number) = (t.tenant_id, t.bank_account_id, t.stripe, t.number))::bigint as cents
      from ledger_transactions t where t.tenant_id = ${tenant} and t.bank_account_id = 1`.execute(tx);
    const requests = await tx
      .selectFrom('approval_requests')
      .select('comment')
      .where('tenant_id', '=', tenant)
      .execute();
    return { rows: posted.rows, asked: requests };
  });
  const labels = new Map(rows.map(({ at, label }) => [at, label]));
  return {
    things: [
      ...rows.map(({ kind, label, about, cents }) => said(kind, label ?? labels.get(about ?? '') ?? '', Number(cents))),
      ...asked.map(({ comment }) => askedFor(comment)),
    ],
    checkNumbers: rows.flatMap(({ checkNumber }) => (checkNumber === null ? [] : [Number(checkNumber)])),
  };
}

/** How often each stands in a list. */
export function countsOf(things: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** What two lists do not have alike, each named. */
export function apart(expected: readonly string[], found: readonly string[]): readonly string[] {
  const [should, is] = [countsOf(expected), countsOf(found)];
  return [...new Set([...should.keys(), ...is.keys()])].flatMap((thing) => {
    const [a, b] = [should.get(thing) ?? 0, is.get(thing) ?? 0];
    return a === b ? [] : [`${thing}: acknowledged ${a} times, posted ${b} times`];
  });
}

/** Numbers of checks that stand twice, or are left out between the first and the last. */
export function wrongNumbers(numbers: readonly number[]): readonly string[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.flatMap((number, at) => {
    const before = sorted[at - 1];
    return before === undefined || number === before + 1 ? [] : [`check ${number} follows check ${before}`];
  });
}

/** The proofs of a company: of its ledger, of its audit, of each record beside its audit, and of its accounts added up beside all of them. */
export async function unproven(database: Database, tenant: string): Promise<readonly string[]> {
  const read = readerOf(database, systemActor(tenant, 'test'));
  const { faults } = await verifyLedger(read, tenant);
  const { broken } = await verifyChain(read, tenant);
  const { differences } = await reconcile(read, tenant);
  return [
    ...faults,
    ...(broken === null ? [] : [`the audit is broken: ${JSON.stringify(broken)}`]),
    ...differences.map(({ table, rowKey, what }) => `${table} ${rowKey}: ${what}`),
    ...(await unbalanced(database, tenant)),
  ];
}

/** Lines that do not sum to zero, and accounts of files on the wrong side. Added up here, beside what the product says of itself. */
async function unbalanced(database: Database, tenant: string): Promise<readonly string[]> {
  const { rows } = await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    sql<{ bank: number; file: number | null; account: LedgerAccount; cents: number }>`
      select bank_account_id as bank, orders_id as file, account, sum(amount_cents)::bigint as cents from ledger_lines
      where tenant_id = ${tenant} group by bank_account_id, orders_id, account`.execute(tx),
  );
  const sums = Map.groupBy(rows, ({ bank }) => bank);
  return [
    ...[...sums].flatMap(([bank, of]) => {
      const sum = of.reduce((all, { cents }) => all + Number(cents), 0);
      return sum === 0 ? [] : [`bank account ${bank} sums to ${sum}`];
    }),
    ...rows.flatMap(({ bank, file, account, cents }) => {
      const { side } = ledgerAccounts[account];
      const isWrong = side !== 'either' && (side === 'credit' ? Number(cents) > 0 : Number(cents) < 0);
      return isWrong ? [`bank account ${bank}, file ${file}: ${account} stands at ${cents}`] : [];
    }),
  ];
}
