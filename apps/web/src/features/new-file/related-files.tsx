import type { RelatedFile } from '@closewright/contract/new-files';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { useMemo } from 'react';

export interface RelatedFilesProps {
  files: readonly RelatedFile[];
  /** The file the dialog is about. */
  ordersID: number;
  lookups: LookupSets;
  onOpen(file: RelatedFile): void;
}

/** The primary file and its secondary files. */
export function RelatedFiles({ files, ordersID, lookups, onOpen }: RelatedFilesProps) {
  const columns = useMemo((): GridColumn<RelatedFile>[] => {
    const relation = (file: RelatedFile) =>
      `${file.isPrimary ? 'Primary' : 'Secondary'}${file.ordersID === ordersID ? ', this file' : ''}`;
    return [
      { id: 'file', header: 'File', kind: 'identifier', value: (file) => file.fileNumber, width: 112, rowHeader: true },
      { id: 'relation', header: 'Relation', value: relation, width: 150 },
      { id: 'buyers', header: 'Buyer or borrower', value: (file) => file.buyers, grow: 1, minWidth: 120 },
      { id: 'property', header: 'Property', value: (file) => file.property, grow: 1, minWidth: 140 },
      { id: 'status', header: 'Status', value: (file) => itemName(lookups, 'fileStatuses', file.status), width: 90 },
    ];
  }, [ordersID, lookups]);
  return (
    <DataGrid
      label="Files that belong together"
      columns={columns}
      rows={files}
      rowKey={(file) => file.ordersID}
      resizable={false}
      className="max-h-44 flex-none"
      onRowOpen={onOpen}
    />
  );
}
