import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { MaskedIdField } from './index.ts';

const meta = { title: 'Fields/MaskedIdField/Features', component: MaskedIdField } satisfies Meta<typeof MaskedIdField>;
export default meta;
type Story = StoryObj<typeof meta>;

const reveal = () => Promise.resolve('123-45-4321');
const board = () => (
  <StoryForm>
    <MaskedIdField label="SSN" masked="***-**-4321" onReveal={reveal} />
    <MaskedIdField label="Tax ID" kind="ein" masked="**-***6789" onReveal={reveal} />
    <MaskedIdField label="SSN" required />
    <MaskedIdField label="SSN, typed" value="000-12-3456" />
    <MaskedIdField label="SSN" masked="***-**-4321" error="Does not match the 1099-S." onReveal={reveal} />
    <MaskedIdField label="SSN" masked="***-**-4321" mode="read" reason="Locked" onReveal={reveal} />
    <MaskedIdField label="SSN, no right to see" masked="***-**-****" mode="read" />
    <MaskedIdField label="SSN" masked="***-**-4321" disabled />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
/** A party that may be a person or a company: the layout can be turned. */
export const EitherLayout: Story = {
  render: () => (
    <StoryForm>
      <MaskedIdField label="Tax ID" masked="***-**-4321" onReveal={reveal} onKindChange={() => {}} />
      <MaskedIdField label="Tax ID" kind="ein" masked="**-***6789" onKindChange={() => {}} />
      <MaskedIdField label="Tax ID" onKindChange={() => {}} required />
      <MaskedIdField label="Tax ID, last four only" masked="4321" mode="read" onKindChange={() => {}} />
    </StoryForm>
  ),
};
