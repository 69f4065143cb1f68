import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { FileNumberField, type FileNumberFieldProps } from './index.ts';
import { findFile } from './stories-data.ts';

const meta = {
  title: 'Pickers/FileNumberField/Features',
  component: FileNumberField,
  args: { label: 'File number', find: findFile },
} satisfies Meta<typeof FileNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <FileNumberField label="File number" find={findFile} />
    <FileNumberField label="File number" find={findFile} required defaultValue="12-3456" />
    <FileNumberField label="File number" find={findFile} defaultValue="12-3456" mode="read" reason="Locked" />
    <FileNumberField label="File number" find={findFile} disabled disabledReason="Assigned when the file is saved" />
    <FileNumberField label="Copy to" find={findFile} defaultValue="12-3456" warning="Closed 04/15/2013." />
    <FileNumberField label="New number" check="unique" find={findFile} help="Left empty, the next free number." />
    <FileNumberField label="File number" find={findFile} defaultValue="SOMECITY-2013-0412-12-3456-A" />
    <FileNumberField label="File number" find={findFile} error="Choose another file than this one." />
  </StoryForm>
);
const room = (args: FileNumberFieldProps) => (
  <StoryForm>
    <FileNumberField {...args} />
  </StoryForm>
);
const typed = (text: string, message: string, args: Partial<FileNumberFieldProps> = {}): Story => ({
  render: room,
  args,
  play: async ({ canvas }) => {
    await userEvent.tab();
    if (text) await userEvent.keyboard(text);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
  },
});

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
// holds blocks 2.54
export const Exists: Story = { ...typed('12-3456', 'File exists.'), ...inLooks('dark') };
export const Free: Story = typed('12-9999', 'File number is free.', { check: 'unique' });
// holds blocks 4.17
export const Checking: Story = typed('12-3456', 'Checking', { find: () => new Promise(() => {}) });
export const IsRequired: Story = typed('', 'File Number is required', { required: true });
export const TooShort: Story = typed('12', 'File Number must have at least 3 characters');
export const Locked: Story = typed('12-3390', 'Restricted Access, File is locked');
export const InUse: Story = typed('12-3456', 'File Number is already in use', { check: 'unique' });
export const DoesNotExist: Story = typed('12-9999', 'File Number does not exist');
export const Offline: Story = typed(
  '12-3456',
  'The file number could not be checked. It is checked again when you leave the field.',
  { find: () => Promise.reject(new Error('offline')) },
);
/** A list was pasted: which of them are meant. */
export const APastedList: Story = {
  args: { onSeveral: () => {} },
  render: (args) => (
    <>
      {room(args)}
      <DialogsHost />
    </>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.paste('12-3456\n12-3390\n12-9999');
    const question = await screen.findByRole('dialog', { name: 'Use 3 file numbers?' });
    await within(question).findByRole('checkbox', { name: '12-9999' });
  },
};
