import { userEvent as simulated } from 'storybook/test';
import { beforeAll, beforeEach } from 'vitest';
import { userEvent as real } from 'vitest/browser';

// The annotations of preview.tsx and of the accessibility addon are applied by addon-vitest itself (since Storybook 10.3).
// What is measured must be measured in the kit's own typeface.
beforeAll(async () => {
  await document.fonts.load('13px InterVariable');
  await document.fonts.ready;
});

/**
 * In Storybook a story's keys are simulated. Here the keys stories press the browser's own, so that what they prove holds for a keyboard.
 * Feature stories keep the simulated ones: they only bring a part into the state that is pictured.
 */
const simulatedKeys = { keyboard: simulated.keyboard, tab: simulated.tab };
const realKeys = {
  keyboard: (text: string) => real.keyboard(text),
  tab: (options?: { shift?: boolean }) => real.tab(options),
};
beforeEach(({ task }) => {
  Object.assign(simulated, /keys\.stories\./.test(task.file.name) ? realKeys : simulatedKeys);
});
