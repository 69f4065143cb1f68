import type { AuditFilter, SystemAuditEntry } from '@closewright/contract/audit';
import { operationLabels } from '@closewright/domain/changes';
import { counted } from '@closewright/domain/formats';
import { columnLabel, type LookupSets } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import { DataGrid, gridCsv, useServerRows } from '@closewright/ui/data-grid';
import { TodayScope } from '@closewright/ui/date-field';
import { EmptyState } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call, keyFor, messageOf, queryFor } from '../../../lib/api/index.ts';
import { AuditFilters, actorLabel, EntryDialog } from '../../../lib/audit/index.ts';
import { saveFile } from '../../../lib/downloads/index.ts';
import { QueryState } from '../query-state.tsx';
import { auditColumns } from './audit-columns.ts';
import { BrokenChain, ChainState } from './chain-state.tsx';
import { changeTexts } from './change-text.ts';

const { label } = routeByName('cfg:audit-log');
const none: LookupSets = {};
const operations = Object.entries(operationLabels).map(([value, name]) => ({ value, label: name }));

/** Every change in the company: who, what, when, before and after; filtered, exported, and proved by its chain. */
export function AuditLogScreen() {
  const clock = useClock();
  const client = useQueryClient();
  const facts = useQuery(queryFor('getSystemAuditFacts'));
  const { data: lookups = none } = useQuery(queryFor('getLookups'));
  const [filter, setFilter] = useState<AuditFilter>({});
  const [busy, setBusy] = useState<'check' | 'export' | null>(null);
  const columns = useMemo(() => auditColumns(lookups, clock.moment), [lookups, clock]);
  const refresh = () => client.invalidateQueries({ queryKey: keyFor('getSystemAuditFacts') });

  /** Runs what a button asks for, and tells why it did not work. */
  const run = async (what: 'check' | 'export', failure: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toasts.error({ title: failure, message: messageOf(error) });
    }
    setBusy(null);
    await refresh();
  };
  const check = () =>
    run('check', 'The audit could not be checked', async () => {
      const { broken, entries, heads } = await call('checkSystemAudit');
      if (!broken)
        toasts.success(
          `${counted(entries, 'entry', 'entries')} verified, compared with ${counted(heads, 'signed head')}`,
        );
    });
  const copyHead = (head: string) =>
    navigator.clipboard.writeText(head).then(
      () => toasts.success('The signed head is copied. Keep it outside of the product, for a later check.'),
      () => toasts.error({ title: 'The head could not be copied', message: head }),
    );
  const exportAll = () =>
    run('export', 'The audit could not be exported', async () => {
      const { results, totalRecords } = await call('exportSystemAudit', { body: filter });
      saveFile(`audit-log-${clock.today()}.csv`, gridCsv(columns, results), 'text/csv');
      if (totalRecords > results.length) {
        toasts.warning(
          `The newest ${results.length} of ${totalRecords} entries were exported. Narrow the filters down.`,
        );
      }
    });

  return (
    <>
      <PageHead
        title={label}
        meta={facts.data && <ChainState check={facts.data.check} entries={facts.data.entries} since={clock.since} />}
      >
        <Button icon={ShieldCheck} busy={busy === 'check'} onClick={() => void check()}>
          Check the chain
        </Button>
        {facts.data?.signedHead && (
          <Button icon={Copy} onClick={() => void copyHead(facts.data.signedHead ?? '')}>
            Copy the signed head
          </Button>
        )}
        <Button icon={Download} busy={busy === 'export'} onClick={() => void exportAll()}>
          Export CSV
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <QueryState query={facts} what="The audit log">
          {({ actors, tables, check: found }) => (
            <>
              <BrokenChain check={found} since={clock.since} />
              <TodayScope today={clock.today()}>
                <AuditFilters
                  label="Filters of the audit"
                  value={filter}
                  onChange={setFilter}
                  choices={[
                    {
                      name: 'actor',
                      label: 'Who',
                      placeholder: 'Anybody',
                      options: actors.map(({ key, name }) => ({ value: key, label: actorLabel(name) })),
                      width: 180,
                    },
                    { name: 'operation', label: 'Did', placeholder: 'Anything', options: operations, width: 120 },
                    {
                      name: 'table',
                      label: 'Table',
                      placeholder: 'All tables',
                      options: tables.map((table) => ({ value: table, label: columnLabel(table) })),
                      width: 200,
                    },
                  ]}
                  typed={{ name: 'field', label: 'Field', placeholder: 'salePrice, name…' }}
                />
              </TodayScope>
              {/* Another filter is another list: it begins at its start. */}
              <AuditGrid key={JSON.stringify(filter)} filter={filter} columns={columns} lookups={lookups} />
            </>
          )}
        </QueryState>
      </div>
    </>
  );
}

interface AuditGridProps {
  filter: AuditFilter;
  columns: ReturnType<typeof auditColumns>;
  lookups: LookupSets;
}

function AuditGrid({ filter, columns, lookups }: AuditGridProps) {
  const clock = useClock();
  const server = useServerRows<SystemAuditEntry>(
    async ({ start, end }) => {
      const query = { ...filter, skip: start, take: end - start };
      const { results, totalRecords } = await call('listSystemAudit', { query });
      return { rows: results, total: totalRecords };
    },
    { messageOf },
  );
  const open = (entry: SystemAuditEntry) =>
    dialogs.open(
      EntryDialog,
      {
        facts: [
          { term: 'When', text: clock.moment(entry.at) },
          { term: 'Who', text: actorLabel(entry.actor) },
          { term: 'Did', text: `${operationLabels[entry.operation]}, ${columnLabel(entry.table)}` },
          { term: 'Record', text: entry.rowKey, identifier: true },
          { term: 'File', text: entry.fileNumber, identifier: true },
          { term: 'Request', text: entry.requestID, identifier: true },
        ],
        changes: changeTexts(entry, lookups, clock.moment),
      },
      { title: `Entry no. ${entry.sequence}`, size: 'medium', key: 'audit-entry' },
    );
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={[]}
      server={server}
      rowKey={(entry) => entry.sequence}
      onRowOpen={(entry) => void open(entry)}
      loadingLabel="Loading the audit log"
      empty={<EmptyState title="Nothing passes these filters">Widen the dates, or clear a filter.</EmptyState>}
    />
  );
}
