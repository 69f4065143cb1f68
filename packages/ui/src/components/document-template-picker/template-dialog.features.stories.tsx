import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { Shelf } from './stories-shelf.tsx';

const meta = {
  title: 'Pickers/DocumentTemplatePicker/Dialog',
  component: Shelf,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add documents' }));
  await screen.findByRole('combobox', { name: 'Find by number or name' });
  await waitFor(() => expect(screen.queryByText('Searching')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Loading the preview')).toBeNull());
};
const opensAnd =
  (then: () => Promise<unknown>): Story['play'] =>
  async (context) => {
    await opens?.(context);
    await then();
  };
const status = (text: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByText(text, { selector: '[role=status]' })).toBeVisible(),
  );

export const All: Story = { play: opens };
export const SeveralPickedInOrder: Story = {
  play: opensAnd(async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByRole('button', { name: 'Add 3 documents' });
    await waitFor(() => expect(screen.queryByText('Loading the preview')).toBeNull());
  }),
  ...inLooks('dark', 'contrast', 'roomy'),
};
export const ACategory: Story = {
  play: opensAnd(async () => {
    await userEvent.click(screen.getByRole('treeitem', { name: 'Affidavits' }));
    await status('3 templates');
    await waitFor(() => expect(screen.queryByText('Loading the preview')).toBeNull());
  }),
};
export const Favorites: Story = {
  play: opensAnd(async () => {
    await userEvent.click(screen.getByRole('treeitem', { name: 'Favorites' }));
    await status('1 template');
    await waitFor(() => expect(screen.queryByText('Loading the preview')).toBeNull());
  }),
};
export const NoFavorites: Story = {
  args: { favorites: [] },
  play: opensAnd(async () => {
    await userEvent.click(screen.getByRole('treeitem', { name: 'Favorites' }));
    await status('0 templates');
  }),
};
export const NoneFound: Story = {
  play: opensAnd(async () => {
    await userEvent.keyboard('zzz');
    await status('0 templates');
  }),
};
export const SearchFailed: Story = {
  args: { browse: () => Promise.reject(new Error('offline')) },
  play: opensAnd(() => screen.findByRole('option', { name: 'Try again' })),
};
export const PreviewLoading: Story = {
  args: { preview: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add documents' }));
    await screen.findByText('Loading the preview');
    await waitFor(() => expect(screen.queryByText('Searching')).toBeNull());
  },
};
export const PreviewFailed: Story = {
  args: { preview: () => Promise.reject(new Error('offline')) },
  play: opensAnd(() => screen.findByRole('alert')),
};
