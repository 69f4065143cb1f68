import { type PositivePayLayoutRecord, positivePayLayoutSchema } from '@closewright/contract/positive-pay';
import { AppError } from '@closewright/domain/errors';
import {
  layoutProblems,
  type PositivePayLayout,
  positivePayKey,
  positivePayLimits,
} from '@closewright/domain/positive-pay';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { insertLayout, readLayouts, updateLayout } from './layouts.queries.ts';

/** The layouts of the office. */
export const listLayouts = (database: Database, { actor }: Caller): Promise<PositivePayLayoutRecord[]> =>
  database.inTenant(actor, (tx) => readLayouts(tx, actor.tenant));

/** Adds a layout. */
export const createLayout = (
  database: Database,
  { actor }: Caller,
  layout: PositivePayLayout,
): Promise<PositivePayLayoutRecord> =>
  database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const others = await readLayouts(tx, actor.tenant);
    refuseFields(wrongWith(layout, others));
    if (others.length >= positivePayLimits.layouts)
      refuseFields({ name: `There are ${positivePayLimits.layouts} layouts already` });
    const id = await nextIDs(tx, 'positive_pay_layout_id');
    await insertLayout(tx, actor.tenant, id, layout);
    return found(await readLayouts(tx, actor.tenant, id));
  });

interface SavedLayout {
  readonly positivePayLayoutID: number;
  readonly version: number;
  readonly changes: { readonly [name in keyof PositivePayLayout]?: PositivePayLayout[name] | undefined };
}

/** Saves what changed on a layout. */
export const saveLayout = (
  database: Database,
  { actor }: Caller,
  { positivePayLayoutID: id, version, changes }: SavedLayout,
): Promise<PositivePayLayoutRecord> =>
  database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const all = await readLayouts(tx, actor.tenant);
    const stored = found(all.filter((each) => each.positivePayLayoutID === id));
    refuseStale(stored, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const {
      positivePayLayoutID: _id,
      version: _version,
      updatedAt: _at,
      updatedBy: _by,
      isUnreadable: _,
      ...before
    } = stored;
    const layout = positivePayLayoutSchema.parse({ ...before, ...given });
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

function wrongWith(layout: PositivePayLayout, others: readonly PositivePayLayoutRecord[]): Record<string, string> {
  const same = others.find((other) => positivePayKey(other) === positivePayKey(layout));
  return { ...layoutProblems(layout), ...(same && { name: `There is ${same.name} already` }) };
}

function found([layout]: readonly PositivePayLayoutRecord[]): PositivePayLayoutRecord {
  if (!layout) throw new AppError('NOT_FOUND');
  return layout;
}
