import type { OrderRow } from '@closewright/contract/orders';
import { can } from '@closewright/domain/access';
import { matchReason, SearchKind, type SearchMatch, searchLimits } from '@closewright/domain/file-search';
import { itemName } from '@closewright/domain/lookups';
import { withEditor, withNewFile } from '@closewright/domain/navigation';
import {
  CommandPalette,
  type PaletteGroup,
  type PaletteItem,
  preloadCommandPalette,
} from '@closewright/ui/command-palette';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useStore } from '../../lib/store.ts';
import { useOpenFileScreen } from '../../open-file/file-path.ts';
import { mayLeavePage } from '../leave-guard.ts';
import { useIsLeaving, useShownLocation } from '../navigation/use-shown-location.ts';
import { forceNotifications } from '../notifications/notification-counts.ts';
import { useSession } from '../session/app-session.ts';
import { absentScreens, reachableScreens } from './palette-screens.ts';
import { closePalette, openPalette, paletteGroupsStore } from './palette-store.ts';
import { pageCommandsStore } from './save-status.ts';
import { useNavContext } from './use-nav-context.ts';

/** Why a file was found, where its line does not show it: the buyers stand there already. */
function foundBy(matches: readonly SearchMatch[] = []): string | null {
  const [first] = matches;
  return first === undefined || first.kind === SearchKind.Buyer ? null : matchReason(first);
}

preloadCommandPalette();
const noGroups: readonly PaletteGroup[] = [];

/** Ctrl K, above the frames: opened while a page is on its way it stays, and offers what is there on that page. */
export function AppPalette() {
  const here = useShownLocation();
  const isLeaving = useIsLeaving();
  const offered = useStore(paletteGroupsStore);
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && closePalette()}
      onAgain={openPalette}
      pending={isLeaving || offered?.href !== here.href}
      groups={offered?.groups ?? noGroups}
    />
  );
}

export interface PaletteGroupsProps {
  ordersID: number | null;
  goToFile(): Promise<void>;
}

/** What the palette offers in a frame: files by number, screens by name, commands of the app and of the open page. */
export function PaletteGroups({ ordersID, goToFile }: PaletteGroupsProps) {
  const { logOut, actor } = useSession();
  const here = useShownLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const context = useNavContext();
  const openFile = useOpenFileScreen();
  const pageCommands = useStore(pageCommandsStore);
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));

  const leave = async () => {
    if (await mayLeavePage()) await logOut();
  };

  const searchDuplicates = async () => {
    const { askForDuplicate } = await import('../../lib/found-files/duplicate-search-dialog.tsx');
    const found = await askForDuplicate({ start: {}, lookups });
    if (found !== null) await openFile(found);
  };

  /** By the number, then by a party, an address, a tax id or a loan; a single letter only begins a number. */
  const findFiles = async (typed: string): Promise<PaletteItem[]> => {
    const text = typed.trim().slice(0, searchLimits.maxLength);
    const rows: readonly (OrderRow & { matches?: readonly SearchMatch[] })[] =
      text.length < searchLimits.minLength
        ? await client.query(queryFor('findOrders', { query: { text } }))
        : (await client.query(queryFor('searchFiles', { query: { text } }))).files;
    return rows.map((row) => ({
      id: String(row.ordersID),
      code: row.fileNumber,
      label: row.buyers || row.property,
      detail: foundBy(row.matches) ?? (row.buyers ? row.property : ''),
      state: row.inUseBy ? 'In use' : row.isLocked ? 'Locked' : itemName(lookups, 'fileStatuses', row.status),
      onSelect: () => void openFile(row),
    }));
  };
  const groups: PaletteGroup[] = [
    { id: 'files', label: 'Files', search: findFiles },
    {
      id: 'screens',
      label: 'Screens',
      items: reachableScreens(context, ordersID, { launchCdfEditor: withEditor(here.href) }).map(
        ({ id, label, place, href, isBuilt }) => ({
          id,
          label,
          detail: place,
          late: !isBuilt,
          onSelect: () => void navigate({ href }),
        }),
      ),
    },
    {
      id: 'commands',
      label: 'Commands',
      items: [
        ...pageCommands,
        ...(can(actor, 'createOrder', {}).allowed
          ? [
              {
                id: 'new-file',
                label: 'Create new file',
                onSelect: () => void navigate({ href: withNewFile(here.href) }),
              },
            ]
          : []),
        // In a file the page offers the search for duplicates of that file.
        ...(ordersID === null && can(actor, 'readOrder').allowed
          ? [{ id: 'duplicates', label: 'Duplicate file search', onSelect: () => void searchDuplicates() }]
          : []),
        { id: 'go-to-file', label: 'Go to file by number', keys: ['Alt G'], onSelect: () => void goToFile() },
        {
          id: 'user-settings',
          label: 'User settings',
          onSelect: () => void navigate({ to: '/user-settings' }),
        },
        { id: 'read-counts', label: 'Read notifications again', onSelect: () => void forceNotifications(client) },
        { id: 'log-out', label: 'Log out', keywords: 'sign out exit', onSelect: () => void leave() },
      ],
    },
    {
      id: 'absent',
      label: 'Not available here',
      items: absentScreens(context, ordersID).map(({ id, label, place, reason }) => ({
        id,
        label,
        keywords: place,
        disabledReason: reason,
        onSelect: () => {},
      })),
    },
  ];
  useLayoutEffect(() => paletteGroupsStore.set({ href: here.href, groups }));
  return null;
}
