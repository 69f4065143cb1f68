import type { PostedNumber } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';
import { person, tenant } from './ledger-world.ts';

/** What is asked for. */
export interface Wanted {
  readonly kind: string;
  readonly bank: number;
  readonly file: number;
  readonly amount: number;
  readonly about: PostedNumber | undefined;
  /** Of a transfer. */
  readonly toFile: number | undefined;
}

/** Asks for an advance, a loss, a transfer or the end of a payment, as somebody; answers its id. */
export function askFor(
  database: Database,
  actor: Actor,
  { kind = 'advance', bank = 1, file = 7, amount = 50_00, about, toFile }: Partial<Wanted>,
): Promise<number> {
  const isEnd = about !== undefined;
  const isLacking = !isEnd && toFile === undefined;
  return database.inTenant(actor, async (tx) => {
    const approval_id = await nextIDs(tx, 'approval_id');
    await tx
      .insertInto('approval_requests')
      .values({
        ...{ tenant_id: tenant, approval_id, orders_id: file, bank_account_id: bank, kind, amount_cents: amount },
        ...{ about_stripe: about?.stripe ?? null, about_number: about?.number ?? null, comment: 'Why' },
        ...{ payee: isEnd ? 'Somebody' : null, method: isEnd ? 'check' : null },
        ...{
          category: isLacking ? 'Fraud' : null,
          is_recoverable: isLacking ? false : null,
          to_orders_id: toFile ?? null,
        },
      })
      .execute();
    return approval_id;
  });
}

/** Approves a request, or decides it otherwise, as somebody. */
export async function approve(
  database: Database,
  actor: Actor,
  approvalID: number,
  set: { readonly state: string; readonly decision_comment?: string } = { state: 'approved' },
): Promise<void> {
  await database.inTenant(actor, (tx) =>
    tx
      .updateTable('approval_requests')
      .set(set)
      .where('tenant_id', '=', tenant)
      .where('approval_id', '=', approvalID)
      .execute(),
  );
}

/** Money that one file gives to another, asked for by the first person and approved by who posts it: the facts that name that. */
export async function approvedTransfer(
  database: Database,
  actor: Actor,
  wanted: { readonly bank?: number; readonly file: number; readonly toFile: number; readonly amount: number },
): Promise<{ approval: number }> {
  const approval = await askFor(database, person(1), { ...wanted, kind: 'transfer' });
  await approve(database, actor, approval);
  return { approval };
}
