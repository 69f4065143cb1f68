import type { ChartMessages, ChartSeries } from './chart.types.ts';

export interface ChartTableProps {
  title: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  text: ChartMessages;
}

/** The same numbers as a table. */
export function ChartTable({ title, categories, series, format, text }: ChartTableProps) {
  return (
    <table aria-label={title} className="w-full border-collapse text-body figures">
      <thead>
        <tr className="border-b border-strong bg-surface-header text-micro font-semibold text-muted">
          <th scope="col" className="h-grid-head px-cell text-start">
            {text.category}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="px-cell text-end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category} className="border-b border-hairline">
            <th scope="row" className="h-grid-row px-cell text-start font-normal">
              {category}
            </th>
            {series.map(({ name, values }) => {
              const value = values[index] ?? null;
              return (
                <td key={name} className="px-cell text-end">
                  {value === null ? '' : format(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
