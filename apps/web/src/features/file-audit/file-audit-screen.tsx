import type { FileAuditFilter, FileChange } from '@closewright/contract/audit';
import { can } from '@closewright/domain/access';
import { operationLabels } from '@closewright/domain/changes';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import { DataGrid } from '@closewright/ui/data-grid';
import { TodayScope } from '@closewright/ui/date-field';
import { EmptyState } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { AuditFilters, actorLabel, EntryDialog } from '../../lib/audit/index.ts';
import { saveDownload, showPdf } from '../../lib/downloads/index.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { fileAuditColumns } from './file-audit-columns.ts';
import { useFileChanges } from './use-file-changes.ts';

const { label } = routeByName('file.closing.audit-log');

/** Audit Log of a file: who changed which field, when, and what it was before. */
export function FileAuditScreen() {
  const file = useOpenFile();
  // The loader of the route has read the file; without it there is an error page instead.
  return file?.detail === undefined ? null : <FileAudit key={file.ordersID} file={file} />;
}

const noFacts = { actors: [], fields: [] };

function FileAudit({ file }: { file: OpenFile }) {
  const { ordersID } = file;
  const clock = useClock();
  const { actor } = useSession();
  const { data: facts = noFacts } = useQuery(queryFor('getFileAuditFacts', { params: { ordersID } }));
  const [filter, setFilter] = useState<FileAuditFilter>({});
  const [busy, setBusy] = useState<'csv' | 'pdf' | null>(null);
  const { allowed, reason } = can(actor, 'exportOrderAudit');

  const take = async (format: 'csv' | 'pdf') => {
    setBusy(format);
    try {
      const address = await call('exportFileChanges', { params: { ordersID }, body: { ...filter, format } });
      if (format === 'csv') saveDownload(address);
      else await showPdf(`Audit Log of file ${file.detail?.order.fileNumber}`, address);
    } catch (error) {
      toasts.error({ title: 'The audit log could not be exported', message: messageOf(error) });
    }
    setBusy(null);
  };
  const button = (format: 'csv' | 'pdf') => ({
    busy: busy === format,
    disabled: !allowed,
    disabledReason: reason?.text,
    onClick: () => void take(format),
  });

  return (
    <>
      <PageHead title={label} meta="Every change of this file, newest first">
        <Button icon={Printer} {...button('pdf')}>
          Print
        </Button>
        <Button icon={Download} {...button('csv')}>
          Export CSV
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <TodayScope today={clock.today()}>
          <AuditFilters
            label="Filters of the audit log"
            value={filter}
            onChange={setFilter}
            choices={[
              {
                name: 'actor',
                label: 'Who',
                placeholder: 'Anybody',
                options: facts.actors.map(({ key, name }) => ({ value: key, label: actorLabel(name) })),
                width: 180,
              },
              {
                name: 'field',
                label: 'Field',
                placeholder: 'All fields',
                options: facts.fields.map(({ key, label: name }) => ({ value: key, label: name })),
                width: 240,
              },
            ]}
            typed={{ name: 'text', label: 'Find', placeholder: 'Name, amount, date…' }}
          />
        </TodayScope>
        {/* Another filter is another list: it begins at its start. */}
        <ChangesGrid key={JSON.stringify(filter)} ordersID={ordersID} filter={filter} />
      </div>
    </>
  );
}

function ChangesGrid({ ordersID, filter }: { ordersID: number; filter: FileAuditFilter }) {
  const clock = useClock();
  const columns = useMemo(() => fileAuditColumns(clock.moment), [clock]);
  const server = useFileChanges(ordersID, filter);
  const open = (change: FileChange) =>
    dialogs.open(
      EntryDialog,
      {
        facts: [
          { term: 'When', text: clock.moment(change.at) },
          { term: 'Who', text: actorLabel(change.actor) },
          { term: 'Did', text: operationLabels[change.operation] },
          { term: 'Record', text: change.record },
          { term: 'Request', text: change.requestID, identifier: true },
        ],
        changes: [change],
      },
      { title: `Entry no. ${change.sequence}`, size: 'medium', key: 'audit-entry' },
    );
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={[]}
      server={server}
      rowKey={({ sequence, key }) => `${sequence}:${key}`}
      onRowOpen={(change) => void open(change)}
      loadingLabel="Loading the audit log"
      empty={<EmptyState title="Nothing passes these filters">Widen the dates, or clear a filter.</EmptyState>}
    />
  );
}
