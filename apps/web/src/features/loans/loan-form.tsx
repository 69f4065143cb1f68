import { Button } from '@closewright/ui/button';
import { toasts } from '@closewright/ui/services/toasts';
import { Star, Trash2 } from 'lucide-react';
import { messageOf } from '../../lib/api/index.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { featureLayout, insuranceLayout, interestLayout, loanLayout } from './loan-layout.ts';

export interface LoanFormProps {
  row: Row;
  /** It stands for all where one loan is asked for. */
  isDefault: boolean;
  onDelete(): void;
}

/** Everything of one loan, with the button that deletes it. */
export function LoanForm({ row, isDefault, onDelete }: LoanFormProps) {
  const { editor, mayEdit } = useFilePage();
  const { id, values } = row;
  const setDefault = async () => {
    try {
      await editor.saveBeside({ defaultLoanID: id });
    } catch (error) {
      toasts.error({ title: 'The loan could not be made the default', message: messageOf(error) });
    }
  };
  const makeDefault = (
    <Button size="sm" variant="quiet" icon={Star} disabled={id < 0} onClick={() => void setDefault()}>
      Make default
    </Button>
  );
  return (
    <RowForm row={row} name="loans">
      <div>
        <RowSection
          name="loan"
          title="Loan"
          kind="loans"
          row={row}
          fields={loanLayout}
          meta={isDefault ? 'Default loan of the file' : undefined}
          actions={mayEdit && !isDefault && makeDefault}
        />
        <RowSection name="interest" title="Dates and interest" kind="loans" row={row} fields={interestLayout} />
      </div>
      <div>
        <RowSection name="features" title="Features" kind="loans" row={row} fields={featureLayout(values)} />
        <RowSection name="insurance" title="Mortgage insurance" kind="loans" row={row} fields={insuranceLayout} />
        {mayEdit && (
          <div className="flex justify-end pt-3">
            <Button size="sm" variant="quiet" icon={Trash2} onClick={onDelete}>
              Delete loan
            </Button>
          </div>
        )}
      </div>
    </RowForm>
  );
}
