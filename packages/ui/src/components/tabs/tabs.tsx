import { CircleAlert } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { tabsMessages } from './tabs.messages.ts';

export interface TabsProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Asked before leaving a tab; false stays. May ask a server. */
  guard?: (from: string, to: string) => boolean | Promise<boolean>;
  /** Ctrl PgUp and Ctrl PgDn go from tab to tab. Default true; only for the outer tabs of a screen. */
  pageKeys?: boolean;
  children: ReactNode;
  className?: string;
}

/** Tabs. Arrow keys move the focus, Enter or Space choose: nothing loads just because the focus passed. */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  guard,
  pageKeys = true,
  children,
  className,
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef(false);
  const choose = async (next: string) => {
    if (next === current || asking.current) return;
    asking.current = true;
    const leave = guard ? await Promise.resolve(guard(current, next)).catch(() => false) : true;
    asking.current = false;
    if (!leave) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const step = (by: 1 | -1) => {
    const list = [
      ...(box.current
        ?.querySelector('[role=tablist]')
        ?.querySelectorAll<HTMLElement>('[role=tab]:not([data-disabled])') ?? []),
    ];
    const at = list.findIndex((tab) => tab.dataset.value === current);
    const next = list[(at + by + list.length) % list.length];
    if (next?.dataset.value === undefined) return;
    next.focus();
    void choose(next.dataset.value);
  };
  useHotkey(pageKeys ? 'Control+PageDown' : null, 'Next tab', () => step(1), { inDialogs: true });
  useHotkey(pageKeys ? 'Control+PageUp' : null, 'Previous tab', () => step(-1), { inDialogs: true });
  return (
    <Radix.Root
      ref={box}
      data-slot="tabs"
      value={current}
      onValueChange={(next) => void choose(next)}
      activationMode="manual"
      className={cn('flex min-h-0 flex-col', className)}
    >
      {children}
    </Radix.Root>
  );
}

export interface TabListProps extends ComponentProps<typeof Radix.List> {
  /** Accessible name of the list. */
  label: string;
  /** Buttons at the right end, outside the tab list. */
  actions?: ReactNode;
}

/** The 32 px row of tabs. */
export function TabList({ label, actions, children, className, ...rest }: TabListProps) {
  return (
    <div className={cn('flex flex-none items-center border-b border-hairline bg-surface-base px-3', className)}>
      <Radix.List aria-label={label} className="flex min-w-0 gap-0.5 overflow-x-auto [scrollbar-width:none]" {...rest}>
        {children}
      </Radix.List>
      {actions && <div className="ml-auto flex flex-none items-center gap-1.5">{actions}</div>}
    </div>
  );
}

export interface TabProps extends Omit<ComponentProps<typeof Radix.Trigger>, 'value'> {
  value: string;
  /** Number shown after the label; part of the accessible name. */
  count?: number;
  /** 'neutral' counts, 'warning' counts open items, 'danger' counts errors (with icon). */
  alert?: 'neutral' | 'warning' | 'danger';
  messages?: Partial<typeof tabsMessages>;
}

const countTone = {
  neutral: 'bg-neutral-bg text-neutral-fg',
  warning: 'bg-warning-solid text-warning-on-solid',
  danger: 'bg-danger-solid text-danger-on-solid',
};

/** One tab. */
export function Tab({ value, count = 0, alert = 'neutral', messages, children, className, ...rest }: TabProps) {
  const text = { ...tabsMessages, ...messages };
  return (
    <Radix.Trigger
      value={value}
      data-value={value}
      data-slot="tab"
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
          <span className="sr-only">, {(alert === 'neutral' ? text.count : text[alert])(count)}</span>
        </>
      )}
    </Radix.Trigger>
  );
}

export interface TabPanelProps extends Omit<ComponentProps<typeof Radix.Content>, 'forceMount'> {
  /** Stays mounted while another tab is shown: what was typed is kept. */
  keepMounted?: boolean;
}

/** The panel of a tab. */
export function TabPanel({ keepMounted = false, className, ...rest }: TabPanelProps) {
  return (
    <Radix.Content
      data-slot="tab-panel"
      {...(keepMounted ? { forceMount: true as const } : {})}
      className={cn('min-h-0 flex-1 data-[state=inactive]:hidden focus-visible:outline-offset-[-2px]', className)}
      {...rest}
    />
  );
}
