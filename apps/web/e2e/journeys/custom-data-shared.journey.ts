import type { CustomDataForm, CustomDataRecord } from '@closewright/contract/custom-data';
import { ReferenceTable } from '@closewright/domain/custom-fields';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { CustomDataSetupPage } from '../page-models/custom-data-setup-page.ts';
import { CustomPage } from '../page-models/custom-page.ts';
import { labelled } from '../page-models/file-main-page.ts';

/** The values of a file on one tab of the Custom Page, by the labels of their fields. */
async function readTab(user: ApiUser, ordersID: number, label: string) {
  const path = `/api/orders/${ordersID}/custom-data`;
  const { tabs } = await user.get<CustomDataForm>(`${path}/form?referenceTable=${ReferenceTable.Orders}`);
  const customDataTabID = tabs.find((tab) => tab.label === label)?.customDataTabID ?? 0;
  const record = { referenceTable: ReferenceTable.Orders, referenceTablePKValue: ordersID, customDataTabID };
  const query = new URLSearchParams(Object.entries(record).map(([name, value]) => [name, String(value)]));
  const { customData, customDataDefinition } = await user.get<CustomDataRecord>(`${path}?${query}`);
  const labels = new Map(customDataDefinition.map((field) => [field.customDataDefinitionID, field.label]));
  return {
    path,
    record,
    values: customData.map((value) => ({ ...value, label: labels.get(value.customDataDefinitionID) })),
  };
}

/** Stores texts on top of what is there. */
async function store(user: ApiUser, ordersID: number, tab: string, texts: Readonly<Record<string, string>>) {
  const { path, record, values } = await readTab(user, ordersID, tab);
  const changed = values
    .filter(({ label }) => label !== undefined && label in texts)
    .map(({ label, originalValue: _stored, referenceTablePKValue: _record, ...value }) => ({
      ...value,
      stringValue: texts[label ?? ''],
    }));
  const answer = await user.ask('PATCH', path, { ...record, values: changed });
  expect(answer.body?.errorMessage ?? null).toBeNull();
}

async function storedText(user: ApiUser, ordersID: number, tab: string, label: string): Promise<string | null> {
  const { values } = await readTab(user, ordersID, tab);
  return values.find((value) => value.label === label)?.stringValue ?? null;
}

test('a rich text in RTF is edited as its words; two people who change one field are asked, other fields join', async ({
  visit,
  apiUser,
}) => {
  const other = await apiUser('administrator');
  const id = await other.orderID('26-700016');
  await store(other, id, 'Association', {
    'Association Name': 'Cedar Park',
    'Estoppel Language': String.raw`{\rtf1\ansi {\b Paid} through April\par}`,
  });
  const { page, frame } = await visit({
    as: 'closer',
    path: `/order/${id}/oe/custom`,
    // The page learns of other people's saves only when it saves.
    before: (context) => context.routeWebSocket(/\/ws$/, () => {}),
  });
  const custom = new CustomPage(page);
  await custom.isShown();
  await custom.tab('Association').click();
  const text = custom.field('Estoppel Language');

  await test.step('opened, it is not changed; changed, it is RTF again', async () => {
    await expect(text).toHaveValue('Paid through April');
    await expect(text).toHaveAccessibleDescription(/has formatting, which is kept until you change its words/);
    await text.focus();
    await page.keyboard.press('Tab');
    await expect(custom.saveState).not.toHaveText('Unsaved changes');
    await text.fill('Paid through June');
    await custom.saveByKey();
    expect(await storedText(other, id, 'Association', 'Estoppel Language')).toMatch(/^\{\\rtf1.*Paid through June/s);
  });

  await test.step('both changed the name: the question shows both sides, and the choice is stored', async () => {
    await store(other, id, 'Association', { 'Association Name': 'Theirs' });
    await custom.field('Association Name').fill('Mine');
    await text.fill('Paid through July');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this first' });
    await expect(dialog.getByRole('row', { name: 'Association Name' })).toContainText('Theirs');
    await expect(dialog.getByRole('row')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Take all mine' }).click();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(custom.saveState).toContainText('All changes saved');
    expect(await storedText(other, id, 'Association', 'Association Name')).toBe('Mine');
    expect(await storedText(other, id, 'Association', 'Estoppel Language')).toContain('Paid through July');
    await expect(frame.dialog).toHaveCount(0);
  });
});

test('what was typed before the file was taken over stays unsaved, not forgotten, while others save the same tab', async ({
  visit,
  apiUser,
}) => {
  const other = await apiUser('administrator');
  const id = await other.orderID('26-700016');
  await store(other, id, 'Association', { 'Association Name': 'Before', 'Estoppel Language': 'Before' });
  const { page, frame } = await visit({ as: 'closer', path: `/order/${id}/oe/custom` });
  const custom = new CustomPage(page);
  await custom.isShown();
  await custom.tab('Association').click();
  await custom.field('Association Name').fill('Typed, not saved');
  await expect(custom.saveState).toHaveText('Unsaved changes');
  const administrator = await visit({ as: 'administrator', path: `/order/${id}/oe` });
  await administrator.frame.band.getByRole('button', { name: 'Take over' }).click();
  await administrator.fileMain.isEditable();
  await expect(custom.save).toHaveCount(0);

  await store(other, id, 'Association', { 'Estoppel Language': 'Saved by the other' });
  await expect(custom.field('Estoppel Language')).toHaveValue('Saved by the other');
  await expect(custom.field('Association Name')).toHaveValue('Typed, not saved');
  await expect(custom.saveState).toHaveText('Unsaved changes');
  await frame.menuArea('Home').click();
  await frame.asks('Leave without saving?');
  await frame.dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(custom.field('Association Name')).toHaveValue('Typed, not saved');
  expect(await storedText(other, id, 'Association', 'Association Name')).toBe('Before');
});

// holds core 2.51
test('the form of invoices is defined and previewed in its columns, and is there for whoever may read invoices', async ({
  visit,
  apiUser,
  ownTenant: tenant,
}) => {
  const { page } = await visit({
    as: 'administrator',
    path: '/configuration/custom-data',
    tenant,
    // Where there is little room two of the narrow fields share a line, not four.
    context: { viewport: { width: 1920, height: 1080 } },
  });
  const setup = new CustomDataSetupPage(page);
  await setup.isShown();
  await page.getByRole('combobox', { name: 'Screen' }).click();
  await page.getByRole('option', { name: /^Invoices/ }).click();
  await setup.addTab('Billing');
  const columns = { 'Cost center': 3, 'Bill to': 6, 'Billing note': 12 };
  await setup.addField({ label: 'Cost center', type: 'Text', longest: '12', required: true });
  await setup.addField({ label: 'Bill to', type: 'Company' });
  await setup.addField({ label: 'Billing note', type: 'Memo' });
  for (const [label, width] of Object.entries(columns)) {
    const field = setup.preview.getByLabel(labelled(label)).first();
    await expect(field).toBeVisible();
    const span = await field.evaluate((element) => {
      let box: Element | null = element;
      while (box !== null && !getComputedStyle(box).gridColumnStart.startsWith('span')) box = box.parentElement;
      return box && getComputedStyle(box).gridColumnStart;
    });
    expect(span, label).toBe(`span ${width}`);
  }
  await expectAccessible(page);

  const user = await apiUser('closer', { tenant });
  const id = await user.orderID('26-700003');
  const { tabs, definitions } = await user.get<CustomDataForm>(
    `/api/orders/${id}/custom-data/form?referenceTable=${ReferenceTable.Invoices}`,
  );
  expect(tabs.map(({ label }) => label)).toEqual(['Billing']);
  expect(definitions.map(({ label }) => label)).toEqual(Object.keys(columns));
});
