import type { PreviewedStatement } from '@closewright/contract/bank-files';
import { counted } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import type { GridHandle } from '@closewright/ui/data-grid';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { OctagonX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { RecordGrid } from '../../records/list/record-grid.tsx';
import { accountName, balanceWords, countsWords, daysWords } from './bank-file-words.ts';
import { previewColumns } from './preview-columns.tsx';
import {
  type Keeps,
  type PreviewRow,
  previewRows,
  rowsOf,
  type ShownState,
  shownStates,
  stateAtFirst,
  withKeep,
} from './preview-rows.ts';

export interface PreviewedAccountProps {
  statement: PreviewedStatement;
  /** Its place in the file, from 0. */
  at: number;
  keeps: Keeps;
  onKeeps(keeps: Keeps): void;
  mayKeep: boolean;
}

const here = { isPending: false, isError: false, error: null, refetch: () => undefined };
const words = {
  ...{ loading: '', failed: '', empty: 'The file has no item of this account' },
  ...{ narrowed: 'No item is in this state', narrowedHint: 'All shows what else there is.' },
};

/** An account of a file: whose it is, its days and balances, and its items by state, the new ones first. */
export function PreviewedAccount({ statement, at, keeps, onKeeps, mayKeep }: PreviewedAccountProps) {
  const { accountNumber, obstacle, days, counts } = statement;
  const name = accountName(statement);
  const rows = useMemo(() => previewRows(statement, at), [statement, at]);
  const [shown, setShown] = useState<ShownState>(() => stateAtFirst(rows));
  const visible = useMemo(() => rowsOf(rows, shown), [rows, shown]);
  const grid = useRef<GridHandle>(null);
  // What chose the file is gone: the keys go on with its items.
  useEffect(() => {
    if (at === 0) grid.current?.focus();
  }, [at]);
  const mayAsk = mayKeep && obstacle === null;
  const hasDoubts = visible.some(({ item }) => item.state === 'Looks like one');
  const columns = useMemo(() => previewColumns({ keeps, hasDoubts, mayKeep: mayAsk }), [keeps, hasDoubts, mayAsk]);
  return (
    <section aria-label={name} className="flex min-h-0 min-w-0 flex-1 flex-col divide-y divide-hairline">
      <div className="flex-none px-4 py-1.5">
        <h2 className="text-section font-semibold break-words">
          {name} {statement.name !== '' && <span className="identifier font-normal text-muted">{accountNumber}</span>}
        </h2>
        {obstacle !== null && (
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="warning" icon={OctagonX}>
              Not taken
            </Badge>
            {obstacle}
          </p>
        )}
        <p className="figures break-words text-label text-muted">
          {daysWords([...days, ...statement.items])}, {balanceWords(days)}. {countsWords(counts)}.
        </p>
      </div>
      <FilterBar label="Which items are shown">
        <SegmentedControl<ShownState>
          label="State"
          options={shownStates(rows)}
          value={shown}
          onValueChange={setShown}
        />
        {hasDoubts && (
          <p className="text-label text-muted">
            {mayAsk ? 'Space on Take takes an item that is another one than the known.' : 'These are not taken.'}
          </p>
        )}
      </FilterBar>
      <RecordGrid<PreviewRow>
        label="Items"
        handle={grid}
        query={here}
        words={words}
        isNarrowed={rows.length > 0}
        columns={columns}
        rows={visible}
        rowKey={({ key }) => key}
        gridKey="bank-file-items"
        onCellsChange={(edits) => {
          onKeeps(edits.reduce<Keeps>((kept, { row, value }) => withKeep(kept, row.key, value === true), keeps));
        }}
        foot={footOf(visible)}
      />
    </section>
  );
}

/** What is shown comes to. */
function footOf(rows: readonly PreviewRow[]) {
  if (rows.length === 0) return [];
  const sum = rows.reduce((all, { item }) => all + item.amount, 0);
  return [
    {
      ...{ key: 'shown', title: `${counted(rows.length, 'item')} shown`, tone: 'total' as const },
      cells: { amount: amountText(sum) },
    },
  ];
}
