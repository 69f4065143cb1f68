import { ChevronDown } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { MenuButton } from '../dropdown-menu/index.ts';
import { tabsMessages } from './tabs.messages.ts';
import { TabsContext } from './tabs-context.ts';

export interface TabListProps extends ComponentProps<typeof Radix.List> {
  /** Accessible name of the list. */
  label: string;
  /** Buttons at the right end, outside the tab list. */
  actions?: ReactNode;
  messages?: Partial<typeof tabsMessages>;
}

/** A tab that does not fit into the row. */
interface HiddenTab {
  value: string;
  label: string;
  disabled: boolean;
  /** The end of the row beyond which it lies. */
  side: 'start' | 'end';
}

const tabsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=tab]')];

/** What lies outside the row, by more than a pixel of rounding. */
function hiddenTabs(list: HTMLElement): HiddenTab[] {
  if (list.scrollWidth <= list.clientWidth + 1) return [];
  const row = list.getBoundingClientRect();
  return tabsOf(list)
    .filter((tab) => {
      const box = tab.getBoundingClientRect();
      return box.left < row.left - 1 || box.right > row.right + 1;
    })
    .map((tab) => ({
      value: tab.dataset.value ?? '',
      label: tab.dataset.label ?? tab.textContent ?? '',
      disabled: tab.hasAttribute('data-disabled'),
      side: tab.getBoundingClientRect().left < row.left - 1 ? 'start' : 'end',
    }));
}

const same = (a: readonly HiddenTab[], b: readonly HiddenTab[]) =>
  a.length === b.length &&
  a.every((tab, at) => tab.value === b[at]?.value && tab.label === b[at]?.label && tab.side === b[at]?.side);

/** The row of tabs. What does not fit scrolls, and is listed in a menu at its end. */
export function TabList({ label, actions, messages, children, className, ...rest }: TabListProps) {
  const text = { ...tabsMessages, ...messages };
  const { current, choose } = useContext(TabsContext);
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<readonly HiddenTab[]>([]);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const found = hiddenTabs(list);
      setHidden((before) => (same(before, found) ? before : found));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    const content = new MutationObserver(measure);
    content.observe(list, { childList: true, subtree: true, characterData: true });
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  const reveal = (value: string) => {
    const list = row.current;
    const tab = list && tabsOf(list).find((each) => each.dataset.value === value);
    if (!list || !tab) return;
    // Only sideways, and only the row: the page stays where it is.
    const box = tab.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (box.left < view.left) list.scrollLeft -= view.left - box.left;
    else if (box.right > view.right) list.scrollLeft += box.right - view.right;
  };
  const show = useRef(reveal);
  useEffect(() => {
    show.current = reveal;
  });
  useEffect(() => show.current(current), [current]);

  return (
    <div
      className={cn(
        'flex flex-none items-center border-b border-hairline bg-surface-base px-3 in-data-[slot=dialog]:bg-transparent',
        className,
      )}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className={cn(
          'flex min-w-0 gap-0.5 overflow-x-auto [--fade-end:#000] [--fade-start:#000] [scrollbar-width:none]',
          // A tab that is cut fades out, so that it does not read as a word of its own.
          hidden.length > 0 &&
            '[mask-image:linear-gradient(to_right,var(--fade-start),#000_24px,#000_calc(100%-24px),var(--fade-end))]',
          hidden.some(({ side }) => side === 'start') && '[--fade-start:transparent]',
          hidden.some(({ side }) => side === 'end') && '[--fade-end:transparent]',
        )}
        {...rest}
      >
        {children}
      </Radix.List>
      {hidden.length > 0 && (
        <span className="ms-1 flex flex-none">
          <MenuButton
            menuLabel={text.more(hidden.length)}
            aria-label={text.more(hidden.length)}
            align="end"
            entries={hidden.map((tab) => ({
              id: tab.value,
              label: tab.label,
              disabled: tab.disabled,
              onSelect: () => void choose(tab.value).then((done) => done && reveal(tab.value)),
            }))}
            className="inline-flex h-control-sm min-w-6 cursor-pointer items-center gap-0.5 rounded-sm px-1 text-label text-muted figures hover:bg-surface-hover"
          >
            {hidden.length}
            <ChevronDown aria-hidden className="size-icon-sm flex-none" strokeWidth={1.75} />
          </MenuButton>
        </span>
      )}
      {actions && <div className="ms-auto flex flex-none items-center gap-1.5 ps-2">{actions}</div>}
    </div>
  );
}
