import type { ReconciledAccountRow, ReconciliationRow } from '@closewright/contract/reconciliation';
import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridHandle } from '@closewright/ui/data-grid';
import { TextLink } from '@closewright/ui/link';
import { PageHead } from '@closewright/ui/page-head';
import { Splitter } from '@closewright/ui/splitter';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';
import { ExceptionAlarm } from './exception-alarm.tsx';
import { accountColumns, reconciliationColumns } from './home-columns.tsx';
import { OpeningLinks } from './opening-links.tsx';
import { accountsWords } from './reconciliation-words.ts';
import type { DayAt } from './use-day.ts';

const route = routeByName('accounting.reconciliations');
const unclaimed = routeByName('ea:unclaimed-money');
const stale = routeByName('ea:stale-checks');
/** Reconciliations that are read at once. */
const pageSize = 200;
const accountWords = listWords(
  'trust account',
  'trust accounts',
  'Trust accounts are set up under Configuration, Bank accounts.',
);
const rowWords = listWords(
  'reconciliation',
  'reconciliations',
  'Enter on a trust account opens its day; Finalize day makes the first one.',
);

export interface ReconciliationsScreenProps {
  /** Opens a day of an account. */
  onDay(at: DayAt): void;
  hrefOfDay(at: DayAt): string;
  onReconciliation(row: ReconciliationRow): void;
  hrefOfReconciliation(row: ReconciliationRow): string;
}

/** The day that an account is opened at: the last that the bank told of. */
const dayOf = ({ bankAccountID, threeWay }: ReconciledAccountRow): DayAt => ({ bankAccountID, date: threeWay.date });

/** Reconciliations: how far bank, book and files of each trust account agree as they stand, and the days that were finalized. */
export function ReconciliationsScreen({
  onDay,
  hrefOfDay,
  onReconciliation,
  hrefOfReconciliation,
}: ReconciliationsScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const client = useQueryClient();
  const accounts = useQuery(queryFor('listReconciledAccounts'));
  const list = useInfiniteQuery({
    queryKey: keyFor('listReconciliations', { query: { take: pageSize } }),
    queryFn: ({ pageParam }) => call('listReconciliations', { query: { skip: pageParam, take: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((count, { results }) => count + results.length, 0);
      return read < totalRecords ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  useWhenFilesChange(() => client.invalidateQueries({ queryKey: keyFor('listReconciledAccounts') }));
  const rows = useMemo(() => list.data?.pages.flatMap(({ results }) => results) ?? [], [list.data]);
  const columns = useMemo(() => reconciliationColumns(clock), [clock]);
  const grid = useRef<GridHandle>(null);
  useFirstFocus((accounts.data?.length ?? 0) > 0, () => grid.current?.focus());
  const mayWrite = can(actor, 'writeReconciliations').allowed;
  return (
    <>
      <PageHead
        title={route.label}
        meta={accounts.data && accountsWords(accounts.data)}
        saveState={mayWrite ? undefined : 'Read only'}
      >
        <TextLink href={unclaimed.path ?? ''} className="self-center px-1">
          {unclaimed.label}
        </TextLink>
        <TextLink href={stale.path ?? ''} className="self-center px-1">
          {stale.label}
        </TextLink>
      </PageHead>
      <ExceptionAlarm />
      <OpeningLinks accounts={accounts.data ?? []} mayWrite={mayWrite} />
      <Splitter
        name="reconciliations-accounts"
        label="Height of the trust accounts"
        orientation="vertical"
        defaultSize={260}
        min={120}
        minOther={160}
        className="border-t border-hairline bg-surface-base"
      >
        <RecordGrid<ReconciledAccountRow>
          label="Trust accounts"
          query={accounts}
          words={accountWords}
          columns={accountColumns}
          rows={accounts.data ?? []}
          rowKey={({ bankAccountID }) => bankAccountID}
          gridKey="reconciliations-accounts"
          handle={grid}
          onRowOpen={(row) => onDay(dayOf(row))}
          rowHref={(row) => hrefOfDay(dayOf(row))}
        />
        <section aria-label={route.label} className="flex min-h-0 min-w-0 flex-1 flex-col">
          <RecordGrid<ReconciliationRow>
            label={route.label}
            query={list}
            words={rowWords}
            columns={columns}
            rows={rows}
            rowKey={({ reconciliationID }) => reconciliationID}
            gridKey="reconciliations"
            onRowOpen={onReconciliation}
            rowHref={hrefOfReconciliation}
          />
          {list.hasNextPage && (
            <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
              The newest {counted(rows.length, 'reconciliation')} are shown.
              <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show more
              </Button>
            </p>
          )}
        </section>
      </Splitter>
    </>
  );
}
