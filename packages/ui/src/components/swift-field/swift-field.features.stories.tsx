import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { SwiftField } from './index.ts';

const meta = { title: 'Fields/SwiftField/Features', component: SwiftField, args: { label: 'SWIFT' } } satisfies Meta<
  typeof SwiftField
>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <SwiftField label="SWIFT" defaultValue="CHASUS33" />
    <SwiftField label="SWIFT of the branch" defaultValue="DEUTDEFF500" />
    <SwiftField label="SWIFT" required />
    <SwiftField label="SWIFT" defaultValue="CHASUS33" error="Differs from the payoff letter." />
    <SwiftField label="SWIFT" defaultValue="CHASUS33" warning="Not used by this bank before." />
    <SwiftField label="SWIFT" defaultValue="CHASUS33XXX" mode="read" reason="Locked" />
    <SwiftField label="SWIFT" disabled disabledReason="For wires abroad only" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };
