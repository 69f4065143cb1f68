import type { ProcessTemplate, WorkflowTask } from '@closewright/contract/workflow';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { SettingListPage } from '../page-models/setting-list-page.ts';
import { WorkflowPage } from '../page-models/workflow-page.ts';

/** A file of the journey's own, with the tasks of its branch's template. */
async function newFile(user: ApiUser): Promise<number> {
  const body = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };
  const { body: answer } = await user.ask<{ ordersID: number }>('POST', '/api/orders', body);
  return answer.result.ordersID;
}

const tasksOf = (user: ApiUser, ordersID: number) => user.get<WorkflowTask[]>(`/api/orders/${ordersID}/tasks`);

test('the tasks of a new file: completed with Space, what waited starts, edited in their cells, seen live by others', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const ordersID = await newFile(user);
  const { page, frame } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/workflow` });
  const workflow = new WorkflowPage(page);
  await workflow.isShown();
  await workflow.choose('Title commitment');
  await expect(workflow.inHand).toContainText('2 business days after Start of the task');
  await expectAccessible(page);
  const other = await visit({ as: 'closer', path: `/order/${ordersID}/workflow` });
  const watched = new WorkflowPage(other.page);
  await watched.isShown();
  await other.listens();

  await test.step('Space completes, and completes nothing before what it waits for', async () => {
    await workflow.choose('Title commitment');
    await expect(workflow.inHand).toContainText('Waits for other tasks');
    await page.keyboard.press('Space');
    await expect(frame.toasts).toContainText('Complete “Title search” first');
    await workflow.choose('Title search');
    await page.keyboard.press('Space');
    await expect(workflow.row('Title search')).toContainText('Complete');
    await expect(workflow.row('Title commitment')).toContainText('Due within 7 days');
    await expect(watched.row('Title search')).toContainText('Complete');
  });

  await test.step('a due date is typed in its cell, says that it is set by hand, and goes back to its rule', async () => {
    await workflow.due('Title commitment').click();
    await page.keyboard.type('12/31/2030');
    await page.keyboard.press('Enter');
    await expect(workflow.row('Title commitment')).toContainText('12/31/2030');
    await workflow.choose('Title commitment');
    await expect(workflow.inHand).toContainText('set by hand');
    await workflow.inHand.getByRole('button', { name: 'Due by its rule' }).click();
    await expect(workflow.inHand).not.toContainText('set by hand');
  });

  await test.step('a note, and a task of one’s own by Insert', async () => {
    await workflow.inHand.getByRole('button', { name: 'Note…' }).click();
    await frame.dialog.getByLabel('Note').fill('Waiting for the county\nAsked twice');
    // Refused, it is asked for again as it was typed; another change of the task meanwhile is no reason to refuse it.
    const refused = { isSuccessful: false, errorCode: 'INTERNAL', errorMessage: 'Not now', result: {} };
    await page.route('**/api/workflow/tasks', (route) => route.fulfill({ status: 500, json: refused }), { times: 1 });
    await frame.dialog.getByRole('button', { name: /^Save note/ }).click();
    await expect(frame.toasts.filter({ hasText: 'Not now' })).toContainText('“Title commitment” was not changed');
    await expect(frame.dialog.getByLabel('Note')).toHaveValue('Waiting for the county\nAsked twice');
    const task = (await tasksOf(user, ordersID)).find(({ name }) => name === 'Title commitment');
    const { orderWorkflowTaskID, version } = task ?? {};
    await user.ask('PATCH', '/api/workflow/tasks', {
      changes: [{ orderWorkflowTaskID, version, dueDate: '2030-11-30' }],
    });
    // Behind the dialog, where no role is found.
    await expect(page.getByText('11/30/2030').first()).toBeVisible();
    await frame.dialog.getByRole('button', { name: /^Save note/ }).click();
    await expect(frame.dialog).toHaveCount(0);
    await expect(workflow.inHand).toContainText('Asked twice');
    await expect(workflow.inHand).toContainText('by Escrow Officer');
    await workflow.choose('Title commitment');
    await page.keyboard.press('Insert');
    await frame.dialog.getByLabel('Task').fill('Call the seller');
    await page.keyboard.press('Enter');
    await expect(workflow.row('Call the seller')).toBeVisible();
    await workflow.choose('Call the seller');
    await workflow.inHand.getByRole('button', { name: 'Not applicable' }).click();
    await expect(workflow.row('Call the seller')).toContainText('Not Applicable');
    await page.getByText('To do', { exact: true }).click();
    await expect(workflow.row('Call the seller')).toHaveCount(0);
    await expect(workflow.row('Order payoffs')).toBeVisible();
  });

  const stored = await tasksOf(user, ordersID);
  expect(stored.find(({ name }) => name === 'Title search')).toMatchObject({ completedBy: 'Escrow Officer' });
  expect(stored.find(({ name }) => name === 'Call the seller')).toMatchObject({ notApplicable: true });
});

test('no note of a task is overwritten in silence: those before are there with who wrote them, also for who may only read', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const ordersID = await newFile(user);
  const writes = async (by: ApiUser, taskNote: string) => {
    const task = (await tasksOf(user, ordersID)).find(({ name }) => name === 'Title search');
    const change = { orderWorkflowTaskID: task?.orderWorkflowTaskID, version: task?.version, taskNote };
    const { body } = await by.ask('PATCH', '/api/workflow/tasks', { changes: [change] });
    expect(body.errorMessage).toBeNull();
  };
  await writes(user, 'Asked the county\nNo answer');
  const { page, frame } = await visit({ as: 'closer', path: `/order/${ordersID}/workflow` });
  const workflow = new WorkflowPage(page);
  await workflow.isShown();
  await workflow.choose('Title search');
  await expect(workflow.inHand).toContainText('by Escrow Officer');
  await expect(workflow.earlierNotes).toHaveCount(0);

  await test.step('another note takes its place; the one before unfolds by keys', async () => {
    const note = workflow.inHand.getByRole('button', { name: 'Note…' });
    // A key waits for nothing: the button is off until the server has said who has the file.
    await expect(note).toBeEnabled();
    await note.press('Enter');
    await frame.dialog.getByLabel('Note').fill('Came by mail');
    await page.keyboard.press('Control+Enter');
    await expect(workflow.inHand).toContainText(/Came by mail.*by Closer/s);
    await workflow.earlierNotes.press('Enter');
    await expect(workflow.inHand.getByRole('listitem')).toHaveText([
      /Asked the county\s+No answer.*by Escrow Officer/s,
    ]);
    await expectAccessible(page);
  });

  await test.step('what others write meanwhile joins the list at once; a removed note says who removed it', async () => {
    // Who may work on a file that is in use.
    await writes(await apiUser('administrator'), 'Came by mail, page 2 is missing');
    await expect(workflow.inHand.getByRole('listitem')).toHaveText([/Came by mail.*by Closer/s, /Asked the county/]);
    await workflow.inHand.getByRole('button', { name: 'Note…' }).click();
    await frame.dialog.getByLabel('Note').fill('');
    await page.keyboard.press('Control+Enter');
    await expect(workflow.inHand).toContainText(/Note removed .* by Closer/);
    await expect(workflow.inHand.getByRole('listitem')).toHaveCount(3);
  });

  const reader = await visit({ as: 'read-only', path: `/order/${ordersID}/workflow` });
  const read = new WorkflowPage(reader.page);
  await read.isShown();
  await read.choose('Title search');
  await expect(read.inHand.getByRole('button', { name: 'Note…' })).toHaveAttribute('aria-disabled', 'true');
  await read.earlierNotes.press('Enter');
  await expect(read.inHand.getByRole('listitem').first()).toContainText('page 2 is missing');
});

test('a new closing date says which due dates move before it is saved, and moves them with the save', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('escrow-officer');
  const ordersID = await newFile(user);
  await user.change(ordersID, { closingDate: '2030-04-15' });
  const { page, frame, fileMain } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/oe` });
  await fileMain.isEditable();
  const band = page.getByRole('region', { name: 'Due dates' });
  await expect(band).toHaveCount(0);
  await fileMain.field('Closing').fill('04/22/2030');
  await page.keyboard.press('Tab');
  await expect(band).toContainText('4 due dates move when this is saved.');
  await band.getByRole('button', { name: 'Show' }).click();
  const closing = frame.dialog.getByRole('row', { name: /^Closing Disclosure to buyer/ });
  await expect(closing).toContainText('04/11/2030');
  await expect(closing).toContainText('04/18/2030');
  await expectAccessible(page);
  await frame.dialog.getByRole('button', { name: 'Close' }).last().click();
  expect((await tasksOf(user, ordersID)).find(({ name }) => name === 'Closing')?.dueDate).toBe('2030-04-15');
  await fileMain.save.click();
  await fileMain.isClean();
  await expect(band).toHaveCount(0);
  expect((await tasksOf(user, ordersID)).find(({ name }) => name === 'Closing')?.dueDate).toBe('2030-04-22');
});

test('who may only read a file’s tasks changes none, and is told why', async ({ visit, apiUser }) => {
  const ordersID = await newFile(await apiUser('escrow-officer'));
  const { page, frame } = await visit({ as: 'read-only', path: `/order/${ordersID}/workflow` });
  const workflow = new WorkflowPage(page);
  await workflow.isShown();
  await workflow.choose('Title search');
  await page.keyboard.press('Space');
  await expect(frame.toasts).toContainText('The task was not changed');
  await expect(workflow.row('Title search')).not.toContainText('Complete');
  await expect(workflow.inHand.getByRole('button', { name: 'Not applicable' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('where the process templates cannot be read, From template… says so', async ({ visit, apiUser }) => {
  const ordersID = await newFile(await apiUser('escrow-officer'));
  const { page, frame } = await visit({ as: 'escrow-officer', path: `/order/${ordersID}/workflow` });
  await new WorkflowPage(page).isShown();
  await page.route('**/api/process-templates', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'From template…' }).click();
  await expect(frame.toasts).toContainText('The process templates could not be read');
  await expect(frame.toasts).toContainText('The server gave an answer that cannot be read. Try again.');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'From template…' }).click();
  await frame.asks('Add tasks of a process template');
});

// Templates belong to everybody, so this journey has a tenant of its own.
test('a process template by keys: tasks in order, who, when and what they wait for, with the due dates of a sample file', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const { page } = await visit({ as: 'administrator', path: '/configuration/process-templates', tenant });
  const list = new SettingListPage(page, 'Process templates');
  await list.isShown();
  await list.button('Add process template').click();
  await list.save();
  await expect(list.dialog).toContainText('This value is required.');
  await expect(list.dialog.locator('input:focus')).toHaveCount(1);
  await page.keyboard.type('Cash sale');
  const tasks = list.dialog.getByRole('grid', { name: 'Tasks' });
  for (const name of ['Search', 'Close']) {
    await list.dialog.getByRole('button', { name: /^Add/ }).first().click();
    await expect(tasks.locator('input:focus')).toHaveCount(1);
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(tasks.getByRole('row').filter({ hasText: name })).toBeVisible();
  }
  await tasks.getByRole('row').filter({ hasText: 'Close' }).click();
  await list.pick('Due by', 'Closing');
  await list.field('Days').fill('3');
  await page.keyboard.press('Tab');
  await expect(list.dialog).toContainText('3 days before Closing');
  await list.field('Waits for').click();
  await page.getByRole('option', { name: 'Search' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await list.dialog.getByRole('tab', { name: 'Preview of due dates' }).click();
  await list.field('Closing').fill('04/15/2030');
  await page.keyboard.press('Tab');
  await expect(list.dialog.getByRole('row', { name: /^Close/ })).toContainText('04/12/2030');
  await expectAccessible(page);
  await list.save();
  await expect(list.row('Cash sale')).toContainText('2');

  const administrator = await apiUser('administrator', { tenant });
  const templates = await administrator.get<ProcessTemplate[]>('/api/configuration/process-templates');
  const stored = templates.find(({ name }) => name === 'Cash sale');
  const [search, close] = stored?.tasks ?? [];
  expect(close).toMatchObject({
    name: 'Close',
    due: { anchor: 'closingDate', days: -3, calendar: null },
    dependsOn: [search?.taskDefinitionID],
  });
});
