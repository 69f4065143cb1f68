import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { type Busy, type BusyItem, useBusy } from '../../services/busy/index.ts';
import { Button } from '../button/index.ts';
import { busyMessages } from './busy.messages.ts';

function BusyCard({ item, text }: { item: BusyItem | undefined; text: typeof busyMessages }) {
  const message = item?.message ?? text.busy;
  const counted = item?.done !== undefined && item.total !== undefined;
  return (
    <div
      data-slot="busy-card"
      className="flex min-w-52 flex-col gap-2 rounded-md border border-default bg-surface-raised px-3 py-2 text-body text-default shadow-layer"
    >
      <div className="flex items-center gap-2">
        <i aria-hidden className="busy-ring text-accent-fg" />
        <span role="status" className="figures">
          {counted ? text.progress(message, item.done ?? 0, item.total ?? 0) : message}
        </span>
        {item?.onCancel && (
          <Button size="sm" className="ml-auto" onClick={item.onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
      {counted && (
        <div
          role="progressbar"
          aria-label={message}
          aria-valuemin={0}
          aria-valuemax={item.total}
          aria-valuenow={item.done}
          className="h-[3px] rounded-xs bg-(--border-hairline)"
        >
          <div
            className="h-full rounded-xs bg-accent-border"
            style={{ width: `${item.total ? ((item.done ?? 0) / item.total) * 100 : 0}%` }}
          />
        </div>
      )}
    </div>
  );
}

export interface BusyRegionProps {
  /** Its own queue, so that a region can be busy while the rest works on. Default: the app's. */
  queue?: Busy;
  /** Instead of a queue: covered while true. */
  busy?: boolean;
  message?: string;
  children: ReactNode;
  className?: string;
  messages?: Partial<typeof busyMessages>;
}

/**
 * Covers a part of the page while it works: content at 60 % and inert, what is going on in a card above it. The focus comes back to
 * where it was. Keys typed meanwhile go nowhere in this part, and everywhere else work as always.
 */
export function BusyRegion({ queue, busy, message, children, className, messages }: BusyRegionProps) {
  const state = useBusy(queue);
  const given = busy !== undefined;
  const covered = given ? busy : state.busy;
  const visible = given ? busy : state.visible;
  const text = { ...busyMessages, ...messages };
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    if (covered) {
      const active = document.activeElement;
      focused.current = active instanceof HTMLElement && element.contains(active) ? active : null;
      element.inert = true;
      return () => {
        element.inert = false;
        const before = focused.current;
        if (before?.isConnected && (document.activeElement === document.body || document.activeElement === null))
          before.focus({ preventScroll: true });
      };
    }
  }, [covered]);

  return (
    <div
      data-slot="busy-region"
      data-state={visible ? 'busy' : 'idle'}
      aria-busy={covered || undefined}
      className={cn('relative', className)}
    >
      <div ref={content} className={cn('h-full', visible && 'opacity-60')}>
        {children}
      </div>
      {visible && (
        <div className="absolute inset-0 z-region-busy flex items-start justify-center pt-[min(20%,96px)]">
          <BusyCard item={given ? { key: 'given', message } : state.item} text={text} />
        </div>
      )}
    </div>
  );
}

export interface BusyOverlayProps {
  /** Default: the app's queue. */
  queue?: Busy;
  messages?: Partial<typeof busyMessages>;
}

/** Covers the whole app. Only for what allows nothing else meanwhile; the page behind is not inert, but nothing can be pressed. */
export function BusyOverlay({ queue, messages }: BusyOverlayProps) {
  const { visible, item } = useBusy(queue);
  if (!visible) return null;
  return (
    <div
      data-slot="busy-overlay"
      className="fixed inset-0 z-app-busy flex animate-fade items-start justify-center bg-surface-scrim pt-[20vh]"
    >
      <BusyCard item={item} text={{ ...busyMessages, ...messages }} />
    </div>
  );
}
