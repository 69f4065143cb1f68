import {
  Bell,
  Check,
  ChevronDown,
  CircleQuestionMark,
  ListChecks,
  type LucideIcon,
  Search,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { accessKeyBinding, ariaKeyShortcut } from '../../lib/hotkeys.ts';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { MenuButton, type MenuEntry } from '../dropdown-menu/index.ts';
import { KitLink } from '../link/index.ts';
import { ProductMark } from '../product-mark/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { globalBarMessages } from './global-bar.messages.ts';
import type {
  GlobalBarAction,
  GlobalBarArea,
  GlobalBarRegion,
  GlobalBarStatus,
  GlobalBarUser,
} from './global-bar.types.ts';

export interface GlobalBarProps {
  /** Default 'Closewright'. */
  product?: string;
  /** Name of the company. */
  tenant: string;
  /** The region in force and those to choose from; a menu if more than one. */
  region?: GlobalBarRegion;
  regions?: readonly GlobalBarRegion[];
  onRegionChange?: (id: string) => void;
  areas: readonly GlobalBarArea[];
  /** Opens the command palette. Ctrl K does too. */
  onGoTo: () => void;
  status?: GlobalBarStatus | null;
  tasks?: GlobalBarAction;
  alerts?: GlobalBarAction;
  help?: GlobalBarAction;
  user: GlobalBarUser;
  /** Where "Skip to the page" leads: id of the main element. Default 'main'. */
  mainID?: string;
  className?: string;
  messages?: Partial<typeof globalBarMessages>;
}

const onBar = 'focus-visible:outline-focus-on-chrome';
const plain = cn(
  'inline-flex h-7 min-w-7 cursor-pointer items-center justify-center gap-1.5 rounded-md px-1.5 whitespace-nowrap text-on-chrome-muted hover:bg-surface-chrome-hover',
  onBar,
);

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? '').join('');
};

/** Opens an area by its access key. */
function AreaLink({ area }: { area: GlobalBarArea }) {
  const keys = area.accessKey && !area.disabledReason ? accessKeyBinding(area.accessKey) : null;
  useHotkey(keys, area.label, () => document.querySelector<HTMLElement>(`[data-area="${area.id}"]`)?.click());
  const look = cn(
    'relative flex h-full items-center px-[11px] font-medium whitespace-nowrap text-on-chrome-muted hover:text-on-chrome focus-visible:outline-offset-[-3px]',
    'aria-[current]:text-on-chrome aria-[current]:after:absolute aria-[current]:after:inset-x-[11px] aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-xs aria-[current]:after:bg-(--text-on-chrome-muted)',
    onBar,
  );
  if (area.disabledReason)
    return (
      <Tooltip title={area.disabledReason}>
        {/* biome-ignore lint/a11y/useValidAnchor: a link that is off has no address */}
        <a
          role="link"
          aria-disabled="true"
          tabIndex={0}
          className={cn(look, 'cursor-default hover:text-on-chrome-muted')}
        >
          {area.label}
        </a>
      </Tooltip>
    );
  return (
    <KitLink
      href={area.href}
      data-area={area.id}
      aria-current={area.current ? 'page' : undefined}
      aria-keyshortcuts={ariaKeyShortcut(keys)}
      className={look}
    >
      {area.label}
    </KitLink>
  );
}

function Action({ icon: Icon, label, action }: { icon: LucideIcon; label: string; action: GlobalBarAction }) {
  const name = action.countText ? `${label}, ${action.countText}` : action.count ? `${label}, ${action.count}` : label;
  const content = (
    <>
      <Icon aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
      {action.count ? <span className="text-micro font-semibold text-on-chrome figures">{action.count}</span> : null}
    </>
  );
  return (
    <Tooltip title={name} describes={false}>
      {action.href === undefined ? (
        <button type="button" aria-label={name} onClick={action.onSelect} className={plain}>
          {content}
        </button>
      ) : (
        <KitLink href={action.href} aria-label={name} className={plain}>
          {content}
        </KitLink>
      )}
    </Tooltip>
  );
}

function Status({ status }: { status: GlobalBarStatus }) {
  return (
    <span
      data-slot="global-bar-status"
      data-state={status.state}
      className={cn(
        'items-center gap-1.5 px-2 text-label whitespace-nowrap text-on-chrome-muted',
        status.state === 'saved' ? 'hidden lg:inline-flex' : 'inline-flex',
        status.state === 'failed' && 'text-on-chrome',
      )}
    >
      {status.state === 'busy' ? (
        <i aria-hidden className="busy-ring" />
      ) : status.state === 'failed' ? (
        <TriangleAlert aria-hidden className="size-icon-sm" strokeWidth={1.75} />
      ) : (
        <Check aria-hidden className="size-icon-sm" strokeWidth={1.75} />
      )}
      <span className={cn(status.state === 'busy' && 'max-lg:sr-only')}>{status.text}</span>
    </span>
  );
}

function Tenant({
  tenant,
  region,
  regions,
  onChange,
  text,
}: {
  tenant: string;
  region?: GlobalBarRegion;
  regions?: readonly GlobalBarRegion[];
  onChange?: (id: string) => void;
  text: typeof globalBarMessages;
}) {
  const names = (
    <>
      <span className="truncate font-medium text-on-chrome">{tenant}</span>
      {region && (
        <small className="truncate text-micro font-medium text-on-chrome-muted">{text.region(region.name)}</small>
      )}
    </>
  );
  return (
    <div className="ml-3.5 flex h-6 min-w-0 items-center border-l border-chrome pl-3.5 whitespace-nowrap">
      {regions && regions.length > 1 ? (
        <MenuButton
          menuLabel={text.chooseRegion}
          entries={regions.map(
            (each): MenuEntry => ({
              kind: 'radio',
              id: each.id,
              label: each.name,
              checked: each.id === region?.id,
              onSelect: () => onChange?.(each.id),
            }),
          )}
          className={cn('flex h-6 min-w-0 cursor-pointer items-center gap-1.5 rounded-sm text-on-chrome-muted', onBar)}
        >
          {names}
          <ChevronDown aria-hidden className="size-3 flex-none" strokeWidth={2} />
        </MenuButton>
      ) : (
        <span className="flex min-w-0 items-center gap-1.5">{names}</span>
      )}
    </div>
  );
}

/** The 40 px bar on top of every screen. */
export function GlobalBar({
  product = 'Closewright',
  tenant,
  region,
  regions,
  onRegionChange,
  areas,
  onGoTo,
  status,
  tasks,
  alerts,
  help,
  user,
  mainID = 'main',
  className,
  messages,
}: GlobalBarProps): ReactNode {
  const text = { ...globalBarMessages, ...messages };
  useHotkey('$mod+k', text.goTo, onGoTo, { opensBox: true });
  const entries: readonly MenuEntry[] =
    user.session === undefined
      ? user.entries
      : [
          { kind: 'label', id: 'session', label: user.session },
          { kind: 'separator', id: 'session-rule' },
          ...user.entries,
        ];
  return (
    <header
      data-slot="global-bar"
      data-print="hide"
      className={cn(
        'z-global-bar flex h-global-bar flex-none items-center gap-1 bg-surface-chrome pr-2.5 pl-3 text-body text-on-chrome shadow-[inset_0_-1px_0_var(--border-chrome)]',
        className,
      )}
    >
      <a
        href={`#${mainID}`}
        className="sr-only focus:not-sr-only focus:mr-3 focus:rounded-sm focus:bg-surface-chrome-field focus:px-2 focus:leading-7 focus:text-on-chrome focus-visible:outline-focus-on-chrome"
      >
        {text.skip}
      </a>
      <div className="flex flex-none items-center gap-[9px] text-[14px] font-semibold tracking-tight">
        <ProductMark />
        {/* At 200 % zoom its mark alone leaves room for the areas. */}
        <span className="max-[800px]:sr-only">{product}</span>
      </div>
      <Tenant tenant={tenant} region={region} regions={regions} onChange={onRegionChange} text={text} />
      <nav aria-label={text.areas} className="ml-4 flex h-full flex-none">
        {areas.map((area) => (
          <AreaLink key={area.id} area={area} />
        ))}
      </nav>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={onGoTo}
        className={cn(
          'ml-auto flex h-7 w-72 min-w-8 shrink-[999] cursor-pointer items-center gap-2 overflow-hidden rounded-md border border-chrome bg-surface-chrome-field pr-1.5 pl-[9px] whitespace-nowrap text-on-chrome-muted hover:bg-surface-chrome-hover',
          onBar,
        )}
      >
        <Search aria-hidden className="size-icon-sm flex-none" strokeWidth={1.75} />
        <span className="truncate">{text.goTo}</span>
        <kbd
          aria-hidden
          className="ml-auto flex-none rounded-sm border border-chrome px-[5px] font-sans text-[11px] leading-4 font-medium"
        >
          {text.goToKey}
        </kbd>
      </button>
      {status && <Status status={status} />}
      {tasks && <Action icon={ListChecks} label={text.tasks} action={tasks} />}
      {alerts && <Action icon={Bell} label={text.alerts} action={alerts} />}
      {help && <Action icon={CircleQuestionMark} label={text.help} action={help} />}
      <MenuButton menuLabel={text.user(user.name)} entries={entries} align="end" className={plain}>
        <span
          aria-hidden
          className="inline-flex size-6 flex-none items-center justify-center rounded-full bg-(--ink-700) text-[10px] font-semibold tracking-[.02em] text-(--neutral-0)"
        >
          {user.initials ?? initialsOf(user.name)}
        </span>
        <span aria-hidden className="hidden lg:inline">
          {user.name}
        </span>
        <span className="sr-only">{text.user(user.name)}</span>
      </MenuButton>
    </header>
  );
}
