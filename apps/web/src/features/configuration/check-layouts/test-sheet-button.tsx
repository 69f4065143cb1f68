import { Button } from '@closewright/ui/button';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery } from '@tanstack/react-query';
import { Ruler } from 'lucide-react';
import { queryFor } from '../../../lib/api/index.ts';
import type { TestSheetDialogProps } from './test-sheet-dialog.tsx';

const TestSheetDialog = onDemand(async () => ({ default: (await import('./test-sheet-dialog.tsx')).TestSheetDialog }));

/** Prints a test sheet by a layout, on a printer of choice. */
export function TestSheetButton() {
  const layouts = useQuery(queryFor('listCheckLayouts')).data?.filter(({ inactive }) => !inactive);
  const printers = useQuery(queryFor('listCheckPrinters')).data?.filter(({ inactive }) => !inactive);
  const open = () =>
    dialogs.open<Omit<TestSheetDialogProps, 'dialog'>, true>(
      TestSheetDialog,
      { layouts: layouts ?? [], printers: printers ?? [] },
      { title: 'Test sheet', label: 'Test sheet', size: 'medium', key: 'test-sheet' },
    );
  return (
    <Button
      variant="secondary"
      icon={Ruler}
      disabled={!layouts || layouts.length === 0}
      disabledReason="There are no check layouts yet"
      onClick={() => void open()}
    >
      Test sheet
    </Button>
  );
}
