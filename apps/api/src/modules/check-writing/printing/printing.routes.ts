import * as contract from '@closewright/contract/check-printing';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../../platform/downloads/index.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pdfOfPrints, printChecks } from './print-checks.usecases.ts';
import type { PrintingDeps } from './printed-checks.ts';
import type { RecordedPapers } from './put-on-paper.ts';
import { spoilChecks } from './spoil-checks.usecases.ts';

/** Checks on paper. */
export function printingRoutes(app: FastifyInstance, deps: PrintingDeps & { readonly downloads: Downloads }): void {
  const pdf = deps.downloads.kind<RecordedPapers>('checksPdf', (actor, prints) => pdfOfPrints(deps, actor, prints));
  implement(app, contract.printChecks, ({ caller, params, body }) =>
    printChecks(deps, caller, { ...params, ...body }, (prints, fileNumber) =>
      pdf(caller.actor, prints, { fileName: `Checks-${fileNumber}.pdf`, mediaType: 'application/pdf' }),
    ),
  );
  implement(app, contract.spoilChecks, ({ caller, params, body }) => spoilChecks(deps, caller, { ...params, ...body }));
}
