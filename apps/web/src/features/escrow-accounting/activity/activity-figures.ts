import type { EscrowActivity } from '@closewright/contract/escrow-accounting';
import type { ActivityRow } from '@closewright/domain/escrow-accounting';
import { counted } from '@closewright/domain/formats';
import { amountText } from '../../../lib/amount-text.ts';
import { type Figure, step, sumNode } from '../list/figures-band.tsx';

type Known = Pick<EscrowActivity, 'all' | 'shown'>;

/** Whether postings are left out. */
export const isPart = ({ all, shown }: Known): boolean =>
  all.in.count + all.out.count + all.within !== shown.in.count + shown.out.count + shown.within;

/** The figures of a register from left to right: from the opening to the closing balance, and what is shown where that is a part. */
export function activityFigures(known: Known): readonly Figure[] {
  const { all, shown } = known;
  const { opening, closing } = all;
  const figure = (
    name: string,
    label: string,
    amount: number,
    operation: string,
    steps: Parameters<typeof sumNode>[3] = [],
  ): Figure => ({
    ...{ name, label, text: amountText(amount), isShort: amount < 0 },
    explain: () => sumNode(label, amountText(amount), operation, steps),
  });
  return [
    figure('opening', 'Opening', opening, 'The book at the end of the day before: cash, in transit and outstanding'),
    figure('in', `In, ${all.in.count}`, all.in.amount, `What ${counted(all.in.count, 'posting')} brought in`),
    figure('out', `Out, ${all.out.count}`, all.out.amount, `What ${counted(all.out.count, 'posting')} took out`),
    figure('closing', 'Closing', closing, 'The opening balance, with what came in and without what went out', [
      step('0.1', 'Opening', amountText(opening)),
      step('0.2', 'In', amountText(all.in.amount)),
      step('0.3', 'Out', amountText(0 - all.out.amount)),
    ]),
    ...(isPart(known)
      ? [
          figure(
            'shownIn',
            `Shown in, ${shown.in.count}`,
            shown.in.amount,
            'What the postings that pass the filters brought in',
          ),
          figure(
            'shownOut',
            `Shown out, ${shown.out.count}`,
            shown.out.amount,
            'What the postings that pass the filters took out',
          ),
        ]
      : []),
  ];
}

/** Why the book has what it has after a posting. */
export const bookNode = (row: ActivityRow): ReturnType<typeof sumNode> =>
  sumNode('Book balance', amountText(row.balance), 'The balance before the posting, and what it moves', [
    step('0.1', 'Balance before', amountText(row.balance - (row.in ?? 0) + (row.out ?? 0))),
    step('0.2', 'In', amountText(row.in ?? 0)),
    step('0.3', 'Out', amountText(0 - (row.out ?? 0))),
  ]);
