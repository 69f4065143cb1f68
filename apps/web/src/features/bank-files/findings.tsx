import type { BankFileFinding } from '@closewright/domain/bank-files';
import { findingText } from './refused-file.ts';

/** What is wrong or odd, one by one; many scroll. */
export function Findings({ label, findings }: { label: string; findings: readonly BankFileFinding[] }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
      tabIndex={0}
      className="max-h-44 flex-none overflow-y-auto bg-surface-base px-4 py-1"
    >
      <ul>
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity beyond their place
          <li key={at} className="figures py-0.5 break-words">
            {findingText(finding)}
          </li>
        ))}
      </ul>
    </section>
  );
}
