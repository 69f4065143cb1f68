import type { NotificationCounts } from '@closewright/contract/notifications';
import { FileStatus } from '@closewright/domain/orders';
import { companyDay } from '../../../api/test/harness/company-day.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('the bell and the menu say how many files close today and are in use, read once in five minutes unless asked', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const closer = await apiUser('closer', { tenant });
  const closesToday = async (fileNumber: string) => {
    const id = await closer.orderID(fileNumber);
    await closer.change(id, { closingDate: companyDay(givenNow()), status: FileStatus.Open });
    return id;
  };
  // The demo has files for every time of the year: one may close on the day of the test.
  await closer.change(await closer.orderID('26-700016'), { closingDate: '2013-04-15' });
  const { filesClosingToday } = await closer.get<NotificationCounts>('/api/notifications/counts');
  const id = await closesToday('12-3456');
  let reads = 0;
  const { page, frame, recentFiles, fileMain, anotherTab } = await visit({ as: 'closer', tenant });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/counts')) reads += 1;
  });
  // The alerts of the closer's own files are told first; how many the demo has is no matter here.
  const closing = (more: number) => {
    const count = filesClosingToday + more;
    return count === 1 ? '1 file closes today' : `${count} files close today`;
  };
  const bell = (said: string) => frame.bar.getByRole('link', { name: new RegExp(`^Alerts, .*\\b${said}$`) });
  await recentFiles.isShown();
  await expect(bell(closing(1))).toBeVisible();
  await expect(frame.menuEntry('Alerts')).toHaveAccessibleName(new RegExp(`\\b${closing(1)}`));
  await expectAccessible(page);
  const other = await anotherTab(`/order/${id}/oe`);
  await other.fileMain.isEditable();
  await frame.goToFile('26-700014');
  await fileMain.isEditable();
  await frame.menuArea('Home').click();
  await recentFiles.isShown();
  await expect(bell(closing(1))).toBeVisible();
  expect(reads).toBe(1);
  // The file that was left is free before the files in use are counted.
  const left = await closer.orderID('26-700014');
  await expect.poll(async () => (await closer.order(left)).lock).toBeNull();
  await closesToday('26-700016');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Read notifications');
  await page.getByRole('option', { name: 'Read notifications again' }).click();
  await expect(bell(closing(2))).toBeVisible();
  await expect(frame.menuEntry('Recent Files')).toContainText('1 in use');
  expect(reads).toBe(2);
});

// holds core 2.24, core 6.19
test('the demo block and the notice at Add File appear only where the company has set them', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const notice = 'From 05/01/2026 new orders cannot be opened in the product.';
  const before = await visit({ as: 'escrow-officer', tenant });
  await before.recentFiles.isShown();
  await expect(before.frame.menu.getByRole('heading', { name: 'Demo' })).toHaveCount(0);
  await expect(before.frame.menuEntry('Add File')).toHaveAccessibleDescription('');
  await before.context.close();

  const administrator = await apiUser('administrator', { tenant });
  const settings = [
    { name: 'demoNavigation', value: 'true', version: 0 },
    { name: 'addFileTooltip', value: 'true', version: 0 },
    { name: 'addFileTooltipDate', value: '2026-05-01', version: 0 },
  ];
  expect((await administrator.ask('PATCH', '/api/configuration/system-settings', { settings })).status).toBe(200);
  const { page, frame, recentFiles } = await visit({ as: 'escrow-officer', tenant });
  await recentFiles.isShown();
  const demo = frame.menu.getByRole('list', { name: 'Demo' }).getByRole('listitem');
  await expect(demo).toHaveText([/^Assigned to me.*20$/, /^Department.*30$/, /^Due today.*2$/, /^Overdue.*4$/]);
  await expect(frame.menuEntry('Add File')).toHaveAccessibleDescription(notice);
  await frame.menuEntry('Add File').hover();
  await expect(page.getByRole('tooltip')).toContainText(notice);
  await expectAccessible(page);
  await frame.menuEntry('Add File').click();
  await expect(frame.dialog).toContainText('Create New File');
});
