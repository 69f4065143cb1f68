import { expect, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

/** Thirty letters a second, as somebody types who knows the way. */
const fast = { delay: 30 };

test('keys typed straight after signing in go into the box that a shortcut opens', async ({ visit }) => {
  const { page, frame } = await visit({ as: 'escrow-officer', atForm: true });
  await frame.isShown();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('12-3456', fast);
  await page.keyboard.press('Enter');
  await frame.isOnFile('12-3456');

  await page.keyboard.press('Alt+g');
  await page.keyboard.type('26-700020', fast);
  await page.keyboard.press('Enter');
  await frame.isOnFile('26-700020');

  await frame.menuArea('Home').click();
  await expect(page).toHaveURL(/recent-files/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('12-3456', fast);
  await page.keyboard.press('Enter');
  // The next screen is asked for before the file is there: it is one of that file.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prorat', fast);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/prorations$/);
  await frame.isOnFile('12-3456');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await frame.menuArea('Home').click();
  await expect(page).toHaveURL(/recent-files/);
  await page.keyboard.press('Alt+f');
  await page.keyboard.type('Marjorie', fast);
  await expect(page.getByRole('dialog').getByLabel('Buyer first name')).toHaveValue('Marjorie');
});

test('the palette opened while a file is on its way stays, and leads to pages of that file', async ({ visit }) => {
  const { page, recentFiles } = await visit({ as: 'escrow-officer' });
  await recentFiles.isShown();
  const ofFile = /\/api\/orders\/\d+/;
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(ofFile, async (route) => {
    await arrival;
    await route.continue();
  });
  const askFor = async (what: string) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(what, fast);
    await page.keyboard.press('Enter');
  };

  await askFor('26-700020');
  await expect(page).toHaveURL(/\/oe$/);
  await askFor('file main');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('file main');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('payoffs', fast);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Recent Files$/);
  arrive();
  await expect(page).toHaveTitle(/Payoffs$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('F6 walks the areas of a page in the order they stand, and Escape in the panel goes back', async ({
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer')).orderID('26-700003');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/prorations` });
  await expect(page).toHaveTitle(/Prorations$/);
  const prorations = new RowsPage(page, 'Prorations');
  await prorations.isEditable();
  const focusIn = (area: string) => expect(page.locator(`${area} :focus`)).toHaveCount(1);
  // Without a row there is no form: the way leads around all the same.
  const add = prorations.button('Add proration');
  await add.focus();
  await page.keyboard.press('Shift+F6');
  await focusIn('[data-slot=navigation-menu]');
  await add.click();
  await expect(prorations.field('Item')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await focusIn('[role=grid]');
  await page.keyboard.press('F6');
  await expect(prorations.field('Item')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await focusIn('[data-slot=navigation-menu]');
  await page.keyboard.press('Shift+F6');
  await focusIn('[data-slot=context-panel]');
  await page.keyboard.press('Shift+F6');
  await focusIn('main aside');
  await page.keyboard.press('F6');
  await focusIn('[data-slot=context-panel]');
  await page.keyboard.press('Escape');
  await focusIn('main aside');
});
