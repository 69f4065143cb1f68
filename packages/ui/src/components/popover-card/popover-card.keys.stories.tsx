import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, DialogBody, DialogContent, DialogHead } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import { PopoverCard } from './index.ts';
import { companyContent, epsilon } from './popover-card.stories.tsx';

const meta = { title: 'Overlays/Popover card/Keys' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (name: string) => (
  <PopoverCard label={name} data={{ ...epsilon, name }} content={companyContent} toggleOnClick>
    <button type="button" className="text-link underline">
      {name}
    </button>
  </PopoverCard>
);
const Two = () => (
  <div className="flex gap-40 p-3 pb-70">
    {trigger('Epsilon Title Co.')}
    {trigger('Ficus Bank')}
    <TextField label="Note" />
  </div>
);
const cards = () => screen.queryAllByRole('dialog');
const gone = () => waitFor(() => expect(cards()).toHaveLength(0));

export const ControlIOpensTabGoesInEscapeComesBack: Story = {
  render: () => <Two />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Epsilon Title Co.' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+I F1');
    button.focus();
    await userEvent.keyboard('{Control>}i{/Control}');
    const card = await screen.findByRole('dialog', { name: 'Epsilon Title Co.' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(within(card).getByRole('link', { name: 'Open Epsilon Title Co.' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: 'Keep open' })).toHaveFocus();
    // The tooltip of the button is the top layer: the first Escape is its.
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(cards()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeDoesNotMoveTheFocus: Story = {
  render: () => <Two />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByRole('textbox');
    note.focus();
    await userEvent.hover(canvas.getByRole('button', { name: 'Ficus Bank' }));
    await screen.findByRole('dialog', { name: 'Ficus Bank' });
    await expect(note).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(note).toHaveFocus();
  },
};

/** That Tab goes on to what follows the trigger needs a real Tab: popover-card.browser.test.tsx. */
export const F1Toggles: Story = {
  render: () => <Two />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Epsilon Title Co.' }).focus();
    for (const key of ['{F1}', '{Enter}', '{ }']) {
      await userEvent.keyboard(key);
      await screen.findByRole('dialog');
      await userEvent.keyboard(key);
      await gone();
    }
  },
};

export const OneAtATimeAndPinned: Story = {
  render: () => <Two />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'Epsilon Title Co.' });
    const second = canvas.getByRole('button', { name: 'Ficus Bank' });
    await userEvent.hover(first);
    await screen.findByRole('dialog', { name: 'Epsilon Title Co.' });
    await userEvent.hover(second);
    await screen.findByRole('dialog', { name: 'Ficus Bank' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.hover(screen.getByRole('dialog'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep open' }));
    await userEvent.unhover(screen.getByRole('dialog'));
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ficus Bank' })).toBeVisible());
    // Asked for on purpose, the other takes its place.
    await userEvent.click(first);
    await screen.findByRole('dialog', { name: 'Epsilon Title Co.' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.click(first);
    await gone();
  },
};

export const InADialogEscapePeelsTheCardFirst: Story = {
  render: () => (
    <Dialog open onDismiss={() => {}}>
      <DialogContent size="medium">
        <DialogHead title="Add payoff" />
        <DialogBody>{trigger('Epsilon Title Co.')}</DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add payoff' });
    const button = within(dialog).getByRole('button', { name: 'Epsilon Title Co.' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{F1}');
    const card = await screen.findByRole('dialog', { name: 'Epsilon Title Co.' });
    await userEvent.tab();
    await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
