import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/index.ts';
import { BusyRegion, type BusyRegionProps } from './index.ts';

const Sample = (args: Omit<BusyRegionProps, 'children'>) => (
  <BusyRegion {...args} className="w-120">
    <div className="grid grid-cols-2 gap-x-field-x p-3 pb-24">
      <TextField label="Lender" defaultValue="Ficus Bank" />
      <TextField label="Loan number" variant="identifier" defaultValue="123456789" />
    </div>
  </BusyRegion>
);
const meta = { title: 'Shell/Busy', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { busy: true, message: 'Calculating premiums' } };
