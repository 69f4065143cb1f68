import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { cn } from '@closewright/ui/lib/cn';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePart } from '../../lib/store.ts';
import type { Aggregate, Rows } from '../editor/aggregate.ts';
import { DayScope } from '../field/day-scope.tsx';
import { SavePartsProvider } from '../saving/save-parts-context.ts';
import { SaveStateText } from '../saving/save-state-text.tsx';
import { useCorrected } from '../saving/use-corrected.ts';
import { useFocusFirstInvalid } from '../saving/use-focus-first-invalid.ts';
import { goToPlace, usePlaceWanted } from './go-to-field.ts';
import { RecordPageProvider, type RecordPageState } from './page-context.ts';
import { useRecordPageState } from './use-record-page-state.ts';

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
  const [invalid, setInvalid] = useState<{ at: number; others: readonly string[] } | null>(null);
  const { state, sheet, save } = useRecordPageState({
    routeName,
    aggregate,
    document,
    onInvalid: (others) => setInvalid({ at: Date.now(), others }),
    onOutcome: (outcome) => {
      if (outcome !== 'invalid') setInvalid(null);
    },
  });
  const { editor, mayEdit } = state;
  usePlaceWanted(routeName, (place) => {
    const { kind = '', id } = place.row ?? {};
    const rows: Rows = editor.rows.get();
    const here = rows[kind]?.find((row) => row.id === id);
    // Its field is there once the form shows the row.
    if (here) flushSync(() => editor.ledTo.set({ kind, key: here.key }));
    goToPlace(place);
  });
  const wrongFields = usePart(editor.errors, (errors) => Object.keys(errors).length);
  useFocusFirstInvalid(sheet, invalid?.at);
  // What belongs to no field, and what is wrong in a row that is not shown, stays said.
  useCorrected(sheet, invalid?.others.length === 0, () => {
    if (Object.keys(editor.errors.get()).length === 0) setInvalid(null);
  });
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
