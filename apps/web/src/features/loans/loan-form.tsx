import { Button } from '@closewright/ui/button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Star, Trash2 } from 'lucide-react';
import { messageOf } from '../../lib/api/index.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { featureLayout, insuranceLayout, interestLayout, loanLayout } from './loan-layout.ts';
import { loanName } from './loan-name.ts';

export interface LoanFormProps {
  row: Row;
  /** It stands for all where one loan is asked for. */
  isDefault: boolean;
}

/** Everything of one loan. */
export function LoanForm({ row, isDefault }: LoanFormProps) {
  const { editor, mayEdit } = useFilePage();
  const { key, id, values } = row;
  const work = async (what: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      toasts.error({ title: `The loan could not be ${what}`, message: messageOf(error) });
    }
  };
  const remove = async () => {
    const isMeant = await dialogs.confirm({
      title: `Delete ${loanName(row)} from this file?`,
      message: 'The loan goes with its custom fields; properties that are linked to it lose the link.',
      confirmLabel: 'Delete loan',
      destructive: true,
    });
    if (isMeant) await work('deleted', () => editor.remove('loans', [key]));
  };
  const makeDefault = (
    <Button
      size="sm"
      variant="quiet"
      icon={Star}
      disabled={id < 0}
      onClick={() => void work('made the default', () => editor.saveBeside({ defaultLoanID: id }))}
    >
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
            <Button size="sm" variant="quiet" icon={Trash2} onClick={() => void remove()}>
              Delete loan
            </Button>
          </div>
        )}
      </div>
    </RowForm>
  );
}
