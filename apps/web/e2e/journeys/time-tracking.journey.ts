import { readFile } from 'node:fs/promises';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { TimePage } from '../page-models/time-page.ts';

// The feature is everybody's, so its journeys have a tenant of their own.

async function turnOn(administrator: ApiUser): Promise<void> {
  const changes = [{ name: 'orderTimeTracking', isOn: true, was: null }];
  const { status } = await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes });
  expect(status).toBe(200);
}

test('time of a file by keys: typed, timed across a reload, corrected, summed, exported, deleted', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  await turnOn(administrator);
  const ordersID = await administrator.orderID('26-700014');
  const other = await administrator.orderID('26-700016');
  const { page, frame, anotherTab } = await visit({
    as: 'escrow-officer',
    tenant,
    path: `/order/${ordersID}/workflow`,
  });
  const time = new TimePage(page);

  await test.step('Insert adds time, as it is said', async () => {
    await page.getByRole('radio', { name: 'Tasks', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await time.isShown();
    await expect(time.grid).toContainText('No time yet');
    await expect(time.button(/^Add time/)).toBeEnabled();
    await page.keyboard.press('Insert');
    await frame.asks('Add time');
    await page.keyboard.type('an hour');
    await page.keyboard.press('Control+Enter');
    await expect(frame.dialog).toContainText('Time is written as minutes (45), 1:30, 1h 30m or 1.5');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1.5');
    await page.keyboard.press('Control+Enter');
    await expect(time.row('1:30')).toContainText('Escrow Officer');
    await expectAccessible(page);
  });

  await test.step('the timer runs on while the page is gone, and on one file only', async () => {
    await time.button('Start timer').focus();
    await page.keyboard.press('Enter');
    await expect(time.elapsed).toBeVisible();
    await page.reload();
    await time.isShown();
    await expect(time.elapsed).toBeVisible();
    const tab = await anotherTab(`/order/${other}/workflow?show=time`);
    const there = new TimePage(tab.page);
    await there.isShown();
    await expect(there.pane).toContainText('It runs on file 26-700014.');
    await expect(there.button('Start timer')).toHaveCount(0);
    await tab.page.close();
  });

  await test.step('stopped and corrected, it is an entry like others', async () => {
    await time.button('Stop timer…').focus();
    await page.keyboard.press('Enter');
    await frame.asks('Stop timer');
    await expect(frame.dialog.getByLabel('Time')).toHaveValue(/^0:0[1-9]$/);
    await page.keyboard.type('25');
    await page.keyboard.press('Control+Enter');
    await expect(time.row('0:25')).toContainText('by timer');
    await expect(time.elapsed).toHaveCount(0);
    await expect(time.pane).toContainText('Total1:55');
  });

  await test.step('a timer of another file is discarded from here', async () => {
    await time.button('Start timer').click();
    await expect(time.elapsed).toBeVisible();
    const tab = await anotherTab(`/order/${other}/workflow?show=time`);
    const there = new TimePage(tab.page);
    await there.button('Discard…').click();
    await expect(tab.frame.dialog).toContainText('What it measured on file 26-700014 since');
    await tab.frame.dialog.getByRole('button', { name: 'Discard timer' }).click();
    await expect(there.pane).toContainText('Not running');
    await expect(there.button('Start timer')).toBeVisible();
    await tab.page.close();
    await page.reload();
    await expect(time.pane).toContainText('Not running');
    await expect(time.pane).toContainText('Total1:55');
  });

  await test.step('Enter opens an entry', async () => {
    await time.cell('1:30').click();
    await page.keyboard.press('Enter');
    await frame.asks('Edit time');
    await frame.dialog.getByLabel('Note').focus();
    await page.keyboard.type('Called the county');
    await page.keyboard.press('Control+Enter');
    await expect(time.row('1:30')).toContainText('Called the county');
  });

  await test.step('exported as it is shown', async () => {
    const coming = page.waitForEvent('download');
    await time.button('Export CSV').focus();
    await page.keyboard.press('Enter');
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('Date,From,Time,Hours,Who,Category,Account code,Task,Note');
    expect(text).toContain('1:30,1.50,Escrow Officer,,,,Called the county');
  });

  await test.step('who may only read is told so', async () => {
    const reader = await visit({ as: 'read-only', tenant, path: `/order/${ordersID}/workflow?show=time` });
    const read = new TimePage(reader.page);
    await read.isShown();
    await expect(read.row('1:30')).toBeVisible();
    await expect(read.button(/^Add time/)).toHaveAttribute('aria-disabled', 'true');
    await reader.context.close();
  });

  await test.step('deleted after a question', async () => {
    await time.cell('0:25').click();
    await time.button('Delete…').focus();
    await page.keyboard.press('Enter');
    await frame.dialog.getByRole('button', { name: 'Delete time' }).click();
    await expect(time.row('0:25')).toHaveCount(0);
    await expect(time.pane).toContainText('Total1:30');
  });

  await test.step('the time of another is not changed', async () => {
    await frame.menuArea('Home').click();
    await expect.poll(async () => (await administrator.order(ordersID)).lock).toBeNull();
    const closer = await visit({ as: 'closer', tenant, path: `/order/${ordersID}/workflow?show=time` });
    const closers = new TimePage(closer.page);
    await closers.isShown();
    // Whoever has not got the file yet is told so, and not whose time it is.
    await expect(closers.button(/^Add time/)).toBeEnabled();
    await closers.cell('1:30').click();
    await closer.page.keyboard.press('Enter');
    await expect(closer.frame.toasts).toContainText('This is time of Escrow Officer.');
  });
});

test('without the feature File Workflow has no time', async ({ visit, apiUser }) => {
  const officer = await apiUser('escrow-officer');
  const ordersID = await officer.orderID('26-700014');
  const { page } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/workflow?show=time` });
  await expect(page.getByRole('grid', { name: 'File Workflow', exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Time', exact: true })).toHaveCount(0);
  const { status, body } = await officer.ask('GET', `/api/orders/${ordersID}/time`);
  expect([status, body.errorCode]).toEqual([403, 'FORBIDDEN']);
});
