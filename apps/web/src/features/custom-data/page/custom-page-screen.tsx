import { ReferenceTable } from '@closewright/domain/custom-fields';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { type OpenFile, useOpenFile } from '../../../open-file/file-context.ts';
import { useFreshFile } from '../../../open-file/use-fresh-file.ts';
import { DayScope } from '../../../records/field/day-scope.tsx';
import { SaveStateText } from '../../../records/saving/save-state-text.tsx';
import { useFocusFirstInvalid } from '../../../records/saving/use-focus-first-invalid.ts';
import { usePageSave } from '../../../records/saving/use-page-save.ts';
import { useSaveCommands } from '../../../records/saving/use-save-commands.ts';
import { useUndoKeys } from '../../../records/saving/use-undo-keys.ts';
import { useHostMode } from '../record/use-host-mode.ts';
import { CustomTabs } from './custom-tabs.tsx';
import { useCustomTabs } from './use-custom-tabs.ts';

const route = routeByName('file.information.custom');

/** Custom Page: the fields an administrator has defined for files, on their tabs. */
export function CustomPageScreen() {
  const file = useOpenFile();
  // The loader of the route has read the file; without it there is an error page instead.
  return file?.header === undefined ? null : <CustomPage key={file.ordersID} file={file} />;
}

const noTabs: readonly never[] = [];

function CustomPage({ file }: { file: OpenFile }) {
  const { ordersID } = file;
  const { data: form } = useQuery(
    queryFor('getCustomDataForm', { params: { ordersID }, query: { referenceTable: ReferenceTable.Orders } }),
  );
  const mode = useHostMode()(ReferenceTable.Orders);
  const mayEdit = mode?.mode === 'edit';
  const sheet = useRef<HTMLDivElement>(null);
  const [invalidAt, setInvalidAt] = useState<number | null>(null);
  const { engine, parts } = usePageSave(mayEdit);
  const tabs = useCustomTabs(form?.tabs ?? noTabs);
  const commands = { mayEdit, reason: mode?.reason, skipsSave: route.skipSave };
  const save = useSaveCommands(engine, commands, (outcome) => {
    if (outcome === 'invalid') tabs.openFirstInvalid();
    setInvalidAt(outcome === 'invalid' ? Date.now() : null);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
  });
  useFocusFirstInvalid(sheet, invalidAt ?? undefined);
  useUndoKeys(sheet, parts.history, mayEdit);
  useFreshFile(keyFor('getCustomDataValues'));

  return (
    <>
      <PageHead title={route.label} saveState={<SaveStateText engine={engine} mayEdit={mayEdit} />} announceState>
        {mayEdit && (
          <Button variant="primary" shortcut="Ctrl S" onClick={() => void save()}>
            Save
          </Button>
        )}
      </PageHead>
      {invalidAt !== null && mayEdit && (
        <Banner tone="danger" title={catalogue.correctHighlightedErrors} label="Errors" />
      )}
      <div ref={sheet} className="flex min-h-0 flex-1 flex-col">
        <DayScope>
          {form !== undefined && form.tabs.length > 0 && mode !== null ? (
            <CustomTabs
              label={`${route.label} tabs`}
              form={form}
              record={{ ordersID, referenceTablePKValue: ordersID }}
              mode={mode}
              state={tabs}
              parts={parts}
              refreshFile={() => void file.refresh()}
            />
          ) : (
            <div className="min-h-0 flex-1 border-t border-hairline bg-surface-base p-4">
              <EmptyState title="No custom fields yet">
                An administrator defines them in Configuration, Custom data. They then stand here on every file.
              </EmptyState>
            </div>
          )}
        </DayScope>
      </div>
    </>
  );
}
