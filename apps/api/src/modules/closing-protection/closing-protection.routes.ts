import * as contract from '@closewright/contract/closing-protection';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../../platform/auth/tenant-directory.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { databaseDocuments } from '../../platform/documents/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { builtInUnderwriter } from './built-in-underwriter.ts';
import { letterDocument, listLetters, requestLetter, retryLetter, voidLetter } from './letters.usecases.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tenants: TenantDirectory;
  downloads: Downloads;
  printer: Printer;
}

/** Closing protection letters of a file. */
export function closingProtectionRoutes(
  app: FastifyInstance,
  { database, clock, tenants, downloads, printer }: Deps,
): void {
  const settingsOf = async (tenant: string) => (await tenants.find(tenant, 'system:cpl'))?.settings ?? {};
  const documents = databaseDocuments(database);
  const underwriter = builtInUnderwriter(settingsOf, printer);
  const deps = { database, underwriter, documents, settingsOf, now: () => clock.now() };
  const offer = downloads.kind<{ documentID: number }>('letter', (actor, { documentID }) =>
    documents.read(actor, documentID),
  );

  implement(app, contract.listLetters, ({ caller, params }) => listLetters(deps, caller, params.ordersID));
  implement(app, contract.requestLetter, ({ caller, params, body }) =>
    requestLetter(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.retryLetter, ({ caller, params }) => retryLetter(deps, caller, params));
  implement(app, contract.voidLetter, ({ caller, params, body }) => voidLetter(deps, caller, { ...params, ...body }));
  implement(app, contract.getLetterDocument, ({ caller, params }) =>
    letterDocument(deps, caller, params, (documentID, fileName) =>
      offer(caller.actor, { documentID }, { fileName, mediaType: 'application/pdf' }),
    ),
  );
}
