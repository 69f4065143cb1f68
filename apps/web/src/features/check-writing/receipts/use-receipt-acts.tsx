import type { FileLedger } from '@closewright/contract/check-writing';
import {
  type ExpectedReceipt,
  isGoodOn,
  type LedgerTransaction,
  type PostedNumber,
  type Receipt,
  transactionKey,
} from '@closewright/domain/check-writing';
import { counted, formatDate } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../../lib/amount-text.ts';
import { call } from '../../../lib/api/index.ts';
import { PostingDialog, type PostingDialogProps } from '../../../records/dialog/posting-dialog.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { usePosted } from '../use-posted.ts';
import { obstacleOf, type ReceiptAct, toTakeBack } from './receipt-acts.ts';
import { ReceiptDialog, type ReceiptDialogProps } from './receipt-dialog.tsx';
import { fundsOf, fundsWords } from './receipt-funds.ts';
import { receiptName, receiptNames } from './receipt-names.ts';
import { isKept, keyOfRow, type ReceiptRow, receiptsIn } from './receipt-rows.ts';
import { useKeptActs } from './use-kept-acts.tsx';

const numbersOf = (receipts: readonly Receipt[]): PostedNumber[] =>
  receipts.map(({ transaction: { stripe, number } }) => ({ stripe, number }));
const namesOf = (receipts: readonly Receipt[]) => counted(receipts.length, 'receipt');
const sumText = (receipts: readonly Receipt[]) => amountText(receipts.reduce((sum, { amount }) => sum + amount, 0));

/**
 * What can be done with the receipts of the file: each act asks what it needs, posts, and offers to take it back.
 * @param goTo goes to the receipt that was added
 */
export function useReceiptActs(
  expected: readonly ExpectedReceipt[],
  goTo: (isWanted: (row: ReceiptRow) => boolean) => void,
) {
  const { file, ledger, receipts, account, refusal, store } = useCheckWriting();
  const { posted } = usePosted();
  const { ordersID } = file;
  const params = { ordersID };

  const ask = async (title: string, props: Omit<PostingDialogProps, 'dialog'>): Promise<FileLedger | null> => {
    const answer = await dialogs.open<Omit<PostingDialogProps, 'dialog'>, FileLedger>(PostingDialog, props, {
      title,
      label: title,
      size: 'small',
      key: 'posting',
    });
    return answer.dismissed ? null : answer.value;
  };
  const isAbout =
    (kind: LedgerTransaction['kind'], of: readonly Receipt[]) =>
    ({ kind: made, bankAccountID, about }: LedgerTransaction): boolean =>
      made === kind &&
      about !== null &&
      of.some(({ transaction }) => transactionKey(transaction) === transactionKey({ bankAccountID, ...about }));

  const add = async (from: ExpectedReceipt | null = null): Promise<void> => {
    if (account === null) return;
    const answer = await dialogs.open<Omit<ReceiptDialogProps, 'dialog'>, FileLedger>(
      ReceiptDialog,
      { ordersID, ledger, receipts, expected, account, from },
      { title: 'Add receipt', label: 'Add receipt', size: 560, key: 'receipt' },
    );
    if (answer.dismissed) return;
    const known = new Set(receipts.map(({ facts }) => facts.receipt));
    const all: readonly LedgerTransaction[] = answer.value.transactions;
    const [made] = all
      .flatMap((each) => (each.kind === 'receipt' && !known.has(each.facts.receipt) ? [each] : []))
      .toSorted((one, other) => other.facts.receipt - one.facts.receipt);
    posted(`Receipt ${made ? `${made.facts.receipt} ` : ''}added`, answer.value, (each) => each === made);
    if (made) goTo((row) => !isKept(row) && row.facts.receipt === made.facts.receipt);
  };

  const deposit = async (picked: readonly Receipt[], bankAccountID: number) => {
    const answer = await ask(`Deposit ${namesOf(picked)}`, {
      lead: (
        <>
          {receiptNames(picked).map((name) => (
            <span key={name} className="block">
              {name}
            </span>
          ))}
          {sumText(picked)} on one slip. {picked.length === 1 ? 'It reaches' : 'They reach'} the bank on that day.
        </>
      ),
      saveLabel: 'Deposit',
      send: (date) => call('depositReceipts', { params, body: { bankAccountID, date, receipts: numbersOf(picked) } }),
    });
    if (answer) posted(`${namesOf(picked)} deposited`, answer, isAbout('deposit', picked));
    return answer !== null;
  };

  const collect = async (picked: readonly Receipt[], bankAccountID: number) => {
    const funds = picked.map((receipt) => ({ receipt, funds: fundsOf(ledger, receipts, receipt) }));
    // A rule makes money good from its day on; before it, and without one, the bank has to confirm it.
    const isByRule = (date: string | null) => date !== null && funds.every(({ funds: of }) => isGoodOn(of, date));
    const answer = await ask(`Mark ${namesOf(picked)} collected`, {
      lead: ({ date }) => (
        <>
          {isByRule(date)
            ? `${sumText(picked)} may be paid out by the rule:`
            : `${sumText(picked)} may be paid out once the bank has confirmed it. By the rule:`}
          {funds.map(({ receipt, funds: of }) => (
            <span key={receipt.facts.receipt} className="block">
              {receiptName(receipt)}: {fundsWords(of)}. {of.words}
            </span>
          ))}
        </>
      ),
      why: {
        label: 'How the bank confirmed it',
        required: ({ date }) => !isByRule(date),
        missing: 'Say how the bank confirmed it',
      },
      field: 'note',
      saveLabel: 'Mark collected',
      send: (date, note) =>
        call('collectReceipts', { params, body: { bankAccountID, date, receipts: numbersOf(picked), note } }),
    });
    if (answer) posted(`${namesOf(picked)} collected`, answer, isAbout('funds good', picked));
    return answer !== null;
  };

  const returned = async ([receipt]: readonly Receipt[], bankAccountID: number) => {
    if (receipt === undefined) return false;
    const { facts, amount, date: received } = receipt;
    const name = `receipt ${facts.receipt}`;
    const answer = await ask(`Return of ${name}`, {
      lead: `${amountText(amount)} from ${facts.payer}, received on ${formatDate(received)}, is taken from the file. What the file has not any more of it, it is short of.`,
      why: { label: 'What the bank says', required: () => true, missing: 'Say why the bank gave it back' },
      saveLabel: 'Returned by the bank',
      send: (date, reason) => {
        const [one] = numbersOf([receipt]);
        if (one === undefined || reason === null) return Promise.resolve(null);
        return call('returnReceipt', { params, body: { bankAccountID, date, receipt: one, reason } });
      },
    });
    if (answer) posted(`Receipt ${facts.receipt} is returned`, answer, isAbout('returned deposit', [receipt]));
    return answer !== null;
  };

  const undo = async ([receipt]: readonly Receipt[]) => {
    if (receipt === undefined) return false;
    const { what, posted: gone } = toTakeBack(receipt);
    const answer = await ask(`Take back the ${what}`, {
      lead: `${receiptName(receipt)}, ${amountText(receipt.amount)}. For what was posted by mistake: it is posted once more the other way round, and both stay in the ledger.`,
      why: { label: 'Reason', required: () => true, missing: 'Say why' },
      saveLabel: 'Take back',
      send: (date, reason) => {
        const { bankAccountID, stripe, number } = gone;
        if (reason === null) return Promise.resolve(null);
        return call('takeBackPosting', {
          params,
          body: { bankAccountID, date, transaction: { stripe, number }, reason },
        });
      },
    });
    if (answer === null) return false;
    store(answer);
    toasts.success('Taken back');
    return true;
  };

  const { keepAll, takeBack } = useKeptActs(ask, (key) => goTo((row) => keyOfRow(row) === key));
  const acts = { deposit, collect, return: returned, takeBack: undo };
  /** Whether it was done. */
  const act = async (name: ReceiptAct, picked: readonly ReceiptRow[]): Promise<boolean> => {
    const obstacle = obstacleOf(name, picked, refusal);
    const [first] = picked;
    if (obstacle === null && first !== undefined)
      // What was kept can be taken back alone, and alone.
      return isKept(first) ? takeBack(first) : acts[name](receiptsIn(picked), first.transaction.bankAccountID);
    toasts.warning({ title: obstacle ?? '' });
    return false;
  };
  return {
    add: (from?: ExpectedReceipt) => void add(from),
    keepAll: (from: ExpectedReceipt) => void keepAll(from),
    act,
  };
}
