import {
  absenceReason,
  type NavAction,
  type NavContext,
  type NavItem,
  navItemState,
  navItems,
  navLabel,
  navPath,
} from '@closewright/domain/navigation';

/** A screen of the menu by its name: for the command palette. */
export interface PaletteScreen {
  id: string;
  label: string;
  /** The headings above it: "File, Settlement Statement". */
  place: string;
  href: string;
  isBuilt: boolean;
}

/** A screen that the user cannot open from here, and why. */
export interface AbsentScreen extends PaletteScreen {
  reason: string;
}

/** Where what the menu starts instead of opening a page is started. */
type Actions = Readonly<Partial<Record<NavAction, string>>>;

/** Every screen the user can open from here, in menu order, and what of the menu is started by `actions`. */
export function reachableScreens(context: NavContext, ordersID: number | null, actions: Actions = {}): PaletteScreen[] {
  return navItems.flatMap((item) => {
    const { inactive, disabled } = navItemState(item, context);
    return inactive || disabled ? [] : screenOf(item, context, ordersID, actions);
  });
}

/** Those that the open file does not have or the user has no right to, in menu order; none that the tenant has not switched on. */
export function absentScreens(context: NavContext, ordersID: number | null): AbsentScreen[] {
  return navItems.flatMap((item) => {
    const reason = absenceReason(navItemState(item, context))?.text;
    return reason === undefined ? [] : screenOf(item, context, ordersID).map((screen) => ({ ...screen, reason }));
  });
}

/** None for a heading, an action that is started elsewhere, and a page of a file while no file is open. */
function screenOf(item: NavItem, context: NavContext, ordersID: number | null, actions: Actions = {}): PaletteScreen[] {
  const started = item.action && actions[item.action];
  const href = item.level === 0 ? null : (started ?? navPath(item, ordersID));
  if (href === null) return [];
  const { label } = navLabel(item, context.order?.settlementStatementType ?? null);
  return [
    {
      id: item.id,
      label: item.routeLabel ?? label,
      place: placeOf(item),
      href,
      isBuilt: item.built || started !== undefined,
    },
  ];
}

function placeOf(item: NavItem): string {
  const parts = item.id.split('.').slice(0, -1);
  return parts
    .map((_, at) => navItems.find(({ id }) => id === parts.slice(0, at + 1).join('.'))?.label ?? '')
    .join(', ');
}
