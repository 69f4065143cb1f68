import { defineConfig } from '@playwright/test';
import { browser } from '../browser.mjs';

/** The journeys against a real Keycloak; `npm run test:keycloak` starts what they need and names the addresses. */
export default defineConfig({
  testDir: '../../apps/web/e2e/keycloak',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/keycloak/journeys',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await browser(),
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    // As in playwright.config.ts: the app supports Chrome on a desktop only.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
