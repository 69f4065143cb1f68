import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { FileUpload } from './index.ts';
import { documentTypes, never, row } from './stories-data.ts';

const meta = {
  title: 'Fields/FileUpload/Features',
  component: FileUpload,
  args: { label: 'Documents', upload: never },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={2} width={900}>
    <FileUpload
      label="Documents"
      upload={never}
      accept={['.pdf', 'image/*']}
      maxSize={25 * 1024 * 1024}
      help="PDF or pictures, 25 MB at most."
      defaultItems={[
        row('Warranty deed.pdf', 'done'),
        row('Closing disclosure, signed by the buyer and both lenders, all pages.pdf', 'sending', {
          progress: 0.42,
          size: 9_482_113,
        }),
        row('Survey.tif', 'waiting', { size: 22_500_000 }),
        row('Payoff letter.pdf', 'failed', { error: 'The file store is full.' }),
        row('Plat.pdf', 'cancelled'),
        row('Statement.exe', 'refused', { refusal: 'type' }),
        row('Scans of the whole file.pdf', 'refused', { refusal: 'too-large', size: 48_000_000 }),
      ]}
    />
    <div className="flex flex-col gap-field-y">
      <FileUpload label="Empty" upload={never} />
      <FileUpload label="One file" upload={never} multiple={false} required />
      <FileUpload label="Asked for" upload={never} error="Add the signed disclosure." />
      <FileUpload label="Disabled" upload={never} disabled disabledReason="Save the message first" />
      <FileUpload
        label="Read only"
        upload={never}
        mode="read"
        reason="The message was sent"
        defaultItems={[row('Warranty deed.pdf', 'done'), row('Survey.tif', 'done')]}
      />
    </div>
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };
/** Pieces that were paused, types by row, and what the search for viruses says. */
const documents = () => (
  <StoryForm columns={1} width={820}>
    <FileUpload
      label="Documents of the file"
      upload={{ sendPiece: () => new Promise(() => {}) }}
      scan={() => new Promise(() => {})}
      onRename={() => {}}
      onDocumentTypeChange={() => {}}
      documentTypes={documentTypes}
      documentTypeRequired
      folders
      defaultItems={[
        row('Plat.pdf', 'paused', { progress: 0.4, size: 22_500_000, documentType: 'survey' }),
        row('Payoff letter of the first lender.pdf', 'sending', { progress: 0.72, documentType: 'payoff' }),
        row('scan0001.pdf', 'waiting'),
        row('Note.pdf', 'done', { scan: 'waiting', documentType: 'note' }),
        row('Warranty deed.pdf', 'done', { scan: 'clean', documentType: 'deed' }),
        row('Survey.pdf', 'done', { scan: 'failed', documentType: 'survey' }),
        row('Invoice.pdf', 'done', { scan: 'infected', documentType: 'payoff' }),
        row('Rider.pdf', 'done', { documentType: 'note', error: 'The file is locked by the closer.' }),
      ]}
    />
  </StoryForm>
);
/** The lists of types come on demand. */
const typed: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('combobox').length).toBeGreaterThan(4), { timeout: 10_000 });
};
export const TypesPausesAndScans: Story = { render: documents, play: typed, ...inLooks('dark') };
export const Renaming: Story = {
  args: { defaultItems: [row('scan0001.pdf', 'cancelled'), row('Survey.tif', 'done')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename scan0001.pdf' }));
    const box = await canvas.findByRole('textbox', {}, { timeout: 10_000 });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('Deed: signed{Enter}');
    await waitFor(() => expect(box).toBeInvalid());
  },
};
export const FilesDraggedOver: Story = {
  args: { defaultItems: [row('Warranty deed.pdf', 'done'), row('Survey.tif', 'done')] },
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['deed'], 'deed.pdf', { type: 'application/pdf' }));
    window.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }));
    // Loaded at this moment.
    await waitFor(
      () => expect(canvasElement.querySelector('[data-slot=drop-layer]')).toHaveTextContent('Drop to add'),
      { timeout: 10_000 },
    );
  },
};
