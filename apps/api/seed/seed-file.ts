import type { Insertable, Transaction } from 'kysely';
import { insertRows } from '../src/platform/db/insert-rows.ts';
import type { DB, LoansTable, OrderPartiesTable, OrdersTable, PropertiesTable } from '../src/platform/db/schema.gen.ts';
import type { TaxIDColumns } from '../src/platform/secrets/tax-id.ts';
import { nextIDs } from '../src/platform/tenant/in-tenant.ts';

/** The keys that storing gives. */
type Given = 'tenant_id' | 'orders_id';

/** A contact; its number is sealed when its id is known. */
type SeedParty = Omit<Insertable<OrderPartiesTable>, Given | 'roles_id' | 'sequence'> & {
  readonly seal?: (rolesID: number) => TaxIDColumns;
};

/** A party of which nothing is known. */
export const blankParty = {
  name: null,
  first_name: null,
  last_name: null,
  buyer_seller_id: null,
  contact_name: null,
  address_1: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  email: null,
  detail: null,
  tax_id_encrypted: null,
  tax_id_last4: null,
  tax_id_kind: null,
};

/** A file with everything that belongs to it, before it has ids. */
export interface SeedFile {
  readonly order: Omit<Insertable<OrdersTable>, Given | 'default_loan_id'>;
  readonly properties: readonly Omit<Insertable<PropertiesTable>, Given | 'property_id' | 'sequence'>[];
  readonly loans: readonly Omit<Insertable<LoansTable>, Given | 'loan_id' | 'loan_order'>[];
  readonly parties: readonly SeedParty[];
  readonly criticalNotes?: readonly string[];
}

/** Stores files with a statement per table, and answers their ids in order. */
export async function storeFiles(tx: Transaction<DB>, tenant: string, files: readonly SeedFile[]): Promise<number[]> {
  const count = (list: 'properties' | 'loans' | 'parties' | 'criticalNotes') =>
    files.reduce((sum, file) => sum + (file[list]?.length ?? 0), 0);
  const take = async (counter: string, howMany: number) => (howMany === 0 ? 0 : nextIDs(tx, counter, howMany));

  const firstOrder = await take('orders_id', files.length);
  let propertyID = await take('property_id', count('properties'));
  let loanID = await take('loan_id', count('loans'));
  let rolesID = await take('roles_id', count('parties'));
  let noteID = await take('order_note_id', count('criticalNotes'));

  const orders: Insertable<OrdersTable>[] = [];
  const properties: Insertable<PropertiesTable>[] = [];
  const loans: Insertable<LoansTable>[] = [];
  const parties: Insertable<OrderPartiesTable>[] = [];
  const notes: Insertable<DB['order_notes']>[] = [];
  for (const [index, file] of files.entries()) {
    const key = { tenant_id: tenant, orders_id: firstOrder + index };
    orders.push({ ...key, ...file.order, default_loan_id: file.loans.length > 0 ? loanID : null });
    for (const [at, loan] of file.loans.entries())
      loans.push({ ...key, loan_id: loanID++, loan_order: at + 1, ...loan });
    for (const [at, property] of file.properties.entries())
      properties.push({ ...key, property_id: propertyID++, sequence: at + 1, ...property });
    for (const [at, { seal, ...party }] of file.parties.entries()) {
      parties.push({ ...key, roles_id: rolesID, sequence: at + 1, ...party, ...seal?.(rolesID) });
      rolesID += 1;
    }
    for (const body of file.criticalNotes ?? [])
      notes.push({ ...key, order_note_id: noteID++, body, is_critical: true });
  }
  await insertRows(tx, 'orders', orders);
  await insertRows(tx, 'loans', loans);
  await insertRows(tx, 'properties', properties);
  await insertRows(tx, 'order_parties', parties);
  await insertRows(tx, 'order_notes', notes);
  return files.map((_, index) => firstOrder + index);
}
