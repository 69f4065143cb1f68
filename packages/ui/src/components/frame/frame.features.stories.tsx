import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Clock,
  Columns3,
  Copy,
  FileText,
  Flag,
  History,
  Lock,
  Paperclip,
  Pen,
  Plus,
  Printer,
  Search,
  Sigma,
  UserRoundPen,
} from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { ContextPanel } from '../context-panel/index.ts';
import { DataGrid, type GridColumn } from '../data-grid/index.ts';
import { Description, DescriptionList } from '../description-list/index.ts';
import { FileHeader } from '../file-header/index.ts';
import { GlobalBar } from '../global-bar/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextLink } from '../link/index.ts';
import { type NavGroup, NavigationMenu } from '../navigation-menu/index.ts';
import { PageHead, PageHeadRule } from '../page-head/index.ts';
import { Section } from '../section/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { TextField } from '../text-field/index.ts';
import { Frame, Sheet } from './frame.tsx';

const meta: Meta = { title: 'Shell/Frame/Features', parameters: { layout: 'fullscreen' } };
export default meta;

const areas = (current: string) =>
  ['Home', 'File', 'Accounting', 'Reporting', 'Configuration'].map((label) => ({
    id: label.toLowerCase(),
    label,
    href: `#${label.toLowerCase()}`,
    current: label === current,
  }));

function Bar({ area }: { area: string }) {
  return (
    <GlobalBar
      tenant="Epsilon Title Co."
      region={{ id: '1', name: 'Any State' }}
      regions={[
        { id: '1', name: 'Any State' },
        { id: '2', name: 'Other State' },
      ]}
      areas={areas(area)}
      onGoTo={() => {}}
      status={{ state: 'saved', text: 'Saved 9:41 AM' }}
      tasks={{ count: 4, countText: '4 overdue' }}
      alerts={{ count: 2, countText: '2 unread' }}
      help={{}}
      user={{ name: 'Escrow Officer', entries: [{ id: 'out', label: 'Log out' }] }}
    />
  );
}

const homeMenu: NavGroup[] = [
  {
    id: 'home',
    label: 'Home',
    foldable: false,
    items: [
      { id: 'recent', label: 'Recent files', href: '#recent', current: true },
      { id: 'portfolio', label: 'Portfolio manager', href: '#portfolio' },
      {
        id: 'workflow',
        label: 'Workflow dashboard',
        href: '#workflow',
        badge: { text: 4, tone: 'danger', label: '4 late' },
      },
      { id: 'search', label: 'Search', href: '#search' },
      { id: 'companies', label: 'Manage companies', href: '#companies' },
      { id: 'alerts', label: 'Alerts', href: '#alerts', badge: { text: 2 } },
    ],
  },
  {
    id: 'filters',
    label: 'Saved filters',
    foldable: false,
    items: [
      { id: 'next', label: 'Closing next week', href: '#next', badge: { text: 14 } },
      { id: 'refi', label: 'My refinances', href: '#refi', badge: { text: 6 } },
      { id: 'payoff', label: 'Waiting for payoff', href: '#payoff', badge: { text: 5 } },
      { id: 'policy', label: 'Policy due in 10 days', href: '#policy', badge: { text: 8 } },
    ],
  },
  {
    id: 'pinned',
    label: 'Pinned files',
    foldable: false,
    items: ['12-3456', '12-3461', '12-3402'].map((number) => ({
      id: number,
      label: number,
      href: `#${number}`,
      identifier: true,
    })),
  },
];

const fileMenu: NavGroup[] = [
  {
    id: 'info',
    label: 'File information',
    items: [
      { id: 'main', label: 'Main', href: '#main', current: true, accessKey: 'm' },
      { id: 'properties', label: 'Properties', href: '#properties', badge: { text: 1 }, accessKey: 'p' },
      { id: 'contacts', label: 'File contacts', href: '#contacts', badge: { text: 9 } },
      { id: 'cpl', label: 'CPL', href: '#cpl', disabledReason: 'Not available for this underwriter' },
      { id: 'loans', label: 'Loans', href: '#loans', badge: { text: 1 }, accessKey: 'l' },
      {
        id: 'notes',
        label: 'File notes',
        href: '#notes',
        badge: { text: '1 critical', tone: 'danger' },
        accessKey: 'n',
      },
      { id: 'custom', label: 'Custom page', href: '#custom' },
    ],
  },
  {
    id: 'title',
    label: 'Title',
    items: [
      { id: 'production', label: 'Title production', href: '#production', badge: { text: 6, tone: 'warning' } },
      { id: 'policy', label: 'Policy', href: '#policy' },
      { id: 'rates', label: 'Premium rates', href: '#rates' },
    ],
  },
  {
    id: 'settlement',
    label: 'Settlement statement',
    defaultOpen: false,
    items: [{ id: 'a', code: 'A', label: 'Origination charges', href: '#a' }],
  },
  {
    id: 'closing',
    label: 'Closing',
    items: [
      { id: 'css', label: 'Commercial statement', href: '#css', disabledReason: 'Residential file' },
      { id: 'invoices', label: 'Invoices', href: '#invoices', badge: { text: 1 } },
      { id: 'workflow', label: 'File workflow', href: '#workflow', badge: { text: '2 late', tone: 'danger' } },
      { id: 'generate', label: 'Generate documents', href: '#generate' },
      { id: 'documents', label: 'Document management', href: '#documents' },
      {
        id: 'signings',
        label: 'Signings',
        href: '#signings',
        hint: { icon: Pen, text: 'Eligible for digital signing' },
      },
      { id: 'checks', label: 'Check writing', href: '#checks', badge: { text: 1, tone: 'danger', label: '1 blocked' } },
      { id: 'recording', label: 'Recording', href: '#recording' },
      { id: 'market', label: 'Closing Market', href: '#market' },
      { id: 'falerts', label: 'File alerts', href: '#falerts', badge: { text: 2 } },
      { id: 'audit', label: 'Audit log', href: '#audit' },
    ],
  },
];

type File = {
  number: string;
  buyer: string;
  seller: string;
  property: string;
  type: string;
  closing: string;
  officer: string;
  mark: string;
};
const streets = [
  '456 Somewhere Ave, Anytown',
  '18 Quarry Rd, Somecity',
  '77 Lindley Ct, Anytown',
  '2210 Mill Pond Ln, Someplace',
  '9 Chapel St, Anytown',
];
const marks = ['In use', 'Open', 'Task late', 'Open', 'Critical note', 'Open', 'Locked'];
const files: File[] = Array.from({ length: 37 }, (_, at) => ({
  number: `12-${3456 + at * 3}`,
  buyer: ['Jones, Stone', 'Ramirez', 'Okonkwo', 'Petrov, Petrova', 'Castellano', 'Nguyen'][at % 6] ?? '',
  seller: ['Cole, Doe', 'Holloway Trust', 'None', 'Northgate Homes LLC'][at % 4] ?? '',
  property: streets[at % 5] ?? '',
  type: ['Purchase', 'Purchase', 'Refinance', 'New build'][at % 4] ?? '',
  closing: `04/${15 + (at % 14)}/2013`,
  officer: ['Arnold', 'Marin', 'Okafor'][at % 3] ?? '',
  mark: marks[at % 7] ?? '',
}));

function Mark({ mark }: { mark: string }) {
  if (mark === 'Open') return <span className="text-muted">Open</span>;
  if (mark === 'In use')
    return (
      <Badge tone="warning" icon={UserRoundPen}>
        In use
      </Badge>
    );
  if (mark === 'Locked') return <Badge icon={Lock}>Locked</Badge>;
  return (
    <Badge tone="danger" icon={mark === 'Task late' ? Clock : Flag}>
      {mark}
    </Badge>
  );
}

const columns: GridColumn<File>[] = [
  { id: 'number', header: 'File', value: (file) => file.number, kind: 'identifier', width: 80 },
  { id: 'buyer', header: 'Buyer or borrower', value: (file) => file.buyer, minWidth: 150 },
  { id: 'seller', header: 'Seller', value: (file) => file.seller, minWidth: 160, priority: 2 },
  { id: 'property', header: 'Property', value: (file) => file.property, grow: 1.6, minWidth: 180 },
  { id: 'type', header: 'Type', value: (file) => file.type, kind: 'muted', width: 92 },
  { id: 'closing', header: 'Closing', value: (file) => file.closing, kind: 'date', width: 96 },
  { id: 'officer', header: 'Officer', value: (file) => file.officer, kind: 'muted', width: 90, priority: 1 },
  {
    id: 'status',
    header: 'Status',
    value: (file) => file.mark,
    render: (file) => <Mark mark={file.mark} />,
    width: 122,
  },
];

function HomeFrame() {
  const [whose, setWhose] = useState<'mine' | 'branch' | 'all'>('mine');
  const [filter, setFilter] = useState('');
  return (
    <Frame bar={<Bar area="Home" />} menu={<NavigationMenu label="Home menu" groups={homeMenu} />}>
      <PageHead title="Recent files" meta="37 files, 14 closing next week">
        <SegmentedControl
          label="Whose files"
          value={whose}
          onValueChange={setWhose}
          options={[
            { value: 'mine', label: 'Mine' },
            { value: 'branch', label: 'Branch' },
            { value: 'all', label: 'All' },
          ]}
        />
        <TextField
          aria-label="Filter by any column"
          placeholder="Filter by any column"
          className="w-42"
          start={<Search aria-hidden className="size-3.5" strokeWidth={1.75} />}
          value={filter}
          onValueChange={setFilter}
        />
        <IconButton icon={Columns3} label="Columns" />
        <PageHeadRule />
        <Button variant="primary" icon={Plus} shortcut="Alt N">
          New file
        </Button>
      </PageHead>
      <Sheet scroll={false} className="border-b-0">
        <DataGrid
          label="Recent files"
          columns={columns}
          rows={files}
          rowKey={(file) => file.number}
          filter={filter}
          rowHref={(file) => `#${file.number}`}
          currentKey="12-3456"
          defaultState={{ sort: { column: 'closing', direction: 'ascending' } }}
        />
      </Sheet>
    </Frame>
  );
}

/** Recent files, as in the mock e-home. */
export const Home: StoryObj = { render: () => <HomeFrame /> };

function FileFrame({ start }: { start: string | null }) {
  const [panel, setPanel] = useState<string | null>(start);
  return (
    <Frame
      bar={<Bar area="File" />}
      menu={<NavigationMenu label="File menu" groups={fileMenu} />}
      header={
        <FileHeader
          number="12-3456"
          type="Purchase"
          statement="CDF"
          buyer={{ value: 'Michael Jones and Mary Stone' }}
          seller={{ value: 'Steve Cole and Amy Doe' }}
          property={{ value: '456 Somewhere Ave, Anytown ST 12345' }}
          lender={{ value: 'Ficus Bank', detail: '162,000.00 at 3.875%' }}
          closing={{ value: '04/15/2013', detail: 'in 3 days' }}
          switcher={[{ id: '12-3461', label: '12-3461 Ramirez', href: '#12-3461' }]}
          marks={
            <>
              <Badge tone="accent">Open</Badge>
              <Badge tone="warning" icon={UserRoundPen}>
                In use
              </Badge>
            </>
          }
        />
      }
      context={
        <ContextPanel
          value={panel}
          onValueChange={setPanel}
          tabs={[
            {
              id: 'why',
              label: 'Why',
              icon: Sigma,
              content: (
                <DescriptionList layout="ledger">
                  <Description term="First 100,000.00">345.00</Description>
                  <Description term="Next 62,000.00">155.00</Description>
                  <Description term="Loan policy premium" total>
                    500.00
                  </Description>
                </DescriptionList>
              ),
            },
            { id: 'activity', label: 'Activity', icon: History, content: 'No activity yet' },
            { id: 'notes', label: 'Notes', icon: FileText, count: 4, alert: '1 critical', content: 'Four notes' },
            { id: 'documents', label: 'Docs', icon: Paperclip, content: 'No documents' },
          ]}
        />
      }
    >
      <Banner
        tone="warning"
        icon="in-use"
        title="The escrow officer has this file open since 9:12 AM."
        actions={
          <>
            <Button size="sm">Message</Button>
            <Button size="sm" icon={Bell}>
              Tell me when free
            </Button>
          </>
        }
      >
        You can read and copy. You will be told when it is free.
      </Banner>
      <PageHead title="File main" saveState="Read only">
        <Button icon={Copy}>Copy file</Button>
        <Button icon={Plus} disabled disabledReason="The file is in use">
          Add secondary file
        </Button>
        <Button icon={Lock} disabled disabledReason="The file is in use">
          Lock
        </Button>
        <PageHeadRule />
        <IconButton icon={Printer} label="Print" />
      </PageHead>
      <Sheet>
        <div className="grid grid-cols-2 gap-x-7 lg:grid-cols-3">
          <div>
            {['Order', 'Dates', 'Price and loan'].map((title) => (
              <Section
                key={title}
                name={title}
                title={title}
                meta={title === 'Dates' ? 'Statement dates follow closing' : undefined}
              >
                <DescriptionList layout="stacked">
                  <Description term="File number" identifier>
                    12-3456
                  </Description>
                  <Description term="Status">Open</Description>
                </DescriptionList>
              </Section>
            ))}
          </div>
          <div>
            <Section name="Staff" title="Staff">
              <DescriptionList layout="stacked">
                <Description term="Escrow officer">Escrow Officer</Description>
              </DescriptionList>
            </Section>
            <Section name="Property" title="Property" meta="1 of 1" errors={1}>
              456 Somewhere Ave
            </Section>
            <Section
              name="Parties"
              title="Parties"
              meta="8"
              defaultOpen={false}
              actions={<TextLink href="#all">All contacts</TextLink>}
            >
              Buyer Michael Jones
            </Section>
          </div>
        </div>
      </Sheet>
    </Frame>
  );
}

/** File main in use by another, as in the mock a-file-main. */
export const FileInUse: StoryObj = { render: () => <FileFrame start={null} /> };

/** The same with the context panel open. */
export const FileWithPanel: StoryObj = { render: () => <FileFrame start="why" /> };
