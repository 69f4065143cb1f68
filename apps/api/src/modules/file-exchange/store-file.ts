import { columnOf, type Field } from '@closewright/contract/kit';
import { type CustomDataValue, formatCompanyValue, withValue } from '@closewright/domain/custom-fields';
import { roleTypes } from '@closewright/domain/parties';
import type { Insertable, Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { DocumentStore } from '../../platform/documents/index.ts';
import { type SecretBox, sealTaxID } from '../../platform/secrets/index.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';
import { refreshAlerts } from '../alerts/refresh-alerts.usecases.ts';
import { insertCompany, insertContact } from '../companies/company-record.queries.ts';
import { addValues, type HostRecord } from '../custom-data/custom-data-values.queries.ts';
import type { CheckedFile, CheckedRow } from './check-record.ts';
import type { Directory, KnownCompany } from './directory.ts';
import { readPrimaryFile, readTaken } from './import.queries.ts';
import { linkedPlace } from './linked-place.ts';
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
  /** Companies these files named, with those they added. */
  readonly companies: Map<string, KnownCompany>;
}

/** A file that is being stored, and one of its rows. */
interface StoredFile {
  readonly file: CheckedFile;
  /** Ids of its rows by their paths. */
  readonly ids: Map<string, number>;
  /** Its place among the files that are stored together. */
  readonly place: number;
}

interface StoredRow {
  readonly of: StoredFile;
  readonly row: CheckedRow;
}

/**
 * Stores files with everything in them, section by section, so that a hundred files take as many statements as one. Answers the companies
 * that are in the directory now.
 */
export async function storeFiles(
  tx: Transaction<DB>,
  tenant: string,
  sealing: Sealing,
  checked: readonly CheckedFile[],
  directory: Directory,
  place: Place,
): Promise<KnownCompany[]> {
  const storing: Storing = { ...sealing, tx, tenant, directory, companies: new Map() };
  const files = checked.map((file, index): StoredFile => ({ file, ids: new Map(), place: index }));
  const sections = [fileSection, ...descendants(fileSection)];
  const rowsOf = Map.groupBy(
    files.flatMap((of) => of.file.rows.map((row): StoredRow => ({ of, row }))),
    ({ row }) => row.section,
  );
  for (const section of sections) {
    const rows = rowsOf.get(section) ?? [];
    // The store of documents gives its own.
    if (rows.length === 0 || section.kept !== undefined) continue;
    const first = await nextIDs(tx, section.id, rows.length);
    for (const [index, { of, row }] of rows.entries()) of.ids.set(row.path, first + index);
  }
  for (const section of sections) {
    const rows = rowsOf.get(section) ?? [];
    place.column = rows.length > 1 ? section.list : (rows[0]?.row.path ?? '');
    await storeSection(storing, section, rows);
  }
  place.column = 'custom';
  await storeCustomValues(storing, files);
  place.column = '';
  await refreshAlerts(
    tx,
    tenant,
    files.map(({ ids }) => ids.get('') ?? 0),
  );
  return [...storing.companies.values()];
}

async function storeSection(storing: Storing, section: Section, rows: readonly StoredRow[]): Promise<void> {
  const { tenant, tx } = storing;
  if (section.kept !== undefined) return storeDocuments(storing, rows);
  await refuseTaken(
    storing,
    section,
    rows.map(({ row }) => row),
  );
  const places = new Map<string, number>();
  const stored: Record<string, unknown>[] = [];
  for (const { of, row } of rows) {
    const above = `${of.place}:${row.parentPath ?? ''}`;
    const place = (places.get(above) ?? 0) + 1;
    places.set(above, place);
    stored.push({
      tenant_id: tenant,
      orders_id: of.ids.get(''),
      [section.id]: of.ids.get(row.path),
      ...(section.order === section.id ? {} : { [section.order]: place }),
      ...(section.parent === undefined ? {} : { [section.parent]: of.ids.get(row.parentPath ?? '') }),
      ...(await columnsOf(storing, of, row)),
    });
  }
  // The rows were checked field by field against the contract, and the parity test ties the contract to these tables.
  await insertRows(tx, section.table as keyof DB, stored as unknown as Insertable<DB[keyof DB]>[]);
}

async function storeDocuments({ tx, tenant, documents }: Storing, rows: readonly StoredRow[]): Promise<void> {
  for (const { of, row } of rows) {
    const { name, mediaType, content } = row.values as { name: string; mediaType: string; content: string };
    const document = { ordersID: of.ids.get('') ?? 0, name, mediaType, content: Buffer.from(content, 'base64') };
    of.ids.set(row.path, await documents.put(tx, tenant, document));
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
async function columnsOf(storing: Storing, of: StoredFile, row: CheckedRow): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  const defaults = row.section.defaults?.(row.values) ?? {};
  for (const [name, field] of Object.entries(row.section.fields)) {
    const value = row.values[name] ?? defaults[name] ?? null;
    if (field.kind === 'secret') {
      const sealedFor = { tenant: storing.tenant, row: of.ids.get(row.path) ?? 0 };
      Object.assign(columns, sealTaxID(storing.secrets, sealedFor, value as string | null));
    } else columns[columnOf(name, field.kind)] = field.kind === 'boolean' ? (value ?? false) : value;
    const linked = await linkOf(storing, of, row, name, field);
    if (linked !== undefined) columns[columnOf(name, field.kind)] = linked;
  }
  return columns;
}

/** The id of the row that a field names; undefined for fields that name none. */
async function linkOf(
  storing: Storing,
  of: StoredFile,
  row: CheckedRow,
  name: string,
  { lookup }: Field,
): Promise<number | number[] | null | undefined> {
  const written = row.links.get(name);
  const link = rowLinks.get(lookup ?? '');
  if (link) {
    const rows = of.file.rows.filter(({ section }) => section.list === link.list);
    const idAt = (place: number) => of.ids.get(rows[place - 1]?.path ?? '') ?? null;
    if (link.several) return (written?.text.split(',') ?? []).flatMap((place) => idAt(Number(place)) ?? []);
    const place = linkedPlace(row, name, of.file.rows[0]);
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
      return written ? (await companyOf(storing, of, written.text)).companyID : null;
    case 'companyContacts': {
      const company = row.links.get('companyID');
      return written && company ? contactOf(storing, of, company.text, written.text) : null;
    }
    default:
      return undefined;
  }
}

async function companyOf(storing: Storing, of: StoredFile, reference: string): Promise<KnownCompany> {
  const { tx, tenant, directory, companies } = storing;
  const key = companyKey(storing, of, reference);
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

async function contactOf(storing: Storing, of: StoredFile, reference: string, contactName: string): Promise<number> {
  const company = await companyOf(storing, of, reference);
  const key = contactName.trim().toLowerCase();
  const known = company.contacts.find((each) => each.contactName.trim().toLowerCase() === key);
  if (known) return known.contactID;
  const match = storing.directory.contact(reference, contactName);
  if (match.is === 'none') throw new CannotStore('', match.why);
  if (match.is === 'known') return match.contactID;
  const contactID = await insertContact(storing.tx, storing.tenant, company.companyID, match.contact);
  const contacts = [...company.contacts, { contactID, contactName: match.contact.contactName }];
  storing.companies.set(companyKey(storing, of, reference), { ...company, contacts });
  return contactID;
}

/** A company for one-time use belongs to the file that named it, any other to all of them. */
function companyKey({ directory }: Storing, { place }: StoredFile, reference: string): string {
  const key = reference.toLowerCase();
  return directory.isOneTimeUse(reference) ? `${place}:${key}` : key;
}

async function storeCustomValues(storing: Storing, files: readonly StoredFile[]): Promise<void> {
  const { tx, tenant } = storing;
  const values: (HostRecord & { value: CustomDataValue })[] = [];
  for (const of of files) {
    const ordersID = of.ids.get('') ?? 0;
    for (const row of of.file.rows) {
      for (const { referenceTable, value, company } of row.custom) {
        const chosen = company && {
          companyID: (await companyOf(storing, of, company.company)).companyID,
          contactID: company.contact === null ? 0 : await contactOf(storing, of, company.company, company.contact),
        };
        values.push({
          tenant,
          ordersID,
          referenceTable: referenceTable as never,
          referenceTablePKValue: of.ids.get(row.path) ?? 0,
          value: chosen ? withValue(value, formatCompanyValue(chosen)) : value,
        });
      }
    }
  }
  await addValues(tx, tenant, values);
}
