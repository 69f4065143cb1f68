import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../packages/ui/src/tokens/styles.css';
import { modes } from './modes.ts';

/** Theme and density sit on the root element too, because floating layers are portalled to the body. */
const withLook: Decorator = (Story, context) => {
  const { theme, density, direction } = context.globals as { theme: string; density: string; direction: string };
  const alone = context.viewMode === 'story';
  useLayoutEffect(() => {
    if (!alone) return;
    Object.assign(document.documentElement.dataset, { theme, density });
    document.documentElement.lang = 'en-US';
    document.body.style.background = 'var(--surface-base)';
  }, [alone, theme, density]);
  return (
    <div
      data-worn
      dir={direction}
      data-theme={theme}
      data-density={density}
      style={{ background: 'var(--surface-base)', padding: alone ? 0 : 16 }}
    >
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [withLook],
  initialGlobals: { theme: 'light', density: 'compact', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: ['light', 'dark', 'contrast'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'grow', items: ['compact', 'default', 'roomy'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    options: { storySort: { order: ['Overview', 'Foundations', 'Controls', 'Fields', '*'] } },
  },
};

export default preview;
