import { CircleAlert, Clock } from 'lucide-react';
import { ageWords } from './reconciliation-words.ts';

/** How old an exception is: what is old says so by a sign, too. */
export function Age({ age }: { age: number }) {
  const { text, tone } = ageWords(age);
  if (tone === 'plain') return text;
  const Sign = tone === 'danger' ? CircleAlert : Clock;
  return (
    <span
      className={`inline-flex items-center gap-1 font-semibold ${tone === 'danger' ? 'text-danger-fg' : 'text-warning-fg'}`}
    >
      <Sign aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
      {text}
    </span>
  );
}
