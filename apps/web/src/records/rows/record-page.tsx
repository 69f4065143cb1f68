import { freeFile, pageMode } from '@closewright/domain/access';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { cn } from '@closewright/ui/lib/cn';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { queryFor } from '../../lib/api/index.ts';
import { usePart } from '../../lib/store.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Aggregate } from '../editor/aggregate.ts';
import { useRecordEditor } from '../editor/use-record-editor.ts';
import { DayScope } from '../field/day-scope.tsx';
import { SavePartsProvider } from '../saving/save-parts-context.ts';
import { SaveStateText } from '../saving/save-state-text.tsx';
import { useCorrected } from '../saving/use-corrected.ts';
import { useFocusFirstInvalid } from '../saving/use-focus-first-invalid.ts';
import { useSaveCommands } from '../saving/use-save-commands.ts';
import { useUndoKeys } from '../saving/use-undo-keys.ts';
import { usePlaceWanted } from './go-to-field.ts';
import { RecordPageProvider, type RecordPageState } from './page-context.ts';
import { rowMode } from './row-mode.ts';

export interface RecordPageProps<D, K extends string> {
  /** Route name of the page. */
  routeName: string;
  aggregate: Aggregate<D, K>;
  /** What the server says now. */
  document: D;
  /** When it was saved last. */
  updatedAt?: string | undefined;
  /** Buttons of the head, before Save. */
  actions?: ((state: RecordPageState<K>) => ReactNode) | undefined;
  /** Between the head and the fields. */
  above?: ReactNode;
  /** Below the fields, always in view: totals. */
  below?: ReactNode;
  /** Of the sheet that the fields stand on. */
  className: string;
  children: ReactNode;
}

/**
 * A page that edits an aggregate: head, saving, read-only states, undo, and the sheet for its fields. One per document: give it
 * its id as key.
 */
export function RecordPage<D, K extends string>({
  routeName,
  aggregate,
  document,
  updatedAt,
  actions,
  above,
  below,
  className,
  children,
}: RecordPageProps<D, K>) {
  const route = routeByName(routeName);
  usePlaceWanted(routeName);
  const { actor, regions } = useSession();
  const file = useOpenFile()?.state ?? freeFile;
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const sheet = useRef<HTMLDivElement>(null);
  const [invalid, setInvalid] = useState<{ at: number; others: readonly string[] } | null>(null);
  const { readOnly, reasons } = pageMode(actor, route, file);
  const mayEdit = !readOnly;

  const editor = useRecordEditor({
    aggregate,
    document,
    mayEdit,
    lookups,
    hasUnreadable: () => sheet.current?.querySelector(':is(input, textarea):invalid:not([data-own-undo] *)') !== null,
    onInvalid: (others) => setInvalid({ at: Date.now(), others }),
  });
  const wrongFields = usePart(editor.errors, (errors) => Object.keys(errors).length);
  const commands = { mayEdit, reason: reasons[0]?.text, skipsSave: route.skipSave };
  const save = useSaveCommands(editor.engine, commands, (outcome) => {
    if (outcome !== 'invalid') setInvalid(null);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
  });
  useFocusFirstInvalid(sheet, invalid?.at);
  // What belongs to no field, and what is wrong in a row that is not shown, stays said.
  useCorrected(sheet, invalid?.others.length === 0, () => {
    if (Object.keys(editor.errors.get()).length === 0) setInvalid(null);
  });
  useUndoKeys(sheet, editor.parts.history, mayEdit);
  const state = useMemo(
    (): RecordPageState<K> => ({
      editor,
      lookups,
      regionIDs: regions.map(({ regionID }) => regionID),
      mayEdit,
      modeOf: (path, values) => rowMode({ actor, route, file, kinds: editor.kinds }, path, values),
    }),
    [editor, lookups, file, regions, mayEdit, actor, route],
  );
  return (
    <RecordPageProvider value={state}>
      <PageHead
        title={route.label}
        saveState={
          <SaveStateText engine={editor.engine} mayEdit={mayEdit} updatedAt={updatedAt} wrongFields={wrongFields} />
        }
        announceState
      >
        {actions?.(state)}
        {/* Where leaving saves nothing, nothing is entered. */}
        {mayEdit && !route.skipSave && (
          <>
            {actions && <PageHeadRule />}
            <Button variant="primary" shortcut="Ctrl S" onClick={() => void save()}>
              Save
            </Button>
          </>
        )}
      </PageHead>
      {invalid !== null && mayEdit && (
        <Banner tone="danger" title={catalogue.correctHighlightedErrors} label="Errors">
          {invalid.others.join(' ')}
        </Banner>
      )}
      {above}
      <div ref={sheet} className={cn('min-h-0 flex-1 border-t border-hairline bg-surface-base', className)}>
        <DayScope>
          <SavePartsProvider value={editor.parts}>{children}</SavePartsProvider>
        </DayScope>
      </div>
      {below}
    </RecordPageProvider>
  );
}
