import { expect, expectAccessible, test } from '../fixtures.ts';

const ownDay = { date: '2031-05-29', name: 'Office move' };
const path = `/api/configuration/closing-days/${ownDay.date}`;

test('dates of a file: bank holidays and own closing days are shown, told, and no obstacle', async ({
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator');
  const closer = await apiUser('closer');
  const id = await closer.orderID('26-700003');
  await administrator.ask('PUT', path, { name: ownDay.name, version: 0 });
  const asked: string[] = [];
  const { page, fileMain, frame } = await visit({
    as: 'closer',
    path: `/order/${id}/oe`,
    before: async (context) => {
      context.on('request', (request) => {
        if (request.url().endsWith('/api/configuration/closing-days')) asked.push(request.url());
      });
    },
  });
  await fileMain.isEditable();
  const closing = fileMain.field('Closing', 'Dates');

  await test.step('a holiday is named while it is typed, and warned of', async () => {
    await closing.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('5/26/2031');
    await expect(closing).toHaveAccessibleDescription(/Closed: Memorial Day\. Reads as Mon 05\/26\/2031, Memorial Day/);
  });

  await test.step('the calendar names the days of its month', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Closing, calendar' });
    const holidays = calendar.getByRole('list', { name: 'Holidays of the month' });
    await expect(holidays.getByRole('listitem')).toHaveText(['26 Memorial Day', '29 Office move']);
    await expect(calendar.getByRole('button', { name: /^Monday, May 26, 2031/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(calendar.getByRole('button', { name: 'Thursday, May 29, 2031, Office move' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(closing).toHaveValue('05/29/2031');
    await expect(closing).toHaveAccessibleDescription(/Closed: Office move/);
  });

  await test.step('all fields of all pages of the file ask once', async () => {
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await fileMain.isClean();
    await frame.menuEntry('Loans').click();
    await expect(frame.title).toHaveText('Loans');
    expect(asked).toHaveLength(1);
  });
  const stored = await administrator.get<{ date: string; version: number }[]>('/api/configuration/closing-days');
  const version = stored.find(({ date }) => date === ownDay.date)?.version;
  await administrator.ask('PUT', path, { name: null, version });
});
