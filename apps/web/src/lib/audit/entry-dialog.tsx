import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogBody } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table } from '@closewright/ui/table';

export interface EntryDialogProps {
  /** When, who, which record: what is told before the fields. */
  facts: readonly { term: string; text: string | null; identifier?: boolean }[];
  changes: readonly { field: string; before: string; after: string }[];
  dialog: DialogControl<never>;
}

/** One entry of an audit with every field before and after. */
export function EntryDialog({ facts, changes }: EntryDialogProps) {
  return (
    <DialogBody>
      <DescriptionList className="pb-3">
        {facts.map(({ term, text, identifier = false }) => (
          <Description key={term} term={term} identifier={identifier}>
            {text}
          </Description>
        ))}
      </DescriptionList>
      <Table
        caption="Fields"
        columns={[
          { id: 'field', header: 'Field', cell: ({ field }) => field, rowHead: true },
          { id: 'before', header: 'Before', cell: ({ before }) => before },
          { id: 'after', header: 'After', cell: ({ after }) => after },
        ]}
        rows={changes}
        rowKey={({ field }) => field}
      />
    </DialogBody>
  );
}
