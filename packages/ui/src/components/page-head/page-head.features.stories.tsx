import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './page-head.stories.tsx';

const meta = { ...base, title: 'Shell/Page head/Features' };
export default meta;

export const WithMeta = { args: { title: 'Recent files', meta: '37 files, 14 closing next week' } };
export const Saving = { ...Playground, args: { ...Playground.args, saveState: 'Saving', announceState: true } };
export const LongText = {
  ...Playground,
  args: {
    ...Playground.args,
    title: 'Additional title services',
    meta: 'Services the borrower did not shop for, with a very long explanation that gives way first',
  },
};

export const Filled = { ...Playground, ...inLooks('dark', 'contrast', 'roomy') };
