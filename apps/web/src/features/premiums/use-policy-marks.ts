import { isSentField, remittedWords } from '@closewright/domain/remittances';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useWhenFilesChange } from '../../records/list/use-when-files-change.ts';
import { type RecordPageState, useRecordPage } from '../../records/rows/page-context.ts';
import { rowsBelow, useStatementRows } from '../../records/settlement/statement-page.tsx';

/** The policies of a rate order, and what there is to know of those of the file besides. */
export function usePolicyMarks(row: Row) {
  const ordersID = useOpenFile()?.ordersID ?? 0;
  const policies = rowsBelow(useStatementRows(), 'titlePolicies', row.id);
  const isStored = policies.some(({ id }) => id > 0);
  const marks = useQuery({ ...queryFor('listPolicyMarks', { params: { ordersID } }), enabled: isStored });
  useWhenFilesChange(() => isStored && marks.refetch());
  const { data } = marks;
  /** Those that were sent and are not unlocked. */
  const held = useMemo<ReadonlySet<number>>(
    () => new Set(data?.flatMap(({ titlePolicyID, isLocked }) => (isLocked ? [titlePolicyID] : []))),
    [data],
  );
  return { policies, marks, held };
}

/** The page around a rate order of which a policy is held: what its underwriter was told is read. */
export function useSentPage(isHeld: boolean): RecordPageState {
  const page = useRecordPage();
  return useMemo(
    () => ({
      ...page,
      modeOf(path, values) {
        const own = page.modeOf(path, values);
        const field = path.replace('rateOrders.', '');
        return isHeld && own.mode === 'edit' && isSentField(field)
          ? { mode: 'read', reason: { code: 'fieldNotEditable', text: remittedWords } }
          : own;
      },
    }),
    [page, isHeld],
  );
}
