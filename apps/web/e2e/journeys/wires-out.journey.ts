import { readFile } from 'node:fs/promises';
import type { AskedApproval, FileLedger } from '@closewright/contract/check-writing';
import type { WireOut } from '@closewright/contract/wires';
import { achReturnFile } from '../../../../packages/domain/src/ach/ach.fixture.ts';
import type { ApiUser } from '../arrange/api-user.ts';
import { givenNow } from '../arrange/given-clock.ts';
import { weaken } from '../arrange/weaken.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A list of sanctions with one name, which is nobody's here. */
const list = `1,"MADURO MOROS, Nicolas","individual","VENEZUELA"${',-0- '.repeat(8)}\r\n`;

test('a wire by two people: one enters where it goes, another calls back; one posts and names it, another releases it, and its file is made', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const [one, two, officer] = await Promise.all(
    ['administrator', 'accountant', 'escrow-officer'].map((name) => apiUser(name, { tenant })),
  );
  if (!one || !two || !officer) throw new Error('three sign in');
  const { ordersID, fileNumber } = (await one.newFile({})).order;
  const path = `/api/orders/${ordersID}`;
  const today = givenNow().toISOString().slice(0, 10);
  const ledgerOf = () => one.get<FileLedger>(`${path}/ledger`);
  const send = async (user: ApiUser, method: string, to: string, body: unknown) => {
    const answer = await user.ask<unknown>(method, to, body);
    expect(answer.body?.isSuccessful, answer.text.slice(0, 300)).toBe(true);
  };
  const signIn = (name: string) => apiUser(name, { tenant });
  await weaken(signIn, { control: 'wireWaitingHours', becomes: 0, reason: 'The journey waits for nothing' });
  await send(one, 'POST', '/api/sanctions/lists', {
    ...{ listDate: today, aliases: null, consolidatedNames: null, consolidatedAliases: null },
    names: { fileName: 'sdn.csv', content: Buffer.from(list).toString('base64') },
  });

  const payees = '/configuration/wire-payees';
  const first = await visit({ as: 'administrator', path: payees, tenant });
  const typed = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      await dialog.getByRole('textbox', { name, exact: true }).focus();
      await first.page.keyboard.type(value);
    }
  };
  const dialog = first.page.getByRole('dialog');
  await test.step('one enters a payee with its instructions; a wrong check digit stands at its field', async () => {
    await expect(first.page.getByText('No payee yet')).toBeVisible();
    await first.page.keyboard.press('Insert');
    await expect(dialog.getByRole('textbox', { name: 'Payee' })).toBeFocused();
    await first.page.keyboard.type('Maple Street Savings');
    await dialog.getByLabel('Came by').focus();
    await first.page.keyboard.type('e-');
    await expect(dialog).toContainText('Wire fraud comes by e-mail, phone and fax.');
    await typed({ 'Phone number in them': '713-555-0100', Beneficiary: 'Maple Street Savings', Street: '12 Main St' });
    await typed({ City: 'Houston', State: 'TX', 'ZIP code': '77002', Bank: 'First National Bank' });
    await typed({ 'Routing number': '021000022', 'Account number': '000123456789' });
    await first.page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('The check digit of this routing number is wrong');
    await first.page.keyboard.press('Control+a');
    await first.page.keyboard.type('021000021');
    await first.page.keyboard.press('Control+Enter');
    await expect(first.page.getByRole('region', { name: 'Payee in hand' })).toContainText(
      'You entered these instructions: somebody else confirms them',
    );
  });

  const second = await visit({ as: 'accountant', path: payees, tenant });
  const call = second.page.getByRole('dialog');
  await test.step('another calls a number that did not come with them, and types the account again', async () => {
    const pane = second.page.getByRole('region', { name: 'Payee in hand' });
    await expect(pane).toContainText('Nobody has confirmed them');
    await second.page.keyboard.press('c');
    await expect(call.getByLabel('Number called')).toBeFocused();
    await second.page.keyboard.type('713 555 0100');
    await second.page.keyboard.press('Tab');
    await second.page.keyboard.type('known');
    await second.page.keyboard.press('Tab');
    await second.page.keyboard.press('Space');
    await call.getByLabel('Spoke to').focus();
    await second.page.keyboard.type('Rosa Diaz');
    await second.page.keyboard.press('Tab');
    await second.page.keyboard.type('000123456789');
    await second.page.keyboard.press('Control+Enter');
    await expect(call.getByLabel('Number called')).toBeFocused();
    await expect(call.getByLabel('Number called')).toHaveAttribute('aria-invalid', 'true');
    await second.page.keyboard.press('Control+a');
    await second.page.keyboard.type('713-555-0199');
    await second.page.keyboard.press('Control+Enter');
    await expect(pane).toContainText('money may go there');
    await expect(pane.getByRole('region', { name: 'Call-backs about instructions 1' })).toContainText('713-555-0199');
    await expectAccessible(second.page);
  });

  const account = (await ledgerOf()).accounts.find(({ isOffered }) => isOffered);
  const bankAccountID = account?.bankAccountID ?? 0;
  await send(one, 'POST', `${path}/receipts`, {
    ...{ bankAccountID, date: today, amount: 5000_00, payer: 'Michael Jones' },
    ...{ instrument: 'Wire', party: null, reference: null, memo: null, kept: [] },
  });
  const wire: AskedApproval = {
    ...{ kind: 'payment', bankAccountID, amount: 1200_00, method: 'wire out', memo: null },
    ...{ payee: 'Maple Street Savings', comment: 'A payoff' },
  };
  // Who asks for it could not release it.
  await send(officer, 'POST', `${path}/approvals`, wire);
  const approvalIDs = (await ledgerOf()).approvals.map(({ approvalID }) => approvalID);
  // Whoever approves posts it.
  await send(one, 'POST', '/api/approvals/decide', { approvalIDs, isApproved: true, comment: null });

  const out = '/escrow-accounting/expected-wires-out';
  await test.step('one names its payee, which is offered, and cannot release it', async () => {
    await first.page.goto(out);
    await first.listens();
    const row = first.page.getByRole('row').filter({ hasText: fileNumber });
    await expect(row).toContainText('To name');
    await first.page.keyboard.press('n');
    await expect(dialog.getByRole('combobox', { name: 'Payee of wires' })).toHaveValue('Maple Street Savings');
    await expect(dialog).toContainText('Instructions 1: good');
    await first.page.keyboard.press('Control+Enter');
    await expect(row).toContainText('To release');
    await first.page.keyboard.press('r');
    await expect(first.page.locator('[data-slot=toast]').filter({ hasText: 'Nothing is released' })).toBeVisible();
  });

  await test.step('another sees where it goes and releases it', async () => {
    await second.page.goto(out);
    await second.listens();
    const row = second.page.getByRole('row').filter({ hasText: fileNumber });
    await expect(row).toContainText('To release');
    await second.page.keyboard.press('r');
    await expect(call.getByRole('button', { name: 'Release' })).toBeFocused();
    for (const word of ['1,200.00', 'First National Bank', '021000021', '***6789'])
      await expect(call).toContainText(word);
    await expectAccessible(second.page);
    await second.page.keyboard.press('Control+Enter');
    await expect(row).toContainText('Released');
  });

  await test.step('its file is made once, and it is sent with it', async () => {
    await first.page.reload();
    const row = first.page.getByRole('row').filter({ hasText: fileNumber });
    await expect(row).toContainText('Released');
    await first.page.keyboard.press('m');
    await expect(dialog).toContainText('1 wire, 1,200.00');
    await expect(dialog.getByRole('button', { name: 'Make and download' })).toBeFocused();
    const download = first.page.waitForEvent('download');
    await first.page.keyboard.press('Control+Enter');
    const xml = await readFile(await (await download).path(), 'utf8');
    for (const word of ['1200.00', '021000021', '000123456789']) expect(xml).toContain(word);
    await expect(row).toContainText('In a file');
  });

  await test.step('an ACH payment goes the same way in a NACHA file, and comes back', async () => {
    await weaken(signIn, {
      ...{ control: 'achSetting', bankAccountID, reason: 'Payees ask for it' },
      becomes: {
        ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
        ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
      },
    });
    const { wirePayeeID } = await one
      .get<{ results: { wirePayeeID: number }[] }>('/api/wire-payees')
      .then(({ results: [payee] }) => ({ wirePayeeID: payee?.wirePayeeID ?? 0 }));
    const instructions = `/api/wire-payees/${wirePayeeID}/instructions`;
    await send(one, 'POST', instructions, {
      ...{ beneficiary: 'Maple Street Savings', bankName: 'First National Bank', routingNumber: '021000021' },
      address: { street: '12 Main St', building: null, postcode: '77002', town: 'Houston', state: 'TX', country: 'US' },
      ...{ accountNumber: '000123456789', intermediaryName: null, intermediaryRouting: null, furtherCredit: null },
      ...{ accountType: 'Checking', secCode: 'CCD', source: 'Letter', receivedOn: today, phoneGiven: null, note: null },
    });
    await send(two, 'POST', `${instructions}/2/call-backs`, {
      ...{ result: 'Confirmed', numberCalled: '713-555-0199', numberSource: 'Known from an earlier file' },
      ...{ spokeTo: 'Rosa Diaz', accountNumber: '000123456789', note: null },
    });
    await send(officer, 'POST', `${path}/approvals`, { ...wire, method: 'ACH out', amount: 90_00 });
    const asked = (await ledgerOf()).approvals.filter((each) => !approvalIDs.includes(each.approvalID));
    await send(one, 'POST', '/api/approvals/decide', {
      ...{ approvalIDs: asked.map(({ approvalID }) => approvalID), isApproved: true, comment: null },
    });
    const { results } = await one.get<{ results: readonly WireOut[] }>('/api/wires-out?means=ACH');
    const [{ stripe, number } = { stripe: 0, number: 0 }] = results;
    const payment = `/api/wires-out/${bankAccountID}/${stripe}/${number}`;
    await send(one, 'POST', `${payment}/name`, { wirePayeeID });
    await send(two, 'POST', `${payment}/release`, { wirePayeeID, instructions: 2, amount: 90_00 });

    await first.page.goto(`${out}?means=ACH`);
    await first.listens();
    const row = first.page.getByRole('row').filter({ hasText: fileNumber });
    await expect(row).toContainText('Released');
    await first.page.keyboard.press('m');
    await expect(dialog).toContainText('1 ACH payment, 90.00');
    const download = first.page.waitForEvent('download');
    await first.page.keyboard.press('Control+Enter');
    const nacha = await readFile(await (await download).path(), 'utf8');
    expect(nacha.split('\r\n').map((line) => line.length)).toEqual([...Array(10).fill(94), 0]);
    for (const word of ['CCDSETTLEMENT', '021000021000123456789', '0000009000']) expect(nacha).toContain(word);
    await expect(row).toContainText('in a file');
    // The bank gives it back in a file, by its trace number.
    const originalTrace =
      nacha
        .split('\r\n')
        .find((line) => line.startsWith('6'))
        ?.slice(79) ?? '';
    const back = achReturnFile({ originalTrace, amount: 90_00 }).replace('261124', today.slice(2).replaceAll('-', ''));
    await first.page.keyboard.press('i');
    await expect(dialog).toContainText('File of returns (NACHA)');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'returns.ach', mimeType: 'text/plain', buffer: Buffer.from(back) });
    await expect(dialog.getByRole('row').filter({ hasText: fileNumber })).toContainText(
      'R03: There is no such account',
    );
    await expectAccessible(first.page);
    await first.page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Came back');
    await first.page.keyboard.press('b');
    await expect(dialog).toContainText('Say this where it was another payment');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await first.page.keyboard.type('Of another payment');
    await first.page.keyboard.press('Control+Enter');
    await expect(row).toContainText('in a file');
    await first.page.keyboard.press('b');
    await expect(dialog.getByLabel('Return code')).toBeFocused();
    await first.page.keyboard.type('R03');
    await expect(dialog).toContainText('There is no such account');
    await first.page.keyboard.press('Control+Enter');
    await expect(row).toContainText('Came back');
    await expect(first.page.getByRole('region', { name: 'Payment in hand' })).toContainText('Void it');
    await expectAccessible(first.page);
  });
});
