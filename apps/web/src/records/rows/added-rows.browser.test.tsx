import '@closewright/ui/styles.css';
import { loan, orderDetail, party, property } from '@closewright/testkit';
import { type GridHandle, numberEditor } from '@closewright/ui/data-grid';
import { until } from '@closewright/ui/lib/until';
import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Signers } from '../../features/file-contacts/signers.tsx';
import { loanName } from '../../features/loans/loan-name.ts';
import { TaxSection } from '../../features/properties/tax-section.tsx';
import type { Row } from '../editor/aggregate.ts';
import { createRecordEditor, type RecordEditor } from '../editor/create-record-editor.ts';
import { fileAggregate } from '../file/file-aggregate.ts';
import type { FileKind } from '../file/file-kinds.ts';
import { useChildrenOf } from '../file/use-file-page.ts';
import { UndoSheet } from '../saving/undo-sheet.fixture.tsx';
import { ChildGrid } from './child-grid.tsx';
import { RecordPageProvider } from './page-context.ts';
import { RowForm } from './row-form.tsx';
import { RowSection } from './row-section.tsx';
import { RowsList } from './rows-list.tsx';
import { useChosenRow } from './use-chosen-row.ts';

const detail = orderDetail(
  {},
  {
    loans: [loan({ loanID: 9, lenderName: 'First Bank', loanOrder: 1 })],
    contacts: [party({ rolesID: 51, name: 'The Willow Trust' })],
    properties: [property({ propertyID: 7 })],
    propertyTaxes: [
      {
        propertyTaxID: 3,
        propertyID: 7,
        sequence: 1,
        taxYear: null,
        amount: 120_000,
        isPaid: false,
        parcelID: null,
        authority: null,
      },
    ],
  },
);
let editor: RecordEditor<FileKind>;
let adopt: (newer: typeof detail) => void;
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** A page of loans with a real editor; nothing is sent. */
async function show(children: React.ReactNode): Promise<void> {
  const made = createRecordEditor(fileAggregate(12), detail, {
    mayEdit: () => true,
    hasUnreadable: () => false,
    onInvalid: () => {},
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
  editor = made;
  adopt = made.adopt;
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'flex h-96';
  root = createRoot(host);
  const state = {
    editor,
    lookups: {},
    regionIDs: [],
    mayEdit: true,
    modeOf: () => ({ mode: 'edit', reason: null }) as const,
  };
  root.render(
    <RecordPageProvider value={state}>
      <UndoSheet history={editor.parts.history}>{children}</UndoSheet>
    </RecordPageProvider>,
  );
  await until(() => document.querySelector('button'));
}

function Loans({ onRemove }: { onRemove?: (rows: readonly Row[]) => void }) {
  const { row, choose } = useChosenRow('loans');
  const add = () => {
    const [key] = editor.add('loans', [{ lienPosition: 2 }]);
    if (key !== undefined) choose(key);
  };
  return (
    <RowsList
      kind="loans"
      label="Loans"
      columns={[{ id: 'loan', header: 'Loan', value: loanName, rowHeader: true }]}
      current={row?.key ?? null}
      onCurrentChange={choose}
      add={{ label: 'Add loan', onAdd: add }}
      onRemove={onRemove}
      empty={null}
    >
      {row && (
        <RowForm row={row} name="loans">
          <RowSection name="loan" title="Loan" kind="loans" row={row} fields={[['lenderName', 6]]} />
        </RowForm>
      )}
    </RowsList>
  );
}

/** Tax years whose rows a grid adds. */
function Years({ onRemove }: { onRemove(rows: readonly Row[]): Promise<boolean> }) {
  const grid = useRef<GridHandle>(null);
  const rows = useChildrenOf('propertyTaxes', 7);
  return (
    <>
      <button type="button" onClick={() => grid.current?.actOnRows('add')}>
        Add year
      </button>
      <ChildGrid
        kind="propertyTaxes"
        label="Years"
        columns={[
          {
            id: 'taxYear',
            header: 'Year',
            value: ({ values }) => values.taxYear,
            editor: numberEditor({ min: 1900, max: 2100 }),
          },
        ]}
        rows={rows}
        removal={{ label: () => 'Delete', onRemove }}
        rowActs={{ create: () => editor.make({ propertyID: 7, isPaid: false }), removable: false, movable: false }}
        handle={grid}
        empty={null}
      />
    </>
  );
}

const focused = () => document.activeElement;
const lender = () =>
  document.querySelector<HTMLInputElement>('[data-field="loans.lenderName"] input, input[data-field]');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name));
const press = async (name: string) => {
  button(name)?.focus();
  await userEvent.keyboard('{Enter}');
};

it('gives the focus to the first field of a row that was added, and back in the list to the row in hand', async () => {
  await show(<Loans />);
  await press('Add loan');
  await until(() => focused() === lender(), 'the focus in the first field');
  await userEvent.keyboard('Second Bank');
  button('Add loan')?.focus();
  // By the button that moves it up; there is no way down.
  await userEvent.keyboard('{Tab}{Tab}');
  expect(focused()?.textContent).toContain('Second Bank');
  expect(lender()?.value).toBe('Second Bank');
  expect(editor.rows.get().loans.map(({ values }) => values.lenderName)).toEqual(['First Bank', 'Second Bank']);
});

it('takes a row that is left blank away, and stores none', async () => {
  await show(<Loans />);
  await press('Add loan');
  await until(() => focused() === lender(), 'the focus in the first field');
  expect(editor.changes()).toBeNull();
  await press('Add loan');
  expect(editor.rows.get().loans).toHaveLength(2);
  button('Add loan')?.focus();
  await userEvent.keyboard('{Tab}{Tab}{ArrowUp}');
  await until(() => lender()?.value === 'First Bank');
  expect(editor.rows.get().loans).toHaveLength(1);
  expect(focused()?.textContent).toContain('First Bank');
});

it('gives the focus to the first cell of a row that was added to a grid, which goes when it is left blank', async () => {
  await show(<Signers rolesID={51} />);
  const signers = () => editor.rows.get().partySigners.map(({ values }) => values.name);
  await press('Add signer');
  await until(() => focused()?.matches('[data-row="0"] [data-col="0"]'), 'the focus in the first cell');
  await userEvent.keyboard('Ann Doe{Enter}');
  await until(() => signers()[0] === 'Ann Doe', 'the signer');
  await press('Add signer');
  await until(() => focused()?.matches('[data-row="1"] [data-col="0"]'), 'the focus in the next row');
  expect(signers()).toEqual(['Ann Doe', null]);
  await userEvent.keyboard('{ArrowUp}');
  await until(() => signers().length === 1, 'the blank row gone');
});

it('goes on by Tab behind the last cell of a grid with a row, which goes again when the grid is left', async () => {
  await show(<Signers rolesID={51} />);
  const signers = () => editor.rows.get().partySigners.map(({ values }) => values.name);
  await press('Add signer');
  await until(() => focused()?.matches('[data-row="0"] [data-col="0"]'), 'the focus in the first cell');
  await userEvent.keyboard('Ann Doe{Tab}');
  await until(() => focused()?.matches('[data-row="0"] [data-col="1"]'), 'the focus in the next cell');
  const columns = document.querySelectorAll('[data-row="0"] [data-col]').length;
  for (let column = 1; column < columns - 1; column++) await userEvent.keyboard('{F2}{Tab}');
  await until(() => focused()?.matches('[data-row="1"] [data-col="0"]'), 'the focus in the new row');
  expect(signers()).toEqual(['Ann Doe', null]);
  button('Add signer')?.focus();
  await until(() => signers().length === 1, 'the blank row gone');
});

it('adds a row by Ins, and takes the row in hand away by Del from the list alone', async () => {
  const onRemove = vi.fn();
  await show(<Loans onRemove={onRemove} />);
  const inList = () => document.querySelector<HTMLElement>('[aria-label="Loans"] [data-row="0"] [data-col="0"]');
  await until(inList, 'the list');
  inList()?.focus();
  await userEvent.keyboard('{Insert}');
  await until(() => focused() === lender() && lender()?.value === '', 'the focus in the new row');
  await userEvent.keyboard('x{Delete}');
  expect(onRemove).not.toHaveBeenCalled();
  inList()?.focus();
  await userEvent.keyboard('{Delete}');
  await until(() => onRemove.mock.calls.length === 1, 'the row to take away');
  expect(onRemove.mock.lastCall?.[0].map((row: Row) => row.values.lenderName)).toEqual(['x']);
});

it('asks before the adding of a row is undone that was stored meanwhile', async () => {
  const onRemove = vi.fn(async () => false);
  await show(<Years onRemove={onRemove} />);
  await press('Add year');
  await until(() => focused()?.matches('[data-row="1"] [data-col="0"]'), 'the focus in the new row');
  await userEvent.keyboard('2024{Enter}');
  const years = () => editor.rows.get().propertyTaxes;
  await until(() => years()[1]?.values.taxYear === 2024, 'the year');
  const [first] = detail.propertyTaxes;
  if (first === undefined) throw new Error('There is no tax year');
  const stored = { ...first, propertyTaxID: 4, sequence: 2, taxYear: 2024, amount: null };
  // Its save is under way, and another answer tells of it first.
  const sent = years().map((row) => (row.id < 0 ? { ...row, isSent: true as const } : row));
  editor.rows.set({ ...editor.rows.get(), propertyTaxes: sent });
  adopt({ ...detail, order: { ...detail.order, version: 9 }, propertyTaxes: [first, stored] });
  expect(years().map(({ key, id }) => [key, id])).toEqual([
    [3, 3],
    [-1, 4],
  ]);
  document.querySelector<HTMLElement>('[data-row="1"] [data-col="0"]')?.focus();
  await userEvent.keyboard('{Control>}zz{/Control}');
  await until(() => onRemove.mock.calls.length > 0, 'the question');
  expect(onRemove).toHaveBeenCalledWith([expect.objectContaining({ id: 4 })]);
  expect(years()).toHaveLength(2);
});

it('keeps a row that a grid adds by itself while the focus is on its way there, until it is left blank', async () => {
  await show(<TaxSection propertyID={7} />);
  const taxes = () => editor.rows.get().propertyTaxes.map(({ id }) => id);
  await press('Add tax year');
  await until(() => focused()?.matches('[data-row="1"] [data-col="0"]'), 'the focus in the new row');
  expect(taxes()).toHaveLength(2);
  await userEvent.keyboard('{ArrowUp}');
  await until(() => taxes().length === 1, 'the blank row gone');
});
