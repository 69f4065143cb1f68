import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentTemplatePicker } from './index.ts';
import { findTemplates, templates } from './stories-data.ts';

const meta = {
  title: 'Pickers/DocumentTemplatePicker',
  component: DocumentTemplatePicker,
  args: { label: 'Template', regionID: null, search: findTemplates },
} satisfies Meta<typeof DocumentTemplatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { regionID: 1, defaultValue: templates[4] ?? null } };
