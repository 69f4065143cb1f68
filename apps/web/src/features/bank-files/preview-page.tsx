import { routeByName } from '@closewright/domain/navigation';
import { BusyRegion } from '@closewright/ui/busy';
import { Button } from '@closewright/ui/button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead } from '@closewright/ui/page-head';
import { off } from '../../lib/off.ts';
import { PreviewPart } from './preview-part.tsx';
import type { Previewed, useImport } from './use-import.tsx';

export interface PreviewPageProps {
  intake: ReturnType<typeof useImport>;
  previewed: Previewed;
  /** Why nothing can be imported; null where it can. */
  refusal: string | null;
}

/** A file that was read, before anything of it is taken. */
export function PreviewPage({ intake, previewed: { chosen, preview }, refusal }: PreviewPageProps) {
  const { take, leave, obstacle, takeWords, keeps, setKeeps, busy } = intake;
  useHotkey('$mod+Enter', 'Import', () => void take());
  useHotkey('Escape', 'Leave', () => void leave());
  return (
    <>
      <PageHead
        title={routeByName('accounting.ebank-recon').label}
        meta={`${chosen.fileName}, ${preview.format}. Nothing is taken yet.`}
      >
        <Button shortcut="Esc" onClick={() => void leave()}>
          Cancel
        </Button>
        <Button variant="primary" shortcut="Ctrl Enter" {...off(obstacle)} onClick={() => void take()}>
          {takeWords}
        </Button>
      </PageHead>
      <BusyRegion queue={busy} className="flex min-h-0 flex-1 flex-col" contentClassName="flex min-h-0 flex-1 flex-col">
        <PreviewPart preview={preview} keeps={keeps} onKeeps={setKeeps} mayKeep={refusal === null} />
      </BusyRegion>
    </>
  );
}
