import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import { OpenFiles } from './story-tabs.tsx';
import base from './tabs.stories.tsx';

const onValueChange = fn();
const meta = { ...base, title: 'Shell/Tabs/Keys', args: { onValueChange } };
export default meta;
type Story = StoryObj<typeof base>;

export const ArrowsMoveEnterChooses: Story = {
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Schedule A' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const second = canvas.getByRole('tab', { name: /^B-I Requirements ?, 6 open items$/ });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await expect(onValueChange).toHaveBeenLastCalledWith('b1');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Schedule A' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Schedule D/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Schedule A' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Schedule A' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const PageKeysGoOnFromAnywhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ST-100');
    await userEvent.keyboard('{Control>}{PageDown}{/Control}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /B-I Req/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Control>}{PageUp}{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible());
    // A kept tab still has what was typed.
    await expect(canvas.getByRole('textbox')).toHaveValue('ST-100');
  },
};

export const AGuardKeepsTheTab: Story = {
  args: { guard: async () => false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /B-II/ }));
    await expect(canvas.getByRole('tab', { name: 'Schedule A' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Refused, the focus stays in the field too. */
export const AGuardKeepsTheFocus: Story = {
  args: { guard: async () => false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{Control>}{PageDown}{/Control}');
    await expect(field).toHaveFocus();
  },
};

export const DeleteTakesTheTabAway: Story = {
  render: () => <OpenFiles />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '12-3461' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('tab', { name: '12-3461' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('tab', { name: '12-3402' })).toHaveFocus());
  },
};

export const AltPageKeysGoFromErrorToError: Story = {
  render: () => (
    <Tabs defaultValue="a">
      <TabList label="Commitment">
        <Tab value="a">Schedule A</Tab>
        <Tab value="b" count={2} alert="danger">
          B-I
        </Tab>
        <Tab value="c" count={3} alert="warning">
          B-II
        </Tab>
        <Tab value="d" count={1} alert="danger">
          Schedule D
        </Tab>
      </TabList>
      {['a', 'b', 'c', 'd'].map((value) => (
        <TabPanel key={value} value={value} className="p-3">
          <TextField label={`Note on ${value}`} />
        </TabPanel>
      ))}
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await chosen(/^B-I ?, 2 errors/);
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^B-I ?,/ })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await chosen(/^Schedule D/);
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await chosen(/^B-I ?,/);
    await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
    await chosen(/^Schedule D/);
  },
};
