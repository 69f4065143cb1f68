import { bankAccountRecord } from '@closewright/contract/bank-accounts';
import { checkLayoutRecord, checkPrinterRecord } from '@closewright/contract/check-printing';
import { letterFields } from '@closewright/contract/closing-protection';
import { commercialLists, commercialRecord } from '@closewright/contract/commercial-statement';
import { companyContactFields, companyFields } from '@closewright/contract/companies';
import { feeCodeRecord } from '@closewright/contract/fee-codes';
import { fileNoteFields } from '@closewright/contract/file-notes';
import type { RecordLists } from '@closewright/contract/kit';
import {
  loanFields,
  orderFields,
  orderRecord,
  orderRecordLists,
  partyFields,
  propertyFields,
} from '@closewright/contract/orders';
import { userFields } from '@closewright/contract/people';
import { records } from '@closewright/contract/records';
import { branchFields, regionFields } from '@closewright/contract/regions';
import {
  settlementLists,
  settlementRecord,
  statementRowIDs,
  takingBackFields,
  versionDeliveryFields,
  versionSigningFields,
} from '@closewright/contract/settlement';
import {
  lenderDefaultRecord,
  prorationDefaultRecord,
  templateLineRecord,
} from '@closewright/contract/statement-presets';
import { timeEntryFields } from '@closewright/contract/time-tracking';
import { plain } from '../../lib/fields/plain-field.ts';
import { plainKinds } from './plain-kinds.ts';
import { plainWords } from './plain-words.ts';

/*
 * What the browser knows of the records of the contract: their fields without the schemas. Built to literals, each export by itself
 * (vite/plain-modules.ts), so that a page carries the tables it names and no other.
 */

/** The lists of a file with every field of their rows, by the names they have in a save. */
export const fileLists = plainKinds(orderRecordLists);

/** The fields of a settlement statement itself. */
export const statementTable = plain(settlementRecord.fields);
/** The lists of a settlement statement. */
export const statementLists = plainKinds(settlementLists);

/** The delivery of a version. */
export const deliveryTable = plain(versionDeliveryFields);
/** A signature on a version, besides the party whose it is. */
export const signingTable = plain(versionSigningFields);
/** Why a delivery or a signature is taken back. */
export const takingBackTable = plain(takingBackFields);

/** The fields of a commercial statement itself. */
export const commercialTable = plain(commercialRecord.fields);
/** The lists of a commercial statement. */
export const commercialRows = plainKinds(commercialLists);

/** The fields of File Main: those of the file, and the few it shows of a property, a loan and a party. */
export const mainTables = {
  order: plain(orderFields),
  property: plain(propertyFields),
  loan: plain(loanFields),
  party: plain(partyFields),
};

/** A note of a file. */
export const noteTable = plain(fileNoteFields);

/** Time that somebody worked on a file. */
export const timeEntryTable = plain(timeEntryFields);

/** A closing protection letter. */
export const letterTable = plain(letterFields);

/** A company of the directory. */
export const companyTable = plain(companyFields);

/** A person of a company. */
export const companyContactTable = plain(companyContactFields);

/** A user. */
export const userTable = plain(userFields);

/** A region. */
export const regionTable = plain(regionFields);

/** A branch of a region. */
export const branchTable = plain(branchFields);

/** A bank account of the office. */
export const bankAccountTable = plain(bankAccountRecord.fields);

/** How the office prints checks on its paper. */
export const checkLayoutTable = plain(checkLayoutRecord.fields);

/** A printer that checks are printed on. */
export const checkPrinterTable = plain(checkPrinterRecord.fields);

/** A fee that the office charges again and again. */
export const feeCodeTable = plain(feeCodeRecord.fields);

/** What the office does with prorations of a state. */
export const prorationDefaultTable = plain(prorationDefaultRecord.fields);
/** A line of a settlement template. */
export const templateLineTable = plain(templateLineRecord.fields);
/** What statements of a lender's loans say again and again. */
export const lenderDefaultTable = plain(lenderDefaultRecord.fields);

const recordsOf = (lists: RecordLists) => Object.values(lists).map(({ record }) => record);

/** What the activity of a file tells of: the file and what is edited as part of it. */
export const activityWords = plainWords([
  orderRecord,
  ...recordsOf(orderRecordLists),
  settlementRecord,
  ...recordsOf(settlementLists),
  commercialRecord,
  ...recordsOf(commercialLists),
]);

/** The fields of ids by the lists of a statement, and the tables that the edits of a statement are of: their words are those of the activity. */
export const statementIDs = statementRowIDs;
export const editTables: Readonly<Record<string, string>> = {
  order: orderRecord.table,
  loans: orderRecordLists.loans.record.table,
  statement: settlementRecord.table,
  ...Object.fromEntries(Object.entries(settlementLists).map(([list, { record }]) => [list, record.table])),
};

/** Every record, for the audit log of the company. */
export const auditWords = plainWords(records);
