import { expect, expectAccessible, test } from '../fixtures.ts';

// holds core 2.30
test('titles, screens that are not built yet, and addresses that lead nowhere', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700020');
  const { page, frame, recentFiles, fileMain } = await visit({ as: 'administrator' });
  await recentFiles.isShown();
  await expect(page).toHaveTitle('Closewright - Recent Files');

  // holds core 2.8
  await test.step('a screen of the menu that is not built yet keeps its name, its menu and its file', async () => {
    await frame.menuArea('Reporting').click();
    await frame.menuEntry('Report Generation').click();
    await expect(page).toHaveURL(/\/coming-soon\?screen=reporting\.report-generation$/);
    await expect(page).toHaveTitle('Closewright - Report Generation');
    await expect(frame.title).toHaveText('Report Generation');
    await expect(page.getByRole('main')).toContainText('Report Generation is coming soon');
    await expectAccessible(page);
    await fileMain.goto(id);
    await frame.menuEntry('File Contacts').click();
    await expect(page).toHaveTitle('Closewright - File Contacts');
    await frame.isOnFile('26-700020');
    await expect(frame.menuEntry('File Contacts')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the address a screen will have leads to it', async () => {
    await page.goto(`/order/${id}/settlement/payoffs`);
    await expect(page).toHaveTitle('Closewright - Payoffs');
    await frame.isOnFile('26-700020');
    await page.goto(`/order/${id}/documents/generate`);
    await expect(page).toHaveURL(/\/coming-soon\?screen=file\.closing\.generate-documents&/);
    await page.goBack();
    await expect(page).toHaveTitle('Closewright - Payoffs');
    await page.goto('/reporting/report-generation');
    await expect(page).toHaveURL(/\/coming-soon\?screen=reporting\.report-generation$/);
  });

  await test.step('back and forward', async () => {
    await page.goBack();
    await frame.isOnFile('26-700020');
    await expect(page).toHaveTitle('Closewright - Payoffs');
  });

  // holds core 2.10
  await test.step('no such page', async () => {
    await page.goto(`/order/${id}/settlement/no-such-page`);
    await expect(page).toHaveTitle('Closewright - Page Not Found');
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle('Closewright - Page Not Found');
    await expect(page.getByRole('main')).toContainText('Page Not Found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Recent Files' }).click();
    await recentFiles.isShown();
  });

  await test.step('the area File opens the last file', async () => {
    await frame.menuArea('File').click();
    await frame.isOnFile('26-700020');
    await fileMain.isShown();
  });
});

// holds core 2.9
test('Page Not Found and Not Authorized need no sign-in; everything else does, and comes back to what was asked for', async ({
  visit,
  apiUser,
}) => {
  const { page, notice, signInPage, fileMain } = await visit({ path: '/no/such/page' });
  await notice.says('Page Not Found');
  await expect(page).toHaveTitle('Closewright - Page Not Found');
  await expectAccessible(page);

  const message = 'Access to Policy is not authorized.<br>Please contact <b>your</b> administrator.';
  await page.goto(`/NotAuthorized?message=${encodeURIComponent(message)}`);
  await notice.says('Not Authorized', 'Access to Policy is not authorized.');
  // Text from an address is shown as text.
  await expect(notice.body).toContainText('Please contact <b>your</b> administrator.');
  await expect(page.locator('main b')).toHaveCount(0);

  const id = await (await apiUser('closer')).orderID('26-700020');
  await page.goto(`/order/${id}/oe`);
  await signInPage.signIn('closer');
  await fileMain.isShown();
  await expect(page).toHaveURL(new RegExp(`/order/${id}/oe$`));
});

/** What each role is denied, and what its menus hide and show, after its duties (domain/access/role-defaults.ts). */
const roles = [
  {
    login: 'accountant',
    denied: { path: 'commitment/title', label: 'Loans' },
    hidden: ['Title Production'],
    shown: ['Check Writing', 'Invoices', 'Policy'],
    // The bank accounts of the office stand in its configuration.
    areas: ['Home', 'File', 'Accounting', 'Reporting', 'Configuration'],
    home: { hidden: ['Portfolio Manager'], shown: ['Workflow Dashboard'] },
  },
  {
    login: 'title-examiner',
    denied: { path: 'check-writing', label: 'Check Writing' },
    hidden: ['Check Writing', 'Invoices'],
    shown: ['Title Production', 'Policy', 'Premium Rates'],
    // The search of the configuration is for everybody who may read any of it: here the rate rules.
    areas: ['Home', 'File', 'Configuration'],
    home: { hidden: ['Portfolio Manager'], shown: ['Workflow Dashboard'] },
  },
  {
    login: 'closer',
    denied: { path: '/escrow-accounting/reconciliations', label: 'Reconciliations' },
    hidden: [],
    shown: ['Title Production', 'Check Writing', 'Invoices'],
    areas: ['Home', 'File'],
    home: { hidden: [], shown: ['Portfolio Manager', 'Workflow Dashboard'] },
  },
] as const;

for (const { login, denied, hidden, shown, areas, home } of roles) {
  // holds core 8.3
  test(`${login}: the menus offer what the role may open, and an address it may not open says why`, async ({
    visit,
    apiUser,
  }) => {
    const id = await (await apiUser('closer')).orderID('26-700014');
    const { page, frame, fileMain, recentFiles } = await visit({ as: login, path: `/order/${id}/oe` });
    await fileMain.isShown();
    for (const name of shown) await expect(frame.menuEntry(name).first(), name).toBeVisible();
    for (const name of hidden) await expect(frame.menuEntry(name), name).toHaveCount(0);
    await expect(frame.areas.getByRole('link')).toHaveText([...areas]);

    const path = denied.path.startsWith('/') ? denied.path : `/order/${id}/${denied.path}`;
    await page.goto(path);
    await expect(page).toHaveURL(/\/NotAuthorized\?message=/);
    // The toast goes by itself, so it is read first, and at once.
    const told = `Access to ${denied.label} is not authorized\\.\\s*Please contact your administrator\\.`;
    await expect(frame.toasts).toHaveText(new RegExp(`^${told}$`));
    await expect(page.getByRole('main')).toContainText(new RegExp(told));
    await expect(page.getByRole('main')).not.toContainText('INACCESSIBLE_ROUTE');
    await expect(page).toHaveTitle('Closewright - Not Authorized');
    expect(new URL(page.url()).searchParams.get('message')).toBe(
      `Access to ${denied.label} is not authorized.<br>Please contact your administrator.`,
    );
    if (login === 'closer') await expectAccessible(page);
    for (const name of home.shown) await expect(frame.menuEntry(name), name).toBeVisible();
    for (const name of home.hidden) await expect(frame.menuEntry(name), name).toHaveCount(0);
    await page.goBack();
    await fileMain.isShown();
    await frame.menuArea('Home').click();
    await recentFiles.isShown();
  });
}

// holds core 1.15, core 6.18, blocks 6.6
test('whoever can only read sees everything and can change nothing', async ({ visit, apiUser }) => {
  const reader = await apiUser('read-only');
  const id = await reader.orderID('12-3456');
  const { page, frame, fileMain, recentFiles } = await visit({ as: 'read-only', path: `/order/${id}/oe` });
  await expect(frame.band).toHaveText(/Your account can read but not change anything\./);
  await fileMain.isReadOnly();
  await expect(fileMain.openBoxes).toHaveCount(0);
  await expect(fileMain.save).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add party' })).toHaveCount(0);
  await expect(fileMain.saveState).toHaveText('Read only');
  await expectAccessible(page);
  // It does not keep others from the file either.
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await closer.fileMain.isEditable();

  const { version } = (await reader.order(id)).order;
  const refused = await reader.ask('PATCH', `/api/orders/${id}`, { version, changes: { order: { salePrice: 1 } } });
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'FORBIDDEN']);
  await frame.menuArea('Home').click();
  await recentFiles.isShown();
});
