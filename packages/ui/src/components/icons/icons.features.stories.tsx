import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import { fixedIcons } from './fixed-icons.ts';
import { IconRow } from './icon-row.tsx';

const meta = { title: 'Foundations/Icons/Fixed meanings' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fixed = () => (
  <ul className="grid grid-cols-3 gap-x-6 p-3">
    {Object.entries(fixedIcons).map(([meaning, { name }]) => (
      <IconRow key={meaning} name={name} text={`${meaning}: ${name}`} />
    ))}
  </ul>
);
/** Icons whose meaning is fixed: no other icon says it, and they say nothing else. */
export const All: Story = { render: fixed, ...inLooks('dark', 'contrast') };
