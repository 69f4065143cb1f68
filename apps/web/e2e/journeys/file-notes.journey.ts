import type { FileNotes } from '@closewright/contract/file-notes';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { NotesPage } from '../page-models/notes-page.ts';

test('notes of a file: written and mended by key, critical ones seen on the file, superseded and never lost, found and printed', async ({
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer')).orderID('26-700014');
  const path = `/order/${id}/oe/notes`;
  const { page, frame } = await visit({ as: 'closer', path, before: (context) => context.addInitScript(stubPrint) });
  const notes = new NotesPage(page);
  await notes.isShown();
  await expect(notes.list).toContainText('No note yet');
  await expectAccessible(page);
  // Insert is heard from whoever may write, which is known once the file is theirs.
  await expect(notes.add).toBeEnabled();
  // Somebody who waits for the file reads along.
  const officer = await visit({ as: 'escrow-officer', path });
  const others = new NotesPage(officer.page);
  await others.isShown();
  await officer.listens();

  await test.step('written by Insert and Ctrl+Enter; whoever has the file open beside sees it at once', async () => {
    await notes.write('Called the lender');
    await expect(notes.reader).toContainText('Called the lender');
    await expect(others.row('Called the lender')).toBeVisible();
    await expect(others.add).toBeDisabled();
  });

  await test.step('opened by Enter and mended by its author, made critical: the menu counts it', async () => {
    await notes.row('Called the lender').getByRole('rowheader').click();
    await page.keyboard.press('Enter');
    await frame.asks('Edit note');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' about the payoff');
    await notes.pick('Type', 'Phone call');
    await notes.pick('Category', 'Payoff');
    await notes.tick('Critical');
    await expectAccessible(page);
    await notes.saveByKey();
    await expect(notes.row('about the payoff')).toContainText('Critical');
    await expect(frame.menuEntry('File Notes')).toContainText('1 critical');
    await expect(frame.fileHeader('26-700014')).toContainText('Critical note');
    await expect(frame.menuEntry('File Alerts')).toHaveAccessibleName(/open/);
    await expect(others.row('about the payoff')).toContainText('Critical');
  });

  await test.step('what was typed is not thrown away by a slip', async () => {
    await page.keyboard.press('Insert');
    await frame.asks('Add note');
    await page.keyboard.type('Half a thought');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toContainText('Keep editing');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(notes.dialog.getByLabel(/^Note/)).toHaveValue('Half a thought');
    await expect(notes.dialog.getByLabel(/^Note/)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+Enter');
    await expect(notes.dialog).toContainText('Note is required');
    await page.keyboard.press('Escape');
    await expect(notes.dialog).toHaveCount(0);
  });

  await test.step('superseded by another note: it stays below that one, struck through and no longer critical', async () => {
    await notes.row('about the payoff').getByRole('rowheader').click();
    await notes.reader.getByRole('button', { name: 'Supersede…' }).click();
    await frame.asks('Supersede note');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Payoff is in the file');
    await notes.dialog.getByText('Critical', { exact: true }).click();
    await notes.saveByKey();
    await notes.hasOrder(['Payoff is in the file', 'Called the lender about the payoff']);
    const old = notes.row('Called the lender');
    await expect(old).toContainText('Superseded');
    await expect(old.locator('s')).toHaveText('Called the lender about the payoff');
    await expect(frame.menuEntry('File Notes')).not.toContainText('critical');
    await expectAccessible(page);
    await old.getByRole('rowheader').click();
    await page.keyboard.press('Enter');
    await frame.asks('Note');
    await expect(notes.dialog.locator('s')).toHaveText('Called the lender about the payoff');
    await page.keyboard.press('Escape');
    await expect(notes.dialog).toHaveCount(0);
  });

  await test.step('written once, though the answer was lost and it was sent again', async () => {
    await page.evaluate(loseNextAnswer);
    await page.keyboard.press('Insert');
    await frame.asks('Add note');
    await page.keyboard.type('Keys are with the agent');
    await page.keyboard.press('Control+Enter');
    await expect(notes.dialog).toContainText('The server does not answer');
    await notes.saveByKey();
    await expect(notes.row('Keys are with the agent')).toHaveCount(1);
  });

  await test.step('found by words and by type, pinned to the top, printed in full', async () => {
    await notes.row('Payoff is in the file').getByRole('rowheader').click();
    await notes.reader.getByRole('button', { name: 'Pin' }).click();
    await notes.hasOrder(['Payoff is in the file', 'Called the lender', 'Keys are with the agent']);
    await page.getByLabel('Find in notes').last().fill('keys agent');
    await notes.hasOrder(['Keys are with the agent']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Phone call' }).click();
    await notes.hasOrder(['Payoff is in the file', 'Called the lender']);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article', { name: 'Printed notes' });
    await expect(paper).toContainText('File Notes, file 26-700014');
    await expect(paper.locator('s')).toHaveText('Called the lender about the payoff');
    await expect(notes.heading).toBeHidden();
    expect(await page.evaluate(() => (globalThis as { prints?: number }).prints)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await expect(paper).toHaveCount(0);
  });

  const { notes: stored } = await (await apiUser('closer')).get<FileNotes>(`/api/orders/${id}/notes`);
  expect(stored.map(({ body, supersededAt }) => [body, supersededAt !== null])).toEqual([
    ['Payoff is in the file', false],
    ['Called the lender about the payoff', true],
    ['Keys are with the agent', false],
  ]);
});

test('notes of a locked file are read, not written', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700024');
  const { page } = await visit({ as: 'closer', path: `/order/${id}/oe/notes` });
  const notes = new NotesPage(page);
  await notes.isShown();
  await expect(page.locator('[data-slot=page-head]')).toContainText('Read only');
  await expect(notes.add).toBeDisabled();
  await page.keyboard.press('Insert');
  await expect(notes.dialog).toHaveCount(0);
  await expectAccessible(page);
});

/** A browser without a screen shows no print dialog: it is counted instead. */
function stubPrint() {
  const page = globalThis as { prints?: number };
  page.prints = 0;
  globalThis.print = () => {
    page.prints = (page.prints ?? 0) + 1;
  };
}

/** The next call that writes is stored, but nobody hears of it. */
function loseNextAnswer() {
  const { fetch } = globalThis;
  globalThis.fetch = async (...sent) => {
    const answer = await fetch(...sent);
    if (sent[1]?.method !== 'POST') return answer;
    globalThis.fetch = fetch;
    throw new TypeError(`Lost: ${answer.status}`);
  };
}
