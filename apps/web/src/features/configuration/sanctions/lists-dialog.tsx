import type { SanctionsListRow } from '@closewright/contract/sanctions';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useClock } from '../../../app/session/clock.ts';

export interface ListsDialogProps {
  lists: readonly SanctionsListRow[];
  dialog: DialogControl;
}

/** The lists that the office imported, the current one first. */
export function ListsDialog({ lists, dialog }: ListsDialogProps) {
  const clock = useClock();
  const columns: readonly TableColumn<SanctionsListRow>[] = [
    { id: 'day', header: 'Day', rowHead: true, cell: ({ listDate }) => formatDate(listDate) },
    { id: 'entries', header: 'Entries', numeric: true, cell: ({ entries }) => entries.toLocaleString('en-US') },
    { id: 'names', header: 'With aliases', numeric: true, cell: ({ names }) => names.toLocaleString('en-US') },
    { id: 'files', header: 'Files', cell: ({ files }) => files.join(', ') },
    {
      id: 'by',
      header: 'Imported',
      cell: ({ importedBy, importedAt }) => `${importedBy}, ${clock.moment(importedAt)}`,
    },
    { id: 'sha256', header: 'SHA-256', cell: ({ sha256 }) => <span title={sha256}>{sha256.slice(0, 16)}</span> },
  ];
  return (
    <>
      <DialogBody>
        <Table
          caption="Imported lists"
          captionHidden
          columns={columns}
          rows={lists}
          rowKey={({ sanctionsListID }) => sanctionsListID}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => dialog.dismiss('cancel')}>Close</Button>
      </DialogFooter>
    </>
  );
}
