import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browser } from './tools/browser.mjs';

/**
 * The journeys of apps/web/e2e. Each worker starts servers of its own (apps/web/e2e/fixtures.ts), because journeys kill
 * and restart them. Nothing is retried here: `npm test` tries what failed once more at its end and names what is flaky.
 */
export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './apps/web/e2e/prepare.ts',
  fullyParallel: false,
  workers: Math.max(1, Math.min(4, availableParallelism())),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await browser(),
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // The app supports Chrome on a desktop only; the name of the headless build is not among what it accepts.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    // Every page as it was at every step. Moving pictures beside that cost time and show no more.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
});
