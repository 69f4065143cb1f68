import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { NumberField } from './index.ts';

const meta = { title: 'Fields/NumberField/Features', component: NumberField } satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <NumberField label="Term" defaultValue={30} unit="years" />
    <NumberField label="Acres" defaultValue={1.25} decimals={2} />
    <NumberField label="Year built" defaultValue={1988} grouping={false} align="start" />
    <NumberField label="Copies" required />
    <NumberField label="Term" defaultValue={45} unit="years" error="Enter 40 or less." />
    <NumberField label="Term" defaultValue={30} unit="years" mode="read" reason="Locked" />
    <NumberField label="Pages" disabled />
    <NumberField label="Square feet" defaultValue={12500} warning="Larger than the lot." />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
