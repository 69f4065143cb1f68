import type { Meta, StoryObj } from '@storybook/react-vite';
import { Description, DescriptionList } from './index.ts';

const meta = {
  title: 'Data/Description list',
  component: DescriptionList,
  args: {
    children: (
      <>
        <Description term="Address">123 Commerce Pl., Somecity ST 12344</Description>
        <Description term="Phone">987-555-4321</Description>
        <Description term="Parcel" identifier>
          0412-07-003
        </Description>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { layout: 'stacked' } };
