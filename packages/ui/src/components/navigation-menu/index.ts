export { navigationMenuMessages } from './navigation-menu.messages.ts';
export { NavigationMenu, type NavigationMenuProps } from './navigation-menu.tsx';
export type { NavBadge, NavGroup, NavItem } from './navigation-menu.types.ts';
