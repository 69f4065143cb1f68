import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { DocumentTemplatesPicker } from './index.ts';
import { browseShelf, categories, findTemplates, templates } from './stories-data.ts';
import { previewPage, Shelf } from './stories-shelf.tsx';

const meta = {
  title: 'Pickers/DocumentTemplatePicker/Dialog keys',
  component: Shelf,
  args: { onDone: fn(), onFavoriteChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find by number or name' });
const picked = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const on = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=option][data-highlighted]')).toHaveTextContent(text));
const finds = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: '[role=status]' })).toBeVisible());
const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add documents' }));
  await screen.findByRole('combobox', { name: 'Find by number or name' });
  await waitFor(() => expect(box()).toHaveFocus());
  await on('Affidavit of Debts and Liens');
};

export const EnterAddsAndStaysOpen: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{Enter}{Enter}');
    await expect(picked()).toEqual(['1Closing Protection Letter', '2Affidavit of Identity']);
    await expect(box()).toHaveFocus();
    // By number, and the highlight starts anew.
    await userEvent.keyboard('4010');
    await finds('1 template');
    await on('Survey Affidavit');
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith([
        'Closing Protection Letter',
        'Affidavit of Identity',
        'Survey Affidavit',
      ]),
    );
  },
};

export const BrowseFromTheField: Story = {
  render: () => (
    <>
      <DocumentTemplatesPicker
        label="Documents"
        regionID={1}
        search={findTemplates}
        browse={{ browse: browseShelf, categories }}
        defaultValue={templates.slice(3, 4)}
      />
      <DialogsHost />
    </>
  ),
  play: async () => {
    const field = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Browse templates' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'Find by number or name' });
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(picked()).toEqual(['1Closing Protection Letter']);
    await on('Affidavit of Debts and Liens');
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field()).toEqual(['1Closing Protection Letter', '2Affidavit of Debts and Liens']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Browse templates' })).toHaveFocus());
    // One step of undo.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field()).toEqual(['1Closing Protection Letter']);
  },
};

export const UndoBringsBack: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(picked()).toHaveLength(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(picked()).toEqual(['1Affidavit of Debts and Liens']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(picked()).toHaveLength(2);
    screen.getByRole('button', { name: 'Remove Affidavit of Debts and Liens' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(picked()).toHaveLength(1);
    await expect(screen.getByRole('button', { name: /^Remove / })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

export const PagesAndMore: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await finds('48 templates');
    await userEvent.keyboard('{PageDown}');
    await on('Form 05');
    await userEvent.keyboard('{PageUp}');
    await on('Affidavit of Debts and Liens');
    // Round to the last row, which is the next page.
    await userEvent.keyboard('{ArrowUp}');
    await on('More...25 of 48');
    await userEvent.keyboard('{Enter}');
    await on('Form 20');
    await expect(picked()).toEqual([]);
  },
};

export const SelectAllOfTheFilteredView: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('form');
    await finds('40 templates');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Select all 40' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picked()).toHaveLength(40));
    await userEvent.keyboard('{Enter}');
    await expect(picked()).toEqual([]);
  },
};

export const ArrowsInTheTreeFilter: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.tab({ shift: true });
    const item = (name: string) => screen.getByRole('treeitem', { name });
    await expect(item('All templates')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Favorites')).toHaveFocus();
    await finds('1 template');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await expect(item('Deeds')).toHaveFocus();
    await expect(item('Deeds')).toHaveAttribute('aria-selected', 'true');
    await finds('2 templates');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Closing')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Closing')).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('treeitem', { name: 'Deeds' })).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(item('Office forms')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('All templates')).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(item('Settlement')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(item('Closing')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const TheStarKeepsAFavorite: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.tab();
    await userEvent.tab();
    const star = screen.getByRole('button', { name: 'Add Affidavit of Debts and Liens to favorites' });
    await expect(star).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(101, true);
    await expect(screen.getByRole('option', { name: /Affidavit of Debts.*Favorite/ })).toBeVisible();
  },
};

export const AFavoriteThatIsRefusedGoesBack: Story = {
  args: { onFavoriteChange: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Add Affidavit of Debts and Liens to favorites' }));
    await screen.findByText('The favorite was not saved.');
    await expect(screen.queryByRole('option', { name: /Affidavit of Debts.*Favorite/ })).toBeNull();
  },
};

export const EscapeEmptiesThenAsksThenCloses: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Enter}firpta{Escape}');
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(await within(question).findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(null));
  },
};

export const OnlyTheLastPreviewIsAskedFor: Story = {
  args: { preview: fn(previewPage) },
  play: async ({ args, canvas }) => {
    await open(canvas);
    await screen.findByRole('heading', { name: 'Affidavit of Debts and Liens', level: 4 });
    // Both in one turn: on a busy machine the browser's own keys come further apart than the pause.
    void fireEvent.keyDown(box(), { key: 'ArrowDown' });
    void fireEvent.keyDown(box(), { key: 'ArrowDown' });
    await screen.findByRole('heading', { name: 'Closing Protection Letter', level: 4 });
    await expect(args.preview).toHaveBeenCalledTimes(2);
  },
};
