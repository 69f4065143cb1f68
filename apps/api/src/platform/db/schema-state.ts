/** How the migrations of a database stand to those of the code; null: as they should. */
type SchemaProblem = {
  readonly state: 'empty' | 'behind' | 'ahead' | 'apart';
  readonly migrations: readonly string[];
};

/**
 * Compares the migrations that a database has with those that the code knows.
 * @param applied null where the database has never been migrated
 */
export function schemaProblem(applied: readonly string[] | null, known: readonly string[]): SchemaProblem | null {
  if (applied === null || applied.length === 0) return { state: 'empty', migrations: known };
  const missing = known.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !known.includes(name));
  if (missing.length > 0 && unknown.length > 0) return { state: 'apart', migrations: [...missing, ...unknown] };
  if (missing.length > 0) return { state: 'behind', migrations: missing };
  return unknown.length > 0 ? { state: 'ahead', migrations: unknown } : null;
}
