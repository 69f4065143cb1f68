import { itemName } from '@closewright/domain/lookups';
import { CommandPalette, type PaletteGroup, type PaletteItem } from '@closewright/ui/command-palette';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { queryFor } from '../../lib/api/index.ts';
import { useStore } from '../../lib/store.ts';
import { mayLeavePage } from '../leave-guard.ts';
import { forceNotifications } from '../notifications/notification-counts.ts';
import { useOpenFileScreen } from '../open-file.ts';
import { useSession } from '../session/app-session.ts';
import { reachableScreens } from './menu.ts';
import { pageCommandsStore } from './save-status.ts';
import { useNavContext } from './use-nav-context.ts';

export interface AppPaletteProps {
  onOpenChange: (open: boolean) => void;
  ordersID: number | null;
  goToFile(): Promise<void>;
}

export { preloadCommandPalette } from '@closewright/ui/command-palette';

/** Ctrl K: files by number, screens by name, commands of the app and of the open page. */
export function AppPalette({ onOpenChange, ordersID, goToFile }: AppPaletteProps) {
  const { logOut } = useSession();
  const router = useRouter();
  const client = useQueryClient();
  const context = useNavContext();
  const openFile = useOpenFileScreen();
  const pageCommands = useStore(pageCommandsStore);
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));

  const leave = async () => {
    if (await mayLeavePage()) await logOut();
  };

  const findFiles = async (text: string): Promise<PaletteItem[]> => {
    const rows = await client.query(queryFor('findOrders', { query: { text: text.trim() } }));
    return rows.map((row) => ({
      id: String(row.ordersID),
      code: row.fileNumber,
      label: row.buyers || row.property,
      detail: row.buyers ? row.property : '',
      state: row.inUseBy ? 'In use' : row.isLocked ? 'Locked' : itemName(lookups, 'fileStatuses', row.status),
      onSelect: () => void openFile(row.ordersID),
    }));
  };
  const groups: PaletteGroup[] = [
    { id: 'files', label: 'Files', search: findFiles },
    {
      id: 'screens',
      label: 'Screens',
      items: reachableScreens(context, ordersID).map(({ id, label, place, href }) => ({
        id,
        label,
        detail: place,
        onSelect: () => void router.navigate({ href }),
      })),
    },
    {
      id: 'commands',
      label: 'Commands',
      items: [
        ...pageCommands,
        { id: 'go-to-file', label: 'Go to file by number', keys: ['Alt G'], onSelect: () => void goToFile() },
        {
          id: 'user-settings',
          label: 'User settings',
          onSelect: () => void router.navigate({ href: '/user-settings' }),
        },
        { id: 'read-counts', label: 'Read notifications again', onSelect: () => void forceNotifications(client) },
        { id: 'log-out', label: 'Log out', keywords: 'sign out exit', onSelect: () => void leave() },
      ],
    },
  ];
  return <CommandPalette open onOpenChange={onOpenChange} groups={groups} />;
}
