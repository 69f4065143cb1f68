import type { PositivePayFileRow } from '@closewright/contract/positive-pay';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { Splitter } from '@closewright/ui/splitter';
import { useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import type { InHand } from '../../records/list/use-in-hand.ts';
import { EventsGrid } from './events-grid.tsx';
import { fileColumns } from './file-columns.tsx';
import { fileFacts } from './positive-pay-words.ts';
import { useFileEvents, type useFiles } from './use-positive-pay.ts';

export interface FilesPartProps {
  files: ReturnType<typeof useFiles>;
  inHand: InHand<PositivePayFileRow>;
  /** What can be done with a file; null where nothing can be written. */
  menu: ((file: PositivePayFileRow) => readonly MenuEntry[]) | null;
}

const words = listWords('file', 'files', 'M makes the first one of what is due.');
const eventWords = listWords('check', 'checks of the file');

/** The log of files, over what the one in hand tells. */
export function FilesPart({ files: { list, rows }, inHand, menu }: FilesPartProps) {
  const clock = useClock();
  const hasMenu = menu !== null;
  const columns = useMemo(() => fileColumns(clock, hasMenu), [clock, hasMenu]);
  const { current, choose } = inHand;
  const events = useFileEvents(current?.positivePayFileID ?? null);
  const grid = (
    <>
      <RecordGrid<PositivePayFileRow>
        label="Files"
        query={list}
        words={words}
        columns={columns}
        rows={rows}
        rowKey={({ positivePayFileID }) => positivePayFileID}
        gridKey="positive-pay-files"
        currentKey={current?.positivePayFileID ?? null}
        onCurrentChange={(row) => choose(row?.positivePayFileID ?? null)}
        {...(menu && { rowMenu: ([file]: readonly PositivePayFileRow[]) => (file ? menu(file) : []) })}
      />
      {list.hasNextPage && (
        <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
          The newest {counted(rows.length, 'file')} are shown.
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
      name="positive-pay-files"
      label="Height of the files"
      orientation="vertical"
      defaultSize={220}
      min={100}
      minOther={160}
    >
      <div className="flex min-h-0 flex-1 flex-col">{grid}</div>
      <section aria-label={`File ${current.number}`} className="flex min-h-0 flex-1 flex-col">
        <p className="flex-none px-3 py-1 text-label break-words text-muted">
          {fileFacts(current, clock.moment).join('. ')}.
        </p>
        <EventsGrid label={`Checks of file ${current.number}`} words={eventWords} {...events} />
      </section>
    </Splitter>
  );
}
