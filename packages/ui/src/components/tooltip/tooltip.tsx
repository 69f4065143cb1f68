import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import type { TooltipLayerProps } from './tooltip-layer.tsx';

const TooltipLayer = onDemand(() => import('./tooltip-layer.tsx'));

/** Milliseconds a pointer or the keyboard rests on something before its tooltip shows; right after another one it shows at once. */
export const TOOLTIP_DELAY = 300;
/** It hides at once. A turn of the event loop lies between, so that a pointer that went over to the text itself keeps it (WCAG 1.4.13). */
export const TOOLTIP_HIDE_DELAY = 0;
let lastClosed = 0;

export interface TooltipProps {
  /** The text. Blank: no tooltip at all. Never the only copy of a fact. */
  title: string | null | undefined;
  /** Shortcut shown behind the text, as people read it: `Ctrl S`. */
  shortcut?: string | undefined;
  /** Preferred side; it flips where there is no room. Default 'bottom'. */
  side?: TooltipLayerProps['side'];
  /** False if the text only repeats the name of its trigger, so that it is not read twice. Default true. */
  describes?: boolean;
  /** Only where text of the trigger is really cut off: the text it repeats is then the whole. Default false. */
  onlyWhenCut?: boolean;
  /** One element that takes a ref and pointer, focus and key handlers. */
  children: ReactElement;
}

/** A text on hover and keyboard focus after 300 ms, gone at once. Escape closes it and nothing else; touch never depends on it. */
export function Tooltip({ title, children, ...props }: TooltipProps): ReactNode {
  const text = title?.trim() ?? '';
  // One that loses its title stays around its trigger, which would be made anew and lose the focus otherwise.
  const [active, setActive] = useState(text !== '');
  if (text && !active) setActive(true);
  return text || active ? (
    <ActiveTooltip title={text} {...props}>
      {children}
    </ActiveTooltip>
  ) : (
    children
  );
}

/** Whether it, or something in it, does not show all of its text. */
const isCut = (element: HTMLElement | null) =>
  element !== null &&
  [element, ...element.querySelectorAll('*')].some(
    (each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible',
  );

function ActiveTooltip({
  title,
  shortcut,
  side = 'bottom',
  describes = true,
  onlyWhenCut = false,
  children,
}: TooltipProps & { title: string }) {
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setOpen] = useState(false);
  // What lost its text while it was shown, as a control does that may be used again, is not shown empty.
  const open = wanted && title !== '';

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen((was) => {
      if (was) lastClosed = Date.now();
      return false;
    });
  }, []);
  const later = (work: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delay);
  };
  const show = () =>
    title &&
    (!onlyWhenCut || isCut(anchor.current)) &&
    later(() => setOpen(true), Date.now() - lastClosed < TOOLTIP_DELAY ? 0 : TOOLTIP_DELAY);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={open && describes ? id : undefined}
        onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
        onPointerLeave={() => later(close, TOOLTIP_HIDE_DELAY)}
        onPointerDown={close}
        onFocus={(event) => event.target.matches(':focus-visible') && show()}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {open ? (
        <TooltipLayer
          id={id}
          anchor={anchor}
          title={title}
          shortcut={shortcut}
          side={side}
          onClose={close}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(close, TOOLTIP_HIDE_DELAY)}
        />
      ) : null}
    </>
  );
}
