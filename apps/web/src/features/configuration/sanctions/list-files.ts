/** The files of a list by what they are called where OFAC publishes them. */
export const listFiles = {
  names: { label: 'sdn.csv', called: /^sdn\b/i },
  aliases: { label: 'alt.csv', called: /^alt\b/i },
  consolidatedNames: { label: 'cons_prim.csv', called: /^cons_prim\b/i },
  consolidatedAliases: { label: 'cons_alt.csv', called: /^cons_alt\b/i },
} as const;

/** Which of the files of a list. */
export type ListFile = keyof typeof listFiles;
const kinds: readonly ListFile[] = ['names', 'aliases', 'consolidatedNames', 'consolidatedAliases'];

/** A file of a list as it is sent. */
export interface ReadFile {
  readonly fileName: string;
  readonly content: string;
}

/** The files that were chosen so far. */
export type ChosenFiles = Partial<Record<ListFile, ReadFile>>;

/** Which file of a list one is, by its name, as a browser may have numbered it: `sdn (1).csv`; null where it is none. */
export const listFileOf = (fileName: string): ListFile | null =>
  kinds.find((kind) => listFiles[kind].called.test(fileName)) ?? null;

/** Why a list cannot be imported yet; null where it can. */
export function importObstacle(files: ChosenFiles, listDate: string | null): string | null {
  if (files.names === undefined) return `Choose ${listFiles.names.label} first`;
  if (files.consolidatedAliases !== undefined && files.consolidatedNames === undefined)
    return `Choose ${listFiles.consolidatedNames.label}, whose aliases these are`;
  return listDate === null ? 'Say of which day the list is' : null;
}

/** What is wrong with a list, by file and line. */
export interface ListProblem {
  readonly file: string;
  readonly line: string;
  readonly text: string;
}

/** What the api said of a list that it refused, in the order of its files; a day is said at its field. */
export function listProblems(modelState: Readonly<Record<string, readonly string[]>>): ListProblem[] {
  return kinds.flatMap((kind) =>
    (modelState[kind] ?? []).map((said) => {
      const [, line = '', text = said] = /^Line (\d+): (.*)$/s.exec(said) ?? [];
      return { file: listFiles[kind].label, line, text };
    }),
  );
}
