import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { type Memory, useRemembered } from '../memory/index.ts';
import { NavItemView } from './nav-item.tsx';
import { navigationMenuMessages } from './navigation-menu.messages.ts';
import type { NavGroup, NavItem } from './navigation-menu.types.ts';

export interface NavigationMenuProps {
  /** Accessible name: "File menu". */
  label: string;
  groups: readonly NavGroup[];
  /** 44 px, icons only. */
  rail?: boolean;
  /** Lists inactive items too, with a lock. */
  showAll?: boolean;
  /** Key under which folded groups are kept. Default: the label. */
  name?: string;
  /** Where it is kept. Default: the memory of the app. */
  memory?: Memory;
  /** Bottom of the menu: a rail toggle, a link. */
  footer?: ReactNode;
  className?: string;
  messages?: Partial<typeof navigationMenuMessages>;
}

/** What is listed: inactive items only with `showAll`; a parent whose children are all inactive is inactive. */
const listed = (items: readonly NavItem[], showAll: boolean): NavItem[] =>
  items
    .map((item) =>
      item.children && item.children.length > 0 && item.children.every((child) => child.inactive)
        ? { ...item, inactive: item.inactive || true }
        : item,
    )
    .filter((item) => showAll || !item.inactive);

const allListed = (items: readonly NavItem[], showAll: boolean): NavItem[] =>
  listed(items, showAll).flatMap((item) => [item, ...allListed(item.children ?? [], showAll)]);

/** The items that their letters lead to: of several with the same one that of the group in hand, else the first. */
function answering(groups: readonly NavGroup[], showAll: boolean): ReadonlySet<string> {
  const byGroup = groups.map(({ items }) => allListed(items, showAll));
  const inHand = byGroup.filter((items) => items.some(({ current }) => current));
  const byLetter = new Map<string, string>();
  for (const { id, accessKey, disabledReason, inactive } of [...inHand, ...byGroup].flat()) {
    const letter = disabledReason !== undefined || inactive ? undefined : accessKey?.toLowerCase();
    if (letter !== undefined && !byLetter.has(letter)) byLetter.set(letter, id);
  }
  return new Set(byLetter.values());
}

/** Type-ahead forgets after this many milliseconds. */
const FORGET = 700;

/**
 * Plain navigation: links in lists that fold, each its own tab stop. Up and Down, Home and End and typing a name move among them,
 * Left and Right fold and unfold a group. Access keys work from anywhere and are underlined while Alt is held; where groups share a
 * letter it is that of the group in hand.
 */
export function NavigationMenu({
  label,
  groups,
  rail = false,
  showAll = false,
  name = label,
  memory,
  footer,
  className,
  messages,
}: NavigationMenuProps) {
  const id = useId();
  const [folds = {}, setFolds] = useRemembered<Record<string, boolean>>(`menu:${name}`, memory);
  const typed = useRef({ text: '', at: 0 });
  const text = { ...navigationMenuMessages, ...messages };
  const answers = answering(groups, showAll);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[data-slot=nav-item],[data-slot=nav-group]'),
    ].filter((row) => row.closest('[hidden]') === null);
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const here = rows[at];
    const go = (to: HTMLElement | undefined) => {
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    if (event.key === 'ArrowDown') go(rows[at + 1]);
    else if (event.key === 'ArrowUp') go(rows[at - 1]);
    else if (event.key === 'Home') go(rows[0]);
    else if (event.key === 'End') go(rows.at(-1));
    else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && here?.dataset.slot === 'nav-group') {
      if ((here.getAttribute('aria-expanded') === 'true') === (event.key === 'ArrowLeft')) here.click();
    } else if (event.key.length === 1) {
      const now = Date.now();
      // A space belongs to the name being typed, or presses the button as always.
      if (event.key === ' ') {
        if (now - typed.current.at > FORGET) return;
        event.preventDefault();
      }
      typed.current = {
        text: (now - typed.current.at > FORGET ? '' : typed.current.text) + event.key.toLowerCase(),
        at: now,
      };
      const word = typed.current.text;
      const order = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
      go(
        (word.length > 1 && here ? [here, ...order] : order).find((row) =>
          row.dataset.label?.toLowerCase().startsWith(word),
        ),
      );
    }
  };

  const list = (items: readonly NavItem[], level: number, heading?: string): ReactNode => (
    <ul aria-labelledby={heading} className={cn(rail && 'flex flex-col items-center gap-0.5')}>
      {listed(items, showAll).map((item) => (
        <li key={item.id}>
          <NavItemView item={item} rail={rail} level={level} menuID={id} hasKey={answers.has(item.id)} text={text} />
          {item.children && listed(item.children, showAll).length > 0 && list(item.children, level + 1)}
        </li>
      ))}
    </ul>
  );

  return (
    <nav
      data-slot="navigation-menu"
      data-rail={rail || undefined}
      data-print="hide"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cn(
        // Relative: what is absolute inside scrolls with the menu, and does not make the page longer.
        'relative flex min-h-0 flex-none flex-col overflow-x-hidden overflow-y-auto border-r border-hairline bg-surface-base [scrollbar-width:thin]',
        rail ? 'w-menu-rail gap-2 px-1.5 py-2' : 'w-menu px-2 pt-2 pb-3',
        className,
      )}
    >
      {groups.map((group) => {
        if (listed(group.items, showAll).length === 0) return null;
        const { foldable = true, defaultOpen = true } = group;
        const open = rail || !foldable || (folds[group.id] ?? defaultOpen);
        return (
          <div
            key={group.id}
            className={cn(rail ? 'border-t border-hairline pt-2 first:border-t-0 first:pt-0' : 'mt-1.5 first:mt-0')}
          >
            <h2 id={`${id}-g-${group.id}`} className={cn(rail && 'sr-only')}>
              {foldable && !rail ? (
                <button
                  type="button"
                  data-slot="nav-group"
                  data-label={group.label}
                  aria-expanded={open}
                  aria-controls={`${id}-l-${group.id}`}
                  onClick={() => setFolds({ ...folds, [group.id]: !open })}
                  className="flex h-6 w-full cursor-pointer items-center gap-1.5 rounded-sm pr-1.5 pl-2 text-micro font-semibold text-muted hover:bg-surface-hover focus-visible:outline-offset-[-2px]"
                >
                  <span className="truncate">{group.label}</span>
                  <ChevronDown
                    aria-hidden
                    className={cn('ml-auto size-3 flex-none text-subtle transition-transform', !open && '-rotate-90')}
                    strokeWidth={2}
                  />
                </button>
              ) : (
                <span className="flex h-6 items-center pr-1.5 pl-2 text-micro font-semibold text-muted">
                  {group.label}
                </span>
              )}
            </h2>
            <div id={`${id}-l-${group.id}`} hidden={!open}>
              {list(group.items, 0, `${id}-g-${group.id}`)}
            </div>
          </div>
        );
      })}
      {footer && <div className="mt-auto pt-2">{footer}</div>}
    </nav>
  );
}
