import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { Banner } from './index.ts';

const meta = { title: 'Shell/Banner/Features', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <div className="flex flex-col gap-2">
    <Banner
      tone="danger"
      icon="blocked"
      title="Do not do business with Acme Notaries."
      actions={<Button size="sm">Reason</Button>}
    >
      Set 01/14/2013.
    </Banner>
    <Banner
      tone="warning"
      icon="locked"
      title="File is locked."
      label="Locked"
      actions={<Button size="sm">Unlock</Button>}
    >
      04/12/2013 9:02 AM. Order screens are read only.
    </Banner>
    <Banner tone="warning" icon="in-use" title="The escrow officer has this file open since 9:12 AM." label="In use">
      You can read and copy. You will be told when it is free.
    </Banner>
    <Banner
      tone="info"
      icon="consolidated"
      title="Consolidated file."
      label="Consolidated"
      actions={<Button size="sm">Open 12-3390</Button>}
    >
      Read only. Work in primary file 12-3390.
    </Banner>
    <Banner tone="neutral" title="Statement prepared.">
      Figures are frozen until it is reopened.
    </Banner>
  </div>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'rtl') };
export const LongTextIsCut: Story = {
  render: () => (
    <div style={{ width: 480 }}>
      <Banner
        tone="warning"
        icon="locked"
        title="The settlement statement of this file is locked."
        actions={<Button size="sm">Unlock</Button>}
      >
        It was locked after the funds were disbursed; unlocking it needs the permission of the branch manager.
      </Banner>
    </div>
  ),
};
