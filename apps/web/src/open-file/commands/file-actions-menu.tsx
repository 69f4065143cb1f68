import { buttonVariants } from '@closewright/ui/button';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { useFileActions } from './use-file-actions.ts';

/** What can be done with the open file as a whole, in the head of a page. What cannot be done now says why. */
export function FileActionsMenu() {
  const actions = useFileActions();
  return (
    <MenuButton
      menuLabel="File actions"
      align="end"
      className={buttonVariants()}
      entries={actions.map(({ id, label, reason, onSelect }) => ({
        id,
        label: `${label}…`,
        onSelect,
        ...(reason === null ? {} : { disabled: true, detail: reason }),
      }))}
    >
      File actions
      <ChevronDown aria-hidden className="size-3.5 text-muted" strokeWidth={1.75} />
    </MenuButton>
  );
}
