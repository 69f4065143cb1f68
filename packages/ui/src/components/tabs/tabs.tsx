import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { type Memory, useRemembered } from '../memory/index.ts';
import { tabsMessages } from './tabs.messages.ts';
import { TabsContext } from './tabs-context.ts';

export interface TabsProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Asked before leaving a tab; false stays. May ask a server. */
  guard?: (from: string, to: string) => boolean | Promise<boolean>;
  /** Ctrl PgUp and Ctrl PgDn go from tab to tab, Alt PgUp and Alt PgDn from error to error. Default true; only for the outer tabs of a screen or dialog. */
  pageKeys?: boolean;
  /** Keeps the chosen tab under this name and starts there, if the tab is there. Not with `value`. */
  name?: string;
  /** Where it is kept. Default: the memory of the app. */
  memory?: Memory;
  children: ReactNode;
  className?: string;
  messages?: Partial<typeof tabsMessages>;
}

/** The dialog a press belongs to: the topmost open one. */
const topDialog = () => [...document.querySelectorAll('[data-slot=dialog][data-state=open]')].at(-1) ?? null;

/** Tabs. Arrow keys move the focus, Enter or Space choose: nothing loads just because the focus passed. */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  guard,
  pageKeys = true,
  name,
  memory,
  children,
  className,
  messages,
}: TabsProps) {
  const text = { ...tabsMessages, ...messages };
  const [kept, keep] = useRemembered<string>(`tabs:${name ?? ''}`, memory);
  const [own, setOwn] = useState((name === undefined ? undefined : kept) ?? defaultValue);
  const current = value ?? own;
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef(false);
  const choose = async (next: string): Promise<boolean> => {
    if (next === current || asking.current) return false;
    asking.current = true;
    const leave = guard
      ? await Promise.resolve()
          .then(() => guard(current, next))
          .catch(() => false)
      : true;
    asking.current = false;
    if (!leave) return false;
    setOwn(next);
    if (name !== undefined) keep(next);
    onValueChange?.(next);
    return true;
  };
  /** To the next tab in this direction, around the ends; `wanted` may leave some out. */
  const step = async (by: 1 | -1, wanted: (tab: HTMLElement) => boolean = () => true) => {
    const list = [
      ...(box.current
        ?.querySelector('[role=tablist]')
        ?.querySelectorAll<HTMLElement>('[role=tab]:not([data-disabled])') ?? []),
    ];
    const at = list.findIndex((tab) => tab.dataset.value === current);
    const next = list
      .map((_, away) => list[(at + by * (away + 1) + 2 * list.length) % list.length])
      .find((tab) => tab && wanted(tab));
    if (next?.dataset.value === undefined) return;
    // The focus follows only if the guard lets go: what is being typed is not left for nothing.
    if (await choose(next.dataset.value)) next.focus();
  };
  const options = {
    inDialogs: true,
    // Tabs behind a dialog stay as they are.
    enabled: () => (box.current?.closest('[data-slot=dialog]') ?? null) === topDialog(),
  };
  useHotkey(pageKeys ? 'Control+PageDown' : null, text.next, () => void step(1), options);
  useHotkey(pageKeys ? 'Control+PageUp' : null, text.previous, () => void step(-1), options);
  const hasError = (tab: HTMLElement) => tab.dataset.alert === 'danger';
  useHotkey(pageKeys ? 'Alt+PageDown' : null, text.nextError, () => void step(1, hasError), options);
  useHotkey(pageKeys ? 'Alt+PageUp' : null, text.previousError, () => void step(-1, hasError), options);
  return (
    <TabsContext value={{ current, choose }}>
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
    </TabsContext>
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
