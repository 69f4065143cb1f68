import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { CardActions, CardFacts, CardHead, PopoverCard, type PopoverCardProps } from './index.ts';
import { CardPage } from './story-cards.tsx';

export interface Company {
  name: string;
  verified?: string;
  address: string;
  phone: string;
  email: string;
}

export const epsilon: Company = {
  name: 'Epsilon Title Co.',
  verified: 'Verified 03/02',
  address: '123 Commerce Pl, Somecity ST 12344',
  phone: '987-555-4321',
  email: 'sarah@epsilontitle.com',
};

export const companyContent = (company: Company) => (
  <>
    <CardHead
      title={company.name}
      badge={company.verified && <Badge tone="success">{company.verified}</Badge>}
      href="#company"
      hrefLabel={`Open ${company.name}`}
    />
    <CardFacts
      facts={[
        { term: 'Address', value: company.address },
        { term: 'Phone', value: company.phone },
        { term: 'Fax', value: '' },
        { term: 'Email', value: company.email },
      ]}
    />
    <CardActions>
      <Button size="sm">Call-back</Button>
    </CardActions>
  </>
);

const Sample = (args: Omit<PopoverCardProps<Company>, 'children' | 'content' | 'label'> & { label?: string }) => (
  <CardPage>
    <PopoverCard label={epsilon.name} content={companyContent} {...args}>
      <button type="button" className="text-link underline">
        Epsilon Title Co.
      </button>
    </PopoverCard>
  </CardPage>
);

const meta = {
  title: 'Overlays/Popover card',
  component: Sample,
  args: { data: epsilon },
  excludeStories: ['epsilon', 'companyContent'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };
