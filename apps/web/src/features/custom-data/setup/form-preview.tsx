import type { CustomDataDefinition } from '@closewright/contract/custom-data';
import { isList } from '@closewright/domain/custom-fields';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryFor } from '../../../lib/api/index.ts';
import { CustomFieldGrid } from '../form/custom-field-grid.tsx';
import { CustomFormProvider } from '../form/custom-form-context.ts';
import { customFormServices } from '../form/custom-form-services.ts';
import { triedOut } from '../form/custom-rows.ts';

const nothingToFinish = () => {};

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
  const [editor] = useState(() => triedOut(fields));
  const listValues = useQueries({
    queries: fields
      .filter((field) => isList(field.customDataType))
      .map(({ customDataDefinitionID }) => queryFor('getCustomDataListValues', { params: { customDataDefinitionID } })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const state = useMemo(
    () => ({
      editor,
      definitions: fields,
      listValues,
      services: customFormServices,
      onBeforeSave: () => nothingToFinish,
    }),
    [editor, fields, listValues],
  );
  return (
    <CustomFormProvider value={state}>
      <CustomFieldGrid definitions={fields} />
    </CustomFormProvider>
  );
}
