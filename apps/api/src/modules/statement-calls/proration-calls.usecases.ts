import { blankOf } from '@closewright/contract/kit';
import { prorationFields, prorationRecord, type Settlement } from '@closewright/contract/settlement';
import {
  type addProration as adding,
  type calculateProrationDates as dating,
  prorationFigureSchema,
  type saveProrations as saving,
  sumSchema,
  type calculateProration as trying,
} from '@closewright/contract/statement-calls';
import { datesAround, prorationFigure, prorationTotals } from '@closewright/domain/prorations';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getSettlement, type StatementWanted } from '../settlement/settlement.usecases.ts';
import { type Changing, type Deps, saveThrough } from './one-save.ts';

const partOf = ({ loanID, version, prorations }: Settlement) => ({ loanID, version, prorations });

/** The day items are shared on: one that is named, none included, or that of the file. */
interface OnClosing {
  readonly closingDate?: string | null | undefined;
}

/** The prorations of a statement. */
export const getProrations = async (database: Database, caller: Caller, wanted: StatementWanted) =>
  partOf(await getSettlement(database, caller, wanted));

/** The calendar period that holds the closing. */
export async function calculateProrationDates(
  database: Database,
  caller: Caller,
  { period, closingDate, ...wanted }: StatementWanted & z.infer<(typeof dating)['body']>,
) {
  const file = await getSettlement(database, caller, wanted);
  return (
    datesAround({ period }, closingDate === undefined ? file.closingDate : closingDate) ?? {
      periodFrom: null,
      periodTo: null,
    }
  );
}

/** What an item as it is typed credits. */
export async function calculateProration(
  database: Database,
  caller: Caller,
  { proration, closingDate, ...wanted }: StatementWanted & z.infer<(typeof trying)['body']>,
) {
  const file = await getSettlement(database, caller, wanted);
  const stored = { ...blankOf(prorationFields), ...proration };
  refuseFields(prorationRecord.problems(stored), 'proration.');
  const figure = prorationFigure(stored, closingDate === undefined ? file.closingDate : closingDate);
  return { figure: prorationFigureSchema.parse(figure) };
}

/** What all stored prorations credit. */
export const calculateProrations = async (
  database: Database,
  caller: Caller,
  { closingDate, ...wanted }: StatementWanted & OnClosing,
) => figuresOf(await getSettlement(database, caller, wanted), closingDate);

function figuresOf({ prorations, closingDate }: Settlement, closing: string | null = closingDate) {
  const figures = prorations.map((row) => prorationFigure(row, closing));
  const totals = prorationTotals(figures);
  const sumOf = (side: 'buyer' | 'seller') =>
    sumSchema.parse(totals ? { kind: 'figure', ...totals[side] } : { kind: 'open' });
  return {
    figures: prorations.map(({ prorationID }, at) => ({
      prorationID,
      figure: prorationFigureSchema.parse(figures[at]),
    })),
    buyer: sumOf('buyer'),
    seller: sumOf('seller'),
  };
}

/** Adds a proration. */
export async function addProration(
  deps: Deps,
  caller: Caller,
  { proration, ...wanted }: Changing & z.infer<(typeof adding)['body']>,
) {
  const changes = { prorations: [{ ...proration, prorationID: -1 }] };
  return partOf(await saveThrough(deps, caller, wanted, changes, { 'prorations.0': 'proration' }));
}

/** Saves what changed on prorations. */
export const saveProrations = async (
  deps: Deps,
  caller: Caller,
  { prorations, ...wanted }: Changing & z.infer<(typeof saving)['body']>,
) => partOf(await saveThrough(deps, caller, wanted, { prorations }));

/** Saves what changed on prorations, and tells what all of them credit then. */
export async function saveAndCalculateProrations(
  deps: Deps,
  caller: Caller,
  { prorations, ...wanted }: Changing & z.infer<(typeof saving)['body']>,
) {
  const saved = await saveThrough(deps, caller, wanted, { prorations });
  return { ...partOf(saved), ...figuresOf(saved) };
}

/**
 * Deletes prorations.
 * @param path where the call names them
 */
export const removeProrations = async (
  deps: Deps,
  caller: Caller,
  { prorationIDs, ...wanted }: Changing & { readonly prorationIDs: number[] },
  path = 'prorationIDs',
) => partOf(await saveThrough(deps, caller, wanted, { removeProrations: prorationIDs }, { removeProrations: path }));
