import { expect, test } from '../fixtures.ts';

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
  await page.keyboard.press('Alt+f');
  await page.keyboard.type('Marjorie', fast);
  await expect(page.getByRole('dialog').getByLabel('Buyer first name')).toHaveValue('Marjorie');
});
