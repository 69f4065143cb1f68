import { expect, expectAccessible, test } from '../fixtures.ts';

// holds core 5.23
test('User settings: appearance, dictionary, default region and saved grids are kept with the account', async ({
  ownTenant: tenant,
  visit,
}) => {
  const { page, frame, recentFiles } = await visit({ as: 'administrator', tenant });
  await recentFiles.isShown();
  await recentFiles.sortBy('Closing');
  await frame.openAccountMenu();
  await page.getByRole('menuitem', { name: 'User settings' }).click();
  await expect(page).toHaveURL(/\/user-settings$/);
  await expect(page).toHaveTitle('Closewright - User Settings');
  await expectAccessible(page);
  const main = page.getByRole('main');
  const words = page.getByRole('list', { name: 'Words of your dictionary' });
  const add = async (text: string) => {
    await page.getByLabel('Words to add').fill(text);
    await page.keyboard.press('Enter');
  };

  await test.step('the personal dictionary', async () => {
    await add('  ');
    await expect(main).toContainText('No words to add');
    await add('lienor Ficus');
    await expect(words.getByRole('listitem')).toHaveText(['Ficus', 'lienor']);
    await add('FICUS');
    await expect(main).toContainText('No words to add');
    await page.getByRole('button', { name: 'Remove lienor' }).click();
    await expect(words.getByRole('listitem')).toHaveText(['Ficus']);
    await expect(page.getByLabel('Words to add')).toBeFocused();
  });

  await test.step('the theme is seen at once', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
  });

  await test.step('saving what is stored says so', async () => {
    await page.keyboard.press('Control+s');
    await expect(frame.toasts).toContainText('No changes detected');
  });

  await test.step('the default region', async () => {
    await page.getByLabel('Default region').click();
    const other = page.getByRole('option', { selected: false }).first();
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(main.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(frame.bar).toContainText(`${name} region`);
    await page.reload();
    await expect(frame.bar).toContainText(`${name} region`);
    await expect(words.getByRole('listitem')).toHaveText(['Ficus']);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a saved grid goes back to what it was', async () => {
    const forgotten = page.waitForResponse((response) => response.url().endsWith('/api/session/settings'));
    await page.getByRole('button', { name: 'Reset Recent files' }).click();
    await expect(main).toContainText('No grid has been arranged');
    expect((await forgotten).status()).toBe(200);
    await page.reload();
    await expect(main).toContainText('No grid has been arranged');
  });
});

test('who may only read sees the settings and changes nothing but the own view of this visit', async ({ visit }) => {
  const { page } = await visit({ as: 'read-only', path: '/user-settings' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Settings');
  await expect(page.getByRole('status').filter({ hasText: /^Read only$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add words' })).toHaveCount(0);
  await expectAccessible(page);
});
