import type { StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import { TextLink } from '../link/index.ts';
import { Section, SectionGroup, SectionGroupButtons } from './index.ts';
import base from './section.stories.tsx';

const meta = { ...base, title: 'Shell/Section/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const group = () => (
  <SectionGroup name="file-main">
    <SectionGroupButtons className="mb-2 justify-end" />
    <Section name="order" title="Order">
      File number 12-3456
    </Section>
    <Section
      name="parties"
      title="Parties"
      count={8}
      countLabel="parties"
      actions={<TextLink href="#contacts">All contacts</TextLink>}
    >
      Buyer Michael Jones
    </Section>
    <Section name="survey" title="Survey" meta="None" defaultOpen={false}>
      No survey was ordered
    </Section>
    <Section name="policy" title="Prior policy" errors={1} defaultOpen={false}>
      Enter the policy number
    </Section>
    <Section name="plain" title="Not foldable" foldable={false}>
      A heading and a rule
    </Section>
  </SectionGroup>
);

export const Group: Story = { render: group, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };
export const Folded: Story = { args: { defaultOpen: false } };
export const Lazy: Story = { args: { lazy: true, defaultOpen: false } };
export const LongText: Story = {
  args: { title: 'Services the borrower did not shop for, paid by others before closing', meta: 'Lender and broker' },
};
