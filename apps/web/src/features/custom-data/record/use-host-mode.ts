import { can } from '@closewright/domain/access';
import { hostActions, type ReferenceTable } from '@closewright/domain/custom-fields';
import { useCallback } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';

/** Whether the custom fields of a host can be edited, and why not. Null: the user may not see them. */
export type HostMode = { mode: 'edit' | 'read'; reason?: string } | null;

/** What may be done with the custom fields of the open file, host by host: they follow the screen they stand on. */
export function useHostMode(): (referenceTable: ReferenceTable) => HostMode {
  const { actor } = useSession();
  const file = useOpenFile()?.state ?? null;
  return useCallback(
    (referenceTable) => {
      const { read, save } = hostActions[referenceTable];
      if (!can(actor, read, { file }).allowed) return null;
      const { allowed, reason } = can(actor, save, { file });
      return allowed ? { mode: 'edit' } : { mode: 'read', ...(reason ? { reason: reason.text } : {}) };
    },
    [actor, file],
  );
}
