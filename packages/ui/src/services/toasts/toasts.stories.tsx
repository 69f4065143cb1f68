import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/index.ts';
import { ToastsHost, toasts } from './index.ts';

const Sample = () => (
  <div className="flex gap-2 p-3">
    <Button onClick={() => toasts.success('Email sent')}>Success</Button>
    <Button
      onClick={() =>
        toasts.info({
          title: 'File 12-3456 is free',
          message: 'The escrow officer closed it.',
          action: { label: 'Start editing', onAction: () => {} },
        })
      }
    >
      Information
    </Button>
    <Button
      onClick={() =>
        toasts.warn({ title: 'Access restricted', message: 'Payoffs is not open to you. You were taken to File Main.' })
      }
    >
      Warning
    </Button>
    <Button
      onClick={() =>
        toasts.danger({
          title: 'Closing Disclosure failed to update',
          message: 'The rate service did not answer. Nothing was changed.',
          action: { label: 'Try again', onAction: () => {} },
        })
      }
    >
      Error
    </Button>
    <ToastsHost />
  </div>
);

const meta = {
  title: 'Overlays/Toasts service',
  component: Sample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
