import type { FieldPlace } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { useStatementRows } from '../../records/settlement/statement-page.tsx';

const escrowLayout: readonly FieldPlace[] = [
  ['monthlyEscrow', 6, { help: 'Where Aggregate Escrow has no items; 0 if there is no account' }],
];

const outsideLayout: readonly FieldPlace[] = [
  ['taxesOutsideEscrow', 6],
  ['insuranceOutsideEscrow', 6],
  ['otherOutsideEscrow', 6],
  ['otherPropertyCost', 6],
];

/** What the property costs a month besides the items of the escrow account. */
export function CostsForm() {
  const row = useStatementRows().statement[0];
  if (row === undefined) return null;
  const part = { kind: 'statement', row } as const;
  return (
    <RowForm row={row} name="projected-payments">
      <RowSection {...part} name="escrow" title="In escrow" fields={escrowLayout} />
      <RowSection {...part} name="outside" title="Outside of escrow, each month" fields={outsideLayout} />
    </RowForm>
  );
}
