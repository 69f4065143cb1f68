import { readFile } from 'node:fs/promises';
import { bankAccountList } from '@closewright/domain/banking';
import { companyDay } from '../../../api/test/harness/company-day.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const account = {
  ...bankAccountList.begin,
  ...{ name: 'Former books', kind: 'Escrow trust', bankName: 'Ficus Bank', accountTitle: 'Epsilon Escrow Trust' },
  ...{ routingNumber: '123456780', accountNumber: '0044000078', state: 'TX' },
};
const ago = (days: number): string => companyDay(givenNow(), -days);
/** A day of each year as it is typed. */
const typedDay = (inDays: number): string => ago(-inDays).slice(5).replace('-', '/');

test('old checks: called about, their owner found and written to before the report, the terms of the state set, and the report taken out', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [asks, decides] = await Promise.all([apiUser('administrator', { tenant }), apiUser('accountant', { tenant })]);
  const { fileNumber } = (await asks.newFile({})).order;
  const sent = async (user: typeof asks, path: string, body: unknown) => {
    const answer = await user.ask<Record<string, number>>('POST', path, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
    return answer.body?.result;
  };
  const bank = await sent(asks, '/api/configuration/bank-accounts', account);
  const check = (checkNumber: number, payee: string, days: number, amount: number) => ({
    ...{ fileNumber, method: 'check', checkNumber, reference: null, payee, date: ago(days), amount },
  });
  const opening = await sent(asks, '/api/ledger-openings', {
    ...{ bankAccountID: bank?.bankAccountID, date: ago(30), bankBalance: 1_300_00, deposits: [] },
    files: [{ fileNumber, balance: 500_00 }],
    payments: [check(501, 'Ada Park', 3 * 366 + 10, 700_00), check(502, 'Steve Cole', 100, 100_00)],
    comment: 'Files of the former product',
  });
  const decision = `/api/ledger-openings/${opening?.openingID}/decision`;
  await sent(decides, decision, { decision: 'approve', comment: null });

  const path = '/escrow-accounting/stale-checks';
  const { page } = await visit({ as: 'administrator', path: `${path}?show=terms`, tenant });
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('the office sets the terms of a state, which say whose they are', async () => {
    const texas = page.getByRole('grid', { name: 'Terms of states' }).getByRole('row', { name: /Texas/ });
    await expect(texas).toContainText('To be verified');
    await expectAccessible(page);
    await texas.getByRole('gridcell').first().click();
    await press('Enter');
    await dialog.getByRole('textbox', { name: 'Period ends' }).fill(typedDay(30));
    await dialog.getByRole('textbox', { name: 'Report due' }).fill(typedDay(90));
    await press('Control+Enter');
    await expect(dialog).toContainText('Say where this is from');
    await dialog.getByRole('textbox', { name: 'Where this is from' }).fill('Property Code 74, read today');
    await press('Control+Enter');
    await expect(texas).toContainText('Office');
  });

  const grid = page.getByRole('grid', { name: 'Stale Checks' });
  const [old, young] = [grid.getByRole('row', { name: /Ada Park/ }), grid.getByRole('row', { name: /Steve Cole/ })];
  const pane = page.getByRole('region', { name: 'Check in hand' });
  const totals = page.getByRole('region', { name: 'Totals' });

  await test.step('what nobody cashes is listed, the oldest first, with what there is to do', async () => {
    await page.getByRole('link', { name: 'Stale checks', exact: true }).focus();
    await press('Enter');
    await expect(young).toContainText('Call the payee');
    await expect(old).toContainText('Find the address of the owner');
    await expect(totals).toContainText('All that fit, 2 800.00');
    await expectAccessible(page);
  });

  await test.step('a call is said with a key', async () => {
    await young.getByRole('gridcell', { name: 'Steve Cole' }).click();
    await press('c');
    await dialog.getByRole('textbox', { name: 'What came of it' }).fill('He looks for it');
    await press('Control+Enter');
    await expect(young).toContainText('Called on');
    await expect(pane).toContainText('Called: He looks for it');
  });

  await test.step('the address of an owner says when it is reported, and why', async () => {
    await old.getByRole('gridcell', { name: 'Ada Park' }).click();
    await press('e');
    await dialog.getByRole('textbox', { name: 'Street' }).fill('12 Elm St');
    await dialog.getByRole('textbox', { name: 'City' }).fill('Austin');
    await dialog.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Texas' }).click();
    await dialog.getByRole('textbox', { name: 'ZIP' }).fill('78701');
    await press('Control+Enter');
    await expect(old).toContainText('Write to the owner by');
    await expect(pane).toContainText('3 years in Texas, set by the office');
    await page.getByRole('button', { name: /Why this day/ }).click();
    await expect(dialog).toContainText('End of the period');
    await press('Escape');
  });

  await test.step('its owner is written to, in a PDF, and the letter is taken back', async () => {
    const letter = page.waitForEvent('download');
    await old.getByRole('gridcell', { name: 'Ada Park' }).click();
    await press('w');
    await expect(dialog.getByRole('combobox', { name: 'Letter' })).toContainText('Due diligence');
    await expectAccessible(page);
    await press('Control+Enter');
    expect((await readFile(await (await letter).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(old).toContainText('Written on');
    await pane.getByRole('button', { name: /^Take back: Wrote/ }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was not mailed');
    await press('Control+Enter');
    await expect(pane).toContainText('It was not mailed');
    await expect(old).toContainText('Write to the owner by');
  });

  await test.step('the report of the state has it', async () => {
    await press('p');
    await expect(dialog.getByRole('combobox', { name: 'State' })).toContainText('Texas');
    await dialog.getByRole('textbox', { name: 'Year of the report' }).fill(ago(-90).slice(0, 4));
    const download = page.waitForEvent('download');
    await press('Control+Enter');
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Ada Park,12 Elm St,,Austin,TX,78701,700.00,501,');
  });
});
