import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator, FileText, FolderOpen, ListChecks, TriangleAlert } from 'lucide-react';
import { StillLinks } from '../link/still-links.tsx';
import { createMemory, MemoryProvider } from '../memory/index.ts';
import { NavigationMenu } from './index.ts';

const meta = {
  title: 'Shell/Navigation menu',
  component: NavigationMenu,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Sample) => (
      <MemoryProvider memory={createMemory()}>
        <div className="flex h-screen">
          <StillLinks>
            <Sample />
          </StillLinks>
        </div>
      </MemoryProvider>
    ),
  ],
  args: {
    label: 'File menu',
    groups: [
      {
        id: 'info',
        label: 'File information',
        items: [
          { id: 'main', label: 'Main', href: '#main', current: true, accessKey: 'm', icon: FolderOpen },
          {
            id: 'properties',
            label: 'Properties',
            href: '#properties',
            accessKey: 'p',
            badge: { text: 2 },
            icon: FileText,
          },
          {
            id: 'notes',
            label: 'File notes',
            href: '#notes',
            accessKey: 'n',
            badge: { text: '1 critical', tone: 'danger' },
          },
          { id: 'loans', label: 'Loans', href: '#loans', accessKey: 'l' },
          { id: 'cpl', label: 'CPL', href: '#cpl', disabledReason: 'Not available for this underwriter' },
          { id: 'ejacket', label: 'Policy jacket', href: '#ejacket', inactive: 'The policy jacket is switched off' },
        ],
      },
      {
        id: 'settlement',
        label: 'Settlement statement',
        items: [
          { id: 'a', code: 'A', label: 'Origination charges', href: '#a', icon: Calculator },
          { id: 'bc', code: 'B C', label: 'Title charges', href: '#bc', sublabel: '1100 series' },
          { id: 'kn', code: 'K–N', label: 'Summaries', href: '#kn' },
        ],
      },
      {
        id: 'closing',
        label: 'Closing',
        items: [
          {
            id: 'workflow',
            label: 'File workflow',
            href: '#workflow',
            badge: { text: '2 late', tone: 'danger' },
            icon: ListChecks,
          },
          {
            id: 'production',
            label: 'Title production',
            href: '#production',
            badge: { text: 6, tone: 'warning', label: '6 waiting' },
          },
          {
            id: 'signings',
            label: 'Signings',
            href: '#signings',
            accessKey: 'g',
            hint: {
              icon: TriangleAlert,
              tone: 'warning',
              text: 'This file is eligible to close with an outside digital signing service.',
            },
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { showAll: true } };
