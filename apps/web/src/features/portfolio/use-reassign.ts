import type { ReassignResult } from '@closewright/contract/portfolio';
import { type StaffDuty, staffDuties } from '@closewright/domain/portfolio';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryFor } from '../../lib/api/index.ts';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';

/** Who takes over: a person, nobody (null), or left out where the duty stays as it is. */
export type DutyChoices = Readonly<Partial<Record<StaffDuty, number | null>>>;

/** Every duty stays as it is. */
const unchanged: DutyChoices = Object.fromEntries(staffDuties.map((duty) => [duty, undefined]));

/** The choices of the dialog, what they would do, and what came of it. */
export function useReassign(ordersIDs: readonly number[], dialog: DialogControl, onDone: () => void) {
  const [result, setResult] = useState<ReassignResult | null>(null);
  const form = useRecordDialog<DutyChoices, never>({ dialog, begin: unchanged, guard: false, send: reassign });
  const choices = form.values;
  const chosen = staffDuties.filter((duty) => choices[duty] !== undefined);
  const preview = useQuery({
    ...queryFor('previewReassign', {
      query: {
        ordersIDs: ordersIDs.join(','),
        ...Object.fromEntries(chosen.map((duty) => [duty, choices[duty] ?? 0])),
      },
    }),
    enabled: chosen.length > 0 && result === null,
    // Who has a file open is asked each time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const found = chosen.length === 0 ? undefined : preview.data;
  async function reassign(changes: DutyChoices): Promise<null> {
    const files = (found?.files ?? []).flatMap(({ outcome, ordersID, version }) =>
      outcome === 'changes' && version !== null ? [{ ordersID, version }] : [],
    );
    const answer = await call('reassignFiles', { body: { files, changes } });
    // Those that were not sent are named with the others.
    const left = (found?.files ?? []).flatMap(({ outcome, ordersID, fileNumber, reason }) =>
      outcome === 'changes' ? [] : [{ ordersID, fileNumber, reason, outcome }],
    );
    setResult({ files: [...answer.files, ...left] });
    onDone();
    return null;
  }
  return {
    form,
    choices,
    result,
    preview,
    hasChoice: chosen.length > 0,
    files: result?.files ?? found?.files ?? null,
    /** How many files would change. */
    count: found?.files.filter(({ outcome }) => outcome === 'changes').length ?? 0,
  };
}
