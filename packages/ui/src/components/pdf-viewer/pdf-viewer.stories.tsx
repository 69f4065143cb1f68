import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PdfViewer } from './index.ts';
import { statementPdf } from './stories-data.ts';

const meta = {
  title: 'Viewers/PDF viewer',
  component: PdfViewer,
  args: { file: statementPdf, label: 'Settlement statement', className: 'h-[520px]' },
  decorators: [
    (Story) => (
      <div className="p-3" style={{ width: 860 }}>
        <Story />
      </div>
    ),
  ],
  // Drawn is when the words of the first page can be selected.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('File 12-3456')).toBeInTheDocument(), {
      timeout: 30_000,
    });
  },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultThumbnails: true } };
