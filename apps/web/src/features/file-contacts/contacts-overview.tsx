import { can } from '@closewright/domain/access';
import { visibleItems } from '@closewright/domain/lookups';
import { contactDisplayName, partyDisplayName, RoleType } from '@closewright/domain/parties';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { OutsidePartyPicker } from '@closewright/ui/outside-party-picker';
import { toasts } from '@closewright/ui/services/toasts';
import { useMemo, useRef } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import {
  CompanyCard,
  loadContacts,
  makeOneTimeCompany,
  searchCompanies,
  searchContacts,
} from '../../lib/companies/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useFilePage, useFileRowsOf } from '../../records/file/use-file-page.ts';
import { addRole } from './add-role.ts';
import { CityCell } from './city-cell.tsx';
import { ContactCards } from './contact-cards.tsx';
import { isPrincipal } from './contact-layout.ts';
import { roleName } from './role-name.ts';

export type ContactsView = 'card' | 'grid';

export interface ContactsOverviewProps {
  view: ContactsView;
  onOpen(key: number): void;
}

/** Everybody on the file, as cards or as a grid, and the way to add an outside party. */
export function ContactsOverview({ view, onOpen }: ContactsOverviewProps) {
  const { editor, lookups, regionIDs, mayEdit } = useFilePage();
  const { actor } = useSession();
  const regionID = useOpenFile()?.detail?.order.regionID;
  const rows = useFileRowsOf('contacts');
  const picker = useRef<HTMLElement>(null);
  const toPicker = () => picker.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  // Insert adds, as in every list; not every keyboard has it.
  useHotkey(mayEdit ? 'Insert' : null, 'Add an outside party', toPicker, { inFields: true });
  useHotkey(mayEdit ? 'Alt+Equal' : null, 'Add an outside party', toPicker, { inFields: true });
  const columns = useMemo((): GridColumn<Row>[] => {
    const text = (name: string) => (row: Row) => row.values[name];
    return [
      { id: 'role', header: 'Role', kind: 'muted', value: (row) => roleName(lookups, row), width: 170 },
      {
        id: 'name',
        header: 'Name',
        value: (row) => partyDisplayName(row.values as never),
        grow: 2,
        minWidth: 160,
        rowHeader: true,
      },
      {
        id: 'contact',
        header: 'Contact',
        value: (row) => (isPrincipal(row.values.roleTypeID) ? null : contactDisplayName(row.values as never)),
        grow: 1,
        minWidth: 130,
        priority: 2,
      },
      { id: 'phone', header: 'Phone', value: text('phone'), width: 140 },
      { id: 'email', header: 'E-mail', value: text('email'), grow: 1, minWidth: 160, priority: 1 },
      {
        id: 'city',
        header: 'City',
        kind: 'muted',
        value: text('city'),
        render: (row) => <CityCell row={row} />,
        width: 120,
        priority: 3,
      },
      { id: 'state', header: 'State', kind: 'muted', value: text('state'), width: 64, priority: 4 },
    ];
  }, [lookups]);
  const roles = visibleItems(lookups.roles ?? [], { regionIDs, selectedIDs: [] })
    .filter(({ id }) => id > RoleType.None && !isPrincipal(id))
    .map(({ id, name }) => ({ roleTypeId: id, roleTypeName: name }));
  const empty = (
    <EmptyState title="Nobody on this file yet" className="p-4">
      {mayEdit ? 'Add the buyer first.' : 'No contact has been added to this file.'}
    </EmptyState>
  );
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {mayEdit && (
        <section
          ref={picker}
          aria-label="Add an outside party"
          className="flex-none border-b border-hairline px-4 pt-2 pb-3"
        >
          <div className="xl:max-w-sheet-max">
            <OutsidePartyPicker
              roles={roles}
              searchCompanies={(request) => searchCompanies(request, { regionID })}
              loadContacts={loadContacts}
              allowOneTimeUse={can(actor, 'createOneTimeUseCompany').allowed}
              onOneTimeUse={(companyName) => makeOneTimeCompany({ companyName, regionID, roleTypeID: 0 })}
              findContacts={(request) => searchContacts(request, { regionID })}
              renderCard={({ companyID, companyName }) => (
                <CompanyCard companyID={companyID} companyName={companyName} />
              )}
              onAdd={async (party) => {
                const warning = await addRole(editor, party);
                if (warning) toasts.warning({ title: party.company.companyName, message: warning });
              }}
            />
          </div>
        </section>
      )}
      {view === 'grid' ? (
        <DataGrid
          label="File Contacts"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          gridKey="grid.file-contacts"
          onRowOpen={({ key }) => onOpen(key)}
          className="min-h-0 flex-1"
          empty={empty}
        />
      ) : rows.length === 0 ? (
        empty
      ) : (
        <ContactCards rows={rows} onOpen={onOpen} />
      )}
    </div>
  );
}
