import type { DialogControl } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { DialogBody, DialogFooter } from '../dialog/index.ts';
import { diffViewerMessages } from './diff-viewer.messages.ts';
import { DiffViewer, type DiffViewerProps } from './diff-viewer.tsx';

/** Width of the Content Compare dialog. */
export const CONTENT_COMPARE_SIZE = '60%';

export interface ContentCompareProps extends DiffViewerProps {
  dialog: DialogControl;
}

/** The Content Compare dialog: `dialogs.open(ContentCompare, { before, after }, { title: 'Content Compare', size: CONTENT_COMPARE_SIZE })`. Close only. */
export function ContentCompare({ dialog, ...props }: ContentCompareProps) {
  const text = { ...diffViewerMessages, ...props.messages };
  return (
    <>
      <DialogBody className="flex max-h-[70vh] flex-col">
        <DiffViewer {...props} />
      </DialogBody>
      <DialogFooter>
        <Button data-autofocus onClick={() => dialog.dismiss('close')}>
          {text.close}
        </Button>
      </DialogFooter>
    </>
  );
}
