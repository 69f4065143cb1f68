import { until } from '../lib/until.ts';
import { findNamed, isShown, type Match, matches, nameOf, textOf } from './accessible.ts';
import type { TestScope } from './user.ts';

export interface DialogTester {
  element(): HTMLElement;
  title(): string;
  /** All its text, for a look at what it says. */
  text(): string;
  /** Waits until it says this: its whole text, or a pattern. */
  expectText(text: Match): Promise<void>;
  /** Presses one of its buttons, by name: `Save`, `Cancel`. */
  press(button: Match): Promise<void>;
  /** Presses Escape once. */
  escape(): Promise<void>;
  /** Waits until it has gone. */
  closed(): Promise<void>;
}

const DIALOGS = '[role=dialog][data-modal], [role=alertdialog]';
const opened = () => [...document.querySelectorAll<HTMLElement>(DIALOGS)].filter((element) => element.isConnected);

/** Waits for an open dialog: the one with the title, or the topmost. */
export async function dialogTester(scope: TestScope, title?: Match): Promise<DialogTester> {
  const found = await until(
    () => opened().findLast((each) => isShown(each) && (title === undefined || matches(nameOf(each), title))),
    () =>
      `A dialog${title === undefined ? '' : ` "${title}"`} (open: ${
        opened()
          .map((each) => `"${nameOf(each)}"`)
          .join(', ') || 'none'
      })`,
  );
  return {
    element: () => found,
    title: () => nameOf(found),
    text: () => textOf(found),
    async expectText(wanted) {
      await until(
        () => matches(textOf(found), wanted),
        () => `${wanted} in the dialog (it says "${textOf(found)}")`,
      );
    },
    async press(button) {
      const pressed = () => findNamed(found, 'button, [role=button], a[href]', 'button', button);
      await scope.user.click(await until(pressed, `Pressing ${button}`));
    },
    async escape() {
      await scope.user.keyboard('{Escape}');
    },
    async closed() {
      await until(
        () => !found.isConnected,
        () => `Closing the dialog "${nameOf(found)}"`,
      );
    },
  };
}
