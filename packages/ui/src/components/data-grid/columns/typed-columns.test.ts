import { expect, expectTypeOf, test } from 'vitest';
import type { DataGridProps, GridHandle } from '../data-grid.types.ts';
import type { EditOf } from '../editing/edit.types.ts';
import { moneyEditor, selectEditor, textEditor } from '../editing/editors.ts';
import { withCellEdits } from '../editing/with-cell-edits.ts';
import { rowMenuColumn } from '../row-menu/row-menu-column.ts';
import { columnOf, type GridColumn } from './column.types.ts';

type Cents = number & { readonly unit: 'cents' };
interface Charge {
  id: number;
  name: string;
  amount: Cents | null;
  payer: 'buyer' | 'seller' | null;
}
const column = columnOf<Charge>();
const columns = [
  column({ id: 'name', header: 'Charge', value: (row) => row.name, editor: textEditor() }),
  column({
    id: 'amount',
    header: 'Amount',
    value: (row) => row.amount,
    set: (row, amount) => ({ ...row, amount }),
    editor: moneyEditor<Cents>(),
  }),
  column({
    id: 'payer',
    header: 'Paid by',
    value: (row) => row.payer,
    editor: selectEditor([
      { value: 'buyer', label: 'Buyer' },
      { value: 'seller', label: 'Seller' },
    ]),
  }),
];
type Column = (typeof columns)[number];
type Edit = EditOf<Column>;

test('ids are their words, and the edits of an amount hold amounts', () => {
  expectTypeOf<Column['id']>().toEqualTypeOf<'name' | 'amount' | 'payer'>();
  expectTypeOf<Edit['column']>().toEqualTypeOf<'name' | 'amount' | 'payer'>();
  expectTypeOf<Extract<Edit, { column: 'amount' }>['value']>().toEqualTypeOf<Cents | null>();
  expectTypeOf<Extract<Edit, { column: 'payer' }>['before']>().toEqualTypeOf<'buyer' | 'seller' | null>();
  expectTypeOf<Extract<Edit, { column: 'name' }>['value']>().toEqualTypeOf<string>();
});

test('a grid of such columns hands over such edits, and goes to no other column', () => {
  type Props = DataGridProps<Charge, Column>;
  expectTypeOf<Parameters<NonNullable<Props['onCellsChange']>>[0]>().toEqualTypeOf<readonly Edit[]>();
  expectTypeOf<Parameters<GridHandle<Column['id']>['goTo']>[1]>().toEqualTypeOf<'name' | 'amount' | 'payer'>();
  // Untyped columns are the same as ever.
  expectTypeOf<Column>().toExtend<GridColumn<Charge>>();
  expectTypeOf<EditOf<GridColumn<Charge>>['column']>().toEqualTypeOf<string>();
});

test('the column of the menu of a row leaves the others known: no edit is of it', () => {
  const withMenu = [...columns, rowMenuColumn];
  type Known = EditOf<(typeof withMenu)[number]>;
  expectTypeOf<Known>().toEqualTypeOf<Edit>();
  expectTypeOf<(typeof withMenu)[number]['id']>().toEqualTypeOf<Column['id'] | '@menu'>();
  const rows: Charge[] = [{ id: 1, name: 'Survey', amount: null, payer: null }];
  const none: Known[] = [];
  expectTypeOf(withCellEdits(rows, none, withMenu, ({ id }) => id)).toEqualTypeOf<Charge[]>();
});

test('an editor of another kind of value is a mistake', () => {
  // @ts-expect-error the editor reads texts, the column holds amounts
  column({ id: 'amount', header: 'Amount', value: (row) => row.amount, editor: textEditor() });
});

test('rows take their edits by the columns’ own set', () => {
  const rows: Charge[] = [
    { id: 1, name: 'Survey', amount: null, payer: null },
    { id: 2, name: 'Courier', amount: null, payer: 'buyer' },
  ];
  const [first] = rows;
  const amount = moneyEditor<Cents>().parse('35.00');
  if (!first || amount.state !== 'read') throw new Error('An amount is read.');
  const edits: Edit[] = [{ row: first, key: 1, column: 'amount', before: null, value: amount.value }];
  const after = withCellEdits(rows, edits, columns, ({ id }) => id);
  expect(after).toEqual([{ ...first, amount: 3500 }, rows[1]]);
  expect(after[1]).toBe(rows[1]);
});
