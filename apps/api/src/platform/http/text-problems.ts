import { textProblem } from '@closewright/domain/formats';

interface TextProblem {
  readonly path: readonly string[];
  readonly problem: string;
}

/** What is wrong with the characters of the texts of a value, by their paths. */
export function textProblems(value: unknown, rule = textProblem, path: readonly string[] = []): TextProblem[] {
  if (typeof value === 'string') {
    const problem = rule(value);
    return problem === null ? [] : [{ path, problem }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textProblems(each, rule, [...path, name]));
}
