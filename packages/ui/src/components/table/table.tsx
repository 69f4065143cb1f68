import type { Key, ReactNode } from 'react';
import { tableMessages } from './table.messages.ts';

export interface TableColumn<R> {
  /** Its own among the columns. */
  id: string;
  header: ReactNode;
  /** What the cell of a row shows. */
  cell: (row: R) => ReactNode;
  /** Figures: at the end of the cell, digits below each other, never broken. */
  numeric?: boolean | undefined;
  /** Names the row for screen readers. One column at most. */
  rowHead?: boolean | undefined;
  /** Any CSS width. Default: by the content. */
  width?: string | undefined;
  /** Under the rows: a sum. A line of sums is drawn if any column has one. */
  total?: ReactNode;
}

export interface TableProps<R> {
  /** Names the table and stands above it. */
  caption: string;
  /** The caption is read, not seen: a heading already says it. Default false. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => Key;
  /** Default: that of the page around. */
  density?: 'compact' | 'default' | 'roomy' | undefined;
  /** Its place in the page. */
  className?: string | undefined;
  messages?: Partial<typeof tableMessages> | undefined;
}

const edge = (numeric: boolean | undefined) => (numeric ? 'text-end figures whitespace-nowrap' : 'text-start');

/** A few rows to read, as a plain HTML table. What is sorted, filtered, selected, edited or long is a DataGrid. */
export function Table<R>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  density,
  className,
  messages,
}: TableProps<R>) {
  const text = { ...tableMessages, ...messages };
  return (
    <table
      data-slot="table"
      data-density={density}
      className={`w-full border-separate border-spacing-0 text-body text-default ${className ?? ''}`}
    >
      <caption
        className={captionHidden ? 'sr-only' : 'px-cell pb-1 text-start text-section font-semibold text-default'}
      >
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, header, numeric, width }) => (
            <th
              key={id}
              scope="col"
              style={{ width }}
              className={`h-grid-head border-b border-default bg-surface-header px-cell text-micro font-medium text-muted ${edge(numeric)}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={columns.length} className="h-grid-row border-b border-hairline px-cell text-muted">
              {text.empty}
            </td>
          </tr>
        ) : null}
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, cell, numeric, rowHead }) => {
              const Cell = rowHead ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  scope={rowHead ? 'row' : undefined}
                  className={`h-grid-row border-b border-hairline px-cell font-normal break-words ${edge(numeric)}`}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) ? (
        <tfoot>
          <tr>
            {columns.map(({ id, total, numeric }) => (
              <td
                key={id}
                className={`h-grid-row border-t border-strong bg-surface-base px-cell font-total ${edge(numeric)}`}
              >
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
