import type { CheckDrawer, MailedParty } from '@closewright/domain/check-printing';
import { type AddressParts, addressLines } from '@closewright/domain/formats';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../../platform/records/index.ts';
import { openAccountNumber, type SecretBox } from '../../../platform/secrets/index.ts';

/** Where a company takes payments (domain/companies addressTypes). */
const payments = 4;

/** What the checks of a bank account say of who draws them, with the account number in full: for the printer alone, never to be sent or logged. */
export async function readDrawer(
  tx: Transaction<DB>,
  secrets: SecretBox,
  { tenant, ordersID }: FilePlace,
  bankAccountID: number,
): Promise<CheckDrawer> {
  const { account_title, bank_name, routing_number, fractional_routing, ...of } = await tx
    .selectFrom('bank_accounts as b')
    .innerJoin('orders as o', 'o.tenant_id', 'b.tenant_id')
    .innerJoin('branches as r', (join) =>
      join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.branch_id', '=', 'o.branch_id'),
    )
    .select(['b.account_title', 'b.bank_name', 'b.routing_number', 'b.fractional_routing'])
    .select([
      'b.account_number_encrypted',
      'b.account_number_last4',
      'b.two_signatures_above_cents as twoSignaturesAbove',
    ])
    .select(['r.address_1', 'r.city', 'r.state', 'r.zip'])
    .where('b.tenant_id', '=', tenant)
    .where('b.bank_account_id', '=', bankAccountID)
    .where('o.orders_id', '=', ordersID)
    .executeTakeFirstOrThrow();
  const branch = { address1: of.address_1, address2: null, city: of.city, state: of.state, zip: of.zip };
  return {
    office: [account_title, ...addressLines(branch)],
    bankName: bank_name,
    routingNumber: routing_number,
    accountNumber: openAccountNumber(secrets, { tenant, table: 'bank_accounts', row: bankAccountID }, of),
    fractionalRouting: fractional_routing,
    twoSignaturesAbove: of.twoSignaturesAbove === null ? null : Number(of.twoSignaturesAbove),
  };
}

/** The contacts of a file with where they get their mail, in their order. */
export const readMailedParties = async (
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
): Promise<readonly MailedParty[]> => (await readMailedPartiesOf(tx, tenant, [ordersID])).get(ordersID) ?? [];

/** The contacts of several files, by file. */
export async function readMailedPartiesOf(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<ReadonlyMap<number, readonly MailedParty[]>> {
  const rows = await tx
    .selectFrom('order_parties as p')
    .select(['p.orders_id as ordersID', 'p.role_type_id as roleTypeID'])
    .select(['p.name', 'p.first_name as firstName', 'p.last_name as lastName'])
    .select([
      sql<AddressParts>`json_build_object('address1', p.address_1, 'address2', p.address_2, 'city', p.city, 'state', p.state, 'zip', p.zip)`.as(
        'address',
      ),
      sql<AddressParts>`json_build_object('address1', p.forwarding_address_1, 'address2', p.forwarding_address_2, 'city', p.forwarding_city,
        'state', p.forwarding_state, 'zip', p.forwarding_zip)`.as('forwarding'),
      sql<AddressParts | null>`(
        select json_build_object('address1', a.address_1, 'address2', a.address_2, 'city', a.city, 'state', a.state, 'zip', a.zip)
        from company_addresses a where a.tenant_id = ${tenant} and a.company_id = p.company_id and a.address_type_id = ${payments}
        order by a.company_address_id limit 1)`.as('payments'),
    ])
    .where('p.tenant_id', '=', tenant)
    .where('p.orders_id', '=', sql<number>`any(${[...ordersIDs]}::integer[])`)
    .orderBy('p.role_type_id')
    .orderBy('p.sequence')
    .orderBy('p.roles_id')
    .execute();
  return Map.groupBy(rows, ({ ordersID }) => ordersID);
}
