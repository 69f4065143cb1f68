import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileUpload, type PieceAnswer, type UploadInPieces, type UploadMethod, type UploadPiece } from './index.ts';
import { documentTypes, never, row } from './stories-data.ts';

type Sent = UploadPiece & { signal: AbortSignal; take: (answer?: PieceAnswer) => void; fail: (error: Error) => void };
/** Takes pieces when told to. */
const sent: Sent[] = [];
/** How often the search for viruses was asked. */
let asked = 0;
const pieces: UploadInPieces = {
  pieceSize: 10,
  sendPiece: (piece, { signal }) => new Promise((take, fail) => sent.push({ ...piece, signal, take, fail })),
};

const meta = {
  title: 'Fields/FileUpload/Row keys',
  component: FileUpload,
  args: { label: 'Documents', upload: never as UploadMethod },
  beforeEach: () => {
    sent.length = 0;
    asked = 0;
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts that come on demand: the first time that may take a while. */
const loads = { timeout: 10_000 };
const file = (name: string, size = 25) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const choose = (canvas: HTMLElement, ...files: File[]) =>
  userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, files);
const states = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-slot=upload-row]')].map((each) => each.dataset.state);

export const PausedAndTakenUpByKeys: Story = {
  args: { upload: pieces },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('plat.pdf'));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.take({ session: 's1' });
    await waitFor(() => expect(sent).toHaveLength(2));
    canvas.getByRole('button', { name: 'Pause plat.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(states(canvasElement)).toEqual(['paused']);
    await expect(sent[1]?.signal.aborted).toBe(true);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Paused 40%');
    const resume = canvas.getByRole('button', { name: 'Go on with plat.pdf' });
    await expect(resume).toHaveFocus();
    await userEvent.keyboard('{ }');
    await waitFor(() => expect(sent).toHaveLength(3));
    await expect(sent[2]).toMatchObject({ offset: 10, session: 's1' });
    // Pause goes away with the end of the sending: the focus stays in the row.
    sent[2]?.take();
    await waitFor(() => expect(sent).toHaveLength(4));
    sent[3]?.take({ id: '77' });
    await waitFor(() => expect(states(canvasElement)).toEqual(['done']));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove plat.pdf' })).toHaveFocus());
  },
};

export const RenamedByF2BeforeAndAfterSending: Story = {
  args: {
    autoStart: false,
    onRename: fn(async () => {}),
    defaultItems: [row('Survey.tif', 'done', { result: '5' })],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, file('scan0001.pdf'));
    await expect(states(canvasElement)).toEqual(['done', 'waiting']);
    canvas.getByRole('button', { name: 'Cancel scan0001.pdf' }).focus();
    await userEvent.keyboard('{F2}');
    const box = await canvas.findByRole('textbox', { name: 'Name of scan0001.pdf' }, loads);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('a:b{Enter}');
    await expect(box).toHaveAccessibleDescription(/may not contain/);
    await userEvent.keyboard('{Control>}a{/Control}Warranty deed{Enter}');
    await waitFor(() => expect(canvas.getByText('Warranty deed.pdf')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel Warranty deed.pdf' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Remove Survey.tif' }).focus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of Survey.tif' })).toHaveFocus());
    await userEvent.keyboard('Nothing{Escape}');
    await expect(canvas.getByText('Survey.tif')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Survey.tif' })).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Plat{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ result: '5' }), 'Plat.tif');
    await waitFor(() => expect(canvas.getByText('Plat.tif')).toBeVisible());
  },
};

export const TypesArePickedInTheRowBeforeSending: Story = {
  args: { upload: pieces, autoStart: false, documentTypes, documentTypeRequired: true },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('deed.pdf', 5), file('note.pdf', 5));
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
    const type = await canvas.findByRole('combobox', { name: 'Document type of deed.pdf' }, loads);
    await expect(canvas.getAllByText('Pick a type to send it')).toHaveLength(2);
    type.focus();
    await userEvent.keyboard('w');
    await waitFor(() => expect(type).toHaveTextContent('Warranty deed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send 1 file' }));
    await waitFor(() => expect(states(canvasElement)).toEqual(['sending', 'waiting']));
    await expect(sent[0]?.documentType).toBe('deed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};

export const InfectedFilesAreNotSentWithTheForm: Story = {
  args: {
    name: 'document',
    upload: async () => '77',
    scan: async () => {
      asked += 1;
      return asked === 1 ? 'failed' : 'infected';
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('deed.pdf'));
    await waitFor(() => expect(canvas.getByText('Could not be checked for viruses.')).toBeVisible());
    await expect(canvasElement.querySelector('[name=document]')).toHaveValue('77');
    canvas.getByRole('button', { name: 'Check deed.pdf for viruses again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('A virus was found. Remove the file.')).toBeVisible());
    await expect(canvasElement.querySelector('[name=document]')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove deed.pdf' })).toHaveFocus());
    const status = [...canvasElement.querySelectorAll('[role=status]')].at(-1) as HTMLElement;
    await expect(within(status).getByText('deed.pdf: A virus was found. Remove the file.')).toBeInTheDocument();
  },
};

export const AllAtOnceByKeys: Story = {
  args: { upload: pieces },
  play: async ({ canvas, canvasElement }) => {
    const status = [...canvasElement.querySelectorAll('[role=status]')].at(-1) as HTMLElement;
    await choose(canvasElement, file('deed.pdf'), file('note.pdf'), file('plat.pdf'));
    await waitFor(() => expect(states(canvasElement)).toEqual(['sending', 'sending', 'waiting']));
    await expect(canvas.getByText('0 of 3 sent')).toBeVisible();
    canvas.getByRole('button', { name: 'Pause all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(states(canvasElement)).toEqual(['paused', 'paused', 'paused']);
    await expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
    await expect(status).toHaveTextContent('3 files paused');
    await expect(canvas.getByRole('button', { name: 'Go on with all' })).toHaveFocus();
    await userEvent.keyboard('{ }');
    await waitFor(() => expect(states(canvasElement)).toEqual(['sending', 'sending', 'waiting']));
    await expect(status).toHaveTextContent('Going on with 3 files');
    for (const { fail } of sent.slice(2)) fail(new Error('The file store is full.'));
    await waitFor(() => expect(sent).toHaveLength(5));
    sent[4]?.fail(new Error('The file store is full.'));
    await waitFor(() => expect(states(canvasElement)).toEqual(['failed', 'failed', 'failed']));
    canvas.getByRole('button', { name: 'Send 3 again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(states(canvasElement)).toEqual(['sending', 'sending', 'waiting']));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Cancel all' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(states(canvasElement)).toEqual(['cancelled', 'cancelled', 'cancelled']));
    await expect(status).toHaveTextContent('3 files cancelled');
    await expect(canvas.queryByRole('button', { name: 'Cancel all' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};
