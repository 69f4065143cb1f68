import type { Settlement } from '@closewright/contract/settlement';
import { expect, test } from '../fixtures.ts';
import { RowsPage } from '../page-models/rows-page.ts';

test('what is typed while a page is being saved and left is for the next page, down to a page behind that one', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderWithEmptyStatement('26-700003');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/settlement/fees` });
  const fees = new RowsPage(page, 'Fees');
  const documents = new RowsPage(page, 'Recording and Taxes', 'Recording documents');
  const prorations = new RowsPage(page, 'Prorations');
  /** Thirty letters a second, as somebody types who knows the way. */
  const type = (text: string) => page.keyboard.type(text, { delay: 33 });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key, { delay: 33 });
  };
  /** Keeps the next save back until the test lets it go. */
  const keepSaveBack = async () => {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      /\/settlements\/\d+$/,
      async (route) => {
        if (route.request().method() === 'PATCH') await isLetGo;
        await route.fallback();
      },
      { times: 1 },
    );
    return () => letGo();
  };
  const grid = page.getByRole('treegrid', { name: 'Fees', exact: true });
  await fees.isEditable();
  await grid.getByRole('row').filter({ hasText: 'Origination Charges' }).getByRole('rowheader').focus();
  await press('ArrowDown');
  await type('Underwriting fee');
  await press('Tab', 'Tab');

  await test.step('a row, its fields by Tab, and letters that choose', async () => {
    const letGo = await keepSaveBack();
    await type('1097');
    await press('Alt+r', 'Insert');
    await type('Deed');
    await press('Tab');
    await type('d');
    await press('Tab');
    await type('40');
    letGo();
    await documents.isEditable();
    await expect(documents.field('Fee')).toHaveValue('40');
    await expect(documents.field('Recorded as')).toHaveText(/Deed/);
    await type('.5');
    await press('Tab');
    await expect(documents.field('Document')).toHaveValue('Deed');
    await expect(documents.field('Fee')).toHaveValue('40.50');
  });

  await test.step('a page that is only passed through', async () => {
    await press('Alt+f');
    await press('Alt+i', 'Insert');
    await type('HOA dues');
    await press('Tab');
    await type('150');
    await prorations.isEditable();
    await expect(prorations.field('Amount of the period')).toBeFocused();
    await expect(prorations.field('Amount of the period')).toHaveValue('150');
    await expect(prorations.field('Item')).toHaveValue('HOA dues');
    await prorations.saveByKey();
  });

  await test.step('no page that was left got any of it', async () => {
    const stored = await user.get<Settlement>(`/api/orders/${id}/settlements/0`);
    expect(stored.fees.map(({ label }) => label)).toEqual(['Underwriting fee']);
    expect(stored.recordingDocuments.map(({ label, fee }) => [label, fee])).toEqual([['Deed', 4050]]);
  });
});
