import type { RemittanceDetail } from '@closewright/contract/remittances';
import { underwriterKey } from '@closewright/domain/remittances';
import { sql } from 'kysely';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { TestDatabase } from '../harness/each-database.ts';
import type { remitCalls } from './remittances-world.ts';
import { users } from './world.ts';

/** Who makes remittances here, and who approves them. */
export const maker = users.officer.usersID;
export const approver = users.bookkeeper.usersID;

/** Remittances, and what any program may ask the database to do with them. */
export function remittancesByHand(test: () => TestDatabase, calls: ReturnType<typeof remitCalls>) {
  const { told } = calls;
  /** SQL as the application's login, for somebody. */
  const as = (usersID: number, statement: ReturnType<typeof sql>) =>
    test().database.inTenant({ ...systemActor('alpha', 'test'), usersID }, (tx) => statement.execute(tx));
  /** SQL as the owner of the tables, whom no grant stops. */
  const asOwner = (statement: string, ...values: unknown[]) =>
    test().asOwner(async (owner) => {
      await owner.query("select set_config('app.tenant', 'alpha', false), set_config('app.actor', '99', false)");
      return owner.query(statement, values);
    });
  /** A row of a table as one that is there, with other columns. */
  const copied = (table: string, of: ReturnType<typeof sql>, changes: object) =>
    sql`insert into ${sql.table(table)} select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.table(table)} t where ${of}`;
  const change = (
    { remittanceID }: Pick<RemittanceDetail, 'remittanceID'>,
    set: ReturnType<typeof sql>,
    by: number = approver,
  ) => as(by, sql`update remittances set ${set} where remittance_id = ${remittanceID}`);

  /** A remittance that was approved, and a draft of one of its policies, which was re-dated since. */
  const redated = async () => {
    const key = underwriterKey(calls.underwriter());
    const file = await calls.newFile(key);
    const first = await told<RemittanceDetail>(calls.approve(await calls.draft(key)));
    const [owner] = file.policies;
    const titlePolicies = [{ titlePolicyID: owner?.titlePolicyID, effectiveDate: '2026-03-09' }];
    await told(calls.change(file.ordersID, { titlePolicies }));
    const draft = await calls.draft(key);
    const [line] = first.lines;
    if (!line || !owner) throw new Error('nothing was remitted');
    const back = {
      ...{ gross_cents: -line.gross, underwriter_cents: -line.underwriter, agent_cents: -line.agent },
      ...{ corrects_remittance: first.remittanceID, corrects_line: 1, reason: 'Re-dated' },
    };
    /** Adds a line to the draft that is as the first that was remitted, but for these columns. */
    const add = (changes: object) =>
      as(
        maker,
        copied('remittance_lines', sql`t.remittance_id = ${first.remittanceID} and t.line = 1`, {
          ...{ remittance_id: draft.remittanceID, line: 1 },
          ...changes,
        }),
      );
    return { key, file, first, draft, back, add, line };
  };

  const approvedAs = ({
    gross_cents,
    underwriter_cents,
    agent_cents,
  }: {
    gross_cents: number;
    underwriter_cents: number;
    agent_cents: number;
  }) =>
    sql`state = 'approved', gross_cents = ${gross_cents}, underwriter_cents = ${underwriter_cents}, agent_cents = ${agent_cents}`;

  /** A remittance of two files that was sent, an account in which they have money, and a file of somebody else. */
  const sent = async () => {
    const name = calls.underwriter();
    const files = [await calls.newFile(name), await calls.newFile(name)].map(({ ordersID }) => ordersID);
    const [one = 0, two = 0] = files;
    const { ordersID: stranger } = await calls.newFile(calls.underwriter());
    const bank = await calls.newAccount(one, two, stranger);
    const remittance = await calls.sent(underwriterKey(name));
    const pay = async (file: number, amount: number) => ({
      ...(await calls.pay(bank, file, amount, name)),
      file,
      amount,
    });
    const names = (
      { stripe, number, file, amount }: { stripe: number; number: number; file: number; amount: number },
      isBack = false,
      of = remittance,
    ) =>
      as(
        maker,
        sql`insert into remittance_payments (tenant_id, remittance_id, orders_id, bank_account_id, stripe, ledger_number, is_back, amount_cents)
          values ('alpha', ${of.remittanceID}, ${file}, ${bank}, ${stripe}, ${number}, ${isBack}, ${isBack ? -amount : amount})`,
      );
    const voided = async (payment: Awaited<ReturnType<typeof pay>>) => {
      await calls.voidOf(payment, payment.file, payment.amount);
      return payment;
    };
    return { remittance, one, two, stranger, bank, pay, names, voided };
  };
  return { as, asOwner, copied, change, approvedAs, redated, sent };
}

/** What somebody is refused with, by the words of the rule; `accepted` where nothing is refused. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Error & { code?: string }) => (error.code === '42501' ? error.message : `${error.code} ${error.message}`),
  );
