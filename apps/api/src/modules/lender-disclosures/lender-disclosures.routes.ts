import * as contract from '@closewright/contract/lender-disclosures';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { compareLenderDisclosure } from './compare-disclosure.usecases.ts';
import { type DisclosureWanted, disclosureBytes, exportDisclosure } from './export-disclosure.usecases.ts';

interface Deps {
  clock: Clock;
  database: Database;
  downloads: Downloads;
}

/** The closing disclosure of a lender beside ours, and ours for others to read. */
export function lenderDisclosuresRoutes(app: FastifyInstance, { clock, database, downloads }: Deps): void {
  implement(app, contract.compareLenderDisclosure, ({ caller, params, body }) =>
    compareLenderDisclosure(database, caller, { ...params, ...body }),
  );
  const offer = downloads.kind<DisclosureWanted>('closingDisclosure', (actor, wanted) =>
    disclosureBytes({ database, clock }, actor, wanted),
  );
  implement(app, contract.exportDisclosure, ({ caller, params, query }) =>
    exportDisclosure({ database, clock, offer }, caller, { ...params, ...query }),
  );
}
