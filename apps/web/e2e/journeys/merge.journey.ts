import type { BrowserContext } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** Keeps realtime messages away, so that a page learns of other people's saves only when it saves. */
const withoutMessages = (context: BrowserContext) =>
  context.routeWebSocket(/\/ws$/, () => {
    // Accepted and silent.
  });

test('changes of two people to different fields are joined without a question', async ({ visit, apiUser }) => {
  const other = await apiUser('administrator');
  const id = await other.orderID('26-700003');
  const { page, fileMain, frame } = await visit({ as: 'closer', path: `/order/${id}/oe`, before: withoutMessages });
  await fileMain.isEditable();
  await other.change(id, { placeOfClosing: 'The other office', closingDate: '2026-03-24' });
  const { version } = (await other.order(id)).order;

  await fileMain.typeByKey('Earnest money held by', 'The closer');
  await fileMain.typeByKey('Sale price', '310000');
  await page.keyboard.press('Control+s');
  await expect(fileMain.saveState).toContainText('All changes saved');
  await expect(frame.dialog).toHaveCount(0);
  await fileMain.hasValue('Place of closing', 'The other office');
  await fileMain.hasValue('Closing', '03/24/2026');
  expect((await other.order(id)).order).toMatchObject({
    placeOfClosing: 'The other office',
    closingDate: '2026-03-24',
    earnestMoneyHeldBy: 'The closer',
    salePrice: 31_000_000,
    version: version + 1,
  });
});

test('the same field asks, stores the choice, and loses nothing on the way', async ({ visit, apiUser }) => {
  const other = await apiUser('administrator');
  const id = await other.orderID('26-700003');
  const { page, fileMain, frame } = await visit({ as: 'closer', path: `/order/${id}/oe`, before: withoutMessages });
  await fileMain.isEditable();
  await other.change(id, { salePrice: 29_500_000, placeOfClosing: 'Theirs', sourceOfBusiness: 'Walked in' });
  await fileMain.typeByKey('Sale price', '305000');
  await fileMain.typeByKey('Place of closing', 'Mine');
  await fileMain.typeByKey('Earnest money', '5000');
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this first' });

  await test.step('Cancel saves nothing and keeps what was typed', async () => {
    await page.keyboard.press('Control+s');
    await expect(dialog).toContainText(/Administrator saved this at .* while you were editing/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(frame.dialog).toHaveCount(0);
    await fileMain.isDirty();
    await fileMain.hasValue('Sale price', '305,000.00');
    expect((await other.order(id)).order).toMatchObject({ salePrice: 29_500_000, placeOfClosing: 'Theirs' });
  });

  await test.step('one of theirs and one of mine', async () => {
    await page.keyboard.press('Control+s');
    await expect(dialog.getByRole('row')).toHaveCount(3);
    await expect(dialog.getByRole('row', { name: 'Sale price' })).toContainText('295,000.00');
    await dialog.getByRole('radio', { name: 'Sale price, Theirs' }).check();
    await expect(dialog.getByRole('status')).toHaveText('1 yours, 1 theirs');
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(fileMain.saveState).toContainText('All changes saved');
    await fileMain.hasValue('Sale price', '295,000.00');
    await fileMain.hasValue('Source of business', 'Walked in');
    expect((await other.order(id)).order).toMatchObject({
      salePrice: 29_500_000,
      placeOfClosing: 'Mine',
      earnestMoney: 500_000,
      sourceOfBusiness: 'Walked in',
    });
  });
});

test('what somebody typed outlives being taken over, and is joined with what was saved meanwhile', async ({
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer')).orderID('26-700008');
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await closer.fileMain.isEditable();
  await closer.fileMain.typeByKey('Place of closing', 'Typed by the closer');
  await closer.fileMain.typeByKey('Earnest money held by', 'Closer');

  const administrator = await visit({ as: 'administrator', path: `/order/${id}/oe` });
  await administrator.frame.band.getByRole('button', { name: 'Take over' }).click();
  await closer.fileMain.isReadOnly();
  await administrator.fileMain.isEditable();
  await administrator.fileMain.typeByKey('Source of business', 'Administrator');
  await administrator.fileMain.typeByKey('Earnest money held by', 'Administrator');
  await administrator.fileMain.saveByKey();

  // The messages of the save have reached the closer: the field both changed waits for an answer, the other is there.
  await administrator.frame.menuArea('Home').click();
  await closer.frame.asks('File 26-700008 is available');
  await closer.page.keyboard.press('Enter');
  await expect(closer.frame.dialog).toHaveCount(0);
  await closer.fileMain.isEditable();
  await closer.fileMain.hasValue('Place of closing', 'Typed by the closer');
  await closer.fileMain.hasValue('Earnest money held by', 'Closer');
  await closer.page.keyboard.press('Control+s');
  const dialog = closer.page.getByRole('dialog', { name: 'Someone else saved this first' });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Take all mine' }).click();
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  await expect(closer.fileMain.saveState).toContainText('All changes saved');
  expect((await (await apiUser('closer')).order(id)).order).toMatchObject({
    placeOfClosing: 'Typed by the closer',
    earnestMoneyHeldBy: 'Closer',
    sourceOfBusiness: 'Administrator',
  });
});
