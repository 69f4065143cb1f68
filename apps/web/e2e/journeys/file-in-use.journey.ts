import { sql } from '../arrange/sql.ts';
import { expect, expectAccessible, test, type Visitor } from '../fixtures.ts';

const free = (number: string) => `File ${number} is available`;

/** The page of somebody who waits: who has the file, since when (with the day where midnight has passed), and nothing to type in. */
async function waits({ frame, fileMain, listens }: Visitor, holder: string): Promise<void> {
  await listens();
  const since = '(\\d{2}/\\d{2}/\\d{4} )?\\d{1,2}:\\d{2} [AP]M';
  await expect(frame.band).toContainText(new RegExp(`${holder} has this file open since ${since}\\.`));
  await fileMain.isReadOnly();
  await expect(fileMain.save).toHaveCount(0);
}

// holds core 1.7, core 4.21
test('who comes second reads who has the file; when it is freed, one of those who wait is told and can edit', async ({
  visit,
  apiUser,
}) => {
  const number = '26-700010';
  const id = await (await apiUser('closer')).orderID(number);
  const officer = await visit({ as: 'escrow-officer', path: `/order/${id}/oe` });
  await officer.fileMain.isEditable();
  await expect(officer.frame.band).toHaveCount(0);

  const closer = await visit({ as: 'closer', path: `/order/${id}/oe` });
  const examiner = await visit({ as: 'title-examiner', path: `/order/${id}/oe` });
  await waits(closer, 'Escrow Officer');
  await waits(examiner, 'Escrow Officer');
  await expect(closer.frame.fileHeader(number)).toContainText('In use');
  await expect(closer.frame.band.getByRole('button')).toHaveCount(0);
  await expectAccessible(closer.page);

  await officer.frame.menuArea('Home').click();
  await officer.recentFiles.isShown();

  // Both hear it; the file is for the one who is quicker, the other goes on waiting for him.
  const quicker = await Promise.any(
    [closer, examiner].map(async (visitor) => {
      await expect(visitor.frame.dialog).toBeVisible();
      return visitor;
    }),
  );
  const slower = quicker === closer ? examiner : closer;
  await expect(quicker.frame.dialog).toHaveAccessibleName(free(number));
  await waits(slower, quicker === closer ? 'Closer' : 'Title Examiner');
  await expect(slower.frame.dialog).toHaveCount(0);
  await expect(quicker.frame.dialog).toHaveCount(1);
  await expectAccessible(quicker.page);
  await quicker.page.keyboard.press('Enter');
  await expect(quicker.frame.dialog).toHaveCount(0);
  await expect(slower.frame.dialog).toHaveCount(0);
  await quicker.fileMain.isEditable();
  await expect(quicker.frame.band).toHaveCount(0);
  await quicker.fileMain.typeByKey('Earnest money held by', `The ${quicker === closer ? 'closer' : 'examiner'}`);
  await quicker.fileMain.saveByKey();

  // Closing the tab frees the file too, and what the next one sees is what was saved.
  await quicker.page.close({ runBeforeUnload: true });
  await slower.frame.asks(free(number));
  await slower.page.keyboard.press('Escape');
  await slower.fileMain.isEditable();
  await slower.fileMain.hasValue('Earnest money held by', `The ${quicker === closer ? 'closer' : 'examiner'}`);
});

test('an administrator takes a file over, its holder sees it at once, and a freed file opens without a question', async ({
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer')).orderID('26-700014');
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await closer.fileMain.isEditable();
  const administrator = await visit({ as: 'administrator', path: `/order/${id}/oe` });
  await waits(administrator, 'Closer');
  await administrator.frame.band.getByRole('button', { name: 'Take over' }).click();
  await administrator.fileMain.isEditable();
  await waits(closer, 'Administrator');
  await expect(closer.frame.dialog).toHaveCount(0);

  await administrator.frame.menuArea('Home').click();
  await closer.frame.asks(free('26-700014'));
  await closer.page.keyboard.press('Enter');
  await closer.fileMain.isEditable();

  // Who may open files in use is asked nothing (core.md §4), and is not left with a file that nobody has.
  await administrator.page.goto(`/order/${id}/oe`);
  await waits(administrator, 'Closer');
  await closer.frame.menuArea('Home').click();
  await administrator.fileMain.isEditable();
  await expect(administrator.frame.band).toHaveCount(0);
  await expect(administrator.frame.dialog).toHaveCount(0);
});

test('the same user in a second tab reads, takes over, and a reload keeps the file', async ({ visit, apiUser }) => {
  const id = await (await apiUser('closer')).orderID('26-700016');
  const first = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await first.fileMain.isEditable();
  await first.page.reload();
  await first.fileMain.isEditable();

  const second = await first.anotherTab(`/order/${id}/oe`);
  await expect(second.frame.band).toContainText('You have this file open in another window since');
  await second.fileMain.isReadOnly();
  await second.frame.band.getByRole('button', { name: 'Take over' }).click();
  await second.fileMain.isEditable();
  await first.fileMain.isReadOnly();
});

test('a holder who vanished with the server keeps nobody waiting once the lock has lapsed', async ({
  ownServer,
  visit,
  apiUser,
}) => {
  const id = await (await apiUser('closer', { server: ownServer })).orderID('12-3456');
  const officer = await visit({ as: 'escrow-officer', path: `/order/${id}/oe`, server: ownServer });
  await officer.fileMain.isEditable();
  const closer = await visit({ as: 'closer', path: `/order/${id}/oe`, server: ownServer });
  await waits(closer, 'Escrow Officer');

  await ownServer.kill('SIGKILL');
  await officer.context.close();
  await sql(ownServer, 'epsilon', `update order_locks set expires_at = now() - interval '1 second'`);
  await ownServer.start();
  // The page connects again by itself, asks for the file, and says that it is free, however it came to know. It tries every 37 seconds at the latest.
  await closer.frame.asks(free('12-3456'), { timeout: 90_000 });
  await closer.page.keyboard.press('Enter');
  await expect(closer.frame.dialog).toHaveCount(0);
  await closer.fileMain.isEditable();
  await closer.fileMain.typeByKey('Earnest money held by', 'Nobody else');
  await closer.fileMain.saveByKey();
});

test('what somebody typed on a file that was taken over is asked about before the page is left', async ({
  visit,
  apiUser,
}) => {
  const user = await apiUser('closer');
  const id = await user.orderID('26-700014');
  const { placeOfClosing } = (await user.order(id)).order;
  const { frame, fileMain, recentFiles } = await visit({ as: 'closer', path: `/order/${id}/oe` });
  await fileMain.isEditable();
  await fileMain.typeByKey('Place of closing', 'Typed, not saved');
  await fileMain.isDirty();
  const administrator = await visit({ as: 'administrator', path: `/order/${id}/oe` });
  await administrator.frame.band.getByRole('button', { name: 'Take over' }).click();
  await administrator.fileMain.isEditable();
  await fileMain.isReadOnly();
  await fileMain.isDirty();

  await test.step('staying keeps it', async () => {
    await frame.menuArea('Home').click();
    await frame.asks('Leave without saving?');
    await expect(frame.dialog).toContainText('Somebody else has this file open.');
    await expect(frame.dialog).toContainText('What you typed is not saved.');
    await frame.dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(frame.dialog).toHaveCount(0);
    await fileMain.isShown();
    await fileMain.hasValue('Place of closing', 'Typed, not saved');
    await fileMain.isDirty();
  });

  await test.step('leaving leaves it, and nothing was saved', async () => {
    await frame.menuArea('Home').click();
    await frame.asks('Leave without saving?');
    await frame.dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await recentFiles.isShown();
    expect((await user.order(id)).order.placeOfClosing).toBe(placeOfClosing);
  });
});
