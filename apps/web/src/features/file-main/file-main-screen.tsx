import { fieldMode, pageMode } from '@closewright/domain/access';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { IconButton } from '@closewright/ui/icon-button';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { Section, SectionGroup } from '@closewright/ui/section';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FileActionsMenu } from '../../app/file/file-actions-menu.tsx';
import { type OpenFile, useOpenFile } from '../../app/file/file-context.ts';
import { takeJustMade } from '../../app/new-file/just-made.ts';
import { focusFirstEmpty, useSectionKeys } from '../../app/section-keys.ts';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { DayScope } from '../../app/session/day-scope.tsx';
import { queryFor } from '../../lib/api/index.ts';
import { SavePartsProvider } from '../../records/saving/save-parts-context.ts';
import { SaveStateText } from '../../records/saving/save-state-text.tsx';
import { useFocusFirstInvalid } from '../../records/saving/use-focus-first-invalid.ts';
import { useSaveCommands } from '../../records/saving/use-save-commands.ts';
import { useUndoKeys } from '../../records/saving/use-undo-keys.ts';
import { MovedDueDates } from './dates/moved-due-dates.tsx';
import { FileMainProvider } from './file-main-context.ts';
import { preloadSchemas } from './form/form-errors.ts';
import { PartiesSection } from './parties/parties-section.tsx';
import { datesLayout, orderLayout, priceLayout, propertyLayout, staffLayout } from './sections/field-layout.ts';
import { FormSection } from './sections/form-section.tsx';
import { useFileEditor } from './use-file-editor.ts';

const route = routeByName('oe:main');

/** One, two or three groups of fields by the room there is, which an open context panel takes some of (look.md §6). */
const groups = [
  'grid grid-cols-1 gap-x-7 px-4 pt-2 pb-1 xl:max-w-sheet-max',
  '@min-[820px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] @min-[1080px]:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]',
  // A date must not be cut: the first group is wider where three have just room.
  '@min-[1440px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1.1fr)_minmax(0,0.5fr)] @min-[1440px]:gap-x-9 @min-[1440px]:pt-3.5',
  '@min-[1600px]:grid-cols-[minmax(0,1.12fr)_minmax(0,1.26fr)_minmax(0,0.64fr)]',
  // Roomy fields are wider by a fifth: two groups of them need a wide screen.
  'in-[[data-density=roomy]]:@max-[1340px]:grid-cols-1!',
].join(' ');

export interface FileMainScreenProps {
  /** What happened to the file, for the third column of a wide screen. */
  activity: ReactNode;
  /** Sections below the file's own, which are saved with it through `useSaveParts`. */
  custom: ReactNode;
}

/** File Main: the first page of a file, with its order, dates, price and loan, staff, property and parties. */
export function FileMainScreen(props: FileMainScreenProps) {
  const file = useOpenFile();
  // The loader of the route has read the file; without it there is an error page instead.
  if (file?.detail === undefined) return null;
  return <FileMain key={file.ordersID} file={file} detail={file.detail} {...props} />;
}

type FileMainProps = FileMainScreenProps & { file: OpenFile; detail: NonNullable<OpenFile['detail']> };

function FileMain({ file, detail, activity, custom }: FileMainProps) {
  const { actor, regions } = useSession();
  const clock = useClock();
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const sheet = useRef<HTMLDivElement>(null);
  const [invalid, setInvalid] = useState<{ at: number; others: readonly string[] } | null>(null);
  const { readOnly, reasons } = pageMode(actor, route, file.state);
  const mayEdit = !readOnly;

  const editor = useFileEditor({
    detail,
    mayEdit,
    words: { lookups, moment: clock.moment },
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
  // The first section was filled in the dialog.
  useEffect(() => {
    if (mayEdit && takeJustMade(file.ordersID)) focusFirstEmpty(sheet.current, 1);
  }, [mayEdit, file.ordersID]);
  useEffect(() => {
    const idle = requestIdleCallback(preloadSchemas, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, []);

  const state = useMemo(
    () => ({
      editor,
      lookups,
      file: file.state,
      regionIDs: regions.map(({ regionID }) => regionID),
      mayEdit,
      modeOf: (path: string) => fieldMode(actor, { route, file: file.state }, path),
    }),
    [editor, lookups, file.state, regions, mayEdit, actor],
  );
  const { properties, contacts, criticalNotes, order } = detail;
  return (
    <FileMainProvider value={state}>
      <PageHead
        title={route.label}
        saveState={<SaveStateText engine={editor.engine} mayEdit={mayEdit} updatedAt={order.updatedAt} />}
        announceState
      >
        <FileActionsMenu />
        <IconButton icon={Printer} label="Print" onClick={() => print()} />
        {mayEdit && (
          <>
            <PageHeadRule />
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
      {mayEdit && <MovedDueDates ordersID={order.ordersID} />}
      <div
        ref={sheet}
        className="@container min-h-0 flex-1 overflow-x-hidden overflow-y-auto border-t border-hairline bg-surface-base lg:[--section-gap:20px]"
      >
        <DayScope>
          <SectionGroup name="file-main">
            <div className={groups}>
              <div>
                <FormSection name="order" title="Order" fields={orderLayout} />
                <FormSection name="dates" title="Dates" fields={datesLayout} />
                <FormSection name="price" title="Price and loan" fields={priceLayout} />
              </div>
              <div>
                <FormSection name="staff" title="Staff" fields={staffLayout} />
                <FormSection
                  name="property"
                  title="Property"
                  meta={`1 of ${Math.max(properties.length, 1)}`}
                  fields={propertyLayout}
                />
                <PartiesSection parties={contacts} ordersID={order.ordersID} fileNumber={order.fileNumber} />
              </div>
              <div className="hidden @min-[1440px]:block">
                {criticalNotes.length > 0 && (
                  <Section name="critical-notes" title="Critical notes" meta={criticalNotes.length}>
                    <ul className="flex flex-col gap-1.5">
                      {criticalNotes.map((note) => (
                        <li key={note} className="border-l-[3px] border-danger-border pl-2 whitespace-pre-line">
                          {note}
                        </li>
                      ))}
                    </ul>
                  </Section>
                )}
                <Section name="activity" title="Activity">
                  {activity}
                </Section>
              </div>
              <div className="col-span-full">
                <SavePartsProvider value={editor.parts}>{custom}</SavePartsProvider>
              </div>
            </div>
          </SectionGroup>
        </DayScope>
      </div>
    </FileMainProvider>
  );
}
