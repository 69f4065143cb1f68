import { ReferenceTable } from '@closewright/domain/custom-fields';
import { catalogue } from '@closewright/domain/errors';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useFocusFirstInvalid } from '../../records/saving/use-focus-first-invalid.ts';
import { usePageSave } from '../../records/saving/use-page-save.ts';
import { useSaveCommands } from '../../records/saving/use-save-commands.ts';
import { useUndoKeys } from '../../records/saving/use-undo-keys.ts';
import { invoicesRoute } from './use-invoices.ts';

/** The custom tabs of invoices are all of this page that is typed in place: they are saved as any page is. */
export function useCustomPart(ordersID: number, refusal: string | null) {
  const query = { referenceTable: ReferenceTable.Invoices };
  const { data: form } = useQuery(queryFor('getCustomDataForm', { params: { ordersID }, query }));
  const mayEdit = refusal === null;
  const sheet = useRef<HTMLDivElement>(null);
  const [invalidAt, setInvalidAt] = useState<number | null>(null);
  const { engine, parts } = usePageSave(mayEdit);
  const commands = { mayEdit, reason: refusal ?? undefined, skipsSave: invoicesRoute.skipSave };
  const save = useSaveCommands(engine, commands, (outcome) => {
    setInvalidAt(outcome === 'invalid' ? Date.now() : null);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
  });
  useFocusFirstInvalid(sheet, invalidAt ?? undefined);
  useUndoKeys(sheet, parts.history, mayEdit);
  return { hasTabs: form !== undefined && form.tabs.length > 0, sheet, engine, parts, save };
}
