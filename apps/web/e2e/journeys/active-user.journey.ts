import { expect, test } from '../fixtures.ts';

const isTelling = '**/api/session/active';

// holds core 7.7
test('the server is told which screen of which file is open, and not of screens that do not log access', async ({
  visit,
}) => {
  const told: unknown[] = [];
  const { page, recentFiles, frame, fileMain } = await visit({
    as: 'closer',
    before: (context) =>
      context.route(isTelling, async (route) => {
        told.push(route.request().postDataJSON());
        await route.continue();
      }),
  });
  await recentFiles.isShown();
  const answered = page.waitForResponse(isTelling);
  await recentFiles.open('12-3456');
  await frame.isOnFile('12-3456');
  await fileMain.isShown();
  // What was clicked is gone; the keyboard goes on at the page, not at the top of the frame.
  await expect(page.getByRole('main')).toBeFocused();
  expect((await answered).status()).toBe(200);
  const ordersID = Number(/order\/(\d+)/.exec(page.url())?.[1]);
  expect(told).toEqual([{ routeName: 'oe:main', ordersID }]);
});

// holds core 8.6
test('what the server cannot note is said, and nothing else is lost', async ({ visit }) => {
  const { recentFiles, frame } = await visit({
    as: 'closer',
    before: (context) => context.route(isTelling, (route) => route.fulfill({ status: 500, body: '' })),
  });
  await recentFiles.isShown();
  await recentFiles.open('12-3456');
  await frame.isOnFile('12-3456');
  await expect(frame.toasts).toContainText('Error saving active user data.');
});
