import type { BusyItem } from '../../services/busy/index.ts';
import { Button } from '../button/index.ts';
import type { busyMessages } from './busy.messages.ts';

export interface BusyCardProps {
  item: BusyItem | undefined;
  /** It takes longer than its `timeout`. */
  slow: boolean;
  /** Operations under way in all. */
  count: number;
  text: typeof busyMessages;
}

/** What is going on: message, progress, Cancel. */
export function BusyCard({ item, slow, count, text }: BusyCardProps) {
  const message = item?.message ?? text.busy;
  const counted = item?.done !== undefined && item.total !== undefined;
  return (
    <div
      data-slot="busy-card"
      className="pointer-events-auto flex min-w-52 max-w-[min(420px,90%)] flex-col gap-2 rounded-md border border-default bg-surface-raised px-3 py-2 text-body text-default shadow-layer"
    >
      <div className="flex items-center gap-2">
        <i aria-hidden className="busy-ring text-accent-fg" />
        <span role="status" className="min-w-0 figures">
          {counted ? text.progress(message, item.done ?? 0, item.total ?? 0) : message}
          {count > 1 && <span className="text-muted"> {text.more(count - 1)}</span>}
          {slow && <span className="block text-label text-muted">{item?.timeoutMessage ?? text.slow}</span>}
        </span>
        {item?.onCancel && (
          <Button size="sm" className="ms-auto" onClick={item.onCancel}>
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
