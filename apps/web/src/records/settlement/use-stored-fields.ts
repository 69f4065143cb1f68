import type { Settlement } from '@closewright/contract/settlement';
import { formOfFile } from '@closewright/domain/closing-file';
import { useCallback } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { rowsOf } from '../editor/rows.ts';
import { useLeadTo } from '../rows/use-lead-to.ts';
import { statementAggregate } from './statement-aggregate.ts';
import { placeOfField } from './statement-fields.ts';

/** Leads from a page outside of the statement of the default loan to the field of it that a step names. */
export function useStoredFields(statement: Settlement | undefined): (path: string) => void {
  const file = useOpenFile();
  const lead = useLeadTo();
  const hasSeller = file?.header?.hasSeller;
  const isHud = formOfFile(file?.header?.settlementStatementType) === 'HUD';
  return useCallback(
    (path) => {
      if (statement === undefined) return;
      const { loanID } = statement;
      const rows = rowsOf(statementAggregate(0, loanID), statement);
      const place = placeOfField(path, rows, { hasSeller, loanID, isHud });
      if (place !== null) lead(place);
    },
    [statement, hasSeller, isHud, lead],
  );
}
