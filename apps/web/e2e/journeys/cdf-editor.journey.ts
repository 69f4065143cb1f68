import type { OrderDetail } from '@closewright/contract/orders';
import type { Settlement } from '@closewright/contract/settlement';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

// The flag belongs to everybody, so the journey has a tenant of its own.
test('the closing disclosure is written on its pages, by keyboard: a charge is changed, the totals follow and say why, the page of the charge has it', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const changes = [{ name: 'cdfEditor', isOn: true, was: null }];
  const administrator = await apiUser('administrator', { tenant });
  expect((await administrator.ask('PATCH', '/api/configuration/feature-flags', { changes })).status).toBe(200);
  const closer = await apiUser('closer', { tenant });
  const id = await closer.orderID('12-3456');
  const path = `/order/${id}/settlement/title-section`;
  const { page, frame } = await visit({ as: 'closer', tenant, path: `${path}?launchEditor=cdf` });
  const editor = page.locator('[data-slot=dialog]').filter({ has: page.locator('.form-paper') });
  const line = (key: string) => editor.locator(`[data-line="${key}"]`);
  const why = editor.getByRole('complementary', { name: 'Why' });
  const field = editor.locator('[data-slot=form-field] input');
  const write = async (cell: Locator, ...texts: string[]) => {
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(field.first()).toBeFocused();
    for (const [at, text] of texts.entries()) await field.nth(at).fill(text);
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
  };

  await test.step('it shows the form with its figures', async () => {
    await expect(editor).toHaveAccessibleName('Closing Disclosure');
    await expect(line('D')).toContainText('$4,694.05');
    await expect(line('C.02')).toContainText('Survey fee');
    await expectAccessible(page, 'form');
  });

  await test.step('at 200 % it does not scroll sideways, and no party begins with what parts it from the one before', async () => {
    const desk = editor.locator('.form-desk');
    await page.setViewportSize({ width: 683, height: 384 });
    await expect.poll(() => desk.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const bottomOf = (run: Locator) => run.evaluate((it) => [...it.getClientRects()].at(-1)?.bottom);
    const borrower = line('head.borrower');
    const address = borrower.getByRole('button', { name: '123 Anywhere Street' }).first();
    expect(await bottomOf(borrower.getByText(';').first())).toBe(await bottomOf(address));
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('a charge is written over, its total follows', async () => {
    await line('C.02').getByRole('button', { name: '$85.00' }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('95.50', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(line('C.02').getByRole('button', { name: '$95.50' })).toBeFocused();
    await expect(line('D')).toContainText('$4,704.55');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(line('C.02').getByRole('button', { name: '$95.50' })).toBeFocused();
  });

  await test.step('Escape in a cell brings back what was there, Ctrl Z the edit before; an amount out of range is told', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('1.00', { delay: 30 });
    await page.keyboard.press('Escape');
    await expect(editor).toBeVisible();
    await expect(line('C.02')).toContainText('$95.50');
    await page.keyboard.press('Control+z');
    await expect(line('C.02')).toContainText('$85.00');
    await page.keyboard.press('Control+y');
    await expect(line('C.02')).toContainText('$95.50');
  });

  await test.step('Tab goes on to the next cell; what cannot be read is told at the cell and keeps the form open', async () => {
    await line('C.02').getByRole('button', { name: '$95.50' }).focus();
    await page.keyboard.press('Enter');
    await field.fill('ninety');
    await page.keyboard.press('Tab');
    await expect(field).toHaveCount(0);
    await expect(line('C.02').locator('[data-cell]:focus')).toHaveCount(1);
    const cell = line('C.02').getByRole('button', { name: '$95.50' });
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(frame.toasts.filter({ hasText: 'Not saved' })).toBeVisible();
    await expect(editor).toBeVisible();
    await cell.focus();
    await page.keyboard.press('Enter');
    await field.fill('95.50');
    await page.keyboard.press('Enter');
    await expect(cell).not.toHaveAttribute('aria-invalid');
  });

  await test.step('F1 tells why a total is what it is', async () => {
    await line('D').getByRole('button', { name: '$4,704.55' }).focus();
    await expect(why).toContainText('D. Total Loan Costs');
    await page.keyboard.press('F1');
    await expect(why.getByRole('treegrid').locator(':focus')).toHaveCount(1);
    await expectAccessible(page, 'form');
  });

  await test.step('pages are turned by key', async () => {
    await line('D').getByRole('button', { name: '$4,704.55' }).focus();
    await page.keyboard.press('Alt+PageDown');
    await expect(editor.getByRole('region', { name: 'Page 3' }).locator(':focus')).toHaveCount(1);
    await expect(editor.getByRole('heading', { name: 'Closing Disclosure', level: 2 }).first()).toBeInViewport();
  });

  await test.step('F8 goes to what is to check, and says what it is', async () => {
    await page.keyboard.press('F8');
    await expect(editor.getByRole('region', { name: 'Page 2' }).locator(':focus')).toHaveCount(1);
    await expect(editor.locator('li[aria-current=step]')).toHaveCount(1);
    await expectAccessible(page, 'form');
  });

  await test.step('a line is gone to by what it is called; one is added in its section, written, and deleted', async () => {
    await page.keyboard.press('Control+g');
    await page.keyboard.type('c2', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(line('C.02').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await expect(editor.getByRole('region', { name: /New line in C/ }).locator('input:focus')).toHaveCount(1);
    await page.keyboard.type('Radon test', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(line('C.02').getByRole('button', { name: 'Radon test' })).toBeFocused();
    await line('C.02').locator('[data-at$=".borrowerAtClosing"]').focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('50.00', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(line('D')).toContainText('$4,754.55');
    await page.keyboard.press('Control+Delete');
    await expect(line('D')).toContainText('$4,704.55');
    await expect(line('C.02')).toContainText('Survey fee');
  });

  await test.step('it is saved and printed as a draft', async () => {
    await page.keyboard.press('Control+p');
    const paper = page.getByRole('dialog', { name: 'Closing Disclosure, draft' });
    await expect(paper.getByText('Survey fee')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
  });

  await test.step('another form shows what is written on the first, and the other way round; nothing is fetched for it', async () => {
    const read: string[] = [];
    // That the file is still in use is told from time to time.
    page.on('request', (request) => void (/\/api\/(?!.*\/lock$)/.test(request.url()) && read.push(request.url())));
    const charge = editor.locator('[data-line^="fees."]').filter({ hasText: 'Survey fee' });
    const choose = async (form: string) => {
      await page.keyboard.press('Alt+f');
      await page.getByRole('menuitemradio', { name: form, exact: true }).click();
      await expect(editor).toHaveAccessibleName(form);
      await expect(editor.locator('[data-cell]:focus')).toHaveCount(1);
    };
    await choose('ALTA statement, combined');
    await charge.getByRole('button', { name: '$95.50' }).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('97.00', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(charge).toContainText('$97.00');
    await expect(line('subtotals')).toContainText('Subtotals');
    await page.keyboard.press('Control+g');
    await page.keyboard.type('pest insp', { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(editor.locator('[data-line^="fees."]').filter({ hasText: 'Pest' }).locator(':focus')).toHaveCount(1);
    await expectAccessible(page, 'form');
    await choose('Closing Disclosure');
    await expect(line('C.02')).toContainText('$97.00');
    await expect(line('D')).toContainText('$4,706.05');
    await page.keyboard.press('Control+z');
    await expect(line('C.02')).toContainText('$95.50');
    expect(read).toEqual([]);
  });

  await test.step('closed, the page of the charge has it', async () => {
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(page).not.toHaveURL(/launchEditor/);
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: 'Survey fee' })).toContainText('95.50');
  });

  await test.step('what is typed on the page below is on the form', async () => {
    const amount = page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: 'Survey fee' })
      .getByRole('gridcell')
      .nth(2);
    await amount.focus();
    await page.keyboard.type('96.25', { delay: 30 });
    await page.keyboard.press('Enter');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await frame.menuEntry('CDF Editor').click();
    expect((await saved).status()).toBe(200);
    await expect(line('C.02')).toContainText('$96.25');
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
  });

  await test.step('dates, price, addresses and the loan of the file are written on the form, and saved with it', async () => {
    await page.goto(`${path}?launchEditor=cdf`);
    await write(line('head.price').getByRole('button'), '181000.00');
    await expect(line('K.01')).toContainText('$181,000.00');
    await page.keyboard.press('Control+z');
    await expect(line('K.01')).toContainText('$180,000.00');
    await write(line('head.loanNumber').getByRole('button'), '987654321');
    await write(line('head.property').getByRole('button'), '458 Somewhere Ave');
    await write(line('head.borrower').getByRole('button').first(), 'Michelle Jones', 'Michelle');
    await write(line('head.disbursement').getByRole('button'), '04/16/2013');
    await expect(line('head.disbursement')).toContainText('04/16/2013');
    await expectAccessible(page, 'form');
    await page.keyboard.press('Control+s');
    await expect(editor.getByText('All changes saved')).toBeVisible();
    const { order, loans, properties, contacts } = await closer.get<OrderDetail>(`/api/orders/${id}`);
    expect(order).toMatchObject({ salePrice: 180_000_00, disbursementDate: '2013-04-16' });
    expect(loans[0]?.loanNumber).toBe('987654321');
    expect(properties[0]).toMatchObject({ address1: '458 Somewhere Ave', city: 'Anytown' });
    expect(contacts.map(({ firstName }) => firstName)).toContain('Michelle');
    await expect(line('head.disbursement')).toContainText('04/16/2013');
  });

  await test.step('a charge and a field of the file are one save: while somebody is asked about one of them, neither is stored', async () => {
    const stored = async () => {
      const { order, loans } = await closer.get<OrderDetail>(`/api/orders/${id}`);
      const statement = await closer.get<Settlement>(`/api/orders/${id}/settlements/0`);
      return { order, loans, number: loans[0]?.loanNumber, version: statement.version };
    };
    const before = await stored();
    await write(line('head.loanNumber').getByRole('button'), '111');
    await write(line('C.02').locator('[data-at$=".borrowerAtClosing"]'), '99.00');
    const theirs = [{ loanID: before.loans[0]?.loanID, loanNumber: '222' }];
    const changed = await closer.ask('PATCH', `/api/orders/${id}`, {
      version: before.order.version,
      changes: { loans: theirs },
    });
    expect(changed.status).toBe(200);
    await page.keyboard.press('Control+s');
    const asked = page.getByRole('dialog', { name: 'Someone else saved this first' });
    await expect(asked).toBeVisible();
    expect(await stored()).toMatchObject({ number: '222', version: before.version });
    await asked.getByRole('button', { name: 'Take all mine' }).click();
    await asked.getByRole('button', { name: 'Save merged' }).click();
    await expect(editor.getByText('All changes saved')).toBeVisible();
    expect(await stored()).toMatchObject({ number: '111', version: before.version + 1 });
    await expect(line('C.02')).toContainText('$99.00');
  });

  await test.step('what is written on another page leads there', async () => {
    await line('head.fileNumber').getByRole('button').click();
    await expect(editor).toHaveCount(0);
    await expect(page.locator('[data-field="order.fileNumber"]')).toBeFocused();
    // Over that page the field is below it.
    await page.goto(`${page.url()}?launchEditor=cdf`);
    await line('head.fileNumber').getByRole('button').click();
    await expect(editor).toHaveCount(0);
    await expect(page.locator('[data-field="order.fileNumber"]')).toBeFocused();
  });
});
