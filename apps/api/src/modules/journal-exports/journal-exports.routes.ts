import * as contract from '@closewright/contract/journal-exports';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getJournalExport, listJournalAccounts, listJournalExports } from './journal-accounts.usecases.ts';
import { getJournalDue, listJournalTransactions } from './journal-due.usecases.ts';
import {
  acceptJournalExport,
  getJournalExportDocument,
  type JournalWanted,
  makeJournalExport,
  readJournalBytes,
  takeBackJournalExport,
} from './make-export.usecases.ts';
import { getJournalSettings, saveJournalSettings } from './settings.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly downloads: Downloads;
}

/** What the books of the office are told of the ledger. */
export function journalExportsRoutes(app: FastifyInstance, { database, clock, downloads }: Deps): void {
  const offer = downloads.kind<JournalWanted>('journalExport', (actor, wanted) =>
    readJournalBytes(database, actor, wanted),
  );
  const deps = { database, clock, offer };

  implement(app, contract.listJournalAccounts, ({ caller }) => listJournalAccounts(database, caller));
  implement(app, contract.getJournalDue, ({ caller, params, query }) =>
    getJournalDue(database, caller, { ...params, ...query }),
  );
  implement(app, contract.listJournalTransactions, ({ caller, params, query }) =>
    listJournalTransactions(database, caller, { ...params, ...query }),
  );
  implement(app, contract.listJournalExports, ({ caller, params, query }) =>
    listJournalExports(database, caller, { ...params, ...query }),
  );
  implement(app, contract.makeJournalExport, ({ caller, params, body }) =>
    makeJournalExport(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getJournalExport, ({ caller, params, query }) =>
    getJournalExport(database, caller, { ...params, ...query }),
  );
  implement(app, contract.getJournalExportDocument, ({ caller, params, query }) =>
    getJournalExportDocument(deps, caller, { ...params, ...query }),
  );
  implement(app, contract.acceptJournalExport, ({ caller, params, body }) =>
    acceptJournalExport(database, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackJournalExport, ({ caller, params, body }) =>
    takeBackJournalExport(database, caller, { ...params, ...body }),
  );
  implement(app, contract.getJournalSettings, ({ caller }) => getJournalSettings(database, caller));
  implement(app, contract.saveJournalSettings, ({ caller, body }) => saveJournalSettings(database, caller, body));
}
