import { picture } from '../arrange/picture.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('the signature of somebody else is sent by keyboard, and waits for another person', async ({
  visit,
  ownTenant: tenant,
}) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/bank-accounts', tenant });
  const signatures = page.getByRole('dialog', { name: 'Signatures' });
  const send = page.getByRole('dialog', { name: 'Signature of somebody' });
  const whose = send.getByRole('combobox', { name: 'Signature of' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('nobody is sent without whose it is', async () => {
    await page.getByRole('button', { name: 'Signatures…' }).focus();
    await press('Enter');
    await signatures.getByRole('button', { name: 'Send somebody’s' }).focus();
    await press('Enter');
    await expect(whose).toBeFocused();
    await press('Control+Enter');
    await expect(send).toContainText('Choose whose it is');
    await expectAccessible(page);
  });

  const name = await test.step('it is chosen, and the image of it', async () => {
    await whose.focus();
    // The first is whoever sends it.
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(whose).not.toHaveText('');
    const chosen = (await whose.innerText()).trim();
    const opened = page.waitForEvent('filechooser');
    await send.getByRole('button', { name: /hoose/ }).focus();
    await press('Enter');
    await (await opened).setFiles({
      name: 'Signature.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    });
    await expect(send).toContainText('Signature.png');
    await press('Control+Enter');
    await expect(send).toHaveCount(0);
    return chosen;
  });

  await test.step('it waits, and whoever sent it withdraws it alone', async () => {
    const row = signatures.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Waits');
    await expect(row.getByRole('button')).toHaveText(['Withdraw']);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Withdraw' }).focus();
    await press('Enter');
    await expect(row).toContainText('Withdrawn');
  });
});
