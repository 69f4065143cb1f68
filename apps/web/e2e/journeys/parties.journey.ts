import type { Request } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { labelled } from '../page-models/file-main-page.ts';

const isSave = (request: Request) => request.method() === 'PATCH';

const secret = '498-76-5432';
/** As a field shows it. */
const masked = '***-**-5432';

test('a party is added, changed and removed; its SSN is shown masked and leaves the server nowhere', async ({
  server,
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700014');
  const answers: Promise<string>[] = [];
  const { page, fileMain, frame } = await visit({ as: 'closer', path: `/order/${id}/oe` });
  // Whole answers only: the body of one that the page left behind would be waited for for ever.
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    answers.push(
      request
        .response()
        .then((response) => response?.text() ?? '')
        .catch(() => ''),
    );
  });
  await fileMain.isEditable();
  const parties = page.getByRole('grid', { name: 'Parties' });
  const count = (await user.order(id)).contacts.length;
  const party = async () => (await user.order(id)).contacts.find(({ lastName }) => lastName === 'Ashworth');

  await test.step('add one', async () => {
    await page.getByRole('button', { name: 'Add party' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add party' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toContainText('Please correct the highlighted errors on screen to continue.');
    await expectAccessible(page);
    await dialog.getByLabel(labelled('Role')).click();
    await page.getByRole('option', { name: 'Buyer', exact: true }).click();
    await dialog.getByLabel('First name').fill('Nora');
    await dialog.getByLabel('Last name').fill('Ashworth');
    await dialog.getByLabel('Detail').fill('Single woman');
    await dialog.getByRole('textbox', { name: 'SSN or tax id' }).pressSequentially(secret);
    await dialog.getByLabel('Detail').focus();
    // Once left, the number is masked in the page too, though it is not stored yet.
    await expect(dialog.getByRole('textbox', { name: 'SSN or tax id' })).toHaveValue(masked);
    expect(await page.content()).not.toContain(secret);
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    const sent = page.waitForRequest(isSave);
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(`**/api/orders/${id}`, async (route) => {
      if (!isSave(route.request())) return route.fallback();
      await held;
      await route.abort();
    });
    await save.click();
    await sent;
    // Closing waits for the save, and a save that fails keeps the dialog and what was typed.
    await page.keyboard.press('Escape');
    refuse();
    await expect(dialog).toContainText('The server does not answer');
    await expect(dialog.getByLabel('Last name')).toHaveValue('Ashworth');
    await page.unroute(`**/api/orders/${id}`);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (isSave(request)) saves.push(request.url());
    });
    // Before anything could say that a save is under way.
    await save.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(frame.dialog).toHaveCount(0);
    await expect(parties.getByRole('row', { name: /Nora Ashworth/ })).toHaveCount(1);
    expect(saves).toHaveLength(1);
    expect(await party()).toMatchObject({ firstName: 'Nora', taxIDMasked: '***-**-5432' });
    await expect(frame.fileHeader('26-700014')).toContainText('Nora Ashworth');
  });

  await test.step('change it, leaving the number alone', async () => {
    await parties.getByRole('row', { name: /Nora Ashworth/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Nora Ashworth' });
    await expect(dialog.getByRole('textbox', { name: 'SSN or tax id' })).toHaveValue(masked);
    await dialog.getByLabel('Phone').fill('987-555-0199');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(frame.dialog).toHaveCount(0);
    expect(await party()).toMatchObject({ phone: '987-555-0199', taxIDMasked: '***-**-5432' });
  });

  await test.step('what was typed is not thrown away without a question', async () => {
    await parties.getByRole('row', { name: /Nora Ashworth/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Nora Ashworth' });
    await dialog.getByLabel('City').fill('Harborview');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Discard your changes?' }));
    await expect(question).toContainText('What you typed about this party is not saved.');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(frame.dialog).toHaveCount(0);
    expect((await party())?.city).toBeNull();
  });

  await test.step('the number is nowhere: page, answers, audit, log', async () => {
    await page.reload();
    await fileMain.isEditable();
    const { sequence: _, ...entry } = (await user.audit(id)).find(({ table }) => table === 'order_parties') ?? {};
    const digits = secret.replaceAll('-', '');
    const places = [await page.content(), JSON.stringify(entry), server.log, ...(await Promise.all(answers))];
    expect(places.length).toBeGreaterThan(5);
    for (const text of places) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(digits);
    }
  });

  await test.step('remove it', async () => {
    await parties.getByRole('row', { name: /Nora Ashworth/ }).click();
    await page.getByRole('dialog', { name: 'Nora Ashworth' }).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /^Remove Nora Ashworth/ }));
    await expect(question).toContainText('Remove Nora Ashworth from this file?');
    await question.getByRole('button', { name: 'Remove party' }).click();
    await expect(frame.dialog).toHaveCount(0);
    await expect(parties.getByRole('row', { name: /Nora Ashworth/ })).toHaveCount(0);
    expect((await user.order(id)).contacts).toHaveLength(count);
  });
});
