import { navItems } from '@closewright/domain/navigation';
import { expect, it } from 'vitest';
import { menuIcons } from './menu-icons.ts';

it('has an icon for every item of the menu', () => {
  const missing = navItems.map(({ icon }) => icon).filter((name) => menuIcons[name] === undefined);
  expect(missing).toEqual([]);
});
