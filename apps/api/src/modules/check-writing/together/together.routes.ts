import * as contract from '@closewright/contract/consolidated-checks';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../../platform/downloads/index.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { PrintingDeps } from '../printing/printed-checks.ts';
import type { RecordedPapers } from '../printing/put-on-paper.ts';
import { endConsolidated, getConsolidated, takeBackConsolidated } from './end-together.usecases.ts';
import { findConsolidated, listConsolidatedAccounts } from './find-together.usecases.ts';
import { listConsolidated } from './list-together.usecases.ts';
import { payConsolidated } from './pay-together.usecases.ts';
import { pdfOfTogether, printConsolidated, spoilConsolidated } from './print-together.usecases.ts';

/** One check, wire or ACH entry for several files. */
export function togetherRoutes(app: FastifyInstance, deps: PrintingDeps & { readonly downloads: Downloads }): void {
  const pdf = deps.downloads.kind<RecordedPapers>('consolidatedPdf', (actor, recorded) =>
    pdfOfTogether(deps, actor, recorded),
  );
  implement(app, contract.listConsolidatedAccounts, ({ caller }) => listConsolidatedAccounts(deps, caller));
  implement(app, contract.findConsolidated, ({ caller, query }) => findConsolidated(deps, caller, query));
  implement(app, contract.listConsolidated, ({ caller, query }) => listConsolidated(deps, caller, query));
  implement(app, contract.getConsolidated, ({ caller, params }) => getConsolidated(deps, caller, params));
  implement(app, contract.payConsolidated, ({ caller, body }) => payConsolidated(deps, caller, body));
  implement(app, contract.printConsolidated, ({ caller, params, body }) =>
    printConsolidated(deps, caller, { ...params, ...body }, (recorded, checkNumber) =>
      pdf(caller.actor, recorded, { fileName: `Check-${checkNumber}.pdf`, mediaType: 'application/pdf' }),
    ),
  );
  implement(app, contract.spoilConsolidated, ({ caller, params, body }) =>
    spoilConsolidated(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.endConsolidated, ({ caller, params, body }) =>
    endConsolidated(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackConsolidated, ({ caller, params, body }) =>
    takeBackConsolidated(deps, caller, { ...params, ...body }),
  );
}
