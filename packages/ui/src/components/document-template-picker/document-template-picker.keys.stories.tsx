import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DocumentTemplatesPicker } from './index.ts';
import { findTemplates } from './stories-data.ts';

const meta = {
  title: 'Pickers/DocumentTemplatePicker/Keys',
  component: DocumentTemplatesPicker,
  args: { label: 'Templates', regionID: 1, search: fn(findTemplates), onValueChange: fn() },
  render: (args) => (
    <>
      <DocumentTemplatesPicker {...args} />
      <button type="button">Next</button>
    </>
  ),
} satisfies Meta<typeof DocumentTemplatesPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => within(document.body).getByRole<HTMLInputElement>('combobox', { name: 'Templates' });
const picked = () =>
  within(document.body)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const shows = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=option][data-highlighted]')).toHaveTextContent(text));

// holds blocks 5.11
export const RegionFirst: Story = {
  args: { regionID: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(input()).toHaveFocus();
    await expect(input()).toHaveAttribute('placeholder', 'Select a region first...');
    await expect(input()).toHaveAccessibleDescription('Select a region first...');
    await userEvent.keyboard('deed{F4}');
    await expect(input()).toHaveValue('');
    await expect(args.search).not.toHaveBeenCalled();
  },
};

export const EnterAddsAndStaysOpen: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('deed');
    await shows('Deed, General Warranty');
    await userEvent.keyboard('{Enter}');
    await expect(picked()).toEqual(['1Deed, General Warranty']);
    await expect(document.querySelector('[role=listbox]')).not.toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}comp');
    await shows('Compliance Agreement');
    await userEvent.keyboard('{Enter}');
    await expect(picked()).toEqual(['1Deed, General Warranty', '2Compliance Agreement']);
    // The same one again is no second one.
    await userEvent.keyboard('{Enter}');
    await expect(picked()).toHaveLength(2);
    await userEvent.tab();
    await expect(within(document.body).getByRole('button', { name: 'Remove Deed, General Warranty' })).toHaveFocus();
    await expect(input()).toHaveValue('');
    await expect(picked()).toHaveLength(2);
    await expect(args.search).toHaveBeenLastCalledWith(
      expect.objectContaining({ regionIDs: [1, 0], take: 25, sortBy: { field: 'name', direction: 'ASC' } }),
    );
  },
};

export const TabAddsWhatWasTyped: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('firpta');
    await userEvent.tab();
    await waitFor(() => expect(input()).not.toHaveAttribute('aria-busy'));
    await expect(input()).toHaveValue('firpta');
    await expect(input()).toBeInvalid();
    await userEvent.click(input());
    await userEvent.keyboard('{Control>}a{/Control}compl');
    await userEvent.tab();
    await waitFor(() => expect(picked()).toEqual(['1Compliance Agreement']));
    await expect(input()).toHaveValue('');
  },
};

export const DeleteTakesOutUndoBringsBack: Story = {
  args: {
    defaultValue: [
      { documentTemplateID: 1, name: 'Deed of Trust', regionID: 0 },
      { documentTemplateID: 2, name: 'Survey Affidavit', regionID: 0 },
    ],
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(picked()).toEqual(['1Survey Affidavit']);
    await expect(within(document.body).getByRole('button', { name: 'Remove Survey Affidavit' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(picked()).toEqual(['1Deed of Trust', '2Survey Affidavit']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), { reason: 'restore' });
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(picked()).toEqual(['1Survey Affidavit']);
  },
};

// holds blocks 9.4
export const FiftyCharactersAtMost: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('a'.repeat(60));
    await expect(input().value).toHaveLength(50);
  },
};
