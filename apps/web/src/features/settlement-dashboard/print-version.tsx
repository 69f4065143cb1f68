import type { ListedVersion } from '@closewright/contract/settlement';
import { type FormName, formTitle } from '@closewright/domain/forms';
import { Button, buttonVariants } from '@closewright/ui/button';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { toasts } from '@closewright/ui/services/toasts';
import { ChevronDown } from 'lucide-react';
import { call, messageOf } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';

export interface PrintVersionProps {
  ordersID: number;
  loanID: number;
  version: ListedVersion;
}

/** Prints a version on its own form, and behind the caret on any other that fits it, or as the list of what was kept. */
export function PrintVersion({ ordersID, loanID, version }: PrintVersionProps) {
  const { statementVersionID, number, forms } = version;
  const print = async (title: string, query: { as?: FormName | 'list' }) => {
    try {
      const params = { ordersID, loanID, statementVersionID };
      await showPdf(title, await call('getStatementVersionDocument', { params, query }));
    } catch (error) {
      toasts.error({ title: `Version ${number} could not be printed`, message: messageOf(error) });
    }
  };
  const entryOf = (as: FormName | 'list', label: string) => ({
    id: as,
    label,
    onSelect: () => void print(`${label}, version ${number}`, { as }),
  });
  return (
    <span className="inline-flex flex-none">
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Print version ${number}`}
        onClick={() => void print(`Version ${number} of the statement`, {})}
      >
        Print
      </Button>
      {forms.length > 0 && (
        <MenuButton
          menuLabel={`Forms of version ${number}`}
          aria-label={`Forms of version ${number}`}
          align="end"
          entries={[...forms.map((form) => entryOf(form, formTitle(form))), entryOf('list', 'What was kept')]}
          className={`${buttonVariants({ variant: 'quiet', size: 'sm', shape: 'icon' })} cursor-pointer`}
        >
          <ChevronDown aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
        </MenuButton>
      )}
    </span>
  );
}
