import type { ReassignPreview, ReassignResult } from '@closewright/contract/portfolio';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { staffDuties, staffDutyLabels } from '@closewright/domain/portfolio';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { useMemo } from 'react';
import type { DutyChoices } from './use-reassign.ts';

type PreviewFile = ReassignPreview['files'][number];
type File = PreviewFile | (ReassignResult['files'][number] & { before?: null });

export interface ReassignFilesGridProps {
  /** What would become of each file, or what became of it. */
  files: readonly File[];
  choices: DutyChoices;
  lookups: LookupSets;
}

const words: Readonly<Record<File['outcome'], string>> = {
  changes: 'Will change',
  done: 'Reassigned',
  unchanged: 'Has these people already',
  left: 'Left as it is',
};

/** The files of a reassignment, those that are left first: they are what there is to do something about. */
export function ReassignFilesGrid({ files, choices, lookups }: ReassignFilesGridProps) {
  const rows = useMemo(
    () => [...files].sort((a, b) => Number(b.outcome === 'left') - Number(a.outcome === 'left')),
    [files],
  );
  const columns = useMemo((): GridColumn<File>[] => {
    const person = (id: number | null) => (id === null ? 'nobody' : itemName(lookups, 'staff', id));
    return [
      {
        id: 'file',
        header: 'File',
        kind: 'identifier',
        value: ({ fileNumber }) => fileNumber ?? 'Unknown file',
        width: 110,
        rowHeader: true,
      },
      { id: 'outcome', header: 'Outcome', value: ({ outcome }) => words[outcome], width: 190 },
      {
        id: 'what',
        header: 'What',
        kind: 'muted',
        grow: 1,
        minWidth: 240,
        value: ({ reason, before }) =>
          reason ??
          staffDuties
            .filter(
              (duty) => choices[duty] !== undefined && before?.[duty] !== undefined && before[duty] !== choices[duty],
            )
            .map(
              (duty) =>
                `${staffDutyLabels[duty]}: ${person(before?.[duty] ?? null)} → ${person(choices[duty] ?? null)}`,
            )
            .join('; '),
      },
    ];
  }, [choices, lookups]);
  return (
    <div className="flex h-[260px] flex-col border border-hairline">
      <DataGrid
        label="Files to reassign"
        columns={columns}
        rows={rows}
        rowKey={({ ordersID }) => ordersID}
        columnMenu={false}
        rowState={({ outcome }) => (outcome === 'left' ? { tone: 'blocked' } : undefined)}
      />
    </div>
  );
}
