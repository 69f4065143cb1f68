import { addToDate } from '@closewright/domain/dates';
import { type ReconciliationPack, reconciliationPack } from '@closewright/domain/reconciliation';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { tenantZone } from '../../../platform/clock/tenant-zone.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { readMatches } from '../matching/matches.queries.ts';
import { readExceptions, type Waiting } from '../matching/waiting.usecases.ts';
import type { TrustAccount } from './accounts.queries.ts';
import { readLedgerEnds, readPackFiles, readPrevious } from './pack.queries.ts';
import { readThreeWay } from './three-way.queries.ts';

/** The day before all. */
const beginning = '1970-01-01';

/** Whose pack it is, as it is told in it. */
export interface PackOffice {
  readonly tenant: string;
  readonly office: string;
  readonly zone: string;
}

/** The office of a caller. */
export const officeOf = ({ actor, session }: Caller): PackOffice => ({
  tenant: actor.tenant,
  office: session.facts.tenant?.displayName ?? actor.tenant,
  zone: tenantZone(session),
});

/** What the pack of a day says, as everything stands. `waiting` is what waits at the end of that day. */
export async function packOf(
  tx: Transaction<DB>,
  { tenant, office, zone }: PackOffice,
  { account, date, waiting }: { readonly account: TrustAccount; readonly date: string; readonly waiting: Waiting },
): Promise<ReconciliationPack> {
  const { bankAccountID, name, bankName, title, accountNumber } = account;
  const place = { tenant, bankAccountID };
  const threeWay = await readThreeWay(tx, bankAccountID, date);
  const previous = await readPrevious(tx, place, date);
  const { bankItems, bookItems } = waiting;
  const from = previous === null ? beginning : addToDate(previous.date, 1, 'days');
  return reconciliationPack({
    ...{ office, zone },
    account: { bankAccountID, name, bankName, title, accountNumber },
    ...{ threeWay, previous, bankItems, bookItems },
    exceptions: await readExceptions(tx, place, { date, ...waiting }),
    files: await readPackFiles(tx, place, date),
    matches: (await readMatches(tx, place, { from, through: date })).map(({ bankMatchID: _id, ...match }) => match),
    ends: await readLedgerEnds(tx, place),
  });
}
