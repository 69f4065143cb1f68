import '@closewright/ui/styles.css';
import { loan, orderDetail } from '@closewright/testkit';
import { until } from '@closewright/ui/lib/until';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { loanName } from '../../features/loans/loan-name.ts';
import { usePart } from '../../lib/store.ts';
import { createRecordEditor, type RecordEditor } from '../editor/create-record-editor.ts';
import { fileAggregate } from '../file/file-aggregate.ts';
import type { FileKind } from '../file/file-kinds.ts';
import { SaveStateText } from '../saving/save-state-text.tsx';
import { RecordPageProvider } from './page-context.ts';
import { RowForm } from './row-form.tsx';
import { RowSection } from './row-section.tsx';
import { RowsList } from './rows-list.tsx';
import { useChosenRow } from './use-chosen-row.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const detail = orderDetail(
  {},
  {
    loans: [
      loan({ loanID: 9, lenderName: 'First Bank', amount: null, loanOrder: 1 }),
      loan({ loanID: 10, lenderName: 'Other Bank', amount: null, loanOrder: 2 }),
    ],
  },
);

function Loans({ editor }: { editor: RecordEditor<FileKind> }) {
  const { row, choose } = useChosenRow('loans');
  const wrongFields = usePart(editor.errors, (errors) => Object.keys(errors).length);
  return (
    <>
      <header>
        <SaveStateText engine={editor.engine} mayEdit wrongFields={wrongFields} />
      </header>
      <RowsList
        kind="loans"
        label="Loans"
        columns={[{ id: 'loan', header: 'Loan', value: loanName, rowHeader: true }]}
        current={row?.key ?? null}
        onCurrentChange={choose}
        empty={null}
      >
        {row && (
          <RowForm row={row} name="loans">
            <RowSection
              name="loan"
              title="Loan"
              kind="loans"
              row={row}
              fields={['lenderName', 'amount', 'noteDate', 'firstPaymentDate', 'rate', 'termMonths', 'loanNumber'].map(
                (name) => [name, 6],
              )}
            />
          </RowForm>
        )}
      </RowsList>
    </>
  );
}

async function show(): Promise<void> {
  const editor = createRecordEditor(fileAggregate(12), detail, {
    mayEdit: () => true,
    hasUnreadable: () => false,
    onInvalid: () => {},
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
  const state = {
    editor,
    lookups: {},
    regionIDs: [],
    mayEdit: true,
    modeOf: () => ({ mode: 'edit', reason: null }) as const,
  };
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'flex h-96 flex-col';
  root = createRoot(host);
  root.render(
    // The fields ask for the time zone of the company alone, and there is none.
    <AppSessionProvider value={{ session: { tenant: null } } as unknown as AppSession}>
      <RecordPageProvider value={state}>
        <Loans editor={editor} />
      </RecordPageProvider>
    </AppSessionProvider>,
  );
  await until(() => row(1), 'the list');
}

const row = (at: number) => document.querySelector<HTMLElement>(`[aria-label="Loans"] [data-row="${at}"]`);
const box = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-field="loans.${name}"]`);
  return (found?.matches('input') ? found : found?.querySelector('input')) as HTMLInputElement;
};
const head = () => document.querySelector('header')?.textContent ?? '';
const isWrong = (at: number) => row(at)?.textContent?.includes('Something in it is to be corrected') === true;
const choose = async (at: number, lender: string) => {
  await userEvent.click(row(at)?.querySelector('[data-col]') as HTMLElement);
  await until(() => box('lenderName').value === lender, lender);
};

it.each([
  ['amount', '12.345'],
  ['noteDate', '13/45'],
  ['rate', 'much'],
  ['termMonths', 'two'],
])('a text that the field %s refuses is told in head and list, and stays with its row', async (name, text) => {
  await show();
  await choose(1, 'Other Bank');
  await choose(0, 'First Bank');
  box(name).focus();
  await userEvent.keyboard(`${text}{Tab}`);
  await until(() => box(name).getAttribute('aria-invalid') === 'true', 'the field in red');
  await until(() => isWrong(0), 'the row in red');
  expect(head()).toContain('1 field to correct');
  // The field says why: nothing hangs over the list while the focus is elsewhere.
  expect(document.querySelector('[data-slot=cell-message]')).toBeNull();
  await choose(1, 'Other Bank');
  expect(box(name).value).toBe('');
  expect(box(name).getAttribute('aria-invalid')).toBeNull();
  expect([isWrong(0), isWrong(1)]).toEqual([true, false]);
  await choose(0, 'First Bank');
  await until(() => box(name).value === text && box(name).getAttribute('aria-invalid') === 'true', 'the text again');
  box(name).focus();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Tab}');
  await until(() => !isWrong(0) && !head().includes('to correct'), 'nothing to correct');
});

it('a rule across fields is told when the row is left', async () => {
  await show();
  box('noteDate').focus();
  await userEvent.keyboard('5/1/2026{Tab}');
  box('firstPaymentDate').focus();
  await userEvent.keyboard('4/1/2026{Tab}');
  expect(isWrong(0)).toBe(false);
  await choose(1, 'Other Bank');
  await until(() => isWrong(0), 'the row in red');
  expect(head()).toContain('1 field to correct');
  await choose(0, 'First Bank');
  await until(() => box('firstPaymentDate').getAttribute('aria-invalid') === 'true', 'the field in red');
  box('noteDate').focus();
  await userEvent.keyboard('{Control>}a{/Control}3/1/2026{Tab}');
  await until(() => !isWrong(0) && box('firstPaymentDate').getAttribute('aria-invalid') === null, 'all is well');
});
