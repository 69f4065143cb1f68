import { columnOf, type Field } from '@closewright/contract/kit';
import { formatCompanyValue, withValue } from '@closewright/domain/custom-fields';
import { roleTypes } from '@closewright/domain/parties';
import type { Insertable, Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { DocumentStore } from '../../platform/documents/index.ts';
import { type SecretBox, sealTaxID } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { refreshAlerts } from '../alerts/refresh-alerts.usecases.ts';
import { insertCompany, insertContact } from '../companies/company-record.queries.ts';
import { storeValues } from '../custom-data/custom-data-values.queries.ts';
import type { CheckedFile, CheckedRow } from './check-record.ts';
import type { Directory, KnownCompany } from './directory.ts';
import { readPrimaryFile, readTaken } from './import.queries.ts';
import { descendants, fileSection, rowLinks, type Section } from './sections.ts';

/** Why a file that passed every check cannot be stored after all. */
export class CannotStore extends Error {
  readonly column: string;
  constructor(column: string, why: string) {
    super(why);
    this.name = 'CannotStore';
    this.column = column;
  }
}

/** What of a file is being stored; a fault of the database or of a store does not say it. */
export interface Place {
  /** Path of the row, list of several rows, or empty: the file itself. */
  column: string;
}

/** Where what is no column of a row goes. */
interface Sealing {
  readonly secrets: SecretBox;
  readonly documents: DocumentStore;
}

interface Storing extends Sealing {
  readonly tx: Transaction<DB>;
  readonly tenant: string;
  readonly directory: Directory;
  /** Ids of the rows by their paths. */
  readonly ids: Map<string, number>;
  /** Companies this file named, with those it added. */
  readonly companies: Map<string, KnownCompany>;
}

/** Stores a file with everything in it, and answers the companies that are in the directory now. */
export async function storeFile(
  tx: Transaction<DB>,
  tenant: string,
  sealing: Sealing,
  file: CheckedFile,
  directory: Directory,
  place: Place,
): Promise<KnownCompany[]> {
  const storing: Storing = { ...sealing, tx, tenant, directory, ids: new Map(), companies: new Map() };
  for (const section of [fileSection, ...descendants(fileSection)]) {
    const rows = file.rows.filter((row) => row.section === section);
    // The store of documents gives its own.
    if (rows.length === 0 || section.kept !== undefined) continue;
    const first = await nextIDs(tx, section.id, rows.length);
    for (const [index, { path }] of rows.entries()) storing.ids.set(path, first + index);
  }
  for (const section of [fileSection, ...descendants(fileSection)]) {
    const rows = file.rows.filter((row) => row.section === section);
    place.column = rows.length > 1 ? section.list : (rows[0]?.path ?? '');
    await storeSection(storing, section, rows, file);
  }
  place.column = 'custom';
  await storeCustomValues(storing, file);
  place.column = '';
  await refreshAlerts(tx, tenant, [storing.ids.get('') ?? 0]);
  return [...storing.companies.values()];
}

async function storeSection(
  storing: Storing,
  section: Section,
  rows: readonly CheckedRow[],
  file: CheckedFile,
): Promise<void> {
  const { tenant, ids, tx } = storing;
  if (section.kept !== undefined) return storeDocuments(storing, rows);
  await refuseTaken(storing, section, rows);
  const ordersID = ids.get('');
  const places = new Map<string, number>();
  const stored: Record<string, unknown>[] = [];
  for (const row of rows) {
    const place = (places.get(row.parentPath ?? '') ?? 0) + 1;
    places.set(row.parentPath ?? '', place);
    stored.push({
      tenant_id: tenant,
      orders_id: ordersID,
      [section.id]: ids.get(row.path),
      ...(section.order === section.id ? {} : { [section.order]: place }),
      ...(section.parent === undefined ? {} : { [section.parent]: ids.get(row.parentPath ?? '') }),
      ...(await columnsOf(storing, row, file)),
    });
  }
  // The rows were checked field by field against the contract, and the parity test ties the contract to these tables.
  if (section === fileSection) {
    for (const row of stored)
      await tx
        .insertInto('orders')
        .values(row as never)
        .execute();
  } else await insertRows(tx, section.table as keyof DB, stored as unknown as Insertable<DB[keyof DB]>[]);
}

async function storeDocuments({ tx, tenant, ids, documents }: Storing, rows: readonly CheckedRow[]): Promise<void> {
  for (const { path, values } of rows) {
    const { name, mediaType, content } = values as { name: string; mediaType: string; content: string };
    const document = { ordersID: ids.get('') ?? 0, name, mediaType, content: Buffer.from(content, 'base64') };
    ids.set(path, await documents.put(tx, tenant, document));
  }
}

/** Refuses a row that shares with another of the tenant, or of this file, what no two rows share. */
async function refuseTaken({ tx, tenant }: Storing, section: Section, rows: readonly CheckedRow[]): Promise<void> {
  if (section.unique === undefined || rows.length === 0) return;
  const { field, taken } = section.unique;
  const named = rows.flatMap(({ path, values }) => {
    const value = values[field];
    return typeof value === 'string' ? [{ path, value: value.toLowerCase() }] : [];
  });
  const stored = new Set(
    await readTaken(
      tx,
      tenant,
      section,
      named.map(({ value }) => value),
    ),
  );
  for (const { path, value } of named) {
    if (stored.has(value)) throw new CannotStore(`${path}.${field}`, taken);
    stored.add(value);
  }
}

/** Every column of the section, so that all rows have the same. */
async function columnsOf(storing: Storing, row: CheckedRow, file: CheckedFile): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  const defaults = row.section.defaults?.(row.values) ?? {};
  for (const [name, field] of Object.entries(row.section.fields)) {
    const value = row.values[name] ?? defaults[name] ?? null;
    if (field.kind === 'secret')
      Object.assign(columns, sealTaxID(storing.secrets, storing.tenant, value as string | null));
    else columns[columnOf(name, field.kind)] = field.kind === 'boolean' ? (value ?? false) : value;
    const linked = await linkOf(storing, row, name, field, file);
    if (linked !== undefined) columns[columnOf(name, field.kind)] = linked;
  }
  return columns;
}

/** The id of the row that a field names; undefined for fields that name none. */
async function linkOf(
  storing: Storing,
  row: CheckedRow,
  name: string,
  { lookup }: Field,
  file: CheckedFile,
): Promise<number | number[] | null | undefined> {
  const written = row.links.get(name);
  const link = rowLinks.get(lookup ?? '');
  if (link) {
    const rows = file.rows.filter(({ section }) => section.list === link.list);
    const idAt = (place: number) => storing.ids.get(rows[place - 1]?.path ?? '') ?? null;
    if (link.several) return (written?.text.split(',') ?? []).flatMap((place) => idAt(Number(place)) ?? []);
    // A file with loans has one that stands for all.
    const place = written ? Number(written.text) : row.section === fileSection ? 1 : 0;
    return place > 0 && rows.length > 0 ? idAt(place) : null;
  }
  switch (lookup) {
    case 'files': {
      if (!written) return null;
      const primary = await readPrimaryFile(storing.tx, storing.tenant, written.text);
      if (primary === null)
        throw new CannotStore(written.column, `there is no file "${written.text}"; import it before this one`);
      if (primary.isSecondary)
        throw new CannotStore(written.column, `"${written.text}" is a secondary file itself: name its primary file`);
      return primary.ordersID;
    }
    case 'companies':
      return written ? (await companyOf(storing, written.text)).companyID : null;
    case 'companyContacts': {
      const company = row.links.get('companyID');
      return written && company ? contactOf(storing, company.text, written.text) : null;
    }
    default:
      return undefined;
  }
}

async function companyOf(storing: Storing, reference: string): Promise<KnownCompany> {
  const { tx, tenant, directory, companies } = storing;
  const key = reference.toLowerCase();
  const stored = companies.get(key);
  if (stored) return stored;
  const match = directory.company(reference);
  if (match.is === 'none') throw new CannotStore('', match.why);
  if (match.is === 'known') {
    companies.set(key, match.company);
    return match.company;
  }
  const { reference: _, roles, contacts, ...facts } = match.company;
  const roleTypeIDs = roleTypes.filter(({ label }) => roles.includes(label)).map(({ id }): number => id);
  // Region 0: of all regions, since the region it had elsewhere says nothing here.
  const companyID = await insertCompany(tx, tenant, { ...facts, regionID: 0, roleTypeIDs });
  const known: { contactID: number; contactName: string }[] = [];
  for (const contact of contacts)
    known.push({
      contactID: await insertContact(tx, tenant, companyID, contact),
      contactName: contact.contactName,
    });
  const { name, city = null, state = null, isOneTimeUse } = facts;
  const company = { companyID, name, city, state, contacts: known, isOneTimeUse };
  companies.set(key, company);
  return company;
}

async function contactOf(storing: Storing, reference: string, contactName: string): Promise<number> {
  const company = await companyOf(storing, reference);
  const key = contactName.trim().toLowerCase();
  const known = company.contacts.find((each) => each.contactName.trim().toLowerCase() === key);
  if (known) return known.contactID;
  const match = storing.directory.contact(reference, contactName);
  if (match.is === 'none') throw new CannotStore('', match.why);
  if (match.is === 'known') return match.contactID;
  const contactID = await insertContact(storing.tx, storing.tenant, company.companyID, match.contact);
  const contacts = [...company.contacts, { contactID, contactName: match.contact.contactName }];
  storing.companies.set(reference.toLowerCase(), { ...company, contacts });
  return contactID;
}

async function storeCustomValues(storing: Storing, file: CheckedFile): Promise<void> {
  const { tx, tenant, ids } = storing;
  const ordersID = ids.get('') ?? 0;
  for (const row of file.rows) {
    for (const { referenceTable, value, company } of row.custom) {
      const referenceTablePKValue = ids.get(row.path) ?? 0;
      const record = { tenant, ordersID, referenceTable: referenceTable as never, referenceTablePKValue };
      const chosen = company && {
        companyID: (await companyOf(storing, company.company)).companyID,
        contactID: company.contact === null ? 0 : await contactOf(storing, company.company, company.contact),
      };
      await storeValues(tx, record, [chosen ? withValue(value, formatCompanyValue(chosen)) : value]);
    }
  }
}
