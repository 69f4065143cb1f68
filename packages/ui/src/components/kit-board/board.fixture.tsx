import type { ReactNode } from 'react';
import { StillLinks } from '../link/still-links.tsx';
import { createMemory, MemoryProvider } from '../memory/index.ts';
import { ProductMark } from '../product-mark/index.ts';
import { controls } from './controls.fixture.ts';
import { fields } from './fields.fixture.ts';
import { Foundations } from './foundations.fixture.tsx';
import { lists } from './lists.fixture.ts';
import { overlays } from './overlays.fixture.ts';
import type { Panel } from './panel.types.ts';
import { pickers } from './pickers.fixture.ts';
import { Sample, type StoryModule } from './sample.fixture.tsx';
import { shell } from './shell.fixture.ts';
import { viewers } from './viewers.fixture.ts';

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true });

const sections: readonly (readonly [title: string, panels: readonly Panel[]])[] = [
  ['Controls', controls],
  ['Fields', fields],
  ['Pickers', pickers],
  ['Lists and records', lists],
  ['Viewers', viewers],
  ['Layers', overlays],
  ['Around a page', shell],
];

function Box({ title, note, children }: Pick<Panel, 'title' | 'note'> & { children: ReactNode }): ReactNode {
  return (
    <section className="mb-2.5 min-w-0 break-inside-avoid border border-hairline bg-surface-base">
      <header className="flex h-7 items-center gap-3 border-b border-hairline px-3">
        <h3 className="text-section font-semibold">{title}</h3>
        {note ? <p className="ms-auto text-label text-muted">{note}</p> : null}
      </header>
      {children}
    </section>
  );
}

/** The story of a panel, held inside its box: what fills a page or sticks to the window stays in it. */
function Drawing({ panel }: { panel: Panel }) {
  const { part, story = 'All', file = 'features', height, pad } = panel;
  const path = `../${part}/${part}.${file === 'features' ? 'features.stories' : 'stories'}.tsx`;
  const module = modules[path];
  if (!module) throw new Error(`The board shows ${part}, but there is no ${path}`);
  return (
    <div
      className={pad ? 'overflow-hidden p-3' : 'overflow-hidden'}
      style={{ height, maxHeight: height, contain: 'layout paint' }}
    >
      <Sample module={module} story={story} name={part} />
    </div>
  );
}

const draw = (panels: readonly Panel[]) =>
  panels.map((panel) => (
    <Box key={`${panel.part} ${panel.story}`} title={panel.title} note={panel.note}>
      <Drawing panel={panel} />
    </Box>
  ));

/** Every part of the kit in its states, on one page. */
export function Board({ zoom }: { zoom: number }) {
  return (
    <MemoryProvider memory={createMemory()}>
      <StillLinks>
        <div className="bg-surface-canvas p-5 text-body text-default" style={{ zoom, width: 1920 }}>
          <header className="mb-3 flex items-center gap-2.5">
            <span className="rounded-sm bg-surface-chrome p-1">
              <ProductMark />
            </span>
            <h1 className="text-heading font-semibold">Closewright kit board</h1>
            <p className="text-label text-muted">Every part, every state. Theme and density are in the toolbar.</p>
          </header>
          {sections.map(([title, panels]) => (
            <div key={title}>
              <h2 className="mt-3 mb-1.5 text-section font-semibold text-muted">{title}</h2>
              {draw(panels.filter(({ wide }) => wide))}
              <div className="columns-3 gap-2.5">{draw(panels.filter(({ wide }) => !wide))}</div>
            </div>
          ))}
          <Box title="Colour and type">
            <Foundations />
          </Box>
        </div>
      </StillLinks>
    </MemoryProvider>
  );
}
