import { accountingItems } from './accounting-items.ts';
import { configurationItems } from './configuration-items.ts';
import { fileItems } from './file-items.ts';
import { homeItems } from './home-items.ts';
import type { AreaName, NavItem, NavItemSource } from './nav-item.ts';
import { reportingItems } from './reporting-items.ts';

type AreaSource = Omit<NavItemSource, 'key'> & { readonly key: AreaName };

const areas: readonly AreaSource[] = [
  { key: 'home', name: 'Home', path: '/', icon: 'house', accessKey: 'H', children: homeItems },
  { key: 'file', name: 'File', path: '/order', icon: 'folder-open', accessKey: 'F', children: fileItems },
  {
    key: 'accounting',
    name: 'Accounting',
    path: '/escrow-accounting',
    icon: 'landmark',
    accessKey: 'A',
    children: accountingItems,
  },
  {
    key: 'reporting',
    name: 'Reporting',
    path: '/reporting',
    icon: 'chart-column',
    accessKey: 'R',
    children: reportingItems,
  },
  {
    key: 'configuration',
    name: 'Configuration',
    path: '/configuration',
    icon: 'settings',
    accessKey: 'C',
    children: configurationItems,
  },
];

/** The whole menu (core.md §2) as one tree: the five areas with everything below them. */
export const navigation: readonly NavItem[] = areas.map((area) => complete(area, area.key, '', 0));

/** Every item of the tree, an item before its children. */
export const navItems: readonly NavItem[] = navigation.flatMap(withDescendants);

const byID: ReadonlyMap<string, NavItem> = new Map(navItems.map((item) => [item.id, item]));

/** The item of an id (`file.information.main`), undefined when there is none. */
export function navItem(id: string): NavItem | undefined {
  return byID.get(id);
}

/** One area of the menu. */
export function navArea(name: AreaName): NavItem {
  // Every area name has its line in the table above, which the type of its key asserts.
  return byID.get(name) as NavItem;
}

function complete(source: NavItemSource, theme: AreaName, parentID: string, level: number): NavItem {
  const { key, built, children = [], ...rest } = source;
  const id = parentID === '' ? key : `${parentID}.${key}`;
  return {
    ...rest,
    id,
    label: source.name,
    theme,
    level,
    built: built ?? false,
    isSettlement: source.isSettlement ?? id.startsWith('file.settlement.'),
    children: children.map((child) => complete(child, theme, id, level + 1)),
  };
}

function withDescendants(item: NavItem): readonly NavItem[] {
  return [item, ...item.children.flatMap(withDescendants)];
}
