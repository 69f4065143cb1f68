import type { ReassignResult } from '@closewright/contract/portfolio';
import { type StaffDuty, staffDuties } from '@closewright/domain/portfolio';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogSave } from '../../app/saving/use-dialog-save.ts';
import { call, queryFor } from '../../lib/api/index.ts';

/** Who takes over: a person, nobody (null), or left out where the duty stays as it is. */
export type DutyChoices = Readonly<Partial<Record<StaffDuty, number | null>>>;

/** The choices of the dialog, what they would do, and what came of it. */
export function useReassign(ordersIDs: readonly number[]) {
  const [choices, setChoices] = useState<DutyChoices>({});
  const [result, setResult] = useState<ReassignResult | null>(null);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
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
  return {
    choices,
    errors,
    failure,
    attempts,
    isSaving,
    result,
    preview,
    files: result?.files ?? found?.files ?? null,
    /** How many files would change. */
    count: found?.files.filter(({ outcome }) => outcome === 'changes').length ?? 0,
    choose: (duty: StaffDuty, usersID: number | null | undefined) => {
      forget([duty]);
      setChoices(({ [duty]: _before, ...rest }) => (usersID === undefined ? rest : { ...rest, [duty]: usersID }));
    },
    submit: () =>
      save({}, async () => {
        const files = (found?.files ?? []).flatMap(({ outcome, ordersID, version }) =>
          outcome === 'changes' && version !== null ? [{ ordersID, version }] : [],
        );
        const answer = await call('reassignFiles', { body: { files, changes: choices } });
        // Those that were not sent are named with the others.
        const left = (found?.files ?? []).flatMap(({ outcome, ordersID, fileNumber, reason }) =>
          outcome === 'changes' ? [] : [{ ordersID, fileNumber, reason, outcome }],
        );
        setResult({ files: [...answer.files, ...left] });
      }),
  };
}
