import { readFile } from 'node:fs/promises';
import type { PortfolioPage as Page } from '@closewright/contract/portfolio';
import type { Session } from '@closewright/contract/session';
import type { LookupSets } from '@closewright/domain/lookups';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { PortfolioPage } from '../page-models/portfolio-page.ts';

test('portfolio: narrowed, kept under a name, shared, exported, and opened', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const { page, frame } = await visit({ as: 'administrator', tenant, path: '/portfolio-manager' });
  const portfolio = new PortfolioPage(page);
  await portfolio.isShown();
  const numbers = () => portfolio.rows.getByRole('rowheader').allInnerTexts();

  await test.step('files in work at first, then all; totals and facets say how many', async () => {
    await expect(portfolio.facets).toContainText('Sales');
    await expectAccessible(page);
    const inWork = await portfolio.rows.count();
    await portfolio.scope('All');
    await expect.poll(() => portfolio.rows.count()).toBeGreaterThan(inWork);
  });

  await test.step('facets, a duty and a text narrow the list', async () => {
    await portfolio.toggle(/^Closed \(/);
    await expect(page.getByRole('main')).toContainText('4 files');
    await expect(portfolio.rows).toHaveCount(4);
    await expect(portfolio.facet(/^Cancelled \(1\)/)).toBeVisible();
    await portfolio.search.fill('26-700020');
    await expect(portfolio.rows).toHaveCount(1);
    await portfolio.search.press('Escape');
    await expect(portfolio.rows).toHaveCount(4);
  });

  await test.step('saved under a name, it is there after a reload, and for a colleague once it is shared', async () => {
    await portfolio.chooseFilterAct('Saved filters', 'Save as…');
    await page.getByRole('textbox', { name: 'Name of the filter' }).fill('Done files');
    await page.keyboard.press('Enter');
    await expect(portfolio.button('Filter: Done files')).toBeVisible();
    await portfolio.chooseFilterAct('Filter: Done files', 'Shared with everybody');
    await portfolio.scope('In work');
    await expect(portfolio.button('Filter: Done files, changed')).toBeVisible();
    await portfolio.chooseFilterAct('Filter: Done files, changed', 'Reset to the saved filter');
    await expect(portfolio.rows).toHaveCount(4);
    // What is shown is remembered a moment later.
    const administrator = await apiUser('administrator', { tenant });
    const remembered = async () => {
      const { userSettings } = await administrator.get<Session>('/api/session');
      return userSettings?.values.find(({ name }) => name === 'portfolio')?.value;
    };
    await expect.poll(remembered).toMatch(/(?=.*"scope":"all")(?=.*"filterID":\d)/);
    await page.reload();
    await expect(portfolio.button('Filter: Done files')).toBeVisible();
    await expect(portfolio.rows).toHaveCount(4);

    const colleague = await visit({ as: 'escrow-officer', tenant, path: '/portfolio-manager' });
    const theirs = new PortfolioPage(colleague.page);
    await theirs.isShown();
    await theirs.chooseFilterAct('Saved filters', 'Done files');
    await expect(theirs.button('Filter: Done files')).toBeVisible();
    await expect(theirs.facet(/^Closed \(/)).toBeChecked();
    await theirs.button('Filter: Done files').click();
    await expect(colleague.page.getByRole('menuitem', { name: 'Delete…' })).toHaveAttribute('aria-disabled', 'true');
    await colleague.page.keyboard.press('Escape');
  });

  await test.step('sorted by the server, both ways', async () => {
    await portfolio.grid.getByRole('columnheader', { name: 'File' }).click();
    await expect(portfolio.grid.getByRole('columnheader', { name: 'File' })).toHaveAttribute('aria-sort', 'ascending');
    const isRising = async () => {
      const shown = await numbers();
      return shown.every((number, at) => at === 0 || (shown[at - 1] as string) < number);
    };
    await expect.poll(isRising).toBe(true);
    const up = await numbers();
    await portfolio.grid.getByRole('columnheader', { name: 'File' }).click();
    await expect.poll(numbers).toEqual(up.toReversed());
  });

  await test.step('exported as it is shown', async () => {
    const download = page.waitForEvent('download');
    await portfolio.button('Export').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^portfolio-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(await numbers());
  });

  await test.step('Enter opens the file in hand', async () => {
    const [first = ''] = await numbers();
    await portfolio.enterGrid();
    await page.keyboard.press('Enter');
    await frame.isOnFile(first);
  });
});

test('portfolio: files are handed over by keyboard; those that are locked or in use are named and left', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const closer = await apiUser('closer', { tenant });
  const inUse = await closer.orderID('26-700003');
  const sessionKey = crypto.randomUUID();
  await closer.ask('POST', `/api/orders/${inUse}/open`, { sessionKey });
  const { page } = await visit({ as: 'escrow-officer', tenant, path: '/portfolio-manager' });
  const portfolio = new PortfolioPage(page);
  await portfolio.isShown();
  await portfolio.scope('All');
  // In use, locked, and two that are free.
  for (const number of ['26-700003', '26-700002', '26-700020', '26-700016'])
    await expect(portfolio.row(number)).toBeVisible();
  await expect(portfolio.button('Reassign')).toHaveAttribute('aria-disabled', 'true');
  for (const number of ['26-700003', '26-700002', '26-700020', '26-700016']) {
    await portfolio.row(number).getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('main')).toContainText('4 selected');
  // As a browser does, so that the file has not come free on a slow machine.
  await closer.ask('PUT', `/api/orders/${inUse}/lock`, { sessionKey });
  await portfolio.button('Reassign').focus();
  await page.keyboard.press('Enter');
  await expect(portfolio.dialog).toBeVisible();
  await portfolio.dialog.getByRole('combobox', { name: 'Post-closer' }).focus();
  await page.keyboard.type('Tit');
  await expect(portfolio.dialog.getByRole('combobox', { name: 'Post-closer' })).toContainText('Title Examiner');
  const outcome = (number: string) => portfolio.dialog.getByRole('row').filter({ hasText: number });
  await expect(outcome('26-700003')).toContainText('Somebody else has this file open');
  await expect(outcome('26-700002')).toContainText('This file is locked');
  await expect(outcome('26-700020')).toContainText('→ Title Examiner');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(portfolio.dialog).toContainText('2 files reassigned, 2 left as they are');
  await expect(outcome('26-700016')).toContainText('Reassigned');
  await page.keyboard.press('Escape');
  await expect(portfolio.dialog).toBeHidden();
  const { order } = await closer.order(await closer.orderID('26-700020'));
  const { staff } = await closer.get<LookupSets>('/api/lookups');
  expect(order.postCloserID).toBe(staff?.find(({ name }) => name === 'Title Examiner')?.id);

  await test.step('all that is found, but one', async () => {
    const officer = await apiUser('escrow-officer', { tenant });
    const found = await officer.get<Page>('/api/portfolio?scope=all&counts=true');
    const total = found.counts?.files ?? 0;
    await portfolio.row('26-700020').getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('main')).toContainText(`${total} selected`);
    await page.keyboard.press('Space');
    await expect(page.getByRole('main')).toContainText(`${total - 1} selected`);
    await portfolio.button('Reassign').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Reassign ${total - 1} files` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portfolio.dialog).toBeHidden();
    // Another filter finds other files.
    await portfolio.scope('In work');
    await expect(page.getByRole('main')).not.toContainText('selected');
  });
});

test('portfolio: who lacks the app is told, and who may only read neither hands over nor saves', async ({ visit }) => {
  const examiner = await visit({ as: 'title-examiner', path: '/portfolio-manager' });
  await expect(examiner.page).toHaveURL(/NotAuthorized/);
  const reader = await visit({ as: 'read-only', path: '/portfolio-manager' });
  const portfolio = new PortfolioPage(reader.page);
  await portfolio.isShown();
  await expect(portfolio.button('Reassign')).toHaveAttribute('aria-disabled', 'true');
  await portfolio.button('Saved filters').click();
  await expect(reader.page.getByRole('menuitem', { name: 'Save as…' })).toHaveAttribute('aria-disabled', 'true');
});
