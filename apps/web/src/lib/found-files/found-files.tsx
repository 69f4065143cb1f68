import type { FoundFiles as Found, FoundFile } from '@closewright/contract/file-search';
import { counted } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { DataGrid } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Facet } from '../facets/facet.tsx';
import { ReadFailed } from '../read-failed.tsx';
import { type Chosen, type FacetName, facetNames, facetsOf, narrowed, noneChosen } from './facets.ts';
import { foundColumns } from './found-columns.tsx';

export interface FoundFilesProps {
  /** The search; null before anything was searched for. */
  query: UseQueryResult<Found> | null;
  lookups: LookupSets;
  onOpen: (file: FoundFile) => void;
  /** Address of a file, so that it can be opened in another tab. */
  hrefOf?: (file: FoundFile) => string;
  /** The file in hand, for a button that opens it. */
  onCurrentChange?: (file: FoundFile | null) => void;
  /** What to do before anything was searched for. */
  hint: string;
}

const facetLabels: Readonly<Record<FacetName, string>> = {
  grade: 'Match',
  kind: 'Found in',
  status: 'Status',
  branch: 'Branch',
};

/** Files that were found: facets at the left, the files with the reason for each. Facets narrow what is there; they search nothing. */
export function FoundFiles({ query, lookups, onOpen, hrefOf, onCurrentChange, hint }: FoundFilesProps) {
  const [chosen, setChosen] = useState<Chosen>(noneChosen);
  const columns = useMemo(() => foundColumns(lookups), [lookups]);
  const found = query?.data?.files;
  const files = useMemo(() => found ?? [], [found]);
  const facets = useMemo(() => facetsOf(files, lookups), [files, lookups]);
  const rows = narrowed(files, chosen);
  if (query === null) return <EmptyState title="Nothing was searched for yet">{hint}</EmptyState>;
  const toggle = (facet: FacetName, value: string, isOn: boolean) =>
    setChosen((before) => ({
      ...before,
      [facet]: isOn ? [...before[facet], value] : before[facet].filter((each) => each !== value),
    }));
  return (
    <div className="flex min-h-0 flex-1">
      {files.length > 0 && (
        <section
          aria-label="Narrow the list"
          className="w-[188px] flex-none overflow-y-auto border-e border-hairline p-3"
        >
          {facetNames.map((facet) => (
            <Facet
              key={facet}
              label={facetLabels[facet]}
              values={facets[facet]}
              chosen={chosen[facet]}
              onToggle={(value, isOn) => toggle(facet, value, isOn)}
            />
          ))}
        </section>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <p role="status" className="flex-none px-3 py-1.5 text-label text-muted">
          {query.isSuccess ? countText(rows.length, files.length, query.data.isMore) : ''}
        </p>
        <DataGrid
          label="Files found"
          columns={columns}
          rows={rows}
          rowKey={({ ordersID }) => ordersID}
          onRowOpen={onOpen}
          {...(hrefOf ? { rowHref: hrefOf } : {})}
          {...(onCurrentChange ? { onCurrentChange } : {})}
          status={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
          loadingLabel="Searching"
          empty={<EmptyState title="No file was found">Try fewer letters, or another part of the file.</EmptyState>}
          error={<ReadFailed title="The search failed" query={query} />}
        />
      </div>
    </div>
  );
}

function countText(shown: number, found: number, isMore: boolean): string {
  const all = `${counted(found, 'file')}${isMore ? ', and more: narrow the search' : ''}`;
  return shown === found ? all : `${shown} of ${all}`;
}
