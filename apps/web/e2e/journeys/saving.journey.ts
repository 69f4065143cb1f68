import type { Page, Request } from '@playwright/test';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const correct = 'Please correct the highlighted errors on screen to continue.';

/** The saves a page sends. */
function savesOf(page: Page): Request[] {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/api/orders/')) saves.push(request);
  });
  return saves;
}

test('saving: nothing to save, the dirty mark, and leaving saves first', async ({ visit, apiUser }) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700003');
  const { page, fileMain, frame, recentFiles } = await visit({
    as: 'closer',
    path: `/order/${id}/oe`,
    // A low window on a screen that is high enough: the sheet scrolls.
    context: { screen: { width: 1366, height: 768 }, viewport: { width: 1366, height: 480 } },
  });
  await fileMain.isEditable();
  const saves = savesOf(page);

  // holds core 5.25
  await test.step('nothing changed', async () => {
    await page.keyboard.press('Control+s');
    await expect(frame.toasts).toHaveText(/No changes detected/);
    expect(saves).toEqual([]);
  });

  await test.step('typed and typed back is not dirty', async () => {
    const before = await fileMain.field('Earnest money held by').inputValue();
    await fileMain.typeByKey('Earnest money held by', `${before} once`);
    await fileMain.isDirty();
    await fileMain.typeByKey('Earnest money held by', before);
    await fileMain.isClean();
  });

  // holds core 2.39
  await test.step('leaving for another screen saves first', async () => {
    const text = `On the way out ${Date.now()}`;
    await fileMain.typeByKey('Place of closing', text);
    await fileMain.isDirty();
    await frame.menuEntry('Properties').click();
    await expect(frame.title).toHaveText('Properties');
    expect(saves).toHaveLength(1);
    expect((await user.order(id)).order.placeOfClosing).toBe(text);
    await expect(frame.dialog).toHaveCount(0);
  });

  // holds core 2.32
  await test.step('and so does going to another file, which begins at the top', async () => {
    await fileMain.goto(id);
    await fileMain.isEditable();
    await fileMain.field('Parcel').scrollIntoViewIfNeeded();
    const text = `To another file ${Date.now()}`;
    await fileMain.typeByKey('Parcel', text);
    expect(await fileMain.scrollTop()).toBeGreaterThan(0);
    await frame.goToFile('26-700014');
    await frame.isOnFile('26-700014');
    await expect.poll(() => fileMain.scrollTop()).toBe(0);
    expect((await user.order(id)).properties[0]?.parcelID).toBe(text);
  });

  // holds core 2.40
  await test.step('a read-only page is left without a save', async () => {
    await page.goto(`/order/${await user.orderID('26-700024')}/oe`);
    await expect(frame.band).toHaveText(/This file is locked\. *You can read and copy\./);
    await fileMain.isReadOnly();
    await expect(fileMain.save).toHaveCount(0);
    const count = saves.length;
    await page.keyboard.press('Control+s');
    await frame.menuArea('Home').click();
    await recentFiles.isShown();
    expect(saves).toHaveLength(count);
  });
});

// holds core 4.22
test('Ctrl+S again within 200 ms is dropped: one call, and no word about nothing to save', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700003');
  const { page, fileMain, frame } = await visit({
    as: 'closer',
    path: `/order/${id}/oe`,
    // The time of the page stands still, so however slow this machine is, every press comes within the 200 ms.
    before: (context) => context.clock.setFixedTime(givenNow()),
  });
  await fileMain.isEditable();
  const saves = savesOf(page);
  await fileMain.typeByKey('Earnest money held by', `Twice ${Date.now()}`);
  await page.keyboard.press('Control+s');
  await expect(fileMain.saveState).toContainText('All changes saved');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  const text = `Typed since ${Date.now()}`;
  await fileMain.typeByKey('Earnest money held by', text);
  await fileMain.isDirty();
  expect(saves).toHaveLength(1);
  expect(await frame.toasts.count()).toBe(0);
  await fileMain.saveByKey();
  expect(saves).toHaveLength(2);
  expect((await user.order(id)).order.earnestMoneyHeldBy).toBe(text);
});

test('a wrong field keeps the user on the page until it is right', async ({ visit, apiUser }) => {
  const user = await apiUser('escrow-officer');
  const id = await user.orderID('26-700010');
  const { page, fileMain, frame } = await visit({ as: 'escrow-officer', path: `/order/${id}/oe` });
  await fileMain.isEditable();
  const saves = savesOf(page);
  const { closingDate } = (await user.order(id)).order;

  await test.step('by Ctrl+S: the message, the mark, and the focus in the first wrong field', async () => {
    await fileMain.typeByKey('Place of closing', 'Kept while it is wrong');
    await fileMain.field('File number').fill('');
    await fileMain.typeByKey('Closing', 'someday');
    await page.keyboard.press('Control+s');
    await expect(frame.band).toHaveText(new RegExp(correct));
    await expect(fileMain.field('File number')).toBeFocused();
    await expect(fileMain.field('File number')).toHaveAccessibleDescription(/File number is required/);
    await expect(fileMain.field('File number')).toHaveAttribute('aria-invalid', 'true');
    await expect(fileMain.field('Closing')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await frame.chooseTheme('Dark');
    await expectAccessible(page);
    await frame.chooseTheme('Light');
    expect(saves).toEqual([]);
  });

  // holds core 2.42
  await test.step('leaving is aborted, by the menu, by a link and by the palette', async () => {
    await frame.menuEntry('Properties').click();
    await expect(fileMain.field('File number')).toBeFocused();
    await frame.menuArea('Home').click();
    await expect(fileMain.field('File number')).toBeFocused();
    await frame.goToFile('26-700014');
    await expect(frame.fileHeader('26-700010')).toBeVisible();
    await expect(fileMain.heading).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/order/${id}/oe$`));
    await fileMain.hasValue('Place of closing', 'Kept while it is wrong');
    expect(saves).toEqual([]);
    expect((await user.order(id)).order.closingDate).toBe(closingDate);
  });

  await test.step('logging out is leaving too', async () => {
    await frame.logOut();
    await expect(fileMain.field('File number')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/order/${id}/oe$`));
  });

  await test.step('what only the server knows stands at its field', async () => {
    await fileMain.type('File number', '26-700014');
    await fileMain.typeByKey('Closing', '12/1/26');
    await page.keyboard.press('Control+s');
    await expect(fileMain.field('File number')).toHaveAccessibleDescription(/File Number is already in use/);
    await expect(fileMain.field('File number')).toBeFocused();
    expect(saves).toHaveLength(1);
  });

  await test.step('corrected, leaving saves everything', async () => {
    await fileMain.type('File number', '26-700010');
    await frame.menuEntry('Properties').click();
    await expect(frame.title).toHaveText('Properties');
    expect((await user.order(id)).order).toMatchObject({
      fileNumber: '26-700010',
      closingDate: '2026-12-01',
      placeOfClosing: 'Kept while it is wrong',
    });
  });
});

test('a save without an answer asks before it lets go, and staying keeps everything', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700016');
  const { page, fileMain, frame } = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await fileMain.isEditable();
  await page.route(`**/api/orders/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await fileMain.typeByKey('Earnest money held by', 'Unsaved');
  await frame.menuEntry('Properties').click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toHaveAccessibleName('Leave without saving?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await fileMain.hasValue('Earnest money held by', 'Unsaved');
  await fileMain.isShown();
  await frame.menuEntry('Properties').click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(frame.title).toHaveText('Properties');
});

// holds core 2.31
test('the page is faded while the next one is on its way', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700014');
  const { page, recentFiles, fileMain, frame } = await visit({ as: 'closer' });
  await recentFiles.isShown();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/orders/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await frame.goToFile('26-700014');
  await expect(page.locator('[data-slot=busy-region]')).toHaveAttribute('data-state', 'busy');
  await expect(page.locator('[data-slot=busy-region]')).toHaveAttribute('aria-busy', 'true');
  answer();
  await fileMain.isShown();
  await expect(page.locator('[data-slot=busy-region]')).toHaveAttribute('data-state', 'idle');
});

test('a text that is no date, all that was typed, is not left behind without a word', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700016');
  const { fileMain, frame } = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await fileMain.isEditable();
  await fileMain.typeByKey('Closing', '13/45/2026');
  await frame.menuEntry('Properties').click();
  await expect(frame.band).toHaveText(new RegExp(correct));
  await expect(fileMain.field('Closing')).toBeFocused();
  await fileMain.hasValue('Closing', '13/45/2026');
  await fileMain.typeByKey('Closing', '12/1/26');
  await frame.menuEntry('Properties').click();
  await expect(frame.title).toHaveText('Properties');
});
