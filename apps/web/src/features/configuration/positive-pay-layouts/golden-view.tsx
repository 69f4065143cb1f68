import { counted } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { MemoField } from '@closewright/ui/memo-field';
import { CircleCheck, TriangleAlert, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { type GoldenPiece, type GoldenSample, goldenComparison, typedSample } from './golden-lines.ts';

export interface GoldenViewProps {
  /** What our layout makes of the sample checks. */
  ours: string;
  /** The bank's own sample. */
  theirs: GoldenSample;
  /** Where ours differs first, in a sentence; null where it does not. */
  difference: string | null;
  onTheirs(sample: GoldenSample): void;
}

/** The bank’s own sample beside what our layout makes of the same checks: what differs is marked, line by line. */
export function GoldenView({ ours, theirs, difference, onTheirs }: GoldenViewProps) {
  const file = useRef<HTMLInputElement>(null);
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onTheirs({ text: await chosen.text(), isFile: true });
    target.value = '';
  };
  return (
    <div className="flex min-h-0 flex-1 divide-x divide-hairline">
      <div className="flex w-80 flex-none flex-col gap-2 overflow-y-auto p-3">
        <MemoField
          label="The bank’s sample"
          help="Paste it, or load its file. Type its checks under Sample checks."
          value={theirs.text}
          onValueChange={(text) => onTheirs(typedSample(theirs, text))}
          minRows={4}
          maxHeight={120}
          maxLength={20_000}
        />
        <span>
          <Button size="sm" icon={Upload} onClick={() => file.current?.click()}>
            Load file
          </Button>
          <input ref={file} type="file" hidden aria-hidden tabIndex={-1} onChange={(event) => void load(event)} />
        </span>
      </div>
      {theirs.text === '' ? (
        <p className="p-3 text-muted">Nothing to compare with yet.</p>
      ) : (
        <Comparison ours={ours} theirs={theirs} difference={difference} />
      )}
    </div>
  );
}

function Comparison({ ours, theirs, difference }: Pick<GoldenViewProps, 'ours' | 'theirs' | 'difference'>) {
  const { lines, different, ends } = goldenComparison(ours, theirs);
  return (
    <section
      aria-label="Ours beside the sample"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
      tabIndex={0}
      className="flex min-w-0 flex-1 flex-col gap-1 overflow-auto p-3"
    >
      <p role="status" className="flex flex-none items-center gap-2">
        {different === 0 && ends === null ? (
          <Badge tone="success" icon={CircleCheck}>
            All {counted(lines.length, 'line')} are the same
          </Badge>
        ) : (
          <>
            <Badge tone="warning" icon={TriangleAlert}>
              {different === 0 ? 'The lines are the same' : `${different} of ${counted(lines.length, 'line')} differ`}
            </Badge>
            {ends ?? difference}
          </>
        )}
        {!theirs.isFile && <span className="text-muted">How lines end cannot be told of pasted text.</span>}
      </p>
      <ol className="bank-lines">
        {lines.map(({ number, isSame, ours: mine, theirs: sample, column }) => (
          <li key={number}>
            {isSame ? (
              <Line name={`${number}`} pieces={mine} />
            ) : (
              <>
                <Line name={`${number} ours`} pieces={mine} column={column} />
                <Line name={`${number} bank`} pieces={sample} />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  name: string;
  pieces: readonly GoldenPiece[] | null;
  /** The first column that differs. */
  column?: number | null;
}

function Line({ name, pieces, column = null }: LineProps) {
  return (
    <div>
      <span className="text-muted">{name.padEnd(8)}</span>
      {pieces === null ? (
        <span className="text-muted">no such line</span>
      ) : (
        pieces.map(({ text, isSame }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beyond their place
          isSame ? <span key={at}>{text}</span> : <mark key={at}>{text}</mark>,
        )
      )}
      {column !== null && <span className="text-muted"> from column {column}</span>}
    </div>
  );
}
