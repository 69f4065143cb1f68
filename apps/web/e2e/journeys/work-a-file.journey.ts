import { command } from '../arrange/command.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { ContextPanel } from '../page-models/context-panel.ts';

const number = '12-3456';

test('a file is worked, the server is killed, and everything that was saved is there', async ({
  ownServer,
  visit,
  apiUser,
}) => {
  const { page, signInPage, recentFiles, frame, fileMain } = await visit({ server: ownServer });

  await test.step('sign in, wrong password first', async () => {
    await signInPage.isShown();
    await expectAccessible(page);
    await signInPage.fill('escrow-officer', 'guess');
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password.');
    await expect(signInPage.username).toHaveValue('escrow-officer');
    await expectAccessible(page);
    await signInPage.signIn('escrow-officer');
    await recentFiles.isShown();
    await frame.isShown('Epsilon Title Co.');
    await expect(page).toHaveTitle('Closewright - Recent Files');
    await expectAccessible(page);
  });

  const officer = await apiUser('escrow-officer', { server: ownServer });
  const ordersID = await officer.orderID(number);

  // holds core 2.20
  await test.step('open the file by Enter in the grid, by Ctrl+K and by its address', async () => {
    await recentFiles.row(number).getByRole('gridcell').first().click();
    await page.keyboard.press('Enter');
    await fileMain.isShown();
    await frame.isOnFile(number);
    await frame.goToFile('26-700003');
    await frame.isOnFile('26-700003');
    await fileMain.hasValue('Sale price', '303,500.00');
    await fileMain.goto(ordersID);
    await frame.isOnFile(number);
    await expect(page).toHaveTitle('Closewright - File Main');
    await expectAccessible(page);
  });

  await test.step('change two fields by keyboard and save by Ctrl+S', async () => {
    await fileMain.hasValue('Closing', '04/15/2013');
    await fileMain.typeByKey('Closing', '4/22/13');
    await fileMain.typeByKey('Sale price', '181250.5');
    await fileMain.hasValue('Closing', '04/22/2013');
    await fileMain.hasValue('Sale price', '181,250.50');
    await fileMain.isDirty();
    await fileMain.saveByKey();
    await fileMain.isClean();
    await expect(frame.status).toHaveText(/^Saved \d/);
  });

  await test.step('the activity says who did what', async () => {
    const panel = new ContextPanel(page);
    await panel.showActivity();
    await expect(panel.entry('Escrow Officer changed')).toContainText('changed Closing from 04/15/2013 to 04/22/2013');
    await expect(panel.entry('Escrow Officer changed')).toContainText(
      'changed Sale price from 180,000.00 to 181,250.50',
    );
    await expectAccessible(page);
    await frame.chooseTheme('Dark');
    await expectAccessible(page);
  });

  await test.step('kill the server; the page says that it is gone', async () => {
    await ownServer.kill('SIGKILL');
    await fileMain.typeByKey('Place of closing', 'Nobody hears this');
    await page.keyboard.press('Control+s');
    await expect(fileMain.saveState).toContainText('Not saved. The server does not answer.');
    await expect(frame.status).toHaveText('Not saved');
  });

  await test.step('start it again: the api, the screen and the audit have it all', async () => {
    await ownServer.start();
    const again = await apiUser('escrow-officer', { server: ownServer });
    expect((await again.order(ordersID)).order).toMatchObject({
      closingDate: '2013-04-22',
      salePrice: 18_125_050,
      placeOfClosing: 'Epsilon Title Co., 123 Commerce Pl., Somecity',
      version: 2,
    });
    // What a save leads to (an alert, a due date that moves) is in the audit too.
    const entry = (await again.audit(ordersID)).find(({ table }) => table === 'orders');
    expect(entry).toMatchObject({ actor: 'Escrow Officer', operation: 'UPDATE' });
    expect(entry?.changes).toContainEqual({ field: 'closingDate', before: '2013-04-15', after: '2013-04-22' });
    expect(entry?.changes).toContainEqual({ field: 'salePrice', before: 18_000_000, after: 18_125_050 });

    // What could not be saved is still on the page, and is saved now.
    await fileMain.saveByKey();
    await page.reload();
    await fileMain.hasValue('Closing', '04/22/2013');
    await fileMain.hasValue('Sale price', '181,250.50');
    await fileMain.hasValue('Place of closing', 'Nobody hears this');
  });

  await test.step('the chain of the audit verifies', async () => {
    await ownServer.stop();
    const { code, output } = await command(ownServer, 'audit-verify', '--tenant', 'epsilon');
    expect(output).toMatch(/^epsilon: [\d,]+ rows verified, compared with .*\n {2}[\d,]+ records as the audit says$/m);
    expect(code).toBe(0);
  });
});
