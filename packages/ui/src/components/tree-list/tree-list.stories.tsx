import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { TreeList } from './index.ts';
import { type Clause, Clauses, exceptions } from './stories-data.tsx';

const meta = {
  title: 'Data/Tree list',
  component: TreeList<Clause>,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <DialogsHost />
      </>
    ),
  ],
  args: { label: 'B-II exceptions' },
  render: (args) => <Clauses {...args} />,
} satisfies Meta<typeof TreeList<Clause>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: exceptions },
  render: (args) => <TreeList<Clause> {...args} />,
};
export const Playground: Story = {};
