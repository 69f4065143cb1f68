import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { type ExceptionDecision, exceptionDecisionNames } from '@closewright/domain/positive-pay';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useRef } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../../records/dialog/reason-dialog.tsx';
import { ConfirmDialog, type ConfirmDialogProps, DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';
import { ExceptionDialog, type ExceptionDialogProps } from './exception-dialog.tsx';
import {
  beginAccount,
  checkWords,
  confirmObstacle,
  decideObstacle,
  takeBackObstacle,
  takeOffObstacle,
} from './exception-words.ts';
import { chosenList, ImportDialog, type ImportDialogProps, type TakenList } from './import-dialog.tsx';
import { usePayAccounts } from './use-exceptions.ts';

type Row = PositivePayExceptionRow;
type Without<P> = Omit<P, 'dialog'>;

export interface ExceptionActsInput {
  /** The bank account that is shown alone, if one is. */
  account: number | undefined;
  /** The last check that was asked about: the bank waits as long for the next. */
  last: Row | undefined;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  refresh(): Promise<unknown>;
}

/** What can be done with checks that banks ask about, each with what stands in its way. */
export function useExceptionActs({ account, last, refusal, refresh }: ExceptionActsInput) {
  const clock = useClock();
  const accounts = usePayAccounts().data ?? [];
  /** The bank account of the check that was added last, or of whose list was taken. */
  const lastUsed = useRef<number | null>(null);
  const chosen =
    accounts.find(({ bankAccountID }) => bankAccountID === account) ??
    (accounts.length === 1 ? accounts[0] : undefined);
  const decideTime = last === undefined ? null : clock.local(last.decideUntil).slice(11, 16);
  const obstacles = {
    decide: (row: Row | null) => decideObstacle(row, refusal),
    confirm: (row: Row | null) => confirmObstacle(row, refusal),
    takeBack: (row: Row | null) => takeBackObstacle(row, refusal),
    takeOff: (row: Row | null) => takeOffObstacle(row, refusal),
    add: refusal ?? (accounts.length === 0 ? 'There is no trust account' : null),
    take: refusal ?? (chosen === undefined ? 'Choose the bank account that the list is of' : null),
  };
  const warn = (title: string, message: string | null): void => void toasts.warning({ title, message: message ?? '' });

  const decide = async (row: Row | null, decision: ExceptionDecision) => {
    const obstacle = obstacles.decide(row);
    if (row === null || obstacle !== null) return warn('Nothing is decided', obstacle);
    const answer = await dialogs.open<Without<DecideDialogProps>, Row>(
      DecideDialog,
      { row, decision },
      {
        title: `${exceptionDecisionNames[decision]} check ${row.checkNumber}`,
        subtitle: row.bankAccount,
        size: 'medium',
        key: 'exception',
      },
    );
    // Also after Cancel: what was refused may be old here.
    await refresh();
    if (answer.dismissed) return;
    const does = decision === 'pay' ? 'is to be paid' : 'is to be returned';
    toasts.success({
      title: `Check ${row.checkNumber} ${does}`,
      message: answer.value.state === 'to confirm' ? 'Another person confirms it' : 'It goes out with the next file',
    });
  };
  const confirm = async (row: Row | null) => {
    const obstacle = obstacles.confirm(row);
    if (row === null || obstacle !== null) return warn('Nothing is confirmed', obstacle);
    const answer = await dialogs.open<Without<ConfirmDialogProps>, Row>(
      ConfirmDialog,
      { row },
      { title: `Confirm: pay check ${row.checkNumber}`, subtitle: row.bankAccount, size: 'medium', key: 'exception' },
    );
    await refresh();
    if (!answer.dismissed) toasts.success(`Check ${row.checkNumber} is to be paid`);
  };
  const why = async (row: Row, title: string, done: string, asks: Without<ReasonDialogProps<Row>>) => {
    const answer = await dialogs.open<Without<ReasonDialogProps<Row>>, Row>(ReasonDialog, asks, {
      ...{ title, subtitle: row.bankAccount, size: 'small', key: 'exception' },
    });
    await refresh();
    if (!answer.dismissed) toasts.success(`Check ${row.checkNumber} ${done}`);
  };
  const takeBack = async (row: Row | null) => {
    const obstacle = obstacles.takeBack(row);
    if (row === null || obstacle !== null) return warn('Nothing is taken back', obstacle);
    const params = { positivePayExceptionID: row.positivePayExceptionID };
    await why(row, 'Take the decision back', 'is to be decided again', {
      lead: `${checkWords(row)}. It is to be decided again.`,
      missing: 'Say why it is taken back',
      saveLabel: 'Take back',
      send: (reason) => call('takeBackPositivePayDecision', { params, body: { reason } }),
    });
  };
  const takeOff = async (row: Row | null) => {
    const obstacle = obstacles.takeOff(row);
    if (row === null || obstacle !== null) return warn('Nothing is taken off', obstacle);
    const params = { positivePayExceptionID: row.positivePayExceptionID };
    await why(row, `Take check ${row.checkNumber} off the list`, 'is off the list', {
      lead: `${checkWords(row)}. For one that the bank does not ask about any more, or that was typed wrong. A decision that was not sent is over.`,
      missing: 'Say why it is taken off',
      saveLabel: 'Take off',
      send: (reason) => call('takeOffPositivePayException', { params, body: { reason } }),
    });
  };
  /** @param near the bank account of the row in hand, where the list is of several */
  const add = async (near?: number) => {
    const begins = beginAccount(accounts, { shown: account, used: lastUsed.current, near });
    if (obstacles.add !== null) return warn('Nothing is added', obstacles.add);
    const answer = await dialogs.open<Without<ExceptionDialogProps>, Row>(
      ExceptionDialog,
      {
        accounts,
        account: begins,
        today: clock.today(),
        decideTime,
      },
      { title: 'A check that the bank asks about', size: 'medium', key: 'exception-new' },
    );
    await refresh();
    if (answer.dismissed) return null;
    lastUsed.current = answer.value.bankAccountID;
    toasts.success(`Check ${answer.value.checkNumber} added`);
    return answer.value;
  };
  const take = async (file: File) => {
    if (chosen === undefined || obstacles.take !== null) return warn('Nothing is imported', obstacles.take);
    const params = { bankAccountID: chosen.bankAccountID };
    try {
      const [list, { mapping }] = await Promise.all([chosenList(file), call('getPositivePayMapping', { params })]);
      const answer = await dialogs.open<Without<ImportDialogProps>, TakenList>(
        ImportDialog,
        { list, account: chosen, last: mapping, today: clock.today(), decideTime },
        { title: 'Import exceptions', subtitle: list.fileName, size: 'large', key: 'exception-import' },
      );
      await refresh();
      if (answer.dismissed) return;
      lastUsed.current = params.bankAccountID;
      const { taken, known, left } = answer.value;
      toasts.success({
        title: `${taken} taken`,
        message: [known > 0 && `${known} stood here already`, left > 0 && `${left} are of other accounts`]
          .filter((part) => part !== false)
          .join(', '),
      });
    } catch (error) {
      toasts.error({ title: `${file.name} could not be read`, message: messageOf(error) });
    }
  };
  return { obstacles, decide, confirm, takeBack, takeOff, add, take };
}
