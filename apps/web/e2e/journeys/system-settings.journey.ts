import type { Environment } from '@closewright/contract/session';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { labelled } from '../page-models/file-main-page.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';

// Settings belong to everybody, so each journey has a tenant of its own.

test('system settings: wrong values are marked, good ones are saved and used', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/system-settings', tenant });
  const field = (label: string) => page.getByRole('main').getByLabel(labelled(label)).first();
  const state = page.locator('[data-slot=page-head]').getByRole('status');
  await expect(field('Log out after')).toHaveValue('30');
  await expectAccessible(page);

  await test.step('a notice without its date is refused', async () => {
    await page.getByText('Announce the end of new files at Add File').click();
    await expect(state).toContainText('Unsaved changes');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('main')).toContainText('The notice needs a date');
    await expectAccessible(page);
  });

  await test.step('what is good is stored', async () => {
    await field('No new files from').fill('5/1/2027');
    await field('Log out after').fill('45');
    await page.keyboard.press('Control+s');
    await expect(state).toContainText('All changes saved');
    await page.reload();
    await expect(field('Log out after')).toHaveValue('45');
  });

  await test.step('the server goes by it', async () => {
    const user = await apiUser('administrator', { tenant });
    await expect
      .poll(async () => (await user.get<Environment>('/api/environment')).settings)
      .toMatchObject({
        addFileNotice: 'From 05/01/2027 new orders cannot be opened in the product.',
        idleTimeoutMilliseconds: 45 * 60_000,
      });
  });

  await test.step('leaving the page saves what is left', async () => {
    await page.getByText('Keep server events').click();
    await page.getByRole('link', { name: 'Server events' }).click();
    const events = new SettingListPage(page, 'Server events');
    await events.isShown();
    await expect(page.getByText('No new events are kept.')).toHaveCount(0);
    const said = await page.evaluate(() =>
      fetch('/api/server-events', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ level: 'Error', message: 'Token refresh failed: offline' }),
      }).then((answer) => answer.status),
    );
    expect(said).toBe(200);
    await events.button('Refresh').click();
    await expect(events.rows()).toContainText(['Token refresh failed: offline']);
    await page.getByRole('search').getByLabel('Text').fill('nothing like it');
    await expect(page.getByText('No event passes these filters')).toBeVisible();
    await expectAccessible(page);
  });
});

test('file number pools and closing days: previewed, stored, used', async ({ visit, apiUser, ownTenant: tenant }) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/file-numbers', tenant });
  const pools = new SettingListPage(page, 'File number pools');
  await pools.isShown();

  await test.step('a pool for a branch', async () => {
    await pools.button('Add pool').click();
    await pools.field('Name').fill('Main office');
    await pools.field('Prefix').fill('{MM}-');
    await pools.save();
    await expect(pools.dialog).toContainText('Only {YYYY} and {YY} may stand in braces');
    await pools.field('Prefix').fill('M-');
    await pools.field('Next number').fill('41');
    await pools.field('Digits').fill('5');
    await expect(pools.dialog).toContainText('M-00041, M-00042, M-00043');
    await pools.dialog.getByLabel('Branches').click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await pools.save();
    await expect(pools.row('Main office')).toContainText('M-00041');
  });

  await test.step('gives its numbers, each once', async () => {
    const officer = await apiUser('escrow-officer', { tenant });
    for (const fileNumber of ['M-00041', 'M-00042']) {
      const answer = await officer.ask('POST', '/api/file-numbers/next', { branchID: 1 });
      expect(answer.body).toMatchObject({ result: { fileNumber } });
    }
  });

  await test.step('a closing day of the company', async () => {
    await page.getByRole('link', { name: 'Holidays' }).click();
    const holidays = new SettingListPage(page, 'Holidays');
    await holidays.isShown();
    await holidays.button('Add closing day').click();
    await holidays.field('Date').fill('12/24/2026');
    await holidays.field('Name').fill('Christmas Eve');
    await holidays.save();
    await expect(holidays.dialog).toHaveCount(0);
    const day = page.getByLabel('Day', { exact: true });
    await day.fill('12/24/2026');
    await day.press('Tab');
    await expect(page.getByText('Closed: Christmas Eve')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Remove Christmas Eve/ }).click();
    await holidays.dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The company has none of its own.')).toBeVisible();
  });

  await test.step('enterprise and health', async () => {
    await page.getByRole('link', { name: 'Enterprise and health' }).click();
    await expect(page.getByText('0008_configuration_system.sql')).toBeVisible();
    await expectAccessible(page);
  });
});
