import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';

/** A broker that holds the deposit of a file and is owed a commission by its statement. */
const broker = { payer: 'Alpha Realty', party: 'name alpha realty' } as const;

/** The line of the commission, with how much of it is kept or paid. */
export const commissionLine = (ordersID: number, amount: number) => ({
  loanID: ordersID,
  key: `fee.commission.id${ordersID}.payees.id${ordersID}`,
  label: 'Real estate commission, Seller’s broker',
  amount,
});

/** What the broker keeps, as it is recorded. */
export const keptByBroker = (ordersID: number, amount: number, date: string) => ({
  ...broker,
  date,
  kept: [commissionLine(ordersID, amount)],
});

/** Gives the statement of a file a broker: its commission is more than the deposit, or as much. */
export async function makeBroker(
  database: Database,
  tenant: string,
  ordersID: number,
  { commission, deposit }: { readonly commission: number; readonly deposit: number },
): Promise<void> {
  const order = { tenant_id: tenant, orders_id: ordersID };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    const { settlement_id } = await tx
      .selectFrom('settlements')
      .select('settlement_id')
      .where('tenant_id', '=', tenant)
      .where('orders_id', '=', ordersID)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('commissions')
      .values({
        ...{ ...order, settlement_id, commission_id: ordersID, label: 'Seller’s broker', paid_by: 'Seller' },
        ...{ agreed_as: 'Flat amount', flat_amount_cents: commission, deposit_held_cents: deposit },
      })
      .execute();
    await tx
      .insertInto('commission_payees')
      .values({
        ...{ ...order, commission_id: ordersID, commission_payee_id: ordersID },
        ...{ payee: broker.payer, part: '100', holds_deposit: true },
      })
      .execute();
    await tx
      .updateTable('orders')
      .set({ earnest_money_cents: deposit })
      .where('tenant_id', '=', tenant)
      .where('orders_id', '=', ordersID)
      .execute();
  });
}
