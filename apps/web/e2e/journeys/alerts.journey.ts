import type { CompanyRecord } from '@closewright/contract/companies';
import { formatDate } from '@closewright/domain/formats';
import { companyDay } from '../../../api/test/harness/company-day.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('alerts arise with what is saved, are put off and acknowledged, lead to their screen and go when their reason goes', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const closer = await apiUser('closer', { tenant });
  const admin = await apiUser('administrator', { tenant });
  const number = '26-700014';
  const id = await closer.orderID(number);
  // Open, with a closing date on a Sunday of the past.
  await closer.change(id, { status: 1, closingDate: '2013-04-14' });
  const { page, frame } = await visit({ as: 'closer', path: '/alarms', tenant });
  const list = page.getByRole('grid', { name: 'Alerts', exact: true });
  const row = (text: string) => list.getByRole('row').filter({ hasText: text });
  const choose = (text: string) => row(text).getByRole('checkbox').click();
  const button = (name: RegExp) => page.getByRole('button', { name });

  await test.step('Home has those of all files, found by the number, the gravest first', async () => {
    await expect(frame.title).toHaveText('Alerts');
    await page.getByLabel('Find alerts').last().fill(number);
    await expect(row(number)).toHaveCount(2);
    await expect(row(number).first()).toContainText('Closing date 04/14/2013 has passed');
    await expect(row(number).last()).toContainText('Closing date 04/14/2013 is a Sunday');
    await expectAccessible(page);
  });

  await test.step('several are acknowledged at once, and stand under their state with who did it', async () => {
    await expect(button(/^Acknowledge/)).toBeDisabled();
    await choose('has passed');
    await choose('is a Sunday');
    await button(/^Acknowledge 2/).click();
    await expect(row(number)).toHaveCount(0);
    await page.getByText('Acknowledged', { exact: true }).click();
    await expect(row('is a Sunday')).toContainText('Acknowledged by Closer');
    await choose('has passed');
    await button(/^Open again/).click();
    await expect(row('has passed')).toHaveCount(0);
    await page.getByText('Open', { exact: true }).click();
    await expect(row('has passed')).toBeVisible();
  });

  await test.step('Enter leads to the screen where it is settled', async () => {
    await row('has passed').getByRole('rowheader').click();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/order/${id}/oe$`));
    await expect(frame.menuEntry('File Alerts')).toHaveAccessibleName(/1 open/);
  });

  await test.step('a company nobody should do business with stands on the file as soon as it is marked', async () => {
    const { contacts } = await closer.order(id);
    const lender = { name: 'Ficus Bank', roleTypeID: 6 };
    const found = await closer.get<{ results: { companyID: number }[] }>(
      '/api/companies/directory?searchTerm=Ficus%20Bank',
    );
    const companyID = found.results[0]?.companyID ?? 0;
    const { version } = (await closer.order(id)).order;
    const added = await closer.ask('PATCH', `/api/orders/${id}`, {
      version,
      changes: { contacts: [{ rolesID: -1, ...lender, companyID }] },
    });
    expect(added.status).toBe(200);
    expect(contacts.some((contact) => contact.companyID === companyID)).toBe(false);
    const company = await admin.get<CompanyRecord>(`/api/companies/${companyID}`);
    const marked = await admin.ask('PATCH', `/api/companies/${companyID}`, {
      version: company.version,
      changes: { doNotDoBusiness: true, doNotDoBusinessReason: 'Wire fraud in 2025' },
    });
    expect(marked.status).toBe(200);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Do not do business' })).toContainText('Wire fraud in 2025');
    await expectAccessible(page);
  });

  await test.step('File Alerts puts one off to a day, and has nothing to say of what is settled', async () => {
    await frame.menuEntry('File Alerts').click();
    const ofFile = page.getByRole('grid', { name: 'File Alerts', exact: true });
    const line = (text: string) => ofFile.getByRole('row').filter({ hasText: text });
    await expect(line('Do not do business')).toContainText('Error');
    await line('has passed').getByRole('checkbox').click();
    await button(/^Snooze/).click();
    await expect(frame.dialog).toContainText('Put 1 alert off');
    await frame.dialog.getByRole('button', { name: 'OK' }).click();
    await expect(line('has passed')).toHaveCount(0);
    await page.getByText('Snoozed', { exact: true }).click();
    await expect(line('has passed')).toContainText(/Put off to .* by Closer/);
    await expectAccessible(page);
    await closer.change(id, { closingDate: '2099-01-02' });
    await expect(line('has passed')).toHaveCount(0);
  });
});

test('alerts of the company: told with their reason and the way there, acknowledged and put off by each for themselves', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const settings = [
    { name: 'addFileTooltip', value: 'true', version: 0 },
    { name: 'addFileTooltipDate', value: companyDay(givenNow(), 10), version: 0 },
  ];
  const { status } = await administrator.ask('PATCH', '/api/configuration/system-settings', { settings });
  expect(status).toBe(200);

  const { page, frame } = await visit({ as: 'escrow-officer', tenant, path: '/alarms' });
  const alerts = page.getByRole('region', { name: 'Alerts of the company' });
  const ended = alerts.getByRole('listitem', { name: 'End of new files' });
  const bell = frame.bar.getByRole('link', { name: /^Alerts, .*1 alert of the company/ });
  await expect(ended).toContainText('10 days are left');
  await expect(ended).toContainText('The company has announced a day from which on no new files can be opened.');
  await expect(bell).toBeVisible();
  await expectAccessible(page);

  await test.step('acknowledged by key, it is under Acknowledged and no longer counted', async () => {
    await ended.getByRole('button', { name: 'Acknowledge' }).focus();
    await page.keyboard.press('Enter');
    await expect(alerts).toHaveCount(0);
    await expect(bell).toHaveCount(0);
    await page.getByText('Acknowledged', { exact: true }).click();
    await ended.getByRole('button', { name: 'Open again' }).click();
    await page.getByText('Open', { exact: true }).click();
  });

  await test.step('put off for a week', async () => {
    await ended.getByRole('button', { name: 'Snooze…' }).click();
    await frame.asks('Put “End of new files” off');
    await page.keyboard.press('Enter');
    await expect(alerts).toHaveCount(0);
    await page.getByText('Snoozed', { exact: true }).click();
    await expect(ended).toContainText(`Put off to ${formatDate(companyDay(givenNow(), 7))}`);
    await ended.getByRole('button', { name: 'Open again' }).click();
    await page.getByText('Open', { exact: true }).click();
  });

  await test.step('its words lead to where it is settled', async () => {
    await ended.getByRole('link').click();
    await expect(frame.dialog).toContainText('Create New File');
  });

  const other = await visit({ as: 'administrator', tenant, path: '/alarms' });
  await expect(other.page.getByRole('listitem', { name: 'End of new files' })).toBeVisible();
});
