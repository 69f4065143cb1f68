import '@closewright/ui/styles.css';
import { until } from '@closewright/ui/lib/until';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { PayoffForm } from '../../features/payoffs/payoff-form.tsx';
import { createRecordEditor, type RecordEditor } from '../editor/create-record-editor.ts';
import { inOrder } from '../editor/rows.ts';
import { RecordPageProvider } from '../rows/page-context.ts';
import { RowsList } from '../rows/rows-list.tsx';
import { useChosenRow } from '../rows/use-chosen-row.ts';
import { useRemoveRow } from '../rows/use-remove-row.ts';
import { type StatementKind, statementKinds } from '../settlement/statement-aggregate.ts';
import { UndoSheet } from './undo-sheet.fixture.tsx';
import { payoffStatement, payoffsAggregate } from './undo-statement.fixture.ts';

let editor: RecordEditor<StatementKind>;
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Payoffs() {
  const { row, choose, add } = useChosenRow('payoffs');
  const remove = useRemoveRow('payoffs');
  return (
    <RowsList
      kind="payoffs"
      label="Payoffs"
      columns={[{ id: 'lender', header: 'Lender', value: ({ values }) => values.lenderName, rowHeader: true }]}
      current={row?.key ?? null}
      onCurrentChange={choose}
      add={{ label: 'Add payoff', onAdd: () => add() }}
      onRemove={(chosen) => void remove(chosen)}
      empty={null}
    >
      {row && <PayoffForm row={row} deleteButton={null} />}
    </RowsList>
  );
}

/** Payoffs with a real editor. */
async function show(): Promise<void> {
  editor = createRecordEditor(payoffsAggregate, payoffStatement, {
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
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The fields ask for the time zone of the company alone, and there is none. */}
      <AppSessionProvider value={{ session: { tenant: null } } as unknown as AppSession}>
        <RecordPageProvider value={state}>
          <UndoSheet history={editor.parts.history}>
            <Payoffs />
          </UndoSheet>
        </RecordPageProvider>
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  await until(() => cell('Fees', 0, 1), 'the fees');
}

const focused = () => document.activeElement;
const cell = (grid: string, row: number, column: number) =>
  document.querySelector<HTMLElement>(`[aria-label="${grid}"] [data-row="${row}"] [data-col="${column}"]`);
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-field="payoffs.${name}"] :is(input,textarea)`) ??
  document.querySelector<HTMLInputElement>(`:is(input,textarea)[data-field="payoffs.${name}"]`);
const inForm = (lender: string) => until(() => field('lenderName')?.value === lender, lender);
const lenders = () => inOrder(statementKinds, editor.rows.get(), 'payoffs').map(({ values }) => values.lenderName);
const amounts = () => editor.rows.get().payoffFees.map(({ values }) => values.amount);
const key = (keys: string) => userEvent.keyboard(keys);
const undo = () => key('{Control>}z{/Control}');
const redo = () => key('{Control>}y{/Control}');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name));
/** Chooses a payoff in the list. */
async function choose(row: number, lender: string): Promise<void> {
  cell('Payoffs', row, 0)?.focus();
  await userEvent.click(cell('Payoffs', row, 0) as HTMLElement);
  await inForm(lender);
}
async function typeFee(row: number, amount: string, stored: number): Promise<void> {
  cell('Fees', row, 1)?.focus();
  await until(() => focused() === cell('Fees', row, 1), 'the focus in the fee');
  await key(`${amount}{Enter}`);
  await until(() => amounts().includes(stored), `${stored}, not ${amounts().join()}`);
}

it('takes back a fee before what was typed into another payoff earlier, with the focus in its cell', async () => {
  await show();
  field('remarks')?.focus();
  await key('{Control>}a{/Control}Mine{Tab}');
  await choose(1, 'Other Bank');
  await typeFee(0, '77', 7_700);
  field('escrowNote')?.focus();
  await undo();
  await until(
    () => amounts().join() === '1000,2000',
    () => `the fee as it was, not ${amounts().join()}`,
  );
  await inForm('Other Bank');
  await until(() => focused() === cell('Fees', 0, 1), 'the focus in the fee');
  await undo();
  await inForm('First Bank');
  await until(() => focused() === field('remarks'), 'the focus in the remarks');
  expect(field('remarks')?.value).toBe('Call first');
  await redo();
  await redo();
  await inForm('Other Bank');
  await until(() => focused() === cell('Fees', 0, 1), 'the focus in the fee again');
  expect(amounts()).toEqual([1_000, 7_700]);
});

it('takes back a fee after another payoff was looked at', async () => {
  await show();
  await typeFee(0, '77', 7_700);
  await choose(1, 'Other Bank');
  await choose(0, 'First Bank');
  cell('Fees', 0, 1)?.focus();
  await undo();
  await until(
    () => amounts().join() === '1000,2000',
    () => `the fee as it was, not ${amounts().join()}`,
  );
});

it('leaves Ctrl Z to the text of a cell that is typed in', async () => {
  await show();
  field('remarks')?.focus();
  await key('{Control>}a{/Control}Mine{Tab}');
  cell('Fees', 0, 1)?.focus();
  await key('7');
  const open = () => document.querySelector<HTMLInputElement>('[aria-label="Fees"] input');
  await until(() => focused() === open(), 'the cell open');
  await key('8');
  await undo();
  await until(() => open()?.value === '7', 'the last figure gone');
  expect(field('remarks')?.value).toBe('Mine');
});

it('takes back and makes again from the list', async () => {
  await show();
  field('remarks')?.focus();
  await key('{Control>}a{/Control}Mine{Tab}');
  cell('Payoffs', 0, 0)?.focus();
  await undo();
  await until(() => field('remarks')?.value === 'Call first', 'the remarks as they were');
  cell('Payoffs', 0, 0)?.focus();
  await redo();
  await until(() => field('remarks')?.value === 'Mine', 'the remarks again');
});

it('takes back the adding and the moving of a row, with what was done in it', async () => {
  await show();
  await choose(1, 'Other Bank');
  document.querySelector<HTMLElement>('button[aria-label="Move up (Alt Up)"]')?.click();
  await until(() => lenders().join() === 'Other Bank,First Bank', 'the rows in another order');
  button('Add payoff')?.click();
  await until(() => focused() === field('lenderName') && field('lenderName')?.value === '', 'the new payoff');
  await key('New Bank{Tab}');
  button('Add fee')?.click();
  await until(() => cell('Fees', 0, 1), 'the new fee');
  await typeFee(0, '5', 500);
  for (const left of [3, 2]) {
    await undo();
    await until(() => amounts().filter((amount) => amount !== 500).length === left, `${left} fees`);
  }
  await undo();
  await until(() => focused() === field('lenderName') && field('lenderName')?.value === '', 'no lender');
  await undo();
  await until(() => lenders().length === 2, 'the new payoff gone');
  await until(() => focused()?.closest('[aria-label="Payoffs"] [data-row]'), 'the focus in the list');
  await undo();
  await until(() => lenders().join() === 'First Bank,Other Bank', 'the rows in their order');
  await until(() => focused() === cell('Payoffs', 1, 0), 'the focus on the row that moved');
  for (let steps = 0; steps < 5; steps++) await redo();
  await until(() => amounts().includes(500), 'all of it again');
  expect(lenders()).toEqual(['Other Bank', 'First Bank', 'New Bank']);
});

it('takes the mark of what was not taken away with the paste it came in', async () => {
  await show();
  cell('Fees', 0, 0)?.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Pasted\tmuch\nSecond\t2\nThird\t3');
  const mark = () => cell('Fees', 0, 1)?.getAttribute('aria-invalid') === 'true';
  await until(() => {
    if (amounts().length === 2)
      focused()?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    return amounts().length === 4;
  }, 'the pasted rows');
  await until(mark, 'the refused amount');
  await undo();
  await until(() => amounts().length === 2 && !mark(), 'no mark');
  expect(cell('Fees', 0, 0)?.textContent).toBe('Release');
  await redo();
  await until(() => amounts().length === 4 && mark(), 'the mark again');
});

/** A new payoff with a fee, whose label was typed before its amount. */
async function addPayoff(): Promise<void> {
  button('Add payoff')?.click();
  await until(() => focused() === field('lenderName') && field('lenderName')?.value === '', 'the new payoff');
  await key('New Bank{Tab}');
  button('Add fee')?.click();
  await until(() => focused() === cell('Fees', 0, 0), 'the new fee');
  await key('Courier{Tab}5{Enter}');
  await until(() => amounts().includes(500), 'its amount');
}
const save = async () => expect(await editor.engine.saveNow()).toBe('saved');
const payoffOf = (label: string) =>
  editor.rows.get().payoffFees.find(({ values }) => values.label === label)?.values.payoffID;

it('takes back a fee after its payoff was stored', async () => {
  await show();
  await addPayoff();
  await save();
  await until(() => payoffOf('Courier') === 20 && cell('Fees', 0, 1)?.textContent?.includes('5.00'), 'the stored fee');
  cell('Fees', 0, 1)?.focus();
  await undo();
  await until(() => !amounts().includes(500), 'no amount');
  await until(() => focused() === cell('Fees', 0, 1), 'the focus in the amount');
  expect(payoffOf('Courier')).toBe(20);
  await redo();
  await until(() => amounts().includes(500) && cell('Fees', 0, 1)?.textContent?.includes('5.00'), 'the amount again');
  await until(() => focused() === cell('Fees', 0, 1), 'the focus in the amount again');
});

it('makes a fee again below a payoff that was stored meanwhile', async () => {
  await show();
  await addPayoff();
  await undo();
  await undo();
  await undo();
  await until(() => amounts().length === 2, 'the fee gone');
  await save();
  await until(() => lenders().length === 3 && editor.changes() === null, 'the stored payoff');
  field('lenderName')?.focus();
  await redo();
  await redo();
  await redo();
  await until(() => payoffOf('Courier') === 20, 'the fee of the stored payoff');
  await until(() => cell('Fees', 0, 1)?.textContent?.includes('5.00'), 'the fee in the grid');
  await save();
  expect(editor.changes()).toBeNull();
});

it('brings a payoff that was stored and deleted back with its fee, saves both, and deletes it again', async () => {
  await show();
  cell('Payoffs', 0, 0)?.focus();
  await key('{Delete}');
  await until(() => lenders().join() === 'Other Bank' && amounts().join() === '2000', 'the payoff gone');
  expect(editor.changes()).toBeNull();
  await until(() => focused()?.closest('[aria-label="Payoffs"]'), 'the focus in the list');
  await undo();
  await until(() => lenders().join() === 'First Bank,Other Bank', 'the payoff in its place');
  await inForm('First Bank');
  expect(field('remarks')?.value).toBe('Call first');
  await save();
  expect(editor.changes()).toBeNull();
  expect(payoffOf('Release')).toBe(20);
  await until(() => focused()?.closest('[aria-label="Payoffs"]'), 'the focus in the list');
  await redo();
  await until(() => lenders().join() === 'Other Bank' && amounts().join() === '2000', 'the payoff gone again');
  expect(editor.changes()).toBeNull();
});
