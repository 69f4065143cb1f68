import type { BrowserContext, Request } from '@playwright/test';
import { expect, test, type Visitor } from '../fixtures.ts';

/** A clock of the test's own in every tab; it runs on as usual until it is held. */
const ownClock = async (context: BrowserContext) => {
  await context.clock.install({ time: new Date('2026-03-10T15:00:00Z') });
};

/**
 * From here on time passes only when the test says so, however long the machine takes. All tabs have the same clock; it is held a
 * little ahead, where none of them is yet, and a key is the last that anybody did.
 */
async function holdClock({ page, context }: Visitor) {
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.keyboard.press('Shift');
}

const isRenewal = (request: Request) =>
  request.url().endsWith('/token') && request.postData()?.includes('refresh_token') === true;

const minutes = (count: number) => count * 60_000;
const countdown = ({ page }: Visitor) => page.getByRole('alertdialog', { name: 'Session Expiring' });

/** Time passes in every tab of the browser. */
const pass = ({ context }: Visitor, milliseconds: number) => context.clock.runFor(milliseconds);

// The token is renewed in the meantime as always; what ends the session is that nobody is there.
test.describe('after 30 minutes without activity', () => {
  // holds core 9.2, blocks 4.7
  test('the countdown opens a minute before; nobody answers: both tabs log out and come back to their address', async ({
    visit,
  }) => {
    const first = await visit({ as: 'closer', before: ownClock });
    await first.recentFiles.isShown();
    await first.recentFiles.open('12-3456');
    await first.frame.isOnFile('12-3456');
    const address = first.page.url();
    const second = await first.anotherTab('/recent-files');
    await second.recentFiles.isShown();

    await holdClock(first);
    await pass(first, minutes(28.5));
    await expect(countdown(first)).toBeHidden();
    await pass(first, minutes(0.75));
    await expect(countdown(first)).toContainText(/Logging out in \d+ seconds/);
    await expect(countdown(second)).toBeVisible();

    await pass(first, minutes(1));
    await first.context.clock.resume();
    await first.signInPage.isShown();
    await second.signInPage.isShown();
    await first.signInPage.signIn('closer');
    await first.frame.isOnFile('12-3456');
    expect(first.page.url()).toBe(address);
  });

  // holds blocks 4.8
  test('an answer in one tab closes the countdown of the other, and the token is renewed', async ({ visit }) => {
    const first = await visit({ as: 'closer', before: ownClock });
    await first.recentFiles.isShown();
    const second = await first.anotherTab('/recent-files');
    await second.recentFiles.isShown();
    const renewals = new Set<Request>();
    first.page.on('request', (request) => isRenewal(request) && renewals.add(request));
    first.page.on('requestfinished', (request) => renewals.delete(request));
    await holdClock(first);
    await pass(first, minutes(29.25));
    await expect(countdown(first)).toBeVisible();
    await expect(countdown(second)).toBeVisible();
    // A renewal by the clock that is still on its way would be the answer's too.
    await expect.poll(() => renewals.size).toBe(0);
    const renewed = first.page.waitForRequest(isRenewal);
    await countdown(first).getByRole('button', { name: 'Keep working' }).click();
    await renewed;
    await expect(countdown(first)).toBeHidden();
    await pass(first, 2000);
    await expect(countdown(second)).toBeHidden();
    await pass(first, minutes(28));
    await expect(countdown(first)).toBeHidden();
    await expect(second.recentFiles.heading).toBeVisible();
  });

  // holds blocks 4.9
  test('work in one tab keeps the other', async ({ visit }) => {
    const first = await visit({ as: 'closer', before: ownClock });
    await first.recentFiles.isShown();
    const second = await first.anotherTab('/recent-files');
    await second.recentFiles.isShown();
    await holdClock(first);
    for (let round = 0; round < 3; round++) {
      await pass(first, minutes(20));
      await first.page.keyboard.press('Shift');
      await pass(first, 2000);
    }
    await expect(countdown(first)).toBeHidden();
    await expect(countdown(second)).toBeHidden();
    await expect(second.recentFiles.heading).toBeVisible();
  });
});
