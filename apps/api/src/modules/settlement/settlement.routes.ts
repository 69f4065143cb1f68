import * as contract from '@closewright/contract/settlement';
import { formTitle } from '@closewright/domain/forms';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { databaseDocuments } from '../../platform/documents/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { deliverVersion, signVersion, takeBackDelivery } from './deliveries.usecases.ts';
import { listStatementVersions } from './list-versions.usecases.ts';
import { type FormWanted, formOnPaper, offerForm } from './print-form.usecases.ts';
import { offerVersion, type PrintedAs, type VersionPrint, versionAsList } from './print-version.usecases.ts';
import { getSettlement, saveSettlement } from './settlement.usecases.ts';
import { lockSettlement } from './settlement-lock.usecases.ts';
import { listStatementEdits } from './statement-edits.usecases.ts';
import { keepPrintedVersion, versionOnForm } from './version-forms.usecases.ts';
import { getStatementVersion } from './versions.usecases.ts';

interface Deps {
  clock: Clock;
  database: Database;
  secrets: SecretBox;
  downloads: Downloads;
  printer: Printer;
}

/** How the file of what is printed begins: `closing-disclosure`. */
const nameOnDisk = (as: PrintedAs): string =>
  as === 'list' ? 'statement' : formTitle(as).toLowerCase().replaceAll(/[, ]+/g, '-');

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
  const papers = {
    ...deps,
    documents: databaseDocuments(deps.database),
    onUnprinted: (err: unknown) => app.log.warn({ err }, 'a version is printed when it is fetched'),
  };
  implement(app, contract.keepStatementVersion, ({ caller, params, body }) =>
    keepPrintedVersion(papers, caller, { ...params, ...body }),
  );
  implement(app, contract.deliverStatementVersion, ({ caller, params, body: { replaces, ...delivery } }) =>
    deliverVersion(deps, caller, { ...params, delivery, replaces }),
  );
  implement(app, contract.signStatementVersion, ({ caller, params, body }) =>
    signVersion(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackDelivery, ({ caller, params, body }) =>
    takeBackDelivery(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getStatementVersion, ({ caller, params }) =>
    getStatementVersion(deps.database, caller, params),
  );
  const pdf = deps.downloads.kind<VersionPrint>('statementVersionPdf', async (actor, print) => {
    const { as } = print;
    if (as !== 'list') return versionOnForm(papers, actor, { ...print, form: as });
    const paper = await versionAsList(deps.database, actor, print);
    return paper && deps.printer.paper(paper, actor.tenant);
  });
  implement(app, contract.getStatementVersionDocument, ({ caller, params, query }) =>
    offerVersion(deps.database, caller, { ...params, ...query }, (print, { number }) =>
      pdf(caller.actor, print, {
        fileName: `${nameOnDisk(print.as)}-${print.fileNumber}-version-${number}.pdf`,
        mediaType: 'application/pdf',
      }),
    ),
  );
  const draftPdf = deps.downloads.kind<FormWanted>('statementFormPdf', async (actor, wanted) =>
    deps.printer.form(await formOnPaper(deps.database, actor, wanted), actor.tenant),
  );
  implement(app, contract.getFormDocument, ({ caller, params }) =>
    offerForm(deps.database, caller, params, (wanted, fileNumber) =>
      draftPdf(caller.actor, wanted, {
        fileName: `${nameOnDisk(wanted.form)}-${fileNumber}-draft.pdf`,
        mediaType: 'application/pdf',
      }),
    ),
  );
  implement(app, contract.listStatementEdits, ({ caller, params, query }) =>
    listStatementEdits(deps.database, caller, { ...params, ...query }),
  );
}
