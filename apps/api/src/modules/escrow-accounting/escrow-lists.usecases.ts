import type {
  ActivityCriteria,
  DisbursementCriteria,
  DisbursementPage,
  EscrowActivity,
  EscrowList,
  ReceiptCriteria,
  ReceiptPage,
  TrialBalance,
  TrialBalanceCriteria,
} from '@closewright/contract/escrow-accounting';
import type { DownloadAddress } from '@closewright/contract/kit';
import { disbursementStates, receiptStates } from '@closewright/domain/escrow-accounting';
import { localInstant } from '@closewright/domain/formats';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import { eachOf, type Slice } from '../../platform/db/list-parts.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { regionsOfChecks } from '../stale-checks/judged-checks.usecases.ts';
import { regionsOfWires } from '../wires/expected/judged-wires.usecases.ts';
import { noteExport } from './accounts.queries.ts';
import { banksOf } from './accounts.usecases.ts';
import { readActivity } from './activity.queries.ts';
import { readDisbursements } from './disbursements.queries.ts';
import type { EscrowDownload } from './escrow-csv.ts';
import { readReceipts } from './receipts.queries.ts';
import { readTrialBalance } from './trial-balance.queries.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A page of what files have at the end of a day. */
export function getTrialBalance(
  { database, clock }: Deps,
  caller: Caller,
  { bankAccountID, skip, take, ...asked }: TrialBalanceCriteria & Slice,
): Promise<TrialBalance> {
  return database.inTenant(caller.actor, async (tx) => {
    const banks = await banksOf(tx, caller, bankAccountID);
    const found = await readTrialBalance(tx, caller.actor.tenant, banks, asked, { skip, take });
    return { asOf: clock.now().toISOString(), ...found };
  });
}

/** A page of what was posted to a bank account in a period. */
export function listEscrowActivity(
  { database, clock }: Deps,
  caller: Caller,
  { skip, take, ...asked }: ActivityCriteria & Slice,
): Promise<EscrowActivity> {
  return database.inTenant(caller.actor, async (tx) => {
    await banksOf(tx, caller, asked.bankAccountID);
    const found = await readActivity(tx, caller.actor.tenant, asked, { skip, take });
    return { asOf: clock.now().toISOString(), ...found };
  });
}

/** A page of the disbursements of all files. */
export function listDisbursements(
  { database, clock }: Deps,
  caller: Caller,
  { bankAccountID, skip, take, ...asked }: DisbursementCriteria & Slice,
): Promise<DisbursementPage> {
  return database.inTenant(caller.actor, async (tx) => {
    const banks = await banksOf(tx, caller, bankAccountID);
    const { states, ...found } = await readDisbursements(tx, caller.actor.tenant, banks, asked, { skip, take });
    return { ...momentOf(clock, caller), ...found, states: eachOf(disbursementStates, states) };
  });
}

/** A page of the receipts of all files. */
export function listReceipts(
  { database, clock }: Deps,
  caller: Caller,
  { bankAccountID, skip, take, ...asked }: ReceiptCriteria & Slice,
): Promise<ReceiptPage> {
  return database.inTenant(caller.actor, async (tx) => {
    const banks = await banksOf(tx, caller, bankAccountID);
    const { states, ...found } = await readReceipts(tx, caller.actor.tenant, banks, asked, { skip, take });
    return { ...momentOf(clock, caller), ...found, states: eachOf(receiptStates, states) };
  });
}

/** An address of a whole list as CSV: of the bank accounts that whoever asks may read now. */
export async function exportEscrowAccounting(
  { database, clock, offer }: Deps & { readonly offer: Offer<EscrowDownload> },
  caller: Caller,
  list: EscrowList,
): Promise<DownloadAddress> {
  const { actor } = caller;
  const banks = await database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    const found = await banksOf(tx, caller, list.bankAccountID);
    await noteExport(tx, actor.tenant, list);
    return found;
  });
  const { today } = momentOf(clock, caller);
  const name =
    list.list === 'holder report' ? `holder-report-${list.state}-${list.year}` : list.list.replaceAll(' ', '-');
  const regions = list.list === 'expected wires' ? regionsOfWires(caller) : regionsOfChecks(caller);
  return offer(
    actor,
    { list, banks, regions, today, zone: tenantZone(caller.session) },
    { fileName: `${name}-${today}.csv`, mediaType: 'text/csv; charset=utf-8' },
  );
}

function momentOf(clock: Clock, { session }: Caller): { readonly asOf: string; readonly today: string } {
  const asOf = clock.now().toISOString();
  return { asOf, today: localInstant(asOf, tenantZone(session)).date };
}
