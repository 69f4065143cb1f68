import { type ReactNode, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { type Busy, useBusy } from '../../services/busy/index.ts';
import { busyMessages } from './busy.messages.ts';
import { BusyCard } from './busy-card.tsx';
import { useCover } from './cover.ts';

export interface BusyRegionProps {
  /** Its own queue, so that a region can be busy while the rest works on. Default: the app's. */
  queue?: Busy;
  /** Instead of a queue: covered while true. */
  busy?: boolean;
  message?: string;
  children: ReactNode;
  className?: string;
  /** Class of the covered part. Default: as high as the region. */
  contentClassName?: string;
  messages?: Partial<typeof busyMessages>;
}

/**
 * Covers a part of the page while it works: content at 60 % and inert, what is going on in a card above it. Faint is what cannot be
 * used, and nothing else: content is clear again at once, while the card stays for its shortest time. The focus waits on the region
 * and comes back to where it was. Keys typed meanwhile go nowhere in this part, and everywhere else work as always.
 */
export function BusyRegion({
  queue,
  busy,
  message,
  children,
  className,
  contentClassName = 'h-full',
  messages,
}: BusyRegionProps) {
  const state = useBusy(queue);
  const given = busy !== undefined;
  const covered = given ? busy : state.busy;
  const visible = given ? busy : state.visible;
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useCover(covered, region, () => (content.current ? [content.current] : []));

  return (
    <div
      ref={region}
      tabIndex={covered ? -1 : undefined}
      data-slot="busy-region"
      data-state={visible ? 'busy' : 'idle'}
      aria-busy={covered || undefined}
      className={cn('relative outline-none', className)}
    >
      <div ref={content} className={cn(contentClassName, visible && covered && 'opacity-60')}>
        {children}
      </div>
      {visible && (
        <div className="absolute inset-0 z-region-busy flex items-start justify-center pt-[min(20%,96px)]">
          <BusyCard
            item={given ? { key: 'given', message } : state.item}
            slow={!given && state.slow}
            count={given ? 1 : state.count}
            text={{ ...busyMessages, ...messages }}
          />
        </div>
      )}
    </div>
  );
}
