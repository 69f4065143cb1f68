import type { FileNote, FileNotes } from '@closewright/contract/file-notes';
import { can } from '@closewright/domain/access';
import { noteChangeProblem, noteEditEnd } from '@closewright/domain/file-notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import type { OpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';

/** The notes of the open file, what the user may do with them, and how a stored answer takes their place. */
export function useNotes(file: OpenFile) {
  const { ordersID } = file;
  const { actor, user } = useSession();
  const client = useQueryClient();
  const query = useQuery(queryFor('listFileNotes', { params: { ordersID } }));
  const { allowed: mayWrite, reason } = can(actor, 'saveNotes', { file: file.state });
  const notes = query.data?.notes;
  const editMinutes = query.data?.editMinutes ?? 0;
  useFreshFile(keyFor('listFileNotes', { params: { ordersID } }));
  const store = useCallback(
    (stored: FileNotes) => client.setQueryData(keyFor('listFileNotes', { params: { ordersID } }), stored),
    [client, ordersID],
  );
  const mayEdit = useCallback(
    (note: FileNote) => {
      const { usersID, createdAt, supersededAt } = note;
      const editor = { usersID: user.usersID, now: new Date().toISOString(), windowMinutes: editMinutes };
      return (
        mayWrite &&
        noteChangeProblem({ usersID, createdAt, isSuperseded: supersededAt !== null }, editor, ['body']) === null
      );
    },
    [mayWrite, user, editMinutes],
  );
  useRenderAt(nextEnd(notes ?? [], user.usersID, editMinutes));
  return { query, notes, editMinutes, mayWrite, refusal: reason?.text ?? null, mayEdit, store };
}

/** When the first window that is still open closes; null where none is. */
function nextEnd(notes: readonly FileNote[], usersID: number, editMinutes: number): number | null {
  const ends = notes
    .filter((note) => note.usersID === usersID && note.supersededAt === null)
    .map((note) => noteEditEnd(note, editMinutes))
    .filter((end) => end > Date.now());
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Draws again at a moment: what may be edited until then may not be any more. */
function useRenderAt(moment: number | null): void {
  const [, setRound] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setRound((round) => round + 1), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
}
