import type { Settlement } from '@closewright/contract/settlement';
import { catalogue } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import { takenOver } from '@closewright/domain/lender-disclosure';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import type { GridHandle } from '@closewright/ui/data-grid';
import { Dialog, DialogContent, DialogFooter, DialogHead } from '@closewright/ui/dialog';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { toasts } from '@closewright/ui/services/toasts';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { mayLeavePage } from '../../../app/leave-guard.ts';
import { createStore, type Store, usePart, useStore } from '../../../lib/store.ts';
import type { OpenFile } from '../../../open-file/file-context.ts';
import { SaveStateText } from '../../../records/saving/save-state-text.tsx';
import { useSaveCommands } from '../../../records/saving/use-save-commands.ts';
import { useUndoKeys } from '../../../records/saving/use-undo-keys.ts';
import { useComputed } from '../../../records/settlement/computed/computed-page.tsx';
import { figuresOf } from '../../../records/settlement/statement-figures.ts';
import { useStatementPage, useStatementRows } from '../../../records/settlement/statement-page.tsx';
import { LenderFileField } from './lender-file-field.tsx';
import { LenderGrid } from './lender-grid.tsx';
import { type LenderLine, markedOf, placeOfLine, wholeTexts } from './lender-lines.ts';
import { LenderTotals } from './lender-totals.tsx';
import { rowsTakenOver, takeOver } from './take-over.ts';
import { type Compared, type LenderFile, useLenderComparison } from './use-lender-comparison.ts';

export interface LenderDialogProps {
  file: OpenFile;
  statement: Settlement;
  onClose(): void;
}

const noMarks: ReadonlySet<string> = new Set();

/** The closing disclosure of a lender beside ours: what is marked and accepted becomes edits of the statement, saved as any others. */
export function LenderDialog({ file, statement, onClose }: LenderDialogProps) {
  const { editor, mayEdit } = useStatementPage();
  const [read, setRead] = useState<LenderFile | null>(null);
  const [marks, setMarks] = useState(noMarks);
  const compared = useLenderComparison(statement, read);
  const wrongFields = usePart(editor.errors, (errors) => Object.keys(errors).length);
  const [inHand] = useState(() => createStore<LenderLine | null>(null));
  const sheet = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const close = useRef<HTMLButtonElement>(null);
  const openLine = useLinePlaces();
  useUndoKeys(sheet, editor.parts.history, mayEdit);
  const save = useSaveCommands(editor.engine, { mayEdit }, (outcome) => {
    if (outcome === 'unchanged') toasts.info(catalogue.noChangesDetected);
    if (outcome === 'invalid') toasts.error({ title: 'Not saved', message: wrongWords });
  });
  useHotkey('$mod+s', 'Save', () => void save(), { inDialogs: true });
  const marked = useMemo(() => markedOf(compared?.lines ?? [], marks), [compared, marks]);
  const taken = useMemo(
    () =>
      compared &&
      takenOver(
        marked.map(({ difference }) => difference),
        compared.ours,
      ),
    [compared, marked],
  );
  const accept = () => {
    if (taken === null || marked.length === 0 || !mayEdit) return;
    takeOver(editor, taken);
    setMarks(noMarks);
    // The line in hand may be one of those that are told no longer.
    const next = compared?.lines.find((line) => !marked.includes(line));
    if (next) grid.current?.goTo(next.key, 'line');
  };
  useHotkey('$mod+Enter', 'Accept', accept, { inDialogs: true, inFields: true });
  // What is accepted is saved before anybody goes on; what cannot be stored stays here.
  const leave = async (then: () => void) => {
    if (await mayLeavePage()) then();
  };
  const isAgreed = compared?.lines.length === 0;
  const first = compared?.lines[0]?.key;
  const goOn = useEffectEvent((isDone: boolean) => {
    if (isDone) close.current?.focus();
    else if (first !== undefined) grid.current?.goTo(first, 'line');
  });
  useEffect(() => {
    // What was read, and what is left of it, is gone on with by the keys.
    if (read !== null) goOn(isAgreed);
  }, [read, isAgreed]);
  return (
    <Dialog open onDismiss={() => void leave(onClose)}>
      <DialogContent size={{ width: '95%', height: '95%' }}>
        <DialogHead
          title="Compare with lender"
          subtitle={
            <>
              File {file.header?.fileNumber}{' '}
              <SaveStateText
                engine={editor.engine}
                mayEdit={mayEdit}
                wrongFields={wrongFields}
                updatedAt={statement.updatedAt ?? undefined}
              />
            </>
          }
        />
        <div ref={sheet} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <div className="flex-none border-b border-hairline px-4 py-2">
            <LenderFileField
              params={{ ordersID: file.ordersID, loanID: statement.loanID }}
              onRead={(next) => {
                setRead(next);
                setMarks(noMarks);
              }}
            />
          </div>
          {compared && compared.open.length > 0 && <OpenBanner open={compared.open} />}
          <Differences compared={compared} file={read}>
            {(lines) => (
              <LenderGrid
                lines={lines}
                marks={marks}
                onMark={setMarks}
                mayEdit={mayEdit}
                hasSeller={file.header?.hasSeller ?? statement.hasSeller}
                pageOf={(line) => openLine(line)?.page ?? null}
                onOpen={(line) => {
                  const place = openLine(line);
                  if (place !== null) void leave(place.go);
                }}
                onInHand={inHand.set}
                handle={grid}
              />
            )}
          </Differences>
        </div>
        {read && taken && <Totals file={file} statement={statement} theirs={read.theirs} taken={taken} />}
        <DialogFooter start={read && !isAgreed && <Keys mayEdit={mayEdit} inHand={inHand} />}>
          <Button ref={close} shortcut="Esc" onClick={() => void leave(onClose)}>
            Close
          </Button>
          {mayEdit && (
            <>
              <Button shortcut="Ctrl S" onClick={() => void save()}>
                Save
              </Button>
              <Button
                variant="primary"
                shortcut="Ctrl Enter"
                disabled={marked.length === 0}
                disabledReason="Mark lines first: Space, or Ctrl A for all"
                onClick={accept}
              >
                Accept {marked.length > 0 ? counted(marked.length, 'line') : ''}
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const wrongWords = 'What was accepted cannot be stored as it is: it is marked on its page.';

/** Where a line is changed, and the way there; null where the user has no such page. */
function useLinePlaces(): (line: LenderLine) => { page: string; go(): void } | null {
  const { pageOf, hrefOf, onOpenField } = useComputed();
  const navigate = useNavigate();
  return ({ difference }) => {
    const { field, page } = placeOfLine(difference);
    const named = field === null ? null : pageOf(field);
    if (field !== null && named !== null) return { page: named, go: () => onOpenField(field) };
    const href = hrefOf(page);
    return href === null
      ? null
      : { page: routeByName(`file.settlement.${page}`).label, go: () => void navigate({ href }) };
  };
}

interface DifferencesProps {
  compared: Compared | null;
  file: LenderFile | null;
  children(lines: readonly LenderLine[]): ReactNode;
}

function Differences({ compared, file, children }: DifferencesProps) {
  if (file === null || compared === null)
    return (
      <EmptyState title="No file is compared yet" className="flex-1">
        What the lender says otherwise stands here, by the sections of the closing disclosure.
      </EmptyState>
    );
  if (compared.lines.length > 0) return children(compared.lines);
  return (
    <EmptyState icon={CircleCheck} title="Everything agrees" className="flex-1">
      <span role="status">Whatever {file.name} says, our statement says the same.</span>
    </EmptyState>
  );
}

function OpenBanner({ open }: { open: readonly string[] }) {
  return (
    <Banner
      tone="warning"
      label="Open"
      title={`${counted(open.length, 'figure')} of ours open, compared with nothing.`}
    >
      {open.join(', ')}
    </Banner>
  );
}

/** What both sides say in the line in hand where that is a text, which its cells may cut; why it is not taken over; and what the keys do. */
function Keys({ mayEdit, inHand }: { mayEdit: boolean; inHand: Store<LenderLine | null> }) {
  const line = useStore(inHand);
  const said = line && wholeTexts(line);
  const marking = mayEdit ? 'Space marks a line, or a section on its head. Ctrl A marks all. ' : '';
  return (
    <div className="min-w-0 text-label">
      {said && <p className="break-words text-body">{said}</p>}
      {line?.why ? (
        <p className="text-muted">{line.why}. Enter or F1 goes there.</p>
      ) : (
        <p className="truncate text-muted max-[800px]:hidden">{marking}Enter or F1 goes to where a line is entered.</p>
      )}
    </div>
  );
}

interface TotalsProps {
  file: OpenFile;
  statement: Settlement;
  theirs: LenderFile['theirs'];
  taken: ReturnType<typeof takenOver>;
}

function Totals({ file, statement, theirs, taken }: TotalsProps) {
  const rows = useStatementRows();
  const then = useMemo(() => rowsTakenOver(rows, taken), [rows, taken]);
  const [now, after] = [rows, then].map((each) => figuresOf(each, statement, file.header));
  return now && after && <LenderTotals now={now} then={after} theirs={theirs} />;
}
