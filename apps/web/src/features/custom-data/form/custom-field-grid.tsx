import { type CustomDataDefinition, customFieldTypes } from '@closewright/domain/custom-fields';
import { CustomField } from './custom-field.tsx';

/** Places in the twelve columns, by the width of a type (core.md §2 Custom data form). Narrow groups fold to two and one a row. */
const places = {
  3: 'col-span-3 @max-[760px]:col-span-6 @max-[420px]:col-span-12',
  6: 'col-span-6 @max-[420px]:col-span-12',
  12: 'col-span-12',
};

/** The fields of a tab in their order, in twelve columns. */
export function CustomFieldGrid({ definitions }: { definitions: readonly CustomDataDefinition[] }) {
  const inOrder = definitions.toSorted((a, b) => a.positionOrdinal - b.positionOrdinal);
  return (
    <div className="@container">
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
        {inOrder.map((definition) => (
          <CustomField
            key={definition.customDataDefinitionID}
            definition={definition}
            className={places[customFieldTypes[definition.customDataType].columns]}
          />
        ))}
      </div>
    </div>
  );
}
