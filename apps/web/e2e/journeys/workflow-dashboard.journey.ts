import type { NotificationCounts } from '@closewright/contract/notifications';
import { formatDate } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { companyDay } from '../../../api/test/harness/company-day.ts';
import { marksOf } from '../../src/app/notifications/notification-marks.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { DashboardPage } from '../page-models/dashboard-page.ts';

/** Places of the columns that are edited. */
const due = 3;
const assigned = 4;

test('workflow dashboard: tasks by when they are due, completed, assigned and deferred in place, and the way to the file', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const officer = await apiUser('escrow-officer', { tenant });
  const file = '26-700014';
  const ordersID = await officer.orderID(file);
  const { staff } = await officer.get<LookupSets>('/api/lookups');
  const idOf = (name: string) => staff?.find((one) => one.name === name)?.id;
  const add = async (name: string, days: number) => {
    const dueDate = companyDay(givenNow(), days);
    const body = { name, assigneeID: idOf('Escrow Officer'), dueDate };
    const { body: answer } = await officer.ask('POST', `/api/orders/${ordersID}/tasks`, body);
    expect(answer.isSuccessful).toBe(true);
  };
  await add('Survey: call the surveyor', -9);
  await add('Survey: read it', 5);
  await add('Survey: send it', 20);
  // Whatever is left to do of the demo on the day of the test, there is more than the survey.
  await add('Call the lender', 20);

  const { page } = await visit({ as: 'escrow-officer', tenant, path: '/workflow-dashboard' });
  const dashboard = new DashboardPage(page);
  await dashboard.isShown();

  await test.step('what there is to do, by when it is due, with counts and charts', async () => {
    await dashboard.search.fill('survey');
    await expect(dashboard.rows).toHaveCount(3);
    await expect(dashboard.tab(/^To do/)).toContainText('3');
    await expect(dashboard.row('call the surveyor')).toContainText('Overdue');
    await dashboard.tab(/^Overdue/).click();
    await expect(dashboard.rows).toHaveCount(1);
    await dashboard.tab(/^7 days/).click();
    await expect(dashboard.rows).toHaveText([/read it/]);
    await dashboard.tab(/^30 days/).click();
    await expect(dashboard.rows).toHaveText([/send it/]);
    await dashboard.tab(/^To do/).click();
    await expect(page.getByRole('figure', { name: 'To do' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a bar of the chart shows all of it: the box is empty, and what stood there can be searched again', async () => {
    await page.getByRole('option', { name: 'Late, Mine:' }).click();
    await expect(dashboard.tab(/^Overdue/)).toHaveAttribute('aria-selected', 'true');
    await expect(dashboard.search).toHaveValue('');
    await dashboard.tab(/^To do/).click();
    await expect(dashboard.rows).not.toHaveCount(3);
    await dashboard.search.fill('survey');
    await page.keyboard.press('Enter');
    await expect(dashboard.rows).toHaveCount(3);
  });

  await test.step('Space completes the task in hand, and it can be opened again', async () => {
    await dashboard.cell('call the surveyor', 1).click();
    await page.keyboard.press('Space');
    await expect(dashboard.row('call the surveyor')).toHaveCount(0);
    await dashboard.tab(/^Complete/).click();
    await dashboard.cell('call the surveyor', 1).click();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(dashboard.row('call the surveyor')).toHaveCount(0);
    await dashboard.tab(/^To do/).click();
    await expect(dashboard.row('call the surveyor')).toContainText('Overdue');
  });

  await test.step('deferred by its button, and by typing into the cell', async () => {
    const later = companyDay(givenNow(), 3);
    await dashboard.cell('call the surveyor', 1).click();
    await page.getByRole('button', { name: 'Defer…' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Due' }).fill(formatDate(later));
    await page.getByRole('button', { name: 'Defer', exact: true }).click();
    await expect(dashboard.row('call the surveyor')).toContainText(formatDate(later));
    await dashboard.cell('send it', due).click();
    const last = formatDate(companyDay(givenNow(), 25));
    await page.keyboard.type(last);
    await page.keyboard.press('Enter');
    await expect(dashboard.row('send it')).toContainText(last);
  });

  await test.step('given to somebody else, it leaves the own list', async () => {
    await dashboard.cell('read it', assigned).click();
    await page.keyboard.type('Clos');
    await page.keyboard.press('Enter');
    await expect(dashboard.row('read it')).toHaveCount(0);
    await dashboard.scope('All');
    await expect(dashboard.row('read it')).toContainText('Closer');
  });

  await test.step('Enter goes to the workflow of the file', async () => {
    await dashboard.cell('send it', 1).click();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Closewright - File Workflow');
    await expect(page).toHaveURL(new RegExp(`/order/${ordersID}/workflow$`));
  });
});

test('the bar counts the own tasks that are overdue or due today, leads to just these, and follows when one is done', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const officer = await apiUser('escrow-officer', { tenant });
  const ordersID = await officer.orderID('26-700014');
  const { staff } = await officer.get<LookupSets>('/api/lookups');
  const assigneeID = staff?.find((one) => one.name === 'Escrow Officer')?.id;
  // The demo company stands in the East.
  // The officer has tasks of the demo already: how many of them are late depends on the day of the test.
  const before = await officer.get<NotificationCounts>('/api/notifications/counts');
  const { overdue: lateBefore = 0, dueToday: dueBefore = 0 } = before.tasks ?? {};
  /** What is said with so many overdue tasks more, and one that is due today. */
  const late = (overdue: number) => {
    const tasks = { userTaskCount: 0, deptTaskCount: 0, overdue: lateBefore + overdue, dueToday: dueBefore + 1 };
    return marksOf({ ...before, tasks }).tasks.countText ?? '';
  };
  const listed = lateBefore + dueBefore + 2;
  for (const [name, days] of [
    ['Survey: overdue', -3],
    ['Survey: due today', 0],
    ['Survey: later', 2],
  ] as const) {
    const body = { name, assigneeID, dueDate: companyDay(givenNow(), days) };
    expect((await officer.ask('POST', `/api/orders/${ordersID}/tasks`, body)).status).toBe(200);
  }
  const { page, frame } = await visit({ as: 'escrow-officer', tenant });
  const mark = (overdue: number) => frame.bar.getByRole('link', { name: `Tasks, ${late(overdue)}`, exact: true });
  await expect(mark(1)).toBeVisible();
  await expect(frame.menuEntry('Workflow Dashboard')).toHaveAccessibleName(
    new RegExp(`${late(1)}; in all \\d+ of yours`),
  );
  await expectAccessible(page);

  await mark(1).focus();
  await page.keyboard.press('Enter');
  const dashboard = new DashboardPage(page);
  await dashboard.isShown();
  await expect(dashboard.tab(/^Late or today/)).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.rows).toHaveCount(listed);
  await expect(dashboard.row('Survey: later')).toHaveCount(0);

  await dashboard.cell('Survey: overdue', 1).click();
  await page.keyboard.press('Space');
  await expect(dashboard.row('Survey: overdue')).toHaveCount(0);
  await expect(mark(0)).toBeVisible();

  await test.step('from another tab of the dashboard the mark leads back, and the page stays after a reload', async () => {
    await dashboard.search.fill('nothing like it');
    await expect(dashboard.rows).toHaveCount(0);
    await dashboard.tab(/^To do/).click();
    await mark(0).click();
    await expect(dashboard.rows).toHaveCount(listed - 1);
    await expect(dashboard.search).toHaveValue('');
    await dashboard.search.fill('nothing like it');
    await page.keyboard.press('Enter');
    await expect(dashboard.rows).toHaveCount(0);
    await page.reload();
    await expect(dashboard.tab(/^Late or today/)).toHaveAttribute('aria-selected', 'true');
    await expect(dashboard.rows).toHaveCount(listed - 1);
  });
});
