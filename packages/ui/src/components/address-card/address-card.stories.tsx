import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '../popover-card/story-cards.tsx';
import { AddressCard, type AddressCardProps, type AddressDetail } from './index.ts';

export const epsilon: AddressDetail = {
  companyID: 1042,
  name: 'Epsilon Title Co.',
  address1: '123 Commerce Pl',
  address2: 'Suite 400',
  city: 'Somecity',
  state: 'ST',
  zip: '12344',
};

const Sample = (args: Omit<AddressCardProps, 'children'>) => (
  <CardPage height={320}>
    <AddressCard {...args}>
      <button type="button" className="text-link underline">
        Epsilon Title Co.
      </button>
    </AddressCard>
  </CardPage>
);

const meta = {
  title: 'Overlays/Address card',
  component: Sample,
  args: { data: epsilon },
  excludeStories: ['epsilon'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };
