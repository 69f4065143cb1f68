import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Notice } from './index.ts';

const meta = {
  title: 'Shell/Notice',
  component: Notice,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Application Unavailable',
    children:
      'Access to the product is currently unavailable. Check your internet connection, and if the issue persists please contact your administrator.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    code: 'req-8842-71',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <Button variant="quiet">Copy details</Button>
      </>
    ),
  },
};
