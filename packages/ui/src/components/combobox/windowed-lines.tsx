import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Line } from './rows.ts';
import { useListWindow } from './use-list-window.ts';

/** Height of a row, px, until one is drawn and measured. A right guess saves drawing the rows again. */
const rowHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--grid-row')) || 24;

export interface WindowedLinesProps {
  /** Rows and headings in order; null if there are no headings. */
  lines: readonly Line[] | null;
  /** Rows. */
  count: number;
  /** The highlighted row, kept in view; -1 for none. */
  active: number;
  /** Draws the scrolling box around the lines. */
  box: (ref: RefObject<HTMLDivElement | null>, lines: ReactNode) => ReactNode;
  /** Draws a row; with a style if it must be put in its place. */
  renderRow: (index: number, style?: CSSProperties) => ReactNode;
}

const heading = 'flex items-end px-2 pt-1 pb-0.5 text-micro font-semibold text-muted';

/** The lines of a list. More than 100 are drawn only where they are in view; all lines are of one height then. */
export function WindowedLines({ lines, count, active, box, renderRow }: WindowedLinesProps) {
  const length = lines?.length ?? count;
  const line = lines && active >= 0 ? lines.findIndex((at) => 'row' in at && at.row === active) : active;
  const [height, setHeight] = useState(rowHeight);
  const scroller = useRef<HTMLDivElement>(null);
  const { windowed, indexes, scrollTo } = useListWindow(length, line, height, scroller);
  const pointer = useRef(false);

  useLayoutEffect(() => {
    const drawn = scroller.current?.querySelector<HTMLElement>('[role=option]')?.offsetHeight;
    if (windowed && drawn && drawn !== height) setHeight(drawn);
  }, [windowed, height]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const note = () => {
      pointer.current = true;
    };
    element?.addEventListener('pointermove', note);
    return () => element?.removeEventListener('pointermove', note);
  }, []);
  // What the mouse is on is in view; scrolling would pull it away from under it.
  // Only a moved highlight scrolls; the user's own scrolling stays.
  const shown = useRef('');
  useLayoutEffect(() => {
    const place = [line, length, height].join();
    if (place === shown.current) return;
    shown.current = place;
    if (pointer.current) pointer.current = false;
    else if (windowed && line >= 0) scrollTo(line);
    else scroller.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  });

  const draw = (at: number) => {
    const entry = lines ? lines[at] : { row: at };
    if (!entry) return null;
    const style: CSSProperties | undefined = windowed
      ? { position: 'absolute', insetInline: 0, top: at * height, height }
      : undefined;
    return 'row' in entry ? (
      renderRow(entry.row, style)
    ) : (
      <div key={`heading-${at}`} role="presentation" style={style} className={heading}>
        {entry.heading}
      </div>
    );
  };
  const drawn = indexes.map(draw);
  return box(
    scroller,
    windowed ? (
      <div role="presentation" style={{ height: length * height, position: 'relative' }}>
        {drawn}
      </div>
    ) : (
      drawn
    ),
  );
}
