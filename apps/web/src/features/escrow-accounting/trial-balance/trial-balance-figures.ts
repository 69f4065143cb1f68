import type { TrialBalance } from '@closewright/contract/escrow-accounting';
import { bookOf, filesOf, type TrialBalanceRow } from '@closewright/domain/escrow-accounting';
import { counted, formatDate } from '@closewright/domain/formats';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../../lib/amount-text.ts';
import { type Figure, step, sumNode } from '../list/figures-band.tsx';

type Known = Pick<TrialBalance, 'all' | 'shown' | 'control' | 'totalRecords'>;

/** What the rows that are shown come to, net of those below zero. */
export const shownSum = ({ shown }: Pick<TrialBalance, 'shown'>): number =>
  shown.positive.amount + shown.negative.amount;

/** Whether files are left out that have or lack anything. */
export const isPart = ({ all, shown }: Pick<TrialBalance, 'all' | 'shown'>): boolean =>
  all.positive.count !== shown.positive.count || all.negative.count !== shown.negative.count;

/** The figures of a trial balance from left to right: all files, those below zero by themselves, the book, and what is shown where that is a part. */
export function trialBalanceFigures(known: Known): readonly Figure[] {
  const { all, shown, control } = known;
  const { positive, negative } = all;
  return [
    {
      name: 'positive',
      label: `Above zero, ${positive.count}`,
      text: amountText(positive.amount),
      explain: () => filesNode(known, 'Above zero'),
    },
    {
      name: 'negative',
      label: `Below zero, ${negative.count}`,
      text: amountText(negative.amount),
      isShort: negative.amount < 0,
      explain: () => filesNode(known, 'Below zero'),
    },
    {
      name: 'files',
      label: control.noFile === 0 ? 'All files' : 'All files and none',
      text: amountText(filesOf(all, control)),
      explain: () => filesNode(known, 'All files'),
    },
    ...(control.unclaimed === 0
      ? []
      : [
          {
            name: 'unclaimed',
            label: unclaimedWords(control),
            text: amountText(control.unclaimed),
            explain: () => filesNode(known, 'All files'),
          },
        ]),
    ...(control.interest === 0
      ? []
      : [
          {
            name: 'interest',
            label: 'Interest of no file',
            text: amountText(control.interest),
            explain: () => filesNode(known, 'All files'),
          },
        ]),
    { name: 'book', label: 'Book', text: amountText(bookOf(control)), explain: () => bookNode(control) },
    ...(isPart(known)
      ? [
          {
            name: 'shown',
            label: `Shown, ${shown.positive.count + shown.negative.count}`,
            text: amountText(shownSum(known)),
            explain: () => shownNode(known),
          },
        ]
      : []),
  ];
}

/** Whether files and book agree. */
export function balanceVerdict({ all, control }: Pick<TrialBalance, 'all' | 'control'>): {
  readonly text: string;
  readonly isRight: boolean;
} {
  const difference = bookOf(control) - filesOf(all, control);
  return difference === 0
    ? { text: 'In balance, difference 0.00', isRight: true }
    : { text: `Out of balance by ${amountText(difference)}`, isRight: false };
}

/** What nobody has claimed, with since when. */
const unclaimedWords = ({ unclaimedSince }: Pick<Known['control'], 'unclaimedSince'>): string =>
  unclaimedSince === null ? 'Unclaimed' : `Unclaimed, the oldest since ${formatDate(unclaimedSince)}`;

function filesNode({ all, control }: Known, which: 'Above zero' | 'Below zero' | 'All files'): ExplanationNode {
  const parts = [
    step('0.1', `${counted(all.positive.count, 'file')} above zero`, amountText(all.positive.amount)),
    step('0.2', `${counted(all.negative.count, 'file')} below zero`, amountText(all.negative.amount)),
    step('0.3', `${counted(all.zero, 'file')} of zero`, amountText(0)),
    step('0.4', 'Interest of no file, that is not given yet', amountText(control.interest)),
    step('0.5', unclaimedWords(control), amountText(control.unclaimed)),
    step('0.6', 'What the bank took of no file', amountText(control.noFile - control.interest - control.unclaimed)),
  ];
  if (which === 'All files')
    return sumNode(which, amountText(filesOf(all, control)), 'The sum of all files, with what is of none', parts);
  const { amount } = which === 'Above zero' ? all.positive : all.negative;
  return sumNode(
    which,
    amountText(amount),
    'The sum of the files on this side alone; the others are not taken off',
    parts,
  );
}

function bookNode(control: Known['control']): ExplanationNode {
  return sumNode(
    'Book',
    amountText(bookOf(control)),
    'What the bank has, with what is in transit and without what is outstanding',
    [
      step('0.1', 'Cash at the bank', amountText(control.cash)),
      step('0.2', 'Deposits in transit', amountText(control.inTransit)),
      step('0.3', 'Outstanding', amountText(control.outstanding)),
    ],
  );
}

function shownNode({ shown, all }: Known): ExplanationNode {
  return sumNode(
    'Shown',
    amountText(shown.positive.amount + shown.negative.amount),
    `The sum of the rows that pass the filters: ${shown.positive.count + shown.negative.count} of ${all.positive.count + all.negative.count} files that have or lack anything`,
    [
      step('0.1', `${counted(shown.positive.count, 'file')} above zero`, amountText(shown.positive.amount)),
      step('0.2', `${counted(shown.negative.count, 'file')} below zero`, amountText(shown.negative.amount)),
    ],
  );
}

/** Why a file has what it has. */
export const balanceNode = (row: TrialBalanceRow): ExplanationNode =>
  sumNode(`Balance of ${row.fileNumber}`, amountText(row.balance), 'What is owed to the file, less what it lacks', [
    step('0.1', 'Not collected yet', amountText(row.uncollected)),
    step('0.2', 'Available', amountText(row.available)),
    step('0.3', 'Set apart: held, premium and fees', amountText(row.apart)),
    step('0.4', 'Lacking: advanced, lost or short', amountText(0 - row.lacking)),
  ]);
