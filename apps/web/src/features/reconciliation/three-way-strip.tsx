import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import { counted } from '@closewright/domain/formats';
import { cn } from '@closewright/ui/lib/cn';
import { amountText } from '../../lib/amount-text.ts';
import { onTotalKey } from '../../lib/why/total-key.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { explainFigure, type FigureName } from './explain-three-way.ts';
import type { PickSums } from './picks.ts';
import { noFileWords, shortDate } from './reconciliation-words.ts';

interface Line {
  readonly label: string;
  /** Muted, after the label: how many. */
  readonly count?: string;
  readonly amount: number | null;
  /** What explains it; a line that only adds up what is picked has none. */
  readonly name?: FigureName;
  readonly tone?: 'success' | 'danger' | undefined;
}

interface Column {
  readonly title: string;
  readonly of: string;
  readonly lines: readonly Line[];
  readonly total: Line;
}

/** Bank, book and files at the end of the day, and how far they are apart: each figure says why. */
export function ThreeWayStrip({ day, sums }: { day: ReconciliationDay; sums: PickSums }) {
  return (
    <section aria-label="Three-way statement" className="recon-strip">
      {columnsOf(day, sums).map(({ title, of, lines, total }) => (
        <div key={title} className="recon-way">
          <h2 className="text-label">
            <b className="text-body font-semibold">{title}</b> <span className="text-muted">{of}</span>
          </h2>
          {lines.map((line) => (
            <FigureLine key={line.label} day={day} line={line} />
          ))}
          <FigureLine day={day} line={total} isTotal />
        </div>
      ))}
    </section>
  );
}

function columnsOf({ threeWay, date }: ReconciliationDay, { bookAmount }: PickSums): readonly Column[] {
  const { statement, inTransit, outstanding, receipts, disbursements, positive, negative, bookLessFiles } = threeWay;
  const { bankLessBook, noFile } = threeWay;
  const after = bankLessBook === null ? null : bankLessBook - bookAmount;
  return [
    {
      ...{ title: 'Bank', of: 'statement to adjusted' },
      lines: [
        {
          label: 'Statement balance',
          ...(statement !== null && statement.of !== date && { count: `of ${shortDate(statement.of, date)}` }),
          amount: statement && statement.closing + statement.since.amount,
          name: 'statement',
        },
        { label: 'Deposits in transit', count: String(inTransit.count), amount: inTransit.amount, name: 'inTransit' },
        { label: 'Outstanding', count: String(outstanding.count), amount: outstanding.amount, name: 'outstanding' },
      ],
      total: { label: 'Adjusted bank', amount: threeWay.adjusted, name: 'adjusted' },
    },
    {
      ...{ title: 'Book', of: 'control account' },
      lines: [
        { label: `Opening ${shortDate(date, date)}`, amount: threeWay.opening, name: 'opening' },
        { label: 'Receipts', count: String(receipts.count), amount: receipts.amount, name: 'receipts' },
        {
          ...{ label: 'Disbursements', count: String(disbursements.count) },
          ...{ amount: disbursements.amount, name: 'disbursements' },
        },
      ],
      total: { label: 'Book', amount: threeWay.book, name: 'book' },
    },
    {
      ...{ title: 'Files', of: 'sum of ledgers' },
      lines: [
        { label: 'Positive', count: counted(positive.count, 'file'), amount: positive.amount, name: 'positive' },
        noFile === 0
          ? { label: 'Zero', count: counted(threeWay.zero, 'file'), amount: 0 }
          : { label: noFileWords(threeWay), amount: noFile, name: 'noFile', tone: noFile < 0 ? 'danger' : undefined },
        {
          ...{ label: 'Negative', count: negative.count === 0 ? 'none' : counted(negative.count, 'file') },
          ...{ amount: negative.amount, name: 'negative', tone: negative.amount < 0 ? 'danger' : undefined },
        },
      ],
      total: { label: 'Files', amount: threeWay.files, name: 'files' },
    },
    {
      ...{ title: 'Difference', of: '' },
      lines: [
        {
          ...{ label: 'Book less files', amount: bookLessFiles, name: 'bookLessFiles' },
          tone: bookLessFiles === 0 ? 'success' : 'danger',
        },
        {
          ...{ label: 'Bank less book', amount: bankLessBook, name: 'bankLessBook' },
          tone: bankLessBook === 0 ? 'success' : undefined,
        },
        { label: 'This match', amount: bookAmount === 0 ? 0 : -bookAmount },
      ],
      total: { label: 'After match', amount: after, ...(bookAmount === 0 && { name: 'bankLessBook' as const }) },
    },
  ];
}

function FigureLine({ day, line, isTotal = false }: { day: ReconciliationDay; line: Line; isTotal?: boolean }) {
  const { label, count, amount, name, tone } = line;
  const text = amount === null ? 'Not told' : amountText(amount);
  const explain = name && (() => openWhy(explainFigure(day, name)));
  const look = cn(
    'figures min-h-6 text-right whitespace-nowrap',
    isTotal && 'font-semibold',
    tone === 'success' && 'text-success-fg',
    tone === 'danger' && 'text-danger-fg',
    amount === null && 'text-muted',
  );
  return (
    <p className={cn('recon-line', isTotal && 'recon-total')}>
      <span className="min-w-0 truncate">
        {label} {count && <span className="text-muted">{count}</span>}
      </span>
      {explain ? (
        <button
          type="button"
          title="Why (F1)"
          aria-label={`${label} ${count ?? ''} ${text}`.replace(/ +/g, ' ')}
          onClick={explain}
          onKeyDown={(event) => onTotalKey(event, explain)}
          className={cn(
            look,
            'cursor-pointer underline decoration-dotted underline-offset-2 hover:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring',
          )}
        >
          {text}
        </button>
      ) : (
        <span className={look}>{text}</span>
      )}
    </p>
  );
}
