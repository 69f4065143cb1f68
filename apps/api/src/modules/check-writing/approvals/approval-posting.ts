import { type Disbursement, debited, disbursementsOf, methodNames } from '@closewright/domain/check-writing';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { type PayingAccount, postingOf, type StoredLedgerMove } from '@closewright/domain/ledger';
import { cents } from '@closewright/domain/money';
import { invalid } from '../../../platform/records/index.ts';
import type { AskedPosting } from '../../ledger/post-transactions.usecases.ts';
import type { LedgerOfFile } from '../file-ledger.usecases.ts';
import {
  asking,
  named,
  type PostingPlace,
  refusal,
  refuseBefore,
  refuseMoreThanAvailable,
  refuseUnreadable,
} from '../posting-work.ts';
import type { NewApproval } from './approvals.queries.ts';

/** The payment that somebody wants to end, which the bank has not paid. Throws at `about` for any other. */
export function paymentToEnd(
  { transactions }: LedgerOfFile,
  place: PostingPlace,
  { kind, about }: Pick<NewApproval, 'kind' | 'about'>,
): Disbursement {
  const path = 'about';
  const what = 'disbursement';
  if (about === null) throw invalid(path, 'Choose a disbursement');
  const one = named(disbursementsOf(transactions), place, about, { path, what });
  const { state, method, facts, ended, date } = one;
  if (state !== 'outstanding') {
    const name = facts.checkNumber === null ? methodNames[method] : `Check ${facts.checkNumber}`;
    const on = ended === null ? '' : ` on ${formatDate(ended.on)}`;
    throw refusal('CARRIED_ON', path, `${name} was ${state}${on}.`);
  }
  if (kind === 'stop' && method !== 'check')
    throw invalid(path, 'Only a check is stopped at the bank: void what was sent otherwise and came back');
  refuseBefore(date, place.date, 'it was paid out');
  return one;
}

/** Refuses to pay out of a file what it has not, or while nobody knows what it has. */
export function refuseUnpayable(ledger: LedgerOfFile, place: PostingPlace, amount: number): void {
  refuseUnreadable(ledger, 'bankAccountID');
  const own = ledger.transactions.filter(({ bankAccountID }) => bankAccountID === place.bankAccountID);
  const short = own.reduce((sum, each) => sum + debited(each, 'shortage'), 0);
  if (short > 0)
    throw refusal(
      'FILE_SHORT',
      'amount',
      `This file is ${formatMoney(cents(short))} short. Make that good before anything is paid.`,
    );
  refuseMoreThanAvailable(ledger, place, amount);
}

/** The numbers of the files of a transfer, as they are when it is approved. */
interface TransferNumbers {
  readonly fromFile: string;
  readonly toFile: string;
}

/**
 * What a request posts when it is approved, judged by the ledger as it is then; it names the request, so that the ledger itself says by whose leave.
 * @param checkNumber the number that a check outside the statement gets
 * @param numbers those of the files of a transfer
 * @param moves those of a payment for several files, which is ended for all of them
 */
export function approvedPosting(
  ledger: LedgerOfFile,
  place: PostingPlace,
  asked: NewApproval & { readonly approvalID: number },
  {
    checkNumber,
    numbers,
    moves,
  }: {
    readonly checkNumber: number | null;
    readonly numbers: TransferNumbers | null;
    readonly moves: readonly StoredLedgerMove[] | null;
  },
): AskedPosting {
  const { kind, amount, comment: reason, approvalID: approval } = asked;
  const file = place.ordersID;
  switch (kind) {
    case 'void':
    case 'stop': {
      const one = paymentToEnd(ledger, place, asked);
      const { stripe, number } = one.transaction;
      return {
        ...asking(place),
        posting: postingOf({ kind, parts: moves === null ? wayBack(one, file) : wayBackOf(moves) }),
        about: { stripe, number },
        facts: { reason, approval },
      };
    }
    case 'advance':
    case 'loss': {
      const { category, isRecoverable } = asked;
      return {
        ...asking(place),
        posting: postingOf({ kind, parts: [{ file, amount }] }),
        facts: { reason, approval, category, isRecoverable },
      };
    }
    case 'transfer': {
      refuseUnpayable(ledger, place, amount);
      // The table takes no transfer without the file that gets it.
      const toFile = asked.toOrdersID ?? file;
      return {
        ...asking(place),
        posting: postingOf({ kind, parts: [{ file, amount, toFile }] }),
        facts: { reason, approval, ...numbers },
      };
    }
    case 'payment': {
      refuseUnpayable(ledger, place, amount);
      const { payee, memo, method } = asked;
      return {
        ...asking(place),
        // The table takes no payment without a method.
        posting: postingOf({ kind: method ?? 'check', parts: [{ file, amount, from: 'available' }] }),
        facts: { payee, party: null, memo, lines: [], checkNumber, reference: null, approval },
      };
    }
  }
}

/** What was taken of each account of the file, to be given back. */
const wayBack = ({ transaction: { lines } }: Disbursement, file: number) =>
  lines.flatMap(({ account, amount }) =>
    // What is paid is taken of no other accounts (ledgerRules).
    account === 'outstanding' ? [] : [{ file, amount, to: account as PayingAccount }],
  );

/** The same of all files of a payment. */
const wayBackOf = (moves: readonly StoredLedgerMove[]) =>
  moves.flatMap(({ file, amount, debit }) => (file === null ? [] : [{ file, amount, to: debit as PayingAccount }]));
