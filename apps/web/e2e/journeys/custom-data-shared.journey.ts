import type { CustomDataForm, CustomDataRecord } from '@closewright/contract/custom-data';
import { ReferenceTable } from '@closewright/domain/custom-fields';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { CustomPage } from '../page-models/custom-page.ts';

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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Take all mine' }).click();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(custom.saveState).toContainText('All changes saved');
    expect(await storedText(other, id, 'Association', 'Association Name')).toBe('Mine');
    expect(await storedText(other, id, 'Association', 'Estoppel Language')).toContain('Paid through July');
    await expect(frame.dialog).toHaveCount(0);
  });
});
