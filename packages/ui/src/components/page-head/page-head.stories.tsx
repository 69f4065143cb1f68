import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { PageHead, PageHeadRule } from './index.ts';

const meta = {
  title: 'Shell/Page head',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: { title: 'File main' },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    saveState: 'All changes saved 9:41 AM',
    children: (
      <>
        <Button>Copy file</Button>
        <PageHeadRule />
        <IconButton icon={Printer} label="Print" />
        <Button variant="primary" shortcut="Ctrl S">
          Save
        </Button>
      </>
    ),
  },
};
