import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { DocumentTemplatePicker, DocumentTemplatesPicker } from './index.ts';
import { browseShelf, findTemplates, templates } from './stories-data.ts';

const meta = {
  title: 'Pickers/DocumentTemplatePicker/Features',
  component: DocumentTemplatePicker,
  args: { label: 'Template', regionID: 1, search: findTemplates },
} satisfies Meta<typeof DocumentTemplatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = templates[4] ?? null;
const several = templates.slice(3, 7);
const board = () => (
  <StoryForm columns={3}>
    <DocumentTemplatePicker label="Template" regionID={null} search={findTemplates} />
    <DocumentTemplatePicker label="Template" regionID={1} search={findTemplates} required />
    <DocumentTemplatePicker label="Template" regionID={1} search={findTemplates} defaultValue={one} />
    <DocumentTemplatePicker label="Template" regionID={1} search={findTemplates} error="Select a template." />
    <DocumentTemplatePicker
      label="Template"
      regionID={1}
      search={findTemplates}
      defaultValue={one}
      mode="read"
      reason="Locked"
    />
    <DocumentTemplatesPicker label="Templates" regionID={null} search={findTemplates} />
    <DocumentTemplatesPicker label="Templates" regionID={1} search={findTemplates} defaultValue={several} />
    <DocumentTemplatesPicker label="Templates" regionID={1} search={findTemplates} defaultValue={several} mode="read" />
  </StoryForm>
);
const room = (keys: string, until: string): Story => ({
  render: (args) => (
    <div className="min-h-[380px]">
      <StoryForm columns={2}>
        <DocumentTemplatePicker {...args} />
      </StoryForm>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await waitFor(() =>
      expect(within(document.body).getByText(until, { selector: ':not([role=status])' })).toBeInTheDocument(),
    );
  },
});

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
// holds blocks 8.15
export const NoneFound: Story = room('zzz', 'No document template names found matching the entered value.');
// holds blocks 9.4
export const TwentyFiveAPage: Story = room('form', '25 of 40');
export const SeveralInOrder: Story = {
  render: () => (
    <div className="min-h-[380px]">
      <StoryForm columns={2}>
        <DocumentTemplatesPicker label="Templates" regionID={1} search={findTemplates} />
      </StoryForm>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('aff');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};
/** With a dialog to look through all of them. */
export const WithBrowsing: Story = {
  render: () => (
    <StoryForm columns={2}>
      <DocumentTemplatesPicker
        label="Documents"
        regionID={1}
        search={findTemplates}
        browse={{ browse: browseShelf }}
        defaultValue={several}
      />
      <DocumentTemplatesPicker label="Documents" regionID={1} search={findTemplates} browse={{ browse: browseShelf }} />
    </StoryForm>
  ),
};
