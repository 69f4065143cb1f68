import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

const ui = JSON.parse(readFileSync(new URL('../packages/ui/package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * Everything a story may import is pre-bundled up front: with a warm cache a newly met dependency makes vitest
 * reload the page and hang for a minute (design/stack.md §5). Font files are no modules.
 */
export const optimized = [
  ...Object.keys(ui.dependencies).filter((name) => name !== 'inter-ui'),
  'radix-ui/internal',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'storybook/test',
  '@storybook/react-vite',
  '@storybook/addon-a11y/preview',
  'axe-core',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // Pictures and ARIA trees are compared where vitest is asked to (vitest.config.ts), never in Storybook itself.
  previewAnnotations: (entries = []) =>
    process.env.STORY_BASELINES ? [...entries, fileURLToPath(new URL('baselines.ts', import.meta.url))] : entries,
  viteFinal: (base) => ({
    ...base,
    plugins: [...(base.plugins ?? []), react(), tailwindcss()],
    optimizeDeps: { ...base.optimizeDeps, include: [...(base.optimizeDeps?.include ?? []), ...optimized] },
  }),
};

export default config;
