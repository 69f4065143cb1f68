import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Columns3,
  Copy,
  FileText,
  History,
  Lock,
  Paperclip,
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
import { DataGrid } from '../data-grid/index.ts';
import { Description, DescriptionList } from '../description-list/index.ts';
import { FileHeader } from '../file-header/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextLink } from '../link/index.ts';
import { NavigationMenu } from '../navigation-menu/index.ts';
import { PageHead, PageHeadRule } from '../page-head/index.ts';
import { Section } from '../section/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { TextField } from '../text-field/index.ts';
import { Frame, Sheet } from './frame.tsx';
import { Bar, columns, fileMenu, files, homeMenu } from './stories-data.tsx';

const meta: Meta = { title: 'Shell/Frame/Features', parameters: { layout: 'fullscreen' } };
export default meta;

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
          defaultState={{ sort: [{ column: 'closing', direction: 'ascending' }] }}
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
