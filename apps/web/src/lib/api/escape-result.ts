import { escapeScripts } from '@closewright/domain/formats';

/** A script element can only be in the result if the text of the answer has the word after an angle bracket. */
const mayContainScript = /(?:<|\\u003c)\s*\/?\s*script/i;

/**
 * Escapes every string of a result that contains a script element (core.md §5).
 * @param text the answer as it came: almost none contains one, and then nothing is walked
 */
export function escapeResult(result: unknown, text: string): unknown {
  // Most have no angle bracket at all, which is seen far sooner than the pattern sees it.
  const hasBracket = text.includes('<') || text.includes('\\u003');
  return hasBracket && mayContainScript.test(text) ? walk(result) : result;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return escapeScripts(value);
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member)]));
}
