import type { NamedStaleCheck } from '@closewright/contract/stale-checks';
import type { AddressParts } from '@closewright/domain/formats';
import type { OwnerLetterKind, StaleActKind } from '@closewright/domain/stale-checks';
import type { Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** What is said of a check. By whom and when, the table says itself. */
export interface StoredAct {
  readonly check: NamedStaleCheck;
  readonly kind: StaleActKind;
  readonly on: string;
  readonly note?: string | null;
  readonly address?: AddressParts | null;
  readonly letter?: OwnerLetterKind;
  readonly reportState?: string | null;
  readonly reportYear?: number;
  readonly reportDue?: string | null;
}

/** Records what is said of checks. Answers the id of the first; the others follow it. */
export async function insertActs(tx: Transaction<DB>, tenant: string, acts: readonly StoredAct[]): Promise<number> {
  const firstID = await nextIDs(tx, 'stale_act_id', acts.length);
  await insertRows(
    tx,
    'stale_check_acts',
    acts.map(({ check, kind, on, note, address, letter, reportState, reportYear, reportDue }, at) => ({
      ...{ tenant_id: tenant, stale_act_id: firstID + at, bank_account_id: check.bankAccountID },
      ...{ stripe: check.stripe, number: check.number, kind, act_date: on, note: note ?? null, letter: letter ?? null },
      ...{ address_1: address?.address1 ?? null, address_2: address?.address2 ?? null, city: address?.city ?? null },
      ...{ state: address?.state ?? null, zip: address?.zip ?? null },
      ...{ report_state: reportState ?? null, report_year: reportYear ?? null, report_due: reportDue ?? null },
    })),
  );
  return firstID;
}

/** Takes back what was said; by whom and when, the table says itself. */
export async function endAct(tx: Transaction<DB>, tenant: string, staleActID: number, reason: string): Promise<void> {
  await tx
    .updateTable('stale_check_acts')
    .set({ taken_back_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('stale_act_id', '=', staleActID)
    .execute();
}
