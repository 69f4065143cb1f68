import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { toasts } from '@closewright/ui/services/toasts';
import { Copy, X } from 'lucide-react';
import { Findings } from './findings.tsx';
import { type RefusedFile, refusalText } from './refused-file.ts';

export interface RefusedBandProps {
  file: RefusedFile;
  onClose(): void;
}

/** A file that was refused: nothing of it was taken, and why, line by line. */
export function RefusedBand({ file, onClose }: RefusedBandProps) {
  const { fileName, problems } = file;
  const copy = () =>
    navigator.clipboard.writeText(refusalText(file)).then(
      () => toasts.success('Copied'),
      () => toasts.error({ title: 'It could not be copied', message: 'The browser did not allow it.' }),
    );
  return (
    <>
      <Banner
        tone="danger"
        icon="blocked"
        title="Nothing was taken"
        actions={
          <>
            <Button size="sm" icon={Copy} onClick={() => void copy()}>
              Copy
            </Button>
            <Button size="sm" variant="quiet" icon={X} onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        of {fileName}: {counted(problems.length, 'problem')}.
        {problems.some(({ line }) => line !== null) && ' Have the bank send it again.'}
      </Banner>
      <Findings label="Why nothing was taken" findings={problems} />
    </>
  );
}
