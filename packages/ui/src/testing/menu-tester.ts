import { until } from '../lib/until.ts';
import { findNamed, isShown, type Match, nameOf } from './accessible.ts';
import type { TestScope } from './user.ts';

export interface MenuTester {
  open(): Promise<void>;
  isOpen(): boolean;
  /** The names of the entries, disabled ones too. */
  items(): string[];
  /** Opens if need be, then chooses an entry by name. */
  pick(item: Match): Promise<void>;
  close(): Promise<void>;
}

const ITEMS = '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio]';

/** The menu behind a button, by the button's name. */
export function menuTester(scope: TestScope, button: Match): MenuTester {
  const trigger = () => findNamed(scope.root, '[aria-haspopup=menu]', 'menu button', button);
  // The last one is the topmost: a menu opened over another layer comes later in the page.
  const menu = () => [...document.querySelectorAll<HTMLElement>('[role=menu]')].findLast(isShown);
  const open = async () => {
    if (!menu()) await scope.user.click(await until(trigger, `Finding ${button}`));
    await until(menu, () => `The menu of ${button}`);
  };
  return {
    open,
    isOpen: () => menu() !== undefined,
    items: () => [...(menu()?.querySelectorAll(ITEMS) ?? [])].map(nameOf),
    async pick(item) {
      await open();
      const list = menu();
      if (list) await scope.user.click(findNamed(list, ITEMS, 'menu entry', item));
    },
    async close() {
      if (!menu()) return;
      await scope.user.keyboard('{Escape}');
      await until(
        () => !menu(),
        () => `Closing the menu of ${button}`,
      );
    },
  };
}
