import { until } from '../lib/until.ts';
import { findNamed, isShown, type Match, matches, textOf } from './accessible.ts';
import type { TestScope } from './user.ts';

export interface ToastsTester {
  /** The texts of all toasts on the page. */
  texts(): string[];
  /** Waits for a toast: its whole text, or a pattern. */
  expectToast(text: Match): Promise<void>;
  /** Presses a button of the toast whose text fits: its act, or the close button. */
  press(toast: Match, button: Match): Promise<void>;
}

/** The toasts in the corner. */
export function toastsTester({ user }: TestScope): ToastsTester {
  const all = () => [...document.querySelectorAll<HTMLElement>('[data-slot=toast]')].filter(isShown);
  const wait = (text: Match) =>
    until(
      () => all().find((toast) => matches(textOf(toast), text)),
      () => `The toast ${text} (there is: ${all().map(textOf).join('; ') || 'none'})`,
    );
  return {
    texts: () => all().map(textOf),
    async expectToast(text) {
      await wait(text);
    },
    async press(toast, button) {
      await user.click(findNamed(await wait(toast), 'button', 'button', button));
    },
  };
}
