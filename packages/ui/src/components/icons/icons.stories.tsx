import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconRow } from './icon-row.tsx';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sources of the kit as text: what they import is what is in use. */
const sources = import.meta.glob<string>(['../**/*.tsx', '../../services/**/*.tsx', '!../**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const used = [
  ...new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/ as .*/, ''))
          .filter((name) => name !== '' && !name.startsWith('type ')),
      ),
    ),
  ),
].sort();

/** Every lucide icon that the kit uses, at 16, 14 and 12 px. The sheet grows by itself with the kit. */
export const InUse: Story = {
  render: () => (
    <ul className="grid grid-cols-4 gap-x-6 p-3">
      {used.map((name) => (
        <IconRow key={name} name={name} text={name} />
      ))}
    </ul>
  ),
};
