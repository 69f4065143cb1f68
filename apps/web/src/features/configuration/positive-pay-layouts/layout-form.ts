import {
  newPositivePayField,
  newPositivePayLayout,
  type PositivePayField,
  type PositivePayLayout,
  valuesOfAmount,
  valuesOfDate,
  valuesOfNumber,
} from '@closewright/domain/positive-pay';

/** A field as the grid of the designer holds it: with a key, and the line that it is in. */
export interface FieldRow extends PositivePayField {
  readonly key: number;
  /** `header.0`, `detail`, `trailer.1`. */
  readonly line: string;
}

/** What the designer edits. */
export type LayoutForm = Omit<PositivePayLayout, 'words' | 'header' | 'detail' | 'trailer'> & {
  readonly issueWord: string;
  readonly voidWord: string;
  readonly stopWord: string;
  /** The fields of all lines, each line in its order. */
  readonly rows: readonly FieldRow[];
  /** How many lines there are before and after the checks; one without fields is not stored. */
  readonly headers: number;
  readonly trailers: number;
};

/** The form of a layout, stored or to begin from. */
export function layoutFormOf({ words, header, detail, trailer, ...layout }: PositivePayLayout): LayoutForm {
  const lines = [
    ...header.map((fields, at) => [`header.${at}`, fields] as const),
    ['detail', detail] as const,
    ...trailer.map((fields, at) => [`trailer.${at}`, fields] as const),
  ];
  const rows = lines
    .flatMap(([line, fields]) => fields.map((field) => ({ ...field, line })))
    .map((field, at) => ({ ...field, key: at + 1 }));
  return {
    ...layout,
    ...{ issueWord: words.issue, voidWord: words.void, stopWord: words.stop },
    ...{ rows, headers: header.length, trailers: trailer.length },
  };
}

/** The form of a layout that nothing is said of yet. */
export const newLayoutForm: LayoutForm = layoutFormOf(newPositivePayLayout);

/** The names of the lines of a form, from the first to the last. */
export function lineNames({ headers, trailers }: Pick<LayoutForm, 'headers' | 'trailers'>): string[] {
  return [...numbered('header', headers), 'detail', ...numbered('trailer', trailers)];
}

const numbered = (part: 'header' | 'trailer', count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${part}.${at}`);

/** What a line is called on the screen: `Header`, `Header 2`, `Each check`. */
export function lineTitle(line: string): string {
  if (line === 'detail') return 'Each check';
  const [part, at] = line.split('.');
  const name = part === 'header' ? 'Header' : 'Trailer';
  return at === '0' ? name : `${name} ${Number(at) + 1}`;
}

/** The layout that a form says, as it is stored. */
export function layoutOf(form: LayoutForm): PositivePayLayout {
  const { rows, headers, trailers, issueWord, voidWord, stopWord, ...layout } = form;
  const isDelimited = layout.format === 'Delimited';
  const linesOf = (part: 'header' | 'trailer', count: number) =>
    numbered(part, count)
      .map((line) => fieldsOf(rows, line))
      .filter((fields) => fields.length > 0);
  return {
    ...layout,
    delimiter: isDelimited ? (layout.delimiter ?? newPositivePayLayout.delimiter) : null,
    quoting: isDelimited ? (layout.quoting ?? newPositivePayLayout.quoting) : null,
    words: { issue: issueWord, void: voidWord, stop: stopWord },
    header: linesOf('header', headers),
    detail: fieldsOf(rows, 'detail'),
    trailer: linesOf('trailer', trailers),
  };
}

const fieldsOf = (rows: readonly FieldRow[], line: string): PositivePayField[] =>
  rows.flatMap((row) => {
    const { key: _, line: own, ...field } = row;
    return own === line ? [field] : [];
  });

/** The paths that the fields of a form have in its layout, by their keys: `header.0.2`, `detail.3`. Lines without fields are none. */
export function pathsOf({
  rows,
  headers,
  trailers,
}: Pick<LayoutForm, 'rows' | 'headers' | 'trailers'>): Map<number, string> {
  const paths = new Map<number, string>();
  const count = { header: 0, trailer: 0 };
  for (const line of lineNames({ headers, trailers })) {
    const fields = rows.filter((row) => row.line === line);
    if (fields.length === 0) continue;
    const part = line === 'detail' ? 'detail' : line.startsWith('header') ? 'header' : 'trailer';
    const path = part === 'detail' ? part : `${part}.${count[part]++}`;
    fields.forEach(({ key }, at) => {
      paths.set(key, `${path}.${at}`);
    });
  }
  return paths;
}

/** What is wrong in the grid, by the key of the row and the name of the field, out of what is wrong in the layout by path. */
export function problemsInRows(
  paths: ReadonlyMap<number, string>,
  problems: Readonly<Record<string, string | undefined>>,
): Map<number, Record<string, string>> {
  const byPath = new Map([...paths].map(([key, path]) => [path, key]));
  const found = new Map<number, Record<string, string>>();
  for (const [path, why] of Object.entries(problems)) {
    if (why === undefined) continue;
    const name = path.slice(path.lastIndexOf('.') + 1);
    // What is said of a field as a whole stands at what it says.
    const whole = byPath.get(path);
    const key = whole ?? byPath.get(path.slice(0, -name.length - 1));
    if (key === undefined) continue;
    found.set(key, { ...found.get(key), [whole === undefined ? name : 'value']: why });
  }
  return found;
}

/** Where each field stands in a fixed line, by its key: `1–10`; nothing behind a field without a width. */
export function placesOf(rows: readonly FieldRow[]): Map<number, string> {
  const places = new Map<number, string>();
  const next = new Map<string, number | null>();
  for (const { key, line, width } of rows) {
    const from = next.has(line) ? (next.get(line) ?? null) : 1;
    const to = from === null || width === null ? null : from + width - 1;
    if (from !== null && to !== null) places.set(key, from === to ? `${from}` : `${from}–${to}`);
    next.set(line, to === null ? null : to + 1);
  }
  return places;
}

/** A field that says something else: what only the former value had is gone, what the new one needs is there. */
export function withValue<F extends PositivePayField>(field: F, value: PositivePayField['value'], isFixed: boolean): F {
  const isNumber = valuesOfNumber.includes(value);
  const isOtherKind = isNumber !== valuesOfNumber.includes(field.value);
  return {
    ...field,
    value,
    text: value === 'Constant' ? field.text : null,
    mask: valuesOfDate.includes(value) ? (field.mask ?? 'YYYYMMDD') : null,
    amount: valuesOfAmount.includes(value)
      ? (field.amount ?? (isFixed ? 'Two implied decimals' : 'Decimal point'))
      : null,
    ...(isFixed && isOtherKind && { align: isNumber ? 'Right' : 'Left', fill: isNumber ? 'Zero' : 'Blank' }),
    label: field.label === '' || field.label === field.value ? value : field.label,
  };
}

/** A new field at the end of a line, or beside another one. */
export const newFieldRow = (key: number, line: string, isFixed: boolean): FieldRow => ({
  ...newPositivePayField,
  width: isFixed ? 1 : null,
  key,
  line,
});

/** Whether a value takes a mask, an amount, a text: the other cells of its row say nothing. */
export const takes = {
  text: (value: PositivePayField['value']) => value === 'Constant',
  mask: (value: PositivePayField['value']) => valuesOfDate.includes(value),
  amount: (value: PositivePayField['value']) => valuesOfAmount.includes(value),
} as const;
