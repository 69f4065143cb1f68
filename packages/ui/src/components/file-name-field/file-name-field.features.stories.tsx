import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { FileNameField } from './index.ts';

const meta = {
  title: 'Fields/FileNameField/Features',
  component: FileNameField,
  args: { label: 'File name' },
} satisfies Meta<typeof FileNameField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={2}>
    <FileNameField label="File name" defaultValue="12-3456 closing disclosure" extension=".pdf" />
    <FileNameField label="File name" required />
    <FileNameField label="File name" defaultValue="12-3456 deed" error="The file has a document of this name." />
    <FileNameField label="File name" defaultValue="12-3456 deed" warning="The same as the unsigned one." />
    <FileNameField
      label="Long name"
      defaultValue="12-3456 Jones to Stone, warranty deed with vendor's lien, recorded copy from the county clerk"
      extension=".pdf"
    />
    <FileNameField label="File name" defaultValue="12-3456 deed" extension=".pdf" mode="read" reason="Recorded" />
    <FileNameField label="File name" disabled disabledReason="Named by the template" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };
