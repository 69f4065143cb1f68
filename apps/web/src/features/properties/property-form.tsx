import { Button } from '@closewright/ui/button';
import { Trash2 } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage, useFileRowsOf } from '../../records/file/use-file-page.ts';
import { when } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { CopyAddress } from './copy-address.tsx';
import { domesticAddress, foreignAddress, landLayout, legalLayout } from './property-layout.ts';
import { TaxSection } from './tax-section.tsx';

/** Everything of one property, with the button that deletes it. */
export function PropertyForm({ row, onDelete }: { row: Row; onDelete(): void }) {
  const { mayEdit } = useFilePage();
  const { id, values } = row;
  const loans = useFileRowsOf('loans').map((loan, at) => ({
    value: loan.id,
    label: [`Loan ${at + 1}`, loan.values.lenderName, loan.values.loanNumber].filter(Boolean).join(', '),
  }));
  const address = values.isForeignAddress === true ? foreignAddress : domesticAddress;
  // Which loan a property secures is a question only where there are loans to choose from.
  const hasLoan = loans.length > 1 || typeof values.loanID === 'number';
  const land = [...landLayout, ...when(hasLoan, ['loanID', 6, { options: loans }])];
  return (
    <RowForm row={row} name="properties">
      <div>
        <RowSection
          name="address"
          title="Address"
          kind="properties"
          row={row}
          fields={address}
          actions={mayEdit && <CopyAddress row={row} />}
        />
        <RowSection name="land" title="Land" kind="properties" row={row} fields={land} />
        <TaxSection propertyID={id} />
      </div>
      <div>
        <RowSection name="legal" title="Legal description" kind="properties" row={row} fields={legalLayout} />
        {mayEdit && (
          <div className="flex justify-end pt-3">
            <Button size="sm" variant="quiet" icon={Trash2} onClick={onDelete}>
              Delete property
            </Button>
          </div>
        )}
      </div>
    </RowForm>
  );
}
