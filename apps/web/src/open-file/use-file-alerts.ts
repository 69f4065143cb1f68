import type { Alert } from '@closewright/contract/alerts';
import { hasAccess } from '@closewright/domain/access';
import { alertState } from '@closewright/domain/alerts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../app/session/app-session.ts';
import { useClock } from '../app/session/clock.ts';
import { keyFor, queryFor } from '../lib/api/index.ts';
import { useOpenFile } from './file-context.ts';
import { useFreshFile } from './use-fresh-file.ts';

const none: readonly Alert[] = [];

/** The open alerts of the open file, followed while it is open; none before they are known. */
export function useOpenFileAlerts(): readonly Alert[] {
  const file = useOpenFile();
  const { actor } = useSession();
  const clock = useClock();
  const ordersID = file?.ordersID ?? 0;
  const fileNumber = file?.header?.fileNumber;
  // After the file itself: it does not wait for its alerts.
  const isWanted = fileNumber !== undefined && hasAccess(actor, ['OrderEntry']);
  const { data = none } = useQuery({
    ...queryFor('listFileAlerts', { params: { ordersID } }),
    enabled: isWanted,
  });
  useFreshFile(keyFor('listFileAlerts', { params: { ordersID } }));
  const today = clock.today();
  return useMemo(() => data.filter((alert) => alertState(alert, today) === 'open'), [data, today]);
}
