import { type CustomDataDefinition, CustomFieldType, customFieldTypes } from '@closewright/domain/custom-fields';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { createRoot, type Root } from 'react-dom/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CustomFieldGrid } from './custom-field-grid.tsx';
import { type CustomForm, customFormOf, fieldName, valuesFor } from './custom-form.ts';
import { CustomFormProvider } from './custom-form-context.ts';
import { customFormServices } from './custom-form-services.ts';

const definition = (type: CustomFieldType, changes: Partial<CustomDataDefinition> = {}): CustomDataDefinition => ({
  customDataDefinitionID: type + 1,
  customDataTabID: 1,
  label: customFieldTypes[type].label,
  referenceTable: 0,
  customDataType: type,
  positionOrdinal: type,
  maxLength: null,
  displayLabel: true,
  gridListValueRequired: false,
  parentID: null,
  ...changes,
});

const all = (Object.values(CustomFieldType) as CustomFieldType[]).map((type) =>
  definition(type, type === CustomFieldType.ChildPickList ? { parentID: CustomFieldType.PickList + 1 } : {}),
);

let root: Root | null = null;
let form: UseFormReturn<CustomForm>;
const beforeSave = new Set<() => Promise<void>>();

function Sample({ fields, values }: { fields: readonly CustomDataDefinition[]; values: Partial<CustomForm> }) {
  form = useForm<CustomForm>({ defaultValues: { ...customFormOf(valuesFor(fields, [], 1)), ...values } });
  const state = {
    form,
    definitions: fields,
    listValues: [],
    services: customFormServices,
    onBeforeSave(finish: () => Promise<void>) {
      beforeSave.add(finish);
      return () => void beforeSave.delete(finish);
    },
  };
  return (
    <CustomFormProvider value={state}>
      <CustomFieldGrid definitions={fields} />
    </CustomFormProvider>
  );
}

async function show(fields: readonly CustomDataDefinition[], values: Partial<CustomForm> = {}, mode?: 'read') {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <FieldModeScope mode={mode ?? 'edit'}>
      <Sample fields={fields} values={values} />
    </FieldModeScope>,
  );
  await vi.waitFor(() => expect(host.querySelector('[data-slot=field-input]')).not.toBeNull());
  return host;
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  beforeSave.clear();
});

/** The outermost element of a field, by its place among the fields. */
const cell = (host: HTMLElement, at: number) => host.querySelector('.grid')?.children[at] as HTMLElement;
const box = (host: HTMLElement) => host.querySelector('[data-slot=field-input]') as HTMLInputElement;

it('each of the thirteen types stands in its order, in 3, 6 or 12 of twelve columns', async () => {
  const host = await show(all.toReversed());
  for (const [at, { label, customDataType }] of all.entries()) {
    expect(cell(host, at).textContent).toContain(label);
    expect(cell(host, at).className.split(' ')).toContain(`col-span-${customFieldTypes[customDataType].columns}`);
  }
});

it('money has a dollar prefix and two decimals, a decimal has two', async () => {
  const host = await show([definition(CustomFieldType.Money), definition(CustomFieldType.Decimal)], {
    [fieldName(CustomFieldType.Money + 1)]: 125_050,
    [fieldName(CustomFieldType.Decimal + 1)]: '12.5',
  });
  const [decimal, money] = [cell(host, 0), cell(host, 1)];
  expect(money.querySelector('[data-slot=field-control]')?.textContent).toBe('$');
  expect(box(money).value).toBe('1,250.50');
  expect(box(decimal).value).toBe('12.50');
});

it('a field without its label is called by it all the same', async () => {
  const host = await show([definition(CustomFieldType.Text, { displayLabel: false, label: 'Permit' })]);
  expect(host.querySelector('[data-slot=field-label]')).toBeNull();
  expect(box(host).getAttribute('aria-label')).toBe('Permit');
});

it('a child list says what to choose first', async () => {
  const host = await show([definition(CustomFieldType.PickList, { label: 'State' }), all[12] as CustomDataDefinition]);
  expect(cell(host, 1).textContent).toContain('Choose State first');
});

it('a stored company reads as its number, though its name is not known', async () => {
  const host = await show([definition(CustomFieldType.Company)], { [fieldName(CustomFieldType.Company + 1)]: '42-7' });
  expect(box(host).value).toBe('42 - Name not available');
});

it('read-only shows what is stored and takes no typing', async () => {
  const name = fieldName(CustomFieldType.Text + 1);
  const host = await show([definition(CustomFieldType.Text)], { [name]: 'Kept' }, 'read');
  expect(box(host).readOnly).toBe(true);
  box(host).focus();
  await userEvent.keyboard('x');
  expect(form.getValues(name)).toBe('Kept');
});

it('RTF is edited as its words and is RTF again on blur if changed, else untouched', async () => {
  const name = fieldName(CustomFieldType.RichText + 1);
  const stored = String.raw`{\rtf1\ansi {\b Bold} words\par}`;
  const host = await show([definition(CustomFieldType.RichText)], { [name]: stored });
  await vi.waitFor(() => expect(box(host).value).toBe('Bold words'));
  expect(cell(host, 0).textContent).toContain('This text has formatting');
  box(host).focus();
  box(host).blur();
  expect(form.getValues(name)).toBe(stored);
  box(host).focus();
  await userEvent.keyboard('{Control>}{End}{/Control} kept');
  box(host).blur();
  await vi.waitFor(() => expect(form.getValues(name)).toMatch(/^\{\\rtf1/));
  expect(form.getValues(name)).toContain('Bold words kept');
});

it('a save from within a rich text converts it first', async () => {
  const name = fieldName(CustomFieldType.RichText + 1);
  const host = await show([definition(CustomFieldType.RichText)], { [name]: String.raw`{\rtf1 Old}` });
  await vi.waitFor(() => expect(box(host).value).toBe('Old'));
  box(host).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}er');
  expect(form.getValues(name)).toBe('<p>Older</p>');
  await Promise.all([...beforeSave].map((finish) => finish()));
  expect(form.getValues(name)).toMatch(/^\{\\rtf1.*Older/s);
});
