import { expect, expectAccessible, test } from '../fixtures.ts';

// holds core 1.14
test('session storage that asks for log-off logs out at the next start, once', async ({ visit }) => {
  const { page, recentFiles, signInPage } = await visit({ as: 'closer' });
  await recentFiles.isShown();
  await page.evaluate(() => sessionStorage.setItem('closewright.logOff', 'yes'));
  await page.reload();
  await signInPage.isShown();
  await signInPage.signIn('closer');
  await recentFiles.isShown();
  await page.reload();
  await recentFiles.isShown();
});

test('a request that waited while nobody was signed in does not throw the next user out', async ({ visit }) => {
  const { page, notice, recentFiles, signInPage } = await visit({
    // A page that needs no sign-in: the start-up runs, and nobody is there to be logged out.
    path: '/ask',
    before: (context) =>
      context.addInitScript(() => {
        if (location.pathname === '/ask') sessionStorage.setItem('closewright.logOff', 'yes');
      }),
  });
  await notice.says('Page Not Found');
  await page.goto('/recent-files');
  await signInPage.signIn('closer');
  await recentFiles.isShown();
});

// holds core 2.28
test('?forceLogOut logs out wherever it stands; =false does not', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700020');
  const { page, recentFiles, fileMain, signInPage } = await visit({ as: 'closer' });
  await recentFiles.isShown();
  await page.goto(`/order/${id}/oe?forceLogOut=false`);
  await fileMain.isShown();
  await page.goto(`/order/${id}/oe?forceLogOut`);
  await signInPage.isShown();
  // The flag is not waiting behind the sign-in.
  await signInPage.signIn('closer');
  await recentFiles.isShown();
});

test('what the identity provider leaves in the address is taken out of it, and nothing else', async ({ visit }) => {
  const { page, recentFiles } = await visit({ as: 'closer', atForm: true });
  await recentFiles.isShown();
  // Nothing of the sign-in just made is left.
  expect(page.url()).not.toMatch(/state|code=|iss=/);
  for (const [given, kept] of [
    ['/recent-files#state=1f2e&session_state=9c&iss=http%3A%2F%2Fx&code=abc', '/recent-files'],
    ['/recent-files?a=1#part=two&state=1f2e&session_state=9c', '/recent-files?a=1#part=two'],
    ['/recent-files#error=login_required&state=1f2e', '/recent-files'],
  ] as const) {
    // Through an empty page, so that each is a start of its own and not a move within a page.
    await page.goto('about:blank');
    await page.goto(given);
    await expect.poll(() => page.url().replace(/^http:\/\/[^/]+/, '')).toBe(kept);
    await expect(recentFiles.heading).toBeVisible();
  }
});

// holds core 2.7
test('a tenant’s own notice stands before everything else', async ({ server, ownTenant: tenant, visit }) => {
  const notice = {
    icon: 'calendar-clock',
    title: 'We are moving',
    message: 'Back on Monday at 8 AM. Call 987-555-4321.',
  };
  // Nobody has asked for this tenant yet, so nobody remembers it without its notice.
  await server.sql(tenant, `update tenants set custom_notice = '${JSON.stringify(notice)}'`);
  const epsilon = await visit({ tenant });
  await epsilon.notice.says(notice.title, notice.message);
  await expect(epsilon.page).toHaveTitle('Closewright - We are moving');
  await expect(epsilon.notice.body.locator('svg.lucide-calendar-clock')).toBeVisible();
  await expectAccessible(epsilon.page);
  const ficus = await visit({ tenant: 'ficus' });
  await ficus.signInPage.isShown();
});
