import { partyDisplayName, RoleType } from '@closewright/domain/parties';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { useRemembered } from '@closewright/ui/memory';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { ArrowLeft, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { usePart } from '../../lib/store.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import type { RecordEditor } from '../../records/editor/create-record-editor.ts';
import { FileRowsPage } from '../../records/file/file-rows-page.tsx';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { placeWanted } from '../../records/rows/go-to-field.ts';
import { RowsList } from '../../records/rows/rows-list.tsx';
import { useChosenRow } from '../../records/rows/use-chosen-row.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactsOverview, type ContactsView } from './contacts-overview.tsx';
import { roleName } from './role-name.ts';

/** Draws a contact's own form with the custom tabs of its host: buyers, sellers and all others have their own. */
export type ContactTabs = (own: {
  recordID: number;
  label: string;
  host: 'buyer' | 'seller' | 'contact';
  children: ReactNode;
}) => ReactNode;

/** File Contacts: everybody on the file, as cards or a grid, each with a form of their own. */
export function ContactsScreen({ tabs }: { tabs: ContactTabs }) {
  // building-blocks.md §4: the default view is card.
  const [view = 'card', setView] = useRemembered<ContactsView>('file-contacts.view');
  const [isOpen, setOpen] = useState(false);
  // Another page leads to one of them.
  const isLedTo = usePart(placeWanted, (wanted) => wanted?.row?.kind === 'contacts');
  if (isLedTo && !isOpen) setOpen(true);
  const close = async (editor: RecordEditor) => {
    if (!(await keepCustomFields(editor))) return;
    editor.leave('contacts');
    setOpen(false);
  };
  return (
    <FileRowsPage
      routeName="file.information.contacts"
      actions={({ editor }) =>
        isOpen ? (
          <Button icon={ArrowLeft} onClick={() => void close(editor)}>
            All contacts
          </Button>
        ) : (
          <SegmentedControl<ContactsView>
            label="View"
            options={[
              { value: 'card', label: 'Card' },
              { value: 'grid', label: 'Grid' },
            ]}
            value={view}
            onValueChange={setView}
          />
        )
      }
    >
      <Contacts view={view} isOpen={isOpen} setOpen={setOpen} tabs={tabs} />
    </FileRowsPage>
  );
}

/**
 * The custom fields of a contact go from the page with it: what was typed on them is saved first. False when that did
 * not work, and the contact stays.
 */
async function keepCustomFields({ engine, parts }: RecordEditor): Promise<boolean> {
  if (!parts.hasChanges()) return true;
  const outcome = await engine.saveNow();
  return outcome === 'saved' || outcome === 'unchanged';
}

interface ContactsProps {
  view: ContactsView;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  tabs: ContactTabs;
}

const hosts: Readonly<Record<number, 'buyer' | 'seller'>> = { [RoleType.Buyer]: 'buyer', [RoleType.Seller]: 'seller' };

function Contacts({ view, isOpen, setOpen, tabs }: ContactsProps) {
  const { editor, lookups, mayEdit } = useFilePage();
  const { row, choose } = useChosenRow('contacts');
  const columns = useMemo(
    (): GridColumn<Row>[] => [
      {
        id: 'name',
        header: 'Name',
        value: (one) => partyDisplayName(one.values as never),
        minWidth: 120,
        sortable: false,
        rowHeader: true,
      },
      {
        id: 'role',
        header: 'Role',
        kind: 'muted',
        value: (one) => roleName(lookups, one),
        width: 96,
        sortable: false,
        priority: 1,
      },
    ],
    [lookups],
  );
  const open = (key: number) =>
    void keepCustomFields(editor).then((isKept) => {
      if (!isKept) return;
      choose(key);
      setOpen(true);
    });
  const add = (roleTypeID: number) => {
    const [key] = editor.add('contacts', [{ roleTypeID }]);
    if (key !== undefined) open(key);
  };
  const removeRow = useRemoveRow('contacts', 'Remove');
  const remove = (contact: Row) =>
    void removeRow([contact], {
      title: `Remove ${partyDisplayName(contact.values as never)} from this file?`,
      message: 'The contact goes with its signers and custom fields. The activity keeps what was there.',
    });
  const addPrincipals = mayEdit && (
    <>
      <Button size="sm" icon={Plus} onClick={() => add(RoleType.Buyer)}>
        Add buyer
      </Button>
      <Button size="sm" icon={Plus} onClick={() => add(RoleType.Seller)}>
        Add seller
      </Button>
    </>
  );
  if (!isOpen || row === undefined) {
    return (
      <div className="flex min-w-0 flex-1 flex-col">
        {mayEdit && (
          <div className="flex flex-none items-center gap-1.5 border-b border-hairline px-4 py-1.5">
            {addPrincipals}
          </div>
        )}
        <ContactsOverview view={view} onOpen={open} />
      </div>
    );
  }
  return (
    <RowsList
      kind="contacts"
      label="Contacts"
      columns={columns}
      current={row.key}
      onCurrentChange={open}
      onRemove={([contact]) => contact && remove(contact)}
      more={addPrincipals}
      empty={null}
    >
      {tabs({
        recordID: row.id,
        label: roleName(lookups, row),
        host: hosts[Number(row.values.roleTypeID)] ?? 'contact',
        children: <ContactForm row={row} onRemove={() => remove(row)} />,
      })}
    </RowsList>
  );
}
