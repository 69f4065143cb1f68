import type { InvestmentBody, InvestmentDetails } from '@closewright/contract/investments';
import type { PostedNumber } from '@closewright/domain/check-writing';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { SealedTaxID } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

const detailsOf = ({ street, city, state, zip, reportedBy, note }: InvestmentDetails) => ({
  ...{ street, city, zip, note, address_state: state, reported_by: reportedBy },
});

/** Stores an investment account that is asked for. Who asks and when, the table says itself. */
export async function insertInvestment(
  tx: Transaction<DB>,
  tenant: string,
  investmentID: number,
  typed: Omit<InvestmentBody, 'taxID'>,
  sealed: SealedTaxID,
): Promise<void> {
  const { ordersID, bankAccountID, beneficiary, w9On, instructedOn, rate } = typed;
  await tx
    .insertInto('investment_accounts')
    .values({
      ...{ tenant_id: tenant, investment_id: investmentID, orders_id: ordersID, bank_account_id: bankAccountID },
      ...{ beneficiary, w9_on: w9On, instructed_on: instructedOn, rate, ...sealed, ...detailsOf(typed) },
    })
    .execute();
}

/** Decides what is asked for, once; by whom and when, the table says itself. */
export async function endAsking(
  tx: Transaction<DB>,
  tenant: string,
  investmentID: number,
  { state, reason }: { readonly state: 'open' | 'refused' | 'withdrawn'; readonly reason: string | null },
): Promise<void> {
  await tx
    .updateTable('investment_accounts')
    .set({ state, decision_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('investment_id', '=', investmentID)
    .execute();
}

/** Closes an investment account, once. */
export async function endInvestment(
  tx: Transaction<DB>,
  tenant: string,
  investmentID: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('investment_accounts')
    .set({ state: 'closed', close_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('investment_id', '=', investmentID)
    .execute();
}

/** Stores where the form goes, who files it and the note. */
export async function updateDetails(
  tx: Transaction<DB>,
  tenant: string,
  investmentID: number,
  details: InvestmentDetails,
): Promise<void> {
  await tx
    .updateTable('investment_accounts')
    .set(detailsOf(details))
    .where('tenant_id', '=', tenant)
    .where('investment_id', '=', investmentID)
    .execute();
}

/** Which payment or receipt in trust is named. */
export interface NamedMove extends PostedNumber {
  readonly bankAccountID: number;
}

/** Names a payment or a receipt in trust as of an investment account. */
export async function insertMove(
  tx: Transaction<DB>,
  tenant: string,
  investmentID: number,
  { bankAccountID, stripe, number }: NamedMove,
): Promise<void> {
  await tx
    .insertInto('investment_moves')
    .values({ tenant_id: tenant, investment_id: investmentID, bank_account_id: bankAccountID, stripe, number })
    .execute();
}

/** Takes back that one is of an investment account; by whom and when, the table says itself. False where none is. */
export async function endMove(
  tx: Transaction<DB>,
  tenant: string,
  investmentID: number,
  { bankAccountID, stripe, number }: NamedMove,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('investment_moves')
    .set({ taken_back_at: now })
    .where('tenant_id', '=', tenant)
    .where('investment_id', '=', investmentID)
    .where('bank_account_id', '=', bankAccountID)
    .where('stripe', '=', stripe)
    .where('number', '=', number)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that somebody took the data of a year out of the product; the note is audited. */
export async function noteYearExport(
  tx: Transaction<DB>,
  tenant: string,
  { year, withTaxIDs }: { readonly year: number; readonly withTaxIDs: boolean },
): Promise<void> {
  await tx
    .insertInto('investment_exports')
    .values({
      ...{ tenant_id: tenant, export_id: await nextIDs(tx, 'investment_export_id'), year, with_tax_ids: withTaxIDs },
    })
    .execute();
}
