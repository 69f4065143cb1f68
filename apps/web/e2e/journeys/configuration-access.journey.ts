import type { SecurityRole, User } from '@closewright/contract/people';
import { fileScreens, screenAccessKey } from '@closewright/domain/access';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { ConfigurationPage } from '../page-models/configuration-page.ts';

const auditlog = { name: 'auditlog', isOn: null, was: true };

test('a role is changed with the difference in sight, and the menu of who is signed in follows without a reload', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer', { tenant })).orderID('26-700014');
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe`, tenant });
  await closer.fileMain.isEditable();
  await closer.listens();
  await expect(closer.frame.menuEntry('Check Writing')).toBeVisible();

  const { page, frame } = await visit({ as: 'administrator', path: '/configuration/roles', tenant });
  const configuration = new ConfigurationPage(page);
  await page
    .getByRole('navigation', { name: 'Roles' })
    .getByRole('button', { name: /^Closer/ })
    .click();
  await expect(frame.title).toHaveText('Closer');
  await expectAccessible(page);

  await test.step('nothing is sent before the difference was seen and meant', async () => {
    await configuration.choose('Check Writing', 'None');
    await page.keyboard.press('Control+s');
    await expect(configuration.dialog).toContainText('1 active user has this role.');
    for (const caption of ['Settings', 'Screens this changes']) {
      const table = configuration.dialog.getByRole('table', { name: caption });
      await expect(table.getByRole('row', { name: 'Check Writing Read None' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    const stored = await (await apiUser('administrator', { tenant })).get<SecurityRole[]>('/api/configuration/roles');
    expect(stored.find(({ name }) => name === 'Closer')?.rights.CheckWriting_ScreenAccess).toBe(1);
  });

  await test.step('the effective access says what the role would get, and why', async () => {
    await page.getByRole('tab', { name: 'Effective access' }).click();
    await page.getByRole('searchbox', { name: 'Filter screens' }).fill('check writing');
    await expect(page.getByRole('complementary')).toContainText(
      'Access to Check Writing is not authorized. Please contact your administrator.',
    );
  });

  await configuration.saveRole();
  await expect(closer.frame.menuEntry('Check Writing')).toHaveCount(0);
  await expect(closer.frame.menuEntry('File Workflow')).toBeVisible();
  await closer.page.goto(`/order/${id}/check-writing`);
  await expect(closer.page).toHaveURL(/\/NotAuthorized\?message=/);

  await configuration.choose('Check Writing', 'Full');
  await configuration.saveRole();
  await closer.fileMain.goto(id);
  await expect(closer.frame.menuEntry('Check Writing')).toBeVisible();
});

test('whoever loses the right to the open page is sent away from it', async ({ ownTenant: tenant, visit, apiUser }) => {
  const administrator = await apiUser('administrator', { tenant });
  const examiner = await visit({ as: 'title-examiner', path: '/recent-files', tenant });
  await examiner.recentFiles.isShown();
  await examiner.listens();
  const role = (await administrator.get<SecurityRole[]>('/api/configuration/roles')).find(
    ({ name }) => name === 'Title examiner',
  );
  await administrator.ask('PATCH', `/api/configuration/roles/${role?.securityRoleID}`, {
    version: role?.version,
    // With one page of files left, the recent files would stay.
    changes: { rights: Object.fromEntries(fileScreens.map((screen) => [screenAccessKey(screen), 0])) },
  });
  await expect(examiner.page).toHaveURL(/\/NotAuthorized\?message=/);
  await expect(examiner.frame.toasts).toContainText('Access to Recent Files is not authorized.');
});

test('the search finds settings by words, for who may open them, and is worked by keys alone', async ({ visit }) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/search' });
  const configuration = new ConfigurationPage(page);
  await expect(configuration.search).toBeFocused();
  await expect(configuration.hits.filter({ hasText: 'Users' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.type('check writ');
  await expect(configuration.hits.first()).toContainText('Check Writing');
  await expect(configuration.hits.first()).toContainText('Security settings');
  await page.keyboard.press('ArrowDown');
  await expect(configuration.hits.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(configuration.search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configuration\/security-settings\?find=CheckWriting_ScreenAccess$/);
  await expect(configuration.grid.getByRole('rowheader')).toHaveText(['Check Writing']);
  await expectAccessible(page);

  await page.goto('/configuration/search');
  await configuration.search.fill('no such setting anywhere');
  await expect(page.getByText('No setting matches “no such setting anywhere”')).toBeVisible();
});

test('who may open no setting screen finds none, and an address says so with the exact words', async ({ visit }) => {
  const examiner = await visit({ as: 'title-examiner', path: '/configuration/search' });
  await expect(examiner.page.getByText('There is no setting screen you may open')).toBeVisible();
  await new ConfigurationPage(examiner.page).search.fill('users');
  await expect(examiner.page.getByText('No setting matches “users”')).toBeVisible();
  await expect(examiner.frame.menuEntry('Users')).toHaveCount(0);
  for (const [path, label] of [
    ['users', 'Users'],
    ['feature-flags', 'Feature flags'],
  ]) {
    await examiner.page.goto(`/configuration/${path}`);
    await expect(examiner.page).toHaveURL(/\/NotAuthorized\?message=/);
    expect(new URL(examiner.page.url()).searchParams.get('message')).toBe(
      `Access to ${label} is not authorized.<br>Please contact your administrator.`,
    );
  }
  const closer = await visit({ as: 'closer', path: '/configuration/search' });
  await expect(closer.page).toHaveURL(/\/NotAuthorized\?message=/);
  expect(new URL(closer.page.url()).searchParams.get('message')).toBe(
    'Access to Configuration is not authorized.<br>Please contact your administrator.',
  );
});

test('a user is edited while somebody else edits them too, and cannot lock themselves out', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const api = await apiUser('administrator', { tenant });
  const userOf = async (login: string) =>
    (await api.get<User[]>('/api/configuration/users')).find((user) => user.login === login);
  const { page, frame } = await visit({ as: 'administrator', path: '/configuration/users', tenant });
  const configuration = new ConfigurationPage(page);
  await configuration.open('Closer');
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Closing Agent');

  // Meanwhile: another field, which joins without a question.
  const before = await userOf('closer');
  await api.ask('PATCH', `/api/configuration/users/${before?.usersID}`, {
    version: before?.version,
    changes: { email: 'agent@epsilon.example' },
  });
  await page.keyboard.press('Control+Enter');
  await expect(configuration.dialog).toHaveCount(0);
  expect(await userOf('closer')).toMatchObject({ displayName: 'Closing Agent', email: 'agent@epsilon.example' });
  await expect(configuration.row('Closing Agent')).toBeVisible();

  await configuration.open('Administrator');
  await page.getByRole('checkbox', { name: 'Active' }).press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(configuration.dialog).toContainText('You cannot take away your own right to administer.');
  await page.keyboard.press('Escape');
  await frame.dialog.getByRole('button', { name: 'Discard' }).click();
  expect((await userOf('administrator'))?.isActive).toBe(true);
});

test('a feature flag is turned on in the list, and everybody signed in has it', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const closer = await visit({ as: 'closer', path: '/recent-files', tenant });
  await closer.recentFiles.isShown();
  await closer.listens();
  const { page } = await visit({ as: 'administrator', path: '/configuration/feature-flags?find=auditlog', tenant });
  const configuration = new ConfigurationPage(page);
  await expect(configuration.row('auditlog')).toContainText('Set for the company');
  await expectAccessible(page);
  const id = await (await apiUser('closer', { tenant })).orderID('26-700014');
  await closer.fileMain.goto(id);
  await expect(closer.frame.menuEntry('Audit Log')).toBeVisible();

  const cell = configuration.row('auditlog').getByRole('gridcell', { name: 'On' }).first();
  await cell.dblclick();
  await page.getByRole('option', { name: 'Off' }).click();
  await expect(configuration.row('auditlog')).toContainText('Off');
  await expect(closer.frame.menuEntry('Audit Log')).toHaveCount(0);
  const refused = await (await apiUser('administrator', { tenant })).ask('PATCH', '/api/configuration/feature-flags', {
    changes: [auditlog],
  });
  expect(refused.body.errorCode).toBe('VERSION_CONFLICT');
});

// holds blocks 2.58
test('sessions and licence count who is really active, against the limit of the settings', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const api = await apiUser('administrator', { tenant });
  const id = await api.orderID('26-700014');
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe`, tenant });
  await closer.fileMain.isShown();
  const { page } = await visit({ as: 'administrator', path: '/configuration/sessions', tenant });
  const configuration = new ConfigurationPage(page);
  await expect(configuration.row('Closer')).toContainText('File Main');
  await expect(configuration.row('Closer')).toContainText('26-700014');
  await expect(page.getByText('No limit of licensed users is set.')).toBeVisible();
  await expectAccessible(page);

  await api.ask('PATCH', '/api/configuration/system-settings', {
    settings: [
      { name: 'licensedUsers', value: '1', version: 0 },
      { name: 'licenceEnforced', value: 'true', version: 0 },
    ],
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('meter', { name: 'Licensed users' })).toHaveAttribute(
    'aria-valuetext',
    /1 of 1 users active/,
  );
  await expect(
    page.getByText('100% of licensed users are active. Please contact your sales representative.'),
  ).toBeVisible();
});
