import type { DownloadAddress } from '@closewright/contract/kit';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import { PdfViewer } from '@closewright/ui/pdf-viewer';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { saveFile } from './save-file.ts';

export interface PdfDialogProps {
  file: Uint8Array;
  address: DownloadAddress;
  label: string;
  dialog: DialogControl<never>;
}

/** A PDF to read, print and save. */
export function PdfDialog({ file, address, label, dialog }: PdfDialogProps) {
  return (
    <>
      <DialogBody>
        <PdfViewer
          className="h-full min-h-[320px]"
          file={file}
          label={label}
          actions={
            <Button size="sm" onClick={() => saveFile(address.fileName, file.slice(), address.mediaType)}>
              Save
            </Button>
          }
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => dialog.dismiss('cancel')}>Close</Button>
      </DialogFooter>
    </>
  );
}
