import type { Alert } from '@closewright/contract/alerts';
import { can } from '@closewright/domain/access';
import { type AlertState, alertState } from '@closewright/domain/alerts';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridColumn, RowKey } from '@closewright/ui/data-grid';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, keyFor, messageOf, queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { AlertActions } from './alert-actions.tsx';
import { alertColumns } from './alert-columns.tsx';
import { AlertGrid, alertStateChoices } from './alert-grid.tsx';
import { alertSource } from './alert-source.ts';

const route = routeByName('file.closing.file-alerts');
const none: readonly Alert[] = [];
const nobody: ReadonlySet<RowKey> = new Set();

/** File Alerts: what the facts of this file warn of, each with its reason and the screen where it is settled. */
export function FileAlertsScreen() {
  const file = useOpenFile();
  return file === null ? null : <FileAlerts key={file.ordersID} ordersID={file.ordersID} />;
}

function FileAlerts({ ordersID }: { ordersID: number }) {
  const clock = useClock();
  const client = useQueryClient();
  const { actor } = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<AlertState>('open');
  const [chosen, setChosen] = useState(nobody);
  const [isChecking, setChecking] = useState(false);
  const query = useQuery(queryFor('listFileAlerts', { params: { ordersID } }));
  const { data = none } = query;
  const today = clock.today();
  const rows = data.filter((alert) => alertState(alert, today) === state);
  const columns = columnsOf(today, clock.moment);
  // Marking is no change of the file: it may be locked or in use.
  const refusal = can(actor, 'saveOrder').reason?.text ?? null;
  const choose = (next: AlertState) => {
    setState(next);
    setChosen(nobody);
  };
  const check = async () => {
    setChecking(true);
    try {
      const alerts = await call('refreshFileAlerts', { params: { ordersID } });
      client.setQueryData(keyFor('listFileAlerts', { params: { ordersID } }), alerts);
      toasts.success('The file was checked');
    } catch (error) {
      toasts.error({ title: 'The file could not be checked', message: messageOf(error) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <>
      <PageHead title={route.label} meta={query.isSuccess ? countText(data, today) : undefined}>
        <SegmentedControl label="Which alerts" options={alertStateChoices} value={state} onValueChange={choose} />
        <PageHeadRule />
        {refusal === null && (
          <Button icon={RefreshCw} busy={isChecking} onClick={() => void check()}>
            Check again
          </Button>
        )}
        <AlertActions
          state={state}
          chosen={rows.filter(({ alertID }) => chosen.has(alertID))}
          refusal={refusal}
          onMarked={() => setChosen(nobody)}
        />
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <AlertGrid
          label={route.label}
          gridKey="file-alerts"
          state={state}
          columns={columns}
          query={query}
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
          onOpen={(alert) => void navigate({ href: alertSource(alert) })}
        />
      </div>
    </>
  );
}

function columnsOf(today: string, moment: (instant: string) => string): GridColumn<Alert>[] {
  const { severity, others } = alertColumns<Alert>(today, moment);
  return [severity, ...others];
}

function countText(alerts: readonly Alert[], today: string): string {
  const open = alerts.filter((alert) => alertState(alert, today) === 'open').length;
  return `${open} of ${counted(alerts.length, 'alert')} open`;
}
