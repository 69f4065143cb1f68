import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyPicker } from './index.ts';
import { ficusBank, findCompanies } from './stories-data.ts';

const meta = {
  title: 'Pickers/CompanyPicker',
  component: CompanyPicker,
  args: { label: 'Lender', search: findCompanies },
} satisfies Meta<typeof CompanyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, defaultValue: ficusBank, roleTypeIDs: [6, 22] } };
