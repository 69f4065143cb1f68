import { journalSettingsSchema, type StoredJournalSettings } from '@closewright/contract/journal-exports';
import { type JournalSettings, journalSettingsProblems } from '@closewright/domain/journal-exports';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readMappable, readSettings, storeSettings } from './settings.queries.ts';

/** How the books of the office call what the ledger has. */
export const getJournalSettings = (database: Database, { actor }: Caller): Promise<StoredJournalSettings> =>
  database.inTenant(actor, (tx) => readWhole(tx, actor.tenant));

interface Saved {
  readonly version: number;
  readonly changes: { readonly [name in keyof JournalSettings]?: JournalSettings[name] | undefined };
}

/** Saves what changed of it. */
export const saveJournalSettings = (
  database: Database,
  { actor }: Caller,
  { version, changes }: Saved,
): Promise<StoredJournalSettings> =>
  database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = await readWhole(tx, actor.tenant);
    refuseStale(stored, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const settings = journalSettingsSchema.parse({ ...stored.settings, ...given });
    refuseFields({ ...journalSettingsProblems(settings), ...unknownIn(settings, stored) }, 'changes.');
    await storeSettings(tx, actor.tenant, settings);
    return readWhole(tx, actor.tenant);
  });

async function readWhole(tx: Transaction<DB>, tenant: string): Promise<StoredJournalSettings> {
  return { ...(await readSettings(tx, tenant)), ...(await readMappable(tx, tenant)) };
}

/** Branches and bank accounts that are not there. */
function unknownIn(settings: JournalSettings, stored: StoredJournalSettings): Record<string, string> {
  const branches = new Set(stored.branches.map(({ branchID }) => branchID));
  const banks = new Set(stored.bankAccounts.map(({ bankAccountID }) => bankAccountID));
  return Object.fromEntries([
    ...settings.branches.flatMap(({ branchID }, at) =>
      branches.has(branchID) ? [] : [[`branches.${at}.branchID`, 'There is no such branch']],
    ),
    ...settings.bankAccounts.flatMap(({ bankAccountID }, at) =>
      banks.has(bankAccountID) ? [] : [[`bankAccounts.${at}.bankAccountID`, 'There is no such bank account']],
    ),
  ]);
}
