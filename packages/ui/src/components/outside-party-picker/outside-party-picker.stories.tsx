import type { Meta, StoryObj } from '@storybook/react-vite';
import { findCompanies } from '../company-picker/stories-data.ts';
import { loadContacts } from '../contact-picker/stories-data.ts';
import { OutsidePartyPicker } from './index.ts';
import { roles } from './stories-data.ts';

const meta = {
  title: 'Pickers/OutsidePartyPicker',
  component: OutsidePartyPicker,
  args: { roles, searchCompanies: findCompanies, loadContacts, onAdd: () => Promise.resolve() },
} satisfies Meta<typeof OutsidePartyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultRole: 6 } };
