import type { FeeCodeRecord } from '@closewright/contract/fee-codes';
import { AppError } from '@closewright/domain/errors';
import { type FeeCode, feeCodeKey, feeCodeProblems, mostFeeCodes } from '@closewright/domain/fees';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { insertFeeCodes, readFeeCodes, updateFeeCode } from './fee-codes.queries.ts';

/** The fee codes of the tenant. */
export function listFeeCodes(database: Database, { actor }: Caller): Promise<FeeCodeRecord[]> {
  return database.inTenant(actor, (tx) => readFeeCodes(tx, actor.tenant));
}

/** Adds a fee code. */
export function createFeeCode(database: Database, { actor }: Caller, feeCode: FeeCode): Promise<FeeCodeRecord> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const others = await readFeeCodes(tx, tenant);
    refuseFields(wrongWith(feeCode, others), '');
    if (others.length >= mostFeeCodes) refuseFields({ code: `There are ${mostFeeCodes} fee codes already` }, '');
    const feeCodeID = await nextIDs(tx, 'fee_code_id');
    await insertFeeCodes(tx, tenant, feeCodeID, [feeCode]);
    return one(await readFeeCodes(tx, tenant), feeCodeID);
  });
}

interface Save {
  readonly feeCodeID: number;
  readonly version: number;
  readonly changes: { readonly [K in keyof FeeCode]?: FeeCode[K] | undefined };
}

/** Saves what changed on a fee code. */
export function saveFeeCode(
  database: Database,
  { actor }: Caller,
  { feeCodeID, version, changes }: Save,
): Promise<FeeCodeRecord> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const all = await readFeeCodes(tx, tenant);
    const stored = one(all, feeCodeID);
    refuseStale(stored, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const feeCode: FeeCode = { ...stored, ...given };
    const others = all.filter((each) => each !== stored);
    refuseFields(wrongWith(feeCode, others), 'changes.');
    await updateFeeCode(tx, tenant, feeCodeID, feeCode);
    return one(await readFeeCodes(tx, tenant), feeCodeID);
  });
}

function wrongWith(feeCode: FeeCode, others: readonly FeeCode[]): Record<string, string> {
  const same = others.find(({ code }) => feeCodeKey(code) === feeCodeKey(feeCode.code));
  return { ...feeCodeProblems(feeCode), ...(same && { code: `${same.code} is ${same.label} already` }) };
}

function one(all: readonly FeeCodeRecord[], feeCodeID: number): FeeCodeRecord {
  const found = all.find((each) => each.feeCodeID === feeCodeID);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
