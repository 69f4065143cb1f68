import type { RecentFile } from '@closewright/contract/orders';
import { formatDate } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import type { GridColumn } from '@closewright/ui/data-grid';
import { IconButton } from '@closewright/ui/icon-button';
import { Pin, PinOff } from 'lucide-react';
import { fileMarks } from '../../lib/file-status/file-marks.ts';
import { FileStatusCell } from '../../lib/file-status/file-status-cell.tsx';

export interface ColumnsInput {
  lookups: LookupSets;
  since: (instant: string) => string;
  onPin: (file: RecentFile) => void;
  /** Every row has its pin. Before, only pinned ones do, whose pin is seen without the pointer. */
  pinsAll: boolean;
}

/** The columns of the grid; the ones with a priority give way first on a narrow screen (look.md §6). */
export function recentFilesColumns({ lookups, since, onPin, pinsAll }: ColumnsInput): GridColumn<RecentFile>[] {
  const status = (file: RecentFile) => itemName(lookups, 'fileStatuses', file.status);
  const none = (text: string) => text || 'None';
  return [
    {
      id: 'fileNumber',
      header: 'File',
      kind: 'identifier',
      value: (file) => file.fileNumber,
      width: 104,
      rowHeader: true,
    },
    { id: 'buyers', header: 'Buyer or borrower', value: (file) => file.buyers, grow: 1, minWidth: 180 },
    {
      id: 'sellers',
      header: 'Seller',
      value: (file) => file.sellers,
      text: (file) => none(file.sellers),
      render: (file) => <span className={`truncate ${file.sellers ? '' : 'text-muted'}`}>{none(file.sellers)}</span>,
      grow: 1,
      minWidth: 160,
      priority: 2,
    },
    { id: 'property', header: 'Property', value: (file) => file.property, grow: 1.5, minWidth: 260 },
    {
      id: 'lender',
      header: 'Lender',
      value: (file) => file.lender,
      kind: 'muted',
      grow: 0.8,
      minWidth: 150,
      priority: 3,
    },
    {
      id: 'kindOfOrder',
      header: 'Type',
      kind: 'muted',
      value: (file) => itemName(lookups, 'orderKinds', file.kindOfOrder),
      width: 104,
    },
    {
      id: 'closingDate',
      header: 'Closing',
      kind: 'date',
      value: (file) => file.closingDate,
      text: (file) => formatDate(file.closingDate),
      width: 96,
    },
    {
      id: 'status',
      header: 'Status',
      value: (file) => fileMarks(file, since)[0]?.text ?? status(file),
      text: (file) => [status(file), ...fileMarks(file, since).map(({ detail }) => detail)].join(' '),
      render: (file) => <FileStatusCell file={file} status={status(file)} since={since} />,
      width: 150,
    },
    {
      id: 'pinned',
      header: 'Pin',
      value: (file) => file.isPinned,
      text: (file) => (file.isPinned ? 'Pinned' : ''),
      render: (file) => (pinsAll || file.isPinned) && <PinCell file={file} onPin={onPin} />,
      width: 52,
      sortable: false,
      filterable: false,
    },
  ];
}

/** The pin shows for pinned files, and for the row in hand. */
function PinCell({ file, onPin }: { file: RecentFile; onPin: ColumnsInput['onPin'] }) {
  const look = file.isPinned
    ? ''
    : 'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus:opacity-100';
  return (
    <IconButton
      variant="quiet"
      size="sm"
      tabIndex={-1}
      icon={file.isPinned ? PinOff : Pin}
      label={`${file.isPinned ? 'Unpin' : 'Pin'} ${file.fileNumber}`}
      className={`-my-1 ${look}`}
      onClick={(event) => {
        event.stopPropagation();
        onPin(file);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
