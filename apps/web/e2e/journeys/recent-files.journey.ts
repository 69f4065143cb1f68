import type { Session } from '@closewright/contract/session';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('recent files: pin, filter, sort and scope, and what is chosen is there after a reload', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const accountant = await apiUser('accountant', { tenant });
  /** What is with the account: what was chosen last gets there a moment later. */
  const kept = async (preference: string) => {
    const { userSettings } = await accountant.get<Session>('/api/session');
    return userSettings?.values.find(({ name }) => name === preference)?.value;
  };
  const { page, recentFiles } = await visit({ as: 'accountant', tenant });
  await recentFiles.isShown();
  await expect(recentFiles.rows).toHaveCount(12);
  await expect(recentFiles.scopeButton('Mine')).toBeChecked();

  await test.step('pinned files stay on top', async () => {
    await recentFiles.row('26-700020').hover();
    await recentFiles.row('26-700020').getByRole('button', { name: 'Pin 26-700020' }).click();
    await expect(recentFiles.rows.first()).toContainText('26-700020');
    await page.reload();
    await expect(recentFiles.rows.first()).toContainText('26-700020');
    await expectAccessible(page);
  });

  await test.step('filter by any column', async () => {
    await recentFiles.filter.fill('michael');
    await expect(recentFiles.rows).toHaveCount(1);
    await expect(recentFiles.rows).toContainText('12-3456');
    await recentFiles.filter.fill('no such thing');
    await expect(recentFiles.rows).toHaveCount(0);
    await expectAccessible(page);
    await recentFiles.filter.fill('');
    await expect(recentFiles.rows).toHaveCount(12);
  });

  await test.step('sort by file number, both ways, also after a reload', async () => {
    const numbers = () => recentFiles.rows.getByRole('rowheader').allInnerTexts();
    await recentFiles.sortBy('File');
    await expect(recentFiles.grid.getByRole('columnheader', { name: 'File' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const up = await numbers();
    expect(up).toEqual([...up].sort());
    await recentFiles.sortBy('File');
    await expect(recentFiles.grid.getByRole('columnheader', { name: 'File' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(await numbers()).toEqual([...up].reverse());
    await expect.poll(() => kept('grid:recent-files')).toContain('"descending"');
    await page.reload();
    await expect(recentFiles.rows.first()).toContainText(up.at(-1) ?? '');
  });

  await test.step('mine, those of the branch, and all', async () => {
    await recentFiles.scope('All').click();
    await expect(recentFiles.scopeButton('All')).toBeChecked();
    await expect(recentFiles.row('26-700003')).toBeVisible();
    await recentFiles.scope('Branch').click();
    await expect(recentFiles.scopeButton('Branch')).toBeChecked();
    await expect.poll(() => kept('recentFiles.scope')).toBe('"branch"');
    await page.reload();
    await expect(recentFiles.scopeButton('Branch')).toBeChecked();
    await recentFiles.scope('Mine').click();
    await expect(recentFiles.rows).toHaveCount(12);
  });
});

test('the mark of a file in use comes and goes by itself', async ({ visit, apiUser }) => {
  const number = '26-700020';
  const other = await apiUser('administrator');
  const id = await other.orderID(number);
  const watcher = await visit({ as: 'title-examiner', context: { colorScheme: 'dark' } });
  await watcher.recentFiles.isShown();
  await watcher.listens();
  const row = watcher.recentFiles.row(number);
  await expect(row).not.toContainText('In use');

  const closer = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await closer.fileMain.isEditable();
  await expect(row).toContainText('In use');
  await expect(row.getByTitle(/^In use by Closer since \d/)).toBeVisible();
  await watcher.frame.chooseTheme('Dark');
  await expectAccessible(watcher.page);
  await watcher.frame.chooseTheme('Light');

  // What is saved shows as well, without a reload.
  await closer.fileMain.typeByKey('Closing', '12/24/2026');
  await closer.fileMain.saveByKey();
  await expect(row).toContainText('12/24/2026');

  await closer.frame.menuArea('Home').click();
  await expect(row).not.toContainText('In use');
});
