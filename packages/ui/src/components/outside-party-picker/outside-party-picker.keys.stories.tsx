import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastsHost, toasts } from '../../services/toasts/index.ts';
import { findCompanies } from '../company-picker/stories-data.ts';
import { findContacts, loadContacts } from '../contact-picker/stories-data.ts';
import { OutsidePartyPicker } from './index.ts';
import { roles } from './stories-data.ts';

const meta = {
  title: 'Pickers/OutsidePartyPicker/Keys',
  component: OutsidePartyPicker,
  args: { roles, searchCompanies: fn(findCompanies), loadContacts, onAdd: fn(() => Promise.resolve()) },
} satisfies Meta<typeof OutsidePartyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => within(document.body).getByRole<HTMLInputElement>('combobox', { name });

/** Letters, Tab, number, Tab, letters, Tab, Enter: no answer is waited for. */
export const FromMemory: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('l');
    await userEvent.tab();
    await userEvent.keyboard('1042');
    await userEvent.tab();
    await userEvent.keyboard('jane');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith({
        roleTypeId: 6,
        roleTypeName: 'Lender',
        company: expect.objectContaining({ companyID: 1042 }),
        contact: expect.objectContaining({ contactID: 1 }),
      }),
    );
    await expect(args.searchCompanies).toHaveBeenLastCalledWith(expect.objectContaining({ roleTypeIDs: [6] }));
    await waitFor(() => expect(field('Role')).toHaveFocus());
    await expect([field('Company').value, field('Contact').value]).toEqual(['', '']);
    await expect(field('Role')).toHaveTextContent('Lender');
  },
};

const option = (name: RegExp) =>
  waitFor(() => expect(within(document.body).getByRole('option')).toHaveTextContent(name));

/** Enter on the only person that fits is the end of the party; its company was there before. */
// holds blocks 4.14
export const EnterOnTheOnlyPersonAdds: Story = {
  args: { defaultRole: 6 },
  play: async ({ args }) => {
    field('Company').focus();
    await userEvent.keyboard('1042');
    await userEvent.tab();
    await userEvent.keyboard('jane');
    await option(/Jane Homebuyer/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith(
        expect.objectContaining({ contact: expect.objectContaining({ fullName: 'Jane Homebuyer' }) }),
      ),
    );
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(field('Role')).toHaveFocus());
  },
};

/** Of several Enter takes the highlighted one and adds nothing yet; the next Enter adds. */
export const EnterOfSeveralPicksAndTheNextAdds: Story = {
  args: { defaultRole: 6 },
  play: async ({ args }) => {
    field('Company').focus();
    await userEvent.keyboard('1042');
    await userEvent.tab();
    await waitFor(() => expect(field('Company')).toHaveValue('1042 - Ficus Bank'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field('Contact')).not.toHaveValue(''));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
  },
};

export const ThePersonFirstAndTheCompanyFollows: Story = {
  args: { defaultRole: 6, findContacts: fn(findContacts) },
  play: async ({ args, canvas }) => {
    field('Contact').focus();
    await userEvent.keyboard('mary');
    // Typed slowly, the beginning of the name was asked for, and answered, before.
    await waitFor(() =>
      expect(args.findContacts).toHaveBeenLastCalledWith(
        expect.objectContaining({ searchTerm: 'mary', roleTypeIDs: [6] }),
      ),
    );
    await waitFor(() => expect(within(document.body).getByRole('option')).toHaveTextContent('Ficus Bank Mortgage'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field('Company')).toHaveValue('1077 - Ficus Bank Mortgage');
    await userEvent.click(canvas.getByRole('button', { name: 'Add party' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith(
        expect.objectContaining({
          company: expect.objectContaining({ companyID: 1077 }),
          contact: expect.objectContaining({ contactID: 4 }),
        }),
      ),
    );
  },
};

// holds blocks 8.1
export const AFailureKeepsWhatWasEntered: Story = {
  args: { defaultRole: 6, onAdd: fn(() => Promise.reject(new Error('refused'))) },
  render: (args) => (
    <>
      <OutsidePartyPicker {...args} />
      <ToastsHost />
    </>
  ),
  play: async ({ canvas }) => {
    field('Company').focus();
    await userEvent.keyboard('5150');
    await userEvent.click(canvas.getByRole('button', { name: 'Add party' }));
    await waitFor(() =>
      expect(canvas.getByText('Failed to create new Role.', { selector: 'fieldset *' })).toBeVisible(),
    );
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).not.toBeNull());
    await expect(document.querySelector('[data-slot=toast]')).toHaveTextContent('Failed to create new Role.');
    await expect(field('Company')).toHaveValue('5150 - Maple Street Savings');
    toasts.dismiss();
  },
};

let saved: () => void = () => {};

/** The next party is begun while the one before is being added: it stays, with the focus where it is. */
export const TypedAheadStays: Story = {
  args: {
    defaultRole: 6,
    onAdd: fn(
      () =>
        new Promise<void>((done) => {
          saved = done;
        }),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const state = () => canvasElement.querySelector('[data-slot=outside-party-picker]')?.getAttribute('data-state');
    field('Company').focus();
    await userEvent.keyboard('1042{Tab}jane');
    await option(/Jane Homebuyer/);
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('5150{Tab}');
    await waitFor(() => expect(field('Company')).toHaveValue('5150 - Maple Street Savings'));
    await expect(state()).toBe('adding');
    await expect(field('Contact')).toHaveFocus();
    saved();
    await waitFor(() => expect(state()).toBe('idle'));
    await expect(field('Company')).toHaveValue('5150 - Maple Street Savings');
    await expect(field('Contact')).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      expect.objectContaining({ company: expect.objectContaining({ companyID: 5150 }), contact: null }),
    );
    // A text that is no value yet stays as well.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('10');
    saved();
    await waitFor(() => expect(state()).toBe('idle'));
    await expect(field('Company')).toHaveFocus();
    await expect(field('Company')).toHaveValue('10');
    await userEvent.keyboard('42{Tab}');
    await waitFor(() => expect(field('Company')).toHaveValue('1042 - Ficus Bank'));
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

/** A role that is sought while a party is being added is for the next one; the company before is not. */
export const ARoleSoughtAheadIsNoParty: Story = {
  args: {
    ...TypedAheadStays.args,
    roles: [
      ...roles,
      ...Array.from({ length: 8 }, (_, at) => ({ roleTypeId: 100 + at, roleTypeName: `Zoning ${at}` })),
    ],
  },
  play: async ({ args }) => {
    field('Company').focus();
    await userEvent.keyboard('1042{Tab}jane');
    await option(/Jane Homebuyer/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    field('Role').focus();
    await userEvent.keyboard('zoning 3');
    await option(/Zoning 3/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field('Role')).toHaveTextContent('Zoning 3'));
    saved();
    await waitFor(() => expect([field('Company').value, field('Contact').value]).toEqual(['', '']));
  },
};

export const TheFirstThatIsMissingGetsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add party' }));
    await waitFor(() => expect(field('Role')).toHaveFocus());
    await userEvent.keyboard('l');
    canvas.getByRole('button', { name: 'Add party' }).focus();
    await userEvent.keyboard('{ }');
    await waitFor(() => expect(field('Company')).toHaveFocus());
    await expect(field('Company')).toHaveAccessibleDescription('Select a company.');
  },
};
