import * as contract from '@closewright/contract/check-printing';
import type { CheckLayout, CheckPrinter } from '@closewright/domain/check-printing';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import { officeListUsecases } from '../../platform/office-lists/office-lists.usecases.ts';
import type { Printer } from '../../platform/pdf/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { layoutTable, printerTable } from './check-settings.queries.ts';
import { offerTestSheet, type TestSheetWanted, testSheet } from './test-sheet.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly downloads: Downloads;
  readonly printer: Printer;
}

/** How the office prints checks. */
export function checkPrintingRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  const layouts = officeListUsecases<CheckLayout, contract.CheckLayoutRecord>(layoutTable);
  implement(app, contract.listCheckLayouts, ({ caller }) => layouts.list(database, caller));
  implement(app, contract.createCheckLayout, ({ caller, body }) => layouts.create(database, caller, body));
  implement(app, contract.saveCheckLayout, ({ caller, params: { checkLayoutID: id }, body }) =>
    layouts.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importCheckLayouts, ({ caller, body }) => layouts.bring(database, caller, body));

  const printers = officeListUsecases<CheckPrinter, contract.CheckPrinterRecord>(printerTable);
  implement(app, contract.listCheckPrinters, ({ caller }) => printers.list(database, caller));
  implement(app, contract.createCheckPrinter, ({ caller, body }) => printers.create(database, caller, body));
  implement(app, contract.saveCheckPrinter, ({ caller, params: { checkPrinterID: id }, body }) =>
    printers.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importCheckPrinters, ({ caller, body }) => printers.bring(database, caller, body));

  const sheetPdf = deps.downloads.kind<TestSheetWanted>('checkTestSheetPdf', async (actor, wanted) => {
    const sheet = await testSheet(deps, actor, wanted);
    return sheet && deps.printer.checkTestSheet(sheet, actor.tenant);
  });
  implement(app, contract.getCheckTestSheet, ({ caller, params, query }) => {
    const wanted = { ...params, checkPrinterID: query.checkPrinterID ?? null };
    return offerTestSheet(deps, caller, wanted, (layoutName) =>
      sheetPdf(caller.actor, wanted, {
        fileName: `Test sheet ${layoutName}.pdf`,
        mediaType: 'application/pdf',
      }),
    );
  });
}
