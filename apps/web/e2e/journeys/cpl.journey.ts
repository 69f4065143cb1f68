import { expect, expectAccessible, test } from '../fixtures.ts';
import { labelled } from '../page-models/file-main-page.ts';

// The underwriter of letters is everybody's setting, so the journey has a tenant of its own.

test('a closing protection letter is requested, tried again, reissued and voided', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID('12-3456');
  const setting = async (name: string, value: string) => {
    const path = '/api/configuration/system-settings';
    const stored = await administrator.get<{ name: string; version: number }[]>(path);
    const version = stored.find((one) => one.name === name)?.version ?? 0;
    const answer = await administrator.ask('PATCH', path, { settings: [{ name, value, version }] });
    expect(answer.status).toBe(200);
  };
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/oe`, tenant });
  const letters = page.getByRole('grid', { name: 'Letters' });
  const field = (label: string) =>
    page.getByRole('region', { name: 'Request' }).getByLabel(labelled(label)).and(page.locator('input'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('no underwriter, no page in the menu', async () => {
    await expect(frame.fileHeader('12-3456')).toBeVisible();
    await expect(page.getByRole('link', { name: 'CPL', exact: true })).toHaveCount(0);
    await setting('cplUnderwriterCompanyID', '1');
  });

  await test.step('the file fills the request', async () => {
    await page.goto(`/order/${id}/oe/cpl`);
    await expect(page.getByRole('heading', { level: 1, name: 'CPL', exact: true })).toBeVisible();
    await expect(field('Lender')).toHaveValue('Ficus Bank');
    await expect(field('Street')).toHaveValue('4321 Random Blvd.');
    await expect(field('Loan number')).toHaveValue('123456789');
    await expect(letters).toContainText('No letter yet');
    await expectAccessible(page);
  });

  await test.step('what is missing, and what the underwriter refuses, is said at its field', async () => {
    await field('Loan number').fill('');
    await button('Request letter').click();
    await expect(field('Loan number')).toBeFocused();
    await expect(page.getByText('A letter for a single transaction names its loan')).toBeVisible();
    await field('Loan number').fill('123456789');
    await setting('cplUnderwriterAnswer', 'refuses');
    await button('Request letter').click();
    await expect(page.getByText('The underwriter does not know this lender').first()).toBeVisible();
    await expect(letters.getByRole('row', { name: /Refused/ })).toBeVisible();
  });

  await test.step('an underwriter out of reach keeps the request, and answers it later', async () => {
    await setting('cplUnderwriterAnswer', 'unreachable');
    await field('State').fill('AZ');
    await expect(page.locator('[data-slot=letter-fee]')).toContainText('Fee $25.00');
    await button('Request letter').click();
    await expect(page.getByText(/The request is kept/).first()).toBeVisible();
    await letters.getByRole('row', { name: /Pending/ }).click();
    await setting('cplUnderwriterAnswer', 'issues');
    await button('Try again').click();
    await expect(letters.getByRole('row', { name: /CPL-AZ-/ })).toContainText('Issued');
    await expect(letters.getByRole('row', { name: /Pending/ })).toHaveCount(0);
  });

  await test.step('its PDF is shown', async () => {
    await letters.getByRole('row', { name: /CPL-AZ-/ }).click();
    await button('Open PDF').click();
    const report = page.getByRole('dialog', { name: /^Letter CPL-AZ-/ });
    await expect(report.getByText('Closing Protection Letter').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toHaveCount(0);
  });

  await test.step('reissued in its place, then voided with a reason', async () => {
    await button('Reissue').click();
    await field('Attention').fill('Closing department');
    await button('Reissue letter').click();
    await expect(letters.getByRole('row', { name: /Replaced/ })).toBeVisible();
    await letters.getByRole('row', { name: /Issued/ }).click();
    await button('Void').click();
    const dialog = page.getByRole('dialog', { name: /^Void CPL-AZ-/ });
    await dialog.getByLabel(labelled('Reason')).fill('The loan was cancelled');
    await dialog.getByRole('button', { name: 'Void letter' }).click();
    await expect(letters.getByRole('row', { name: /Voided/ })).toBeVisible();
    await expect(page.getByText(/The loan was cancelled/)).toBeVisible();
    await expectAccessible(page);
  });
});
