import type { Investment } from '@closewright/contract/investments';
import { can } from '@closewright/domain/access';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useSession } from '../../app/session/app-session.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { askForFile } from '../../lib/file-numbers/ask-for-file.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../records/dialog/reason-dialog.tsx';
import { ChooseDialog, type ChooseDialogProps } from './choose-dialog.tsx';
import {
  DetailsDialog,
  type DetailsDialogProps,
  InvestmentDialog,
  type InvestmentDialogProps,
} from './investment-dialog.tsx';
import { givenWords, interestWords, moveWords, obstacles as obstaclesOf, waitingOf } from './investment-words.ts';

type Row = Investment | null;
type Opening<P extends { dialog: unknown }> = Omit<P, 'dialog'>;

const keyOf = ({ bankAccountID = 0, stripe, number }: { bankAccountID?: number; stripe: number; number: number }) =>
  `${bankAccountID}-${stripe}-${number}`;

/** What can be done with investment accounts, each with what stands in its way. */
export function useInvestmentActs({ refresh, onAsked }: { refresh(): Promise<unknown>; onAsked(id: number): void }) {
  const { actor } = useSession();
  const refusals = {
    write: can(actor, 'writeInvestments').reason?.text ?? null,
    decide: can(actor, 'decideInvestments').reason?.text ?? null,
  };
  const obstacles = {
    approve: (row: Row) => obstaclesOf.decide(row, refusals.decide),
    refuse: (row: Row) => obstaclesOf.decide(row, refusals.decide),
    withdraw: (row: Row) => obstaclesOf.withdraw(row, refusals.decide),
    give: (row: Row) => obstaclesOf.give(row, refusals.write),
    takeBack: (row: Row) => obstaclesOf.takeBack(row, refusals.write),
    name: (row: Row) => obstaclesOf.name(row, refusals.write),
    unname: (row: Row) => obstaclesOf.unname(row, refusals.write),
    edit: (row: Row) => obstaclesOf.edit(row, refusals.write),
    close: (row: Row) => obstaclesOf.close(row, refusals.write),
  };
  type Act = keyof typeof obstacles;
  /** Does something with the account in hand, where nothing stands in its way. */
  const doing =
    (act: Act, work: (row: Investment) => Promise<void>) =>
    async (row: Row): Promise<void> => {
      const obstacle = obstacles[act](row);
      if (row === null || obstacle !== null)
        return void toasts.warning({ title: 'Nothing is changed', message: obstacle ?? '' });
      await work(row);
      await refresh();
    };
  const subtitled = (row: Investment) => `${row.beneficiary}, file ${row.fileNumber}`;
  const reason = async (row: Investment, title: string, done: string, asks: Opening<ReasonDialogProps<Investment>>) => {
    const answer = await dialogs.open<Opening<ReasonDialogProps<Investment>>, Investment>(ReasonDialog, asks, {
      ...{ title, subtitle: subtitled(row), size: 'small', key: 'investment' },
    });
    if (!answer.dismissed) toasts.success(done);
  };
  const choose = async (row: Investment, title: string, done: string, asks: Opening<ChooseDialogProps>) => {
    const answer = await dialogs.open<Opening<ChooseDialogProps>, Investment>(ChooseDialog, asks, {
      ...{ title, subtitle: subtitled(row), size: 'medium', key: 'investment' },
    });
    if (!answer.dismissed) toasts.success(done);
  };
  const decision = (investmentID: number, decided: 'approve' | 'refuse' | 'withdraw', why: string | null) =>
    call('decideInvestment', { params: { investmentID }, body: { decision: decided, reason: why } });
  const reportFailure = (title: string, error: unknown) => void toasts.error({ title, message: messageOf(error) });

  return {
    ...{ refusals, obstacles },
    ask: async () => {
      if (refusals.write !== null)
        return void toasts.warning({ title: 'Nothing is asked for', message: refusals.write });
      const banks = await call('listInvestmentBanks', undefined).catch((error: unknown) =>
        reportFailure('The bank accounts could not be read', error),
      );
      if (!banks) return;
      const free = banks.filter(({ takenBy }) => takenBy === null);
      if (free.length === 0)
        return void toasts.warning({
          title: 'No bank account is free',
          message:
            'An investment account has a bank account of the kind Investment of its own: add one under Bank accounts.',
        });
      const file = await askForFile('New investment account', 'investment-file');
      if (file === null) return;
      const answer = await dialogs.open<Opening<InvestmentDialogProps>, Investment>(
        InvestmentDialog,
        { ordersID: file.ordersID, banks: free },
        { title: 'New investment account', subtitle: `File ${file.fileNumber}`, size: 'medium', key: 'investment' },
      );
      await refresh();
      if (answer.dismissed) return;
      toasts.success({
        title: `The account of ${answer.value.beneficiary} is asked for`,
        message: 'Another person approves it',
      });
      onAsked(answer.value.investmentID);
    },
    approve: doing('approve', async (row) => {
      const isSure = await dialogs.confirm({
        title: 'Approve investment account',
        message: `${row.beneficiary}, ${row.taxIDMasked}, file ${row.fileNumber}, in ${row.bankAccount}, ${row.bankName} ${row.accountNumber}, at ${row.rate} %. ${row.asked.by} has seen the W-9 and the instruction.`,
        confirmLabel: 'Approve',
      });
      if (!isSure) return;
      await decision(row.investmentID, 'approve', null).then(
        () => void toasts.success(`The account of ${row.beneficiary} is open`),
        (error: unknown) => reportFailure('It is not approved', error),
      );
    }),
    refuse: doing('refuse', (row) =>
      reason(row, 'Refuse investment account', 'It is refused', {
        lead: 'It stays in the list as refused, and its bank account is free again.',
        missing: 'Say why it is refused',
        saveLabel: 'Refuse',
        send: (why) => decision(row.investmentID, 'refuse', why),
      }),
    ),
    withdraw: doing('withdraw', (row) =>
      reason(row, 'Withdraw investment account', 'It is withdrawn', {
        lead: 'Nobody decides it any more, and its bank account is free again.',
        missing: 'Say why it is withdrawn',
        saveLabel: 'Withdraw',
        send: (why) => decision(row.investmentID, 'withdraw', why),
      }),
    ),
    give: doing('give', async (row) => {
      const credits = waitingOf(row);
      const isSure = await dialogs.confirm({
        title: 'Give interest',
        message: `${givenWords(credits)}, to file ${row.fileNumber} for ${row.beneficiary}: ${credits.map(interestWords).join('; ')}. Each is posted on the day of the bank, or today where that day is finalized.`,
        confirmLabel: 'Give',
      });
      if (!isSure) return;
      const named = credits.map(({ stripe, number }) => ({ stripe, number }));
      await call('giveInterest', { params: { investmentID: row.investmentID }, body: { credits: named } }).then(
        () => void toasts.success(`${givenWords(credits)}, is given to file ${row.fileNumber}`),
        (error: unknown) => reportFailure('No interest is given', error),
      );
    }),
    takeBack: doing('takeBack', (row) => {
      const given = row.interest.filter(({ isGiven }) => isGiven).toReversed();
      return choose(row, 'Take interest back', 'The interest waits again', {
        ...{ label: 'Credit of interest', saveLabel: 'Take back', missingReason: 'Say why it is taken back' },
        lead: 'The file has it no more, and it waits to be given again. In the year of the bank it counts as not given.',
        choices: given.map((each) => ({ value: keyOf(each), label: interestWords(each) })),
        send: (chosen, why) => {
          const { stripe, number } = given.find((each) => keyOf(each) === chosen) ?? { stripe: 0, number: 0 };
          return call('takeBackInterest', {
            params: { investmentID: row.investmentID },
            body: { stripe, number, reason: why },
          });
        },
      });
    }),
    name: doing('name', async (row) => {
      const { investmentID } = row;
      const moves = await call('listPrincipalToName', { params: { investmentID } }).catch((error: unknown) =>
        reportFailure('The payments of the file could not be read', error),
      );
      if (!moves) return;
      if (moves.length === 0)
        return void toasts.warning({
          title: 'Nothing can be named',
          message: 'Post the payment out of trust, or the receipt in trust, under Check Writing of the file first.',
        });
      await choose(row, 'Name principal', 'It is named', {
        ...{ label: 'Payment or receipt', saveLabel: 'Name', missingReason: null },
        lead: 'A payment out of trust went to this account, or a receipt in trust came back from it. Nothing is posted.',
        choices: moves.map((move) => ({ value: keyOf(move), label: moveWords(move) })),
        send: (chosen) => {
          const { bankAccountID, stripe, number } = moves.find((move) => keyOf(move) === chosen) ?? {
            bankAccountID: 0,
            stripe: 0,
            number: 0,
          };
          return call('namePrincipal', { params: { investmentID }, body: { bankAccountID, stripe, number } });
        },
      });
    }),
    unname: doing('unname', (row) => {
      const named = row.moves.filter((move) => move.named !== null);
      return choose(row, 'Take a name back', 'It is of this account no more', {
        ...{ label: 'Payment or receipt', saveLabel: 'Take back', missingReason: null },
        lead: 'It is not of this account. Nothing is posted.',
        choices: named.map((move) => ({ value: keyOf(move), label: moveWords(move) })),
        send: (chosen) => {
          const { bankAccountID, stripe, number } = named.find((move) => keyOf(move) === chosen) ?? {
            bankAccountID: 0,
            stripe: 0,
            number: 0,
          };
          return call('unnamePrincipal', {
            params: { investmentID: row.investmentID },
            body: { bankAccountID, stripe, number },
          });
        },
      });
    }),
    edit: doing('edit', async (row) => {
      await dialogs.open<Opening<DetailsDialogProps>, Investment>(
        DetailsDialog,
        { investment: row },
        { title: 'Edit investment account', subtitle: subtitled(row), size: 'medium', key: 'investment' },
      );
    }),
    close: doing('close', (row) =>
      reason(row, 'Close investment account', `The account of ${row.beneficiary} is closed`, {
        lead: `The ledger has ${amountText(row.ledger)} of it. Nothing is posted to its bank account after that.`,
        missing: 'Say why it is closed',
        saveLabel: 'Close account',
        send: (why) => call('closeInvestment', { params: { investmentID: row.investmentID }, body: { reason: why } }),
      }),
    ),
  };
}
