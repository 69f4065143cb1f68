import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '../popover-card/story-cards.tsx';
import { type CompanyInfo, CompanyInfoCard, type CompanyInfoCardProps } from './index.ts';

export const ficus: CompanyInfo = {
  companyID: 1042,
  phone: '987-555-4321',
  fax: '987-555-4322',
  eMailAddress: 'joe.smith@ficusbank.com',
};

const Sample = (args: Omit<CompanyInfoCardProps, 'children'>) => (
  <CardPage height={240}>
    <span className="inline-flex items-center gap-1">
      Ficus Bank
      <CompanyInfoCard {...args} />
    </span>
  </CardPage>
);

const meta = {
  title: 'Overlays/Company info card',
  component: Sample,
  args: { name: 'Ficus Bank', data: ficus },
  excludeStories: ['ficus'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };
