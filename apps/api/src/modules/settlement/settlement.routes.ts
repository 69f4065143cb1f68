import * as contract from '@closewright/contract/settlement';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { deliverVersion, takeBackDelivery } from './deliveries.usecases.ts';
import { closingDisclosureOnPaper, offerClosingDisclosure } from './print-disclosure.usecases.ts';
import { offerVersion, type VersionPrint, versionOnPaper } from './print-version.usecases.ts';
import { getSettlement, type StatementWanted, saveSettlement } from './settlement.usecases.ts';
import { lockSettlement } from './settlement-lock.usecases.ts';
import { listStatementEdits } from './statement-edits.usecases.ts';
import { getStatementVersion, keepStatementVersion, listStatementVersions } from './versions.usecases.ts';

interface Deps {
  clock: Clock;
  database: Database;
  secrets: SecretBox;
  downloads: Downloads;
  printer: Printer;
}

/** The settlement statement of a loan. */
export function settlementRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, contract.getSettlement, ({ caller, params }) => getSettlement(deps.database, caller, params));
  implement(app, contract.saveSettlement, ({ caller, params, body }) =>
    saveSettlement(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.lockSettlement, ({ caller, params, body }) =>
    lockSettlement(deps.database, caller, { ...params, ...body }),
  );
  implement(app, contract.listStatementVersions, ({ caller, params }) =>
    listStatementVersions(deps.database, caller, params),
  );
  implement(app, contract.keepStatementVersion, ({ caller, params, body }) =>
    keepStatementVersion(deps.database, caller, { ...params, ...body }),
  );
  implement(app, contract.deliverStatementVersion, ({ caller, params, body: { replaces, ...delivery } }) =>
    deliverVersion(deps, caller, { ...params, delivery, replaces }),
  );
  implement(app, contract.takeBackDelivery, ({ caller, params, body }) =>
    takeBackDelivery(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getStatementVersion, ({ caller, params }) =>
    getStatementVersion(deps.database, caller, params),
  );
  const pdf = deps.downloads.kind<VersionPrint>('statementVersionPdf', async (actor, print) => {
    const paper = await versionOnPaper(deps.database, actor, print);
    return paper && deps.printer.paper(paper);
  });
  implement(app, contract.getStatementVersionDocument, ({ caller, params }) =>
    offerVersion(deps.database, caller, params, (print, { number }) =>
      pdf(caller.actor, print, {
        fileName: `statement-${print.fileNumber}-version-${number}.pdf`,
        mediaType: 'application/pdf',
      }),
    ),
  );
  const disclosurePdf = deps.downloads.kind<StatementWanted>('closingDisclosurePdf', async (actor, statement) =>
    deps.printer.form(await closingDisclosureOnPaper(deps.database, actor, statement)),
  );
  implement(app, contract.getClosingDisclosureDocument, ({ caller, params }) =>
    offerClosingDisclosure(deps.database, caller, params, (statement, fileNumber) =>
      disclosurePdf(caller.actor, statement, {
        fileName: `closing-disclosure-${fileNumber}-draft.pdf`,
        mediaType: 'application/pdf',
      }),
    ),
  );
  implement(app, contract.listStatementEdits, ({ caller, params, query }) =>
    listStatementEdits(deps.database, caller, { ...params, ...query }),
  );
}
