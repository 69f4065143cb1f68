import type { FieldPlace } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { useStatementRows } from '../../records/settlement/statement-page.tsx';

const reckonedLayout: readonly FieldPlace[] = [
  ['paymentTotal', 6],
  ['interestDecimals', 6],
  ['prepaidFinanceCharge', 6, { help: 'Empty where fees are flagged' }],
];

const disclosedLayout: readonly FieldPlace[] = [
  ['disclosedRate', 6],
  ['disclosedFinanceCharge', 6],
];

/** How page 5 is figured, where the regulation leaves a choice, and what was disclosed of it before. */
export function CalculationsForm() {
  const row = useStatementRows().statement[0];
  if (row === undefined) return null;
  const part = { kind: 'statement', row } as const;
  return (
    <RowForm row={row} name="loan-calculations">
      <RowSection {...part} name="reckoned" title="How it is figured" fields={reckonedLayout} />
      <RowSection {...part} name="disclosed" title="Disclosed before" fields={disclosedLayout} />
    </RowForm>
  );
}
