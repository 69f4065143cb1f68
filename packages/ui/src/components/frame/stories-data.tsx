import { Clock, Flag, Lock, Pen, UserRoundPen } from 'lucide-react';
import { Badge } from '../badge/index.ts';
import type { GridColumn } from '../data-grid/index.ts';
import { GlobalBar } from '../global-bar/index.ts';
import type { NavGroup } from '../navigation-menu/index.ts';

const areas = (current: string) =>
  ['Home', 'File', 'Accounting', 'Reporting', 'Configuration'].map((label) => ({
    id: label.toLowerCase(),
    label,
    href: `#${label.toLowerCase()}`,
    current: label === current,
  }));

/** The bar over every page of the samples. */
export function Bar({ area }: { area: string }) {
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

export const homeMenu: NavGroup[] = [
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

export const fileMenu: NavGroup[] = [
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
export const files: File[] = Array.from({ length: 37 }, (_, at) => ({
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

export const columns: GridColumn<File>[] = [
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
