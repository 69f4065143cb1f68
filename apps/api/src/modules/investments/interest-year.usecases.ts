import type { InterestYear } from '@closewright/contract/investments';
import type { DownloadAddress } from '@closewright/contract/kit';
import { type InterestYearRow, interestYear, interestYearCsv } from '@closewright/domain/investments';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import { openTaxID } from '../../platform/secrets/index.ts';
import type { Actor } from '../../platform/tenant/in-tenant.ts';
import { lockCommon } from '../../platform/tenant/tenant-locks.ts';
import { readInterestAccounts, readInterestWaiting, type StoredInterestAccount } from './interest-year.queries.ts';
import type { InvestmentsRead } from './investments.queries.ts';
import { placeOf } from './investments.usecases.ts';
import { type InvestmentDeps, readOf } from './judged-investments.usecases.ts';
import { noteYearExport } from './store-investments.queries.ts';

/** What an address of the data of a year stands for: of the files and bank accounts that whoever asked may know of. */
export interface YearDownload {
  readonly read: InvestmentsRead;
  readonly year: number;
  readonly withTaxIDs: boolean;
}

type YearDeps = Pick<InvestmentDeps, 'database' | 'secrets'>;

interface Row {
  readonly account: StoredInterestAccount;
  readonly taxID: string;
  readonly row: InterestYearRow;
}

async function rowsOf(
  tx: Transaction<DB>,
  { secrets }: Pick<InvestmentDeps, 'secrets'>,
  read: InvestmentsRead,
  year: number,
): Promise<readonly Row[]> {
  const stored = await readInterestAccounts(tx, read, year);
  const opened = stored.map((account) => ({
    account,
    taxID: openTaxID(secrets, placeOf(read.tenant, account.investmentID), account.sealed, account.last4),
  }));
  const rows = interestYear(
    year,
    opened.map(({ account, taxID }) => ({ ...account, taxID })),
  );
  const byID = new Map(opened.map((each) => [each.account.investmentID, each]));
  return rows.flatMap((row) => {
    const of = byID.get(row.investmentID);
    return of ? [{ ...of, row }] : [];
  });
}

/** What forms 1099-INT say for a year. */
export const getInterestYear = (deps: YearDeps, caller: Caller, year: number): Promise<InterestYear> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await readOf(tx, caller);
    const rows = await rowsOf(tx, deps, read, year);
    return {
      rows: rows.map(({ account: { beneficiary, taxIDMasked, fileNumber, reporter }, row }) => ({
        ...{ investmentID: row.investmentID, beneficiary, taxIDMasked, fileNumber, reporter },
        ...{ interest: row.interest, ofBeneficiary: row.ofBeneficiary, isDue: row.isDue, missing: [...row.missing] },
      })),
      waiting: await readInterestWaiting(tx, read, year),
    };
  });

/** An address of the data of a year as CSV. The export is written first: no number leaves that the audit does not tell of. */
export async function exportInterestYear(
  { database, offer }: YearDeps & { readonly offer: Offer<YearDownload> },
  caller: Caller,
  { year, withTaxIDs }: { readonly year: number; readonly withTaxIDs: boolean },
): Promise<DownloadAddress> {
  const { actor, session } = caller;
  if (withTaxIDs) refuseAction(session.access, 'exportInvestmentTaxIDs', {}, 'withTaxIDs');
  const read = await database.inTenant(actor, async (tx) => {
    await lockCommon(tx);
    const found = await readOf(tx, caller);
    await noteYearExport(tx, actor.tenant, { year, withTaxIDs });
    return found;
  });
  return offer(
    actor,
    { read, year, withTaxIDs },
    { fileName: `1099-INT-${year}${withTaxIDs ? '' : '-masked'}.csv`, mediaType: 'text/csv; charset=utf-8' },
  );
}

/** The data of a year as CSV. */
export async function* interestYearFile(
  deps: YearDeps,
  actor: Actor,
  { read, year, withTaxIDs }: YearDownload,
): AsyncGenerator<string> {
  const rows = await deps.database.inTenant(actor, (tx) => rowsOf(tx, deps, read, year));
  yield interestYearCsv(
    rows.map(({ account, taxID, row: { interest, isDue, missing } }) => ({
      ...{ year, ...account, taxID: withTaxIDs ? taxID : account.taxIDMasked },
      ...{ interest: interest.value, isDue, missing },
    })),
  );
}
