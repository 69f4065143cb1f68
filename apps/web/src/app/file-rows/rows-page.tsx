import type { OrderDetail } from '@closewright/contract/orders';
import { fieldMode, pageMode } from '@closewright/domain/access';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { type OpenFile, useOpenFile } from '../file/file-context.ts';
import { SavePartsProvider } from '../saving/save-parts-context.ts';
import { SaveStateText } from '../saving/save-state-text.tsx';
import { useFocusFirstInvalid } from '../saving/use-focus-first-invalid.ts';
import { useSaveCommands } from '../saving/use-save-commands.ts';
import { useUndoKeys } from '../saving/use-undo-keys.ts';
import { useSectionKeys } from '../section-keys.ts';
import { useSession } from '../session/app-session.ts';
import { DayScope } from '../session/day-scope.tsx';
import { RowsPageProvider, type RowsPageState } from './rows-context.ts';
import { useRowsEditor } from './use-rows-editor.ts';

export interface RowsPageProps {
  /** Route name of the page. */
  routeName: string;
  /** Buttons of the head, before Save. */
  actions?: ((state: RowsPageState) => ReactNode) | undefined;
  /** The list and the form. */
  children: ReactNode;
}

/** A page that edits rows of the open file: head, saving, read-only states, and the room for a list and its form. */
export function RowsPage(props: RowsPageProps) {
  const file = useOpenFile();
  // The loader of the route has read the file; without it there is an error page instead.
  if (file?.detail === undefined) return null;
  return <LoadedRowsPage key={file.ordersID} file={file} detail={file.detail} {...props} />;
}

function LoadedRowsPage({
  file,
  detail,
  routeName,
  actions,
  children,
}: RowsPageProps & { file: OpenFile; detail: OrderDetail }) {
  const route = routeByName(routeName);
  const { actor, regions } = useSession();
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const sheet = useRef<HTMLDivElement>(null);
  const [invalid, setInvalid] = useState<{ at: number; others: readonly string[] } | null>(null);
  const { readOnly, reasons } = pageMode(actor, route, file.state);
  const mayEdit = !readOnly;

  const editor = useRowsEditor({
    detail,
    mayEdit,
    lookups,
    hasUnreadable: () => sheet.current?.querySelector('input:invalid, textarea:invalid') !== null,
    onInvalid: (others) => setInvalid({ at: Date.now(), others }),
  });
  const commands = { mayEdit, reason: reasons[0]?.text, skipsSave: route.skipSave };
  const save = useSaveCommands(editor.engine, commands, (outcome) => {
    if (outcome !== 'invalid') setInvalid(null);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
  });
  useFocusFirstInvalid(sheet, invalid?.at);
  useSectionKeys(sheet);
  useUndoKeys(sheet, editor.parts.history, mayEdit);
  const state = useMemo(
    () => ({
      editor,
      lookups,
      regionIDs: regions.map(({ regionID }) => regionID),
      mayEdit,
      modeOf: (path: string) => fieldMode(actor, { route, file: file.state }, path),
    }),
    [editor, lookups, file.state, regions, mayEdit, actor, route],
  );
  return (
    <RowsPageProvider value={state}>
      <PageHead
        title={route.label}
        saveState={<SaveStateText engine={editor.engine} mayEdit={mayEdit} updatedAt={detail.order.updatedAt} />}
        announceState
      >
        {actions?.(state)}
        {mayEdit && (
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
      <div
        ref={sheet}
        className="flex min-h-0 flex-1 divide-x divide-hairline border-t border-hairline bg-surface-base"
      >
        <DayScope>
          <SavePartsProvider value={editor.parts}>{children}</SavePartsProvider>
        </DayScope>
      </div>
    </RowsPageProvider>
  );
}
