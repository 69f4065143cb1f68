import { ChartColumn, Table } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { EmptyState } from '../empty-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { ChartProps, ChartSeries } from './chart.types.ts';
import type { ChartKind } from './chart-layout.ts';
import { ChartPatterns, patternUrl } from './chart-patterns.tsx';
import { ChartTable } from './chart-table.tsx';
import { chartTones } from './chart-tones.ts';
import { chartMessages } from './charts.messages.ts';
import { chartFill } from './charts.variants.ts';

const ChartPlot = onDemand(
  () => import('./chart-plot.tsx'),
  ({ height, text }) => <Skeleton rows={1} rowHeight={height} label={text.loading} />,
);
const plainNumber = new Intl.NumberFormat('en-US').format;

/** The frame all charts share: caption, key, drawing or table. */
export function ChartFigure({
  kind,
  title,
  categories,
  series,
  formatValue = plainNumber,
  height = 140,
  onPointSelect,
  empty,
  className,
  messages,
}: ChartProps & { kind: ChartKind }) {
  const text = { ...chartMessages, ...messages };
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const nothing = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null));
  const table = <ChartTable title={title} categories={categories} series={series} format={formatValue} text={text} />;
  return (
    <figure
      data-slot="chart"
      data-kind={kind}
      aria-labelledby={id}
      className={cn('m-0 text-body text-default', className)}
    >
      <figcaption className="mb-1.5 flex min-h-6 items-center gap-3">
        <span id={id} className="min-w-0 truncate text-section font-semibold">
          {title}
        </span>
        {!nothing && (
          <>
            {series.length > 1 && kind !== 'line' && !asTable && <Keys series={series} />}
            <IconButton
              data-print="hide"
              variant="quiet"
              size="sm"
              icon={asTable ? ChartColumn : Table}
              label={asTable ? text.showChart : text.showTable}
              className="ml-auto"
              onClick={() => setAsTable(!asTable)}
            />
          </>
        )}
      </figcaption>
      {nothing ? (
        <EmptyState title={empty ?? text.empty} icon={ChartColumn} className="px-0" />
      ) : asTable ? (
        table
      ) : (
        <>
          <ChartPlot
            kind={kind}
            title={title}
            categories={categories}
            series={series}
            format={formatValue}
            height={height}
            onPointSelect={onPointSelect}
            text={text}
          />
          {/* On paper nobody can ask a bar for its number. */}
          <div className="mt-2 hidden print:block">{table}</div>
        </>
      )}
    </figure>
  );
}

function Keys({ series }: { series: readonly ChartSeries[] }) {
  const id = useId().replaceAll(':', '');
  const tones = chartTones(series);
  return (
    <ul className="m-0 flex flex-wrap gap-x-3 p-0 text-label text-muted">
      {series.map(({ name }, index) => (
        <li key={name} className="flex list-none items-center gap-1.5">
          <svg aria-hidden width={10} height={10}>
            <ChartPatterns id={id} />
            {tones[index] === 'danger' ? (
              <path d="M5 0 10 5 5 10 0 5Z" className={chartFill({ tone: 'danger' })} />
            ) : (
              <rect
                width={10}
                height={10}
                style={{ '--pattern': patternUrl(id, index) } as Record<string, string>}
                className={chartFill({ tone: tones[index] })}
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
