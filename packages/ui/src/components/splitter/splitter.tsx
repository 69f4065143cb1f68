// biome-ignore-all lint/a11y/useSemanticElements: a rule that is moved is a separator with a value (APG window splitter), not an hr
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { ESCAPE_OWNER } from '../../lib/escape-ladder.ts';
import { type Memory, useRemembered } from '../memory/index.ts';
import { clampSplit, draggedSplit, hasRoom, largestSplit, readSplit, type Split, splitByKey } from './split-size.ts';
import { splitterMessages } from './splitter.messages.ts';

export interface SplitterProps {
  /** Names the size that is kept. */
  name: string;
  /** Accessible name of the line: "Width of the list". */
  label: string;
  /** Two panes beside each other, or one below the other. Default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical';
  /** The pane that has a size; the other one takes the rest. Default 'start'. */
  sized?: 'start' | 'end';
  /** Size at first, and after a double click, in px. */
  defaultSize: number;
  /** Least size of the sized pane and of the other, in px. Default 160 and 240. */
  min?: number;
  minOther?: number;
  /** Enter, or dragging it far, closes the sized pane. Default true. */
  closable?: boolean;
  memory?: Memory;
  className?: string;
  children: readonly [start: ReactNode, end: ReactNode];
  messages?: Partial<typeof splitterMessages>;
}

const line =
  'relative z-sticky-cell flex-none touch-none select-none bg-(--border-hairline) hover:bg-(--border-strong) focus-visible:bg-(--focus-ring) focus-visible:outline-2 focus-visible:outline-focus-ring data-dragged:bg-(--border-strong) ' +
  // What is pressed is wider than what is seen, with a finger 24 px. The grip says that it can be.
  "after:absolute after:content-[''] before:absolute before:rounded-full before:bg-(--border-strong) before:content-['']";
const lines = {
  horizontal:
    'w-px cursor-col-resize before:top-1/2 before:-left-px before:-mt-3 before:h-6 before:w-[3px] after:inset-y-0 after:-inset-x-1 pointer-coarse:after:-inset-x-[11.5px]',
  vertical:
    'h-px cursor-row-resize before:left-1/2 before:-top-px before:-ml-3 before:h-[3px] before:w-6 after:inset-x-0 after:-inset-y-1 pointer-coarse:after:-inset-y-[11.5px]',
};

/**
 * Two panes with a line between that is moved by pointer or keys. One pane has a size in px, which is remembered; each keeps its least.
 * Where there is no room for both beside each other they stand below each other and scroll as one. While the line is dragged a CSS variable changes, and nothing in the panes is rendered.
 */
export function Splitter({
  name,
  label,
  orientation = 'horizontal',
  sized = 'start',
  defaultSize,
  min = 160,
  minOther = 240,
  closable = true,
  memory,
  className,
  children: [start, end],
  messages,
}: SplitterProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const rule = useRef<HTMLDivElement>(null);
  const text = { ...splitterMessages, ...messages };
  const [kept, keep] = useRemembered<unknown>(`splitter:${name}`, memory);
  const [whole, setWhole] = useState(0);
  const isWide = orientation === 'horizontal';
  const split = readSplit(kept, defaultSize);
  const room = { min, minOther, room: whole };
  const shown = clampSplit(split.size, room);
  const isStacked = isWide && !split.isClosed && !hasRoom(room);

  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // Without the line.
      setWhole(Math.round(isWide ? width : height) - 1);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isWide]);

  const isRtl = () => box.current !== null && getComputedStyle(box.current).direction === 'rtl';
  /** Shown while it is dragged, without rendering. */
  const put = ({ size, isClosed }: Split) => {
    box.current?.style.setProperty('--split', `${size}px`);
    box.current?.toggleAttribute('data-closed', isClosed);
    rule.current?.setAttribute('aria-valuenow', String(isClosed ? 0 : size));
    rule.current?.setAttribute('aria-valuetext', isClosed ? text.closed : text.size(size));
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget: target, pointerId, clientX, clientY } = event;
    if (event.button !== 0 || !box.current) return;
    // No text is marked meanwhile; the keys go on from here.
    event.preventDefault();
    target.focus({ preventScroll: true });
    target.setPointerCapture(pointerId);
    target.dataset.dragged = '';
    // A dialog around stays open.
    target.setAttribute(ESCAPE_OWNER, '');
    const length = isWide ? box.current.offsetWidth : box.current.offsetHeight;
    const drawn = box.current.getBoundingClientRect();
    // A page that is drawn larger moves by fewer px of its own.
    const scale = length > 0 ? (isWide ? drawn.width : drawn.height) / length : 1;
    const sign = (sized === 'start' ? 1 : -1) * (isWide && isRtl() ? -1 : 1);
    const from = split.isClosed ? 0 : shown;
    let to = split;
    const move = (moved: globalThis.PointerEvent) => {
      const by = ((isWide ? moved.clientX - clientX : moved.clientY - clientY) * sign) / scale;
      to = by === 0 ? split : draggedSplit(from + by, room, closable);
      put(to);
    };
    const end = () => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('lostpointercapture', drop);
      target.removeEventListener('keydown', cancel);
      delete target.dataset.dragged;
      target.removeAttribute(ESCAPE_OWNER);
      if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    };
    const drop = () => {
      end();
      if (to !== split) keep(to);
    };
    const cancel = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      end();
      put({ ...split, size: shown });
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('lostpointercapture', drop);
    target.addEventListener('keydown', cancel);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [first, second] = isWide ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const growsToSecond = (sized === 'start') !== (isWide && isRtl());
    const next = splitByKey(event.key, split, room, growsToSecond ? [second, first] : [first, second], closable);
    if (next === null) return;
    event.preventDefault();
    keep(next);
  };

  // The sized pane shows its first rows, the other one all that it has.
  const stacked = { sized: 'max-h-48 flex-none', rest: 'flex-none' };
  const size = `max(${min}px, min(var(--split), 100% - ${minOther + 1}px))`;
  const pane = (which: 'start' | 'end', content: ReactNode) => (
    <div
      id={which === sized ? id : undefined}
      data-pane={which === sized ? 'sized' : 'rest'}
      // Layers inside stay below the line.
      className={cn(
        'isolate flex min-h-0 min-w-0 flex-col',
        isStacked ? stacked[which === sized ? 'sized' : 'rest'] : which === sized ? 'flex-none' : 'flex-1',
      )}
      style={which === sized && !isStacked ? { [isWide ? 'width' : 'height']: size } : undefined}
    >
      {content}
    </div>
  );
  return (
    <div
      ref={box}
      data-slot="splitter"
      data-orientation={orientation}
      data-closed={split.isClosed ? '' : undefined}
      className={cn(
        'flex min-h-0 min-w-0 flex-1 data-closed:[&>[data-pane=sized]]:hidden',
        isStacked ? 'flex-col divide-y divide-hairline overflow-y-auto' : isWide ? 'flex-row' : 'flex-col',
        className,
      )}
      // React's type names no custom properties.
      style={{ '--split': `${shown}px` } as CSSProperties}
    >
      {pane('start', start)}
      {!isStacked && (
        <div
          ref={rule}
          role="separator"
          aria-label={label}
          aria-orientation={isWide ? 'vertical' : 'horizontal'}
          aria-controls={id}
          aria-valuemin={closable ? 0 : min}
          aria-valuemax={largestSplit(room)}
          aria-valuenow={split.isClosed ? 0 : shown}
          aria-valuetext={split.isClosed ? text.closed : text.size(shown)}
          tabIndex={0}
          data-print="hide"
          onPointerDown={onPointerDown}
          onDoubleClick={() => keep({ size: defaultSize, isClosed: false })}
          onKeyDown={onKeyDown}
          className={cn(line, lines[orientation])}
        />
      )}
      {pane('end', end)}
    </div>
  );
}
