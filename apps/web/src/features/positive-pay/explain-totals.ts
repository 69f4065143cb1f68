import type { PositivePayEventRow, PositivePayTotals } from '@closewright/contract/positive-pay';
import { counted } from '@closewright/domain/formats';
import {
  type PositivePayGap,
  type PositivePayKind,
  positivePayKindNames,
  positivePayKinds,
  positivePayTotals,
} from '@closewright/domain/positive-pay';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../lib/amount-text.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { gapText, leftOut, numbersText, spanOf } from './positive-pay-words.ts';

/** What a totals band is of: all figures, and the rows that are known. */
export interface ExplainedTotals {
  readonly totals: PositivePayTotals;
  /** The first gaps between the numbers issued, and how many more there are. */
  readonly gaps: readonly PositivePayGap[];
  readonly moreGaps: number;
  /** Those that were read. */
  readonly rows: readonly PositivePayEventRow[];
}

/** A figure of the band, with its reason. */
export interface BandFigure {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  explain(): ExplanationNode;
}

const issued = 'Checks that the bank was not told of before, and that still stand';
const ended = 'Checks whose issue the bank was told of, and that were ended since';
const reasons: Readonly<Record<PositivePayKind, string>> = { issue: issued, void: ended, stop: ended };

/** The figures of a totals band from left to right. Kinds without events are left out; issues never are. */
export function bandFigures(known: ExplainedTotals): readonly BandFigure[] {
  const { totals } = known;
  const kinds = positivePayKinds.filter((kind) => kind === 'issue' || totals[kind].count > 0);
  return [
    ...kinds.map((kind) => ({
      name: kind,
      label: `${positivePayKindNames[kind]}, ${totals[kind].count}`,
      text: amountText(totals[kind].amount),
      explain: () => explainKind(kind, known),
    })),
    ...(totals.fromNumber === null
      ? []
      : [
          { name: 'numbers', label: 'Numbers', text: numbersText(totals), explain: () => explainNumbers(known) },
          {
            name: 'gaps',
            label: 'Not among them',
            text: String(leftOut(totals)),
            explain: () => explainGaps(known),
          },
        ]),
  ];
}

function explainKind(kind: PositivePayKind, { totals, rows }: ExplainedTotals): ExplanationNode {
  const { count, amount } = totals[kind];
  const listed = positivePayTotals(rows)[kind];
  const left = count - listed.count;
  const explained = explanationOf(listed.amount.trace);
  const more = left > 0 ? `; ${left} of them are not listed here` : '';
  return {
    ...explained,
    value: amountText(amount),
    operation: `${reasons[kind]}. ${explained.operation}: ${counted(count, 'check')}${more}`,
  };
}

function explainNumbers({ totals }: ExplainedTotals): ExplanationNode {
  const step = (at: number, label: string, value: number) => ({ id: `0.${at}`, label, value: String(value) });
  return {
    id: '0',
    label: 'Numbers',
    value: numbersText(totals),
    origin: 'calculated',
    operation: 'The lowest and the highest number among the checks issued',
    children: [
      step(0, 'Numbers from the first to the last', spanOf(totals)),
      step(1, 'Issued', totals.issue.count),
      step(2, 'Not among them', leftOut(totals)),
    ],
  };
}

function explainGaps({ totals, gaps, moreGaps }: ExplainedTotals): ExplanationNode {
  return {
    id: '0',
    label: 'Not among them',
    value: String(leftOut(totals)),
    origin: 'calculated',
    operation: `Numbers between the first and the last that are not issued here, and why${moreGaps > 0 ? `; ${moreGaps} more are not listed here` : ''}`,
    children: gaps.map((gap, at) => ({ id: `0.${at}`, label: gapText(gap), value: String(gap.to - gap.from + 1) })),
  };
}
