import type { InterestYear } from '@closewright/contract/investments';
import type { DownloadAddress } from '@closewright/contract/kit';
import { interestElsewhere, interestYear, interestYearCsv } from '@closewright/domain/investments';
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

/** The accounts of a year that whoever asks may know of, with their TINs in full. The office files one form for a beneficiary: what others count to it is said. */
async function accountsOf(
  tx: Transaction<DB>,
  { secrets }: Pick<InvestmentDeps, 'secrets'>,
  read: InvestmentsRead,
  year: number,
): Promise<readonly (StoredInterestAccount & { readonly taxID: string; readonly elsewhere: number })[]> {
  const stored = await readInterestAccounts(tx, read, year);
  const all = stored.map((account) => ({
    ...account,
    taxID: openTaxID(secrets, placeOf(read.tenant, account.investmentID), account.sealed, account.last4),
    elsewhere: 0,
  }));
  const others = all.filter(({ isTold }) => !isTold);
  return all
    .filter(({ isTold }) => isTold)
    .map((account) => ({ ...account, elsewhere: interestElsewhere(year, account, others) }));
}

/** What forms 1099-INT are made of for a year. */
export const getInterestYear = (deps: YearDeps, caller: Caller, year: number): Promise<InterestYear> =>
  deps.database.inTenant(caller.actor, async (tx) => {
    const read = await readOf(tx, caller);
    const rows = await accountsOf(tx, deps, read, year);
    const numbers = [...new Set(rows.map(({ taxID }) => taxID))];
    return {
      rows: rows.map(({ taxID, ...account }) => {
        const { investmentID, beneficiary, taxIDMasked, fileNumber, reporter, street, city, state, zip, elsewhere } =
          account;
        return {
          ...{ investmentID, beneficiary, taxIDMasked, fileNumber, reporter, address: { street, city, state, zip } },
          ...{ beneficiaryNumber: 1 + numbers.indexOf(taxID), given: [...account.given], elsewhere },
        };
      }),
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
  const accounts = await deps.database.inTenant(actor, (tx) => accountsOf(tx, deps, read, year));
  const byID = new Map(accounts.map((account) => [account.investmentID, account]));
  yield interestYearCsv(
    interestYear(year, accounts).flatMap(({ investmentID, interest, isDue, missing }) => {
      const account = byID.get(investmentID);
      const taxID = withTaxIDs ? account?.taxID : account?.taxIDMasked;
      return account && taxID ? [{ ...account, year, taxID, interest: interest.value, isDue, missing }] : [];
    }),
  );
}
