import type { DueDatesPreview } from '@closewright/contract/workflow';
import { formatDate } from '@closewright/domain/formats';
import { keptReasons } from '@closewright/domain/workflow';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table } from '@closewright/ui/table';

interface MovedDueDatesDialogProps {
  preview: DueDatesPreview;
  dialog: DialogControl<void>;
}

const dateText = (date: string | null) => formatDate(date) || 'No date';

/** The due dates that move with the dates of the file, from and to, and those that stay, with the reason. */
export function MovedDueDatesDialog({ preview: { moved, kept }, dialog }: MovedDueDatesDialogProps) {
  return (
    <>
      <DialogBody>
        <Table
          caption="Due dates that move"
          rows={moved}
          rowKey={({ orderWorkflowTaskID }) => orderWorkflowTaskID}
          columns={[
            { id: 'name', header: 'Task', rowHead: true, cell: ({ name }) => name },
            { id: 'from', header: 'From', numeric: true, cell: ({ from }) => dateText(from) },
            { id: 'to', header: 'To', numeric: true, cell: ({ to }) => dateText(to) },
          ]}
        />
        {kept.length > 0 && (
          <Table
            className="mt-4"
            caption="Due dates that stay"
            rows={kept}
            rowKey={({ orderWorkflowTaskID }) => orderWorkflowTaskID}
            columns={[
              { id: 'name', header: 'Task', rowHead: true, cell: ({ name }) => name },
              { id: 'due', header: 'Due', numeric: true, cell: ({ dueDate }) => dateText(dueDate) },
              { id: 'rule', header: 'By its rule', numeric: true, cell: ({ byRule }) => dateText(byRule) },
              { id: 'why', header: 'Why', cell: ({ reason }) => keptReasons[reason] },
            ]}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" autoFocus onClick={() => dialog.close()}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}
