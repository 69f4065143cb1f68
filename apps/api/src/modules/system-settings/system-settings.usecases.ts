import type { StoredSetting } from '@closewright/contract/system-settings';
import { weakerSettingsProblems } from '@closewright/domain/controls';
import { AppError, catalogue } from '@closewright/domain/errors';
import { type SystemSettingName, settingError, settingsErrors } from '@closewright/domain/system-settings';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readSettings, storeSetting } from './system-settings.queries.ts';

interface Change {
  name: SystemSettingName;
  value: string | null;
  version: number;
}

/** What the tenant has set. */
export function listSettings(database: Database, { actor }: Caller): Promise<StoredSetting[]> {
  return database.inTenant(actor, (tx) => readSettings(tx, actor.tenant));
}

/** Sets several settings, all or none. Saving what is stored already is refused as no change (core.md §5). */
export function saveSettings(
  database: Database,
  { actor }: Caller,
  changes: readonly Change[],
): Promise<StoredSetting[]> {
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = await readSettings(tx, actor.tenant);
    const before = new Map(stored.map((setting) => [setting.name, setting]));
    const held = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
    const after = new Map(Object.entries(held));
    const errors: Partial<Record<SystemSettingName, string>> = {};
    for (const { name, value, version } of changes) {
      refuseStaleSetting(before.get(name), version, stored);
      if (value === null) after.delete(name);
      else after.set(name, value);
      const error = value === null ? null : settingError(name, value);
      if (error) errors[name] = error;
    }
    const next = Object.fromEntries(after);
    refuseFields({ ...settingsErrors(next), ...weakerSettingsProblems(held, next), ...errors });
    const changed = changes.filter(({ name, value }) => (before.get(name)?.value ?? null) !== value);
    if (changed.length === 0) throw new AppError('VALIDATION_FAILED', catalogue.noChangesDetected);
    for (const { name, value } of changed) await storeSetting(tx, actor.tenant, name, value);
    return readSettings(tx, actor.tenant);
  });
}

function refuseStaleSetting(setting: StoredSetting | undefined, version: number, shown: StoredSetting[]): void {
  const stored = setting ?? { version: 0, updatedBy: null, updatedAt: null };
  if (stored.version === version) return;
  throw staleVersion(stored, { shown, message: 'Somebody else changed a setting in the meantime.' });
}
