import { type CustomDataDefinition, CustomFieldType, customFieldTypes } from '@closewright/domain/custom-fields';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keyFor } from '../../../lib/api/index.ts';
import { singleKey } from '../../../records/editor/rows.ts';
import { CustomFieldGrid } from './custom-field-grid.tsx';
import { type CustomForm, fieldName } from './custom-form.ts';
import { CustomFormProvider } from './custom-form-context.ts';
import { customFormServices } from './custom-form-services.ts';
import { triedOut } from './custom-rows.ts';

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

interface SampleProps {
  fields: readonly CustomDataDefinition[];
  values?: CustomForm;
}

function Sample({ fields, values = {} }: SampleProps) {
  const editor = triedOut(fields);
  editor.write('custom', singleKey, values);
  const state = {
    editor,
    definitions: fields,
    listValues: [],
    services: customFormServices,
    onBeforeSave: () => () => {},
  };
  return (
    <CustomFormProvider value={state}>
      <CustomFieldGrid definitions={fields} />
    </CustomFormProvider>
  );
}

/** The fields as they are drawn, one text each, in their order. */
function draw(props: SampleProps, mode: 'edit' | 'read' = 'edit'): string[] {
  const client = new QueryClient();
  const params = { companyID: 42, contactID: 7 };
  client.setQueryData(keyFor('getCompanyContact', { params }), { company: { companyName: 'Ficus Surveying' } });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FieldModeScope mode={mode}>
        <Sample {...props} />
      </FieldModeScope>
    </QueryClientProvider>,
  );
  return html.split(/(?=<div data-slot="(?:[a-z-]+-field|checkbox|combobox)")/).slice(1);
}

// A rich text is read by the browser's own parser; the journeys open one.
const types = (Object.values(CustomFieldType) as CustomFieldType[]).filter((type) => type !== CustomFieldType.RichText);

it('a field grid: col-3 for most types, col-6 for company, col-12 for memo (core.md §2), in the order of the tab', () => {
  const fields = types.map((type) =>
    definition(type, type === CustomFieldType.ChildPickList ? { parentID: CustomFieldType.PickList + 1 } : {}),
  );
  const drawn = draw({ fields: fields.toReversed() });
  expect(drawn).toHaveLength(fields.length);
  for (const [at, { label, customDataType }] of fields.entries()) {
    expect(drawn[at]).toContain(label);
    expect(drawn[at]).toMatch(new RegExp(`\\bcol-span-${customFieldTypes[customDataType].columns}\\b`));
  }
});

// holds core 5.6
it('money has 2 decimals with a dollar prefix, and a decimal has 2 (core.md §5)', () => {
  const [decimal, money] = draw({
    fields: [definition(CustomFieldType.Decimal), definition(CustomFieldType.Money)],
    values: { [fieldName(CustomFieldType.Decimal + 1)]: '12.5', [fieldName(CustomFieldType.Money + 1)]: 125_050 },
  });
  expect(decimal).toContain('value="12.50"');
  expect(money).toMatch(/>\$<.*value="1,250\.50"/);
});

it('a field whose label is not shown is called by it all the same', () => {
  const [field] = draw({ fields: [definition(CustomFieldType.Text, { displayLabel: false, label: 'Permit' })] });
  expect(field).toContain('aria-label="Permit"');
  expect(field).not.toContain('data-slot="field-label"');
});

it('a child list without a choice in its parent says what to choose first', () => {
  const [, child] = draw({
    fields: [
      definition(CustomFieldType.PickList, { label: 'State' }),
      definition(CustomFieldType.ChildPickList, { parentID: CustomFieldType.PickList + 1 }),
    ],
  });
  expect(child).toContain('Choose State first');
});

it('a stored company reads by its number and name, a withdrawn choice by its text', () => {
  const drawn = draw({
    fields: [definition(CustomFieldType.PickList), definition(CustomFieldType.Company)],
    values: { [fieldName(CustomFieldType.PickList + 1)]: 'Gone', [fieldName(CustomFieldType.Company + 1)]: '42-7' },
  });
  expect(drawn[0]).toContain('>Gone<');
  expect(drawn[1]).toContain('42 - Ficus Surveying');
});

it('text and memo take the maxLength of the definition, and required fields say so', () => {
  const [text] = draw({
    fields: [definition(CustomFieldType.Text, { maxLength: 20, gridListValueRequired: true })],
  });
  expect(text).toMatch(/maxlength="20"/i);
  expect(text).toContain('aria-required="true"');
});

it('read-only shows what is stored as text', () => {
  const [text] = draw(
    { fields: [definition(CustomFieldType.Text)], values: { [fieldName(CustomFieldType.Text + 1)]: 'Kept' } },
    'read',
  );
  expect(text).toMatch(/readonly=""[^>]*value="Kept"|value="Kept"[^>]*readonly=""/i);
});
