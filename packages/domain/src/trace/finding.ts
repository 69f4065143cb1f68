/** Something to look at before a figure is used: what it is, and what to do about it. */
export interface Finding {
  readonly what: string;
  readonly act: string;
}

/** What there is to look at in any of several rows, each with the names of those it is about. */
export function findingsByName(
  rows: readonly { readonly name: string; readonly findings: readonly Finding[] }[],
): readonly { readonly what: string; readonly names: readonly string[] }[] {
  const found = rows.flatMap(({ name, findings }) => findings.map(({ what }) => ({ what, name })));
  return [...Map.groupBy(found, ({ what }) => what)].map(([what, of]) => ({ what, names: of.map(({ name }) => name) }));
}
