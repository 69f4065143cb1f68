import type { FoundFile } from '@closewright/contract/file-search';
import { matchReason } from '@closewright/domain/file-search';
import { formatDate } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import type { GridColumn } from '@closewright/ui/data-grid';

/** The columns of files that were found; why is one of them. */
export function foundColumns(lookups: LookupSets): GridColumn<FoundFile>[] {
  return [
    {
      id: 'fileNumber',
      header: 'File',
      kind: 'identifier',
      value: (file) => file.fileNumber,
      width: 112,
      rowHeader: true,
    },
    { id: 'buyers', header: 'Buyer or borrower', value: (file) => file.buyers, grow: 1, minWidth: 150 },
    { id: 'sellers', header: 'Seller', value: (file) => file.sellers, grow: 0.9, minWidth: 130, priority: 2 },
    { id: 'property', header: 'Property', value: (file) => file.property, grow: 1.2, minWidth: 180 },
    {
      id: 'why',
      header: 'Why',
      kind: 'muted',
      value: (file) => file.matches.map(matchReason).join('; ') || 'File number',
      grow: 1.4,
      minWidth: 220,
    },
    {
      id: 'closingDate',
      header: 'Closing',
      kind: 'date',
      value: (file) => file.closingDate,
      text: (file) => formatDate(file.closingDate),
      width: 96,
      priority: 1,
    },
    {
      id: 'status',
      header: 'Status',
      value: (file) => itemName(lookups, 'fileStatuses', file.status),
      width: 96,
      priority: 3,
    },
  ];
}
