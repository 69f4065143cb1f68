import * as contract from '@closewright/contract/commercial-statement';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getCommercialStatement, saveCommercialStatement } from './commercial.usecases.ts';
import { type CommercialWanted, commercialOnPaper, offerCommercial } from './print-commercial.usecases.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
  downloads: Downloads;
  printer: Printer;
}

/** The commercial settlement statement of a file. */
export function commercialStatementRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, contract.getCommercialStatement, ({ caller, params }) =>
    getCommercialStatement(deps.database, caller, params.ordersID),
  );
  implement(app, contract.saveCommercialStatement, ({ caller, params, body }) =>
    saveCommercialStatement(deps, caller, { ...params, ...body }),
  );
  const pdf = deps.downloads.kind<CommercialWanted>('commercialStatementPdf', async (actor, wanted) =>
    deps.printer.form(await commercialOnPaper(deps.database, actor, wanted), actor.tenant),
  );
  implement(app, contract.getCommercialDocument, ({ caller, params }) =>
    offerCommercial(deps.database, caller, params.ordersID, (wanted, fileNumber) =>
      pdf(caller.actor, wanted, {
        fileName: `commercial-settlement-statement-${fileNumber}-draft.pdf`,
        mediaType: 'application/pdf',
      }),
    ),
  );
}
