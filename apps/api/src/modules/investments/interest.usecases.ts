import type { Investment } from '@closewright/contract/investments';
import type { PostedNumber } from '@closewright/domain/check-writing';
import type { WireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { correctionOf, postingOf } from '@closewright/domain/ledger';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import { movesOf } from '../check-writing/check-writing.queries.ts';
import { asking, type LedgerInHand, postBesideFile } from '../check-writing/post-beside-file.usecases.ts';
import type { AskedPosting } from '../ledger/post-transactions.usecases.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import type { StoredInvestment } from './investments.queries.ts';
import { foundInvestment, type InvestmentDeps, refuseNotOpen, shownInvestment } from './judged-investments.usecases.ts';

const right = { action: 'writeInvestments', name: 'Investment Accounts' } as const;
const same = (a: PostedNumber, b: PostedNumber): boolean => a.stripe === b.stripe && a.number === b.number;

interface Giving {
  readonly investmentID: number;
  readonly credits: readonly PostedNumber[];
}

/** Gives interest that the bank credited to the file, each credit whole: all or none. That each is given once, the database holds. */
export const giveInterest = (
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, credits }: Giving,
): Promise<Investment> =>
  posting(deps, caller, investmentID, (stored, { place, account }) =>
    credits.map((credit, at): AskedPosting => {
      const path = `credits.${at}`;
      const found = stored.interest.find((each) => same(each, credit));
      if (!found || credits.findIndex((each) => same(each, credit)) < at)
        throw invalid(path, 'There is no such interest of this investment account');
      if (found.isGiven)
        throw new AppError('CARRIED_ON', 'This interest was given to its file meanwhile.', {
          modelState: { [path]: ['It was given already'] },
        });
      const { stripe, number, date, amount } = found;
      return {
        ...asking({ ...place, date: openDay(date, place.date, account.closedThrough) }),
        posting: postingOf({ kind: 'interest given', parts: [{ file: place.ordersID, amount }] }),
        facts: { investment: investmentID, interest: { stripe, number } },
      };
    }),
  );

/** A day, as long as it is not finalized; else today. */
const openDay = (date: WireDate, today: WireDate, closedThrough: string | null): WireDate =>
  closedThrough !== null && date <= closedThrough ? today : date;

interface TakingBack extends PostedNumber {
  readonly investmentID: number;
  readonly reason: string;
}

/** Takes interest back that the file was given, by the mirror of its posting on the same day: it waits again. */
export const takeBackInterest = (
  deps: InvestmentDeps,
  caller: Caller,
  { investmentID, reason, ...credit }: TakingBack,
): Promise<Investment> =>
  posting(deps, caller, investmentID, async (stored, { tx, place, account }) => {
    const given = stored.interest.find((each) => same(each, credit))?.given;
    if (!given) throw new AppError('TAKEN_BACK_ALREADY', 'This interest is given to no file.');
    const { stripe, number } = given;
    // On its day, so that it may be given on it again.
    const date = openDay(given.date, place.date, account.closedThrough);
    const moves = await movesOf(tx, caller.actor.tenant, { bankAccountID: place.bankAccountID, stripe, number });
    return [
      { ...asking({ ...place, date }), posting: correctionOf(moves), reverses: { stripe, number }, facts: { reason } },
    ];
  });

/** Posts to the bank account of an investment that is open, in the lock of its file, and answers it as it is then. */
async function posting(
  deps: InvestmentDeps,
  caller: Caller,
  investmentID: number,
  work: (stored: StoredInvestment, inHand: LedgerInHand) => readonly AskedPosting[] | Promise<readonly AskedPosting[]>,
): Promise<Investment> {
  const { database, clock } = deps;
  const { ordersID, bankAccountID } = await database.inTenant(caller.actor, (tx) =>
    foundInvestment(tx, caller, investmentID),
  );
  const place = { ordersID, bankAccountID, date: todayOf(caller, clock.now()) };
  await postBesideFile(deps, caller, place, right, async (inHand) => {
    const stored = await foundInvestment(inHand.tx, caller, investmentID);
    refuseNotOpen(stored);
    return work(stored, inHand);
  });
  return database.inTenant(caller.actor, async (tx) =>
    shownInvestment(await foundInvestment(tx, caller, investmentID), caller),
  );
}
