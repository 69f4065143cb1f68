import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { optimized } from './.storybook/main.ts';
import { compareTree } from './tools/aria-file.mjs';
import { browser, REPEATABLE } from './tools/browser.mjs';
import { giveClipboard, takeClipboard } from './tools/clipboard.mjs';
import { compareLook } from './tools/looks.mjs';
import { noPicturesBecause, pictureOptions } from './tools/pictures.mjs';

/**
 * Projects by what they need: `unit` nothing, `api` a database, `commands` a built web app; `browser`, `storybook` (what is pictured) and
 * `storybook-keys` (all other stories) a real Chromium.
 * Run one with `npx vitest run --project unit`, or everything with `npm test`.
 *
 * With STORY_BASELINES set, feature stories are also compared with their pictures and ARIA trees: `npm run visual`.
 */
const noPictures = process.env.STORY_BASELINES ? await noPicturesBecause() : null;
if (noPictures) console.log(`Pictures, looks and ARIA trees are not compared: ${noPictures}.`);
const compared = Boolean(process.env.STORY_BASELINES) && noPictures === null;

/** Pages of one browser that run files side by side: two are what two cores carry. Each has focus and storage of its own. */
const pages = { maxWorkers: 2 };
/**
 * Limits of time find what hangs, on a machine that stands still for a minute too: how long something takes is told by `bench`.
 * A second, vitest's own, is what a busy machine may take for one answer; waiting ends as soon as it is there.
 */
const poll = { timeout: 30_000 };
const needsBrowser = ['**/*.browser.test.ts', '**/*.browser.test.tsx'];
const plain = await browser();
const launchOptions = { ...plain, args: [...plain.args, ...REPEATABLE] };
/** @param without Arguments of Playwright's own that are left out. */
const chromium = (without: string[] = []) => ({
  enabled: true,
  headless: true,
  // Three servers of Vite bundle before the first page is there.
  connectTimeout: 300_000,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...launchOptions, ignoreDefaultArgs: without } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1366, height: 768 } }],
  expect: { toMatchScreenshot: pictureOptions },
  commands: { compareTree, compareLook, takeClipboard, giveClipboard },
});

const PICTURED = ['**/*.features.stories.tsx'];
const NOT_PICTURED = ['**/!(*.features).stories.tsx'];

/** `.storybook/main.ts` gives these projects their plugins and the list of modules to bundle up front. */
const stories = (name: string, files: { exclude: string[]; isolate?: boolean }) => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: optimized },
  test: {
    name,
    // The kit board draws every part at once.
    testTimeout: 300_000,
    setupFiles: ['.storybook/clipboard.setup.ts', '.storybook/vitest.setup.ts'],
    // Read by .storybook/framed.ts.
    env: { PICTURES: compared ? '1' : '' },
    ...files,
    ...pages,
    browser: chromium(),
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/api/{src,dev,seed}/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: [...needsBrowser, 'tools/same-decision/**', 'tools/commands/**', '**/node_modules/**'],
          // Modules are loaded once for all files: a test puts back what it changes of them and of the globals.
          isolate: false,
          testTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/test/**/*.test.ts', 'tools/same-decision/**/*.test.ts'],
          // One migrated database of each kind for the run; each worker gets its copy.
          globalSetup: ['apps/api/test/harness/global-setup.ts'],
          // A file may start a database server of its own: two at a time is what two cores carry.
          pool: 'forks',
          // The app is loaded and a database of each kind started once per worker.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'commands',
          environment: 'node',
          include: ['tools/commands/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // Benches and servers would be measured and started beside each other.
          fileParallelism: false,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // With what the web app brings.
        optimizeDeps: { include: [...optimized, 'react-hook-form', '@tanstack/react-query'] },
        test: {
          name: 'browser',
          include: needsBrowser.flatMap((pattern) =>
            ['packages/ui/src', 'apps/web/src', ...(compared ? ['.storybook'] : [])].map(
              (folder) => `${folder}/${pattern}`,
            ),
          ),
          testTimeout: 60_000,
          setupFiles: ['.storybook/clipboard.setup.ts'],
          ...pages,
          // With scroll bars, as people have them: they take room. Pictures of stories are made without.
          browser: chromium(['--hide-scrollbars']),
        },
      },
      // Each file in a frame of its own: what was drawn before may change how letters are drawn, by less than a pixel.
      stories('storybook', { exclude: NOT_PICTURED }),
      // Kit and preview are loaded once a page. What is loaded on demand, and the keys before it is there, is proved by browser tests.
      stories('storybook-keys', { exclude: PICTURED, isolate: false }),
    ],
  },
});
