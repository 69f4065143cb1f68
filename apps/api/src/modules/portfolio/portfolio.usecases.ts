import type { DownloadAddress } from '@closewright/contract/kit';
import type { PortfolioCriteria, PortfolioPage, PortfolioQuery } from '@closewright/contract/portfolio';
import type { WireDate } from '@closewright/domain/dates';
import { localInstant } from '@closewright/domain/formats';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { readerOf } from '../orders/orders.usecases.ts';
import { noteExport, readPortfolio } from './portfolio.queries.ts';
import type { PortfolioDownload } from './portfolio-csv.ts';
import type { RowOrder } from './portfolio-sorts.ts';

interface Deps {
  database: Database;
  clock: Clock;
}

/** A page of the files that pass the filter, with totals and facets when they are wanted. */
export async function listPortfolio(
  { database, clock }: Deps,
  caller: Caller,
  { sort, direction, after, skip, take, counts, ...criteria }: PortfolioQuery,
): Promise<PortfolioPage> {
  const found = await readPortfolio(
    database,
    readerOf(caller),
    { criteria, order: { sort, direction }, today: todayOf(clock, caller) },
    { after, skip, take, counts },
  );
  return {
    results: found.rows.map(({ place: _place, ...row }) => row),
    next: found.rows.at(-1)?.place ?? null,
    counts: found.counts,
  };
}

/** An address of the whole list as CSV. What is read then is judged by the caller's regions of now. */
export async function exportPortfolio(
  { database, clock, offer }: Deps & { offer: Offer<PortfolioDownload> },
  caller: Caller,
  criteria: PortfolioCriteria,
  order: RowOrder,
): Promise<DownloadAddress> {
  const { actor } = caller;
  const today = todayOf(clock, caller);
  await database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    await noteExport(tx, actor.tenant, criteria);
  });
  const { actor: _, ...reader } = readerOf(caller);
  return offer(
    actor,
    { reader, list: { criteria, order, today } },
    { fileName: `portfolio-${today}.csv`, mediaType: 'text/csv; charset=utf-8' },
  );
}

function todayOf(clock: Clock, { session }: Caller): WireDate {
  return localInstant(clock.now().toISOString(), tenantZone(session)).date;
}
