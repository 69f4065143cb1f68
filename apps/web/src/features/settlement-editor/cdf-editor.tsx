import type { Settlement } from '@closewright/contract/settlement';
import { type FormName, formTitle } from '@closewright/domain/forms';
import { Button } from '@closewright/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogHead } from '@closewright/ui/dialog';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { mayLeavePage } from '../../app/leave-guard.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { usePart } from '../../lib/store.ts';
import { isBeingOpened, type OpenFile, OpenFileProvider, useOpenFile } from '../../open-file/file-context.ts';
import type { RowErrors } from '../../records/editor/aggregate.ts';
import { DayScope } from '../../records/field/day-scope.tsx';
import { RecordPageProvider } from '../../records/rows/page-context.ts';
import { useRecordPageState } from '../../records/rows/use-record-page-state.ts';
import { SaveStateText } from '../../records/saving/save-state-text.tsx';
import { statementAggregate } from '../../records/settlement/statement-aggregate.ts';
import { StatementLoan, useStatementLoan } from '../../records/settlement/statement-page.tsx';
import { TotalsBar } from '../../records/settlement/totals-bar.tsx';
import { statementOfTyped } from './file-on-form.ts';
import { FormChoice } from './form-choice.tsx';
import { FormKeys } from './form-keys.tsx';
import { FormSheet } from './form-sheet.tsx';
import { enterPaper } from './paper-walk.ts';
import { useFileOnForm } from './use-file-on-form.ts';
import { useFittingForms } from './use-shown-form.ts';

/** The page whose rights say who writes on the form: it is another view of the same statement. */
const writtenAs = 'file.settlement.fees';

export interface CdfEditorProps {
  /** The band of a page of the file: who else holds it, or why it is only read. */
  bandOf(routeName: string): ReactNode;
  onClose(): void;
}

/** The statement that the user looks at on its form, or on another one that fits it, written on its pages; over the page of a file (95 % of the window). */
export function CdfEditor(props: CdfEditorProps) {
  const file = useOpenFile();
  if (file === null) return null;
  return <StatementOfFile file={file} {...props} />;
}

function StatementOfFile({ file, bandOf, onClose }: { file: OpenFile } & CdfEditorProps) {
  const { ordersID } = file;
  // Cells that are only read till the file is opened would drop what is typed into them. Once drawn, the form stays.
  const [isOpened, setOpened] = useState(false);
  if (!isOpened && !isBeingOpened(file)) setOpened(true);
  // Of each loan the same form, as long as the editor is open.
  const [chosen, setChosen] = useState<FormName | null>(null);
  const { loanID, query: first } = useStatementLoan(ordersID);
  const ofLoan = useQuery({
    ...queryFor('getSettlement', { params: { ordersID, loanID: loanID ?? 0 } }),
    enabled: loanID !== undefined,
  });
  if (loanID !== undefined && ofLoan.data && isOpened)
    return (
      <Editor
        key={loanID}
        ordersID={ordersID}
        statement={ofLoan.data}
        chosen={chosen}
        onChoose={setChosen}
        bandOf={bandOf}
        onClose={onClose}
      />
    );
  const failed = [first, ofLoan].find(({ isError }) => isError);
  return (
    <Sheet title={launcherName} onDismiss={onClose}>
      {failed && <ReadFailed title="The settlement statement could not be read" query={failed} />}
    </Sheet>
  );
}

/** What the editor is called where it is launched. */
const launcherName = 'CDF Editor';

interface SheetProps {
  title: ReactNode;
  onDismiss(): void;
  state?: ReactNode;
  /** At the left of the foot. */
  start?: ReactNode;
  children: ReactNode;
}

function Sheet({ title, onDismiss, state, start, children }: SheetProps) {
  const fileNumber = useOpenFile()?.header?.fileNumber;
  return (
    <Dialog open onDismiss={onDismiss}>
      <DialogContent size="95%">
        <DialogHead
          title={title}
          subtitle={
            <>
              File {fileNumber} {state}
            </>
          }
        />
        {children}
        <DialogFooter start={start}>
          <Button onClick={onDismiss}>Close</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface EditorProps extends CdfEditorProps {
  ordersID: number;
  statement: Settlement;
  /** The form that was chosen; null for that of the file. */
  chosen: FormName | null;
  onChoose(form: FormName): void;
}

function Editor({ ordersID, statement, chosen, onChoose, bandOf, onClose }: EditorProps) {
  const aggregate = useMemo(() => statementAggregate(ordersID, statement.loanID), [ordersID, statement.loanID]);
  const { state, sheet, save } = useRecordPageState({
    routeName: writtenAs,
    aggregate,
    document: statement,
    onInvalid: tellInvalid,
  });
  const { editor, mayEdit } = state;
  const file = useOpenFile();
  const ofFile = useFileOnForm({ ordersID, loanID: statement.loanID }, state, tellInvalid);
  const detail = ofFile?.detail;
  const typed = useMemo(() => (detail ? statementOfTyped(statement, detail) : statement), [statement, detail]);
  const goToPaper = () => enterPaper(sheet.current);
  const forms = useFittingForms(statement);
  const shown = forms.find((form) => form === chosen) ?? forms[0];
  const countOf = (errors: RowErrors) => Object.keys(errors).length;
  const wrongHere = usePart(editor.errors, countOf);
  const wrongFields = wrongHere + usePart((ofFile?.page ?? state).editor.errors, ofFile ? countOf : () => 0);
  useHotkey('$mod+s', 'Save', () => void save(), { inDialogs: true });
  // What is wrong or could not be stored keeps the form open: nothing that was typed is lost.
  const onLeave = useCallback(
    async (then?: () => void) => {
      if (!(await mayLeavePage())) return;
      onClose();
      // Once it is gone: the page may be the one below, which has the focus again by then.
      if (then) setTimeout(then);
    },
    [onClose],
  );
  const print = async () => {
    if (!shown || !(await mayLeavePage())) return;
    const title = formTitle(shown);
    try {
      const params = { ordersID, loanID: statement.loanID, form: shown };
      await showPdf(`${title}, draft`, await call('getFormDocument', { params }));
    } catch (error) {
      toasts.error({ title: `${title} could not be printed`, message: messageOf(error) });
    }
  };
  useHotkey('$mod+p', 'Print draft', () => void print(), { inDialogs: true, inFields: true });
  return (
    <RecordPageProvider value={state}>
      <Sheet
        title={
          shown ? <FormChoice forms={forms} shown={shown} onChoose={onChoose} onChosen={goToPaper} /> : launcherName
        }
        onDismiss={() => void onLeave()}
        state={
          <SaveStateText
            engine={editor.engine}
            mayEdit={mayEdit}
            wrongFields={wrongFields}
            updatedAt={statement.updatedAt ?? undefined}
          />
        }
        start={
          <>
            <StatementLoan ordersID={ordersID} statement={statement} />
            <FormKeys mayEdit={mayEdit} />
          </>
        }
      >
        {bandOf(writtenAs)}
        <DayScope>
          <OpenFileProvider value={file && { ...file, detail }}>
            <div ref={sheet} className="flex min-h-0 flex-1 flex-col">
              {shown && (
                <FormSheet
                  statement={typed}
                  ofFile={ofFile}
                  name={shown}
                  onLeave={(then) => void onLeave(then)}
                  onPrint={() => void print()}
                />
              )}
            </div>
          </OpenFileProvider>
        </DayScope>
        <TotalsBar routeName="cdf-editor" statement={typed} />
      </Sheet>
    </RecordPageProvider>
  );
}

const tellInvalid = (others: readonly string[]) =>
  toasts.error({ title: 'Not saved', message: others.join(' ') || wrongWords });

const wrongWords = 'What is marked on the form has to be corrected first.';
