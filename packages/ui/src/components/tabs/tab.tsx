import { CircleAlert, X } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { Tooltip } from '../tooltip/index.ts';
import { tabsMessages } from './tabs.messages.ts';

export interface TabProps extends Omit<ComponentProps<typeof Radix.Trigger>, 'value'> {
  value: string;
  /** Number shown after the label; part of the accessible name. */
  count?: number;
  /** 'neutral' counts, 'info' counts notes, 'warning' open items, 'danger' errors (with icon). */
  alert?: 'neutral' | 'info' | 'warning' | 'danger';
  /** What the alerts say, as tooltip. */
  alertMessages?: readonly string[];
  /** The tab can be taken away: by Delete, or by the cross for the mouse. Keep a tab to go to. */
  onRemove?: () => void;
  messages?: Partial<typeof tabsMessages>;
}

const countTone = {
  neutral: 'bg-neutral-bg text-neutral-fg',
  info: 'bg-info-bg text-info-fg',
  warning: 'bg-warning-solid text-warning-on-solid',
  danger: 'bg-danger-solid text-danger-on-solid',
};

/** One tab. */
export function Tab({
  value,
  count = 0,
  alert = 'neutral',
  alertMessages = [],
  onRemove,
  messages,
  children,
  className,
  onKeyDown,
  ...rest
}: TabProps) {
  const text = { ...tabsMessages, ...messages };
  return (
    <Tooltip title={alertMessages.join(' ')}>
      <Radix.Trigger
        value={value}
        data-value={value}
        data-label={typeof children === 'string' ? children : undefined}
        data-alert={count > 0 ? alert : undefined}
        data-slot="tab"
        aria-keyshortcuts={onRemove ? 'Delete' : undefined}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Delete' || !onRemove || event.defaultPrevented) return;
          event.preventDefault();
          // The neighbour takes the focus before the tab goes.
          const next = event.currentTarget.nextElementSibling ?? event.currentTarget.previousElementSibling;
          if (next instanceof HTMLElement) next.focus();
          onRemove();
        }}
        className={cn(
          'relative flex h-tab flex-none cursor-pointer items-center gap-1.5 px-2.5 text-body font-medium whitespace-nowrap text-muted hover:text-default',
          'data-[state=active]:font-semibold data-[state=active]:text-default',
          'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-[1px] data-[state=active]:after:bg-accent-border focus-visible:after:hidden',
          'focus-visible:outline-offset-[-2px] focus-visible:rounded-sm data-disabled:cursor-default data-disabled:text-disabled',
          className,
        )}
        {...rest}
      >
        {children}
        {count > 0 && (
          <>
            <span
              aria-hidden
              data-tone={alert}
              className={cn(
                'inline-flex h-4 min-w-[18px] items-center justify-center gap-[3px] rounded-lg px-[5px] text-micro font-semibold figures',
                countTone[alert],
              )}
            >
              {alert === 'danger' && <CircleAlert className="size-3" strokeWidth={2.1} />}
              {count}
            </span>
            <span className="sr-only">, {text[alert](count)}</span>
          </>
        )}
        {onRemove && (
          // For the mouse only: a button within a tab would be none. The key is Delete.
          <span
            aria-hidden
            data-slot="tab-remove"
            className="-me-2 inline-flex size-6 items-center justify-center rounded-sm text-subtle hover:bg-surface-hover"
            onMouseDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              onRemove();
            }}
          >
            <X className="size-3" strokeWidth={2} />
          </span>
        )}
      </Radix.Trigger>
    </Tooltip>
  );
}
