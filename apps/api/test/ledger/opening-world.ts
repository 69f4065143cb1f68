import { createHash } from 'node:crypto';
import { type Opening, openingPostings, openingTotals } from '@closewright/domain/ledger-opening';
import {
  type AskedPosting,
  type Posted,
  postTransactions,
} from '../../src/modules/ledger/post-transactions.usecases.ts';
import { endOpening, storeOpening } from '../../src/modules/ledger-opening/openings.queries.ts';
import { type Actor, type Database, nextIDs } from '../../src/platform/tenant/in-tenant.ts';

/** An account of 430.00, of which 400.00 are of the first file and 100.00 of the second, which has paid nothing by what is on its way. */
export const smallOpening = (bankAccountID: number, date: string): Opening => ({
  ...{ bankAccountID, date, bankBalance: 430_00 },
  files: [
    { ordersID: 1, balance: 300_00 },
    { ordersID: 2, balance: 100_00 },
  ],
  payments: [
    { ...{ ordersID: 1, method: 'check', checkNumber: 501, reference: null }, payee: 'P', date, amount: 100_00 },
  ],
  deposits: [{ ordersID: 2, payer: 'P', reference: null, date, amount: 70_00 }],
});

/** Asks for an opening as one person; answers its id. */
export const askToBegin = (database: Database, actor: Actor, opening: Opening): Promise<number> =>
  database.inTenant(actor, async (tx) => {
    const { files, payments, deposits } = opening;
    const lists = JSON.stringify({ files, payments, deposits });
    const openingID = await nextIDs(tx, 'opening_id');
    await storeOpening(tx, actor.tenant, {
      ...{ ...opening, openingID, lists, totals: openingTotals(opening), comment: 'Why' },
      sha256: createHash('sha256').update(lists).digest('hex'),
    });
    return openingID;
  });

/** Approves an opening as another person, and posts what is made of it. */
export const begin = (
  database: Database,
  actor: Actor,
  opening: Opening,
  openingID: number,
  posted: (asked: readonly AskedPosting[]) => readonly AskedPosting[] = (asked) => asked,
): Promise<readonly { readonly asked: AskedPosting; readonly posted: Posted }[]> =>
  database.inTenant(actor, async (tx) => {
    await endOpening(tx, actor.tenant, { openingID, state: 'approved', comment: null });
    const made: { asked: AskedPosting; posted: Posted }[] = [];
    for (const [at, group] of openingPostings(opening, openingID, new Map()).entries()) {
      const asked = posted(
        group.map(({ posting, facts, about }, place) => ({
          ...{
            bank: opening.bankAccountID,
            date: opening.date,
            posting,
            facts,
            key: `opening ${openingID}: ${at}-${place}`,
          },
          ...(about && { about }),
        })),
      );
      const answers = await postTransactions(tx, asked);
      for (const [place, answer] of answers.entries()) {
        const one = asked[place];
        if (one) made.push({ asked: one, posted: answer });
      }
    }
    return made;
  });
