import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/index.ts';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './index.ts';

const Sample = (args: Partial<TabsProps>) => (
  <Tabs defaultValue="a" {...args}>
    <TabList label="Commitment">
      <Tab value="a">Schedule A</Tab>
      <Tab value="b1" count={6} alert="warning">
        B-I Requirements
      </Tab>
      <Tab value="b2" count={12}>
        B-II
      </Tab>
      <Tab value="d" count={1} alert="danger">
        Schedule D
      </Tab>
      <Tab value="off" disabled>
        Letters
      </Tab>
    </TabList>
    <TabPanel value="a" keepMounted className="p-3">
      <TextField label="Commitment number" variant="identifier" className="max-w-60" />
    </TabPanel>
    <TabPanel value="b1" className="p-3">
      Six requirements are open
    </TabPanel>
    <TabPanel value="b2" className="p-3">
      Twelve exceptions
    </TabPanel>
    <TabPanel value="d" className="p-3">
      The premium split is missing
    </TabPanel>
  </Tabs>
);

const meta = { title: 'Shell/Tabs', component: Sample, args: {} } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: 'b1' } };
