import type { Match } from './accessible.ts';
import { type AnnouncementRecorder, recordAnnouncements } from './announcements.ts';
import { type DialogTester, dialogTester } from './dialog-tester.ts';
import { type FieldTester, fieldTester } from './field-tester.ts';
import { type GridTester, gridTester } from './grid-tester.ts';
import { type MenuTester, menuTester } from './menu-tester.ts';
import { type ComboboxTester, comboboxTester, type SelectTester, selectTester } from './select-tester.ts';
import { type TabsTester, tabsTester } from './tabs-tester.ts';
import { type ToastsTester, toastsTester } from './toasts-tester.ts';
import type { TestUser } from './user.ts';

/** Finds parts by what users call them, and acts on them as users do. */
export interface KitTester {
  field(label: Match): FieldTester;
  select(label: Match): SelectTester;
  combobox(label: Match): ComboboxTester;
  grid(label?: Match): GridTester;
  /** Waits for an open dialog; `within` finds the parts inside it. */
  dialog(title?: Match): Promise<DialogTester & { within: KitTester }>;
  tabs(label?: Match): TabsTester;
  menu(button: Match): MenuTester;
  toasts(): ToastsTester;
  recordAnnouncements(): AnnouncementRecorder;
}

/**
 * Testers for tests of screens. They know roles, names and states, never the markup, so a test survives a change of the kit's DOM.
 * @param user `userEvent` of storybook/test, vitest/browser or @testing-library/user-event
 * @param root where parts are looked for; default the whole page
 */
export function createKitTester(user: TestUser, root: ParentNode = document): KitTester {
  const scope = { user, root };
  return {
    field: (label) => fieldTester(scope, label),
    select: (label) => selectTester(scope, label),
    combobox: (label) => comboboxTester(scope, label),
    grid: (label) => gridTester(scope, label),
    async dialog(title) {
      const found = await dialogTester(scope, title);
      return { ...found, within: createKitTester(user, found.element()) };
    },
    tabs: (label) => tabsTester(scope, label),
    menu: (button) => menuTester(scope, button),
    toasts: () => toastsTester(scope),
    recordAnnouncements: () => recordAnnouncements(),
  };
}
