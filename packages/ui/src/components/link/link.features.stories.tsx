import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import { TextLink } from './index.ts';

const meta = { title: 'Shell/Link/Features', component: TextLink, args: { href: '#contacts' } } satisfies Meta<
  typeof TextLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <div className="max-w-[420px] p-3">
    <p>
      The payoff of <TextLink href="#loan">loan 88-104422</TextLink> is good through 04/16/2013. See{' '}
      <TextLink href="#letter">
        the letter of Maple Street Savings, with its per diem and the instructions for wires
      </TextLink>{' '}
      before you change it.
    </p>
    <p className="text-muted">
      Muted text with <TextLink href="#contacts">a link</TextLink>.
    </p>
    <p className="bg-danger-bg p-1">
      On a tint: <TextLink href="#reason">Reason</TextLink>.
    </p>
  </div>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };
