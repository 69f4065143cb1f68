import { type LucideIcon, Pin, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { pushEscapeRung } from '../../lib/escape-ladder.ts';
import { CountBadge } from '../badge/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { contextPanelMessages } from './context-panel.messages.ts';

export interface ContextPanelTab {
  id: string;
  /** "Why", "Activity", "Notes". */
  label: string;
  /** Shown in the rail. */
  icon: LucideIcon;
  /** Neutral count beside the label. */
  count?: number;
  /** A dot on the icon of the rail, and its meaning in words: "1 critical". */
  alert?: string;
  /** The panel's content, made only while it is shown. */
  content: ReactNode;
  /** Buttons below the content. */
  footer?: ReactNode;
  /** It holds a table: the panel takes 440 px. Default false. */
  wide?: boolean;
}

export interface ContextPanelProps {
  tabs: readonly ContextPanelTab[];
  /** Id of the open tab; null is the 40 px rail. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Pinned: Escape does not close it. The pin button is shown if `onPinnedChange` is given. */
  pinned?: boolean;
  onPinnedChange?: (pinned: boolean) => void;
  /** Accessible name. */
  label?: string;
  className?: string;
  messages?: Partial<typeof contextPanelMessages>;
}

/** Arrow keys, Home and End among the tabs; Enter or Space choose. */
function onTabKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs[(to + tabs.length) % tabs.length]?.focus();
}

/** The panel at the right: 320 px with tabs when open, a 40 px rail of icons when closed. */
export function ContextPanel({
  tabs,
  value,
  onValueChange,
  pinned = false,
  onPinnedChange,
  label,
  className,
  messages,
}: ContextPanelProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const toFocus = useRef<string | null>(null);
  const open = tabs.find((tab) => tab.id === value);
  const text = { ...contextPanelMessages, ...messages };
  const go = (to: string | null) => {
    // The focus follows from the icon to its tab and back.
    toFocus.current = box.current?.contains(document.activeElement) ? (to ?? value) : null;
    onValueChange(to);
  };
  const close = useRef(() => {});
  close.current = () => go(null);
  useEffect(() => {
    if (toFocus.current !== null) box.current?.querySelector<HTMLElement>(`[data-tab="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });
  const peels = open !== undefined && !pinned;
  useEffect(() => {
    if (!peels) return;
    return pushEscapeRung(() => {
      if (!box.current?.contains(document.activeElement)) return false;
      close.current();
      return true;
    });
  }, [peels]);

  return (
    <aside
      ref={box}
      data-slot="context-panel"
      data-state={open ? 'open' : 'closed'}
      data-print="hide"
      aria-label={label ?? text.panel}
      className={cn(
        'z-context-panel flex min-h-0 flex-none flex-col border-l border-hairline bg-surface-base text-body text-default',
        open
          ? open.wide
            ? 'w-[440px]'
            : 'w-context-panel xl:w-[360px]'
          : 'w-context-rail items-center gap-0.5 px-1 py-1.5',
        className,
      )}
    >
      {open ? (
        <>
          <div className="flex h-10 flex-none items-center border-b border-hairline px-2">
            <div
              role="tablist"
              aria-label={text.panel}
              onKeyDown={onTabKey}
              className="mr-auto flex h-full min-w-0 gap-0.5"
            >
              {tabs.map((tab) => (
                <button
                  key={tab.id}
                  type="button"
                  role="tab"
                  id={`${id}-${tab.id}`}
                  data-tab={tab.id}
                  data-state={tab.id === value ? 'active' : 'inactive'}
                  aria-selected={tab.id === value}
                  aria-controls={tab.id === value ? `${id}-panel` : undefined}
                  tabIndex={tab.id === value ? 0 : -1}
                  onClick={() => go(tab.id)}
                  className={cn(
                    'relative flex cursor-pointer items-center gap-1.5 px-2 font-medium whitespace-nowrap text-muted hover:text-default focus-visible:outline-offset-[-2px]',
                    'data-[state=active]:font-semibold data-[state=active]:text-default',
                    'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-[1px] data-[state=active]:after:bg-accent-border focus-visible:after:hidden',
                  )}
                >
                  {tab.label}
                  {tab.count ? <CountBadge variant="soft" count={tab.count} /> : null}
                </button>
              ))}
            </div>
            {onPinnedChange && (
              <IconButton
                variant="quiet"
                size="sm"
                icon={Pin}
                label={pinned ? text.unpin : text.pin}
                pressed={pinned}
                onClick={() => onPinnedChange(!pinned)}
              />
            )}
            <IconButton variant="quiet" size="sm" icon={X} label={text.close} onClick={() => close.current()} />
          </div>
          <div
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${open.id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto px-4 py-3 focus-visible:outline-offset-[-2px]"
          >
            {open.content}
          </div>
          {open.footer && (
            <footer className="flex flex-none gap-1.5 border-t border-hairline bg-surface-header px-4 py-2">
              {open.footer}
            </footer>
          )}
        </>
      ) : (
        tabs.map((tab) => {
          const name = tab.alert ? `${tab.label}, ${tab.alert}` : tab.label;
          const Icon = tab.icon;
          return (
            <Tooltip key={tab.id} title={name} side="left" describes={false}>
              <button
                type="button"
                data-tab={tab.id}
                aria-label={name}
                aria-expanded={false}
                onClick={() => go(tab.id)}
                className="relative flex size-8 flex-none cursor-pointer items-center justify-center rounded-md text-muted hover:bg-surface-hover"
              >
                <Icon aria-hidden className="size-icon" strokeWidth={1.75} />
                {tab.alert && (
                  <i
                    aria-hidden
                    className="absolute top-1 right-1 size-2 rounded-full border-[1.5px] border-(--surface-base) bg-warning-solid"
                  />
                )}
              </button>
            </Tooltip>
          );
        })
      )}
    </aside>
  );
}
