import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../hooks/use-width.ts';
import { cn } from '../../lib/cn.ts';
import type { ChartMessages, ChartPoint, ChartSeries } from './chart.types.ts';
import { movePoint } from './chart-cursor.ts';
import { type ChartKind, layoutChart, type Mark } from './chart-layout.ts';
import { ChartPatterns, patternUrl } from './chart-patterns.tsx';
import { chartTones, lineDashes } from './chart-tones.ts';
import { chartFill, chartStroke } from './charts.variants.ts';

export interface ChartPlotProps {
  kind: ChartKind;
  title: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  height: number;
  onPointSelect: ((point: ChartPoint) => void) | undefined;
  text: ChartMessages;
}

/** Characters of an axis label, at 11 px. */
const CHARACTER = 6.2;

/** The drawing. Loaded on demand: the scales and shapes come with it. */
export default function ChartPlot({
  kind,
  title,
  categories,
  series,
  format,
  height,
  onPointSelect,
  text,
}: ChartPlotProps) {
  const id = useId().replaceAll(':', '');
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 380);
  const [point, setPoint] = useState<ChartPoint | null>(null);
  const tones = useMemo(() => chartTones(series), [series]);
  const direct = kind === 'line' && series.length > 1;
  const longest = Math.max(...series.map(({ name }) => name.length), 0);
  const frame = useMemo(
    () => ({
      width,
      height,
      top: 16,
      right: direct ? Math.min(width / 3, longest * CHARACTER + 14) : kind === 'line' ? 12 : 4,
      bottom: 20,
      left: 6,
    }),
    [width, height, direct, longest, kind],
  );
  const rough = useMemo(() => layoutChart(kind, categories, series, frame), [kind, categories, series, frame]);
  // Room for the widest number of the axis.
  const left = Math.max(...rough.ticks.map(({ value }) => format(value).length)) * CHARACTER + 8;
  const layout = useMemo(
    () => layoutChart(kind, categories, series, { ...frame, left }),
    [kind, categories, series, frame, left],
  );
  const labelled =
    layout.step > Math.max(...categories.map((name) => name.length)) * CHARACTER + 4
      ? 1
      : Math.ceil((Math.max(...categories.map((name) => name.length)) * CHARACTER + 8) / layout.step);
  const current =
    point && layout.marks.find((mark) => mark.category === point.category && mark.series === point.series);
  const nameOf = (category: number, s: number) => {
    const value = series[s]?.values[category] ?? null;
    return text.point(categories[category] ?? '', series[s]?.name ?? '', value === null ? text.noValue : format(value));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && point && onPointSelect) onPointSelect(point);
    else {
      const next = movePoint(event.key, point, categories.length, series.length);
      if (!next) return;
      setPoint(next);
    }
    event.preventDefault();
  };
  const optionId = (at: ChartPoint) => `${id}-${at.category}-${at.series}`;
  const valuesShown = series.length === 1 && kind === 'bar' && layout.step > 34;

  return (
    <div ref={box} className="relative">
      <div
        role="listbox"
        aria-label={title}
        aria-orientation="horizontal"
        aria-activedescendant={point ? optionId(point) : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => setPoint((was) => was ?? { category: 0, series: 0 })}
        onBlur={() => setPoint(null)}
        onPointerLeave={(event) => !event.currentTarget.contains(document.activeElement) && setPoint(null)}
        className="rounded-sm"
      >
        <svg role="presentation" width={width} height={height} className="block overflow-visible">
          <ChartPatterns id={id} />
          {layout.ticks.map(({ value, y }) => (
            <g key={value} aria-hidden>
              <path
                d={`M${left} ${Math.round(y) + 0.5}H${width - frame.right}`}
                className="stroke-chart-grid forced-colors:[stroke:GrayText]"
              />
              <text x={left - 6} y={y + 4} textAnchor="end" className="fill-(--text-muted) text-micro figures">
                {format(value)}
              </text>
            </g>
          ))}
          {layout.centres.map((centre, category) =>
            category % labelled === 0 ? (
              <text
                key={categories[category]}
                aria-hidden
                x={centre}
                y={height - 5}
                textAnchor="middle"
                className="fill-(--text-muted) text-micro figures"
              >
                {categories[category]}
              </text>
            ) : null,
          )}
          {layout.paths.map((path, s) => (
            <path
              key={series[s]?.name}
              aria-hidden
              d={path}
              fill="none"
              strokeWidth={2}
              strokeDasharray={lineDashes[s % lineDashes.length]}
              className={chartStroke({ tone: tones[s] })}
            />
          ))}
          {layout.marks.map((mark) => (
            <g
              key={`${mark.category}-${mark.series}`}
              id={optionId(mark)}
              role="option"
              aria-selected={mark === current}
              aria-label={nameOf(mark.category, mark.series)}
              onPointerEnter={() => setPoint(mark)}
              onClick={() => onPointSelect?.(mark)}
              className={cn(onPointSelect && 'cursor-pointer')}
            >
              <Shape
                kind={kind}
                mark={mark}
                tone={tones[mark.series]}
                pattern={patternUrl(id, mark.series)}
                current={mark === current}
              />
              {valuesShown && mark.value !== 0 && (
                <text
                  x={mark.x + mark.width / 2}
                  y={mark.value < 0 ? mark.y + mark.height + 12 : mark.y - 4}
                  textAnchor="middle"
                  className="fill-(--text-default) text-micro figures"
                >
                  {format(mark.value)}
                </text>
              )}
            </g>
          ))}
          <path
            aria-hidden
            d={`M${left} ${Math.round(layout.baseline) + 0.5}H${width - frame.right}`}
            className="stroke-chart-axis forced-colors:[stroke:CanvasText]"
          />
          {direct &&
            series.map(({ name }, s) => {
              const last = layout.marks.findLast((mark) => mark.series === s);
              return last ? (
                <text key={name} aria-hidden x={last.x + 8} y={last.y + 4} className="fill-(--text-default) text-micro">
                  {name}
                </text>
              ) : null;
            })}
        </svg>
      </div>
      {point && (
        <p
          aria-hidden
          data-slot="chart-tooltip"
          data-print="hide"
          className="pointer-events-none absolute z-sticky-cell rounded-sm bg-surface-inverse px-2 py-0.5 text-label whitespace-nowrap text-inverse figures"
          style={tooltipPlace(layout.centres[point.category] ?? 0, current?.y ?? layout.baseline, width)}
        >
          {nameOf(point.category, point.series)}
        </p>
      )}
      {/* A point without a value has no mark to be the active one: its words are announced instead. */}
      <span role="status" className="sr-only">
        {point && !current ? nameOf(point.category, point.series) : ''}
      </span>
    </div>
  );
}

/** Above the point, kept inside the drawing. */
function tooltipPlace(x: number, y: number, width: number) {
  const shift = x < width / 3 ? '0' : x > (width * 2) / 3 ? '-100%' : '-50%';
  return { left: x, top: Math.max(0, y - 26), transform: `translateX(${shift})` };
}

interface ShapeProps {
  kind: ChartKind;
  mark: Mark;
  tone: ReturnType<typeof chartTones>[number] | undefined;
  pattern: string;
  current: boolean;
}

function Shape({ kind, mark, tone, pattern, current }: ShapeProps) {
  const style = { '--pattern': pattern } as Record<string, string>;
  const ring = current && 'stroke-(--text-default) stroke-2';
  if (kind === 'line') {
    const size = current ? 5 : 3;
    return tone === 'danger' ? (
      <path
        d={`M${mark.x} ${mark.y - size - 1}l${size + 1} ${size + 1}-${size + 1} ${size + 1}-${size + 1}-${size + 1}z`}
        style={style}
        className={cn(chartFill({ tone }), ring)}
      />
    ) : (
      <circle cx={mark.x} cy={mark.y} r={size} style={style} className={cn(chartFill({ tone }), ring)} />
    );
  }
  return (
    <>
      <rect
        x={mark.x}
        y={mark.y}
        width={mark.width}
        height={mark.value === 0 ? 0 : Math.max(mark.height, 1)}
        style={style}
        className={cn(chartFill({ tone }), ring)}
      />
      {tone === 'danger' && mark.height > 12 && (
        <path
          aria-hidden
          d={`M${mark.x + mark.width / 2} ${mark.y + 3}l3 3-3 3-3-3z`}
          className="fill-danger-on-solid forced-colors:[fill:Canvas]"
        />
      )}
    </>
  );
}
