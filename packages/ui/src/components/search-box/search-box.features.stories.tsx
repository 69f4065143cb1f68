import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { SearchBox } from './index.ts';

const meta = { title: 'Controls/Search box/Features', component: SearchBox, args: {} } satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <SearchBox />
    <SearchBox shortcut="Ctrl K" />
    <SearchBox label="Find a company" defaultValue="Ficus" />
    <SearchBox aria-label="Filter clauses" placeholder="Filter clauses" />
    <SearchBox defaultValue="restrictive covenants of record in Volume 221, Page 88" />
    <SearchBox defaultValue="12-34" checking />
    <SearchBox defaultValue="1" error="Enter at least 3 characters." />
    <SearchBox disabled disabledReason="Choose a region first" />
    <SearchBox label="Searched for" defaultValue="Ficus" mode="read" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };
