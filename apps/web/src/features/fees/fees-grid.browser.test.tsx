import '@closewright/ui/styles.css';
import type { Settlement } from '@closewright/contract/settlement';
import { accessReason } from '@closewright/domain/access';
import type { ChargeOffers, StoredFee } from '@closewright/domain/fees';
import type { GridCell, GridHandle } from '@closewright/ui/data-grid';
import { until } from '@closewright/ui/lib/until';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createStore } from '../../lib/store.ts';
import { createRecordEditor, type RecordEditor } from '../../records/editor/create-record-editor.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { RecordPageProvider, type RecordPageState } from '../../records/rows/page-context.ts';
import { UndoSheet } from '../../records/saving/undo-sheet.fixture.tsx';
import { usePartyNames } from '../../records/settlement/party-names.ts';
import {
  type StatementKind,
  statementAggregate,
  statementKinds,
} from '../../records/settlement/statement-aggregate.ts';
import { feeViews } from './fee-views.ts';
import { FeesGrid, type FeesPlace } from './fees-grid.tsx';
import { useFeeFigures } from './use-fee-figures.ts';

const fee = (feeID: number, section: 'A' | 'B' | 'E', label: string, more: Partial<StoredFee> = {}) => ({
  feeID,
  sequence: feeID,
  section,
  label,
  bucket: 'Zero',
  source: 'Typed',
  ...more,
});

const statement = {
  loanID: 1,
  version: 1,
  hasSeller: true,
  loans: [{ loanID: 1, lenderName: 'Ficus Bank', amount: 162_000_00, firstPaymentDate: null }],
  salePrice: 180_000_00,
  earnestMoney: 0,
  closingDate: '2013-04-15',
  disbursementDate: null,
  payoffs: [],
  payoffFees: [],
  prorations: [],
  adjustments: [],
  commissions: [
    { commissionID: 1, sequence: 1, label: 'Listing', paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 5400_00 },
  ],
  commissionPayees: [{ commissionPayeeID: 1, commissionID: 1, sequence: 1, payee: 'Alpha Realty', part: '100' }],
  commissionTiers: [],
  escrowItems: [],
  escrowBills: [],
  fees: [
    fee(1, 'A', 'Application', { borrowerAtClosing: 300_00 }),
    fee(2, 'A', 'Points', { percent: '0.25', percentOf: 'Loan amount', borrowerAtClosingPercent: '100' }),
    fee(3, 'B', 'Appraisal', { amount: 405_00, payeeName: 'John Smith' }),
  ],
  // What the grid does not look at is left out.
} as unknown as Settlement;

const offers = (): ChargeOffers => ({
  feeCodes: [
    {
      code: 'WIRE',
      label: 'Wire fee',
      section: 'B',
      kind: 'Title service',
      payeeRule: 'Lender',
      payeeName: null,
      bucket: '10 %',
      isFinanceCharge: true,
      isOptional: false,
      inactive: false,
    },
  ],
  payees: { lender: 'Ficus Bank', titleCompany: null },
});

let editor: RecordEditor<StatementKind>;
let root: Root;
let explained: GridCell | null = null;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Fees() {
  const figures = useFeeFigures(statement);
  const partyNames = usePartyNames(statement);
  const grid = useRef<GridHandle>(null);
  const [place] = useState(
    (): FeesPlace => ({ grid, cell: createStore<GridCell | null>(null), current: createStore<number | null>(null) }),
  );
  return (
    <FeesGrid
      view={feeViews.all}
      figures={figures}
      place={place}
      partyNames={partyNames}
      charges={offers}
      onExplain={() => {
        explained = place.cell.get();
      }}
      onOpen={() => {}}
      onParts={() => {}}
      openBeside={() => false}
    />
  );
}

const edited = { mode: 'edit', reason: null } as const;

/** The grid of fees with a real editor; nothing is sent. */
async function show(of = statement, modeOf: RecordPageState['modeOf'] = () => edited): Promise<void> {
  editor = createRecordEditor(statementAggregate(12, 1), of, {
    mayEdit: () => true,
    hasUnreadable: () => false,
    onInvalid: () => {},
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'flex h-[700px] w-[1200px]';
  root = createRoot(host);
  const state = {
    editor,
    lookups: {},
    regionIDs: [],
    mayEdit: true,
    modeOf,
  };
  root.render(
    <RecordPageProvider value={state}>
      <UndoSheet history={editor.parts.history}>
        <Fees />
      </UndoSheet>
    </RecordPageProvider>,
  );
  await until(() => cell('Application', 'At closing'), 'the grid');
}

const row = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find((each) => each.textContent?.includes(label));
/** A cell of the first row that says something, by the place of its column. */
function cell(label: string, column: 'Description' | 'Payee' | 'At closing' | 'Before'): HTMLElement | undefined {
  const at = { Description: 1, Payee: 2, 'At closing': 3, Before: 4 }[column];
  return row(label)?.querySelector<HTMLElement>(`[data-col="${at}"]`) ?? undefined;
}
const texts = (label: string) =>
  [...(row(label)?.querySelectorAll('[data-col]') ?? [])].map((each) => each.textContent?.replace(', calculated', ''));
const focusOn = async (label: string, column: Parameters<typeof cell>[1]) => {
  cell(label, column)?.focus();
  await until(() => document.activeElement === cell(label, column), 'the focus on the cell');
};
const labels = (section: string) =>
  inOrder(statementKinds, editor.rows.get(), 'fees').flatMap(({ values }) =>
    values.section === section ? [values.label] : [],
  );
const valuesOf = (label: string) => editor.rows.get().fees.find(({ values }) => values.label === label)?.values;

it('shows fees by section with their sums, and totals between; a worked-out part can be asked why', async () => {
  await show();
  expect(texts('Points')).toEqual(expect.arrayContaining(['02', 'Points', '405.00', 'Zero', 'Typed']));
  await until(() => row('Origination Charges')?.textContent?.includes('705.00'), 'the head of the section');
  // Nobody knows yet who pays the appraisal: no sum that it may stand in counts what is known for all.
  for (const open of ['Total Loan Costs', 'Total Closing Costs'])
    expect(texts(open)).toEqual(expect.arrayContaining([`${open}Open`, 'Open']));
  expect(row('Appraisal')?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'In no total yet: who pays it, and how much',
  );
  // What another page charges stands in its section, and is not edited here.
  expect(texts('Real estate commission')).toEqual(expect.arrayContaining(['5,400.00', 'Calculated']));
  expect(row('Total Other Costs')?.textContent).toContain('5,400.00');
  await focusOn('Points', 'At closing');
  await userEvent.keyboard('{F1}');
  expect(explained).toEqual({ rowKey: 2, columnId: 'borrowerAtClosing' });
});

it('an amount or a percentage is typed into the cell of a payer, every sum follows, and Ctrl Z on the head of a section takes it back', async () => {
  await show();
  await focusOn('Appraisal', 'At closing');
  await userEvent.keyboard('50%{Enter}');
  await until(() => cell('Appraisal', 'At closing')?.textContent?.startsWith('202.50'), 'the half');
  expect(valuesOf('Appraisal')).toMatchObject({ borrowerAtClosing: null, borrowerAtClosingPercent: '50' });
  expect(row('Appraisal')?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '202.50 of it is borne by nobody',
  );
  await focusOn('Appraisal', 'Before');
  await userEvent.keyboard('202.5{Enter}');
  await until(() => row('Total Loan Costs')?.textContent?.includes('1,110.00'), 'the total');
  expect(row('Appraisal')?.querySelector('[role=img]')).toBeNull();
  const head = document.querySelector<HTMLElement>('[aria-expanded=true] [role=rowheader]');
  head?.focus();
  expect(document.activeElement).toBe(head);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await until(() => valuesOf('Appraisal')?.borrowerAtClosingPercent === null, 'both taken back');
});

it('the blank line of a section becomes a fee of it when something is typed, and another one stands below', async () => {
  await show();
  await focusOn('Add line', 'Description');
  await userEvent.keyboard('Underwriting{Tab}Ficus Bank{Tab}1097{Enter}');
  await until(() => valuesOf('Underwriting')?.borrowerAtClosing === 1097_00, 'the fee');
  expect(valuesOf('Underwriting')).toMatchObject({ section: 'A', payeeName: 'Ficus Bank', bucket: 'Zero' });
  expect(texts('Underwriting').slice(0, 2)).toEqual(['03', 'Underwriting']);
  expect(texts('Add line').slice(0, 2)).toEqual(['04', 'Add line']);
  await until(
    () => document.activeElement === cell('Add line', 'Description'),
    'the focus below, where the Tabs began',
  );
  expect(editor.changes()).toEqual({ fees: [expect.objectContaining({ label: 'Underwriting', section: 'A' })] });
});

it('rows come between others, move by key and by section with all they hold, and one Ctrl Z takes each back', async () => {
  await show();
  await focusOn('Application', 'Description');
  await userEvent.keyboard('{Alt>}={/Alt}');
  await until(() => row('New line')?.contains(document.activeElement), 'the new line');
  await userEvent.keyboard('Between{Enter}');
  await until(
    () => labels('A').join() === 'Application,Between,Points',
    () => labels('A').join(),
  );
  await focusOn('Points', 'Description');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await until(
    () => labels('A').join() === 'Application,Points,Between',
    () => labels('A').join(),
  );
  await focusOn('Appraisal', 'Description');
  await userEvent.keyboard('{Alt>}{Shift>}a{/Shift}{/Alt}');
  await until(
    () => labels('A').join() === 'Application,Points,Between,Appraisal',
    () => labels('A').join(),
  );
  expect(valuesOf('Appraisal')).toMatchObject({ payeeName: 'John Smith', amount: 405_00 });
  await until(() => document.activeElement === cell('Appraisal', 'Description'), 'the focus goes along');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => labels('B').join() === 'Appraisal', 'the section it came from');
  expect(labels('A')).toEqual(['Application', 'Points', 'Between']);
});

it('lines of a spreadsheet are pasted into the blank one, and the others come below it in its section', async () => {
  await show();
  await focusOn('Add line', 'Description');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Underwriting\tFicus Bank\t1,097.00\r\nProcessing\tFicus Bank\t50.00\r\n');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
  await until(
    () => labels('A').length === 4,
    () => labels('A').join(),
  );
  expect(labels('A')).toEqual(['Application', 'Points', 'Underwriting', 'Processing']);
  expect(valuesOf('Processing')).toMatchObject({ payeeName: 'Ficus Bank', borrowerAtClosing: 50_00, bucket: 'Zero' });
  expect(labels('B')).toEqual(['Appraisal']);
  await until(() => row('Origination Charges')?.textContent?.includes('1,852.00'), 'the sum');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => labels('A').join() === 'Application,Points', 'both taken back');
});

it('asks once before Ctrl Z takes pasted lines away that were stored, and again by the next Ctrl Z where they were kept', async () => {
  const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false);
  await show();
  await focusOn('Add line', 'Description');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Underwriting\r\nProcessing\r\nCourier\r\n');
  await until(() => {
    if (labels('A').length === 2)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    return labels('A').length === 5;
  }, 'the pasted lines');
  const stored = editor.rows.get().fees.map((each) => (each.id < 0 ? { ...each, id: 40 - each.id } : each));
  editor.rows.set({ ...editor.rows.get(), fees: stored });
  for (const times of [1, 2]) {
    await focusOn('Application', 'Description');
    await userEvent.keyboard('{Control>}z{/Control}');
    await until(() => confirm.mock.calls.length === times, 'the question');
    expect(confirm.mock.lastCall?.[0]).toMatchObject({ title: 'Delete 3 fees?', confirmLabel: 'Delete 3 fees' });
    expect(labels('A')).toHaveLength(5);
    expect(document.activeElement).toBe(cell('Application', 'Description'));
  }
  confirm.mockRestore();
});

it('a description and a payee are offered by letters of theirs, and what is typed stands unless one is picked', async () => {
  await show();
  await focusOn('Add line', 'Description');
  await userEvent.keyboard('under{ArrowDown}{Tab}fic');
  await until(() => document.querySelector('[role=option]')?.textContent === 'Ficus Bank', 'the lender of the loan');
  await userEvent.keyboard('{ArrowDown}{Tab}1097{Enter}');
  await until(() => valuesOf('Underwriting fee')?.borrowerAtClosing === 1097_00, 'the fee');
  expect(valuesOf('Underwriting fee')).toMatchObject({ section: 'A', payeeName: 'Ficus Bank' });
  await focusOn('Add line', 'Description');
  await userEvent.keyboard('Under{Tab}John{Tab}50{Enter}');
  await until(() => valuesOf('Under')?.borrowerAtClosing === 50_00, 'the fee as it is typed');
  expect(valuesOf('Under')).toMatchObject({ payeeName: 'John' });
});

it('a code of the office that is typed as a description makes the line, in one step of undo', async () => {
  await show();
  await focusOn('Appraisal', 'Description');
  await userEvent.keyboard('wire{Enter}');
  await until(() => valuesOf('Wire fee') !== undefined, 'the fee of the code');
  // The payee was there before.
  expect(valuesOf('Wire fee')).toMatchObject({
    code: 'WIRE',
    kind: 'Title service',
    bucket: '10 %',
    isFinanceCharge: true,
    payeeName: 'John Smith',
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => valuesOf('Appraisal') !== undefined, 'the fee as it was');
  expect(valuesOf('Appraisal')).toMatchObject({ bucket: 'Zero' });
  expect(valuesOf('Appraisal')?.code ?? null).toBeNull();
});

it('a fee whose right is missing is read: its cells say why, it stays in its section, and none is added there', async () => {
  const reason = accessReason('noPermission', 'Recording fees');
  const fees = [...statement.fees, fee(9, 'E', 'Recording', { borrowerAtClosing: 85_00 })];
  // As the fees of the statement itself, with what the grid does not look at left out.
  await show({ ...statement, fees } as unknown as Settlement, (_, values) =>
    values?.section === 'E' ? { mode: 'read', reason } : edited,
  );
  await focusOn('Recording', 'At closing');
  await userEvent.keyboard('90');
  await until(() => cell('Recording', 'At closing')?.getAttribute('aria-readonly') === 'true', 'a cell that is read');
  expect(document.querySelector('[role=grid] input, [role=treegrid] input')).toBeNull();
  await userEvent.keyboard('{Alt>}{Shift>}a{/Shift}{/Alt}');
  await focusOn('Application', 'Description');
  await userEvent.keyboard('{Alt>}{Shift>}e{/Shift}{/Alt}');
  expect(labels('E')).toEqual(['Recording']);
  expect(labels('A')).toEqual(['Application', 'Points']);
  const texts = [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent ?? '');
  const at = texts.findIndex((text) => text.includes('Recording') && text.includes('85.00'));
  expect(texts[at + 1]).not.toContain('Add line');
});

it('Ins adds a line from wherever the focus is on the page, and what is typed at once stands in it', async () => {
  await show();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Insert}Wire{Enter}');
  await until(
    () => labels('A').includes('Wire'),
    () => labels('A').join(),
  );
  expect(labels('A')).toHaveLength(3);
});
