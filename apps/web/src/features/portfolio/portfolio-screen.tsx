import type { PortfolioCounts, PortfolioCriteria, PortfolioRow } from '@closewright/contract/portfolio';
import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { type PortfolioScope, portfolioLimits } from '@closewright/domain/portfolio';
import { Button } from '@closewright/ui/button';
import { type GridState, noRows, type RowSelection, readGridState, selectedRowCount } from '@closewright/ui/data-grid';
import { GridViews } from '@closewright/ui/grid-views';
import { useMemory, useRemembered } from '@closewright/ui/memory';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { Download, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { readCriteria, withPart } from './criteria.ts';
import { FiltersMenu } from './filters-menu.tsx';
import { PortfolioFacets } from './portfolio-facets.tsx';
import { gridKey, PortfolioGrid, standardGrid } from './portfolio-grid.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import { selectedFiles } from './selected-files.ts';
import { orderOf } from './use-portfolio-rows.ts';

const scopes: readonly { value: PortfolioScope; label: string }[] = [
  { value: 'open', label: 'In work' },
  { value: 'all', label: 'All' },
];
const noLookups: LookupSets = {};

interface Kept {
  criteria?: unknown;
  filterID?: number | null;
}

export interface PortfolioScreenProps {
  onOpen: (file: PortfolioRow) => void;
  /** Address of a file, so that it can be opened in another tab. */
  hrefOf: (file: PortfolioRow) => string;
}

/** Portfolio Manager: every file of the caller's regions, narrowed by facets and saved filters, counted, handed over and exported. */
export function PortfolioScreen({ onOpen, hrefOf }: PortfolioScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const [kept, keep] = useRemembered<Kept>('portfolio');
  const memory = useMemory();
  const criteria = readCriteria(kept?.criteria);
  const chosenID = kept?.filterID ?? null;
  const [counts, setCounts] = useState<PortfolioCounts | null>(null);
  const [selected, setSelected] = useState<RowSelection>(noRows);
  // Files were handed over: the list is read anew.
  const [round, setRound] = useState(0);
  const [isExporting, setExporting] = useState(false);
  const [isReading, setReading] = useState(false);
  const show = (next: PortfolioCriteria, filterID = chosenID) => {
    setSelected(noRows);
    keep({ criteria: next, filterID });
  };
  const mayReassign = can(actor, 'reassignFiles');
  const mayExport = can(actor, 'exportPortfolio');

  const chosen = selectedRowCount(selected, counts?.files ?? 0);
  const openReassign = (ordersIDs: readonly number[]) =>
    void dialogs.open(
      ReassignDialog,
      {
        ordersIDs,
        lookups,
        onDone: () => {
          setSelected(noRows);
          setRound((count) => count + 1);
        },
      },
      { title: `Reassign ${counted(ordersIDs.length, 'file')}`, size: 'medium', key: 'reassign' },
    );
  const reassign = async () => {
    // Only all that is found is asked for first.
    setReading(selected.all);
    try {
      openReassign(await selectedFiles(criteria, selected));
    } catch (error) {
      toasts.error({ title: 'The files could not be read', message: messageOf(error) });
    }
    setReading(false);
  };
  const exportAll = async () => {
    setExporting(true);
    try {
      const { sort } = readGridState(memory.get<GridState>(`grid:${gridKey}`));
      saveDownload(await call('exportPortfolio', { body: { criteria, ...orderOf(sort) } }));
    } catch (error) {
      toasts.error({ title: 'The list could not be exported', message: messageOf(error) });
    }
    setExporting(false);
  };
  const obstacle = !mayReassign.allowed
    ? mayReassign.reason?.text
    : chosen === 0
      ? 'Select files first: Space selects the one in hand, Ctrl A all that are found.'
      : chosen > portfolioLimits.filesPerReassign
        ? `At most ${portfolioLimits.filesPerReassign} files at once.`
        : undefined;

  return (
    <>
      <PageHead title="Portfolio Manager" meta={metaOf(counts, chosen)}>
        <SegmentedControl
          label="Which files"
          options={scopes}
          value={criteria.scope}
          onValueChange={(scope) => show(withPart(criteria, { scope, statuses: [] }))}
        />
        <SearchBox
          key={criteria.text ?? ''}
          aria-label="Find in the portfolio"
          placeholder="Number, party or address"
          className="w-[190px]"
          maxLength={portfolioLimits.textLength}
          defaultValue={criteria.text ?? ''}
          onSearch={(text) => show(withPart(criteria, { text }))}
        />
        <FiltersMenu
          criteria={criteria}
          chosenID={chosenID}
          maySave={can(actor, 'savePortfolioFilter').allowed}
          onChoose={(filterID, next) => show(next, filterID)}
        />
        <GridViews label="the portfolio" gridKey={gridKey} defaultState={standardGrid} />
        <PageHeadRule />
        <Button
          icon={Download}
          busy={isExporting}
          {...(mayExport.allowed ? {} : { disabled: true, disabledReason: mayExport.reason?.text })}
          onClick={() => void exportAll()}
        >
          Export
        </Button>
        <Button
          variant="primary"
          icon={UserRoundCog}
          busy={isReading}
          {...(obstacle === undefined ? {} : { disabled: true, disabledReason: obstacle })}
          onClick={() => void reassign()}
        >
          Reassign
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 border-t border-hairline bg-surface-base">
        <PortfolioFacets criteria={criteria} counts={counts} lookups={lookups} today={clock.today()} onChange={show} />
        {/* Another filter is another list: it begins at its start. */}
        <PortfolioGrid
          key={`${round} ${JSON.stringify(criteria)}`}
          criteria={criteria}
          lookups={lookups}
          selected={selected}
          onSelect={setSelected}
          onCounts={setCounts}
          onOpen={onOpen}
          hrefOf={hrefOf}
        />
      </div>
    </>
  );
}

function metaOf(counts: PortfolioCounts | null, selected: number): string | undefined {
  if (counts === null) return undefined;
  return selected === 0
    ? counted(counts.files, 'file')
    : `${counted(counts.files, 'file')}, ${selected.toLocaleString('en-US')} selected`;
}
