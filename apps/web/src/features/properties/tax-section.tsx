import { rowTables } from '../../lib/fields/row-tables.plain.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { ChildSection } from '../../records/rows/child-section.tsx';
import { fieldColumns } from '../../records/rows/field-columns.ts';

const columns = fieldColumns(rowTables.propertyTaxes, [
  ['taxYear', { kind: 'identifier', text: ({ values }) => String(values.taxYear ?? ''), width: 64, rowHeader: true }],
  ['amount', { width: 108 }],
  ['isPaid', { width: 64 }],
  ['parcelID', { kind: 'identifier', minWidth: 96 }],
  ['authority', { minWidth: 96 }],
]);

/** The year after, of the same parcel and authority. */
const next = (beside: Row | null): Row['values'] => {
  const { taxYear, parcelID = null, authority = null } = beside?.values ?? {};
  return { taxYear: typeof taxYear === 'number' ? taxYear + 1 : null, parcelID, authority, isPaid: false };
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
      begin={next}
      nameOf={nameOf}
      question={(tax) => ({
        title: `Delete ${nameOf(tax)}?`,
        message: 'The year is taken off the property. The activity keeps what was there.',
      })}
      empty={{ title: 'No tax year yet', hint: 'Add the year the taxes were last paid.' }}
    />
  );
}
