import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { inLooks } from '../lib/story.tsx';
import source from './tokens.json';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const groups = Object.entries(source.theme.light).filter(([name]) => !name.startsWith('$')) as [string, object][];

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="p-3">
    <h2 className="mb-2 text-section font-semibold">{title}</h2>
    {children}
  </section>
);

/** Every semantic colour, in the order of the source. */
const colours = () => (
  <>
    {groups.map(([group, tokens]) => (
      <Sheet key={group} title={group}>
        <ul className="grid grid-cols-8 gap-2">
          {Object.keys(tokens).map((token) => (
            <li key={token}>
              <span
                className="block h-8 rounded-sm border border-strong"
                style={{ background: `var(--${group}-${kebab(token)})` }}
              />
              <span className="text-micro">{token}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    ))}
  </>
);
export const Colours: Story = { render: colours, ...inLooks('dark', 'contrast') };

const tones = [
  ['Info', 'bg-info-bg text-info-fg border-info-border', 'bg-info-solid text-info-on-solid'],
  ['Settled', 'bg-success-bg text-success-fg border-success-border', 'bg-success-solid text-success-on-solid'],
  ['Look', 'bg-warning-bg text-warning-fg border-warning-border', 'bg-warning-solid text-warning-on-solid'],
  ['Blocked', 'bg-danger-bg text-danger-fg border-danger-border', 'bg-danger-solid text-danger-on-solid'],
  ['Plain', 'bg-neutral-bg text-neutral-fg border-neutral-border', 'bg-neutral-solid text-neutral-on-solid'],
];
const meanings = () => (
  <Sheet title="One meaning per colour, never by colour alone">
    <ul className="flex gap-3">
      {tones.map(([word, tint, solid]) => (
        <li key={word} className="flex gap-1">
          <span className={`rounded-sm border px-2 py-1 ${tint}`}>{word}</span>
          <span className={`rounded-sm px-2 py-1 font-semibold ${solid}`}>{word}</span>
        </li>
      ))}
    </ul>
  </Sheet>
);
export const Meanings: Story = { render: meanings, ...inLooks('dark', 'contrast') };

const amounts = ['180,000.00', '(2,500.00)', '1,111.11', '0.00', '17.44'];
const type = () => (
  <>
    <Sheet title="Type">
      <p className="text-figure font-semibold figures">14,147.26</p>
      <p className="text-title font-total identifier">12-3456</p>
      <p className="text-heading font-semibold">Add payoff</p>
      <p className="text-section font-semibold">Loans and payoffs</p>
      <p className="text-body">Seller leaves keys with the listing agent.</p>
      <p className="text-label font-label text-muted">Sale price</p>
      <p className="text-micro font-medium">Buyer debit</p>
    </Sheet>
    <Sheet title="Figures stand under each other; identifiers tell 0 from O and 1 from l and I">
      <div className="flex gap-8">
        <div className="text-right figures">
          {amounts.map((amount) => (
            <p key={amount} className={amount.endsWith(')') ? '-me-[.36em]' : undefined}>
              {amount}
            </p>
          ))}
        </div>
        <p className="identifier">O0 Il1 88-104422</p>
        <p>Proportional in prose: O0 Il1 88-104422</p>
      </div>
    </Sheet>
  </>
);
export const Type: Story = { render: type, ...inLooks('roomy') };

const sizes = ['control', 'control-sm', 'grid-row', 'grid-head', 'menu-item', 'tab'];
/** The densities side by side: any element may set its own. */
export const Densities: Story = {
  render: () => (
    <div className="flex gap-6 p-3">
      {['compact', 'default', 'roomy'].map((density) => (
        <div key={density} data-density={density} className="w-52">
          <h2 className="mb-2 text-section font-semibold">{density}</h2>
          {sizes.map((size) => (
            <p
              key={size}
              className="mb-1 flex items-center rounded-sm border border-strong px-cell text-body"
              style={{ height: `var(--${size})` }}
            >
              {size}
            </p>
          ))}
          <p className="text-label text-muted">Label</p>
          <p className="text-micro">Small print</p>
        </div>
      ))}
    </div>
  ),
};

const levels = () => (
  <div className="flex gap-6 bg-surface-canvas p-6">
    <p className="bg-surface-base p-4 shadow-sheet">Sheet</p>
    <p className="rounded-md border border-default bg-surface-raised p-4 shadow-layer">Layer</p>
    <p className="rounded-lg border border-default bg-surface-raised p-4 shadow-dialog">Dialog</p>
  </div>
);
export const Elevation: Story = { render: levels, ...inLooks('dark') };
