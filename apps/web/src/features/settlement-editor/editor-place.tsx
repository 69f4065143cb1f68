import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import { EmptyState } from '@closewright/ui/empty-state';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { Hammer } from 'lucide-react';

/** Where the settlement statement editor stands once it is built (building-blocks.md §2: 95%, OK label Close). */
function EditorPlace({ dialog }: { dialog: DialogControl }) {
  return (
    <>
      <DialogBody>
        <div className="min-h-[60vh]">
          <EmptyState title="The CDF Editor is coming soon" icon={Hammer}>
            The closing disclosure of this file is edited here. The settlement pages of the menu stay where they are.
          </EmptyState>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={() => dialog.close()}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}

/** Opens the editor over the page of a file; resolves when it is closed. */
export async function openEditor(fileNumber: string): Promise<void> {
  const options = { title: 'CDF Editor', subtitle: `File ${fileNumber}`, size: '95%', key: 'cdf-editor' } as const;
  await dialogs.open(EditorPlace, {}, options);
}
