import {
  positivePayAmounts,
  positivePayFills,
  positivePayLimits,
  positivePayOverlongs,
  positivePaySides,
  positivePayValues,
} from '@closewright/domain/positive-pay';
import { columnOf, numberEditor, type SettingColumn, selectEditor, textEditor } from '@closewright/ui/data-grid';
import { type FieldRow, takes, withValue } from './layout-form.ts';

const column = columnOf<FieldRow>();
const options = <V extends string>(words: readonly V[]) => words.map((value) => ({ value, label: value }));

/**
 * The columns of the fields of a layout.
 * @param places where each field stands in its line, by key
 */
export function fieldColumns(isFixed: boolean, places: ReadonlyMap<number, string>): SettingColumn<FieldRow>[] {
  const empty = 'Only a constant has a text';
  const columns = [
    column({
      id: 'label',
      header: 'Field',
      value: (row) => row.label,
      set: (row, label) => ({ ...row, label }),
      editor: textEditor({ required: true, maxLength: positivePayLimits.label }),
      rowHeader: true,
      grow: 1,
      minWidth: 130,
    }),
    column({
      id: 'value',
      header: 'Says',
      value: (row) => row.value,
      set: (row, value) => (value === null ? row : withValue(row, value, isFixed)),
      editor: selectEditor(options(positivePayValues), { required: true }),
      grow: 1,
      minWidth: 130,
    }),
    column({
      id: 'text',
      header: 'Text',
      value: (row) => row.text ?? '',
      set: (row, text) => ({ ...row, text }),
      editor: textEditor({ maxLength: positivePayLimits.text }),
      editable: (row) => takes.text(row.value) || empty,
      width: 90,
    }),
    ...(isFixed
      ? [
          column({
            id: 'place',
            header: 'At',
            kind: 'muted',
            value: (row) => places.get(row.key) ?? null,
            width: 76,
          }),
        ]
      : []),
    column({
      id: 'width',
      header: isFixed ? 'Width' : 'At most',
      kind: 'number',
      value: (row) => row.width,
      set: (row, width) => ({ ...row, width }),
      editor: numberEditor({ min: 1, max: positivePayLimits.width, required: isFixed }),
      width: 68,
    }),
    column({
      id: 'align',
      header: 'Align',
      value: (row) => row.align,
      set: (row, align) => (align === null ? row : { ...row, align }),
      editor: selectEditor(options(positivePaySides)),
      width: 76,
    }),
    column({
      id: 'fill',
      header: 'Fill',
      value: (row) => row.fill,
      set: (row, fill) => (fill === null ? row : { ...row, fill }),
      editor: selectEditor(options(positivePayFills)),
      width: 76,
    }),
    column({
      id: 'amount',
      header: 'Amount',
      value: (row) => row.amount,
      set: (row, amount) => ({ ...row, amount }),
      editor: selectEditor(options(positivePayAmounts)),
      editable: (row) => takes.amount(row.value) || 'Only amounts have it',
      width: 150,
      priority: 2,
    }),
    column({
      id: 'mask',
      header: 'Mask',
      kind: 'identifier',
      value: (row) => row.mask ?? '',
      set: (row, mask) => ({ ...row, mask }),
      editor: textEditor({ maxLength: positivePayLimits.mask }),
      editable: (row) => takes.mask(row.value) || 'Only dates have a mask',
      width: 104,
    }),
    column({
      id: 'overlong',
      header: 'Too long',
      value: (row) => row.overlong,
      set: (row, overlong) => (overlong === null ? row : { ...row, overlong }),
      editor: selectEditor(options(positivePayOverlongs)),
      width: 84,
      priority: 1,
    }),
  ];
  return columns.map((each) => ({ ...each, sortable: false, filterable: false })) as SettingColumn<FieldRow>[];
}
