import type { SystemAuditEntry } from '@closewright/contract/audit';
import type { LookupSets } from '@closewright/domain/lookups';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogBody } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table } from '@closewright/ui/table';
import { actorLabel } from '../actor-label.ts';
import { changeTexts, operationLabels, tableLabel } from './change-text.ts';

export interface EntryDialogProps {
  entry: SystemAuditEntry;
  lookups: LookupSets;
  /** The instant of the entry in words. */
  moment: string;
  dialog: DialogControl<never>;
}

/** One entry of the audit with every field before and after. */
export function EntryDialog({ entry, lookups, moment }: EntryDialogProps) {
  const { actor, operation, table, rowKey, fileNumber, requestID } = entry;
  return (
    <DialogBody>
      <DescriptionList className="pb-3">
        <Description term="When">{moment}</Description>
        <Description term="Who">{actorLabel(actor)}</Description>
        <Description term="Did">{`${operationLabels[operation]}, ${tableLabel(table)}`}</Description>
        <Description term="Record" identifier>
          {rowKey}
        </Description>
        <Description term="File" identifier>
          {fileNumber}
        </Description>
        <Description term="Request" identifier>
          {requestID}
        </Description>
      </DescriptionList>
      <Table
        caption="Fields"
        columns={[
          { id: 'field', header: 'Field', cell: ({ field }) => field, rowHead: true },
          { id: 'before', header: 'Before', cell: ({ before }) => before },
          { id: 'after', header: 'After', cell: ({ after }) => after },
        ]}
        rows={changeTexts(entry, lookups)}
        rowKey={({ field }) => field}
      />
    </DialogBody>
  );
}
