import type { OrderChanges, Party } from '@closewright/contract/orders';
import { itemName } from '@closewright/domain/lookups';
import { partyDisplayName } from '@closewright/domain/parties';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Section } from '@closewright/ui/section';
import { dialogs } from '@closewright/ui/services/dialogs';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useRecordPageOf } from '../../../records/rows/page-context.ts';
import { mainKinds } from '../file-main-aggregate.ts';
import { PartyDialog, type PartyDialogProps, type PartyDialogResult } from './party-dialog.tsx';

/** The people and companies of the file. A row opens for editing; what it saves is saved at once. */
export function PartiesSection({ parties, fileNumber }: { parties: readonly Party[]; fileNumber: string }) {
  const { editor, lookups, mayEdit } = useRecordPageOf(mainKinds);
  const columns = useMemo((): GridColumn<Party>[] => {
    const role = (party: Party) => itemName(lookups, 'roles', party.roleTypeID);
    return [
      { id: 'role', header: 'Role', kind: 'muted', value: role, width: 134 },
      {
        id: 'name',
        header: 'Name',
        value: partyDisplayName,
        render: (party) => <span className="truncate font-medium">{partyDisplayName(party)}</span>,
        grow: 1,
        minWidth: 150,
        rowHeader: true,
      },
      {
        id: 'contact',
        header: 'Contact or address',
        value: (party) => party.contactName ?? party.address1,
        grow: 1,
        minWidth: 130,
        priority: 1,
      },
      {
        id: 'detail',
        header: 'Detail',
        kind: 'muted',
        value: (party) => party.detail ?? party.phone ?? party.email,
        width: 128,
      },
    ];
  }, [lookups]);

  const open = async (party: Party | null): Promise<void> => {
    const title = party === null ? 'Add party' : partyDisplayName(party);
    const save = (changes: OrderChanges) => editor.saveBeside(changes);
    const props = { party, lookups, save };
    const result = await dialogs.open<Omit<PartyDialogProps, 'dialog'>, PartyDialogResult>(PartyDialog, props, {
      title,
      subtitle: `File ${fileNumber}`,
      label: title,
      size: 'large',
      key: 'party',
    });
    if (!result.dismissed && result.value === 'again') await open(null);
  };

  // Insert adds, as in every list; not every keyboard has it.
  useHotkey(mayEdit ? 'Insert' : null, 'Add party', () => void open(null), { inFields: true, opensBox: true });
  useHotkey(mayEdit ? 'Alt+Equal' : null, 'Add party', () => void open(null), { inFields: true, opensBox: true });

  return (
    <Section
      name="parties"
      title="Parties"
      meta={parties.length}
      actions={
        mayEdit && (
          <Button
            size="sm"
            variant="quiet"
            icon={Plus}
            shortcut="Ins"
            title="Insert or Alt ="
            onClick={() => void open(null)}
          >
            Add party
          </Button>
        )
      }
    >
      <DataGrid
        label="Parties"
        columns={columns}
        rows={parties}
        rowKey={(party) => party.rolesID}
        resizable={false}
        className="flex-none"
        {...(mayEdit ? { openOn: 'click' as const, onRowOpen: (party: Party) => void open(party) } : {})}
        empty={
          <EmptyState title="No party yet">
            {mayEdit ? 'Add the buyer first.' : 'Nobody has added a party to this file.'}
          </EmptyState>
        }
      />
    </Section>
  );
}
