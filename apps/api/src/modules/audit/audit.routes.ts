import * as contract from '@closewright/contract/audit';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import { auditFacts, type Checking, checkSystemAudit, exportAudit, systemAudit } from './audit.usecases.ts';
import { changesCsv } from './changes-csv.ts';
import { changesPaper } from './changes-paper.ts';
import {
  everyChange,
  exportFileChanges,
  type FileChangesInput,
  fileAuditFacts,
  fileChanges,
} from './file-audit.usecases.ts';

interface Deps extends Omit<Checking, 'log'> {
  downloads: Downloads;
  printer: Printer;
}

/** What a download of changes is made of. */
interface ChangesDownload {
  readonly fileNumber: string;
  readonly input: FileChangesInput;
}

/** The audit of a whole tenant, and of one file. The newest changes beside a file's pages are with the orders. */
export function auditRoutes(app: FastifyInstance, { downloads, printer, ...deps }: Deps): void {
  const checking = { ...deps, log: app.log };
  const { database, clock } = checking;
  implement(app, contract.listSystemAudit, ({ caller, query }) => systemAudit(database, caller, query));
  implement(app, contract.getSystemAuditFacts, ({ caller }) => auditFacts(database, caller));
  implement(app, contract.checkSystemAudit, ({ caller }) => checkSystemAudit(checking, caller));
  implement(app, contract.exportSystemAudit, ({ caller, body }) => exportAudit(database, caller, body));

  implement(app, contract.listFileChanges, ({ caller, params, query }) =>
    fileChanges(database, caller, { ...params, ...query }),
  );
  implement(app, contract.getFileAuditFacts, ({ caller, params }) => fileAuditFacts(database, caller, params.ordersID));
  const csv = downloads.kind<ChangesDownload>('fileChangesCsv', async (actor, { input }) =>
    changesCsv(everyChange(database, actor, input), input.zone),
  );
  const pdf = downloads.kind<ChangesDownload>('fileChangesPdf', async (actor, { input, fileNumber }) =>
    printer.paper(
      await changesPaper(everyChange(database, actor, input), {
        fileNumber,
        printedBy: actor.name,
        now: clock.now(),
        zone: input.zone,
      }),
      actor.tenant,
    ),
  );
  implement(app, contract.exportFileChanges, ({ caller, params, body }) =>
    exportFileChanges(database, caller, { ...params, ...body }, (input, fileNumber) => {
      const content = { fileNumber, input };
      const name = `audit-log-${fileNumber}`;
      return body.format === 'csv'
        ? csv(caller.actor, content, { fileName: `${name}.csv`, mediaType: 'text/csv; charset=utf-8' })
        : pdf(caller.actor, content, { fileName: `${name}.pdf`, mediaType: 'application/pdf' });
    }),
  );
}
