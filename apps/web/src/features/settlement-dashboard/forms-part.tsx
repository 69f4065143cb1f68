import type { Settlement } from '@closewright/contract/settlement';
import { type FormName, formsThatFit, formTitle } from '@closewright/domain/forms';
import { buttonVariants } from '@closewright/ui/button';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { toasts } from '@closewright/ui/services/toasts';
import { ChevronDown } from 'lucide-react';
import { call, messageOf } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { loanOf } from '../../records/settlement/stored-loan.ts';

/** The forms that fit the statement, as drafts on paper: what goes out is kept as a version. */
export function FormsPart({ statement }: { statement: Settlement }) {
  const file = useOpenFile();
  if (file === null) return null;
  const params = { ordersID: file.ordersID, loanID: statement.loanID };
  const print = async (form: FormName) => {
    const title = formTitle(form);
    try {
      await showPdf(`${title}, draft`, await call('getFormDocument', { params: { ...params, form } }));
    } catch (error) {
      toasts.error({ title: `${title} could not be printed`, message: messageOf(error) });
    }
  };
  const { settlementStatementType } = statement;
  const hasSeller = file.header?.hasSeller ?? statement.hasSeller;
  const forms = formsThatFit({ settlementStatementType, hasSeller, hasLoan: loanOf(statement) !== null });
  return (
    <ComputedPart title="Forms">
      <div className="px-cell pt-2">
        <MenuButton
          menuLabel="Forms"
          entries={forms.map((form) => ({ id: form, label: formTitle(form), onSelect: () => void print(form) }))}
          className={`${buttonVariants({ size: 'sm' })} cursor-pointer`}
        >
          Print draft
          <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
        </MenuButton>
      </div>
    </ComputedPart>
  );
}
