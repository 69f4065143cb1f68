import { SettlementStatementType } from '@closewright/domain/orders';
import { expect, expectAccessible, test } from '../fixtures.ts';

const asked = /\?launchEditor=cdf$/;

// holds blocks 2.17
test('the CDF Editor opens over the page: what is typed is saved first, and the address is clean after it closes', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const changes = [{ name: 'cdfEditor', isOn: true, was: null }];
  const administrator = await apiUser('administrator', { tenant });
  expect((await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes })).status).toBe(200);
  const { page, frame, fileMain, recentFiles } = await visit({ as: 'closer', tenant });
  await recentFiles.isShown();
  await recentFiles.open('12-3456');
  await fileMain.isEditable();
  const path = new URL(page.url()).pathname;
  const editor = page.getByRole('dialog', { name: /^(CDF Editor|Closing Disclosure)$/ });
  // The settlement menu is folded until somebody is in it.
  const launch = async () => {
    const heading = frame.menu.getByRole('button', { name: 'Settlement Statement' });
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
    await frame.menuEntry('CDF Editor').click();
  };

  await test.step('from the menu, after a save', async () => {
    await fileMain.typeByKey('Earnest money held by', 'The editor saved this');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await launch();
    expect((await saved).status()).toBe(200);
    await expect(editor).toBeVisible();
    await expect(page).toHaveURL(asked);
    await expectAccessible(page, 'form');
    await editor.locator('[data-slot=dialog-footer]').getByRole('button', { name: 'Close' }).click();
    await expect(editor).toHaveCount(0);
    await expect(page).not.toHaveURL(/launchEditor/);
    await page.reload();
    await fileMain.hasValue('Earnest money held by', 'The editor saved this');
  });

  await test.step('a save that cannot be done keeps it closed', async () => {
    await fileMain.isEditable();
    await page.route('**/api/orders/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await fileMain.typeByKey('Earnest money held by', 'Never stored');
    await launch();
    await expect(fileMain.saveState).toContainText('The server gave an answer that cannot be read. Try again.');
    await expect(page).not.toHaveURL(/launchEditor/);
    await expect(editor).toHaveCount(0);
    await page.unrouteAll();
    await fileMain.typeByKey('Earnest money held by', 'Stored now');
    await fileMain.saveByKey();
  });

  await test.step('from an address, and Escape closes it', async () => {
    await page.goto(`${page.url()}?launchEditor=cdf`);
    await expect(editor).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(page).not.toHaveURL(/launchEditor/);
  });

  await test.step('and over a screen that is not built yet, whose address leads on', async () => {
    await page.goto(`${page.url().replace(/\/oe.*$/, '')}/closing-market?launchEditor=cdf`);
    await expect(editor).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(page).toHaveURL(/coming-soon/);
    await expect(page).not.toHaveURL(/launchEditor/);
  });

  await test.step('what was typed before the file was taken over is not stored: that is said, and it stays closed', async () => {
    await page.goto(path);
    await fileMain.isEditable();
    await fileMain.typeByKey('Earnest money held by', 'Typed, not saved');
    const other = await visit({ as: 'administrator', path, tenant });
    await other.frame.band.getByRole('button', { name: 'Take over' }).click();
    await fileMain.isReadOnly();
    await launch();
    await expect(frame.toasts.filter({ hasText: 'What you typed is not saved.' })).toBeVisible();
    await expect(page).not.toHaveURL(/launchEditor/);
    await expect(editor).toHaveCount(0);
    await fileMain.hasValue('Earnest money held by', 'Typed, not saved');
    await fileMain.isDirty();
  });
});

test('while the flag is off, an address that asks for the CDF Editor says so and is cleared', async ({
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer')).orderID('26-700020');
  const { page, frame, fileMain } = await visit({ as: 'closer', path: `/order/${id}/oe?launchEditor=cdf` });
  // It goes by itself, so it is looked for before the page.
  await expect(frame.toasts).toContainText(
    'Access to CDF Editor is not authorized. Please contact your administrator.',
  );
  await fileMain.isShown();
  await expect(page).not.toHaveURL(/launchEditor/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(frame.menuEntry('CDF Editor')).toHaveCount(0);
});

test('a file on a HUD-1 opens on that form, whose series take lines; who comes second reads it, and who holds it', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const changes = [{ name: 'cdfEditor', isOn: true, was: null }];
  const administrator = await apiUser('administrator', { tenant });
  expect((await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes })).status).toBe(200);
  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('12-3456');
  await user.change(id, { settlementStatementType: SettlementStatementType.HUD2010 });
  const path = `/order/${id}/settlement/fees?launchEditor=cdf`;
  const { page } = await visit({ as: 'closer', tenant, path });
  const editor = page.getByRole('dialog', { name: 'Settlement Statement HUD-1' });
  const radon = editor.locator('[data-line^="13"]').filter({ hasText: 'Radon test' });

  await test.step('a line is added to the series in hand', async () => {
    await expect(editor.locator('[data-line="1400"]')).toContainText('$9,682.30');
    await page.keyboard.press('Control+g');
    await page.keyboard.type('1301', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(editor.locator('[data-line="1301"] :focus, [data-line="1301"]:focus')).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await expect(editor.getByRole('region', { name: /New line in 1300/ }).locator('input:focus')).toHaveCount(1);
    await page.keyboard.type('Radon test', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(radon.locator(':focus')).toHaveCount(1);
  });

  await test.step('the second one reads, and is told why', async () => {
    await page.keyboard.press('Control+s');
    const other = await visit({ as: 'administrator', tenant, path });
    const read = other.page.getByRole('dialog', { name: 'Settlement Statement HUD-1' });
    await expect(read.getByText(/has this file open since/)).toBeVisible();
    await expect(read.locator('.form-cell').first()).toBeVisible();
    await expect(read.locator('[data-written]')).toHaveCount(0);
    await expectAccessible(other.page, 'form');
  });
});
