import type { Meta, StoryObj } from '@storybook/react-vite';
import { DualList, type DualListItem } from './index.ts';

/** Documents of a closing package. */
export const documents: DualListItem[] = [
  { id: 101, name: '1099-S certification' },
  { id: 102, name: 'Affidavit of identity' },
  { id: 103, name: 'ALTA statement' },
  { id: 104, name: 'Closing Disclosure' },
  { id: 105, name: 'Closing protection letter' },
  { id: 106, name: 'Compliance agreement' },
  { id: 107, name: 'Deed, warranty' },
  { id: 108, name: 'FIRPTA certificate' },
  { id: 109, name: 'Survey affidavit' },
  { id: 110, name: 'Tax proration agreement' },
];
/** In the order of the package. */
export const packaged = [104, 103, 101, 110];

const meta = {
  title: 'Data/Dual list',
  component: DualList,
  decorators: [
    (Story) => (
      <div style={{ width: 640 }} className="p-3">
        <Story />
      </div>
    ),
  ],
  args: { label: 'Documents of the package', items: documents },
} satisfies Meta<typeof DualList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: packaged, chosenLabel: 'In package' } };
