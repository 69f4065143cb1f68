import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { Checkbox } from './index.ts';

const meta = { title: 'Fields/Checkbox/Features', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <Checkbox label="Paid at closing" defaultValue />
    <Checkbox label="Held" />
    <Checkbox label="All charges" value="mixed" />
    <Checkbox label="Wire verified" required error="Tick to confirm the call-back." />
    <Checkbox label="Not used" disabled />
    <Checkbox label="Seller is foreign" disabled defaultValue disabledReason="Select a seller first" />
    <Checkbox label="Joint tenants" mode="read" reason="Locked" defaultValue />
    <Checkbox label="Cash sale" mode="read" />
    <Checkbox label="Recorded" warning="No recording number yet." />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
