import { AddressCopyType, type CopiedAddress, copiedAddress } from '@closewright/domain/file-records';
import { partyDisplayName, RoleType, roleTypeLabel } from '@closewright/domain/parties';
import { MenuButton, type MenuEntry } from '@closewright/ui/dropdown-menu';
import { toasts } from '@closewright/ui/services/toasts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage, useFileRowsOf } from '../../records/file/use-file-page.ts';

const kinds = [
  { type: AddressCopyType.Primary, label: 'primary' },
  { type: AddressCopyType.Forwarding, label: 'forwarding' },
] as const;

/**
 * Copies the address of a property to a buyer or seller, as the primary or the forwarding one (building-blocks.md §3).
 * It is stored with the next save, as everything on the page.
 */
export function CopyAddress({ row }: { row: Row }) {
  const { editor } = useFilePage();
  const people = useFileRowsOf('contacts').filter(
    ({ values }) => values.roleTypeID === RoleType.Buyer || values.roleTypeID === RoleType.Seller,
  );
  if (people.length === 0) return null;
  const entries: MenuEntry[] = people.flatMap((person) => {
    const name = partyDisplayName(person.values as never);
    const role = roleTypeLabel(Number(person.values.roleTypeID));
    return kinds.map(({ type, label }) => ({
      id: `${person.key}-${type}`,
      label: `${role} ${name}, ${label} address`,
      onSelect: () => {
        editor.set('contacts', person.key, copiedAddress(row.values as unknown as CopiedAddress, type));
        toasts.info(`Copied to the ${label} address of ${name}, not saved yet.`);
      },
    }));
  });
  return (
    <MenuButton
      menuLabel="Copy address to"
      entries={entries}
      align="end"
      className="rounded-sm px-1.5 py-0.5 text-label text-link hover:underline"
    >
      Copy address to…
    </MenuButton>
  );
}
