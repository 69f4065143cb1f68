import {
  companyContactFacts,
  companyFacts,
  type DocumentCompany,
  type FileDocument,
  fileDocumentVersion,
} from '@closewright/contract/file-export';
import { type ActionName, can } from '@closewright/domain/access';
import { CustomFieldType, hostActions, parseCompanyValue } from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import { partyDisplayName } from '@closewright/domain/parties';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { DocumentStore } from '../../platform/documents/index.ts';
import { openTaxID, type SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { noteReveal } from '../orders/party-tax-id.queries.ts';
import type { CustomFields } from './check-custom-values.ts';
import {
  type NamedCompany,
  noteExport,
  readChoiceNames,
  readCustomValues,
  readFileNumber,
  readNamedCompanies,
  readRows,
  type StoredRow,
} from './export.queries.ts';
import { readCustomFields } from './import.queries.ts';
import { descendants, fileSection, rowLinks, type Section } from './sections.ts';
import { type ChoiceNames, writeMoney, writeValue } from './write-value.ts';

/** What the values of a document are opened with. */
interface Opening {
  readonly secrets: SecretBox;
  readonly documents: DocumentStore;
}

interface Deps extends Opening {
  readonly database: Database;
}

interface Place {
  readonly tenant: string;
  readonly ordersID: number;
}

/** A file as a document, for a person: numbers stand in it when they are asked for by who may see them, and each of them is noted as looked at. */
export function exportFile(
  { database, ...opening }: Deps,
  caller: Caller,
  { ordersID, withTaxIDs }: { ordersID: number; withTaxIDs: boolean },
): Promise<FileDocument> {
  return besideFile({ database, caller, ordersID, action: 'exportOrder' }, async (tx, { place, session, file }) => {
    // Seeing a number is for whoever may change files; what is locked or in use may be looked into, too.
    const isClear = withTaxIDs && can(session.access, 'saveOrder').allowed;
    const may = (action: ActionName) => can(session.access, action, { file }).allowed;
    return documentOf(tx, opening, place, { withTaxIDs: isClear, may });
  });
}

/** How much of a file a document shows. */
interface Shown {
  readonly withTaxIDs: boolean;
  /** Whether the rows that take this action may be in it. */
  readonly may: (action: ActionName) => boolean;
}

/** A file as a document. Writes into its audit that it was taken out, and which numbers with it. */
export async function documentOf(
  tx: Transaction<DB>,
  { secrets, documents }: Opening,
  place: Place,
  { withTaxIDs, may }: Shown,
): Promise<FileDocument> {
  await noteExport(tx, place, withTaxIDs);
  const custom = await readCustomFields(tx, place.tenant);
  const isSeen = (table: number) => may(hostActions[table as keyof typeof hostActions].read);
  const seen = new Set(
    custom.definitions
      .filter(({ referenceTable }) => isSeen(referenceTable))
      .map(({ customDataDefinitionID }) => customDataDefinitionID),
  );
  const writing: Writing = {
    tx,
    secrets,
    place,
    withTaxIDs,
    may,
    names: await readChoiceNames(tx, place.tenant),
    custom,
    customValues: (await readCustomValues(tx, place)).filter(({ customDataDefinitionID: id }) => seen.has(id)),
    rows: new Map(),
    companies: [],
    references: new Map(),
  };
  const all = [fileSection, ...descendants(fileSection)];
  const hidden = all.filter(({ action }) => action !== undefined && !may(action));
  // What is below something that is left out is left out with it.
  const named = hidden.filter((section) => !hidden.some((other) => descendants(other).includes(section)));
  const unread = new Set(hidden.flatMap((section) => [section, ...descendants(section)]));
  for (const section of all.filter((each) => !unread.has(each)))
    writing.rows.set(section, await readRows(tx, documents, section, place));
  const companies = await namedCompanies(writing);
  const complete: Writing = { ...writing, companies, references: referencesOf(companies) };
  const [file] = complete.rows.get(fileSection) ?? [];
  if (!file) throw new AppError('NOT_FOUND');
  return {
    schema: 'closewright-files',
    version: fileDocumentVersion,
    taxIDs: withTaxIDs ? 'clear' : 'masked',
    leftOut: [
      ...named.map(({ list }) => list),
      ...all.flatMap((section) => (unread.has(section) || !hidesEntries(section, may) ? [] : [`${section.prefix}.*`])),
      ...(may('readCustomPage') ? [] : ['custom']),
    ],
    companies: companies.map((company) => documentCompany(company, complete.references)),
    files: [await writeRow(complete, fileSection, file)],
  };
}

interface Writing {
  readonly tx: Transaction<DB>;
  readonly secrets: SecretBox;
  readonly place: Place;
  readonly withTaxIDs: boolean;
  readonly may: Shown['may'];
  readonly names: ChoiceNames;
  readonly custom: CustomFields;
  readonly customValues: Awaited<ReturnType<typeof readCustomValues>>;
  readonly rows: Map<Section, StoredRow[]>;
  readonly companies: readonly NamedCompany[];
  /** What each company is called in the document. */
  readonly references: ReadonlyMap<number, string>;
}

type Json = { [name: string]: unknown };

const hidesEntries = ({ entries }: Section, may: Shown['may']): boolean =>
  entries !== undefined && !may(entries.action);

async function writeRow(writing: Writing, section: Section, row: StoredRow): Promise<Json> {
  const json: Json = {};
  const hidden = hidesEntries(section, writing.may) ? section.entries?.fields : undefined;
  for (const [name, field] of Object.entries(section.fields)) {
    if (hidden && name in hidden) continue;
    const value =
      field.kind === 'secret'
        ? await writeSecret(writing, row)
        : ((await writeLink(writing, field.lookup, row.values[name])) ??
          writeValue(field, row.values[name], writing.names));
    if (value !== undefined) json[name] = value;
  }
  const custom = writeCustom(writing, section, row);
  if (custom) json.custom = custom;
  for (const child of section.children ?? []) {
    const rows = (writing.rows.get(child) ?? []).filter(({ parentID }) => !child.parent || parentID === row.id);
    if (rows.length === 0) continue;
    const list: Json[] = [];
    for (const each of rows) list.push(await writeRow(writing, child, each));
    json[child.list] = list;
  }
  return json;
}

async function writeSecret({ tx, secrets, place, withTaxIDs }: Writing, row: StoredRow): Promise<string | undefined> {
  if (row.sealed === null) return undefined;
  if (!withTaxIDs) return row.masked ?? undefined;
  const { name, firstName, lastName, roleTypeID } = row.values as {
    name: string | null;
    firstName: string | null;
    lastName: string | null;
    roleTypeID: number;
  };
  const partyName = partyDisplayName({ name, firstName, lastName, roleTypeID }).slice(0, 200);
  await noteReveal(tx, place, { rolesID: row.id, partyName, taxIDShown: row.masked });
  return openTaxID(secrets, { tenant: place.tenant, row: row.id }, row.sealed, row.masked?.slice(-4) ?? null);
}

/** What a field that names another row says of it; undefined for fields that name none. */
async function writeLink(
  writing: Writing,
  lookup: string | undefined,
  value: unknown,
): Promise<string | number | undefined> {
  const link = rowLinks.get(lookup ?? '');
  if (link) {
    const rows = [...writing.rows].find(([section]) => section.list === link.list)?.[1] ?? [];
    const places = [value].flat().flatMap((wanted) => {
      const index = rows.findIndex(({ id }) => id === wanted);
      return index < 0 ? [] : [index + 1];
    });
    return link.several ? places.join(', ') || undefined : places[0];
  }
  if (typeof value !== 'number') return undefined;
  switch (lookup) {
    case 'files':
      return (await readFileNumber(writing.tx, writing.place.tenant, value)) ?? undefined;
    case 'companies':
      return writing.references.get(value);
    case 'companyContacts':
      return contactName(writing, value);
    default:
      return undefined;
  }
}

const contactName = ({ companies }: Writing, contactID: number): string | undefined =>
  companies.flatMap(({ contacts }) => contacts).find((contact) => contact.contactID === contactID)?.contactName;

function writeCustom(writing: Writing, section: Section, row: StoredRow): Json | null {
  const hosts = new Set<number>(section.customHosts?.(row.values) ?? []);
  const tabs: Record<string, Json> = {};
  for (const { customDataDefinitionID, recordID, content } of writing.customValues) {
    const definition = writing.custom.definitions.find(
      (each) => each.customDataDefinitionID === customDataDefinitionID,
    );
    if (!definition || recordID !== row.id || !hosts.has(definition.referenceTable) || content === null) continue;
    const text = writeContent(writing, definition.customDataType, content);
    if (text === undefined) continue;
    tabs[definition.tabLabel] = { ...tabs[definition.tabLabel], [definition.label]: text };
  }
  return Object.keys(tabs).length > 0 ? tabs : null;
}

function writeContent(writing: Writing, type: CustomFieldType, content: boolean | number | string) {
  if (type === CustomFieldType.Money) return writeMoney(content as number);
  if (type !== CustomFieldType.Company) return content;
  const company = parseCompanyValue(String(content));
  const reference = company && writing.references.get(company.companyID);
  if (!reference) return undefined;
  const contact = contactName(writing, company.contactID);
  return contact === undefined ? reference : `${reference} | ${contact}`;
}

/** The companies and contacts that the file and its custom fields name. */
function namedCompanies({ tx, place, rows, custom, customValues }: Writing): Promise<NamedCompany[]> {
  const companyTypes = new Set(
    custom.definitions
      .filter(({ customDataType }) => customDataType === CustomFieldType.Company)
      .map(({ customDataDefinitionID }) => customDataDefinitionID),
  );
  const ofCustom = customValues
    .filter(({ customDataDefinitionID }) => companyTypes.has(customDataDefinitionID))
    .flatMap(({ content }) => parseCompanyValue(String(content)) ?? []);
  const linked = (lookup: string) =>
    [...rows].flatMap(([{ fields }, list]) =>
      Object.entries(fields)
        .filter(([, field]) => field.lookup === lookup)
        .flatMap(([name]) => list.flatMap(({ values }) => (values[name] as number | null) ?? [])),
    );
  const companyIDs = [...linked('companies'), ...ofCustom.map(({ companyID }) => companyID)];
  const contactIDs = [...linked('companyContacts'), ...ofCustom.map(({ contactID }) => contactID)];
  return readNamedCompanies(
    tx,
    place.tenant,
    { companyIDs, contactIDs },
    { company: companyFacts, contact: companyContactFacts },
  );
}

/** What companies are called: by name, and those of one name with a number after it. */
function referencesOf(companies: readonly NamedCompany[]): Map<number, string> {
  const used = new Map<string, number>();
  return new Map(
    companies.map(({ companyID, name }) => {
      const key = name.toLowerCase();
      const times = (used.get(key) ?? 0) + 1;
      used.set(key, times);
      return [companyID, times === 1 ? name : `${name} #${times}`];
    }),
  );
}

function documentCompany(
  { companyID, contacts, ...facts }: NamedCompany,
  references: ReadonlyMap<number, string>,
): DocumentCompany {
  return {
    ...facts,
    reference: references.get(companyID) ?? facts.name,
    contacts: contacts.map(({ contactID: _contactID, ...contact }) => contact),
  };
}
