import { journalSettingsSchema, type StoredJournalSettings } from '@closewright/contract/journal-exports';
import { type JournalSettings, newJournalSettings } from '@closewright/domain/journal-exports';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

type Stored = Pick<StoredJournalSettings, 'settings' | 'version' | 'updatedBy' | 'updatedAt'>;

/** The settings of an office, or what it begins with. */
export async function readSettings(tx: Transaction<DB>, tenant: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select s.settings, s.version, iso_instant(s.updated_at) as "updatedAt", ${actorName(tenant, 's.updated_by')} as "updatedBy"
    from journal_settings s where s.tenant_id = ${tenant}`.execute(tx);
  return (
    rows[0] ?? {
      settings: journalSettingsSchema.parse(newJournalSettings),
      version: 0,
      updatedBy: null,
      updatedAt: null,
    }
  );
}

/** Stores the settings in place of what they were. */
export async function storeSettings(tx: Transaction<DB>, tenant: string, settings: JournalSettings): Promise<void> {
  const stored = sql<string>`${JSON.stringify(settings)}::jsonb`;
  await tx
    .insertInto('journal_settings')
    .values({ tenant_id: tenant, settings: stored })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'journal_settings_id']).doUpdateSet({ settings: stored }))
    .execute();
}

/** What may be mapped, by name: branches, and bank accounts that hold money of files. */
export async function readMappable(
  tx: Transaction<DB>,
  tenant: string,
): Promise<Pick<StoredJournalSettings, 'branches' | 'bankAccounts'>> {
  const branches = await tx
    .selectFrom('branches')
    .select(['branch_id as branchID', 'name', 'inactive'])
    .where('tenant_id', '=', tenant)
    .orderBy(sql`lower(name)`)
    .execute();
  const bankAccounts = await tx
    .selectFrom('bank_accounts')
    .select(['bank_account_id as bankAccountID', 'name', 'inactive'])
    .where('tenant_id', '=', tenant)
    .where('kind', '<>', 'Operating')
    .orderBy(sql`lower(name)`)
    .execute();
  return { branches, bankAccounts };
}
