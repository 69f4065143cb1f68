import type { CustomDataDefinition } from '@closewright/contract/custom-data';
import { isList } from '@closewright/domain/custom-fields';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { queryFor } from '../../../lib/api/index.ts';
import { CustomFieldGrid } from '../form/custom-field-grid.tsx';
import { type CustomForm, customFormOf, putValues, valuesFor } from '../form/custom-form.ts';
import { CustomFormProvider } from '../form/custom-form-context.ts';
import { customFormServices } from '../form/custom-form-services.ts';

const nothingToFinish = () => {};
/** The record of a preview: none that is stored. */
const noRecord = 0;

/** The form of a tab as files will show it. It can be tried out, and stores nothing. */
export function FormPreview({ fields }: { fields: readonly CustomDataDefinition[] }) {
  // Another set of fields or types is another form; a new label or order is drawn into the same.
  const key = fields
    .map((field) => `${field.customDataDefinitionID}:${field.customDataType}`)
    .toSorted()
    .join();
  return <Preview key={key} fields={fields} />;
}

function Preview({ fields }: { fields: readonly CustomDataDefinition[] }) {
  const form = useForm<CustomForm>({ defaultValues: customFormOf(valuesFor(fields, [], noRecord)) });
  const listValues = useQueries({
    queries: fields
      .filter((field) => isList(field.customDataType))
      .map(({ customDataDefinitionID }) => queryFor('getCustomDataListValues', { params: { customDataDefinitionID } })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const state = useMemo(
    () => ({
      form,
      edit: (values: CustomForm) => putValues(form, values),
      definitions: fields,
      listValues,
      services: customFormServices,
      onBeforeSave: () => nothingToFinish,
    }),
    [form, fields, listValues],
  );
  return (
    <CustomFormProvider value={state}>
      <CustomFieldGrid definitions={fields} />
    </CustomFormProvider>
  );
}
