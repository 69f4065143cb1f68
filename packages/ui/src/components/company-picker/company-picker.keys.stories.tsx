import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CompanyInfoCard } from '../company-info-card/index.ts';
import { CompanyPicker } from './index.ts';
import { ficusBank, findCompanies } from './stories-data.ts';

const meta = {
  title: 'Pickers/CompanyPicker/Keys',
  component: CompanyPicker,
  args: { label: 'Lender', search: fn(findCompanies), onValueChange: fn(), onOpenRecord: fn() },
  render: (args) => (
    <>
      <CompanyPicker {...args} />
      <button type="button">Next</button>
    </>
  ),
} satisfies Meta<typeof CompanyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => within(document.body).getByRole<HTMLInputElement>('combobox', { name: 'Lender' });
const rows = () => within(document.body).queryAllByRole('option');
const next = () => within(document.body).getByRole('button', { name: 'Next' });
const shows = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=option][data-highlighted]')).toHaveTextContent(text));
const none = () =>
  waitFor(() => expect(within(document.body).getByText('None found', { selector: 'p' })).toBeVisible());
const picked = (args: Story['args'], companyID: number, reason: string) =>
  waitFor(() =>
    expect(args?.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ companyID }), { reason }),
  );

// holds blocks 4.15
export const TabTakesTheOnlyHit: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('maple');
    await shows('Maple Street Savings');
    await userEvent.tab();
    await picked(args, 5150, 'commit');
    await expect(input()).toHaveValue('5150 - Maple Street Savings');
    await expect(next()).toHaveFocus();
  },
};

// holds blocks 4.16
export const TabWithNoneRestores: Story = {
  args: { defaultValue: ficusBank },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await none();
    await userEvent.tab();
    await expect(input()).toHaveValue('1042 - Ficus Bank');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input()).toHaveValue('zzz');
  },
};

// holds blocks 4.15
export const TabWithSeveralGuessesNothing: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ficus');
    await shows('Ficus Bank');
    await userEvent.tab();
    await waitFor(() => expect(input()).toHaveValue('ficus'));
    await waitFor(() => expect(input()).toHaveAccessibleDescription('More than one found for "ficus". Pick one.'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DownThenTabTakesTheHighlighted: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ficus');
    await shows('Ficus Bank');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await picked(args, 1077, 'pick');
  },
};

export const FiguresAreTheNumber: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1077');
    await userEvent.tab();
    await picked(args, 1077, 'commit');
    await expect(args.search).toHaveBeenLastCalledWith(expect.objectContaining({ companyID: 1077, skip: 0, take: 10 }));
  },
};

export const OpenedOnACompanyItSearchesItsName: Story = {
  args: { defaultValue: ficusBank, roleTypeIDs: [28] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(args.search).toHaveBeenCalledTimes(1);
    await expect(args.search).toHaveBeenLastCalledWith(
      expect.objectContaining({
        searchTerm: 'Ficus Bank',
        searchFields: ['Name', 'FriendlyName'],
        roleTypeIDs: [28],
        roleFlags: ['isSettlementAgent'],
      }),
    );
  },
};

// holds blocks 5.6
export const AnEmptyTextIsNotSearched: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{F4}');
    await waitFor(() => expect(within(document.body).getByText('Type to search')).toBeVisible());
    await userEvent.keyboard('  ');
    await userEvent.tab();
    await expect(args.search).not.toHaveBeenCalled();
  },
};

// holds blocks 2.53, blocks 9.2
export const MoreBringsTheNextTen: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ficus');
    await shows('Ficus Bank');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(21));
    await expect(args.search).toHaveBeenLastCalledWith(expect.objectContaining({ skip: 10, take: 10 }));
    const width = document.querySelector('[role=listbox]')?.parentElement?.getBoundingClientRect().width;
    await expect(width).toBeGreaterThanOrEqual(350);
  },
};

export const AltEnterOpensTheRecord: Story = {
  args: { defaultValue: ficusBank },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await expect(args.onOpenRecord).toHaveBeenLastCalledWith(ficusBank);
  },
};

const once = { companyID: 0, companyName: 'Acme Notaries' };
// holds blocks 5.10
export const OneTimeUseOnlyIfAllowedAndNoneIsValid: Story = {
  args: { allowOneTimeUse: true, onOneTimeUse: fn(() => Promise.resolve(once)) },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Acme Notaries');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await shows('Use "Acme Notaries" for this file only');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ ...once, isOneTimeUse: true }, { reason: 'pick' }),
    );
    await expect(input()).toHaveValue('Acme Notaries');
  },
};

// holds blocks 5.10
export const NoOneTimeUseWithAValidCompany: Story = {
  args: { ...OneTimeUseOnlyIfAllowedAndNoneIsValid.args, defaultValue: ficusBank },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('Acme Notaries');
    await none();
    await expect(rows()).toHaveLength(0);
  },
};

const card = () => within(document.body).queryByRole('dialog', { name: 'Ficus Bank' });
const withCard: Story = {
  args: {
    defaultValue: ficusBank,
    renderCard: ({ companyID, companyName }) => (
      <CompanyInfoCard name={companyName} data={{ companyID, phone: '555-010-4000' }} />
    ),
  },
};
const opensByKey = async () => {
  const lender = document.querySelector('input') as HTMLInputElement;
  await userEvent.tab();
  await expect(lender).toHaveFocus();
  await expect(lender).toHaveAttribute('aria-keyshortcuts', 'Control+I');
  await userEvent.keyboard('{Control>}i{/Control}');
  await waitFor(() => expect(card()).toBeVisible());
  await expect(lender).toHaveFocus();
  await userEvent.tab();
  await expect(card()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab({ shift: true });
  await expect(lender).toHaveFocus();
  await userEvent.keyboard('{Control>}i{/Control}');
  await waitFor(() => expect(card()).toBeNull());
  await userEvent.keyboard('{Control>}i{/Control}');
  await waitFor(() => expect(card()).toBeVisible());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(card()).toBeNull());
  await waitFor(() => expect(lender).toHaveFocus());
};

/** Its button is no stop of Tab: one Tab for the field. */
export const ControlIOpensTheCardAndTabPassesItsButton: Story = {
  ...withCard,
  play: async ({ args }) => {
    await opensByKey();
    await userEvent.tab();
    await expect(next()).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Also where the company may only be read. */
export const ControlIOpensTheCardReadOnly: Story = {
  args: { ...withCard.args, readOnly: true },
  play: opensByKey,
};
