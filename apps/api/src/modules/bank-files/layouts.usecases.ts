import { type BankFileLayoutRecord, bankFileLayoutSchema } from '@closewright/contract/bank-files';
import { type BankFileLayout, bankFileLayoutProblems, bankFileLimits } from '@closewright/domain/bank-files';
import { AppError } from '@closewright/domain/errors';
import { keyOfParts } from '@closewright/domain/office-lists';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { insertLayout, readLayouts, updateLayout } from './layouts.queries.ts';

/** The layouts of the office. */
export const listLayouts = (database: Database, { actor }: Caller): Promise<BankFileLayoutRecord[]> =>
  database.inTenant(actor, (tx) => readLayouts(tx, actor.tenant));

/** Adds a layout. */
export const createLayout = (
  database: Database,
  { actor }: Caller,
  layout: BankFileLayout,
): Promise<BankFileLayoutRecord> =>
  database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const others = await readLayouts(tx, actor.tenant);
    refuseFields(wrongWith(layout, others));
    if (others.length >= bankFileLimits.layouts)
      refuseFields({ name: `There are ${bankFileLimits.layouts} layouts already` });
    const id = await nextIDs(tx, 'bank_file_layout_id');
    await insertLayout(tx, actor.tenant, id, layout);
    return found(await readLayouts(tx, actor.tenant, id));
  });

interface SavedLayout {
  readonly bankFileLayoutID: number;
  readonly version: number;
  readonly changes: { readonly [name in keyof BankFileLayout]?: BankFileLayout[name] | undefined };
}

/** Saves what changed on a layout. */
export const saveLayout = (
  database: Database,
  { actor }: Caller,
  { bankFileLayoutID: id, version, changes }: SavedLayout,
): Promise<BankFileLayoutRecord> =>
  database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const all = await readLayouts(tx, actor.tenant);
    const stored = found(all.filter((each) => each.bankFileLayoutID === id));
    refuseStale(stored, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const {
      bankFileLayoutID: _id,
      version: _version,
      updatedAt: _at,
      updatedBy: _by,
      isUnreadable: _,
      ...before
    } = stored;
    const layout = bankFileLayoutSchema.parse({ ...before, ...given });
    refuseFields(
      wrongWith(
        layout,
        all.filter((each) => each !== stored),
      ),
      'changes.',
    );
    await updateLayout(tx, actor.tenant, id, layout);
    return found(await readLayouts(tx, actor.tenant, id));
  });

function wrongWith(layout: BankFileLayout, others: readonly BankFileLayoutRecord[]): Record<string, string> {
  const same = others.find((other) => keyOfParts(other.name) === keyOfParts(layout.name));
  return { ...bankFileLayoutProblems(layout), ...(same && { name: `There is ${same.name} already` }) };
}

function found([layout]: readonly BankFileLayoutRecord[]): BankFileLayoutRecord {
  if (!layout) throw new AppError('NOT_FOUND');
  return layout;
}
