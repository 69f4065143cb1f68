import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to file, screen or command' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

/** Opens the palette by its key and types. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('the palette leads to a file by its number or a party, to a screen, and does what the page offers', async ({
  visit,
}) => {
  const { page, frame, recentFiles } = await visit({ as: 'administrator' });
  await recentFiles.isShown();

  await test.step('a number', async () => {
    await ask(page, '26-70002');
    await expect(option(page, /^26-700020/)).toBeVisible();
    await page.keyboard.press('Escape');
    await ask(page, '26-700020');
    await page.keyboard.press('Enter');
    await frame.isOnFile('26-700020');
  });

  await test.step('a party, with the reason where the line does not show it', async () => {
    await ask(page, 'cole');
    await expect(option(page, /12-3456.*Seller contains it: .*Cole/)).toBeVisible();
    await expectAccessible(page);
    // Other journeys copy this file: a copy may come first.
    await option(page, /12-3456.*Seller contains it/).click();
    await frame.isOnFile('12-3456');
  });

  await test.step('a page that this file does not have, with the reason', async () => {
    const here = page.url();
    await ask(page, 'worksheet 801');
    await expect(option(page, /^Worksheet 801.*is a CDF/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(palette(page).getByRole('alert')).toHaveText(
      'Worksheet 801: The statement of this file is a CDF, which has no such page.',
    );
    await expectAccessible(page);
    expect(page.url()).toBe(here);
    await page.keyboard.press('Escape');
  });

  await test.step('a screen', async () => {
    await ask(page, 'portfolio');
    await expect(option(page, /^Portfolio Manager/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Closewright - Portfolio Manager');
  });

  await test.step('an action of the product', async () => {
    await ask(page, 'create new');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Create New File' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('nothing of it', async () => {
    await ask(page, 'zzqqxx');
    await expect(palette(page)).toContainText('Nothing found');
    await page.keyboard.press('Escape');
  });
});

test('a file in hand is copied to a new one, from the menu of Recent Files and from the palette', async ({ visit }) => {
  const { page, recentFiles } = await visit({ as: 'administrator' });
  await recentFiles.isShown();
  const dialog = page.getByRole('dialog', { name: 'Create New File' });
  const number = '12-3456';
  await recentFiles.row(number).getByRole('gridcell').nth(1).click();

  await page.getByRole('button', { name: 'File actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy to a new file…' }).click();
  await expect(dialog.getByLabel('Copy from file')).toHaveValue(number);
  // What is taken over is chosen there, too.
  await expect(dialog.getByRole('combobox', { name: 'Take over' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/recent-files$/);

  await recentFiles.row(number).getByRole('gridcell').nth(1).click();
  await ask(page, `copy ${number}`);
  await expect(option(page, `Copy ${number} to a new file`)).toBeVisible();
  await option(page, `Copy ${number} to a new file`).click();
  await expect(dialog.getByLabel('Copy from file')).toHaveValue(number);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'File actions' }).click();
  await page.getByRole('menuitem', { name: 'New file from a template…' }).click();
  await expect(dialog.getByRole('combobox', { name: 'From template' })).toBeVisible();
  await expect(dialog.getByLabel('Copy from file')).toHaveValue('');
});
