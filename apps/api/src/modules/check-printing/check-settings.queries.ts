import {
  type CheckLayoutRecord,
  type CheckPrinterRecord,
  checkLayoutRecord,
  checkPrinterRecord,
} from '@closewright/contract/check-printing';
import {
  type CheckLayout,
  type CheckPrinter,
  checkLayoutList,
  checkPrinterList,
  type PlacedLayout,
} from '@closewright/domain/check-printing';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { readOfficeRows } from '../../platform/office-lists/office-lists.queries.ts';

/** Where the check layouts of an office are stored. */
export const layoutTable = { record: checkLayoutRecord, list: checkLayoutList };
/** Where its check printers are. */
export const printerTable = { record: checkPrinterRecord, list: checkPrinterList };

/** A check layout of the office, inactive ones too; null where there is none of this id. */
export async function findLayout(
  tx: Transaction<DB>,
  tenant: string,
  checkLayoutID: number,
): Promise<(CheckLayoutRecord & PlacedLayout) | null> {
  const layouts = await readOfficeRows<CheckLayout, CheckLayoutRecord>(tx, tenant, layoutTable);
  const isWanted = (each: CheckLayoutRecord): each is CheckLayoutRecord & PlacedLayout =>
    each.checkLayoutID === checkLayoutID && each.place !== null;
  return layouts.find(isWanted) ?? null;
}

/** A check printer of the office, inactive ones too; null where there is none of this id. */
export async function findPrinter(
  tx: Transaction<DB>,
  tenant: string,
  checkPrinterID: number,
): Promise<CheckPrinterRecord | null> {
  const printers = await readOfficeRows<CheckPrinter, CheckPrinterRecord>(tx, tenant, printerTable);
  return printers.find((each) => each.checkPrinterID === checkPrinterID) ?? null;
}
