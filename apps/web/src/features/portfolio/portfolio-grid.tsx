import type { PortfolioCounts, PortfolioCriteria, PortfolioRow } from '@closewright/contract/portfolio';
import type { LookupSets } from '@closewright/domain/lookups';
import { DataGrid, type GridState, type RowSelection } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { isNarrowed } from './criteria.ts';
import { portfolioColumns } from './portfolio-columns.tsx';
import { usePortfolioRows } from './use-portfolio-rows.ts';

/** Under which the grid and its views are kept. */
export const gridKey = 'portfolio';

/** What a user sees who changed nothing: the escrow officer stands for the staff. */
export const standardGrid: Partial<GridState> = {
  hidden: ['titleOfficerID', 'closerID', 'postCloserID', 'openDate'],
  sort: [{ column: 'closingDate', direction: 'ascending' }],
};

export interface PortfolioGridProps {
  criteria: PortfolioCriteria;
  lookups: LookupSets;
  selected: RowSelection;
  onSelect: (selection: RowSelection) => void;
  onCounts: (counts: PortfolioCounts) => void;
  onOpen: (file: PortfolioRow) => void;
  hrefOf: (file: PortfolioRow) => string;
}

/** The files of one filter. Give it the filter as key. */
export function PortfolioGrid({ criteria, lookups, selected, onSelect, onCounts, onOpen, hrefOf }: PortfolioGridProps) {
  const clock = useClock();
  const columns = useMemo(() => portfolioColumns(lookups, clock.since), [lookups, clock]);
  const server = usePortfolioRows(criteria, onCounts);
  return (
    <DataGrid
      label="Files of the portfolio"
      columns={columns}
      rows={[]}
      server={server}
      rowKey={({ ordersID }) => ordersID}
      gridKey={gridKey}
      defaultState={standardGrid}
      onRowOpen={onOpen}
      rowHref={hrefOf}
      selectable
      selection={selected}
      onSelectionChange={onSelect}
      loadingLabel="Loading the portfolio"
      empty={
        isNarrowed(criteria) ? (
          <EmptyState title="No file passes this filter">Clear a facet at the left, or show all files.</EmptyState>
        ) : (
          <EmptyState title="No file is in work">Press Alt N to open a new one, or show all files.</EmptyState>
        )
      }
    />
  );
}
