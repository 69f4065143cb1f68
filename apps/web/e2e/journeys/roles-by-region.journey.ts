import type { SecurityRole } from '@closewright/contract/people';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { ConfigurationPage } from '../page-models/configuration-page.ts';

// holds core 2.34, core 2.36, blocks 2.4
test('a role grants otherwise in one region: pages of a file follow the region it is in, without a reload', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer', { tenant });
  const inRegion = async (fileNumber: string) => {
    const id = await user.orderID(fileNumber);
    const { order } = await user.get<{ order: { regionID: number } }>(`/api/orders/${id}`);
    return { id, fileNumber, regionID: order.regionID };
  };
  const here = await inRegion('12-3456');
  const files = await Promise.all(['26-700001', '26-700002', '26-700003', '26-700014'].map(inRegion));
  const there = files.find(({ regionID }) => regionID !== here.regionID);
  if (there === undefined) throw new Error('All files are in one region');

  const { page, frame } = await visit({ as: 'administrator', path: '/configuration/roles', tenant });
  const configuration = new ConfigurationPage(page);
  await page
    .getByRole('navigation', { name: 'Roles' })
    .getByRole('button', { name: /^Closer/ })
    .click();
  await expect(frame.title).toHaveText('Closer');

  await test.step('what differs is said for one region, and seen before it is saved', async () => {
    const regions = await (await apiUser('administrator', { tenant })).get<{ regionID: number; description: string }[]>(
      '/api/configuration/regions',
    );
    const region = regions.find(({ regionID }) => regionID === there.regionID)?.description ?? '';
    await page.getByLabel('Rights in').click();
    await page.getByRole('option', { name: region }).click();
    await configuration.choose('Check Writing', 'None');
    await configuration.choose('Policy', 'Full');
    await expect(page.getByText(`None in ${region}, else Read`)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(configuration.dialog.getByRole('button', { name: /^Cancel/ })).toBeFocused();
    const table = configuration.dialog.getByRole('table', { name: 'Screens this changes' });
    await expect(table.getByRole('row', { name: `Check Writing in ${region} Read None` })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const closer = await visit({ as: 'closer', path: `/order/${there.id}/oe`, tenant });
  await closer.fileMain.isShown();
  await closer.listens();
  await expect(closer.frame.menuEntry('Check Writing')).toBeVisible();
  const freed: string[] = [];
  closer.page.on('request', (request) => {
    if (request.url().endsWith('/lock/release')) freed.push(request.url());
  });
  await configuration.saveRole();
  await expect(closer.frame.menuEntry('Check Writing')).toHaveCount(0);
  expect(freed, 'the file stays in use while other rights change').toEqual([]);
  const stored = await (await apiUser('administrator', { tenant })).get<SecurityRole[]>('/api/configuration/roles');
  expect(stored.find(({ name }) => name === 'Closer')?.regionRights).toEqual([
    { regionID: there.regionID, rights: { CheckWriting_ScreenAccess: 0, Policy_ScreenAccess: 2 } },
  ]);

  await test.step('a page that is not open there says so; in the other region it opens', async () => {
    await closer.page.goto(`/order/${there.id}/check-writing`);
    await expect(closer.page).toHaveURL(/\/NotAuthorized\?message=/);
    await closer.fileMain.goto(here.id);
    await expect(closer.frame.menuEntry('Check Writing')).toBeVisible();
    await closer.page.goto(`/order/${here.id}/check-writing`);
    await expect(closer.page).toHaveURL(/check-writing/);
    await expect(closer.page).not.toHaveURL(/NotAuthorized/);
  });

  await test.step('on which screen a file opens is decided by its own region', async () => {
    const [role] = stored.filter(({ name }) => name === 'Closer');
    if (role === undefined) throw new Error('There is no closer');
    const rights = { OrderEntry_ScreenAccess: 0 } as const;
    const answer = await (await apiUser('administrator', { tenant })).ask(
      'PATCH',
      `/api/configuration/roles/${role.securityRoleID}`,
      { version: role.version, changes: { regionRights: [{ regionID: there.regionID, rights }] } },
    );
    expect(answer.status).toBe(200);
    const warning = 'Access Restricted from File Main, you will be directed to Loans.';
    await closer.page.goto('/recent-files');
    await closer.frame.goToFile(there.fileNumber);
    await expect(closer.frame.toasts.filter({ hasText: warning })).toBeVisible();
    await expect(closer.frame.title).toHaveText('Loans');
    await closer.page.goto('/recent-files');
    await closer.frame.goToFile('12-3456');
    await closer.fileMain.isShown();
    await expect(closer.frame.toasts.filter({ hasText: warning })).toHaveCount(0);
  });
});

test('groups of users are added, renamed and removed; one that somebody belongs to says so and stays', async ({
  ownTenant: tenant,
  visit,
}) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/users', tenant });
  await page.getByRole('button', { name: 'Groups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Groups of users' });
  const list = dialog.getByRole('grid', { name: 'Groups of users' });
  const first = list.getByRole('row').first();
  await expect(first).toBeVisible();
  const before = await list.getByRole('row').count();
  await expectAccessible(page);

  await first.click();
  await page.keyboard.press('Insert');
  await page.keyboard.type('Night shift');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('row', { name: 'Night shift' })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Early shift');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('row', { name: 'Early shift' })).toBeVisible();

  await first.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list).toContainText(/users? belongs? to it\./);
  await list.getByRole('button', { name: /^Discard/ }).click();

  await list.getByRole('row', { name: 'Early shift' }).click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('row')).toHaveCount(before);
  await page.reload();
  await page.getByRole('button', { name: 'Groups' }).click();
  await expect(list.getByRole('row')).toHaveCount(before);
});
