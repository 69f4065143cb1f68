import { randomUUID } from 'node:crypto';
import { letterRecord } from '@closewright/contract/closing-protection';
import { commercialLists, commercialRecord } from '@closewright/contract/commercial-statement';
import { documentRecord } from '@closewright/contract/documents';
import { fileNoteRecord } from '@closewright/contract/file-notes';
import { allFieldsOf, type Fields, fact, type RecordKind, type RecordLists } from '@closewright/contract/kit';
import { orderRecord, orderRecordLists } from '@closewright/contract/orders';
import { settlementLists, settlementRecord } from '@closewright/contract/settlement';
import { taskNoteRecord, taskRecord } from '@closewright/contract/workflow';
import type { ActionName } from '@closewright/domain/access';
import { ReferenceTable } from '@closewright/domain/custom-fields';
import { fileRecordLimits, type RecordProblems } from '@closewright/domain/file-records';
import { RoleType } from '@closewright/domain/parties';
import { z } from 'zod';
import { type RecordTable, tableOf } from '../../platform/records/index.ts';
import { documentProblems, storedLetterProblems } from './row-problems.ts';

/**
 * One kind of rows of a file, as import and export know it. A further record is one entry of `sections`: both directions, the columns of CSV,
 * the checks and the storing follow from it. `sections.test.ts` is red for a record of a file without an entry or a reason.
 */
export interface Section extends Omit<RecordTable, 'parent' | 'root'> {
  /** The array in JSON: `properties`. */
  readonly list: string;
  /** What a column of CSV begins with: `property`. */
  readonly prefix: string;
  readonly fields: Fields;
  /** Column that names the row these belong to, where that is not the file. */
  readonly parent: string | undefined;
  readonly children?: readonly Section[];
  /** The hosts whose custom fields a row can have. */
  readonly customHosts?: (row: Readonly<Record<string, unknown>>) => readonly ReferenceTable[];
  /**
   * What is wrong with a row as a whole.
   * @param links the fields in which it names another row
   * @param all the rows of its list that belong to the same, itself among them
   */
  readonly problems?:
    | ((
        row: Readonly<Record<string, unknown>>,
        links: ReadonlySet<string>,
        all: readonly Readonly<Record<string, unknown>>[],
      ) => RecordProblems)
    | undefined;
  /** Most rows of a file, or of the row they belong to: as many as the api takes. */
  readonly most?: number | undefined;
  /** What fields have that the import says nothing of. */
  readonly defaults?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** What it takes to see these rows, and those below them; they are left out of an export for who may not. */
  readonly action?: ActionName | undefined;
  /** What it takes to see what people enter in them, where that is more; their facts and those below them are in an export without it. */
  readonly entries?: { readonly action: ActionName; readonly fields: Fields } | undefined;
  /** Of rows that the document store keeps, the fields of their bytes as base64 and of their hash. */
  readonly kept?: { readonly content: string; readonly hash: string };
  /** A field that no two rows of a tenant share, and why a row that shares it is refused. */
  readonly unique?: { readonly field: string; readonly taken: string };
}

/** What of a section follows from its record. */
function ofRecord(record: RecordKind) {
  const { most, read, opens = read, problems, fields } = record;
  const { parent, root, ...table } = tableOf(record);
  const ofRows: Section['problems'] = problems && ((row, _links, all) => problems(row, all));
  // What belongs to a row is seen with it. Who may export a file may see what File Main shows.
  const hasOwnRight = parent === undefined && opens !== null && opens !== 'readOrder';
  return {
    ...table,
    parent: parent ?? root,
    fields: allFieldsOf(record),
    most,
    problems: ofRows,
    action: hasOwnRight ? opens : undefined,
    entries: read === null || read === opens ? undefined : { action: read, fields },
  };
}

const { rowsPerSave } = fileRecordLimits;

/**
 * The lists of a file or of a part of it, those below a list among its children.
 * @param more what differs by list, in the order in which they are stored; a list is called as people call its rows
 */
function ofLists(
  lists: RecordLists,
  more: Readonly<Record<string, Partial<Section>>> = {},
  above?: string,
): readonly Section[] {
  return Object.keys({ ...more, ...lists }).flatMap((name) => {
    const listed = lists[name];
    if (listed === undefined || listed.parent !== above) return [];
    const { record, what, many } = listed;
    // Of what has no limit, as many as one save takes.
    const made = { ...ofRecord(record), list: many, prefix: what, most: record.most ?? rowsPerSave, ...more[name] };
    return [{ ...made, children: ofLists(lists, more, name) }];
  });
}

/** What import and export say of the lists of a file; loans come before the properties that name them. */
const ofFile: Readonly<Record<keyof typeof orderRecordLists, Partial<Section>>> = {
  loans: { customHosts: () => [ReferenceTable.SaleLoan] },
  properties: { customHosts: () => [ReferenceTable.Property] },
  propertyTaxes: { list: 'taxes', prefix: 'tax' },
  contacts: {
    list: 'parties',
    prefix: 'party',
    customHosts: ({ roleTypeID }) => [
      ReferenceTable.OrderContacts,
      ...(roleTypeID === RoleType.Buyer ? [ReferenceTable.Buyer] : []),
      ...(roleTypeID === RoleType.Seller ? [ReferenceTable.Seller] : []),
    ],
  },
  partySigners: {},
};

/** What import and export say of the lists of a statement. */
const ofStatement: Partial<Record<keyof typeof settlementLists, Partial<Section>>> = {
  escrowItems: { list: 'escrowItems', prefix: 'escrowItem' },
  recordingDocuments: { list: 'recordingDocuments', prefix: 'recordingDocument' },
  transferTaxes: { list: 'transferTaxes', prefix: 'transferTax' },
  rateOrders: { list: 'rateOrders', prefix: 'rateOrder' },
  outsideParties: { list: 'outsideParties', prefix: 'outsideParty' },
  titlePolicies: { list: 'titlePolicies', prefix: 'titlePolicy' },
};

/** The rows of a file in the order in which they are stored: who is named by others comes before them. */
const sections: readonly Section[] = [
  ...ofLists(orderRecordLists, ofFile),
  {
    ...ofRecord(fileNoteRecord),
    list: 'notes',
    prefix: 'note',
    defaults: () => ({ createdAt: 'now' }),
    problems: ({ supersededAt, isCritical, isPinned }): RecordProblems =>
      supersededAt && (isCritical === true || isPinned === true)
        ? { supersededAt: 'A superseded note is neither critical nor pinned' }
        : {},
  },
  {
    ...ofRecord(taskRecord),
    list: 'tasks',
    prefix: 'task',
    defaults: ({ isComplete }) => (isComplete === true ? { completedAt: 'now', completedBy: 'system:import' } : {}),
    problems: ({ isComplete, completedAt, completedBy, dueAnchor, dueDays, dueCalendar }): RecordProblems => ({
      ...(isComplete !== true && (completedAt || completedBy) ? { isComplete: 'What was completed is complete' } : {}),
      ...(((dueAnchor ?? null) === null ? (dueDays ?? dueCalendar ?? null) !== null : (dueDays ?? null) === null)
        ? { dueAnchor: 'A due rule has a date and days' }
        : {}),
    }),
    children: [
      {
        ...ofRecord(taskNoteRecord),
        list: 'earlierNotes',
        prefix: 'earlier',
        defaults: () => ({ notedBy: 'system:import' }),
      },
    ],
  },
  {
    ...ofRecord(settlementRecord),
    list: 'settlements',
    prefix: 'settlement',
    children: ofLists(settlementLists, ofStatement),
  },
  {
    ...ofRecord(commercialRecord),
    list: 'commercialStatements',
    prefix: 'commercial',
    most: 1,
    // A line has a field of that name.
    children: ofLists(commercialLists, { commercialAmounts: { list: 'shares', prefix: 'share' } }),
  },
  {
    ...ofRecord(documentRecord),
    list: 'documents',
    prefix: 'document',
    fields: {
      ...documentRecord.facts,
      sha256: fact.text('SHA-256', true, z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 digits 0 to f')),
      content: fact.text('Content', true, z.string()),
    },
    kept: { content: 'content', hash: 'sha256' },
    problems: documentProblems,
  },
  {
    ...ofRecord(letterRecord),
    list: 'letters',
    prefix: 'letter',
    // A request keeps its key: one the underwriter has not answered is asked again by it, and never becomes a second letter.
    unique: { field: 'requestKey', taken: 'is the request of a letter that is here already' },
    defaults: ({ state }) => ({
      requestKey: randomUUID(),
      requestedBy: 'system:import',
      ...(state === 'Voided' ? { voidedBy: 'system:import' } : {}),
    }),
    problems: storedLetterProblems,
  },
];

/** The file itself, with everything in it. */
export const fileSection: Section = {
  ...ofRecord(orderRecord),
  list: 'files',
  prefix: '',
  customHosts: () => [ReferenceTable.Orders, ReferenceTable.FileMain],
  children: sections,
};

/** The settlement statements of a file. */
export const settlementSection: Section | undefined = sections.find(({ table }) => table === settlementRecord.table);

/** The sections below one, those below these among them. */
export const descendants = ({ children = [] }: Section): Section[] =>
  children.flatMap((child) => [child, ...descendants(child)]);

/** Rows of a section that are written shorter because what they are is in the name: `buyers`, `seller2.name`. */
export const shortForms = [
  { list: 'buyers', prefix: 'buyer', of: 'parties', roleTypeID: RoleType.Buyer },
  { list: 'sellers', prefix: 'seller', of: 'parties', roleTypeID: RoleType.Seller },
] as const;

interface RowLink {
  readonly list: string;
  readonly several: boolean;
  /** Only rows before the one that names them. */
  readonly before?: boolean;
}

/** Lookups whose values are places in a list of the file, from 1; several of them are separated by commas. */
export const rowLinks: ReadonlyMap<string, RowLink> = new Map<string, RowLink>([
  ['loansOfFile', { list: 'loans', several: false }],
  ['notesOfFile', { list: 'notes', several: false }],
  ['tasksOfFile', { list: 'tasks', several: true }],
  ['documentsOfFile', { list: 'documents', several: false }],
  ['lettersOfFile', { list: 'letters', several: false, before: true }],
]);

/** Lookups that are no set of choices: their values name another row, and are looked up when everything else of the file is known. */
export const linkLookups: ReadonlySet<string> = new Set([...rowLinks.keys(), 'files', 'companies', 'companyContacts']);
