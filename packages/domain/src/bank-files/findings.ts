import { counted } from '../formats/index.ts';
import type { BankFileFinding } from './bank-file.ts';

/** As many as people read. Of what is wrong with more lines the rest is counted. */
const most = 100;

/** What is found out about a file, a line at a time. */
export interface Findings {
  readonly problem: (line: number | null, text: string) => void;
  readonly warn: (line: number | null, text: string) => void;
  readonly hasProblems: () => boolean;
  readonly problems: () => readonly BankFileFinding[];
  readonly warnings: () => readonly BankFileFinding[];
}

/** Collects what is wrong and what is odd, the first of each. */
export function newFindings(): Findings {
  const [wrong, odd] = [newList(), newList()];
  return {
    problem: wrong.add,
    warn: odd.add,
    hasProblems: () => wrong.told().length > 0,
    problems: wrong.told,
    warnings: odd.told,
  };
}

function newList() {
  const list: BankFileFinding[] = [];
  let more = 0;
  return {
    add: (line: number | null, text: string) => {
      if (list.length < most) list.push({ line, text });
      else more++;
    },
    told: (): readonly BankFileFinding[] =>
      more === 0 ? list : [...list, { line: null, text: `And ${counted(more, 'more', 'more')}` }],
  };
}
