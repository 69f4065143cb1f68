import type { CompanyRecord } from '@closewright/contract/companies';
import { decisionProblem, type ProtectedDecision, wireProblems } from '@closewright/domain/companies';
import { AppError } from '@closewright/domain/errors';
import { localInstant, plainAccount } from '@closewright/domain/formats';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { openBeside, type SecretBox, sealAccountNumber, sealTaxID } from '../../platform/secrets/index.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { refreshAlertsOfCompany } from '../alerts/refresh-alerts.usecases.ts';
import { changesTable, insertChange, readChange, type StoredChange, storeDecision } from './company-changes.queries.ts';
import { companyRecord, editableCompany } from './company-record.usecases.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
  clock: Clock;
}

const placeOf = (tenant: string, column: 'tax_id_encrypted' | 'account_number_encrypted', changeID: number) => ({
  tenant,
  table: changesTable,
  column,
  row: changeID,
});

interface Wire {
  readonly bankName: string;
  readonly routingNumber: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly instructions: string | null;
  readonly reason: string;
}

/** Asks for wire instructions. They hold when somebody else has approved them. */
export function askCompanyWire(
  deps: Deps,
  caller: Caller,
  companyID: number,
  { bankName, routingNumber, accountName, accountNumber, instructions, reason }: Wire,
): Promise<CompanyRecord> {
  const { tenant } = caller.actor;
  refuseFields(wireProblems({ routingNumber, accountNumber }));
  return ask(deps, caller, companyID, 'wire', (changeID) => ({
    bank_name: bankName,
    routing_number: routingNumber,
    account_name: accountName,
    ...sealAccountNumber(deps.secrets, { tenant, table: changesTable, row: changeID }, accountNumber),
    instructions: instructions || null,
    reason,
  }));
}

/** Asks for a tax id. It holds when somebody else has approved it. */
export function askCompanyTaxID(
  deps: Deps,
  caller: Caller,
  companyID: number,
  { taxID, reason }: { taxID: string; reason: string },
): Promise<CompanyRecord> {
  return ask(deps, caller, companyID, 'taxID', (changeID) => ({
    ...sealTaxID(deps.secrets, { tenant: caller.actor.tenant, table: changesTable, row: changeID }, taxID),
    reason,
  }));
}

/** @param columns seals within the transaction: a rotation of the keys sees the value, or the value is sealed with the new key */
function ask(
  { database }: Deps,
  caller: Caller,
  companyID: number,
  kind: 'taxID' | 'wire',
  columns: (changeID: number) => Record<string, unknown> & { reason: string },
): Promise<CompanyRecord> {
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const company = await editableCompany(tx, caller, companyID);
    if (company.changes.some((change) => change.kind === kind && change.status === 'waiting')) {
      throw new AppError('CHANGE_WAITING');
    }
    const key = { company_id: companyID, kind, asked_by: caller.session.usersID };
    const changeID = await nextIDs(tx, 'company_change_id');
    await insertChange(tx, caller.actor.tenant, changeID, { ...key, ...columns(changeID) });
    await refreshAlertsOfCompany(tx, caller.actor.tenant, companyID);
    return companyRecord(tx, caller, companyID);
  });
}

interface Decision {
  readonly companyID: number;
  readonly changeID: number;
  readonly decision: ProtectedDecision;
  readonly proof: string | null;
  readonly note: string | null;
  readonly verifiedOn: string | null;
}

const statusOf = { approve: 'current', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Decides about a change that waits. */
export function decideCompanyChange(deps: Deps, caller: Caller, asked: Decision): Promise<CompanyRecord> {
  const { companyID, changeID, decision, note, verifiedOn } = asked;
  const { tenant } = caller.actor;
  return deps.database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    await editableCompany(tx, caller, companyID);
    const change = await changeOf(tx, tenant, companyID, changeID);
    const problem = decisionProblem(change, caller.session.usersID, decision);
    if (problem !== null) {
      throw new AppError(change.status === 'waiting' ? 'SECOND_PERSON_NEEDED' : 'CHANGE_DECIDED', problem);
    }
    if (decision === 'approve') refuseUnproved(deps, caller, change, asked);
    if (decision === 'refuse' && !note) refuseFields({ note: 'Say why' });
    await storeDecision(tx, tenant, companyID, changeID, change.kind, {
      status: statusOf[decision],
      decidedBy: caller.session.usersID,
      note: note || null,
      verifiedOn: decision === 'approve' ? verifiedOn : null,
    });
    await refreshAlertsOfCompany(tx, tenant, companyID);
    return companyRecord(tx, caller, companyID);
  });
}

async function changeOf(tx: Transaction<DB>, tenant: string, companyID: number, changeID: number) {
  const change = await readChange(tx, tenant, companyID, changeID);
  if (!change) throw new AppError('NOT_FOUND');
  return change;
}

/** The second person types the number again, from the company itself: reading what the first one typed proves nothing. */
function refuseUnproved(
  { secrets, clock }: Deps,
  { actor, session }: Caller,
  { kind, sealed, last4 }: StoredChange,
  { changeID, proof, note, verifiedOn }: Decision,
): void {
  const { date: today } = localInstant(clock.now().toISOString(), tenantZone(session));
  const column = kind === 'taxID' ? 'tax_id_encrypted' : 'account_number_encrypted';
  const stored = openBeside(secrets, placeOf(actor.tenant, column, changeID), sealed, last4);
  const isSame = proof !== null && plainAccount(proof) === plainAccount(stored);
  const noun = kind === 'taxID' ? 'tax id' : 'account number';
  refuseFields({
    proof: isSame ? undefined : `This is not the ${noun} that was asked for`,
    note: note ? undefined : 'Say with whom and how it was verified',
    verifiedOn:
      verifiedOn === null ? 'Say when it was verified' : verifiedOn > today ? 'This day is still to come' : undefined,
  });
}
