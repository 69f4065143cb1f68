import type { Meta, StoryObj } from '@storybook/react-vite';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { Button } from '../button/index.ts';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup, type PaletteItem } from './index.ts';

export const onSelect = fn();
const files = [
  { code: '12-3456', label: 'Jones, Stone', detail: '456 Somewhere Ave', state: 'In use' },
  { code: '12-3461', label: 'Ramirez', detail: '18 Quarry Rd', state: 'Open' },
  { code: '12-3402', label: 'Okonkwo', detail: '77 Lindley Ct', state: 'Open' },
].map((file): PaletteItem => ({ ...file, id: file.code, onSelect: () => onSelect(file.code) }));

/** A scripted file search: `latency` ms, and a failure while `failing()`. */
export const fileSearch = (latency: number, failing: () => boolean = () => false): PaletteGroup => ({
  id: 'files',
  label: 'Files',
  search: async (query) => {
    await new Promise((resolve) => setTimeout(resolve, latency));
    if (failing()) throw new Error('offline');
    const text = query.toLowerCase();
    return files.filter((file) => `${file.code} ${file.label} ${file.detail}`.toLowerCase().includes(text));
  },
});
const go = <CornerDownRight aria-hidden strokeWidth={1.75} />;
export const screens: PaletteGroup = {
  id: 'screens',
  label: 'Screens',
  items: [
    { id: 'main', label: 'File main', icon: go, onSelect: () => onSelect('main') },
    {
      id: 'charges',
      label: 'Title charges',
      detail: 'B and C',
      icon: go,
      keys: ['G', 'T'],
      onSelect: () => onSelect('charges'),
    },
    { id: 'checks', label: 'Check writing', icon: go, disabledReason: 'No access', onSelect: () => onSelect('checks') },
  ],
};
export const commands: PaletteGroup = {
  id: 'commands',
  label: 'Commands',
  items: [
    { id: 'recalculate', label: 'Recalculate prorations', onSelect: () => onSelect('recalculate') },
    { id: 'theme', label: 'Switch to dark', keywords: 'theme night', onSelect: () => onSelect('theme') },
  ],
};

const Held = (args: Partial<CommandPaletteProps>) => {
  const [open, setOpen] = useState(args.open ?? true);
  useHotkey('$mod+k', 'Go to', () => setOpen(true), { opensBox: true });
  return (
    <div className="p-3">
      <Button onClick={() => setOpen(true)}>Go to</Button>
      <CommandPalette groups={[fileSearch(50), screens, commands]} {...args} open={open} onOpenChange={setOpen} />
    </div>
  );
};

const meta = {
  title: 'Overlays/Command palette',
  component: Held,
  parameters: { layout: 'fullscreen' },
  excludeStories: ['onSelect', 'fileSearch', 'screens', 'commands'],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { initialQuery: '12-34' } };
