import { type AddressParts, formatAddress } from '../formats/index.ts';
import { type NamedParty, partyDisplayName, RoleType } from '../parties/index.ts';

/** A contact of a file, as far as the closing disclosure tells of it. */
export interface DisclosedContact extends NamedParty, AddressParts {
  readonly rolesID: number;
  /** Whose agent it is, by the role of that side. */
  readonly buyerSellerID: number | null;
  readonly nmlsID: string | null;
  readonly licenseID: string | null;
  readonly contactName: string | null;
  readonly contactNmlsID: string | null;
  readonly contactLicenseID: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The columns of the table, in the order of the form (12 CFR 1026.38(r)). */
export const contactColumns = {
  lender: 'Lender',
  mortgageBroker: 'Mortgage Broker',
  buyerBroker: 'Real Estate Broker (B)',
  sellerBroker: 'Real Estate Broker (S)',
  settlementAgent: 'Settlement Agent',
} as const;

export type ContactColumn = keyof typeof contactColumns;

/** The lines of the table, and the fields of a contact that each is made of. */
const contactLines = {
  name: ['Name', ['name']],
  address: ['Address', ['address1', 'city', 'state', 'zip']],
  nmlsID: ['NMLS ID', ['nmlsID']],
  licenseID: ['License ID', ['licenseID']],
  contact: ['Contact', ['contactName']],
  contactNmlsID: ['Contact NMLS ID', ['contactNmlsID']],
  contactLicenseID: ['Contact License ID', ['contactLicenseID']],
  email: ['Email', ['email']],
  phone: ['Phone', ['phone']],
} as const;

export type ContactLine = keyof typeof contactLines;

/** The lines with their names, in the order of the form. */
export const contactLineNames: readonly (readonly [line: ContactLine, name: string])[] = Object.entries(
  contactLines,
  // The keys of a literal are known by its type.
).map(([line, [name]]) => [line as ContactLine, name]);

/** What stands in a line of a contact, and the field where it is typed. */
export interface ContactCell {
  readonly text: string;
  readonly field: string;
  /** It has to stand there, as far as the contact has it. */
  readonly isMissing: boolean;
}

/** A column of the table; without cells where nobody has the role. */
export interface ContactOfDisclosure {
  readonly key: string;
  readonly title: string;
  readonly cells: Readonly<Record<ContactLine, ContactCell>> | null;
}

/** Something that the table has to tell and the file does not say. */
export interface MissingContact {
  readonly words: string;
  /** The field where it is typed; null where a contact is missing altogether. */
  readonly field: string | null;
}

/** The contact information of page 5. */
export interface ContactInformation {
  readonly columns: readonly ContactOfDisclosure[];
  readonly missing: readonly MissingContact[];
}

const rolesOf: Readonly<Record<number, ContactColumn>> = {
  [RoleType.Lender]: 'lender',
  [RoleType.AdditionalLender]: 'lender',
  [RoleType.MortgageBroker]: 'mortgageBroker',
  [RoleType.AdditionalBuyerRealtor]: 'buyerBroker',
  [RoleType.AdditionalSellerRealtor]: 'sellerBroker',
  [RoleType.SettlementAgent]: 'settlementAgent',
};

const brokersOf: Readonly<Record<number, ContactColumn>> = {
  [RoleType.Buyer]: 'buyerBroker',
  [RoleType.Seller]: 'sellerBroker',
};

/** Which column a contact stands in; none for those the table does not tell of, and for an agent of whom nobody knows whose it is. */
const columnOf = ({ roleTypeID, buyerSellerID }: DisclosedContact): ContactColumn | undefined =>
  roleTypeID === RoleType.Realtor ? brokersOf[buyerSellerID ?? 0] : rolesOf[roleTypeID];

/**
 * The contact information of the closing disclosure, page 5 (12 CFR 1026.38(r)): a column for each role, more where several have it, blank where nobody
 * does. What is missing is named: a lender and a settlement agent every loan has; of the others, what each that is there has to tell. An id is an NMLS ID or, if there is none, a license ID.
 */
export function contactInformation(contacts: readonly DisclosedContact[]): ContactInformation {
  // The keys of a literal are known by its type.
  const columns = (Object.keys(contactColumns) as ContactColumn[]).flatMap((column): ContactOfDisclosure[] => {
    const own = contacts.filter((contact) => columnOf(contact) === column);
    const title = contactColumns[column];
    if (own.length === 0) return [{ key: column, title, cells: null }];
    return own.map((contact) => ({ key: `${column}.${contact.rolesID}`, title, cells: cellsOf(contact) }));
  });
  return { columns, missing: [...columns.flatMap(missingOf), ...contacts.flatMap(withoutSide)] };
}

function cellsOf(contact: DisclosedContact): Record<ContactLine, ContactCell> {
  const texts: Record<ContactLine, string> = {
    name: hasName(contact) ? partyDisplayName(contact) : '',
    address: formatAddress(contact),
    nmlsID: contact.nmlsID?.trim() ?? '',
    licenseID: contact.licenseID?.trim() ?? '',
    contact: contact.contactName?.trim() ?? '',
    contactNmlsID: contact.contactNmlsID?.trim() ?? '',
    contactLicenseID: contact.contactLicenseID?.trim() ?? '',
    email: contact.email?.trim() ?? '',
    phone: contact.phone?.trim() ?? '',
  };
  const hasID = texts.nmlsID !== '' || texts.licenseID !== '';
  const hasIDOfContact = texts.contactNmlsID !== '' || texts.contactLicenseID !== '';
  const isMissing = (line: ContactLine): boolean => {
    if (line === 'licenseID' || line === 'contactLicenseID') return false;
    if (line === 'nmlsID') return !hasID;
    if (line === 'contactNmlsID') return !hasIDOfContact;
    return contactLines[line][1].some((field) => !contact[field]?.trim()) && (line !== 'name' || texts.name === '');
  };
  const cell = (line: ContactLine): ContactCell => {
    const fields: readonly (keyof DisclosedContact)[] = contactLines[line][1];
    // It leads to the first part that is missing.
    const field = fields.find((name) => !contact[name]) ?? fields[0];
    return { text: texts[line], field: `file.contacts.${contact.rolesID}.${field}`, isMissing: isMissing(line) };
  };
  return Object.fromEntries(contactLineNames.map(([line]) => [line, cell(line)])) as Record<ContactLine, ContactCell>;
}

const hasName = ({ name, firstName, lastName }: NamedParty): boolean =>
  [name, firstName, lastName].some((part) => part?.trim());

/** The roles that every loan has. */
const always: readonly string[] = [contactColumns.lender, contactColumns.settlementAgent];

/** What to look for, where that is not the name of the line. */
const wordsOf: Readonly<Partial<Record<ContactLine, string>>> = {
  address: 'whole address',
  nmlsID: 'NMLS ID or license ID, if it has one',
  contact: 'the person to ask for',
  contactNmlsID: 'NMLS ID or license ID of the contact, if there is one',
};

function missingOf({ title, cells }: ContactOfDisclosure): MissingContact[] {
  if (cells === null) return always.includes(title) ? [{ words: `${title}: nobody has this role`, field: null }] : [];
  const who = cells.name.text || title;
  return contactLineNames.flatMap(([line, name]) => {
    const { isMissing, field } = cells[line];
    return isMissing ? [{ words: `${who}: ${wordsOf[line] ?? name.toLowerCase()}`, field }] : [];
  });
}

/** An agent of whom nobody knows whose it is stands in no column; the role of either side says it. */
function withoutSide(contact: DisclosedContact): MissingContact[] {
  if (contact.roleTypeID !== RoleType.Realtor || columnOf(contact) !== undefined) return [];
  const words = `${partyDisplayName(contact)}: whose real estate agent it is`;
  return [{ words, field: `file.contacts.${contact.rolesID}.roleTypeID` }];
}
