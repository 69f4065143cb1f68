/**
 * What a statement does and to which table, in words that are the same for every call of it: `SELECT orders`. The text itself
 * stays here, so nothing that somebody typed can be in a span, however a statement came about.
 */
export function statementName(sql: string): string {
  const verb = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/i.exec(sql)?.[1];
  const called = table ?? /^\s*select\s+"?([a-z_][a-z0-9_]*)"?\s*\(/i.exec(sql)?.[1];
  return called ? `${verb} ${called}` : verb;
}
