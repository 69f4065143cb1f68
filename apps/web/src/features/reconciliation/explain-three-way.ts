import type { BookItemRow, ReconciliationDay } from '@closewright/contract/reconciliation';
import { counted, formatDate } from '@closewright/domain/formats';
import { bookItemKey, noFileLines, receiptKinds } from '@closewright/domain/reconciliation';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../lib/amount-text.ts';
import { bookItemFor, bookItemType, noFileWords } from './reconciliation-words.ts';

/** So many items of a figure are told one by one. */
const mostItems = 200;

type Step = Omit<ExplanationNode, 'id' | 'children'> & { readonly children?: readonly Step[] };

/** Names the steps by their place in the tree. */
function numbered(step: Step, id = '0'): ExplanationNode {
  const { children, ...rest } = step;
  return { ...rest, id, ...(children && { children: children.map((child, at) => numbered(child, `${id}.${at}`)) }) };
}

const calculated = (label: string, amount: number | null, operation: string, children: readonly Step[] = []): Step => ({
  ...{ label, value: amount === null ? '' : amountText(amount), origin: 'calculated', operation },
  children,
});
const told = (label: string, amount: number, operation?: string): Step => ({
  ...{ label, value: amountText(amount) },
  ...(operation === undefined ? {} : { operation }),
});

/** Items of the book one by one; of many the first, with what the others come to. */
function bookSteps(items: readonly BookItemRow[]): Step[] {
  const shown = items.slice(0, mostItems);
  const rest = items.slice(mostItems);
  return [
    ...shown.map((item) => {
      const number = item.checkNumber ?? item.reference;
      const what = [bookItemType(item), number, bookItemFor(item)].filter((part) => part !== null && part !== '');
      const file = item.fileNumber === null ? '' : `, file ${item.fileNumber}`;
      return told(what.join(' '), item.amount, `${formatDate(item.date)}${file}`);
    }),
    ...(rest.length === 0 ? [] : [told(`${counted(rest.length, 'more item')}`, sumOf(rest))]),
  ];
}

const isReceipt = ({ kind }: BookItemRow): boolean => receiptKinds.some((each) => each === kind);

const sumOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** The figures of the three-way strip, from the bank to what is left apart. */
export type FigureName =
  | 'statement'
  | 'inTransit'
  | 'outstanding'
  | 'adjusted'
  | 'opening'
  | 'receipts'
  | 'disbursements'
  | 'book'
  | 'positive'
  | 'negative'
  | 'noFile'
  | 'files'
  | 'bookLessFiles'
  | 'bankLessBook';

type Steps = { readonly [K in FigureName]: () => Step };

/** Why a figure of the strip is what it is, down to its items. */
export const explainFigure = (day: ReconciliationDay, name: FigureName): ExplanationNode =>
  numbered(stepsOf(day)[name]());

function stepsOf(day: ReconciliationDay): Steps {
  const { threeWay, bookItems, matched, date } = day;
  const { statement, inTransit, outstanding, opening, book, receipts, disbursements, positive, negative } = threeWay;
  const end = `at the end of ${formatDate(date)}`;
  const waiting = bookItems.filter((item) => item.date <= date);
  const ofDay = [
    ...new Map(
      [...bookItems, ...matched.flatMap((match) => match.bookItems)].map((item) => [bookItemKey(item), item]),
    ).values(),
  ].filter((item) => item.date === date);
  const counts = (count: number, amount: number, items: readonly BookItemRow[]): Step[] => {
    const left = count - items.length;
    // What was matched on a later day, or has undone itself, is not at hand here.
    return left === 0 && sumOf(items) === amount
      ? bookSteps(items)
      : [...bookSteps(items), told('Others, matched on another day or taken back', amount - sumOf(items))];
  };
  const steps: Steps = {
    statement: () =>
      statement === null
        ? calculated('Statement balance', null, 'The bank told no balance yet')
        : calculated('Statement balance', statement.closing + statement.since.amount, `What the bank had ${end}`, [
            told('Closing balance', statement.closing, `As the bank told it of ${formatDate(statement.of)}`),
            ...(statement.since.count === 0
              ? []
              : [told(`${counted(statement.since.count, 'bank item')} since`, statement.since.amount)]),
          ]),
    inTransit: () =>
      calculated(
        'Deposits in transit',
        inTransit.amount,
        `In the book, and not at the bank ${end}: ${counted(inTransit.count, 'item')}`,
        counts(
          inTransit.count,
          inTransit.amount,
          waiting.filter(({ amount }) => amount > 0),
        ),
      ),
    outstanding: () =>
      calculated(
        'Outstanding',
        outstanding.amount,
        `Left the book, and was not paid by the bank ${end}: ${counted(outstanding.count, 'item')}`,
        counts(
          outstanding.count,
          outstanding.amount,
          waiting.filter(({ amount }) => amount < 0),
        ),
      ),
    adjusted: () =>
      calculated('Adjusted bank', threeWay.adjusted, 'Statement balance + deposits in transit + outstanding', [
        steps.statement(),
        steps.inTransit(),
        steps.outstanding(),
      ]),
    opening: () => told(`Opening ${formatDate(date)}`, opening, 'The book at the end of the day before'),
    receipts: () =>
      calculated(
        'Receipts',
        receipts.amount,
        `What came in on ${formatDate(date)}, less what came back of it: ${counted(receipts.count, 'posting')}`,
        counts(receipts.count, receipts.amount, ofDay.filter(isReceipt)),
      ),
    disbursements: () =>
      calculated(
        'Disbursements',
        disbursements.amount,
        `What went out on ${formatDate(date)}, less what was taken back: ${counted(disbursements.count, 'posting')}`,
        counts(
          disbursements.count,
          disbursements.amount,
          ofDay.filter((item) => !isReceipt(item)),
        ),
      ),
    book: () =>
      calculated('Book', book, `Cash, in transit and outstanding of the ledger ${end}`, [
        steps.opening(),
        steps.receipts(),
        steps.disbursements(),
      ]),
    positive: () => told('Positive files', positive.amount, `${counted(positive.count, 'file')} above zero ${end}`),
    negative: () => told('Negative files', negative.amount, `${counted(negative.count, 'file')} below zero ${end}`),
    noFile: () =>
      calculated(
        noFileWords(threeWay),
        threeWay.noFile,
        'Interest of no file and what nobody has claimed, less charges that are not made good',
        noFileLines(threeWay).map(({ label, amount }) => told(label, amount, `Of no file ${end}`)),
      ),
    files: () =>
      calculated('Files', threeWay.files, 'Sum of the ledgers of all files', [
        steps.positive(),
        { label: 'Zero', value: '0.00', operation: counted(threeWay.zero, 'file') },
        steps.negative(),
        steps.noFile(),
      ]),
    bookLessFiles: () =>
      calculated('Book less files', threeWay.bookLessFiles, 'Book − files', [steps.book(), steps.files()]),
    bankLessBook: () =>
      calculated('Bank less book', threeWay.bankLessBook, 'Adjusted bank − book', [steps.adjusted(), steps.book()]),
  };
  return steps;
}
