import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import {
  type CellEditor,
  dateEditor,
  type GridColumn,
  memoEditor,
  moneyEditor,
  numberEditor,
  percentEditor,
  selectEditor,
  textEditor,
} from '@closewright/ui/data-grid';
import type { PlainField } from '../../lib/fields/plain-field.ts';
import type { Row, RowValue } from '../editor/aggregate.ts';

/** How the column of a field stands in the grid, and what a text is offered while it is typed. */
export type FieldColumnLook<R = Row> = Partial<GridColumn<R>> & Pick<CellEditor, 'offers'>;

/** A field of the rows, and how its column stands in the grid. */
export type FieldColumn = readonly [name: string, look?: FieldColumnLook];

const [yes, no] = ['Yes', 'No'];

/** What a date is read by where it is typed into a cell. */
type Days = Parameters<typeof dateEditor>[0];

/**
 * Columns of fields, edited as their field table says. A tick is written as Yes or No.
 * @param days without them dates are to read
 */
export function fieldColumns(
  fields: Readonly<Record<string, PlainField>>,
  places: readonly FieldColumn[],
  days?: Days,
): readonly GridColumn<Row>[] {
  return places.flatMap(([name, { offers, ...look } = {}]): GridColumn<Row>[] => {
    const field = fields[name];
    if (field === undefined) return [];
    const editor = editorOf(field, days, offers);
    return [
      {
        id: name,
        header: field.label,
        value: ({ values }) => (field.kind === 'boolean' ? (values[name] === true ? yes : no) : values[name]),
        ...(field.kind === 'money' || field.kind === 'date' ? { kind: field.kind } : {}),
        ...(field.kind === 'integer' || field.kind === 'rate' ? { kind: 'number' as const } : {}),
        ...(field.kind === 'rate' ? { text: ({ values }: Row) => rateText(values[name]) } : {}),
        // What a date field holds is a day, or nothing.
        ...(field.kind === 'date'
          ? { text: ({ values }: Row) => formatDate((values[name] ?? null) as string | null) }
          : {}),
        ...(editor ? { editor } : {}),
        ...look,
      },
    ];
  });
}

const rateText = (value: RowValue | undefined) => formatRate(typeof value === 'string' ? value : null);

/** What a cell of such a column shows, as the row keeps it. */
export function storedValue(field: PlainField | undefined, shown: unknown): RowValue {
  // An editor of a cell gives what its kind of field holds.
  return field?.kind === 'boolean' ? shown === yes : ((shown ?? null) as RowValue);
}

function editorOf(
  { kind, required, maxLength, min, max, choices }: PlainField,
  days: Days | undefined,
  offers: CellEditor['offers'],
): CellEditor | undefined {
  switch (kind) {
    case 'text':
      return textEditor({ required, ...(maxLength === undefined ? {} : { maxLength }), ...(offers && { offers }) });
    case 'memo':
      return memoEditor({ required, ...(maxLength === undefined ? {} : { maxLength }) });
    case 'money':
      return moneyEditor({ required, allowNegative: min !== 0 });
    case 'rate':
      return percentEditor({ required });
    case 'integer':
      return numberEditor({ required, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
    case 'date':
      return days && dateEditor({ ...days, required });
    case 'boolean':
      return selectEditor(
        [yes, no].map((text) => ({ value: text, label: text })),
        { required: true },
      );
    case 'choice':
      return selectEditor(
        (choices ?? []).map((text) => ({ value: text, label: text })),
        { required },
      );
    default:
      return undefined;
  }
}

const shortest = '99,999.99'.length;

/** How wide a column of a grid is whose greatest amount is this one, in px: no amount is ever cut, and few need the room of millions. */
export const moneyWidth = (most: Cents): number => 90 + 8 * Math.max(0, formatMoney(most).length - shortest);
