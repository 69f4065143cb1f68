import { configure, userEvent as simulated } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { userEvent as real } from 'vitest/browser';

// The annotations of preview.tsx and of the accessibility addon are applied by addon-vitest itself (since Storybook 10.3).
// What is measured must be measured in the kit's own typeface.
beforeAll(async () => {
  await document.fonts.load('13px InterVariable');
  await document.fonts.ready;
});

// What comes on demand may take long on a busy machine; waiting ends as soon as it is there.
configure({ asyncUtilTimeout: 30_000 });

/**
 * In Storybook a story's keys are simulated. Here the keys stories press the browser's own, so that what they prove holds for a keyboard.
 * Feature stories keep the simulated ones: they only bring a part into the state that is pictured.
 */
const { keyboard, tab, type, click, clear } = simulated;
const realKeys = {
  keyboard: (text: string) => real.keyboard(text),
  tab: (options?: { shift?: boolean }) => real.tab(options),
  async click(element: Element) {
    await click(element);
    const text = document.activeElement as Partial<HTMLInputElement>;
    // A simulated press gives the focus but no caret, and without one the browser writes nothing.
    if (typeof text.selectionStart === 'number')
      text.setSelectionRange?.(text.selectionStart, text.selectionEnd ?? null);
  },
  async type(element: Element, text: string) {
    await realKeys.click(element);
    await real.keyboard(text);
  },
  async clear(element: Element) {
    (element as HTMLInputElement).focus();
    (element as HTMLInputElement).select();
    await real.keyboard('{Delete}');
  },
};
beforeEach(({ task }) => {
  if (/keys\.stories\./.test(task.file.name)) Object.assign(simulated, realKeys);
});
// The files of a page share `simulated`, and the next reads its keys as this file began with them.
afterEach(() => {
  Object.assign(simulated, { keyboard, tab, type, click, clear });
});
