import { cn } from '@closewright/ui/lib/cn';
import { rulerOf, type SamplePiece } from './sample-lines.ts';

export interface SampleViewProps {
  /** Of the file that the layout makes of the sample. */
  lines: readonly (readonly SamplePiece[])[];
  /** The way to the field in hand. */
  current: string | null;
}

/** The file that a layout makes of the sample, under a ruler, with the field in hand marked in each line. */
export function SampleView({ lines, current }: SampleViewProps) {
  const longest = Math.max(0, ...lines.map((line) => line.reduce((sum, { text }) => sum + text.length, 0)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
    <section aria-label="Sample of the file" tabIndex={0} className="bank-lines min-h-0 flex-1 overflow-auto px-3">
      <div aria-hidden className="bank-ruler">
        {rulerOf(longest)}
      </div>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place
        <div key={at}>
          {line.map(({ text, path }, piece) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beyond their place
              key={piece}
              className={cn(path !== null && 'bank-field')}
              data-current={(path !== null && path === current) || undefined}
            >
              {text}
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
