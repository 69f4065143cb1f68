import type { PortfolioFilter, PortfolioFilterSettings } from '@closewright/contract/portfolio';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** Whose filters are meant. */
export interface FilterOwner {
  readonly tenant: string;
  readonly usersID: number;
}

/** A filter as it is stored, with who has it. */
export interface StoredFilter extends Omit<PortfolioFilter, 'isMine'> {
  readonly usersID: number;
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/** The filters of a user and the shared ones, by name. */
export async function readFilters(
  tx: Transaction<DB>,
  { tenant, usersID }: FilterOwner,
  portfolioFilterID?: number,
): Promise<StoredFilter[]> {
  const { rows } = await sql<StoredFilter>`
    select f.portfolio_filter_id as "portfolioFilterID", f.users_id as "usersID", f.name, f.is_shared as "isShared", f.criteria, f.version,
      u.display_name as owner, iso_instant(f.updated_at) as "updatedAt", ${actorName(tenant, 'f.updated_by')} as "updatedBy"
    from portfolio_filters f join users u on u.tenant_id = f.tenant_id and u.users_id = f.users_id
    where f.tenant_id = ${tenant}
      and (f.users_id = ${usersID} or f.is_shared or f.portfolio_filter_id = ${portfolioFilterID ?? null}::integer)
    order by lower(f.name), f.portfolio_filter_id`.execute(tx);
  return rows;
}

export async function insertFilter(
  tx: Transaction<DB>,
  { tenant, usersID }: FilterOwner,
  id: number,
  { name, isShared, criteria }: PortfolioFilterSettings,
): Promise<void> {
  await tx
    .insertInto('portfolio_filters')
    .values({
      tenant_id: tenant,
      portfolio_filter_id: id,
      users_id: usersID,
      name,
      is_shared: isShared,
      criteria: JSON.stringify(criteria),
    })
    .execute();
}

export async function updateFilter(
  tx: Transaction<DB>,
  { tenant }: FilterOwner,
  id: number,
  { name, isShared, criteria }: Partial<PortfolioFilterSettings>,
): Promise<void> {
  await tx
    .updateTable('portfolio_filters')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(isShared === undefined ? {} : { is_shared: isShared }),
      ...(criteria === undefined ? {} : { criteria: JSON.stringify(criteria) }),
    })
    .where('tenant_id', '=', tenant)
    .where('portfolio_filter_id', '=', id)
    .execute();
}

export async function deleteFilter(tx: Transaction<DB>, { tenant }: FilterOwner, id: number): Promise<void> {
  await tx
    .deleteFrom('portfolio_filters')
    .where('tenant_id', '=', tenant)
    .where('portfolio_filter_id', '=', id)
    .execute();
}
