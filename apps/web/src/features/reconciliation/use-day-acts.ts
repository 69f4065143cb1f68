import type {
  ReconciliationDay,
  ReconciliationExceptionRow,
  ReconciliationRow,
} from '@closewright/contract/reconciliation';
import { counted, formatDate } from '@closewright/domain/formats';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import type { BankItemRow } from './day-index.ts';
import { stepWords } from './next-step.ts';
import { askOfNoFile } from './no-file-dialog.tsx';
import { matchName } from './reconciliation-words.ts';
import { askToSay } from './say-dialog.tsx';
import type { DayAt, useDay } from './use-day.ts';

/** What a note, a charge or interest is about. */
export interface NotedItem {
  readonly bankItemID: number | null;
  readonly bookItem: ReconciliationExceptionRow['bookItem'];
  /** What it is in words. */
  readonly item: string;
  readonly amount: number;
  readonly notes: ReconciliationExceptionRow['notes'];
}

const noteWords = 'What was asked, of whom, and what came of it.';

/** What is done with a day besides picking and matching: the rules, taking apart, notes, postings, the pack, the signature. */
export function useDayActs(
  at: DayAt,
  { change, take, refresh }: Pick<ReturnType<typeof useDay>, 'change' | 'take' | 'refresh'>,
) {
  const params = at;
  const [isRunning, setRunning] = useState(false);

  const run = async (before: ReconciliationDay): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    const day = await change('The rules are running', 'The rules could not be run', () =>
      call('runMatchRules', { params }),
    );
    setRunning(false);
    if (day === null) return;
    const waited = before.bankItems.length + before.bookItems.length;
    const gone = waited - day.bankItems.length - day.bookItems.length;
    if (gone > 0) toasts.success(`${counted(gone, 'item')} matched`);
    else if (day.refused.length === 0) toasts.info('The rules are sure of nothing more');
    if (day.refused.length > 0)
      toasts.error({
        title: `${counted(day.refused.length, 'match was', 'matches were')} refused, the others are made`,
        message: day.refused.join(' '),
      });
  };
  const unmatch = async (matches: ReconciliationDay['matched']): Promise<boolean> => {
    const bankMatchIDs = matches.map(({ bankMatchID }) => bankMatchID);
    const send = (reason: string | null) => call('unmatchItems', { params, body: { bankMatchIDs, reason } });
    const [first] = matches;
    if (first === undefined) return false;
    const what = matches.length === 1 ? matchName(first) : counted(matches.length, 'match', 'matches');
    const day = await askToSay({
      title: `Take ${what} apart`,
      lead: 'The items wait again on both sides. What was posted as paid is taken back.',
      ...{ label: 'Reason', saveLabel: 'Unmatch', send },
    });
    if (day === null) return false;
    take(day);
    toasts.success(`${what} is taken apart`);
    return true;
  };
  /** @param step the next step of an exception that is taken by it */
  const note = async (
    { bankItemID, bookItem, item, amount, notes }: NotedItem,
    step?: ReconciliationExceptionRow['nextStep'],
  ): Promise<void> => {
    const known = notes.map(({ text, by }) => `${by}: ${text}`).join('. ');
    const day = await askToSay({
      title: step ?? 'Note',
      subtitle: `${item}, ${amountText(amount)}`,
      lead: [step === undefined ? (known === '' ? noteWords : '') : stepWords[step], known].filter(Boolean).join(' '),
      ...{ label: 'Note', missing: 'Say what is to be known', saveLabel: 'Save note' },
      send: (text) => call('noteItem', { params, body: { bankItemID, bookItem, text: text ?? '' } }),
    });
    if (day !== null) take(day);
  };
  const post = async (
    { item, amount }: NotedItem,
    bankItemID: number,
    as: 'bank charge' | 'interest',
  ): Promise<void> => {
    const isCharge = as === 'bank charge';
    const day = await askToSay({
      title: isCharge ? 'Post charge' : 'Post interest',
      subtitle: `${item}, ${amountText(amount)}`,
      lead: isCharge
        ? 'The charge is posted on the day of the bank and matched with its item. The office makes it good: no file pays it.'
        : 'The interest is posted on the day of the bank, of no file yet, and matched with its item.',
      ...{ label: 'Note', saveLabel: isCharge ? 'Post charge' : 'Post interest' },
      send: (said) => call('postBankItem', { params, body: { bankItemID, as, note: said } }),
    });
    if (day === null) return;
    take(day);
    toasts.success(isCharge ? 'The charge is posted and matched' : 'The interest is posted and matched');
  };
  /** Records the item of the bank as money of no file. */
  const ofNoFile = async (item: BankItemRow): Promise<void> => {
    const day = await askOfNoFile(at, item);
    if (day === null) return;
    take(day);
    toasts.success('It is recorded as money of no file and matched');
  };
  const finalize = async (day: ReconciliationDay): Promise<void> => {
    const { threeWay, exceptions, account, digest } = day;
    const open =
      exceptions.length === 0
        ? ''
        : ` ${counted(exceptions.length, 'exception is', 'exceptions are')} still open and stand in the pack.`;
    const done = await askToSay<ReconciliationRow>({
      title: `Finalize ${formatDate(day.date)}`,
      subtitle: account.name,
      lead: `Bank, book and files agree at ${amountText(threeWay.book)}. Nothing is posted, imported or matched up to this day any more; the pack is kept, and you sign it as its preparer.${open}`,
      ...{ label: 'Note', saveLabel: 'Finalize day' },
      send: (said) => call('finalizeReconciliation', { params, body: { digest, note: said } }),
    });
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (done !== null) toasts.success(`${formatDate(day.date)} is finalized`);
  };
  const printDraft = async (): Promise<void> => {
    try {
      await showPdf(`Draft pack of ${formatDate(at.date)}`, await call('getDraftPack', { params }));
    } catch (error) {
      toasts.error({ title: 'The draft pack could not be made', message: messageOf(error) });
    }
  };
  return { isRunning, run, unmatch, note, post, ofNoFile, finalize, printDraft };
}
