import type { DownloadAddress } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { PrintedTestSheet } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { findLayout, findPrinter } from './check-settings.queries.ts';

/** Which layout is tried on which printer; null: on one that prints where it should. */
export interface TestSheetWanted {
  readonly checkLayoutID: number;
  readonly checkPrinterID: number | null;
}

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Where the test sheet of a layout and a printer may be fetched. */
export async function offerTestSheet(
  deps: Deps,
  { actor }: Caller,
  wanted: TestSheetWanted,
  offer: (layoutName: string) => DownloadAddress,
): Promise<DownloadAddress> {
  const sheet = await testSheet(deps, actor, wanted);
  if (sheet === null) throw new AppError('NOT_FOUND');
  return offer(sheet.layout.name);
}

/** What the test sheet says; null where there is no such layout or printer. */
export function testSheet(
  { database, clock }: Deps,
  actor: Actor,
  { checkLayoutID, checkPrinterID }: TestSheetWanted,
): Promise<PrintedTestSheet | null> {
  return database.inTenant(actor, async (tx) => {
    const layout = await findLayout(tx, actor.tenant, checkLayoutID);
    const printer = checkPrinterID === null ? null : await findPrinter(tx, actor.tenant, checkPrinterID);
    if (layout === null || (checkPrinterID !== null && printer === null)) return null;
    return {
      ...{ title: `Test sheet, ${layout.name}`, author: actor.name, createdAt: clock.now() },
      footer: printer === null ? layout.name : `${layout.name} · ${printer.name}`,
      layout,
      offset: { right: printer?.right ?? 0, down: printer?.down ?? 0 },
      printerName: printer?.name ?? null,
    };
  });
}
