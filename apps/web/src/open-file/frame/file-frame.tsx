import { FrameShell } from '../../app/frame/frame-shell.tsx';
import type { FrameLocation } from '../../app/frame/location.ts';
import { SettlementEditor } from '../../features/settlement-editor/settlement-editor.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useFileCommands } from '../commands/use-file-commands.ts';
import { FileProvider } from '../file-provider.tsx';
import { FileBand } from './file-band.tsx';
import { FileContextPanel, useContextPanel } from './file-context-panel.tsx';
import { FileStrip } from './file-strip.tsx';
import { useMenuBadges } from './use-menu-badges.ts';

export interface FileFrameProps {
  location: FrameLocation;
  ordersID: number;
}

/** The frame of the pages of a file: opens the file and holds it. A chunk of its own. */
export function FileFrame({ location, ordersID }: FileFrameProps) {
  return (
    <FileProvider ordersID={ordersID}>
      <FileShell location={location} />
    </FileProvider>
  );
}

function FileShell({ location }: { location: FrameLocation }) {
  useFileCommands();
  const panel = useContextPanel();
  const badges = useMenuBadges();
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  return (
    <>
      <FrameShell
        location={location}
        badges={badges}
        // Below 1440 px an open context panel takes the menu's room; at 200 % zoom there is none for it (look.md §6).
        rail={isNarrow || (panel.tab !== null && !isWide)}
        strip={<FileStrip />}
        band={<FileBand routeName={location.routeName} />}
        panel={<FileContextPanel panel={panel} />}
      />
      <SettlementEditor routeName={location.routeName} bandOf={(routeName) => <FileBand routeName={routeName} />} />
    </>
  );
}
