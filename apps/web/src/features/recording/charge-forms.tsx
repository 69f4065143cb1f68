import { tierExample } from '@closewright/domain/government-charges';
import type { ReactNode } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { type FieldPlace, when } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';

type Given = { row: Row; deleteButton: ReactNode };

const bearer: FieldPlace = ['borrowerPart', 6, { help: 'The seller bears the rest' }];
const remarks: FieldPlace = ['remarks', 12, { minRows: 2 }];

const documentLayout: readonly FieldPlace[] = [
  ['label', 12],
  ['kind', 6],
  ['fee', 6, { help: 'What is typed counts before a schedule' }],
  ['pages', 6],
  ['names', 6],
  bearer,
  remarks,
];

/** Everything of one document to record. */
export function DocumentForm({ row, deleteButton }: Given) {
  return (
    <RowForm row={row} name="recordingDocuments">
      <div>
        <RowSection
          name="document"
          title="What is recorded"
          kind="recordingDocuments"
          row={row}
          fields={documentLayout}
        />
        {deleteButton}
      </div>
    </RowForm>
  );
}

/** What is asked for follows from how it is reckoned; what was entered for another choice is kept. */
function termsLayout({ isExempt, method, reckonedOn }: Row['values']): readonly FieldPlace[] {
  const hasBase = isExempt !== true && method !== 'Flat amount';
  return [
    ...when(isExempt !== true, ['method', 6]),
    ...when(isExempt !== true && method === 'Percent', ['rate', 6]),
    ...when(isExempt !== true && method === 'Each unit', ['unit', 6], ['unitAmount', 6]),
    ...when(isExempt !== true && method === 'Tiers', ['tiers', 12, { help: `As in: ${tierExample}` }]),
    ...when(isExempt !== true && method === 'Flat amount', ['flatAmount', 6]),
    ...when(hasBase, ['reckonedOn', 6]),
    ...when(hasBase && reckonedOn === 'Own amount', ['baseAmount', 6]),
    ...when(hasBase, ['freeAmount', 6]),
    ['isExempt', 12],
    ...when(isExempt === true, ['exemption', 12, { help: 'The code or the reason, as the form of the tax asks it' }]),
  ];
}
const taxLayout: readonly FieldPlace[] = [
  ['label', 12],
  ['payee', 6],
  ['level', 6],
];

/** Everything of one transfer tax. */
export function TaxForm({ row, deleteButton }: Given) {
  const section = { kind: 'transferTaxes', row };
  return (
    <RowForm row={row} name="transferTaxes">
      <div>
        <RowSection {...section} name="tax" title="What is taxed" fields={taxLayout} />
        <RowSection {...section} name="terms" title="Terms" fields={termsLayout(row.values)} />
      </div>
      <div>
        <RowSection {...section} name="bearers" title="Who bears it" fields={[bearer, remarks]} />
        {deleteButton}
      </div>
    </RowForm>
  );
}
