import type { JournalExport, JournalLineRow } from '@closewright/contract/journal-exports';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { Splitter } from '@closewright/ui/splitter';
import { useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import type { InHand } from '../../records/list/use-in-hand.ts';
import { exportColumns } from './export-columns.tsx';
import { exportFacts } from './journals-words.ts';
import { LinesGrid } from './lines-grid.tsx';
import { useExportLines, type useExports } from './use-journals.ts';

export interface ExportsPartProps {
  exports: ReturnType<typeof useExports>;
  inHand: InHand<JournalExport>;
  menu(made: JournalExport): readonly MenuEntry[];
  onOpen(line: JournalLineRow): void;
}

const words = listWords('export', 'exports', 'M makes the first one of what is to be exported.');
const lineWords = listWords('line', 'lines of the export');

/** The log of exports, over the lines of the one in hand. */
export function ExportsPart({ exports: { list, rows }, inHand, menu, onOpen }: ExportsPartProps) {
  const clock = useClock();
  const columns = useMemo(() => exportColumns(clock), [clock]);
  const { current, choose } = inHand;
  const lines = useExportLines(current?.journalExportID ?? null);
  const grid = (
    <>
      <RecordGrid<JournalExport>
        label="Exports"
        query={list}
        words={words}
        columns={columns}
        rows={rows}
        rowKey={({ journalExportID }) => journalExportID}
        gridKey="journal-exports"
        currentKey={current?.journalExportID ?? null}
        onCurrentChange={(row) => choose(row?.journalExportID ?? null)}
        rowMenu={([made]: readonly JournalExport[]) => (made ? menu(made) : [])}
      />
      {list.hasNextPage && (
        <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
          The newest {counted(rows.length, 'export')} are shown.
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
  if (current === null) return grid;
  return (
    <Splitter
      name="journal-exports"
      label="Height of the exports"
      orientation="vertical"
      defaultSize={220}
      min={100}
      minOther={160}
    >
      <div className="flex min-h-0 flex-1 flex-col">{grid}</div>
      <section aria-label={`Export ${current.number}`} className="flex min-h-0 flex-1 flex-col">
        <p className="flex-none px-3 py-1 text-label break-words text-muted">
          {exportFacts(current, clock.moment).join('. ')}.
        </p>
        <LinesGrid
          label={`Lines of export ${current.number}`}
          words={lineWords}
          {...lines}
          totals={current.totals}
          onOpen={onOpen}
        />
      </section>
    </Splitter>
  );
}
