import { beforeAll } from 'vitest';

// The annotations of preview.tsx and of the accessibility addon are applied by addon-vitest itself (since Storybook 10.3).
// What is measured must be measured in the kit's own typeface.
beforeAll(async () => {
  await document.fonts.load('13px InterVariable');
  await document.fonts.ready;
});
