import { type AddressParts, addressLines } from '@closewright/domain/formats';
import type { InvoiceCustomer } from '@closewright/domain/invoices';
import { type NamedParty, ownName } from '@closewright/domain/parties';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';

/** Somebody whom an invoice may be to, as they are called and live now. */
export interface KnownCustomer {
  readonly name: string;
  readonly companyID: number | null;
  readonly address: readonly string[];
}

interface Contact extends KnownCustomer {
  readonly rolesID: number;
  readonly roleTypeID: number;
}

interface Company extends KnownCustomer {
  readonly companyID: number;
  readonly regionID: number;
  readonly inactive: boolean;
}

/** The contacts of a file that have a name. */
export async function readContacts(tx: Transaction<DB>, { tenant, ordersID }: FilePlace): Promise<readonly Contact[]> {
  const { rows } = await sql<
    Omit<NamedParty, 'roleTypeID'> & {
      rolesID: number;
      roleTypeID: number;
      companyID: number | null;
      address: AddressParts;
    }
  >`
    select p.roles_id as "rolesID", p.role_type_id as "roleTypeID", p.name, p.first_name as "firstName", p.last_name as "lastName",
      p.company_id as "companyID",
      json_build_object('address1', p.address_1, 'address2', p.address_2, 'city', p.city, 'state', p.state, 'zip', p.zip) as address
    from order_parties p where p.tenant_id = ${tenant} and p.orders_id = ${ordersID}
    order by p.role_type_id, p.sequence, p.roles_id`.execute(tx);
  return rows.flatMap(({ rolesID, roleTypeID, companyID, address, ...named }) => {
    const name = ownName({ ...named, roleTypeID });
    return name === null ? [] : [{ rolesID, roleTypeID, companyID, name, address: addressLines(address) }];
  });
}

/** Companies of the directory by their ids. */
export async function readBilledCompanies(
  tx: Transaction<DB>,
  tenant: string,
  ids: readonly number[],
): Promise<readonly Company[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    companyID: number;
    regionID: number;
    inactive: boolean;
    name: string;
    address: AddressParts;
  }>`
    select c.company_id as "companyID", c.region_id as "regionID", c.inactive, c.name,
      json_build_object('address1', c.address_1, 'address2', c.address_2, 'city', c.city, 'state', c.state, 'zip', c.zip) as address
    from companies c where c.tenant_id = ${tenant} and c.company_id = any(${[...ids]}::integer[])`.execute(tx);
  return rows.map(({ address, ...company }) => ({ ...company, address: addressLines(address) }));
}

/** Finds a customer among those that are known; null of one that is not there any more. */
export const customerOf = (
  customer: InvoiceCustomer | null,
  contacts: readonly Contact[],
  companies: readonly Company[],
): KnownCustomer | null => {
  if (customer === null) return null;
  const found =
    customer.kind === 'contact'
      ? contacts.find(({ rolesID }) => rolesID === customer.rolesID)
      : companies.find(({ companyID }) => companyID === customer.companyID);
  return found ?? null;
};

/** The branch of a file, with its tax rate as a percentage. */
export async function readInvoicingBranch(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
): Promise<{
  readonly name: string;
  readonly taxRate: string | null;
  readonly phone: string | null;
  readonly address: readonly string[];
}> {
  const { rows } = await sql<{ name: string; taxRate: string | null; phone: string | null; address: AddressParts }>`
    select b.name, trim_scale(b.invoice_tax_rate)::text as "taxRate", b.phone,
      json_build_object('address1', b.address_1, 'address2', null, 'city', b.city, 'state', b.state, 'zip', b.zip) as address
    from orders o join branches b on b.tenant_id = o.tenant_id and b.branch_id = o.branch_id
    where o.tenant_id = ${tenant} and o.orders_id = ${ordersID}`.execute(tx);
  const [branch] = rows;
  if (!branch) throw new Error(`The file ${ordersID} has no branch`);
  return { ...branch, address: addressLines(branch.address) };
}
