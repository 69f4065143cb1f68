import {
  type AreaName,
  type NavAction,
  type NavContext,
  type NavItem,
  navArea,
  navItemState,
  navItems,
  navLabel,
  navPath,
  signingHint,
} from '@closewright/domain/navigation';
import type { NavItem as MenuItem, NavBadge, NavGroup } from '@closewright/ui/navigation-menu';
import { type LucideIcon, PenLine, TriangleAlert } from 'lucide-react';
import { filePath } from '../../open-file/file-path.ts';

export interface MenuInput {
  context: NavContext;
  ordersID: number | null;
  /** Id of the item of the open page. */
  currentID: string | null;
  /** Counts and warnings by item id. */
  badges?: Readonly<Record<string, NavBadge>>;
  /** Icons by lucide name, where the menu is a rail. */
  icons?: Readonly<Record<string, LucideIcon>> | undefined;
  /** Where the items lead that start something instead of opening a page. */
  actions?: Readonly<Partial<Record<NavAction, string>>>;
  /** What some items have to say before they are used, by item id: a mark with a tooltip. */
  hints?: Readonly<Record<string, string>>;
}

/** The menu of an area, with every rule of the domain applied: groups, their items, and one level below those. */
export function menuGroups(area: AreaName, input: MenuInput): NavGroup[] {
  const root = navArea(area);
  const direct = root.children.filter((item) => item.path !== null || item.action);
  const headings = root.children.filter((item) => item.path === null && !item.action);
  const groups: NavGroup[] = headings.map((heading) => ({
    id: heading.id,
    label: heading.label,
    items: heading.children.map((item) => menuItem(item, input)),
    // The long settlement menu is folded until somebody is in it.
    defaultOpen: !heading.id.startsWith('file.settlement') || (input.currentID?.startsWith(heading.id) ?? false),
  }));
  if (direct.length === 0) return groups;
  const first: NavGroup = {
    id: root.id,
    label: root.label,
    foldable: false,
    items: direct.map((item) => menuItem(item, input)),
  };
  return [first, ...groups];
}

function menuItem(item: NavItem, input: MenuInput): MenuItem {
  const { context, ordersID, currentID } = input;
  const state = navItemState(item, context);
  const { label, code } = navLabel(item, context.order?.settlementStatementType ?? null);
  const signing = signingHint(item, context.order);
  const hint = signing ?? input.hints?.[item.id];
  const href = item.action ? (input.actions?.[item.action] ?? null) : navPath(item, ordersID);
  const badge = input.badges?.[item.id];
  const icon = input.icons?.[item.icon];
  return {
    id: item.id,
    label,
    current: item.id === currentID,
    inactive: state.inactive ? (state.reason?.text ?? true) : false,
    ...(item.sublabel === undefined ? {} : { sublabel: item.sublabel }),
    ...(code === null ? {} : { code }),
    ...(item.accessKey === undefined ? {} : { accessKey: item.accessKey }),
    ...(href === null ? {} : { href }),
    ...(item.action === 'addFile' ? { opensBox: true } : {}),
    ...(state.disabled ? { disabledReason: state.reason?.text ?? '' } : {}),
    ...(icon === undefined ? {} : { icon }),
    ...(badge === undefined ? {} : { badge }),
    ...(hint === undefined
      ? {}
      : { hint: { icon: signing === null ? TriangleAlert : PenLine, text: hint, tone: 'warning' as const } }),
    ...(item.children.length === 0 ? {} : { children: item.children.map((child) => menuItem(child, input)) }),
  };
}

/** Where the area of the bar leads: its first screen that can be opened, of a file as "go to file" does. Null when there is none. */
export function areaHref(area: AreaName, context: NavContext, ordersID: number | null): string | null {
  if (area === 'file') return ordersID === null ? '/order' : filePath(context.actor, { ordersID }).href;
  const first = navItems.find((item) => {
    if (item.theme !== area || item.level === 0 || navPath(item, ordersID) === null) return false;
    const state = navItemState(item, context);
    return !state.inactive && !state.disabled;
  });
  return first ? navPath(first, ordersID) : null;
}
