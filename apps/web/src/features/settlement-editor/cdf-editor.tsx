import type { Settlement } from '@closewright/contract/settlement';
import { Button } from '@closewright/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogHead } from '@closewright/ui/dialog';
import { Kbd } from '@closewright/ui/kbd';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { mayLeavePage } from '../../app/leave-guard.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { usePart } from '../../lib/store.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { DayScope } from '../../records/field/day-scope.tsx';
import { RecordPageProvider } from '../../records/rows/page-context.ts';
import { useRecordPageState } from '../../records/rows/use-record-page-state.ts';
import { SaveStateText } from '../../records/saving/save-state-text.tsx';
import { statementAggregate } from '../../records/settlement/statement-aggregate.ts';
import { StatementLoan, useStatementLoan } from '../../records/settlement/statement-page.tsx';
import { TotalsBar } from '../../records/settlement/totals-bar.tsx';
import { FormSheet } from './form-sheet.tsx';

/** The page whose rights say who writes on the form: it is another view of the same statement. */
const writtenAs = 'file.settlement.fees';

/** The closing disclosure of the statement that the user looks at, written on its pages; over the page of a file (95 % of the window). */
export function CdfEditor({ onClose }: { onClose(): void }) {
  const file = useOpenFile();
  if (file === null) return null;
  return <StatementOfFile ordersID={file.ordersID} onClose={onClose} />;
}

function StatementOfFile({ ordersID, onClose }: { ordersID: number; onClose(): void }) {
  const { loanID, query: first } = useStatementLoan(ordersID);
  const ofLoan = useQuery({
    ...queryFor('getSettlement', { params: { ordersID, loanID: loanID ?? 0 } }),
    enabled: loanID !== undefined,
  });
  if (loanID !== undefined && ofLoan.data)
    return <Editor key={loanID} ordersID={ordersID} statement={ofLoan.data} onClose={onClose} />;
  const failed = [first, ofLoan].find(({ isError }) => isError);
  return (
    <Sheet onDismiss={onClose}>
      {failed && <ReadFailed title="The settlement statement could not be read" query={failed} />}
    </Sheet>
  );
}

interface SheetProps {
  onDismiss(): void;
  state?: ReactNode;
  /** At the left of the foot. */
  start?: ReactNode;
  children: ReactNode;
}

function Sheet({ onDismiss, state, start, children }: SheetProps) {
  const fileNumber = useOpenFile()?.header?.fileNumber;
  return (
    <Dialog open onDismiss={onDismiss}>
      <DialogContent size="95%">
        <DialogHead
          title="CDF Editor"
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

function Editor({ ordersID, statement, onClose }: { ordersID: number; statement: Settlement; onClose(): void }) {
  const aggregate = useMemo(() => statementAggregate(ordersID, statement.loanID), [ordersID, statement.loanID]);
  const { state, sheet, save } = useRecordPageState({
    routeName: writtenAs,
    aggregate,
    document: statement,
    onInvalid: (others) => toasts.error({ title: 'Not saved', message: others.join(' ') || wrongWords }),
  });
  const { editor, mayEdit } = state;
  const wrongFields = usePart(editor.errors, (errors) => Object.keys(errors).length);
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
    if (!(await mayLeavePage())) return;
    try {
      const params = { ordersID, loanID: statement.loanID };
      await showPdf(
        'Closing Disclosure, draft',
        await call('getFormDocument', { params: { ...params, form: 'closingDisclosure' } }),
      );
    } catch (error) {
      toasts.error({ title: 'The form could not be printed', message: messageOf(error) });
    }
  };
  useHotkey('$mod+p', 'Print draft', () => void print(), { inDialogs: true, inFields: true });
  return (
    <RecordPageProvider value={state}>
      <Sheet
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
            <p className="form-keys">
              {keys.map(([key, does]) => (
                <span key={key}>
                  <Kbd keys={key} /> {does}
                </span>
              ))}
            </p>
          </>
        }
      >
        <DayScope>
          <div ref={sheet} className="flex min-h-0 flex-1 flex-col">
            <FormSheet statement={statement} onLeave={(then) => void onLeave(then)} onPrint={() => void print()} />
          </div>
        </DayScope>
        <TotalsBar routeName="cdf-editor" statement={statement} />
      </Sheet>
    </RecordPageProvider>
  );
}

const keys: readonly (readonly [string, string])[] = [
  ['Tab', 'next cell'],
  ['F1', 'why'],
  ['Alt PgDn', 'page'],
  ['Ctrl G', 'go to line'],
  ['Ctrl Enter', 'add line'],
  ['Ctrl Del', 'delete line'],
];

const wrongWords = 'What is marked on the form has to be corrected first.';
