import { diffArrays } from 'diff';
import { compareHtml, normalizeHtml, renderJoined, resolveHtml } from '../../../packages/ui/src/lib/html-diff/index.ts';
import { twoVersions } from './documents.ts';

/**
 * One process per sample: `node contender.ts <name> <size> <percent>` compares once, cold, as a worker that was just started does, and
 * prints the milliseconds. A wrong answer ends with an error, so it never counts as fast.
 */
const TOKEN = /<[^>]*>|[\p{L}\p{N}]+(?:[.,'’/-][\p{L}\p{N}]+)*|\s+|./gsu;
const tokens = (html: string) => html.match(TOKEN) ?? [];

const contenders: Record<string, (before: string, after: string) => (check: boolean) => void> = {
  ours: (before, after) => {
    const joined = renderJoined(compareHtml(before, after));
    return () => {
      if (normalizeHtml(resolveHtml(joined, 'before')) !== normalizeHtml(before))
        throw new Error('Reject all is not A');
      if (normalizeHtml(resolveHtml(joined, 'after')) !== normalizeHtml(after)) throw new Error('Accept all is not B');
      if (!/data-diff="ins"/.test(joined) || !/data-diff="del"/.test(joined)) throw new Error('No change was found');
    };
  },
  tokeniser: (before, after) => {
    const count = tokens(before).length + tokens(after).length;
    return () => {
      if (count < 1000) throw new Error('Nothing was read');
    };
  },
  'htmldiff-js': (before, after) => {
    const html = htmldiff(before, after);
    return () => {
      if (!html.includes('<ins') || !html.includes('<del')) throw new Error('No change was found');
    };
  },
  'jsdiff diffArrays': (before, after) => {
    const parts = diffArrays(tokens(before), tokens(after));
    return () => {
      const side = (gone: 'added' | 'removed') => parts.flatMap((part) => (part[gone] ? [] : part.value)).join('');
      if (side('added') !== before || side('removed') !== after) throw new Error('A side does not come back');
    };
  },
};

const [name = '', size = '500', percent = '2'] = process.argv.slice(2);
const contender = contenders[name];
if (!contender) throw new Error(`No contender ${name}`);
// CommonJS with a default of its own; loaded for its own sample only.
const htmldiff = name === 'htmldiff-js' ? (await import('htmldiff-js')).default.default.execute : () => '';
const { before, after } = twoVersions(Number(size) * 1000, Number(percent) / 100);
const began = performance.now();
const check = contender(before, after);
const milliseconds = performance.now() - began;
check(true);
console.log(milliseconds);
