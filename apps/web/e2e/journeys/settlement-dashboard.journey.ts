import type { SecurityRole } from '@closewright/contract/people';
import { formatDate, localInstant } from '@closewright/domain/formats';
import { RoleType } from '@closewright/domain/parties';
import { explainedEarliestConsummation } from '@closewright/domain/trid';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('the dashboard of a statement, by keyboard: what is missing leads to its field, and every figure says why', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  await user.changeStatement(id, { fees: [{ feeID: -1, section: 'A', bucket: 'Zero', label: 'Underwriting fee' }] });
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/settlement/settlement-dashboard` });
  const missing = page.getByRole('region', { name: 'Missing to close' });
  const costs = page.getByRole('table', { name: 'Costs by section' });

  await test.step('a fee that nobody pays leaves its totals open, and leads to where it is answered', async () => {
    await expect(costs.getByRole('row', { name: /Total Loan Costs/ })).toContainText('Open');
    await expectAccessible(page);
    await missing.getByRole('button', { name: 'Underwriting fee: who pays it, and how much' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settlement\/fees$/);
    const cell = page.getByRole('treegrid', { name: 'Fees', exact: true }).locator('[role=gridcell]:focus');
    await expect(cell).toBeVisible();
    await page.keyboard.type('1097', { delay: 33 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1,097.00');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  await test.step('the dashboard has what was just saved, before it is read again', async () => {
    await page.route(`**/api/orders/${id}/settlements/*`, (route) => route.abort());
    await frame.menuEntry('Dashboard').click();
    await expect(costs.getByRole('row', { name: /Total Loan Costs/ })).toContainText('1,097.00');
    await page.unrouteAll();
  });

  await test.step('then only the pages of the loan need something; what they need leads there', async () => {
    await page.goto(`/order/${id}/settlement/settlement-dashboard`);
    await expect(missing).toContainText('The decimals of the total interest percentage');
    await expect(missing).not.toContainText('Underwriting fee');
    await missing.getByRole('button', { name: 'Whether the loan may be assumed' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Assumption' })).toBeFocused();
    await frame.menuEntry('Dashboard').click();
  });

  await test.step('at 200 % no label of a total and no day of the wait is cut', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 683, height: 384 });
    const totals = page.getByRole('region', { name: 'Totals' });
    for (const label of ['Loan costs', 'Closing costs', 'Cash to close', 'Cash to seller', 'Cash to borrower'])
      for (const part of await totals.getByText(label, { exact: true }).all())
        expect(await part.evaluate((each) => each.scrollWidth - each.clientWidth), label).toBeLessThanOrEqual(0);
    await expect(totals.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await expect(totals.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    if (before) await page.setViewportSize(before);
  });

  await test.step('at 1920 it has the lines of K to N and what comes in, each with the way to its field; F6 stops there', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1920, height: 1080 });
    const sides = page.getByRole('table', { name: 'Borrower and seller' });
    const receipts = page.getByRole('table', { name: 'Receipts' });
    const inBalance = page.getByRole('table', { name: 'Balance, by line' }).getByRole('row', { name: /^Receipts/ });
    const sum = await inBalance.getByRole('button').innerText();
    await expect(receipts.getByRole('row', { name: /^Receipts/ })).toContainText(sum);
    await expect(receipts.getByRole('button', { name: 'Loan amount' })).toBeVisible();
    await expect(sides.getByRole('row', { name: /^K 03/ })).toContainText('1,097.00');
    await expect(sides.getByRole('button', { name: 'Sale price' })).toHaveCount(2);
    const ways = [
      ...(await sides.getByRole('button', { name: /^[A-Z]/ }).all()),
      ...(await sides.getByRole('link').all()),
    ];
    for (const way of ways) {
      const box = await way.boundingBox();
      expect(box?.height, await way.innerText()).toBeGreaterThanOrEqual(24);
    }
    await expectAccessible(page);
    await frame.menuEntry('Dashboard').focus();
    await page.keyboard.press('F6');
    await expect(page.locator('main a:focus, main button:focus')).toHaveCount(1);
    await sides.getByRole('link', { name: 'Closing costs paid at closing' }).first().press('Enter');
    await expect(page).toHaveURL(/\/settlement\/fees$/);
    await frame.menuEntry('Dashboard').click();
    if (before) await page.setViewportSize(before);
    await expect(sides.getByRole('row', { name: /^K 03/ })).toHaveCount(0);
  });

  await test.step('arrows walk the rows, and a figure says why', async () => {
    await costs.getByRole('link', { name: 'Origination Charges' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treegrid', { name: /Origination Charges/ })).toContainText('1,097.00');
  });

  const versions = page.getByRole('region', { name: 'Versions' });
  const keptOn = async () => {
    const [version] = await user.get<{ keptAt: string }[]>(`/api/orders/${id}/settlements/0/versions`);
    return localInstant(version?.keptAt ?? '', 'America/New_York').date;
  };
  const dialog = page.getByRole('dialog', { name: 'Keep version' });
  const kept = versions.getByRole('row', { name: /Issued to borrower: by mail/ });

  await test.step('what was changed while the dialog was open is told there, what was typed stays, and the page has it', async () => {
    await frame.menuEntry('Dashboard').click();
    await versions.getByRole('button', { name: 'Keep version…' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Kept as')).toBeFocused();
    await page.keyboard.type('Issued to b', { delay: 33 });
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Note')).toBeFocused();
    await page.keyboard.type('by mail', { delay: 33 });
    await user.change(id, { closingDate: '2030-06-03' });
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('It was changed in the meantime.');
    await expect(dialog.getByLabel('Note')).toHaveValue('by mail');
    // Behind a dialog there are no roles.
    await expect(page.getByText('Mon 06/03')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep version', exact: true }).press('Enter');
    await expect(kept).toBeVisible();
  });

  await test.step('what is issued again has its reason; the same is not kept twice for the same', async () => {
    await versions.getByRole('button', { name: 'Keep version…' }).press('Enter');
    await expect(dialog.getByLabel('Kept as')).toBeFocused();
    await page.keyboard.type('Issued to b', { delay: 33 });
    await page.keyboard.press('Control+Enter');
    const reason = dialog.getByLabel('What has changed since version 1, and why');
    await expect(reason).toHaveAccessibleDescription(/Version 1 was issued to the borrower before/);
    await expect(reason).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Clerical error' }).press('Enter');
    await expect(reason).toHaveValue('Clerical error');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('Version 1 holds the same and was kept as Issued to borrower, too.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('what was mailed to the borrower gives the earliest day to close; a day to come is refused at its field', async () => {
    const sentOn = await keptOn();
    await user.change(id, { closingDate: sentOn });
    const delivery = page.getByRole('dialog', { name: /^Delivery of version/ });
    await versions
      .getByRole('button', { name: /^Delivery of version/ })
      .first()
      .press('Enter');
    await expect(delivery.getByLabel('Delivered to')).toBeFocused();
    await page.keyboard.type('Michael Jones', { delay: 33 });
    await page.keyboard.press('Tab');
    await page.keyboard.type('Mai', { delay: 33 });
    await page.keyboard.press('Tab');
    await page.keyboard.type('05/31/2090', { delay: 33 });
    await page.keyboard.press('Control+Enter');
    await expect(delivery).toContainText('That day is still to come');
    await expectAccessible(page);
    await delivery.getByLabel('Sent or handed over').fill(formatDate(sentOn));
    await page.keyboard.press('Control+Enter');
    await expect(kept).toContainText(`Mail to Michael Jones, ${formatDate(sentOn)}`);
    const days = page.getByRole('region', { name: /Three-day wait/ });
    const { received, earliest } = explainedEarliestConsummation(sentOn, 'mail');
    const counts = days.getByRole('listitem').filter({ hasText: 'Counts as received' });
    await expect(counts).toContainText(formatDate(received.value));
    await expect(days).toContainText(
      `The closing is before ${formatDate(earliest.value)}, the earliest day by what was delivered.`,
    );
    await expect(days).toContainText('The wait of version 1 counts: the first disclosure, 12 CFR 1026.19(f)(1)(ii).');
    await expect(missing).toContainText('the end of the wait from version 1');
  });

  await test.step('it is taken back with a reason, and counts no more', async () => {
    await kept.getByRole('button', { name: /^Take back: Mail to Michael Jones/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Take back delivery' });
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Not sent yet', { delay: 33 });
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(kept).toContainText('Not sent yet');
    await expect(missing).not.toContainText('the end of the wait');
  });

  await test.step('who signed it is a party of the file, by the name as it was signed', async () => {
    const { contacts } = await user.order(id);
    const buyer = contacts.find(({ roleTypeID }) => roleTypeID === RoleType.Buyer)?.name ?? '';
    const day = formatDate(await keptOn());
    await versions.getByRole('button', { name: 'Signature on version 1' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Signature on version 1' });
    await expect(dialog.getByRole('combobox', { name: 'Party' })).toBeFocused();
    await page.keyboard.type(buyer.slice(0, 8), { delay: 33 });
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Name as signed')).toHaveValue(buyer);
    await dialog.getByLabel('Name as signed').fill(`${buyer}, attorney in fact`);
    await dialog.getByLabel('Signed on').fill(day);
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    const signatures = kept.getByRole('list', { name: 'Signatures on version 1' });
    await expect(signatures).toContainText(`Signed by ${buyer}, attorney in fact, Buyer, ${day}`);
    await signatures.getByRole('button', { name: /^Take back: Signed by/ }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Take back signature' })
      .getByLabel('Reason')
      .fill('Another page was signed');
    await page.keyboard.press('Control+Enter');
    await expect(signatures).toContainText('Another page was signed');
  });

  await test.step('a version is printed on its form as it was kept', async () => {
    await versions
      .getByRole('button', { name: /^Print version/ })
      .first()
      .press('Enter');
    const paper = page.getByRole('dialog', { name: /^Version 1 of the statement/ });
    await expect(paper.getByText(/Version 1, Issued to borrower/).first()).toBeVisible();
    await expect(paper.getByText('$294,500').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
  });

  await test.step('and on any other form that fits it, by keyboard', async () => {
    await versions.getByRole('button', { name: 'Forms of version 1' }).press('Enter');
    const menu = page.getByRole('menu', { name: 'Forms of version 1' });
    await expect(menu.getByRole('menuitem').first()).toHaveText('Closing Disclosure');
    await expect(menu.getByRole('menuitem').last()).toHaveText('What was kept');
    await expectAccessible(page);
    await menu.getByRole('menuitem', { name: 'Receipts and disbursements' }).press('Enter');
    const paper = page.getByRole('dialog', { name: /^Receipts and disbursements, version 1/ });
    await expect(paper.getByText(/Version 1, Issued to borrower/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
  });

  await test.step('the copy of the seller has nothing of the loan', async () => {
    await page.getByRole('button', { name: 'Print draft' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Closing Disclosure of the seller' }).press('Enter');
    const paper = page.getByRole('dialog', { name: /^Closing Disclosure of the seller, draft/ });
    await expect(paper.getByText(/Due to Seller at Closing/).first()).toBeVisible();
    await expect(paper.getByText('$294,500')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
  });

  await test.step('a version is compared with what is saved after it', async () => {
    const { fees } = await user.get<{ fees: { feeID: number }[] }>(`/api/orders/${id}/settlements/0`);
    await user.changeStatement(id, { fees: [{ feeID: fees[0]?.feeID ?? 0, borrowerAtClosing: 1200_00 }] });
    await expect(costs.getByRole('row', { name: /Total Loan Costs/ })).toContainText('1,200.00');
    await versions
      .getByRole('button', { name: /^Compare version/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const lines = page.getByRole('dialog').getByRole('table', { name: 'Lines with another amount' });
    await expect(lines.getByRole('row', { name: /Underwriting fee/ })).toContainText(/1,097\.00.*1,200\.00.*103\.00/);
    await expectAccessible(page);
  });
});

test('who may not read payoffs reads a statement that says so, where its totals had stood without them', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID('12-3456');
  const roles = await administrator.get<SecurityRole[]>('/api/configuration/roles');
  const role = roles.find(({ name }) => name === 'Closer');
  const { status } = await administrator.ask('PATCH', `/api/configuration/roles/${role?.securityRoleID}`, {
    version: role?.version,
    changes: { rights: { Payoff_ScreenAccess: 0 } },
  });
  expect(status).toBe(200);
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/settlement/settlement-dashboard`, tenant });
  const words = 'Payoffs: your role may not read them';
  await expect(page.getByRole('region', { name: 'Missing to close' })).toContainText(words);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('14,147.26');
  await expect(totals).toContainText('Open');
  await frame.menuEntry('Debits and Credits').click();
  const grid = page.getByRole('treegrid', { name: /Debits and credits/i });
  await expect(grid.getByRole('row', { name: /Payoffs/ })).toBeVisible();
});
