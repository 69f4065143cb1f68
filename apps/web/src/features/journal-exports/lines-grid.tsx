import type { JournalLineRow, JournalTotals } from '@closewright/contract/journal-exports';
import { counted } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { explainedMoney, given, money } from '@closewright/domain/trace';
import { Button } from '@closewright/ui/button';
import { amountText } from '../../lib/amount-text.ts';
import { TotalButton, TotalsBox } from '../../lib/totals/totals-box.tsx';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { type ListQuery, type ListWords, RecordGrid } from '../../records/list/record-grid.tsx';
import { lineWords } from './journals-words.ts';
import { lineColumns, lineKey } from './line-columns.tsx';

export interface LinesGridProps {
  label: string;
  words: ListWords;
  list: ListQuery & { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage(): unknown };
  rows: readonly JournalLineRow[];
  /** Of all lines; null until they are read. */
  totals: JournalTotals | null;
  /** Shows the transactions of a line. */
  onOpen(line: JournalLineRow): void;
}

/** The lines of journals, over what they come to. Each leads to its transactions, each total to the lines. */
export function LinesGrid({ label, words, list, rows, totals, onOpen }: LinesGridProps) {
  return (
    <>
      <RecordGrid<JournalLineRow>
        label={label}
        query={list}
        words={words}
        columns={lineColumns}
        rows={rows}
        rowKey={lineKey}
        gridKey="journal-lines"
        onRowOpen={onOpen}
      />
      {list.hasNextPage && (
        <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
          The first {counted(rows.length, 'line')} are shown; the totals are those of all.
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
      {totals && !list.isError && (
        <TotalsBox>
          {(['debit', 'credit'] as const).map((side) => (
            <TotalButton
              key={side}
              label={names[side]}
              text={amountText(totals[side])}
              onAsk={() => openWhy(explanationOf(traceOf(side, totals[side], rows)))}
            />
          ))}
          <TotalButton
            label={counted(totals.journals, 'journal')}
            text={counted(totals.transactions, 'posting')}
            onAsk={() => openWhy(explanationOf(traceOf('debit', totals.debit, rows)))}
          />
        </TotalsBox>
      )}
    </>
  );
}

const names = { debit: 'Debits', credit: 'Credits' } as const;

/** What a total is the sum of: the lines that were read, and the rest. */
function traceOf(side: 'debit' | 'credit', total: number, rows: readonly JournalLineRow[]) {
  const read = rows.filter((row) => row[side] > 0);
  const rest = total - read.reduce((sum, row) => sum + row[side], 0);
  return explainedMoney(cents(total), {
    label: names[side],
    formula: 'The lines added up. The postings of a line are shown by Enter on it',
    math: 'sum(all)',
    inputs: [
      ...read.map((row) => given(lineWords(row), money(row[side]))),
      ...(rest === 0 ? [] : [given('Lines that were not read yet', money(rest))]),
    ],
  }).trace;
}
