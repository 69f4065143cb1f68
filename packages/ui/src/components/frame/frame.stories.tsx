import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '../page-head/index.ts';
import { Frame, Sheet } from './index.ts';

const meta = {
  title: 'Shell/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: <header className="h-global-bar bg-surface-chrome px-3 leading-10 text-on-chrome">Closewright</header>,
    children: (
      <>
        <PageHead title="File main" />
        <Sheet>Order, dates, price and loan</Sheet>
      </>
    ),
  },
} satisfies Meta<typeof Frame>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
