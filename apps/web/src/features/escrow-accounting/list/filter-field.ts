/** A filter of a list of the books; its name is what the call and the address name it. */
export type FilterField =
  | { readonly kind: 'account'; readonly name: string; readonly isRequired?: boolean }
  | { readonly kind: 'date'; readonly name: string; readonly label: string; readonly isRequired?: boolean }
  | { readonly kind: 'text'; readonly name: string; readonly label: string; readonly placeholder: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly any: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      /** Pixels. */
      readonly width: number;
    }
  | { readonly kind: 'cents' | 'count'; readonly name: string; readonly label: string }
  | { readonly kind: 'flag'; readonly name: string; readonly label: string };

/** The choices of names by what they stand for. */
export const choicesOf = <S extends string>(names: Readonly<Record<S, string>>) =>
  // The keys are those of the names.
  (Object.entries(names) as [S, string][]).map(([value, label]) => ({ value, label }));
