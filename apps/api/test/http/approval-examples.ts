import type { endpoints } from '@closewright/contract';
import { postingOf } from '@closewright/domain/ledger';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { file, numbered, onFile, placed, posted, trustAccount } from './check-writing-examples.ts';
import type { Example } from './example.ts';
import { type UserName, users } from './world.ts';

/** What is asked for from the start: the place is the id. */
const asked = { waiting: 1, mistaken: 2, advanced: 3 } as const;
const amount = 50_00;
const advance = { reason: 'The payoff was short', category: 'Payoff short', isRecoverable: true };

/** A user as who works on the database. */
export const actorNamed = (tenant: string, name: UserName): Actor => {
  const { usersID, login } = users[name];
  return { tenant, usersID, name: login, requestID: `test:${login}` };
};

/** Asks for advances of the file that the examples move, and approves the last of them. */
export async function makeApprovals(database: Database, tenant: string): Promise<void> {
  const key = { tenant_id: tenant };
  await database.inTenant(actorNamed(tenant, 'officer'), async (tx) => {
    const first = await nextIDs(tx, 'approval_id', Object.keys(asked).length);
    await tx
      .insertInto('approval_requests')
      .values(
        Object.values(asked).map((at) => ({
          ...{ ...key, approval_id: first + at - 1, orders_id: file, bank_account_id: trustAccount, kind: 'advance' },
          ...{ amount_cents: amount, category: advance.category, is_recoverable: true, comment: advance.reason },
        })),
      )
      .execute();
  });
  await database.inTenant(actorNamed(tenant, 'administrator'), async (tx) => {
    await tx
      .updateTable('approval_requests')
      .set({ state: 'approved' })
      .where('tenant_id', '=', tenant)
      .where('approval_id', '=', asked.advanced)
      .execute();
    await postTransactions(tx, [
      {
        ...{ bank: trustAccount, date: placed.date, key: 'example of an advance' },
        posting: postingOf({ kind: 'advance', parts: [{ file, amount }] }),
        facts: { ...advance, approval: asked.advanced },
      },
    ]);
  });
}

type Names = 'askApproval' | 'withdrawApproval' | 'listApprovals' | 'getLeftToPay' | 'decideApprovals' | 'recoverMoney';

const ending = { kind: 'void', bankAccountID: trustAccount, about: numbered(posted.check), comment: 'Printed twice' };
const decision = { approvalIDs: [asked.waiting], isApproved: true, comment: null };
const recovery = {
  ...{ ...placed, of: 'advance', amount: 20_00, payer: 'Michael Jones', reference: null },
  reason: 'He paid his part',
};

/** Calls of approvals that succeed. */
export const approvalExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  askApproval: () => ({ ...onFile, body: ending, wrongValue: { ...ending, comment: ' ' } }),
  withdrawApproval: () => ({ path: { ...onFile.path, approvalID: asked.mistaken } }),
  listApprovals: () => ({ query: '?state=pending&text=payoff' }),
  getLeftToPay: () => ({ path: { approvalID: asked.advanced } }),
  decideApprovals: () => ({ body: decision, wrongValue: { ...decision, approvalIDs: [] } }),
  recoverMoney: () => ({ ...onFile, body: recovery, wrongValue: { ...recovery, amount: 0 } }),
};
