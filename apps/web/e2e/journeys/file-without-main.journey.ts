import type { SecurityRole } from '@closewright/contract/people';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { ContextPanel } from '../page-models/context-panel.ts';
import { NotesPage } from '../page-models/notes-page.ts';

// holds core 2.36
test('who may not read File Main opens the other pages of a file, reads its header and works', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const number = '12-3456';
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID(number);
  const roles = await administrator.get<SecurityRole[]>('/api/configuration/roles');
  const role = roles.find(({ name }) => name === 'Closer');
  if (role === undefined) throw new Error('There is no closer');
  const { status } = await administrator.ask('PATCH', `/api/configuration/roles/${role.securityRoleID}`, {
    version: role.version,
    changes: { rights: { OrderEntry_ScreenAccess: 0, Commitment_ScreenAccess: 0 } },
  });
  expect(status).toBe(200);

  const closer = await visit({ as: 'closer', path: `/order/${id}/oe/notes`, tenant });
  const { page, frame } = closer;
  const notes = new NotesPage(page);
  await notes.isShown();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });

  await test.step('the header says whose file it is; what only File Main knows is not there', async () => {
    await expect(frame.fileHeader(number)).toContainText('Michael Jones and Mary Stone');
    await expect(frame.fileHeader(number)).toContainText('456 Somewhere Ave');
    await expect(frame.fileHeader(number)).toContainText('Ficus Bank');
    await expect(frame.menuEntry('File Main')).toHaveCount(0);
    await expect(new ContextPanel(page).box.getByRole('button', { name: 'Activity' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a note is written, unless somebody has the file', async () => {
    await expect(notes.add).toBeEnabled();
    await notes.write('The lender calls back at noon');
    await expect(notes.row('The lender calls back at noon')).toBeVisible();
    const officer = await visit({ as: 'escrow-officer', path: `/order/${id}/oe`, tenant });
    await officer.fileMain.isEditable();
    await page.reload();
    await expect(frame.band).toContainText('Escrow Officer has this file open since');
    await expect(notes.add).toBeDisabled();
    await officer.page.close({ runBeforeUnload: true });
    await frame.asks(`File ${number} is available`);
    await page.keyboard.press('Enter');
    await expect(notes.add).toBeEnabled();
  });

  await test.step('its other pages open, by the menu and by a reload', async () => {
    // What a reload asks for before it knows the session may be refused.
    refused.length = 0;
    await frame.menuEntry('File Workflow').click();
    await expect(frame.title).toHaveText('File Workflow');
    await expect(page.getByRole('button', { name: /^Add task/ })).toBeEnabled();
    await frame.menuEntry('Custom Page').click();
    await expect(frame.title).toHaveText('Custom Page');
    await frame.isOnFile(number);
    expect(refused).toEqual([]);
    await page.reload();
    await expect(frame.title).toHaveText('Custom Page');
    await frame.isOnFile(number);
  });

  await test.step('the front door is open, and the area File stays in the file', async () => {
    await page.goto('/');
    await expect(frame.title).toHaveText('Recent Files');
    await closer.recentFiles.isShown();
    await page.goto(`/order/${id}/oe/notes`);
    await notes.isShown();
    await frame.menuArea('File').click();
    await frame.isOnFile(number);
    await expect(page).not.toHaveURL(/NotAuthorized/);
  });

  await test.step('it is found by its number, and opens on the first page there is a right for', async () => {
    await page.goto('/search');
    await frame.goToFile(number);
    const warning = 'Access Restricted from File Main, you will be directed to Policy.';
    await expect(frame.toasts.filter({ hasText: warning })).toBeVisible();
    await frame.isOnFile(number);
  });
});
