import type { FeeCodeImport } from '@closewright/contract/fee-codes';
import { type FeeCode, feeCodeColumns, feeCodeKey, mostFeeCodes } from '@closewright/domain/fees';
import type { Caller } from '../../platform/auth/caller.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { insertFeeCodes, readFeeCodes, updateFeeCode } from './fee-codes.queries.ts';
import { readFeeCodeCsv } from './read-fee-codes.ts';

/** Adds and changes fee codes from a CSV, all or none; codes it does not have stay. A trial stores nothing. */
export async function importFeeCodes(
  database: Database,
  { actor }: Caller,
  { csv, isTrial }: { csv: string; isTrial: boolean },
): Promise<FeeCodeImport> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = new Map((await readFeeCodes(tx, tenant)).map((each) => [feeCodeKey(each.code), each]));
    const { feeCodes, problems } = await readFeeCodeCsv(csv, stored);
    if (problems.length > 0) return { added: [], changed: [], same: 0, problems };
    const added = feeCodes.filter(({ code }) => !stored.has(feeCodeKey(code)));
    const changed = feeCodes.flatMap((feeCode) => {
      const before = stored.get(feeCodeKey(feeCode.code));
      return before && isOther(before, feeCode) ? [{ feeCodeID: before.feeCodeID, feeCode }] : [];
    });
    const answer = {
      added: added.map(({ code }) => code),
      changed: changed.map(({ feeCode }) => feeCode.code),
      same: feeCodes.length - added.length - changed.length,
    };
    const count = stored.size + added.length;
    if (count > mostFeeCodes)
      return {
        ...answer,
        problems: [{ line: 1, column: '', why: `There would be ${count} fee codes; there may be ${mostFeeCodes}` }],
      };
    if (isTrial) return { ...answer, problems: [] };
    if (added.length > 0) await insertFeeCodes(tx, tenant, await nextIDs(tx, 'fee_code_id', added.length), added);
    for (const { feeCodeID, feeCode } of changed) await updateFeeCode(tx, tenant, feeCodeID, feeCode);
    return { ...answer, problems: [] };
  });
}

const isOther = (stored: FeeCode, feeCode: FeeCode): boolean =>
  (Object.keys(feeCodeColumns) as (keyof FeeCode)[]).some((name) => stored[name] !== feeCode[name]);
