import { freeFile, pageMode } from '@closewright/domain/access';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Aggregate } from '../editor/aggregate.ts';
import { useRecordEditor } from '../editor/use-record-editor.ts';
import type { SaveOutcome } from '../saving/save-engine.ts';
import { useSaveCommands } from '../saving/use-save-commands.ts';
import { useUndoKeys } from '../saving/use-undo-keys.ts';
import type { RecordPageState } from './page-context.ts';
import { rowMode } from './row-mode.ts';

export interface RecordPageOptions<D, K extends string> {
  /** The route whose rights say what may be edited. */
  routeName: string;
  aggregate: Aggregate<D, K>;
  /** What the server says now. */
  document: D;
  /** Tells what is wrong and belongs to no field. */
  onInvalid(others: readonly string[]): void;
  onOutcome?(outcome: SaveOutcome): void;
}

export interface EditedPage<K extends string> {
  readonly state: RecordPageState<K>;
  /** Of the element around the fields. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  save(): Promise<void>;
}

/** What edits an aggregate on a page or over one: its edits with undo, saving, the guard of leaving, and what others save meanwhile. */
export function useRecordPageState<D, K extends string>(options: RecordPageOptions<D, K>): EditedPage<K> {
  const { routeName, aggregate, document, onInvalid, onOutcome } = options;
  const route = routeByName(routeName);
  const { actor, regions } = useSession();
  const file = useOpenFile()?.state ?? freeFile;
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const sheet = useRef<HTMLDivElement>(null);
  const { readOnly, reasons } = pageMode(actor, route, file);
  const mayEdit = !readOnly;
  const editor = useRecordEditor({
    aggregate,
    document,
    mayEdit,
    lookups,
    hasUnreadable: () => sheet.current?.querySelector(':is(input, textarea):invalid:not([data-own-undo] *)') !== null,
    onInvalid,
  });
  const commands = { mayEdit, reason: reasons[0]?.text, skipsSave: route.skipSave };
  const save = useSaveCommands(editor.engine, commands, (outcome) => {
    onOutcome?.(outcome);
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
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
  return { state, sheet, save };
}
