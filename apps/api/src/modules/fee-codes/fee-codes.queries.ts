import type { FeeCodeRecord } from '@closewright/contract/fee-codes';
import type { FeeCode } from '@closewright/domain/fees';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Every fee code by its code. */
export async function readFeeCodes(tx: Transaction<DB>, tenant: string): Promise<FeeCodeRecord[]> {
  const { rows } = await sql<FeeCodeRecord>`
    select c.fee_code_id as "feeCodeID", c.code, c.label, c.section, c.kind, c.payee_rule as "payeeRule", c.payee_name as "payeeName",
      c.bucket, c.is_finance_charge as "isFinanceCharge", c.is_optional as "isOptional", c.inactive,
      c.version, iso_instant(c.updated_at) as "updatedAt", ${actorName(tenant, 'c.updated_by')} as "updatedBy"
    from fee_codes c where c.tenant_id = ${tenant} order by c.code_key`.execute(tx);
  return rows;
}

const columnsOf = (feeCode: FeeCode) => ({
  code: feeCode.code,
  label: feeCode.label,
  section: feeCode.section,
  kind: feeCode.kind,
  payee_rule: feeCode.payeeRule,
  payee_name: feeCode.payeeName,
  bucket: feeCode.bucket,
  is_finance_charge: feeCode.isFinanceCharge,
  is_optional: feeCode.isOptional,
  inactive: feeCode.inactive,
});

/** Adds fee codes, with ids from `firstID` on. */
export async function insertFeeCodes(
  tx: Transaction<DB>,
  tenant: string,
  firstID: number,
  feeCodes: readonly FeeCode[],
): Promise<void> {
  if (feeCodes.length === 0) return;
  await tx
    .insertInto('fee_codes')
    .values(feeCodes.map((feeCode, at) => ({ tenant_id: tenant, fee_code_id: firstID + at, ...columnsOf(feeCode) })))
    .execute();
}

/** Stores a fee code. */
export async function updateFeeCode(
  tx: Transaction<DB>,
  tenant: string,
  feeCodeID: number,
  feeCode: FeeCode,
): Promise<void> {
  await tx
    .updateTable('fee_codes')
    .set(columnsOf(feeCode))
    .where('tenant_id', '=', tenant)
    .where('fee_code_id', '=', feeCodeID)
    .execute();
}
