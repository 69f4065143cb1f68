import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactPicker } from './index.ts';
import { jane, loadContacts } from './stories-data.ts';

const meta = {
  title: 'Pickers/ContactPicker',
  component: ContactPicker,
  args: { label: 'Contact', companyID: null, load: loadContacts },
} satisfies Meta<typeof ContactPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { companyID: 1042, defaultValue: jane } };
