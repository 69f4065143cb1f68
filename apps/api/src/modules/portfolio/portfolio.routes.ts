import * as contract from '@closewright/contract/portfolio';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { exportPortfolio, listPortfolio } from './portfolio.usecases.ts';
import { type PortfolioDownload, portfolioCsv } from './portfolio-csv.ts';
import { createFilter, listFilters, removeFilter, saveFilter } from './portfolio-filters.usecases.ts';
import { previewReassign, reassignFiles } from './reassign.usecases.ts';

interface Deps {
  database: Database;
  clock: Clock;
  downloads: Downloads;
}

/** Portfolio Manager: the files of all regions of the caller, saved filters, handing files over, the list as CSV. */
export function portfolioRoutes(app: FastifyInstance, { database, clock, downloads }: Deps): void {
  const offer = downloads.kind('portfolio', async (actor, input: PortfolioDownload) =>
    portfolioCsv(database, actor, input),
  );
  implement(app, contract.listPortfolio, ({ caller, query }) => listPortfolio({ database, clock }, caller, query));
  implement(app, contract.exportPortfolio, ({ caller, body: { criteria, ...order } }) =>
    exportPortfolio({ database, clock, offer }, caller, criteria, order),
  );
  implement(app, contract.listPortfolioFilters, ({ caller }) => listFilters(database, caller));
  implement(app, contract.createPortfolioFilter, ({ caller, body }) => createFilter(database, caller, body));
  implement(app, contract.savePortfolioFilter, ({ caller, params, body }) =>
    saveFilter(database, caller, { ...params, ...body }),
  );
  implement(app, contract.removePortfolioFilter, ({ caller, params, body }) =>
    removeFilter(database, caller, { ...params, ...body }),
  );
  implement(app, contract.previewReassign, ({ caller, query: { ordersIDs, ...changes } }) =>
    previewReassign(database, caller, { ordersIDs, changes }),
  );
  implement(app, contract.reassignFiles, ({ caller, body }) => reassignFiles(database, caller, body));
}
