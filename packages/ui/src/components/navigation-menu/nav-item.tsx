import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { accessKeyBinding, ariaKeyShortcut } from '../../lib/hotkeys.ts';
import { useAltHeld, useHotkey } from '../../lib/use-hotkeys.ts';
import { KitLink } from '../link/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import type { NavItem } from './navigation-menu.types.ts';
import { navBadge, navRow } from './navigation-menu.variants.ts';

/** The label with its access key underlined while Alt is held. */
function AccessLabel({ label, letter }: { label: string; letter: string | undefined }) {
  const alt = useAltHeld();
  if (!alt || !letter) return label;
  const at = label.toLowerCase().indexOf(letter.toLowerCase());
  const mark = 'underline decoration-[1.5px] underline-offset-[3px]';
  if (at < 0)
    return (
      <>
        {label} <span className={mark}>{letter.toUpperCase()}</span>
      </>
    );
  return (
    <>
      {label.slice(0, at)}
      <span className={mark}>{label[at]}</span>
      {label.slice(at + 1)}
    </>
  );
}

/** The page in hand is seen in a menu longer than the screen, whatever way led to it. */
const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

export interface NavItemViewProps {
  item: NavItem;
  rail: boolean;
  level: number;
  menuID: string;
  /** Its letter leads to it, not to another item with the same one. */
  hasKey: boolean;
  text: { inactive: string; badge: (label: string, badge: string) => string };
}

/** One row. Disabled and inactive rows keep their place in the tab order, so the reason can be read. */
export function NavItemView({ item, rail, level, menuID, hasKey, text }: NavItemViewProps) {
  const lock = Boolean(item.inactive);
  const reason =
    item.disabledReason ?? (lock ? (typeof item.inactive === 'string' ? item.inactive : text.inactive) : undefined);
  const off = reason !== undefined;
  const binding = item.accessKey && hasKey ? accessKeyBinding(item.accessKey) : null;
  const domID = `${menuID}-${item.id}`;
  useHotkey(binding, item.label, () => document.getElementById(domID)?.click(), { opensBox: item.opensBox });

  const badgeText = item.badge && (item.badge.label ?? String(item.badge.text));
  const name = badgeText ? text.badge(item.label, badgeText) : item.label;
  const Icon = item.icon;
  const Hint = item.hint?.icon;
  const alt = useAltHeld();
  const tip = reason ?? item.hint?.text;
  const content: ReactNode = rail ? (
    <>
      <span className="sr-only">{name}</span>
      {alt && binding ? (
        <span aria-hidden className="text-micro font-semibold underline decoration-[1.5px] underline-offset-[3px]">
          {item.accessKey?.toUpperCase()}
        </span>
      ) : Icon ? (
        <Icon aria-hidden className="size-icon" strokeWidth={1.75} />
      ) : (
        <span aria-hidden className="text-micro font-semibold">
          {item.code?.slice(0, 3) ?? item.label.slice(0, 2)}
        </span>
      )}
      {item.badge?.tone && item.badge.tone !== 'neutral' && (
        <i
          aria-hidden
          className={cn(
            'absolute top-[3px] right-[3px] size-2 rounded-full border-[1.5px] border-(--surface-base)',
            item.badge.tone === 'danger' ? 'bg-danger-solid' : 'bg-warning-solid',
          )}
        />
      )}
    </>
  ) : (
    <>
      {item.code !== undefined && (
        <span className="min-w-[30px] flex-none text-micro font-semibold text-subtle figures group-aria-[current]/row:text-inherit">
          {item.code}
        </span>
      )}
      {item.showIcon && Icon && <Icon aria-hidden className="size-icon-sm flex-none text-subtle" strokeWidth={1.75} />}
      <span className="min-w-0 flex-1">
        <span className={cn('block truncate', item.identifier && 'identifier')}>
          <AccessLabel label={item.label} letter={binding ? item.accessKey : undefined} />
          {badgeText && <span className="sr-only">{text.badge('', badgeText)}</span>}
        </span>
        {item.sublabel !== undefined && (
          <span className="block truncate text-micro font-normal text-subtle">{item.sublabel}</span>
        )}
      </span>
      {(item.badge || Hint || lock) && (
        <span aria-hidden className="ml-auto flex flex-none items-center gap-1.5">
          {item.badge && <span className={navBadge({ tone: item.badge.tone })}>{item.badge.text}</span>}
          {Hint && (
            <Hint
              className={cn('size-icon-sm', item.hint?.tone === 'warning' ? 'text-warning-fg' : 'text-subtle')}
              strokeWidth={1.75}
            />
          )}
          {lock && <Lock className="size-icon-sm text-subtle" strokeWidth={1.75} />}
        </span>
      )}
    </>
  );
  const className = cn(
    navRow({ rail }),
    item.sublabel !== undefined && !rail && 'h-auto py-1',
    off && 'cursor-default text-disabled hover:bg-transparent',
  );
  const shared = {
    ref: item.current ? intoView : undefined,
    id: domID,
    className,
    style: level > 0 && !rail ? { paddingLeft: 8 + level * 12 } : undefined,
    'data-slot': 'nav-item',
    'data-label': item.label,
    'aria-current': item.current ? ('page' as const) : undefined,
    'aria-keyshortcuts': ariaKeyShortcut(binding),
    'aria-describedby': tip === undefined ? undefined : `${domID}-why`,
  };
  return (
    <>
      <Tooltip title={tip ?? (rail ? name : undefined)} side="right" describes={false}>
        {off ? (
          <a {...shared} role="link" aria-disabled="true" tabIndex={0}>
            {content}
          </a>
        ) : item.href === undefined ? (
          <button {...shared} type="button" onClick={item.onSelect}>
            {content}
          </button>
        ) : (
          <KitLink {...shared} href={item.href} onClick={item.onSelect}>
            {content}
          </KitLink>
        )}
      </Tooltip>
      {/* The tooltip is never the only copy: the description is there from the start. */}
      {tip !== undefined && (
        <span hidden id={`${domID}-why`}>
          {tip}
        </span>
      )}
    </>
  );
}
