import type { FileTime, TimeEntry } from '@closewright/contract/time-tracking';
import { can } from '@closewright/domain/access';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { refusalOf } from '../../../lib/tasks/refusal.ts';
import type { OpenFile } from '../../../open-file/file-context.ts';
import { useFreshFile } from '../../../open-file/use-fresh-file.ts';

const noEntries: readonly TimeEntry[] = [];

/** The time of the open file, the user's timer, and what the user may do with them. */
export function useFileTime({ ordersID, state }: OpenFile) {
  const { actor } = useSession();
  const client = useQueryClient();
  const key = keyFor('listTime', { params: { ordersID } });
  const query = useQuery(queryFor('listTime', { params: { ordersID } }));
  useFreshFile(key);
  const rights = useMemo(
    () => ({
      track: can(actor, 'trackTime', { file: state }),
      others: can(actor, 'editTimeOfOthers', { file: state }),
    }),
    [actor, state],
  );
  const store = (time: FileTime) => client.setQueryData(key, time);
  /** Sends an act; its answer is the time as it is then. A refusal is a toast, and what is shown is read again. */
  const act = async (failed: string, send: () => Promise<FileTime>): Promise<boolean> => {
    try {
      store(await send());
      return true;
    } catch (error) {
      toasts.error({ title: failed, message: refusalOf(error) });
      await client.invalidateQueries({ queryKey: key });
      return false;
    }
  };
  /** Why an entry is not changed by the user, null when it may be. */
  const obstacle = ({ usersID, user }: TimeEntry): string | null => {
    if (!rights.track.allowed) return rights.track.reason?.text ?? null;
    if (usersID === actor.usersID || rights.others.allowed) return null;
    return `This is time of ${user}.`;
  };
  return { query, time: query.data, entries: query.data?.entries ?? noEntries, rights, store, act, obstacle };
}
