import type { CompanyContactRecord, CompanyRecord } from '@closewright/contract/companies';
import {
  type CheckedCompany,
  type CheckedContact,
  companyProblems,
  contactProblems,
} from '@closewright/domain/companies';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { refreshAlertsOfCompany } from '../alerts/refresh-alerts.usecases.ts';
import { readRegions } from '../regions/regions.queries.ts';
import { readerOf, requireEditor } from './company-access.ts';
import {
  insertCompany,
  insertContact,
  readContactRecord,
  readRecord,
  storeAddresses,
  updateCompany,
  updateContact,
} from './company-record.queries.ts';

type CompanyBody = Omit<
  CompanyRecord,
  | 'companyID'
  | 'mergedIntoID'
  | 'contacts'
  | 'addresses'
  | 'changes'
  | 'fileCount'
  | 'version'
  | 'updatedAt'
  | 'updatedBy'
>;
type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** The values that are given, over those that are stored. */
const over = <T extends object>(stored: T, changes: object): T =>
  ({ ...stored, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) }) as T;

/** A company with all that belongs to it. */
export function getCompany(database: Database, caller: Caller, companyID: number): Promise<CompanyRecord> {
  return database.inTenant(caller.actor, (tx) => companyRecord(tx, caller, companyID));
}

/** The company as it is now; NOT_FOUND where the caller has none of this number. */
export async function companyRecord(tx: Transaction<DB>, caller: Caller, companyID: number): Promise<CompanyRecord> {
  const company = await readRecord(tx, readerOf(caller), companyID);
  if (!company) throw new AppError('NOT_FOUND');
  return company;
}

/** The company, for a caller who may edit it. A merged one is history: nobody edits it. */
export async function editableCompany(tx: Transaction<DB>, caller: Caller, companyID: number): Promise<CompanyRecord> {
  const company = await companyRecord(tx, caller, companyID);
  requireEditor(caller, company.regionID);
  if (company.mergedIntoID !== null) {
    throw new AppError('FORBIDDEN', `This company was merged into company ${company.mergedIntoID}.`);
  }
  return company;
}

/** Adds a company. */
export function createCompany(database: Database, caller: Caller, company: CompanyBody): Promise<CompanyRecord> {
  requireEditor(caller, company.regionID);
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    await refuseWrong(tx, caller, company, '');
    return companyRecord(tx, caller, await insertCompany(tx, caller.actor.tenant, company));
  });
}

interface OneTimeUse {
  readonly name: string;
  readonly regionID: number;
  readonly roleTypeID: number;
}

/** Adds a company for one file only, by whoever may do that in its region (AllowOneTimeUseAgent), a region of theirs. */
export function createOneTimeUseCompany(
  database: Database,
  caller: Caller,
  { name, regionID, roleTypeID }: OneTimeUse,
) {
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const seen = caller.session.seesRegion(regionID) && (await hasRegion(tx, caller, regionID));
    refuseFields({ regionID: seen ? undefined : 'There is no such region' });
    refuseAction(caller.session.access, 'createOneTimeUseCompany', { regionID });
    const roleTypeIDs = roleTypeID === 0 ? [] : [roleTypeID];
    const company = { name, regionID, isOneTimeUse: true, roleTypeIDs };
    return { companyID: await insertCompany(tx, caller.actor.tenant, company), companyName: name };
  });
}

/** What alerts of files say of a company. */
const alertingFields: readonly (keyof CompanyBody)[] = ['name', 'doNotDoBusiness', 'doNotDoBusinessReason'];

interface Save {
  companyID: number;
  version: number;
  changes: Changes<CompanyBody>;
}

/** Saves what changed on a company. */
export function saveCompany(
  database: Database,
  caller: Caller,
  { companyID, version, changes }: Save,
): Promise<CompanyRecord> {
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = await editableCompany(tx, caller, companyID);
    refuseStale(stored, version);
    const company = over<CompanyBody>(stored, changes);
    requireEditor(caller, company.regionID);
    await refuseWrong(tx, caller, company, 'changes.');
    if (Object.keys(changes).length > 0) await updateCompany(tx, caller.actor.tenant, companyID, changes);
    if (alertingFields.some((name) => name in changes)) {
      await refreshAlertsOfCompany(tx, caller.actor.tenant, companyID);
    }
    return companyRecord(tx, caller, companyID);
  });
}

interface SaveAddresses {
  companyID: number;
  version: number;
  addresses: Parameters<typeof storeAddresses>[3];
}

/** Stores the further addresses of a company, all of them, as a change of the company. */
export function saveCompanyAddresses(
  database: Database,
  caller: Caller,
  { companyID, version, addresses }: SaveAddresses,
): Promise<CompanyRecord> {
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    const stored = await editableCompany(tx, caller, companyID);
    refuseStale(stored, version);
    const own = new Set<number | null>(stored.addresses.map((address) => address.companyAddressID));
    refuseFields(
      Object.fromEntries(
        addresses.map(({ companyAddressID: id }, at) => [
          `addresses.${at}`,
          id === null || own.has(id) ? undefined : 'The company has no such address',
        ]),
      ),
    );
    await storeAddresses(tx, caller.actor.tenant, stored, addresses);
    await updateCompany(tx, caller.actor.tenant, companyID, {});
    return companyRecord(tx, caller, companyID);
  });
}

type ContactBody = Omit<CompanyContactRecord, 'contactID' | 'companyID' | 'version' | 'updatedAt' | 'updatedBy'>;

/** Adds a contact to a company. */
export function createCompanyContact(
  database: Database,
  caller: Caller,
  companyID: number,
  contact: ContactBody,
): Promise<CompanyContactRecord> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    await editableCompany(tx, caller, companyID);
    refuseFields(contactProblems(contact));
    return contactRecord(tx, tenant, companyID, await insertContact(tx, tenant, companyID, contact));
  });
}

interface SaveContact {
  companyID: number;
  contactID: number;
  version: number;
  changes: Changes<ContactBody>;
}

/** Saves what changed on a contact. */
export function saveCompanyContact(
  database: Database,
  caller: Caller,
  { companyID, contactID, version, changes }: SaveContact,
): Promise<CompanyContactRecord> {
  const { tenant } = caller.actor;
  return database.inTenant(caller.actor, async (tx) => {
    await lockTenant(tx);
    await editableCompany(tx, caller, companyID);
    const stored = await contactRecord(tx, tenant, companyID, contactID);
    refuseStale(stored, version);
    refuseFields(contactProblems(over<CheckedContact>(stored, changes)), 'changes.');
    if (Object.keys(changes).length > 0) await updateContact(tx, tenant, contactID, changes);
    return contactRecord(tx, tenant, companyID, contactID);
  });
}

async function contactRecord(tx: Transaction<DB>, tenant: string, companyID: number, contactID: number) {
  const contact = await readContactRecord(tx, tenant, companyID, contactID);
  if (!contact) throw new AppError('NOT_FOUND');
  return contact;
}

async function refuseWrong(
  tx: Transaction<DB>,
  caller: Caller,
  company: CheckedCompany & { regionID: number },
  prefix: string,
): Promise<void> {
  const isThere = company.regionID === 0 || (await hasRegion(tx, caller, company.regionID));
  refuseFields({ ...companyProblems(company), ...(isThere ? {} : { regionID: 'There is no such region' }) }, prefix);
}

async function hasRegion(tx: Transaction<DB>, { actor }: Caller, regionID: number): Promise<boolean> {
  return (await readRegions(tx, actor.tenant, regionID)).length > 0;
}
