import type { Settlement } from '@closewright/contract/settlement';
import {
  type ContactInformation,
  type ContactLine,
  type ContactOfDisclosure,
  contactInformation,
  contactLineNames,
} from '@closewright/domain/disclosure';
import { EmptyState } from '@closewright/ui/empty-state';
import { Table, type TableColumn } from '@closewright/ui/table';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { ComputedProvider, FieldLink, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { walkRows } from '../../records/settlement/computed/walk-rows.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';

const routeName = 'file.settlement.settlement-statement-contacts';

/** Contact Information of the closing disclosure, page 5, from the contacts of the file. Nothing is entered here. */
export function StatementContactsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Loaded statement={statement} />}</StatementPage>;
}

function Loaded({ statement }: { statement: Settlement }) {
  const contacts = useOpenFile()?.detail?.contacts;
  const table = useMemo(() => contacts && contactInformation(contacts), [contacts]);
  if (table === undefined)
    return <EmptyState title="No contacts to show">Your role may not read the contacts of the file.</EmptyState>;
  return <StatementContacts statement={statement} table={table} />;
}

const noFigures = {};

function StatementContacts({ statement, table }: { statement: Settlement; table: ContactInformation }) {
  const page = useComputedPage(statement, routeName, noFigures, '');
  const { columns, missing } = table;
  return (
    <ComputedProvider value={page}>
      {/* Arrows walk the rows of both parts as one list. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <div
        onKeyDown={walkRows}
        className="flex min-h-0 min-w-0 flex-1 flex-col gap-section overflow-auto py-2 print:overflow-visible"
      >
        <Table
          caption="Contact Information"
          columns={[lineColumn, ...columns.map(columnOf)]}
          rows={contactLineNames}
          rowKey={([line]) => line}
        />
        <MissingContacts missing={missing} />
        <p className="px-cell text-label text-muted">
          The state before “License” is that of whoever issued it; it is not stored yet, and goes onto the form by hand.
        </p>
      </div>
    </ComputedProvider>
  );
}

type Line = readonly [line: ContactLine, name: string];

const lineColumn: TableColumn<Line> = {
  id: 'line',
  header: <span className="sr-only">Line</span>,
  rowHead: true,
  width: '140px',
  cell: ([, name]) => <span className="text-muted">{name}</span>,
};

/** A contact with what it has to tell, or a column that stays blank. */
const columnOf = ({ key, title, cells }: ContactOfDisclosure): TableColumn<Line> => ({
  id: key,
  header: title,
  cell: ([line]) => {
    if (cells === null) return null;
    const { text, field, isMissing } = cells[line];
    if (text === '' && !isMissing) return null;
    return <FieldLink field={field}>{text === '' ? <span className="text-muted">Missing</span> : text}</FieldLink>;
  },
});

/** What the table has to tell and the file does not say: each leads to its field. */
function MissingContacts({ missing }: Pick<ContactInformation, 'missing'>) {
  return (
    <ComputedPart title="Missing" note="12 CFR 1026.38(r)">
      {missing.length === 0 ? (
        <p className="flex min-h-grid-row items-center gap-2 px-cell text-body">
          <CircleCheck aria-hidden className="size-icon flex-none text-success-fg" strokeWidth={1.75} />
          Nothing is missing.
        </p>
      ) : (
        <ul className="text-body">
          {missing.map(({ words, field }) => (
            <li key={words} className="flex min-h-grid-row items-center gap-2 border-b border-hairline px-cell">
              <CircleDashed aria-hidden className="size-icon flex-none text-muted" strokeWidth={1.75} />
              {field === null ? words : <FieldLink field={field}>{words}</FieldLink>}
            </li>
          ))}
        </ul>
      )}
    </ComputedPart>
  );
}
