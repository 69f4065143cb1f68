import type { Row } from '../../records/editor/aggregate.ts';
import { fileLists } from '../../records/plain/tables.plain.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';

const columns = fieldColumns(fileLists.propertyTaxes.fields, [
  ['taxYear', { kind: 'identifier', text: ({ values }) => String(values.taxYear ?? ''), width: 64, rowHeader: true }],
  ['amount', { width: 108 }],
  ['isPaid', { width: 64 }],
  ['parcelID', { kind: 'identifier', minWidth: 96 }],
  ['authority', { minWidth: 96 }],
]);

/** The year after: it is stored, unlike what a row begins with anyway. */
const next = (beside: Row | null): Row['values'] => {
  const taxYear = beside?.values.taxYear;
  return { taxYear: typeof taxYear === 'number' ? taxYear + 1 : null, isPaid: false };
};
const nameOf = ({ values }: Row): string => `the taxes of ${values.taxYear ?? 'this year'}`;

/** The taxes of a property year by year: they are what prorations of taxes are reckoned from. */
export function TaxSection({ propertyID }: { propertyID: number }) {
  return (
    <ChildSection
      kind="propertyTaxes"
      name="taxes"
      title="Taxes"
      parentID={propertyID}
      columns={columns}
      next={next}
      nameOf={nameOf}
      question={(tax) => ({
        title: `Delete ${nameOf(tax)}?`,
        message: 'The year is taken off the property. The activity keeps what was there.',
      })}
      empty={{ title: 'No tax year yet', hint: 'Add the year the taxes were last paid.' }}
    />
  );
}
