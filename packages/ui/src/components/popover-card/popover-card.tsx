import { Slot } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { CardFieldContext } from './card-field.ts';
import type { CardLayerProps } from './card-layer.tsx';
import { endTurn, type OpenCard, takeTurn } from './one-card.ts';
import type { PopoverCardProps } from './popover-card.types.ts';

const layerPart = onDemand(() => import('./card-layer.tsx'));
const CardLayer = layerPart as unknown as <T>(props: CardLayerProps<T>) => ReactNode;

/** Milliseconds a pointer rests on the trigger before the card shows. It hides at once when the pointer is on neither. */
export const CARD_DELAY = 300;

/**
 * hover: goes with the pointer. held: opened by key or click, goes with Escape, a press or the focus elsewhere. pinned: stays until
 * closed, unpinned or replaced.
 */
export type CardMode = 'hover' | 'held' | 'pinned';

/**
 * Facts about what is pointed at: on hover after 300 ms, or by Ctrl I or F1 on the trigger. The focus stays where it is; Tab goes into
 * the card, Escape closes it and nothing else. One card at a time. At the end of a field the field takes the trigger's keys, and the
 * trigger is no stop of Tab.
 */
export function PopoverCard<T>({
  children,
  toggleOnClick = false,
  defaultOpen = false,
  ...card
}: PopoverCardProps<T>): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const layer = useRef<HTMLDivElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useContext(CardFieldContext);
  /** What has the focus while the card is asked for by key. */
  const home = field?.input ?? anchor;
  const [mode, setMode] = useState<CardMode | null>(defaultOpen ? 'pinned' : null);
  const now = useRef(mode);
  useEffect(() => {
    now.current = mode;
  });

  const turn = useRef<OpenCard>(null);
  const close = () => {
    clearTimeout(timer.current);
    // A focus inside would fall to the page with the card.
    if (layer.current?.contains(document.activeElement)) home.current?.focus({ preventScroll: true });
    setMode(null);
  };
  const open = (to: CardMode) => {
    clearTimeout(timer.current);
    turn.current ??= { pinned: () => now.current === 'pinned', close: () => setMode(null) };
    if (takeTurn(turn.current, to === 'hover')) setMode(to);
  };
  useEffect(() => {
    if (mode === null && turn.current) endTurn(turn.current);
  }, [mode]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (turn.current) endTurn(turn.current);
    },
    [],
  );

  /** The pointer is on neither trigger nor card: a turn of the event loop later, so that crossing over does not count. */
  const pointerGone = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (now.current === 'hover' && !layer.current?.contains(document.activeElement)) close();
    });
  };
  const enterCard = () => {
    const first = layer.current?.querySelector<HTMLElement>('a[href],button:not(:disabled),[tabindex="0"]');
    first?.focus();
    return Boolean(first);
  };
  /** True if the key was the card's. */
  const run = (event: KeyboardEvent): boolean => {
    const asks = event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey);
    // F1 in a field is the field's own.
    if ((asks || (event.key === 'F1' && field === null)) && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
      if (mode === null || mode === 'hover') open('held');
      else close();
      return true;
    }
    if (event.key !== 'Tab' || event.shiftKey || mode === null || !enterCard()) return false;
    event.preventDefault();
    return true;
  };
  useEffect(() => {
    if (field === null) return;
    const { keys } = field;
    keys.current = run;
    return () => {
      keys.current = null;
    };
  });

  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={mode !== null}
        aria-controls={mode === null ? undefined : id}
        aria-keyshortcuts={field === null ? 'Control+I F1' : 'Control+I'}
        {...(field === null ? {} : { tabIndex: -1 })}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return;
          layerPart.preload();
          clearTimeout(timer.current);
          if (mode === null) timer.current = setTimeout(() => open('hover'), CARD_DELAY);
        }}
        onPointerLeave={pointerGone}
        onFocus={layerPart.preload}
        onClick={(event) => {
          clearTimeout(timer.current);
          if (!toggleOnClick || event.defaultPrevented) return;
          // The first press on a card that hovers keeps it; the next one closes.
          if (mode === null || mode === 'hover') open('held');
          else close();
        }}
        onKeyDown={run}
      >
        {children}
      </Slot.Root>
      {mode === null ? null : (
        <CardLayer
          {...card}
          id={id}
          anchor={anchor}
          home={home}
          layer={layer}
          pinned={mode === 'pinned'}
          onPin={(pinned) => setMode(pinned ? 'pinned' : 'held')}
          onClose={close}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={pointerGone}
        />
      )}
    </>
  );
}
