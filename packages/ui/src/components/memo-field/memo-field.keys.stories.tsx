import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MemoField } from './index.ts';

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const meta = {
  title: 'Fields/MemoField/Keys',
  component: MemoField,
  args: { label: 'Memo', stamp: () => '04/12/2013 SA: ' },
  render: (args) => (
    <form onSubmit={submit}>
      <MemoField {...args} />
      <button type="submit">Next</button>
    </form>
  ),
} satisfies Meta<typeof MemoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterCtrlEnterStampAndTab: Story = {
  play: async ({ canvasElement }) => {
    submit.mockClear();
    await userEvent.tab();
    const memo = within(canvasElement).getByRole('textbox', { name: 'Memo' });
    await userEvent.keyboard('Keys{Enter}with agent');
    await expect(memo).toHaveValue('Keys\nwith agent');
    await userEvent.keyboard('{Enter}{Control>};{/Control}');
    await expect(memo).toHaveValue('Keys\nwith agent\n04/12/2013 SA: ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(submit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
